"""Means and shares with 95 % intervals."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and the interval that contains the true one in 95 of 100 such runs."""

    value: float
    low: float
    high: float


def share(number: int, of: int) -> Estimate:
    """A share with its Wilson interval, which stays between 0 and 1 and is reliable for few games, too."""
    if of == 0:
        return Estimate(0.0, 0.0, 1.0)
    part, weight = number / of, Z * Z / of
    middle = (part + weight / 2) / (1 + weight)
    half = Z * sqrt(part * (1 - part) / of + weight / of / 4) / (1 + weight)
    return Estimate(part, 0.0 if number == 0 else middle - half, 1.0 if number == of else middle + half)


def clustered_mean(clusters: Mapping[int, Iterable[float]]) -> Estimate:
    """The mean of all values. Values in one cluster (a deal) may depend on each other; clusters are independent.

    The interval is that of a ratio of sums over clusters, with Student's t for the number of clusters minus one; a
    single cluster says nothing about the spread, so its interval is infinite.
    """
    groups = [list(values) for values in clusters.values()]
    number = sum(map(len, groups))
    if number == 0:
        return Estimate(0.0, -inf, inf)
    mean = sum(map(sum, groups)) / number
    if len(groups) < 2:
        return Estimate(mean, -inf, inf)
    squares = sum((sum(group) - len(group) * mean) ** 2 for group in groups)
    error = sqrt(squares * len(groups) / (len(groups) - 1)) / number
    half = student(len(groups) - 1) * error
    return Estimate(mean, mean - half, mean + half)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, accurate to a thousandth."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z, inverse = Z, 1 / freedom
    # The Cornish-Fisher expansion.
    return (
        z
        + (z**3 + z) / 4 * inverse
        + (5 * z**5 + 16 * z**3 + 3 * z) / 96 * inverse**2
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384 * inverse**3
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160 * inverse**4
    )
