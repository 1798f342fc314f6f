"""A whole game, as one generator of questions."""

from collections.abc import Generator

from naive.draft import claim, lay_out_line, next_becomes_current, opening_claims
from naive.kingdom import Cell, Square, placements
from naive.origins import erupt, fill_cave, move_totems, printed_resource, recruit
from naive.royal import build, dragon, refill, set_up_board, taxes
from naive.state import Chance, Decision, Move, State, Steps
from naive.tables import DOMINOES, Half


def play(state: State) -> Steps:
    """From the set-up to the last king's last step."""
    yield from set_up(state)
    while True:
        for label, seat in state.current:
            yield from take_turn(state, seat, label)
        if not state.next_line:
            return  # C9: that was the last round
        yield from between_rounds(state)


def set_up(state: State) -> Steps:
    if state.form.is_royal:
        yield from set_up_board(state)  # Q4: before the first line
    if state.form.game == "tribe":
        yield from fill_cave(state)  # O11: before the first line
    yield from lay_out_line(state)
    yield from opening_claims(state)
    next_becomes_current(state)
    yield from lay_out_line(state)  # C6


def between_rounds(state: State) -> Steps:
    """C8."""
    if state.form.is_royal:
        yield from refill(state)
    next_becomes_current(state)
    if state.lines_to_come:
        yield from lay_out_line(state)
        if state.form.game == "tribe":
            yield from fill_cave(state)  # O14: only with a new line


def take_turn(state: State, seat: int, label: str) -> Steps:
    """C7: one king."""
    cells = yield from place(state, seat, label)
    if state.form.is_royal:
        if cells is not None:
            yield from taxes(state, seat, *cells)
        yield from build(state, seat)
        yield from dragon(state, seat)
    if state.form.is_origins and cells is not None:
        for cell in cells:
            yield from erupt(state, seat, cell)
        if state.form.game == "totem":
            yield from move_totems(state, seat)
    if state.next_line:  # C9
        yield from claim(state, seat)
        if state.form.game == "tribe":
            yield from recruit(state, seat)


def place(state: State, seat: int, label: str) -> Generator[Chance | Decision, Move, tuple[Cell, Cell] | None]:
    """C3, C4: the cells of the left and the right half, or None after a discard."""
    kingdom = state.kingdom(seat)
    domino = DOMINOES[label]
    possible = placements(kingdom, domino)
    if not possible:
        yield Decision(seat, [("discard", label)])  # D5
        kingdom.discards += 1
        return None
    _, _, left, right = yield Decision(seat, [("place", label, *cells) for cells in possible])
    kingdom.squares[left] = new_square(state, domino.left)
    kingdom.squares[right] = new_square(state, domino.right)
    return left, right


def new_square(state: State, half: Half) -> Square:
    resource = printed_resource(half) if state.form.has_resources else None  # O8
    return Square(half.terrain, half.crowns, half.craters, resource=resource)
