"""`fiefdom puzzle-make`: more puzzles."""

from pathlib import Path

import click

from fiefdom.cli.console import Bar, console, loading, look_of
from fiefdom.cli.language import language_option
from fiefdom.cli.parameters import decimal_number, rules_argument, whole_number
from fiefdom.rules import Rules

MOST, MOST_SIMULATIONS = 1_000_000, 10**6


@click.command(
    "puzzle-make",
    epilog="""\b
Examples
  fiefdom puzzle-make 'kingdomino(players=2)' --count 20 --out duel.jsonl
  fiefdom puzzle-make tribe --count 5 --simulations 2048 --out tribe.jsonl

Bots play games, and every decision that some of the weaker bots miss is analysed: one move must be ahead by the margin,
and again with ten times the simulations, unless the end is solved. Puzzles are added to the file as they are found; the
same command continues an interrupted one.""",
)
@rules_argument
@click.option("--count", type=whole_number("--count", 1, MOST), metavar="NUMBER", default=20, show_default=True,
              help="How many puzzles of these rules the file should have.")  # fmt: skip
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", required=True,
              help="The file, which may exist.")  # fmt: skip
@click.option("--simulations", type=whole_number("--simulations", 16, MOST_SIMULATIONS), metavar="NUMBER", default=1024,
              show_default=True, help="Simulations of the first analysis.")  # fmt: skip
@click.option("--margin", type=decimal_number("--margin", 0.01, 1.0, "share"), metavar="SHARE", default=0.1,
              show_default=True, help="By how much win chance the solution is ahead.")  # fmt: skip
@language_option
def puzzle_make(rules: Rules, count: int, out: Path, simulations: int, margin: float, language: str) -> None:
    """Make puzzles from games between bots, and add them to a file."""
    with loading(language):
        from fiefdom.puzzles.judging import Demands
        from fiefdom.puzzles.making import make
    say = look_of(console(), language).say
    done = games = 0
    with Bar(say("puzzle-title"), count) as bar:

        def progress(found: int, played: int) -> None:
            nonlocal done, games
            bar.advance(found - done)
            done, games = found, played

        make(rules, count, out, Demands(simulations, margin), progress)
    click.echo(say("puzzle-made", found=done, count=count, games=games))
