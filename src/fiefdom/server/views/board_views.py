"""Views of everything outside the kingdoms: lines, box, builders' board, cave, totems, outcome."""

from collections import Counter
from functools import cache, lru_cache

from fiefdom.components.buildings import builders_board_prices, building
from fiefdom.components.cavemen import caveman
from fiefdom.components.dominoes import Half, domino
from fiefdom.components.terrains import RESOURCES
from fiefdom.components.totems import totems
from fiefdom.components.volcanoes import volcano
from fiefdom.game import Dragon, Game, Outcome, Position
from fiefdom.game.pieces.origins import volcano_of
from fiefdom.game.position.value import label_order
from fiefdom.render.families import terrains
from fiefdom.rules import Rules
from fiefdom.server.protocol import views as wire

# What decided the ranking, as a key.
DECIDED_BY = {
    "": "", "points": "points", "largest territory": "largest_territory", "crowns": "crowns", "games won": "games_won",
    "shared": "shared",
}  # fmt: skip


@cache
def rules_view(rules: Rules) -> wire.RulesView:
    """The rules as data."""
    return wire.RulesView(
        text=str(rules),
        game=rules.game,
        players=rules.players,
        options=list(rules.options),
        side=rules.side,
        rounds=rules.lines,
        line_size=rules.line_size,
        kingdoms=rules.kingdoms,
        games=rules.games,
        is_origins=rules.is_origins,
        has_buildings=rules.has_buildings,
        has_resources=rules.has_resources,
        has_totems=rules.has_totems,
        has_cavemen=rules.has_cavemen,
        has_crown_tie_break=rules.has_crown_tie_break,
    )


@cache
def domino_view(label: str) -> wire.DominoView:
    """A domino as printed."""
    printed = domino(label)
    left, right = (_half(half, resource) for half, resource in zip(printed.halves, printed.resources, strict=True))
    return wire.DominoView(id=label, number=printed.number, box=printed.box, left=left, right=right)


def _half(half: Half, resource: str | None) -> wire.HalfView:
    return wire.HalfView(terrain=half.terrain, crowns=half.crowns, craters=half.craters, resource=resource)


def this_line(game: Game) -> list[wire.LineView]:
    """The current line: which dominoes are done, which one is next, which are waiting."""
    found = []
    for index, place in enumerate(game.line):
        is_done = game.is_over or index < game.turn
        state = "done" if is_done else "now" if index == game.turn else "waiting"
        found.append(_line_view(place.domino, place.seat, state, index))
    return found


def next_line(game: Game) -> list[wire.LineView]:
    """The next line: free or taken."""
    return [
        _line_view(place.domino, place.seat, "free" if place.seat is None else "taken", index)
        for index, place in enumerate(game.next_line)
    ]


@lru_cache(maxsize=2048)
def _line_view(label: str, seat: int | None, state: str, index: int) -> wire.LineView:
    return wire.LineView.trusted(domino=domino_view(label), seat=seat, state=state, order=index + 1)


def upcoming(game: Game) -> list[int]:
    """The seats that act after the current decision in this round, in order; empty in the opening (unknown then)."""
    if game.is_over or game.round_number == 0:
        return []
    return [place.seat for place in game.line[game.turn + 1 :] if place.seat is not None]


def box_view(game: Game) -> wire.BoxView:
    """What is still hidden, as sets and counts."""
    hidden, rules = game.hidden, game.rules
    return wire.BoxView.trusted(
        count=len(hidden.dominoes),
        lines_left=rules.lines - min(game.round_number + 1, rules.lines),
        dominoes=_ascending(hidden.dominoes),
        terrains=_terrains_left(hidden.dominoes, terrains(rules)),
        buildings=dict(hidden.buildings),
        cavemen=dict(hidden.cavemen),
        kings=dict(hidden.kings),
    )


def chance_view(game: Game, at: int, can_undo: bool) -> wire.ChanceView:
    """What the players may tell that was drawn from the real box."""
    hidden, awaits = game.hidden, game.awaits
    lines = [label for label in _ascending(hidden.dominoes) if label[0] == game.next_box] if awaits == "line" else []
    pieces = {"building": hidden.buildings, "caveman": hidden.cavemen}.get(awaits, {})
    return wire.ChanceView(
        at=at,
        awaits=awaits,  # type: ignore[arg-type]
        count=game.rules.line_size if awaits == "line" else 1,
        dominoes=[domino_view(label) for label in lines],
        pieces=[name for name, number in pieces.items() if number],
        seats=[seat for seat, number in hidden.kings.items() if number] if awaits == "king" else [],
        can_undo=can_undo,
    )


# A line is laid once a round, so most calls of these two functions repeat the previous one.


@lru_cache(maxsize=1024)
def _ascending(labels: frozenset[str]) -> list[str]:
    return sorted(labels, key=label_order)


@lru_cache(maxsize=1024)
def _terrains_left(labels: frozenset[str], shown: tuple[str, ...]) -> list[wire.TerrainLeftView]:
    """The squares and crowns of these dominoes by terrain."""
    halves = [half for label in labels for half in domino(label).halves]
    squares = Counter(half.terrain for half in halves)
    crowns: Counter[str] = Counter()
    for half in halves:
        crowns[half.terrain] += half.crowns
    return [
        wire.TerrainLeftView(terrain=terrain, squares=squares[terrain], crowns=crowns[terrain]) for terrain in shown
    ]


@cache
def building_view(identifier: str) -> wire.BuildingView:
    """What a building provides."""
    kind = building(identifier)
    return wire.BuildingView(
        id=kind.id,
        crowns=kind.crowns,
        knights=kind.knights,
        towers=kind.towers,
        points=kind.points,
        points_per=kind.points_per,
        points_each=kind.points_each,
        tax_per=kind.tax_per,
    )


def builders_view(game: Game) -> wire.BuildersView | None:
    """The builders' board, with prices for the kingdom to move."""
    board = game.builders_board
    if board is None:
        return None
    printed = builders_board_prices()
    spaces = zip(printed, game.prices or printed, board.spaces, strict=True)
    return wire.BuildersView(
        spaces=[
            wire.SpaceView(
                space=number,
                price=price,
                cost=cost,
                building=building_view(name) if name else None,
            )
            for number, (price, cost, name) in enumerate(spaces, start=1)
        ],
        top=building_view(board.top) if board.top else None,
        stack=sum(game.hidden.buildings.values()),
        queen=board.queen,
        dragon_is_home=board.dragon_is_home,
        dragon_space=None if board.dragon_is_home else _dragon_space(game),
        knight_supply=board.knight_supply,
        tower_supply=board.tower_supply,
    )


def _dragon_space(game: Game) -> int | None:
    flights = (played.event.space for played in reversed(game.history) if isinstance(played.event, Dragon))
    return next(flights, None)


@cache
def caveman_view(identifier: str, count: int) -> wire.CavemanView:
    """A kind of caveman, with a count."""
    kind = caveman(identifier)
    return wire.CavemanView(
        id=kind.id, count=count, counts=kind.counts, points_each=kind.points_each, strength=kind.strength
    )


def cave_view(game: Game) -> wire.CaveView | None:
    """The cave board and its stack."""
    cave = game.cave
    if cave is None:
        return None
    stack = game.hidden.cavemen
    return wire.CaveView(
        cavemen=[caveman_view(name, count) for name, count in cave.items()],
        stack_count=sum(stack.values()),
        stack=[caveman_view(name, count) for name, count in stack.items()],
    )


def totem_views(game: Game) -> list[wire.TotemView] | None:
    """The totems, their holders, and how many of the resource each kingdom has."""
    holders = game.totems
    if holders is None:
        return None
    held = [Counter(square.resource for square in kingdom.squares.values()) for kingdom in game.kingdoms]
    kinds = {kind.resource: kind for kind in totems()}
    return [
        wire.TotemView(
            resource=resource,
            terrain=kinds[resource].terrain,
            points=kinds[resource].points,
            holder=holders[resource],
            counts=[counts[resource] for counts in held],
        )
        for resource in RESOURCES
    ]


def pending_view(game: Game) -> wire.PendingView:
    """An unfinished step of the turn."""
    if game.awaits in ("site", "pay", "settle", "erupt", "give"):
        return _begun(game.position)
    return _nothing_begun(game.line[game.turn].domino if game.awaits == "place" else None)


@cache
def _nothing_begun(label: str | None) -> wire.PendingView:
    return wire.PendingView(
        building=None,
        caveman=None,
        payments_left=0,
        paid=[],
        volcano=None,
        domino=None if label is None else domino_view(label),
        totem=None,
    )


def _begun(position: Position) -> wire.PendingView:
    awaits = position.awaits
    totem = position.totems_to_give()[0][0] if awaits == "give" else None
    return wire.PendingView(
        building=building_view(position.building) if awaits == "site" and position.building else None,
        caveman=caveman_view(position.caveman, 1) if awaits in ("pay", "settle") and position.caveman else None,
        payments_left=position.payments_left if awaits == "pay" else 0,
        paid=list(position.paid) if awaits in ("pay", "settle") else [],
        volcano=_volcano(position),
        domino=None,
        totem=totem,
    )


def _volcano(position: Position) -> wire.VolcanoView | None:
    if position.awaits != "erupt" or position.acted_on is None:
        return None
    cell, craters = volcano_of(position.acted_on)
    kind = volcano(craters)
    return wire.VolcanoView(cell=cell, craters=craters, fires=kind.fires, range=kind.range)


def outcome_view(outcome: Outcome, lost: frozenset[int] = frozenset()) -> wire.OutcomeView:
    """A ranking and what decided it. Kingdoms that have `lost` by the clock share the last place, unless all have."""
    view = _outcome_view(outcome)
    winners = [row for row in view.ranking if row.kingdom not in lost]
    losers = [row for row in view.ranking if row.kingdom in lost]
    if not winners or not losers:
        return view
    first, last = winners[0].place - 1, len(winners) + 1
    rows = [row.model_copy(update={"place": row.place - first}) for row in winners]
    best = [row for row in rows if row.place == 1]
    by = "time" if len(winners) == 1 else "shared" if len(best) > 1 else best[0].decided_by or "points"
    rows += [row.model_copy(update={"place": last, "decided_by": "time"}) for row in losers]
    return view.model_copy(update={"ranking": rows, "winners": [row.kingdom for row in best], "decided_by": by})


def _outcome_view(outcome: Outcome) -> wire.OutcomeView:
    return wire.OutcomeView(
        ranking=[
            wire.StandingView.model_validate(
                {
                    "place": row.place,
                    "kingdom": row.kingdom,
                    "seats": list(row.seats),
                    "total": row.total,
                    "largest_territory": row.largest_territory,
                    "crowns": row.crowns,
                    "games_won": row.games_won,
                    "decided_by": DECIDED_BY[row.decided_by],
                }
            )
            for row in outcome.ranking
        ],
        winners=list(outcome.winners),
        decided_by=DECIDED_BY[outcome.decided_by],  # type: ignore[arg-type]
    )
