"""A broken table is refused, naming file, line and column."""

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import fiefdom.components.dominoes as dominoes_module
from fiefdom.components.buildings import parse_builders_board, parse_buildings
from fiefdom.components.cavemen import parse_cavemen
from fiefdom.components.dominoes import parse_dominoes
from fiefdom.components.totems import parse_totems
from fiefdom.components.volcanoes import parse_volcanoes
from fiefdom.components.wording import nearest
from fiefdom.errors import TextError

TABLES = Path(dominoes_module.__file__).parent / "tables"
READERS: dict[str, Callable[[str], tuple[object, ...]]] = {
    "kingdomino_dominoes.csv": partial(parse_dominoes, "kingdomino"),
    "queendomino_dominoes.csv": partial(parse_dominoes, "queendomino"),
    "origins_dominoes.csv": partial(parse_dominoes, "origins"),
    "queendomino_buildings.csv": parse_buildings,
    "queendomino_builders_board.csv": parse_builders_board,
    "origins_cavemen.csv": parse_cavemen,
    "origins_totems.csv": parse_totems,
    "origins_volcanoes.csv": parse_volcanoes,
}

# The file, a text in it, its replacement, and the expected message.
BROKEN = [
    ("kingdomino_dominoes.csv", "left_crowns", "crowns", "line 1, column left_crowns: .*'crowns'"),
    ("kingdomino_dominoes.csv", ",right_crowns", "", "line 1, column right_crowns: .*''"),
    (
        "kingdomino_dominoes.csv",
        "right_crowns",
        "right_crowns,colour",
        "line 1, column colour: .*right_crowns",
    ),
    ("kingdomino_dominoes.csv", "1,wheat", "1,wheet", "line 2, column left_terrain: 'wheet'.*perhaps wheat"),
    (
        "kingdomino_dominoes.csv",
        "1,wheat",
        "1,sea",
        "line 2, column left_terrain: 'sea'.*must be wheat, forest",
    ),
    ("kingdomino_dominoes.csv", "\n2,", "\n1,", "line 3, column number: '1' is there twice"),
    ("kingdomino_dominoes.csv", "\n2,", "\n01,", "line 3, column number: '01' is not a whole number"),
    ("kingdomino_dominoes.csv", "48,wheat", "49,wheat", "line 49, column number: 49 is not within 1 to 48"),
    ("kingdomino_dominoes.csv", "48,wheat", ",wheat", "line 49, column number: The cell is empty"),
    ("kingdomino_dominoes.csv", "mine,3", "mine,4", "line 49, column right_crowns: 4 is not within 0 to 3"),
    ("kingdomino_dominoes.csv", "mine,3", "mine,-3", "line 49, column right_crowns: '-3' is not a whole number"),
    ("kingdomino_dominoes.csv", "mine,3", "mine,٣", "line 49, column right_crowns: .* is not a whole number"),
    (
        "kingdomino_dominoes.csv",
        "mine,3",
        "mine",
        "line 49, column right_crowns: The line has 4 cells instead of 5",
    ),
    ("kingdomino_dominoes.csv", "mine,3", "mine,3,3", "line 49, column right_crowns: The line has 6 cells"),
    ("kingdomino_dominoes.csv", "48,wheat", '"48,wheat', "line 49: unexpected end of data"),
    ("queendomino_dominoes.csv", "32,town", "32,desert", "line 33, column left_terrain: 'desert'"),
    (
        "origins_dominoes.csv",
        "volcano,0,3",
        "volcano,0,0",
        "line 49, column right_craters: 0 is not within 1 to 3",
    ),
    (
        "origins_dominoes.csv",
        "volcano,0,3",
        "volcano,1,3",
        "line 49, column right_fires: 1 is not within 0 to 0",
    ),
    (
        "origins_dominoes.csv",
        "1,desert,0,0",
        "1,desert,0,1",
        "line 2, column left_craters: 1 is not within 0",
    ),
    ("queendomino_buildings.csv", "wheat,2", "wheat,0", "line 2, column points_each: 0 is not within 1 to 9"),
    ("queendomino_buildings.csv", "wheat,2", "gold,2", "line 2, column points_per: 'gold'"),
    ("queendomino_buildings.csv", "wheat,2", ",2", "line 2, column points_each: 2 is not within 0 to 0"),
    ("queendomino_buildings.csv", "sawmill,", "bakery,", "line 3, column id: 'bakery' is there twice"),
    ("queendomino_buildings.csv", "0,tower,seen", "0,coin,seen", "line 16, column tax_per: 'coin'"),
    ("queendomino_builders_board.csv", "2,1", "7,1", "line 3, column space: 7 is not within 2 to 2"),
    (
        "origins_cavemen.csv",
        "hunter,2,mammoth,3,",
        "hunter,2,mammoth,,",
        "line 2, column points_each: .*empty",
    ),
    (
        "origins_cavemen.csv",
        "hunter,2,mammoth,3,",
        "hunter,2,mammoth,3,1",
        "line 2, column strength: 1 is not",
    ),
    ("origins_cavemen.csv", "giant_warrior,1,,,3", "giant_warrior,1,,,", "line 11, column strength: .*empty"),
    ("origins_cavemen.csv", "giant_warrior,1,,,3", "giant_warrior,1,,2,3", "line 11, column points_each: 2"),
    ("origins_totems.csv", "mammoth,grassland", "mammoth,lake", "line 2, column terrain: 'lake'.*grassland"),
    ("origins_totems.csv", "mammoth,", "bison,", "line 2, column resource: 'bison'"),
    ("origins_volcanoes.csv", "3,1,3,1", "4,1,3,1", "line 4, column craters: 4 is not within 1 to 3"),
]


def test_every_table_has_a_reader_here() -> None:
    assert {path.name for path in TABLES.iterdir()} == set(READERS)


@pytest.mark.parametrize("file_name", READERS)
def test_a_sound_table_is_read_line_by_line(file_name: str) -> None:
    text = (TABLES / file_name).read_text(encoding="utf-8")
    assert len(READERS[file_name](text)) == len(text.splitlines()) - 1


@pytest.mark.parametrize(("file_name", "old", "new", "reason"), BROKEN)
def test_a_broken_cell_is_named(file_name: str, old: str, new: str, reason: str) -> None:
    text = (TABLES / file_name).read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(TextError, match=f"^{file_name}, {reason}"):
        READERS[file_name](text.replace(old, new, 1))


@pytest.mark.parametrize("file_name", READERS)
@pytest.mark.parametrize("lines", [0, 1])
def test_an_empty_table_is_refused(file_name: str, lines: int) -> None:
    text = (TABLES / file_name).read_text(encoding="utf-8")
    with pytest.raises(TextError, match=f"^{file_name}, line {lines + 1}, column "):
        READERS[file_name]("\n".join(text.splitlines()[:lines]))


def test_a_slip_is_recognised() -> None:
    assert nearest("harmny", ["harmony", "teams"]) == "harmony"
    assert nearest("zzz", ["harmony", "teams"]) is None


def test_importing_the_components_loads_no_heavy_package() -> None:
    names = ("terrains", "dominoes", "buildings", "cavemen", "totems", "volcanoes")
    imports = "; ".join(f"import fiefdom.components.{name}" for name in names)
    program = f"import sys; {imports}; print(sorted({{'numpy', 'numba', 'difflib'}} & set(sys.modules)))"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"
