"""Why games cannot be written as a table."""

from fiefdom.reasons import Code, Kind, message

NAME, CHOICES = Kind.NAME, Kind.CHOICES


class DataCode(Code):
    """What is wrong with a table of games."""

    FORM = message("data-form", path=NAME, forms=CHOICES)
    PARQUET_PACKAGE = message("data-parquet-package")
    NO_EVENTS = message("data-no-events", path=NAME)
