"""The compiled code that solves the end of a game: the best results of single kingdoms, and the tree of claims."""
