"""Views of kingdoms: squares, territories, the cells still available, the score sheet."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

from fiefdom.components.buildings import building
from fiefdom.components.terrains import RESOURCES
from fiefdom.game import Cell, Game, Kingdom, ScoreSheet, Square
from fiefdom.game.sheet import CavemanLine, Horde, Territory
from fiefdom.render.families import scoring_terrains
from fiefdom.render.svg.marks import last_turn_cells
from fiefdom.rules import Rules
from fiefdom.server.protocol import views as wire


def kingdom_views(game: Game) -> list[wire.KingdomView]:
    """All kingdoms of a game."""
    standings = game.ranking
    return [_kingdom_view(game, kingdom, standings.place_of(kingdom.number)) for kingdom in game.kingdoms]


def _kingdom_view(game: Game, kingdom: Kingdom, place: int) -> wire.KingdomView:
    sheet = sheet_view(game.rules, game.score_sheet(kingdom.number))
    land = _land(tuple(_in_order(kingdom.squares)), kingdom.towers)
    return wire.KingdomView.model_construct(
        kingdom=kingdom.number,
        seats=list(kingdom.seats),
        side=kingdom.side,
        squares=land.squares,
        dominoes=land.dominoes,
        territories=_territories(game, kingdom.number),
        window=window_view(kingdom),
        last=sorted(last_turn_cells(game, kingdom.number)),
        discards=kingdom.discards,
        coins=kingdom.coins,
        knights=kingdom.knights,
        knights_placed=kingdom.knights_placed,
        towers=kingdom.towers,
        has_queen=kingdom.has_queen,
        buildings=list(kingdom.buildings),
        totems=list(kingdom.totems),
        resources=_resources(kingdom) if "resources" in game.rules.description.pieces else {},
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
    """The squares and dominoes of a kingdom."""

    squares: list[wire.SquareView]
    dominoes: list[wire.LaidView]


@lru_cache(maxsize=1024)
def _land(squares: Squares, towers: int) -> _Land:
    """Cached, because one decision changes at most one kingdom."""
    return _Land(_square_views(squares, towers), _laid_views(squares))


def _square_views(squares: Squares, owned: int) -> list[wire.SquareView]:
    towers = _towers(squares, owned)
    return [_square_view(cell, square, towers.get(cell, 0)) for cell, square in squares]


@lru_cache(maxsize=32768)
def _square_view(cell: Cell, square: Square, towers: int) -> wire.SquareView:
    """Cached, because a square hardly ever changes once it is placed."""
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
    """How many towers stand on each building: as many as it brought, while the kingdom owns that many."""
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


def _territories(game: Game, kingdom: int) -> list[wire.TerritoryView]:
    """The territories of a kingdom, ordered by their first cells."""
    found = sorted(game.territories(kingdom), key=lambda territory: territory.cells[0][::-1])
    return _territory_views(tuple(found))


@lru_cache(maxsize=1024)
def _territory_views(territories: tuple[Territory, ...]) -> list[wire.TerritoryView]:
    return [
        wire.TerritoryView.model_construct(
            terrain=each.terrain, cells=list(each.cells), squares=each.squares, crowns=each.crowns, points=each.points
        )
        for each in territories
    ]


def window_view(kingdom: Kingdom) -> wire.WindowView:
    """C2: cells outside these bounds can never be used."""
    return _window(kingdom.columns, kingdom.rows, kingdom.side)


@lru_cache(maxsize=1024)
def _window(columns: range, rows: range, side: int) -> wire.WindowView:
    return wire.WindowView(
        left=columns.stop - side,
        right=columns.start + side - 1,
        top=rows.stop - side,
        bottom=rows.start + side - 1,
    )


@lru_cache(maxsize=1024)
def sheet_view(rules: Rules, sheet: ScoreSheet) -> wire.SheetView:
    """A score sheet by the lines of the printed pad; lines that do not exist in the game are None."""
    lines: dict[str, Any] = dict.fromkeys(name for names, _ in _LINES.values() for name in names)
    for piece in rules.description.pieces:
        names, read = _LINES.get(piece, _NO_LINES)
        lines |= zip(names, read(sheet), strict=True)
    return wire.SheetView.model_construct(
        terrains=_terrain_lines(rules, sheet),
        middle_kingdom=sheet.middle_kingdom,
        harmony=sheet.harmony,
        total=sheet.total,
        **lines,
    )


def _points(identifier: str, points: int) -> wire.PointsView:
    return wire.PointsView(id=identifier, points=points)


def _caveman_points(line: CavemanLine) -> wire.CavemanPointsView:
    return wire.CavemanPointsView(id=line.caveman, cell=line.square, points=line.points)


def _horde(line: Horde) -> wire.HordeView:
    return wire.HordeView(warriors=line.warriors, strength=line.strength, cell=line.square, points=line.points)


def _building_lines(sheet: ScoreSheet) -> tuple[Any, ...]:
    buildings = [_points(line.building, line.points) for line in sheet.buildings]
    return buildings, sheet.coins, sheet.coin_points, sheet.queen


def _totem_lines(sheet: ScoreSheet) -> tuple[Any, ...]:
    return sheet.resources, [_points(line.resource, line.points) for line in sheet.totems]


def _caveman_lines(sheet: ScoreSheet) -> tuple[Any, ...]:
    return [_caveman_points(line) for line in sheet.cavemen], [_horde(line) for line in sheet.hordes]


# The lines of the pad that each kind of piece adds. O10, O15: resources score only where there are totems.
_LINES: Mapping[str, tuple[tuple[str, ...], Callable[[ScoreSheet], tuple[Any, ...]]]] = {
    "buildings": (("buildings", "coins", "coin_points", "queen"), _building_lines),
    "totems": (("resources", "totems"), _totem_lines),
    "cavemen": (("cavemen", "hordes"), _caveman_lines),
}
_NO_LINES: tuple[tuple[str, ...], Callable[[ScoreSheet], tuple[Any, ...]]] = ((), lambda sheet: ())


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
