"""Puzzles: positions in which one move is clearly best, how they are kept, chosen for a day, and made.

puzzle   a puzzle as a value, and as a line of JSON
shelf    the puzzles that come with the package, and the one of a day
judging  whether a decision makes a puzzle: margin, soundness, difficulty
making   games between bots, searched for puzzles

"""

from fiefdom.puzzles.puzzle import Answer, Other, Puzzle, read_puzzles
from fiefdom.puzzles.shelf import all_puzzles, puzzle, puzzle_of_the_day, puzzles_of

__all__ = ["Answer", "Other", "Puzzle", "all_puzzles", "puzzle", "puzzle_of_the_day", "puzzles_of", "read_puzzles"]
