"""Tile rummy for learning: a PettingZoo environment, and thousands of tables at once.

It needs the extra `research` (numpy, gymnasium, pettingzoo); tables and networks need numpy alone.
docs/research.md says what the arrays hold.
"""

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tilerummy.research.tables import Candidates, Seen, Stepped, Tables, vector

if TYPE_CHECKING:
    from tilerummy.research.environment import TileRummy, env, parallel_env
    from tilerummy.research.seat import Seat

__all__ = ["Candidates", "Seat", "Seen", "Stepped", "Tables", "TileRummy", "env", "parallel_env", "vector"]


def __getattr__(name: str) -> Any:
    """The environment, imported when somebody asks for it."""
    if name == "Seat":
        return getattr(import_module("tilerummy.research.seat"), name)
    if name in __all__:
        return getattr(import_module("tilerummy.research.environment"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


with suppress(ModuleNotFoundError):  # tables and networks need numpy alone
    import_module("tilerummy.research.registration").register()
