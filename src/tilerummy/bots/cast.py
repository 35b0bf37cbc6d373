"""Who the characters are: their names, and what is said of them. How they play is in `characters.py`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Role:
    """Somebody to play with; what players read about it is in the catalogues under `company-NAME`."""

    name: str
    called: str
    """The name of a person, the same in all languages."""
    warned_of: bool = False
    """Not everybody's pleasure: whoever chooses it is told so."""
    adapts: bool = False
    """Plays as strongly as the person at the table; see `adapting.py`."""


CAST: tuple[Role, ...] = (
    Role("companion", "Samir", adapts=True),
    Role("teacher", "Wanjiru"),
    Role("architect", "Aroha"),
    Role("saver", "Mateus"),
    Role("gambler", "Zofia"),
    Role("hermit", "Sigrun", warned_of=True),
)
ROLES = {role.name: role for role in CAST}
