"""Draws the icons of the installed page from `web/public/icon.svg`: `python tools/page_icons.py` writes the PNG files.

They are kept in the repository; `--check` only compares. Needs the extra `pictures`.
"""

import argparse
import re
import sys
from pathlib import Path

from fiefdom.render.raster import png

PUBLIC = Path(__file__).parent.parent / "web" / "public"
GROUND = "#C9A97C"
# The size of each icon, and how much of its width the drawing takes; systems cut a maskable icon to a shape of theirs.
ICONS = {
    "icon-192.png": (192, 0.86),
    "icon-512.png": (512, 0.86),
    "icon-maskable-512.png": (512, 0.62),
    "icon-touch-180.png": (180, 0.76),
}


def drawing(size: int, share: float) -> str:
    """The icon on its ground, as SVG."""
    art = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", (PUBLIC / "icon.svg").read_text(encoding="utf-8"))
    scale = size * share / 64
    edge = (size - 64 * scale) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}">'
        f'<rect width="{size}" height="{size}" fill="{GROUND}"/>'
        f'<g transform="translate({edge} {edge}) scale({scale})">{art}</g></svg>'
    )


def main() -> int:
    """Write the icons, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    is_check = parser.parse_args().check
    for name, (size, share) in ICONS.items():
        body = png(drawing(size, share))
        if not is_check:
            (PUBLIC / name).write_bytes(body)
        elif not (PUBLIC / name).is_file() or (PUBLIC / name).read_bytes() != body:
            print(f"{name} is out of date: run python tools/page_icons.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
