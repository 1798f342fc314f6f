"""Taxes, buildings, queen and dragon (section Q)."""

from naive.kingdom import Cell, Kingdom, territory_at
from naive.state import Chance, Decision, Move, State, Steps, remaining
from naive.tables import BUILDINGS, PRICES


def set_up_board(state: State) -> Steps:
    """Q4: six buildings on the spaces, the seventh face up on the stack."""
    yield from turn_up_top(state)
    yield from fill_board(state)


def turn_up_top(state: State) -> Steps:
    """Q4, D6: turn the next building of the stack face up, if there is one."""
    state.top = None
    if not remaining(state.hidden_buildings):
        return
    _, name = yield Chance("building", remaining(state.hidden_buildings))
    state.hidden_buildings[name] -= 1
    state.top = name


def fill_board(state: State) -> Steps:
    """Q12: the top of the stack goes to the cheapest empty space, repeatedly."""
    while None in state.board and state.top is not None:
        state.board[state.board.index(None)] = state.top
        yield from turn_up_top(state)


def refill(state: State) -> Steps:
    """Q12."""
    state.dragon_home = True
    kept = [name for name in state.board if name is not None]
    state.board = [*kept, *[None] * (6 - len(kept))]
    yield from fill_board(state)


def tax_moves(kingdom: Kingdom, left: Cell, right: Cell) -> list[Move]:
    """Q6, D2: as far as the knights in the reserve allow, without the pass."""
    moves: list[Move] = []
    if kingdom.knights >= 1:
        moves += [("tax", (left,)), ("tax", (right,))]
    if kingdom.knights >= 2:
        moves.append(("tax", (left, right)))
    return moves


def tax_ability(kingdom: Kingdom) -> int:
    """Q7: extra coins for one collection."""
    owned = {"knight": kingdom.knights_owned(), "tower": kingdom.towers, "": 0}
    return sum(owned[BUILDINGS[name].tax_per] for name in kingdom.buildings())


def taxes(state: State, seat: int, left: Cell, right: Cell) -> Steps:
    """Q6: right after the domino was placed on these cells."""
    kingdom = state.kingdom(seat)
    moves = tax_moves(kingdom, left, right)
    if not moves:
        return  # D5
    answer = yield Decision(seat, [*moves, ("pass", "tax")])
    if answer[0] == "pass":
        return
    for cell in answer[1]:
        kingdom.knights -= 1
        kingdom.squares[cell].knight = True
        kingdom.coins += len(territory_at(kingdom.squares, cell))
    kingdom.coins += tax_ability(kingdom)  # Q7: including the knights just sent; once per turn


def price(state: State, seat: int, space: int) -> int:
    """What a building on the space (1 to 6) costs this seat (Q10)."""
    discount = 1 if state.queen == state.form.kingdom_of(seat) else 0
    return max(0, PRICES[space - 1] - discount)


def free_sites(kingdom: Kingdom) -> list[Cell]:
    """Q8: town squares without a building; a knight is no obstacle."""
    return [cell for cell, square in kingdom.squares.items() if square.terrain == "town" and square.building is None]


def build(state: State, seat: int) -> Steps:
    """Q8, D4: choose and pay for the building, then its site."""
    kingdom = state.kingdom(seat)
    moves: list[Move] = [
        ("build", space, name)
        for space, name in enumerate(state.board, start=1)
        if name is not None and price(state, seat, space) <= kingdom.coins
    ]
    if not moves or not free_sites(kingdom):
        return  # D5
    answer = yield Decision(seat, [*moves, ("pass", "build")])
    if answer[0] == "pass":
        return
    _, space, name = answer
    kingdom.coins -= price(state, seat, space)
    state.board[space - 1] = None
    _, cell = yield Decision(seat, [("site", cell) for cell in free_sites(kingdom)])
    kingdom.squares[cell].building = name
    gain(state, state.form.kingdom_of(seat), name)


def gain(state: State, number: int, name: str) -> None:
    """Q9, Q10: knights and towers of a building just added to that kingdom, as far as the supply goes (Q3)."""
    kingdom = state.kingdoms[number]
    knights = min(BUILDINGS[name].knights, state.knight_supply)
    state.knight_supply -= knights
    kingdom.knights += knights
    towers = min(BUILDINGS[name].towers, state.tower_supply)
    state.tower_supply -= towers
    kingdom.towers += towers
    # Q10: a tie is enough
    if towers >= 1 and all(other.towers <= kingdom.towers for other in state.kingdoms):
        state.queen = number


def dragon(state: State, seat: int) -> Steps:
    """Q11."""
    kingdom = state.kingdom(seat)
    if not state.dragon_home or state.queen == state.form.kingdom_of(seat) or kingdom.coins < 1:
        return
    moves: list[Move] = [("dragon", space, name) for space, name in enumerate(state.board, start=1) if name is not None]
    if not moves:
        return  # D5
    answer = yield Decision(seat, [*moves, ("pass", "dragon")])
    if answer[0] == "pass":
        return
    _, space, _ = answer
    kingdom.coins -= 1
    state.board[space - 1] = None
    state.dragon_home = False
