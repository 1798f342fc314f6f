"""The weights of the evaluation: trained ones from files, and hand-made ones.

A file `trained/GAME-PLAYERS[-OPTION].npz` is used for all rules with that game, number of players and option, with or
without Middle Kingdom and Harmony.
"""

import os
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from fiefdom.bots.kernels.weight_tables import ENDS, HOLES, STAGES, Tables, caps, family_weights, table_starts
from fiefdom.bots.kernels.weight_tables import Weights as Weights
from fiefdom.bots.refusals import BotCode
from fiefdom.engine.layout import Layout
from fiefdom.engine.setup import layout_for
from fiefdom.errors import TextError
from fiefdom.rules import Rules

FOLDER = Path(__file__).parent / "trained"
# Smaller values count as never learned.
LEAST = 1e-3
# How much a point of the others counts against a claim: between two kingdoms, and among more.
DENIAL, DENIAL_AMONG_MANY = 0.7, 0.3


def profile(rules: Rules) -> str:
    """The name of the weights that these rules use."""
    ways = [way for way in ("mighty_duel", "teams") if way in rules.options]
    return "-".join([rules.game, str(rules.players), *ways])


def weight_count(rules: Rules) -> int:
    """How many weights the evaluation of these rules has."""
    return table_starts(layout_for(rules))["end"][0]


def learned_count(layout: Layout) -> int:
    """How many of the weights are learned, and stored in files: all but the table of denial, which comes last."""
    return table_starts(layout)["denial"][0]


@cache
def weights_for(rules: Rules, path: Path | None = None) -> Weights:
    """The bundled weights for these rules, or those in a file. Raises TextError and OSError for an unusable file.

    Games without bundled weights use hand-made ones.

    The array is read-only, like all weights that bots use: in Numba a writable array is another type, and the kernels
    would be compiled for it again.
    """
    if path is None:
        path = FOLDER / f"{profile(rules)}.npz"
        if not path.exists():
            return default_weights(rules)
    weights = load_weights(path, layout_for(rules))
    deny(rules, weights)
    weights.flags.writeable = False
    return weights


def load_weights(path: Path, layout: Layout) -> Weights:
    """Raises OSError, and TextError for a file with another layout, other tables or no weights at all."""
    try:
        with path.open("rb") as source, np.load(source) as file:
            steps, values, length = file["entries"].astype(np.int64), file["values"], int(file["length"])
    except (ValueError, KeyError, EOFError, BadZipFile) as fault:
        raise TextError(BotCode.NOT_WEIGHTS(path=str(path), cause=str(fault))) from None
    expected = learned_count(layout)
    if length != expected:
        raise TextError(BotCode.OTHER_WEIGHTS(path=str(path), found=length, layout=layout.name, expected=expected))
    entries = np.cumsum(steps)
    if entries.shape != values.shape or (steps < 0).any() or (entries >= length).any() or not np.isfinite(values).all():
        raise TextError(BotCode.BROKEN_WEIGHTS(path=str(path)))
    weights = np.zeros(table_starts(layout)["end"][0], np.float32)
    weights[entries] = values
    return weights


def deny(rules: Rules, weights: Weights) -> None:
    """Fill the table of denial, which is not learned: V predicts one's own points only."""
    tables = Tables(weights, layout_for(rules))
    tables.part("denial", 1)[:] = DENIAL if rules.kingdoms == 2 else DENIAL_AMONG_MANY


def undenied(weights: Weights) -> Weights:
    """The weights for simulations, in which denial costs more time than it is worth."""
    selfish = weights.copy()
    selfish[-STAGES:] = 0
    selfish.flags.writeable = False
    return selfish


def save_weights(path: Path, weights: Weights, made: str = "") -> None:
    """Save learned entries that matter, in half precision, and how they were made; the file is replaced atomically."""
    weights = weights[:-STAGES]
    (entries,) = np.nonzero(np.abs(weights) >= LEAST)
    steps = np.diff(entries, prepend=0).astype(np.uint16)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}-{os.getpid()}")
    with part.open("wb") as file:
        values = weights[entries].astype(np.float16)
        np.savez_compressed(file, entries=steps, values=values, length=len(weights), made=made)
    part.replace(path)


def how_made(path: Path) -> str:
    """How the weights of a file were made: rules, games, seed, workers and version; "" if it does not say."""
    with path.open("rb") as source, np.load(source) as file:
        return str(file["made"]) if "made" in file else ""


@cache
def default_weights(rules: Rules) -> Weights:
    """Weights by rule of thumb: crowns need space, space should stay connected; plus what the family adds."""
    layout = layout_for(rules)
    weights = np.zeros(weight_count(rules), np.float32)
    tables = Tables(weights, layout)
    to_come = tables.to_come
    sizes, crowns, openings = caps(layout)
    table = tables.part("territory", layout.family.scoring_terrains, sizes, crowns, openings)
    growth = np.minimum(np.arange(openings), 3) / 3
    table += _by_stage(to_come, 4) * np.arange(crowns)[:, None] * growth * 3
    table += _by_stage(to_come, 4) * np.minimum(np.arange(1, sizes + 1), 6)[:, None, None] * (growth > 0) * 0.4
    holes, ends = np.arange(HOLES)[:, None], np.arange(ENDS)
    spoiled = np.minimum(to_come * 4, 1)
    tables.part("space", HOLES, ENDS)[:] -= _by_stage(spoiled, 2) * (3.0 * holes + 0.3 * ends)
    tables.part("standing", 3, 2)[:, :, 1] -= (to_come * 5)[:, None]
    family_weights(layout).by_hand(rules, tables)
    weights.flags.writeable = False
    return weights


def _by_stage(values: npt.NDArray[Any], dimensions: int) -> npt.NDArray[Any]:
    return values.reshape(STAGES, *(1,) * dimensions)
