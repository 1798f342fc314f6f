"""`Rules`: which game is played, by how many, with which options."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from operator import index

from fiefdom.components.wording import listed, quoted
from fiefdom.errors import RulesError
from fiefdom.rules.checks import default_players, number_text, player_counts, refusal
from fiefdom.rules.parsing import parse
from fiefdom.rules.words import GAMES, OPTIONS, ORIGINS_GAMES


@dataclass(frozen=True, slots=True, init=False, repr=False, order=True)
class Rules:
    """A legal combination of game, number of players and options; there is no other kind.

    Hashable, comparable, picklable. `str` gives the canonical text, which `parse` reads back; `repr` rebuilds
    the object.
    """

    game: str
    players: int
    middle_kingdom: bool
    harmony: bool
    dynasty: bool
    mighty_duel: bool
    teams: bool

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        middle_kingdom: bool = False,
        harmony: bool = False,
        dynasty: bool = False,
        mighty_duel: bool = False,
        teams: bool = False,
    ) -> None:
        """Without `players`: 4, Mighty Duel 2, teams 8.

        Raises RulesError for a combination that no rule knows and TypeError for values of the wrong kind.
        """
        switches = dict(zip(OPTIONS, (middle_kingdom, harmony, dynasty, mighty_duel, teams), strict=True))
        _check_kinds(game, players, switches)
        options = tuple(name for name, is_on in switches.items() if is_on)
        number = default_players(options) if players is None else index(players)
        reason = refusal(game, number, options, quoted(_text(game, number, options)))
        if reason:
            raise RulesError(reason)
        object.__setattr__(self, "game", game)
        object.__setattr__(self, "players", number)
        for name, is_on in switches.items():
            object.__setattr__(self, name, is_on)

    @classmethod
    def parse(cls, text: str) -> "Rules":
        """The rules a text such as `queendomino(players=3, harmony)` or a preset's name asks for.

        Upper case, spaces, hyphens for underscores, a bare number for the players and `harmony=off` are
        understood. Raises RulesError, whose sentence quotes the text and says what is wrong with it.
        """
        game, players, options = parse(text)
        return cls(game, players, **dict.fromkeys(options, True))

    @classmethod
    def all(cls) -> Iterator["Rules"]:
        """Every legal combination once, always in the same order."""
        subsets = [subset for size in range(len(OPTIONS) + 1) for subset in combinations(OPTIONS, size)]
        for game in GAMES:
            for options in subsets:
                for players in player_counts(game, options):
                    yield cls(game, players, **dict.fromkeys(options, True))

    def __str__(self) -> str:
        return _text(self.game, self.players, self.options)

    def __repr__(self) -> str:
        options = "".join(f", {name}=True" for name in self.options)
        return f"Rules({self.game!r}, players={self.players}{options})"

    @property
    def options(self) -> tuple[str, ...]:
        """The words of the options that are on, in canonical order."""
        return tuple(name for name in OPTIONS if getattr(self, name))

    # What is on the table

    @property
    def is_origins(self) -> bool:
        return self.game in ORIGINS_GAMES

    @property
    def family(self) -> str:
        return "origins" if self.is_origins else "queendomino" if self.has_buildings else "kingdomino"

    @property
    def has_buildings(self) -> bool:
        """Whether coins, knights, towers, buildings, queen and dragon are in play (Q, W)."""
        return self.game in ("queendomino", "royal_wedding")

    @property
    def has_resources(self) -> bool:
        return self.game in ("totem", "tribe")

    @property
    def has_totems(self) -> bool:
        return self.game == "totem"

    @property
    def has_cavemen(self) -> bool:
        return self.game == "tribe"

    @property
    def box_names(self) -> tuple[str, ...]:
        """The boxes in play. Lines come from them in turn, the first line from the first box (W1)."""
        if self.is_origins:
            return ("origins",)
        return ("queendomino", "kingdomino") if self.game == "royal_wedding" else (self.game,)

    @property
    def side(self) -> int:
        """N of the N x N box a kingdom must fit in (C2)."""
        if self.game == "kingdomino":
            return 7 if self.mighty_duel else 5
        if self.game == "royal_wedding":
            return 7 if self.teams or self.players <= 4 else 5
        return 7 if self.players == 2 else 5

    # Seats, kings and kingdoms

    @property
    def seats(self) -> int:
        return self.players

    @property
    def kings(self) -> tuple[int, ...]:
        """How many kings each seat has (K1, Q1, O1; W4: with seven, the last has two)."""
        if self.players == 2:
            return (2, 2)
        return (1,) * 6 + (2,) if self.players == 7 else (1,) * self.players

    @property
    def kingdoms(self) -> int:
        """How many kingdoms are built: one for each seat, in teams one for each team (W4)."""
        return (self.players + 1) // 2 if self.teams else self.players

    def kingdom_of(self, seat: int) -> int:
        """The kingdom this seat builds. Raises IndexError if there is no such seat."""
        if not 0 <= seat < self.players:
            raise IndexError(f"there is no seat {seat} in {self}")
        return seat // 2 if self.teams else seat

    def seats_of(self, kingdom: int) -> tuple[int, ...]:
        """The seats that build this kingdom, ascending. Raises IndexError if there is no such kingdom."""
        if not 0 <= kingdom < self.kingdoms:
            raise IndexError(f"there is no kingdom {kingdom} in {self}")
        return tuple(seat for seat in range(self.players) if self.kingdom_of(seat) == kingdom)

    # Lines

    @property
    def line_size(self) -> int:
        """Dominoes in a line; more than there are kings where some stay unclaimed (Q1, W3)."""
        if self.game == "kingdomino" and self.players == 3:
            return 3
        return 8 if self.players >= 5 else 4

    @property
    def lines(self) -> int:
        """How many lines are laid out in one game, and so how many rounds it has (K2, K5, Q1, W2, W3, O1)."""
        if self.game == "kingdomino" and self.players == 2:
            return 12 if self.mighty_duel else 6
        return 24 if self.game == "royal_wedding" and self.players <= 4 else 12

    def box_of_line(self, line: int) -> str:
        """The box that the line comes from, lines counted from 0 (W1). Raises IndexError if there is none."""
        if not 0 <= line < self.lines:
            raise IndexError(f"there is no line {line} in {self}")
        return self.box_names[line % len(self.box_names)]

    @property
    def opening(self) -> str:
        """How the first line is claimed: `drawn` (C6, K3), `snake` (Q2) or `pairs` (O2)."""
        if self.players > 2 or self.game == "kingdomino":
            return "drawn"
        return "pairs" if self.is_origins else "snake"

    # The end

    @property
    def games(self) -> int:
        """How many games are played in a row (V1)."""
        return 3 if self.dynasty else 1

    @property
    def has_crown_tie_break(self) -> bool:
        """Whether the most crowns decide between equal largest territories (C12)."""
        return not self.has_buildings


def _text(game: str, players: int, options: tuple[str, ...]) -> str:
    return f"{game}({', '.join((f'players={number_text(players)}', *options))})"


def _check_kinds(game: str, players: int | None, switches: dict[str, bool]) -> None:
    if not isinstance(game, str):
        raise TypeError(f"game must be a string, not {type(game).__name__}")
    if isinstance(players, bool) or not (players is None or hasattr(players, "__index__")):
        raise TypeError(f"players must be a whole number, not {type(players).__name__}")
    for name, is_on in switches.items():
        if not isinstance(is_on, bool):
            raise TypeError(f"{name} must be True or False, not {type(is_on).__name__}")
    if game not in GAMES:
        raise RulesError(f"There is no game {quoted(game)}; the games are {listed(GAMES)}.")
