"""Every game at six sizes, in three languages and two themes: nothing overlaps or is cut, all that matters is seen."""

import pytest

from browser_support.measuring import measured
from browser_support.playing import GAMES, decide, set_table, start, state, wait_for_turn

SIZES = ((320, 568), (390, 844), (568, 320), (932, 430), (1024, 768), (1280, 720))
PHONES = [(width, height) for width, height in SIZES if width <= 820 or height <= 500]
LANGUAGES = ("en", "hu", "pl")
DECISIONS = 7


@pytest.fixture(scope="module")
def tables():
    """The address and cookies of a table of each game, once it has been played."""
    return {}


def at_table(visit, tables, name, language):
    """The table of a game in the middle of a turn, in a language; played once, then opened again."""
    if name not in tables:
        page = visit()
        set_table(page, **GAMES[name])
        address = start(page)
        for number in range(DECISIONS):
            wait_for_turn(page)
            decide(page, turn=number)
        while wait_for_turn(page)["awaits"] != "place":
            decide(page)
        tables[name] = address, page.context.storage_state()
    address, cookies = tables[name]
    page = visit(address, storage_state=cookies, locale=f"{language}-{language.upper()}")
    wait_for_turn(page)
    return page


def complaints(found, is_phone):
    problems = {key: found[key] for key in ("outside", "overlapping", "cut") if found[key]}
    if found["scrolls"] != [0, 0]:
        problems["scrolls"] = found["scrolls"]
    if is_phone and found["square"] < 32:
        problems["square"] = found["square"]
    return problems


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_nothing_overlaps_and_everything_is_in_sight(visit, tables, name, language):
    page = at_table(visit, tables, name, language)
    page.evaluate("() => document.fonts.ready")
    problems = {}
    for theme in ("light", "dark"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        for size in SIZES:
            found = measured(page, *size)
            if wrong := complaints(found, size in PHONES):
                problems[theme, size] = wrong
            missing = {".bar .turn", ".map", ".guide", ".lines"} - set(found["parts"])
            missing |= {".status", ".seats .seat"} - set(found["parts"]) if size in PHONES else set()
            if missing:
                problems[theme, size, "missing"] = missing
    assert problems == {}


STATE = {
    "kingdomino": ("span.round", ".breakdown"),
    "queendomino": ("span.round", ".goods", ".breakdown", "[data-state=dragon]", "[data-state=stack]"),
    "totem": ("span.round", ".goods", ".breakdown", "[data-state=totems]"),
    "tribe": ("span.round", ".goods", ".breakdown", "[data-state=stack]"),
}


@pytest.mark.parametrize("name", STATE)
def test_a_phone_shows_the_state_of_the_game(visit, tables, name):
    page = at_table(visit, tables, name, "en")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        for part in STATE[name]:
            box = page.locator(f".status {part}").bounding_box()
            assert box is not None, (part, width)
            assert 0 <= box["x"] <= width - box["width"], (part, width)
    assert page.locator(".status span.round").inner_text().startswith("Round ")


@pytest.mark.parametrize(("name", "step"), [("queendomino", "build"), ("tribe", "recruit")])
def test_the_turn_brings_its_tab_forward(visit, tables, name, step):
    page = at_table(visit, tables, name, "en")
    page.set_viewport_size({"width": 390, "height": 664})
    seen = []
    for number in range(40):
        now = wait_for_turn(page)
        if now["over"]:
            break
        seen.append(now["awaits"])
        wanted = "board" if now["awaits"] in ("build", "dragon", "recruit", "give") else "lines"
        page.wait_for_selector(f"[data-tab={wanted}][aria-pressed=true]")
        if step in seen[:-1] and wanted == "lines":
            break
        decide(page, turn=number)
    assert step in seen and seen[-1] != step
    assert state(page)["over"] is False
