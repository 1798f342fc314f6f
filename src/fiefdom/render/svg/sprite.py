"""The sprite of all pieces, and the part of it that one picture needs, with fixed colours.

In the page a piece takes its colours from CSS variables around it. A picture file has to look right in viewers that do
not support variables, so each piece is embedded once for each set of colours it appears in.
"""

import re
import zlib
from collections.abc import Mapping
from functools import cache
from xml.etree import ElementTree

from fiefdom.render.svg.theme import ART, Theme

_VARIABLE = re.compile(r"var\(--([\w-]+)(?:,([^()]*))?\)")
_DECLARATION = re.compile(r"--([\w-]+):([^;]+)")
_TRANSLUCENT = re.compile(r"#[0-9a-fA-F]{8}$")
_PAINTS = ("fill", "stroke")


@cache
def symbols() -> Mapping[str, ElementTree.Element]:
    """The sprite's symbols by id."""
    text = (ART / "pieces.svg").read_text("utf-8").replace(' xmlns="http://www.w3.org/2000/svg"', "", 1)
    return {symbol.attrib["id"]: symbol for symbol in ElementTree.fromstring(text)}


@cache
def _variables(symbol: str) -> frozenset[str]:
    """The variables that the appearance of a symbol depends on, including those that it sets itself."""
    found: set[str] = set()
    for element in symbols()[symbol].iter():
        for value in element.attrib.values():
            found.update(name for name, _ in _VARIABLE.findall(value))
        if element.tag == "use":
            found |= _variables(element.attrib["href"][1:])
    return frozenset(found)


class Embedded:
    """The symbols of one picture. Copies are named by their colours, so that pictures can share a page."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._copies: dict[str, str] = {}

    def reference(self, symbol: str, colours: Mapping[str, str]) -> str:
        """The id of the copy of a symbol in the theme's and these colours. Raises KeyError for an unknown symbol."""
        known = {**self._theme.colours, **colours}
        worn = {name: known[name] for name in sorted(_variables(symbol)) if name in known}
        name = symbol if not worn else f"{symbol}_{zlib.crc32(repr(worn).encode()):08x}"
        if name not in self._copies:
            self._copies[name] = ""  # reserves its position: what a symbol uses comes after it
            copy = self._settled(symbols()[symbol], worn)
            copy.attrib["id"] = name
            self._copies[name] = ElementTree.tostring(copy, "unicode")
        return name

    def _settled(self, element: ElementTree.Element, colours: Mapping[str, str]) -> ElementTree.Element:
        attributes = dict(element.attrib)
        colours = {**colours, **dict(_DECLARATION.findall(attributes.pop("style", "")))}
        if element.tag == "use":
            attributes["href"] = "#" + self.reference(attributes["href"][1:], colours)
        copy = ElementTree.Element(element.tag)
        for name, value in attributes.items():
            settled = _VARIABLE.sub(lambda found: colours.get(found[1], found[2]), value)
            copy.attrib.update(paint(name, settled) if name in _PAINTS else {name: settled})
        copy.extend(self._settled(child, colours) for child in element)
        return copy

    def definitions(self) -> str:
        """All copies, as the content of a `defs` element."""
        return "\n".join(self._copies.values())


def paint(name: str, colour: str) -> dict[str, str]:
    """A fill or stroke; older viewers do not support eight-digit colours, so opacity becomes a separate attribute."""
    if not _TRANSLUCENT.match(colour):
        return {name: colour}
    return {name: colour[:7], f"{name}-opacity": f"{int(colour[7:], 16) / 255:.3g}"}
