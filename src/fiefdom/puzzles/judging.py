"""Whether a decision makes a puzzle: one move clearly best, soundly so, and not obvious.

The weaker bots come first, because they are quick: what all of them find is no puzzle. Then the decision is analysed,
and if one move is ahead by the margin, once more with ten times the simulations and other random numbers.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

import numpy as np

from fiefdom.analysis import Analysis, MoveEstimate, analyse, explain
from fiefdom.analysis.best_moves import MOST_LINES
from fiefdom.analysis.estimates import ESTIMATED, EXACT
from fiefdom.analysis.review_values import Clause
from fiefdom.analysis.solving import solve_decision
from fiefdom.bots import Limit, bot
from fiefdom.bots.protocol import View
from fiefdom.game import Game
from fiefdom.puzzles.puzzle import Other, Puzzle
from fiefdom.reasons import Reason

# How much deeper the second analysis is; and how much shallower a look before the first, which leaves out decisions
# where not even half of the margin is seen.
DEEPER, SHALLOWER, GLIMPSE = 10, 8, 0.5
# The weaker bots, and how often each is asked: those that always answer the same, once.
WEAKER: Mapping[str, int] = MappingProxyType({"easy": 8, "greedy": 1, "normal": 1, "hard:simulations=100": 4})
SEARCHING = "hard:simulations=100"
# A puzzle has at least so many moves to choose from, and is missed at least so often.
LEAST_MOVES, LEAST_MISSED = 3, 0.15
# What is kept of the other moves, of their reasons, and of numbers.
MOST_OTHERS, MOST_REASONS, DECIMALS = 4, 3, 3


@dataclass(frozen=True, slots=True)
class Demands:
    """What a puzzle must satisfy: simulations of the first analysis, and the margin in win chance and in points."""

    simulations: int = 1024
    chance: float = 0.1
    lead: float = 2.0

    def scaled(self, share: float) -> "Demands":
        """The same, with so much of the margins."""
        return replace(self, chance=share * self.chance, lead=share * self.lead)


USUAL = Demands()


def judged(game: Game, source: tuple[int, int], demands: Demands = USUAL) -> Puzzle | None:
    """The puzzle of the pending decision, without a name, or None if it does not make one."""
    if len(game.legal_actions) < LEAST_MOVES:
        return None
    answers = {name: _answers(game, name) for name in WEAKER if name != SEARCHING}
    if len(set().union(*answers.values())) == 1:
        return None
    glimpse = _analysed(game, max(1, demands.simulations // SHALLOWER))
    if not _is_ahead(glimpse, demands.scaled(GLIMPSE)):
        return None
    first = glimpse if glimpse.certainty != ESTIMATED else _analysed(game, demands.simulations)
    if not _is_clear(first, demands):
        return None
    if first.certainty == ESTIMATED:
        found = _analysed(game, DEEPER * demands.simulations, seed=1)
        if found[0].action != first[0].action or not _is_clear(found, demands):
            return None
    elif is_certain(game, first):
        found = first
    else:
        return None
    answers[SEARCHING] = _answers(game, SEARCHING)
    failed = {_short(name): _missed(actions, found[0].action) for name, actions in answers.items()}
    if sum(failed.values()) / len(failed) < LEAST_MISSED:
        return None
    simulations = DEEPER * demands.simulations if found.certainty == ESTIMATED else 0
    return _puzzle(game, found, simulations, failed, source)


def _analysed(game: Game, simulations: int, seed: int = 0) -> Analysis:
    return analyse(game, Limit(simulations=simulations), MOST_LINES, seed)


def _short(name: str) -> str:
    return name.partition(":")[0]


def _answers(game: Game, name: str) -> list[int]:
    player = bot(name)
    return [game.action_of(player.play(game, seed=seed)) for seed in range(WEAKER[name])]


def _missed(actions: list[int], solution: int) -> float:
    return sum(action != solution for action in actions) / len(actions)


def _next_best(analysis: Analysis) -> MoveEstimate | None:
    """The best move other than the first."""
    return max(_others(analysis), key=lambda each: (each.win_chance, each.lead), default=None)


def best_of_each_move(analysis: Analysis) -> list[MoveEstimate]:
    """The best estimate of each action, best first: a placement may be listed with several claims."""
    found: dict[int, MoveEstimate] = {}
    for each in analysis:
        found.setdefault(each.action, each)
    return list(found.values())


def _others(analysis: Analysis) -> list[MoveEstimate]:
    return best_of_each_move(analysis)[1:]


def _is_clear(analysis: Analysis, demands: Demands) -> bool:
    """Whether the first move is ahead by the margins, and not only by chance."""
    following = _next_best(analysis)
    return _is_ahead(analysis, demands) and following is not None and (analysis.exact or analysis.is_worse(following))


def _is_ahead(analysis: Analysis, demands: Demands) -> bool:
    best, following = analysis[0], _next_best(analysis)
    if following is None or best.win_chance - following.win_chance < demands.chance:
        return False
    # Tie-breaks may decide a game that is solved.
    return analysis.exact or best.lead - following.lead >= demands.lead


def is_certain(game: Game, analysis: Analysis) -> bool:
    """Whether the first move of a solved decision is the only best one, whatever model the others play by."""
    view = View.of(game)
    solved = solve_decision(game.rules, view.states)
    if solved is None:
        return False
    values = solved.wins(view.kingdom) if analysis.certainty == EXACT else solved.leads(view.kingdom)
    ours = solved.actions == analysis[0].action
    best_of_ours, best_of_others = (np.where(mask, values, -(10**6)).max(axis=1) for mask in (ours, ~ours))
    return bool((best_of_ours > best_of_others).all())


def _puzzle(
    game: Game, analysis: Analysis, simulations: int, failed: dict[str, float], source: tuple[int, int]
) -> Puzzle:
    best, others = analysis[0], _others(analysis)
    return Puzzle(
        name="",
        position=str(game.position),
        solution=str(best.move),
        then=None if best.then is None else str(best.then),
        chance=_rounded(best.win_chance),
        lead=_rounded(best.lead),
        others=tuple(
            Other(str(each.move), _rounded(each.win_chance), _rounded(each.lead),
                  _clauses(explain(game, analysis, each, best)[:MOST_REASONS]))
            for each in others[:MOST_OTHERS]
        ),
        certainty=analysis.certainty,
        simulations=simulations,
        failed=failed,
        source=source,
        why=_clauses(explain(game, analysis, best, others[0])),
        line=tuple(
            (seat, str(move)) for seat, move in zip(best.line.seats, best.line.moves, strict=True)
        ),
    )  # fmt: skip


def _rounded(value: float) -> float:
    return round(value, DECIMALS)


def _clauses(reasons: tuple[Reason, ...]) -> tuple[Clause, ...]:
    return tuple(
        Clause(each.code.key, {name: value for name, value in each.args.items() if isinstance(value, str | int)})
        for each in reasons
    )
