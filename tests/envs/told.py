"""A second implementation of observations: from the objects of `Game` alone, section by section."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import deck
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS, RESOURCES
from fiefdom.engine.layout import PHASE_NAMES
from fiefdom.game import Build, Game, Kingdom, Pay, Place, Recruit, Square
from fiefdom.game.game import Played

BUILDINGS = [building.id for building in buildings()]
CAVEMEN = [caveman.id for caveman in cavemen()]
CROWNS = {building.id: building.crowns for building in buildings()}


def told(game: Game, seat: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The observation of a seat, computed from what players see."""
    return np.array(list(_numbers(game, seat)), np.uint8)


def observer(game: Game) -> int:
    """The seat to move, or the last one that moved."""
    if game.to_move is not None:
        return game.to_move
    return [played.seat for played in game.history if played.seat is not None][-1]


def _numbers(game: Game, seat: int) -> Iterator[int]:
    rules = game.rules
    own = rules.kingdom_of(seat)
    kingdoms = game.kingdoms
    for step in range(rules.kingdoms):
        yield from _kingdom(game, kingdoms[(own + step) % rules.kingdoms])
    if rules.has_buildings or rules.is_origins:
        yield from _grid(game, _focus(game))
    yield from _moment(game, seat)
    yield from _line(game, seat, game.line)
    yield from _line(game, seat, game.next_line)
    dominoes = deck(rules.box_names)
    for box in range(len(rules.box_names)):
        marks = [domino.label in game.hidden.dominoes for domino in dominoes[48 * box : 48 * box + 48]]
        yield from [sum(marks), *marks]
    if rules.has_buildings:
        yield from _builders(game, own)
    if rules.is_origins:
        yield from _origins(game, own)


def _grid(game: Game, codes: dict[tuple[int, int], int]) -> Iterator[int]:
    reach = range(1 - game.rules.side, game.rules.side)
    yield from (codes.get((column, row), 0) for row in reach for column in reach)


def _kingdom(game: Game, kingdom: Kingdom) -> Iterator[int]:
    terrains = ORIGINS_TERRAINS if game.rules.is_origins else KINGDOM_TERRAINS
    squares = kingdom.squares
    yield from _grid(game, {(0, 0): 1} | {cell: 2 + terrains.index(each.terrain) for cell, each in squares.items()})
    yield from _grid(game, {cell: each.crowns + CROWNS.get(each.building or "", 0) for cell, each in squares.items()})
    if game.rules.has_buildings:
        yield from _grid(game, {cell: int(each.knight) for cell, each in squares.items()})
        built = {cell: each.building for cell, each in squares.items() if each.building}
        yield from _grid(game, {cell: 1 + BUILDINGS.index(kind) for cell, kind in built.items()})
    if game.rules.is_origins:
        yield from _grid(game, {cell: _piece(each) for cell, each in squares.items()})
    yield kingdom.discards
    if game.rules.has_buildings:
        yield from (min(kingdom.coins, 255), kingdom.knights, kingdom.knights_placed, kingdom.towers)


def _piece(square: Square) -> int:
    if square.caveman:
        return 3 + CAVEMEN.index(square.caveman)
    return 2 if square.resource else int(square.token)


def _last(game: Game, kind: type) -> Any:
    return next(played.event for played in reversed(game.history) if isinstance(played.event, kind))


def _focus(game: Game) -> dict[tuple[int, int], int]:
    if game.awaits == "tax":
        placed: Place = _last(game, Place)
        return {placed.left: 1, placed.right: 2}
    return {_volcano(game)[0]: 1} if game.awaits == "erupt" else {}


def _volcano(game: Game) -> tuple[tuple[int, int], int]:
    """The cell of the volcano that was just placed, and its craters."""
    placed: Place = _last(game, Place)
    halves = next(domino for domino in deck(game.rules.box_names) if domino.label == placed.domino).halves
    return (placed.left, halves[0].craters) if halves[0].craters else (placed.right, halves[1].craters)


def _moment(game: Game, seat: int) -> Iterator[int]:
    seats = game.rules.seats
    yield seat
    yield 0 if game.to_move is None else 1 + (game.to_move - seat) % seats
    yield PHASE_NAMES.index(game.awaits)
    yield game.round_number
    yield _turn(game)
    yield len(game.line)
    yield game.rules.lines - game.round_number - bool(game.next_line)
    yield from (game.hidden.kings.get((seat + step) % seats, 0) for step in range(seats))


def _turn(game: Game) -> int:
    """Kings of the current line that have finished their turn, counted from the dominoes placed or discarded."""
    if game.is_over:
        return len(game.line)
    labels = [place.domino for place in game.line]
    acted: list[Played] = []
    for played in game.history:
        if played.event.as_tuple()[0] in ("place", "discard") and played.event.as_tuple()[1] in labels:
            acted.append(played)
    return len(acted) if game.awaits == "place" or not acted else len(acted) - 1


def _line(game: Game, seat: int, line: Any) -> Iterator[int]:
    terrains = ORIGINS_TERRAINS if game.rules.is_origins else KINGDOM_TERRAINS
    dominoes = deck(game.rules.box_names)
    labels = [domino.label for domino in dominoes]
    width = 8 if game.rules.is_origins else 6
    for place in line:
        number = labels.index(place.domino)
        halves = dominoes[number].halves
        yield number + 1
        yield 0 if place.seat is None else 1 + (place.seat - seat) % game.rules.seats
        for half in halves:
            yield from (2 + terrains.index(half.terrain), half.crowns)
        if game.rules.is_origins:
            yield from (half.craters for half in halves)
    yield from [0] * width * (game.rules.line_size - len(line))


def _builders(game: Game, own: int) -> Iterator[int]:
    board = game.builders_board
    assert board is not None
    yield 0 if board.queen is None else 1 + (board.queen - own) % game.rules.kingdoms
    yield from (board.dragon_is_home, board.knight_supply, board.tower_supply)
    laid = game.rules.lines - (game.rules.lines - game.round_number - bool(game.next_line))
    yield laid % len(game.rules.box_names)
    yield 1 + BUILDINGS.index(_last(game, Build).building) if game.awaits == "site" else 0
    for kind in (board.top, *board.spaces):
        yield 0 if kind is None else 1 + BUILDINGS.index(kind)
    hidden = [game.hidden.buildings.get(kind, 0) for kind in BUILDINGS]
    yield from (sum(hidden), *hidden)


def _origins(game: Game, own: int) -> Iterator[int]:
    kingdoms = game.rules.kingdoms
    yield _volcano(game)[1] if game.awaits == "erupt" else 0
    if game.totems is not None:
        for resource in RESOURCES:
            holder = game.totems[resource]
            yield 0 if holder is None else 1 + (holder - own) % kingdoms
        given = {move.as_tuple()[1]: 0 for move in game.legal_moves} if game.awaits == "give" else {}
        yield 1 + RESOURCES.index(next(iter(given))) if given else 0
        receivers = {move.as_tuple()[2] for move in game.legal_moves} if given else set()
        yield from ((own + step) % kingdoms in receivers for step in range(kingdoms))
    if game.cave is not None:
        yield from (game.cave.get(kind, 0) for kind in CAVEMEN)
        hidden = [game.hidden.cavemen.get(kind, 0) for kind in CAVEMEN]
        yield from (sum(hidden), *hidden)
        yield from _recruit(game)


def _recruit(game: Game) -> Iterator[int]:
    if game.awaits not in ("pay", "settle"):
        yield from [0] * 6
        return
    recruit: Recruit = _last(game, Recruit)
    start = max(index for index, played in enumerate(game.history) if played.event is recruit)
    paid = [played.event.square for played in game.history[start:] if isinstance(played.event, Pay)]
    terrains = [game.kingdoms[game.rules.kingdom_of(game.to_move or 0)].squares[cell].terrain for cell in paid]
    resources = {"grassland": "mammoth", "lake": "fish", "jungle": "mushroom", "quarry": "flint"}
    yield 1 + CAVEMEN.index(recruit.caveman)
    yield (2 if recruit.source == "cave" else 4) - len(paid)
    yield from (any(resources[terrain] == each for terrain in terrains) for each in RESOURCES)
