"""Games as text: cells, moves, records and positions, written strictly and read leniently."""

from fiefdom.events.cells import parse_cell
from fiefdom.events.reading import parse_event
from fiefdom.notation.game_tree import GameNode, GameTree
from fiefdom.notation.grid import parse_kingdoms
from fiefdom.notation.grid_text import kingdoms_text
from fiefdom.notation.journal import RecordWriter
from fiefdom.notation.position_reader import parse_position
from fiefdom.notation.record_streams import read_records
from fiefdom.notation.records import Fault, Mark, Reading, Record, Remark, Seat, Variation
from fiefdom.notation.reveals import read_reveal
from fiefdom.notation.shorthand import parse_move, read_move

__all__ = [
    "Fault",
    "GameNode",
    "GameTree",
    "Mark",
    "Reading",
    "Record",
    "RecordWriter",
    "Remark",
    "Seat",
    "Variation",
    "kingdoms_text",
    "parse_cell",
    "parse_event",
    "parse_kingdoms",
    "parse_move",
    "parse_position",
    "read_move",
    "read_records",
    "read_reveal",
]
