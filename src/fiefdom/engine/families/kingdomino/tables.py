"""The dominoes as an array for compiled code."""

from fiefdom.components.dominoes import deck
from fiefdom.components.terrains import KINGDOM_TERRAINS
from fiefdom.engine.tables import domino_rows

TERRAINS = tuple(terrain for terrain in KINGDOM_TERRAINS if terrain != "town")
KINGDOMINO_DOMINOES = domino_rows(deck(("kingdomino",)), TERRAINS)
