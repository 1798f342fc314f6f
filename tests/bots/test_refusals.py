"""Every reason given by bots, their training, the arena and clusters."""

import sys
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest

from fiefdom import bots
from fiefdom.bots import Limit, View
from fiefdom.bots.arena import Result, Settings, Store, arena_game, plan, split_bots, summarise, workers
from fiefdom.bots.arena import ray_workers as clusters
from fiefdom.bots.arena.ladder import ladder, read_runs
from fiefdom.bots.arena.ray_workers import Cluster
from fiefdom.bots.arena.result_store import software_digest
from fiefdom.bots.arena.sprt import read_bounds
from fiefdom.bots.arena.workers import Alone, Processes
from fiefdom.bots.programs.conformance import Conformance
from fiefdom.bots.programs.engine_session import EngineSession
from fiefdom.bots.programs.names import quoted_command
from fiefdom.bots.programs.wire import LONGEST_COMMAND
from fiefdom.bots.ray_training import RayWorkers
from fiefdom.bots.refusals import ArenaCode, BotCode, ClusterCode, EngineCode, ProgramCode
from fiefdom.bots.training import Trainer, TrainingRun
from fiefdom.bots.weights import learned_count, load_weights
from fiefdom.engine.setup import layout_for
from fiefdom.errors import BotError, FiefdomError
from fiefdom.game import Game
from fiefdom.rules import Rules
from fiefdom.server.bot_pool import choose
from support import broken_bots, programs
from support.reason_checks import check_words, codes, members

RULES = Rules.parse("kingdomino(players=2)")
TWO = Settings(RULES, ("gprd", "random"))
LAYOUT = layout_for(RULES)


class Refusing:
    """A minimal Ray: it starts or fails to start, and its workers fail or answer."""

    def __init__(self, starts=True, fails=True):
        self.starts, self.fails = starts, fails
        self.exceptions = self

    class RayError(Exception):
        pass

    def init(self, **options):
        if not self.starts:
            raise Exception("The current node timed out.")

    def shutdown(self):
        pass

    def cluster_resources(self):
        return {"CPU": 1}

    def remote(self, **options):
        def made(function):
            made.remote = lambda *arguments: lambda: function(*arguments)
            return made

        return made

    def get(self, task):
        if self.fails:
            raise self.RayError("The worker died.")
        return task()


def ray(monkeypatch, **wishes):
    monkeypatch.setitem(sys.modules, "ray", Refusing(**wishes))


def weights(folder, **arrays):
    path = folder / "weights.npz"
    np.savez(path, **arrays)
    load_weights(path, LAYOUT)


def text_as_weights(folder, _):
    (folder / "weights.npz").write_text("not at all")
    load_weights(folder / "weights.npz", LAYOUT)


def uneven_weights(folder, _):
    weights(folder, entries=np.zeros(3, np.uint16), values=np.zeros(2, np.float16), length=learned_count(LAYOUT))


def few_weights(folder, _):
    weights(folder, entries=np.zeros(1, np.uint16), values=np.zeros(1, np.float16), length=5)


def other_training(folder, _):
    run = TrainingRun(RULES, games=10)
    Trainer(run).put_down(folder / "kept.part", 1)
    Trainer(replace(run, seed=9)).take_up(folder / "kept.part", 1)


def over(_, __):
    game = Game.new(RULES, seed=1)
    while not game.is_over:
        game.push(game.legal_actions[0])
    View.of(game).seat  # noqa: B018


def broken(deed):
    def play(_, monkeypatch):
        bot = bots.bot("gprd")
        monkeypatch.setattr(type(bot), "choose", deed)
        arena_game.play(TWO, next(iter(plan(TWO, 1))))

    return play


def raising(*arguments):
    raise ZeroDivisionError("nothing can be divided by nothing")


def not_ready(_, monkeypatch):
    monkeypatch.setattr(type(bots.bot("gprd")), "choose", raising)
    with Alone(TWO):
        pass


def ending_process(_, monkeypatch):
    monkeypatch.setattr(workers, "_serve", broken_bots.serve_exiting)
    with Processes(TWO, 1) as pool:
        list(pool.play(plan(TWO, 2)))


def stored(change, settings=TWO):
    def read(folder, _):
        path = folder / "run.jsonl"
        Store(path, TWO).close()
        path.write_text(change(path.read_text()))
        Store(path, settings).close()

    return read


def locked(folder, _):
    pytest.importorskip("fcntl")
    with Store(folder / "run.jsonl", TWO):
        Store(folder / "run.jsonl", TWO)


def no_ray(_, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    Cluster(TWO)


def cluster(address="local", **wishes):
    def enter(_, monkeypatch):
        ray(monkeypatch, **wishes)
        Cluster(TWO, address).__enter__()

    return enter


def other_version(_, monkeypatch):
    ray(monkeypatch, fails=False)
    digests = iter(["here", "there"])
    monkeypatch.setattr(clusters, "software_digest", lambda: next(digests))
    Cluster(TWO).__enter__()


def failing_batch(_, monkeypatch):
    ray(monkeypatch)
    pool = RayWorkers(1)
    pool._train_batch = type("Remote", (), {"remote": staticmethod(lambda batch: batch)})
    pool.train_batches([])


def called(function, *arguments, **named_arguments):
    return lambda _, __: function(*arguments, **named_arguments)


def ladder_of(rules):
    def read(folder, _):
        Store(folder / "run.jsonl", TWO).close()
        ladder(read_runs(rules, [folder / "run.jsonl"]))

    return read


def played_by(deed, *options):
    def play(_, __):
        command = quoted_command(f"'{sys.executable}' -S -E '{programs.__file__}' {deed}")
        bot, game = bots.bot(",".join([command, *options])), Game.new(RULES, seed=1)
        for _ in range(2):
            game.push(bot.play(game))

    return play


def badly_checked(_, __):
    check = Conformance(f"'{sys.executable}' -S -E '{programs.__file__}' illegal")
    raise BotError(*(found.failure for found in check.run() if found.failure is not None))


def told_engine(*lines):
    """The reason for the first line that an engine does not accept."""

    def tell(_, __):
        session = EngineSession("hard", lambda line: None)
        for line in lines:
            session.serve(BytesIO(line.encode())) if len(line) > LONGEST_COMMAND else session.hear(line)
        session.close()
        raise session.refusal

    return tell


CASES = {
    BotCode.UNKNOWN: called(bots.bot, "42"),
    BotCode.MISSPELT: called(bots.bot, "serch"),
    BotCode.UNKNOWN_OPTION: called(bots.bot, "search:speed=3"),
    BotCode.OPTION_TWICE: called(bots.bot, "search:ms=3,ms=4"),
    BotCode.NOT_LEARNED: called(bots.bot, "random:weights=x.npz"),
    BotCode.NOT_SEARCHING: called(bots.bot, "normal:ms=3"),
    BotCode.NO_WEIGHTS_FILE: called(bots.bot, "normal:weights=none.npz"),
    BotCode.NOT_A_NUMBER: called(bots.bot, "search:ms=x"),
    BotCode.NOT_WHOLE: called(bots.bot, "search:width=1.5"),
    BotCode.NO_TIME: called(Limit, 0),
    BotCode.TOO_FEW: called(Limit, threads=0),
    BotCode.NO_DECISION: over,
    BotCode.NOT_WEIGHTS: text_as_weights,
    BotCode.BROKEN_WEIGHTS: uneven_weights,
    BotCode.OTHER_WEIGHTS: few_weights,
    BotCode.OTHER_TRAINING: other_training,
    BotCode.NO_HISTORY: called(lambda: View(RULES, Game.new(RULES, seed=1).engine_states()).position),
    BotCode.FAILED: broken(raising),
    BotCode.ILLEGAL: broken(lambda *arguments: -1),
    ArenaCode.OPTION_FIRST: called(split_bots, ["ms=3"]),
    ArenaCode.LONE_OPTION: called(split_bots, ["search,ms=3"]),
    ArenaCode.DYNASTY: called(Settings, replace(RULES, dynasty=True), ("random",)),
    BotCode.DOES_NOT_PLAY: called(Settings, Rules.parse("totem(players=2)"), ("fg",)),
    ArenaCode.NO_BOTS: called(Settings, RULES, ()),
    ArenaCode.NO_GAMES: called(summarise, TWO, []),
    ArenaCode.NOT_A_RESULT: called(Result.of_line, "spoilt"),
    ArenaCode.BAD_LINE: stored(lambda text: f"{text}spoilt\n"),
    ArenaCode.NOT_RESULTS: stored(lambda text: "hello\n"),
    ArenaCode.OTHER_SETTINGS: stored(str, replace(TWO, seed=2)),
    ArenaCode.OTHER_SOFTWARE: stored(lambda text: text.replace(software_digest(), "0" * 12)),
    ArenaCode.LOCKED: locked,
    ArenaCode.NOT_PLAYED: cluster(starts=False),
    ArenaCode.NOT_FINISHED: ending_process,
    ArenaCode.PROCESS_ENDED: ending_process,
    ArenaCode.SPRT_BOUNDS: called(read_bounds, "10,0"),
    ArenaCode.SPRT_BOTS: called(Settings, RULES, ("gprd",), exchanged=True),
    ArenaCode.LADDER_RULES: ladder_of(Rules.parse("totem(players=2)")),
    ArenaCode.LADDER_BOTS: ladder_of(RULES),
    ProgramCode.NO_COMMAND: called(bots.bot, "program:"),
    ProgramCode.NOT_STARTED: called(Settings, RULES, ('program:"no-such-program"',)),
    ProgramCode.NO_SUCH_OPTION: played_by("play", "option.depth=1"),
    ProgramCode.OTHER_VERSION: played_by("later"),
    ProgramCode.SILENT: played_by("mute", "patience=1"),
    ProgramCode.ENDED: played_by("die"),
    ProgramCode.FLOODED: played_by("stretch"),
    ProgramCode.UNASKED: played_by("twice"),
    ProgramCode.REPORTED: played_by("complain"),
    ProgramCode.NOT_A_MOVE: played_by("nonsense"),
    ProgramCode.ILLEGAL_MOVE: played_by("illegal"),
    ProgramCode.NOT_LISTED: badly_checked,
    ProgramCode.NOT_ALLOWED: called(choose, Game.new(RULES, seed=1), 'program:"ls"'),
    EngineCode.UNKNOWN: told_engine("dance"),
    EngineCode.LONG: told_engine("x" * 70_000),
    EngineCode.VERSION: told_engine("fiefdom 2"),
    EngineCode.OPTION: told_engine("setoption"),
    EngineCode.UNKNOWN_OPTION: told_engine("setoption name depth value 3"),
    EngineCode.THREADS: told_engine("setoption name threads value 0"),
    EngineCode.GO: told_engine("go forever"),
    EngineCode.NO_POSITION: told_engine("go"),
    EngineCode.THINKING: told_engine(
        f"position {RULES} moves line K1 K2 K3 K4; king 1", "go ms 100000000", "newgame x"
    ),
    ClusterCode.NOT_INSTALLED: no_ray,
    ClusterCode.NOT_STARTED: cluster(starts=False),
    ClusterCode.NOT_FOUND: cluster("auto", starts=False),
    ClusterCode.WORKER_FAILED: failing_batch,
    ClusterCode.OTHER_VERSION: other_version,
}


@pytest.mark.parametrize("code", members(BotCode, ArenaCode, ClusterCode, ProgramCode, EngineCode))
def test_every_code_is_reached(code, tmp_path: Path, monkeypatch):
    with pytest.raises(FiefdomError) as error:
        CASES[code](tmp_path, monkeypatch)
    assert code in codes(*error.value.reasons)
    check_words(code)
