"""Why a file of games or drawn kingdoms cannot be read, converted, resumed or scored."""

from fiefdom.reasons import Code, Kind, message

NAME, NUMBER, REASON, CHOICES = Kind.NAME, Kind.NUMBER, Kind.REASON, Kind.CHOICES


class FileCode(Code):
    """Why a file cannot be used."""

    FORM = message("file-form", path=NAME)
    NO_DECISIONS = message("file-no-decisions", path=NAME)
    TO_REPLACE = message("file-to-replace", path=NAME)
    NO_SUCH_GAME = message("file-no-such-game", path=NAME, number=NUMBER)
    UNREAD_GAME = message("file-unread-game", path=NAME, number=NUMBER)
    EXISTS = message("file-exists", path=NAME)
    NO_GAME = message("file-no-game", path=NAME)
    NO_GAMES_IN = message("file-no-games-in", path=NAME, endings=CHOICES)
    NO_WHOLE_GAME = message("file-no-whole-game", path=NAME, why=REASON)
    NO_MATCH = message("file-no-match", path=NAME, games=NUMBER)
    ENCODING = message("file-encoding", path=NAME, byte=NUMBER)
    NO_SCORES = message("file-no-scores", path=NAME)
    FILE_OR_EXAMPLE = message("file-or-example")
