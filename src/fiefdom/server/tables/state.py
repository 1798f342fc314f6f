"""A table as a value: its seats, its games and its log. It changes only through events."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fiefdom.game import Game
from fiefdom.rules import Rules
from fiefdom.server.protocol.messages import COLOURS
from fiefdom.server.protocol.views import LogEntry

BOT_NAMES = ("Ada", "Bence", "Celina", "Dorka", "Emil", "Franka", "Gustaw", "Hanna")


@dataclass(frozen=True, slots=True)
class TableEvent:
    """Something that happened at a table, as stored: its kind, plain values, and the time in milliseconds."""

    kind: str
    data: Mapping[str, Any]
    time: int


@dataclass(frozen=True, slots=True)
class Actor:
    """Who sends a command: the seats that this browser or program holds, and whether it is the host."""

    seats: frozenset[int] = frozenset()
    is_host: bool = False


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and its occupant. `substitute`: a bot of `level` plays for the person until the seat is given back."""

    name: str = ""
    colour: int = 1
    who: str = "open"
    level: str | None = None
    substitute: bool = False

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here, if any."""
        return self.level if self.who == "bot" or self.substitute else None


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about a table except keys and connections.

    `games` are all that were started; those from `first_game` on belong to the current match (a Dynasty has three).
    `number` counts the events so far; `at` is the number of the last one that changed a game, which decisions refer to.
    Games are never modified in place.
    """

    id: str
    rules: Rules
    chairs: tuple[Chair, ...]
    stage: str = "gathering"
    host: int | None = None
    games: tuple[Game, ...] = ()
    first_game: int = 0
    number: int = 0
    at: int = 0
    log: tuple[LogEntry, ...] = field(default=(), repr=False)

    @property
    def game(self) -> Game | None:
        """The game in progress, or the last one played."""
        return self.games[-1] if self.games else None

    @property
    def match_games(self) -> tuple[Game, ...]:
        """The games of the current match."""
        return self.games[self.first_game :]

    @property
    def to_move(self) -> int | None:
        """The seat to move, or None."""
        return self.game.to_move if self.game is not None and self.stage == "playing" else None

    @property
    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and level of the bot to move, if it is a bot's turn."""
        seat = self.to_move
        level = None if seat is None else self.chairs[seat].bot
        return None if seat is None or level is None else (seat, level)

    @property
    def can_undo(self) -> bool:
        """Whether the player who made the last decision could undo it: nothing was revealed after it."""
        last = self.log[-1] if self.log else None
        game = self.game
        return bool(
            game is not None
            and self.stage == "playing"
            and last is not None
            and last.number == self.at
            and game.history
            and game.history[-1].seat is not None
        )

    @property
    def last_seat(self) -> int | None:
        """The seat that made the last decision in the current game."""
        game = self.game
        return game.history[-1].seat if game is not None and game.history else None


def free_colour(chairs: tuple[Chair, ...], wanted: int | None) -> int:
    """The wanted colour if it is free, otherwise the first free one."""
    used = {chair.colour for chair in chairs if chair.who != "open"}
    if wanted is not None and wanted not in used:
        return wanted
    return next(colour for colour in range(1, COLOURS + 1) if colour not in used)


def decisions(game: Game) -> int:
    """The number of decisions made in a game."""
    return sum(played.seat is not None for played in game)
