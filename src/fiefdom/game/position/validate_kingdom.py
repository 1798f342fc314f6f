"""Checks one kingdom of a position, independently of the rest of the table."""

from collections import Counter
from collections.abc import Iterable, Iterator

from fiefdom.components.dominoes import deck
from fiefdom.events.cells import Cell, cell_text, is_cell, is_whole
from fiefdom.events.refusals import named, said
from fiefdom.game.kingdom import Kingdom, Square
from fiefdom.game.pieces.registry import all_pieces, pieces_of
from fiefdom.game.position.value import KingdomPosition, LaidDomino, known_dominoes
from fiefdom.game.refusals import PositionCode
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
CASTLE = (0, 0)


def kingdom_faults(rules: Rules, kingdom: KingdomPosition, unfinished: str | None) -> Iterator[Reason]:
    """The faults of a kingdom; `unfinished` is the domino whose placement is not finished yet."""
    for pieces in all_pieces():
        yield from pieces.strange_in_kingdom(rules, kingdom)
    for name, number in counts(kingdom).items():
        if not is_whole(number) or number < 0:
            yield PositionCode.COUNT(field=name, found=said(number))
    cells = [*(cell for laid in kingdom.dominoes for cell in laid.cells), *_furnished(kingdom)]
    strange = [cell for cell in cells if not is_cell(cell)]
    if strange:
        yield PositionCode.CELL(value=said(strange[0]))
        return
    yield from _geometry(rules, kingdom)
    yield from _pieces_on_squares(kingdom)
    yield from pieces_of(rules).kingdom_faults(rules, kingdom, unfinished)


def counts(kingdom: KingdomPosition) -> dict[str, int]:
    """All counts of a kingdom, by the name used in the message."""
    return {name: getattr(kingdom, name) for name in ("discards", "coins", "knights", "towers")}


def _furnished(kingdom: KingdomPosition) -> Iterator[Cell]:
    yield from kingdom.knights_at
    yield from kingdom.resources
    for cell, _ in (*kingdom.buildings, *kingdom.fires, *kingdom.cavemen):
        yield cell


# ---------------------------------------------------------------------- the layout of dominoes


def _geometry(rules: Rules, kingdom: KingdomPosition) -> Iterator[Reason]:
    in_play = {domino.label for domino in deck(rules.box_names)}
    dominoes = [laid for laid in kingdom.dominoes if laid.domino in in_play]
    owner: dict[Cell, str] = {}
    for laid in kingdom.dominoes:
        (column, row), (across, along) = laid.cells
        if (across - column, along - row) not in STEPS:
            left, right = map(cell_text, laid.cells)
            yield PositionCode.NOT_SIDE_BY_SIDE(domino=named(laid.domino), left=left, right=right)
        for cell in laid.cells:
            if cell == CASTLE:
                yield PositionCode.ON_CASTLE(domino=named(laid.domino), family=rules.family)
            elif cell in owner:
                yield PositionCode.OVERLAP(domino=named(laid.domino), other=owner[cell], cell=cell_text(cell))
            owner.setdefault(cell, named(laid.domino))
    yield from _size_faults(rules, owner)
    for laid in loose_dominoes(dominoes):
        yield PositionCode.NO_MATCH(domino=laid.domino, family=rules.family)


def _size_faults(rules: Rules, cells: Iterable[Cell]) -> Iterator[Reason]:
    outline = Kingdom(0, (), rules.side, dict.fromkeys(cells, Square("")))
    width, height = len(outline.columns), len(outline.rows)
    if max(width, height) > rules.side:
        yield PositionCode.TOO_LARGE(width=width, height=height, side=rules.side)


def loose_dominoes(dominoes: list[LaidDomino]) -> list[LaidDomino]:
    """The dominoes that cannot be placed in any order. A greedy search is enough: a domino that fits now fits later."""
    terrains: dict[Cell, str] = {}
    waiting = dominoes
    while True:
        fitting = [laid for laid in waiting if _touches(laid, terrains)]
        if not fitting:
            return waiting
        for laid in fitting:
            terrains |= _terrains(laid)
        waiting = [laid for laid in waiting if laid not in fitting]


def _terrains(laid: LaidDomino) -> dict[Cell, str]:
    halves = known_dominoes()[laid.domino].halves
    return {cell: half.terrain for cell, half in zip(laid.cells, halves, strict=True)}


def _touches(laid: LaidDomino, terrains: dict[Cell, str]) -> bool:
    return any(
        neighbour == CASTLE or terrains.get(neighbour) == terrain
        for cell, terrain in _terrains(laid).items()
        for neighbour in neighbours(cell)
    )


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells that share an edge."""
    return [(cell[0] + across, cell[1] + along) for across, along in STEPS]


# ---------------------------------------------------------------------- pieces on squares


def _pieces_on_squares(kingdom: KingdomPosition) -> Iterator[Reason]:
    squares = kingdom.squares
    groups: tuple[tuple[str, list[Cell]], ...] = (
        ("knight", list(kingdom.knights_at)),
        ("building", [cell for cell, _ in kingdom.buildings]),
        ("fire", [cell for cell, _ in kingdom.fires]),
        ("resource", list(kingdom.resources)),
        ("caveman", [cell for cell, _ in kingdom.cavemen]),
    )
    for piece, cells in groups:
        for cell, number in Counter(cells).items():
            if cell not in squares:
                yield PositionCode.PIECE_OUTSIDE(piece=piece, cell=cell_text(cell))
            elif number > 1:
                yield PositionCode.PIECE_TWICE(piece=piece, cell=cell_text(cell))
