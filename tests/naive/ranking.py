"""Places, in one game and over a dynasty."""

from typing import Any

Result = dict[str, Any]


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """1 for the highest; equals share a place and the next place is skipped."""
    return [1 + sum(other > key for other in keys) for key in keys]


def rank(results: list[Result], by_crowns: bool) -> list[Result]:
    """C12: with "place" added to each. Queendomino and Royal Wedding do not compare crowns."""
    criteria = ["total", "largest", "crowns"] if by_crowns else ["total", "largest"]
    keys = [tuple(result[name] for name in criteria) for result in results]
    return [{**result, "place": place} for result, place in zip(results, places(keys), strict=True)]


def rank_dynasty(outcomes: list[list[Result]]) -> list[Result]:
    """V1: the sum of the games, then the games won, a shared win counting for each who shares it."""
    results: list[Result] = []
    for games in zip(*outcomes, strict=True):
        total = sum(game["total"] for game in games)
        wins = sum(game["place"] == 1 for game in games)
        results.append({"kingdom": games[0]["kingdom"], "total": total, "wins": wins})
    keys: list[tuple[int, ...]] = [(result["total"], result["wins"]) for result in results]
    return [{**result, "place": place} for result, place in zip(results, places(keys), strict=True)]
