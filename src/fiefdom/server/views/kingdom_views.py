"""Views of kingdoms: squares, territories, the cells still available, the score sheet."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

from fiefdom.components.buildings import building
from fiefdom.components.terrains import RESOURCES
from fiefdom.game import Cell, Game, Kingdom, Place, ScoreSheet, Square
from fiefdom.game.sheet import CavemanLine, Horde, Territory
from fiefdom.render.families import scoring_terrains
from fiefdom.render.svg.marks import last_turn_cells
from fiefdom.rules import Rules
from fiefdom.server.protocol import views as wire

# Fields of a state that no view of a kingdom depends on; every other field counts, also in games from outside.
_IRRELEVANT = frozenset(
    (
        "kingdom", "hidden", "phase", "seats", "kingdom_count", "line_size", "lines_left", "opening", "round_number",
        "turn", "turns", "next_count", "drawn", "undrawn_kings", "undrawn", "line", "line_king", "next_line",
        "next_king", "box", "dragon_home", "knight_supply", "tower_supply", "space", "top", "hidden_buildings",
        "hidden_building", "placed_left", "placed_right", "chosen", "volcano_cell", "volcano_craters", "given_totem",
        "receivers", "cave", "cave_count", "hidden_cavemen", "hidden_caveman", "recruit", "payments_left", "paid",
    )
)  # fmt: skip
Key = tuple[Any, ...]


class Kingdoms:
    """The views of all kingdoms of a game. Those that are as they were at an earlier moment are not built again."""

    def __init__(self, game: Game, earlier: "Kingdoms | None" = None) -> None:
        self._keys = _keys(game)
        is_same = earlier is not None and earlier._keys == self._keys
        # If nothing has changed in any kingdom, neither has the ranking.
        known = [view.place for view in earlier.views] if earlier is not None and is_same else None
        self.views: list[wire.KingdomView] = []
        for number, key in enumerate(self._keys):
            place = game.ranking.place_of(number) if known is None else known[number]
            last = sorted(last_turn_cells(game, number))
            if earlier is not None and earlier._keys[number] == key:
                view = _retouched(earlier.views[number], place, last)
            else:
                view = _kingdom_view(game, game.kingdom(number), place, last)
            self.views.append(view)


def _keys(game: Game) -> list[Key]:
    """For each kingdom what its view depends on, except for its place and its last turn."""
    states = game.engine_states()
    shared = b"".join([states[name].tobytes() for name in states.dtype.names or () if name not in _IRRELEVANT])
    laid: list[list[Place]] = [[] for _ in range(game.rules.kingdoms)]
    for played in game:
        if isinstance(played.event, Place) and played.seat is not None:
            laid[game.rules.kingdom_of(played.seat)].append(played.event)
    records = states["kingdom"][0]
    return [(game.rules, game.is_over, records[number].tobytes(), shared, placed) for number, placed in enumerate(laid)]


def _retouched(view: wire.KingdomView, place: int, last: list[Cell]) -> wire.KingdomView:
    if view.place == place and view.last == last:
        return view
    return wire.KingdomView.trusted(**{**view.__dict__, "place": place, "last": last})


def _kingdom_view(game: Game, kingdom: Kingdom, place: int, last: list[Cell]) -> wire.KingdomView:
    counted, territories = game.score_sheet(kingdom.number), game.territories(kingdom.number)
    pending = 0 if game.is_over else counted.bonuses
    return kingdom_view(game.rules, kingdom, counted, territories, place=place, last=last, pending=pending)


def kingdom_view(
    rules: Rules,
    kingdom: Kingdom,
    counted: ScoreSheet,
    territories: tuple[Territory, ...],
    *,
    place: int,
    last: list[Cell],
    pending: int = 0,
) -> wire.KingdomView:
    """A kingdom with its score; `pending` are points that are not counted in `score` yet."""
    sheet = sheet_view(rules, counted)
    land = _land(tuple(_in_order(kingdom.squares)), kingdom.towers)
    return wire.KingdomView.trusted(
        kingdom=kingdom.number,
        seats=list(kingdom.seats),
        side=kingdom.side,
        squares=land.squares,
        dominoes=land.dominoes,
        territories=_territories(territories),
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
        resources=_resources(kingdom) if "resources" in rules.description.pieces else {},
        place=place,
        score=sheet.total - pending,
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


@lru_cache(maxsize=128)
def _land(squares: Squares, towers: int) -> _Land:
    """Cached, because one decision changes at most one kingdom."""
    return _Land(_square_views(squares, towers), _laid_views(squares))


def _square_views(squares: Squares, owned: int) -> list[wire.SquareView]:
    towers = _towers(squares, owned)
    return [_square_view(cell, square, towers.get(cell, 0)) for cell, square in squares]


@lru_cache(maxsize=4096)
def _square_view(cell: Cell, square: Square, towers: int) -> wire.SquareView:
    """Cached, because a square hardly ever changes once it is placed."""
    return wire.SquareView.trusted(
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


@lru_cache(maxsize=4096)
def _laid_view(label: str, left: Cell, right: Cell) -> wire.LaidView:
    return wire.LaidView.trusted(domino=label, left=left, right=right)


def _territories(territories: tuple[Territory, ...]) -> list[wire.TerritoryView]:
    """The territories of a kingdom, ordered by their first cells."""
    found = sorted(territories, key=lambda territory: territory.cells[0][::-1])
    return _territory_views(tuple(found))


@lru_cache(maxsize=128)
def _territory_views(territories: tuple[Territory, ...]) -> list[wire.TerritoryView]:
    return [
        wire.TerritoryView.trusted(
            terrain=each.terrain, cells=list(each.cells), squares=each.squares, crowns=each.crowns, points=each.points
        )
        for each in territories
    ]


def window_view(kingdom: Kingdom) -> wire.WindowView:
    """C2: cells outside these bounds can never be used."""
    return _window(kingdom.columns, kingdom.rows, kingdom.side)


@lru_cache(maxsize=128)
def _window(columns: range, rows: range, side: int) -> wire.WindowView:
    return wire.WindowView(
        left=columns.stop - side,
        right=columns.start + side - 1,
        top=rows.stop - side,
        bottom=rows.start + side - 1,
    )


@lru_cache(maxsize=128)
def sheet_view(rules: Rules, sheet: ScoreSheet) -> wire.SheetView:
    """A score sheet by the lines of the printed pad; lines that do not exist in the game are None."""
    lines: dict[str, Any] = dict.fromkeys(name for names, _ in _LINES.values() for name in names)
    for piece in rules.description.pieces:
        names, read = _LINES.get(piece, _NO_LINES)
        lines |= zip(names, read(sheet), strict=True)
    return wire.SheetView.trusted(
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
