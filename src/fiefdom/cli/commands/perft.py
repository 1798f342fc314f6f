"""`fiefdom perft`: counts sequences of decisions."""

import json
import time
from dataclasses import replace

import click

from fiefdom.cli.console import duration, figure, loading, rate
from fiefdom.cli.parameters import json_option, rules_argument, seed_option, whole_number
from fiefdom.rules import Rules

DEEPEST = 99


@click.command(
    epilog="""\b
Examples
  fiefdom perft kingdomino --depth 8
  fiefdom perft 'tribe(players=2)' --seed 7 --depth 5 --split
  fiefdom perft queendomino --depth 6 --json

The deal comes from the seed and is the same along every sequence. Counts grow about tenfold with each decision; each is
printed when it is ready, and Ctrl-C ends the wait."""
)
@rules_argument
@seed_option
@click.option(
    "--depth",
    type=whole_number("--depth", 1, DEEPEST),
    metavar="NUMBER",
    default=5,
    show_default=True,
    help="Number of consecutive decisions.",
)
@click.option("--split", "is_split", is_flag=True, help="List each first move with its count, for one depth.")
@json_option
def perft(rules: Rules, seed: int, depth: int, is_split: bool, as_json: bool) -> None:
    """Count how many sequences of decisions there are.

    Two programs that play by the same rules get the same numbers: a quick check that nothing changed. RULES is a game
    or preset listed by `fiefdom games`; for a Dynasty the first game is counted.
    """
    rules = replace(rules, dynasty=False)
    with loading():
        from fiefdom.analysis.perft import count

        next(count(rules, seed, range(1, 2)))
    if is_split:
        _split(rules, seed, depth, as_json)
    else:
        _count(rules, seed, depth, as_json)


def _count(rules: Rules, seed: int, depth: int, as_json: bool) -> None:
    from fiefdom.analysis.perft import count

    counts = count(rules, seed, range(1, depth + 1))
    if as_json:
        rows = [
            {
                "depth": found.depth,
                "sequences": found.sequences,
                "seconds": found.seconds,
                "sequences_per_second": found.per_second,
            }
            for found in counts
        ]
        click.echo(json.dumps({"rules": str(rules), "seed": seed, "depth": depth, "counts": rows}, indent=2))
        return
    click.echo(f"{rules}, seed {seed}\n\ndepth{'sequences':>20}{'time':>12}{'sequences/s':>18}")
    for found in counts:
        # Timings below a hundredth of a second say little.
        speed = rate(found.per_second) if found.seconds > 0.01 else ""
        row = f"{found.depth:>5}{figure(found.sequences):>20}{duration(found.seconds):>12}{speed:>18}"
        click.echo(row.rstrip())


def _split(rules: Rules, seed: int, depth: int, as_json: bool) -> None:
    from fiefdom.analysis.perft import split

    start = time.perf_counter()
    moves = split(rules, seed, depth)
    if as_json:
        counts = dict(moves)
        found = {
            "rules": str(rules),
            "seed": seed,
            "depth": depth,
            "sequences": sum(counts.values()),
            "seconds": time.perf_counter() - start,
            "split": counts,
        }
        click.echo(json.dumps(found, indent=2))
        return
    click.echo(f"{rules}, seed {seed}, depth {depth}\n")
    total = 0
    for move, sequences in moves:
        total += sequences
        click.echo(f"{move:<40}{figure(sequences):>20}")
    click.echo(f"{'all':<40}{figure(total):>20}")
