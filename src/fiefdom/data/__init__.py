"""Games as tables for analysts: one row a game and seat, or one a decision, as CSV or Parquet."""

from fiefdom.data.columns import DECISION_COLUMNS, SEAT_COLUMNS, Column
from fiefdom.data.rows import decision_rows, seat_rows
from fiefdom.data.table_files import FORMS, TableFile

__all__ = ["DECISION_COLUMNS", "FORMS", "SEAT_COLUMNS", "Column", "TableFile", "decision_rows", "seat_rows"]
