"""Why the server refuses something: the codes, and how a reason is sent to the client."""

from fiefdom.reasons import Code, Kind, Reason, message
from fiefdom.server.protocol import messages as wire

NUMBER, NAME, QUOTE, CHOICES, REASON = Kind.NUMBER, Kind.NAME, Kind.QUOTE, Kind.CHOICES, Kind.REASON


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
    OTHER_HOST = message("refused-other-host", host=QUOTE)
    BANNED = message("refused-banned")
    TROUBLE = message("refused-trouble")
    DATABASE_AWAY = message("refused-database-away")
    RESTARTING = message("refused-restarting")
    CLOSED = message("refused-closed")
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
    NOTHING_DRAWN = message("refused-nothing-drawn")
    UNDO = message("refused-undo")
    NO_UNDO = message("refused-no-undo")
    NO_SPECTATORS = message("refused-no-spectators")
    OPEN_SEATS = message("refused-open-seats", number=NUMBER)
    ALL_PLAYED = message("refused-all-played")
    DYNASTY_GOES_ON = message("refused-dynasty-goes-on")
    VACATE = message("refused-vacate")
    TAKE_OVER = message("refused-take-over")
    STILL_HERE = message("refused-still-here")
    GIVE_BACK = message("refused-give-back")
    TIME_OVER = message("refused-time-over")
    NOT_GATHERING = message("refused-not-gathering")
    NOT_PLAYING = message("refused-not-playing")
    NOT_OVER = message("refused-not-over")
    SHUFFLING = message("refused-shuffling")
    NO_NONCE = message("refused-no-nonce")
    OTHER_NONCE = message("refused-other-nonce")


class LobbyCode(Code):
    """Why something about people, public tables or talk is refused."""

    NO_PERSON = message("refused-no-person")
    PERSON_HERE = message("refused-person-here")
    NOT_PUBLIC = message("refused-not-public")
    RATED_TERMS = message("refused-rated-terms")
    RATED_SEATS = message("refused-rated-seats")
    RATING_RANGE = message("refused-rating-range")
    RANGE_ORDER = message("refused-range-order")
    ALREADY_SEATED = message("refused-already-seated")
    ALREADY_WAITING = message("refused-already-waiting")
    TALKS_TOO_MUCH = message("refused-talks-too-much")
    NO_SWAP = message("refused-no-swap")


class BoardCode(Code):
    """Why something cannot be opened on the analysis board."""

    TEXT = message("board-text", reason=REASON)
    NO_DECISION = message("board-no-decision")
    KINGDOMS = message("board-kingdoms", reason=REASON)


class AnalysisCode(Code):
    """Why there is no hint, no review, or no table that goes on from a record."""

    NO_HINTS = message("refused-no-hints")
    HINTS_RATED = message("refused-hints-rated")
    HINTS_TIMED = message("refused-hints-timed")
    BUSY = message("refused-analysts-busy")
    FAILED = message("refused-analysis-failed")
    STOPPED = message("refused-analysis-stopped")
    CANNOT = message("refused-review", reason=REASON)
    NOT_OVER = message("refused-review-not-over")
    OWN_REVIEWS = message("refused-own-reviews", number=NUMBER)
    NO_REVIEW = message("refused-no-review")
    NOT_YOURS = message("refused-review-not-yours")
    NO_MOMENT = message("refused-no-moment", number=NUMBER)


class BackupCode(Code):
    """Why a backup cannot be restored."""

    NOT_A_BACKUP = message("backup-not-a-backup", path=NAME)
    NEWER_BACKUP = message("backup-newer", path=NAME)
    TORN_BACKUP = message("backup-torn", path=NAME)
    NOT_EMPTY = message("backup-not-empty")


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
    CONFIG_FILE = message("server-config-file", path=QUOTE, cause=NAME)
    CONFIG_NAME = message("server-config-name", path=QUOTE, name=QUOTE, known=CHOICES)
    CONFIG_NUMBER = message("server-config-number", name=NAME, lowest=NUMBER, text=QUOTE)
    CONFIG_RATE = message("server-config-rate", name=NAME, text=QUOTE)
    CONFIG_TEXT = message("server-config-text", name=NAME, text=QUOTE)
    LEVEL_BOT = message("server-level-bot", text=QUOTE, levels=CHOICES)
    NOT_AN_ORIGIN = message("server-not-an-origin", text=QUOTE)
    NOT_A_NETWORK = message("server-not-a-network", text=QUOTE)
    NO_SUCH_TABLE = message("server-no-such-table", table=QUOTE)
    NO_GAMES = message("server-no-games", table=QUOTE)


# The protocol code for each reason; every other reason is about a move, which is then illegal.
_CODES: dict[str, tuple[TableCode | LobbyCode | AnalysisCode | BoardCode, ...]] = {
    "malformed": (
        TableCode.MALFORMED, TableCode.NO_SUCH_GAME, TableCode.NO_SUCH_SEAT, TableCode.OTHER_NONCE,
        AnalysisCode.NO_MOMENT,
    ),
    "unknown": (TableCode.UNKNOWN, TableCode.NOT_FOUND),
    "too_large": (TableCode.TOO_LARGE, TableCode.LENGTH_NEEDED),
    "too_many": (TableCode.TOO_MANY, LobbyCode.TALKS_TOO_MUCH, AnalysisCode.BUSY, AnalysisCode.OWN_REVIEWS),
    "foreign": (TableCode.FOREIGN, TableCode.OTHER_HOST),
    "banned": (TableCode.BANNED,),
    "trouble": (TableCode.TROUBLE, AnalysisCode.FAILED),
    "unavailable": (TableCode.DATABASE_AWAY,),
    "restarting": (TableCode.RESTARTING, AnalysisCode.STOPPED),
    "no_such_table": (TableCode.NO_SUCH_TABLE,),
    "no_such_code": (TableCode.NO_SUCH_CODE,),
    "bad_rules": (TableCode.RULES, TableCode.SEATS, LobbyCode.RATED_TERMS, LobbyCode.RANGE_ORDER),
    "bad_record": (
        TableCode.RECORD, TableCode.FROM_POSITION, TableCode.NO_RECORD, TableCode.NO_SUCH_RECORD, AnalysisCode.CANNOT,
        BoardCode.TEXT, BoardCode.KINGDOMS,
    ),
    "stale": (TableCode.STALE,),
    "illegal": (TableCode.TOO_FAR,),
    "not_your_turn": (TableCode.NOT_YOUR_TURN,),
    "not_allowed": (
        TableCode.SUBSTITUTE, TableCode.NOT_SEATED, TableCode.NOT_YOUR_SEAT, TableCode.HOST_ONLY, TableCode.NO_UNDO,
        TableCode.NO_SPECTATORS, LobbyCode.NO_PERSON, LobbyCode.NOT_PUBLIC, LobbyCode.RATED_SEATS,
        LobbyCode.RATING_RANGE, AnalysisCode.NO_HINTS, AnalysisCode.HINTS_RATED, AnalysisCode.HINTS_TIMED,
        AnalysisCode.NOT_YOURS,
    ),
    "taken": (TableCode.SEAT_TAKEN, TableCode.COLOUR_TAKEN, LobbyCode.ALREADY_SEATED),
    "not_now": (
        TableCode.NO_GAME, TableCode.NOTHING_DRAWN, TableCode.UNDO, TableCode.OPEN_SEATS, TableCode.ALL_PLAYED,
        TableCode.DYNASTY_GOES_ON, TableCode.VACATE, TableCode.TAKE_OVER, TableCode.STILL_HERE, TableCode.GIVE_BACK,
        TableCode.NOT_GATHERING, TableCode.NOT_PLAYING, TableCode.NOT_OVER, TableCode.CLOSED, TableCode.SHUFFLING,
        TableCode.NO_NONCE, TableCode.TIME_OVER, LobbyCode.PERSON_HERE, LobbyCode.ALREADY_WAITING, LobbyCode.NO_SWAP,
        AnalysisCode.NOT_OVER, AnalysisCode.NO_REVIEW, BoardCode.NO_DECISION,
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
