"""`fiefdom simulate`: random games and their statistics, or games between bots as tables."""

import json
from typing import TYPE_CHECKING, Any

import click

from fiefdom.cli.commands.game_tables import form_of_table, game_tables, require_new
from fiefdom.cli.console import Bar, figure, loading, rate
from fiefdom.cli.language import misuse
from fiefdom.cli.parameters import complete_bots, json_option, rules_argument, seed_option, whole_number
from fiefdom.cli.refusals import CommandCode
from fiefdom.cores import core_count
from fiefdom.rules import Rules

if TYPE_CHECKING:
    from fiefdom.analysis.simulate import Simulation

MOST_GAMES = 10**12
MOST_JOBS = 256
# How many games a process plays at a time.
CHUNK = 20


@click.command(
    epilog="""\b
Examples
  fiefdom simulate kingdomino --games 100000
  fiefdom simulate 'queendomino(players=2, harmony)' --seed 7 --jobs 2
  fiefdom simulate 'tribe(dynasty)' --games 1000 --json
  fiefdom simulate classic --bots normal,easy --games 2000 --out games.csv
  fiefdom simulate duel --bots normal --out games.csv --decisions moves.csv

Game i is played with stream i of the seed, so the same command gives the same scores and the same signature on every
machine, with any number of jobs. With dynasty a game is a match of three: scores are sums, and match i is played with
streams 3i, 3i+1 and 3i+2.

With --out, bots play the games as in `fiefdom arena`, and a table has one row for every game and seat. The columns are
described in docs/data.md."""
)
@rules_argument
@click.option(
    "--games",
    type=whole_number("--games", 1, MOST_GAMES),
    metavar="NUMBER",
    default=10_000,
    show_default=True,
    help="Number of games to play.",
)
@seed_option
@click.option(
    "--jobs",
    type=whole_number("--jobs", 1, MOST_JOBS),
    metavar="NUMBER",
    help="Number of threads, or of processes with --out; does not change the results.  [default: 1; with --out one per "
    "core]",
)
@click.option(
    "--bots",
    "lists",
    multiple=True,
    metavar="LIST",
    shell_complete=complete_bots,
    help="With --out, who plays.  [default: random]",
)
@click.option("--out", type=click.Path(dir_okay=False, allow_dash=True), metavar="FILE", help="Write a table of games.")
@click.option(
    "--decisions", type=click.Path(dir_okay=False), metavar="FILE", help="With --out, write a table of decisions."
)
@click.option("--force", is_flag=True, help="Overwrite the tables if they exist.")
@json_option
def simulate(
    rules: Rules, games: int, seed: int, jobs: int | None, lists: tuple[str, ...], out: str | None,
    decisions: str | None, force: bool, as_json: bool,
) -> None:  # fmt: skip
    """Play random games and print their statistics, or let bots play and write tables for analysts.

    RULES is a game or preset listed by `fiefdom games`, with options in brackets if you like.
    """
    for option, given in (("--bots", lists), ("--decisions", decisions), ("--force", force)):
        if given and out is None:
            raise misuse(CommandCode.NEEDS(option=option, other="--out"))
    if out is not None:
        if as_json:
            raise misuse(CommandCode.EXCLUSIVE(options=("--out", "--json")))
        write_tables(rules, lists or ("random",), games, seed, jobs or core_count(), out, decisions, force)
        return
    jobs = jobs or 1
    with loading():
        from fiefdom.analysis.simulate import simulate as play

        play(rules, 1, seed)
    with Bar(str(rules), games) as bar:
        found = play(rules, games, seed, jobs, bar.advance)
    click.echo(json.dumps(_as_object(found), indent=2) if as_json else _as_text(found))


def write_tables(
    rules: Rules, lists: tuple[str, ...], games: int, seed: int, jobs: int, out: str, decisions: str | None, force: bool
) -> None:
    """Let bots play, and write a row for every game and seat."""
    for path in filter(None, (out, decisions)):
        form_of_table(path)
    if not force:
        require_new(out, decisions)
    with loading():
        from fiefdom.bots.arena import Settings, split_bots
        from fiefdom.bots.arena.schedule import plan, rounded
        from fiefdom.data.parallel import chunks, in_processes
        from fiefdom.data.sources import PlayTask, played_rows

        settings = Settings(rules, split_bots(lists), seed)
    tasks = (PlayTask(settings, part, decisions is not None) for part in chunks(plan(settings, games), CHUNK))
    total = rounded(settings, games)
    with game_tables(out, decisions) as add, Bar("games", total) as bar:
        for rows in in_processes(played_rows, tasks, min(jobs, -(-total // CHUNK))):
            add(rows)
            bar.advance(rows.games)
    click.echo(f"{figure(total)} games are in {out}.", err=True)


def _as_object(found: "Simulation") -> dict[str, Any]:
    return {
        "rules": str(found.rules),
        "seed": found.seed,
        "games": found.games,
        "jobs": found.jobs,
        "mean_scores": found.mean_scores,
        "standard_deviations": found.standard_deviations,
        "lowest_scores": found.lowest_scores,
        "highest_scores": found.highest_scores,
        "first_places_percent": [found.percent(number) for number in found.first_places],
        "shared_wins_percent": found.percent(found.shared_wins),
        "discards_per_game": found.discards / found.games,
        "decisions_per_game": found.decisions / found.games,
        "games_per_second": found.games_per_second,
        "decisions_per_second": found.decisions_per_second,
        "seconds": found.seconds,
        "signature": found.signature,
    }


def _as_text(found: "Simulation") -> str:
    what = "game" if found.rules.games == 1 else "match"
    many = {"game": "games", "match": "matches of three"}[what] if found.games > 1 else what
    lines = [f"{found.rules}: {figure(found.games)} random {many}, seed {found.seed}", ""]
    lines.append(f"{'kingdom':<14}{'mean':>9}{'spread':>9}{'lowest':>8}{'highest':>9}{'first place':>14}")
    for number in range(found.rules.kingdoms):
        lines.append(
            f"{_kingdom(found.rules, number):<14}{found.mean_scores[number]:>9.2f}"
            f"{found.standard_deviations[number]:>9.2f}{found.lowest_scores[number]:>8}"
            f"{found.highest_scores[number]:>9}{found.percent(found.first_places[number]):>12.2f} %"
        )
    return "\n".join([*lines, "", *_facts(found, what)])


def _facts(found: "Simulation", what: str) -> list[str]:
    speed = f"{rate(found.games_per_second)} games/s, {rate(found.decisions_per_second)} decisions/s"
    if what == "match":
        speed = speed.replace("games/s", "matches/s")
    facts = {
        "shared wins": f"{found.percent(found.shared_wins):.2f} %",
        f"discards per {what}": f"{found.discards / found.games:.2f}",
        f"decisions per {what}": f"{found.decisions / found.games:.2f}",
        "speed": speed + (f" with {found.jobs} jobs" if found.jobs > 1 else ""),
        "signature": found.signature,
    }
    return [f"{name:<22}{value}" for name, value in facts.items()]


def _kingdom(rules: Rules, number: int) -> str:
    seats = [seat + 1 for seat in rules.seats_of(number)]
    if len(seats) == 1:
        return str(number + 1) if not rules.teams else f"{number + 1} (seat {seats[0]})"
    return f"{number + 1} (seats {seats[0]}, {seats[1]})"
