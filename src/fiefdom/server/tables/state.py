"""A table as a value: its seats, its games and its log. It changes only through events."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fiefdom.game import Game
from fiefdom.game.fair_shuffle import FairShuffle, commitment_to
from fiefdom.rules import Rules
from fiefdom.server.protocol.messages import COLOURS
from fiefdom.server.protocol.options import TableOptions

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
class Dealing:
    """A game that begins as soon as the nonces are open that seats have committed to, or at a time in milliseconds.

    `begins` is the kind of the event that it begins with.
    """

    begins: str
    secret: str = field(repr=False)
    until: int
    commitments: tuple[tuple[int, str], ...]
    nonces: tuple[tuple[int, str], ...] = ()

    @property
    def commitment(self) -> str:
        """The server's."""
        return commitment_to(self.secret)

    @property
    def awaited(self) -> list[int]:
        """The seats whose nonces are not open yet."""
        opened = dict(self.nonces)
        return [seat for seat, _ in self.commitments if seat not in opened]


@dataclass(frozen=True, slots=True)
class Clocks:
    """Milliseconds `left` of each seat at the time `since`; only that of `running` runs.

    `graced`: the seats that have had their grace in this game.
    """

    left: tuple[int, ...]
    running: int | None
    since: int
    graced: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about a table except keys and connections.

    `games` are all that were started; those from `first_game` on belong to the current match (a Dynasty has three).
    `shuffles` has the fair shuffle of each game, if it has one. `commitments` are those of seats for the next game.
    `rematch` are the seats whose players want to play again after the last game.
    `told`: what is drawn comes from the real box and is told by the players.
    `number` counts the events so far; `at` is the number of the last one that changed a game, which decisions refer to.
    Games are never modified in place. `log` has each entry as JSON, the form in which it is sent: entries are many, and
    hardly ever read here.
    """

    id: str
    rules: Rules
    chairs: tuple[Chair, ...]
    stage: str = "gathering"
    host: int | None = None
    options: TableOptions = field(default_factory=TableOptions)
    games: tuple[Game, ...] = ()
    first_game: int = 0
    number: int = 0
    at: int = 0
    rematch: frozenset[int] = frozenset()
    shuffles: tuple[FairShuffle | None, ...] = field(default=(), repr=False)
    commitments: tuple[tuple[int, str], ...] = ()
    dealing: Dealing | None = None
    clocks: Clocks | None = None
    # The seats that have lost the current game by the clock.
    lost: frozenset[int] = frozenset()
    told: bool = False
    # Wins and points of each seat since the players last changed, and after how many games; empty before the first.
    tally: tuple[tuple[int, int], ...] = ()
    series_games: int = 0
    # Whether seats are swapped before a rematch, and who played the games before seats were last swapped.
    swaps: bool = False
    seatings: tuple[tuple[Chair, ...], ...] = field(default=(), repr=False)
    log: tuple[bytes, ...] = field(default=(), repr=False)

    @property
    def game(self) -> Game | None:
        """The game in progress, or the last one played."""
        return self.games[-1] if self.games else None

    @property
    def draws(self) -> FairShuffle | None:
        """What decides the draws of the game in progress. Games do not know it, so nobody can look ahead in a copy."""
        return self.shuffles[-1] if self.shuffles else None

    @property
    def deadline(self) -> int | None:
        """The time in milliseconds at which something happens by itself (`commands.expire`)."""
        if self.dealing is not None:
            return self.dealing.until
        if self.clocks is None or self.clocks.running is None:
            return None
        return self.clocks.since + self.clocks.left[self.clocks.running]

    @property
    def match_games(self) -> tuple[Game, ...]:
        """The games of the current match."""
        return self.games[self.first_game :]

    def players_of(self, game: int) -> tuple[Chair, ...]:
        """The chairs of a game, by its number."""
        return self.seatings[game] if game < len(self.seatings) else self.chairs

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
        game = self.game
        return bool(
            game is not None
            and self.stage == "playing"
            and self.options.undo
            and self.number == self.at
            and game.history
            and (self.told or game.history[-1].seat is not None)
        )

    def shows(self, actor: Actor) -> bool:
        """Whether somebody may see the table now."""
        is_public = self.options.spectators != "none" or self.stage in ("over", "record")
        return is_public or bool(actor.seats) or actor.is_host

    def may_undo(self, actor: Actor) -> bool:
        """Whether this actor may undo the last event."""
        is_own = bool(actor.seats) if self.told else self.last_seat in actor.seats
        return self.can_undo and is_own

    @property
    def chance(self) -> str:
        """How games at this table get their chance, as `Game.new` takes it."""
        return "told" if self.told else "drawn"

    @property
    def undecided(self) -> list[int]:
        """The seats of people who have not agreed to a rematch."""
        people = (seat for seat, chair in enumerate(self.chairs) if chair.who == "person" and not chair.substitute)
        return [seat for seat in people if seat not in self.rematch]

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
    return sum([played.seat is not None for played in game])
