"""Why rules are invalid: what is wrong with their text, or which rule forbids the combination."""

from fiefdom.reasons import Code, Kind, message

NAME, NUMBER, QUOTE, CHOICES, REASON = Kind.NAME, Kind.NUMBER, Kind.QUOTE, Kind.CHOICES, Kind.REASON


class RulesCode(Code):
    """Why rules are refused."""

    # Text that cannot be parsed; the argument `why` gives the reason.
    NOT_UNDERSTOOD = message("rules-not-understood", text=QUOTE, why=REASON)
    TOO_LONG = message("rules-too-long", most=NUMBER)
    STRANGE_CHARACTER = message("rules-strange-character", character=QUOTE)
    BRACKETS = message("rules-brackets")
    NO_GAME = message("rules-no-game", games=CHOICES)
    SEVERAL_GAMES = message("rules-several-games", family=NAME, games=CHOICES)
    OPTIONS_OUTSIDE = message("rules-options-outside")
    UNKNOWN_GAME = message("rules-unknown-game", name=QUOTE, games=CHOICES)
    MISSPELT_GAME = message("rules-misspelt-game", name=QUOTE, guess=NAME)
    UNKNOWN_OPTION = message("rules-unknown-option", name=QUOTE, options=CHOICES)
    MISSPELT_OPTION = message("rules-misspelt-option", name=QUOTE, guess=NAME)
    MISSING_OPTION = message("rules-missing-option")
    GIVEN_TWICE = message("rules-given-twice", name=NAME)
    PLAYERS_NUMBER = message("rules-players-number")
    ON_OR_OFF = message("rules-on-or-off", name=NAME, value=QUOTE)

    DUEL_GAME = message("rules-duel-game", "V4", rules=QUOTE, game=NAME)
    TEAMS_GAME = message("rules-teams-game", "W4", rules=QUOTE, game=NAME)
    DUEL_PLAYERS = message("rules-duel-players", "V4", rules=QUOTE)
    TEAMS_PLAYERS = message("rules-teams-players", "W4", rules=QUOTE)
    OPTION_GAME = message("rules-option-game", rules=QUOTE, game=NAME)
    # The rule that is cited depends on the game.
    PLAYERS = message("rules-players", game=NAME, span=NAME, rules=QUOTE)
    PLAYERS_OR_TEAMS = message("rules-players-or-teams", game=NAME, span=NAME, teams=NAME, rules=QUOTE)
    NEEDS_TEAMS = message("rules-needs-teams", "W4", game=NAME, span=NAME, rules=QUOTE)

    TEXT_TYPE = message("rules-text-type", type=NAME)
    GAME_TYPE = message("rules-game-type", type=NAME)
    PLAYERS_TYPE = message("rules-players-type", type=NAME)
    OPTION_TYPE = message("rules-option-type", name=NAME, type=NAME)

    GAME_TAKEN = message("rules-game-taken", name=NAME)
    GAME_NOT_REGISTERED = message("rules-game-not-registered", name=QUOTE)

    NO_SEAT = message("rules-no-seat", number=NUMBER, rules=NAME)
    NO_KINGDOM = message("rules-no-kingdom", number=NUMBER, rules=NAME)
    NO_LINE = message("rules-no-line", number=NUMBER, rules=NAME)
