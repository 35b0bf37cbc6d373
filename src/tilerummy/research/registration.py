"""The environments that Gymnasium knows by name: it asks here when it is imported, by our entry point.

Nothing is loaded for that but the names of the presets: whoever makes one of them needs the extra `research`.
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
