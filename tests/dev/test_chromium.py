"""The browser that the tests of the page use: the machine's own, else the one that set-up brings."""

import os
from pathlib import Path

import pytest
from chromium import install

from support.needs import missing


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a browser."""
    monkeypatch.setattr(install, "FOLDER", tmp_path / "chromium")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("LD_LIBRARY_PATH", raising=False)
    return tmp_path


def test_without_any_browser_there_is_none(bare: Path) -> None:
    assert install.browser() == (None, {})


def test_what_was_unpacked_is_used_with_its_libraries_and_fonts(bare: Path) -> None:
    (bare / "chromium").mkdir()
    (bare / "chromium" / "chromium").touch()
    executable, variables = install.browser()
    assert executable == str(bare / "chromium" / "chromium")
    assert variables["LD_LIBRARY_PATH"].split(os.pathsep) == [str(bare / "chromium" / "lib"), str(bare / "chromium")]
    assert (Path(variables["FONTCONFIG_PATH"]) / "fonts.conf").is_file()


def test_the_machines_own_browser_comes_first(bare: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = bare / "bin" / "chromium"
    own.parent.mkdir()
    own.write_text("#!/bin/sh\n")
    own.chmod(0o755)
    (bare / "chromium").mkdir()
    (bare / "chromium" / "chromium").touch()
    assert install.browser() == (str(own), {})
    assert install.main() == 0
    assert str(own) in capsys.readouterr().out


def test_a_machine_for_which_there_is_no_package_is_told(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(install.platform, "machine", lambda: "arm64")
    assert install.main() == 0
    assert "install one" in capsys.readouterr().out


def test_a_missing_need_fails_where_nothing_may_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no browser"):
        missing("There is no browser.")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no browser"):
        missing("There is no browser.")
