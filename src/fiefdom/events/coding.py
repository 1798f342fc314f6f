"""How a family converts actions to moves and chance outcomes to reveals, and back.

The functions receive the codec of the game (`fiefdom.game.codec`), which knows names and cells, and the state record.
Actions are given as offsets from the first action of their kind.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fiefdom.events.event import Move, Reveal
from fiefdom.reasons import Reason


@dataclass(frozen=True, slots=True)
class MoveCoding:
    """A kind of move: the decision it answers, conversion to and from actions, and why a move is refused.

    `encode` raises IllegalMove for a move without an action. `explain` gives the reason why a move is refused that has
    an action, but not a legal one; it receives the acting kingdom. `read` parses lowercase words in a position, which
    makes it possible to leave out more than the fields of the kind allow.
    """

    kind: type[Move]
    # (codec, state, offset of the action) -> move
    decode: Callable[[Any, Any, int], Move]
    # (codec, state, move) -> offset of the action
    encode: Callable[[Any, Any, Any], int]
    # (codec, state, kingdom, move) -> reason
    explain: Callable[[Any, Any, Any, Any], Reason] | None = None
    # (game, words) -> move
    read: Callable[[Any, Any], Move] | None = None
    # The name of the decision, if different from the kind.
    phase: str = ""

    @property
    def answers(self) -> str:
        """The name of the decision that moves of this kind answer."""
        return self.phase or self.kind.kind


@dataclass(frozen=True, slots=True)
class RevealCoding:
    """A kind of reveal: the name of the chance event, and conversion to and from its outcomes."""

    kind: type[Reveal]
    phase: str
    # (codec, state, outcome) -> reveal
    decode: Callable[[Any, Any, int], Reveal]
    # (codec, state, reveal) -> outcome; raises IllegalMove if there is none
    encode: Callable[[Any, Any, Any], int]
