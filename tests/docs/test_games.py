"""The documentation of the games matches the code: headings, rulings, rules texts, every table of numbers."""

import re
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest

from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS
from fiefdom.components.totems import totems
from fiefdom.components.volcanoes import volcanoes
from fiefdom.engine.actions import action_count, action_starts
from fiefdom.engine.families.origins.actions import STACK_AFTER_PASS
from fiefdom.engine.layout import PHASE_NAMES, TERRAIN, all_layouts, layout
from fiefdom.engine.setup import layout_for
from fiefdom.engine.sheets import row_kind
from fiefdom.errors import RulesError
from fiefdom.game import ScoreSheet
from fiefdom.rules import GAMES, Rules

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SIDES = (5, 7)
HEADINGS = [
    "In one paragraph",
    "Set-up",
    "A turn",
    "The end and the score",
    "Our rulings",
    "Options",
    "Decisions and chance",
    "Actions by index",
    "State fields",
    "Scores",
]
FAMILY = {rules.game: layout_for(rules).family for rules in Rules.all()}
ROYAL_RULINGS = ["C12", "Q3", "Q6", "Q7", "Q12", "Q15"]
RULINGS = {
    "kingdomino": ["V1", "V2"],
    "queendomino": [*ROYAL_RULINGS, "V1", "V2"],
    "royal_wedding": [*ROYAL_RULINGS, "W4", "W6", "V1", "V2"],
    "discovery": ["O3", "O4", "O5", "V1", "V2"],
    "totem": ["O3", "O4", "O5", "O9", "V1", "V2"],
    "tribe": ["O3", "O4", "O5", "O13", "V1", "V2"],
}
PLACE = ["place right", "place down", "place left", "place up", "discard"]
ROYAL_ACTIONS = [*PLACE, "pass", "tax", "build", "dragon", "site", "claim"]
ACTIONS = {
    "kingdomino": [*PLACE, "claim"],
    "queendomino": ROYAL_ACTIONS,
    "royal_wedding": ROYAL_ACTIONS,
    "discovery": [*PLACE, "claim", "pair", "erupt"],
    "totem": [*PLACE, "claim", "pair", "erupt", "give"],
    "tribe": [*PLACE, "claim", "pair", "erupt", "give", "pass", "recruit", "stack", "pay", "settle"],
}
EVERY_PHASE = {"claim", "place", "draw_king", "lay_line", "over"}
ROYAL_PHASES = EVERY_PHASE | {"tax", "build", "site", "dragon", "turn_building"}
PHASES = {
    "kingdomino": EVERY_PHASE,
    "queendomino": ROYAL_PHASES,
    "royal_wedding": ROYAL_PHASES,
    "discovery": EVERY_PHASE | {"pair", "erupt"},
    "totem": EVERY_PHASE | {"pair", "erupt", "give"},
    "tribe": EVERY_PHASE | {"pair", "erupt", "recruit", "pay", "settle", "turn_caveman"},
}
SHEET_LINES = {
    "kingdomino": [],
    "queendomino": ["BUILDING", "COINS", "QUEEN"],
    "royal_wedding": ["BUILDING", "COINS", "QUEEN"],
    "discovery": [],
    "totem": ["RESOURCES_HELD", "TOTEM_HELD"],
    "tribe": ["HUNTER", "HORDE"],
}
LETTERS = {terrain[0].upper(): terrain for terrain in (*KINGDOM_TERRAINS, *ORIGINS_TERRAINS)}

every_game = pytest.mark.parametrize("game", GAMES)
every_size = pytest.mark.parametrize("side", SIDES)


def first_ids(game: str, side: int) -> dict[str, int]:
    """The first id of each action in the documentation, as in engine/actions.py."""
    memory = layout(FAMILY[game], side)
    cells = memory.canvas**2
    starts = action_starts(memory)
    directions = {f"place {name}": number * cells for number, name in enumerate(("right", "down", "left", "up"))}
    stack = {"stack": starts["pass"] + STACK_AFTER_PASS} if "recruit" in starts else {}
    pair = {"pair": starts["claim_pair"]} if "claim_pair" in starts else {}
    return {**starts, **directions, **stack, **pair}


@cache
def page(game: str) -> str:
    return (DOCS / "games" / f"{game}.md").read_text(encoding="utf-8")


def section(game: str, heading: str) -> str:
    """The text under one heading of a document."""
    return page(game).split(f"\n## {heading}\n")[1].split("\n## ")[0]


def tables(text: str) -> list[list[dict[str, str]]]:
    """Every table in a text, as one dictionary per row, without the backticks around cells."""
    found: list[list[dict[str, str]]] = []
    for block in re.findall(r"(?:^ *\|.*\n?)+", without_fences(text), re.MULTILINE):
        lines = [[cell.strip() for cell in line.strip()[1:-1].split("|")] for line in block.splitlines()]
        heading = lines[0]
        assert all(len(line) == len(heading) for line in lines), block
        cells = [[cell.strip("`") for cell in line] for line in lines[2:]]
        found.append([dict(zip(heading, line, strict=True)) for line in cells])
    return found


def table(text: str, column: str) -> list[dict[str, str]]:
    """The only table with such a column."""
    (found,) = [rows for rows in tables(text) if column in rows[0]]
    return found


def without_fences(text: str) -> str:
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def fences(text: str, kind: str) -> list[str]:
    """The lines of all fenced blocks of a kind."""
    blocks = re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


def test_every_game_has_a_page_and_a_place_in_the_index() -> None:
    names = {path.stem for path in (DOCS / "games").glob("*.md")}
    assert names == {*GAMES, "README"}
    index = (DOCS / "games" / "README.md").read_text(encoding="utf-8")
    rows = table(index, "Word in rules")
    assert tuple(row["Word in rules"] for row in rows) == GAMES
    assert all(f"({game}.md)" in row["Game"] for game, row in zip(GAMES, rows, strict=True))
    assert "independent implementation" in index


@every_game
def test_a_page_has_all_headings_in_order(game: str) -> None:
    assert re.findall(r"^## (.*)$", page(game), re.MULTILINE) == HEADINGS
    assert all(section(game, heading).strip() for heading in HEADINGS)


@every_game
def test_a_page_names_every_ruling_of_its_game(game: str) -> None:
    named = re.findall(r"^- \*\*([A-Z]\d+),", section(game, "Our rulings"), re.MULTILINE)
    assert named == RULINGS[game]


def test_the_rulings_are_those_of_the_rule_book() -> None:
    rules = rule_book()
    marked = {number for number, text in rules.items() if "Ruling" in text}
    assert marked == {number for numbers in RULINGS.values() for number in numbers}


@every_game
def test_a_page_cites_rules_that_exist(game: str) -> None:
    cited = set(re.findall(r"(?<![`\w])[CKQWOVDX]\d+\b", without_fences(page(game))))
    assert len(cited) > 20
    assert cited <= set(rule_book())


@cache
def rule_book() -> dict[str, str]:
    """The text of each numbered rule."""
    text = (DOCS / "rules.md").read_text(encoding="utf-8")
    parts = re.split(r"^- \*\*(?=[A-Z]\d+)", text, flags=re.MULTILINE)[1:]
    return {re.match(r"[A-Z]\d+", part)[0]: part for part in parts}  # type: ignore[index]


@every_game
def test_the_rules_texts_are_canonical(game: str) -> None:
    texts = fences(section(game, "Options"), "rules")
    assert len(texts) >= 3
    for text in texts:
        rules = Rules.parse(text)
        assert (str(rules), rules.game) == (text, game)


@every_game
def test_the_refused_rules_are_refused(game: str) -> None:
    texts = fences(section(game, "Options"), "refused")
    assert len(texts) >= 3
    for text in texts:
        assert text.startswith(f"{game}(")
        with pytest.raises(RulesError):
            Rules.parse(text)


@every_game
def test_a_page_offers_exactly_the_options_of_its_game(game: str) -> None:
    legal = {option for rules in Rules.all() if rules.game == game for option in rules.options}
    assert {row["Word"] for row in table(section(game, "Options"), "Word")} == legal


@every_game
def test_the_phases_are_those_of_the_engine(game: str) -> None:
    rows = table(section(game, "Decisions and chance"), "Phase")
    assert [row["Name"] for row in rows] == [PHASE_NAMES[int(row["Phase"])] for row in rows]
    assert {row["Name"] for row in rows} == PHASES[game]


def test_every_phase_is_on_some_page() -> None:
    assert set().union(*PHASES.values()) == set(PHASE_NAMES)


@every_game
@every_size
def test_the_action_table_agrees_with_the_engine(game: str, side: int) -> None:
    rows = table(section(game, "Actions by index"), "Action")
    assert [row["Action"] for row in rows] == ACTIONS[game]
    known = first_ids(game, side)
    firsts = [known[name] for name in ACTIONS[game]]
    ends = [*firsts[1:], action_count(game, layout(FAMILY[game], side))]
    for row, first, end in zip(rows, firsts, ends, strict=True):
        numbers = int(row[f"{side}×{side}: first"]), int(row[f"{side}×{side}: count"])
        assert numbers == (first, end - first), row["Action"]
        cells = (2 * side - 1) ** 2
        assert (formula(row["First id"], cells), formula(row["Count"], cells)) == numbers, row["Action"]


def formula(text: str, cells: int) -> int:
    """The value of `4A + 1`, `A` or `3`."""
    match = re.fullmatch(r"(?:(\d*)(A))?(?: \+ )?(\d*)", text)
    assert match, text
    return (int(match[1] or 1) * cells if match[2] else 0) + int(match[3] or 0)


@every_game
def test_the_sizes_of_the_action_space(game: str) -> None:
    text = section(game, "Actions by index")
    said = re.search(r"Size of the space: (\S+ \+ \d+), so \*\*(\d+)\*\* ids .* and \*\*(\d+)\*\* for", text)
    assert said
    sizes = [action_count(game, layout(FAMILY[game], side)) for side in SIDES]
    assert [int(said[2]), int(said[3])] == sizes
    assert [formula(said[1], (2 * side - 1) ** 2) for side in SIDES] == sizes


@every_game
@every_size
@pytest.mark.parametrize("record", ["state", "kingdom"])
def test_the_fields_are_those_of_the_layout(game: str, side: int, record: str) -> None:
    both = [rows for rows in tables(section(game, "State fields")) if "Field" in rows[0]]
    rows = both[("state", "kingdom").index(record)]
    dtype = getattr(layout(FAMILY[game], side), record)
    shapes = {name: " × ".join(map(str, dtype[name].shape)) or "–" for name in dtype.names}
    column = f"Shape, {side}×{side}"
    assert {row["Field"]: row[column] for row in rows if row[column] != "absent"} == shapes
    assert len({row["Field"] for row in rows}) == len(rows)
    assert all(row["Meaning"] for row in rows)


@every_game
def test_the_planes_are_those_of_the_layout(game: str) -> None:
    rows = table(section(game, "State fields"), "Plane")
    count = layout(FAMILY[game], 5).kingdom["board"].shape[0]
    assert [int(row["Plane"]) for row in rows] == list(range(count))
    kinds = {"kingdomino": KINGDOM_TERRAINS[:6], "queendomino": KINGDOM_TERRAINS, "origins": ORIGINS_TERRAINS}
    terrains = kinds[FAMILY[game].name]
    assert tuple(row["Squares with"] for row in rows[TERRAIN : TERRAIN + len(terrains)]) == terrains


@every_game
def test_the_lines_of_a_score_sheet(game: str) -> None:
    rows = table(section(game, "Scores"), "Row")
    names = [row["Row"] for row in rows]
    assert names == ["TERRITORY", *SHEET_LINES[game], "MIDDLE_KINGDOM", "HARMONY"]
    numbers = [row_kind(name.lower()) for name in names]
    assert numbers == sorted(numbers)
    assert {row["In Python"] for row in rows} <= {field.name for field in fields(ScoreSheet)}


def test_every_line_of_a_score_sheet_is_on_some_page() -> None:
    names = {"TERRITORY", "MIDDLE_KINGDOM", "HARMONY"}.union(*SHEET_LINES.values())
    assert sorted(row_kind(name.lower()) for name in names) == list(range(10))


@pytest.mark.parametrize("game", [game for game in GAMES if game != "royal_wedding"])
def test_the_worked_example_is_right(game: str) -> None:
    text = section(game, "The end and the score")
    rows = table(text, "Territory")
    said = [(row["Territory"], *(int(row[name]) for name in ("Squares", "Crowns", "Points"))) for row in rows]
    squares = drawn_squares(fences(text, "kingdom"))
    found = [(terrain, size, crowns, size * crowns) for terrain, size, crowns in territories(squares)]
    assert sorted(said) == sorted(found)
    assert re.search(rf"\b{sum(points for *_, points in found)}\b", text)


def drawn_squares(lines: list[str]) -> dict[tuple[int, int], tuple[str, int]]:
    """Terrain and crowns (fires) of each square of a drawing; craters do not count as fires."""
    squares = {}
    for row, line in enumerate(lines):
        for column, cell in enumerate(line.split()):
            if cell not in (".", "@"):
                terrain = LETTERS[cell[0]]
                digits = re.search(r"\d", cell)
                squares[column, row] = terrain, int(digits[0]) if digits and terrain != "volcano" else 0
    return squares


def territories(squares: dict[tuple[int, int], tuple[str, int]]) -> list[tuple[str, int, int]]:
    """Terrain, squares and crowns of every territory except volcanoes (C10, O3)."""
    waiting = {cell for cell, (terrain, _) in squares.items() if terrain != "volcano"}
    found = []
    while waiting:
        group = [waiting.pop()]
        for column, row in group:  # grows during the iteration
            near = {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)} & waiting
            same = {cell for cell in near if squares[cell][0] == squares[column, row][0]}
            waiting -= same
            group += same
        found.append((squares[group[0]][0], len(group), sum(squares[cell][1] for cell in group)))
    return found


def test_the_buildings_are_those_of_the_box() -> None:
    rows = table(section("queendomino", "Set-up"), "Building")
    columns = ("Kind", "Building", "Copies", "Crowns", "Knights", "Towers")
    said = [tuple(row[column] for column in columns) for row in rows]
    assert said == [
        tuple(map(str, (kind, one.id, one.copies, one.crowns, one.knights, one.towers)))
        for kind, one in enumerate(buildings())
    ]
    for row, one in zip(rows, buildings(), strict=True):
        amount = one.points_each if one.points_per else one.points
        assert row["Points"].startswith(str(amount)), one.id
        assert (one.points_per or "") in row["Points"], one.id
        assert row["With taxes"] == (f"1 coin for each {one.tax_per}" if one.tax_per else ""), one.id


def test_the_cavemen_are_those_of_the_box() -> None:
    rows = table(section("tribe", "Set-up"), "Caveman")
    said = [(row["Kind"], row["Caveman"], row["Copies"]) for row in rows]
    assert said == [(str(kind), one.id, str(one.copies)) for kind, one in enumerate(cavemen())]
    for row, one in zip(rows, cavemen(), strict=True):
        points = f"{one.points_each} for each {one.counts}" if one.counts else f"strength {one.strength}"
        assert row["Points"].startswith(points), one.id


def test_the_resources_and_volcanoes_are_those_of_the_box() -> None:
    rows = table(section("totem", "Set-up"), "Resource")
    assert [tuple(row.values()) for row in rows] == [
        tuple(map(str, (number, one.resource, one.terrain, one.pieces, one.points)))
        for number, one in enumerate(totems())
    ]
    rows = table(section("discovery", "A turn"), "Craters")
    said = [tuple(int(cell.split()[0]) for cell in row.values()) for row in rows]
    assert said == [(one.craters, one.copies, one.fires, one.range) for one in volcanoes()]


def test_the_architecture_lists_the_layouts() -> None:
    rows = table((DOCS / "architecture.md").read_text(encoding="utf-8"), "Longest line")
    columns = ("Family", "Kingdom", "Kingdoms", "Longest line", "Planes of a kingdom")
    assert [tuple(row[column] for column in columns) for row in rows] == [
        (
            one.family.name,
            f"{one.side}×{one.side}",
            *map(str, (one.kingdoms, one.kings, one.kingdom["board"].shape[0])),
        )
        for one in all_layouts()
    ]
