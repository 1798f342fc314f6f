"""The built-in families of games; each folder contains everything specific to one family."""

from fiefdom.engine.families import kingdomino, origins, queendomino
from fiefdom.engine.registry import register

for each in (kingdomino, queendomino, origins):
    register(each.FAMILY)

KINGDOMINO, QUEENDOMINO, ORIGINS = kingdomino.FAMILY.number, queendomino.FAMILY.number, origins.FAMILY.number
