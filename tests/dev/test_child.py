"""Running other programs."""

import sys
from pathlib import Path

import pytest

from dev import child


def test_exit_code_and_output_are_returned(tmp_path: Path) -> None:
    code, output = child.captured([sys.executable, "-c", "print('a'); raise SystemExit(3)"], tmp_path)
    assert (code, output) == (3, "a\n")


def test_lines_go_to_the_log_and_the_listener(tmp_path: Path) -> None:
    log, lines = tmp_path / "log", list[str]()
    command = [sys.executable, "-c", "import sys; print('a'); print('b', file=sys.stderr)"]
    assert child.logged(command, log, tmp_path, lines.append) == 0
    assert sorted(lines) == ["a\n", "b\n"]
    assert log.read_text(encoding="utf-8").splitlines(keepends=True)[1:] == lines


def test_a_foreign_python_path_does_not_reach_our_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("LANGUAGE", "cy")
    assert "PYTHONPATH" not in child.surroundings()
    assert child.surroundings({"A": "b"}).items() >= {"LANGUAGE": "cy", "A": "b"}.items()


def test_the_program_ends_with_its_listener(tmp_path: Path) -> None:
    def refuse(line: str) -> None:
        if "started" in line:
            raise OSError(28, "No space left on device")

    command = [sys.executable, "-c", "import time; print('started', flush=True); time.sleep(60)"]
    with pytest.raises(OSError, match="No space"):
        child.logged([*command], tmp_path / "log", tmp_path, refuse)
