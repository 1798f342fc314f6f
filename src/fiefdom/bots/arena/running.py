"""A run: the games that are still missing are played and kept."""

from collections.abc import Iterator

from fiefdom.bots.arena.crews import Alone, Crew, Played, Processes
from fiefdom.bots.arena.planning import Pairing, Settings, plan
from fiefdom.bots.arena.results import Result
from fiefdom.bots.arena.storing import Store


def crew_for(settings: Settings, jobs: int, with_records: bool = False) -> Crew:
    """This process alone for one job, else so many others."""
    return Alone(settings, with_records) if jobs == 1 else Processes(settings, jobs, with_records)


def run(settings: Settings, games: int, jobs: int = 1, store: Store | None = None) -> list[Result]:
    """At least so many games (see `plan`), in order: those of the store, and the others, which are played and kept.

    Raises GameFailed.
    """
    missing = missing_games(settings, games, store)
    if missing:
        with crew_for(settings, jobs) as crew:
            found = [played.result for played in play_missing(crew, missing, store)]
    else:
        found = []
    return chosen(settings, games, found, store)


def missing_games(settings: Settings, games: int, store: Store | None) -> list[Pairing]:
    """The games of the plan that the store does not hold."""
    done = store.results if store else {}
    return [pairing for pairing in plan(settings, games) if pairing.number not in done]


def play_missing(crew: Crew, missing: list[Pairing], store: Store | None) -> Iterator[Played]:
    """Play these games; each is kept when it is finished."""
    for played in crew.play(missing):
        if store is not None:
            store.add(played.result)
        yield played


def chosen(settings: Settings, games: int, found: list[Result], store: Store | None) -> list[Result]:
    """The results of the plan, in order; a store may hold more."""
    known = {result.game: result for result in found} | (store.results if store else {})
    return [known[pairing.number] for pairing in plan(settings, games)]
