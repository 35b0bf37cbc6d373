"""The best turn of a small position, by looking at all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from tests.hunt.ends import End, bare, ends
from tests.hunt.sets import RUN, Lain, lain, sets_from
from tests.hunt.story import has_story
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, Tile

Worth = tuple[int, int]


@dataclass
class Truth:
    """A position with all that can come of it."""

    setting: Setting
    before: Before
    most: int = 4000

    @cached_property
    def old(self) -> tuple[Lain, ...]:
        """The sets on the table."""
        found = [lain(self.setting, meld) for meld in self.before.table]
        return tuple(one for one in found if one is not None)

    @cached_property
    def ends(self) -> list[End]:
        """Every end, the most worth first."""
        found = ends(self.setting, self.before, self.before.rack, self.most)
        return sorted(found, key=lambda end: self.worth(end.play), reverse=True)

    def worth(self, play: Sequence[Tile], goal: str = "tiles") -> Worth:
        """A play by the goal."""
        points = sum(self.setting.rack_points(tile) for tile in play)
        return (len(play), points) if goal == "tiles" else (points, len(play))

    def best(self, goal: str = "tiles") -> Worth:
        """What the best turn is worth."""
        for end in sorted(self.ends, key=lambda end: self.worth(end.play, goal), reverse=True):
            if self.is_legal(end):
                return self.worth(end.play, goal)
        return 0, 0

    def most_kept(self) -> int:
        """The most sets that a best turn leaves as they lie."""
        for _, alike in groupby(self.ends, key=lambda end: self.worth(end.play)):
            by_kept = sorted(((self.kept(end), i, end) for i, end in enumerate(alike)), reverse=True)
            for kept, _, end in by_kept:
                if self.is_legal(end):
                    return kept
        return len(self.old)

    def goes_out(self) -> bool:
        """Whether some turn leaves nothing on the rack: no joker that is taken up either."""
        whole = tuple(sorted(self.before.rack))
        return any(end.play == whole and not end.taken_up and self.is_legal(end) for end in self.ends)

    def count(self) -> int:
        """How many different tables turns can leave, whatever the jokers of groups are said to mean."""
        return len({tuple(sorted(map(bare, end.sets))) for end in self.ends if self.is_legal(end)})

    def kept(self, end: End) -> int:
        """How many sets of the table an end leaves as they lie."""
        return kept(self.old, end.sets)

    def plays(self, most: int) -> list[Worth]:
        """What the best different plays are worth, so many of them."""
        found: list[Worth] = []
        known: set[tuple[Tile, ...]] = set()
        for end in self.ends:
            if len(found) == most:
                break
            if end.play not in known and self.is_legal(end):
                known.add(end.play)
                found.append(self.worth(end.play))
        return found

    # -- the rules ---------------------------------------------------------------------------------

    def is_legal(self, end: End) -> bool:
        """Whether a turn may end so; several questions are about the same ends, so it is found out once."""
        known = self._known.get(id(end))
        if known is None:
            known = self._known[id(end)] = self._is_legal(end)
        return known

    @cached_property
    def _known(self) -> dict[int, bool]:
        return {}

    def _is_legal(self, end: End) -> bool:
        rules, before = self.setting.rules, self.before
        shared = rules.table_access == "any_player_opened" and before.any_opened
        if before.opened or shared:
            return has_story(rules, self.old, end.sets)
        goes_out = len(end.play) == len(before.rack) and not end.taken_up
        minimum = 0 if goes_out and rules.hand_game == "double_and_no_minimum" else rules.opening_min
        if rules.table_access == "turn_after_opening":
            new = _new_sets(self.old, end.sets)
            return new is not None and self._value(new) >= minimum
        return any(
            self._value(opening) >= minimum and has_story(rules, (*self.old, *opening), end.sets)
            for opening in self._openings(Counter(end.play), ())
            if opening
        )

    def _openings(self, left: Counter[Tile], begun: tuple[Lain, ...]) -> Iterator[tuple[Lain, ...]]:
        """Every group of sets that these tiles could have been, perhaps more than once."""
        lowest = min((tile for tile, n in left.items() if n and tile is not JOKER), default=None)
        single = self.setting.rules.opening_scope == "single_set"
        if lowest is None or (single and begun):
            yield begun
            return
        for one in sets_from(self.setting, left, lowest):
            yield from self._openings(left - Counter(tile.plain for tile in one.tiles), (*begun, one))
        yield from self._openings(left - Counter([lowest]), begun)

    def _value(self, sets: Sequence[Lain]) -> int:
        values = [self._set_value(one) for one in sets]
        if self.setting.rules.opening_scope == "single_set":
            return max(values, default=0)
        return sum(values)

    def _set_value(self, one: Lain) -> int:
        worth = self.setting.rules.opening_joker_value
        jokers = [worth if isinstance(worth, int) else min(means).number for means in one.means]
        return sum(tile.number for tile in one.numbered) + sum(jokers)


def kept(old: Sequence[Lain], sets: Sequence[Lain]) -> int:
    """How many old sets lie as before."""
    return sum((Counter(one.form for one in old) & Counter(one.form for one in sets)).values())


def lain_table(setting: Setting, table: Table) -> list[Lain]:
    """The sets of a table, all of which must be sets."""
    found = []
    for meld in table:
        one = lain(setting, meld)
        assert one is not None, f"{meld} is not a set"
        found.append(one)
    return found


def _new_sets(old: Sequence[Lain], sets: Sequence[Lain]) -> list[Lain] | None:
    """What lies beside the old sets, each of which may be one that lies there; None if one cannot."""
    if not old:
        return list(sets)
    first, *others = old
    for place, one in enumerate(sets):
        new = _new_sets(others, [*sets[:place], *sets[place + 1 :]]) if first.may_be(one) else None
        if new is not None:
            return new  # what is not said changes no value
    return None


__all__ = ["RUN", "Truth", "Worth", "kept", "lain_table"]
