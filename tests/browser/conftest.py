"""A browser and a server for the page tests. Without a browser they are skipped, or fail if `CI` is set."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright", reason="the tests of the page need playwright")
from chromium.install import browser as find_browser
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browser_support.serving import Server
from support.needs import missing

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
PAGE = Path(__file__).parents[2] / "src" / "fiefdom" / "server" / "page" / "index.html"
# Shows the moves of other players without pauses, unless the test has chosen a pace.
SWIFT = """try {
    if (!localStorage.getItem('fiefdom.settings')) localStorage.setItem('fiefdom.settings', '{"pace": "instant"}')
} catch { }"""

# The browser's part in the shuffle: each browser of a test has its own number, and the same one in every run.
NONCE = """{
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = into => into.length === 32 ? into.fill(BROWSER) : random(into);
}"""

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def launch() -> Iterator[Callable[[], Browser]]:
    """Return the running browser; one that has crashed is replaced, so that it fails one test and not all."""
    executable, variables = find_browser()
    if executable is None:
        missing("There is no Chromium on this machine, and set-up brought none.")
    environment: dict[str, str | float | bool] = {**os.environ, **variables}
    running: list[Browser] = []
    with sync_playwright() as playwright:

        def connected() -> Browser:
            if not running or not running[-1].is_connected():
                running.append(playwright.chromium.launch(executable_path=executable, args=FLAGS, env=environment))
            return running[-1]

        yield connected
        for browser in running:
            browser.close()


@pytest.fixture
def chromium(launch: Callable[[], Browser]) -> Browser:
    return launch()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert PAGE.is_file(), "the page is not built: ./dev build builds it"
    served = Server(tmp_path_factory.mktemp("server"))
    served.start()
    yield served
    served.stop()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Open an address in a separate browser context (with its own cookies); page errors fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(path: str = "/", **options: Any) -> Page:
        settings: dict[str, Any] = {
            "viewport": {"width": 1440, "height": 900},
            "reduced_motion": "reduce",
            "locale": "en-GB",
        }
        context = chromium.new_context(**{**settings, **options})
        context.set_default_timeout(120_000)
        context.add_init_script(SWIFT)
        contexts.append(context)
        context.add_init_script(NONCE.replace("BROWSER", str(len(contexts))))
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "console",
            lambda message: errors.append(message.text) if "Content Security Policy" in message.text else None,
        )
        page.goto(path if path.startswith("http") else server.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
