"""What a person sees when the output is no terminal: plain lines, without colour."""

import pytest

from dev import show


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.04, "0.0 s"), (42, "42.0 s"), (99.94, "99.9 s"), (187, "3 min 7 s"), (119.7, "2 min 0 s")],
)
def test_duration(seconds: float, text: str) -> None:
    assert show.duration(seconds) == text


def test_step_leaves_one_plain_line(capsys: pytest.CaptureFixture[str]) -> None:
    with show.Step("1/2", "packages") as step:
        step.tell("3 of 9, numpy")
    line = capsys.readouterr().out
    assert line.split() == ["1/2", "packages", "0.0", "s"]
    assert line.endswith("\n")
    assert "\033" not in line


@pytest.mark.parametrize(("error", "word"), [(KeyboardInterrupt, "stopped"), (OSError, "failed")])
def test_step_that_breaks_off_says_so(
    error: type[BaseException], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(error), show.Step("1/2", "packages"):
        raise error
    assert capsys.readouterr().out.split() == ["1/2", "packages", word]


def test_colour_is_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    assert show.paint("ok", show.GREEN) == "ok"
    monkeypatch.setattr(show, "on_terminal", lambda _: True)
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert show.paint("ok", show.GREEN) == "\033[32mok\033[0m"
    monkeypatch.setenv("NO_COLOR", "1")
    assert show.paint("ok", show.GREEN) == "ok"
