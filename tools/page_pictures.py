"""Takes the pictures of the page that the documents show: `python tools/page_pictures.py` writes docs/page*.png.

The games are the same each time. Needs the built page and the browser of the tests (`./dev setup`).
"""

import io
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from chromium.install import browser as find_browser

from browser_support.playing import decide, set_table, start, wait_for_turn
from browser_support.serving import Server
from fiefdom import Game, bot
from fiefdom.notation.grid_text import kingdoms_text

ROOT = Path(__file__).resolve().parents[1]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
COLOURS = 128
# Shows the moves of other players without pauses.
SWIFT = (
    """localStorage.getItem('fiefdom.settings') || localStorage.setItem('fiefdom.settings', '{"pace": "instant"}')"""
)


def finished_kingdoms() -> str:
    """Two kingdoms that bots have built, as text."""
    game, player = Game.new("kingdomino(players=2)", seed=5), bot("normal")
    while not game.is_over:
        game.push(player.play(game))
    return kingdoms_text(game.rules, game.kingdoms, ("Ada", "Bo"))


def play_some(page: Page, game: str, players: int, decisions: int, options: list[str] | None = None) -> None:
    """A table with bots after so many decisions of this player, at the next one."""
    set_table(page, game, players=players, options=options)
    start(page)
    for number in range(decisions):
        wait_for_turn(page)
        decide(page, turn=number)
    wait_for_turn(page)


def table(page: Page) -> None:
    """A game of Kingdomino for three in the middle."""
    play_some(page, "kingdomino", 3, 13)


def start_page(page: Page) -> None:
    """The start page."""
    page.wait_for_selector(".seatlist select")


def phone(page: Page) -> None:
    """A game of Queendomino on a phone."""
    play_some(page, "queendomino", 2, 12)


def pad(page: Page) -> None:
    """The score pad with two kingdoms."""
    page.goto(f"{page.url.rstrip('/')}/score")
    page.wait_for_selector("[data-cell]")
    page.locator("summary").first.click()
    page.locator("textarea").fill(finished_kingdoms())
    page.wait_for_function("() => document.querySelectorAll('[role=tab] b').length === 2")
    page.locator("summary").first.click()
    page.evaluate("() => scrollTo(0, 0)")


PICTURES: dict[str, tuple[Callable[[Page], None], dict[str, int], bool]] = {
    "page": (table, DESKTOP, False),
    "page-start": (start_page, DESKTOP, False),
    "page-phone": (phone, PHONE, True),
    "page-score": (pad, DESKTOP, False),
}


def take(browser: Browser, server: Server, name: str) -> None:
    """Write one picture, with few colours, so that it is small."""
    prepare, size, is_dark = PICTURES[name]
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme="dark" if is_dark else "light", reduced_motion="reduce", locale="en-GB",
    )  # fmt: skip
    context.set_default_timeout(300_000)
    context.add_init_script(SWIFT)
    page = context.new_page()
    page.goto(server.address)
    prepare(page)
    page.evaluate("() => document.fonts.ready")
    picture = Image.open(io.BytesIO(page.screenshot(timeout=300_000)))
    target = ROOT / "docs" / f"{name}.png"
    picture.convert("RGB").quantize(COLOURS).save(target, optimize=True)
    print(target.relative_to(ROOT), target.stat().st_size)
    context.close()


def main(names: list[str]) -> None:
    """Take all pictures, or those that are named."""
    executable, variables = find_browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            environment: dict[str, str | float | bool] = {**os.environ, **variables}
            browser = playwright.chromium.launch(executable_path=executable, args=FLAGS, env=environment)
            for name in names or PICTURES:
                take(browser, server, name)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
