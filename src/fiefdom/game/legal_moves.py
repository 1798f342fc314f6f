"""The legal moves of one decision, as a sequence that creates moves lazily."""

from collections.abc import Sequence
from typing import Any, overload

from fiefdom.errors import IllegalMove
from fiefdom.events.event import Move
from fiefdom.game.codec import Codec


class LegalMoves(Sequence[Move]):
    """The legal moves in order of their action numbers. It does not change when the game continues.

    >>> from fiefdom.game import Claim, Game
    >>> moves = Game.new("kingdomino(players=2)", seed=7).legal_moves
    >>> len(moves), str(moves[0]), Claim("K34") in moves, Claim("K1") in moves
    (4, 'claim K18', True, False)

    """

    __slots__ = ("_codec", "_state", "actions")

    def __init__(self, codec: Codec, state: Any, actions: tuple[int, ...]) -> None:
        self._codec = codec
        self._state = state
        self.actions = actions

    def __len__(self) -> int:
        return len(self.actions)

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self._move(action) for action in self.actions[index]]
        return self._move(self.actions[index])

    def _move(self, action: int) -> Move:
        return self._codec.move(self._state, action)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        try:
            return self._codec.action(self._state, move) in self.actions
        except IllegalMove:
            return False

    def __eq__(self, other: object) -> bool:
        """Equal to any sequence of the same moves."""
        if not isinstance(other, Sequence) or isinstance(other, str):
            return NotImplemented
        return len(self) == len(other) and all(one == two for one, two in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(map(str, self))}>"
