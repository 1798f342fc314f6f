"""Measures what is visible in a window: what leaves it, what overlaps, how large the squares are."""

from typing import Any

from playwright.sync_api import Page

# The parts of the table that must never overlap, unless one is inside the other.
PARTS = (
    ".bar .logo", ".bar .game", ".bar .turn", ".bar .tools", ".seats .seat", ".status", ".rail.left .rival",
    ".rail.right .tabs", ".lines", ".boxleft", ".log", ".shop h3", ".shop .slot", ".shop p", ".fief-head .names",
    ".fief-head .breakdown", ".map", ".guide", ".actions > *", ".waiting-row",
)  # fmt: skip
MEASURE = """parts => {
    const visible = ([, box]) => box.width > 0.5 && box.height > 0.5;
    const all = parts.flatMap(part => [...document.querySelectorAll(part)].map(
        (element, index) => [element, element.getBoundingClientRect(), `${part} ${index}`])).filter(visible);
    const name = ([, , called]) => called;
    const overlaps = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const clipped = all.flatMap(one => {
        const scroller = one[0].parentElement.closest('.lines.many, .landscape > .rail.right');
        return scroller ? [] : [one];
    });
    const page = document.scrollingElement;
    const cell = document.querySelector('.fief [data-cell]')?.getBoundingClientRect();
    return {
        outside: clipped.filter(([, box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1
            || box.bottom > innerHeight + 1).map(name),
        overlapping: clipped.flatMap((one, index) => clipped.slice(index + 1).filter(other =>
            !one[0].contains(other[0]) && !other[0].contains(one[0]) && overlaps(one[1], other[1])
        ).map(other => `${name(one)} and ${name(other)}`)),
        cut: [...document.querySelectorAll(
            '.turn span:last-child, .say, .status, span.round, .seat, .pts, .lines h2 small, .rival .name small'
        )].filter(element =>
            element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline'
            && getComputedStyle(element.parentElement).position !== 'absolute')
            .map(element => element.className || element.textContent),
        scrolls: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight].map(by => Math.max(0, by)),
        square: cell ? cell.width : 0,
        parts: [...new Set(all.map(name).map(called => called.replace(/ \\d+$/, '')))],
    };
}"""


def measured(page: Page, width: int, height: int) -> dict[str, Any]:
    """The table at this size of the window, once it has settled."""
    page.set_viewport_size({"width": width, "height": height})
    # Sizes that depend on a measured element are set one frame later.
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: dict[str, Any] = page.evaluate(MEASURE, list(PARTS))
    return found
