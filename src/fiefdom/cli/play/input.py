"""Parses typed answers as moves: the number of a choice, or the move in words."""

from collections.abc import Iterable, Sequence

from fiefdom.cli.play.choices import Choice, piece_name
from fiefdom.cli.play.vocabulary import Vocabulary, folded
from fiefdom.cli.refusals import AnswerCode
from fiefdom.errors import TextError
from fiefdom.events.event import schema
from fiefdom.events.fields import (
    BUILDING,
    CAVEMAN,
    SOURCE,
    CellsType,
    CellType,
    DominoesType,
    DominoType,
    FieldType,
    NumberType,
)
from fiefdom.game import Game, Move
from fiefdom.game.codec import codec_for
from fiefdom.languages import Say, english
from fiefdom.notation import read_move
from fiefdom.reasons import Reason

UNREAD = {"pair": AnswerCode.PAIR, "place": AnswerCode.PLACE, "tax": AnswerCode.TAX, "give": AnswerCode.GIVE}


def meant(answer: str, game: Game, options: Sequence[Choice], say: Say = english) -> Move:
    """The move given by an answer, legal or not. Raises TextError, which says what is expected."""
    if answer.isascii() and answer.isdecimal():
        found = [choice.move for choice in options if str(choice.number) == answer.lstrip("0").rjust(1, "0")]
        if found:
            return found[0]
        if not _is_numbered(game):
            last = max(choice.number for choice in options)
            raise TextError(AnswerCode.NO_CHOICE(answer=answer, last=last))
    text = Vocabulary(say).move(answer)
    try:
        return read_move(text, game)
    except TextError:
        name = _piece(text, game, say)
    try:
        return read_move(name, game)
    except TextError:
        raise TextError(_unread(answer, game, options, say)) from None


def _piece(text: str, game: Game, say: Say) -> str:
    """The text with a piece's name, or a unique prefix of it, replaced by its id; otherwise the text as it is."""
    *start, last = text.split() or [""]
    source = last if SOURCE.takes(last) and start else ""
    wanted = folded(" ".join(start) if source else text)
    names = {folded(say(f"{_kind(game)}-{name}")): name for name in _pieces(game, source)}
    found = [wanted] if wanted in names else [name for name in names if wanted and name.startswith(wanted)]
    return f"{names[found[0]]} {source}".strip() if len(found) == 1 else text


def _types(game: Game) -> tuple[FieldType, ...]:
    """The field types of the usual answer to the pending decision."""
    return tuple(schema(codec_for(game.rules).answers(game.awaits)[0].kind).values())


def _is_numbered(game: Game) -> bool:
    """Whether a number that is not a choice may still name something on the table, which allows a better refusal."""
    types = _types(game)
    is_placed = any(isinstance(type_, CellType | CellsType) for type_ in types)
    return not is_placed and any(isinstance(type_, DominoType | DominoesType | NumberType) for type_ in types)


def _kind(game: Game) -> str:
    return "caveman" if CAVEMAN in _types(game) else "building"


def _pieces(game: Game, source: str) -> Iterable[str]:
    if CAVEMAN in _types(game):
        return (game.hidden.cavemen if source == "stack" else game.cave) or ()
    if game.builders_board is None or BUILDING not in _types(game):
        return ()
    return [name for name in game.builders_board.spaces if name]


def _unread(answer: str, game: Game, options: Sequence[Choice], say: Say) -> Reason:
    """The reason for an unreadable answer: says what kind of answer is expected."""
    awaited = game.awaits
    if awaited == "claim":
        return AnswerCode.CLAIM(answer=answer, domino=getattr(options[0].move, "domino", ""))
    if BUILDING in _types(game) or CAVEMAN in _types(game):
        names = [name for choice in options if (name := piece_name(choice.move, say))]
        return AnswerCode.PIECE(answer=answer, names=tuple(dict.fromkeys(names)))
    return UNREAD.get(awaited, AnswerCode.SQUARE)(answer=answer)
