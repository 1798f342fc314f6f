"""Why a move is better or worse than another, as codes; the words are in `analysis.ftl`, as parts of a sentence."""

from fiefdom.reasons import Code, Kind, message

NUMBER, NAME = Kind.NUMBER, Kind.NAME


class Because(Code):
    """What speaks for or against a move. Points are written with their sign; `sign` is crowns, or fires in Origins."""

    WINS = message("because-wins", lead=NAME)
    LOSES = message("because-loses", lead=NAME)
    DRAWS = message("because-draws")
    JOINS = message("because-joins", terrain=NAME, squares=NUMBER, crowns=NUMBER, points=NAME)
    DISCARDS = message("because-discards", domino=NAME)
    ROOM_KEPT = message("because-room-kept")
    ROOM_LOST = message("because-room-lost")
    TERRITORY = message("because-territory", terrain=NAME, points=NAME)
    BUILDING = message("because-building", building=NAME, points=NAME)
    CAVEMAN = message("because-caveman", caveman=NAME, points=NAME)
    HORDE = message("because-horde", points=NAME)
    TOTEM = message("because-totem", resource=NAME, points=NAME)
    RESOURCES = message("because-resources", points=NAME)
    COINS = message("because-coins", points=NAME)
    QUEEN = message("because-queen", points=NAME)
    MIDDLE_KINGDOM = message("because-middle-kingdom", sign=NAME, points=NAME)
    HARMONY = message("because-harmony", sign=NAME, points=NAME)
    OTHER_POINTS = message("because-other-points", points=NAME)
    TAKES = message("because-takes", domino=NAME, points=NAME)
    LEAVES = message("because-leaves", domino=NAME, points=NAME)
    LEAVES_TO = message("because-leaves-to", domino=NAME, seat=NUMBER, points=NAME)
    OTHERS_GAIN = message("because-others-gain", points=NAME)
    OTHERS_LOSE = message("because-others-lose", points=NAME)
    EARLIER = message("because-earlier")
    LATER = message("because-later")
