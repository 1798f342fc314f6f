"""What is told about the fair shuffle: secrets only of games that are over."""

from functools import lru_cache

from fiefdom.game.fair_shuffle import FairShuffle
from fiefdom.server.protocol import shuffle as wire
from fiefdom.server.tables.state import Dealing, Table

Pairs = tuple[tuple[int, str], ...]


def shuffle_view(table: Table) -> wire.ShuffleView:
    """The shuffle of the current game, and what is known of the next one."""
    return _shuffle_view(table.draws, table.stage != "playing", table.commitments, table.dealing)


@lru_cache(maxsize=1024)
def _shuffle_view(
    draws: FairShuffle | None, is_told: bool, commitments: Pairs, dealing: Dealing | None
) -> wire.ShuffleView:
    return wire.ShuffleView.trusted(
        dealt=_dealt(draws, is_told) if draws else None,
        commitments=_values(commitments),
        opening=wire.OpeningShuffle(commitment=dealing.commitment, awaited=dealing.awaited) if dealing else None,
    )


def _dealt(draws: FairShuffle, is_told: bool) -> wire.DealtShuffle:
    return wire.DealtShuffle(
        commitment=draws.commitment, secret=draws.secret if is_told else None, nonces=_values(draws.nonces)
    )


def _values(pairs: Pairs) -> list[wire.SeatValue]:
    return [wire.SeatValue(seat=seat, value=value) for seat, value in pairs]
