"""The compiled code of the bots: the evaluation of a kingdom, the policy, playouts, and learning.

`hooks` defines what a family of games can add; the modules named after families register it.
"""

from fiefdom.bots.kernels import kingdomino, origins, queendomino

__all__ = ["kingdomino", "origins", "queendomino"]
