"""Painted kingdoms as the beginning of an analysis."""

import secrets
from collections import Counter
from collections.abc import Iterable
from typing import Literal

from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import deck
from fiefdom.errors import CommandRefused, FiefdomError
from fiefdom.game import Position
from fiefdom.game.board import LinePlace
from fiefdom.notation.grid import Drawings
from fiefdom.notation.grid_positions import Setup, position_of_drawings, setup_of
from fiefdom.server.protocol import analysis_board as wire
from fiefdom.server.protocol.views import DominoView
from fiefdom.server.refusals import BoardCode
from fiefdom.server.views.analysis_board_view import tree_at
from fiefdom.server.views.board_views import domino_view


def painted(drawings: Drawings, told: wire.BoardSetup) -> wire.PaintedAnswer:
    """The tree that begins at the position of painted kingdoms. Raises CommandRefused."""
    try:
        position = position_of_drawings(drawings, _told(told), secrets.randbits(63))
    except FiefdomError as error:
        raise CommandRefused(BoardCode.KINGDOMS(reason=error.reason)) from None
    rules, found = position.rules, setup_of(position)
    rounds = position.round_number
    kind, choices = _piece_choices(position)
    return wire.PaintedAnswer(
        tree=tree_at(rules, position),
        round=rounds,
        setup=wire.BoardSetup(
            line=[wire.SetupPlace(domino=place.domino, seat=place.seat or 0) for place in found.line or ()],
            next_line=list(found.next_line or ()),
            pieces=list(found.pieces or ()),
        ),
        line_choices=_dominoes(position, rules.box_of_line(rounds - 1)),
        next_choices=_dominoes(position, rules.box_of_line(rounds)) if found.next_line else [],
        piece_kind=kind,
        piece_choices=choices,
    )


def _told(setup: wire.BoardSetup) -> Setup:
    line = setup.line and tuple(LinePlace(place.domino, place.seat) for place in setup.line)
    following = None if setup.next_line is None else tuple(setup.next_line)
    return Setup(line or None, following, None if setup.pieces is None else tuple(setup.pieces))


def _dominoes(position: Position, box: str) -> list[DominoView]:
    """The dominoes of a box that lie in no kingdom."""
    laid = {each.domino for kingdom in position.kingdoms for each in kingdom.dominoes}
    return [domino_view(each.label) for each in deck((box,)) if each.label not in laid]


def _piece_choices(position: Position) -> tuple[Literal["building", "caveman"] | None, list[str]]:
    """The pieces that stand in no kingdom, each kind once."""
    rules = position.rules
    if rules.has_buildings:
        built = Counter(name for kingdom in position.kingdoms for _, name in kingdom.buildings)
        return "building", list(_left({kind.id: kind.copies for kind in buildings()}, built))
    if rules.has_cavemen:
        settled = Counter(name for kingdom in position.kingdoms for _, name in kingdom.cavemen)
        return "caveman", list(_left({kind.id: kind.copies for kind in cavemen()}, settled))
    return None, []


def _left(copies: dict[str, int], used: Counter[str]) -> Iterable[str]:
    return (name for name, number in copies.items() if number > used[name])
