"""Why a call or a position is refused: the codes that all families share, and tuples of all codes."""

from fiefdom.engine.families.origins.refusals import OriginsMoveCode, OriginsPositionCode
from fiefdom.engine.families.queendomino.refusals import QueendominoMoveCode, QueendominoPositionCode
from fiefdom.events.refusals import MoveCode
from fiefdom.reasons import Code, Kind, message

NAME, NUMBER, QUOTE = Kind.NAME, Kind.NUMBER, Kind.QUOTE


class GameCode(Code):
    """Why a call to a game or a match is refused."""

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
    AWAITS_CHANCE = message("game-fault-awaits-chance", awaits=NAME, family=NAME)
    SHUFFLE_VALUE = message("game-fault-shuffle-value", value=QUOTE)
    SHUFFLE_SEATS = message("game-fault-shuffle-seats")


# ---------------------------------------------------------------------- positions


class PositionCode(Code):
    """Why a position of any game cannot occur."""

    # Wraps a fault of one kingdom.
    KINGDOM = message("position-kingdom", kingdom=NUMBER, why=Kind.REASON)

    DYNASTY = message("position-dynasty", "V1")
    PIECES = message("position-pieces", game=NAME)
    KINGDOMS = message("position-kingdoms", expected=NUMBER, found=NUMBER)
    AWAITS = message("position-awaits", game=NAME, known=Kind.CHOICES, found=QUOTE)
    ROUND = message("position-round", last=NUMBER, found=QUOTE)
    OPENING_AWAITS = message("position-opening-awaits", "C6", expected=NAME, found=NAME)
    OPENING_TURN = message("position-opening-turn", "C6")
    OPENING_SEAT = message("position-opening-seat", "C6", family=NAME)
    DRAWN = message("position-drawn", "C6", family=NAME)
    LAST_ROUND = message("position-last-round", "C9", awaits=NAME)
    OVER_EARLY = message("position-over-early", last=NUMBER, round=NUMBER)
    TURN = message("position-turn", turns=NUMBER)
    LINE_LENGTH = message("position-line-length", "C5", line=NAME, expected=NUMBER, round=NUMBER, found=NUMBER)
    NO_SEAT = message("position-no-seat", domino=NAME, family=NAME)
    NO_KING = message("position-no-king", "C8", domino=NAME, family=NAME)

    NOT_OF_GAME = message("position-not-of-game", domino=NAME, place=NAME, game=NAME)
    TWICE = message("position-twice", domino=NAME, places=NAME)
    LINE_BOX = message("position-line-box", "W1", line=NAME, game=NAME, dominoes=NAME)
    LINE_ORDER = message("position-line-order", "C5", line=NAME, dominoes=NAME)
    KINGS = message("position-kings", seat=NUMBER, kings=NUMBER, family=NAME)
    LINE_KINGS = message(
        "position-line-kings", "C7", seat=NUMBER, line=NAME, expected=NUMBER, found=NUMBER, family=NAME
    )
    ACTED = message("position-acted", domino=NAME, kingdom=NUMBER, family=NAME)
    HIDDEN = message("position-hidden", lines=NUMBER, game=NAME, expected=NUMBER, found=NUMBER)
    DISCARDED = message("position-discarded", "C4", expected=NUMBER)
    TURNS = message("position-turns", dominoes=NUMBER, discards=NUMBER, turns=NUMBER)

    COUNT = message("position-count", field=NAME, found=QUOTE)
    CELL = message("position-cell", value=QUOTE)
    NOT_SIDE_BY_SIDE = message("position-not-side-by-side", "C3", domino=NAME, left=NAME, right=NAME)
    ON_CASTLE = message("position-on-castle", "C3", domino=NAME, family=NAME)
    OVERLAP = message("position-overlap", "C3", domino=NAME, other=NAME, cell=NAME)
    TOO_LARGE = message("position-too-large", "C2", width=NUMBER, height=NUMBER, side=NUMBER)
    NO_MATCH = message("position-no-match", "C3", domino=NAME, family=NAME)

    NO_SUCH_PIECE = message("position-no-such-piece", piece=NAME, name=QUOTE)
    PIECE_OUTSIDE = message("position-piece-outside", piece=NAME, cell=NAME)
    PIECE_TWICE = message("position-piece-twice", piece=NAME, cell=NAME)


MOVE_CODES = (MoveCode, QueendominoMoveCode, OriginsMoveCode)
POSITION_CODES = (PositionCode, QueendominoPositionCode, OriginsPositionCode)
