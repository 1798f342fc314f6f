"""`fiefdom engine`: a bot for other programs, over standard input and output."""

import sys

import click

from fiefdom.cli.parameters import complete_bots

USUAL_BOT = "hard"


@click.command(
    epilog="""\b
Examples
  fiefdom engine
  fiefdom engine expert
  fiefdom engine hard:simulations=2000
  fiefdom arena duel --bots 'program:"fiefdom engine hard",hard'

The protocol is plain text in the manner of UCI, described in docs/engine-protocol.md. `fiefdom engine-check` tests
whether a program speaks it."""
)
@click.argument("player", metavar="[BOT]", default=USUAL_BOT, shell_complete=complete_bots)
def engine(player: str) -> None:
    """Play for another program, which sends positions and reads moves.

    BOT is any bot with its options, by default hard.
    """
    import threading

    from fiefdom.bots.programs.engine_session import EngineSession

    lock = threading.Lock()

    def say(line: str) -> None:
        with lock:
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()

    EngineSession(player, say).serve(sys.stdin.buffer)
