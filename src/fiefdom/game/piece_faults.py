"""Pieces of a position that are too many or in the wrong hands, and decisions that could not be awaited."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
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
from fiefdom.components.cavemen import CAVE_SPACES, cavemen
from fiefdom.components.terrains import RESOURCES
from fiefdom.engine.families.origins.refusals import OriginsPositionCode
from fiefdom.engine.families.queendomino.refusals import QueendominoPositionCode
from fiefdom.events.cells import cell_text, is_whole
from fiefdom.events.refusals import named, said
from fiefdom.game.position_states import volcano_of
from fiefdom.game.positions import KingdomPosition, Position, known_dominoes
from fiefdom.game.refusals import PositionCode
from fiefdom.reasons import Code, Reason

SPACES = len(builders_board_prices())


def piece_faults(position: Position) -> Iterator[Reason]:
    """Faults of the builders' board, the queen, the supplies, totems, cavemen; the position's shape must be right."""
    rules = position.rules
    strange = list(_things_of_other_games(position))
    yield from strange
    yield from _copies_faults("building", QueendominoPositionCode.COPIES, buildings(), position.seen_buildings)
    yield from _copies_faults("caveman", OriginsPositionCode.COPIES, cavemen(), position.seen_cavemen)
    if strange:
        return
    if rules.has_buildings:
        yield from _royal_faults(position)
    if rules.has_totems:
        yield from _totem_faults(position)
    if rules.has_cavemen:
        yield from _caveman_faults(position)


def _things_of_other_games(position: Position) -> Iterator[Reason]:
    rules = position.rules
    board = (position.spaces, position.top, position.burnt, position.building)
    if not rules.has_buildings and (any(board) or position.queen is not None or not position.dragon_is_home):
        yield QueendominoPositionCode.NO_BOARD(game=rules.game)
    if not rules.has_totems and position.totems:
        yield OriginsPositionCode.NO_TOTEMS(game=rules.game)
    tribe = (position.cave, position.lost, position.caveman, position.paid, position.payments_left)
    if not rules.has_cavemen and any(tribe):
        yield OriginsPositionCode.NO_CAVEMEN(game=rules.game)


def _copies_faults(piece: str, code: Code, kinds: Iterable[Any], seen: Counter[str]) -> Iterator[Reason]:
    copies = {kind.id: kind.copies for kind in kinds}
    for name, number in seen.items():
        if name not in copies:
            yield PositionCode.NO_SUCH_PIECE(piece=piece, name=said(name))
        elif number > copies[name]:
            yield code(found=number, copies=copies[name], **{piece: name})


# ---------------------------------------------------------------------- Queendomino


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
    """A bound on what a kingdom can own: every knight sent was paid by all squares and by every ability (Q6, Q7)."""
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
    """Each kingdom has what its buildings brought, or less once the supply has run out (Q3)."""
    if sum(owned) > supply:
        yield QueendominoPositionCode.SUPPLY(piece=piece, found=sum(owned), supply=supply)
    ran_out = sum(owned) == supply
    for number, (found, expected) in enumerate(zip(owned, most, strict=True), start=1):
        if found > expected or (found < expected and not ran_out):
            gained = QueendominoPositionCode.GAINED(piece=piece, expected=expected, found=found)
            yield PositionCode.KINGDOM(kingdom=number, why=gained)


def _queen_faults(position: Position, towers: list[int]) -> Iterator[Reason]:
    """Q10: she is with one who has the most towers, and with nobody only while there are none."""
    queen, most = position.queen, max(towers)
    if queen is None:
        if most:
            yield QueendominoPositionCode.QUEEN_MISSING()
    elif not is_whole(queen) or queen not in range(position.rules.kingdoms):
        yield QueendominoPositionCode.QUEEN_NOWHERE()
    elif not most or towers[queen] < most:
        yield QueendominoPositionCode.QUEEN_TOWERS(kingdom=queen + 1)


# ---------------------------------------------------------------------- Origins


def _totem_faults(position: Position) -> Iterator[Reason]:
    """O9: in the middle while nobody has the resource, else with one who has the most of it."""
    holders: dict[str, int] = {}
    for resource, holder in position.totems:
        if resource not in RESOURCES or not is_whole(holder) or holder not in range(position.rules.kingdoms):
            yield OriginsPositionCode.TOTEM_UNKNOWN(resource=said(resource))
        elif resource in holders:
            yield OriginsPositionCode.TOTEM_TWICE(resource=resource)
        holders[resource] = holder
    if any(holder not in range(position.rules.kingdoms) for holder in holders.values()):
        return
    given = [resource for resource, _ in position.totems_to_give()] if position.awaits == "give" else []
    for resource in RESOURCES:
        counts = _counts_at_the_last_passing(position, resource)
        held_by = holders.get(resource)
        if held_by is None and max(counts):
            yield OriginsPositionCode.TOTEM_MISSING(resource=resource)
        elif held_by is not None and not max(counts):
            yield OriginsPositionCode.TOTEM_MIDDLE(resource=resource)
        elif held_by is not None and counts[held_by] < max(counts) and resource not in given:
            yield OriginsPositionCode.TOTEM_HOLDER(resource=resource, kingdom=held_by + 1)


def _counts_at_the_last_passing(position: Position, resource: str) -> list[int]:
    """Totems change hands after the eruption, so what was just placed does not count before it."""
    counts = [kingdom.resource_count(resource) for kingdom in position.kingdoms]
    laid = position.acted_on
    if position.awaits == "erupt" and laid and laid.domino in known_dominoes():
        assert position.to_move is not None
        counts[position.rules.kingdom_of(position.to_move)] -= known_dominoes()[laid.domino].resources.count(resource)
    return counts


def _caveman_faults(position: Position) -> Iterator[Reason]:
    if len(position.cave) > CAVE_SPACES:
        yield OriginsPositionCode.CAVE_FULL(room=CAVE_SPACES, found=len(position.cave))
    is_last = position.round_number == position.rules.lines
    recruits = sum(position.rules.kings) if is_last else position.turn + (position.awaits in ("pay", "settle"))
    if position.hidden.cavemen and CAVE_SPACES - len(position.cave) > recruits:
        yield OriginsPositionCode.CAVE_EMPTY(found=len(position.cave))
    tokens = sum(len(kingdom.fires) for kingdom in position.kingdoms)
    if len(position.lost) > tokens:
        yield OriginsPositionCode.CAVEMEN_BURNT(cavemen=len(position.lost), tokens=tokens)
    taken = len(position.lost) + sum(len(kingdom.cavemen) for kingdom in position.kingdoms)
    missing = [set(kingdom.symbols) - set(kingdom.resources) for kingdom in position.kingdoms]
    spent = [cells - set(dict(kingdom.fires)) for cells, kingdom in zip(missing, position.kingdoms, strict=True)]
    if sum(map(len, missing)) < 2 * taken + len(position.paid):
        yield OriginsPositionCode.TOO_FEW_SPENT(cavemen=taken)
    if sum(map(len, spent)) > 4 * taken + len(position.paid):
        yield OriginsPositionCode.TOO_MANY_SPENT(cavemen=taken)


# ---------------------------------------------------------------------- the awaited decision


def awaited_faults(position: Position) -> Iterator[Reason]:
    """Whether the decision could be asked for (D5), with all that it needs; the position's shape must be right."""
    if (position.awaits == "site") != (position.building is not None):
        yield QueendominoPositionCode.SITE_BUILDING()
    if (position.awaits in ("pay", "settle")) != (position.caveman is not None):
        yield OriginsPositionCode.RECRUITED()
    if position.caveman is None and (position.paid or position.payments_left):
        yield OriginsPositionCode.PAID_FOR_NOTHING()
    check = _AWAITED.get(position.awaits)
    if check:
        yield from check(position)


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
    """Whether the queen is with the kingdom that acts."""
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


def _erupt(position: Position) -> Iterator[Reason]:
    laid, kingdom = position.acted_on, position.acting_kingdom
    if laid is None or laid.domino not in known_dominoes() or not volcano_of(laid)[1]:
        yield OriginsPositionCode.VOLCANO()
        return
    for cell in laid.cells:
        burnt = position.rules.has_resources and cell in kingdom.symbols and cell not in kingdom.resources
        if burnt or cell in dict(kingdom.fires) or cell in dict(kingdom.cavemen):
            yield OriginsPositionCode.JUST_PLACED(cell=cell_text(cell))


def _give(position: Position) -> Iterator[Reason]:
    if any(holder not in range(position.rules.kingdoms) for _, holder in position.totems):
        return
    if len(position.totems_to_give()) != 1:
        yield OriginsPositionCode.GIVE()


def _kinds(kingdom: KingdomPosition) -> set[str]:
    return {kind for kind in RESOURCES if kingdom.resource_count(kind)}


def _recruit(position: Position) -> Iterator[Reason]:
    kinds = len(_kinds(position.acting_kingdom))
    if not ((kinds >= 2 and position.cave) or (kinds == 4 and position.hidden.cavemen)):
        yield OriginsPositionCode.RECRUIT()


def _price(position: Position) -> Iterator[Reason]:
    paid, left = set(position.paid), position.payments_left
    if len(paid) != len(position.paid) or not paid <= set(RESOURCES):
        yield OriginsPositionCode.PAID_KINDS()
    if not is_whole(left) or left not in range(5) or len(paid) + left not in (2, 4):
        yield OriginsPositionCode.PRICE()
        return
    if (position.awaits == "pay") != (left > 0):
        yield OriginsPositionCode.PAYMENTS_LEFT()
    kingdom = position.acting_kingdom
    for resource in paid:
        symbols = sum(kind == resource for kind in kingdom.symbols.values())
        if symbols <= kingdom.resource_count(resource):
            yield OriginsPositionCode.PAID_NOT_GONE(resource=named(resource))
    if len(_kinds(kingdom) - paid) < left:
        yield OriginsPositionCode.LEFT_TO_PAY(left=left)


def _settle(position: Position) -> Iterator[Reason]:
    yield from _price(position)
    squares = position.acting_kingdom.squares.values()
    if not any(not square.crowns and square.resource is None and square.caveman is None for square in squares):
        yield OriginsPositionCode.SETTLE()


_AWAITED: dict[str, Callable[[Position], Iterator[Reason]]] = {
    "tax": _tax, "build": _build, "site": _site, "dragon": _dragon, "erupt": _erupt, "give": _give,
    "recruit": _recruit, "pay": _price, "settle": _settle,
}  # fmt: skip
