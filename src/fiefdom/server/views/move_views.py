"""The legal decisions of a moment as they go over the wire."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from fiefdom.game import Erupt, Game, Kingdom, Move
from fiefdom.game import moves as kinds
from fiefdom.server.effects import Effect, effects
from fiefdom.server.protocol import views as wire
from fiefdom.server.views.kingdom_views import event_cells

# The steps of a turn, by what a game has.
_STEP_OF = {
    "place": "place", "erupt": "erupt", "tax": "tax", "build": "build", "site": "build", "dragon": "dragon",
    "claim": "claim", "pair": "claim", "give": "give", "recruit": "recruit", "pay": "recruit", "settle": "recruit",
}  # fmt: skip


def move_views(game: Game) -> list[wire.MoveView]:
    """All legal moves with what they bring."""
    kingdom = None if game.to_move is None else game.kingdoms[game.rules.kingdom_of(game.to_move)]
    actions = game.legal_actions
    order = {place.domino: number for number, place in enumerate(game.next_line, start=1)}
    moves = [game.decode(action) for action in actions]
    found = zip(actions, moves, effects(game, actions), strict=True)
    return [_move_view(action, move, effect, kingdom, order) for action, move, effect in found]


def _move_view(
    action: int, move: Move, effect: Effect, kingdom: Kingdom | None, order: Mapping[str, int]
) -> wire.MoveView:
    named: dict[str, Any] = dict(move.contents())
    return wire.MoveView.model_construct(
        action=action,
        kind=move.kind,
        text=str(move),
        cells=event_cells(move),
        points=effect.points,
        score=effect.score,
        best=effect.best,
        coins=effect.coins,
        domino=named.get("domino"),
        dominoes=list(named.get("dominoes", ())),
        left=named.get("left"),
        right=named.get("right"),
        space=named.get("space"),
        building=named.get("building"),
        caveman=named.get("caveman"),
        source=named.get("source"),
        resource=_resource(move, named, kingdom),
        kingdom=named.get("kingdom"),
        step=named.get("step"),
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
    """The steps of this turn; optional ones are listed whether or not there is something to do in them."""
    if game.is_over:
        return []
    now = _STEP_OF[game.awaits]
    steps = _steps(game, now)
    place = steps.index(now)
    return [_step_view(step, _state(index, place)) for index, step in enumerate(steps)]


@cache
def _step_view(step: str, state: str) -> wire.StepView:
    return wire.StepView.model_validate({"step": step, "state": state})


def _steps(game: Game, now: str) -> list[str]:
    rules = game.rules
    if game.round_number == 0:
        return [now]
    steps = ["place"]
    if rules.is_origins:
        steps += ["erupt"] * (now == "erupt") + ["give"] * (now == "give")
    if rules.has_buildings:
        steps += ["tax", "build", "dragon"]
    if game.next_line or now == "claim":
        steps.append("claim")
    if rules.has_cavemen:
        steps.append("recruit")
    return steps


def _state(index: int, place: int) -> str:
    return "done" if index < place else "now" if index == place else "ahead"
