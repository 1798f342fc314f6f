"""What may be done now, numbered and in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from fiefdom.components.buildings import builders_board_prices
from fiefdom.components.dominoes import domino
from fiefdom.components.volcanoes import volcano
from fiefdom.game import (
    Build,
    Cell,
    Claim,
    Discard,
    Dragon,
    Erupt,
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
from fiefdom.render.terminal_words import building_name, caveman_name, counted, kingdom_name, words

# Where the right half lies from the left one; the signs look like arrows, are in every font and can be typed.
ARROWS: dict[Cell, str] = {(1, 0): ">", (0, 1): "v", (-1, 0): "<", (0, -1): "^"}
# The decisions that begin a turn, or stand for a whole one in the opening.
FIRST_STEPS = ("place", "pair", "over")

QUESTIONS = {
    "claim": "Which domino does your {king} go on? Type its number.",
    "pair": "Which two dominoes do your {king}s go on?",
    "place": "Where does it go? Left and right half: e1 e2, or e1 >",
    "tax": "Do you send knights to collect taxes? They stay where they go.",
    "build": "Do you build?",
    "site": "Where does the {piece} go?",
    "dragon": "Do you pay the dragon a coin to burn a building?",
    "erupt": "The volcano erupts, {piece}: where does it land?",
    "give": "You lose a totem: who gets it?",
    "recruit": "Do you recruit a caveman?",
    "pay": "Which resource do you pay for the {piece}?",
    "settle": "Where does the {piece} settle?",
}


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move, the number it is chosen by and what it means.

    The number is one that is on the table where there is one: of the domino, the space of the board, the kingdom.
    Passing is always 0.
    """

    number: int
    move: Move
    text: str


def choices(game: Game, names: Sequence[str]) -> list[Choice]:
    """The legal moves in the order of their actions."""
    found: list[Choice] = []
    for place, move in enumerate(game.legal_moves, start=1):
        found.append(Choice(_number(move, place, game), move, _DESCRIBERS[move.kind](game, names, move)))
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


def question(game: Game) -> str:
    """What is to be decided, as a question."""
    king = "chief" if game.rules.is_origins else "king"
    return QUESTIONS[game.awaits].format(king=king, piece=_piece(game))


def _piece(game: Game) -> str:
    """What the decision before this one has put in hand."""
    for played in reversed(game.history):
        match played.event:
            case Build(building=name) | Recruit(caveman=name):
                return words(name)
            case Place(domino=label):
                return _fire(label)
    return ""


def domino_in_hand(game: Game) -> str:
    """The domino that is to be placed."""
    move = game.legal_moves[0]
    assert isinstance(move, Place | Discard)
    return move.domino


def _fire(label: str) -> str:
    """O4: how strong the fire of a domino's volcano is and how far it flies."""
    craters = max(half.craters for half in domino(label).halves)
    if not craters:
        return ""
    kind = volcano(craters)
    return f"{counted(kind.fires, 'fire')} at most {counted(kind.range, 'square')} away"


def acting_kingdom(game: Game) -> Kingdom:
    """The kingdom of the seat that decides. There must be one."""
    assert game.to_move is not None
    return game.kingdoms[game.rules.kingdom_of(game.to_move)]


def marks(game: Game, options: Sequence[Choice]) -> dict[Cell, str]:
    """The choices drawn into the kingdom: arrows for placements, numbers for squares."""
    if game.awaits == "place":
        return arrows(game)
    return {square: str(choice.number) for choice in options for square in _one_square(choice.move)}


def _one_square(move: Move) -> tuple[Cell, ...]:
    """The square that a move names, if it names exactly one."""
    match move:
        case Tax(squares=squares) if len(squares) == 1:
            return squares
        case Site(square=square) | Erupt(square=square) | Pay(square=square) | Settle(square=square):
            return (square,)
    return ()


def arrows(game: Game) -> dict[Cell, str]:
    """All placements: for each cell of the left half, where the right half may lie."""
    found: dict[Cell, set[str]] = {}
    for move in game.legal_moves:
        if isinstance(move, Place):
            ways = [(move.left, move.right), (move.right, move.left)]
            # D1: a domino with equal halves is listed once, but may be laid either way round.
            for left, right in ways if domino(move.domino).is_symmetric else ways[:1]:
                found.setdefault(left, set()).add(ARROWS[right[0] - left[0], right[1] - left[1]])
    return {cell: "".join(arrow for arrow in ARROWS.values() if arrow in ways) for cell, ways in found.items()}


def is_new_turn(game: Game) -> bool:
    """Whether the next decision is the first of a turn."""
    return game.awaits in FIRST_STEPS or game.round_number == 0


def ends_turn(game: Game, options: Sequence[Choice]) -> bool:
    """Whether this decision is surely the last of the turn: whatever is chosen, nothing can be taken back then."""
    return all(is_new_turn(_after(game, choice.move)) for choice in (options[0], options[-1]))


def _after(game: Game, move: Move) -> Game:
    after = game.copy()
    after.apply(move)
    return after


def gain(game: Game, move: Move) -> int:
    """How many points a move brings its kingdom at once."""
    kingdom = acting_kingdom(game).number
    return _after(game, move).scores[kingdom] - game.scores[kingdom]


def best_gains(game: Game, options: Sequence[Choice], most: int = 3) -> list[tuple[Choice, int]]:
    """The choices that bring the most points at once, best first; none where all bring the same."""
    gains = [(choice, gain(game, choice.move)) for choice in options]
    if len({points for _, points in gains}) < 2:
        return []
    return sorted(gains, key=lambda each: -each[1])[:most]


# ---------------------------------------------------------------------- what a choice means


def _joined(text: str, note: str) -> str:
    return f"{text}, {note}" if note else text


def _gained(game: Game, move: Move) -> str:
    points = gain(game, move)
    return f"{points:+} point{'' if abs(points) == 1 else 's'}" if points else ""


def _claim(game: Game, names: Sequence[str], move: Any) -> str:
    return f"claim {move.domino}"


def _pair(game: Game, names: Sequence[str], move: Any) -> str:
    return " and ".join(move.dominoes)


def _place(game: Game, names: Sequence[str], move: Any) -> str:
    return f"{cell_text(move.left)} {cell_text(move.right)}"


def _discard(game: Game, names: Sequence[str], move: Any) -> str:
    return f"{move.domino} fits nowhere and leaves the game"


def _tax(game: Game, names: Sequence[str], move: Any) -> str:
    kingdom = acting_kingdom(game)
    coins = _after(game, move).kingdoms[kingdom.number].coins - kingdom.coins
    squares = " and ".join(f"{cell_text(cell)} {kingdom.squares[cell].terrain}" for cell in move.squares)
    knights = "a knight" if len(move.squares) == 1 else "knights"
    return f"{knights} to {squares}: {counted(coins, 'coin')}"


def _build(game: Game, names: Sequence[str], move: Any) -> str:
    price = max(0, builders_board_prices()[move.space - 1] - acting_kingdom(game).has_queen)
    return building_name(move.building, f"for {counted(price, 'coin')}")


def _dragon(game: Game, names: Sequence[str], move: Any) -> str:
    return building_name(move.building, f"at {builders_board_prices()[move.space - 1]}")


def _site(game: Game, names: Sequence[str], move: Any) -> str:
    return _joined(cell_text(move.square), _gained(game, move))


def _erupt(game: Game, names: Sequence[str], move: Any) -> str:
    square = acting_kingdom(game).squares[move.square]
    burnt = square.resource or square.caveman
    text = f"{cell_text(move.square)} {square.terrain}"
    return _joined(_joined(text, f"burns a {words(burnt)}" if burnt else ""), _gained(game, move))


def _give(game: Game, names: Sequence[str], move: Any) -> str:
    return f"the {move.resource} totem to {kingdom_name(move.kingdom, game.rules, names)}"


def _recruit(game: Game, names: Sequence[str], move: Any) -> str:
    cost = "2 resources" if move.source == "cave" else "4 resources, from the stack"
    return f"{caveman_name(move.caveman)} (for {cost})"


def _pay(game: Game, names: Sequence[str], move: Any) -> str:
    return f"{cell_text(move.square)} {acting_kingdom(game).squares[move.square].resource}"


def _settle(game: Game, names: Sequence[str], move: Any) -> str:
    text = f"{cell_text(move.square)} {acting_kingdom(game).squares[move.square].terrain}"
    return _joined(text, _gained(game, move))


def _pass(game: Game, names: Sequence[str], move: Any) -> str:
    return "no"


_DESCRIBERS: dict[str, Callable[[Game, Sequence[str], Any], str]] = {
    "claim": _claim, "claim_pair": _pair, "place": _place, "discard": _discard, "tax": _tax, "build": _build,
    "site": _site, "dragon": _dragon, "erupt": _erupt, "give": _give, "recruit": _recruit, "pay": _pay,
    "settle": _settle, "pass": _pass,
}  # fmt: skip
