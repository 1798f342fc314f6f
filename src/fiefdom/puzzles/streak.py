"""How many days in a row the puzzle of the day was solved."""

from dataclasses import dataclass
from datetime import date, timedelta


@dataclass(frozen=True, slots=True)
class Streak:
    """The number of days in a row, and the last of them.

    >>> Streak().solved(date(2026, 7, 1)).solved(date(2026, 7, 2)).on(date(2026, 7, 3))
    2
    >>> Streak(2, date(2026, 7, 2)).on(date(2026, 7, 4))
    0

    """

    days: int = 0
    last: date | None = None

    def solved(self, day: date) -> "Streak":
        """The streak after the puzzle of a day; days that are over do not count again."""
        if self.last is not None and day <= self.last:
            return self
        return Streak(self.on(day) + 1, day)

    def on(self, day: date) -> int:
        """How long the streak is on a day: it is over when a whole day passed without a solution."""
        return self.days if self.last is not None and day - self.last <= timedelta(days=1) else 0

    def __str__(self) -> str:
        return f"{self.days} {self.last}" if self.last else ""

    @classmethod
    def parse(cls, text: str) -> "Streak":
        """The streak that a text describes; an empty one if it does not describe any."""
        days, _, last = text.strip().partition(" ")
        try:
            return cls(max(0, int(days)), date.fromisoformat(last))
        except ValueError:
            return cls()
