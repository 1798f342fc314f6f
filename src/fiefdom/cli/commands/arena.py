"""`fiefdom arena`: bots against bots, measured on the same deals."""

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fiefdom.cli.commands.simulate import MOST_JOBS
from fiefdom.cli.console import Bar, figure, loading
from fiefdom.cli.language import language_now, misuse
from fiefdom.cli.parameters import json_option, rules_argument, seed_option, whole_number
from fiefdom.cli.refusals import CommandCode
from fiefdom.cores import core_count
from fiefdom.errors import BotError, ClusterError
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

if TYPE_CHECKING:
    from fiefdom.bots.arena import Pairing, Result, Settings, Store
    from fiefdom.bots.arena.workers import Workers

MOST_GAMES = 10**6
FAILED, INTERRUPTED = 1, 130


@click.command(
    epilog="""\b
Examples
  fiefdom arena classic --bots normal,fg --games 400
  fiefdom arena duel --bots hard:simulations=500,normal --games 100
  fiefdom arena totem --bots easy,normal,greedy,random --json
  fiefdom arena classic --bots search:ms=50,width=24,fg --records kept
  fiefdom arena tribe --bots expert,greedy --games 400 --ray auto

Two bots: the first plays one kingdom, the second all others. As many bots as
kingdoms: all at one table. Every deal is played with every rotation of the
seats, so --games is rounded up to whole deals.

Results are saved game by game: after an interruption the same command
continues, and with more --games it adds some. A limit in simulations makes
games repeatable; one in milliseconds depends on the load of the machine."""
)
@rules_argument
@click.option(
    "--bots",
    "lists",
    multiple=True,
    required=True,
    metavar="LIST",
    help="Bots, separated by commas; a bot's options follow a colon. May be repeated.",
)
@click.option(
    "--games",
    type=whole_number("--games", 1, MOST_GAMES),
    metavar="NUMBER",
    default=100,
    show_default=True,
    help="Minimum number of games to play.",
)
@seed_option
@click.option(
    "--jobs",
    type=whole_number("--jobs", 1, MOST_JOBS),
    metavar="NUMBER",
    help="Number of worker processes; does not change the games.  [default: one per core]",
)
@click.option(
    "--ray",
    is_flag=False,
    flag_value="local",
    metavar="[ADDRESS]",
    help="Play on a Ray cluster: at an address, on the one running here (`auto`), or on a new one.",
)
@click.option("--out", type=Path, metavar="FILE", help="Where results are saved.  [default: a file in ./arena]")
@click.option("--no-out", is_flag=True, help="Do not save results.")
@click.option("--records", type=Path, metavar="FOLDER", help="Save a record of every game played.")
@json_option
@click.pass_context
def arena(
    context: click.Context,
    rules: Rules,
    lists: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
    no_out: bool,
    records: Path | None,
    as_json: bool,
) -> None:
    """Let bots play each other and print how strong they are.

    RULES is a game or preset listed by `fiefdom games`, with options in brackets if you like.
    """
    if out is not None and no_out:
        raise misuse(CommandCode.EXCLUSIVE(options=("--out", "--no-out")))
    with loading():
        from fiefdom.bots.arena import Settings, Store, split_bots, summarise
        from fiefdom.bots.arena.result_store import default_path
        from fiefdom.bots.arena.schedule import rounded
        from fiefdom.bots.arena.tournament import workers_for
        from fiefdom.cli.commands import arena_report

        settings = Settings(rules, split_bots(lists), seed)
    store = None if no_out else Store(out or default_path(settings), settings)
    try:
        hands = jobs if ray else min(jobs or core_count(), rounded(settings, games))
        workers = workers_for(settings, hands, ray, records is not None)
        results = _play(workers, settings, games, store, records)
    except _Stopped as stop:
        why = " ".join(reason.text(language_now()) for reason in stop.reasons)
        click.echo(f"fiefdom arena: {why}", err=True)
        context.exit(stop.code)
    finally:
        if store is not None:
            store.close()
    summary = summarise(settings, results)
    if as_json:
        click.echo(arena_report.as_json(summary, store.path if store else None))
    else:
        arena_report.show(summary)


class _Stopped(Exception):
    """The run ended early: the exit code, the reason, and what was saved."""

    def __init__(self, code: int, *reasons: Reason) -> None:
        super().__init__(*reasons)
        self.code = code
        self.reasons = reasons


def _play(
    workers: "Workers", settings: "Settings", games: int, store: "Store | None", records: Path | None
) -> "list[Result]":
    """Return all results of the plan, playing the games that are not in the store. Raises _Stopped."""
    from fiefdom.bots.arena.tournament import chosen, missing_games

    missing = missing_games(settings, games, store)
    _announce(settings, games, len(missing), store)
    found: list[Result] = []
    try:
        _play_missing(workers, missing, store, records, found)
    except KeyboardInterrupt:
        raise _Stopped(INTERRUPTED, CommandCode.INTERRUPTED(), _kept(len(found), store)) from None
    except (BotError, ClusterError) as failure:
        raise _Stopped(FAILED, failure.reason, _kept(len(found), store)) from None
    return chosen(settings, games, found, store)


def _play_missing(
    workers: "Workers", missing: "list[Pairing]", store: "Store | None", records: Path | None, found: "list[Result]"
) -> None:
    """Play the missing games, appending each result to `found` at once, so that an interruption loses nothing."""
    from fiefdom.bots.arena.tournament import play_missing

    if not missing:
        return
    with ExitStack() as stack:
        with loading():
            stack.enter_context(workers)
        bar = stack.enter_context(Bar("games", len(missing)))
        bar.open()
        for played in play_missing(workers, missing, store, records):
            found.append(played.result)
            bar.advance(1)


def _announce(settings: "Settings", games: int, missing: int, store: "Store | None") -> None:
    """Print to stderr what will be played and where the results are saved."""
    from fiefdom.bots.arena.schedule import games_per_deal, rounded

    total, each = rounded(settings, games), games_per_deal(settings)
    if total != games:
        click.echo(f"{figure(total)} games: every deal is played {each} times, with seats exchanged.", err=True)
    if store is not None:
        done = f"; {figure(total - missing)} of {figure(total)} games were already played" if missing < total else ""
        click.echo(f"Results are kept in {store.path}{done}.", err=True)


def _kept(played: int, store: "Store | None") -> Reason:
    if store is None:
        return CommandCode.RESULTS_LOST(games=played)
    return CommandCode.RESULTS_KEPT(games=len(store.results), path=str(store.path))
