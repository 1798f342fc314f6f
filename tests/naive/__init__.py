"""A second implementation of the rules: slow, obvious, written from the rules alone.

It shares no code with the package it is compared against, only the component tables. Comments cite the rules
(`Q10`). The modules, each importing only those above it:

    tables    what is in the boxes
    form      what a game, a number of players and the options amount to
    kingdom   squares, placement, territories
    state     everything on the table, and the two kinds of question a game asks
    draft     lines, kings and claims
    royal     taxes, buildings, queen and dragon
    origins   eruptions, totems and the tribe
    flow      a whole game, as one generator of questions
    scoring   the score sheet of one kingdom
    ranking   places, in one game and over a dynasty
    game      the class that tests drive
"""

from naive.game import NaiveGame
from naive.ranking import rank_dynasty

__all__ = ["NaiveGame", "rank_dynasty"]
