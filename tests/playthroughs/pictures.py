"""Kingdoms as letters, side by side."""

from collections.abc import Iterable

from fiefdom.components.dominoes import domino
from fiefdom.game import Game, Kingdom, Square
from fiefdom.rules import Rules

LETTERS = {
    "wheat": "w", "forest": "f", "lake": "l", "grassland": "g", "swamp": "s", "mine": "m", "town": "t",
    "desert": "d", "jungle": "j", "quarry": "q", "volcano": "v",
}  # fmt: skip
WIDTH = 116
GAP = "   "


def legend(rules: Rules) -> str:
    """What the letters mean in a game."""
    if not rules.is_origins:
        towns = " t town" if rules.has_buildings else ""
        marks = " # a building, a capital letter: a knight stands there." if rules.has_buildings else ""
        return f"C castle, w wheat f forest l lake g grassland s swamp m mine{towns}; a digit counts crowns.{marks}"
    resources = " * a resource" if rules.has_resources else ""
    cavemen = " @ a caveman" if rules.has_cavemen else ""
    marks = f"{resources}{cavemen}."[1:] if resources else ""
    return (
        "H hut, d desert g grassland l lake j jungle q quarry v volcano; a digit counts fires, a volcano's craters; "
        f"a capital letter: the fire is a token. {marks}"
    ).strip()


def domino_text(label: str, rules: Rules) -> str:
    """A domino with its halves: `K21 w1+g`."""
    found = domino(label)
    halves = zip(found.halves, found.resources, strict=True)
    parts = (
        LETTERS[half.terrain]
        + (str(half.crowns or half.craters) if half.crowns or half.craters else "")
        + ("*" if resource and rules.has_resources else "")
        for half, resource in halves
    )
    return f"{label} {'+'.join(parts)}"


def square_text(square: Square) -> str:
    """Two characters for one square."""
    letter = LETTERS[square.terrain]
    if square.knight or square.token:
        letter = letter.upper()
    if square.building:
        return f"{letter}#"
    if square.caveman:
        return f"{letter}@"
    if square.resource:
        return f"{letter}*"
    number = square.craters or square.crowns
    return f"{letter}{number}" if number else letter


def owner(kingdom: Kingdom) -> str:
    """`kingdom 2`, in teams `kingdom 1 (seats 2 3)`."""
    if kingdom.seats == (kingdom.number,):
        return f"kingdom {kingdom.number + 1}"
    word = "seat" if len(kingdom.seats) == 1 else "seats"
    return f"kingdom {kingdom.number + 1} ({word} {' '.join(str(seat + 1) for seat in kingdom.seats)})"


def kingdom_lines(kingdom: Kingdom, is_origins: bool) -> list[str]:
    """One kingdom, a line for each row it covers."""
    lines = []
    for row in kingdom.rows:
        cells = []
        for column in kingdom.columns:
            square = kingdom.squares.get((column, row))
            start = ("H" if is_origins else "C") if (column, row) == (0, 0) else "."
            cells.append(f"{square_text(square) if square else start:<2}")
        lines.append(" ".join(cells).rstrip())
    return lines


def picture(game: Game) -> list[str]:
    """All kingdoms with their scores as if the game ended now."""
    blocks = []
    for kingdom, score in zip(game.kingdoms, game.scores, strict=True):
        blocks.append([f"{owner(kingdom)}: {score}", *kingdom_lines(kingdom, game.rules.is_origins)])
    return list(side_by_side(blocks))


def side_by_side(blocks: list[list[str]]) -> Iterable[str]:
    """Blocks of lines next to each other, as many as fit."""
    while blocks:
        widths: list[int] = []
        for block in blocks:
            width = max(map(len, block))
            if sum(widths) + len(GAP) * len(widths) + width > WIDTH:
                break
            widths.append(width)
        band, blocks = blocks[: len(widths)], blocks[len(widths) :]
        for number in range(max(map(len, band))):
            cells = (block[number] if number < len(block) else "" for block in band)
            yield GAP.join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip()
