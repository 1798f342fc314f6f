"""Why a move is recommended or not: what it does at once, and how the expected score sheets differ from another move's.

The best move is compared with the next one, every other move with the best. What is only a matter of chance in the
futures is left out: a row of a sheet counts from a difference of one point on, and the greatest differences come first.
"""

from collections.abc import Iterator

from fiefdom.analysis.estimates import Analysis, MoveEstimate
from fiefdom.analysis.expected_sheets import ExpectedRow
from fiefdom.analysis.explanations import Because
from fiefdom.game import Game
from fiefdom.game.moves import Claim, ClaimPair, Discard, Move, Place
from fiefdom.reasons import Reason

# Differences of expected points, and of dominoes discarded, that are worth telling.
LEAST_POINTS, LEAST_DISCARDS = 1.0, 0.25
MOST_REASONS = 5
ROWS = {
    "horde": Because.HORDE, "resources_held": Because.RESOURCES, "coins": Because.COINS, "queen": Because.QUEEN,
}  # fmt: skip
NAMED_ROWS = {
    "territory": ("terrain", Because.TERRITORY), "building": ("building", Because.BUILDING),
    "hunter": ("caveman", Because.CAVEMAN), "totem_held": ("resource", Because.TOTEM),
}  # fmt: skip
BONUSES = {"middle_kingdom": Because.MIDDLE_KINGDOM, "harmony": Because.HARMONY}

# How much a reason weighs, in points.
Weighed = tuple[float, Reason]
# What follows from the rules of the move comes before everything that is estimated.
CERTAIN, AT_ONCE = 1e6, 1e3


def explain(
    game: Game, analysis: Analysis, estimate: MoveEstimate, against: MoveEstimate | None = None
) -> tuple[Reason, ...]:
    """Why a move of an analysis is better or worse than another one, the weightiest reasons first.

    Without `against`, the best move is compared with the next one, and every other move with the best.

    >>> import fiefdom
    >>> game = fiefdom.Game.new("kingdomino(players=2)", seed=7)
    >>> found = fiefdom.analyse(game, fiefdom.Limit(simulations=400))
    >>> all(reason.text("hu") for reason in explain(game, found, found[0]))
    True

    """
    reasons = [*_result(analysis, estimate), *_at_once(game, analysis.kingdom, estimate.move)]
    against = against or _reference(analysis, estimate)
    if against is not None:
        reasons += _sheet_differences(game, estimate, against)
        reasons += _claim_differences(game, estimate, against)
        reasons += _room(estimate, against)
    reasons.sort(key=lambda weighed: -abs(weighed[0]))
    return tuple(reason for _, reason in reasons[:MOST_REASONS])


def as_sentence(reasons: tuple[Reason, ...], language: str = "en") -> str:
    """All reasons in one line: `joins your forest (4 × 3): +12 at once; leaves K41 to seat 2: -5`."""
    return "; ".join(reason.text(language) for reason in reasons)


def _reference(analysis: Analysis, estimate: MoveEstimate) -> MoveEstimate | None:
    """The move to compare with: the best one, or the next one if this is the best."""
    others = (each for each in analysis if (each.action, each.then) != (estimate.action, estimate.then))
    return next(others, None)


def _result(analysis: Analysis, estimate: MoveEstimate) -> Iterator[Weighed]:
    """The result of a solved game."""
    if not analysis.exact:
        return
    if estimate.win_chance == 1:
        yield CERTAIN, Because.WINS(lead=_signed(estimate.lead))
    elif estimate.win_chance == 0:
        yield CERTAIN, Because.LOSES(lead=_signed(estimate.lead))
    else:
        yield CERTAIN, Because.DRAWS()


def _at_once(game: Game, kingdom: int, move: Move) -> Iterator[Weighed]:
    """What the move does right away: the territories it joins, or a domino that is lost."""
    if isinstance(move, Discard):
        yield AT_ONCE, Because.DISCARDS(domino=move.domino)
    if not isinstance(move, Place):
        return
    after = game.copy()
    after.push(move)
    before = {cell: territory for territory in game.territories(kingdom) for cell in territory.cells}
    for territory in after.territories(kingdom):
        added = {move.left, move.right} & set(territory.cells)
        joined = {before[cell].cells: before[cell].points for cell in territory.cells if cell in before}
        gain = territory.points - sum(joined.values())
        if added and joined and gain >= LEAST_POINTS:
            squares, crowns, points = territory.squares, territory.crowns, _signed(gain)
            reason = Because.JOINS(terrain=territory.terrain, squares=squares, crowns=crowns, points=points)
            yield AT_ONCE + gain, reason


def _sheet_differences(game: Game, estimate: MoveEstimate, against: MoveEstimate) -> Iterator[Weighed]:
    """The rows of the own expected sheet that differ."""
    keys = {(row.kind, row.name): row for row in (*against.sheet.rows, *estimate.sheet.rows)}
    for (kind, name), row in sorted(keys.items()):
        difference = estimate.sheet.points(kind, name) - against.sheet.points(kind, name)
        if abs(difference) >= LEAST_POINTS:
            yield difference, _row_reason(game, row, _signed(difference))


def _row_reason(game: Game, row: ExpectedRow, points: str) -> Reason:
    if row.kind in NAMED_ROWS:
        argument, code = NAMED_ROWS[row.kind]
        return code(**{argument: row.name}, points=points)
    if row.kind in BONUSES:
        return BONUSES[row.kind](sign="fires" if game.rules.is_origins else "crowns", points=points)
    return ROWS.get(row.kind, Because.OTHER_POINTS)(points=points)


def _claim_differences(game: Game, estimate: MoveEstimate, against: MoveEstimate) -> Iterator[Weighed]:
    """What the others get: by the dominoes that are claimed here and there, or otherwise."""
    difference = against.other.total - estimate.other.total
    own, theirs = _claimed(estimate), _claimed(against)
    changed = bool(own and theirs and own != theirs)
    if abs(difference) >= LEAST_POINTS:
        shown = (own, theirs) if changed else ((), ())
        yield difference, _others_reason(game, estimate, *shown, difference)
    if changed and estimate.then is None and isinstance(estimate.move, Claim):
        line = [place.domino for place in game.next_line]
        earlier = line.index(own[0]) < line.index(theirs[0])
        yield LEAST_POINTS / 2, Because.EARLIER() if earlier else Because.LATER()


def _others_reason(
    game: Game, estimate: MoveEstimate, own: tuple[str, ...], theirs: tuple[str, ...], difference: float
) -> Reason:
    points = _signed(difference)
    if not own:
        return Because.OTHERS_LOSE(points=points) if difference > 0 else Because.OTHERS_GAIN(points=points)
    if difference > 0:
        return Because.TAKES(domino=own[0], points=points)
    takers = zip(estimate.line.seats, estimate.line.moves, strict=True)
    taker = next((seat for seat, move in takers if theirs[0] in _dominoes(move)), None)
    # The expected line is one of many futures: an own king may take the domino in it.
    if taker is None or game.rules.kingdom_of(taker) == game.rules.kingdom_of(game.to_move or 0):
        return Because.LEAVES(domino=theirs[0], points=points)
    return Because.LEAVES_TO(domino=theirs[0], seat=taker + 1, points=points)


def _claimed(estimate: MoveEstimate) -> tuple[str, ...]:
    return _dominoes(estimate.then) or _dominoes(estimate.move)


def _dominoes(move: Move | None) -> tuple[str, ...]:
    if isinstance(move, Claim):
        return (move.domino,)
    return tuple(move.dominoes) if isinstance(move, ClaimPair) else ()


def _room(estimate: MoveEstimate, against: MoveEstimate) -> Iterator[Weighed]:
    """Whether more or fewer dominoes will have to be discarded."""
    fewer = against.sheet.discards - estimate.sheet.discards
    if abs(fewer) >= LEAST_DISCARDS:
        # A domino is worth some points; this only orders the reasons.
        yield 4 * fewer, Because.ROOM_KEPT() if fewer > 0 else Because.ROOM_LOST()


def _signed(points: float) -> str:
    return f"{round(points):+d}"
