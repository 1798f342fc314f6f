"""The eight symmetries of the square, applied to whole games."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from fiefdom.components.dominoes import domino
from fiefdom.game import Cell, Erupt, Event, Pay, Place, ScoreSheet, Settle, Site, Tax

Symmetry = Callable[[Cell], Cell]

SYMMETRIES: dict[str, Symmetry] = {
    "identity": lambda cell: cell,
    "quarter turn": lambda cell: (-cell[1], cell[0]),
    "half turn": lambda cell: (-cell[0], -cell[1]),
    "three quarters": lambda cell: (cell[1], -cell[0]),
    "left to right": lambda cell: (-cell[0], cell[1]),
    "upside down": lambda cell: (cell[0], -cell[1]),
    "diagonal": lambda cell: (cell[1], cell[0]),
    "other diagonal": lambda cell: (-cell[1], -cell[0]),
}


def moved(event: Event, symmetry: Symmetry) -> Event:
    """The same event in a mirrored or rotated kingdom; moves come out in the engine's canonical form (D1, D2)."""
    if isinstance(event, Place):
        left, right = symmetry(event.left), symmetry(event.right)
        if domino(event.domino).is_symmetric:
            left, right = sorted((left, right), key=lambda cell: (cell[1], cell[0]))
        return Place(event.domino, left, right)
    if isinstance(event, Tax):
        return Tax(tuple(symmetry(cell) for cell in event.squares))
    if isinstance(event, Site | Erupt | Pay | Settle):
        return replace(event, square=symmetry(event.square))
    return event


def without_order(event: Event) -> Event:
    """The squares of a tax are ordered from the left half, which is arbitrary with equal halves: sort them instead."""
    return Tax(tuple(sorted(event.squares))) if isinstance(event, Tax) else event


def all_moved(events: Iterable[Event], symmetry: Symmetry) -> list[Event]:
    """A whole game in mirrored or rotated kingdoms."""
    return [moved(event, symmetry) for event in events]


def turned_sheet(sheet: ScoreSheet, symmetry: Symmetry) -> ScoreSheet:
    """The sheet expected after a symmetry, with its lines in an order that does not depend on cells."""
    cavemen = [replace(line, square=symmetry(line.square)) for line in sheet.cavemen]
    # A horde is identified by its first warrior, which may be on another square after a rotation.
    hordes = [replace(line, square=(0, 0)) for line in sheet.hordes]
    return replace(
        sheet,
        territories=tuple(sorted(sheet.territories, key=repr)),
        cavemen=tuple(sorted(cavemen, key=repr)),
        hordes=tuple(sorted(hordes, key=repr)),
    )
