"""Tile rummy for learning: a PettingZoo environment, and thousands of tables at once.

It needs the extra `research` (numpy, gymnasium, pettingzoo). docs/research.md says what the arrays hold.
"""

from tilerummy.research.environment import TileRummy, env, parallel_env
from tilerummy.research.tables import Seen, Stepped, Tables

__all__ = ["Seen", "Stepped", "Tables", "TileRummy", "env", "parallel_env"]
