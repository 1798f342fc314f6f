"""How a family turns actions into moves and outcomes of chance into reveals, and back.

The functions are given the codec of the game (`fiefdom.game.codec`), which knows names and cells, and the state record.
Actions count from the first one of their kind.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fiefdom.events.event import Move, Reveal
from fiefdom.reasons import Reason


@dataclass(frozen=True, slots=True)
class MoveCoding:
    """A kind of moves: what it answers, the actions it stands for, and why one is refused.

    `encode` raises IllegalMove for a move that no action stands for. `explain` is asked about a move that has an
    action, but one that the engine refuses; it is given the acting kingdom. `read` finds the move that words in small
    letters mean in a position, where more can be left out than the fields of the kind allow.
    """

    kind: type[Move]
    # (codec, state, place of the action) -> move
    decode: Callable[[Any, Any, int], Move]
    # (codec, state, move) -> place of the action
    encode: Callable[[Any, Any, Any], int]
    # (codec, state, kingdom, move) -> reason
    explain: Callable[[Any, Any, Any, Any], Reason] | None = None
    # (game, words) -> move
    read: Callable[[Any, Any], Move] | None = None
    # The name of the decision, if it is not the kind's.
    phase: str = ""

    @property
    def answers(self) -> str:
        """The name of the decision that it answers."""
        return self.phase or self.kind.kind


@dataclass(frozen=True, slots=True)
class RevealCoding:
    """A kind of reveals: the name of the chance event, and its outcomes."""

    kind: type[Reveal]
    phase: str
    # (codec, state, outcome) -> reveal
    decode: Callable[[Any, Any, int], Reveal]
    # (codec, state, reveal) -> outcome; raises IllegalMove where there is none
    encode: Callable[[Any, Any, Any], int]
