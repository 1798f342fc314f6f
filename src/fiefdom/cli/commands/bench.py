"""`fiefdom bench`: how fast the engine is."""

import json
from typing import TYPE_CHECKING

import click

from fiefdom.cli.console import Bar, loading, rate
from fiefdom.cli.parameters import json_option

if TYPE_CHECKING:
    from fiefdom.cli.commands.measure import Benchmark


@click.command(
    epilog="""\b
Examples
  fiefdom bench
  fiefdom bench --json

A game is played at random to its end and its points are counted. Each speed is the best of several runs on one
core. The signature is computed from the final states of fixed games: it is the same on every machine, and changes
when a rule or the layout of a state does."""
)
@json_option
def bench(as_json: bool) -> None:
    """Measure how many random games and decisions per second this machine plays."""
    with loading():
        from fiefdom.cli.commands import measure
    with Bar("measuring", measure.PARTS) as bar:
        found = measure.measure(bar.advance)
    click.echo(_as_json(found) if as_json else _as_text(found))


def _as_json(found: "Benchmark") -> str:
    from fiefdom.cli.commands import measure

    speeds = [
        {
            "rules": str(speed.rules),
            "games_per_second": speed.games_per_second,
            "decisions_per_second": speed.decisions_per_second,
        }
        for speed in found.speeds
    ]
    threads = {"rules": measure.THREADED, "threads": measure.THREADS, "ratio": found.threads_ratio}
    return json.dumps({"speeds": speeds, "threads": threads, "signature": found.signature}, indent=2)


def _as_text(found: "Benchmark") -> str:
    from fiefdom.cli.commands import measure

    lines = [f"{'rules':<36}{'games/s':>16}{'decisions/s':>18}"]
    for speed in found.speeds:
        row = f"{speed.rules!s:<36}{rate(speed.games_per_second):>16}{rate(speed.decisions_per_second):>18}"
        lines.append(row)
    lines += [
        "",
        f"{measure.THREADS} threads play {measure.THREADED} {found.threads_ratio:.2f} times as fast as one.",
        f"signature {found.signature}",
    ]
    return "\n".join(lines)
