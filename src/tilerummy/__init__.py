"""Tile rummy by the printed rules: judge a turn, find the best one, play whole matches, write bots.

>>> import tilerummy as tr
>>> tr.Position("r3 r4 r5", rack="r6 b1").solve().play
read_rack('r6')

Everything public is named in `__all__` and described in docs/api.md. A name is loaded when it is first used,
so that the import itself costs next to nothing and a submodule brings nothing else along.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from tilerummy.rules.notebook import paint_with

if TYPE_CHECKING:
    from tilerummy.bots.bot import Bot
    from tilerummy.bots.match import Stalled
    from tilerummy.bots.registry import NoSuchBot
    from tilerummy.club.draw import Seating, draw_tables
    from tilerummy.club.duplicate import NotDuplicate, SeatCompared, duplicate
    from tilerummy.club.standing import Standing, standings
    from tilerummy.daily.daily_deal import DailyResult, NoDeal, NotThisDeal
    from tilerummy.library import TableError
    from tilerummy.library.arguments import preset, presets
    from tilerummy.library.bots import bot, connect, play
    from tilerummy.library.certificate import Checked, check
    from tilerummy.library.daily_api import Daily, daily
    from tilerummy.library.match_api import Deal, Match, load, load_many, loads, read_move
    from tilerummy.library.photo_api import PhotoReading, read_photo
    from tilerummy.library.position import Position, Solution, count, solve
    from tilerummy.library.puzzle_api import Puzzle, puzzle, puzzles
    from tilerummy.puzzles.moment import NoPuzzle
    from tilerummy.rules.judging.turn import Verdict
    from tilerummy.rules.match.action import Action, Discard, Draw, Pass, Play
    from tilerummy.rules.match.event import (
        ClockStarted,
        ClockStopped,
        Dealt,
        Discarded,
        Drew,
        Event,
        GaveUp,
        LastTile,
        MatchEnded,
        MatchStarted,
        Passed,
        Played,
        RoundBegan,
        RoundEnded,
        Settled,
        StarterChosen,
        StarterDrew,
        StarterRolled,
        TakenOver,
    )
    from tilerummy.rules.match.record import BadRecord
    from tilerummy.rules.match.view import SeatView, View
    from tilerummy.rules.meld import Meld, read_meld
    from tilerummy.rules.preset import Rules
    from tilerummy.rules.refusal import BadRules, Illegal, Unreadable
    from tilerummy.rules.table import Rack, Table, read_rack, read_table
    from tilerummy.rules.tile import Tile, read_tile

    __version__: str

__all__ = [
    "Action",
    "BadRecord",
    "BadRules",
    "Bot",
    "Checked",
    "ClockStarted",
    "ClockStopped",
    "Daily",
    "DailyResult",
    "Deal",
    "Dealt",
    "Discard",
    "Discarded",
    "Draw",
    "Drew",
    "Event",
    "GaveUp",
    "Illegal",
    "LastTile",
    "Match",
    "MatchEnded",
    "MatchStarted",
    "Meld",
    "NoDeal",
    "NoPuzzle",
    "NoSuchBot",
    "NotDuplicate",
    "NotThisDeal",
    "Pass",
    "Passed",
    "PhotoReading",
    "Play",
    "Played",
    "Position",
    "Puzzle",
    "Rack",
    "RoundBegan",
    "RoundEnded",
    "Rules",
    "SeatCompared",
    "SeatView",
    "Seating",
    "Settled",
    "Solution",
    "Stalled",
    "Standing",
    "StarterChosen",
    "StarterDrew",
    "StarterRolled",
    "Table",
    "TableError",
    "TakenOver",
    "Tile",
    "Unreadable",
    "Verdict",
    "View",
    "__version__",
    "bot",
    "check",
    "connect",
    "count",
    "daily",
    "draw_tables",
    "duplicate",
    "load",
    "load_many",
    "loads",
    "play",
    "preset",
    "presets",
    "puzzle",
    "puzzles",
    "read_meld",
    "read_move",
    "read_photo",
    "read_rack",
    "read_table",
    "read_tile",
    "solve",
    "standings",
]

_HOMES = {
    "bots.bot": ("Bot",),
    "bots.match": ("Stalled",),
    "bots.registry": ("NoSuchBot",),
    "club.draw": ("Seating", "draw_tables"),
    "club.duplicate": ("NotDuplicate", "SeatCompared", "duplicate"),
    "club.standing": ("Standing", "standings"),
    "daily.daily_deal": ("DailyResult", "NoDeal", "NotThisDeal"),
    "library": ("TableError",),
    "library.arguments": ("preset", "presets"),
    "library.bots": ("bot", "connect", "play"),
    "library.certificate": ("Checked", "check"),
    "library.daily_api": ("Daily", "daily"),
    "library.match_api": ("Deal", "Match", "load", "load_many", "loads", "read_move"),
    "library.photo_api": ("PhotoReading", "read_photo"),
    "library.position": ("Position", "Solution", "count", "solve"),
    "library.puzzle_api": ("Puzzle", "puzzle", "puzzles"),
    "puzzles.moment": ("NoPuzzle",),
    "rules.judging.turn": ("Verdict",),
    "rules.match.action": ("Action", "Discard", "Draw", "Pass", "Play"),
    "rules.match.event": (
        *("ClockStarted", "ClockStopped", "Dealt", "Discarded", "Drew", "Event", "GaveUp", "LastTile"),
        *("MatchEnded", "MatchStarted", "Passed", "Played", "RoundBegan", "RoundEnded", "Settled"),
        *("StarterChosen", "StarterDrew", "StarterRolled", "TakenOver"),
    ),
    "rules.match.record": ("BadRecord",),
    "rules.match.view": ("SeatView", "View"),
    "rules.meld": ("Meld", "read_meld"),
    "rules.preset": ("Rules",),
    "rules.refusal": ("BadRules", "Illegal", "Unreadable"),
    "rules.table": ("Rack", "Table", "read_rack", "read_table"),
    "rules.tile": ("Tile", "read_tile"),
}
"""The modules that the public names live in."""


def _load(name: str) -> object:
    if name == "__version__":
        from importlib.metadata import version

        return version("tilerummy")
    for home, names in _HOMES.items():
        if name in names:
            found = getattr(import_module(f"tilerummy.{home}"), name)
            return globals().setdefault(name, found)  # a layer of the same name, once loaded, stays
    raise AttributeError(f"module 'tilerummy' has no attribute {name!r}")


if not TYPE_CHECKING:  # a type checker would take any name to exist
    __getattr__ = _load


def __dir__() -> list[str]:
    return sorted(__all__)  # what else is in here is ours; layers can be imported and are not listed


def _paint(value: object) -> str | None:
    from tilerummy.pictures import picture

    return picture(value)


paint_with(_paint)
