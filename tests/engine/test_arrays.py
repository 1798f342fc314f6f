"""Arrays that do not fit are refused, and nothing is written, neither into them nor around them."""

import contextlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numba import config

from fiefdom import Rules
from fiefdom.engine import batch
from fiefdom.engine.batch import OK, WRONG_SHAPE
from fiefdom.engine.engine import Engine, engine_for, random_sources
from fiefdom.engine.sheets import SHEET_ROWS
from property_support.arrays import Guarded, refuses
from property_support.families import ONE_OF_EACH_LAYOUT, each_layout
from property_support.playing import mixed_batch

DUEL = Rules.parse("kingdomino(players=2)")
Call = Callable[[Engine, Any, Any], object]
compiled_only = pytest.mark.skipif(bool(config.DISABLE_JIT), reason="asks what compiled functions accept")

# Every method of Engine that takes states, and those of them that write into the states.
READERS: dict[str, Call] = {
    "legal_lists": lambda engine, states, randoms: engine.legal_lists(states),
    "legal_actions": lambda engine, states, randoms: engine.legal_actions(states),
    "legal_masks": lambda engine, states, randoms: engine.legal_masks(states),
    "draw": lambda engine, states, randoms: engine.draw(states, randoms),
    "totals": lambda engine, states, randoms: engine.totals(states),
    "standings": lambda engine, states, randoms: engine.standings(states),
    "ranking": lambda engine, states, randoms: engine.ranking(states),
    "sheet": lambda engine, states, randoms: engine.sheet(states, 0),
    "territories": lambda engine, states, randoms: engine.territories(states, 0),
    "prices": lambda engine, states, randoms: engine.prices(states, 0),
    "acting_seat": lambda engine, states, randoms: engine.acting_seat(states),
    "acting_kingdom": lambda engine, states, randoms: engine.acting_kingdom(states),
    "turn": lambda engine, states, randoms: engine.turn(states),
    "perft": lambda engine, states, randoms: engine.perft(states, randoms, 2),
    "signatures": lambda engine, states, randoms: engine.signatures(states),
}
WRITERS: dict[str, Call] = {
    "apply": lambda engine, states, randoms: engine.apply(states, legal(engine, states)),
    "reveal": lambda engine, states, randoms: engine.reveal(states, np.ones(len(states), np.uint64)),
    "settle_chance": lambda engine, states, randoms: engine.settle_chance(states, randoms),
    "play_out": lambda engine, states, randoms: engine.play_out(states, randoms),
}
ALL = {**READERS, **WRITERS}
WITH_RANDOMS = ("draw", "perft", "settle_chance", "play_out")


def legal(engine: Engine, states: Any) -> list[int]:
    """The first legal action of each state, or 0; zeros for anything that is not an array of states."""
    if not isinstance(states, np.ndarray) or states.ndim != 1 or states.dtype != engine.dtype:
        return [0] * 6
    return [(engine.legal_actions(states[index : index + 1].copy()) or [0])[0] for index in range(len(states))]


def wrong_states(engine: Engine) -> dict[str, Any]:
    """Everything that is not a valid array of states for this engine."""
    other = engine_for(Rules.parse("kingdomino(players=2, mighty_duel)"))
    good = mixed_batch(engine.rules, 1, 6)
    return {
        "a list": list(good),
        "a record": good[0],
        "nothing": None,
        "another layout": other.new_states(6),
        "bytes": np.zeros(6 * engine.dtype.itemsize, np.uint8),
        "two dimensions": good.reshape(2, 3),
        "no dimension": good[0:1].reshape(()),
        "no state": good[:0],
        "not contiguous": np.repeat(good, 2)[::2],
        "backwards": good[::-1],
        "byte-swapped": good.astype(good.dtype.newbyteorder()),
    }


# legal_actions reads only the first state, which is contiguous in any array.
WRONG_STATES = [
    (method, wrong)
    for method in ALL
    for wrong in wrong_states(engine_for(DUEL))
    if (method, wrong) not in (("legal_actions", "not contiguous"), ("legal_actions", "backwards"))
]


@pytest.mark.parametrize(("method", "wrong"), WRONG_STATES)
def test_wrong_states_are_refused(method: str, wrong: str) -> None:
    engine = engine_for(DUEL)
    states = wrong_states(engine)[wrong]
    before = states.tobytes() if isinstance(states, np.ndarray) else None
    randoms = random_sources(1, 0, 6)
    with pytest.raises((TypeError, ValueError)):
        ALL[method](engine, states, randoms)
    assert before is None or states.tobytes() == before
    assert randoms.tolist() == random_sources(1, 0, 6).tolist()


@pytest.mark.parametrize("method", WRITERS)
@each_layout
def test_read_only_states_are_refused_where_they_would_change(method: str, rules: Rules) -> None:
    engine = engine_for(rules)
    states = Guarded.holding(mixed_batch(rules, 1, 20))
    states.array.setflags(write=False)
    randoms = random_sources(1, 0, 20)
    assert refuses(lambda: WRITERS[method](engine, states.array, randoms), states)


@pytest.mark.parametrize("method", READERS)
def test_read_only_states_are_never_changed(method: str) -> None:
    """They may be read or refused, but never written."""
    engine = engine_for(DUEL)
    states = mixed_batch(DUEL, 1, 20)
    before = states.tobytes()
    states.setflags(write=False)
    randoms = random_sources(1, 0, 20)
    with contextlib.suppress(TypeError, ValueError):
        READERS[method](engine, states, randoms)
    assert states.tobytes() == before


@pytest.mark.parametrize("method", READERS)
@each_layout
def test_readers_leave_states_alone(method: str, rules: Rules) -> None:
    states = Guarded.holding(mixed_batch(rules, 1, 50))
    before = states.content()
    READERS[method](engine_for(rules), states.array, random_sources(1, 0, 50))
    assert states.content() == before


def wrong_randoms() -> dict[str, Any]:
    good = random_sources(1, 0, 6)
    read_only = good.copy()
    read_only.setflags(write=False)
    return {
        "a list": good.tolist(),
        "a number": 7,
        "nothing": None,
        "too few": good[:5],
        "too many": random_sources(1, 0, 7),
        "two dimensions": good.reshape(2, 3),
        "signed": good.astype(np.int64),
        "floats": good.astype(np.float64),
        "narrow": good.astype(np.uint32),
        "not contiguous": np.repeat(good, 2)[::2],
        "read-only": read_only,
    }


# perft works on a copy of its random source, so it may accept more than the others.
WRONG_RANDOMS = [
    (method, wrong)
    for method in WITH_RANDOMS
    for wrong in wrong_randoms()
    if (method, wrong) not in (("perft", "read-only"), ("perft", "not contiguous"))
]


@pytest.mark.parametrize(("method", "wrong"), WRONG_RANDOMS)
def test_wrong_randoms_are_refused(method: str, wrong: str) -> None:
    engine = engine_for(DUEL)
    states = Guarded.holding(mixed_batch(DUEL, 1, 6))
    randoms = wrong_randoms()[wrong]
    assert refuses(lambda: ALL[method](engine, states.array, randoms), states)


WRONG_NUMBERS: dict[str, Any] = {
    "too few": [325] * 5,
    "too many": [325] * 7,
    "one number": 325,
    "floats": [325.0] * 6,
    "words": ["325"] * 6,
    "truth values": [True] * 6,
    "nothing": None,
    "objects": [None] * 6,
    "huge": [2**64] * 6,
    "two dimensions": [[325] * 6],
    "dates": np.zeros(6, "datetime64[s]"),
    "complex": np.zeros(6, complex),
}


@pytest.mark.parametrize("wrong", WRONG_NUMBERS)
@pytest.mark.parametrize("method", ["apply", "reveal"])
def test_wrong_actions_and_outcomes_are_refused(method: str, wrong: str) -> None:
    engine = engine_for(DUEL)
    states = Guarded.holding(mixed_batch(DUEL, 1, 6))
    call = getattr(engine, method)
    assert refuses(lambda: call(states.array, WRONG_NUMBERS[wrong]), states)


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.uint16, np.int32, np.uint64, ">i8"])
def test_whole_numbers_of_any_kind_are_taken(kind: Any) -> None:
    engine = engine_for(DUEL)
    states = engine.new_states(3)
    engine.settle_chance(states, random_sources(1, 0, 3))
    number = 5 if kind == np.int8 else 325
    twin = states.copy()
    codes = engine.apply(states, np.array([number] * 3, kind))
    assert codes.tolist() == engine.apply(twin, [number] * 3).tolist()
    assert states.tobytes() == twin.tobytes()


def wrong_masks(engine: Engine) -> dict[str, Any]:
    size = engine.action_count
    return {
        "a list": [[0] * size] * 6,
        "too few": np.zeros((5, size), np.uint8),
        "too many": np.zeros((7, size), np.uint8),
        "too narrow": np.zeros((6, size - 1), np.uint8),
        "too wide": np.zeros((6, size + 1), np.uint8),
        "flat": np.zeros(6 * size, np.uint8),
        "signed": np.zeros((6, size), np.int8),
        "wide numbers": np.zeros((6, size), np.int64),
        "truth values": np.zeros((6, size), bool),
        "not contiguous": np.zeros((6, 2 * size), np.uint8)[:, ::2],
        "turned": np.zeros((size, 6), np.uint8).T,
        "read-only": np.broadcast_to(np.zeros(size, np.uint8), (6, size)),
    }


@pytest.mark.parametrize("wrong", list(wrong_masks(engine_for(DUEL))))
def test_wrong_masks_are_refused(wrong: str) -> None:
    engine = engine_for(DUEL)
    states = mixed_batch(DUEL, 1, 6)
    masks = wrong_masks(engine)[wrong]
    with pytest.raises((TypeError, ValueError)):
        engine.legal_masks(states, masks)
    assert not np.asarray(masks).any()


@pytest.mark.parametrize("kingdom", [-1, 2, 10**6, 2**70, -(2**63), 1.5, "0", None], ids=repr)
def test_wrong_kingdoms_have_no_sheet(kingdom: Any) -> None:
    engine = engine_for(DUEL)
    for method in (engine.sheet, engine.territories, engine.prices):
        with pytest.raises((TypeError, ValueError)):
            method(engine.new_states(), kingdom)


@pytest.mark.boundscheck
@pytest.mark.parametrize("rules", ["queendomino(players=4)", "discovery(players=4)", "totem(players=3)"])
def test_states_of_another_game_of_the_family(rules: str) -> None:
    """Same layout, larger action space, more kingdoms: nothing is written beyond what the engine's own games need."""
    engine = engine_for(Rules.parse(rules))
    for other in ("royal_wedding(players=6)", "tribe(players=4)", "totem(players=4)"):
        if engine_for(Rules.parse(other)).dtype != engine.dtype:
            continue
        states = mixed_batch(Rules.parse(other), 1, 300)
        for index in range(len(states)):
            one = states[index : index + 1]
            masks = Guarded((1, engine.action_count), np.uint8, 0)
            with contextlib.suppress(TypeError, ValueError):
                engine.legal_masks(one, masks.array)
            with contextlib.suppress(TypeError, ValueError):
                engine.totals(one)
            assert masks.is_intact


# ---------------------------------------------------------------------- the compiled functions themselves


class Doors:
    """Well-formed guarded arguments for every compiled function, for one batch of states."""

    def __init__(self, rules: Rules, number: int = 8) -> None:
        self.engine = engine_for(rules)
        self.rules = rules
        width = self.engine.layout.most_options
        self.states = Guarded.holding(mixed_batch(rules, 2, number))
        self.parts = {
            "randoms": Guarded.holding(random_sources(3, 0, number)),
            "numbers": Guarded((number,), np.int64, 1),
            "outcomes": Guarded((number,), np.uint64, 1),
            "codes": Guarded((number,), np.int64, 77),
            "lists": Guarded((number, width), np.int64, 77),
            "masks": Guarded((number, self.engine.action_count), np.uint8, 77),
            "totals": Guarded((number, rules.kingdoms), np.int64, 77),
            "standings": Guarded((number, rules.kingdoms, 3), np.int64, 77),
            "seats": Guarded((number,), np.int64, 77),
            "rows": Guarded((SHEET_ROWS, 5), np.int64, 77),
        }

    def guards(self) -> list[Guarded]:
        return [self.states, *self.parts.values()]


# The function, the arrays it takes besides the states, and its return value when one does not fit.
DOORS: dict[str, tuple[Any, tuple[str, ...], int]] = {
    "list_actions": (batch.list_actions, ("lists", "codes"), WRONG_SHAPE),
    "mask_actions": (batch.mask_actions, ("masks",), WRONG_SHAPE),
    "apply_actions": (batch.apply_actions, ("numbers", "codes"), WRONG_SHAPE),
    "reveal_outcomes": (batch.reveal_outcomes, ("outcomes", "codes"), WRONG_SHAPE),
    "draw_outcomes": (batch.draw_outcomes, ("randoms", "outcomes"), WRONG_SHAPE),
    "settle_chance": (batch.settle_chance, ("randoms",), WRONG_SHAPE),
    "play_out": (batch.play_out, ("randoms", "codes"), WRONG_SHAPE),
    "write_totals": (batch.write_totals, ("totals",), WRONG_SHAPE),
    "write_standings": (batch.write_standings, ("standings",), WRONG_SHAPE),
    "write_actors": (batch.write_actors, ("seats", "codes"), WRONG_SHAPE),
}


def shortened(array: Any, axis: int) -> Any:
    """One row fewer, or two columns: with lines of three the last claim of the action space is unused."""
    shape = list(array.shape)
    shape[axis] -= 2 if axis == 1 else 1
    return Guarded(tuple(shape), array.dtype, 77)


@pytest.mark.boundscheck
@each_layout
@pytest.mark.parametrize("door", DOORS)
def test_compiled_functions_refuse_what_is_too_short(door: str, rules: Rules) -> None:
    """Every array and every axis: an error code is returned and not a byte changes, inside or around."""
    function, names, refusal = DOORS[door]
    for short in names:
        doors = Doors(rules)
        for axis in range(doors.parts[short].array.ndim):
            less = shortened(doors.parts[short].array, axis)
            given = [less if name == short else doors.parts[name] for name in names]
            before = [one.content() for one in (*doors.guards(), less)]
            assert function(doors.states.array, *[one.array for one in given]) == refusal, (short, axis)
            assert [one.content() for one in (*doors.guards(), less)] == before, (short, axis)


@pytest.mark.interpreted
@pytest.mark.boundscheck
@each_layout
@pytest.mark.parametrize("door", DOORS)
def test_compiled_functions_write_inside_their_arrays_only(door: str, rules: Rules) -> None:
    function, names, _ = DOORS[door]
    doors = Doors(rules, number=3)
    assert function(doors.states.array, *[doors.parts[name].array for name in names]) == OK
    assert all(one.is_intact for one in doors.guards())
    for name, part in doors.parts.items():
        if name not in names:
            assert part.content() == Doors(rules, number=3).parts[name].content()


@each_layout
def test_compiled_sheets_refuse_what_does_not_fit(rules: Rules) -> None:
    states = Guarded.holding(mixed_batch(rules, 2, 2))
    fits, area = (SHEET_ROWS, 5), engine_for(rules).layout.canvas ** 2
    too_small = (((SHEET_ROWS - 1, 5), area, 0), ((SHEET_ROWS, 4), area, 0), (fits, area - 1, 0))
    for shape, length, number in (*too_small, (fits, area, -1), (fits, area, 9)):
        rows, cells = Guarded(shape, np.int64, 77), Guarded((length,), np.int64, 77)
        before = rows.content(), cells.content(), states.content()
        assert batch.write_sheet(states.array, number, rows.array, cells.array) == -WRONG_SHAPE
        assert (rows.content(), cells.content(), states.content()) == before
    rows, cells = Guarded(fits, np.int64, 77), Guarded((area,), np.int64, 77)
    assert batch.write_sheet(states.array, 0, rows.array, cells.array) >= 0
    assert batch.write_sheet(states.array, rules.kingdoms, rows.array, cells.array) == -WRONG_SHAPE
    assert rows.is_intact and cells.is_intact and states.is_intact


@compiled_only
@pytest.mark.parametrize("door", DOORS)
def test_compiled_functions_refuse_what_has_too_few_dimensions(door: str) -> None:
    function, names, _ = DOORS[door]
    doors = Doors(DUEL)
    arrays = [doors.parts[name].array for name in names]
    before = [one.content() for one in doors.guards()]
    wrong = np.zeros((), arrays[-1].dtype) if arrays[-1].ndim == 1 else np.zeros(8, arrays[-1].dtype)
    with pytest.raises(Exception, match=r"."):
        function(doors.states.array, *arrays[:-1], wrong)
    assert [one.content() for one in doors.guards()] == before


def test_the_six_layouts_are_all_here() -> None:
    assert len({engine_for(rules).dtype for rules in ONE_OF_EACH_LAYOUT}) == 6
