"""Names of pieces and players, in words."""

from collections.abc import Sequence

from fiefdom.components.buildings import Building, building
from fiefdom.components.cavemen import Caveman, caveman
from fiefdom.game.kingdoms import Kingdom
from fiefdom.rules import Rules

LONGEST_NAME = 16


def counted(number: int, word: str) -> str:
    """`1 coin`, `2 coins`."""
    return f"{number} {word}{'' if number == 1 else 's'}"


def words(name: str) -> str:
    """An id as words."""
    return name.replace("_", " ")


def seat_name(seat: int, names: Sequence[str]) -> str:
    """Who sits there, shortened where it is long; `player 3` where nobody is named."""
    name = names[seat] if seat < len(names) and names[seat] else f"player {seat + 1}"
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}."


def kingdom_name(number: int, rules: Rules, names: Sequence[str]) -> str:
    """The names of those who build a kingdom."""
    return " and ".join(seat_name(seat, names) for seat in rules.seats_of(number))


def purse_text(kingdom: Kingdom) -> str:
    """Coins, knights and towers of a kingdom, and the queen."""
    queen = ", the queen" if kingdom.has_queen else ""
    return (
        f"{counted(kingdom.coins, 'coin')}, {counted(kingdom.knights, 'knight')} at home, "
        f"{kingdom.knights_placed} sent out, {counted(kingdom.towers, 'tower')}{queen}"
    )


def building_text(facts: Building) -> str:
    """What a building gives, in a few words."""
    parts = []
    if facts.points:
        parts.append(counted(facts.points, "point"))
    if facts.points_per:
        what = facts.points_per if facts.points_per in ("tower", "knight") else f"{facts.points_per} territory"
        parts.append(f"{counted(facts.points_each, 'point')} for each {what}")
    if facts.crowns:
        parts.append(counted(facts.crowns, "crown"))
    if facts.knights:
        parts.append(counted(facts.knights, "knight"))
    if facts.towers:
        parts.append(counted(facts.towers, "tower"))
    if facts.tax_per:
        parts.append(f"taxes pay 1 more for each {facts.tax_per}")
    return ", ".join(parts)


def caveman_text(facts: Caveman) -> str:
    """How a caveman scores, in a few words."""
    if facts.is_warrior:
        return f"a warrior of strength {facts.strength}"
    return f"{counted(facts.points_each, 'point')} for each {facts.counts} around"


def building_name(identifier: str, price: str) -> str:
    """A building's printed name, its price and what it gives."""
    facts = building(identifier)
    return f"{facts.name} {price}: {building_text(facts)}"


def caveman_name(identifier: str) -> str:
    """A caveman's name and how it scores."""
    return f"{words(identifier)}: {caveman_text(caveman(identifier))}"
