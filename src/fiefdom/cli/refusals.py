"""Why a command is refused."""

from fiefdom.reasons import Code, Kind, message

NUMBER, NAME, QUOTE, CHOICES, REASON = Kind.NUMBER, Kind.NAME, Kind.QUOTE, Kind.CHOICES, Kind.REASON


class CommandCode(Code):
    """What is wrong with a command line, or why a command ends early."""

    NO_SUCH_LANGUAGE = message("command-no-such-language", where=NAME, known=CHOICES, text=QUOTE)
    NOT_WHOLE = message("command-not-whole", option=NAME, lowest=NUMBER, highest=NUMBER, text=QUOTE)
    NOT_DECIMAL = message("command-not-decimal", option=NAME, unit=NAME, lowest=NAME, highest=NAME, text=QUOTE)
    NOT_A_SEED = message("command-not-a-seed", text=QUOTE)
    MOVE_TOO_FAR = message("command-move-too-far", move=NAME, moves=NUMBER)
    EXCLUSIVE = message("command-exclusive", options=CHOICES)
    NEEDS = message("command-needs", option=NAME, other=NAME)
    ONLY_LADDER = message("command-only-ladder", path=QUOTE)
    ONLY_PICTURES = message("command-only-pictures")
    NO_KINGDOM = message("command-no-kingdom", number=NUMBER, rules=NAME, kingdoms=NUMBER)
    WHICH_PICTURE = message("command-which-picture", path=QUOTE)
    NO_PAST = message("command-no-past")
    FILE_EXISTS = message("command-file-exists", path=NAME)
    RECORD_EXISTS = message("command-record-exists", path=NAME)
    RECORD_FOLDER = message("command-record-folder", path=NAME)
    NOT_RECORDED = message("command-not-recorded", path=NAME, cause=NAME)
    RESUME_ALONE = message("command-resume-alone")
    GAME_OVER = message("command-game-over")
    AWAITS_CHANCE = message("command-awaits-chance", awaits=NAME, family=NAME)
    HOW_LONG = message("command-how-long")
    TOO_MANY_PLAYERS = message("command-too-many-players", players=NUMBER, rules=QUOTE, seats=NUMBER)
    BOT_OF_ANOTHER_GAME = message("command-bot-of-another-game", bot=QUOTE, rules=QUOTE)
    PROGRAM_IN_RECORD = message("command-program-in-record", bot=QUOTE)
    EMPTY_SEAT = message("command-empty-seat", text=QUOTE)
    BARE_BOT = message("command-bare-bot", text=QUOTE, bot=NAME)
    LONG_NAME = message("command-long-name", text=QUOTE, longest=NUMBER)
    INTERRUPTED = message("command-interrupted")
    RESULTS_KEPT = message("command-results-kept", games=NUMBER, path=NAME)
    RESULTS_LOST = message("command-results-lost", games=NUMBER)
    SERVER_PACKAGES = message("command-server-packages", package=NAME)
    SERVER_FAILED = message("command-server-failed")
    NO_DATA_FOLDER = message("command-no-data-folder", path=QUOTE, cause=NAME)
    WHICH_TABLES = message("command-which-tables")
    WHICH_GAME = message("command-which-game", games=CHOICES)
    NO_SUCH_RULE = message("command-no-such-rule", rule=QUOTE, game=NAME)
    DATABASE = message("command-database", database=QUOTE, cause=NAME)


class AnswerCode(Code):
    """What is wrong with an answer in a game at the terminal."""

    NO_CHOICE = message("terminal-no-choice", answer=QUOTE, last=NUMBER)
    NO_KINGDOM = message("terminal-no-kingdom", answer=QUOTE, last=NUMBER)
    NO_SUCH_HINTS = message("terminal-no-such-hints", answer=QUOTE)
    CLAIM = message("terminal-unread-claim", answer=QUOTE, domino=NAME)
    PAIR = message("terminal-unread-pair", answer=QUOTE)
    PLACE = message("terminal-unread-place", answer=QUOTE)
    TAX = message("terminal-unread-tax", answer=QUOTE)
    SQUARE = message("terminal-unread-square", answer=QUOTE)
    PIECE = message("terminal-unread-name", answer=QUOTE, names=CHOICES)
    GIVE = message("terminal-unread-give", answer=QUOTE)
    WHICH_MOVE = message("terminal-why-which")
    FILE_EXISTS = message("terminal-file-exists", path=NAME)
    NOT_SAVED = message("terminal-not-saved", path=NAME, cause=NAME)
    SAVE_WHERE = message("terminal-save-where")
