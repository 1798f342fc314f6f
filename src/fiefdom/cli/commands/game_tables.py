"""Tables of games, written by `simulate` and `convert`."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from fiefdom.cli.file_refusals import FileCode
from fiefdom.cli.files import STANDARD, replaced
from fiefdom.cli.language import misuse
from fiefdom.errors import FiefdomError

if TYPE_CHECKING:
    from fiefdom.data.sources import Rows

Add = Callable[["Rows"], None]


def form_of_table(path: str) -> str:
    """`csv` or `parquet`; the standard output gets CSV. Raises UsageError."""
    from fiefdom.data.table_files import form_of

    try:
        return "csv" if path == STANDARD else form_of(path)
    except FiefdomError as refusal:
        raise misuse(*refusal.reasons) from None


def require_new(*paths: str | None) -> None:
    """Raise UsageError if one of these files exists."""
    for path in paths:
        if path is not None and path != STANDARD and Path(path).exists():
            raise misuse(FileCode.TO_REPLACE(path=path))


@contextmanager
def game_tables(out: str, decisions: str | None, form: str | None = None) -> Iterator[Add]:
    """Open the table of seats and, if wanted, that of decisions; both exist only if everything was written."""
    from fiefdom.data.columns import DECISION_COLUMNS, SEAT_COLUMNS
    from fiefdom.data.table_files import TableFile

    with ExitStack() as stack:

        def opened(path: str, form: str, columns: object) -> TableFile:
            file = stack.enter_context(replaced(path))
            return stack.enter_context(TableFile(file, form, columns))  # type: ignore[arg-type]

        seats = opened(out, form or form_of_table(out), SEAT_COLUMNS)
        moves = None if decisions is None else opened(decisions, form_of_table(decisions), DECISION_COLUMNS)

        def add(rows: "Rows") -> None:
            seats.add(rows.seats)
            if moves is not None:
                moves.add(rows.decisions)

        yield add
