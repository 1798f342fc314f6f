"""A run: plays the games that are still missing and stores them."""

from collections.abc import Iterator
from pathlib import Path

from fiefdom.bots.arena.game_recorder import record_path
from fiefdom.bots.arena.ray_workers import Cluster
from fiefdom.bots.arena.result_store import Store
from fiefdom.bots.arena.results import Result
from fiefdom.bots.arena.schedule import Pairing, Settings, plan
from fiefdom.bots.arena.workers import Alone, FinishedGame, Processes, Workers


def workers_for(settings: Settings, jobs: int | None, ray: str | None = None, with_records: bool = False) -> Workers:
    """A Ray cluster if there is an address; otherwise this process for one job, or `jobs` worker processes."""
    if ray is not None:
        return Cluster(settings, ray, jobs, with_records)
    if jobs is None or jobs == 1:
        return Alone(settings, with_records)
    return Processes(settings, jobs, with_records)


def run(
    settings: Settings,
    games: int,
    jobs: int = 1,
    *,
    ray: str | None = None,
    store: Store | None = None,
    records: Path | None = None,
) -> list[Result]:
    """At least `games` results (see `plan`), in order: those in the store, and the others, which are played and stored.

    `ray` is the address of a cluster (see `Cluster`), `records` a folder for records. Raises BotError; games that were
    finished before remain in the store.
    """
    missing, found = missing_games(settings, games, store), []
    if missing:
        with workers_for(settings, jobs, ray, records is not None) as workers:
            found = [played.result for played in play_missing(workers, missing, store, records)]
    return chosen(settings, games, found, store)


def missing_games(settings: Settings, games: int, store: Store | None) -> list[Pairing]:
    """The games of the plan that are not in the store."""
    done = store.results if store else {}
    return [pairing for pairing in plan(settings, games) if pairing.number not in done]


def play_missing(
    workers: Workers, missing: list[Pairing], store: Store | None = None, records: Path | None = None
) -> Iterator[FinishedGame]:
    """Play these games; each is stored when it is finished, its record first.

    Raises BotError, ClusterError and OSError.
    """
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    for played in workers.play(missing):
        if records is not None and played.record is not None:
            record_path(records, played.result.game).write_text(played.record, encoding="utf-8")
        if store is not None:
            store.add(played.result)
        yield played


def chosen(settings: Settings, games: int, found: list[Result], store: Store | None) -> list[Result]:
    """The results of the plan, in order; the store may contain more."""
    known = {result.game: result for result in found} | (store.results if store else {})
    return [known[pairing.number] for pairing in plan(settings, games)]
