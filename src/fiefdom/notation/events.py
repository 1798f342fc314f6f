"""Moves and reveals as text that needs no position to be understood. `str(event)` writes, `parse_event` reads."""

from collections.abc import Callable, Iterable, Sequence

from fiefdom.components.buildings import builders_board_prices
from fiefdom.components.dominoes import domino
from fiefdom.components.terrains import RESOURCES
from fiefdom.components.wording import nearest
from fiefdom.errors import TextError
from fiefdom.game import moves
from fiefdom.game.moves import Cell, Event
from fiefdom.notation.cells import cells_joined, parse_cell
from fiefdom.notation.codes import BUILDINGS, CAVEMEN, STEPS
from fiefdom.notation.refusals import EventCode
from fiefdom.reasons import Code

Words = Sequence[str]

LONGEST_TEXT = 200
MOST_SEATS = 8
# Words that make a sentence of a move and mean nothing.
FILLERS = frozenset(("at", "on", "to", "from", "the", "a", "and", "of"))
# The word each event begins with, and how it is written.
EXAMPLES = {
    "claim": "claim K12", "pair": "pair O3 O20", "place": "place K20 e1 n1e1", "discard": "discard K12",
    "tax": "tax e1 n1e1", "build": "build 3 statue", "site": "site e1", "dragon": "dragon 3 statue",
    "erupt": "erupt n1", "give": "give mammoth 3", "recruit": "recruit hunter stack", "pay": "pay e1",
    "settle": "settle e1", "pass": "pass tax",
    "king": "king 2", "line": "line K3 K17 K20 K44", "building": "building statue", "caveman": "caveman hunter",
}  # fmt: skip


def parse_event(text: str) -> Event:
    """The move or reveal that a text means, whatever the position: legal or not is for a game to say.

    Besides the canonical text: capitals, more spaces, cells in other spellings, names with spaces or hyphens, dominoes
    of a line or pair in any order, and small words such as `at` and `from the`. Raises TextError.
    """
    words = split_words(text)
    if not words:
        raise TextError(EventCode.EMPTY(text=text))
    word, *rest = ["pair", *words[2:]] if words[:2] == ["claim", "pair"] else words
    reader = _READERS.get("pair" if word == "claim_pair" else word)
    if reader is None:
        raise TextError(EventCode.KIND(text=text.strip(), choices=guesses(word, EXAMPLES)))
    try:
        return reader(rest)
    except _Misshapen:
        raise TextError(EventCode.FORM(text=text.strip(), example=EXAMPLES[word])) from None


class _Misshapen(Exception):
    """Too few or too many words."""


def split_words(text: str) -> list[str]:
    """The words of a move in small letters, fillers left out. Raises TextError for a text that is far too long."""
    if len(text) > LONGEST_TEXT and len(text := text.strip()) > LONGEST_TEXT:
        raise TextError(EventCode.LONG(text=text))
    plain = cells_joined(" ".join(text.lower().split()))
    return [word for word in plain.split() if word not in FILLERS]


def guesses(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """What somebody may have meant: the nearest of the known words, or any of them if none is near."""
    words = tuple(known)
    guess = nearest(word, words)
    return (guess,) if guess else words


def _only(words: Words) -> str:
    if len(words) != 1:
        raise _Misshapen
    return words[0]


def parse_domino(word: str) -> str:
    """A domino's label in small or capital letters. Raises TextError."""
    return domino(word.upper()).label


def parse_number(word: str, most: int, code: Code) -> int:
    """A whole number from 1 on. Raises TextError with the code, which takes `text` and `most`."""
    if not (word.isascii() and word.isdigit() and len(word) < 3 and 1 <= int(word) <= most):
        raise TextError(code(text=word, most=most))
    return int(word)


def _name(words: Words, known: Sequence[str], code: Code) -> str:
    """A name of one or several words. Raises TextError with the code, which takes `text` and `choices`."""
    if not words:
        raise _Misshapen
    name = "_".join(words).replace("-", "_")
    if name not in known:
        raise TextError(code(text=name, choices=guesses(name, known)))
    return name


def parse_building(words: Words) -> str:
    """A building's id from its words. Raises TextError."""
    return _name(words, BUILDINGS, EventCode.BUILDING)


def parse_caveman(words: Words) -> str:
    """A caveman's id from its words. Raises TextError."""
    return _name(words, CAVEMEN, EventCode.CAVEMAN)


def parse_resource(word: str) -> str:
    """A resource. Raises TextError."""
    if word not in RESOURCES:
        raise TextError(EventCode.RESOURCE(text=word, choices=guesses(word, RESOURCES)))
    return word


def ordered(labels: Sequence[str]) -> tuple[str, ...]:
    """Dominoes of one box, ascending (C5). Raises TextError if one is there twice or from another box."""
    found = sorted(set(labels), key=lambda label: int(label[1:]))
    if len(found) != len(labels) or len({label[0] for label in found}) > 1:
        raise TextError(EventCode.LINE(text=" ".join(labels)))
    return tuple(found)


def place(label: str, left: Cell, right: Cell) -> moves.Place:
    """A placement, named in the one way there is (D1)."""
    if domino(label).is_symmetric and right[::-1] < left[::-1]:
        left, right = right, left
    return moves.Place(label, left, right)


# ---------------------------------------------------------------------- one function a kind of event


def _claim(words: Words) -> Event:
    return moves.Claim(parse_domino(_only(words)))


def _pair(words: Words) -> Event:
    labels = ordered([parse_domino(word) for word in words])
    if len(labels) != 2:
        raise _Misshapen
    return moves.ClaimPair((labels[0], labels[1]))


def _place(words: Words) -> Event:
    if len(words) != 3:
        raise _Misshapen
    return place(parse_domino(words[0]), parse_cell(words[1]), parse_cell(words[2]))


def _discard(words: Words) -> Event:
    return moves.Discard(parse_domino(_only(words)))


def _tax(words: Words) -> Event:
    if len(words) not in (1, 2):
        raise _Misshapen
    return moves.Tax(tuple(parse_cell(word) for word in words))


def _space_and_building(words: Words) -> tuple[int, str]:
    """In either order."""
    if len(words) < 2:
        raise _Misshapen
    *start, last = words
    space, name = (last, start) if last.isdigit() else (words[0], words[1:])
    return parse_number(space, len(builders_board_prices()), EventCode.SPACE), parse_building(name)


def _give(words: Words) -> Event:
    if len(words) != 2:
        raise _Misshapen
    return moves.Give(parse_resource(words[0]), parse_number(words[1], MOST_SEATS, EventCode.KINGDOM) - 1)


def _recruit(words: Words) -> Event:
    is_told = bool(words) and words[-1] in ("cave", "stack")
    name = parse_caveman(words[:-1] if is_told else words)
    return moves.Recruit(name, "stack" if is_told and words[-1] == "stack" else "cave")


def _pass(words: Words) -> Event:
    step = _only(words)
    if step not in STEPS:
        raise TextError(EventCode.STEP(text=step, choices=STEPS))
    return moves.Pass(step)  # type: ignore[arg-type]


def _king(words: Words) -> Event:
    return moves.KingDrawn(parse_number(_only(words), MOST_SEATS, EventCode.SEAT) - 1)


def _line(words: Words) -> Event:
    if not 1 <= len(words) <= MOST_SEATS:
        raise _Misshapen
    return moves.LineLaid(ordered([parse_domino(word) for word in words]))


_READERS: dict[str, Callable[[Words], Event]] = {
    "claim": _claim, "pair": _pair, "place": _place, "discard": _discard, "tax": _tax,
    "build": lambda words: moves.Build(*_space_and_building(words)),
    "dragon": lambda words: moves.Dragon(*_space_and_building(words)),
    "site": lambda words: moves.Site(parse_cell(_only(words))),
    "erupt": lambda words: moves.Erupt(parse_cell(_only(words))),
    "pay": lambda words: moves.Pay(parse_cell(_only(words))),
    "settle": lambda words: moves.Settle(parse_cell(_only(words))),
    "give": _give, "recruit": _recruit, "pass": _pass, "king": _king, "line": _line,
    "building": lambda words: moves.BuildingTurned(parse_building(words)),
    "caveman": lambda words: moves.CavemanTurned(parse_caveman(words)),
}  # fmt: skip
