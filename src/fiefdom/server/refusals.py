"""Why the server refuses something: the codes, and how a reason is sent to the client."""

from fiefdom.reasons import Code, Kind, Reason, message
from fiefdom.server.protocol import messages as wire

NUMBER, NAME, QUOTE, REASON = Kind.NUMBER, Kind.NAME, Kind.QUOTE, Kind.REASON


class TableCode(Code):
    """Why a command or request is refused."""

    MALFORMED = message("refused-malformed", where=NAME)
    NO_SUCH_GAME = message("refused-no-such-game", game=NUMBER)
    NO_SUCH_SEAT = message("refused-no-such-seat", seat=NUMBER)
    UNKNOWN = message("refused-unknown", kind=NAME)
    NOT_FOUND = message("refused-not-found")
    TOO_LARGE = message("refused-too-large")
    LENGTH_NEEDED = message("refused-length-needed")
    TOO_MANY = message("refused-too-many")
    FOREIGN = message("refused-foreign")
    TROUBLE = message("refused-trouble")
    NO_SUCH_TABLE = message("refused-no-such-table")
    NO_SUCH_CODE = message("refused-no-such-code")
    RULES = message("refused-rules", reason=REASON)
    SEATS = message("refused-seats", wanted=NUMBER, given=NUMBER)
    RECORD = message("refused-record", reason=REASON)
    NO_RECORD = message("refused-no-record")
    FROM_POSITION = message("refused-from-position")
    NO_SUCH_RECORD = message("refused-no-such-record", number=NUMBER)
    STALE = message("refused-stale")
    TOO_FAR = message("refused-too-far")
    NOT_YOUR_TURN = message("refused-not-your-turn", name=NAME)
    SUBSTITUTE = message("refused-substitute")
    NOT_SEATED = message("refused-not-seated")
    NOT_YOUR_SEAT = message("refused-not-your-seat")
    HOST_ONLY = message("refused-host-only")
    SEAT_TAKEN = message("refused-seat-taken")
    COLOUR_TAKEN = message("refused-colour-taken")
    NO_GAME = message("refused-no-game")
    UNDO = message("refused-undo")
    OPEN_SEATS = message("refused-open-seats", number=NUMBER)
    ALL_PLAYED = message("refused-all-played")
    DYNASTY_GOES_ON = message("refused-dynasty-goes-on")
    VACATE = message("refused-vacate")
    TAKE_OVER = message("refused-take-over")
    STILL_HERE = message("refused-still-here")
    GIVE_BACK = message("refused-give-back")
    NOT_GATHERING = message("refused-not-gathering")
    NOT_PLAYING = message("refused-not-playing")
    NOT_OVER = message("refused-not-over")


class ServerCode(Code):
    """Why the server cannot start or continue; shown to the operator."""

    NO_SUCH_PORT = message("server-no-such-port", port=NAME)
    PORT_IN_USE = message("server-port-in-use", port=NAME, host=NAME, cause=NAME, other=NAME)
    NOT_A_DATABASE = message("server-not-a-database", text=QUOTE)
    OTHER_DATABASE = message("server-other-database", text=QUOTE, kind=NAME)
    STORE_FAILED = message("server-store-failed", cause=NAME)
    STORE_CONFLICT = message("server-store-conflict")
    LOG_UNREADABLE = message("server-log-unreadable", table=NAME, cause=NAME)
    LOG_REFUSED = message("server-log-refused", table=NAME, reason=REASON)
    BOT_SLOW = message("server-bot-slow", level=NAME)
    BOT_BROKEN = message("server-bot-broken", level=NAME)


# The protocol code for each reason; every other reason is about a move, which is then illegal.
_CODES: dict[str, tuple[TableCode, ...]] = {
    "malformed": (TableCode.MALFORMED, TableCode.NO_SUCH_GAME, TableCode.NO_SUCH_SEAT),
    "unknown": (TableCode.UNKNOWN, TableCode.NOT_FOUND),
    "too_large": (TableCode.TOO_LARGE, TableCode.LENGTH_NEEDED),
    "too_many": (TableCode.TOO_MANY,),
    "foreign": (TableCode.FOREIGN,),
    "trouble": (TableCode.TROUBLE,),
    "no_such_table": (TableCode.NO_SUCH_TABLE,),
    "no_such_code": (TableCode.NO_SUCH_CODE,),
    "bad_rules": (TableCode.RULES, TableCode.SEATS),
    "bad_record": (TableCode.RECORD, TableCode.FROM_POSITION, TableCode.NO_RECORD, TableCode.NO_SUCH_RECORD),
    "stale": (TableCode.STALE,),
    "illegal": (TableCode.TOO_FAR,),
    "not_your_turn": (TableCode.NOT_YOUR_TURN,),
    "not_allowed": (TableCode.SUBSTITUTE, TableCode.NOT_SEATED, TableCode.NOT_YOUR_SEAT, TableCode.HOST_ONLY),
    "taken": (TableCode.SEAT_TAKEN, TableCode.COLOUR_TAKEN),
    "not_now": (
        TableCode.NO_GAME, TableCode.UNDO, TableCode.OPEN_SEATS, TableCode.ALL_PLAYED, TableCode.DYNASTY_GOES_ON,
        TableCode.VACATE, TableCode.TAKE_OVER, TableCode.STILL_HERE, TableCode.GIVE_BACK, TableCode.NOT_GATHERING,
        TableCode.NOT_PLAYING, TableCode.NOT_OVER,
    ),
}  # fmt: skip
_CODE_OF: dict[Code, str] = {member: code for code, members in _CODES.items() for member in members}


def protocol_code(reason: Reason) -> str:
    """The protocol's code for a reason."""
    return _CODE_OF.get(reason.code, "illegal")


def refusal(reason: Reason, number: int = 0, identifier: int | None = None) -> wire.Refusal:
    """The message for a refusal."""
    fields = {
        "kind": "refused",
        "number": number,
        "id": identifier,
        "code": protocol_code(reason),
        "key": reason.code.key,
        "args": reason.as_dict()["args"],
        "sentence": reason.text(),
    }
    return wire.Refusal.model_validate(fields)
