"""Who sits with whom in a round: tables of fitting sizes, as few meetings again as can be found.

Meeting somebody for the third time is worse than two second meetings, so repeated meetings count squared.
With the sizes of the tables settled, every seating has equally many pairs; a pair that has met m times adds
2m + 1 to the sum of squares, so it is enough to keep the sum of all m small. A local search does that: it
swaps two people while that helps, and shakes when nothing does. It is a function of its arguments, the seed
among them, so a draw can be seen again; how long it looks is counted in steps, never in time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import index
from random import Random
from typing import Any, Generic, TypeVar

from tilerummy.rules.refusal import Unreadable

Guest = TypeVar("Guest", bound=Hashable)

MOST_AT_A_TABLE = 12
STEPS = 150_000
"""So many swaps are weighed at most: some tenths of a second, however many people there are."""
SHAKES = 300
MEETS, SMALL, OFF = 6, 6, 1
"""What it costs to meet again, to be at a small table again, to sit a table off one's standing (squared)."""
SIZE_COSTS = {4: 0, 3: 2, 5: 9, 2: 10}
"""Fours first, then threes; five together rather than a table of two, both only where nothing else fits."""
ODD_SIZE = 12


@dataclass(frozen=True, slots=True)
class Seating(Generic[Guest]):
    """A round as it was drawn: the tables, the seats of each in order, and who sits out.

    >>> import tilerummy as tr
    >>> drawn = tr.draw_tables(["Ada", "Bo", "Cy", "Dee"], met=[["Ada", "Bo", "Cy", "Dee"]])
    >>> len(drawn.tables[0]), drawn.out, drawn.again
    (4, (), 6)
    """

    tables: tuple[tuple[Guest, ...], ...]
    out: tuple[Guest, ...] = ()
    again: int = 0
    """Earlier meetings of all pairs that sit together."""


def draw_tables(
    players: Sequence[Guest],
    size: tuple[int, int] = (3, 4),
    *,
    met: Iterable[Sequence[Guest]] = (),
    keep: Mapping[Guest, int] | None = None,
    rests: Mapping[Guest, int] | None = None,
    ranked: bool = False,
    seed: int = 1,
) -> Seating[Guest]:
    """Draw the tables of a round: everybody plays or is told to sit out, and few meet again.

    `size` is the fewest and the most at a table, `met` the tables of earlier rounds, `keep` the number of a
    table that somebody keeps, `rests` how often each has sat out. `ranked` says that the players stand in
    their order: then they meet those who stand near them. The same arguments give the same draw.

    >>> import tilerummy as tr
    >>> people = ["Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus"]
    >>> first = tr.draw_tables(people, seed=5)
    >>> [len(table) for table in first.tables], first.out
    ([4, 3], ())
    >>> second = tr.draw_tables(people, met=first.tables, keep={"Ada": 2}, seed=5)
    >>> "Ada" in second.tables[1], second.again
    (True, 3)
    """
    fewest, most = _size(size)
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise Unreadable(f"players: expected names in a list, not {players!r}")
    people = [*players]
    if len(set(people)) < len(people):
        twice = next(name for name, count in Counter(people).items() if count > 1)
        raise Unreadable(f"players: {twice!r} is there twice")
    before = [tuple(table) for table in met]
    chance = Random(seed)  # the one source of chance: the same seed draws the same
    sizes = table_sizes(len(people), fewest, most)
    out = _resting(people, len(people) - sum(sizes), rests or {}, before, ranked, chance)
    seated = [one for one in people if one not in out]
    # The search begins where everybody sits in this order, so a standing is met halfway.
    if not ranked:
        chance.shuffle(seated)
    search = _SeatSearch(seated, sizes, before, keep or {}, ranked, chance)
    search.run()
    tables = [[seated[one] for one in members] for members in search.members]
    for table in tables:
        chance.shuffle(table)  # who sits where, and so who begins
    return Seating(tuple(map(tuple, tables)), tuple(out), search.again())


def _size(size: tuple[int, int]) -> tuple[int, int]:
    try:
        fewest, most = map(index, size)
    except (TypeError, ValueError):
        raise Unreadable(f"size: expected the fewest and the most, such as (3, 4), not {size!r}") from None
    if not 2 <= fewest <= most <= MOST_AT_A_TABLE:
        raise Unreadable(
            f"size: {fewest} to {most} cannot be; a table has 2 to {MOST_AT_A_TABLE}, the fewest first"
        )
    return fewest, most


@cache
def table_sizes(people: int, fewest: int, most: int) -> tuple[int, ...]:
    """The sizes of the tables, large ones first, so that as many as can be play.

    >>> table_sizes(23, 3, 4), table_sizes(5, 3, 4), table_sizes(5, 2, 4), table_sizes(5, 2, 6)
    ((4, 4, 4, 4, 4, 3), (4,), (3, 2), (5,))
    """
    # The best for each number of people: those left over, what the sizes cost, the sizes.
    best: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
    for number in range(1, people + 1):
        alone = (best[number - 1][0] + 1, best[number - 1][1], best[number - 1][2])
        ways = [alone]
        for size in range(fewest, min(most, number) + 1):
            left, cost, sizes = best[number - size]
            # The least of all ways is taken: first as few as can be left over, then the cheapest sizes.
            ways.append((left, cost + SIZE_COSTS.get(size, ODD_SIZE), (*sizes, size)))
        best.append(min(ways))
    return tuple(sorted(best[people][2], reverse=True))


def _resting(
    people: Sequence[Guest],
    count: int,
    rests: Mapping[Guest, int],
    before: Sequence[Sequence[Guest]],
    ranked: bool,
    chance: Random,
) -> list[Guest]:
    """Who sits out: whoever did so least, of those who played most; then the lot, or whoever stands last."""
    played = Counter(one for table in before for one in table)
    lots = {one: -place if ranked else chance.random() for place, one in enumerate(people)}
    fair = sorted(people, key=lambda one: (rests.get(one, 0), -played[one], lots[one]))
    return fair[:count]


class _SeatSearch:
    """A seating that is made better swap by swap. People are numbers here, and so are tables."""

    def __init__(
        self,
        people: Sequence[Hashable],
        sizes: Sequence[int],
        before: Sequence[Sequence[Hashable]],
        keep: Mapping[Any, int],
        ranked: bool,
        chance: Random,
    ) -> None:
        self.sizes, self.chance = sizes, chance
        number = {one: at for at, one in enumerate(people)}
        self.met: list[dict[int, int]] = [{} for _ in people]
        """For each how often they met whom, those they never met left out."""
        small = [0] * len(people)
        largest = max((len(table) for table in before), default=0)
        for table in before:
            # Whoever has left, or sits out this time, is met by nobody.
            here = [number[one] for one in table if one in number]
            for one in here:
                small[one] += len(table) < largest
                for other in here:
                    if one != other:
                        self.met[one][other] = self.met[one].get(other, 0) + 1
        self.table = [0] * len(people)
        self.members: list[list[int]] = []
        self.fixed = self._seat(people, keep)
        self.place = self._places(small, ranked)
        """For each what every table costs them, whoever sits there."""
        self.load = [[0] * len(sizes) for _ in people]
        """For each and every table the earlier meetings with those who sit there."""
        for one, others in enumerate(self.met):
            for other, times in others.items():
                self.load[one][self.table[other]] += MEETS * times
        self.steps = 0

    def _seat(self, people: Sequence[Hashable], keep: Mapping[Any, int]) -> frozenset[int]:
        """Seat everybody in their order, those who keep a table at theirs; who those are."""
        self.members = [[] for _ in self.sizes]
        fixed: set[int] = set()
        for one, who in enumerate(people):
            # With fewer tables tonight, a number that is not there is the last one.
            wanted = min(keep.get(who, 0), len(self.sizes)) - 1
            if wanted >= 0 and len(self.members[wanted]) < self.sizes[wanted]:
                self._sit(one, wanted)
                fixed.add(one)
        free = iter([one for one in range(len(people)) if one not in fixed])
        for table, size in enumerate(self.sizes):
            while len(self.members[table]) < size:
                self._sit(next(free), table)
        return frozenset(fixed)

    def _sit(self, one: int, table: int) -> None:
        self.members[table].append(one)
        self.table[one] = table

    def _places(self, small: Sequence[int], ranked: bool) -> list[list[int]]:
        homes = [table for table, size in enumerate(self.sizes) for _ in range(size)]
        largest = max(self.sizes, default=0)
        costs: list[list[int]] = []
        for one, times in enumerate(small):
            own = [SMALL * times if size < largest else 0 for size in self.sizes]
            if ranked:
                own = [cost + OFF * (table - homes[one]) ** 2 for table, cost in enumerate(own)]
            costs.append(own)
        return costs

    def again(self) -> int:
        """Earlier meetings of all pairs that sit together now."""
        return sum(self.load[one][table] for one, table in enumerate(self.table)) // (2 * MEETS)

    def cost(self) -> int:
        """What the whole seating costs: each pair once, and each person's place."""
        pairs = sum(self.load[one][table] for one, table in enumerate(self.table)) // 2
        return pairs + sum(self.place[one][table] for one, table in enumerate(self.table))

    def run(self) -> None:
        """Look until nothing is wrong, or for so many steps; the best that was seen stays."""
        if len(self.sizes) < 2 or len(self.fixed) > len(self.table) - 2:
            return
        self._descend()
        best, kept = self.cost(), [*self.table]
        # Where nothing can be perfect the search ends by its steps, elsewhere as soon as it is.
        for _ in range(SHAKES):
            if best == 0 or self.steps > STEPS:
                break
            self._shake()
            self._descend()
            found = self.cost()
            # Equally good ones are taken too: so it wanders off a ridge on which nothing is better.
            if found <= best:
                best, kept = found, [*self.table]
            else:
                self._restore(kept)

    def _descend(self) -> None:
        """Swap whoever sits badly with whom it helps most, until nobody finds anything."""
        better = True
        while better and self.steps <= STEPS:
            better = False
            for one in self._unhappy():
                gain, other = min(self._swaps(one), default=(0, one))
                if gain < 0:
                    self._swap(one, other)
                    better = True

    def _unhappy(self) -> list[int]:
        found = [
            one
            for one, table in enumerate(self.table)
            if one not in self.fixed and self.load[one][table] + self.place[one][table] > 0
        ]
        self.chance.shuffle(found)
        return found

    def _swaps(self, one: int) -> Iterable[tuple[int, int]]:
        """Everybody at another table, and by how much the cost would change."""
        self.steps += len(self.table)
        here = self.table[one]
        own, met, place = self.load[one], self.met[one], self.place[one]
        leaves = own[here] + place[here]
        for other, there in enumerate(self.table):
            if there == here or other in self.fixed:
                continue
            load, others = self.load[other], self.place[other]
            # Each is still counted among those they would join: the pair itself stays apart.
            apart = 2 * MEETS * met.get(other, 0)
            joins = own[there] + place[there] + load[here] + others[here] - apart
            yield joins - leaves - load[there] - others[there], other

    def _swap(self, one: int, other: int) -> None:
        here, there = self.table[one], self.table[other]
        for moved, source, target in ((one, here, there), (other, there, here)):
            self.members[source].remove(moved)
            self._sit(moved, target)
            for friend, times in self.met[moved].items():
                self.load[friend][source] -= MEETS * times
                self.load[friend][target] += MEETS * times

    def _shake(self) -> None:
        """A few swaps by lot, each with somebody who sits badly."""
        free = [one for one in range(len(self.table)) if one not in self.fixed]
        for _ in range(self.chance.randint(1, 3)):
            one = self.chance.choice(self._unhappy() or free)
            other = self.chance.choice(free)
            if self.table[one] != self.table[other]:
                self._swap(one, other)

    def _restore(self, kept: Sequence[int]) -> None:
        """Everybody back to where they sat: by swaps, so that all sums stay true."""
        for one, table in enumerate(kept):
            if self.table[one] != table:
                self._swap(one, next(other for other in self.members[table] if kept[other] != table))
