"""What may be done now, numbered and in words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fiefdom.cli.drawing import cell_text
from fiefdom.cli.seating import Seating
from fiefdom.cli.tableau import building_name, caveman_name, counted, words
from fiefdom.components.buildings import builders_board_prices
from fiefdom.components.dominoes import domino
from fiefdom.components.volcanoes import volcano
from fiefdom.game import Build, Cell, Game, Kingdom, Move, Pass, Place, Recruit

# Where the right half lies from the left one; the signs look like arrows and are in every font.
ARROWS: dict[Cell, str] = {(1, 0): ">", (0, 1): "v", (-1, 0): "<", (0, -1): "^"}

QUESTIONS = {
    "claim": "Which domino does your {king} go on? Type its number or its name.",
    "pair": "Which two dominoes do your {king}s go on?",
    "place": "Where does this domino go?",
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
HOW_TO_PLACE = (
    "Type the squares of its left and right half, column,row each: 1,0 2,0\n"
    "or the left half's square and the way to the right half: 1,0 >\n"
    "The arrows show every way; `list` numbers them, `?` helps."
)


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move, the number it is chosen by (0 is always to pass) and what it means."""

    number: int
    move: Move
    text: str


def choices(game: Game, seating: Seating) -> list[Choice]:
    """The legal moves in the order of their actions; passing first."""
    found: list[Choice] = []
    for move in game.legal_moves:
        number = 0 if isinstance(move, Pass) else len([each for each in found if each.number]) + 1
        found.append(Choice(number, move, _DESCRIBERS[move.kind](game, seating, move)))
    return found


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


def square_of(move: Move) -> Cell | None:
    """The one square that a move names, if it names one."""
    square: Cell | None = getattr(move, "square", None)
    return square


def arrows(game: Game) -> dict[Cell, str]:
    """All placements drawn: for each cell of one half, where the other may lie (of unequal halves, left and right)."""
    found: dict[Cell, set[str]] = {}
    for move in game.legal_moves:
        if isinstance(move, Place):
            ways = [(move.left, move.right), (move.right, move.left)]
            # D1: a domino with equal halves is listed once, but may be laid either way round.
            for left, right in ways if domino(move.domino).is_symmetric else ways[:1]:
                found.setdefault(left, set()).add(ARROWS[right[0] - left[0], right[1] - left[1]])
    return {cell: "".join(arrow for arrow in ARROWS.values() if arrow in ways) for cell, ways in found.items()}


def _gain(game: Game, move: Move) -> str:
    """How many points a move is worth at once."""
    kingdom = acting_kingdom(game).number
    after = game.copy()
    after.apply(move)
    points = after.scores[kingdom] - game.scores[kingdom]
    return f"{points:+} points" if points else ""


def _joined(text: str, note: str) -> str:
    return f"{text}, {note}" if note else text


def _claim(game: Game, seating: Seating, move: Any) -> str:
    return str(move.domino)


def _pair(game: Game, seating: Seating, move: Any) -> str:
    return " and ".join(move.dominoes)


def _place(game: Game, seating: Seating, move: Any) -> str:
    return f"{cell_text(move.left)} {cell_text(move.right)}"


def _discard(game: Game, seating: Seating, move: Any) -> str:
    return f"{move.domino} fits nowhere and leaves the game"


def _tax(game: Game, seating: Seating, move: Any) -> str:
    kingdom = acting_kingdom(game)
    after = game.copy()
    after.apply(move)
    coins = after.kingdoms[kingdom.number].coins - kingdom.coins
    squares = " and ".join(f"{cell_text(cell)} {kingdom.squares[cell].terrain}" for cell in move.squares)
    knights = "a knight" if len(move.squares) == 1 else "knights"
    return f"{knights} to {squares}: {counted(coins, 'coin')}"


def _build(game: Game, seating: Seating, move: Any) -> str:
    price = max(0, builders_board_prices()[move.space - 1] - acting_kingdom(game).has_queen)
    return building_name(move.building, f"for {price}")


def _dragon(game: Game, seating: Seating, move: Any) -> str:
    return building_name(move.building, f"at {builders_board_prices()[move.space - 1]}")


def _site(game: Game, seating: Seating, move: Any) -> str:
    return _joined(cell_text(move.square), _gain(game, move))


def _erupt(game: Game, seating: Seating, move: Any) -> str:
    square = acting_kingdom(game).squares[move.square]
    burnt = square.resource or square.caveman
    text = f"{cell_text(move.square)} {square.terrain}"
    return _joined(_joined(text, f"burns a {burnt}" if burnt else ""), _gain(game, move))


def _give(game: Game, seating: Seating, move: Any) -> str:
    return f"the {move.resource} totem to {seating.kingdom(move.kingdom)}"


def _recruit(game: Game, seating: Seating, move: Any) -> str:
    cost = "2 resources" if move.source == "cave" else "4 resources, from the stack"
    return f"{caveman_name(move.caveman)} (for {cost})"


def _pay(game: Game, seating: Seating, move: Any) -> str:
    return f"{cell_text(move.square)} {acting_kingdom(game).squares[move.square].resource}"


def _settle(game: Game, seating: Seating, move: Any) -> str:
    text = f"{cell_text(move.square)} {acting_kingdom(game).squares[move.square].terrain}"
    return _joined(text, _gain(game, move))


def _pass(game: Game, seating: Seating, move: Any) -> str:
    return "no"


_DESCRIBERS: dict[str, Callable[[Game, Seating, Any], str]] = {
    "claim": _claim, "claim_pair": _pair, "place": _place, "discard": _discard, "tax": _tax, "build": _build,
    "site": _site, "dragon": _dragon, "erupt": _erupt, "give": _give, "recruit": _recruit, "pay": _pay,
    "settle": _settle, "pass": _pass,
}  # fmt: skip
