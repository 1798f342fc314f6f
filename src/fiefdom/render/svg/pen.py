"""Drawing primitives that return SVG text. A `Pen` also records which pieces its picture has to include."""

import re
import unicodedata
from collections.abc import Iterable
from html import escape

from fiefdom.languages import sentence
from fiefdom.render.svg.sprite import Embedded, paint
from fiefdom.render.svg.theme import Theme, theme

INK = "#33261B"
CREAM = "#FFF6E3"
DISPLAY, TEXT = "font-display", "font-text"
# Width of a letter divided by its height: generous, because the viewer's font is unknown.
_NARROW, _WIDE = 0.57, 1.05
# How small a text may become before it is cut.
SMALLEST = 0.72
# Characters that XML forbids, and those that change the direction of the surrounding text.
_UNWANTED = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")


class Pen:
    """Draws one picture in one theme, with the words of one language."""

    def __init__(self, theme_name: str = "light", language: str = "en") -> None:
        self.theme: Theme = theme(theme_name)
        self.language = language
        self._embedded = Embedded(self.theme)
        self._clips: dict[str, str] = {}

    def say(self, key: str, **args: str | int) -> str:
        """The message of a key."""
        return sentence(key, args, self.language)

    @property
    def is_dark(self) -> bool:
        return self.theme.name == "dark"

    def piece(
        self, symbol: str, x: float, y: float, width: float, height: float = 0, *,
        seats: tuple[int, ...] = (), colour: str = "", opacity: float = 1,
    ) -> str:  # fmt: skip
        """A piece of the sprite; `colour` is for pieces without their own colour, such as emblems and icons."""
        colours = self.theme.of_seats(seats) if seats else {}
        attributes = {
            "href": "#" + self._embedded.reference(symbol, colours),
            "x": number(x), "y": number(y), "width": number(width), "height": number(height or width),
            "color": colour, "opacity": number(opacity) if opacity != 1 else "",
        }  # fmt: skip
        return _element("use", attributes)

    def loose(self, markup: str) -> str:
        """Pieces on a sheet: in the dark theme they need an outline to stand out."""
        return f'<g filter="url(#rim)">{markup}</g>' if self.is_dark else markup

    def rounded(self, markup: str, x: float, y: float, width: float, height: float, radius: float) -> str:
        """The markup, drawn with its top left at (0, 0), moved to (x, y) and clipped to a rounded rectangle."""
        name = f"cut-{number(width)}-{number(height)}-{number(radius)}"
        self._clips[name] = f'<clipPath id="{name}">{box(0, 0, width, height, radius)}</clipPath>'
        return f'<g transform="translate({number(x)} {number(y)})" clip-path="url(#{name})">{markup}</g>'

    def text(
        self, content: str, x: float, y: float, size: float, *,
        colour: str = "text", weight: int = 400, anchor: str = "start", font: str = TEXT, room: float = 0,
    ) -> str:  # fmt: skip
        """One line of text with its baseline at y; if it does not fit into `room`, it gets smaller, then shorter."""
        if room:
            size = max(SMALLEST * size, min(size, 0.99 * room / max(1, width_of(plain(content)))))
        shown = shortened(content, room / size) if room else plain(content)
        attributes = {
            "x": number(x), "y": number(y), "fill": self.theme[colour],
            "font-family": self.theme[font].replace('"', "'"), "font-size": number(size),
            "font-weight": str(weight) if weight != 400 else "", "text-anchor": anchor if anchor != "start" else "",
        }  # fmt: skip
        return _element("text", attributes, escape(shown, quote=False))

    def sheet(self, x: float, y: float, width: float, height: float) -> str:
        """Parchment with a double border and a short shadow."""
        shadow = box(x, y + 2, width, height, 8, fill="#3a240f" if not self.is_dark else "#000000", opacity=0.22)
        paper = box(x, y, width, height, 8, fill=self.theme["sheet"], stroke=self.theme["rule-strong"])
        return shadow + paper + box(x + 3.5, y + 3.5, width - 7, height - 7, 5, stroke=self.theme["rule"])

    def map(self, x: float, y: float, width: float, height: float) -> str:
        """The background of a kingdom."""
        return box(x, y, width, height, 6, fill=self.theme["map"], stroke=self.theme["rule"])

    def disc(self, seat: int, x: float, y: float, size: float) -> str:
        """A seat's colour and emblem."""
        colours = self.theme.of_seats((seat,))
        radius, inner = size / 2, size * 0.58
        ring = (
            f'<circle cx="{number(x + radius)}" cy="{number(y + radius)}" r="{number(radius - 1)}" '
            f'fill="{colours["seat"]}" stroke="{colours["seat-deep"]}" stroke-width="2"/>'
        )
        start = (size - inner) / 2
        return ring + self.piece(f"emblem-{seat + 1}", x + start, y + start, inner, colour=CREAM)

    def discs(self, seats: Iterable[int], x: float, y: float, size: float) -> str:
        """The discs of a kingdom's seats, a team's overlapping."""
        return "".join(self.disc(seat, x + place * size * 0.74, y, size) for place, seat in enumerate(seats))

    def rule(self, x: float, y: float, width: float, token: str = "rule") -> str:
        """A thin horizontal line."""
        return box(x, y, width, 1, fill=self.theme[token])

    def document(
        self, body: str, width: float, height: float, *, title: str, description: str = "", zoom: float = 1
    ) -> str:
        """The whole picture as a self-contained file."""
        attributes = {
            "xmlns": "http://www.w3.org/2000/svg",
            "width": number(width * zoom), "height": number(height * zoom),
            "viewBox": f"0 0 {number(width)} {number(height)}",
            "role": "img",
        }  # fmt: skip
        rim = '<filter id="rim"><feDropShadow dx="0" dy="0" stdDeviation=".8" flood-color="#FFF3D2"/></filter>'
        definitions = [rim] if "#rim" in body else []
        definitions += [*self._clips.values(), self._embedded.definitions()]
        parts = [f"<title>{escape(shortened(title, 80), quote=False)}</title>"]
        if description:
            parts.append(f"<desc>{escape(plain(description), quote=False)}</desc>")
        parts += ["<defs>", *definitions, "</defs>", body]
        return _element("svg", attributes, "\n" + "\n".join(parts) + "\n") + "\n"


def box(
    x: float, y: float, width: float, height: float, radius: float = 0, *,
    fill: str = "none", stroke: str = "", stroke_width: float = 1, dashes: str = "", opacity: float = 1,
) -> str:  # fmt: skip
    """A rectangle."""
    attributes = {
        "x": number(x), "y": number(y), "width": number(width), "height": number(height),
        "rx": number(radius) if radius else "", **paint("fill", fill),
    }  # fmt: skip
    if stroke:
        attributes |= {**paint("stroke", stroke), "stroke-width": number(stroke_width), "stroke-dasharray": dashes}
    return _element("rect", attributes | {"opacity": number(opacity) if opacity != 1 else ""})


def path(course: str, stroke: str, width: float = 1, opacity: float = 1) -> str:
    """A line along a path."""
    attributes = {
        "d": course, "fill": "none", **paint("stroke", stroke), "stroke-width": number(width),
        "stroke-linecap": "round", "opacity": number(opacity) if opacity != 1 else "",
    }  # fmt: skip
    return _element("path", attributes)


def group(markup: str, *, x: float = 0, y: float = 0, scale: float = 1, opacity: float = 1) -> str:
    """The markup moved, scaled or faded."""
    transform = f"translate({number(x)} {number(y)})" if x or y else ""
    if scale != 1:
        transform = f"{transform} scale({number(scale)})".strip()
    attributes = {"transform": transform, "opacity": number(opacity) if opacity != 1 else ""}
    return _element("g", attributes, markup) if any(attributes.values()) else markup


def number(value: float) -> str:
    """A number as short as two decimals allow."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def width_of(text: str) -> float:
    """The approximate width of a text, in units of its font size."""
    return sum(_WIDE if unicodedata.east_asian_width(sign) in "WF" else _NARROW for sign in text)


def plain(text: str) -> str:
    """The text on one line, without characters that SVG does not allow."""
    return " ".join(_UNWANTED.sub("", text).split())


def shortened(text: str, room: float) -> str:
    """The text, truncated with an ellipsis to fit into `room` times the height of its font."""
    text = plain(text)
    start = text[: int(room / _NARROW) + 1]
    if start == text and width_of(text) <= room:
        return text
    while start and width_of(start) + _NARROW > room:
        start = start[:-1]
    return start.rstrip() + "…"


def _element(tag: str, attributes: dict[str, str], content: str = "") -> str:
    """Attributes with an empty value are left out."""
    written = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items() if value)
    return f"<{tag}{written}>{content}</{tag}>" if content else f"<{tag}{written}/>"
