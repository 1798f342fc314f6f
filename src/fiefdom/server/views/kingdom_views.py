"""Kingdoms as they go over the wire: squares, territories, the room that is left, the score sheet."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from fiefdom.components.buildings import building
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS, RESOURCES
from fiefdom.game import Cell, Erupt, Game, Kingdom, Pay, Place, ScoreSheet, Settle, Site, Square, Tax
from fiefdom.game.moves import Event
from fiefdom.game.sheets import CavemanLine, Horde
from fiefdom.rules import Rules
from fiefdom.server.protocol import views as wire


def kingdom_views(game: Game) -> list[wire.KingdomView]:
    """All kingdoms of a game at this game."""
    standings = game.ranking
    last = _last_cells(game)
    return [
        _kingdom_view(game, kingdom, last[kingdom.number], standings.place_of(kingdom.number))
        for kingdom in game.kingdoms
    ]


def _kingdom_view(game: Game, kingdom: Kingdom, last: list[Cell], place: int) -> wire.KingdomView:
    sheet = sheet_view(game.rules, game.score_sheet(kingdom.number))
    land = _land(tuple(_in_order(kingdom.squares)), kingdom.towers)
    return wire.KingdomView.model_construct(
        kingdom=kingdom.number,
        seats=list(kingdom.seats),
        side=kingdom.side,
        squares=land.squares,
        dominoes=land.dominoes,
        territories=land.territories,
        window=window_view(kingdom),
        last=last,
        discards=kingdom.discards,
        coins=kingdom.coins,
        knights=kingdom.knights,
        knights_placed=kingdom.knights_placed,
        towers=kingdom.towers,
        has_queen=kingdom.has_queen,
        buildings=list(kingdom.buildings),
        totems=list(kingdom.totems),
        resources=_resources(kingdom) if game.rules.has_resources else {},
        place=place,
        score=sheet.total,
        sheet=sheet,
    )


def _resources(kingdom: Kingdom) -> dict[str, int]:
    counts = Counter(square.resource for square in kingdom.squares.values())
    return {name: counts[name] for name in RESOURCES}


Squares = tuple[tuple[Cell, Square], ...]


@dataclass(frozen=True, slots=True)
class _Land:
    """What a kingdom looks like."""

    squares: list[wire.SquareView]
    dominoes: list[wire.LaidView]
    territories: list[wire.TerritoryView]


@lru_cache(maxsize=1024)
def _land(squares: Squares, towers: int) -> _Land:
    """One decision changes at most one kingdom: all others look as they did."""
    return _Land(_square_views(squares, towers), _laid_views(squares), list(_territories(squares)))


def _square_views(squares: Squares, owned: int) -> list[wire.SquareView]:
    towers = _towers(squares, owned)
    return [_square_view(cell, square, towers.get(cell, 0)) for cell, square in squares]


@lru_cache(maxsize=32768)
def _square_view(cell: Cell, square: Square, towers: int) -> wire.SquareView:
    """A square hardly ever changes once it is there."""
    return wire.SquareView.model_construct(
        x=cell[0],
        y=cell[1],
        terrain=square.terrain,
        crowns=square.crowns,
        craters=square.craters,
        domino=square.domino,
        knight=square.knight,
        building=square.building,
        towers=towers,
        token=square.token,
        resource=square.resource,
        caveman=square.caveman,
    )


def _in_order(squares: Mapping[Cell, Square]) -> list[tuple[Cell, Square]]:
    return sorted(squares.items(), key=lambda item: (item[0][1], item[0][0]))


def _towers(squares: Squares, owned: int) -> dict[Cell, int]:
    """How many towers stand on each building: those it brought, as far as the kingdom owns them."""
    sites = [(cell, square.building) for cell, square in squares if square.building]
    brought = (cell for cell, name in sites for _ in range(building(name).towers))
    return Counter(islice(brought, owned))


def _laid_views(squares: Squares) -> list[wire.LaidView]:
    cells: dict[str, list[Cell]] = {}
    for cell, square in squares:
        if square.domino:
            cells.setdefault(square.domino, []).append(cell)
    return [_laid_view(label, both[0], both[-1]) for label, both in cells.items()]


@lru_cache(maxsize=16384)
def _laid_view(label: str, left: Cell, right: Cell) -> wire.LaidView:
    return wire.LaidView.model_construct(domino=label, left=left, right=right)


def _territories(squares: Squares) -> Iterator[wire.TerritoryView]:
    """Connected squares of one terrain. A building's crowns count where it stands (Q14), volcanoes never (O3)."""
    known = dict(squares)
    left = dict(squares)
    while left:
        first, square = next(iter(left.items()))
        cells = sorted(_connected(first, square.terrain, left), key=lambda cell: (cell[1], cell[0]))
        crowns = sum(_crowns(known[cell]) for cell in cells)
        points = 0 if square.terrain == "volcano" else crowns * len(cells)
        yield wire.TerritoryView.model_construct(
            terrain=square.terrain, cells=cells, squares=len(cells), crowns=crowns, points=points
        )


def _connected(first: Cell, terrain: str, left: dict[Cell, Square]) -> list[Cell]:
    """The cells of a territory, which are taken out of `left`."""
    del left[first]
    found = [first]
    for x, y in found:
        for cell in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
            if cell in left and left[cell].terrain == terrain:
                del left[cell]
                found.append(cell)
    return found


def _crowns(square: Square) -> int:
    return square.crowns + (building(square.building).crowns if square.building else 0)


def window_view(kingdom: Kingdom) -> wire.WindowView:
    """C2: cells beyond these bounds can never be reached any more."""
    return _window(kingdom.columns, kingdom.rows, kingdom.side)


@lru_cache(maxsize=1024)
def _window(columns: range, rows: range, side: int) -> wire.WindowView:
    return wire.WindowView(
        left=columns.stop - side,
        right=columns.start + side - 1,
        top=rows.stop - side,
        bottom=rows.start + side - 1,
    )


def event_cells(event: Event) -> list[Cell]:
    """The cells of a kingdom that a decision touches."""
    match event:
        case Place():
            return [event.left, event.right]
        case Tax():
            return list(event.squares)
        case Site() | Erupt() | Pay() | Settle():
            return [event.square]
    return []


def _last_cells(game: Game) -> list[list[Cell]]:
    last: list[list[Cell]] = [[] for _ in range(game.rules.kingdoms)]
    for played in reversed(game.history):
        if played.seat is None:
            continue
        kingdom = game.rules.kingdom_of(played.seat)
        last[kingdom] = last[kingdom] or event_cells(played.event)
        if all(last):
            break
    return last


@lru_cache(maxsize=1024)
def sheet_view(rules: Rules, sheet: ScoreSheet) -> wire.SheetView:
    """A score sheet by the lines of the printed pad."""
    queens, totems, tribe = rules.has_buildings, rules.has_totems, rules.has_cavemen
    return wire.SheetView.model_construct(
        terrains=_terrain_lines(rules, sheet),
        buildings=[_points(line.building, line.points) for line in sheet.buildings] if queens else None,
        coins=sheet.coins if queens else None,
        coin_points=sheet.coin_points if queens else None,
        queen=sheet.queen if queens else None,
        resources=sheet.resources if rules.has_resources else None,
        totems=[_points(line.resource, line.points) for line in sheet.totems] if totems else None,
        cavemen=[_caveman_points(line) for line in sheet.cavemen] if tribe else None,
        hordes=[_horde(line) for line in sheet.hordes] if tribe else None,
        middle_kingdom=sheet.middle_kingdom,
        harmony=sheet.harmony,
        total=sheet.total,
    )


def _points(identifier: str, points: int) -> wire.PointsView:
    return wire.PointsView(id=identifier, points=points)


def _caveman_points(line: CavemanLine) -> wire.CavemanPointsView:
    return wire.CavemanPointsView(id=line.caveman, cell=line.square, points=line.points)


def _horde(line: Horde) -> wire.HordeView:
    return wire.HordeView(warriors=line.warriors, strength=line.strength, cell=line.square, points=line.points)


def scoring_terrains(rules: Rules) -> tuple[str, ...]:
    """The terrains that have a line on the pad, in its order."""
    if rules.is_origins:
        return ORIGINS_TERRAINS[:-1]
    return KINGDOM_TERRAINS if rules.has_buildings else KINGDOM_TERRAINS[:-1]


@lru_cache(maxsize=4096)
def _terrain_line(terrain: str, squares: int, crowns: int, points: int) -> wire.SheetTerrainView:
    return wire.SheetTerrainView(terrain=terrain, squares=squares, crowns=crowns, points=points)


def _terrain_lines(rules: Rules, sheet: ScoreSheet) -> list[wire.SheetTerrainView]:
    lines = []
    for terrain in scoring_terrains(rules):
        parts = [part for part in sheet.territories if part.terrain == terrain]
        squares, crowns = sum(part.squares for part in parts), sum(part.crowns for part in parts)
        lines.append(_terrain_line(terrain, squares, crowns, sum(part.points for part in parts)))
    return lines
