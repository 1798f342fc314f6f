"""Every code of the engine: reached by a wrong call, and translated into every language."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from numba import config

from fiefdom import Rules
from fiefdom.engine.engine import engine_for, random_sources
from fiefdom.engine.families import kingdomino
from fiefdom.engine.random import below, new_source
from fiefdom.engine.refusals import EngineCode
from fiefdom.engine.registry import register, unregister
from fiefdom.engine.traits import layout_of_dtype
from fiefdom.errors import FiefdomError
from fiefdom.reasons import Code
from support.reason_checks import check_words, codes, members

DUEL = engine_for(Rules("kingdomino", 2))


def unsound() -> object:
    states = DUEL.new_states()
    states["phase"] = 99
    return DUEL.totals(states)


def read_only() -> object:
    states = DUEL.new_states()
    states.flags.writeable = False
    return DUEL.play_out(states, random_sources(1, 0, 1))


def same_record() -> object:
    register(replace(kingdomino.FAMILY, name="twin"))
    try:
        return layout_of_dtype(np.dtype([("unknown", "i4")]))
    finally:
        unregister("twin")


CALLS: dict[Code, Callable[[], object]] = {
    EngineCode.KINGDOM_TYPE: lambda: DUEL.sheet(DUEL.new_states(), "first"),  # type: ignore[arg-type]
    EngineCode.NO_KINGDOM: lambda: DUEL.sheet(DUEL.new_states(), 2),
    EngineCode.UNSOUND: unsound,
    EngineCode.STATES_TYPE: lambda: DUEL.totals(np.zeros(3)),
    EngineCode.STATES_STRIDED: lambda: DUEL.totals(DUEL.new_states(4)[::2]),
    EngineCode.STATES_EMPTY: lambda: DUEL.totals(DUEL.new_states(1)[:0]),
    EngineCode.STATES_READ_ONLY: read_only,
    EngineCode.OTHER_GAME: lambda: DUEL.totals(engine_for(Rules("kingdomino", 4)).new_states()),
    EngineCode.INTEGERS: lambda: DUEL.apply(DUEL.new_states(2), [1]),
    EngineCode.ARRAY: lambda: DUEL.play_out(DUEL.new_states(2), np.zeros(1, np.uint64)),
    EngineCode.ARRAY_PIECES: lambda: DUEL.play_out(DUEL.new_states(2), np.zeros(4, np.uint64)[::2]),
    EngineCode.COMPILED_ONLY: lambda: below(new_source(1), 3),
    EngineCode.FAMILY_TAKEN: lambda: register(replace(kingdomino.FAMILY, terrains=())),
    EngineCode.FAMILY_NOT_LAST: lambda: unregister("kingdomino"),
    EngineCode.SAME_RECORD: same_record,
}


@pytest.mark.parametrize("code", members(EngineCode), ids=str)
def test_each_code_is_reached(code: Code) -> None:
    if code is EngineCode.COMPILED_ONLY and config.DISABLE_JIT:
        pytest.skip("uncompiled, a kernel is a plain function")
    with pytest.raises(FiefdomError) as refusal:
        CALLS[code]()
    assert code in codes(*refusal.value.reasons)


@pytest.mark.parametrize("code", members(EngineCode), ids=str)
def test_each_code_has_words(code: Code) -> None:
    check_words(code)
