"""Families as values: their registry, phases and rows, and functions provided by packages above the engine."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from fiefdom import Rules
from fiefdom.engine import compiled, layout
from fiefdom.engine.compiled import entry
from fiefdom.engine.dispatch import family_hook
from fiefdom.engine.engine import engine_for
from fiefdom.engine.families import kingdomino, origins
from fiefdom.engine.layout import PHASE_NAMES, all_layouts
from fiefdom.engine.registry import Family, families, family_named, register, unregister
from fiefdom.engine.sheets import row_kind, row_name
from fiefdom.engine.traits import layout_of_dtype

TWIN = replace(kingdomino.FAMILY, name="twin")


@pytest.fixture
def twin() -> Iterator[Family]:
    register(TWIN)
    yield TWIN
    unregister("twin")


def test_numbers_follow_the_order_of_registration(twin: Family) -> None:
    assert [each.name for each in families()] == ["kingdomino", "queendomino", "origins", "twin"]
    assert [each.number for each in families()] == [0, 1, 2, 3]
    assert family_named("twin") is twin


def test_names_are_taken_once(twin: Family) -> None:
    register(twin)
    with pytest.raises(ValueError, match="twin"):
        register(replace(twin))
    with pytest.raises(ValueError, match="origins"):
        unregister("origins")
    assert len(families()) == 4


def test_a_record_belongs_to_one_family(twin: Family) -> None:
    """Compiled code distinguishes families by nothing else."""
    other = np.dtype([("unknown", "i4")])
    with pytest.raises(TypeError, match=r"twin 5x5.*kingdomino 5x5.*field of its own"):
        layout_of_dtype(other)


def test_every_family_has_its_terrains_and_dominoes() -> None:
    for memory in all_layouts():
        family = memory.family
        assert family.scoring_terrains <= len(family.terrains)
        assert len(family.dominoes) == 48 * family.boxes
        terrains = family.dominoes[:, [0, 2]] - layout.TERRAIN
        assert set(np.unique(terrains)) == set(range(len(family.terrains)))
        assert memory.planes == memory.kingdom["board"].shape[0]
        assert {"discard", "claim"} <= {kind for kind, _ in family.actions}


def test_families_take_their_phases_from_the_table_or_add_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layout, "_ADDED", {})
    assert layout.decision_phase("tax") == PHASE_NAMES.index("tax")
    assert layout.chance_phase("turn_caveman") == PHASE_NAMES.index("turn_caveman")
    first, second, third = layout.decision_phase("dig"), layout.decision_phase("weed"), layout.chance_phase("rain")
    assert len({first, second, third}) == 3 and min(first, second, third) > layout.OVER
    assert layout.decision_phase("dig") == first and layout.chance_phase("rain") == third
    assert [layout.phase_name(phase) for phase in (first, second, third, 0)] == ["dig", "weed", "rain", "claim"]
    assert [layout.phase_number(name) for name in ("dig", "weed", "rain", "claim")] == [first, second, third, 0]
    assert [bool(layout.is_decision(phase)) for phase in (first, second, third)] == [True, True, False]
    assert [bool(layout.is_chance(phase)) for phase in (first, second, third)] == [False, False, True]
    with pytest.raises(ValueError, match="not in"):
        layout.phase_number("sow")


def test_a_phase_is_a_decision_or_chance_or_the_end() -> None:
    phases = np.arange(len(PHASE_NAMES))
    assert layout.is_decision(phases).tolist() == [phase < layout.FIRST_CHANCE for phase in phases]
    assert (layout.is_decision(phases) | layout.is_chance(phases)).tolist() == [
        phase != layout.OVER for phase in phases
    ]


def test_rows_of_sheets_have_names() -> None:
    assert [row_name(what) for what in range(10)] == [
        "territory", "building", "coins", "queen", "resources_held", "totem_held", "hunter", "horde", "middle_kingdom",
        "harmony",
    ]  # fmt: skip
    assert row_name(row_kind("horde")) == "horde"


# ---------------------------------------------------------------------- functions provided by packages above the engine


@family_hook
def loudness(state: Any, times: int) -> Any:
    """How loud a family is."""
    return 1 * times


@loudness.register("origins")
def _rumble(state: Any, times: int) -> Any:
    return 100 * times + state.mode


@entry
def write_loudness(states: Any, found: Any) -> int:
    for index in range(len(states)):
        found[index] = loudness(states[index], 2)
    return 0


@pytest.mark.interpreted
@pytest.mark.parametrize(("game", "expected"), [("kingdomino", 2), ("queendomino", 2), ("totem", 201)])
def test_a_hook_is_the_families_own_function_or_the_default(game: str, expected: int) -> None:
    states = engine_for(Rules(game, 3)).new_states(2)
    found = np.zeros(2, np.int64)
    write_loudness(states, found)
    assert found.tolist() == [expected, expected]
    assert loudness(states[0], 2) == expected
    assert (loudness.__name__, loudness.__doc__) == ("loudness", "How loud a family is.")  # type: ignore[attr-defined]


def function_in(source: Path, text: str) -> Any:
    source.write_text(text)
    space: dict[str, Any] = {}
    exec(compile(text, str(source), "exec"), space)
    return space["options"]


def test_sources_outside_the_package_count_for_what_is_kept(tmp_path: Path) -> None:
    """Otherwise an edited external family would keep using the code compiled before."""
    assert origins.FAMILY.outside_digest == ""
    first = function_in(tmp_path / "outside.py", "def options(state):\n    return 1\n")
    digests = [replace(TWIN, options=first).outside_digest]
    (tmp_path / "beside.py").write_text("TWO = 2\n")
    second = function_in(tmp_path / "outside.py", "def options(state):\n    return 2\n")
    digests.append(replace(TWIN, options=second).outside_digest)
    (tmp_path / "outside.py").unlink()
    unsaved = replace(TWIN, options=function_in(tmp_path / "outside.py", "def options(state):\n    return 3\n"))
    (tmp_path / "outside.py").unlink()
    digests.append(unsaved.outside_digest)
    assert len({"", *digests}) == 4


def test_only_what_is_compiled_for_a_family_from_elsewhere_depends_on_it() -> None:
    outside = replace(TWIN, name="outside", options=_rumble, state_fields=(("noise", "i4"),), piece_planes=3)
    register(outside)
    try:
        theirs = np.zeros(1, layout.layout(outside, 5).state)
        ours = engine_for(Rules("kingdomino", 4)).new_states()
        found = [compiled._dependencies((numba.typeof(states), numba.int64)) for states in (theirs, ours)]
        assert len(found[0]) == 1 and outside.outside_digest in found[0][0] and found[1] == ()
    finally:
        unregister("outside")
