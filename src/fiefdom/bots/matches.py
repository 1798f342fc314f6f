"""Matches: the same deals for everybody, seats rotated.

    python -m fiefdom.bots.matches "kingdomino(players=4, middle_kingdom, harmony)" hard fg --games 400

plays the first bot against the second in all other seats and prints one line of a table.
"""

import argparse
from collections import defaultdict
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter

import numpy as np
import numpy.typing as npt

from fiefdom.bots.protocol import Bot, View
from fiefdom.bots.registry import named
from fiefdom.engine.engine import engine_for, random_sources
from fiefdom.engine.layout import FIRST_CHANCE
from fiefdom.rules import Rules


@dataclass(slots=True)
class Match:
    """What came of some games: a row a game, a column a bot; and how long each bot thought."""

    totals: npt.NDArray[np.int64]
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    decisions: dict[str, int] = field(default_factory=lambda: defaultdict(int))

    @property
    def leads(self) -> npt.NDArray[np.int64]:
        """Points of the first bot less those of the best other, game by game."""
        best: npt.NDArray[np.int64] = self.totals[:, 0] - self.totals[:, 1:].max(axis=1)
        return best

    def milliseconds(self, name: str) -> float:
        """The mean time for a decision that left a choice."""
        return 1000 * self.seconds[name] / max(1, self.decisions[name])


def play_match(rules: Rules, bots: list[Bot], games: int, seed: int = 1) -> Match:
    """Bot i plays kingdom i of the first game; each deal is played once with every rotation of the kingdoms.

    The same seed gives the same deals whoever plays, as far as play does not change what is drawn.
    """
    match = Match(np.zeros((games, rules.kingdoms), np.int64))
    for game in range(games):
        deal, shift = divmod(game, rules.kingdoms)
        order = [(kingdom + shift) % rules.kingdoms for kingdom in range(rules.kingdoms)]
        match.totals[game, order] = _play(rules, [bots[index] for index in order], seed, deal, game, match)
    return match


def _play(rules: Rules, players: list[Bot], seed: int, deal: int, game: int, match: Match) -> npt.NDArray[np.int64]:
    engine = engine_for(rules)
    states, chance, source = engine.new_states(), random_sources(seed, deal, 1), random_sources(~seed, game, 1)
    engine.settle_chance(states, chance)
    while states[0].phase < FIRST_CHANCE:
        view = View(rules, states.copy())
        bot, legal = players[view.kingdom], view.legal
        started = perf_counter()
        action = bot.choose(view, legal, source)
        if len(legal) > 1:
            match.seconds[bot.name] += perf_counter() - started
            match.decisions[bot.name] += 1
        engine.apply(states, [action])
        engine.settle_chance(states, chance)
    totals: npt.NDArray[np.int64] = engine.totals(states)[0]
    return totals


def table_row(match: Match, hero: str, others: str) -> str:
    """Wins, draws, scores and lead with 95 % intervals, and the time for a decision."""
    leads, games = match.leads, len(match.totals)
    wins, draws = float((leads > 0).mean()), float((leads == 0).mean())
    interval = 1.96 * sqrt(wins * (1 - wins) / games)
    spread = 1.96 * float(leads.std()) / sqrt(games)
    scores = f"{match.totals[:, 0].mean():.1f} : {match.totals[:, 1:].mean():.1f}"
    return (
        f"| {hero} against {others} | {games} | {100 * wins:.1f} ± {100 * interval:.1f} ({100 * draws:.1f}) | {scores} "
        f"| {leads.mean():+.1f} ± {spread:.1f} | {match.milliseconds(hero):.1f} |"
    )


def main() -> None:
    """Play one match from the command line."""
    parser = argparse.ArgumentParser(description="Play one bot against another in all other seats.")
    parser.add_argument("rules", type=Rules.parse)
    parser.add_argument("hero", type=named)
    parser.add_argument("others", type=named)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    bots = [asked.hero, *[asked.others] * (asked.rules.kingdoms - 1)]
    print(table_row(play_match(asked.rules, bots, asked.games, asked.seed), asked.hero.name, asked.others.name))


if __name__ == "__main__":
    main()
