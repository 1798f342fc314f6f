"""PNG pictures and animated GIFs, made with the libraries of the extra `pictures`."""

import io
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fiefdom.errors import MissingPackage
from fiefdom.render.refusals import PictureCode

if TYPE_CHECKING:
    from PIL.Image import Image

# One fewer than a GIF can have: the last one means `unchanged since the previous frame`.
COLOURS = 255
# The font that comes with Pillow, for systems without fonts.
FONT = "Aileron"
_PROBE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9" font-family="{}">M</text></svg>'


def png(svg: str, *, zoom: float = 1) -> bytes:
    """The picture as PNG, `zoom` times as large. Raises MissingPackage without the extra `pictures`."""
    resvg = _library("resvg_py")
    with _fonts() as fonts:
        return bytes(resvg.svg_to_bytes(svg_string=svg, zoom=zoom, **fonts))


@contextmanager
def _fonts() -> Iterator[dict[str, Any]]:
    """Font options: empty unless the system lacks the fonts that our pictures use."""
    lacking = [family for family in ("serif", "sans-serif") if _is_lacking(family)]
    if not lacking:
        yield {}
        return
    with tempfile.TemporaryDirectory(prefix="fiefdom-") as folder:
        file = Path(folder) / "fallback.ttf"
        file.write_bytes(_library("PIL.ImageFont").load_default(16).font_bytes)
        yield {"font_files": [str(file)], **{f"{family.replace('-', '_')}_family": FONT for family in lacking}}


@cache
def _is_lacking(family: str) -> bool:
    """Whether text in a font family is drawn blank."""
    drawn = io.BytesIO(_library("resvg_py").svg_to_bytes(svg_string=_PROBE.format(family)))
    return _library("PIL.Image").open(drawn).getbbox() is None


def image(svg: str, *, zoom: float = 1) -> "Image":
    """The picture as a Pillow image. Raises MissingPackage without the extra `pictures`."""
    opened: Image = _library("PIL.Image").open(io.BytesIO(png(svg, zoom=zoom)))
    return opened.convert("RGBA")


def blank(width: int, height: int) -> "Image":
    """An empty image of that size."""
    made: Image = _library("PIL.Image").new("RGBA", (width, height))
    return made


def in_colours_of(model: "Image | None", picture: "Image") -> "Image":
    """The picture in the palette of an earlier result of this function, or in its own best palette."""
    plain = picture.convert("RGB")
    if model is None:
        return plain.quantize(COLOURS)
    return plain.quantize(palette=model, dither=_library("PIL.Image").Dither.NONE)


def gif(frames: Sequence["Image"], durations: Sequence[int]) -> bytes:
    """An endless animation of frames of the same size and palette, each shown for the given milliseconds."""
    target = io.BytesIO()
    first, *others = frames
    first.save(target, "GIF", save_all=True, append_images=others, duration=list(durations), loop=0, optimize=True)
    return target.getvalue()


def _library(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise MissingPackage(PictureCode.MISSING_LIBRARIES()) from None
