"""A game at one moment, with everything that several views ask of it read once."""

from functools import cached_property

from fiefdom.game import Game, Kingdom, Position
from fiefdom.game.table import Hidden, LinePlace


class Moment:
    """A game that does not change any more."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules

    @cached_property
    def kingdoms(self) -> tuple[Kingdom, ...]:
        return self.game.kingdoms

    @cached_property
    def position(self) -> Position:
        """All of it as one value: dear, and needed only where a purchase, an eruption or a gift is under way."""
        return self.game.position

    @cached_property
    def awaits(self) -> str:
        return self.game.awaits

    @cached_property
    def is_over(self) -> bool:
        return self.game.is_over

    @cached_property
    def to_move(self) -> int | None:
        return self.game.to_move

    @cached_property
    def round_number(self) -> int:
        return self.game.round_number

    @cached_property
    def line(self) -> tuple[LinePlace, ...]:
        return self.game.line

    @cached_property
    def next_line(self) -> tuple[LinePlace, ...]:
        return self.game.next_line

    @cached_property
    def turn(self) -> int:
        """How many kings of `line` have ended their turn."""
        return int(self.game.engine_states()["turn"][0])

    @cached_property
    def hidden(self) -> Hidden:
        return self.game.hidden

    @property
    def acting_kingdom(self) -> Kingdom | None:
        """The kingdom of the seat that decides, if one does."""
        seat = self.to_move
        return None if seat is None else self.kingdoms[self.rules.kingdom_of(seat)]


def decisions(game: Game) -> int:
    """How many decisions were made."""
    return sum(played.seat is not None for played in game)
