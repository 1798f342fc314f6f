"""Why there is no such puzzle, or why a file of puzzles cannot be read."""

from fiefdom.reasons import Code, Kind, message

NUMBER, QUOTE, CHOICES, REASON = Kind.NUMBER, Kind.QUOTE, Kind.CHOICES, Kind.REASON


class PuzzleCode(Code):
    """What is wrong with a file of puzzles or with the request for one."""

    NO_SUCH_PUZZLE = message("puzzle-fault-no-such-puzzle", name=QUOTE)
    NO_SUCH_GAME = message("puzzle-fault-no-such-game", name=QUOTE, known=CHOICES)
    NO_SUCH_GRADE = message("puzzle-fault-no-such-grade", name=QUOTE, known=CHOICES)
    NONE_LIKE_IT = message("puzzle-fault-none-like-it")
    NOT_A_PUZZLE = message("puzzle-fault-not-a-puzzle", line=NUMBER)
    NOT_LEGAL = message("puzzle-fault-not-legal", line=NUMBER, why=REASON)
    NOT_A_DATE = message("puzzle-fault-not-a-date", text=QUOTE)
