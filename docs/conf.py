"""The documentation site: `./dev docs` builds it into build/docs; every warning is an error."""

import re
import sys
import tomllib
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))
from fiefdom._version import __version__  # noqa: E402

SOURCE = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Source"]
OUTSIDE = re.compile(r"\]\((?:\.\./)+([^)#\s]+)(#[^)\s]*)?\)")

project = "Fiefdom"
author = "The Fiefdom authors"
copyright = author
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["conf.py"]
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
suppress_warnings = ["misc.highlighting_failure"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_mock_imports = ["gymnasium", "pettingzoo"]
html_theme = "furo"
html_title = f"Fiefdom {__version__}"
html_extra_path = ["grafana-dashboard.json", "formats/record.schema.json"]
html_theme_options = {"source_repository": SOURCE, "source_branch": "main", "source_directory": "docs/"}
man_pages = [("command-line", "fiefdom", "the domino-kingdom family of board games", author, 1)]


def link_outside(app: Sphinx, page: str, text: list[str]) -> None:
    """Links to files of the repository that are no pages lead to the repository."""

    def absolute(link: re.Match[str]) -> str:
        up = link[0].count("../") - page.count("/")
        return f"]({SOURCE}/blob/main/{link[1]}{link[2] or ''})" if up > 0 else link[0]

    text[0] = OUTSIDE.sub(absolute, text[0])


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", link_outside)
