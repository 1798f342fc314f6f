"""Analysis of games: the best moves, immediate effects of moves, statistics of random games, move path counts.

best_moves  the best moves of a decision, with estimates and how certain they are
explaining  why a move is better or worse than another
reviewing   every decision of a recorded game, analysed
annotating  a review written into its record
effects     the immediate effect of each legal action
simulate    random games by the million and their statistics
perft       numbers of decision sequences

"""

from fiefdom.analysis.annotating import annotated as annotated
from fiefdom.analysis.best_moves import analyse as analyse
from fiefdom.analysis.estimates import Analysis as Analysis
from fiefdom.analysis.estimates import MoveEstimate as MoveEstimate
from fiefdom.analysis.explaining import explain as explain
from fiefdom.analysis.review_values import Review as Review
from fiefdom.analysis.reviewing import review as review

__all__ = ["Analysis", "MoveEstimate", "Review", "analyse", "annotated", "explain", "review"]
