"""What is wrong with one kingdom of a position, whatever the rest of the table looks like."""

from collections import Counter
from collections.abc import Iterable, Iterator

from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import deck
from fiefdom.components.volcanoes import volcano
from fiefdom.game.kingdoms import Kingdom, Square
from fiefdom.game.moves import Cell, cell_text, is_cell, is_whole
from fiefdom.game.positions import KingdomPosition, LaidDomino, known_dominoes
from fiefdom.rules import Rules

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
CASTLE = (0, 0)


def kingdom_faults(rules: Rules, kingdom: KingdomPosition, erupting: str | None) -> Iterator[str]:
    """A sentence for each fault; `erupting` is the domino whose fire has not landed yet."""
    yield from _things_of_other_games(rules, kingdom)
    for name, number in _numbers(kingdom):
        if not is_whole(number) or number < 0:
            yield f"{name} must be a number from 0 on, not {number!r}."
    cells = [*(cell for laid in kingdom.dominoes for cell in laid.cells), *_furnished(kingdom)]
    strange = [cell for cell in cells if not is_cell(cell)]
    if strange:
        yield f"{strange[0]!r} is no cell."
        return
    yield from _geometry(rules, kingdom)
    yield from _pieces_on_squares(kingdom)
    if rules.is_origins:
        yield from _fire_faults(kingdom, erupting)
        yield from _resource_faults(rules, kingdom)


def _numbers(kingdom: KingdomPosition) -> tuple[tuple[str, int], ...]:
    return (
        ("discards", kingdom.discards),
        ("coins", kingdom.coins),
        ("knights in the reserve", kingdom.knights),
        ("towers", kingdom.towers),
    )


def _furnished(kingdom: KingdomPosition) -> Iterator[Cell]:
    yield from kingdom.knights_at
    yield from kingdom.resources
    for cell, _ in (*kingdom.buildings, *kingdom.fires, *kingdom.cavemen):
        yield cell


def _things_of_other_games(rules: Rules, kingdom: KingdomPosition) -> Iterator[str]:
    royal = (kingdom.coins, kingdom.knights, kingdom.towers, kingdom.knights_at, kingdom.buildings)
    if not rules.has_buildings and any(royal):
        yield f"{rules.game} has no coins, knights, towers and buildings."
    if not rules.is_origins and kingdom.fires:
        yield f"{rules.game} has no fires."
    if not rules.has_resources and kingdom.resources:
        yield f"{rules.game} has no resources."
    if not rules.has_cavemen and kingdom.cavemen:
        yield f"{rules.game} has no cavemen."


# ---------------------------------------------------------------------- dominoes where they lie


def _geometry(rules: Rules, kingdom: KingdomPosition) -> Iterator[str]:
    in_play = {domino.label for domino in deck(rules.box_names)}
    dominoes = [laid for laid in kingdom.dominoes if laid.domino in in_play]
    owner: dict[Cell, str] = {}
    for laid in kingdom.dominoes:
        if laid.domino not in in_play:
            yield f"{laid.domino} is no domino of {rules.game}."
        (column, row), (across, along) = laid.cells
        if (across - column, along - row) not in STEPS:
            halves = " and ".join(map(cell_text, laid.cells))
            yield f"the halves of {laid.domino}, {halves}, are not side by side (C3)."
        for cell in laid.cells:
            if cell == CASTLE:
                yield f"{laid.domino} lies on the castle (C3)."
            elif cell in owner:
                yield f"{laid.domino} and {owner[cell]} both lie on {cell_text(cell)} (C3)."
            owner.setdefault(cell, laid.domino)
    yield from _size_faults(rules, owner)
    loose = [laid.domino for laid in _loose(dominoes)]
    if loose:
        what = "touches" if len(loose) == 1 else "touch"
        yield f"{', '.join(loose)} {what} neither the castle nor a square of the same terrain (C3)."


def _size_faults(rules: Rules, cells: Iterable[Cell]) -> Iterator[str]:
    outline = Kingdom(0, (), rules.side, dict.fromkeys(cells, Square("")))
    width, height = len(outline.columns), len(outline.rows)
    if max(width, height) > rules.side:
        yield f"it is {width}x{height}, but must fit {rules.side}x{rules.side} (C2)."


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


def _pieces_on_squares(kingdom: KingdomPosition) -> Iterator[str]:
    squares = kingdom.squares
    groups: tuple[tuple[str, list[Cell]], ...] = (
        ("knight", list(kingdom.knights_at)),
        ("building", [cell for cell, _ in kingdom.buildings]),
        ("fire", [cell for cell, _ in kingdom.fires]),
        ("resource", list(kingdom.resources)),
        ("caveman", [cell for cell, _ in kingdom.cavemen]),
    )
    for what, cells in groups:
        for cell, number in Counter(cells).items():
            if cell not in squares:
                yield f"a {what} is on {cell_text(cell)}, which is no domino square."
            elif number > 1:
                yield f"{cell_text(cell)} has more than one {what}."
    yield from _named_pieces("building", kingdom.buildings, [kind.id for kind in buildings()])
    yield from _named_pieces("caveman", kingdom.cavemen, [kind.id for kind in cavemen()])
    for cell, name in kingdom.buildings:
        if cell in squares and squares[cell].terrain != "town":
            yield f"the {name} on {cell_text(cell)} stands on {squares[cell].terrain}, not on a town (Q8)."


def _named_pieces(what: str, pairs: Iterable[tuple[Cell, str]], names: list[str]) -> Iterator[str]:
    for cell, name in pairs:
        if name not in names:
            yield f"there is no {what} {name!r} to be on {cell_text(cell)}."


def _fire_faults(kingdom: KingdomPosition, erupting: str | None) -> Iterator[str]:
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
            yield (
                f"there must be as many tokens of {fires} fires as volcanoes that throw them: "
                f"{expected[fires]}, not {found[fires]} (O4)."
            )
    for cell, fires in kingdom.fires:
        if cell not in squares:
            continue
        square = squares[cell]
        if square.terrain == "volcano" or square.crowns != fires:
            yield f"a fire token cannot be on {cell_text(cell)}: there is a volcano or a printed fire (O5)."
        if not any(kind.fires == fires and _distance(cell, source) <= kind.range for source, kind in volcanoes):
            yield f"the token of {fires} fires on {cell_text(cell)} is out of reach of every volcano of that kind (O4)."


def _distance(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _resource_faults(rules: Rules, kingdom: KingdomPosition) -> Iterator[str]:
    """O6, O8, O13: pieces where their symbol is, and never two things on a square."""
    symbols, fires, settled = kingdom.symbols, dict(kingdom.fires), dict(kingdom.cavemen)
    squares = kingdom.squares
    for cell in kingdom.resources:
        if cell in squares and cell not in symbols:
            yield f"a resource is on {cell_text(cell)}, where no symbol is printed (O8)."
        if cell in fires:
            yield f"the resource on {cell_text(cell)} must have burnt (O6)."
        if cell in settled:
            yield f"a resource and a caveman are both on {cell_text(cell)} (O13)."
    for cell in settled:
        if cell in squares and squares[cell].crowns:
            yield f"the caveman on {cell_text(cell)} stands in fire (O6, O13)."
    if rules.has_totems:
        for cell in set(symbols) - {*kingdom.resources, *fires}:
            yield f"the {symbols[cell]} of {cell_text(cell)} is gone, but nothing burnt there (O8)."
    if len(settled) * 2 > len(set(symbols) - set(kingdom.resources)):
        yield f"{len(settled)} cavemen cost at least {2 * len(settled)} resources, and not so many are gone (O12)."
