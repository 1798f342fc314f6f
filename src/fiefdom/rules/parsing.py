"""Parses rules from text: `game`, `preset`, `game(players=3, option, option=off)`."""

from typing import NamedTuple, NoReturn

from fiefdom.components.wording import nearest
from fiefdom.errors import InvalidType, RulesError
from fiefdom.reasons import Reason
from fiefdom.rules.checks import default_players, refusal
from fiefdom.rules.games import games, games_of
from fiefdom.rules.refusals import RulesCode
from fiefdom.rules.words import OPTIONS, PRESET_TABLE

LONGEST_TEXT = 200

_SIGNS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_-+(),= \t\r\n")
_NUMBERS = ("no game", "one game", "two games", "three games", "four games")
_SWITCH = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


class Wish(NamedTuple):
    """The contents of a text; `players` is None if the text does not give a number."""

    game: str
    players: int | None
    options: frozenset[str]


def parse(text: str) -> tuple[str, int, frozenset[str]]:
    """Parse a legal combination of game, players and options.

    Upper case, spaces, and hyphens or spaces for underscores are accepted. Raises RulesError, whose reason
    quotes the text, for anything else; InvalidType if `text` is not a string.
    """
    if not isinstance(text, str):
        raise InvalidType(RulesCode.TEXT_TYPE(type=type(text).__name__))
    game, players, options = _wish(text)
    if players is None:
        players = default_players(game, options)
    reason = refusal(game, players, options, text)
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
            _refuse(text, RulesCode.GIVEN_TWICE(name=name))
        given.add(name)
        if name == "players":
            wish = wish._replace(players=value)
        else:
            wish = wish._replace(options=wish.options | {name} if value else wish.options - {name})
    return wish


def _split(text: str) -> tuple[str, list[str]]:
    """The name before the parentheses and the parts between the commas inside them."""
    if len(text) > LONGEST_TEXT:
        _refuse(text, RulesCode.TOO_LONG(most=LONGEST_TEXT))
    strange = next((sign for sign in text if sign.lower() not in _SIGNS or not sign.isascii()), None)
    if strange is not None:
        _refuse(text, RulesCode.STRANGE_CHARACTER(character=strange))
    head, opened, rest = text.strip().partition("(")
    inside, closed, after = rest.partition(")")
    if bool(opened) != bool(closed) or after or ")" in head or "(" in inside:
        _refuse(text, RulesCode.BRACKETS())
    if not head:
        _refuse(text, RulesCode.NO_GAME(games=games()))
    return head, inside.split(",") if inside.strip() else []


def _named(text: str, name: str) -> Wish:
    if name in games():
        return Wish(name, None, frozenset())
    if name in PRESET_TABLE:
        return Wish(*parse(PRESET_TABLE[name][0]))
    if games_of(name):
        _refuse(text, RulesCode.SEVERAL_GAMES(family=name.title(), games=games_of(name)))
    if any(sign in name for sign in ",=") or name.startswith(tuple(f"{game}_" for game in games())):
        _refuse(text, RulesCode.OPTIONS_OUTSIDE())
    guess = nearest(name, (*games(), *PRESET_TABLE))
    unknown = RulesCode.UNKNOWN_GAME(name=name, games=games())
    _refuse(text, RulesCode.MISSPELT_GAME(name=name, guess=guess) if guess else unknown)


def _argument(text: str, argument: str) -> tuple[str, int]:
    """`players` with the number, or the name of an option with 1 for on and 0 for off."""
    name, equals, value = (part.strip().lower() for part in argument.partition("="))
    if not name:
        _refuse(text, RulesCode.MISSING_OPTION())
    if not equals and _is_number(name):
        return "players", int(name)
    name = _word(name)
    if name == "players":
        if not _is_number(value):
            _refuse(text, RulesCode.PLAYERS_NUMBER())
        return name, int(value)
    if name not in OPTIONS:
        guess = nearest(name, ("players", *OPTIONS))
        unknown = RulesCode.UNKNOWN_OPTION(name=name, options=OPTIONS)
        _refuse(text, RulesCode.MISSPELT_OPTION(name=name, guess=guess) if guess else unknown)
    if equals and value not in _SWITCH:
        _refuse(text, RulesCode.ON_OR_OFF(name=name, value=value))
    return name, _SWITCH[value] if equals else True


def _word(name: str) -> str:
    return "_".join(name.lower().replace("-", " ").replace("_", " ").split())


def _is_number(text: str) -> bool:
    digits = text[1:] if text[:1] in ("-", "+") else text
    return digits.isascii() and digits.isdigit()


def _refuse(text: str, why: Reason) -> NoReturn:
    raise RulesError(RulesCode.NOT_UNDERSTOOD(text=text, why=why))
