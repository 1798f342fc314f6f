"""Moves as people at a table say them: what the position makes clear may be left out."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from fiefdom.components.buildings import building
from fiefdom.errors import IllegalMove, TextError
from fiefdom.game import Game, moves
from fiefdom.game.codec import ANSWERS
from fiefdom.game.moves import Cell, Move
from fiefdom.notation import events
from fiefdom.notation.cells import read_cell
from fiefdom.notation.refusals import EventCode, SpokenCode

Meaning = TypeVar("Meaning")
Words = Sequence[str]

PASSING = frozenset(("pass", "p", "no", "n", "none", "skip"))
DIRECTIONS: dict[str, Cell] = {
    **dict.fromkeys((">", "right", "r", "east", "e"), (1, 0)),
    **dict.fromkeys(("v", "down", "d", "below", "south", "s"), (0, 1)),
    **dict.fromkeys(("<", "left", "l", "west", "w"), (-1, 0)),
    **dict.fromkeys(("^", "up", "u", "above", "north", "n"), (0, -1)),
}
# A shorter beginning of `build` or `claim` is rather the beginning of a name.
SHORTEST_BEGINNING = 2


def parse_move(text: str, game: Game) -> Move:
    """The legal move that a text means in this position.

    Understood: everything that `parse_event` reads, and what is clear from what is awaited: `e1 n1e1` or `e1 >` to
    place the domino, `12` to claim K12, `pass` or `no`, `statue` or `sta` or its space `3`, a cell. Raises TextError
    if the text means nothing here, and IllegalMove with the reason of `game.why_not`.
    """
    move = read_move(text, game)
    if refusal := game.why_not(move):
        raise IllegalMove(refusal)
    return move


def read_move(text: str, game: Game) -> Move:
    """The move that a text means in this position, legal or not. Raises TextError."""
    words = events.split_words(text)
    awaited = [_word(kind) for kind in ANSWERS.get(game.awaits, ())]
    if not words:
        raise TextError(EventCode.EMPTY(text=text))
    if "pass" in awaited and len(words) == 1 and words[0] in PASSING:
        return moves.Pass(game.awaits)  # type: ignore[arg-type]
    word, rest = _beginning(words, awaited)
    if awaited and word not in events.EXAMPLES:
        return _SPEAKERS[awaited[0]](game, words)
    if word in awaited and word != "pass":
        return _SPEAKERS[word](game, rest)
    event = events.parse_event(text)
    if isinstance(event, Move):
        return event
    raise TextError(SpokenCode.CHANCE(text=text))


def _word(kind: str) -> str:
    return "pair" if kind == "claim_pair" else kind


def _beginning(words: list[str], awaited: list[str]) -> tuple[str, list[str]]:
    """The word for the kind of move, written out or begun, and the rest."""
    word, *rest = words
    if words[:2] == ["claim", "pair"] or word == "claim_pair":
        return "pair", words[1 if word == "claim_pair" else 2 :]
    begun = [each for each in awaited if each.startswith(word)]
    is_begun = len(begun) == 1 and rest and len(word) >= SHORTEST_BEGINNING
    return (begun[0] if is_begun else word), rest


def _text(words: Words) -> str:
    return " ".join(words)


def _cells(words: Words) -> list[Cell] | None:
    """All words as cells, or pairs of bare numbers; None if a word is neither."""
    cells = [read_cell(word) for word in words]
    if all(cell is not None for cell in cells) and words != ["0", "0"]:
        return [cell for cell in cells if cell is not None]
    if len(words) % 2:
        return None
    pairs = [read_cell(f"{column},{row}") for column, row in zip(words[::2], words[1::2], strict=True)]
    return None if None in pairs else [cell for cell in pairs if cell is not None]


def _claim(game: Game, words: Words) -> Move:
    if len(words) != 1:
        raise TextError(SpokenCode.DOMINO(text=_text(words), example=_free_domino(game)))
    return moves.Claim(_domino(game, words[0]))


def _free_domino(game: Game) -> str:
    """One that can be claimed: where a claim is awaited there is one."""
    return next(place.domino for place in game.next_line if place.seat is None)


def _domino(game: Game, word: str) -> str:
    """A domino of the next line: its number is enough, for a line comes from one box."""
    if word.isdigit() and game.next_line:
        word = f"{game.next_line[0].domino[0]}{word}"
    try:
        return events.parse_domino(word)
    except TextError:
        raise TextError(SpokenCode.DOMINO(text=word, example=_free_domino(game))) from None


def _pair(game: Game, words: Words) -> Move:
    labels = events.ordered([_domino(game, word) for word in words])
    if len(labels) == 1:
        pairs = [move.dominoes for move in game.legal_moves if isinstance(move, moves.ClaimPair)]
        labels = next((pair for pair in pairs if labels[0] in pair), labels)
    if len(labels) != 2:
        raise TextError(SpokenCode.PAIR(text=_text(words)))
    return moves.ClaimPair((labels[0], labels[1]))


def _place(game: Game, words: Words) -> Move:
    awaited = _awaited(game)
    if words and words[0][0] in "kqo" and words[0][1:].isdigit():
        awaited, words = events.parse_domino(words[0]), words[1:]
    if len(words) > 1 and words[-1] in DIRECTIONS:
        cells = _cells(words[:-1])
        if cells is not None and len(cells) == 1:
            (column, row), (across, along) = cells[0], DIRECTIONS[words[-1]]
            return events.place(awaited, (column, row), (column + across, row + along))
    cells = _cells(words)
    if cells is None or len(cells) != 2:
        raise TextError(SpokenCode.PLACE(text=_text(words)))
    return events.place(awaited, cells[0], cells[1])


def _awaited(game: Game) -> str:
    legal = game.legal_moves[0]
    assert isinstance(legal, moves.Place | moves.Discard)
    return legal.domino


def _discard(game: Game, words: Words) -> Move:
    return moves.Discard(events.parse_domino(words[0]) if words else _awaited(game))


def _tax(game: Game, words: Words) -> Move:
    if list(words) == ["both"]:
        offered = [move for move in game.legal_moves if isinstance(move, moves.Tax)]
        return max(offered, key=lambda move: len(move.squares))
    cells = _cells(words)
    if not cells or len(cells) > 2:
        raise TextError(SpokenCode.TAX(text=_text(words)))
    return moves.Tax(tuple(cells))


def _square(make: Callable[[Cell], Move]) -> Callable[[Game, Words], Move]:
    def read(game: Game, words: Words) -> Move:
        cells = _cells(words)
        if cells is None or len(cells) != 1:
            raise TextError(SpokenCode.SQUARE(text=_text(words)))
        return make(cells[0])

    return read


def _building(make: Callable[[int, str], Move]) -> Callable[[Game, Words], Move]:
    """A building by its space, its name or how that begins (of two equal ones the cheaper), or space and name."""

    def read(game: Game, words: Words) -> Move:
        assert game.builders_board is not None
        spaces = dict(enumerate(game.builders_board.spaces, start=1))
        if len(words) == 1 and words[0].isdigit():
            space = events.parse_number(words[0], len(spaces), EventCode.SPACE)
            return make(space, spaces[space] or "building")
        told = int(words[0]) if words and words[0] in map(str, spaces) else None
        known: dict[str, tuple[int, str]] = {}
        for space, name in sorted(spaces.items(), reverse=True):
            if name is not None and told in (None, space):
                known[_plain(name)] = known[_plain(building(name).name)] = (space, name)
        if told and not known:
            return make(told, events.parse_building(words[1:]))
        return make(*_meant(words[1:] if told else words, known))

    return read


def _plain(name: str) -> str:
    return name.replace("_", " ").lower()


def _recruit(game: Game, words: Words) -> Move:
    is_told = bool(words) and words[-1] in ("cave", "stack")
    source = "stack" if is_told and words[-1] == "stack" else "cave"
    hidden = game.hidden.cavemen if source == "stack" else game.cave
    known = {_plain(name): name for name in hidden or {}}
    return moves.Recruit(_meant(words[:-1] if is_told else words, known), source)  # type: ignore[arg-type]


def _meant(words: Words, known: dict[str, Meaning]) -> Meaning:
    """What the one known name that begins with the words stands for. Raises TextError."""
    wanted = _plain(" ".join(words).replace("-", " "))
    found = {known[wanted]} if wanted in known else {known[name] for name in known if name.startswith(wanted)}
    if not wanted or len(found) != 1:
        raise TextError(SpokenCode.PIECE(text=_text(words), choices=(*known, "pass")))
    return found.pop()


def _give(game: Game, words: Words) -> Move:
    offered = next(move for move in game.legal_moves if isinstance(move, moves.Give))
    *named, number = words
    if len(named) > 1:
        raise TextError(SpokenCode.KINGDOM(text=_text(words)))
    resource = events.parse_resource(named[0]) if named else offered.resource
    return moves.Give(resource, events.parse_number(number, events.MOST_SEATS, EventCode.KINGDOM) - 1)


_SPEAKERS: dict[str, Callable[[Game, Words], Move]] = {
    "claim": _claim, "pair": _pair, "place": _place, "discard": _discard, "tax": _tax,
    "build": _building(moves.Build), "dragon": _building(moves.Dragon), "recruit": _recruit, "give": _give,
    "site": _square(moves.Site), "erupt": _square(moves.Erupt), "pay": _square(moves.Pay),
    "settle": _square(moves.Settle),
}  # fmt: skip
