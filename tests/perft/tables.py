"""The tables of docs/perft.md: computed, written and read back."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from perft.walk import walk

from fiefdom.engine.engine import engine_for
from fiefdom.rules import GAMES, Rules
from fiefdom.rules.games import described

PAGE = Path(__file__).parents[2] / "docs" / "perft.md"
# Everything in the document after this heading is written by `render`.
HEADING = "## The tables"

START_SEED, MIDDLE_SEED = 1, 2
MIDDLE = {
    "kingdomino": 30, "queendomino": 80, "royal_wedding": 120, "discovery": 50, "totem": 50, "tribe": 80,
}  # fmt: skip
# A column ends with the first count that reaches this.
ENOUGH = 1_000_000

_CAPTION = re.compile(r"From the (?:start|middle), seed (\d+):")
_COLUMN = re.compile(r"`([^`]+)`(?:,? after (\d+))?")


@dataclass(frozen=True, slots=True)
class Start:
    """A position to count from: the walk of a seed after this many decisions (see `walk`)."""

    rules: Rules
    seed: int
    after: int

    def __str__(self) -> str:
        return f"{self.rules}, seed {self.seed}, after {self.after} decisions"


Tables = dict[Start, tuple[int, ...]]


def base_rules() -> list[Rules]:
    """Every combination of rules that affects the legal moves."""
    return [rules for rules in Rules.all() if not (rules.middle_kingdom or rules.harmony or rules.dynasty)]


def starts() -> list[Start]:
    """What the document must contain: for each combination the start and the middle of a game."""
    found = []
    for rules in base_rules():
        found.append(Start(rules, START_SEED, 0))
        found.append(Start(rules, MIDDLE_SEED, MIDDLE[rules.game]))
    return found


def count(start: Start, depth: int) -> int:
    """The number of sequences of `depth` decisions from there, counted by the engine."""
    engine = engine_for(start.rules)
    states, randoms = walk(engine, start.seed, start.after)
    return engine.perft(states, randoms, depth)


def column(start: Start) -> tuple[int, ...]:
    """The counts for depths 1, 2, ... up to the first that is large enough."""
    counts = [count(start, 1)]
    while counts[-1] < ENOUGH:
        counts.append(count(start, len(counts) + 1))
    return tuple(counts)


def compute() -> Tables:
    return {start: column(start) for start in starts()}


def render(tables: Tables) -> str:
    """The part of the document below `HEADING`."""
    parts = []
    for game in GAMES:
        parts.append(f"### {described(game).title}")
        for seed, name in ((START_SEED, "start"), (MIDDLE_SEED, "middle")):
            chosen = {
                start: counts for start, counts in tables.items() if start.rules.game == game and start.seed == seed
            }
            parts.append(f"From the {name}, seed {seed}:")
            parts.append("\n".join(_rows(chosen)))
    return "\n\n".join(parts) + "\n"


def _rows(tables: Tables) -> Iterator[str]:
    heads = [f"`{start.rules}`" + (f", after {start.after}" if start.after else "") for start in tables]
    yield f"| Depth | {' | '.join(heads)} |"
    yield "|" + " ---: |" * (len(heads) + 1)
    for depth in range(max(map(len, tables.values()))):
        cells = [f"{counts[depth]:,}" if depth < len(counts) else "" for counts in tables.values()]
        yield f"| {depth + 1} | {' | '.join(cells)} |".replace("|  |", "| |").replace("|  |", "| |")


def read(text: str) -> Tables:
    """All columns of a document. Raises ValueError if a table has no caption or a depth is missing."""
    tables: Tables = {}
    seed: int | None = None
    heads: list[Start] = []
    for line in text.partition(HEADING)[2].splitlines():
        caption = _CAPTION.match(line)
        if caption:
            seed, heads = int(caption[1]), []
        elif line.startswith("| Depth"):
            heads = list(_starts_of(line, seed))
            tables.update(dict.fromkeys(heads, ()))
        elif line.startswith("| ") and not line.startswith("| -"):
            _add_row(tables, heads, [cell.strip() for cell in line.strip("|").split("|")])
    return tables


def _starts_of(line: str, seed: int | None) -> Iterator[Start]:
    if seed is None:
        raise ValueError(f"no seed is given above {line!r}")
    for rules, after in _COLUMN.findall(line):
        yield Start(Rules.parse(rules), seed, int(after or 0))


def _add_row(tables: Tables, heads: list[Start], cells: Iterable[str]) -> None:
    depth, *counts = cells
    for start, cell in zip(heads, counts, strict=True):
        if cell:
            if len(tables[start]) != int(depth) - 1:
                raise ValueError(f"{start}: there is no depth before {depth}")
            tables[start] += (int(cell.replace(",", "")),)


def published() -> Tables:
    """The tables in the document."""
    return read(PAGE.read_text(encoding="utf-8"))
