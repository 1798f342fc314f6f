"""Helpers shared by the modules of the families."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from fiefdom.engine.layout import NOBODY
from fiefdom.events.refusals import said
from fiefdom.game.refusals import PositionCode
from fiefdom.reasons import Code, Reason


def copies_of(kinds: Iterable[Any]) -> Counter[str]:
    """How many copies of each kind of piece the box contains."""
    return Counter({kind.id: kind.copies for kind in kinds})


def copies_faults(piece: str, code: Code, kinds: Iterable[Any], seen: Counter[str]) -> Iterator[Reason]:
    """Faults for unknown pieces, and for more copies of a piece than there are."""
    copies = {kind.id: kind.copies for kind in kinds}
    for name, number in seen.items():
        if name not in copies:
            yield PositionCode.NO_SUCH_PIECE(piece=piece, name=said(name))
        elif number > copies[name]:
            yield code(found=number, copies=copies[name], **{piece: name})


def number_or_nobody(number: int | None) -> int:
    """A seat or kingdom as stored in states: NOBODY for None."""
    return NOBODY if number is None else number


def write_counts(names: Sequence[str], counts: Mapping[str, int], field: Any) -> None:
    """Write the count of each piece into a field of a state."""
    field[:] = [counts.get(name, 0) for name in names]
