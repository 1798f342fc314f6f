"""Reinforcement-learning environments: a native vector environment, PettingZoo, Gymnasium and OpenSpiel.

`VectorEnvironment`, `Specification` and `Symmetries` need nothing but Fiefdom; the others need the libraries they are
made for and are separate modules: `fiefdom.envs.pettingzoo`, `fiefdom.envs.gymnasium` and `fiefdom.envs.openspiel`.
"""

from fiefdom.envs.arguments import Autoreset
from fiefdom.envs.observation import Section, Specification, specification
from fiefdom.envs.snapshots import Snapshot
from fiefdom.envs.symmetries import Symmetries, symmetries
from fiefdom.envs.vector import VectorEnvironment

__all__ = [
    "Autoreset",
    "Section",
    "Snapshot",
    "Specification",
    "Symmetries",
    "VectorEnvironment",
    "specification",
    "symmetries",
]
