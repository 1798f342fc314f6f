"""Analysis of games: the best moves, immediate effects of moves, statistics of random games, move path counts.

best_moves  the best moves of a decision, with estimates and how certain they are
effects     the immediate effect of each legal action
simulate    random games by the million and their statistics
perft       numbers of decision sequences

"""

from fiefdom.analysis.best_moves import Analysis as Analysis
from fiefdom.analysis.best_moves import MoveEstimate as MoveEstimate
from fiefdom.analysis.best_moves import analyse as analyse

__all__ = ["Analysis", "MoveEstimate", "analyse"]
