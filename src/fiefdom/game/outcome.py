"""Who won, and what decided it (C12, V1)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from fiefdom.engine.engine import Engine
from fiefdom.engine.layout import States
from fiefdom.engine.scoring import BY_CROWNS, BY_LARGEST, BY_POINTS, LAST, UNDECIDED

POINTS, LARGEST, CROWNS, WINS, SHARED = "points", "largest territory", "crowns", "games won", "shared"
_DECIDED_BY = {BY_POINTS: POINTS, BY_LARGEST: LARGEST, BY_CROWNS: CROWNS, UNDECIDED: SHARED, LAST: ""}


@dataclass(frozen=True, slots=True)
class Standing:
    """One kingdom's place. `decided_by` says what ranks it ahead of the next kingdom ("" for the last)."""

    place: int
    kingdom: int
    seats: tuple[int, ...]
    total: int
    largest_territory: int = 0
    crowns: int = 0
    games_won: int = 0
    decided_by: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A ranking, best first. Every kingdom has an entry; those that share a place have the same `place`. Iterable."""

    ranking: tuple[Standing, ...]

    def __iter__(self) -> Iterator[Standing]:
        return iter(self.ranking)

    def __len__(self) -> int:
        return len(self.ranking)

    def __getitem__(self, index: int) -> Standing:
        return self.ranking[index]

    @property
    def winners(self) -> tuple[int, ...]:
        """The kingdoms in first place; several if they share it."""
        return tuple(standing.kingdom for standing in self.ranking if standing.place == 1)

    @property
    def decided_by(self) -> str:
        """What decided first place: points, a tie-break, or "shared"."""
        return SHARED if len(self.winners) > 1 else self.ranking[0].decided_by

    def place_of(self, kingdom: int) -> int:
        """The place of a kingdom, 1 for the best."""
        return next(standing.place for standing in self.ranking if standing.kingdom == kingdom)


def read_ranking(engine: Engine, states: States, kingdoms: int | None = None) -> Outcome:
    """C12: the engine's ranking of the kingdoms in the first state; only the first `kingdoms` of them, if given."""
    figures, places, deciding = engine.standings(states)[0], *(each[0] for each in engine.ranking(states))
    found = [
        Standing(
            place=int(places[number]),
            kingdom=number,
            seats=engine.rules.seats_of(number),
            total=int(total),
            largest_territory=int(largest),
            crowns=int(crowns),
            decided_by=_DECIDED_BY[int(deciding[number])],
        )
        for number, (total, largest, crowns) in enumerate(figures[:kingdoms])
    ]
    return Outcome(tuple(sorted(found, key=lambda standing: (standing.place, standing.kingdom))))


def rank(rows: Sequence[dict[str, Any]], criteria: Sequence[tuple[str, str]]) -> Outcome:
    """Rank rows (fields of `Standing` except place and decided_by) by criteria in order: (field, name)."""

    def key(row: dict[str, Any]) -> tuple[int, ...]:
        return tuple(row[field] for field, _ in criteria)

    ordered = sorted(rows, key=lambda row: (tuple(-value for value in key(row)), row["kingdom"]))
    standings = []
    for index, row in enumerate(ordered):
        place = 1 + next(earlier for earlier, other in enumerate(ordered) if key(other) == key(row))
        following = ordered[index + 1] if index + 1 < len(ordered) else None
        reason = _first_difference(row, following, criteria) if following else ""
        standings.append(Standing(place=place, decided_by=reason, **row))
    return Outcome(tuple(standings))


def _first_difference(row: dict[str, Any], other: dict[str, Any], criteria: Sequence[tuple[str, str]]) -> str:
    return next((name for field, name in criteria if row[field] != other[field]), SHARED)
