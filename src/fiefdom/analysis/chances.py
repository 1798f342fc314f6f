"""Win chances from expected leads, calibrated with games between bots.

What futures say about the lead is reliable, but how often it is above zero in them is not: everybody plays by the
policy there. So the chance of a kingdom is a logistic function of its mean lead in units of the spread, of how much of
the game is left and, with three kingdoms and more, of a constant; then the chances of all are scaled to add up to 1.
`chances.json` has the coefficients of each game and number of players; `benchmarks/calibration.py` fits and tests them.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.bots.weights import profile
from fiefdom.rules import Rules

FILE = Path(__file__).parent / "chances.json"
# What is not certain is never called certain.
LEAST = 0.005
# Positions of one game are not independent, so a fit to few of them would believe too much: this draws weights to 0.
PRIOR = 5.0

Values = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Curve:
    """The coefficients of one game: `floor` is added to the spread, in points; the others weigh the `features`."""

    floor: float
    weights: tuple[float, ...]


@cache
def curves() -> dict[str, Curve]:
    """The fitted curves by profile (see `weights.profile`), and those for other games by `2` and `3+` kingdoms."""
    stored = json.loads(FILE.read_text(encoding="utf-8"))
    return {name: Curve(entry["floor"], tuple(entry["weights"])) for name, entry in stored["curves"].items()}


def curve_for(rules: Rules) -> Curve:
    """The curve of a game, or the common one if it has none of its own."""
    known = curves()
    return known.get(profile(rules)) or known["2" if rules.kingdoms == 2 else "3+"]


def part_left(rules: Rules, state: Any) -> float:
    """How much of the game is left, from 1 at the beginning to 0 at the end."""
    if state.round_number < 1:
        return 1.0
    done = int(state.round_number) - 1 + int(state.turn) / max(1, int(state.turns))
    return float(min(1.0, max(0.0, 1 - done / rules.lines)))


def leads_of(totals: npt.NDArray[Any]) -> Values:
    """Own points minus those of the best other, for every kingdom of every row."""
    values = totals.astype(np.float64)
    others = np.repeat(values[:, None], values.shape[1], axis=1)
    others[:, np.arange(values.shape[1]), np.arange(values.shape[1])] = -np.inf
    leads: Values = values - others.max(axis=2)
    return leads


def features(leads: Values, spreads: Values, left: float | Values, floor: float, kingdoms: int) -> Values:
    """[..., feature]: the lead in units of the spread, early and late; a constant, early and late, with 3 kingdoms."""
    scaled = leads / np.sqrt(spreads**2 + floor**2)
    early = np.broadcast_to(np.asarray(left, np.float64), scaled.shape)
    columns = [scaled, scaled * early]
    if kingdoms > 2:
        columns += [np.ones_like(scaled), early]
    return np.stack(columns, axis=-1)


def chances(curve: Curve, leads: Values, spreads: Values, left: float | Values) -> Values:
    """The win chances of all kingdoms (the last axis): none below LEAST, 1 together."""
    kingdoms = leads.shape[-1]
    strength = features(leads, spreads, left, curve.floor, kingdoms) @ np.array(curve.weights)
    found = 1 / (1 + np.exp(-np.clip(strength, -30, 30)))
    found /= found.sum(axis=-1, keepdims=True)
    mixed: Values = LEAST + (1 - LEAST * kingdoms) * found
    return mixed


def fit(leads: Values, spreads: Values, left: Values, wins: Values, floor: float) -> tuple[Curve, float]:
    """The curve that predicts these wins best with this floor, by logistic regression, and its loss in bits.

    Arrays are [position, kingdom]; `left` is [position, 1].
    """
    columns = features(leads, spreads, left, floor, leads.shape[1])
    rows, target = columns.reshape(-1, columns.shape[-1]), wins.reshape(-1)
    weights = np.zeros(rows.shape[1])
    for _ in range(25):
        predicted = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        slope = rows.T @ (target - predicted) - PRIOR * weights
        bend = (rows * (predicted * (1 - predicted))[:, None]).T @ rows + PRIOR * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    curve = Curve(floor, tuple(round(float(weight), 4) for weight in weights))
    told = chances(curve, leads, spreads, left)
    return curve, float(-(wins * np.log2(told)).sum(axis=1).mean())
