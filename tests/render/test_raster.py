"""PNG and GIF: our pictures as rendered by the libraries of the extra `pictures`."""

import io
import sys
from itertools import pairwise

import pytest

from fiefdom.errors import MissingPackage
from fiefdom.render import raster
from fiefdom.render.raster import png
from fiefdom.render.svg import kingdom_svg, table_svg
from fiefdom.render.svg.frames import film, moments

Image = pytest.importorskip("PIL.Image")
pytest.importorskip("resvg_py")

WORD = """<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20">
<text x="2" y="16" font-family="No Such Font, serif" font-size="16">Word</text></svg>"""


def opened(picture):
    return Image.open(io.BytesIO(picture))


def test_a_png_has_the_size_of_its_picture(played):
    game = played("kingdomino(players=2)", 1, 30)
    svg = kingdom_svg(game.kingdoms[0], square=20)
    columns, rows = len(game.kingdoms[0].columns), len(game.kingdoms[0].rows)
    once, twice = opened(png(svg)), opened(png(svg, zoom=2))
    assert once.format == "PNG"
    assert once.size == (20 * columns + 32, 20 * rows + 32)
    assert twice.size == (40 * columns + 64, 40 * rows + 64)


@pytest.mark.parametrize(("terrain", "colour"), [("wheat", (225, 181, 87)), ("lake", (114, 169, 196))])
def test_symbols_are_drawn_in_their_colours(terrain, colour):
    """A rasteriser that does not follow `use` into symbols would leave the ground empty."""
    from fiefdom.game import Kingdom, Square

    squares = {(1, 0): Square(terrain)}
    picture = opened(png(kingdom_svg(Kingdom(0, (0,), 5, squares), square=100))).convert("RGB")
    square = picture.crop((120, 20, 212, 112))
    near = [
        pixel
        for pixel in square.get_flattened_data()
        if sum(abs(a - b) for a, b in zip(pixel, colour, strict=True)) < 12
    ]
    assert len(near) > 0.2 * square.width * square.height


def test_seats_wear_their_own_colours():
    from fiefdom.game import Kingdom

    pictures = {png(kingdom_svg(Kingdom(0, (seat,), 5), square=40)) for seat in range(8)}
    assert len(pictures) == 8


@pytest.mark.parametrize("lacking", [True, False])
def test_words_are_drawn_even_without_fonts(monkeypatch, lacking):
    monkeypatch.setattr(raster, "_is_lacking", lambda family: lacking)
    assert not lacking or opened(png(WORD)).getbbox() is not None


def test_a_missing_library_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingPackage, match=r"pip install 'fiefdom\[pictures\]'"):
        png(WORD)


def test_moments_begin_with_the_end_and_lead_to_the_start(played):
    game = played("kingdomino(players=2)", 1)
    seen = [(moment.round_number, moment.awaits, len(moment.history)) for moment in moments(game)]
    assert seen[0] == (game.round_number, "over", len(game.history))
    assert seen[-1][:2] == (0, "claim")
    assert all(later[2] > earlier[2] for later, earlier in pairwise(seen))
    # Four claims in the opening, six rounds of four turns, and the end.
    assert len(seen) == 4 + 24 + 1


def test_a_film_stands_still_and_holds_its_end(played):
    game = played("kingdomino(players=2)", 1)
    told = []
    made = film(game, names=["Ada", "Bo"], width=300, pace=200, hold=1500, progress=told.append)
    movie = opened(made)
    assert movie.format == "GIF" and movie.size[0] == 300
    assert movie.n_frames == 29 == sum(told)
    assert movie.info["loop"] == 0
    durations = []
    for frame in range(movie.n_frames):
        movie.seek(frame)
        durations.append(movie.info["duration"])
    assert durations == [200] * 28 + [1500]
    assert len(made) < 1_000_000


def test_the_last_frame_is_the_table(played):
    """Composed of parts, it equals one picture of the whole table."""
    game = played("kingdomino(players=2)", 1, 14)
    movie = opened(film(game, width=774))
    movie.seek(movie.n_frames - 1)
    last = movie.convert("RGB")
    whole = opened(png(table_svg(game), zoom=774 / table_width(game))).convert("RGB").resize(last.size)
    pairs = zip(last.get_flattened_data(), whole.get_flattened_data(), strict=True)
    far = sum(max(abs(a - b) for a, b in zip(one, other, strict=True)) > 60 for one, other in pairs)
    assert far < 0.03 * last.width * last.height


def table_width(game):
    from fiefdom.render.svg.geometry import TableGeometry

    return TableGeometry(game.rules).size[0]
