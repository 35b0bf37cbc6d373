"""The moves of one colour around its blocks and old runs."""

from collections.abc import Iterator
from typing import NamedTuple

from tilerummy.solver.plain.colour_moves import (
    BLOCK_SHIFT,
    CLAIM_SHIFT,
    CLAIMS,
    HOLD_SHIFT,
    KEEP_SHIFT,
    KINDS,
    LONG_SHIFT,
    POINT,
    RUNS_MASK,
    Grown,
    Move,
    NumberOffer,
    cap_long,
    lay,
    owed,
    subsets,
)
from tilerummy.solver.problem import NUMBERS, KeepRun, Problem, RunBlock

NEW, KEPT = -1, -2
"""What a block lengthens, where that is no kind of open run: nothing, or it is left alone."""

Attached = tuple[tuple[int, int], ...]
"""Blocks, each with the kind of run it lengthens."""


class Obstacles:
    """The blocks and old runs of one colour. Those that overlap have different slots in a state."""

    def __init__(self, problem: Problem, colour: int) -> None:
        self.blocks = {k: run for k, run in enumerate(problem.run_blocks) if run[0] == colour}
        self.keeps = {k: run for k, run in enumerate(problem.keep_runs) if run[0] == colour}
        self.holds = {k: run for k, run in enumerate(problem.hold_runs) if run[0] == colour}
        self.block_slots = _slots(self.blocks)
        self.keep_slots = _slots(self.keeps)
        self.hold_slots = _slots(self.holds)
        self.rivals = _rivals(self.holds) if self.holds else set()

    def lie_at(self, number: int) -> bool:
        """Whether any of them has a tile of this number."""
        return any(
            first <= number <= last
            for runs in (self.blocks, self.keeps, self.holds)
            for _, first, last, _ in runs.values()
        )


def _slots(runs: dict[int, RunBlock] | dict[int, KeepRun]) -> dict[int, int]:
    slots: dict[int, int] = {}
    ends: list[int] = []
    for index, (_, first, last, _) in sorted(runs.items(), key=lambda run: run[1][1]):
        # The first slot that is free by then: so overlapping runs never share bits of a state.
        slot = next((k for k, end in enumerate(ends) if end < first), len(ends))
        ends[slot : slot + 1] = [last]
        slots[index] = slot
    return slots


def _rivals(holds: dict[int, KeepRun]) -> set[int]:
    """The old runs of a colour that must be held together by tiles of their own, since they share numbers.

    It is enough that each has two neighbours in a run: where two old runs share the tiles of an end run, they
    can be dealt so. Not where a joker lay inside, or where one had but two tiles amidst those of another, or
    where three share a number; these are held together by any tiles.
    """
    whole = {index: run for index, run in holds.items() if not run.jokers}
    found = {
        one
        for one, a in whole.items()
        for other, b in whole.items()
        if one != other
        and a.first <= b.last
        and b.first <= a.last
        and not (a.last == a.first + 1 and b.first < a.first and a.last < b.last)
    }
    over = [sum(run.first <= number <= run.last for run in holds.values()) for number in range(NUMBERS + 1)]
    return found if max(over) <= 2 else set()


class _Links(NamedTuple):
    """Tiles that follow the number before in a run: those that may be claimed, and all of them.

    A link may be claimed if the tile before is not. Those in blocks and kept runs, the safe ones, may always,
    and their tiles count as not claimed.
    """

    free: int
    all: int
    safe: int


def _links(runs: int, after: int, grown: Grown, carried: int, held: int) -> _Links:
    """The links that some growth of the open runs makes, beside those held in blocks and kept runs."""
    made = grown[0] - (after & 15)
    stopped = (runs >> LONG_SHIFT & 15) - grown[2]
    claimed = max(0, (carried & CLAIMS).bit_count() - stopped - held)
    lengthened = sum(runs >> 4 * kind & 15 for kind in range(KINDS)) - stopped
    return _Links(min(made, lengthened - claimed) + held, made + held, held)


class _Kept(NamedTuple):
    """An old run over a number, with its bit in a state and whether a joker of it is there."""

    run: int
    bit: int
    begins: bool
    ends: bool
    joker: int


class Passage:
    """The moves of one colour at a number where blocks or old runs lie."""

    def __init__(self, obstacles: Obstacles, number: int, place: NumberOffer, weight: int) -> None:
        self.number, self.place, self.weight = number, place, weight
        self.blocks, self.block_slots = obstacles.blocks, obstacles.block_slots
        self.holds, self.hold_slots = obstacles.holds, obstacles.hold_slots
        self.rivals = obstacles.rivals
        self.keeps = [
            _Kept(
                index,
                1 << KEEP_SHIFT + obstacles.keep_slots[index],
                first == number,
                last == number,
                jokers >> number - first & 1,
            )
            for index, (_, first, last, jokers) in obstacles.keeps.items()
            if first <= number <= last
        ]
        self.choices = list(subsets([kept.run for kept in self.keeps if kept.begins]))
        self.starting = [index for index, block in self.blocks.items() if block.first == number]
        self.ending = [
            self.block_slots[index] for index, block in self.blocks.items() if block.last == number
        ]
        self.inside = sum(block.first < number <= block.last for block in self.blocks.values())
        loose = place._replace(long_limit=15, cover=99, cover_next=99, last=False)
        self.loose = [loose._replace(need=need) for need in range(place.need + 1)]

    def moves(self, state: int, left: int) -> tuple[Move, ...]:
        """The moves out of a state with so many jokers left."""
        found: dict[tuple[int, int, int], Move] = {}
        place, weight = self.place, self.weight
        for runs, carried, points, reals, kept_jokers, held, kept, attached in self._forced(state):
            # Kept runs take tiles that must lie and jokers that are there, or the choice is impossible.
            if reals > place.need or kept_jokers > left:
                continue
            loose = self.loose[place.need - reals]
            for move in lay(runs, loose, left - kept_jokers):
                grouped, jokers, extra, cost, _, after, (grown, _, _) = move
                open_runs = self._release(after | carried)
                later = cap_long(open_runs, place)
                total = cost + kept_jokers
                # Open runs that must still grow will want jokers too.
                if total + owed(later, place) > left:
                    continue
                worth = points + extra * weight
                states = [later]
                if self.holds:
                    links = _links(runs, after, grown, carried, held)
                    states = self._hold_on(later, links, open_runs - later >> LONG_SHIFT)
                how = grown, kept, attached
                for state_after in states:
                    key = grouped, jokers + kept_jokers, state_after
                    other = found.get(key)
                    # Same tiles to groups, same jokers, same state: only the most gained matters.
                    if other is None or other[4] + other[2] * weight < worth:
                        found[key] = (grouped, key[1], extra, total, points, state_after, how)
        return tuple(found.values())

    def _hold_on(self, state: int, links: _Links, stopped: int) -> list[int]:
        """The states by which old runs are held together here; none if one ends here and never was.

        Rivals claim the two tiles of a link for themselves, those that end first before the others.
        """
        number = self.number
        state &= ~CLAIMS
        waiting, ending, wanted = [], 0, False
        for index, (_, first, last, jokers) in self.holds.items():
            bit = 1 << HOLD_SHIFT + self.hold_slots[index]
            if number == first:
                state |= bit
            elif first < number <= last and not jokers >> number - first & 1:
                if index not in self.rivals:
                    state &= ~bit if links.all else -1  # -1 leaves it as it is
                elif state & bit:
                    waiting.append((last, bit))
            ending |= bit if number == last else 0
            wanted = wanted or (index in self.rivals and first <= number < last)
        waiting.sort()
        # The tile of a claimed link cannot be claimed with the next number: fewer claims are states as well.
        found = []
        for claims in range(min(links.free, len(waiting)), -1, -1):
            after = state & ~sum(bit for _, bit in waiting[:claims])
            if not after & ending:
                still = max(0, claims - stopped - links.safe) if wanted else 0
                found.append(after | (1 << still) - 1 << CLAIM_SHIFT)
        return found

    def _release(self, state: int) -> int:
        """Let the blocks that end here be open runs again."""
        for slot in self.ending:
            shift = BLOCK_SHIFT + 2 * slot
            kind = state >> shift & 3
            state &= ~(3 << shift)
            state += 1 << 4 * (kind - 1) if kind else 0
        return state

    def _forced(self, state: int) -> Iterator[tuple[int, int, int, int, int, int, tuple[int, ...], Attached]]:
        """Runs, carried bits, points, kept tiles, kept jokers, what goes on with a tile: for each choice."""
        carried = state & ~RUNS_MASK
        for kept in self.choices:
            reals = jokers = 0
            later, held = carried, self.inside
            for index, bit, begins, ends, joker in self.keeps:
                if (index in kept) if begins else (carried & bit):
                    reals, jokers = reals + 1 - joker, jokers + joker
                    held += not begins and not joker
                    later = later & ~bit if ends else later | bit
            for runs, bits, points, attached in self._attach(state & RUNS_MASK, self.starting):
                joined = held + sum(kind >= 0 for _, kind in attached)
                points += POINT * len(kept)
                yield runs, later | bits, points, reals, jokers, joined, kept, attached

    def _attach(self, runs: int, starting: list[int]) -> Iterator[tuple[int, int, int, Attached]]:
        """Every way to let the blocks that start here stay alone, begin a run, or lengthen an open one."""
        if not starting:
            yield runs, 0, 0, ()
            return
        index = starting[0]
        _, first, last, keep = self.blocks[index]
        length = last - first + 1
        for kind in range(KEPT, KINDS):
            if (kind == KEPT and not (keep and length >= 3)) or (kind >= 0 and not runs >> 4 * kind & 15):
                continue
            left = runs - (1 << 4 * kind) if kind >= 0 else runs
            # The kind of run that the block leaves at its end, plus one: three cells are as good as more, and
            # what is left alone leaves none. The kinds of joker runs are as long as those with a tile.
            end = 0 if kind == KEPT else min(3, length + (kind % 3 + 1 if kind >= 0 else 0))
            bits = end << BLOCK_SHIFT + 2 * self.block_slots[index]
            for after, more, points, attached in self._attach(left, starting[1:]):
                gain = points + (POINT if kind == KEPT else 0)
                yield after, more | bits, gain, ((index, kind), *attached)
