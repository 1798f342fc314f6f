"""Why a move is refused, in one sentence. Whether it is refused is the engine's word; this only explains."""

from typing import Any

from fiefdom.components.buildings import builders_board_prices
from fiefdom.components.volcanoes import volcano
from fiefdom.engine import layout
from fiefdom.game import moves
from fiefdom.game.codec import Codec, Inexpressible
from fiefdom.game.kingdoms import Kingdom
from fiefdom.game.moves import Cell, Move, cell_text

# Which kinds of moves answer which phase.
ANSWERS = {
    "claim": ("claim",), "place": ("place", "discard"), "tax": ("tax", "pass"), "build": ("build", "pass"),
    "site": ("site",), "dragon": ("dragon", "pass"), "pair": ("claim_pair",), "erupt": ("erupt",), "give": ("give",),
    "recruit": ("recruit", "pass"), "pay": ("pay",), "settle": ("settle",),
}  # fmt: skip
AWAITED = {
    "claim": "a claim of a domino in the next line", "place": "the placement of a domino",
    "tax": "a decision about taxes", "build": "a decision about building", "site": "a site for the new building",
    "dragon": "a decision about the dragon", "pair": "a claim of two dominoes", "erupt": "a square for the fire",
    "give": "who receives the totem", "recruit": "a decision about recruiting", "pay": "a square to pay from",
    "settle": "a square for the caveman",
}  # fmt: skip


def explain(codec: Codec, state: Any, kingdom: Kingdom, move: Move) -> str:
    """The reason why a move that the engine refuses is not legal for the acting kingdom."""
    phase = layout.phase_name(state.phase)
    if move.kind not in ANSWERS.get(phase, ()):
        return f"What is awaited is {AWAITED.get(phase, 'an outcome of chance')}, not '{move}'."
    try:
        codec.action(state, move)
    except Inexpressible as reason:
        return _sentence(str(reason))
    explainer = _EXPLAINERS.get(type(move))
    return explainer(codec, state, kingdom, move) if explainer else f"'{move}' is not possible here."


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}" + ("" if text.endswith(".") else ".")


def _claim(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Claim) -> str:
    line = [codec.label(domino) for domino in state.next_line[: state.next_count]]
    holder = state.next_king[line.index(move.domino)]
    return f"A king of seat {holder + 1} stands on {move.domino} already (C5)."


def _pair(codec: Codec, state: Any, kingdom: Kingdom, move: moves.ClaimPair) -> str:
    return "The other player has taken these two dominoes (O2)."


def _discard(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Discard) -> str:
    return f"{move.domino} can be placed, so it must be (C4)."


def _place(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Place) -> str:
    for cell in (move.left, move.right):
        if cell == (0, 0):
            return f"The castle stands on {cell_text(cell)} (C3)."
        if cell in kingdom.squares:
            return f"The cell {cell_text(cell)} is occupied (C3)."
    columns, rows = kingdom.columns, kingdom.rows
    cells = (move.left, move.right)
    width = max(columns.stop - 1, *(cell[0] for cell in cells)) - min(columns.start, *(cell[0] for cell in cells)) + 1
    height = max(rows.stop - 1, *(cell[1] for cell in cells)) - min(rows.start, *(cell[1] for cell in cells)) + 1
    if max(width, height) > kingdom.side:
        return f"The kingdom would be {width}x{height}, but must fit {kingdom.side}x{kingdom.side} (C2)."
    return f"Neither half of {move.domino} touches the castle or a square of its own terrain (C3)."


def _tax(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Tax) -> str:
    return f"There are not enough knights in the reserve: {kingdom.knights} for {len(move.squares)} squares (Q6)."


def _build(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Build) -> str:
    price = max(0, builders_board_prices()[move.space - 1] - kingdom.has_queen)
    return f"The building on space {move.space} costs {price} and the purse holds {kingdom.coins} (Q8)."


def _site(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Site) -> str:
    square = kingdom.squares.get(move.square)
    if square is None or square.terrain != "town":
        return f"The cell {cell_text(move.square)} is no town square of this kingdom (Q8)."
    return f"A {square.building} stands on {cell_text(move.square)} already (Q8)."


def _erupt(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Erupt) -> str:
    square = kingdom.squares.get(move.square)
    if square is None:
        return f"Fire lands on a domino square of the kingdom, and {cell_text(move.square)} is none (O5)."
    if square.terrain == "volcano":
        return f"Fire cannot land on a volcano, and {cell_text(move.square)} is one (O5)."
    if square.crowns:
        return f"The square {cell_text(move.square)} has fire already (O5)."
    source = codec.cell(state.volcano_cell)
    distance, reach = _distance(source, move.square), volcano(int(state.volcano_craters)).range
    return f"The square {cell_text(move.square)} is {distance} squares away, the fire flies at most {reach} (O4)."


def _distance(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _give(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Give) -> str:
    return f"Kingdom {move.kingdom + 1} is not among those with the most {move.resource} (O9)."


def _recruit(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Recruit) -> str:
    kind = codec.cavemen.index(move.caveman)
    available = state.cave[kind] if move.source == "cave" else state.hidden_caveman[kind]
    if not available:
        return f"There is no {move.caveman} in the {move.source} (O12)."
    needed = 2 if move.source == "cave" else 4
    kinds = len({square.resource for square in kingdom.squares.values() if square.resource})
    return f"This costs {needed} different resources and the kingdom has {kinds} (O12)."


def _pay(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Pay) -> str:
    square = kingdom.squares.get(move.square)
    if square is None or square.resource is None:
        return f"There is no resource on {cell_text(move.square)} (O12)."
    return f"A {square.resource} was paid already; each resource must be of another kind (O12)."


def _settle(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Settle) -> str:
    square = kingdom.squares.get(move.square)
    if square is None:
        return f"A caveman settles on a domino square of the kingdom, and {cell_text(move.square)} is none (O13)."
    taken = square.resource or square.caveman or "fire"
    return f"The square {cell_text(move.square)} is taken: {taken} (O13)."


_EXPLAINERS: dict[type[Move], Any] = {
    moves.Claim: _claim, moves.ClaimPair: _pair, moves.Discard: _discard, moves.Place: _place, moves.Tax: _tax,
    moves.Build: _build, moves.Site: _site, moves.Erupt: _erupt, moves.Give: _give, moves.Recruit: _recruit,
    moves.Pay: _pay, moves.Settle: _settle,
}  # fmt: skip
