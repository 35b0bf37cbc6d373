"""Tile rummy for learning: a PettingZoo environment, and thousands of tables at once.

It needs the extra `research` (numpy, gymnasium, pettingzoo); tables and networks need numpy alone.
docs/research.md says what the arrays hold.
"""

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tilerummy.rules.preset import preset_ids

EXTRA = "learning needs more packages: pip install 'tilerummy[research]'"

try:
    from tilerummy.research.tables import Candidates, Stepped, vector
    from tilerummy.research.tables import SeenTables as Seen
    from tilerummy.research.tables import VectorTables as Tables
except ModuleNotFoundError as error:
    raise ImportError(f"{EXTRA} ({error})") from None

if TYPE_CHECKING:
    from tilerummy.research.environment import TileRummy, env, parallel_env
    from tilerummy.research.seat_environment import Seat

__all__ = ["Candidates", "Seat", "Seen", "Stepped", "Tables", "TileRummy", "env", "parallel_env", "vector"]
_SEAT = "tilerummy.research.seat_environment"


def __getattr__(name: str) -> Any:
    """The environment, imported when somebody asks for it."""
    if name in __all__:
        try:
            module = import_module(_SEAT if name == "Seat" else "tilerummy.research.environment")
        except ModuleNotFoundError as error:
            raise ImportError(f"{EXTRA} ({error})") from None
        return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def environment_ids() -> dict[str, str]:
    """The name of each preset's environment: `sabra-de` is `tilerummy/SabraDe-v0`."""
    return {f"tilerummy/{preset.title().replace('-', '')}-v0": preset for preset in preset_ids()}


def register() -> None:
    """Tell Gymnasium of an environment for each preset; those it knows stay.

    Nothing is loaded for that but Gymnasium and the names of the presets: the rest when one of them is made.
    """
    from gymnasium.envs.registration import register as tell
    from gymnasium.envs.registration import registry

    for name, preset in environment_ids().items():
        if name not in registry:
            tell(name, entry_point=f"{_SEAT}:Seat", kwargs={"rules": preset})


with suppress(ModuleNotFoundError):  # tables and networks need numpy alone
    register()
