"""Eruptions, totems and the tribe (section O)."""

from naive.kingdom import Cell, Kingdom, Square, distance
from naive.state import Chance, Decision, Move, State, Steps, remaining
from naive.tables import RESOURCES, TOTEMS, VOLCANOES, Half


def printed_resource(half: Half) -> str | None:
    """O8: the symbol on the square, if its terrain has a resource and it has no printed fire."""
    for resource, totem in TOTEMS.items():
        if half.terrain == totem.terrain and half.crowns == 0:
            return resource
    return None


def may_burn(square: Square) -> bool:
    """O5."""
    return square.terrain != "volcano" and square.crowns == 0 and square.token == 0


def erupt(state: State, seat: int, cell: Cell) -> Steps:
    """O4: for the square just placed on the cell, if it is a volcano."""
    squares = state.kingdom(seat).squares
    if squares[cell].terrain != "volcano":
        return
    volcano = VOLCANOES[squares[cell].craters]
    targets = [
        target for target, square in squares.items() if may_burn(square) and distance(cell, target) <= volcano.reach
    ]
    _, target = yield Decision(seat, [("erupt", target) for target in targets])
    squares[target].token = volcano.fires
    squares[target].resource = None  # O6
    squares[target].caveman = None  # O6


def move_totems(state: State, seat: int) -> Steps:
    """O9: after this seat's placement and eruption. Totems that need no choice move before the choice is asked."""
    choices: list[tuple[str, list[int]]] = []
    for resource in RESOURCES:
        counts = [kingdom.count_resource(resource) for kingdom in state.kingdoms]
        others = [count for number, count in enumerate(counts) if number != seat]
        if counts[seat] > max(others):
            state.totems[resource] = seat
        elif state.totems[resource] == seat and max(others) > counts[seat]:
            most = [number for number, count in enumerate(counts) if count == max(others)]
            if len(most) == 1:
                state.totems[resource] = most[0]
            else:
                choices.append((resource, most))
        elif max(counts) == 0:
            state.totems[resource] = None
    for resource, most in choices:
        _, _, receiver = yield Decision(seat, [("give", resource, number) for number in most])
        state.totems[resource] = receiver


def fill_cave(state: State) -> Steps:
    """O11, O14: up to four, while the stack lasts."""
    while sum(state.cave.values()) < 4 and remaining(state.hidden_cavemen):
        _, name = yield Chance("caveman", remaining(state.hidden_cavemen))
        state.hidden_cavemen[name] -= 1
        state.cave[name] = state.cave.get(name, 0) + 1


def kinds(kingdom: Kingdom) -> int:
    """How many kinds of resources the kingdom has."""
    return len({square.resource for square in kingdom.squares.values()} - {None})


def recruit_moves(state: State, kingdom: Kingdom) -> list[Move]:
    """O12, D3: without the pass."""
    moves: list[Move] = []
    if kinds(kingdom) >= 2:
        moves += [("recruit", name, "cave") for name in remaining(state.cave)]
    if kinds(kingdom) >= 4:
        moves += [("recruit", name, "stack") for name in remaining(state.hidden_cavemen)]
    return moves


def payments(kingdom: Kingdom, paid: list[str]) -> list[Cell]:
    """D4: any square with a kind that has not been paid yet."""
    return [
        cell for cell, square in kingdom.squares.items() if square.resource is not None and square.resource not in paid
    ]


def camps(kingdom: Kingdom) -> list[Cell]:
    """O13: where a caveman may settle."""
    return [
        cell
        for cell, square in kingdom.squares.items()
        if square.crowns == 0 and square.token == 0 and square.resource is None and square.caveman is None
    ]


def recruit(state: State, seat: int) -> Steps:
    """O12, O13, D4: choose the caveman, pay, settle."""
    kingdom = state.kingdom(seat)
    moves = recruit_moves(state, kingdom)
    if not moves:
        return  # D5
    answer = yield Decision(seat, [*moves, ("pass", "recruit")])
    if answer[0] == "pass":
        return
    _, name, source = answer
    if source == "cave":
        state.cave[name] -= 1
    else:
        state.hidden_cavemen[name] -= 1
    paid: list[str] = []
    for _ in range(2 if source == "cave" else 4):
        _, cell = yield Decision(seat, [("pay", cell) for cell in payments(kingdom, paid)])
        paid.append(str(kingdom.squares[cell].resource))
        kingdom.squares[cell].resource = None
    _, camp = yield Decision(seat, [("settle", cell) for cell in camps(kingdom)])
    kingdom.squares[camp].caveman = name
