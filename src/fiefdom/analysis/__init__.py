"""What can be found out about a game: the best moves, what each brings, random games, numbers of sequences.

best_moves  the best moves of a decision, what they promise, and how sure that is
effects     what each legal action brings at once
simulate    random games by the million and their statistics
perft       numbers of decision sequences

"""

from fiefdom.analysis.best_moves import Analysis as Analysis
from fiefdom.analysis.best_moves import MoveEstimate as MoveEstimate
from fiefdom.analysis.best_moves import analyse as analyse

__all__ = ["Analysis", "MoveEstimate", "analyse"]
