"""Why a move is refused. Whether it is refused is the engine's word; this only explains."""

from typing import Any

from fiefdom.components.buildings import builders_board_prices
from fiefdom.components.volcanoes import volcano
from fiefdom.game import moves
from fiefdom.game.codec import Codec
from fiefdom.game.kingdoms import Kingdom
from fiefdom.game.moves import Cell, Move, cell_text
from fiefdom.game.refusals import MoveCode, OriginsMoveCode, QueendominoMoveCode
from fiefdom.reasons import Reason


def explain(codec: Codec, state: Any, kingdom: Kingdom, move: Move) -> Reason:
    """Why a move that has an action here, but one that the engine refuses, is not legal for the acting kingdom."""
    reason: Reason = _EXPLAINERS[move.kind](codec, state, kingdom, move)
    return reason


def _claim(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Claim) -> Reason:
    line = [codec.label(domino) for domino in state.next_line[: state.next_count]]
    holder = state.next_king[line.index(move.domino)]
    return MoveCode.TAKEN(seat=int(holder) + 1, domino=move.domino)


def _discard(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Discard) -> Reason:
    return MoveCode.MUST_PLACE(domino=move.domino)


def _place(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Place) -> Reason:
    cells = (move.left, move.right)
    for cell in cells:
        if cell == (0, 0):
            return MoveCode.CASTLE(cell=cell_text(cell))
        if cell in kingdom.squares:
            return MoveCode.OCCUPIED(cell=cell_text(cell))
    width = _length(kingdom.columns, [cell[0] for cell in cells])
    height = _length(kingdom.rows, [cell[1] for cell in cells])
    if max(width, height) > kingdom.side:
        return MoveCode.TOO_LARGE(width=width, height=height, side=kingdom.side)
    return MoveCode.NO_MATCH(domino=move.domino)


def _length(occupied: range, added: list[int]) -> int:
    return max(occupied.stop - 1, *added) - min(occupied.start, *added) + 1


# ---------------------------------------------------------------------- Queendomino


def _tax(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Tax) -> Reason:
    return QueendominoMoveCode.KNIGHTS(knights=kingdom.knights, squares=len(move.squares))


def _build(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Build) -> Reason:
    price = max(0, builders_board_prices()[move.space - 1] - kingdom.has_queen)
    return QueendominoMoveCode.TOO_DEAR(space=move.space, price=price, coins=kingdom.coins)


def _site(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Site) -> Reason:
    square = kingdom.squares.get(move.square)
    if square is None or square.building is None:
        return QueendominoMoveCode.NO_TOWN(cell=cell_text(move.square))
    return QueendominoMoveCode.BUILT(building=square.building, cell=cell_text(move.square))


# ---------------------------------------------------------------------- Origins


def _pair(codec: Codec, state: Any, kingdom: Kingdom, move: moves.ClaimPair) -> Reason:
    return OriginsMoveCode.PAIR_TAKEN()


def _erupt(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Erupt) -> Reason:
    square, cell = kingdom.squares.get(move.square), cell_text(move.square)
    if square is None:
        return OriginsMoveCode.FIRE_OUTSIDE(cell=cell)
    if square.terrain == "volcano":
        return OriginsMoveCode.FIRE_VOLCANO(cell=cell)
    if square.crowns:
        return OriginsMoveCode.FIRE_TWICE(cell=cell)
    distance = _distance(codec.cell(state.volcano_cell), move.square)
    return OriginsMoveCode.FIRE_FAR(cell=cell, distance=distance, reach=volcano(int(state.volcano_craters)).range)


def _distance(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _give(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Give) -> Reason:
    return OriginsMoveCode.RECEIVER(kingdom=move.kingdom + 1, resource=move.resource)


def _recruit(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Recruit) -> Reason:
    kind = codec.cavemen.index(move.caveman)
    if move.source == "cave" and not state.cave[kind]:
        return OriginsMoveCode.NOT_IN_CAVE(caveman=move.caveman)
    if move.source == "stack" and not state.hidden_caveman[kind]:
        return OriginsMoveCode.NOT_IN_STACK(caveman=move.caveman)
    kinds = len({square.resource for square in kingdom.squares.values() if square.resource})
    return OriginsMoveCode.RESOURCES(needed=2 if move.source == "cave" else 4, kinds=kinds)


def _pay(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Pay) -> Reason:
    square = kingdom.squares.get(move.square)
    if square is None or square.resource is None:
        return OriginsMoveCode.NO_RESOURCE(cell=cell_text(move.square))
    return OriginsMoveCode.PAID(resource=square.resource)


def _settle(codec: Codec, state: Any, kingdom: Kingdom, move: moves.Settle) -> Reason:
    square, cell = kingdom.squares.get(move.square), cell_text(move.square)
    if square is None:
        return OriginsMoveCode.SETTLE_OUTSIDE(cell=cell)
    if square.resource:
        return OriginsMoveCode.SETTLE_RESOURCE(cell=cell, resource=square.resource)
    if square.caveman:
        return OriginsMoveCode.SETTLE_TAKEN(cell=cell, caveman=square.caveman)
    return OriginsMoveCode.SETTLE_FIRE(cell=cell)


# Burning a building and passing are always legal where they are awaited, so nothing explains them.
_EXPLAINERS: dict[str, Any] = {
    "claim": _claim, "discard": _discard, "place": _place, "tax": _tax, "build": _build, "site": _site,
    "claim_pair": _pair, "erupt": _erupt, "give": _give, "recruit": _recruit, "pay": _pay, "settle": _settle,
}  # fmt: skip
