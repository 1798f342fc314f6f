"""Several browsers at one table."""

from collections.abc import Callable

from playwright.sync_api import Page

from browser_support.playing import decide, set_table, start, state


def invite(host: Page, game: str = "kingdomino") -> str:
    """Create a table with an open seat; return the invite link."""
    set_table(host, game, players=2, seats=["open"])
    start(host)
    link = host.locator("[data-invite]")
    link.wait_for()
    return link.input_value()


def sit_down(visit: Callable[..., Page], link: str, name: str = "Maud") -> Page:
    """Open an invite in another browser and take the seat."""
    guest = visit(link)
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/game/*")
    return guest


def alternate(pages: list[Page], decisions: int) -> None:
    """Let the player to move decide, this many times or to the end."""
    for number in range(decisions):
        pages[0].wait_for_function(
            "() => document.querySelector('.pad') || document.querySelector('.table[data-mine]')"
        )
        if state(pages[0])["over"]:
            return
        for _ in range(600):
            ready = [page for page in pages if state(page).get("mine")]
            if ready or state(pages[0])["over"]:
                break
            pages[0].wait_for_timeout(50)
        if ready:
            decide(ready[0], turn=number)
