"""Games as text: cells, moves, records and positions, written strictly and read leniently."""

from fiefdom.events.cells import parse_cell
from fiefdom.events.reading import parse_event
from fiefdom.notation.keeping import RecordWriter
from fiefdom.notation.kingdom_grid import parse_kingdoms
from fiefdom.notation.kingdom_grid_text import kingdoms_text
from fiefdom.notation.positions import parse_position
from fiefdom.notation.records import Fault, Mark, Reading, Record, Remark, Seat
from fiefdom.notation.reveals import read_reveal
from fiefdom.notation.spoken import parse_move, read_move
from fiefdom.notation.streams import read_records

__all__ = [
    "Fault",
    "Mark",
    "Reading",
    "Record",
    "RecordWriter",
    "Remark",
    "Seat",
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
