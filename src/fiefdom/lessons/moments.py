"""Moments: which decision of which turn of a seat comes next, whatever was decided before.

A learner may choose another domino than the record, so decisions are matched by turn and step, not by their number.
"""

from typing import NamedTuple

from fiefdom.game import Game


class Moment(NamedTuple):
    """The `number`-th time, from 1, that a turn (from 1) of a seat awaits this."""

    turn: int
    awaits: str
    number: int


def starts_turn(game: Game) -> bool:
    """Whether the pending decision is the first of a turn; in the opening every claim is a turn of its own."""
    return game.awaits == "place" or game.round_number == 0


class Moments:
    """Counts the turns and decisions of all seats."""

    def __init__(self) -> None:
        self._turns: dict[int, int] = {}
        self._counts: dict[tuple[int, int, str], int] = {}

    def at(self, game: Game) -> Moment:
        """The moment of the pending decision."""
        assert game.to_move is not None
        seat = game.to_move
        turn = self._turns.get(seat, 0) + starts_turn(game)
        return Moment(turn, game.awaits, self._counts.get((seat, turn, game.awaits), 0) + 1)

    def turns(self, seat: int) -> int:
        """How many turns of a seat have begun."""
        return self._turns.get(seat, 0)

    def made(self, game: Game) -> None:
        """The pending decision is about to be made."""
        assert game.to_move is not None
        seat, moment = game.to_move, self.at(game)
        self._turns[seat] = moment.turn
        self._counts[seat, moment.turn, moment.awaits] = moment.number
