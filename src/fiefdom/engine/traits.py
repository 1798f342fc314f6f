"""Facts that follow from a state's layout alone: constants in compiled code, look-ups in plain Python."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import types
from numba.np.numpy_support import from_dtype

from fiefdom.engine.compiled import compiled_twin, depends_on, machine_code
from fiefdom.engine.layout import Layout, added_phases, all_layouts
from fiefdom.engine.refusals import EngineCode
from fiefdom.engine.registry import Table
from fiefdom.errors import InvalidType

_BY_TYPE: dict[Any, Layout] = {}


def _note_types() -> None:
    """Map record types to layouts; compiled code distinguishes families by their record types alone."""
    for one in all_layouts():
        for dtype in (one.state, one.kingdom):
            known = _BY_TYPE.setdefault(from_dtype(dtype), one)
            if known.name != one.name:
                raise InvalidType(EngineCode.SAME_RECORD(layout=one.name, other=known.name))


def layout_of_type(record: types.Record) -> Layout:
    """The layout of a state or kingdom record, as the compiler sees it."""
    if record not in _BY_TYPE:
        _note_types()
    return _BY_TYPE[record]


@depends_on
def _family_sources(signature: Any) -> tuple[str, ...]:
    """Code compiled for a family outside the package depends on its sources and on the numbers assigned to it."""
    _note_types()
    records = {getattr(argument, "dtype", None) for argument in signature}
    found = {_BY_TYPE[record].family for record in records if record in _BY_TYPE}
    outside = sorted((family.outside_digest, family.number) for family in found if family.outside_digest)
    return tuple(f"{digest} {number} {added_phases()}" for digest, number in outside)


@cache
def layout_of_dtype(dtype: np.dtype[Any]) -> Layout:
    """The layout of a state or kingdom record."""
    return layout_of_type(from_dtype(dtype))


def layout_constant(value: Callable[[Layout], int]) -> Any:
    """A function of a record whose result is a constant in compiled code."""

    def look_up(record: Any) -> int:
        return value(layout_of_dtype(record.dtype))

    def generate(typing: Any, record: Any) -> Any:
        constant = value(layout_of_type(record))

        def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            return context.get_constant(types.int64, constant)

        return types.int64(record), build

    return machine_code(look_up)(generate)


# the number of the family
family = layout_constant(lambda layout: layout.family.number)
# N: 5 or 7
side = layout_constant(lambda layout: layout.side)
# bits from one row of a frame to the next: 8 or 10
stride = layout_constant(lambda layout: layout.stride)
# C = 2N - 1, the side of the canvas of all cells a kingdom could ever cover
canvas = layout_constant(lambda layout: layout.canvas)
# how many of the terrain planes can score
scoring_terrains = layout_constant(lambda layout: layout.family.scoring_terrains)
# how many terrain planes a kingdom has
terrain_planes = layout_constant(lambda layout: len(layout.family.terrains))
# the maximum number of kingdoms and of kings in a state
kingdom_room = layout_constant(lambda layout: layout.kingdoms)
king_room = layout_constant(lambda layout: layout.kings)
# an upper bound on the number of legal actions of one decision
most_options = layout_constant(lambda layout: layout.most_options)
# how many boards a kingdom has
planes = layout_constant(lambda layout: layout.planes)
# C12: kingdoms are ranked by total, then largest territory, then, in most families, crowns
ranking_criteria = layout_constant(lambda layout: 3 if layout.family.crown_tie_break else 2)


def domino_table(record: Any) -> Table:
    """The family's dominoes, one row each (see `tables`)."""
    return layout_of_dtype(record.dtype).family.dominoes


@compiled_twin(domino_table)
def _domino_table(record: Any) -> Any:
    table = layout_of_type(record).family.dominoes
    return lambda record: table
