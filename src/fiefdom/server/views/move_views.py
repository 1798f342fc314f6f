"""Views of the legal moves."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from fiefdom.analysis.effects import Effect, effects
from fiefdom.events.event import schema
from fiefdom.events.fields import DominoesType
from fiefdom.game import Erupt, Game, Kingdom, Move, ScoreSheet
from fiefdom.game import moves as kinds
from fiefdom.render.families import style_of
from fiefdom.server.protocol import views as wire

# The default values of fields that a kind of move does not have.
_BLANK: dict[str, Any] = {
    name: [] if isinstance(type_, DominoesType) else None
    for kind in kinds.MOVES
    for name, type_ in schema(kind).items()
    if name in wire.MoveView.model_fields
}


def move_views(game: Game) -> list[wire.MoveView]:
    """All legal moves, with what they gain."""
    kingdom = None if game.to_move is None else game.kingdom(game.rules.kingdom_of(game.to_move))
    actions = game.legal_actions
    order = {place.domino: number for number, place in enumerate(game.next_line, start=1)}
    sheet = None if kingdom is None else game.score_sheet(kingdom.number)
    moves = [game.decode(action) for action in actions]
    bonuses = [_bonus(move, kingdom, sheet) for move in moves]
    found = zip(actions, moves, effects(game, actions), bonuses, strict=True)
    return [_move_view(action, move, effect, bonus, kingdom, order) for action, move, effect, bonus in found]


def _bonus(move: Move, kingdom: Kingdom | None, sheet: ScoreSheet | None) -> int:
    """V2, V3: what a move changes in the bonuses: a placement far from the castle and a discard lose one."""
    if kingdom is None or sheet is None or not sheet.bonuses:
        return 0
    if isinstance(move, kinds.Discard):
        return -(sheet.harmony or 0)
    is_far = any(abs(part) > kingdom.side // 2 for cell in move.cells for part in cell)
    return -(sheet.middle_kingdom or 0) if isinstance(move, kinds.Place) and is_far else 0


def _move_view(
    action: int, move: Move, effect: Effect, bonus: int, kingdom: Kingdom | None, order: Mapping[str, int]
) -> wire.MoveView:
    named = {name: type_.wire(value) for name, type_, value in move.typed() if name in _BLANK}
    return wire.MoveView.trusted(
        action=action,
        kind=move.kind,
        text=str(move),
        cells=list(move.cells),
        points=effect.points - bonus,
        bonus=bonus,
        score=effect.score,
        best=effect.best,
        coins=effect.coins,
        **{**_BLANK, **named, "resource": _resource(move, named, kingdom)},
        burns=_burns(move, kingdom),
        order=order[move.domino] if isinstance(move, kinds.Claim) else None,
    )


def _resource(move: Move, named: dict[str, Any], kingdom: Kingdom | None) -> str | None:
    if isinstance(move, kinds.Pay) and kingdom is not None:
        return kingdom.squares[move.square].resource
    resource: str | None = named.get("resource")
    return resource


def _burns(move: Move, kingdom: Kingdom | None) -> str | None:
    if not isinstance(move, Erupt) or kingdom is None:
        return None
    square = kingdom.squares[move.square]
    return square.resource or square.caveman


def step_views(game: Game) -> list[wire.StepView]:
    """The steps of this turn; optional ones are listed even if nothing can be done in them."""
    if game.is_over:
        return []
    style = style_of(game.rules)
    now = style.step_of(game.awaits)
    has_claim = bool(game.next_line) or now == "claim"
    steps = style.steps(game.rules, now, has_claim) if game.round_number else [now]
    place = steps.index(now)
    return [_step_view(step, _state(index, place)) for index, step in enumerate(steps)]


@cache
def _step_view(step: str, state: str) -> wire.StepView:
    return wire.StepView.model_validate({"step": step, "state": state})


def _state(index: int, place: int) -> str:
    return "done" if index < place else "now" if index == place else "ahead"
