"""Which sets of two tables are the same: wherever they lie, and however they are spelled.

What a joker of a group means need not be said, and then it may be any colour that the group lacks. So a set
with a bare joker may be the same as one that states it, for some choice of what is not stated
(docs/rules.md, 7.1).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import Tile


def same_sets(setting: Setting, one: Iterable[Meld], other: Iterable[Meld]) -> bool:
    """Whether two tables hold the same sets, for some choice of what is not stated."""
    return differing(setting, one, other) == ([], [])


def differing(setting: Setting, one: Iterable[Meld], other: Iterable[Meld]) -> tuple[list[Meld], list[Meld]]:
    """The sets of each table that are none of the other's, for a choice that leaves the fewest."""
    ours, theirs = list(one), list(other)
    left, right = _besides(ours, theirs), _besides(theirs, ours)
    if any(meld.jokers for meld in left) and any(meld.jokers for meld in right):
        # A bare joker may be what another states: then it need not be the one that is spelled alike.
        left = _besides(ours, [meld for meld in theirs if not meld.jokers])
        right = _besides(theirs, [meld for meld in ours if not meld.jokers])
    return _unpaired(setting, left, right) if left and right else (left, right)


def may_be_same(setting: Setting, one: Meld, other: Meld) -> bool:
    """Whether two melds are the same set for some choice of what is not stated."""
    one, other = setting.form(one), setting.form(other)
    if one == other:
        return True
    if not one.jokers == other.jokers > 0 or sorted(one.numbered) != sorted(other.numbered):
        return False
    if not setting.read(one).kind is setting.read(other).kind is Kind.GROUP:
        return False
    return (_stated(one) | _stated(other)).total() <= one.jokers


def kept_sets(setting: Setting, old: Iterable[Meld], new: Iterable[Meld]) -> Counter[Meld]:
    """The old sets, by their forms, that lie on a new table just as before: no more or less is stated."""
    return Counter(map(setting.form, old)) & Counter(map(setting.form, new))


def _besides(melds: Sequence[Meld], others: Sequence[Meld]) -> list[Meld]:
    """The melds but for as many as the others have that are spelled alike: most sets of a table are."""
    there: dict[Meld, int] = {}
    for meld in others:
        there[meld] = there.get(meld, 0) + 1
    left = []
    for meld in melds:
        if there.get(meld):
            there[meld] -= 1
        else:
            left.append(meld)
    return left


def _unpaired(
    setting: Setting, ours: Sequence[Meld], theirs: Sequence[Meld]
) -> tuple[list[Meld], list[Meld]]:
    """Those that are left when as many as possible are paired with one that may be the same."""
    partner: dict[int, int] = {}
    """The places of theirs that are paired, each with the place of ours."""

    def pair(place: int, tried: set[int]) -> bool:
        """Find a partner; whoever has it already may have to find another."""
        for at, other in enumerate(theirs):
            if at not in tried and may_be_same(setting, ours[place], other):
                tried.add(at)
                if at not in partner or pair(partner[at], tried):
                    partner[at] = place
                    return True
        return False

    left = [meld for place, meld in enumerate(ours) if not pair(place, set())]
    return left, [meld for at, meld in enumerate(theirs) if at not in partner]


def _stated(meld: Meld) -> Counter[Tile]:
    """What jokers of a set are said to mean."""
    return Counter([tile.means for tile in meld if tile.means])
