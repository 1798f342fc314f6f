"""Why a move or a position of Origins is refused."""

from fiefdom.reasons import Code, Kind, message

NAME, NUMBER, QUOTE = Kind.NAME, Kind.NUMBER, Kind.QUOTE


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
