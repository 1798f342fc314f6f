"""Why an environment refuses a call."""

from fiefdom.reasons import Code, Kind, message

NUMBER, NAME, QUOTE, CHOICES = Kind.NUMBER, Kind.NAME, Kind.QUOTE, Kind.CHOICES
LONGEST = 80


class EnvironmentCode(Code):
    """What is wrong with an argument of an environment, or with the time of a call.

    >>> print(EnvironmentCode.NO_SEAT(seat="5", rules="kingdomino(players=2)"))
    There is no seat 5 in 'kingdomino(players=2)'.
    """

    NOT_STARTED = message("environment-not-started")
    CLOSED = message("environment-closed")
    FORKED = message("environment-forked")
    ILLEGAL = message("environment-illegal", action=NAME, game=NAME, others=NUMBER)
    OPPONENT_ILLEGAL = message("environment-opponent-illegal", opponent=NAME, seat=NAME, action=NAME, game=NAME)
    OPPONENT_ANSWER = message("environment-opponent-answer", opponent=NAME, seat=NAME, value=NAME)
    NOT_ALL_STARTED = message("environment-not-all-started")
    NOT_RULES = message("environment-not-rules", value=NAME)
    DYNASTY = message("environment-dynasty", "V1", rules=QUOTE)
    NOT_WHOLE = message("environment-not-whole", name=NAME, value=NAME)
    TOO_FEW = message("environment-too-few", name=NAME, value=NUMBER)
    UNKNOWN_WORD = message("environment-unknown-word", name=NAME, value=NAME, known=CHOICES)
    UNKNOWN_ARRAY = message("environment-unknown-array", name=QUOTE, known=CHOICES)
    ARRAY_TYPE = message("environment-array-type", name=NAME, expected=NAME, found=NAME)
    ARRAY_SHAPE = message("environment-array-shape", name=NAME, expected=NAME, found=NAME)
    ARRAY_MEMORY = message("environment-array-memory", name=NAME)
    SHARED_MEMORY = message("environment-shared-memory", name=NAME, other=NAME)
    ACTION_TYPE = message("environment-action-type", name=NAME, found=NAME)
    STATE_TYPE = message("environment-state-type", layout=NAME)
    STATE_COUNT = message("environment-state-count", expected=NUMBER, given=NUMBER)
    STATE_UNSOUND = message("environment-state-unsound", state=NAME)
    STATE_OF_OTHER_RULES = message("environment-state-of-other-rules", rules=QUOTE, field=NAME)
    ZERO_SOURCE = message("environment-zero-source")
    NEGATIVE_SEED = message("environment-negative-seed", value=NAME)
    SEED_COUNT = message("environment-seed-count", expected=NUMBER, given=NUMBER)
    NO_OPTIONS = message("environment-no-options", given=NAME)
    NOT_A_SNAPSHOT = message("environment-not-a-snapshot", value=NAME)
    NO_SYMMETRY = message("environment-no-symmetry", value=NAME)
    CANNOT_BE_TURNED = message("environment-cannot-be-turned", rules=QUOTE)
    NO_SEAT = message("environment-no-seat", seat=NAME, rules=QUOTE)
    NO_ACTION = message("environment-no-action", last=NAME, value=NAME)
    OPPONENT_COUNT = message("environment-opponent-count", expected=NUMBER, given=NUMBER)
    NOT_AN_OPPONENT = message("environment-not-an-opponent", value=NAME)
    NEEDS_HISTORY = message("environment-needs-history", bot=QUOTE)
    BOT_OF_ANOTHER_GAME = message("environment-bot-of-another-game", bot=QUOTE, rules=QUOTE)
    OTHER_GAME = message("environment-other-game", environment=NAME, games=CHOICES, rules=QUOTE)
    NOT_AN_ACTION = message("environment-not-an-action", agent=NAME, value=NAME)
    NO_PARAMETERS = message("environment-no-parameters", given=NAME)
    ILLEGAL_HERE = message("environment-illegal-here", action=NAME)
    IMPOSSIBLE_OUTCOME = message("environment-impossible-outcome", outcome=NAME)
    MISSING_LIBRARY = message("environment-missing-library", library=NAME, extra=NAME)


def shown(value: object) -> str:
    """The `repr` of a value, truncated if it is long.

    >>> len(shown("x" * 100))
    83
    """
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
