"""Results do not depend on the workers: processes and a real Ray cluster against playing one game after another."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import fiefdom
from fiefdom.bots.arena import Result, Settings, Store, plan, run, workers
from fiefdom.bots.arena.ray_workers import Cluster
from fiefdom.bots.arena.workers import Processes
from fiefdom.errors import BotError, ClusterError, MissingPackage
from fiefdom.rules import Rules
from support import broken_bots

SETTINGS = Settings(Rules.parse("kingdomino(players=3)"), ("search:simulations=20", "gprd", "random"), seed=5)
TWO = Settings(Rules.parse("kingdomino(players=2)"), ("gprd", "random"))
HAS_RAY = not (sys.platform == "darwin" and os.uname().machine == "x86_64")


def facts(results: list[Result]) -> list[tuple[object, ...]]:
    return [(result.game, result.seats, result.scores, result.decisions, result.digest) for result in results]


@pytest.fixture(scope="module")
def alone() -> list[tuple[object, ...]]:
    return facts(run(SETTINGS, 12))


def test_processes_play_the_same_games(alone: list[tuple[object, ...]], tmp_path: Path) -> None:
    with Store(tmp_path / "run.jsonl", SETTINGS) as store:
        assert facts(run(SETTINGS, 12, jobs=3, store=store, records=tmp_path / "kept")) == alone
    assert len(list((tmp_path / "kept").iterdir())) == 12


def test_a_crew_plays_again_and_may_have_more_hands_than_games() -> None:
    with Processes(TWO, 2) as pool:
        first = facts([played.result for played in pool.play(plan(TWO, 1))])
        assert list(pool.play([])) == []
        assert facts([played.result for played in pool.play(plan(TWO, 1))]) == first
        workers = list(pool._workers.values())
    assert len(workers) == 2 and not any(worker.is_alive() for worker in workers)


def test_a_crew_can_be_left_in_the_middle() -> None:
    with Processes(SETTINGS, 2) as pool:
        next(iter(pool.play(plan(SETTINGS, 30))))
        workers = list(pool._workers.values())
    assert not any(worker.is_alive() for worker in workers)


def test_a_crew_may_be_started_beside_the_main_thread() -> None:
    found: list[Result] = []
    thread = threading.Thread(target=lambda: found.extend(run(TWO, 2, jobs=2)))
    thread.start()
    thread.join()
    assert len(found) == 2


def test_only_workers_are_deaf() -> None:
    before = signal.getsignal(signal.SIGINT)
    with workers._deaf():
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    assert signal.getsignal(signal.SIGINT) is before


def test_a_worker_that_is_killed_is_told_and_results_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Store(path, SETTINGS) as store, Processes(SETTINGS, 2) as pool:
        games = pool.play(plan(SETTINGS, 300))
        store.add(next(games).result)
        for worker in pool._workers.values():
            worker.kill()
        with pytest.raises(BotError, match=r"ended with code -9\.$"):
            for played in games:
                store.add(played.result)
        done = len(store.results)
    with Store(path, SETTINGS) as store:
        assert len(store.results) == done >= 1


@pytest.mark.parametrize(
    ("serve", "said"),
    [
        (broken_bots.serve_raising, "The bot 'gprd' failed with ZeroDivisionError: nothing can be divided by nothing."),
        (broken_bots.serve_exiting, "The process that should play ended with code 7."),
    ],
)
def test_a_bot_that_breaks_in_a_process_is_told(monkeypatch: pytest.MonkeyPatch, serve: object, said: str) -> None:
    monkeypatch.setattr(workers, "_serve", serve)
    with Processes(TWO, 2) as pool, pytest.raises(BotError) as failure:
        list(pool.play(plan(TWO, 8)))
    assert str(failure.value).startswith("Game ") and str(failure.value).endswith(said)


def test_a_worker_that_never_gets_ready_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_serve", os._exit)
    with pytest.raises(BotError, match=r"No game was played\. The process that should play ended with code"):
        Processes(TWO, 2).__enter__()


@pytest.mark.skipif(not HAS_RAY, reason="there is no Ray for this machine")
def test_a_ray_cluster_plays_the_same_games(alone: list[tuple[object, ...]], tmp_path: Path) -> None:
    """A real cluster: another process starts it, plays on it and stops it. (Ray leaves warnings in its process.)"""
    command = [sys.executable, "-m", "fiefdom", "arena", str(SETTINGS.rules), "--bots", ",".join(SETTINGS.bots)]
    command += ["--games", "12", "--seed", "5", "--jobs", "2", "--out", "x.jsonl", "--records", "kept", "--ray"]
    here = {**os.environ, "PYTHONPATH": str(Path(fiefdom.__file__).parents[1])}
    found = subprocess.run(command, cwd=tmp_path, env=here, capture_output=True, encoding="utf-8")
    assert found.returncode == 0, found.stderr
    with Store(tmp_path / "x.jsonl", SETTINGS) as store:
        assert facts([store.results[game] for game in range(12)]) == alone
    assert len(list((tmp_path / "kept").iterdir())) == 12


class FakeRay:
    """The parts of Ray needed for a cluster that never starts: with the real one this takes half a minute."""

    def __init__(self) -> None:
        self.tries = self.ends = 0

    def init(self, **options: object) -> None:
        self.tries += 1
        raise Exception("The current node timed out during startup.\nMore lines.")

    def shutdown(self) -> None:
        self.ends += 1


def test_a_cluster_has_three_tries_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    with pytest.raises(
        ClusterError, match=r"Ray could not start a cluster: The current node timed out during startup\.$"
    ):
        Cluster(TWO).__enter__()
    assert (fake.tries, fake.ends) == (3, 3)


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    with pytest.raises(ClusterError, match="There is no Ray cluster at 'auto': The current node timed out"):
        Cluster(TWO, "auto").__enter__()
    assert (fake.tries, fake.ends) == (1, 1)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingPackage, match=r"install fiefdom\[cluster\]"):
        Cluster(TWO)
