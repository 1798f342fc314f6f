"""`fiefdom play`: a game in the terminal."""

import secrets

import click

from fiefdom.cli.terminal import loading
from fiefdom.cli.values import rules_text, seat_words, seed_number
from fiefdom.rules import Rules


@click.command(
    epilog="""\b
Examples
  fiefdom play
  fiefdom play classic
  fiefdom play 'tribe(players=3)' --seed 7
  fiefdom play 'queendomino(players=3)' --seats you,random,you
  fiefdom play discovery --seats random

Type the number of a choice, or the move itself; `?` explains everything else. Undo draws chance anew. The end of
the input ends the game politely, so answers may come from a file."""
)
@click.argument("rules", type=rules_text, default="kingdomino(players=2)")
@click.option(
    "--seed",
    type=seed_number,
    metavar="NUMBER",
    help="Any whole number, taken modulo 2**64: the same deal again. Without it, a new deal.",
)
@click.option(
    "--seats",
    type=seat_words,
    metavar="WORDS",
    default="you",
    show_default=True,
    help="Who plays, seat by seat: `you` or `random`, with commas; seats left out are random.",
)
def play(rules: Rules, seed: int | None, seats: tuple[str, ...]) -> None:
    """Play a game in the terminal, against the random player or each other.

    RULES is what `fiefdom games` lists; without it, Kingdomino for two. You sit in seat 0 unless --seats says
    otherwise.
    """
    if len(seats) > rules.seats:
        raise click.UsageError(f"--seats names {len(seats)} players, but {str(rules)!r} has {rules.seats} seats.")
    chosen = secrets.randbits(32) if seed is None else seed
    with loading():
        from fiefdom.cli.session import Session

        session = Session.new(rules, chosen, seats)
    session.run()
