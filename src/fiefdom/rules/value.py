"""`Rules`: which game is played, by how many players, with which options."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from operator import index

from fiefdom.errors import InvalidType, NoSuchItem, RulesError
from fiefdom.rules.checks import default_players, number_text, player_counts, refusal
from fiefdom.rules.games import GameDescription, described, games
from fiefdom.rules.parsing import parse
from fiefdom.rules.refusals import RulesCode
from fiefdom.rules.words import OPTIONS


@dataclass(frozen=True, slots=True, init=False, repr=False, order=True)
class Rules:
    """A legal combination of game, number of players and options; an illegal one cannot be constructed.

    Hashable, orderable and picklable. `str` returns the canonical text, which `parse` reads; `repr` is an expression
    that recreates the object.

    >>> rules = Rules.parse("queendomino(3, harmony)")
    >>> str(rules), rules.side, rules.lines
    ('queendomino(players=3, harmony)', 5, 12)

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
        """`players` defaults to 2 with Mighty Duel, 8 with teams, else the game's default (4 in built-in games).

        Raises RulesError for a combination that the rules do not allow and InvalidType for values of the wrong type.
        """
        switches = dict(zip(OPTIONS, (middle_kingdom, harmony, dynasty, mighty_duel, teams), strict=True))
        _check_kinds(game, players, switches)
        options = tuple(name for name, is_on in switches.items() if is_on)
        number = default_players(game, options) if players is None else index(players)
        reason = refusal(game, number, options, _text(game, number, options))
        if reason:
            raise RulesError(reason)
        object.__setattr__(self, "game", game)
        object.__setattr__(self, "players", number)
        for name, is_on in switches.items():
            object.__setattr__(self, name, is_on)

    @classmethod
    def parse(cls, text: str) -> "Rules":
        """Parse a text such as `queendomino(players=3, harmony)` or the name of a preset.

        Upper case, spaces, hyphens for underscores, a bare number for the players and `harmony=off` are
        accepted. Raises RulesError, whose reason quotes the text and says what is wrong with it.
        """
        game, players, options = parse(text)
        return cls(game, players, **dict.fromkeys(options, True))

    @classmethod
    def all(cls) -> Iterator["Rules"]:
        """All legal combinations, each once and always in the same order."""
        subsets = [subset for size in range(len(OPTIONS) + 1) for subset in combinations(OPTIONS, size)]
        for game in games():
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
        """The names of the options that are on, in canonical order."""
        return tuple(name for name in OPTIONS if getattr(self, name))

    # Game and components

    @property
    def description(self) -> GameDescription:
        """The description of the game, which covers all numbers of players and options."""
        return described(self.game)

    @property
    def family(self) -> str:
        """The name of the family that the game belongs to."""
        return self.description.family

    @property
    def is_origins(self) -> bool:
        return self.family == "origins"

    @property
    def has_buildings(self) -> bool:
        """Whether coins, knights, towers, buildings, queen and dragon are in play (Q, W)."""
        return "buildings" in self.description.pieces

    @property
    def has_resources(self) -> bool:
        return "resources" in self.description.pieces

    @property
    def has_totems(self) -> bool:
        return "totems" in self.description.pieces

    @property
    def has_cavemen(self) -> bool:
        return "cavemen" in self.description.pieces

    @property
    def box_names(self) -> tuple[str, ...]:
        """The boxes in play. Lines alternate between them, starting with the first box (W1)."""
        return self.description.boxes

    @property
    def side(self) -> int:
        """N, where a kingdom must fit in N x N squares (C2)."""
        return self.description.side(self)

    # Seats, kings and kingdoms

    @property
    def seats(self) -> int:
        return self.players

    @property
    def kings(self) -> tuple[int, ...]:
        """How many kings each seat has (K1, Q1, O1; W4: with seven players, the last one has two)."""
        if self.players == 2:
            return (2, 2)
        return (1,) * 6 + (2,) if self.players == 7 else (1,) * self.players

    @property
    def kingdoms(self) -> int:
        """How many kingdoms are built: one per seat, or one per team (W4)."""
        return (self.players + 1) // 2 if self.teams else self.players

    def kingdom_of(self, seat: int) -> int:
        """The kingdom this seat builds. Raises NoSuchItem if there is no such seat."""
        if not 0 <= seat < self.players:
            raise NoSuchItem(RulesCode.NO_SEAT(number=index(seat), rules=str(self)))
        return seat // 2 if self.teams else seat

    def seats_of(self, kingdom: int) -> tuple[int, ...]:
        """The seats that build this kingdom, ascending. Raises NoSuchItem if there is no such kingdom."""
        if not 0 <= kingdom < self.kingdoms:
            raise NoSuchItem(RulesCode.NO_KINGDOM(number=index(kingdom), rules=str(self)))
        return tuple(seat for seat in range(self.players) if self.kingdom_of(seat) == kingdom)

    # Lines

    @property
    def line_size(self) -> int:
        """How many dominoes a line has; if there are more than kings, some stay unclaimed (Q1, W3)."""
        return self.description.line_size(self)

    @property
    def lines(self) -> int:
        """How many lines are laid out in a game, which is also the number of rounds (K2, K5, Q1, W2, W3, O1)."""
        return self.description.lines(self)

    def box_of_line(self, line: int) -> str:
        """The box that a line comes from, counting lines from 0 (W1). Raises NoSuchItem if there is no such line."""
        if not 0 <= line < self.lines:
            raise NoSuchItem(RulesCode.NO_LINE(number=index(line), rules=str(self)))
        return self.box_names[line % len(self.box_names)]

    @property
    def opening(self) -> str:
        """How the first line is claimed: `drawn` (C6, K3), `snake` (Q2) or `pairs` (O2)."""
        return self.description.opening_for_two if self.players == 2 else "drawn"

    # The end

    @property
    def games(self) -> int:
        """How many games are played in a row (V1)."""
        return 3 if self.dynasty else 1

    @property
    def has_crown_tie_break(self) -> bool:
        """Whether the number of crowns breaks ties between equal largest territories (C12)."""
        return not self.has_buildings


def _text(game: str, players: int, options: tuple[str, ...]) -> str:
    return f"{game}({', '.join((f'players={number_text(players)}', *options))})"


def _check_kinds(game: str, players: int | None, switches: dict[str, bool]) -> None:
    if not isinstance(game, str):
        raise InvalidType(RulesCode.GAME_TYPE(type=type(game).__name__))
    if isinstance(players, bool) or not (players is None or hasattr(players, "__index__")):
        raise InvalidType(RulesCode.PLAYERS_TYPE(type=type(players).__name__))
    for name, is_on in switches.items():
        if not isinstance(is_on, bool):
            raise InvalidType(RulesCode.OPTION_TYPE(name=name, type=type(is_on).__name__))
    if game not in games():
        raise RulesError(RulesCode.UNKNOWN_GAME(name=game, games=games()))
