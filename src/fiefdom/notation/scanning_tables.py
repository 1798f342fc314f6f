"""The kinds of events as tables for compiled code: words, fields and names, all from the kinds' own declarations."""

from typing import Any

import numpy as np

from fiefdom.events.event import KIND_BIT, Reveal, kind_number, schema, shifts
from fiefdom.events.fields import (
    CellsType,
    CellType,
    DefaultNameType,
    DominoesType,
    DominoType,
    FieldType,
    KnownNameType,
    NumberType,
)
from fiefdom.game.moves import MOVES, REVEALS

# How a field is read. Kinds with other field types, and kinds from outside the package, are left to the lenient reader.
DOMINO_FORM, DOMINOES_FORM, CELL_FORM, CELLS_FORM, NUMBER_FORM, NAME_FORM, DEFAULT_FORM = range(7)
FORMS: dict[type[FieldType], int] = {
    DominoType: DOMINO_FORM, DominoesType: DOMINOES_FORM, CellType: CELL_FORM, CellsType: CELLS_FORM,
    NumberType: NUMBER_FORM, DefaultNameType: DEFAULT_FORM, KnownNameType: NAME_FORM,
}  # fmt: skip
# Columns of a field: its form, its first bit, the fewest and the most words, and the largest number and what 1 stands
# for, or its row in NAMES.
FORM, SHIFT, FEWEST, MOST, LARGEST, FIRST_VALUE = range(6)
NAMED = LARGEST
MOST_FIELDS = 3
LONGEST_NAME = 32
# So many letters of a word fit into one number.
PACKED = 8


def _key(word: str) -> int:
    """The first letters of a word packed into one number, as the scanner reads them."""
    return int.from_bytes(word.encode()[:PACKED], "little")


def _form(type_: FieldType) -> int:
    return next(form for known, form in FORMS.items() if isinstance(type_, known))


def _field_rows(kinds: Any, names: list[KnownNameType]) -> Any:
    rows = np.zeros((len(kinds), MOST_FIELDS, 6), np.int64)
    for kind, row in zip(kinds, rows, strict=True):
        for field, (name, type_) in zip(row, schema(kind).items(), strict=False):
            field[:4] = _form(type_), shifts(kind)[name], type_.fewest, type_.most
            if isinstance(type_, NumberType):
                field[4:] = type_.most_number, type_.first
            elif isinstance(type_, KnownNameType):
                names.append(type_)
                field[NAMED] = len(names) - 1
    return rows


_SCANNED = (*MOVES, *REVEALS)
_NAMED: list[KnownNameType] = []
FIELDS = _field_rows(_SCANNED, _NAMED)
FIELD_COUNTS = np.array([len(schema(kind)) for kind in _SCANNED])
KEYS = np.array([_key(kind.word or kind.kind) for kind in _SCANNED], np.int64)
IS_REVEAL = np.array([issubclass(kind, Reveal) for kind in _SCANNED])
KIND_CODES = np.array([kind_number(kind) << KIND_BIT for kind in _SCANNED], np.int64)
# One table for all lists of names, and the number of each name; rows beyond the end of a list are empty.
NAME_COUNTS = np.array([len(type_.known) for type_ in _NAMED])
NAMES = np.zeros((len(_NAMED), NAME_COUNTS.max(), LONGEST_NAME), np.uint8)
NAME_VALUES, NAME_KEYS = np.zeros((2, len(_NAMED), NAME_COUNTS.max()), np.int64)
for _number, _type in enumerate(_NAMED):
    for _place, _name in enumerate(_type.known):
        NAMES[_number, _place, : len(_name)] = np.frombuffer(_name.encode(), np.uint8)
        NAME_VALUES[_number, _place] = _type.encode(_name)
        NAME_KEYS[_number, _place] = _key(_name)
