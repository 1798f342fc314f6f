"""Why text is not a record, a position or a drawn kingdom."""

from fiefdom.reasons import Code, Kind, message

NAME, NUMBER, QUOTE, CHOICES, REASON = Kind.NAME, Kind.NUMBER, Kind.QUOTE, Kind.CHOICES, Kind.REASON


class RecordCode(Code):
    """What is wrong with a record: its text, its contents, or how the game went."""

    PLACE = message("record-place", line=NUMBER, column=NUMBER, why=REASON)

    BREAKS_OFF = message("record-breaks-off")
    MORE_FAULTS = message("record-more-faults")
    BEGINNING = message("record-beginning", version=NUMBER)
    VERSION = message("record-version", text=QUOTE, version=NUMBER)
    AFTER_THE_END = message("record-after-the-end")
    OPEN_REMARK = message("record-open-remark")
    NO_RULES = message("record-no-rules")
    RULES_TWICE = message("record-rules-twice")
    RULES = message("record-rules", why=REASON)
    SEAT = message("record-seat", text=QUOTE)
    SEAT_TWICE = message("record-seat-twice", seat=NUMBER)
    MANY_SEATS = message("record-many-seats", seats=NUMBER, rules=NAME)
    TAG = message("record-tag", text=QUOTE)
    TAG_TWICE = message("record-tag-twice", tag=QUOTE)
    STRING = message("record-string", text=QUOTE)
    RESULT = message("record-result", text=QUOTE)
    LINE = message("record-line", text=QUOTE)
    LINE_MEANT = message("record-line-meant", text=QUOTE, guess=NAME)
    TURN = message("record-turn", text=QUOTE, seats=NUMBER)
    LOOSE_EVENT = message("record-loose-event")
    CHANCE = message("record-chance", event=QUOTE)
    NOT_CHANCE = message("record-not-chance", event=QUOTE)
    MARK = message("record-mark", text=QUOTE, marks=NAME)

    LONG = message("record-long", bytes=NUMBER)
    NO_TEXT = message("record-no-text", version=NUMBER)
    OUTSIDE = message("record-outside", version=NUMBER)
    ENCODING = message("record-encoding")

    WRONG_SEAT = message("record-wrong-seat", seat=NUMBER, given=NUMBER)
    WRONG_TOTALS = message("record-wrong-totals", given=NAME, totals=NAME)
    NOT_OVER = message("record-not-over", given=NAME, awaits=QUOTE)

    START = message("record-start", why=REASON)
    START_TWICE = message("record-start-twice")
    SEATS = message("record-seats", rules=NAME, seats=NUMBER, given=NUMBER)
    TOTALS = message("record-totals", rules=NAME, kingdoms=NUMBER, given=NUMBER)
    REMARK_PLACE = message("record-remark-place", events=NUMBER)
    MARK_PLACE = message("record-mark-place", marks=NAME, events=NUMBER)
    TWO_MARKS = message("record-two-marks")
    START_RULES = message("record-start-rules", rules=NAME, position=NAME)

    VARIATION_EMPTY = message("variation-empty")
    VARIATION_PLACE = message("variation-place", events=NUMBER)
    VARIATION_FIRST = message("variation-first")
    VARIATION_DEPTH = message("variation-depth", most=NUMBER)
    VARIATION_OPEN = message("variation-open")
    VARIATION_CLOSED = message("variation-closed")

    RESUME = message("record-resume", path=NAME, why=REASON)
    RESUME_ENDED = message("record-resume-ended", path=NAME)


class TreeCode(Code):
    """Why a tree of variations cannot be changed like that."""

    ROOT = message("variation-root")


class SetupCode(Code):
    """Why drawn kingdoms are no position of a game."""

    KINGDOMS = message("setup-kingdoms", wanted=NUMBER, given=NUMBER)
    NO_TILING = message("setup-no-tiling", kingdom=NUMBER)
    OVER = message("setup-over", rounds=NUMBER)


class ObjectCode(Code):
    """Why a JSON value is not a record."""

    SYNTAX = message("object-syntax", detail=NAME)
    CONSTANT = message("object-constant", name=NAME)
    DIGITS = message("object-digits")
    DEEP = message("object-deep")
    LONG = message("object-long", characters=NUMBER)
    PART = message("object-part", part=NAME, why=REASON)
    GAME = message("object-game")
    KEY = message("object-key", text=QUOTE, choices=CHOICES)
    FORMAT = message("object-format", format=QUOTE, version=NUMBER)
    LIST = message("object-list")
    STRING = message("object-string", name=NAME)
    FIELDS = message("object-fields", names=NAME)
    TAGS = message("object-tags")
    TAG = message("object-tag", text=QUOTE)
    AFTER = message("object-after", events=NUMBER)
    MARK = message("object-mark", events=NUMBER, marks=NAME)
    INSTEAD = message("object-instead", events=NUMBER)
    RESULT = message("object-result")
    EVENT = message("object-event")
    KIND = message("object-kind", choices=CHOICES)
    EVENT_FIELDS = message("object-event-fields", names=NAME)
    CONTENT = message("object-content", name=NAME)
    NO_EVENT = message("object-no-event", event=QUOTE)
    SEAT = message("object-seat", seats=NUMBER)


class PositionTextCode(Code):
    """What is wrong with the text of a position."""

    COLUMN = message("position-text-column", column=NUMBER, why=REASON)
    LONG = message("position-text-long", length=NUMBER, most=NUMBER)
    NO_MOMENT = message("position-text-no-moment")
    MOMENT = message("position-text-moment")
    AWAITED = message("position-text-awaited")
    OVER = message("position-text-over")
    EMPTY_FIELD = message("position-text-empty-field")
    FIELD = message("position-text-field", text=QUOTE, choices=CHOICES)
    TWICE = message("position-text-twice", field=NAME)
    NOT_A_NUMBER = message("position-text-number", text=QUOTE)
    ONE_NUMBER = message("position-text-one-number", field=NAME)
    DOMINO = message("position-text-domino", text=QUOTE)
    COLON = message("position-text-colon", text=QUOTE)
    TOP = message("position-text-top")
    DRAGON = message("position-text-dragon")
    NO_KINGDOM = message("position-text-no-kingdom", kingdom=NUMBER, rules=NAME)
    KINGDOM_TWICE = message("position-text-kingdom-twice", kingdom=NUMBER)
    KINGDOM_MISSING = message("position-text-kingdom-missing", kingdom=NUMBER)
    EMPTY_ITEM = message("position-text-empty-item")
    ITEM = message("position-text-item", text=QUOTE)
    ITEM_MEANT = message("position-text-item-meant", text=QUOTE, guess=NAME)
    COINS = message("position-text-coins")
    TWO_CELLS = message("position-text-two-cells", domino=NAME)
    PIECE_CELL = message("position-text-piece-cell", piece=NAME)
    SPENT = message("position-text-spent")


class GridCode(Code):
    """What is wrong with kingdoms that are drawn as text."""

    LONG = message("grid-long", most=NUMBER)
    RULES_FIRST = message("grid-rules-first")
    RULES_TWICE = message("grid-rules-twice")
    KEY = message("grid-key", text=QUOTE, choices=CHOICES)
    KEY_ABSENT = message("grid-key-absent", game=NAME, key=NAME)
    KEY_TWICE = message("grid-key-twice", key=NAME)
    KEY_MISSING = message("grid-key-missing", key=NAME)
    QUEEN = message("grid-queen", text=QUOTE)
    TOTEMS = message("grid-totems", text=QUOTE, choices=CHOICES)
    KEY_NUMBER = message("grid-number", key=NAME, text=QUOTE, most=NUMBER)

    NO_KINGDOM = message("grid-no-kingdom")
    MANY_KINGDOMS = message("grid-many-kingdoms", rules=NAME, kingdoms=NUMBER)
    CASTLE = message("grid-castle")
    SIZE = message("grid-size", "C2", width=NUMBER, height=NUMBER, side=NUMBER)
    ODD = message("grid-odd", squares=NUMBER)
    UNCONNECTED = message("grid-unconnected", "C3")

    SQUARE = message("grid-square", text=QUOTE, letters=NAME)
    NO_TOKENS = message("grid-no-tokens", text=QUOTE)
    TOWN_CROWNS = message("grid-town-crowns", text=QUOTE)
    TOKEN_PLACE = message("grid-token-place", "O5", text=QUOTE)
    MANY_CROWNS = message("grid-many-crowns", text=QUOTE, most=NUMBER)
    PIECE = message("grid-piece", text=QUOTE, choices=CHOICES)
    NO_PIECE = message("grid-no-piece", text=QUOTE)
    AMBIGUOUS = message("grid-ambiguous", text=QUOTE, choices=CHOICES)

    COPIES = message("grid-copies", piece=NAME, number=NUMBER, copies=NUMBER)
    TWO_QUEENS = message("grid-two-queens", "Q10")
    TWO_TOTEMS = message("grid-two-totems", "O9", resource=NAME)
    KNIGHTS = message("grid-knights", "Q3", number=NUMBER, supply=NUMBER)
    TOWERS = message("grid-towers", "Q3", number=NUMBER, supply=NUMBER)
    HALVES = message("grid-halves", square=NAME, number=NUMBER, most=NUMBER)
    NO_DOMINO = message("grid-no-domino")


class ShuffleCode(Code):
    """Why the draws of a record cannot be verified, or are not those of its fair shuffle."""

    NONE = message("shuffle-none")
    NO_SECRET = message("shuffle-no-secret")
    START = message("shuffle-start")
    TAG = message("shuffle-tag", tag=NAME, text=QUOTE)
    COMMITMENT = message("shuffle-commitment")
    DRAW = message("shuffle-draw", draw=NUMBER, event=NUMBER, found=QUOTE, expected=QUOTE)
    EVENTS = message("shuffle-events", why=REASON)
