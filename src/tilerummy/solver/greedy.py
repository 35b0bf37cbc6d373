"""A simple lay, found at once whatever the budget: new sets from the rack, then single tiles onto old sets.

It is what an answer is worth at least when the time was too short for the search.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.opening import meld_value, melds_of
from tilerummy.rules.judging.turn import Before, Drawn, Proposal, must_open
from tilerummy.rules.meld import Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.solution import BestTurn, Certainty

LONGEST = 5
"""A longer run can be cut in two."""


def greedy_turn(
    setting: Setting, before: Before, drawn: tuple[Drawn, ...], must: Sequence[Tile], may: Sequence[Tile]
) -> BestTurn | None:
    """A legal turn that lays what has to be laid, if the simple look finds one."""
    if JOKER in must:
        return None  # it does not know where to put a joker
    for table in _tables(setting, before, Counter((*must, *may))):
        laid = table.tiles() - before.table.tiles()
        if Counter(must) - laid:
            continue
        verdict = judge_play(setting, before, Proposal(table, drawn=drawn, announced=True))
        if verdict:
            opened = must_open(setting, before)
            return BestTurn(
                Certainty.BEST_FOUND,
                verdict.laid,
                sum(map(setting.rack_points, verdict.laid)),
                table,
                table[len(before.table) :] if opened else None,
                verdict.opening_value,
            )
    return None


def _tables(setting: Setting, before: Before, rack: Counter[Tile]) -> Iterator[Table]:
    """What may be laid, the most first."""
    left = Counter({tile: count for tile, count in rack.items() if tile is not JOKER})
    new = tuple(_new_sets(setting, left))
    if not must_open(setting, before):
        alone = Counter(left)
        yield Table((*(_grown(setting, meld, left) for meld in before.table), *new))
        # Sets with jokers may be forbidden to grow.
        yield Table((*(m if m.jokers else _grown(setting, m, alone) for m in before.table), *new))
    yield Table((*before.table, *new))


def _new_sets(setting: Setting, left: Counter[Tile]) -> Iterator[Meld]:
    """Sets of these tiles, the most valuable first; they are taken out of `left`."""
    melds = melds_of(setting, left, LONGEST)
    for meld in sorted(melds, key=lambda meld: -meld_value(setting, meld)):
        while _holds(left, meld):
            left.subtract(meld)
            yield meld


def _holds(left: Counter[Tile], meld: Meld) -> bool:
    return all(left[tile] >= count for tile, count in Counter(meld).items())


def _grown(setting: Setting, meld: Meld, left: Counter[Tile]) -> Meld:
    """The set with single tiles added as long as one fits; they are taken out of `left`."""
    # A set has one number or one colour. Most tiles share neither with it, and to read a set takes longer.
    one = next((tile for tile in meld if tile.colour is not None), None)
    alike = (tile for tile in left if one is None or tile.number == one.number or tile.colour is one.colour)
    for tile in sorted(alike):
        while left[tile]:
            longer = next(
                (m for m in (Meld((*meld, tile)), Meld((tile, *meld))) if setting.read(m).valid), None
            )
            if longer is None:
                break
            left[tile] -= 1
            meld = longer
    return meld
