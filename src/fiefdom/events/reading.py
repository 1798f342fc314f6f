"""Parses event text that needs no position to be understood. `str(event)` writes, `parse_event` reads."""

from fiefdom.errors import TextError
from fiefdom.events.cells import cells_joined
from fiefdom.events.event import Event, event_kinds, event_words, kind_called, schema
from fiefdom.events.fields import FieldType, Words, guesses
from fiefdom.events.refusals import EventCode

LONGEST_TEXT = 200
# Words that are ignored in the text of a move.
FILLERS = frozenset(("at", "on", "to", "from", "the", "a", "and", "of"))


def parse_event(text: str) -> Event:
    """Parse a move or reveal. No position is needed; only a game can tell whether the event is legal.

    Besides the canonical text it accepts capitals, extra spaces, other spellings of cells, names with spaces or
    hyphens, dominoes of a line or pair in any order, and filler words such as `at` and `from the`. Raises TextError if
    the text is not an event.
    """
    words = split_words(text)
    if not words:
        raise TextError(EventCode.EMPTY(text=text))
    word, rest = first_word(words)
    kind = kind_called(word)
    if kind is None:
        raise TextError(EventCode.KIND(text=text.strip(), choices=guesses(word, event_words())))
    return event_of(kind, rest, text)


def split_words(text: str) -> list[str]:
    """The words of a move in lowercase, without fillers. Raises TextError if the text is too long."""
    if len(text) > LONGEST_TEXT and len(text := text.strip()) > LONGEST_TEXT:
        raise TextError(EventCode.LONG(text=text))
    plain = cells_joined(" ".join(text.lower().split()))
    return [word for word in plain.split() if word not in FILLERS]


def first_word(words: Words) -> tuple[str, list[str]]:
    """The word for the kind of event, and the rest; the name of a kind is accepted as its word: `claim pair`."""
    for kind in event_kinds():
        if kind.word:
            for name in ([kind.kind], kind.kind.split("_")):
                if list(words[: len(name)]) == name:
                    return kind.word, list(words[len(name) :])
    return words[0], list(words[1:])


def event_of(kind: type[Event], words: Words, text: str) -> Event:
    """Parse the fields of an event of this kind. Raises TextError, whose message may quote the whole `text`."""
    types = list(schema(kind).values())
    parts = _parts(types, list(words))
    if parts is None:
        raise TextError(EventCode.FORM(text=text.strip(), example=kind.example or kind.word or kind.kind))
    return kind(*(type_.read(part) for type_, part in zip(types, parts, strict=True))).canonical()


def _parts(types: list[FieldType], words: list[str]) -> list[Words] | None:
    """Split the words between the fields; None if there are too few or too many."""
    if types and types[0].may_come_last and words and words[-1].isdigit():
        words = [words[-1], *words[:-1]]
    last: list[str] = []
    if types and not types[-1].fewest:
        last = words[-1:] if words and types[-1].takes(words[-1]) else []
        types, words = types[:-1], words[: len(words) - len(last)]
        rest = _parts(types, words)
        return None if rest is None else [*rest, last]
    spare = len(words) - sum(type_.fewest for type_ in types)
    parts: list[Words] = []
    at = 0
    for type_ in types:
        more = max(0, min(spare, type_.most - type_.fewest))
        parts.append(words[at : at + type_.fewest + more])
        at += type_.fewest + more
        spare -= more
    return None if spare else parts
