"""Why a move, an event, a call or a position is refused: the codes, common ones first, then those of each family."""

from reprlib import repr as short

from fiefdom.languages import LONGEST_QUOTE
from fiefdom.reasons import Code, Kind, message

NAME, NUMBER, QUOTE = Kind.NAME, Kind.NUMBER, Kind.QUOTE


def named(value: object) -> str:
    """A value as a name in a sentence; one that cannot be a name is shown as Python writes it."""
    is_name = isinstance(value, str) and value.isprintable() and len(value) <= LONGEST_QUOTE
    return str(value) if is_name else short(value)


def said(value: object) -> str:
    """A value to be quoted."""
    return value if isinstance(value, str) else short(value)


# ---------------------------------------------------------------------- moves and events


class MoveCode(Code):
    """Why a move or an event cannot happen now."""

    OVER = message("why-over")
    NOT_AWAITED = message("why-not-awaited", awaits=NAME, event=QUOTE)
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
    TAKEN = message("why-taken", "C5", seat=NUMBER, domino=NAME)
    OTHER_DOMINO = message("why-other-domino", domino=NAME, asked=QUOTE)
    MUST_PLACE = message("why-must-place", "C4", domino=NAME)
    CASTLE = message("why-castle", "C3", cell=NAME)
    OCCUPIED = message("why-occupied", "C3", cell=NAME)
    TOO_LARGE = message("why-too-large", "C2", width=NUMBER, height=NUMBER, side=NUMBER)
    NO_MATCH = message("why-no-match", "C3", domino=NAME)
    OUT_OF_REACH = message("why-out-of-reach", side=NUMBER, cell=NAME)
    NOT_SIDE_BY_SIDE = message("why-not-side-by-side", "C3", left=NAME, right=NAME)


class QueendominoMoveCode(Code):
    """Why a move of Queendomino or Royal Wedding is not legal."""

    KNIGHTS = message("why-knights", "Q6", knights=NUMBER, squares=NUMBER)
    TAX_SQUARES = message("why-tax-squares", "Q6", left=NAME, right=NAME)
    NO_SPACE = message("why-no-space", space=NUMBER, last=NUMBER)
    EMPTY_SPACE = message("why-empty-space", space=NUMBER)
    OTHER_BUILDING = message("why-other-building", space=NUMBER, building=NAME, asked=QUOTE)
    TOO_DEAR = message("why-too-dear", "Q8", space=NUMBER, price=NUMBER, coins=NUMBER)
    NO_TOWN = message("why-no-town", "Q8", cell=NAME)
    BUILT = message("why-built", "Q8", building=NAME, cell=NAME)


class OriginsMoveCode(Code):
    """Why a move of Origins is not legal."""

    PAIRS = message("why-pairs", "O2", outer=NAME, inner=NAME)
    PAIR_TAKEN = message("why-pair", "O2")
    FIRE_OUTSIDE = message("why-fire-outside", "O5", cell=NAME)
    FIRE_VOLCANO = message("why-fire-volcano", "O5", cell=NAME)
    FIRE_TWICE = message("why-fire-twice", "O5", cell=NAME)
    FIRE_FAR = message("why-fire-far", "O4", cell=NAME, distance=NUMBER, reach=NUMBER)
    NO_KINGDOM = message("why-no-kingdom", kingdom=NUMBER, last=NUMBER)
    OTHER_TOTEM = message("why-other-totem", "O9", resource=NAME, asked=QUOTE)
    RECEIVER = message("why-receiver", "O9", kingdom=NUMBER, resource=NAME)
    NOT_IN_CAVE = message("why-not-in-cave", "O12", caveman=NAME)
    NOT_IN_STACK = message("why-not-in-stack", "O12", caveman=NAME)
    RESOURCES = message("why-resources", "O12", needed=NUMBER, kinds=NUMBER)
    NO_RESOURCE = message("why-no-resource", "O12", cell=NAME)
    PAID = message("why-paid", "O12", resource=NAME)
    SETTLE_OUTSIDE = message("why-settle-outside", "O13", cell=NAME)
    SETTLE_RESOURCE = message("why-settle-resource", "O13", cell=NAME, resource=NAME)
    SETTLE_TAKEN = message("why-settle-taken", "O13", cell=NAME, caveman=NAME)
    SETTLE_FIRE = message("why-settle-fire", "O13", cell=NAME)


class GameCode(Code):
    """What a game or a match cannot do for its caller."""

    DYNASTY = message("game-fault-dynasty", "V1", rules=QUOTE)
    NOT_THE_TURN = message("game-fault-turn", seat=NUMBER, turn=NUMBER)
    GOES_ON = message("game-fault-goes-on", "V1", number=NUMBER, games=NUMBER)
    ALL_PLAYED = message("game-fault-all-played", "V1", games=NUMBER)
    EXPECTS_MOVE = message("game-fault-expects-move", value=QUOTE)
    EXPECTS_EVENT = message("game-fault-expects-event", value=QUOTE)
    EXPECTS_RULES = message("game-fault-expects-rules", value=QUOTE)
    EXPECTS_POSITION = message("game-fault-expects-position", value=QUOTE)
    OTHER_RULES = message("game-fault-other-rules", rules=NAME, position=NAME)
    CHANCE = message("game-fault-chance", value=QUOTE, known=Kind.CHOICES)
    CHANCE_IS_DRAWN = message("game-fault-chance-is-drawn")
    AWAITS_CHANCE = message("game-fault-awaits-chance", awaits=NAME)


# ---------------------------------------------------------------------- positions


class PositionCode(Code):
    """What keeps a position of any game from being a moment of a game."""

    # A fault of one kingdom is inside this one.
    KINGDOM = message("position-kingdom", kingdom=NUMBER, why=Kind.REASON)

    DYNASTY = message("position-dynasty", "V1")
    KINGDOMS = message("position-kingdoms", expected=NUMBER, found=NUMBER)
    AWAITS = message("position-awaits", game=NAME, known=Kind.CHOICES, found=QUOTE)
    ROUND = message("position-round", last=NUMBER, found=QUOTE)
    OPENING_AWAITS = message("position-opening-awaits", "C6", expected=NAME, found=NAME)
    OPENING_TURN = message("position-opening-turn", "C6")
    OPENING_SEAT = message("position-opening-seat", "C6")
    DRAWN = message("position-drawn", "C6")
    LAST_ROUND = message("position-last-round", "C9", awaits=NAME)
    OVER_EARLY = message("position-over-early", last=NUMBER, round=NUMBER)
    TURN = message("position-turn", turns=NUMBER)
    LINE_LENGTH = message("position-line-length", "C5", line=NAME, expected=NUMBER, round=NUMBER, found=NUMBER)
    NO_SEAT = message("position-no-seat", domino=NAME)
    NO_KING = message("position-no-king", "C8", domino=NAME)

    NOT_OF_GAME = message("position-not-of-game", domino=NAME, place=NAME, game=NAME)
    TWICE = message("position-twice", domino=NAME, places=NAME)
    LINE_BOX = message("position-line-box", "W1", line=NAME, game=NAME, dominoes=NAME)
    LINE_ORDER = message("position-line-order", "C5", line=NAME, dominoes=NAME)
    KINGS = message("position-kings", seat=NUMBER, kings=NUMBER)
    LINE_KINGS = message("position-line-kings", "C7", seat=NUMBER, line=NAME, expected=NUMBER, found=NUMBER)
    ACTED = message("position-acted", domino=NAME, kingdom=NUMBER)
    HIDDEN = message("position-hidden", lines=NUMBER, game=NAME, expected=NUMBER, found=NUMBER)
    DISCARDED = message("position-discarded", "C4", expected=NUMBER)
    TURNS = message("position-turns", dominoes=NUMBER, discards=NUMBER, turns=NUMBER)

    COUNT = message("position-count", field=NAME, found=QUOTE)
    CELL = message("position-cell", value=QUOTE)
    NOT_SIDE_BY_SIDE = message("position-not-side-by-side", "C3", domino=NAME, left=NAME, right=NAME)
    ON_CASTLE = message("position-on-castle", "C3", domino=NAME)
    OVERLAP = message("position-overlap", "C3", domino=NAME, other=NAME, cell=NAME)
    TOO_LARGE = message("position-too-large", "C2", width=NUMBER, height=NUMBER, side=NUMBER)
    NO_MATCH = message("position-no-match", "C3", domino=NAME)

    NO_SUCH_PIECE = message("position-no-such-piece", piece=NAME, name=QUOTE)
    PIECE_OUTSIDE = message("position-piece-outside", piece=NAME, cell=NAME)
    PIECE_TWICE = message("position-piece-twice", piece=NAME, cell=NAME)


class QueendominoPositionCode(Code):
    """What is wrong with a position of Queendomino or Royal Wedding, or with their pieces in another game."""

    SNAKE = message("position-snake", "Q2")
    NO_COINS = message("position-no-coins", game=NAME)
    NO_BOARD = message("position-no-board", game=NAME)
    COPIES = message("position-building-copies", building=NAME, found=NUMBER, copies=NUMBER)
    NO_TOWN = message("position-no-town", "Q8", building=NAME, cell=NAME, terrain=NAME)
    SUPPLY = message("position-supply", "Q3", piece=NAME, found=NUMBER, supply=NUMBER)
    GAINED = message("position-gained", "Q3, Q9", piece=NAME, expected=NUMBER, found=NUMBER)
    BUILDINGS = message("position-buildings", "Q8", buildings=NUMBER, turns=NUMBER)
    COINS = message("position-coins", "Q6", coins=NUMBER)
    SPACES = message("position-spaces", "Q4", expected=NUMBER, found=NUMBER)
    TOP = message("position-top", "Q4", hidden=NUMBER)
    EMPTY_SPACES = message("position-empty-spaces", "Q12", empty=NUMBER, taken=NUMBER)
    BURNT = message("position-burnt", "Q11", burnt=NUMBER, flights=NUMBER)
    DRAGON_AWAY = message("position-dragon-away", "Q11")
    QUEEN_MISSING = message("position-queen-missing", "Q10")
    QUEEN_NOWHERE = message("position-queen-nowhere")
    QUEEN_TOWERS = message("position-queen-towers", "Q10", kingdom=NUMBER)
    SITE_BUILDING = message("position-site-building", "Q8")
    TAX_PLACED = message("position-tax-placed", "Q6")
    TAX_KNIGHT = message("position-tax-knight", "Q6", domino=NAME)
    TAX_RESERVE = message("position-tax-reserve", "Q6")
    BUILD_PRICE = message("position-build-price", "Q8")
    BUILD_TOWN = message("position-build-town", "Q8")
    SITE_TOWN = message("position-site-town", "Q8")
    SITE_SPACE = message("position-site-space", "Q8")
    DRAGON = message("position-dragon", "Q11")
    DRAGON_BOARD = message("position-dragon-board", "Q11")


class OriginsPositionCode(Code):
    """What is wrong with a position of Origins, or with its pieces in another game."""

    PAIR = message("position-pair", "O2")
    PAIR_DOMINOES = message("position-pair-dominoes", "O2")
    NO_FIRES = message("position-no-fires", game=NAME)
    NO_RESOURCES = message("position-no-resources", game=NAME)
    NO_CAVEMEN = message("position-no-cavemen", game=NAME)
    NO_TOTEMS = message("position-no-totems", game=NAME)
    COPIES = message("position-caveman-copies", caveman=NAME, found=NUMBER, copies=NUMBER)
    FIRE_TOKENS = message("position-fire-tokens", "O4", fires=NAME, expected=NUMBER, found=NUMBER)
    FIRE_SQUARE = message("position-fire-square", "O5", cell=NAME)
    FIRE_REACH = message("position-fire-reach", "O4", fires=NAME, cell=NAME)
    NO_SYMBOL = message("position-no-symbol", "O8", cell=NAME)
    RESOURCE_BURNT = message("position-resource-burnt", "O6", cell=NAME)
    RESOURCE_SETTLED = message("position-resource-settled", "O13", cell=NAME)
    RESOURCE_GONE = message("position-resource-gone", "O8", resource=NAME, cell=NAME)
    CAVEMAN_FIRE = message("position-caveman-fire", "O6, O13", cell=NAME)
    CAVEMEN_COST = message("position-cavemen-cost", "O12", cavemen=NUMBER, resources=NUMBER)
    TOTEM_UNKNOWN = message("position-totem-unknown", resource=QUOTE)
    TOTEM_TWICE = message("position-totem-twice", resource=NAME)
    TOTEM_MISSING = message("position-totem-missing", "O9", resource=NAME)
    TOTEM_MIDDLE = message("position-totem-middle", "O9", resource=NAME)
    TOTEM_HOLDER = message("position-totem-holder", "O9", resource=NAME, kingdom=NUMBER)
    CAVE_FULL = message("position-cave-full", "O11", room=NUMBER, found=NUMBER)
    CAVE_EMPTY = message("position-cave-empty", "O14", found=NUMBER)
    CAVEMEN_BURNT = message("position-cavemen-burnt", "O6", cavemen=NUMBER, tokens=NUMBER)
    TOO_FEW_SPENT = message("position-too-few-spent", "O12", cavemen=NUMBER)
    TOO_MANY_SPENT = message("position-too-many-spent", "O12", cavemen=NUMBER)
    RECRUITED = message("position-recruited", "O12")
    PAID_FOR_NOTHING = message("position-paid-for-nothing", "O12")
    VOLCANO = message("position-volcano", "O4")
    JUST_PLACED = message("position-just-placed", "O4", cell=NAME)
    GIVE = message("position-give", "O9")
    RECRUIT = message("position-recruit", "O12")
    PAID_KINDS = message("position-paid-kinds", "O12")
    PRICE = message("position-price", "O12")
    PAYMENTS_LEFT = message("position-payments-left", "O12")
    PAID_NOT_GONE = message("position-paid-not-gone", "O12", resource=NAME)
    LEFT_TO_PAY = message("position-left-to-pay", "O12", left=NUMBER)
    SETTLE = message("position-settle", "O13")


MOVE_CODES = (MoveCode, QueendominoMoveCode, OriginsMoveCode)
POSITION_CODES = (PositionCode, QueendominoPositionCode, OriginsPositionCode)
