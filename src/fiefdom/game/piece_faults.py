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
from fiefdom.game.moves import cell_text, is_whole
from fiefdom.game.position_states import volcano_of
from fiefdom.game.positions import KingdomPosition, Position, known_dominoes

SPACES = len(builders_board_prices())


def piece_faults(position: Position) -> Iterator[str]:
    """Faults of the builders' board, the queen, the supplies, totems, cavemen; the position's shape must be right."""
    rules = position.rules
    strange = list(_things_of_other_games(position))
    yield from strange
    yield from _copies_faults("building", buildings(), position.seen_buildings)
    yield from _copies_faults("caveman", cavemen(), position.seen_cavemen)
    if strange:
        return
    if rules.has_buildings:
        yield from _royal_faults(position)
    if rules.has_totems:
        yield from _totem_faults(position)
    if rules.has_cavemen:
        yield from _caveman_faults(position)


def _things_of_other_games(position: Position) -> Iterator[str]:
    rules = position.rules
    board = (position.spaces, position.top, position.burnt, position.building)
    if not rules.has_buildings and (any(board) or position.queen is not None or not position.dragon_is_home):
        yield f"{rules.game} has no builders' board, queen and dragon."
    if not rules.has_totems and position.totems:
        yield f"{rules.game} has no totems."
    tribe = (position.cave, position.lost, position.caveman, position.paid, position.payments_left)
    if not rules.has_cavemen and any(tribe):
        yield f"{rules.game} has no cavemen."


def _copies_faults(what: str, kinds: Iterable[Any], seen: Counter[str]) -> Iterator[str]:
    copies = {kind.id: kind.copies for kind in kinds}
    for name, number in seen.items():
        if name not in copies:
            yield f"There is no {what} {name!r}."
        elif number > copies[name]:
            yield f"There are {number} of the {what} {name} on the table and {copies[name]} in the box."


# ---------------------------------------------------------------------- Queendomino


def _royal_faults(position: Position) -> Iterator[str]:
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
            yield f"Kingdom {number}: {len(kingdom.buildings)} buildings in {turns} turns (Q8)."
        if kingdom.coins > most_coins(kingdom):
            yield f"Kingdom {number}: {kingdom.coins} coins cannot have been earned (Q6)."


def _total(kinds: Iterable[Building], field: str) -> int:
    return sum(getattr(kind, field) for kind in kinds)


def most_coins(kingdom: KingdomPosition) -> int:
    """A bound on what a kingdom can own: every knight sent was paid by all squares and by every ability (Q6, Q7)."""
    a_knight = 2 * len(kingdom.dominoes) + KNIGHTS_IN_THE_SUPPLY + TOWERS_IN_THE_SUPPLY
    return COINS_AT_THE_START + a_knight * len(kingdom.knights_at)


def _board_faults(position: Position) -> Iterator[str]:
    if len(position.spaces) != SPACES:
        yield f"The builders' board must have {SPACES} spaces, not {len(position.spaces)} (Q4)."
    stack = sum(position.hidden.buildings.values())
    if position.top is None and stack:
        yield f"The top of the stack must be open: {stack} buildings are hidden (Q4)."
    empty = position.spaces.count(None)
    taken = position.done + (not position.dragon_is_home)
    if position.top is not None and empty > taken:
        yield f"{empty} spaces are empty, but at most {taken} buildings were taken in this round (Q12)."


def _dragon_faults(position: Position) -> Iterator[str]:
    away = not position.dragon_is_home
    flights = max(0, position.round_number - 1) + away
    if len(position.burnt) > flights:
        yield f"{len(position.burnt)} buildings are burnt, but the dragon can have flown {flights} times (Q11)."
    if away and (position.round_number == 0 or not position.burnt or None not in position.spaces):
        yield "The dragon can be away only after it has burnt a building in this round (Q11)."


def _supply_faults(what: str, owned: list[int], most: list[int], supply: int) -> Iterator[str]:
    """Each kingdom has what its buildings brought, or less once the supply has run out (Q3)."""
    if sum(owned) > supply:
        yield f"There are {sum(owned)} {what} on the table and {supply} in the box (Q3)."
    ran_out = sum(owned) == supply
    for number, (found, expected) in enumerate(zip(owned, most, strict=True), start=1):
        if found > expected or (found < expected and not ran_out):
            yield f"Kingdom {number}: it must have {expected} {what}, not {found} (Q3, Q9)."


def _queen_faults(position: Position, towers: list[int]) -> Iterator[str]:
    """Q10: she is with one who has the most towers, and with nobody only while there are none."""
    queen, most = position.queen, max(towers)
    if queen is None:
        if most:
            yield "The queen must be with a kingdom that has the most towers (Q10)."
    elif not is_whole(queen) or queen not in range(position.rules.kingdoms):
        yield "The queen is with no kingdom of this game."
    elif not most or towers[queen] < most:
        yield f"The queen cannot be with kingdom {queen + 1}: it has not the most towers (Q10)."


# ---------------------------------------------------------------------- Origins


def _totem_faults(position: Position) -> Iterator[str]:
    """O9: in the middle while nobody has the resource, else with one who has the most of it."""
    holders: dict[str, int] = {}
    for resource, holder in position.totems:
        if resource not in RESOURCES or not is_whole(holder) or holder not in range(position.rules.kingdoms):
            yield f"There is no totem {resource!r} to be held, or no kingdom that could."
        elif resource in holders:
            yield f"The {resource} totem is in two places."
        holders[resource] = holder
    if any(holder not in range(position.rules.kingdoms) for holder in holders.values()):
        return
    given = [resource for resource, _ in position.totems_to_give()] if position.awaits == "give" else []
    for resource in RESOURCES:
        counts = _counts_at_the_last_passing(position, resource)
        held_by = holders.get(resource)
        if held_by is None and max(counts):
            yield f"The {resource} totem must be with a kingdom that has the most of them (O9)."
        elif held_by is not None and not max(counts):
            yield f"The {resource} totem must be in the middle: nobody has one (O9)."
        elif held_by is not None and counts[held_by] < max(counts) and resource not in given:
            yield f"The {resource} totem cannot be with kingdom {held_by + 1}: it has not the most (O9)."


def _counts_at_the_last_passing(position: Position, resource: str) -> list[int]:
    """Totems change hands after the eruption, so what was just placed does not count before it."""
    counts = [kingdom.resource_count(resource) for kingdom in position.kingdoms]
    laid = position.acted_on
    if position.awaits == "erupt" and laid and laid.domino in known_dominoes():
        assert position.to_move is not None
        counts[position.rules.kingdom_of(position.to_move)] -= known_dominoes()[laid.domino].resources.count(resource)
    return counts


def _caveman_faults(position: Position) -> Iterator[str]:
    if len(position.cave) > CAVE_SPACES:
        yield f"The cave board has room for {CAVE_SPACES} cavemen, not {len(position.cave)} (O11)."
    is_last = position.round_number == position.rules.lines
    recruits = sum(position.rules.kings) if is_last else position.turn + (position.awaits in ("pay", "settle"))
    if position.hidden.cavemen and CAVE_SPACES - len(position.cave) > recruits:
        yield f"The cave board has {len(position.cave)} cavemen: too few, for it was filled at the last line (O14)."
    tokens = sum(len(kingdom.fires) for kingdom in position.kingdoms)
    if len(position.lost) > tokens:
        yield f"{len(position.lost)} cavemen burnt under {tokens} fire tokens (O6)."
    taken = len(position.lost) + sum(len(kingdom.cavemen) for kingdom in position.kingdoms)
    missing = [set(kingdom.symbols) - set(kingdom.resources) for kingdom in position.kingdoms]
    spent = [cells - set(dict(kingdom.fires)) for cells, kingdom in zip(missing, position.kingdoms, strict=True)]
    if sum(map(len, missing)) < 2 * taken + len(position.paid):
        yield f"{taken} cavemen were recruited, and too few resources are gone (O12)."
    if sum(map(len, spent)) > 4 * taken + len(position.paid):
        yield f"{taken} cavemen were recruited, and too many resources are gone (O12)."


# ---------------------------------------------------------------------- the awaited decision


def awaited_faults(position: Position) -> Iterator[str]:
    """Whether the decision could be asked for (D5), with all that it needs; the position's shape must be right."""
    if (position.awaits == "site") != (position.building is not None):
        yield "A building that was bought is named exactly while its site is awaited (Q8)."
    if (position.awaits in ("pay", "settle")) != (position.caveman is not None):
        yield "A caveman is being recruited exactly while its price or its square is awaited (O12)."
    if position.caveman is None and (position.paid or position.payments_left):
        yield "Resources are paid only while a caveman is recruited (O12)."
    check = _AWAITED.get(position.awaits)
    if check:
        yield from check(position)


def _tax(position: Position) -> Iterator[str]:
    laid = position.acted_on
    if laid is None:
        yield "Taxes are awaited only after a domino was placed (Q6)."
    elif set(laid.cells) & set(position.acting_kingdom.knights_at):
        yield f"A knight stands on {laid.domino} before taxes are collected (Q6)."
    if position.acting_kingdom.knights < 1:
        yield "Taxes are awaited, but there is no knight in the reserve (Q6)."


def _free_towns(kingdom: KingdomPosition) -> int:
    return sum(square.terrain == "town" and square.building is None for square in kingdom.squares.values())


def _is_guest(position: Position) -> bool:
    """Whether the queen is with the kingdom that acts."""
    assert position.to_move is not None
    return position.queen == position.rules.kingdom_of(position.to_move)


def _build(position: Position) -> Iterator[str]:
    kingdom, discount = position.acting_kingdom, int(_is_guest(position))
    offers = zip(position.spaces, builders_board_prices(), strict=False)
    prices = [max(0, price - discount) for name, price in offers if name is not None]
    if not prices or min(prices) > kingdom.coins:
        yield "Building is awaited, but the kingdom can pay for nothing on the board (Q8)."
    if not _free_towns(kingdom):
        yield "Building is awaited, but there is no free town square (Q8)."


def _site(position: Position) -> Iterator[str]:
    if not _free_towns(position.acting_kingdom):
        yield "A site is awaited, but there is no free town square (Q8)."
    if None not in position.spaces:
        yield "A building was bought, but no space of the board is empty (Q8)."


def _dragon(position: Position) -> Iterator[str]:
    if not position.dragon_is_home or _is_guest(position) or position.acting_kingdom.coins < 1:
        yield "The dragon is awaited, but it is away, the queen forbids it or there is no coin (Q11)."
    if not any(position.spaces):
        yield "The dragon is awaited, but there is no building on the board (Q11)."


def _erupt(position: Position) -> Iterator[str]:
    laid, kingdom = position.acted_on, position.acting_kingdom
    if laid is None or laid.domino not in known_dominoes() or not volcano_of(laid)[1]:
        yield "An eruption is awaited, but no volcano was just placed (O4)."
        return
    for cell in laid.cells:
        burnt = position.rules.has_resources and cell in kingdom.symbols and cell not in kingdom.resources
        if burnt or cell in dict(kingdom.fires) or cell in dict(kingdom.cavemen):
            yield f"{cell_text(cell)} of the domino just placed must be as it came (O4)."


def _give(position: Position) -> Iterator[str]:
    if any(holder not in range(position.rules.kingdoms) for _, holder in position.totems):
        return
    if len(position.totems_to_give()) != 1:
        yield "Who receives a totem is awaited, but there is not one totem whose next holder must be chosen (O9)."


def _kinds(kingdom: KingdomPosition) -> set[str]:
    return {kind for kind in RESOURCES if kingdom.resource_count(kind)}


def _recruit(position: Position) -> Iterator[str]:
    kinds = len(_kinds(position.acting_kingdom))
    if not ((kinds >= 2 and position.cave) or (kinds == 4 and position.hidden.cavemen)):
        yield "Recruiting is awaited, but no caveman can be paid for (O12)."


def _price(position: Position) -> Iterator[str]:
    paid, left = set(position.paid), position.payments_left
    if len(paid) != len(position.paid) or not paid <= set(RESOURCES):
        yield "What was paid for the caveman must be different resources (O12)."
    if not is_whole(left) or left not in range(5) or len(paid) + left not in (2, 4):
        yield "A caveman costs two or four resources: what was paid and what is left to pay must make that (O12)."
        return
    if (position.awaits == "pay") != (left > 0):
        yield "Payments are left exactly while the price is awaited (O12)."
    kingdom = position.acting_kingdom
    for resource in paid:
        symbols = sum(kind == resource for kind in kingdom.symbols.values())
        if symbols <= kingdom.resource_count(resource):
            yield f"A {resource} was paid for the caveman, but none is gone from the kingdom (O12)."
    if len(_kinds(kingdom) - paid) < left:
        yield f"{left} different resources are left to pay, and the kingdom has not so many (O12)."


def _settle(position: Position) -> Iterator[str]:
    yield from _price(position)
    squares = position.acting_kingdom.squares.values()
    if not any(not square.crowns and square.resource is None and square.caveman is None for square in squares):
        yield "A caveman is to settle, but there is no free square (O13)."


_AWAITED: dict[str, Callable[[Position], Iterator[str]]] = {
    "tax": _tax, "build": _build, "site": _site, "dragon": _dragon, "erupt": _erupt, "give": _give,
    "recruit": _recruit, "pay": _price, "settle": _settle,
}  # fmt: skip
