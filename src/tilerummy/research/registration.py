"""The environments that Gymnasium knows by name, from when `tilerummy.research` is imported.

Nothing is loaded for that but Gymnasium and the names of the presets: the rest when one of them is made.
"""

from __future__ import annotations

from gymnasium.envs.registration import register as tell
from gymnasium.envs.registration import registry

from tilerummy.rules.preset import preset_ids


def ids() -> dict[str, str]:
    """The name of each preset's environment: `sabra-de` is `tilerummy/SabraDe-v0`."""
    return {f"tilerummy/{preset.title().replace('-', '')}-v0": preset for preset in preset_ids()}


def register() -> None:
    """Tell Gymnasium of an environment for each preset; those it knows stay."""
    for name, preset in ids().items():
        if name not in registry:
            tell(name, entry_point="tilerummy.research.seat:Seat", kwargs={"rules": preset})
