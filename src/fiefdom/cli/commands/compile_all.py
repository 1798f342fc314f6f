"""Compiles every entry point of the engine and of the bots for every layout, through the same calls that games make."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from fiefdom.analysis.futures import Policy
from fiefdom.bots.candidates import load_kernels
from fiefdom.bots.kernels import batch_policy, entry_points
from fiefdom.bots.solver import claims, results
from fiefdom.engine import batch
from fiefdom.engine.engine import Engine, engine_for, random_sources
from fiefdom.engine.layout import all_layouts
from fiefdom.engine.setup import layout_for
from fiefdom.rules import Rules

Step = Callable[[], object]


@dataclass(frozen=True, slots=True)
class CompileProgress:
    """Progress within one layout."""

    layout: str
    done: int
    steps: int


def representatives() -> dict[str, Rules]:
    """One set of rules per layout, in layout order."""
    found: dict[str, Rules] = {}
    for rules in Rules.all():
        if not rules.dynasty:
            found.setdefault(layout_for(rules).name, rules)
    return {memory.name: found[memory.name] for memory in all_layouts()}


def steps(engine: Engine) -> list[Step]:
    """One call for every entry function of `engine.batch`, in an order that plays a game to its end; then the bots."""
    states = engine.new_states()
    randoms = random_sources(1, 0, 1)
    return [
        lambda: engine.draw(states, randoms.copy()),
        lambda: engine.reveal(states, engine.draw(states, randoms)),
        lambda: engine.settle_chance(states, randoms),
        lambda: engine.legal_lists(states),
        lambda: engine.legal_masks(states),
        lambda: engine.acting_seat(states),
        lambda: engine.apply(states, engine.legal_actions(states)[:1]),
        lambda: engine.play_out(states, randoms),
        lambda: engine.totals(states),
        lambda: engine.standings(states),
        lambda: engine.sheet(states, 0),
        lambda: engine.signatures(states),
        lambda: load_kernels(engine.rules),
        lambda: Policy(engine.rules).choose(states, np.zeros(1, np.bool_)),
    ]


def warm() -> Iterator[CompileProgress]:
    """Compile everything, or load it from the disk cache; yields after each step."""
    for name, rules in representatives().items():
        todo = steps(engine_for(rules))
        for done, step in enumerate(todo, start=1):
            step()
            yield CompileProgress(name, done, len(todo))


def total_steps() -> int:
    """How many times `warm` yields."""
    return sum(len(steps(engine_for(rules))) for rules in representatives().values())


def entries() -> dict[str, Any]:
    """The compiled entry functions of `engine.batch` and of the bots, by name; empty if JIT compilation is disabled."""
    return {
        name: function
        for module in (batch, batch_policy, entry_points, results, claims)
        for name, function in vars(module).items()
        if getattr(function, "targetoptions", {}).get("nogil")
    }


def compiled_now() -> int:
    """How many entry functions this process had to compile because they were not in the disk cache."""
    return sum(sum(entry.stats.cache_misses.values()) for entry in entries().values())
