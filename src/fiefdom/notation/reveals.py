"""Chance events as people playing with the physical box type them."""

from fiefdom.errors import TextError
from fiefdom.events.event import Reveal, kind_called
from fiefdom.events.reading import parse_event, split_words
from fiefdom.events.refusals import SpokenCode
from fiefdom.game import Game


def read_reveal(text: str, game: Game) -> Reveal:
    """The reveal that a text means in this position, possible or not: `line 3 17 20 44`, `king 2`, `3 17 20 44`.

    The word for the kind of event may be left out, and so may the letters of dominoes. Raises TextError.

    >>> game = Game.new("kingdomino(players=4)", chance="told")
    >>> str(read_reveal("44, 3 17 20", game))
    'line K3 K17 K20 K44'

    """
    words = split_words(text.replace(",", " "))
    if words and kind_called(words[0]) is None and game.awaits_chance:
        words = [game.awaits, *words]
    if words and words[0] == "line":
        words[1:] = [f"{game.next_box}{word}" if word.isdigit() else word for word in words[1:]]
    event = parse_event(" ".join(words))
    if isinstance(event, Reveal):
        return event
    raise TextError(SpokenCode.MOVE(text=text))
