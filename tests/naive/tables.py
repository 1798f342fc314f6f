"""What is in the boxes, read directly from the component tables."""

import csv
from dataclasses import dataclass
from pathlib import Path

TABLES = Path(__file__).resolve().parents[2] / "src" / "fiefdom" / "components" / "tables"

LETTERS = {"kingdomino": "K", "queendomino": "Q", "origins": "O"}


@dataclass(frozen=True)
class Half:
    """One of the two squares of a domino, as printed. Craters are not fires (O3)."""

    terrain: str
    crowns: int  # in Origins: fires
    craters: int


@dataclass(frozen=True)
class Domino:
    label: str
    number: int
    left: Half
    right: Half


@dataclass(frozen=True)
class Building:
    copies: int
    crowns: int
    knights: int
    towers: int
    points: int
    points_per: str  # a terrain, "tower", "knight" or nothing
    points_each: int
    tax_per: str  # "tower", "knight" or nothing


@dataclass(frozen=True)
class Caveman:
    """A hunter or gatherer counts something; a warrior has a strength above 0 and counts nothing."""

    copies: int
    counts: str
    points_each: int
    strength: int


@dataclass(frozen=True)
class Totem:
    terrain: str
    pieces: int
    points: int


@dataclass(frozen=True)
class Volcano:
    volcanoes: int
    fires: int
    reach: int


def rows(name: str) -> list[dict[str, str]]:
    """The rows of one table, in order, with every cell as text."""
    with (TABLES / f"{name}.csv").open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def read_half(row: dict[str, str], side: str, crowns: str) -> Half:
    return Half(
        terrain=row[f"{side}_terrain"],
        crowns=int(row[f"{side}_{crowns}"]),
        craters=int(row.get(f"{side}_craters", "0")),
    )


def read_dominoes(box: str) -> dict[str, Domino]:
    """The dominoes of one box by label."""
    crowns = "fires" if box == "origins" else "crowns"
    dominoes = {}
    for row in rows(f"{box}_dominoes"):
        label = LETTERS[box] + row["number"]
        left = read_half(row, "left", crowns)
        right = read_half(row, "right", crowns)
        dominoes[label] = Domino(label, int(row["number"]), left, right)
    return dominoes


def read_buildings() -> dict[str, Building]:
    return {
        row["id"]: Building(
            copies=int(row["copies"]),
            crowns=int(row["crowns"]),
            knights=int(row["knights"]),
            towers=int(row["towers"]),
            points=int(row["points"]),
            points_per=row["points_per"],
            points_each=int(row["points_each"]),
            tax_per=row["tax_per"],
        )
        for row in rows("queendomino_buildings")
    }


def read_cavemen() -> dict[str, Caveman]:
    return {
        row["id"]: Caveman(
            copies=int(row["copies"]),
            counts=row["counts"],
            points_each=int(row["points_each"] or "0"),
            strength=int(row["strength"] or "0"),
        )
        for row in rows("origins_cavemen")
    }


def read_totems() -> dict[str, Totem]:
    """The totems by resource."""
    return {
        row["resource"]: Totem(row["terrain"], int(row["pieces"]), int(row["totem_points"]))
        for row in rows("origins_totems")
    }


def read_volcanoes() -> dict[int, Volcano]:
    """The volcanoes by number of craters."""
    return {
        int(row["craters"]): Volcano(int(row["volcanoes"]), int(row["fires"]), int(row["range"]))
        for row in rows("origins_volcanoes")
    }


def read_prices() -> list[int]:
    """The prices of the builders' board, cheapest first."""
    return [int(row["price"]) for row in rows("queendomino_builders_board")]


DOMINOES = {label: domino for box in LETTERS for label, domino in read_dominoes(box).items()}
BUILDINGS = read_buildings()
CAVEMEN = read_cavemen()
TOTEMS = read_totems()
VOLCANOES = read_volcanoes()
PRICES = read_prices()
RESOURCES = list(TOTEMS)
