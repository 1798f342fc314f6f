"""The pieces of a family: how they are read from states, written to them, told as text and checked in positions."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from fiefdom.engine.registry import family_named
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

NOTHING: Mapping[str, int] = {}


class Pieces:
    """A family without pieces. Others override what they know; states and records are the engine's."""

    def fits(self, rules: Rules) -> bool:
        """Whether a position can hold all that a state of these rules does."""
        family = family_named(rules.family)
        return not (family.piece_planes or family.state_fields or family.kingdom_fields)

    # ------------------------------------------------------------------ kingdoms

    def square(self, codec: Any, boards: Any, at: int, square: Any, half: int) -> Any:
        """A square with what stands on it; `at` is its bit in the boards, `half` that of its domino that lies there."""
        return square

    def kingdom(self, codec: Any, state: Any, kingdom: Any) -> Any:
        """A kingdom with what it owns."""
        return kingdom

    def write_square(self, codec: Any, boards: Any, cell: Any, square: Any) -> int:
        """Write what stands on a square; returns the crowns that it adds."""
        return 0

    def write_kingdom(self, codec: Any, state: Any, kingdom: Any) -> None:
        """Write what a kingdom owns."""

    def empty_supplies(self, state: Any) -> None:
        """Make all supplies and stacks empty: what kingdoms own came from there."""

    # ------------------------------------------------------------------ the table

    def builders_board(self, codec: Any, state: Any) -> Any:
        """The builders' board, or None."""
        return None

    def totem_holders(self, codec: Any, state: Any) -> dict[str, int | None] | None:
        """The kingdom that holds each totem, None in the middle; None in games without totems."""
        return None

    def cave(self, codec: Any, state: Any) -> dict[str, int] | None:
        """The face-up cavemen by kind, or None."""
        return None

    def hidden(self, codec: Any, state: Any) -> dict[str, Mapping[str, int]]:
        """What is hidden besides dominoes and kings, by the fields of `Hidden`."""
        return {}

    # ------------------------------------------------------------------ positions

    def read(self, codec: Any, state: Any) -> dict[str, Any]:
        """The fields of a position that the state has."""
        return {}

    def what_left(self, codec: Any, state: Any, position: Any) -> dict[str, Any]:
        """The fields of a position for pieces that are neither on the table nor hidden."""
        return {}

    def hidden_in(self, position: Any) -> dict[str, Mapping[str, int]]:
        """What is hidden in a position besides dominoes and kings, by the fields of `Hidden`."""
        return {}

    def write(self, codec: Any, state: Any, position: Any) -> None:
        """Write the pieces of a position that are in no kingdom."""

    def fields(self, position: Any) -> Iterator[str]:
        """The fields of a position's text."""
        return iter(())

    def items(self, rules: Rules, kingdom: Any) -> Iterator[str]:
        """What the text of a kingdom always names."""
        return iter(())

    def spent(self, rules: Rules, kingdom: Any) -> Iterator[str]:
        """What the text of a kingdom says about squares whose piece is gone."""
        return iter(())

    def resources(self, rules: Rules, kingdom: Any, gone: Any) -> tuple[Any, ...]:
        """The squares whose resource is still there, where it is gone from some."""
        return ()

    # What the text of a kingdom must say, and how many knights it has at the start.
    needed_items: tuple[str, ...] = ()
    knights_at_the_start = 0

    # ------------------------------------------------------------------ drawn kingdoms

    # The letter of the start tile, and whether a square can have a token.
    start_tile = "C"
    has_tokens = False

    def keys(self, rules: Rules) -> tuple[str, ...]:
        """What a drawing cannot show."""
        return ()

    def on_square(self, rules: Rules, square: Any) -> dict[str, str]:
        """The pieces that can stand on a square, each with the field of `Square` that holds it."""
        return {}

    # ------------------------------------------------------------------ faults

    def strange_in_kingdom(self, rules: Rules, kingdom: Any) -> Iterator[Reason]:
        """Pieces of this family in a kingdom of a game that has no such pieces."""
        return iter(())

    def strange_in_position(self, position: Any) -> Iterator[Reason]:
        """Pieces of this family on the table of a game that has no such pieces."""
        return iter(())

    def kingdom_faults(self, rules: Rules, kingdom: Any, unfinished: str | None) -> Iterator[Reason]:
        """What is wrong with the pieces of a kingdom; `unfinished` is the domino whose placement is not done yet."""
        return iter(())

    def copies_faults(self, position: Any) -> Iterator[Reason]:
        """Pieces that there are not so many of, in any game."""
        return iter(())

    def piece_faults(self, position: Any) -> Iterator[Reason]:
        """Pieces that are too many or in the wrong hands."""
        return iter(())

    def awaited_faults(self, position: Any) -> Iterator[Reason]:
        """What a decision that is awaited lacks, in any game."""
        return iter(())


_PIECES: dict[str, Pieces] = {}
_NONE = Pieces()


def register_pieces(family: str, pieces: Pieces) -> None:
    """Say what a family's pieces are."""
    _PIECES[family] = pieces


def pieces_of(rules: Rules) -> Pieces:
    """The pieces of the family that plays by these rules."""
    return _PIECES.get(rules.family, _NONE)


def all_pieces() -> Iterable[Pieces]:
    """Those of every family that has pieces."""
    return _PIECES.values()


def counted(names: tuple[str, ...], counts: Any) -> dict[str, int]:
    """Pieces by name, those that there are none of left out."""
    return {name: int(number) for name, number in zip(names, counts, strict=True) if number}


def with_pieces(square: Any, **pieces: Any) -> Any:
    """A square with more on it."""
    return replace(square, **pieces)
