"""`./dev test --clients`, without the network: what is run, and what is said when something fails."""

import json
from pathlib import Path
from typing import Any

import pytest

from dev import main, process, setup
from dev.project import ROOT, Project
from dev.setup import Setup
from package import clients


class Programs:
    """Stands for all programs that are run: notes their words, and fails where it should."""

    def __init__(self) -> None:
        self.ran: list[str] = []
        self.failing = "nothing"
        self.packages = ["torch", "tianshou"]

    def run(self, command: Any, folder: Path, extra: Any, on_line: Any) -> int:
        words = [str(word) for word in command]
        self.ran.append(" ".join(words))
        assert extra["PYTHONPATH"] == ""
        if "wheel" in words:
            Path(words[words.index("-w") + 1]).mkdir(parents=True)
            Path(words[words.index("-w") + 1], "fiefdom-1-py3-none-any.whl").touch()
        if "--report" in words:
            found = {"install": [{"metadata": {"name": name}} for name in self.packages]}
            Path(words[words.index("--report") + 1]).write_text(json.dumps(found), encoding="utf-8")
        on_line("the last line\n")
        return 3 if self.failing in self.ran[-1] else 0


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> Programs:
    made = Programs()
    monkeypatch.setattr(process, "run", made.run)
    return made


def test_every_client_is_run_with_the_wheel(project: Project, programs: Programs, capsys: Any) -> None:
    assert clients.run_clients(project) == 0
    for words in clients.EXAMPLES.values():
        assert (ROOT / "examples" / "clients" / words[0]).is_file()
        assert any(" ".join(words) in line for line in programs.ran)
    assert {words[0] for words in clients.EXAMPLES.values()} == {
        path.name for path in (ROOT / "examples" / "clients").glob("*.py")
    }
    assert "--dry-run" in programs.ran[-1] and clients.RLLIB in programs.ran[-1] and "[envs]" in programs.ran[-1]
    assert "All clients work" in capsys.readouterr().out
    assert (project.root / clients.LIBRARIES).is_file()


def test_a_client_that_fails_does_not_hide_the_others(project: Project, programs: Programs, capsys: Any) -> None:
    programs.failing = "tianshou_dqn.py"
    assert clients.run_clients(project) == 1
    assert any("torchrl_rollout.py" in line for line in programs.ran)
    told = capsys.readouterr()
    assert "Tianshou: This failed with code 3" in told.err and told.err.rstrip().endswith("the last line")


def test_nothing_is_run_without_the_libraries(project: Project, programs: Programs, capsys: Any) -> None:
    programs.failing = "--force-reinstall"
    assert clients.run_clients(project) == 1
    assert not any("maskable_ppo" in line for line in programs.ran)


def test_gigabytes_of_cuda_are_refused(project: Project, programs: Programs, capsys: Any) -> None:
    programs.packages = ["torch", "nvidia-cublas"]
    assert clients.run_clients(project) == 1
    assert clients.CUDA in capsys.readouterr().err
    assert not any("--force-reinstall" in line for line in programs.ran)


def test_the_option(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    prepared: list[tuple[str, ...]] = []
    monkeypatch.setattr(Setup, "prepare", lambda _, wanted: prepared.append(wanted) or False)
    monkeypatch.setattr(clients, "run_clients", lambda _: 4)
    assert main.main(["test", "--clients"]) == 4 and prepared == [setup.TO_BUILD]
    assert main.main(["test", "--clients", "more"]) == 2
