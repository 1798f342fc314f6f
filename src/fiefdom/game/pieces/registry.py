"""The pieces of a family: how they are read from states, written to states and text, and validated in positions."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from fiefdom.engine.registry import family_named
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

NOTHING: Mapping[str, int] = {}


class Pieces:
    """A family without pieces; families with pieces override methods. States and records are the engine's."""

    def fits(self, rules: Rules) -> bool:
        """Whether a position can represent everything in a state of these rules."""
        family = family_named(rules.family)
        return not (family.piece_planes or family.state_fields or family.kingdom_fields)

    # ------------------------------------------------------------------ kingdoms

    def square(self, codec: Any, boards: Any, at: int, square: Any, half: int) -> Any:
        """A square with the pieces on it; `at` is its bit in the boards, `half` is 0 or 1, the half of its domino."""
        return square

    def kingdom(self, codec: Any, state: Any, kingdom: Any) -> Any:
        """A kingdom with what it owns."""
        return kingdom

    def write_square(self, codec: Any, boards: Any, cell: Any, square: Any) -> int:
        """Write the pieces on a square; returns the number of crowns they add."""
        return 0

    def write_kingdom(self, codec: Any, state: Any, kingdom: Any) -> None:
        """Write what a kingdom owns."""

    def empty_supplies(self, state: Any) -> None:
        """Empty all supplies and stacks, since everything that kingdoms own comes from there."""

    # ------------------------------------------------------------------ the table

    def builders_board(self, codec: Any, state: Any) -> Any:
        """The builders' board, or None."""
        return None

    def totem_holders(self, codec: Any, state: Any) -> dict[str, int | None] | None:
        """The kingdom that holds each totem (None if nobody does); None in games without totems."""
        return None

    def cave(self, codec: Any, state: Any) -> dict[str, int] | None:
        """The face-up cavemen by kind, or None."""
        return None

    def hidden(self, codec: Any, state: Any) -> dict[str, Mapping[str, int]]:
        """What is hidden besides dominoes and kings, as fields of `Hidden`."""
        return {}

    # ------------------------------------------------------------------ positions

    def read(self, codec: Any, state: Any) -> dict[str, Any]:
        """The fields of a position that are read from the state."""
        return {}

    def what_left(self, codec: Any, state: Any, position: Any) -> dict[str, Any]:
        """The fields of a position for pieces that are neither on the table nor hidden."""
        return {}

    def hidden_in(self, position: Any) -> dict[str, Mapping[str, int]]:
        """What is hidden in a position besides dominoes and kings, as fields of `Hidden`."""
        return {}

    def write(self, codec: Any, state: Any, position: Any) -> None:
        """Write the pieces of a position that are not in a kingdom."""

    def fields(self, position: Any) -> Iterator[str]:
        """The fields of a position's text."""
        return iter(())

    def items(self, rules: Rules, kingdom: Any) -> Iterator[str]:
        """The items that the text of a kingdom always contains."""
        return iter(())

    def spent(self, rules: Rules, kingdom: Any) -> Iterator[str]:
        """The item in the text of a kingdom for squares whose resource is gone."""
        return iter(())

    def resources(self, rules: Rules, kingdom: Any, gone: Any) -> tuple[Any, ...]:
        """The squares that still have their resource; `gone` are those whose resource is gone."""
        return ()

    # The items that the text of a kingdom must contain, and the number of knights at the start.
    needed_items: tuple[str, ...] = ()
    knights_at_the_start = 0

    # ------------------------------------------------------------------ drawn kingdoms

    # The letter of the start tile, and whether a square can have a token.
    start_tile = "C"
    has_tokens = False

    def keys(self, rules: Rules) -> tuple[str, ...]:
        """The keys for what a drawn kingdom cannot show."""
        return ()

    def on_square(self, rules: Rules, square: Any) -> dict[str, str]:
        """The pieces that can stand on a square, each with the field of `Square` that holds it."""
        return {}

    # ------------------------------------------------------------------ faults

    def strange_in_kingdom(self, rules: Rules, kingdom: Any) -> Iterator[Reason]:
        """Faults for pieces of this family in a kingdom of a game without such pieces."""
        return iter(())

    def strange_in_position(self, position: Any) -> Iterator[Reason]:
        """Faults for pieces of this family on the table of a game without such pieces."""
        return iter(())

    def kingdom_faults(self, rules: Rules, kingdom: Any, unfinished: str | None) -> Iterator[Reason]:
        """Faults of a kingdom's pieces; `unfinished` is the domino whose placement is not finished yet."""
        return iter(())

    def copies_faults(self, position: Any) -> Iterator[Reason]:
        """Faults for more copies of a piece than there are, in any game."""
        return iter(())

    def piece_faults(self, position: Any) -> Iterator[Reason]:
        """Faults for too many pieces, or pieces in the wrong place."""
        return iter(())

    def awaited_faults(self, position: Any) -> Iterator[Reason]:
        """Faults for what the awaited decision lacks, in any game."""
        return iter(())


_PIECES: dict[str, Pieces] = {}
_NONE = Pieces()


def register_pieces(family: str, pieces: Pieces) -> None:
    """Register the pieces of a family."""
    _PIECES[family] = pieces


def pieces_of(rules: Rules) -> Pieces:
    """The pieces of the family that plays by these rules."""
    return _PIECES.get(rules.family, _NONE)


def all_pieces() -> Iterable[Pieces]:
    """The pieces of all families that have any."""
    return _PIECES.values()


def counted(names: tuple[str, ...], counts: Any) -> dict[str, int]:
    """The counts of pieces by name, without those that are 0."""
    return {name: int(number) for name, number in zip(names, counts, strict=True) if number}


def with_pieces(square: Any, **pieces: Any) -> Any:
    """A copy of a square or kingdom with these fields replaced."""
    return replace(square, **pieces)
