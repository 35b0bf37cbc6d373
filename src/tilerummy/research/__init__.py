"""Tile rummy for learning: a PettingZoo environment, and thousands of tables at once.

It needs the extra `research` (numpy, gymnasium, pettingzoo); tables and networks need numpy alone.
docs/research.md says what the arrays hold.
"""

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

EXTRA = "learning needs more packages: pip install 'tilerummy[research]'"

try:
    from tilerummy.research.tables import Candidates, Seen, Stepped, Tables, vector
except ModuleNotFoundError as error:
    raise ImportError(f"{EXTRA} ({error})") from None

if TYPE_CHECKING:
    from tilerummy.research.environment import TileRummy, env, parallel_env
    from tilerummy.research.seat import Seat

__all__ = ["Candidates", "Seat", "Seen", "Stepped", "Tables", "TileRummy", "env", "parallel_env", "vector"]


def __getattr__(name: str) -> Any:
    """The environment, imported when somebody asks for it."""
    if name in __all__:
        file = "seat" if name == "Seat" else "environment"
        try:
            return getattr(import_module(f"tilerummy.research.{file}"), name)
        except ModuleNotFoundError as error:
            raise ImportError(f"{EXTRA} ({error})") from None
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


with suppress(ModuleNotFoundError):  # tables and networks need numpy alone
    import_module("tilerummy.research.registration").register()
