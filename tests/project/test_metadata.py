"""What a stranger looks at first: citation, addresses, forms."""

import re
import tomllib

import pytest
import yaml

from fiefdom._version import __version__

from .conftest import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"))


def test_the_citation_names_this_version_and_place() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == __version__
    assert citation["repository-code"] == PROJECT["urls"]["Source"]
    assert citation["license"] == PROJECT["license"]
    assert {"cff-version", "message", "title", "authors"} <= set(citation)


def test_all_addresses_are_those_of_the_source() -> None:
    urls = PROJECT["urls"]
    assert {"Homepage", "Documentation", "Source", "Issues", "Changelog"} == set(urls)
    for name in ("Homepage", "Issues", "Changelog"):
        assert urls[name].startswith(urls["Source"])


def test_the_changelog_is_versioned() -> None:
    headings = re.findall(r"(?m)^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert headings[0] == "Unreleased"
    assert all(re.fullmatch(r"\d+\.\d+\.\d+\S* \(\d{4}-\d\d-\d\d\)", heading) for heading in headings[1:])


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_issue_forms_are_complete(form) -> None:
    found = yaml.safe_load(form.read_text(encoding="utf-8"))
    assert {"name", "description", "body"} <= set(found)
    identifiers = [part["id"] for part in found["body"]]
    assert len(set(identifiers)) == len(identifiers) >= 2
    assert all(part["attributes"]["label"] for part in found["body"])
    assert any(part.get("validations", {}).get("required") for part in found["body"])


def test_files_that_people_look_for_exist() -> None:
    assert FORMS
    for name in ("LICENSE", "README.md", "CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "CITATION.cff"):
        assert (ROOT / name).read_text(encoding="utf-8").strip()
