"""Today's deal over HTTP: what is played, a table for it, and how people fared."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tilerummy.protocol.messages.parts import Face, Level, Name, PresetId, Value

DayText = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}\Z")]
"""A day: 2026-11-17."""


class DayCount(Struct, frozen=True):
    """So many people ended like this."""

    turns: int
    left: int
    """Tiles left; 0 is out."""
    told: int


class DayBest(Struct, frozen=True):
    """The best line that is known."""

    turns: int
    left: int


class DayDeal(Struct, frozen=True):
    """`GET /api/days/DAY`: what is played on a day, and how those who told have fared; nobody is named."""

    day: DayText
    preset: PresetId
    options: dict[str, Value]
    bots: list[Level]
    counts: list[DayCount]
    best: DayBest | None
    """Null while it is still being looked for."""


class DayGame(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/days/DAY/game`: sit down at it. There is one table a visitor and day; later it goes on."""

    name: Name
    face: Face | None = None


class DayTold(Struct, frozen=True):
    """`POST /api/days/DAY/results` with the record of a finished game: what it comes to when played again."""

    turns: int
    left: int
    counted: bool
    """False if you had told a result of this day before, or if the day is too long ago."""
    deal: DayDeal
