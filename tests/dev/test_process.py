"""Running other programs."""

import sys
from pathlib import Path

import pytest

from dev import process
from dev.project import ROOT


def test_exit_code_and_lines(tmp_path: Path) -> None:
    lines: list[str] = []
    code = "import os; print(os.getcwd()); print(os.environ['WORD'], flush=True); raise SystemExit(3)"
    assert process.run([sys.executable, "-c", code], tmp_path, {"WORD": "a"}, lines.append) == 3
    assert lines == [f"{tmp_path.resolve()}\n", "a\n"]


def test_errors_are_lines_too(tmp_path: Path) -> None:
    lines: list[str] = []
    process.run([sys.executable, "-c", "import sys; print('a', file=sys.stderr)"], tmp_path, {}, lines.append)
    assert lines == ["a\n"]


def test_output_goes_to_the_terminal(capfd: pytest.CaptureFixture[str]) -> None:
    assert process.run([sys.executable, "-c", "print('a')"]) == 0
    assert capfd.readouterr().out == "a\n"


def test_started_programs_are_not_waited_for(tmp_path: Path) -> None:
    log, gate = tmp_path / "log", tmp_path / "gate"
    code = f"import os, time\nwhile not os.path.exists({str(gate)!r}): time.sleep(0.01)\nprint('done')"
    started = process.start([sys.executable, "-c", code], tmp_path, log)
    assert started.poll() is None
    gate.touch()
    assert started.wait() == 0
    assert log.read_text() == "done\n"


def test_replace() -> None:
    code = "import sys; from dev import process; process.replace([sys.executable, '-c', 'raise SystemExit(7)'])"
    assert process.run([sys.executable, "-c", code], ROOT / "tools") == 7


def test_the_program_ends_when_its_listener_fails(tmp_path: Path) -> None:
    def fail(line: str) -> None:
        raise OSError(28, "No space left on device")

    command = [sys.executable, "-c", "import time; print('started', flush=True); time.sleep(60)"]
    with pytest.raises(OSError, match="No space"):
        process.run(command, tmp_path, {}, fail)


def test_an_interrupted_program_may_finish(tmp_path: Path) -> None:
    def interrupt(line: str) -> None:
        raise KeyboardInterrupt

    done = tmp_path / "done"
    code = f"import time; print('started', flush=True); time.sleep(0.5); open({str(done)!r}, 'w')"
    with pytest.raises(KeyboardInterrupt):
        process.run([sys.executable, "-c", code], tmp_path, {}, interrupt)
    assert done.exists()
