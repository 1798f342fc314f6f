"""How long the page takes to answer a click: until the change is painted, and until a confirmed move is.

Usage: python benchmarks/page_latency.py [--rules NAME ...] [--decisions N] [--size WIDTHxHEIGHT] [--slow TIMES]
                                         [--json]

  --rules NAME         games to play: kingdomino, queendomino (both)
  --decisions N        decisions of the player that are measured in each game (30)
  --size WIDTHxHEIGHT  the window (1440x900)
  --slow TIMES         slow the browser's processor down this many times, like a cheap phone (1)
  --json               print one JSON object

A server of its own and Chromium play against one bot, with motion and the pace of the bots as they come. Both times
begin with the time stamp of the click and end after the frame in which the page shows the change: for a choice any
change inside the table, for a confirmation the table with the next decision. The first decisions, which load what is
loaded late, do not count. Processor time is that of the page's process and of the server with its bot, per decision
(choice and confirmation), and hardly depends on the load of the machine. Needs the page (`./dev build`), Playwright
and a Chromium, as the tests do.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from processes import processor_seconds
from reporting import machine

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tools"))
from chromium.install import browser as find_browser  # noqa: E402

GAMES = ("kingdomino", "queendomino")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage"]
PATIENCE = 120_000
# The decisions at the beginning that load further parts of the page.
WARM = 4
CONFIRM = "[data-action=confirm]:enabled"
CHOICES = ("button.pick", "button.frame.can[data-space]", "[data-possible]")
# Ends a measurement after the frame that follows the first change which counts.
WATCH = """() => {
    window.clicked = null;
    window.times = { choice: [], confirm: [] };
    addEventListener('click', event => {
        const what = event.target.closest('[data-action=confirm], [data-action=pass], [data-action=discard]')
            ? 'confirm' : 'choice';
        const { at, mine } = document.querySelector('.table').dataset;
        window.clicked = { what, since: event.timeStamp, at, mine };
    }, true);
    new MutationObserver(() => {
        const { clicked } = window;
        const table = document.querySelector('.table');
        if (!clicked || clicked.ended || (clicked.what === 'confirm' && table?.dataset.at === clicked.at)) return;
        clicked.ended = true;
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
                window.times[clicked.what].push(performance.now() - clicked.since);
                window.clicked = null;
            };
            port2.postMessage(null);
        });
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


@contextmanager
def serving() -> Iterator[tuple[str, int]]:
    """The address of a server of its own, and its process."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "fiefdom", "serve", "--port", "0", "--data", str(Path(folder) / "tables.db")]
        server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=folder)
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[-1], server.pid
        finally:
            server.terminate()
            server.communicate()


@contextmanager
def browsing() -> Iterator[Browser]:
    """A Chromium without a window."""
    executable, variables = find_browser()
    environment: dict[str, str | float | bool] = {**os.environ, **variables}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS, env=environment)
        yield browser
        browser.close()


def opened(browser: Browser, url: str, game: str, arguments: argparse.Namespace) -> Page:
    """A table for two, at the player's first decision."""
    width, height = (int(part) for part in arguments.size.split("x"))
    page = browser.new_page(viewport={"width": width, "height": height}, locale="en-GB")
    page.set_default_timeout(PATIENCE)
    page.goto(url)
    page.locator(f"[data-game={game}]").click()
    page.locator("label:has(input[name=players][value='2'])").click()
    page.locator(".seatlist select").nth(1).select_option("bot:random")
    page.locator(".start").click()
    page.wait_for_url("**/game/*")
    if arguments.slow > 1:
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": arguments.slow})
    return page


def decide(page: Page, number: int) -> None:
    """Choose something and confirm it."""
    before = page.locator(".table").get_attribute("data-at")
    direct = page.locator("[data-action=discard], [data-action=pass]")
    choice = next((found for found in map(page.locator, CHOICES) if found.count()), None)
    if choice is None:
        direct.first.click()
    else:
        choice.nth(number % choice.count()).click()
        page.wait_for_function("() => window.clicked === null")
        page.locator(CONFIRM).click()
    page.wait_for_function("at => document.querySelector('.table')?.dataset.at !== at", arg=before)
    page.wait_for_function("() => window.clicked === null")


def spent(page: Page, server: int) -> tuple[float, float]:
    """Milliseconds of processor time: the processes that draw pages, and the server."""
    assert page.context.browser
    processes = page.context.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    drawing = sum(one["cpuTime"] for one in processes if one["type"] == "renderer")
    return 1000 * drawing, 1000 * processor_seconds(server)


def play(page: Page, decisions: int, server: int) -> dict[str, Any]:
    """The times of this many decisions, or of all until the end of the game."""
    page.wait_for_selector(".table[data-mine=true] .actions")
    page.evaluate(WATCH)
    before, measured = (0.0, 0.0), 0
    for number in range(WARM + decisions):
        page.wait_for_selector(".table[data-mine=true] .actions, .pad")
        if page.locator(".pad").count():
            break
        if number == WARM:
            page.evaluate("() => { window.times = { choice: [], confirm: [] } }")
            before = spent(page, server)
        decide(page, number)
        measured = max(0, number - WARM + 1)
    after = spent(page, server)
    each = {
        name: round((now - then) / measured, 1)
        for name, now, then in zip(("page_ms", "server_ms"), after, before, strict=True)
    }
    return {**{name: summary(times) for name, times in page.evaluate("() => window.times").items()}, "processor": each}


def summary(times: list[float]) -> dict[str, float]:
    """Milliseconds by name."""
    ordered = sorted(times)
    shares = {"least": 0.0, "p50": 0.5, "p90": 0.9}
    found = {
        name: round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) for name, share in shares.items()
    }
    return {"clicks": len(ordered), **found}


def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """All games, one after the other."""
    games = {}
    with serving() as (url, server), browsing() as browser:
        for game in arguments.rules:
            page = opened(browser, url, game, arguments)
            games[game] = play(page, arguments.decisions, server)
            page.close()
    settings = {"size": arguments.size, "slow": arguments.slow}
    return {"machine": machine(), "load": os.getloadavg()[0], **settings, "games": games}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--decisions", type=int, default=30)
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--slow", type=float, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = measure(arguments)
    if arguments.json:
        print(json.dumps(found))
        return 0
    print(f"window {found['size']}, processor slowed {found['slow']:g} times, load {found['load']:.1f}")
    for game, kinds in found["games"].items():
        for kind, row in kinds.items():
            figures = ", ".join(f"{name} {value:g}" for name, value in row.items())
            print(f"{game:12} {kind:9} {figures}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
