"""Who sits where: people with their names, and bots. Loads no engine."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING

from fiefdom.components.wording import listed, quoted
from fiefdom.errors import TextError
from fiefdom.rules import Rules

if TYPE_CHECKING:
    from fiefdom.game import Game, Move

    Chooser = Callable[[Game], Move | int]

YOU, BOT = "you", "bot:"
LONGEST_NAME = 30


def _random(source: Random) -> "Chooser":
    return lambda game: source.choice(game.legal_actions)


# A bot's name, and how to make one from a source of random numbers. What it makes chooses a legal move or action.
BOTS: Mapping[str, Callable[[Random], "Chooser"]] = MappingProxyType({"random": _random})


@dataclass(frozen=True, slots=True)
class Player:
    """A person, or a bot if `bot` names one."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Seating:
    """The players of a table, one for each seat, each with a name of its own."""

    rules: Rules
    players: tuple[Player, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    def name(self, seat: int) -> str:
        return self.players[seat].name

    def is_person(self, seat: int) -> bool:
        return self.players[seat].bot is None

    @property
    def has_person(self) -> bool:
        return any(player.bot is None for player in self.players)


def seating(rules: Rules, players: tuple[Player, ...]) -> Seating:
    """A table with these players; the seats that are left go to the random bot. Raises TextError if it has too few."""
    if len(players) > rules.seats:
        raise TextError(f"--seats names {len(players)} players, but {str(rules)!r} has {rules.seats} seats.")
    everybody = (*players, *[Player("random", "random")] * (rules.seats - len(players)))
    names = [player.name for player in everybody]
    told = [
        f"{player.name} {seat + 1}" if player.bot or names.count(player.name) > 1 else player.name
        for seat, player in enumerate(everybody)
    ]
    return Seating(rules, tuple(Player(name, player.bot) for name, player in zip(told, everybody, strict=True)))


def parse_players(text: str) -> tuple[Player, ...]:
    """The players of `you,Ada,bot:random`. Raises TextError, which quotes the text."""
    return tuple(_player(word.strip(), text) for word in text.split(","))


def _player(word: str, text: str) -> Player:
    if word.lower().startswith(BOT):
        bot = known_bot(word[len(BOT) :].strip().lower())
        return Player(bot, bot)
    problem = None
    if not word:
        problem = "a seat is empty"
    elif word.lower() in BOTS:
        problem = f"for the computer's player write {BOT}{word.lower()}"
    elif len(word) > LONGEST_NAME or not word.isprintable():
        problem = f"a name has at most {LONGEST_NAME} signs, all of them printable"
    if problem:
        raise TextError(f"--seats {quoted(text)} is not understood: {problem}.")
    return Player(YOU if word.lower() == YOU else word)


def known_bot(name: str) -> str:
    """The name, if there is such a bot. Raises TextError with the list of those there are."""
    if name not in BOTS:
        raise TextError(f"There is no bot {quoted(name)}; there is {listed(BOTS)}.")
    return name
