"""Origins' moves and reveals: conversion to and from actions and outcomes, and why a move is refused."""

from collections.abc import Callable
from typing import Any

from fiefdom.components.terrains import RESOURCES
from fiefdom.components.volcanoes import volcano
from fiefdom.engine.families.origins.events import CavemanTurned, ClaimPair, Erupt, Give, Pay, Recruit, Settle
from fiefdom.engine.families.origins.refusals import OriginsMoveCode
from fiefdom.errors import IllegalMove, TextError
from fiefdom.events.cells import Cell, cell_text
from fiefdom.events.coding import MoveCoding, RevealCoding
from fiefdom.events.event import Move
from fiefdom.events.fields import KINGDOM, RESOURCE, SOURCE, Words, ordered
from fiefdom.events.refusals import MoveCode, SpokenCode
from fiefdom.events.shorthand import domino_of_line, meant, plain_name, square_reader
from fiefdom.reasons import Reason

# ---------------------------------------------------------------------- the first line


def pair(codec: Any, state: Any, inner: int) -> tuple[str, str]:
    """The outer (0) or inner (1) dominoes of the first line."""
    return codec.label(state.next_line[inner]), codec.label(state.next_line[3 - inner])


def _pair(codec: Any, state: Any, offset: int) -> ClaimPair:
    return ClaimPair(pair(codec, state, offset))


def _pair_offset(codec: Any, state: Any, move: ClaimPair) -> int:
    pairs: list[tuple[str, ...]] = [pair(codec, state, 0), pair(codec, state, 1)]
    if tuple(move.dominoes) not in pairs:
        raise IllegalMove(OriginsMoveCode.PAIRS(outer=" ".join(pairs[0]), inner=" ".join(pairs[1])))
    return pairs.index(tuple(move.dominoes))


def _why_not_pair(codec: Any, state: Any, kingdom: Any, move: ClaimPair) -> Reason:
    return OriginsMoveCode.PAIR_TAKEN()


def _read_pair(game: Any, words: Words) -> Move:
    """Read both dominoes or one of them; numbers are enough."""
    labels = ordered([domino_of_line(game, word) for word in words])
    if len(labels) == 1:
        pairs = [move.dominoes for move in game.legal_moves if isinstance(move, ClaimPair)]
        labels = next((pair for pair in pairs if labels[0] in pair), labels)
    if len(labels) != 2:
        raise TextError(SpokenCode.PAIR(text=" ".join(words)))
    return ClaimPair((labels[0], labels[1]))


# ---------------------------------------------------------------------- one square


def _on_square(kind: Callable[[Cell], Move]) -> Callable[[Any, Any, int], Move]:
    return lambda codec, state, offset: kind(codec.cell(offset))


def _square_offset(codec: Any, state: Any, move: Any) -> int:
    cell: int = codec.canvas_cell(move.square)
    return cell


def _why_not_erupt(codec: Any, state: Any, kingdom: Any, move: Erupt) -> Reason:
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


def _why_not_pay(codec: Any, state: Any, kingdom: Any, move: Pay) -> Reason:
    square = kingdom.squares.get(move.square)
    if square is None or square.resource is None:
        return OriginsMoveCode.NO_RESOURCE(cell=cell_text(move.square))
    return OriginsMoveCode.PAID(resource=square.resource)


def _why_not_settle(codec: Any, state: Any, kingdom: Any, move: Settle) -> Reason:
    square, cell = kingdom.squares.get(move.square), cell_text(move.square)
    if square is None:
        return OriginsMoveCode.SETTLE_OUTSIDE(cell=cell)
    if square.resource:
        return OriginsMoveCode.SETTLE_RESOURCE(cell=cell, resource=square.resource)
    if square.caveman:
        return OriginsMoveCode.SETTLE_TAKEN(cell=cell, caveman=square.caveman)
    return OriginsMoveCode.SETTLE_FIRE(cell=cell)


# ---------------------------------------------------------------------- totems


def _give(codec: Any, state: Any, offset: int) -> Give:
    return Give(RESOURCES[state.given_totem], offset)


def _give_offset(codec: Any, state: Any, move: Give) -> int:
    resource, last = RESOURCES[state.given_totem], codec.rules.kingdoms
    if move.resource != resource:
        raise IllegalMove(OriginsMoveCode.OTHER_TOTEM(resource=resource, asked=move.resource))
    if move.kingdom not in range(last):
        raise IllegalMove(OriginsMoveCode.NO_KINGDOM(kingdom=move.kingdom + 1, last=last))
    return move.kingdom


def _why_not_give(codec: Any, state: Any, kingdom: Any, move: Give) -> Reason:
    return OriginsMoveCode.RECEIVER(kingdom=move.kingdom + 1, resource=move.resource)


def _read_give(game: Any, words: Words) -> Move:
    """Read the receiver; the totem may be left out."""
    offered = next(move for move in game.legal_moves if isinstance(move, Give))
    *named, number = words
    if len(named) > 1:
        raise TextError(SpokenCode.KINGDOM(text=" ".join(words)))
    resource = RESOURCE.read(named) if named else offered.resource
    return Give(resource, KINGDOM.read([number]))


# ---------------------------------------------------------------------- cavemen


def _recruit(codec: Any, state: Any, offset: int) -> Recruit:
    from_stack, kind = divmod(offset, len(codec.cavemen))
    return Recruit(codec.cavemen[kind], "stack" if from_stack else "cave")


def _recruit_offset(codec: Any, state: Any, move: Recruit) -> int:
    if move.source not in SOURCE.known:
        raise IllegalMove(MoveCode.WRONG_VALUE(field="source", value=move.source))
    kind: int = codec.index(move.caveman, codec.cavemen, "caveman")
    return kind + (len(codec.cavemen) if move.source == "stack" else 0)


def _why_not_recruit(codec: Any, state: Any, kingdom: Any, move: Recruit) -> Reason:
    kind = codec.cavemen.index(move.caveman)
    if move.source == "cave" and not state.cave[kind]:
        return OriginsMoveCode.NOT_IN_CAVE(caveman=move.caveman)
    if move.source == "stack" and not state.hidden_caveman[kind]:
        return OriginsMoveCode.NOT_IN_STACK(caveman=move.caveman)
    kinds = len({square.resource for square in kingdom.squares.values() if square.resource})
    return OriginsMoveCode.RESOURCES(needed=2 if move.source == "cave" else 4, kinds=kinds)


def _read_recruit(game: Any, words: Words) -> Move:
    """Read a caveman by its name or a prefix of it."""
    is_told = bool(words) and SOURCE.takes(words[-1])
    source = "stack" if is_told and words[-1] == "stack" else "cave"
    offered = game.hidden.cavemen if source == "stack" else game.cave
    known = {plain_name(name): name for name in offered or {}}
    return Recruit(meant(words[:-1] if is_told else words, known), source)  # type: ignore[arg-type]


def _turned(codec: Any, state: Any, outcome: int) -> CavemanTurned:
    return CavemanTurned(codec.cavemen[outcome])


def _turned_outcome(codec: Any, state: Any, reveal: CavemanTurned) -> int:
    outcome: int = codec.index(reveal.caveman, codec.cavemen, "caveman")
    return outcome


MOVES = (
    MoveCoding(ClaimPair, _pair, _pair_offset, _why_not_pair, _read_pair, phase="pair"),
    MoveCoding(Erupt, _on_square(Erupt), _square_offset, _why_not_erupt, square_reader(Erupt)),
    MoveCoding(Give, _give, _give_offset, _why_not_give, _read_give),
    MoveCoding(Recruit, _recruit, _recruit_offset, _why_not_recruit, _read_recruit),
    MoveCoding(Pay, _on_square(Pay), _square_offset, _why_not_pay, square_reader(Pay)),
    MoveCoding(Settle, _on_square(Settle), _square_offset, _why_not_settle, square_reader(Settle)),
)
REVEALS = (RevealCoding(CavemanTurned, "turn_caveman", _turned, _turned_outcome),)
