"""The parts of kingdoms, tables and positions specific to one family: a module for each family that has pieces."""

from fiefdom.game.pieces.origins import OriginsPieces
from fiefdom.game.pieces.queendomino import QueendominoPieces
from fiefdom.game.pieces.registry import register_pieces

register_pieces("queendomino", QueendominoPieces())
register_pieces("origins", OriginsPieces())
