"""Why a component does not exist or a table cannot be read."""

from fiefdom.reasons import Code, Kind, message

NAME, NUMBER, QUOTE, CHOICES, REASON = Kind.NAME, Kind.NUMBER, Kind.QUOTE, Kind.CHOICES, Kind.REASON


class ComponentCode(Code):
    """What is not in the boxes."""

    NO_BOX = message("component-no-box", name=QUOTE, boxes=CHOICES)
    NO_DOMINO = message("component-no-domino", name=QUOTE)
    NO_BUILDING = message("component-no-building", name=QUOTE)
    NO_CAVEMAN = message("component-no-caveman", name=QUOTE)


class ComponentTableCode(Code):
    """What is wrong with the text of a table."""

    # The location; the argument `why` says what is wrong there.
    CELL = message("table-cell", file=NAME, line=NUMBER, column=NAME, why=REASON)
    SYNTAX = message("table-syntax", file=NAME, line=NUMBER, error=NAME)

    EMPTY = message("table-empty")
    UNKNOWN = message("table-unknown", word=QUOTE, known=CHOICES)
    MISSPELT = message("table-misspelt", word=QUOTE, guess=NAME)
    NOT_A_NUMBER = message("table-not-a-number", word=QUOTE)
    OUT_OF_RANGE = message("table-out-of-range", number=NUMBER, lowest=NUMBER, highest=NUMBER)
    TWICE = message("table-twice", word=QUOTE)
    HEADING = message("table-heading", found=QUOTE)
    TOO_WIDE = message("table-too-wide", last=NAME)
    LENGTH = message("table-length", found=NUMBER, expected=NUMBER)
    NO_ROWS = message("table-no-rows")
