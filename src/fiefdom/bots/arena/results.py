"""The result of one game, as a value and as a line of JSON."""

import json
from dataclasses import asdict, dataclass, fields
from typing import Any

from fiefdom.bots.refusals import ArenaCode
from fiefdom.errors import TextError


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game. `seats`, `scores`, `places` and `forfeits` have one value per kingdom, the others one per bot.

    A kingdom whose program failed has the key of the reason in `forfeits`, 0 points and the last place. Other places
    are those of the rules, tie-breaks included: 1 for the winner, the same for all who share first place. Only
    decisions with more than one legal action count. Times are in seconds: CPU time of all threads, and wall time.
    """

    game: int
    deal: int
    table: int
    rotation: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    forfeits: tuple[str | None, ...]
    decisions: tuple[int, ...]
    cpu: tuple[float, ...]
    longest_cpu: tuple[float, ...]
    wall: tuple[float, ...]
    longest_wall: tuple[float, ...]
    digest: str

    def as_line(self) -> str:
        """One line of JSON, without the newline."""
        return json.dumps(asdict(self), separators=(",", ":"))

    @classmethod
    def of_line(cls, line: str | bytes) -> "Result":
        """The result that a line holds. Raises TextError."""
        try:
            values = json.loads(line)
            known: dict[str, Any] = {field.name: values[field.name] for field in fields(cls)}
        except (ValueError, KeyError, TypeError):
            raise TextError(ArenaCode.NOT_A_RESULT()) from None
        for name, value in known.items():
            known[name] = tuple(value) if isinstance(value, list) else value
        return cls(**known)
