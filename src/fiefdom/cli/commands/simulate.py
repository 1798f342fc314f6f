"""`fiefdom simulate`: random games and their statistics."""

import json
from typing import TYPE_CHECKING, Any

import click

from fiefdom.cli.console import Bar, figure, loading, rate
from fiefdom.cli.parameters import json_option, rules_argument, seed_option, whole_number
from fiefdom.rules import Rules

if TYPE_CHECKING:
    from fiefdom.analysis.simulate import Simulation

MOST_GAMES = 10**12
MOST_JOBS = 256


@click.command(
    epilog="""\b
Examples
  fiefdom simulate kingdomino --games 100000
  fiefdom simulate 'queendomino(players=2, harmony)' --seed 7 --jobs 2
  fiefdom simulate 'tribe(dynasty)' --games 1000 --json

Game i is played with stream i of the seed, so the same command gives the same scores and the same signature on every
machine, with any number of jobs. With dynasty a game is a match of three: scores are sums, and match i is played with
streams 3i, 3i+1 and 3i+2."""
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
    default=1,
    show_default=True,
    help="Number of threads; does not change the results.",
)
@json_option
def simulate(rules: Rules, games: int, seed: int, jobs: int, as_json: bool) -> None:
    """Play random games and print their statistics.

    RULES is a game or preset listed by `fiefdom games`, with options in brackets if you like.
    """
    with loading():
        from fiefdom.analysis.simulate import simulate as play

        play(rules, 1, seed)
    with Bar(str(rules), games) as bar:
        found = play(rules, games, seed, jobs, bar.advance)
    click.echo(json.dumps(_as_object(found), indent=2) if as_json else _as_text(found))


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
