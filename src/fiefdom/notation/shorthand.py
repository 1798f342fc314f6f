"""Moves in shorthand: what is clear from the position may be left out."""

from fiefdom.errors import IllegalMove, TextError
from fiefdom.events.coding import MoveCoding
from fiefdom.events.common import Pass
from fiefdom.events.event import Move, kind_called
from fiefdom.events.fields import Words
from fiefdom.events.reading import event_of, first_word, parse_event, split_words
from fiefdom.events.refusals import EventCode, SpokenCode
from fiefdom.game import Game
from fiefdom.game.codec import codec_for

PASSING = frozenset(("pass", "p", "no", "n", "none", "skip"))
# A single letter of `build` or `claim` is more likely the start of a name.
SHORTEST_BEGINNING = 2


def parse_move(text: str, game: Game) -> Move:
    """The legal move that a text means in this position.

    It accepts everything that `parse_event` reads, and shorter forms that are clear from the decision: `e1 n1e1` or
    `e1 >` to place the domino, `12` to claim K12, `pass` or `no`, `statue` or `sta` or its space `3`, a cell. Raises
    TextError if the text means nothing here, and IllegalMove with the reason of `game.why_not`.
    """
    move = read_move(text, game)
    if refusal := game.why_not(move):
        raise IllegalMove(refusal)
    return move


def read_move(text: str, game: Game) -> Move:
    """The move that a text means in this position, legal or not. Raises TextError."""
    words = split_words(text)
    awaited = {coding.kind.word or coding.kind.kind: coding for coding in codec_for(game.rules).answers(game.awaits)}
    if not words:
        raise TextError(EventCode.EMPTY(text=text))
    if Pass.kind in awaited and len(words) == 1 and words[0] in PASSING:
        return Pass(game.awaits)
    word, rest = _beginning(words, list(awaited))
    if awaited and kind_called(word) is None:
        return _read(next(iter(awaited.values())), game, words, text)
    if word in awaited and word != Pass.kind:
        return _read(awaited[word], game, rest, text)
    event = parse_event(text)
    if isinstance(event, Move):
        return event
    raise TextError(SpokenCode.CHANCE(text=text))


def _beginning(words: list[str], awaited: list[str]) -> tuple[str, list[str]]:
    """The word for the kind of move, possibly given by a prefix, and the remaining words."""
    word, rest = first_word(words)
    begun = [each for each in awaited if each.startswith(word)]
    is_begun = len(begun) == 1 and rest and len(word) >= SHORTEST_BEGINNING
    return (begun[0] if is_begun else word), rest


def _read(coding: MoveCoding, game: Game, words: Words, text: str) -> Move:
    """The move as the family reads it, or else read field by field."""
    if coding.read is not None:
        return coding.read(game, words)
    move = event_of(coding.kind, words, text)
    assert isinstance(move, Move)
    return move
