"""Why bots, their training and the arena refuse something."""

from fiefdom.reasons import Code, Kind, message

NUMBER, NAME, QUOTE, CHOICES, REASON = Kind.NUMBER, Kind.NAME, Kind.QUOTE, Kind.CHOICES, Kind.REASON


class BotCode(Code):
    """What is wrong with a bot: its name, its options, its weights, or what it did."""

    UNKNOWN = message("bot-unknown", name=QUOTE, known=CHOICES)
    MISSPELT = message("bot-misspelt", name=QUOTE, near=QUOTE)
    UNKNOWN_OPTION = message("bot-unknown-option", bot=QUOTE, option=QUOTE, known=CHOICES)
    OPTION_TWICE = message("bot-option-twice", bot=QUOTE, option=QUOTE)
    NOT_LEARNED = message("bot-not-learned", bot=QUOTE)
    NOT_SEARCHING = message("bot-not-searching", bot=QUOTE)
    NO_WEIGHTS_FILE = message("bot-no-weights-file", bot=QUOTE, file=QUOTE)
    NOT_A_NUMBER = message("bot-not-a-number", bot=QUOTE, option=NAME, text=QUOTE)
    NOT_WHOLE = message("bot-not-whole", bot=QUOTE, option=NAME, text=QUOTE)
    NO_TIME = message("bot-no-time", value=NAME)
    TOO_FEW = message("bot-too-few", name=NAME, value=NUMBER)
    NO_DECISION = message("bot-no-decision")
    NOT_WEIGHTS = message("bot-not-weights", path=NAME, cause=NAME)
    BROKEN_WEIGHTS = message("bot-broken-weights", path=NAME)
    OTHER_WEIGHTS = message("bot-other-weights", path=NAME, found=NUMBER, layout=NAME, expected=NUMBER)
    OTHER_TRAINING = message("bot-other-training", path=NAME, kept=NAME, wanted=NAME)
    FAILED = message("bot-failed", bot=QUOTE, error=NAME, cause=NAME)
    DOES_NOT_PLAY = message("bot-does-not-play", bot=QUOTE, game=NAME)
    ILLEGAL = message("bot-illegal", bot=QUOTE, action=NAME)
    NO_HISTORY = message("bot-no-history")


class ProgramCode(Code):
    """Why a program cannot play, or how it lost a game."""

    NO_COMMAND = message("program-no-command", text=QUOTE)
    NOT_STARTED = message("program-not-started", command=QUOTE, cause=NAME)
    OTHER_VERSION = message("program-other-version", command=QUOTE, answer=QUOTE, version=NUMBER)
    NO_SUCH_OPTION = message("program-no-such-option", command=QUOTE, option=QUOTE)
    SILENT = message("program-silent", command=QUOTE, asked=QUOTE, seconds=NAME)
    ENDED = message("program-ended", command=QUOTE, asked=QUOTE, exit=NAME, said=QUOTE)
    FLOODED = message("program-flooded", command=QUOTE, asked=QUOTE, lines=NUMBER)
    UNASKED = message("program-unasked", command=QUOTE, line=QUOTE)
    REPORTED = message("program-reported", command=QUOTE, error=QUOTE)
    NOT_A_MOVE = message("program-not-a-move", command=QUOTE, move=QUOTE, reason=REASON)
    ILLEGAL_MOVE = message("program-illegal-move", command=QUOTE, move=QUOTE, reason=REASON)
    NOT_LISTED = message("program-not-listed", command=QUOTE, move=QUOTE, known=CHOICES)
    NOT_ALLOWED = message("program-not-allowed", bot=QUOTE)


class EngineCode(Code):
    """What `fiefdom engine` answers to a line that it does not accept."""

    UNKNOWN = message("engine-unknown", word=QUOTE, known=CHOICES)
    LONG = message("engine-long", most=NUMBER)
    VERSION = message("engine-version", text=QUOTE, version=NUMBER)
    OPTION = message("engine-option", text=QUOTE)
    UNKNOWN_OPTION = message("engine-unknown-option", option=QUOTE, known=CHOICES)
    THREADS = message("engine-threads", text=QUOTE, most=NUMBER)
    GO = message("engine-go", text=QUOTE, known=CHOICES)
    NO_POSITION = message("engine-no-position")
    THINKING = message("engine-thinking", word=QUOTE)


class ArenaCode(Code):
    """Why arena games cannot be played, or their results cannot be stored."""

    OPTION_FIRST = message("arena-option-first", option=QUOTE)
    LONE_OPTION = message("arena-lone-option", option=QUOTE, bot=QUOTE, meant=QUOTE)
    DYNASTY = message("arena-dynasty", "V1", rules=QUOTE)
    NO_BOTS = message("arena-no-bots")
    NO_GAMES = message("arena-no-games")
    NOT_A_RESULT = message("arena-not-a-result")
    BAD_LINE = message("arena-bad-line", line=NUMBER, path=QUOTE, text=QUOTE)
    NOT_RESULTS = message("arena-not-results", path=QUOTE)
    OTHER_SETTINGS = message("arena-other-settings", path=QUOTE, setting=NAME, theirs=QUOTE, ours=QUOTE)
    OTHER_SOFTWARE = message("arena-other-software", path=QUOTE)
    LOCKED = message("arena-locked", path=QUOTE)
    NOT_PLAYED = message("arena-not-played", reason=REASON)
    NOT_FINISHED = message("arena-not-finished", game=NAME, deal=NAME, rotation=NAME, reason=REASON)
    PROCESS_ENDED = message("arena-process-ended", exit=NAME)
    SPRT_BOUNDS = message("arena-sprt-bounds", text=QUOTE)
    SPRT_BOTS = message("arena-sprt-bots", bots=NUMBER)
    LADDER_RULES = message("arena-ladder-rules", path=QUOTE, theirs=QUOTE, ours=QUOTE)
    LADDER_BOTS = message("arena-ladder-bots")


class ClusterCode(Code):
    """Why a cluster cannot be used."""

    NOT_INSTALLED = message("cluster-not-installed")
    NOT_STARTED = message("cluster-not-started", cause=NAME)
    NOT_FOUND = message("cluster-not-found", address=QUOTE, cause=NAME)
    WORKER_FAILED = message("cluster-worker-failed", cause=NAME)
    OTHER_VERSION = message("cluster-other-version")
