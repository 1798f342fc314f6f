"""Who won, and what decided it (C12, V1)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from fiefdom.engine.engine import Engine
from fiefdom.engine.layout import States
from fiefdom.engine.scoring import BY_CROWNS, BY_LARGEST, BY_POINTS, LAST, UNDECIDED, ranked

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
    figures = engine.standings(states)[0].tolist()
    criteria = 3 if engine.layout.family.crown_tie_break else 2
    places, deciding = ranked([row[:criteria] for row in figures])
    found = [
        Standing(
            place=place,
            kingdom=number,
            seats=engine.rules.seats_of(number),
            total=total,
            largest_territory=largest,
            crowns=crowns,
            decided_by=_DECIDED_BY[decided],
        )
        for number, ((total, largest, crowns), place, decided) in enumerate(
            zip(figures[:kingdoms], places, deciding, strict=False)
        )
    ]
    return Outcome(_best_first(found))


def rank(rows: Sequence[dict[str, Any]], criteria: Sequence[tuple[str, str]]) -> Outcome:
    """Rank rows (fields of `Standing` except place and decided_by) by criteria in order: (field, name)."""

    places, deciding = ranked([[row[field] for field, _ in criteria] for row in rows])
    names = {UNDECIDED: SHARED, LAST: "", **{column: name for column, (_, name) in enumerate(criteria)}}
    found = [
        Standing(place=place, decided_by=names[column], **row)
        for row, place, column in zip(rows, places, deciding, strict=True)
    ]
    return Outcome(_best_first(found))


def _best_first(standings: list[Standing]) -> tuple[Standing, ...]:
    return tuple(sorted(standings, key=lambda standing: (standing.place, standing.kingdom)))
