"""What is wrong with one kingdom of a position, whatever the rest of the table looks like."""

from collections import Counter
from collections.abc import Iterable, Iterator

from fiefdom.components.dominoes import deck
from fiefdom.components.volcanoes import volcano
from fiefdom.engine.families.origins.refusals import OriginsPositionCode
from fiefdom.engine.families.queendomino.refusals import QueendominoPositionCode
from fiefdom.events.cells import Cell, cell_text, is_cell, is_whole
from fiefdom.events.refusals import named, said
from fiefdom.game.kingdoms import Kingdom, Square
from fiefdom.game.positions import KingdomPosition, LaidDomino, known_dominoes
from fiefdom.game.refusals import PositionCode
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
CASTLE = (0, 0)


def kingdom_faults(rules: Rules, kingdom: KingdomPosition, erupting: str | None) -> Iterator[Reason]:
    """What is wrong; `erupting` is the domino whose fire has not landed yet."""
    yield from _things_of_other_games(rules, kingdom)
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
    if rules.is_origins:
        yield from _fire_faults(kingdom, erupting)
        yield from _resource_faults(rules, kingdom)


def counts(kingdom: KingdomPosition) -> dict[str, int]:
    """Everything that a kingdom has a number of, by the name that the message calls it."""
    return {name: getattr(kingdom, name) for name in ("discards", "coins", "knights", "towers")}


def _furnished(kingdom: KingdomPosition) -> Iterator[Cell]:
    yield from kingdom.knights_at
    yield from kingdom.resources
    for cell, _ in (*kingdom.buildings, *kingdom.fires, *kingdom.cavemen):
        yield cell


def _things_of_other_games(rules: Rules, kingdom: KingdomPosition) -> Iterator[Reason]:
    royal = (kingdom.coins, kingdom.knights, kingdom.towers, kingdom.knights_at, kingdom.buildings)
    if not rules.has_buildings and any(royal):
        yield QueendominoPositionCode.NO_COINS(game=rules.game)
    if not rules.is_origins and kingdom.fires:
        yield OriginsPositionCode.NO_FIRES(game=rules.game)
    if not rules.has_resources and kingdom.resources:
        yield OriginsPositionCode.NO_RESOURCES(game=rules.game)
    if not rules.has_cavemen and kingdom.cavemen:
        yield OriginsPositionCode.NO_CAVEMEN(game=rules.game)


# ---------------------------------------------------------------------- dominoes where they lie


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
                yield PositionCode.ON_CASTLE(domino=named(laid.domino))
            elif cell in owner:
                yield PositionCode.OVERLAP(domino=named(laid.domino), other=owner[cell], cell=cell_text(cell))
            owner.setdefault(cell, named(laid.domino))
    yield from _size_faults(rules, owner)
    for laid in _loose(dominoes):
        yield PositionCode.NO_MATCH(domino=laid.domino)


def _size_faults(rules: Rules, cells: Iterable[Cell]) -> Iterator[Reason]:
    outline = Kingdom(0, (), rules.side, dict.fromkeys(cells, Square("")))
    width, height = len(outline.columns), len(outline.rows)
    if max(width, height) > rules.side:
        yield PositionCode.TOO_LARGE(width=width, height=height, side=rules.side)


def _loose(dominoes: list[LaidDomino]) -> list[LaidDomino]:
    """The dominoes that no order of laying leads to: what can be laid early can be laid later as well."""
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


# ---------------------------------------------------------------------- what stands on squares


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
    for cell, name in kingdom.buildings:
        if cell in squares and squares[cell].terrain != "town":
            terrain = squares[cell].terrain
            yield QueendominoPositionCode.NO_TOWN(building=named(name), cell=cell_text(cell), terrain=terrain)


def _fire_faults(kingdom: KingdomPosition, erupting: str | None) -> Iterator[Reason]:
    """O4, O5: a token for every volcano, within its reach, where there was no fire."""
    squares = kingdom.squares
    volcanoes = [
        (cell, volcano(square.craters))
        for cell, square in squares.items()
        if square.craters and square.domino != erupting
    ]
    expected = Counter(kind.fires for _, kind in volcanoes)
    found = Counter(fires for _, fires in kingdom.fires)
    for fires in sorted({*expected, *found}, key=repr):
        if expected[fires] != found[fires]:
            yield OriginsPositionCode.FIRE_TOKENS(fires=named(fires), expected=expected[fires], found=found[fires])
    for cell, fires in kingdom.fires:
        if cell not in squares:
            continue
        square = squares[cell]
        if square.terrain == "volcano" or square.crowns != fires:
            yield OriginsPositionCode.FIRE_SQUARE(cell=cell_text(cell))
        if not any(kind.fires == fires and _distance(cell, source) <= kind.range for source, kind in volcanoes):
            yield OriginsPositionCode.FIRE_REACH(fires=named(fires), cell=cell_text(cell))


def _distance(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _resource_faults(rules: Rules, kingdom: KingdomPosition) -> Iterator[Reason]:
    """O6, O8, O13: pieces where their symbol is, and never two things on a square."""
    symbols, fires, settled = kingdom.symbols, dict(kingdom.fires), dict(kingdom.cavemen)
    squares = kingdom.squares
    for cell in kingdom.resources:
        if cell in squares and cell not in symbols:
            yield OriginsPositionCode.NO_SYMBOL(cell=cell_text(cell))
        if cell in fires:
            yield OriginsPositionCode.RESOURCE_BURNT(cell=cell_text(cell))
        if cell in settled:
            yield OriginsPositionCode.RESOURCE_SETTLED(cell=cell_text(cell))
    for cell in settled:
        if cell in squares and squares[cell].crowns:
            yield OriginsPositionCode.CAVEMAN_FIRE(cell=cell_text(cell))
    if rules.has_totems:
        for cell in set(symbols) - {*kingdom.resources, *fires}:
            yield OriginsPositionCode.RESOURCE_GONE(resource=symbols[cell], cell=cell_text(cell))
    if len(settled) * 2 > len(set(symbols) - set(kingdom.resources)):
        yield OriginsPositionCode.CAVEMEN_COST(cavemen=len(settled), resources=2 * len(settled))
