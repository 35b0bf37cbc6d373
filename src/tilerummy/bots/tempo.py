"""How fast the bots of a table play."""

from __future__ import annotations

from enum import StrEnum


class Tempo(StrEnum):
    """The tempo that a table chose."""

    PEOPLE = "people"
    """As people do."""
    BRISK = "brisk"
    """In a third of the time."""
    ONCE = "once"
    """At once."""
