"""The pieces of Queendomino and Royal Wedding: knights, buildings, towers, coins, the queen and the dragon."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from fiefdom.components.buildings import (
    COINS_AT_THE_START,
    KNIGHTS_AT_THE_START,
    KNIGHTS_IN_THE_SUPPLY,
    TOWERS_IN_THE_SUPPLY,
    Building,
    builders_board_prices,
    buildings,
)
from fiefdom.engine.families.queendomino.fields import BUILT, KNIGHT
from fiefdom.engine.families.queendomino.refusals import QueendominoPositionCode
from fiefdom.engine.layout import NOBODY
from fiefdom.events.cells import cell_text, is_whole
from fiefdom.events.refusals import named
from fiefdom.game.board import BuildersBoard
from fiefdom.game.pieces.checks import copies_faults, copies_of, number_or_nobody, write_counts
from fiefdom.game.pieces.registry import Pieces, counted, with_pieces
from fiefdom.game.position.value import KingdomPosition, Position
from fiefdom.game.refusals import PositionCode
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

SPACES = len(builders_board_prices())


class QueendominoPieces(Pieces):
    """Knights, buildings, towers, coins, the queen and the dragon."""

    def fits(self, rules: Rules) -> bool:
        return True

    def square(self, codec: Any, boards: Any, at: int, square: Any, half: int) -> Any:
        # Town squares have no printed crowns: any crowns there belong to the building.
        crowns = 0 if square.terrain == "town" else square.crowns
        built = boards.kind(at, codec.buildings) if boards.has(BUILT, at) else None
        return with_pieces(square, crowns=crowns, knight=boards.has(KNIGHT, at), building=built)

    def kingdom(self, codec: Any, state: Any, kingdom: Any) -> Any:
        record = state.kingdom[kingdom.number]
        copies = zip(codec.buildings, record.buildings, strict=True)
        return with_pieces(
            kingdom,
            coins=int(record.coins),
            knights=int(record.knights),
            knights_placed=int(record.knights_placed),
            towers=int(record.towers),
            has_queen=bool(state.queen == kingdom.number),
            buildings=tuple(name for name, number in copies for _ in range(number)),
        )

    def write_square(self, codec: Any, boards: Any, cell: Any, square: Any) -> int:
        if square.knight:
            boards.mark(KNIGHT, cell)
        if square.building is None:
            return 0
        kind: int = codec.buildings.index(square.building)
        boards.mark_piece(BUILT, cell, kind)
        return buildings()[kind].crowns

    def write_kingdom(self, codec: Any, state: Any, kingdom: Any) -> None:
        record = state.kingdom[kingdom.number]
        record.coins = kingdom.coins
        record.knights = kingdom.knights
        record.knights_placed = kingdom.knights_placed
        record.towers = kingdom.towers
        for kind, name in enumerate(codec.buildings):
            record.buildings[kind] = kingdom.buildings.count(name)
        if kingdom.has_queen:
            state.queen = kingdom.number

    def empty_supplies(self, state: Any) -> None:
        state.knight_supply = state.tower_supply = state.hidden_buildings = 0
        state.hidden_building[:] = 0

    def builders_board(self, codec: Any, state: Any) -> BuildersBoard:
        return BuildersBoard(
            spaces=tuple(_name(codec, kind) for kind in state.space),
            top=_name(codec, state.top),
            queen=None if state.queen == NOBODY else int(state.queen),
            dragon_is_home=bool(state.dragon_home),
            knight_supply=int(state.knight_supply),
            tower_supply=int(state.tower_supply),
        )

    def hidden(self, codec: Any, state: Any) -> dict[str, Mapping[str, int]]:
        return {"buildings": counted(codec.buildings, state.hidden_building)}

    def read(self, codec: Any, state: Any) -> dict[str, Any]:
        board = self.builders_board(codec, state)
        return {
            "spaces": board.spaces,
            "top": board.top,
            "queen": board.queen,
            "dragon_is_home": board.dragon_is_home,
            "building": _name(codec, state.chosen),
        }

    def what_left(self, codec: Any, state: Any, position: Any) -> dict[str, Any]:
        hidden = Counter(counted(codec.buildings, state.hidden_building))
        return {"burnt": tuple((copies_of(buildings()) - position.seen_buildings - hidden).elements())}

    def hidden_in(self, position: Any) -> dict[str, Mapping[str, int]]:
        return {"buildings": dict(copies_of(buildings()) - position.seen_buildings)}

    def write(self, codec: Any, state: Any, position: Any) -> None:
        _write_builders(codec, state, position)

    def fields(self, position: Any) -> Iterator[str]:
        yield " ".join(["board", *(name or "-" for name in position.spaces)])
        if position.top:
            yield f"top {position.top}"
        if position.burnt:
            yield " ".join(["burnt", *position.burnt])
        if position.queen is not None:
            yield f"queen {position.queen + 1}"
        if not position.dragon_is_home:
            yield "dragon away"

    def items(self, rules: Rules, kingdom: Any) -> Iterator[str]:
        yield f"coins {kingdom.coins}"
        yield f"reserve {kingdom.knights}"
        yield f"towers {kingdom.towers}"

    needed_items = ("coins",)
    knights_at_the_start = KNIGHTS_AT_THE_START

    def keys(self, rules: Rules) -> tuple[str, ...]:
        return "coins", "knights", "towers", "queen"

    def on_square(self, rules: Rules, square: Any) -> dict[str, str]:
        return dict.fromkeys((kind.id for kind in buildings()), "building") if square.terrain == "town" else {}

    def strange_in_kingdom(self, rules: Rules, kingdom: Any) -> Iterator[Reason]:
        royal = (kingdom.coins, kingdom.knights, kingdom.towers, kingdom.knights_at, kingdom.buildings)
        if not rules.has_buildings and any(royal):
            yield QueendominoPositionCode.NO_COINS(game=rules.game)

    def strange_in_position(self, position: Any) -> Iterator[Reason]:
        board = (position.spaces, position.top, position.burnt, position.building)
        is_royal = any(board) or position.queen is not None or not position.dragon_is_home
        if not position.rules.has_buildings and is_royal:
            yield QueendominoPositionCode.NO_BOARD(game=position.rules.game)

    def kingdom_faults(self, rules: Rules, kingdom: Any, unfinished: str | None) -> Iterator[Reason]:
        squares = kingdom.squares
        for cell, name in kingdom.buildings:
            if cell in squares and squares[cell].terrain != "town":
                terrain = squares[cell].terrain
                yield QueendominoPositionCode.NO_TOWN(building=named(name), cell=cell_text(cell), terrain=terrain)

    def copies_faults(self, position: Any) -> Iterator[Reason]:
        return copies_faults("building", QueendominoPositionCode.COPIES, buildings(), position.seen_buildings)

    def piece_faults(self, position: Any) -> Iterator[Reason]:
        return _royal_faults(position)

    def awaited_faults(self, position: Any) -> Iterator[Reason]:
        if (position.awaits == "site") != (position.building is not None):
            yield QueendominoPositionCode.SITE_BUILDING()
        yield from _AWAITED.get(position.awaits, _no_faults)(position)


def _no_faults(position: Position) -> Iterator[Reason]:
    return iter(())


def _name(codec: Any, kind: Any) -> str | None:
    return None if kind == NOBODY else codec.buildings[kind]


def _write_builders(codec: Any, state: Any, position: Position) -> None:
    kinds = {name: kind for kind, name in enumerate(codec.buildings)}
    hidden = position.hidden.buildings
    owned = sum(kingdom.knights + len(kingdom.knights_at) for kingdom in position.kingdoms)
    state.box = position.lines_laid % len(codec.rules.box_names)
    state.queen = number_or_nobody(position.queen)
    state.dragon_home = position.dragon_is_home
    state.knight_supply = KNIGHTS_IN_THE_SUPPLY - owned
    state.tower_supply = TOWERS_IN_THE_SUPPLY - sum(kingdom.towers for kingdom in position.kingdoms)
    state.space[:] = [NOBODY if name is None else kinds[name] for name in position.spaces]
    state.top = NOBODY if position.top is None else kinds[position.top]
    state.chosen = NOBODY if position.building is None else kinds[position.building]
    state.hidden_buildings = sum(hidden.values())
    write_counts(codec.buildings, hidden, state.hidden_building)
    if position.awaits == "tax":
        assert position.acted_on is not None
        state.placed_left, state.placed_right = (codec.canvas_cell(cell) for cell in position.acted_on.cells)


def _royal_faults(position: Position) -> Iterator[Reason]:
    yield from _board_faults(position)
    yield from _dragon_faults(position)
    kinds = {kind.id: kind for kind in buildings()}
    brought = [[kinds[name] for _, name in kingdom.buildings if name in kinds] for kingdom in position.kingdoms]
    knights = [kingdom.knights + len(kingdom.knights_at) for kingdom in position.kingdoms]
    towers = [kingdom.towers for kingdom in position.kingdoms]
    gained = [KNIGHTS_AT_THE_START + _total(each, "knights") for each in brought]
    yield from _supply_faults("knights", knights, gained, KNIGHTS_IN_THE_SUPPLY)
    yield from _supply_faults("towers", towers, [_total(each, "towers") for each in brought], TOWERS_IN_THE_SUPPLY)
    yield from _queen_faults(position, towers)
    for number, kingdom in enumerate(position.kingdoms, start=1):
        turns = len(kingdom.dominoes) + kingdom.discards
        if len(kingdom.buildings) > turns:
            built = QueendominoPositionCode.BUILDINGS(buildings=len(kingdom.buildings), turns=turns)
            yield PositionCode.KINGDOM(kingdom=number, why=built)
        if kingdom.coins > most_coins(kingdom):
            yield PositionCode.KINGDOM(kingdom=number, why=QueendominoPositionCode.COINS(coins=kingdom.coins))


def _total(kinds: Iterable[Building], field: str) -> int:
    return sum(getattr(kind, field) for kind in kinds)


def most_coins(kingdom: KingdomPosition) -> int:
    """An upper bound on a kingdom's coins: every knight sent collects for all squares and every ability (Q6, Q7)."""
    a_knight = 2 * len(kingdom.dominoes) + KNIGHTS_IN_THE_SUPPLY + TOWERS_IN_THE_SUPPLY
    return COINS_AT_THE_START + a_knight * len(kingdom.knights_at)


def _board_faults(position: Position) -> Iterator[Reason]:
    if len(position.spaces) != SPACES:
        yield QueendominoPositionCode.SPACES(expected=SPACES, found=len(position.spaces))
    stack = sum(position.hidden.buildings.values())
    if position.top is None and stack:
        yield QueendominoPositionCode.TOP(hidden=stack)
    empty = position.spaces.count(None)
    taken = position.done + (not position.dragon_is_home)
    if position.top is not None and empty > taken:
        yield QueendominoPositionCode.EMPTY_SPACES(empty=empty, taken=taken)


def _dragon_faults(position: Position) -> Iterator[Reason]:
    away = not position.dragon_is_home
    flights = max(0, position.round_number - 1) + away
    if len(position.burnt) > flights:
        yield QueendominoPositionCode.BURNT(burnt=len(position.burnt), flights=flights)
    if away and (position.round_number == 0 or not position.burnt or None not in position.spaces):
        yield QueendominoPositionCode.DRAGON_AWAY()


def _supply_faults(piece: str, owned: list[int], most: list[int], supply: int) -> Iterator[Reason]:
    """Check that each kingdom has what its buildings brought, or less once the supply has run out (Q3)."""
    if sum(owned) > supply:
        yield QueendominoPositionCode.SUPPLY(piece=piece, found=sum(owned), supply=supply)
    ran_out = sum(owned) == supply
    for number, (found, expected) in enumerate(zip(owned, most, strict=True), start=1):
        if found > expected or (found < expected and not ran_out):
            gained = QueendominoPositionCode.GAINED(piece=piece, expected=expected, found=found)
            yield PositionCode.KINGDOM(kingdom=number, why=gained)


def _queen_faults(position: Position, towers: list[int]) -> Iterator[Reason]:
    """Q10: check that the queen is with a kingdom that has the most towers, or with nobody if there are no towers."""
    queen, most = position.queen, max(towers)
    if queen is None:
        if most:
            yield QueendominoPositionCode.QUEEN_MISSING()
    elif not is_whole(queen) or queen not in range(position.rules.kingdoms):
        yield QueendominoPositionCode.QUEEN_NOWHERE()
    elif not most or towers[queen] < most:
        yield QueendominoPositionCode.QUEEN_TOWERS(kingdom=queen + 1)


# ---------------------------------------------------------------------- the awaited decision


def _tax(position: Position) -> Iterator[Reason]:
    laid = position.acted_on
    if laid is None:
        yield QueendominoPositionCode.TAX_PLACED()
    elif set(laid.cells) & set(position.acting_kingdom.knights_at):
        yield QueendominoPositionCode.TAX_KNIGHT(domino=named(laid.domino))
    if position.acting_kingdom.knights < 1:
        yield QueendominoPositionCode.TAX_RESERVE()


def _free_towns(kingdom: KingdomPosition) -> int:
    return sum(square.terrain == "town" and square.building is None for square in kingdom.squares.values())


def _is_guest(position: Position) -> bool:
    """Whether the queen is with the acting kingdom."""
    assert position.to_move is not None
    return position.queen == position.rules.kingdom_of(position.to_move)


def _build(position: Position) -> Iterator[Reason]:
    kingdom, discount = position.acting_kingdom, int(_is_guest(position))
    offers = zip(position.spaces, builders_board_prices(), strict=False)
    prices = [max(0, price - discount) for name, price in offers if name is not None]
    if not prices or min(prices) > kingdom.coins:
        yield QueendominoPositionCode.BUILD_PRICE()
    if not _free_towns(kingdom):
        yield QueendominoPositionCode.BUILD_TOWN()


def _site(position: Position) -> Iterator[Reason]:
    if not _free_towns(position.acting_kingdom):
        yield QueendominoPositionCode.SITE_TOWN()
    if None not in position.spaces:
        yield QueendominoPositionCode.SITE_SPACE()


def _dragon(position: Position) -> Iterator[Reason]:
    if not position.dragon_is_home or _is_guest(position) or position.acting_kingdom.coins < 1:
        yield QueendominoPositionCode.DRAGON()
    if not any(position.spaces):
        yield QueendominoPositionCode.DRAGON_BOARD()


_AWAITED: dict[str, Callable[[Position], Iterator[Reason]]] = {
    "tax": _tax, "build": _build, "site": _site, "dragon": _dragon,
}  # fmt: skip
