"""The best moves of a decision: what each is expected to lead to, and how certain that is."""

from fiefdom.analysis.estimates import Analysis
from fiefdom.analysis.judging import Judge
from fiefdom.analysis.solving import solve_decision
from fiefdom.bots.candidates import load_kernels
from fiefdom.bots.protocol import Limit
from fiefdom.bots.refusals import BotCode
from fiefdom.errors import InvalidArgument
from fiefdom.game import Game, Move

MOST_LINES = 8
USUAL = Limit(seconds=1)


def analyse(
    game: Game, limit: Limit = USUAL, lines: int = 3, seed: int = 0, played: Move | int | None = None
) -> Analysis:
    """Analyse the pending decision of a game; `lines` is how many moves to return, if there are so many.

    `played` is a legal move or action that is returned as well, whatever its rank. The same arguments and a limit in
    simulations give the same analysis. Raises InvalidArgument when no decision is pending or `lines` is less than 1,
    and IllegalMove if the played move is not legal.

    >>> import fiefdom
    >>> game = fiefdom.Game.new("kingdomino(players=2)", seed=7)
    >>> for line in fiefdom.analyse(game, fiefdom.Limit(simulations=200)):
    ...     assert 0 < line.win_chance < 1 and line.simulations > 0

    """
    if game.to_move is None:
        raise InvalidArgument(BotCode.NO_DECISION())
    if lines < 1:
        raise InvalidArgument(BotCode.TOO_FEW(name="lines", value=lines))
    action = None if played is None else _action(game, played)
    load_kernels(game.rules)
    judge = Judge(game, seed)
    solved = solve_decision(game.rules, judge.view.states)
    if solved is not None:
        return judge.by_solution(solved, lines, action)
    return judge.by_futures(limit if limit.seconds or limit.simulations else USUAL, lines, action)


def _action(game: Game, played: Move | int) -> int:
    return game.action_of(game.move_of(played) if isinstance(played, int) else played)
