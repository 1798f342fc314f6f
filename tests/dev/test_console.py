"""Progress: one plain line for each step, and notes on a terminal."""

import sys
import time

import pytest

from dev import console


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.04, "0.0 s"), (42, "42.0 s"), (99.94, "99.9 s"), (187, "3 min 7 s"), (119.7, "2 min 0 s")],
)
def test_duration(seconds: float, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 1000 + seconds)
    assert console.duration(1000) == text


def test_step_prints_one_plain_line(capsys: pytest.CaptureFixture[str]) -> None:
    with console.step("1/2  packages") as note:
        note("Collecting numpy")
    line = capsys.readouterr().out
    assert line.split() == ["1/2", "packages", "0.0", "s"]
    assert line.endswith("\n")
    assert "\033" not in line


def test_step_shows_notes_on_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    with console.step("1/2  packages") as note:
        note("Collecting numpy" + "y" * 80)
    _, noted, last = capsys.readouterr().out.split("\r\033[K")
    assert noted.startswith("  1/2  packages")
    assert "Collecting numpy" in noted
    assert len(noted) < 80
    assert last.split() == ["1/2", "packages", "0.0", "s"]


@pytest.mark.parametrize(("error", "word"), [(KeyboardInterrupt, "stopped"), (OSError, "failed")])
def test_step_that_ends_early_says_so(
    error: type[BaseException], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(error), console.step("1/2  packages"):
        raise error
    assert capsys.readouterr().out.split() == ["1/2", "packages", word]
