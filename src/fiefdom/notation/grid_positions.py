"""A position from drawn kingdoms: the beginning of a round, with lines and open pieces that are told or drawn.

What a drawing does not show is completed. Which of several dominoes that look the same lie in the kingdoms, and which
have left the game, makes no difference but for what can still be drawn.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from random import Random
from typing import Any

from fiefdom.components.buildings import COINS_AT_THE_START, buildings
from fiefdom.components.cavemen import CAVE_SPACES, cavemen
from fiefdom.components.dominoes import BOX_LETTERS, deck
from fiefdom.errors import GridError
from fiefdom.game.board import LinePlace
from fiefdom.game.kingdom import Kingdom
from fiefdom.game.pieces.queendomino import SPACES
from fiefdom.game.position.value import KingdomPosition, LaidDomino, Position, label_order
from fiefdom.notation.grid import Drawings, drawn_kingdoms
from fiefdom.notation.grid_tiling import laid_dominoes
from fiefdom.notation.refusals import SetupCode
from fiefdom.rules import Rules


@dataclass(frozen=True, slots=True)
class Setup:
    """What lies open beside the kingdoms: both lines, and the buildings or cavemen; None for what is to be drawn.

    `pieces` are the six spaces of the builders' board and the top of the stack, or the cavemen of the cave.
    """

    line: tuple[LinePlace, ...] | None = None
    next_line: tuple[str, ...] | None = None
    pieces: tuple[str, ...] | None = None


def position_of_drawings(drawings: Drawings, setup: Setup, seed: int) -> Position:
    """The position at the beginning of the round that the kingdoms have come to.

    Raises GridError if the kingdoms cannot be those of one game, and PositionError if the setup does not fit them.
    """
    rules, random = drawings.rules, Random(seed)
    if len(drawings.kingdoms) != rules.kingdoms:
        raise GridError(SetupCode.KINGDOMS(wanted=rules.kingdoms, given=len(drawings.kingdoms)))
    kingdoms = drawn_kingdoms(drawings)
    laid = laid_dominoes(rules, [kingdom.squares for kingdom in kingdoms])
    if isinstance(laid, int):
        raise GridError(SetupCode.NO_TILING(kingdom=laid + 1))
    rounds = _rounds(rules, kingdoms, laid)
    position = Position(
        rules=rules,
        kingdoms=tuple(_kingdom(rules, kingdom, found, rounds) for kingdom, found in zip(kingdoms, laid, strict=True)),
        awaits="place",
        round_number=rounds + 1,
        **_lines(rules, rounds, laid, setup, random),
        **_pieces(rules, kingdoms, setup, random),
    )
    position.require_sound()
    return position


def setup_of(position: Position) -> Setup:
    """What lies open in a position."""
    pieces = position.cave
    if position.spaces:
        pieces = tuple(name for name in (*position.spaces, position.top) if name is not None)
    return Setup(position.line, tuple(place.domino for place in position.next_line), pieces)


def _kings(rules: Rules, kingdom: int) -> int:
    return sum(rules.kings[seat] for seat in rules.seats_of(kingdom))


def _rounds(rules: Rules, kingdoms: Sequence[Kingdom], laid: Sequence[Sequence[LaidDomino]]) -> int:
    """How many rounds are over: as few as possible."""
    turns = [len(found) + kingdom.discards for kingdom, found in zip(kingdoms, laid, strict=True)]
    rounds = max(ceil(number / _kings(rules, kingdom)) for kingdom, number in enumerate(turns))
    if rounds >= rules.lines:
        raise GridError(SetupCode.OVER(rounds=rules.lines))
    return rounds


def _kingdom(rules: Rules, kingdom: Kingdom, laid: tuple[LaidDomino, ...], rounds: int) -> KingdomPosition:
    squares = kingdom.squares
    # Whoever got coins has sent a knight somewhere; where is not drawn.
    sent = min(kingdom.knights, int(kingdom.coins > COINS_AT_THE_START)) if laid else 0
    return KingdomPosition(
        dominoes=laid,
        discards=_kings(rules, kingdom.number) * rounds - len(laid),
        coins=kingdom.coins,
        knights=kingdom.knights - sent,
        towers=kingdom.towers,
        knights_at=tuple(squares)[:sent],
        buildings=tuple((cell, square.building) for cell, square in squares.items() if square.building),
        fires=tuple((cell, square.crowns) for cell, square in squares.items() if square.token),
        resources=tuple(cell for cell, square in squares.items() if square.resource),
        cavemen=tuple((cell, square.caveman) for cell, square in squares.items() if square.caveman),
    )


# ---------------------------------------------------------------------- lines


def _lines(
    rules: Rules, rounds: int, laid: Sequence[Sequence[LaidDomino]], setup: Setup, random: Random
) -> dict[str, Any]:
    """Both lines, and the dominoes that have left the game: as many as were laid out and are nowhere else."""
    told = {place.domino for place in setup.line or ()} | set(setup.next_line or ())
    used = {each.domino for found in laid for each in found} | told
    free = {box: [each.label for each in deck((box,)) if each.label not in used] for box in rules.box_names}
    for labels in free.values():
        random.shuffle(labels)
    line = setup.line
    if line is None:
        seats = [seat for seat, kings in enumerate(rules.kings) for _ in range(kings)]
        random.shuffle(seats)
        drawn = _drawn(free[rules.box_of_line(rounds)], len(seats))
        line = tuple(LinePlace(domino, seat) for domino, seat in zip(drawn, seats, strict=True))
    following = setup.next_line
    if following is None:
        last = rounds + 1 >= rules.lines
        following = () if last else tuple(_drawn(free[rules.box_of_line(rounds + 1)], rules.line_size))
    lines = {
        "line": tuple(sorted(line, key=lambda place: label_order(place.domino))),
        "next_line": tuple(LinePlace(label, None) for label in sorted(following, key=label_order)),
    }
    lying = Counter(label[:1] for label in used | {place.domino for each in lines.values() for place in each})
    gone: list[str] = []
    for index, box in enumerate(rules.box_names):
        laid_out = len(range(index, min(rounds + 2, rules.lines), len(rules.box_names))) * rules.line_size
        gone += free[box][: max(0, laid_out - lying[BOX_LETTERS[box]])]
    return {**lines, "gone": tuple(gone)}


def _drawn(free: list[str], number: int) -> list[str]:
    """The next labels of a shuffled list, ascending."""
    drawn, free[:] = free[:number], free[number:]
    return sorted(drawn, key=label_order)


# ---------------------------------------------------------------------- pieces


def _pieces(rules: Rules, kingdoms: Sequence[Kingdom], setup: Setup, random: Random) -> dict[str, Any]:
    found: dict[str, Any] = {}
    squares = [square for kingdom in kingdoms for square in kingdom.squares.values()]
    if rules.has_totems:
        held = {name: kingdom.number for kingdom in kingdoms for name in kingdom.totems}
        found["totems"] = tuple(held.items())
    if rules.has_cavemen:
        settled = Counter(square.caveman for square in squares)
        stack = [kind.id for kind in cavemen() for _ in range(kind.copies - settled[kind.id])]
        random.shuffle(stack)
        found["cave"] = setup.pieces if setup.pieces is not None else tuple(stack[:CAVE_SPACES])
    if rules.has_buildings:
        built = Counter(square.building for square in squares)
        stack = [kind.id for kind in buildings() for _ in range(kind.copies - built[kind.id])]
        random.shuffle(stack)
        shown: Sequence[str | None] = setup.pieces if setup.pieces is not None else stack[: SPACES + 1]
        shown = [*shown, *[None] * (SPACES + 1 - len(shown))]
        found["spaces"], found["top"] = tuple(shown[:SPACES]), shown[SPACES]
        found["queen"] = next((kingdom.number for kingdom in kingdoms if kingdom.has_queen), None)
    return found
