"""Reads positions from one line of text (docs/formats/positions.md); `str(position)` writes it."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.terrains import RESOURCES
from fiefdom.components.wording import nearest
from fiefdom.errors import PositionError, TextError
from fiefdom.events.cells import Cell, read_cell
from fiefdom.events.fields import guesses
from fiefdom.events.refusals import EventCode
from fiefdom.game.board import LinePlace
from fiefdom.game.pieces.registry import pieces_of
from fiefdom.game.position.value import KingdomPosition, LaidDomino, Position, known_dominoes
from fiefdom.notation.refusals import PositionTextCode
from fiefdom.reasons import Code, Reason
from fiefdom.rules import Rules

LONGEST_TEXT = 20_000
LONGEST_NUMBER = 4
KINGDOM = re.compile(r"\s*kingdom\s+(\d{1,2})\s*:?", re.IGNORECASE)
WORD = re.compile(r"[^\s:]+(?::[^\s:]*)*|:")

BUILDINGS = {kind.id: kind for kind in buildings()}
CAVEMEN = tuple(kind.id for kind in cavemen())


class Word(NamedTuple):
    """A word in lower case and the column of its first character, counted from 1."""

    text: str
    column: int


Words = Sequence[Word]


def parse_position(text: str) -> Position:
    """The position that a text describes, checked so that a game can continue from it.

    Fields may come in any order after the rules; case and extra spaces are ignored. Raises PositionError, which lists
    all faults: those of the text, with their columns, or else those of the position.
    """
    position = read_position_text(text)
    position.require_sound()
    return position


def read_position_text(text: str) -> Position:
    """The position that a text describes, whether or not it is possible in a game. Raises PositionError."""
    if len(text) > LONGEST_TEXT:
        raise PositionError(PositionTextCode.LONG(length=len(text), most=LONGEST_TEXT))
    reader = _Reader()
    position = reader.read(text)
    if reader.faults or position is None:
        raise PositionError(
            *(PositionTextCode.COLUMN(column=column, why=why) for column, why in sorted(reader.faults, key=_column))
        )
    return position


def _column(fault: tuple[int, Reason]) -> int:
    return fault[0]


def _pieces(text: str, start: int, separator: str) -> Iterator[tuple[str, int]]:
    """The pieces between separators, each with the column it begins at."""
    for piece in text.split(separator):
        yield piece, start
        start += len(piece) + 1


def _words(text: str, column: int) -> list[Word]:
    return [Word(found[0].lower(), column + found.start()) for found in WORD.finditer(text)]


class _Reader:
    """Reads field by field and collects faults; what cannot be read is left out."""

    def __init__(self) -> None:
        self.faults: list[tuple[int, Reason]] = []
        self.found: dict[str, Any] = {"awaits": ""}
        self.given: set[str] = set()
        self.kingdoms: dict[int, KingdomPosition] = {}
        self.end = 1

    def fault(self, at: Word | int, reason: Reason) -> None:
        self.faults.append((at if isinstance(at, int) else at.column, reason))

    def read(self, text: str) -> Position | None:
        (first, _), *rest = _pieces(text, 1, "|")
        self.end = len(text) + 1
        try:
            self.rules = Rules.parse(first)
        except TextError as refusal:
            self.fault(1, refusal.reason)
            return None
        for piece, column in rest:
            self._field(piece, column)
        if not {"round", "over"} & self.given:
            self.fault(self.end, PositionTextCode.NO_MOMENT())
        for number in range(1, self.rules.kingdoms + 1):
            if number not in self.kingdoms:
                self.fault(self.end, PositionTextCode.KINGDOM_MISSING(kingdom=number))
        if self.faults:
            return None
        kingdoms = tuple(self.kingdoms[number] for number in sorted(self.kingdoms))
        return Position(rules=self.rules, kingdoms=kingdoms, **self.found)

    def _field(self, piece: str, column: int) -> None:
        if opening := KINGDOM.match(piece):
            self._kingdom(int(opening[1]), piece[opening.end() :], column + opening.end())
            return
        words = _words(piece, column)
        if not words:
            self.fault(column, PositionTextCode.EMPTY_FIELD())
            return
        name, *values = words
        reader = _FIELDS.get(name.text)
        if reader is None:
            known = guesses(name.text, (*_FIELDS, "kingdom"))
            self.fault(name, PositionTextCode.FIELD(text=name.text, choices=known))
        elif self._once(name):
            reader(self, name, values)

    def _once(self, name: Word) -> bool:
        if name.text in self.given:
            self.fault(name, PositionTextCode.TWICE(field=name.text))
            return False
        self.given.add(name.text)
        return True

    # ------------------------------------------------------------------ words

    def number(self, word: Word) -> int | None:
        if word.text.isascii() and word.text.isdigit() and len(word.text) <= LONGEST_NUMBER:
            return int(word.text)
        self.fault(word, PositionTextCode.NOT_A_NUMBER(text=word.text))
        return None

    def only_number(self, name: Word, values: Words) -> int | None:
        if len(values) != 1:
            self.fault(name, PositionTextCode.ONE_NUMBER(field=name.text))
            return None
        return self.number(values[0])

    def domino(self, word: Word) -> str | None:
        label = word.text.upper()
        if label in known_dominoes():
            return label
        self.fault(word, PositionTextCode.DOMINO(text=word.text))
        return None

    def dominoes(self, words: Words) -> tuple[str, ...]:
        return tuple(label for word in words if (label := self.domino(word)))

    def cell(self, word: Word) -> Cell | None:
        cell = read_cell(word.text)
        if cell is None:
            self.fault(word, EventCode.CELL(text=word.text))
        return cell

    def cells(self, words: Words) -> tuple[Cell, ...]:
        return tuple(cell for word in words if (cell := self.cell(word)) is not None)

    def name(self, word: Word, known: Sequence[str], code: Code) -> str | None:
        name = word.text.replace("-", "_")
        if name in known:
            return name
        self.fault(word, code(text=word.text, choices=guesses(name, known)))
        return None

    def building(self, word: Word) -> str | None:
        return self.name(word, tuple(BUILDINGS), EventCode.BUILDING)

    def caveman(self, word: Word) -> str | None:
        return self.name(word, CAVEMEN, EventCode.CAVEMAN)

    def names(self, words: Words, read: Callable[[Word], str | None]) -> tuple[str, ...]:
        return tuple(name for word in words if (name := read(word)))

    def resource(self, word: Word) -> str | None:
        return self.name(word, RESOURCES, EventCode.RESOURCE)

    def pairs(self, words: Words) -> Iterator[tuple[Word, Word]]:
        """`left:right`, as two words."""
        for word in words:
            left, colon, right = word.text.partition(":")
            if not (left and right):
                self.fault(word, PositionTextCode.COLON(text=word.text))
            else:
                yield Word(left, word.column), Word(right, word.column + len(left + colon))

    # ------------------------------------------------------------------ fields

    def over(self, name: Word, values: Words) -> None:
        if values or "round" in self.given:
            self.fault(name, PositionTextCode.OVER())
        turns = sum(self.rules.kings)
        self.found |= {"awaits": "over", "round_number": self.rules.lines, "turn": turns}

    def moment(self, name: Word, values: Words) -> None:
        """`round N seat S DECISION` or `round N turn T DECISION ...`."""
        if "over" in self.given:
            self.fault(name, PositionTextCode.OVER())
        if len(values) < 4 or values[1].text not in ("seat", "turn"):
            self.fault(name, PositionTextCode.MOMENT())
            return
        round_number, who = self.number(values[0]), self.number(values[2])
        awaits, *details = values[3:]
        self.found |= {"awaits": awaits.text, "round_number": round_number}
        if who is not None:
            self.found["drawn" if values[1].text == "seat" else "turn"] = who - 1
        if awaits.text == "site" and len(details) == 1:
            self.found["building"] = self.building(details[0])
        elif awaits.text in ("pay", "settle") and len(details) >= 2:
            self.found["caveman"] = self.caveman(details[0])
            self.found["payments_left"] = self.number(details[1])
            self.found["paid"] = self.names(details[2:], self.resource)
        elif details or awaits.text in ("site", "pay", "settle"):
            self.fault(awaits, PositionTextCode.AWAITED())

    def line(self, name: Word, values: Words) -> None:
        places = []
        for word in values:
            label, colon, seat = word.text.partition(":")
            domino = self.domino(Word(label, word.column))
            king = self.number(Word(seat, word.column + len(label) + 1)) if colon else None
            if domino:
                places.append(LinePlace(domino, None if king is None else king - 1))
        self.found["line" if name.text == "line" else "next_line"] = tuple(places)

    def gone(self, name: Word, values: Words) -> None:
        self.found["gone"] = self.dominoes(values)

    def board(self, name: Word, values: Words) -> None:
        spaces = (None if word.text == "-" else self.building(word) for word in values)
        self.found["spaces"] = tuple(spaces)

    def top(self, name: Word, values: Words) -> None:
        if len(values) != 1:
            self.fault(name, PositionTextCode.TOP())
        else:
            self.found["top"] = self.building(values[0])

    def burnt(self, name: Word, values: Words) -> None:
        self.found["burnt"] = self.names(values, self.building)

    def queen(self, name: Word, values: Words) -> None:
        host = self.only_number(name, values)
        self.found["queen"] = None if host is None else host - 1

    def dragon(self, name: Word, values: Words) -> None:
        if [word.text for word in values] not in (["away"], ["home"]):
            self.fault(name, PositionTextCode.DRAGON())
        self.found["dragon_is_home"] = [word.text for word in values] != ["away"]

    def totems(self, name: Word, values: Words) -> None:
        held = []
        for resource, holder in self.pairs(values):
            known, number = self.resource(resource), self.number(holder)
            if known and number is not None:
                held.append((known, number - 1))
        self.found["totems"] = tuple(held)

    def cave(self, name: Word, values: Words) -> None:
        self.found["cave"] = self.names(values, self.caveman)

    def lost(self, name: Word, values: Words) -> None:
        self.found["lost"] = self.names(values, self.caveman)

    # ------------------------------------------------------------------ kingdoms

    def _kingdom(self, number: int, text: str, column: int) -> None:
        if not 1 <= number <= self.rules.kingdoms:
            self.fault(column, PositionTextCode.NO_KINGDOM(kingdom=number, rules=str(self.rules)))
        elif number in self.kingdoms:
            self.fault(column, PositionTextCode.KINGDOM_TWICE(kingdom=number))
        else:
            self.kingdoms[number] = _KingdomReader(self, column).read(text)


class _KingdomReader:
    """Reads the items of one kingdom: dominoes, numbers, and the pieces on its squares."""

    def __init__(self, reader: _Reader, column: int) -> None:
        self.reader = reader
        self.column = column
        self.dominoes: list[LaidDomino] = []
        self.numbers: dict[str, int] = {}
        self.knights: list[Cell] = []
        self.fires: list[tuple[Cell, int]] = []
        self.spent: list[Cell] = []
        self.buildings: list[tuple[Cell, str]] = []
        self.cavemen: list[tuple[Cell, str]] = []

    def read(self, text: str) -> KingdomPosition:
        for piece, column in _pieces(text, self.column, ",") if text.strip() else ():
            words = _words(piece, column)
            if words:
                self._item(words[0], words[1:])
            else:
                self.reader.fault(column, PositionTextCode.EMPTY_ITEM())
        if any(item not in self.numbers for item in pieces_of(self.reader.rules).needed_items):
            self.reader.fault(self.column, PositionTextCode.COINS())
        return self._kingdom()

    def _item(self, name: Word, values: Words) -> None:
        reader = self.reader
        if name.text in ("coins", "reserve", "towers", "discards"):
            if name.text in self.numbers:
                reader.fault(name, PositionTextCode.TWICE(field=name.text))
            self.numbers[name.text] = reader.only_number(name, values) or 0
        elif name.text == "knights":
            self.knights += reader.cells(values)
        elif name.text == "spent":
            self.spent += reader.cells(values)
        elif name.text == "fires":
            self._fires(values)
        elif name.text in BUILDINGS or name.text in CAVEMEN:
            self._piece(name, values)
        elif name.text[:1] in "kqo" and name.text[1:].isdigit():
            self._domino(name, values)
        else:
            reader.fault(name, _unknown_item(name.text))

    def _domino(self, name: Word, values: Words) -> None:
        label, cells = self.reader.domino(name), self.reader.cells(values)
        if len(values) != 2:
            self.reader.fault(name, PositionTextCode.TWO_CELLS(domino=name.text.upper()))
        elif label and len(cells) == 2:
            self.dominoes.append(LaidDomino(label, *cells))

    def _fires(self, values: Words) -> None:
        for where, fires in self.reader.pairs(values):
            cell, number = self.reader.cell(where), self.reader.number(fires)
            if cell is not None and number is not None:
                self.fires.append((cell, number))

    def _piece(self, name: Word, values: Words) -> None:
        pieces = self.buildings if name.text in BUILDINGS else self.cavemen
        if not values:
            self.reader.fault(name, PositionTextCode.PIECE_CELL(piece=name.text))
        pieces += [(cell, name.text) for cell in self.reader.cells(values)]

    def _kingdom(self) -> KingdomPosition:
        """The kingdom; values that the text leaves out are filled in if they follow from the rest."""
        bare = KingdomPosition(dominoes=tuple(self.dominoes))
        taken = {*self.spent, *dict(self.fires), *dict(self.cavemen)}
        rules = self.reader.rules
        pieces = pieces_of(rules)
        kinds = [BUILDINGS[name] for _, name in self.buildings]
        brought = max(0, pieces.knights_at_the_start + sum(kind.knights for kind in kinds) - len(self.knights))
        for cell in self.spent:
            if cell not in bare.symbols:
                self.reader.fault(self.column, PositionTextCode.SPENT())
        return KingdomPosition(
            dominoes=bare.dominoes,
            discards=self.numbers.get("discards", 0),
            coins=self.numbers.get("coins", 0),
            knights=self.numbers.get("reserve", brought),
            towers=self.numbers.get("towers", sum(kind.towers for kind in kinds)),
            knights_at=tuple(self.knights),
            buildings=tuple(self.buildings),
            fires=tuple(self.fires),
            resources=pieces.resources(rules, bare, taken),
            cavemen=tuple(self.cavemen),
        )


def _unknown_item(text: str) -> Reason:
    known = ("coins", "reserve", "towers", "discards", "knights", "spent", "fires", *BUILDINGS, *CAVEMEN)
    guess = nearest(text, known)
    return PositionTextCode.ITEM_MEANT(text=text, guess=guess) if guess else PositionTextCode.ITEM(text=text)


_FIELDS: dict[str, Callable[[_Reader, Word, Words], None]] = {
    "over": _Reader.over, "round": _Reader.moment, "line": _Reader.line, "next": _Reader.line,
    "gone": _Reader.gone, "board": _Reader.board, "top": _Reader.top, "burnt": _Reader.burnt,
    "queen": _Reader.queen, "dragon": _Reader.dragon, "totems": _Reader.totems, "cave": _Reader.cave,
    "lost": _Reader.lost,
}  # fmt: skip
