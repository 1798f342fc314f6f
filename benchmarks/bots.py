"""How many simulations per second the search runs, in every game, on one core.

Usage: python benchmarks/bots.py [--json] [--quick] [--write PAGE]

  --json        print one JSON object instead of a table
  --quick       one decision per game, to check that the script works
  --write PAGE  also write the table to a page, below its heading "## Simulations"

Nothing here passes or fails. `normal` plays a game; at every fifth decision the level `hard` also thinks, with a limit
in simulations, and its CPU time is measured. Decisions that are solved or foreseen do not count.
"""

import time
from typing import Any

from reporting import machine, measured_on, report, table, tell

from fiefdom import Game, bots
from fiefdom.bots.protocol import Limit
from fiefdom.bots.search import Plan, search
from fiefdom.bots.weights import weights_for
from fiefdom.engine.random import new_source

HEADING = "## Simulations"
BONUSES = "middle_kingdom, harmony"
GAMES = (
    "kingdomino(players=2, {})",
    "kingdomino(players=3, {})",
    "kingdomino(players=4, {})",
    "kingdomino(players=2, mighty_duel, {})",
    "queendomino(players=2, {})",
    "queendomino(players=4, {})",
    "royal_wedding(players=4, {})",
    "royal_wedding(players=6, {})",
    "royal_wedding(players=8, teams, {})",
    "discovery(players=2, {})",
    "discovery(players=4, {})",
    "totem(players=2, {})",
    "totem(players=4, {})",
    "tribe(players=2, {})",
    "tribe(players=4, {})",
)
# Every fifth decision is measured, with this many simulations.
EVERY, SIMULATIONS = 5, 800
QUICK_SIMULATIONS = 32


def measured(rules: str, quick: bool) -> dict[str, Any]:
    """Simulations, decisions and CPU time of one game."""
    game, player, randoms = Game.new(rules, seed=1), bots.bot("normal"), new_source(1)
    weights, limit = weights_for(game.rules), Limit(simulations=QUICK_SIMULATIONS if quick else SIMULATIONS)
    simulations, decisions, seconds, number = 0, 0, 0.0, 0
    while not game.is_over and not (quick and decisions):
        view = bots.View.of(game)
        if number % EVERY == 0:
            if number == 0:
                # The first search, however short, loads the compiled code.
                search(view, weights, new_source(number), Limit(simulations=1), Plan())
            start = time.process_time()
            found = search(view, weights, new_source(number), limit, Plan())
            spent = time.process_time() - start
            if not found.exact and not found.foreseen and len(found) > 1:
                simulations += int(found.simulations.sum())
                decisions += 1
                seconds += spent
        number += 1
        game.push(player.choose(view, view.legal, randoms))
    return {
        "rules": rules.replace(f", {BONUSES}", ""),
        "decisions": decisions,
        "simulations_per_second": simulations / seconds,
        "in_a_tenth": simulations / seconds / 10,
    }


def measure(quick: bool) -> dict[str, Any]:
    """All games, as plain values for JSON."""
    rows = []
    for game in GAMES:
        rules = game.format(BONUSES)
        tell(rules)
        rows.append(measured(rules, quick))
    return {"machine": machine(), "quick": quick, "games": rows}


def as_table(found: dict[str, Any]) -> str:
    """The measurements as Markdown."""
    rows = [
        (f"`{row['rules']}`", f"{row['simulations_per_second']:,.0f}", f"{row['in_a_tenth']:,.0f}")
        for row in found["games"]
    ]
    return f"{measured_on(found)}\n\n{table(('Rules', 'simulations/s', 'in 0.1 s'), rows)}\n"


if __name__ == "__main__":
    report(__doc__, measure, as_table, HEADING)
