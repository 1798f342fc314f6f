"""Every reason for which an environment refuses a call."""

from importlib import import_module

import numpy as np
import pytest

import hamlet
from fiefdom.bots.players import RandomBot
from fiefdom.envs import VectorEnvironment, symmetries
from fiefdom.envs.optional import library
from fiefdom.envs.refusals import EnvironmentCode
from fiefdom.errors import FiefdomError
from fiefdom.rules import Rules
from support.reason_checks import check_words, codes, members

RULES = "kingdomino(players=2)"
Codes = EnvironmentCode


def started(number=2, **wishes):
    games = VectorEnvironment(RULES, number, **wishes)
    games.reset(1)
    return games


def closed():
    games = started(4, threads=2)
    games.close()
    games.step(np.zeros(4, np.int64))


def forked():
    """Step in a process that looks like a fork: with another id and without the threads."""
    games = started(4, threads=2)
    process, games._workers._process = games._workers._process, -1
    try:
        games.step(np.zeros(4, np.int64))
    finally:
        games._workers._process = process
        games.close()


class Historian(RandomBot):
    """A bot that must know where every domino lies."""

    needs_history = True


def restored(change):
    games = started()
    games.restore(change(games.save().states))


def unsound(states):
    states["turn"] = 99
    return states


def with_randoms(randoms):
    games = started()
    games.restore(games.save()[0], randoms)


def turned():
    hamlet.register()
    try:
        symmetries(Rules.parse("hamlet"))
    finally:
        hamlet.unregister()


def single(**wishes):
    from fiefdom.envs.gymnasium import SingleEnvironment

    return SingleEnvironment(**wishes)


def stepped_single(action):
    environment = single()
    environment.reset(seed=1)
    environment.step(action)


def kingdomino(rules=RULES):
    from fiefdom.envs.pettingzoo import kingdomino_v0

    return kingdomino_v0.env(rules).unwrapped


def stepped_kingdomino(action):
    environment = kingdomino()
    environment.reset(seed=1)
    environment.step(action)


def open_spiel():
    pyspiel = pytest.importorskip("pyspiel")
    import_module("fiefdom.envs.openspiel")
    return pyspiel.load_game("fiefdom_kingdomino(players=2)")


def illegal_in_open_spiel():
    state = open_spiel().new_initial_state()
    while state.is_chance_node():
        state._apply_action(state.chance_outcomes()[0][0])
    state._apply_action(-1)


def impossible_in_open_spiel():
    state = open_spiel().new_initial_state()
    for domino in range(50, 54):
        state._apply_action(domino)


CASES = {
    Codes.NOT_STARTED: lambda: VectorEnvironment(RULES, 1).step([0]),
    Codes.CLOSED: closed,
    Codes.FORKED: forked,
    Codes.ILLEGAL: lambda: started().step([-1, -1]),
    Codes.OPPONENT_ILLEGAL: lambda: started(opponents=lambda seen, masks: [-1] * len(seen)),
    Codes.OPPONENT_ANSWER: lambda: [single(opponents=lambda game: "left").reset(seed=seed) for seed in range(20)],
    Codes.NOT_ALL_STARTED: lambda: VectorEnvironment(RULES, 2).reset(chosen=[True, False]),
    Codes.NOT_RULES: lambda: VectorEnvironment(3, 1),
    Codes.DYNASTY: lambda: VectorEnvironment("kingdomino(players=2, dynasty)", 1),
    Codes.NOT_WHOLE: lambda: VectorEnvironment(RULES, 1.5),
    Codes.TOO_FEW: lambda: VectorEnvironment(RULES, 0),
    Codes.UNKNOWN_WORD: lambda: VectorEnvironment(RULES, 1, reward="gold"),
    Codes.UNKNOWN_ARRAY: lambda: started().write_to(gold=np.zeros(2)),
    Codes.ARRAY_TYPE: lambda: started().write_to(rewards=[0]),
    Codes.ARRAY_SHAPE: lambda: started().step([0]),
    Codes.ARRAY_MEMORY: lambda: started().write_to(rewards=frozen(started().rewards)),
    Codes.SHARED_MEMORY: lambda: started(autoreset="SAME_STEP", arrays=one_array()),
    Codes.ACTION_TYPE: lambda: started().step([0.5, 0.5]),
    Codes.STATE_TYPE: lambda: restored(lambda states: np.zeros(2)),
    Codes.STATE_COUNT: lambda: restored(lambda states: states[:1]),
    Codes.STATE_UNSOUND: lambda: restored(unsound),
    Codes.STATE_OF_OTHER_RULES: lambda: restored(lambda _: of_other_rules()),
    Codes.ZERO_SOURCE: lambda: with_randoms(np.zeros(2, np.uint64)),
    Codes.NEGATIVE_SEED: lambda: kingdomino().reset(seed=-1),
    Codes.SEED_COUNT: lambda: started().reset(seed=[1]),
    Codes.NO_OPTIONS: lambda: single().reset(options={"colour": "red"}),
    Codes.NOT_A_SNAPSHOT: lambda: single().restore(started().save()),
    Codes.NO_SYMMETRY: lambda: symmetries(RULES).turn_observations(started().observations, 8),
    Codes.CANNOT_BE_TURNED: turned,
    Codes.NO_SEAT: lambda: single(seat=5),
    Codes.NO_ACTION: lambda: stepped_single(-1),
    Codes.OPPONENT_COUNT: lambda: single(opponents=["random", "random"]),
    Codes.NOT_AN_OPPONENT: lambda: single(opponents=3),
    Codes.BOT_OF_ANOTHER_GAME: lambda: single(rules="tribe(players=2)", opponents="fg"),
    Codes.NEEDS_HISTORY: lambda: started(opponents=Historian()),
    Codes.OTHER_GAME: lambda: kingdomino("tribe(players=2)"),
    Codes.NOT_AN_ACTION: lambda: stepped_kingdomino("left"),
    Codes.NO_PARAMETERS: lambda: open_spiel().make_py_observer(params={"x": 1}),
    Codes.ILLEGAL_HERE: illegal_in_open_spiel,
    Codes.IMPOSSIBLE_OUTCOME: impossible_in_open_spiel,
    Codes.MISSING_LIBRARY: lambda: library("no_such_library", "envs"),
}


def frozen(array):
    found = array.copy()
    found.flags.writeable = False
    return found


def one_array():
    seen = started().observations
    return {"observations": seen, "final_observations": seen}


def of_other_rules():
    games = VectorEnvironment("kingdomino(players=3)", 2)
    games.reset(1)
    return games.save()[0]


@pytest.mark.parametrize("code", members(EnvironmentCode))
def test_every_code_is_reached(code):
    with pytest.raises(FiefdomError) as error:
        CASES[code]()
    assert code in codes(*error.value.reasons)
    check_words(code)
