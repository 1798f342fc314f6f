"""Why text is not an event, and why a move or an event cannot happen: the codes that all families share."""

from reprlib import repr as short

from fiefdom.languages import LONGEST_QUOTE
from fiefdom.reasons import Code, Kind, message

NAME, NUMBER, QUOTE, CHOICES = Kind.NAME, Kind.NUMBER, Kind.QUOTE, Kind.CHOICES


def named(value: object) -> str:
    """A value as a name in a message; one that cannot be a name is shown as its `repr`."""
    is_name = isinstance(value, str) and value.isprintable() and len(value) <= LONGEST_QUOTE
    return str(value) if is_name else short(value)


def said(value: object) -> str:
    """A value as text to be quoted."""
    return value if isinstance(value, str) else short(value)


class MoveCode(Code):
    """Why a move or an event cannot happen now. `family` selects the words: Origins has chiefs and huts."""

    OVER = message("why-over")
    NOT_AWAITED = message("why-not-awaited", awaits=NAME, event=QUOTE, family=NAME)
    WRONG_VALUE = message("why-wrong-value", field=NAME, value=QUOTE)
    NO_SUCH_PIECE = message("why-no-such-piece", field=NAME, value=QUOTE)
    NO_ACTION = message("why-no-action", action=QUOTE, last=NUMBER)
    NOT_LEGAL = message("why-not-legal", action=NUMBER, legal=NUMBER)
    NOT_HIDDEN = message("why-not-hidden", event=QUOTE)
    LINE_ORDER = message("why-line-order", "C5", dominoes=NAME)
    EVENT = message("why-event", number=NUMBER, event=QUOTE, why=Kind.REASON)
    NO_UNDO = message("why-no-undo")
    NO_REDO = message("why-no-redo")

    NOT_IN_LINE = message("why-not-in-line", domino=QUOTE, line=Kind.CHOICES)
    TAKEN = message("why-taken", "C5", seat=NUMBER, domino=NAME, family=NAME)
    OTHER_DOMINO = message("why-other-domino", domino=NAME, asked=QUOTE, family=NAME)
    MUST_PLACE = message("why-must-place", "C4", domino=NAME)
    CASTLE = message("why-castle", "C3", cell=NAME, family=NAME)
    OCCUPIED = message("why-occupied", "C3", cell=NAME)
    TOO_LARGE = message("why-too-large", "C2", width=NUMBER, height=NUMBER, side=NUMBER, family=NAME)
    NO_MATCH = message("why-no-match", "C3", domino=NAME, family=NAME)
    OUT_OF_REACH = message("why-out-of-reach", side=NUMBER, cell=NAME, family=NAME)
    NOT_SIDE_BY_SIDE = message("why-not-side-by-side", "C3", left=NAME, right=NAME)


class EventCode(Code):
    """Why text is not a cell, move or chance outcome in any position, or why an event cannot be recorded."""

    CELL = message("event-cell", text=QUOTE)
    EMPTY = message("event-empty", text=QUOTE)
    LONG = message("event-long", text=QUOTE)
    KIND = message("event-kind", text=QUOTE, choices=CHOICES)
    FORM = message("event-form", text=QUOTE, example=NAME)
    SPACE = message("event-space", text=QUOTE, most=NUMBER)
    KINGDOM = message("event-kingdom", text=QUOTE, most=NUMBER)
    SEAT = message("event-seat", text=QUOTE, most=NUMBER)
    BUILDING = message("event-building", text=QUOTE, choices=CHOICES)
    CAVEMAN = message("event-caveman", text=QUOTE, choices=CHOICES)
    RESOURCE = message("event-resource", text=QUOTE, choices=CHOICES)
    STEP = message("event-step", text=QUOTE, choices=CHOICES)
    LINE = message("event-line", text=QUOTE)
    FAR = message("event-far", cell=NAME)
    UNRECORDABLE = message("event-unrecordable", event=QUOTE, seat=NUMBER)


class SpokenCode(Code):
    """Why text is not a move in the current position."""

    CHANCE = message("spoken-chance", text=QUOTE)
    MOVE = message("spoken-move", text=QUOTE)
    DOMINO = message("spoken-domino", text=QUOTE, example=NAME)
    PAIR = message("spoken-pair", text=QUOTE)
    PLACE = message("spoken-place", text=QUOTE)
    TAX = message("spoken-tax", text=QUOTE)
    SQUARE = message("spoken-square", text=QUOTE)
    PIECE = message("spoken-piece", text=QUOTE, choices=CHOICES)
    KINGDOM = message("spoken-kingdom", text=QUOTE)
