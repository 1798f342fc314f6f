"""How games begin: with a fair shuffle (docs/fair-shuffle.md), or with chance that is told by people.

If players have committed to nonces, the server commits to its secret, and the game begins as soon as all nonces are
open, or without those that are not open in time.
"""

import secrets
from dataclasses import replace
from typing import Any

from fiefdom.errors import CommandRefused
from fiefdom.game import Game
from fiefdom.game.fair_shuffle import FairShuffle, commitment_to
from fiefdom.server.refusals import TableCode
from fiefdom.server.tables.writer import Writer

# Milliseconds in which browsers must open their nonces.
OPEN_WITHIN = 5000


def begin(writer: Writer, kind: str) -> None:
    """Begin a game with an event of this kind, at once if nobody has committed to a nonce."""
    secret = secrets.token_hex(32)
    if writer.table.told:
        _deal(writer, kind, None)
    elif writer.table.commitments:
        writer.add("shuffling", begins=kind, secret=secret, until=writer.now + OPEN_WITHIN)
    else:
        _deal(writer, kind, FairShuffle(secret))


def open_nonce(writer: Writer, seat: int, nonce: str) -> None:
    """A seat tells the nonce that it has committed to; the last one begins the game. Raises CommandRefused."""
    dealing = writer.table.dealing
    if dealing is None or seat not in dealing.awaited:
        raise CommandRefused(TableCode.NO_NONCE())
    if commitment_to(nonce) != dict(dealing.commitments)[seat]:
        raise CommandRefused(TableCode.OTHER_NONCE())
    writer.add("nonce_opened", seat=seat, nonce=nonce)
    dealing = writer.table.dealing
    assert dealing is not None
    if not dealing.awaited:
        _deal(writer, dealing.begins, FairShuffle(dealing.secret, dealing.nonces))


def expire(writer: Writer) -> None:
    """Begin without the nonces that were not opened in time."""
    dealing = writer.table.dealing
    if dealing is not None and writer.now >= dealing.until:
        _deal(writer, dealing.begins, FairShuffle(dealing.secret, dealing.nonces))


def _deal(writer: Writer, kind: str, shuffle: FairShuffle | None) -> None:
    """Start a new game at the table, and draw the first chance events; without a shuffle, people tell them."""
    table = writer.table
    game = Game.new(replace(table.rules, dynasty=False), chance=table.chance, draws=shuffle)
    number = len(table.games)
    data: dict[str, Any] = {}
    if shuffle is not None:
        data = {"secret": shuffle.secret, "nonces": [list(pair) for pair in shuffle.nonces]}
    writer.add(kind, game=number, **data)
    for played in game.history:
        writer.add("revealed", seat=None, text=str(played.event), game=number, moment=0)
    writer.table = replace(writer.table, games=(*table.games, game))
