"""Terrains and resources, in the order that defines their numbers everywhere else."""

from types import MappingProxyType

KINGDOM_TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
ORIGINS_TERRAINS = ("desert", "grassland", "lake", "jungle", "quarry", "volcano")

RESOURCES = ("mammoth", "fish", "mushroom", "flint")
# O8: desert and volcano have no resource.
RESOURCE_OF_TERRAIN = MappingProxyType(
    {"grassland": "mammoth", "lake": "fish", "jungle": "mushroom", "quarry": "flint"}
)
