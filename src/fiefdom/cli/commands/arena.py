"""`fiefdom arena`: bots against bots, measured on the same deals."""

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fiefdom.cli.commands.simulate import MOST_JOBS
from fiefdom.cli.console import Bar, figure, loading
from fiefdom.cli.language import language_now, misuse
from fiefdom.cli.parameters import complete_bots, complete_files, json_option, rules_argument, seed_option, whole_number
from fiefdom.cli.refusals import CommandCode
from fiefdom.cores import core_count
from fiefdom.errors import BotError, ClusterError
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

if TYPE_CHECKING:
    from fiefdom.bots.arena import Pairing, Result, Settings, Store
    from fiefdom.bots.arena.sprt import SequentialTest
    from fiefdom.bots.arena.workers import Workers

MOST_GAMES = 10**6
GAMES, SPRT_GAMES = 100, 40_000
FAILED, INTERRUPTED = 1, 130


@click.command(
    epilog="""\b
Examples
  fiefdom arena classic --bots normal,fg --games 400
  fiefdom arena duel --bots hard:simulations=500,normal --games 100
  fiefdom arena totem --bots easy,normal,greedy,random --json
  fiefdom arena classic --bots search:ms=50,width=24,fg --records kept
  fiefdom arena tribe --bots expert,greedy --games 400 --ray auto
  fiefdom arena duel --bots hard:ms=50,hard:ms=25 --sprt 0,10
  fiefdom arena duel --bots 'program:"node engine.js",ms=100,hard'
  fiefdom arena duel --ladder arena/*.jsonl

Two bots: the first plays one kingdom, the second all others. As many bots as
kingdoms: all at one table. Every deal is played with every rotation of the
seats, so --games is rounded up to whole deals.

Results are saved game by game: after an interruption the same command
continues, and with more --games it adds some. A limit in simulations makes
games repeatable; one in milliseconds depends on the load of the machine.

--sprt 0,10 plays pairs of games with the bots exchanged until it is clear
whether the first bot is stronger by 0 or by 10 Elo. --ladder plays nothing:
it rates all bots in some files of results, or in ./arena, on one scale."""
)
@rules_argument
@click.argument("files", nargs=-1, type=Path, metavar="[FILE]...", shell_complete=complete_files)
@click.option(
    "--bots",
    "lists",
    multiple=True,
    metavar="LIST",
    shell_complete=complete_bots,
    help="Bots, separated by commas; a bot's options follow a colon. May be repeated.",
)
@click.option(
    "--games",
    type=whole_number("--games", 1, MOST_GAMES),
    metavar="NUMBER",
    help=f"Minimum number of games to play; with --sprt the maximum.  [default: {GAMES}; {SPRT_GAMES:,} with --sprt]",
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
@click.option("--sprt", metavar="LOW,HIGH", help="Sequential test between two Elo differences; stops by itself.")
@click.option("--ladder", is_flag=True, help="Rate the bots in files of results instead of playing.")
@json_option
@click.pass_context
def arena(
    context: click.Context,
    rules: Rules,
    files: tuple[Path, ...],
    lists: tuple[str, ...],
    games: int | None,
    seed: int,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
    no_out: bool,
    records: Path | None,
    sprt: str | None,
    ladder: bool,
    as_json: bool,
) -> None:
    """Let bots play each other and print how strong they are.

    RULES is a game or preset listed by `fiefdom games`, with options in brackets if you like.
    """
    _require_consistent(context, files, lists, out, no_out, sprt, ladder)
    if ladder:
        _climb(rules, files, as_json)
        return
    with loading():
        from fiefdom.bots.arena import Settings, Store, split_bots, summarise
        from fiefdom.bots.arena.result_store import default_path
        from fiefdom.bots.arena.schedule import rounded
        from fiefdom.bots.arena.sprt import SequentialTest, read_bounds
        from fiefdom.bots.arena.tournament import workers_for
        from fiefdom.cli.commands import arena_report

        test = None if sprt is None else SequentialTest(read_bounds(sprt))
        settings = Settings(rules, split_bots(lists), seed, exchanged=test is not None)
    games = games or (GAMES if test is None else SPRT_GAMES)
    store = None if no_out else Store(out or default_path(settings), settings)
    try:
        hands = jobs if ray else min(jobs or core_count(), rounded(settings, games))
        workers = workers_for(settings, hands, ray, records is not None)
        results = _play(workers, settings, games, store, records, test)
    except _Stopped as stop:
        why = " ".join(reason.text(language_now()) for reason in stop.reasons)
        click.echo(f"fiefdom arena: {why}", err=True)
        context.exit(stop.code)
    finally:
        if store is not None:
            store.close()
    summary = summarise(settings, results)
    if as_json:
        click.echo(arena_report.as_json(summary, store.path if store else None, test))
    else:
        arena_report.show(summary, test)


def _require_consistent(
    context: click.Context, files: tuple[Path, ...], lists: tuple[str, ...], out: Path | None, no_out: bool,
    sprt: str | None, ladder: bool,
) -> None:  # fmt: skip
    """Raises UsageError if these options do not go together."""
    if out is not None and no_out:
        raise misuse(CommandCode.EXCLUSIVE(options=("--out", "--no-out")))
    for option, given in (("--sprt", sprt), ("--bots", lists)):
        if ladder and given:
            raise misuse(CommandCode.EXCLUSIVE(options=("--ladder", option)))
    if files and not ladder:
        raise misuse(CommandCode.ONLY_LADDER(path=str(files[0])))
    if not lists and not ladder:
        bots = next(parameter for parameter in context.command.params if parameter.name == "lists")
        raise click.MissingParameter(ctx=context, param=bots)


def _climb(rules: Rules, files: tuple[Path, ...], as_json: bool) -> None:
    """Print the ladder of some files, or of all results of this game in the usual folder."""
    with loading():
        from fiefdom.bots.arena.ladder import ladder, read_runs, runs_in
        from fiefdom.cli.commands import arena_report

    rungs = ladder(read_runs(rules, files) if files else runs_in(rules, Path("arena")))
    if as_json:
        click.echo(arena_report.ladder_json(rules, rungs))
    else:
        arena_report.show_ladder(rules, rungs)


class _Stopped(Exception):
    """The run ended early: the exit code, the reason, and what was saved."""

    def __init__(self, code: int, *reasons: Reason) -> None:
        super().__init__(*reasons)
        self.code = code
        self.reasons = reasons


def _play(
    workers: "Workers", settings: "Settings", games: int, store: "Store | None", records: Path | None,
    test: "SequentialTest | None",
) -> "list[Result]":  # fmt: skip
    """Return all results of the plan, playing the games that are not in the store. Raises _Stopped.

    A sequential test ends it early; then only the games that count are returned.
    """
    from fiefdom.bots.arena.tournament import chosen, missing_games

    missing = missing_games(settings, games, store)
    _announce(settings, games, len(missing), store)
    found: list[Result] = []
    try:
        _play_missing(workers, missing, store, records, found, test)
    except KeyboardInterrupt:
        raise _Stopped(INTERRUPTED, CommandCode.INTERRUPTED(), _kept(len(found), store)) from None
    except (BotError, ClusterError) as failure:
        raise _Stopped(FAILED, failure.reason, _kept(len(found), store)) from None
    return chosen(settings, games if test is None else 2 * test.deals, found, store)


def _play_missing(
    workers: "Workers", missing: "list[Pairing]", store: "Store | None", records: Path | None, found: "list[Result]",
    test: "SequentialTest | None",
) -> None:  # fmt: skip
    """Play the missing games, appending each result to `found` at once, so that an interruption loses nothing."""
    from fiefdom.bots.arena.tournament import play_missing

    if test is not None and store is not None and any(test.add(result) for result in list(store.results.values())):
        return
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
            if test is not None and test.add(played.result):
                return


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
