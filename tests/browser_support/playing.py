"""Plays at the table in the page as a person would, using only what is visible."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 120_000
CONFIRM = "[data-action=confirm]:enabled"
# Every game, as `set_table` sets it.
GAMES: dict[str, dict[str, Any]] = {
    "kingdomino": {"game": "kingdomino", "players": 4},
    "mighty duel": {"game": "kingdomino", "players": 2, "options": ["Mighty Duel"]},
    "queendomino": {"game": "queendomino", "players": 4},
    "royal wedding": {"game": "royal_wedding", "players": 6},
    "royal wedding in teams": {"game": "royal_wedding", "players": 8},
    "discovery": {"game": "origins", "mode": "discovery", "players": 3},
    "totem": {"game": "origins", "mode": "totem", "players": 3},
    "tribe": {"game": "origins", "mode": "tribe", "players": 3},
}
Press = Callable[[Locator], None]


def click(target: Locator) -> None:
    """With the mouse."""
    target.click(timeout=PATIENCE)


def tap(target: Locator) -> None:
    """With a finger."""
    target.tap(timeout=PATIENCE)


def set_table(
    page: Page,
    game: str,
    *,
    players: int | None = None,
    seats: list[str] | None = None,
    mode: str | None = None,
    options: list[str] | None = None,
) -> None:
    """On the start page: pick a game and fill the seats, with bots of the fastest level by default."""
    page.wait_for_selector(f"[data-game={game}]")
    page.wait_for_selector(".seatlist select")
    page.locator(f"[data-game={game}]").click()
    if mode:
        page.locator(f"label:has(input[value={mode}])").click()
    if players:
        page.locator(f"label:has(input[name=players][value='{players}'])").click()
    for option in options or []:
        page.get_by_text(option, exact=True).click()
    chairs = page.locator(".seatlist select")
    for index in range(1, chairs.count()):
        wanted = (seats or [])[index - 1] if index <= len(seats or []) else "bot:random"
        chairs.nth(index).select_option(wanted)
    name = page.locator(".seatlist input.name").first
    if "open" in (seats or []) and not name.input_value():
        name.fill("Ada")


def start(page: Page) -> str:
    """Press the start button and wait for the table; return its address."""
    page.locator(".start").click()
    page.wait_for_url("**/game/*", timeout=PATIENCE)
    return page.url


def state(page: Page) -> dict[str, Any]:
    """The state that the table exposes: whose decision it is and of what kind, or that the match is over."""
    found: dict[str, Any] = page.evaluate(
        """() => {
        const table = document.querySelector('.table');
        if (document.querySelector('.pad')) return { over: true };
        if (!table) return { over: false, mine: false };
        const { mine, awaits, at } = table.dataset;
        return { over: false, mine: mine === 'true', awaits, at };
    }"""
    )
    return found


def wait_for_turn(page: Page) -> dict[str, Any]:
    """Wait until it is this player's turn or the game is over."""
    page.wait_for_function(
        "() => document.querySelector('.pad') || document.querySelector('.table[data-mine=true] .actions')",
        timeout=PATIENCE,
    )
    return state(page)


def choose(page: Page, press: Press, turn: int) -> bool:
    """Choose something for the pending decision; return whether it still needs confirmation."""
    if page.locator("[data-action=discard]").count():
        press(page.locator("[data-action=discard]"))
        return False
    passes = page.locator("[data-action=pass]")
    if passes.count() and turn % 3 == 2:
        press(passes)
        return False
    for group in ("button.pick", "button.frame.can[data-space]", "button.frame.can[data-caveman]", "[data-possible]"):
        found = page.locator(group)
        if found.count():
            press(found.nth(turn % found.count()))
            return True
    gifts = page.locator(".actions button[aria-pressed]")
    press(gifts.first)
    return True


def decide(page: Page, press: Press = click, turn: int = 0) -> None:
    """Make one decision and wait until the table has advanced."""
    before = state(page)["at"]
    if choose(page, press, turn):
        press(page.locator(CONFIRM))
    page.wait_for_function(
        "at => document.querySelector('.pad') || document.querySelector('.table')?.dataset.at !== at",
        arg=before,
        timeout=PATIENCE,
    )


def play_out(page: Page, press: Press = click, most: int = 600) -> int:
    """Play to the end; return the number of this player's decisions."""
    for number in range(most):
        if wait_for_turn(page)["over"]:
            expect(page.locator(".pad table")).to_be_visible()
            return number
        decide(page, press, number)
    raise AssertionError(f"the game was not over after {most} decisions")
