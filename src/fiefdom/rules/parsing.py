"""Reads rules from text: `game`, `preset`, `game(players=3, option, option=off)`."""

from typing import NamedTuple, NoReturn

from fiefdom.components.wording import listed, nearest, quoted
from fiefdom.errors import RulesError
from fiefdom.rules.checks import default_players, refusal
from fiefdom.rules.games import games, games_of
from fiefdom.rules.words import OPTIONS, PRESET_TABLE

LONGEST_TEXT = 200

_SIGNS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_-+(),= \t\r\n")
_NUMBERS = ("no game", "one game", "two games", "three games", "four games")
_SWITCH = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


class Wish(NamedTuple):
    """What a text asks for; `players` is None where it leaves the number open."""

    game: str
    players: int | None
    options: frozenset[str]


def parse(text: str) -> tuple[str, int, frozenset[str]]:
    """Game, players and options of a legal combination.

    Upper case, spaces, and hyphens or spaces for underscores are forgiven. Raises RulesError, with a sentence
    that quotes the text, for anything else; TypeError if `text` is no string.
    """
    if not isinstance(text, str):
        raise TypeError(f"rules are parsed from a string, not from {type(text).__name__}")
    game, players, options = _wish(text)
    if players is None:
        players = default_players(game, options)
    reason = refusal(game, players, options, quoted(text))
    if reason:
        raise RulesError(reason)
    return game, players, options


def _wish(text: str) -> Wish:
    head, arguments = _split(text)
    wish = _named(text, _word(head))
    given: set[str] = set()
    for argument in arguments:
        name, value = _argument(text, argument)
        if name in given:
            _refuse(text, f"it gives {name} twice")
        given.add(name)
        if name == "players":
            wish = wish._replace(players=value)
        else:
            wish = wish._replace(options=wish.options | {name} if value else wish.options - {name})
    return wish


def _split(text: str) -> tuple[str, list[str]]:
    """The name before the brackets and the pieces between the commas inside them."""
    if len(text) > LONGEST_TEXT:
        _refuse(text, f"it is longer than {LONGEST_TEXT} signs")
    strange = next((sign for sign in text if sign.lower() not in _SIGNS or not sign.isascii()), None)
    if strange is not None:
        _refuse(text, f"the sign {quoted(strange)} has no place in rules")
    head, opened, rest = text.strip().partition("(")
    inside, closed, after = rest.partition(")")
    if bool(opened) != bool(closed) or after or ")" in head or "(" in inside:
        _refuse(text, "it may have one pair of brackets, at the end")
    if not head:
        _refuse(text, f"it must begin with a game, which is {listed(games())}")
    return head, inside.split(",") if inside.strip() else []


def _named(text: str, name: str) -> Wish:
    if name in games():
        return Wish(name, None, frozenset())
    if name in PRESET_TABLE:
        return Wish(*parse(PRESET_TABLE[name][0]))
    if games_of(name):
        _refuse(text, f"{name.title()} is {_NUMBERS[len(games_of(name))]}, so write {listed(games_of(name))}")
    if any(sign in name for sign in ",=") or name.startswith(tuple(f"{game}_" for game in games())):
        _refuse(text, "options come in brackets after the game, as in queendomino(players=3, harmony)")
    _refuse(text, f"there is no game {quoted(name)}; {_hint(name, (*games(), *PRESET_TABLE), games())}")


def _argument(text: str, argument: str) -> tuple[str, int]:
    """The option's name with its number of players, or with 1 for on and 0 for off."""
    name, equals, value = (part.strip().lower() for part in argument.partition("="))
    if not name:
        _refuse(text, "an option is missing where a comma or an equals sign stands")
    if not equals and _is_number(name):
        return "players", int(name)
    name = _word(name)
    if name == "players":
        if not _is_number(value):
            _refuse(text, "players needs a whole number, as in players=3")
        return name, int(value)
    if name not in OPTIONS:
        _refuse(text, f"there is no option {quoted(name)}; {_hint(name, ('players', *OPTIONS), OPTIONS)}")
    if equals and value not in _SWITCH:
        _refuse(text, f"{name} is on or off and not {quoted(value)}")
    return name, _SWITCH[value] if equals else True


def _word(name: str) -> str:
    return "_".join(name.lower().replace("-", " ").replace("_", " ").split())


def _is_number(text: str) -> bool:
    digits = text[1:] if text[:1] in ("-", "+") else text
    return digits.isascii() and digits.isdigit()


def _hint(word: str, known: tuple[str, ...], offered: tuple[str, ...]) -> str:
    guess = nearest(word, known)
    return f"perhaps {guess} was meant" if guess else f"it must be {listed(offered)}"


def _refuse(text: str, reason: str) -> NoReturn:
    raise RulesError(f"{quoted(text)} is not understood: {reason}.")
