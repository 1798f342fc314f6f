"""Symbols, short names and colours for the terminal. No information depends on colour alone."""

from dataclasses import dataclass
from types import MappingProxyType

from rich.text import Text

from fiefdom.components.dominoes import Half, domino
from fiefdom.languages import plain, sentence
from fiefdom.render.families import style_named
from fiefdom.render.families.style import Sign

INK, CREAM = "#33261B", "#FFF6E3"
# Letter of a terrain, colour of the square, colour of what is written on it.
TERRAINS = MappingProxyType(
    {
        "wheat": ("W", "#E1B557", INK), "forest": ("F", "#2C5540", CREAM), "lake": ("L", "#235E86", CREAM),
        "grassland": ("G", "#9DB964", INK), "swamp": ("S", "#8A7A60", CREAM), "mine": ("M", "#2F2A35", CREAM),
        "town": ("T", "#DDAE8B", INK), "desert": ("D", "#EFD9A4", INK), "jungle": ("J", "#12503F", CREAM),
        "quarry": ("Q", "#BDBDBA", INK), "volcano": ("V", "#7A2E24", CREAM),
    }
)  # fmt: skip
# The same for terrains of games from outside the package, whose letter is their first.
UNKNOWN = ("?", "#D8CFC0", INK)
SEAT_COLOURS = ("#A8323E", "#2F5F95", "#8F630C", "#3E7A3C", "#6C4A97", "#1E7C80", "#B04F10", "#4B4C55")


@dataclass(frozen=True, slots=True)
class Look:
    """What a terminal can show: colours, and characters beyond ASCII; and the language."""

    colour: bool = True
    unicode: bool = True
    language: str = "en"

    def say(self, key: str, **args: str | int) -> str:
        """The message of a key; without accents where only ASCII can be shown."""
        text = sentence(key, args, self.language)
        return text if self.unicode else plain(text)

    def sign(self, sign: Sign) -> str:
        """The sign, or its replacement in ASCII."""
        return sign[0] if self.unicode else sign[1]

    @property
    def knight(self) -> str:
        return "♞" if self.unicode else "k"

    @property
    def tower(self) -> str:
        return "♜" if self.unicode else "t"

    @property
    def castle(self) -> str:
        return "⌂" if self.unicode else "@"

    @property
    def empty(self) -> str:
        return "·" if self.unicode else "."

    @property
    def rule(self) -> str:
        return "─" if self.unicode else "-"

    @property
    def now(self) -> str:
        return "◀" if self.unicode else "<"

    def style(self, name: str) -> str:
        """The style, or none without colours."""
        return name if self.colour else ""

    def terrain(self, terrain: str) -> str:
        """The style of a terrain's squares."""
        _, ground, ink = TERRAINS.get(terrain, UNKNOWN)
        return self.style(f"{ink} on {ground}")

    def seat(self, seat: int) -> str:
        """The style of what belongs to a seat."""
        return self.style(f"bold {CREAM} on {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}")

    @property
    def strong(self) -> str:
        return self.style("bold")

    @property
    def faint(self) -> str:
        return self.style("dim")


def short(name: str, look: Look) -> str:
    """Three letters for a building, a resource or a caveman, unique for each."""
    return look.say(f"terminal-short-{name}")


def middling(name: str, look: Look) -> str:
    """At most seven letters for a building, a resource or a caveman."""
    return look.say(f"terminal-middling-{name}")


def letter(terrain: str) -> str:
    """The letter of a terrain, unique among the terrains of a box."""
    return TERRAINS[terrain][0] if terrain in TERRAINS else terrain[:1].upper()


def half_text(half: Half, look: Look, crown: Sign) -> Text:
    """One half of a domino: terrain and crowns or fires, or craters."""
    sign = look.sign(crown)
    return Text(letter(half.terrain) + sign * half.crowns + (str(half.craters or "")), look.terrain(half.terrain))


def domino_text(label: str, look: Look) -> Text:
    """A domino: `K12 W|F*`."""
    found = domino(label)
    left, right = (half_text(half, look, style_named(found.box).crown_sign) for half in found.halves)
    return Text.assemble(f"{label:<3} ", left, "|", right)


def seat_text(seat: int, name: str, look: Look) -> Text:
    """A seat's number, in its colour, and who sits there."""
    return Text.assemble((f" {seat + 1} " if look.colour else f"{seat + 1}", look.seat(seat)), f" {name}")
