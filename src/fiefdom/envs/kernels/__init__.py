"""The compiled code of the environments: a separate package, so that edits elsewhere do not trigger recompilation.

What a family adds is in a module with the family's name: its description and its compiled functions.
"""

from fiefdom.envs.kernels import kingdomino, origins, queendomino

__all__ = ["kingdomino", "origins", "queendomino"]
