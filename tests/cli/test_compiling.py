"""A first run says what it compiles, and a warm one does not."""

import io
import time

import pytest
from numba import njit
from rich.console import Console

from fiefdom.cli import console
from fiefdom.cli.compiling import CompileWatch


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """A terminal without patience."""
    text = io.StringIO()
    shown = Console(file=text, force_terminal=True, width=200)
    monkeypatch.setattr(console, "console", lambda stderr=False: shown)
    monkeypatch.setattr(console, "PATIENCE", 0.0)
    return text


def until(text: io.StringIO, words: str) -> None:
    deadline = time.monotonic() + 120
    while words not in text.getvalue():
        assert time.monotonic() < deadline, text.getvalue()
        time.sleep(0.01)


@pytest.mark.parametrize(("language", "words"), [("en", "Compiling"), ("hu", "fordítása"), ("pl", "Kompilowanie")])
def test_compiling_is_shown_with_the_function(screen: io.StringIO, language: str, words: str) -> None:
    def never_compiled_before(number: int) -> int:
        return number + 1

    with console.waiting("Thinking", language):
        until(screen, "Thinking")
        assert words not in screen.getvalue()
        assert njit(never_compiled_before)(1) == 2
        until(screen, "never_compiled_before")
    assert words in screen.getvalue()


def test_only_the_outer_function_is_named() -> None:
    with CompileWatch() as watch:
        assert watch.function is None
        watch.begins("outer")
        watch.begins("inner")
        watch.ends()
        watch.ends()
        assert watch.function == "outer"
        watch.begins("next")
        assert watch.function == "next"


def test_the_compiler_is_left_alone_afterwards() -> None:
    with CompileWatch() as watch:
        pass

    def compiled_later(number: int) -> int:
        return number

    njit(compiled_later)(1)
    assert watch.function is None


def test_nothing_is_printed_where_no_terminal_is(capsys: pytest.CaptureFixture[str]) -> None:
    with console.loading():
        pass
    captured = capsys.readouterr()
    assert captured.out == captured.err == ""
