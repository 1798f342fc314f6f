"""What is on the table besides kingdoms and lines: builders' board, cave board, totems."""

from collections.abc import Sequence

from fiefdom.components.buildings import builders_board_prices
from fiefdom.game import Dragon, Game
from fiefdom.game.board import BuildersBoard
from fiefdom.render.families import style_of
from fiefdom.render.svg.captions import short_name
from fiefdom.render.svg.pen import DISPLAY, Pen, box, width_of
from fiefdom.rules import Rules

TILE = 66
STEP = TILE + 8
LABEL = 88
BOARD_HEIGHT = 94


def has_board(rules: Rules) -> bool:
    """Whether the game has anything that `draw_board` draws."""
    return bool(style_of(rules).boards(rules))


def draw_board(pen: Pen, game: Game, width: float, names: Sequence[str]) -> str:
    """The board of the game in a strip of `BOARD_HEIGHT`, top left at (0, 0)."""
    boards = style_of(game.rules).boards(game.rules)
    return "".join(_BOARDS[board](pen, game, width, names) for board in boards)


def _label(pen: Pen, title: str) -> str:
    first, _, second = title.partition(" ")
    size = 15 if max(map(width_of, (first, second))) * 15 <= LABEL else 12
    lines = [(word, y) for word, y in ((first, 32), (second, 51)) if word]
    return "".join(pen.text(word, 0, y, size, weight=700, font=DISPLAY, room=LABEL) for word, y in lines)


def _note(pen: Pen, text: str, x: float) -> str:
    return pen.text(text, x + TILE / 2, BOARD_HEIGHT - 10, 12, colour="text-2", anchor="middle")


def _builders_board(pen: Pen, game: Game, width: float, names: Sequence[str]) -> str:
    board = game.builders_board
    assert board is not None
    parts = [_label(pen, pen.say("builders-board"))]
    dragon = _dragon_space(game, board)
    for place, (building, price) in enumerate(zip(board.spaces, builders_board_prices(), strict=True)):
        x = LABEL + place * STEP
        if building:
            parts.append(pen.piece(f"building-{building}-sale", x, 0, TILE))
        else:
            parts.append(_empty(pen, x))
        if place == dragon:
            parts.append(pen.loose(pen.piece("dragon", x + 4, 4, TILE - 8)))
        parts.append(pen.loose(pen.piece("coin", x + TILE / 2 - 15, BOARD_HEIGHT - 23, 15)))
        parts.append(pen.text(str(price), x + TILE / 2 + 4, BOARD_HEIGHT - 10, 13, weight=700))
    cave, stack = width - TILE, width - TILE - STEP
    parts.append(pen.piece(f"building-{board.top}-sale", stack, 0, TILE) if board.top else _empty(pen, stack))
    parts.append(
        _note(pen, pen.say("stack-of", number=sum(game.hidden.buildings.values()) + (board.top is not None)), stack)
    )
    parts.append(pen.rounded(pen.piece("dragon-cave", 0, 0, TILE), cave, 0, TILE, TILE, 7))
    if board.dragon_is_home:
        parts.append(pen.piece("dragon", cave + 8, 14, TILE * 0.76))
    parts.append(_note(pen, pen.say("dragon-home" if board.dragon_is_home else "picture-dragon-away"), cave))
    return "".join(parts)


def _empty(pen: Pen, x: float) -> str:
    ground, line = pen.theme["cell-empty"], pen.theme["rule-strong"]
    return box(x + 1, 1, TILE - 2, TILE - 2, 7, fill=ground, stroke=line, stroke_width=1.2, dashes="4 3")


def _dragon_space(game: Game, board: BuildersBoard) -> int | None:
    """The empty space that the dragon is on after burning a building; unknown in a game without its history."""
    burnt = [event.space - 1 for event in game.events if isinstance(event, Dragon)]
    if board.dragon_is_home or not burnt or board.spaces[burnt[-1]] is not None:
        return None
    return burnt[-1]


def _cave_board(pen: Pen, game: Game, width: float, names: Sequence[str]) -> str:
    size = BOARD_HEIGHT - 10
    parts = [_label(pen, pen.say("cave-board"))]
    faces = [kind for kind, copies in (game.cave or {}).items() for _ in range(copies)]
    for place, kind in enumerate(faces):
        parts.append(pen.loose(pen.piece(f"caveman-{kind}", LABEL - 16 + place * (size + 8), 0, size)))
    hidden = sum(game.hidden.cavemen.values())
    if hidden:
        x = LABEL + len(faces) * (size + 8)
        parts.append(pen.loose(pen.piece("caveman-back", x, 0, size)))
        room = width - x - size - 12
        parts.append(
            pen.text(pen.say("terminal-in-the-stack", number=hidden), x + size + 12, 30, 13, weight=600, room=room)
        )
        parts.append(pen.text(pen.say("cave-price-two"), x + size + 12, 50, 12, colour="text-2", room=room))
        parts.append(
            pen.text(pen.say("cave-price-four", number=hidden), x + size + 12, 67, 12, colour="text-2", room=room)
        )
    return "".join(parts)


def _totems(pen: Pen, game: Game, width: float, names: Sequence[str]) -> str:
    parts = [_label(pen, pen.say("totems"))]
    for place, (resource, holder) in enumerate((game.totems or {}).items()):
        x = LABEL + place * (TILE + 94)
        parts.append(pen.piece(f"totem-{resource}", x, 4, TILE + 10))
        if holder is None:
            parts.append(pen.text(pen.say("line-free"), x + TILE + 20, 46, 13, colour="text-2"))
        else:
            parts.append(pen.disc(holder, x + TILE + 18, 14, 28))
            parts.append(pen.text(short_name(names, holder, pen.say), x + TILE + 18, 60, 12, colour="text-2", room=66))
    return "".join(parts)


_BOARDS = {"builders": _builders_board, "cave": _cave_board, "totems": _totems}
