"""Why the engine refuses arrays, families and calls: errors in the calling program."""

from fiefdom.reasons import Code, Kind, message

NAME, NUMBER, QUOTE = Kind.NAME, Kind.NUMBER, Kind.QUOTE


class EngineCode(Code):
    """What is wrong with a call to the engine."""

    KINGDOM_TYPE = message("engine-kingdom-type", value=QUOTE)
    NO_KINGDOM = message("engine-no-kingdom", kingdom=NUMBER, rules=NAME, kingdoms=NUMBER)
    UNSOUND = message("engine-unsound", number=NUMBER)
    STATES_TYPE = message("engine-states-type", layout=NAME)
    STATES_STRIDED = message("engine-states-strided")
    STATES_EMPTY = message("engine-states-empty")
    STATES_READ_ONLY = message("engine-states-read-only")
    OTHER_GAME = message("engine-other-game")
    INTEGERS = message("engine-integers", array=NAME, length=NUMBER, type=NAME, shape=NAME)
    ARRAY = message("engine-array", array=NAME, type=NAME, shape=NAME)
    ARRAY_PIECES = message("engine-array-pieces", array=NAME)
    COMPILED_ONLY = message("engine-compiled-only", function=NAME)
    FAMILY_TAKEN = message("engine-family-taken", family=NAME)
    FAMILY_NOT_LAST = message("engine-family-not-last", family=QUOTE)
    SAME_RECORD = message("engine-same-record", layout=NAME, other=NAME)
