"""Everything that keeps a position from being a moment of a game, so that the engine never meets an impossible state.

First its shape (is there a turn of this number, a line of this length?), then each kingdom by itself, then where every
domino is, then, if the shape is right, whether lines, kings, turns, pieces and the awaited decision agree.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from fiefdom.components.dominoes import BOX_LETTERS, deck
from fiefdom.components.wording import listed, quoted
from fiefdom.game.kingdom_faults import kingdom_faults
from fiefdom.game.moves import is_whole
from fiefdom.game.piece_faults import awaited_faults, piece_faults
from fiefdom.game.positions import AFTER_CLAIM, Position, label_order
from fiefdom.game.table import LinePlace
from fiefdom.rules import Rules

COMMON = ("claim", "place", "over")
OF_GAME = {
    "kingdomino": (),
    "queendomino": ("tax", "build", "site", "dragon"),
    "royal_wedding": ("tax", "build", "site", "dragon"),
    "discovery": ("pair", "erupt"),
    "totem": ("pair", "erupt", "give"),
    "tribe": ("pair", "erupt", "recruit", "pay", "settle"),
}


def all_faults(position: Position) -> Iterator[str]:
    """A sentence for each."""
    shape = list(_shape_faults(position))
    yield from shape
    for number, kingdom in enumerate(position.kingdoms, start=1):
        erupting = _erupting(position) if not shape else None
        for fault in kingdom_faults(position.rules, kingdom, erupting):
            yield f"Kingdom {number}: {fault}"
    yield from _domino_faults(position, not shape)
    if not shape:
        yield from _flow_faults(position)
        yield from piece_faults(position)
        yield from awaited_faults(position)


def _erupting(position: Position) -> str | None:
    return position.line[position.turn].domino if position.awaits == "erupt" else None


# ---------------------------------------------------------------------- shape


def _shape_faults(position: Position) -> Iterator[str]:
    rules = position.rules
    if rules.dynasty:
        yield "A position is a moment of one game: leave out dynasty (V1)."
    if len(position.kingdoms) != rules.kingdoms:
        yield f"There must be {rules.kingdoms} kingdoms, not {len(position.kingdoms)}."
    known = (*COMMON, *OF_GAME[rules.game])
    if position.awaits not in known:
        yield f"What is awaited in {rules.game} is {listed(known)}, not {quoted(str(position.awaits))}."
        return
    if not is_whole(position.round_number) or not 0 <= position.round_number <= rules.lines:
        yield f"The round must be a number from 0 to {rules.lines}, not {position.round_number!r}."
        return
    yield from _moment_faults(position)
    yield from _length_faults(position)


def _moment_faults(position: Position) -> Iterator[str]:
    """Round, turn and what is awaited fit together."""
    rules, awaits, kings = position.rules, position.awaits, sum(position.rules.kings)
    if position.round_number == 0:
        opening = "pair" if rules.opening == "pairs" else "claim"
        if awaits != opening:
            yield f"In the opening (round 0) what is awaited is {opening}, not {awaits} (C6)."
        if position.turn != 0:
            yield "In the opening (round 0) nobody has a turn yet (C6)."
        if not is_whole(position.drawn) or position.drawn not in range(rules.seats):
            yield "In the opening (round 0) the seat whose king is to be placed must be named (C6)."
        return
    if position.drawn is not None:
        yield "A drawn king belongs to the opening (round 0) (C6)."
    if awaits == "pair":
        yield "Pairs are claimed only in the opening, round 0 (O2)."
    is_last = position.round_number == rules.lines
    if is_last and awaits in ("claim", *AFTER_CLAIM):
        yield f"In the last round what is awaited cannot be {awaits} (C9)."
    turns = (kings, kings) if awaits == "over" else (0, kings - 1)
    if awaits == "over" and not is_last:
        yield f"The game is over after round {rules.lines}, not in round {position.round_number}."
    if not is_whole(position.turn) or not turns[0] <= position.turn <= turns[1]:
        yield f"There are {kings} turns in a round, and the turn is out of range."


def _length_faults(position: Position) -> Iterator[str]:
    """Lines have their length, and only seats of the game stand on them."""
    rules = position.rules
    expected = (
        ("line", position.line, sum(rules.kings) if position.round_number else 0),
        ("next line", position.next_line, rules.line_size if position.round_number < rules.lines else 0),
    )
    for name, line, length in expected:
        if len(line) != length:
            yield f"The {name} must have {length} dominoes in round {position.round_number}, not {len(line)} (C5)."
        for place in line:
            if place.seat is not None and (not is_whole(place.seat) or place.seat not in range(rules.seats)):
                yield f"The king on {place.domino} belongs to no seat of this game."
    for place in position.line:
        if place.seat is None:
            yield f"A king must stand on {place.domino} in the line (C8)."


# ---------------------------------------------------------------------- dominoes


def _domino_faults(position: Position, has_shape: bool) -> Iterator[str]:
    """Every domino is of this game and in one place."""
    in_play = {domino.label for domino in deck(position.rules.box_names)}
    waiting = position.line[position.done :] if has_shape else ()
    places: dict[str, list[str]] = {}
    for number, kingdom in enumerate(position.kingdoms, start=1):
        for laid in kingdom.dominoes:
            places.setdefault(laid.domino, []).append(f"in kingdom {number}")
    for where, labels in (
        ("in the line", [place.domino for place in waiting]),
        ("in the next line", [place.domino for place in position.next_line]),
        ("gone", position.gone),
    ):
        for label in labels:
            places.setdefault(label, []).append(where)
            if label not in in_play:
                yield f"{label} ({where}) is no domino of {position.rules.game}."
    for label, found in places.items():
        if len(found) > 1:
            yield f"{label} is twice on the table: {' and '.join(found)}."


def _flow_faults(position: Position) -> Iterator[str]:
    rules, round_number = position.rules, position.round_number
    if position.line:
        yield from _order_faults(rules, "line", round_number - 1, position.line)
    if position.next_line:
        yield from _order_faults(rules, "next line", round_number, position.next_line)
    yield from _opening_faults(position) if round_number == 0 else _king_faults(position)
    yield from _done_faults(position)
    yield from _hidden_faults(position)
    yield from _turn_faults(position)


def _order_faults(rules: Rules, name: str, number: int, line: Sequence[LinePlace]) -> Iterator[str]:
    letter = BOX_LETTERS[rules.box_of_line(number)]
    labels = [place.domino for place in line]
    strange = [label for label in labels if label[:1] != letter]
    if strange:
        yield f"The {name} must come from the {rules.box_of_line(number)} box, and {', '.join(strange)} does not (W1)."
    if labels != sorted(set(labels), key=label_order):
        yield f"The {name} must be ascending, each domino once: {' '.join(labels)} (C5)."


def _opening_faults(position: Position) -> Iterator[str]:
    """C6, Q2, O2: the kings that stand, the one in hand and the rest are the seat's kings."""
    standing = [place.seat for place in position.next_line if place.seat is not None]
    for seat, left in enumerate(position.undrawn):
        if left < 0:
            yield f"Seat {seat + 1} has {position.rules.kings[seat]} kings, and more are on the table."
    first_two = len(standing) == 1 and standing[0] == position.drawn
    if position.rules.opening == "snake" and (first_two or (len(standing) == 2 and len(set(standing)) == 1)):
        yield "The first player claims once, then the other player twice (Q2)."
    if position.rules.opening == "pairs" and standing:
        seats = [place.seat for place in position.next_line]
        other = 1 - (position.drawn or 0)
        if seats not in ([other, None, None, other], [None, other, other, None]):
            yield "The first player takes the outer or the inner two dominoes (O2)."


def _king_faults(position: Position) -> Iterator[str]:
    """All kings stand on the line; those who have claimed stand on the next one as well (C7)."""
    rules = position.rules
    kings = Counter(place.seat for place in position.line)
    for seat, number in enumerate(rules.kings):
        if kings[seat] != number:
            yield f"Seat {seat + 1} must have {number} kings on the line, not {kings[seat]} (C7)."
    claims = Counter(place.seat for place in position.next_line if place.seat is not None)
    moved = Counter(place.seat for place in position.line[: position.claimed])
    for seat in range(rules.seats):
        if claims[seat] != moved[seat]:
            yield f"Seat {seat + 1} must have {moved[seat]} kings on the next line now, not {claims[seat]} (C7)."


def _done_faults(position: Position) -> Iterator[str]:
    """The dominoes of the line whose kings have acted were placed by them, or are gone."""
    gone = Counter[int]()
    for place in position.line[: position.done]:
        assert place.seat is not None
        number = position.rules.kingdom_of(place.seat)
        if place.domino in position.gone:
            gone[number] += 1
        elif place.domino not in {laid.domino for laid in position.kingdoms[number].dominoes}:
            yield f"{place.domino} must be in kingdom {number + 1} or gone: its king has acted."
    for number, discarded in gone.items():
        if discarded > position.kingdoms[number].discards:
            yield f"Kingdom {number + 1}: it must have discarded {discarded} dominoes of this line (C4)."


def _hidden_faults(position: Position) -> Iterator[str]:
    """As many dominoes were seen as lines were laid out."""
    rules, hidden = position.rules, position.hidden.dominoes
    for index, box in enumerate(rules.box_names):
        lines = len(range(index, position.lines_laid, len(rules.box_names)))
        expected = len(deck((box,))) - lines * rules.line_size
        found = sum(label[:1] == BOX_LETTERS[box] for label in hidden)
        if found != expected:
            yield (
                f"After {lines} lines {expected} dominoes of the {box} box are hidden, but {found} are neither in a "
                f"kingdom nor in a line nor gone: {abs(found - expected)} too {'many' if found > expected else 'few'}."
            )


def _turn_faults(position: Position) -> Iterator[str]:
    """Every turn so far placed a domino or discarded it (C4)."""
    for number, turns in enumerate(turns_of_kingdoms(position)):
        kingdom = position.kingdoms[number]
        if len(kingdom.dominoes) + kingdom.discards != turns:
            yield (
                f"Kingdom {number + 1}: {len(kingdom.dominoes)} dominoes and {kingdom.discards} discards, "
                f"but it had {turns} turns."
            )


def turns_of_kingdoms(position: Position) -> list[int]:
    """How many dominoes each kingdom had to place so far."""
    rules = position.rules
    turns = [0] * rules.kingdoms
    rounds = max(0, position.round_number - 1)
    for seat, kings in enumerate(rules.kings):
        turns[rules.kingdom_of(seat)] += kings * rounds
    for place in position.line[: position.done]:
        assert place.seat is not None
        turns[rules.kingdom_of(place.seat)] += 1
    return turns
