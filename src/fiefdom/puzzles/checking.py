"""Whether puzzles hold: each is analysed again, as deeply as when it was made, with other random numbers."""

from dataclasses import dataclass
from typing import Any

from fiefdom.analysis import Analysis, analyse
from fiefdom.analysis.best_moves import MOST_LINES
from fiefdom.analysis.estimates import ESTIMATED
from fiefdom.bots import Limit
from fiefdom.engine.random import mixed
from fiefdom.notation import parse_move
from fiefdom.puzzles.judging import USUAL, best_of_each_move, is_certain
from fiefdom.puzzles.puzzle import Puzzle

# The seeds 0 and 1 are those of the two analyses that a puzzle is made with.
FIRST_SEED = 2
CONFIRMED, CLOSE, REFUTED = "confirmed", "close", "refuted"


@dataclass(frozen=True, slots=True)
class Check:
    """What another analysis says about a puzzle.

    `confirmed`: its solution is best, beyond the noise of the futures; `close`: it is best, but not by so much;
    `refuted`: `best` is another move. `margin` is the win chance after the solution minus that after the best other
    move, and `simulations` how many the analysis had, 0 if the end was solved.
    """

    puzzle: Puzzle
    verdict: str
    best: str
    margin: float
    simulations: int

    @property
    def is_confirmed(self) -> bool:
        return self.verdict == CONFIRMED

    def as_json(self) -> dict[str, Any]:
        """The check as plain values."""
        return {
            "name": self.puzzle.name,
            "verdict": self.verdict,
            "solution": self.puzzle.solution,
            "best": self.best,
            "margin": self.margin,
            "margin_before": self.puzzle.margin,
            "simulations": self.simulations,
        }


def check(puzzle: Puzzle, times: int = 1, seed: int = 0) -> Check:
    """Analyse a puzzle with so many times the simulations that it was verified with. Moves must be legal in it."""
    game = puzzle.game()
    solution = game.action_of(parse_move(puzzle.solution, game))
    simulations = times * (puzzle.simulations or USUAL.simulations)
    found = analyse(game, Limit(simulations=simulations), MOST_LINES, mixed(seed, FIRST_SEED), played=solution)
    moves = best_of_each_move(found)
    ours = next(each for each in moves if each.action == solution)
    margin = ours.win_chance - max((each.win_chance for each in moves if each is not ours), default=0.0)
    solved = found.certainty != ESTIMATED
    if found[0].action != solution:
        verdict = REFUTED
    else:
        verdict = CONFIRMED if (is_certain(game, found) if solved else _is_clear(found)) else CLOSE
    return Check(puzzle, verdict, str(found[0].move), margin, 0 if solved else simulations)


def _is_clear(analysis: Analysis) -> bool:
    """Whether every other move is worse than the first, beyond the noise."""
    return all(analysis.is_worse(each) for each in best_of_each_move(analysis)[1:])
