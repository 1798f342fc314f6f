"""The legal moves, numbered and described in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from fiefdom.cli.play.event_text import deed
from fiefdom.components.dominoes import domino
from fiefdom.components.volcanoes import volcano
from fiefdom.game import (
    Build,
    Cell,
    Claim,
    Discard,
    Dragon,
    Erupt,
    Event,
    Game,
    Give,
    Kingdom,
    Move,
    Pass,
    Pay,
    Place,
    Recruit,
    Settle,
    Site,
    Tax,
)
from fiefdom.game.moves import cell_text
from fiefdom.languages import Say, english
from fiefdom.render.families import style_of
from fiefdom.render.terminal.names import joined, kingdom_name

# Direction from the left half to the right one; these characters look like arrows, are in every font and can be typed.
ARROWS: dict[Cell, str] = {(1, 0): ">", (0, 1): "v", (-1, 0): "<", (0, -1): "^"}
# The decisions that begin a turn, or are a whole turn in the opening.
FIRST_STEPS = ("place", "pair", "over")

# What is awaited while a piece that was bought has no place yet.
UNSETTLED = ("site", "pay", "settle")


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move, the number that selects it and its description.

    The number is one found on the table where possible: that of the domino, the board space or the kingdom.
    Passing is always 0.
    """

    number: int
    move: Move
    text: str


def choices(game: Game, names: Sequence[str], say: Say = english) -> list[Choice]:
    """The legal moves in action order."""
    found: list[Choice] = []
    for place, move in enumerate(game.legal_moves, start=1):
        found.append(Choice(_number(move, place, game), move, _DESCRIBERS[move.kind](Teller(game, names, say), move)))
    return found


def _number(move: Move, place: int, game: Game) -> int:
    match move:
        case Pass():
            return 0
        case Claim(domino=label):
            return domino(label).number
        case Build(space=space) | Dragon(space=space):
            return space
        case Give(kingdom=kingdom):
            return kingdom + 1
    return place - isinstance(game.legal_moves[0], Pass)


def question(game: Game, say: Say = english) -> str:
    """The pending decision, phrased as a question."""
    piece = _piece(game)
    match piece:
        case Build(building=name) if game.awaits == "site":
            return say("say-site", building=name)
        case Recruit(caveman=name) if game.awaits == "settle":
            return say("say-settle", caveman=name)
        case Recruit(caveman=name) if game.awaits == "pay":
            return say("terminal-ask-pay", caveman=name)
        case Place(domino=label) if game.awaits == "erupt":
            return say("terminal-ask-erupt", fire=_fire(label, say))
    return say(f"terminal-ask-{game.awaits}", king=style_of(game.rules).king)


def _piece(game: Game) -> Event | None:
    """The last decision that put a building, a caveman or a domino in play."""
    deeds = (played.event for played in reversed(game.history))
    return next((event for event in deeds if isinstance(event, Build | Recruit | Place)), None)


def piece_name(move: Move, say: Say) -> str:
    """The name of a move's building or caveman; empty if it has none."""
    match move:
        case Build(building=name) | Dragon(building=name):
            return say(f"building-{name}")
        case Recruit(caveman=name):
            return say(f"caveman-{name}")
    return ""


def domino_in_hand(game: Game) -> str:
    """The domino to be placed."""
    move = game.legal_moves[0]
    assert isinstance(move, Place | Discard)
    return move.domino


def _fire(label: str, say: Say) -> str:
    """O4: the strength and range of the fire from a domino's volcano."""
    kind = volcano(max(half.craters for half in domino(label).halves))
    return say("say-erupt", fires=kind.fires, range=kind.range)


def acting_kingdom(game: Game) -> Kingdom:
    """The kingdom of the seat to move. There must be one."""
    assert game.to_move is not None
    return game.kingdoms[game.rules.kingdom_of(game.to_move)]


def marks(game: Game, options: Sequence[Choice]) -> dict[Cell, str]:
    """The choices as drawn into the kingdom: arrows for placements, numbers for squares."""
    if game.awaits == "place":
        return arrows(game)
    return {square: str(choice.number) for choice in options for square in _one_square(choice.move)}


def _one_square(move: Move) -> tuple[Cell, ...]:
    """The square named by a move, if it names exactly one."""
    match move:
        case Tax(squares=squares) if len(squares) == 1:
            return squares
        case Site(square=square) | Erupt(square=square) | Pay(square=square) | Settle(square=square):
            return (square,)
    return ()


def arrows(game: Game) -> dict[Cell, str]:
    """All placements: for each cell of the left half, where the right half can go."""
    found: dict[Cell, set[str]] = {}
    for move in game.legal_moves:
        if isinstance(move, Place):
            ways = [(move.left, move.right), (move.right, move.left)]
            # D1: a domino with equal halves is listed once, but can be placed either way round.
            for left, right in ways if domino(move.domino).is_symmetric else ways[:1]:
                found.setdefault(left, set()).add(ARROWS[right[0] - left[0], right[1] - left[1]])
    return {cell: "".join(arrow for arrow in ARROWS.values() if arrow in ways) for cell, ways in found.items()}


def is_new_turn(game: Game) -> bool:
    """Whether the next decision is the first of a turn."""
    return game.awaits in FIRST_STEPS or game.round_number == 0


def ends_turn(game: Game, options: Sequence[Choice]) -> bool:
    """Whether this decision certainly ends the turn, so that whatever is chosen cannot be undone."""
    return all(is_new_turn(_after(game, choice.move)) for choice in (options[0], options[-1]))


def _after(game: Game, move: Move) -> Game:
    after = game.copy()
    after.push(move)
    return after


def gain(game: Game, move: Move) -> int:
    """How many points a move immediately adds to its kingdom's score; what is bought counts with its best place."""
    kingdom = acting_kingdom(game).number
    return _best_score(_after(game, move), kingdom, game.to_move) - game.scores[kingdom]


def _best_score(game: Game, kingdom: int, seat: int | None) -> int:
    """The score of a kingdom once the piece that its seat has bought stands where it counts most."""
    if game.to_move != seat or game.awaits not in UNSETTLED:
        return game.scores[kingdom]
    return max(_best_score(_after(game, move), kingdom, seat) for move in game.legal_moves)


def best_gains(game: Game, options: Sequence[Choice], most: int = 3) -> list[tuple[Choice, int]]:
    """The choices that immediately score the most points, best first; none if all score the same."""
    gains = [(choice, gain(game, choice.move)) for choice in options]
    if len({points for _, points in gains}) < 2:
        return []
    return sorted(gains, key=lambda each: -each[1])[:most]


# ---------------------------------------------------------------------- what a choice means


@dataclass(frozen=True, slots=True)
class Teller:
    """Describes choices: the game, the players' names, the language."""

    game: Game
    names: Sequence[str]
    say: Say

    def square(self, cell: Cell) -> str:
        """A square of the acting kingdom, with its terrain."""
        terrain = acting_kingdom(self.game).squares[cell].terrain
        return f"{cell_text(cell)} {self.say(f'terrain-{terrain}')}"

    def gained(self, move: Move) -> str:
        points = gain(self.game, move)
        return self.say("terminal-gain", number=abs(points), points=f"{points:+}") if points else ""


def _joined(*parts: str) -> str:
    return ", ".join(part for part in parts if part)


def _claim(tell: Teller, move: Any) -> str:
    return deed(move, tell.say)


def _pair(tell: Teller, move: Any) -> str:
    return joined(move.dominoes, tell.say)


def _place(tell: Teller, move: Any) -> str:
    return f"{cell_text(move.left)} {cell_text(move.right)}"


def _discard(tell: Teller, move: Any) -> str:
    return tell.say("say-discard", number=move.domino)


def _tax(tell: Teller, move: Any) -> str:
    kingdom = acting_kingdom(tell.game)
    coins = _after(tell.game, move).kingdoms[kingdom.number].coins - kingdom.coins
    squares = joined([tell.square(cell) for cell in move.squares], tell.say)
    earned = tell.say("terminal-count-coins", number=coins)
    return tell.say("terminal-choice-tax", knights=len(move.squares), squares=squares, coins=earned)


def _build(tell: Teller, move: Any) -> str:
    price = tell.game.prices[move.space - 1]
    what = tell.say(f"building-{move.building}-what")
    return tell.say("space-words", building=move.building, cost=price, what=what)


def _dragon(tell: Teller, move: Any) -> str:
    return f"{tell.say(f'building-{move.building}')}: {tell.say(f'building-{move.building}-what')}"


def _site(tell: Teller, move: Any) -> str:
    return _joined(cell_text(move.square), tell.gained(move))


def _erupt(tell: Teller, move: Any) -> str:
    square = acting_kingdom(tell.game).squares[move.square]
    burnt = ""
    if square.resource or square.caveman:
        kind = f"resource-{square.resource}" if square.resource else f"caveman-{square.caveman}"
        burnt = tell.say("terminal-choice-burns", piece=tell.say(kind))
    return _joined(tell.square(move.square), burnt, tell.gained(move))


def _give(tell: Teller, move: Any) -> str:
    name = kingdom_name(move.kingdom, tell.game.rules, tell.names, tell.say)
    return tell.say("terminal-choice-give", resource=move.resource, name=name)


def _recruit(tell: Teller, move: Any) -> str:
    what = tell.say(f"caveman-{move.caveman}-what")
    return tell.say(f"terminal-choice-{move.source}", caveman=move.caveman, what=what)


def _pay(tell: Teller, move: Any) -> str:
    resource = acting_kingdom(tell.game).squares[move.square].resource
    return f"{cell_text(move.square)} {tell.say(f'resource-{resource}')}"


def _settle(tell: Teller, move: Any) -> str:
    return _joined(tell.square(move.square), tell.gained(move))


def _pass(tell: Teller, move: Any) -> str:
    return tell.say("terminal-choice-pass")


_DESCRIBERS: dict[str, Callable[[Teller, Any], str]] = {
    "claim": _claim, "claim_pair": _pair, "place": _place, "discard": _discard, "tax": _tax, "build": _build,
    "site": _site, "dragon": _dragon, "erupt": _erupt, "give": _give, "recruit": _recruit, "pay": _pay,
    "settle": _settle, "pass": _pass,
}  # fmt: skip
