"""The pieces of Origins: fires, resources, totems and cavemen."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from fiefdom.components.cavemen import CAVE_SPACES, cavemen
from fiefdom.components.dominoes import domino
from fiefdom.components.terrains import RESOURCE_OF_TERRAIN, RESOURCES
from fiefdom.components.volcanoes import volcano
from fiefdom.engine.families.origins.fields import CAVEMAN, RESOURCE, TOKEN
from fiefdom.engine.families.origins.refusals import OriginsPositionCode
from fiefdom.engine.layout import NOBODY
from fiefdom.events.cells import Cell, cell_text, is_whole
from fiefdom.events.refusals import named, said
from fiefdom.game.pieces.checks import copies_faults, copies_of, write_counts
from fiefdom.game.pieces.registry import Pieces, counted, with_pieces
from fiefdom.game.position.value import KingdomPosition, LaidDomino, Position, known_dominoes
from fiefdom.reasons import Reason
from fiefdom.rules import Rules


class OriginsPieces(Pieces):
    """Fires, resources, totems and cavemen."""

    def fits(self, rules: Rules) -> bool:
        return True

    def square(self, codec: Any, boards: Any, at: int, square: Any, half: int) -> Any:
        return with_pieces(
            square,
            craters=domino(square.domino).halves[half].craters if square.domino else 0,
            token=boards.has(TOKEN, at),
            resource=RESOURCE_OF_TERRAIN[square.terrain] if boards.has(RESOURCE, at) else None,
            caveman=boards.kind(at, codec.cavemen) if boards.has(CAVEMAN, at) else None,
        )

    def kingdom(self, codec: Any, state: Any, kingdom: Any) -> Any:
        holders = self.totem_holders(codec, state) or {}
        return with_pieces(kingdom, totems=tuple(name for name in holders if holders[name] == kingdom.number))

    def write_square(self, codec: Any, boards: Any, cell: Any, square: Any) -> int:
        if square.token:
            boards.mark(TOKEN, cell)
        if square.resource is not None:
            boards.mark(RESOURCE, cell)
        if square.caveman is not None:
            boards.mark_piece(CAVEMAN, cell, codec.cavemen.index(square.caveman))
        return 0

    def write_kingdom(self, codec: Any, state: Any, kingdom: Any) -> None:
        for totem in kingdom.totems:
            state.totem[RESOURCES.index(totem)] = kingdom.number

    def empty_supplies(self, state: Any) -> None:
        state.hidden_cavemen = 0
        state.hidden_caveman[:] = 0

    def totem_holders(self, codec: Any, state: Any) -> dict[str, int | None] | None:
        if not codec.rules.has_totems:
            return None
        holders = zip(RESOURCES, state.totem, strict=True)
        return {resource: None if holder == NOBODY else int(holder) for resource, holder in holders}

    def cave(self, codec: Any, state: Any) -> dict[str, int] | None:
        return counted(codec.cavemen, state.cave) if codec.rules.has_cavemen else None

    def hidden(self, codec: Any, state: Any) -> dict[str, Mapping[str, int]]:
        return {"cavemen": counted(codec.cavemen, state.hidden_caveman)} if codec.rules.has_cavemen else {}

    def read(self, codec: Any, state: Any) -> dict[str, Any]:
        holders = self.totem_holders(codec, state) or {}
        return {
            "totems": tuple((resource, holder) for resource, holder in holders.items() if holder is not None),
            "cave": tuple(Counter(self.cave(codec, state) or {}).elements()),
            "caveman": None if state.recruit == NOBODY else codec.cavemen[state.recruit],
            "paid": tuple(name for index, name in enumerate(RESOURCES) if state.paid >> index & 1),
            "payments_left": int(state.payments_left),
        }

    def what_left(self, codec: Any, state: Any, position: Any) -> dict[str, Any]:
        if not codec.rules.has_cavemen:
            return {}
        hidden = Counter(counted(codec.cavemen, state.hidden_caveman))
        return {"lost": tuple((copies_of(cavemen()) - position.seen_cavemen - hidden).elements())}

    def hidden_in(self, position: Any) -> dict[str, Mapping[str, int]]:
        if not position.rules.has_cavemen:
            return {}
        return {"cavemen": dict(copies_of(cavemen()) - position.seen_cavemen)}

    def write(self, codec: Any, state: Any, position: Any) -> None:
        _write_origins(codec, state, position)

    def spent(self, rules: Rules, kingdom: Any) -> Iterator[str]:
        cells = spent_squares(kingdom)
        if rules.has_resources and cells:
            yield " ".join(["spent", *map(cell_text, cells)])

    def resources(self, rules: Rules, kingdom: Any, gone: Any) -> tuple[Any, ...]:
        return tuple(cell for cell in kingdom.symbols if cell not in gone) if rules.has_resources else ()

    start_tile = "H"
    has_tokens = True

    def keys(self, rules: Rules) -> tuple[str, ...]:
        return ("totems",) if rules.has_totems else ()

    def on_square(self, rules: Rules, square: Any) -> dict[str, str]:
        if square.crowns:
            return {}
        found = dict.fromkeys((kind.id for kind in cavemen()), "caveman") if rules.has_cavemen else {}
        resource = RESOURCE_OF_TERRAIN.get(square.terrain)
        return found | (dict.fromkeys((resource, "resource"), "resource") if rules.has_resources and resource else {})

    def strange_in_kingdom(self, rules: Rules, kingdom: Any) -> Iterator[Reason]:
        if not rules.is_origins and kingdom.fires:
            yield OriginsPositionCode.NO_FIRES(game=rules.game)
        if not rules.has_resources and kingdom.resources:
            yield OriginsPositionCode.NO_RESOURCES(game=rules.game)
        if not rules.has_cavemen and kingdom.cavemen:
            yield OriginsPositionCode.NO_CAVEMEN(game=rules.game)

    def strange_in_position(self, position: Any) -> Iterator[Reason]:
        rules = position.rules
        if not rules.has_totems and position.totems:
            yield OriginsPositionCode.NO_TOTEMS(game=rules.game)
        tribe = (position.cave, position.lost, position.caveman, position.paid, position.payments_left)
        if not rules.has_cavemen and any(tribe):
            yield OriginsPositionCode.NO_CAVEMEN(game=rules.game)

    def kingdom_faults(self, rules: Rules, kingdom: Any, unfinished: str | None) -> Iterator[Reason]:
        yield from _fire_faults(kingdom, unfinished)
        yield from _resource_faults(rules, kingdom)

    def copies_faults(self, position: Any) -> Iterator[Reason]:
        return copies_faults("caveman", OriginsPositionCode.COPIES, cavemen(), position.seen_cavemen)

    def piece_faults(self, position: Any) -> Iterator[Reason]:
        if position.rules.has_totems:
            yield from _totem_faults(position)
        if position.rules.has_cavemen:
            yield from _caveman_faults(position)

    def awaited_faults(self, position: Any) -> Iterator[Reason]:
        if (position.awaits in ("pay", "settle")) != (position.caveman is not None):
            yield OriginsPositionCode.RECRUITED()
        if position.caveman is None and (position.paid or position.payments_left):
            yield OriginsPositionCode.PAID_FOR_NOTHING()
        yield from _AWAITED.get(position.awaits, _no_faults)(position)


def _no_faults(position: Position) -> Iterator[Reason]:
    return iter(())


def spent_squares(kingdom: KingdomPosition) -> list[Cell]:
    """Squares whose resource is gone although neither a fire token nor a caveman is there."""
    taken = {*kingdom.resources, *dict(kingdom.fires), *dict(kingdom.cavemen)}
    return sorted((cell for cell in kingdom.symbols if cell not in taken), key=lambda cell: (cell[1], cell[0]))


def volcano_of(laid: LaidDomino) -> tuple[Cell, int]:
    """The cell of a domino's volcano, and its number of craters; 0 if the domino has no volcano."""
    halves = known_dominoes()[laid.domino].halves
    return max(zip(laid.cells, (half.craters for half in halves), strict=True), key=lambda each: each[1])


def _write_origins(codec: Any, state: Any, position: Position) -> None:
    holders = dict(position.totems)
    state.totem[:] = [holders.get(resource, NOBODY) for resource in RESOURCES]
    if position.awaits == "erupt":
        assert position.acted_on is not None
        cell, craters = volcano_of(position.acted_on)
        state.volcano_cell, state.volcano_craters = codec.canvas_cell(cell), craters
    elif position.awaits == "give":
        ((resource, receivers),) = position.totems_to_give()
        state.given_totem = RESOURCES.index(resource)
        state.receivers = sum(1 << number for number in receivers)
    hidden = position.hidden.cavemen
    state.cave_count = len(position.cave)
    state.hidden_cavemen = sum(hidden.values())
    write_counts(codec.cavemen, Counter(position.cave), state.cave)
    write_counts(codec.cavemen, hidden, state.hidden_caveman)
    if position.caveman is not None:
        state.recruit = codec.cavemen.index(position.caveman)
        state.payments_left = position.payments_left
        state.paid = sum(1 << RESOURCES.index(name) for name in position.paid)


# ---------------------------------------------------------------------- one kingdom


def _fire_faults(kingdom: KingdomPosition, erupting: str | None) -> Iterator[Reason]:
    """O4, O5: check that there is a token for every volcano, within its range, where there was no fire."""
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
    """O6, O8, O13: check that resources are on their symbols, and that no square has two pieces."""
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


# ---------------------------------------------------------------------- the table


def _totem_faults(position: Position) -> Iterator[Reason]:
    """O9: check that each totem is in the middle if nobody has its resource, else with a kingdom that has the most."""
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
    """Totems change hands after the eruption, so before it the domino just placed does not count."""
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
    "erupt": _erupt, "give": _give, "recruit": _recruit, "pay": _price, "settle": _settle,
}  # fmt: skip
