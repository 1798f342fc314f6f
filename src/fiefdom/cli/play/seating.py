"""Who sits where: people with their names, and bots. Loads the engine only to check the name of a bot."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from fiefdom.cli.refusals import CommandCode
from fiefdom.errors import TextError
from fiefdom.languages import Say, has
from fiefdom.rules import Rules

if TYPE_CHECKING:
    from fiefdom.bots import Bot

YOU, BOT = "you", "bot:"
USUAL_BOT = "normal"
LONGEST_NAME = 30


class NamedSeat(Protocol):
    """A seat of a record."""

    @property
    def name(self) -> str: ...
    @property
    def bot(self) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Player:
    """A person, or a bot if `bot` names one."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Seating:
    """The players at a table, one per seat, with unique names."""

    rules: Rules
    players: tuple[Player, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    def name(self, seat: int) -> str:
        return self.players[seat].name

    def spoken(self, say: Say) -> "Seating":
        """The same table, with `you` and the bot levels translated."""
        told = [_spoken(player, seat, say) for seat, player in enumerate(self.players)]
        return Seating(self.rules, tuple(Player(name, each.bot) for name, each in zip(told, self.players, strict=True)))

    def is_person(self, seat: int) -> bool:
        return self.players[seat].bot is None

    @property
    def has_person(self) -> bool:
        return any(player.bot is None for player in self.players)


def _spoken(player: Player, seat: int, say: Say) -> str:
    """Names given by people are left unchanged."""
    if player.name in (YOU, f"{YOU} {seat + 1}"):
        return player.name.replace(YOU, say("terminal-you"))
    kind = (player.bot or "").partition(":")[0]
    if not kind or player.name != f"{kind} {seat + 1}":
        return player.name
    key = f"level-{kind}"
    return say("bot-name", number=seat + 1, kind=say(key).lower() if has(key) else kind)


def seating(rules: Rules, players: tuple[Player, ...], level: str = USUAL_BOT) -> Seating:
    """A table with these players; bots of the given level take the remaining seats.

    Raises TextError if there are too few seats, or if a bot does not play this game.
    """
    if len(players) > rules.seats:
        raise TextError(CommandCode.TOO_MANY_PLAYERS(players=len(players), rules=str(rules), seats=rules.seats))
    everybody = (*players, *[_bot(level)] * (rules.seats - len(players)))
    for player in everybody:
        if player.bot is not None and not known_bot(player.bot).plays(rules):
            raise TextError(CommandCode.BOT_OF_ANOTHER_GAME(bot=player.bot, rules=str(rules)))
    names = [player.name for player in everybody]
    told = [
        f"{player.name} {seat + 1}" if player.bot or names.count(player.name) > 1 else player.name
        for seat, player in enumerate(everybody)
    ]
    return Seating(rules, tuple(Player(name, player.bot) for name, player in zip(told, everybody, strict=True)))


def seated(rules: Rules, seats: Sequence[NamedSeat], say: Say) -> Seating:
    """The players of a record, translated; seats without a name are numbered."""
    players = [Player(seat.name, seat.bot) for seat in seats[: rules.seats]]
    players += [Player(say("seat-here", number=seat + 1)) for seat in range(len(players), rules.seats)]
    return Seating(rules, tuple(players)).spoken(say)


def parse_players(text: str) -> tuple[Player, ...]:
    """Parse players such as `you,Ada,bot:hard`. Raises TextError, which quotes the text."""
    words: list[str] = []
    for piece in _pieces(text):
        # A piece with `=` before any colon is an option of the bot before it.
        words = [*words[:-1], f"{words[-1]},{piece}"] if words and _is_option(piece, words[-1]) else [*words, piece]
    return tuple(_player(word.strip(), text) for word in words)


def _pieces(text: str) -> list[str]:
    if '"' not in text:
        return text.split(",")
    from fiefdom.bots.programs.names import split_unquoted

    return split_unquoted(text)


def _is_option(piece: str, before: str) -> bool:
    return before.strip().lower().startswith(BOT) and before.count(":") > 1 and "=" in piece.partition(":")[0]


def _player(word: str, text: str) -> Player:
    if word.lower().startswith(BOT):
        return _bot(word[len(BOT) :].strip())
    if not word:
        raise TextError(CommandCode.EMPTY_SEAT(text=text))
    if word.lower() in _bot_names():
        raise TextError(CommandCode.BARE_BOT(text=text, bot=f"{BOT}{word.lower()}"))
    if len(word) > LONGEST_NAME or not word.isprintable():
        raise TextError(CommandCode.LONG_NAME(text=text, longest=LONGEST_NAME))
    return Player(YOU if word.lower() == YOU else word)


def _bot(text: str) -> Player:
    """A bot is named after its type, without its options."""
    return Player(text.partition(":")[0].strip().lower(), known_bot(text).name)


def known_bot(text: str) -> "Bot":
    """The bot for a name with options, as understood by `fiefdom.bot`. Raises TextError."""
    from fiefdom.bots import bot

    return bot(text)


def _bot_names() -> tuple[str, ...]:
    from fiefdom.bots import names

    return names()
