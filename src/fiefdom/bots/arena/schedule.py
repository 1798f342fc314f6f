"""Who plays whom: tables, deals and rotations.

A *table* says which bot plays which kingdom; a *deal* is the sequence of chance events. Every deal is played at every
table, once with each distinct rotation of the seats:

    bots               tables
    one                that bot in all kingdoms
    two                the first in one kingdom, the second in all others
    up to one each     all bots; if there are kingdoms left, some bots play more than one, in all ways in turn
    more               every choice of as many bots as there are kingdoms

With `exchanged` two bots take alternate kingdoms, and every deal is played twice, the second time with the bots
exchanged. Two equal bots score the same in such a pair of games, whatever the number of kingdoms.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from fiefdom.bots.arena.bot_lists import require_players
from fiefdom.bots.refusals import ArenaCode
from fiefdom.errors import InvalidArgument, TextError
from fiefdom.rules import Rules

Seats = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Settings:
    """What determines the games of a run: equal settings give equal games. Bots are written as by `split_bots`."""

    rules: Rules
    bots: tuple[str, ...]
    seed: int = 1
    exchanged: bool = False

    def __post_init__(self) -> None:
        """Raises TextError if one of the bots does not play these rules."""
        if self.exchanged and len(self.bots) != 2:
            raise TextError(ArenaCode.SPRT_BOTS(bots=len(self.bots)))
        require_players(self.rules, self.bots)
        if not self.bots:
            raise InvalidArgument(ArenaCode.NO_BOTS())


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: `seats` has the index of the bot for each kingdom."""

    number: int
    deal: int
    table: int
    rotation: int
    seats: Seats


def tables(bots: int, kingdoms: int) -> list[Seats]:
    """All tables for that many bots (see the module docstring)."""
    if bots == 2:
        return [(0,) + (1,) * (kingdoms - 1)]
    if bots > kingdoms:
        return list(combinations(range(bots), kingdoms))
    times, more = divmod(kingdoms, bots)
    return [tuple(sorted([*range(bots)] * times + [*twice])) for twice in combinations(range(bots), more)]


def rotations(seats: Seats) -> list[Seats]:
    """All distinct rotations of the seats."""
    return list(dict.fromkeys(seats[-shift:] + seats[:-shift] for shift in range(len(seats))))


def _places(settings: Settings) -> list[tuple[int, int, Seats]]:
    """The games of a deal: table, rotation and seats of each."""
    kingdoms = settings.rules.kingdoms
    if settings.exchanged:
        return [(0, turn, tuple((kingdom + turn) % 2 for kingdom in range(kingdoms))) for turn in range(2)]
    return [
        (table, rotation, seats)
        for table, first in enumerate(tables(len(settings.bots), kingdoms))
        for rotation, seats in enumerate(rotations(first))
    ]


def games_per_deal(settings: Settings) -> int:
    """How many games play the same deal."""
    return len(_places(settings))


def plan(settings: Settings, games: int) -> Iterator[Pairing]:
    """At least `games` games, deal by deal; the last deal is completed. A larger number only adds games at the end."""
    every = _places(settings)
    for deal in range(-(-games // len(every))):
        for index, (table, rotation, seats) in enumerate(every):
            yield Pairing(deal * len(every) + index, deal, table, rotation, seats)


def rounded(settings: Settings, games: int) -> int:
    """The number of games that `plan` yields."""
    each = games_per_deal(settings)
    return -(-games // each) * each
