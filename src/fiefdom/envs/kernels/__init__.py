"""The compiled code of the environments: a package of its own, so that an edit elsewhere compiles nothing anew.

What a family adds to it stands in a module of the family's name, the description beside the compiled functions.
"""

from fiefdom.envs.kernels import kingdomino, origins, queendomino

__all__ = ["kingdomino", "origins", "queendomino"]
