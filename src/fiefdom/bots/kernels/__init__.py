"""What bots think with: the evaluation of a kingdom, the policy, games played on; all compiled.

`hooks` says what a family of games adds; the modules named after families register what they add.
"""

from fiefdom.bots.kernels import kingdomino, origins, queendomino

__all__ = ["kingdomino", "origins", "queendomino"]
