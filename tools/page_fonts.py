"""Subsets the typefaces of the page: the letters of its languages, in the weights that it uses.

Reads the packages that `web/package.json` names and writes `web/src/fonts/*.woff2`, which are kept in the repository.
Run it after upgrading one of these packages; it needs `fonttools` and `brotli`, which nothing else here needs.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

WEB = Path(__file__).parent.parent / "web"
SOURCES = WEB / "node_modules" / "@fontsource-variable"
TARGET = WEB / "src" / "fonts"
# Fontsource splits a typeface in the same two parts, and the page loads the second one only where it is needed.
LETTERS = {
    "latin": "".join(map(chr, range(0x20, 0x7F))) + "ÁÄÉÍÓÖÚÜßáäéíóöúü–—‘’“”„…×·•−°€",
    "latin-ext": "ĄĆĘŁŃŚŹŻąćęłńśźżŐŰőű",
}
FEATURES = ["kern", "liga", "locl", "lnum", "tnum"]


class Face(NamedTuple):
    """A package, and the weights to keep: one, or a range."""

    package: str
    weights: float | tuple[float, float]


FACES = {"display": Face("brygada-1918", 700), "text": Face("nunito-sans", (400, 700))}


def subset(source: Path, letters: str, weights: float | tuple[float, float], target: Path) -> int:
    """Write the subset of a font; returns its size in bytes."""
    # Not among the packages of the project, so imported only here and without types.
    subsets: Any = import_module("fontTools.subset")
    options = subsets.Options()
    options.layout_features, options.hinting, options.name_IDs = FEATURES, False, [0, 1, 2, 13, 14]
    font: Any = import_module("fontTools.ttLib").TTFont(source)
    chosen = subsets.Subsetter(options)
    chosen.populate(unicodes=[ord(letter) for letter in letters])
    chosen.subset(font)
    font = import_module("fontTools.varLib.instancer").instantiateVariableFont(font, {"wght": weights})
    font.flavor = "woff2"
    font.save(target)
    return target.stat().st_size


def main() -> int:
    """Write all fonts and print their sizes."""
    TARGET.mkdir(exist_ok=True)
    total = 0
    for name, face in FACES.items():
        for part, letters in LETTERS.items():
            source = SOURCES / face.package / "files" / f"{face.package}-{part}-wght-normal.woff2"
            target = TARGET / f"{name}-{part}.woff2"
            size = subset(source, letters, face.weights, target)
            total += size
            sys.stdout.write(f"{target.name}: {size} bytes\n")
    sys.stdout.write(f"together: {total} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
