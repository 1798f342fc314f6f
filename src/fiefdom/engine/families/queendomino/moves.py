"""Queendomino's moves and reveals: conversion to and from actions and outcomes, and why a move is refused."""

from collections.abc import Callable
from typing import Any

from fiefdom.components.buildings import builders_board_prices, building
from fiefdom.engine.families.queendomino.events import Build, BuildingTurned, Dragon, Site, Tax
from fiefdom.engine.families.queendomino.fields import SPACES
from fiefdom.engine.families.queendomino.refusals import QueendominoMoveCode
from fiefdom.engine.layout import NOBODY
from fiefdom.errors import IllegalMove, TextError
from fiefdom.events.cells import cell_text
from fiefdom.events.coding import MoveCoding, RevealCoding
from fiefdom.events.event import Move
from fiefdom.events.fields import BUILDING, SPACE, Words
from fiefdom.events.refusals import SpokenCode
from fiefdom.events.shorthand import cells_in, meant, plain_name, square_reader
from fiefdom.reasons import Reason


def _tax(codec: Any, state: Any, offset: int) -> Tax:
    left, right = codec.cell(state.placed_left), codec.cell(state.placed_right)
    return Tax(((left,), (right,), (left, right))[offset])


def _tax_offset(codec: Any, state: Any, move: Tax) -> int:
    left, right = codec.cell(state.placed_left), codec.cell(state.placed_right)
    options = [(left,), (right,), (left, right)]
    squares = tuple(sorted(move.squares, key=lambda square: square != left))
    if squares not in options:
        raise IllegalMove(QueendominoMoveCode.TAX_SQUARES(left=cell_text(left), right=cell_text(right)))
    return options.index(squares)


def _why_not_tax(codec: Any, state: Any, kingdom: Any, move: Tax) -> Reason:
    return QueendominoMoveCode.KNIGHTS(knights=kingdom.knights, squares=len(move.squares))


def _read_tax(game: Any, words: Words) -> Move:
    """Read the squares, or `both`."""
    if list(words) == ["both"]:
        offered = [move for move in game.legal_moves if isinstance(move, Tax)]
        return max(offered, key=lambda move: len(move.squares))
    cells = cells_in(words)
    if not cells or len(cells) > 2:
        raise TextError(SpokenCode.TAX(text=" ".join(words)))
    return Tax(tuple(cells))


# ---------------------------------------------------------------------- the builders' board


def _build(codec: Any, state: Any, offset: int) -> Build:
    return Build(offset + 1, codec.buildings[state.space[offset]])


def _dragon(codec: Any, state: Any, offset: int) -> Dragon:
    return Dragon(offset + 1, codec.buildings[state.space[offset]])


def _space_offset(codec: Any, state: Any, move: Build | Dragon) -> int:
    if move.space not in range(1, SPACES + 1):
        raise IllegalMove(QueendominoMoveCode.NO_SPACE(space=move.space, last=SPACES))
    kind = state.space[move.space - 1]
    if kind == NOBODY:
        raise IllegalMove(QueendominoMoveCode.EMPTY_SPACE(space=move.space))
    found = codec.buildings[kind]
    if found != move.building:
        raise IllegalMove(QueendominoMoveCode.OTHER_BUILDING(space=move.space, building=found, asked=move.building))
    return move.space - 1


def _why_not_build(codec: Any, state: Any, kingdom: Any, move: Build) -> Reason:
    price = max(0, builders_board_prices()[move.space - 1] - kingdom.has_queen)
    return QueendominoMoveCode.TOO_DEAR(space=move.space, price=price, coins=kingdom.coins)


def _space_reader(make: Callable[[int, str], Move]) -> Callable[[Any, Words], Move]:
    """A reader of a building by space, by name or a prefix of it (the cheaper of two equal ones), or by both."""

    def read(game: Any, words: Words) -> Move:
        spaces = dict(enumerate(game.builders_board.spaces, start=1))
        if len(words) == 1 and words[0].isdigit():
            space = SPACE.read(words)
            return make(space, spaces[space] or "building")
        told = int(words[0]) if words and words[0] in map(str, spaces) else None
        known: dict[str, tuple[int, str]] = {}
        for space, name in sorted(spaces.items(), reverse=True):
            if name is not None and told in (None, space):
                known[plain_name(name)] = known[plain_name(building(name).name)] = (space, name)
        if told and not known:
            return make(told, BUILDING.read(words[1:]))
        return make(*meant(words[1:] if told else words, known))

    return read


# ---------------------------------------------------------------------- sites


def _site(codec: Any, state: Any, offset: int) -> Site:
    return Site(codec.cell(offset))


def _site_offset(codec: Any, state: Any, move: Site) -> int:
    cell: int = codec.canvas_cell(move.square)
    return cell


def _why_not_site(codec: Any, state: Any, kingdom: Any, move: Site) -> Reason:
    square = kingdom.squares.get(move.square)
    if square is None or square.building is None:
        return QueendominoMoveCode.NO_TOWN(cell=cell_text(move.square))
    return QueendominoMoveCode.BUILT(building=square.building, cell=cell_text(move.square))


# ---------------------------------------------------------------------- chance


def _turned(codec: Any, state: Any, outcome: int) -> BuildingTurned:
    return BuildingTurned(codec.buildings[outcome])


def _turned_outcome(codec: Any, state: Any, reveal: BuildingTurned) -> int:
    outcome: int = codec.index(reveal.building, codec.buildings, "building")
    return outcome


# Burning a building is always legal when the dragon is awaited, so it needs no explanation.
MOVES = (
    MoveCoding(Tax, _tax, _tax_offset, _why_not_tax, _read_tax),
    MoveCoding(Build, _build, _space_offset, _why_not_build, _space_reader(Build)),
    MoveCoding(Site, _site, _site_offset, _why_not_site, square_reader(Site)),
    MoveCoding(Dragon, _dragon, _space_offset, None, _space_reader(Dragon)),
)
REVEALS = (RevealCoding(BuildingTurned, "turn_building", _turned, _turned_outcome),)
