"""The engine and the naive implementation side by side: one game played by both, compared at every step."""

from twins.compare import TwinGame
from twins.policies import POLICIES, Policy

__all__ = ["POLICIES", "Policy", "TwinGame"]
