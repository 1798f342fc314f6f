"""Who plays whom: tables, deals and rotations.

A *table* says which bot plays which kingdom; a *deal* is the sequence of chance events. Every deal is played at every
table, once with each distinct rotation of the seats:

    bots               tables
    one                that bot in all kingdoms
    two                the first in one kingdom, the second in all others
    up to one each     all bots; if there are kingdoms left, some bots play more than one, in all ways in turn
    more               every choice of as many bots as there are kingdoms
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from fiefdom.bots.arena.bot_lists import require_players
from fiefdom.bots.refusals import ArenaCode
from fiefdom.errors import InvalidArgument
from fiefdom.rules import Rules

Seats = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Settings:
    """What determines the games of a run: equal settings give equal games. Bots are written as by `split_bots`."""

    rules: Rules
    bots: tuple[str, ...]
    seed: int = 1

    def __post_init__(self) -> None:
        """Raises TextError if one of the bots does not play these rules."""
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


def games_per_deal(settings: Settings) -> int:
    """How many games play the same deal."""
    return sum(len(rotations(table)) for table in tables(len(settings.bots), settings.rules.kingdoms))


def plan(settings: Settings, games: int) -> Iterator[Pairing]:
    """At least `games` games, deal by deal; the last deal is completed. A larger number only adds games at the end."""
    every = [
        (table, rotation, seats)
        for table, first in enumerate(tables(len(settings.bots), settings.rules.kingdoms))
        for rotation, seats in enumerate(rotations(first))
    ]
    for deal in range(-(-games // len(every))):
        for index, (table, rotation, seats) in enumerate(every):
            yield Pairing(deal * len(every) + index, deal, table, rotation, seats)


def rounded(settings: Settings, games: int) -> int:
    """The number of games that `plan` yields."""
    each = games_per_deal(settings)
    return -(-games // each) * each
