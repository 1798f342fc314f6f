"""Environments for learning: a native vector environment, PettingZoo, Gymnasium and OpenSpiel.

`VectorEnvironment`, `Specification` and `Symmetries` need nothing but Fiefdom; the others need the libraries they are
made for and live in modules of their own: `fiefdom.envs.aec`, `fiefdom.envs.single`, `fiefdom.envs.openspiel`.
"""

from fiefdom.envs.specification import Section, Specification, specification
from fiefdom.envs.symmetries import Symmetries, symmetries
from fiefdom.envs.vector import Autoreset, VectorEnvironment

__all__ = [
    "Autoreset",
    "Section",
    "Specification",
    "Symmetries",
    "VectorEnvironment",
    "specification",
    "symmetries",
]
