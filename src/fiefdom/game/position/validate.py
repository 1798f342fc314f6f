"""Checks that a position can occur in a game, so that the engine never receives an impossible state.

First the shape (do the turn number and the length of the lines exist in this game?), then each kingdom by itself, then
the location of every domino, then, if the shape is right, whether lines, kings, turns, pieces and the awaited decision
agree.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from fiefdom.components.dominoes import BOX_LETTERS, deck
from fiefdom.engine.families.origins.refusals import OriginsPositionCode
from fiefdom.engine.families.queendomino.refusals import QueendominoPositionCode
from fiefdom.events.cells import is_whole
from fiefdom.events.refusals import named, said
from fiefdom.game.board import LinePlace
from fiefdom.game.codec import codec_for
from fiefdom.game.pieces.registry import pieces_of
from fiefdom.game.position.validate_kingdom import counts, kingdom_faults
from fiefdom.game.position.validate_pieces import awaited_faults, piece_faults
from fiefdom.game.position.value import AFTER_CLAIM, Position, label_order
from fiefdom.game.refusals import PositionCode
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

COMMON = ("claim", "place", "over")


def all_faults(position: Position) -> Iterator[Reason]:
    """A reason for each fault."""
    shape = list(_shape_faults(position))
    yield from shape
    for number, kingdom in enumerate(position.kingdoms, start=1):
        erupting = _erupting(position) if not shape else None
        for fault in kingdom_faults(position.rules, kingdom, erupting):
            yield PositionCode.KINGDOM(kingdom=number, why=fault)
    yield from _domino_faults(position, not shape)
    if not shape and all(is_whole(number) for kingdom in position.kingdoms for number in counts(kingdom).values()):
        yield from _flow_faults(position)
        yield from piece_faults(position)
        yield from awaited_faults(position)


def _erupting(position: Position) -> str | None:
    return position.line[position.turn].domino if position.awaits == "erupt" else None


# ---------------------------------------------------------------------- shape


def _shape_faults(position: Position) -> Iterator[Reason]:
    rules = position.rules
    if rules.dynasty:
        yield PositionCode.DYNASTY()
    if not pieces_of(rules).fits(rules):
        yield PositionCode.PIECES(game=rules.game)
    if len(position.kingdoms) != rules.kingdoms:
        yield PositionCode.KINGDOMS(expected=rules.kingdoms, found=len(position.kingdoms))
    known = (*COMMON, *(phase for phase in codec_for(rules).decisions if phase not in COMMON))
    if position.awaits not in known:
        yield PositionCode.AWAITS(game=rules.game, known=known, found=said(position.awaits))
        return
    if not is_whole(position.round_number) or not 0 <= position.round_number <= rules.lines:
        yield PositionCode.ROUND(last=rules.lines, found=said(position.round_number))
        return
    yield from _moment_faults(position)
    yield from _length_faults(position)


def _moment_faults(position: Position) -> Iterator[Reason]:
    """Check that round, turn and the awaited decision agree."""
    rules, awaits, kings = position.rules, position.awaits, sum(position.rules.kings)
    if position.round_number == 0:
        opening = "pair" if rules.opening == "pairs" else "claim"
        if awaits != opening:
            yield PositionCode.OPENING_AWAITS(expected=opening, found=awaits)
        if position.turn != 0:
            yield PositionCode.OPENING_TURN()
        if not is_whole(position.drawn) or position.drawn not in range(rules.seats):
            yield PositionCode.OPENING_SEAT(family=rules.family)
        return
    if position.drawn is not None:
        yield PositionCode.DRAWN(family=rules.family)
    if awaits == "pair":
        yield OriginsPositionCode.PAIR()
    is_last = position.round_number == rules.lines
    if is_last and awaits in ("claim", *AFTER_CLAIM):
        yield PositionCode.LAST_ROUND(awaits=awaits)
    turns = (kings, kings) if awaits == "over" else (0, kings - 1)
    if awaits == "over" and not is_last:
        yield PositionCode.OVER_EARLY(last=rules.lines, round=position.round_number)
    if not is_whole(position.turn) or not turns[0] <= position.turn <= turns[1]:
        yield PositionCode.TURN(turns=kings)


def _length_faults(position: Position) -> Iterator[Reason]:
    """Check that the lines have the right length and that only seats of the game are on them."""
    rules = position.rules
    expected = (
        ("line", position.line, sum(rules.kings) if position.round_number else 0),
        ("next", position.next_line, rules.line_size if position.round_number < rules.lines else 0),
    )
    for name, line, length in expected:
        if len(line) != length:
            yield PositionCode.LINE_LENGTH(line=name, expected=length, round=position.round_number, found=len(line))
        for place in line:
            if place.seat is not None and (not is_whole(place.seat) or place.seat not in range(rules.seats)):
                yield PositionCode.NO_SEAT(domino=named(place.domino), family=rules.family)
    for place in position.line:
        if place.seat is None:
            yield PositionCode.NO_KING(domino=named(place.domino), family=rules.family)


# ---------------------------------------------------------------------- dominoes


def _domino_faults(position: Position, has_shape: bool) -> Iterator[Reason]:
    """Check that every domino belongs to this game and is in only one place."""
    in_play = {domino.label for domino in deck(position.rules.box_names)}
    waiting = position.line[position.done :] if has_shape else ()
    places: dict[str, list[str]] = {}
    for where, labels in _places(position, waiting):
        for label in labels:
            places.setdefault(label, []).append(where)
            if label not in in_play:
                yield PositionCode.NOT_OF_GAME(domino=named(label), place=where, game=position.rules.game)
    for label, found in places.items():
        if len(found) > 1:
            yield PositionCode.TWICE(domino=named(label), places=", ".join(found))


def _places(position: Position, waiting: Sequence[LinePlace]) -> Iterator[tuple[str, Sequence[str]]]:
    """The dominoes on the table and those that are gone, by their field in the position's text."""
    for number, kingdom in enumerate(position.kingdoms, start=1):
        yield f"kingdom {number}", [laid.domino for laid in kingdom.dominoes]
    yield "line", [place.domino for place in waiting]
    yield "next", [place.domino for place in position.next_line]
    yield "gone", position.gone


def _flow_faults(position: Position) -> Iterator[Reason]:
    rules, round_number = position.rules, position.round_number
    if position.line:
        yield from _order_faults(rules, "line", round_number - 1, position.line)
    if position.next_line:
        yield from _order_faults(rules, "next", round_number, position.next_line)
    yield from _opening_faults(position) if round_number == 0 else _king_faults(position)
    yield from _done_faults(position)
    yield from _hidden_faults(position)
    yield from _turn_faults(position)


def _order_faults(rules: Rules, name: str, number: int, line: Sequence[LinePlace]) -> Iterator[Reason]:
    box = rules.box_of_line(number)
    labels = [place.domino for place in line]
    strange = [named(label) for label in labels if label[:1] != BOX_LETTERS[box]]
    if strange:
        yield PositionCode.LINE_BOX(line=name, game=box, dominoes=" ".join(strange))
    if labels != sorted(set(labels), key=label_order):
        yield PositionCode.LINE_ORDER(line=name, dominoes=" ".join(map(named, labels)))


def _opening_faults(position: Position) -> Iterator[Reason]:
    """C6, Q2, O2: check that no seat has too many kings and that they were placed in a possible order."""
    rules = position.rules
    standing = [place.seat for place in position.next_line if place.seat is not None]
    for seat, left in enumerate(position.undrawn):
        if left < 0:
            yield PositionCode.KINGS(seat=seat + 1, kings=rules.kings[seat], family=rules.family)
    first_two = len(standing) == 1 and standing[0] == position.drawn
    if rules.opening == "snake" and (first_two or (len(standing) == 2 and len(set(standing)) == 1)):
        yield QueendominoPositionCode.SNAKE()
    if rules.opening == "pairs" and standing:
        seats = [place.seat for place in position.next_line]
        other = 1 - (position.drawn or 0)
        if seats not in ([other, None, None, other], [None, other, other, None]):
            yield OriginsPositionCode.PAIR_DOMINOES()


def _king_faults(position: Position) -> Iterator[Reason]:
    """Check that all kings are on the line, and those that have claimed also on the next one (C7)."""
    rules = position.rules
    kings = Counter(place.seat for place in position.line)
    for seat, number in enumerate(rules.kings):
        if kings[seat] != number:
            yield _line_kings(rules, seat, "line", number, kings[seat])
    claims = Counter(place.seat for place in position.next_line if place.seat is not None)
    moved = Counter(place.seat for place in position.line[: position.claimed])
    for seat in range(rules.seats):
        if claims[seat] != moved[seat]:
            yield _line_kings(rules, seat, "next", moved[seat], claims[seat])


def _line_kings(rules: Rules, seat: int, line: str, expected: int, found: int) -> Reason:
    return PositionCode.LINE_KINGS(seat=seat + 1, line=line, expected=expected, found=found, family=rules.family)


def _done_faults(position: Position) -> Iterator[Reason]:
    """Check that the dominoes of kings that have acted are in their kingdoms or gone."""
    gone = Counter[int]()
    for place in position.line[: position.done]:
        assert place.seat is not None
        number = position.rules.kingdom_of(place.seat)
        if place.domino in position.gone:
            gone[number] += 1
        elif place.domino not in {laid.domino for laid in position.kingdoms[number].dominoes}:
            yield PositionCode.ACTED(domino=place.domino, kingdom=number + 1, family=position.rules.family)
    for number, discarded in gone.items():
        if discarded > position.kingdoms[number].discards:
            yield PositionCode.KINGDOM(kingdom=number + 1, why=PositionCode.DISCARDED(expected=discarded))


def _hidden_faults(position: Position) -> Iterator[Reason]:
    """Check that the number of revealed dominoes matches the number of lines laid out."""
    rules, hidden = position.rules, position.hidden.dominoes
    for index, box in enumerate(rules.box_names):
        lines = len(range(index, position.lines_laid, len(rules.box_names)))
        expected = len(deck((box,))) - lines * rules.line_size
        found = sum(label[:1] == BOX_LETTERS[box] for label in hidden)
        if found != expected:
            yield PositionCode.HIDDEN(lines=lines, game=box, expected=expected, found=found)


def _turn_faults(position: Position) -> Iterator[Reason]:
    """Check that a domino was placed or discarded in every turn so far (C4)."""
    for number, turns in enumerate(turns_of_kingdoms(position)):
        kingdom = position.kingdoms[number]
        if len(kingdom.dominoes) + kingdom.discards != turns:
            laid = len(kingdom.dominoes)
            why = PositionCode.TURNS(dominoes=laid, discards=kingdom.discards, turns=turns)
            yield PositionCode.KINGDOM(kingdom=number + 1, why=why)


def turns_of_kingdoms(position: Position) -> list[int]:
    """How many dominoes each kingdom has had to place so far."""
    rules = position.rules
    turns = [0] * rules.kingdoms
    rounds = max(0, position.round_number - 1)
    for seat, kings in enumerate(rules.kings):
        turns[rules.kingdom_of(seat)] += kings * rounds
    for place in position.line[: position.done]:
        assert place.seat is not None
        turns[rules.kingdom_of(place.seat)] += 1
    return turns
