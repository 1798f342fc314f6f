"""A game at one moment, with everything that several views ask of it read once."""

from functools import cached_property

from fiefdom.game import Game, Kingdom, Position


class Moment:
    """A game that does not change any more."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules

    @cached_property
    def kingdoms(self) -> tuple[Kingdom, ...]:
        position = self.position
        return tuple(position.kingdom(number) for number in range(self.rules.kingdoms))

    @cached_property
    def position(self) -> Position:
        return self.game.position

    @property
    def acting_kingdom(self) -> Kingdom | None:
        """The kingdom of the seat that decides, if one does."""
        seat = self.game.to_move
        return None if seat is None else self.kingdoms[self.rules.kingdom_of(seat)]


def decisions(game: Game) -> int:
    """How many decisions were made."""
    return sum(played.seat is not None for played in game.history)
