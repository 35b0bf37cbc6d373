"""What a table knows of its bots: who they are, how fast and how strongly they play. Nothing here thinks.

So the server can decide about them without time and chance. How the characters play is in `characters.py`,
how long a person would take over an action in `pace.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tilerummy.rules.match.action import Action, Play
from tilerummy.rules.match.view import View


class Tempo(StrEnum):
    """The tempo that a table chose."""

    PEOPLE = "people"
    """As people do."""
    BRISK = "brisk"
    """In a third of the time."""
    ONCE = "once"
    """At once."""


@dataclass(frozen=True, slots=True)
class Role:
    """Somebody to play with; what players read about it is in the catalogues under `company-NAME`."""

    name: str
    called: str
    """The name of a person, the same in all languages."""
    warned_of: bool = False
    """Not everybody's pleasure: whoever chooses it is told so."""
    adapts: bool = False
    """Plays as strongly as the person at the table; see `characters.py`."""


CAST: tuple[Role, ...] = (
    Role("companion", "Samir", adapts=True),
    Role("teacher", "Wanjiru"),
    Role("architect", "Aroha"),
    Role("saver", "Mateus"),
    Role("gambler", "Zofia"),
    Role("hermit", "Sigrun", warned_of=True),
)
ROLES = {role.name: role for role in CAST}


NAME = "companion"
LOWEST, HIGHEST = -2.0, 13.0
"""Two steps below the lowest level of those that people meet, and the number of the highest."""
BEGIN = 2.0
"""Where it begins with somebody it has not seen play: the level of most newcomers."""


def name_at(strength: float) -> str:
    """The name of the bot of this strength."""
    return f"{NAME}@{strength:.2f}"


def within(strength: float) -> float:
    """The nearest place on the ladder."""
    return min(max(strength, LOWEST), HIGHEST)


@dataclass(frozen=True, slots=True)
class RoundSeen:
    """What a finished round showed of a person."""

    players: int
    share: float
    """Of the win: 1 if they won alone."""
    allowed: int
    """Tiles that their turns after the opening allowed, added up."""
    laid: int
    """Tiles that they laid in these turns."""
    greatest: int = 0
    """Tiles that they laid in their greatest turn."""


SHARES_LAID = (0.20, 0.28, 0.36, 0.55, 0.77, 0.90, 1.0)
"""What share of the tiles that their turns allowed the levels lay, up to the one that sees everything."""
FIRST_STEP, LAST_STEP = 4.0, 1.6
"""How far a result that nobody could have expected moves it between two: far at first, less later. With more
players each round says less about one of them, and moves it less."""

GRAND = 14
"""Who wins with a turn of so many tiles has waited for it,"""
WAITS = float(len(SHARES_LAID))
"""and is taken for the lowest level that waits, at least."""


def next_strength(strength: float, seen: RoundSeen, rounds: int) -> float:
    """The strength for the next round, after one more; `rounds` were seen before it.

    The first round sets it by what the person noticed. Each result then moves it up or down, so that
    somebody who wins as often as the seats would say stays where they are. Who waits for a grand turn lays
    little of what they could: there it is the grand turn that tells, and the winning.
    """
    begin = noticed(seen) if rounds == 0 else strength
    if seen.share and seen.greatest >= GRAND:
        begin = max(begin, WAITS)
    # Steps as in Elo's system: won more than the seats would say moves up, won less moves down.
    step = max(LAST_STEP, FIRST_STEP / (1 + rounds / 2)) * 2 / seen.players
    return within(begin + step * (seen.share - 1 / seen.players))


def noticed(seen: RoundSeen) -> float:
    """The level of somebody who lays this share of what they could."""
    if not seen.allowed:
        return BEGIN
    share = seen.laid / seen.allowed
    above = next(
        (place for place, share_laid in enumerate(SHARES_LAID) if share < share_laid), len(SHARES_LAID) - 1
    )
    if above == 0:
        return LOWEST
    low, high = SHARES_LAID[above - 1], SHARES_LAID[above]
    return above - 1 + min(1.0, (share - low) / (high - low))


# -- a human pace, for tables where bots should not be instant ---------------------------------------

LOOK_MS = 900
"""To see that there is nothing to lay."""
TILE_MS = 450
"""To lay one tile."""
SET_MS = 350
"""To move tiles of an old set."""
GREAT_TILES, GREAT_MS = 6, 1500
"""A great turn is looked at once more before it is laid."""
MOST_MS = 9_000


_PARTS = {Tempo.PEOPLE: 1.0, Tempo.BRISK: 0.35, Tempo.ONCE: 0.0}


def thinking_ms(view: View, action: Action, luck: float, tempo: Tempo = Tempo.PEOPLE) -> int:
    """How long to wait before this action is shown: a draw is quick, a great turn takes a while.

    It depends on what everybody sees of the action, and on luck (0 to 1): so it tells nobody anything.
    """
    work = LOOK_MS
    if isinstance(action, Play):
        laid = sum(map(len, action.table)) - sum(map(len, view.table))
        moved = len(set(view.table) - set(action.table))
        work += TILE_MS * laid + SET_MS * moved + GREAT_MS * (laid >= GREAT_TILES)
    return round(min(MOST_MS, work * (0.7 + 0.8 * luck)) * _PARTS[tempo])
