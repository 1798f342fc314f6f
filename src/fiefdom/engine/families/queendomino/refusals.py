"""Why a move or a position of Queendomino or Royal Wedding is refused."""

from fiefdom.reasons import Code, Kind, message

NAME, NUMBER, QUOTE = Kind.NAME, Kind.NUMBER, Kind.QUOTE


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
