"""Belief about hidden tiles: worlds that agree with what is seen.

What everybody has seen also says who waits, who counts, and which tiles nobody needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tilerummy.bots.own_turn import OwnTurn
from tilerummy.rules.match.round import SeenTurn
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile
from tilerummy.simulator import GREEDY, HOLD, Policy
from tilerummy.simulator.policy_turns import additions

JUST_DRAWN = 0.5
"""How often somebody's last turn was a draw, so that they may hold a tile which fits."""


@dataclass(frozen=True, slots=True)
class World:
    """One way the hidden tiles may lie: the racks of the others in playing order, and the pool."""

    racks: tuple[Rack, ...]
    pool: tuple[Tile, ...]


def imagine(position: OwnTurn, chance: Random) -> World:
    """Deal the unseen tiles at random. With an empty pool and one other this is the truth."""
    tiles = list(position.unseen.elements())
    chance.shuffle(tiles)
    racks = []
    for player in position.others:
        racks.append(Rack(tiles[: player.tiles]))
        tiles = tiles[player.tiles :]
    return World(tuple(racks), tuple(tiles))


class Idle:
    """What others hold where laying is compulsory: tiles that fit on no set as it lies.

    Whatever fitted, somebody who has opened would have had to lay, but for a tile just drawn.
    """

    def __init__(self, position: OwnTurn) -> None:
        fit = {tile for meld in position.view.table for tile in additions(position.setting, meld)}
        tiles = list(position.unseen.elements())
        self.tiles = [tile for tile in tiles if tile not in fit]
        self.fitting = [tile for tile in tiles if tile in fit]
        self._share = len(self.fitting) / max(1, len(tiles))

    def racks(self, sizes: list[int], chance: Random) -> list[Rack]:
        """Racks of these sizes, as they may be, dealt together."""
        fresh = [size > 1 and chance.random() < JUST_DRAWN * self._share for size in sizes]
        return self._deal(sizes, fresh, chance)

    def _deal(self, sizes: list[int], fresh: list[bool], chance: Random) -> list[Rack]:
        """Racks of idle tiles, with one that fits where it is fresh; any tiles if there are too few."""
        number = sum(sizes) - sum(fresh)
        if number > len(self.tiles) or sum(fresh) > len(self.fitting):
            return list(map(Rack, _in_rows(chance.sample(self.tiles + self.fitting, sum(sizes)), sizes)))
        idle, drawn = chance.sample(self.tiles, number), chance.sample(self.fitting, sum(fresh))
        racks = _in_rows(idle, [size - new for size, new in zip(sizes, fresh, strict=True)])
        return [Rack([*rack, drawn.pop()] if new else rack) for rack, new in zip(racks, fresh, strict=True)]


def _in_rows(tiles: list[Tile], sizes: list[int]) -> list[list[Tile]]:
    rest = iter(tiles)
    return [[next(rest) for _ in range(size)] for size in sizes]


# -- reading the others ----------------------------------------------------------------------------

COUNTING = Policy(opens_small=True, wait=HOLD.wait, counts=True)
"""Waits for the whole rack to go, and counts the racks when nothing is left to draw."""

DRAWS_ANYWAY = 2.0
"""After its opening somebody who waits draws every turn; who lays what fits, every second turn."""
LAYS_ANYWAY = 0.06
"""And hardly ever lays a part of its rack."""
DRAWS_CLOSED = 1.1
"""Before the opening a draw tells little."""
PASSES = 3.0
"""Who counts passes at the end; who only waits lays what it can."""
SUREST = 0.97
COUNTING_AMONG_SEVERAL = 0.2
"""The odds that somebody who waits counts the racks, where others than the two of them hold tiles."""
UNLIKELY = 0.05
"""What is less likely is not played out."""


@dataclass(frozen=True, slots=True)
class Habit:
    """What one player seems to be like."""

    seat: Seat
    tiles: int
    waits: float
    """How likely the player keeps back what could be laid."""
    counts: float
    """How likely one who waits counts the racks at the end."""
    stuck_at: Table | None
    """The table on which the player had nothing more to lay, unless they wait; None if nothing is known."""
    fresh: int
    """Tiles that came to the rack since then."""


def read_habits(position: OwnTurn) -> tuple[Habit, ...]:
    """The habits of the others who still play, in playing order."""
    turns = position.view.history
    compulsory = not position.view.rules.voluntary_draw
    counting = 1.0 if len(position.others) == 1 else COUNTING_AMONG_SEVERAL
    habits = []
    for player in position.others:
        own = [turn for turn in turns if turn.seat == player.seat]
        # 5.5: there nobody may keep back what could be laid.
        waits = 1 - SUREST if compulsory else _waits(own)
        # Before the opening one cannot lay what fits, so it says nothing that it was not laid.
        last = own[-1] if own and player.opened else None
        fresh = 0 if last is None or last.laid else last.drew
        table = None if last is None else last.table
        habits.append(Habit(player.seat, player.tiles, waits, _counts(own, counting), table, fresh))
    return tuple(habits)


def _waits(turns: Sequence[SeenTurn]) -> float:
    odds, opened = 1.0, False
    for turn in turns:
        if turn.laid:
            odds *= LAYS_ANYWAY if opened else 1.0
        elif turn.drew:
            odds *= DRAWS_ANYWAY if opened else DRAWS_CLOSED
        opened = opened or turn.opened
    return _bounded(odds)


def _counts(turns: Sequence[SeenTurn], odds: float) -> float:
    for turn in turns:
        if turn.passed:
            odds *= PASSES
    return _bounded(odds)


def _bounded(odds: float) -> float:
    # Never certain: a habit that was read wrongly must be able to turn out otherwise.
    return min(SUREST, max(1 - SUREST, odds / (1 + odds)))


@dataclass(frozen=True, slots=True)
class Guess:
    """One way things may be: how the others play and what they hold, in playing order, and the pool."""

    policies: tuple[Policy, ...]
    racks: tuple[Sequence[Tile], ...]
    pool: tuple[Tile, ...]


class Reader:
    """Imagines how things may be, in accord with the habits of the others."""

    def __init__(self, position: OwnTurn) -> None:
        self.habits = read_habits(position)
        self._unseen = list(position.unseen.elements())
        self._fits = [
            frozenset() if habit.stuck_at is None else _fitting(position.setting, habit.stuck_at)
            for habit in self.habits
        ]

    def guess(self, chance: Random) -> Guess:
        """Deal the unseen tiles: who lays what fits holds nothing that fitted."""
        tiles = self._unseen[:]
        chance.shuffle(tiles)
        racks, policies = [], []
        for habit, fits in zip(self.habits, self._fits, strict=True):
            waits = chance.random() < habit.waits
            if waits:
                policies.append(COUNTING if chance.random() < habit.counts else HOLD)
            else:
                policies.append(GREEDY)
            rack, tiles = _dealt(tiles, habit.tiles, habit.fresh, frozenset() if waits else fits)
            racks.append(rack)
        return Guess(tuple(policies), tuple(racks), tuple(tiles))

    def all_policies(self) -> list[tuple[float, Guess]]:
        """Where nothing is hidden but how the other plays: each way with its likelihood."""
        habit, rack = self.habits[0], tuple(self._unseen)
        ways = (
            (GREEDY, 1 - habit.waits),
            (HOLD, habit.waits * (1 - habit.counts)),
            (COUNTING, habit.waits * habit.counts),
        )
        return [(likely, Guess((policy,), (rack,), ())) for policy, likely in ways if likely > UNLIKELY]


def _dealt(
    tiles: list[Tile], number: int, fresh: int, fits: frozenset[Tile]
) -> tuple[list[Tile], list[Tile]]:
    """The first tiles, but for a few fresh ones none that fits; and the rest. Any, if there are too few."""
    if not fits:
        return tiles[:number], tiles[number:]
    rack = tiles[: min(fresh, number)]
    rest: list[Tile] = []
    for tile in tiles[len(rack) :]:
        (rack if len(rack) < number and tile not in fits else rest).append(tile)
    lacking = number - len(rack)
    return rack + rest[:lacking], rest[lacking:]


def _fitting(setting: Setting, table: Table) -> frozenset[Tile]:
    return frozenset(tile for meld in table for tile in additions(setting, meld))
