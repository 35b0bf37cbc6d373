"""Whether tiles can be laid that weigh so much: a plain way to be sure, one number after the other.

Take a table apart: the runs of each colour, and the groups of each number. A colour by itself, with groups
that take whatever it leaves to them, can bring so much and no more; the sum over all colours is at least what
any table brings. So a table that weighs much loses little against that sum. `beginnings` lays the numbers 1
to 13, keeps every beginning that has not lost too much, and merges those that go on alike. When none is left,
there is no such table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product

NUMBERS, SHORTEST, NEVER = 13, 3, -(1 << 60)

Spot = tuple[int, int]
"""A colour and a number."""
JOKERS, GROUP = (-1, 0), -1
"""Where free jokers are counted, and what stands for their colour in a group."""


Hold = tuple[int, int, int, int]
"""Colour, first, last, cells: at some number from first to last a run has so many cells or more by then.

If two are enough, the last of them is no free joker.
"""


@dataclass
class WeighedTiles:
    """What lies on the table in the end, what may, and what that weighs. Tiles are counted, copies alike."""

    colours: int
    group_max: int
    distinct: bool
    need: Counter[Spot]
    may: Counter[Spot]
    weight: dict[Spot, int]
    """What each tile weighs that may be laid."""
    minimum: int = 0
    """What the laid tiles count in an opening, at least."""
    joker_counts: int | None = None
    """What a joker counts there; None is the number at which it lies."""
    gained: int = 0
    """What tiles weigh that are laid in any case and counted nowhere else."""
    blocks: list[tuple[int, int, int]] = field(default_factory=list)
    """Stretches of a run each, three cells or more, not counted above: colour, first and last number."""
    group_blocks: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    """The same for groups: number and colours."""
    grouped: Counter[Spot] = field(default_factory=Counter)
    """So many of these tiles lie in groups."""
    holds: list[Hold] = field(default_factory=list)
    group_holds: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    """Two tiles of these colours lie in groups of a number, whatever else does."""
    places: set[Spot] | None = None
    """Where jokers may lie, in groups as `GROUP`; None is anywhere."""

    @property
    def jokers(self) -> int:
        """All that may be laid."""
        return self.need[JOKERS] + self.may[JOKERS]

    def jokers_at(self, spot: Spot) -> range:
        """How many may lie in a place."""
        return range(self.jokers + 1 if self.places is None or spot in self.places else 1)


Open = tuple[int, int, int, int]
"""The open runs of a colour: those of one cell, of two, of more; and as bits which holds are met by now."""
Beginning = tuple[tuple[Open, ...], int, int]
"""What matters of a table up to a number: open runs by colour, jokers, and points up to the minimum."""


def beginnings(tiles: WeighedTiles, least: int, most: int) -> int | None:
    """How many beginnings there are of tables that weigh `least`, none of which has an end.

    None if one has: then there may be such a table. It is None too if there are more than `most`.
    """
    groups = [_Groups(tiles, number) for number in range(1, NUMBERS + 1)]
    runs = [_Runs(tiles, groups, colour) for colour in range(tiles.colours)]
    start: Open = (0, 0, 0, 0)
    bests = [each.rest(1, start) for each in runs]
    # Every joker that may be laid is counted as laid; whoever leaves one loses its weight at the end.
    spare = tiles.may[JOKERS] * tiles.weight.get(JOKERS, 0)
    slack, looked = (-1 if NEVER in bests else tiles.gained + spare + sum(bests) - least), 0
    found: dict[Beginning, int] = {((start,) * tiles.colours, 0, 0): 0} if slack >= 0 else {}
    for number in range(1, NUMBERS + 1):
        looked += len(found)
        # A checker has to end soon: what takes longer is not certified.
        if looked > most:
            return None
        later: dict[Beginning, int] = {}
        for beginning, lost in found.items():
            for longer, now in _longer(beginning, runs, groups[number - 1], slack - lost):
                # Of two ways to the same beginning, the one that has lost less can go on like the other.
                if later.get(longer, slack + 1) > lost + now:
                    later[longer] = lost + now
        found = later
    return None if any(_ends(tiles, end, slack - lost) for end, lost in found.items()) else looked


def _ends(tiles: WeighedTiles, end: Beginning, slack: int) -> bool:
    """Whether a table lies there in the end that loses no more than that."""
    laid = end[1] - tiles.need[JOKERS]
    enough = end[2] + laid * (tiles.joker_counts or 0) >= tiles.minimum
    return laid >= 0 and enough and (tiles.may[JOKERS] - laid) * tiles.weight.get(JOKERS, 0) <= slack


def _longer(
    beginning: Beginning, runs: list[_Runs], groups: _Groups, slack: int
) -> Iterator[tuple[Beginning, int]]:
    """Every way to lay one more number that does not lose too much, and what it loses."""
    (opened, jokers, points), tiles, number = beginning, groups.tiles, groups.number
    ways: list[tuple[int, int, int, tuple[int, ...], tuple[Open, ...]]] = [(0, jokers, points, (), ())]
    for each, state in zip(runs, opened, strict=True):
        ways = [
            (lost + more, used + extra, counted + worth, (*sent, some), (*after, then))
            for lost, used, counted, sent, after in ways
            for more, extra, worth, some, then in each.choices(number, state)
            if lost + more <= slack and used + extra <= tiles.jokers
        ]
    each_joker = number if tiles.joker_counts is None else 0
    for lost, used, counted, sent, after in ways:
        for more in groups.jokers(sent):
            if used + more <= tiles.jokers:
                # Points beyond the minimum make no difference, so beginnings are not told apart by them.
                yield (after, used + more, min(counted + more * each_joker, tiles.minimum)), lost


class _Groups:
    """The groups of a number."""

    def __init__(self, tiles: WeighedTiles, number: int) -> None:
        self.tiles, self.number = tiles, number
        spots = [(colour, number) for colour in range(tiles.colours)]
        have = [tiles.need[spot] + tiles.may[spot] for spot in spots]
        self.least = [tiles.grouped[spot] for spot in spots]
        self.blocks = [block for at, block in tiles.group_blocks if at == number]
        some = sum(min(each, 1) if tiles.distinct else each for each in have) + sum(map(len, self.blocks))
        self.most = have if some + tiles.jokers >= SHORTEST else [0] * tiles.colours
        self.holds = [hold for at, hold in tiles.group_holds if at == number]
        self.jokers = cache(self._jokers)

    def _jokers(self, sent: tuple[int, ...]) -> list[int]:
        """How many jokers make groups of these tiles, so many of each colour."""
        if any(sum(sent[colour] for colour in set(hold)) < 2 for hold in self.holds):
            return []
        places = self.tiles.jokers_at((GROUP, self.number))
        return [jokers for jokers in places if self._fit(sent, jokers, self.blocks)]

    def _fit(self, sent: tuple[int, ...], jokers: int, blocks: list[tuple[int, ...]]) -> bool:
        """Whether tiles and jokers make groups, or lie in those of the blocks.

        Groups of different colours are as many as copies of one colour at least, and each has a tile.
        """
        largest, count = self.tiles.group_max, sum(sent)
        if not blocks:
            # 3.3: copies of one colour lie in different groups.
            fewest = max(sent) if self.tiles.distinct else min(1, count)
            return any(SHORTEST * n <= count + jokers <= largest * n for n in range(fewest, count + 1))
        lacking = [0 if colour in blocks[0] else min(have, 1) for colour, have in enumerate(sent)]
        most = lacking if self.tiles.distinct else sent
        for more, *some in product(range(jokers + 1), *[range(each + 1) for each in most]):
            rest = tuple([have - each for have, each in zip(sent, some, strict=True)])
            if len(blocks[0]) + more + sum(some) <= largest and self._fit(rest, jokers - more, blocks[1:]):
                return True
        return False


class _Runs:
    """The runs of a colour.

    Runs of one cell or two must go on. Where one could go on and another begins, they are one run. So it is
    enough to know how many cells each number has.
    """

    def __init__(self, tiles: WeighedTiles, groups: list[_Groups], colour: int) -> None:
        self.tiles, self.groups, self.colour = tiles, groups, colour
        blocks = [(first, last) for of, first, last in tiles.blocks if of == colour]
        self.begin, self.end = Counter([b[0] for b in blocks]), Counter([b[1] for b in blocks])
        # Where a block lies near, it may be what a hold is about: then nothing is asked.
        near = [(first - SHORTEST, last + SHORTEST) for first, last in blocks]
        holds = [hold for hold in tiles.holds if hold[0] == colour]
        self.holds = [hold for hold in holds if not any(a <= hold[2] and hold[1] <= b for a, b in near)]
        self.cells = [[], *map(self._cells, range(1, NUMBERS + 1)), []]
        self.moves, self.rest, self.choices = cache(self._moves), cache(self._rest), cache(self._choices)

    def _cells(self, number: int) -> list[tuple[int, int, int, int, int]]:
        """Cells of runs at a number, jokers among them, points, tiles left to groups, and the weight."""
        tiles, spot, groups = self.tiles, (self.colour, number), self.groups[number - 1]
        need, weight = tiles.need[spot], tiles.weight.get(spot, 0)
        counts = number if tiles.minimum else 0
        each = counts if tiles.joker_counts is None else 0
        return [
            (need + laid - sent + jokers, jokers, laid * counts + jokers * each, sent, laid * weight)
            for sent in range(groups.least[self.colour], groups.most[self.colour] + 1)
            for laid in range(max(0, sent - need), tiles.may[spot] + 1)
            for jokers in tiles.jokers_at(spot)
        ]

    def _moves(self, number: int, state: Open) -> dict[tuple[int, int, int, Open], int]:
        """What can be done at a number: jokers, points, tiles left to groups, open runs; and its weight."""
        found: dict[tuple[int, int, int, Open], int] = {}
        room = max([cell[0] for cell in self.cells[number + 1]], default=0)
        for one, two, more, held in self._begun(number, state):
            for count, jokers, points, sent, weight in self.cells[number]:
                # Short runs first, for they must go on; then long ones, and what is left begins new runs.
                on = min(count - one - two, more)
                new = count - one - two - on
                now = self._held(number, held, 3 if two + on else 2 if one else 1, real=count > jokers)
                # New runs and those of two cells must go on, and beyond there are not so many cells.
                if on < 0 or new + one > room + self.begin[number + 1] or now is None:
                    continue
                move = jokers, points, sent, (new, one, min(two + on, room) + self.end[number], now)
                found[move] = max(weight, found.get(move, NEVER))
        return found

    def _held(self, number: int, held: int, longest: int, *, real: bool) -> int | None:
        """Which holds are met past a number where the longest run has so many cells; None if one is not."""
        for index, (_, first, last, cells) in enumerate(self.holds):
            if first <= number <= last and longest >= cells and (real or cells > 2):
                held |= 1 << index
            if number == last and not held >> index & 1:
                return None
            held &= ~(1 << index) if number == last else -1
        return held

    def _begun(self, number: int, state: Open) -> set[Open]:
        """A block begins: it may be the end of a run of one cell or of two, which then need not go on."""
        states = {state}
        for _ in range(self.begin[number]):
            states |= {(one - 1, two, more, held) for one, two, more, held in states if one}
            states |= {(one, two - 1, more, held) for one, two, more, held in states if two}
        return states

    def _rest(self, number: int, state: Open) -> int:
        """The most that can still be laid from a number on; `NEVER` if what is open cannot be finished."""
        if number > NUMBERS:
            # Runs of one or two cells past the last number are no sets.
            return NEVER if state[0] or state[1] else 0
        ends = [weight + self.rest(number + 1, move[3]) for move, weight in self.moves(number, state).items()]
        return max([end for end in ends if end >= 0], default=NEVER)

    def _choices(self, number: int, state: Open) -> list[tuple[int, int, int, int, Open]]:
        """The moves with what each loses against the best."""
        best = self.rest(number, state)
        moves = [
            (best - weight - self.rest(number + 1, move[3]), *move)
            for move, weight in self.moves(number, state).items()
        ]
        # What cannot be finished loses more than everything, and is left out.
        return sorted(move for move in moves if move[0] <= best)
