"""Who sits where, and what they are called."""

from dataclasses import dataclass

from fiefdom.rules import Rules

PERSON, RANDOM = "you", "random"


@dataclass(frozen=True, slots=True)
class Seating:
    """The players of a table, one word for each seat."""

    rules: Rules
    players: tuple[str, ...]

    def is_person(self, seat: int) -> bool:
        return self.players[seat] == PERSON

    @property
    def persons(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.rules.seats) if self.is_person(seat))

    def name(self, seat: int) -> str:
        """`you` where that is clear; else the word and the number of the seat."""
        if self.persons == (seat,):
            return PERSON
        return f"{self.players[seat]} {seat}"

    def kingdom(self, number: int) -> str:
        """The names of those who build this kingdom."""
        return " and ".join(self.name(seat) for seat in self.rules.seats_of(number))


def seating(rules: Rules, players: tuple[str, ...]) -> Seating:
    """A table with the named players; the seats that are left go to the random player."""
    return Seating(rules, players + (RANDOM,) * (rules.seats - len(players)))
