"""Lines, kings and claims."""

from naive.state import Chance, Decision, State, Steps
from naive.tables import DOMINOES


def lay_out_line(state: State) -> Steps:
    """C5: the next line, from the box whose turn it is (W1)."""
    box = state.lines_to_come.pop(0)
    _, labels = yield Chance("line", (frozenset(state.boxes[box]), state.form.line_size))
    state.boxes[box] -= set(labels)
    state.next_line = dict.fromkeys(sorted(labels, key=lambda label: DOMINOES[label].number))


def next_becomes_current(state: State) -> None:
    """C6, C8: unclaimed dominoes leave the game."""
    state.current = [(label, seat) for label, seat in state.next_line.items() if seat is not None]
    state.next_line = {}


def claim(state: State, seat: int) -> Steps:
    """C7: the king goes to a free domino of the line that is being claimed."""
    free = [label for label, holder in state.next_line.items() if holder is None]
    _, label = yield Decision(seat, [("claim", label) for label in free])
    state.next_line[label] = seat


def opening_claims(state: State) -> Steps:
    """C6, with the forms for two players (Q2, O2). Kingdomino has none (K3)."""
    if state.form.game == "queendomino" and state.form.players == 2:
        yield from opening_snake(state)
    elif state.form.is_origins and state.form.players == 2:
        yield from opening_pairs(state)
    else:
        yield from opening_one_by_one(state)


def opening_one_by_one(state: State) -> Steps:
    """C6: a king is drawn and claims before the next is drawn."""
    waiting = dict(enumerate(state.form.kings))
    while any(waiting.values()):
        _, seat = yield Chance("king", {seat: kings for seat, kings in waiting.items() if kings > 0})
        waiting[seat] -= 1
        yield from claim(state, seat)


def opening_snake(state: State) -> Steps:
    """Q2: one, both of the other's, one."""
    _, first = yield Chance("king", {0: 2, 1: 2})
    other = 1 - first
    for seat in (first, other, other, first):
        yield from claim(state, seat)


def opening_pairs(state: State) -> Steps:
    """O2: the outer or the inner two, then the other player the other two (one option, D5)."""
    _, first = yield Chance("king", {0: 2, 1: 2})
    line = list(state.next_line)
    pairs = [(line[0], line[3]), (line[1], line[2])]
    for seat in (first, 1 - first):
        _, taken = yield Decision(seat, [("claim_pair", pair) for pair in pairs])
        pairs.remove(taken)
        for label in taken:
            state.next_line[label] = seat
