"""The exact search in plain Python; ``_core.c`` is the same algorithm compiled.

The numbers 1..13 are laid one after the other. What one colour carries from a number to the next is how many
of its runs are open, by length capped at three: a run of one or two must still grow, a run of three may stop.
Tiles sent to runs go to the short runs first, then to the long ones, then begin new ones; no other dealing of
the same tiles leaves more to do with. So each colour alone is a small layered graph (`_Track`), and only
the groups and the jokers tie the colours together. From a number on that graph depends on nothing but what
the numbers after it offer; a turn later most of it is the same, so the last ones are remembered.

The graph of one colour, with groups free wherever enough tiles of a number exist, gives a bound by jokers
left that never underestimates. A best-first search over the joint states takes the newest of equal nodes, and
of each node only the children whose bound is within reach; the others wait with the node. The numbers may as
well be laid from 13 down: the search begins at the end with less choice, and when it gets long it changes
ends. If that does not help, prices for tiles in groups and for jokers (`_Prices`, a Lagrangian relaxation)
bring the bound closer, and with old melds to keep, the best weight is found first without them.

Jokers are first laid only where they are needed, and the surplus is put at the ends of finished melds. If it
does not fit, the search runs again in exact mode, where every joker is laid in its place; only there a run
may begin with jokers anywhere, and until it holds another tile it must grow whatever its length.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from heapq import heappop, heappush, nlargest
from itertools import combinations, islice
from operator import add, itemgetter
from time import monotonic_ns
from typing import NamedTuple, TypeVar

from tilerummy.solver.problem import (
    GROUP,
    JOKER,
    MAX_COLOURS,
    MAX_JOKERS,
    NUMBERS,
    RUN,
    Answer,
    GroupBlock,
    KeepGroup,
    KeepRun,
    Meld,
    Problem,
    RunBlock,
    Status,
    block_cell,
    check_problem,
    mask_counts,
    tile,
)

POINT = 60
"""One kept meld, so that its worth can be shared among six colours without a remainder."""
NEVER = -(1 << 59)
"""Worse than any worth; with some worths added it stays below `DEAD`."""
DEAD = NEVER // 2

Cell = TypeVar("Cell")
FOR_FREE = [0] * 7
"""What is paid for tiles sent to groups where nothing is."""
_first = itemgetter(0)

MANY = 256
"""Choices of moves that are looked through at once."""
TRIES = 32
"""Choices of moves before a node waits in line again."""
BEAM = 8
CLOCK_EVERY = 64
WITNESSES = 64
"""Expanded nodes of a number that are asked whether they dominate another."""
PATIENCE = 300
"""Nodes before a search changes ends; after a try from both ends it has four times as much."""
FIRST_ROUNDS = 20
"""Steps then spent on better prices; the next time three times as many."""
LAST_ROUNDS = 540
HOPE = 4.0
"""By how many tiles the first steps try to lower the bound."""
FAILURES = 3
HALVINGS = 12
"""Steps without a lower bound before they are halved; more, if they can then be halved so often in all."""
BEND = 1.5
MEMORY = 0.5
"""How much of the step before goes on."""

EXACT, START, BRIDGE = 1, 2, 4
"""What jokers may do at a number: stand anywhere, begin a run, lengthen a run that could stop."""

# The open runs of a colour, four bits a kind: lengths 1, 2, 3+ with a tile, then 1, 2, 3+ of jokers alone.
# Above them two bits for each block that goes on (the kind of run it will leave, plus one), then a bit for
# each kept old run that goes on, a bit for each old run that is not yet held together, and a bit for each of
# the tiles at the ends of open runs, two at most, that an old run claims.
KINDS = 6
LONG = 2
LONG_SHIFT = 4 * LONG
LONG_MASK = 15 << LONG_SHIFT
RUNS_MASK = (1 << 4 * KINDS) - 1
BLOCK_SHIFT = 4 * KINDS
KEEP_SHIFT = BLOCK_SHIFT + 16
HOLD_SHIFT = KEEP_SHIFT + 8
CLAIM_SHIFT = HOLD_SHIFT + 8
CLAIMS = 3 << CLAIM_SHIFT
HOLD_MASK = (1 << 10) - 1 << HOLD_SHIFT - 12
"""Of a state without the runs that hold a tile: the old runs not yet held together, and the claims."""
NEW, KEPT = -1, -2

Grown = tuple[int, int, int, int, int, int, int]
"""Tiles and jokers sent to runs, long runs lengthened, jokers on new runs and on the three joker kinds."""
How = tuple[Grown, tuple[int, ...], tuple[tuple[int, int], ...]]
"""How to rebuild a move: its growth, the old runs kept from here on, the blocks with what they lengthen."""
Move = tuple[int, int, int, int, int, int, How]
"""What one colour does at one number: tiles to groups, jokers, extra tiles, jokers that this must cost in
all, points for kept runs, the state after it, and how to rebuild it."""
Step = tuple[int, int, int, int, "_Spot", Move]
"""A move out of a spot: gain, tiles to groups, jokers, jokers that it must cost in all, the spot after it."""
Part = tuple[int, int, int, int, tuple[Step, ...]]
"""Moves of some colours as a node sees them: loss of bound, jokers, tiles to groups, gain, the steps.

The tiles are packed, `COUNT_BITS` a colour, the first colour highest.
"""
COUNT_BITS = 3
NO_PART: Part = (0, 0, 0, 0, ())
NO_PARTS: list[Part] = [NO_PART]
Half = tuple[int, list[Part]]
"""The least loss seen beyond reach, and the parts of half of the colours within it, least loss first."""
NO_MOVE: Move = (0, 0, 0, 0, 0, 0, ((0, 0, 0, 0, 0, 0, 0), (), ()))


# ---- growing runs ------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def _grow(runs: int, reals: int, jokers: int, rule: int) -> tuple[tuple[int, Grown], ...]:
    """Every way to send so many tiles and jokers to the open runs."""
    one, two, long, joker1, joker2, joker3 = (runs >> 4 * kind & 15 for kind in range(KINDS))
    rest = reals + jokers - one - two - joker1 - joker2 - joker3
    if rest < 0:
        return ()
    found = []
    most = min(long, rest)
    for longer in range(0 if rule & EXACT else most, most + 1):
        new = rest - longer
        room = one + two + (longer if rule & BRIDGE else 0)
        for on_new in range(min(new, jokers) + 1 if rule & START else 1):
            for on1 in range(joker1 + 1):
                for on2 in range(joker2 + 1):
                    for on3 in range(joker3 + 1):
                        if 0 <= jokers - on_new - on1 - on2 - on3 <= room:
                            after = (
                                new - on_new
                                | one + joker1 - on1 << 4
                                | two + longer + joker2 - on2 + joker3 - on3 << 8
                                | on_new << 12
                                | on1 << 16
                                | on2 + on3 << 20
                            )
                            found.append((after, (reals, jokers, longer, on_new, on1, on2, on3)))
    return tuple(found)


class Place(NamedTuple):
    """What one number offers one colour."""

    need: int
    may: int
    groupable: int
    charge: tuple[int, ...]
    rule: int
    long_limit: int
    cover: int
    cover_next: int
    last: bool


def _owed(state: int, place: Place) -> int:
    """The fewest jokers that the runs which must still grow will take."""
    if not state & RUNS_MASK & ~LONG_MASK:
        return 0
    if place.last:
        return MAX_JOKERS + 1
    twice = (state & 15) + (state >> 12 & 15)
    once = twice + (state >> 4 & 15) + (state >> 16 & 15) + (state >> 20 & 15)
    return max(0, once - place.cover) + (max(0, twice - place.cover_next) if twice else 0)


def _cap_long(state: int, place: Place) -> int:
    """Drop the runs that could stop and that nothing can lengthen."""
    excess = (state >> LONG_SHIFT & 15) - place.long_limit
    return state - (excess << LONG_SHIFT) if excess > 0 else state


@lru_cache(maxsize=1 << 12)
def _known_moves(_place: Place) -> dict[int, tuple[Move, ...]]:
    """The moves found so far at a place, by state and jokers left; to look a place up takes longer."""
    return {}


@lru_cache(maxsize=1 << 14)
def _lay(runs: int, place: Place, left: int) -> tuple[Move, ...]:
    """Every way to share the tiles of a number between groups and runs, where no block or old run matters."""
    found: dict[tuple[int, int, int], Move] = {}
    for extra in range(place.may + 1):
        used = place.need + extra
        for grouped in range(min(used, place.groupable) + 1):
            charge = place.charge[grouped]
            for jokers in range(left - charge + 1):
                for after, grown in _grow(runs, used - grouped, jokers, place.rule):
                    state = _cap_long(after, place)
                    if jokers + charge + _owed(state, place) <= left:
                        # With more extra tiles the worth is no less, so the last of equal moves is the best.
                        found[grouped, jokers, state] = (
                            *(grouped, jokers, extra, jokers + charge, 0, state),
                            (grown, (), ()),
                        )
    moves = tuple(found.values())
    return moves if place.rule & EXACT else tuple([move for move in moves if not _is_pointless(move, moves)])


def _is_pointless(move: Move, moves: Iterable[Move]) -> bool:
    """Whether another move with no more jokers lays no less and leaves no less; not so in exact mode."""
    grouped, jokers, extra, _, _, state, _ = move
    return any(
        other[0] == grouped
        and other[1] <= jokers
        and other[2] >= extra
        and other is not move
        and _dominates(other[5], state)
        and (other[1:3] != (jokers, extra) or not _dominates(state, other[5]))
        for other in moves
    )


@lru_cache(maxsize=1 << 16)
def _dominates(a: int, b: int) -> bool:
    """Whether every run that b carries is covered by one that a carries, and a owes no more."""
    more, other = a >> 12, b >> 12
    if more != other and ((more ^ other) & ~HOLD_MASK or more & ~other):
        return False
    a1, a2, a3 = a & 15, a >> 4 & 15, a >> 8 & 15
    b1, b2, b3 = b & 15, b >> 4 & 15, b >> 8 & 15
    return a1 <= b1 and a2 <= b2 + b1 - a1 and a1 + a2 + a3 >= b1 + b2 + b3


@lru_cache(maxsize=1 << 14)
def _code(state: int) -> int:
    """A state as bits that must be equal, above lanes that are no less than those of a state it dominates."""
    one = state & 15
    two = one + (state >> 4 & 15)
    lanes = 63 - one | 63 - two << 7 | two + (state >> 8 & 15) << 14
    more = state >> 12
    for bit in range(10):
        lanes |= (~more >> HOLD_SHIFT - 12 + bit & 1) << 21 + 2 * bit
    return (more & ~HOLD_MASK) << ALIKE_SHIFT | lanes


ALIKE_SHIFT = 41
CODE_WIDTH = ALIKE_SHIFT + 36
GAIN_ZERO = 1 << 62
"""Added to a gain, so that it is never below zero."""


@lru_cache(maxsize=16)
def _guards(colours: int) -> tuple[int, int]:
    """The bit above each lane of all colours, and the bits that must be equal."""
    each = 1 << 6 | 1 << 13 | 1 << 20 | sum(1 << 22 + 2 * bit for bit in range(10))
    guards, alike = 1 << 64 + 5 | 1 << 4, 0
    for _ in range(colours):
        guards = guards << CODE_WIDTH | each
        alike = alike << CODE_WIDTH | (1 << 36) - 1 << ALIKE_SHIFT
    return guards, alike


def _subsets(items: list[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(items) + 1):
        yield from combinations(items, size)


def _slots(runs: list[tuple[int, int, int]]) -> dict[int, int]:
    """A slot for each (index, first, last), so that runs which overlap have different ones."""
    slots: dict[int, int] = {}
    ends: list[int] = []
    for index, first, last in sorted(runs, key=lambda run: run[1]):
        slot = next((k for k, end in enumerate(ends) if end < first), len(ends))
        ends[slot : slot + 1] = [last]
        slots[index] = slot
    return slots


@lru_cache(maxsize=1 << 12)
def _share_pairs(groups: tuple[tuple[int, ...], ...], counts: tuple[int, ...]) -> bool:
    """Whether each of the groups can be given two of its tiles, of which there are so many by colour."""
    if not groups:
        return True
    own = [colour for colour, held in enumerate(map(min, groups[0], counts)) for _ in range(held)]
    for pair in sorted(set(combinations(own, 2))):
        left = list(counts)
        for colour in pair:
            left[colour] -= 1
        if _share_pairs(groups[1:], tuple(left)):
            return True
    return False


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


class _Around:
    """The moves of one colour around its blocks and old runs."""

    def __init__(self, problem: Problem, colour: int) -> None:
        self.blocks = {k: run for k, run in enumerate(problem.run_blocks) if run[0] == colour}
        self.keeps = {k: run for k, run in enumerate(problem.keep_runs) if run[0] == colour}
        self.holds = {k: run for k, run in enumerate(problem.hold_runs) if run[0] == colour}
        self.block_slots = _slots([(k, run[1], run[2]) for k, run in self.blocks.items()])
        self.keep_slots = _slots([(k, run[1], run[2]) for k, run in self.keeps.items()])
        self.hold_slots = _slots([(k, run[1], run[2]) for k, run in self.holds.items()])
        self.rivals = _rivals(self.holds) if self.holds else set()

    def moves(self, number: int, place: Place, weight: int, state: int, left: int) -> tuple[Move, ...]:
        """The moves out of a state."""
        found: dict[tuple[int, int, int], Move] = {}
        for runs, carried, points, reals, kept_jokers, held, kept, attached in self._forced(number, state):
            if reals > place.need or kept_jokers > left:
                continue
            loose = place._replace(
                need=place.need - reals, long_limit=15, cover=99, cover_next=99, last=False
            )
            for grouped, jokers, extra, cost, _, after, (grown, _, _) in _lay(
                runs, loose, left - kept_jokers
            ):
                open_runs = self._release(number, after | carried)
                later = _cap_long(open_runs, place)
                total = cost + kept_jokers
                if total + _owed(later, place) > left:
                    continue
                worth = points + extra * weight
                states = [later]
                if self.holds:
                    links = _links(runs, after, grown, carried, held)
                    states = self._hold_on(number, later, links, open_runs - later >> LONG_SHIFT)
                for state_after in states:
                    key = grouped, jokers + kept_jokers, state_after
                    if key in found and found[key][4] + found[key][2] * weight >= worth:
                        continue
                    move = (grouped, key[1], extra, total, points, state_after, (grown, kept, attached))
                    found[key] = move
        return tuple(found.values())

    def _hold_on(self, number: int, state: int, links: _Links, stopped: int) -> list[int]:
        """The states by which old runs are held together here; none if one ends here and never was.

        Rivals claim the two tiles of a link for themselves, those that end first before the others.
        """
        state &= ~CLAIMS
        waiting, ending, wanted = [], 0, False
        for index, (_, first, last, jokers) in self.holds.items():
            bit = 1 << HOLD_SHIFT + self.hold_slots[index]
            if number == first:
                state |= bit
            elif first < number <= last and not jokers >> number - first & 1:
                if index not in self.rivals:
                    state &= ~bit if links.all else -1
                elif state & bit:
                    waiting.append((last, bit))
            ending |= bit if number == last else 0
            wanted = wanted or (index in self.rivals and first <= number < last)
        waiting.sort()
        found = []
        for claims in range(min(links.free, len(waiting)), -1, -1):
            after = state & ~sum(bit for _, bit in waiting[:claims])
            if not after & ending:
                still = max(0, claims - stopped - links.safe) if wanted else 0
                found.append(after | (1 << still) - 1 << CLAIM_SHIFT)
        return found

    def _release(self, number: int, state: int) -> int:
        """Let the blocks that end here be open runs again."""
        for index, (_, _, last, _) in self.blocks.items():
            if last == number:
                shift = BLOCK_SHIFT + 2 * self.block_slots[index]
                kind = state >> shift & 3
                state &= ~(3 << shift)
                state += 1 << 4 * (kind - 1) if kind else 0
        return state

    def _forced(
        self, number: int, state: int
    ) -> Iterator[tuple[int, int, int, int, int, int, tuple[int, ...], tuple[tuple[int, int], ...]]]:
        """Runs, carried bits, points, kept tiles, kept jokers, what goes on with a tile: for each choice."""
        carried = state & ~RUNS_MASK
        keep_starting = [index for index, run in self.keeps.items() if run[1] == number]
        starting = [index for index, run in self.blocks.items() if run[1] == number]
        inside = sum(first < number <= last for _, first, last, _ in self.blocks.values())
        for kept in _subsets(keep_starting):
            reals = jokers = 0
            later, held = carried, inside
            for index, (_, first, last, places) in self.keeps.items():
                bit = 1 << KEEP_SHIFT + self.keep_slots[index]
                if first <= number <= last and (index in kept if first == number else carried & bit):
                    here = places >> number - first & 1
                    reals, jokers = reals + 1 - here, jokers + here
                    held += first < number and not here
                    later = later & ~bit if last == number else later | bit
            for runs, bits, points, attached in self._attach(state & RUNS_MASK, starting):
                joined = held + sum(kind >= 0 for _, kind in attached)
                points += POINT * len(kept)
                yield runs, later | bits, points, reals, jokers, joined, kept, attached

    def _attach(
        self, runs: int, starting: list[int]
    ) -> Iterator[tuple[int, int, int, tuple[tuple[int, int], ...]]]:
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
            end = 0 if kind == KEPT else min(3, length + (kind % 3 + 1 if kind >= 0 else 0))
            bits = end << BLOCK_SHIFT + 2 * self.block_slots[index]
            for after, more, points, attached in self._attach(left, starting[1:]):
                gain = points + (POINT if kind == KEPT else 0)
                yield after, more | bits, gain, ((index, kind), *attached)


class _Spot:
    """A state of one colour past a number.

    ``bounds[j]`` is the most this colour can still gain with j jokers left; ``options[j]`` are its moves
    then, once they were asked for. ``paid`` is what the bound pays for tiles sent to groups at the next
    number, and ``price`` what it charges for a joker.
    """

    __slots__ = ("bounds", "code", "options", "paid", "price", "steps")

    def __init__(self, code: int, bounds: list[int], steps: list[Step], paid: list[int]) -> None:
        self.code, self.bounds, self.steps = code, bounds, steps
        self.paid, self.price = paid, 0
        self.options: list[list[Part] | None] = [None] * len(bounds)

    def make_options(self, left: int) -> list[Part]:
        """The moves from here, least loss of bound first."""
        found: list[Part] = []
        top, paid, price = self.bounds[left], self.paid, self.price
        for step in self.steps:
            gain, grouped, jokers, cost, spot, _ = step
            if cost <= left:
                bound = spot.bounds[left - cost]
                if bound > DEAD:
                    loss = top - gain - paid[grouped] + jokers * price - bound
                    found.append((loss, jokers, grouped, gain, (step,)))
        if len(found) > 1:
            found.sort(key=_first)
        self.options[left] = found
        return found

    def set_bounds(self) -> None:
        """Set the bounds by the prices and by those of the spots that follow."""
        paid, price = self.paid, self.price
        best = [NEVER] * len(self.bounds)
        for gain, grouped, jokers, cost, spot, _ in self.steps:
            worth = gain + paid[grouped] - jokers * price
            for left, rest in enumerate(spot.bounds[: len(best) - cost], cost):
                if worth + rest > best[left]:
                    best[left] = worth + rest
        self.bounds, self.options = best, [None] * len(best)


class _Layer:
    """What one colour can do from one number on, for every state that was asked for.

    It depends on nothing but what these numbers offer, so problems share it.
    """

    __slots__ = ("known", "lay", "lower", "paid", "place", "spots", "weight")

    def __init__(
        self,
        place: Place,
        weight: int,
        lower: int,
        paid: list[int] = FOR_FREE,
        lay: Callable[[int, int], tuple[Move, ...]] | None = None,
    ) -> None:
        self.place, self.weight, self.lower, self.paid = place, weight, lower, paid
        self.spots: dict[int, _Spot] = {}
        self.lay = lay
        self.known = _known_moves(place) if lay is None else {}

    def moves(self, state: int, left: int) -> tuple[Move, ...]:
        """The moves out of a state at this number."""
        moves = self.known.get(state << 4 | left)
        if moves is None:
            lay = self.lay
            moves = _lay(state, self.place, left) if lay is None else lay(state, left)
            self.known[state << 4 | left] = moves
        return moves

    def new_spot(self, state: int, left: int, moves: tuple[Move, ...], later: dict[int, _Spot]) -> _Spot:
        """The spot of a state before this number, by those after it."""
        weight, lower, paid = self.weight, self.lower, self.paid
        best = [NEVER] * (left + 1)
        steps: list[Step] = []
        for move in moves:
            grouped, jokers, extra, cost, points, after, _ = move
            spot = later.get(after)
            if spot is None:
                continue
            rest, bounds = left - cost, spot.bounds
            if bounds[rest] < DEAD:
                continue
            gain = points + extra * weight
            if jokers:
                gain -= jokers * lower
            steps.append((gain, grouped, jokers, cost, spot, move))
            gain += paid[grouped]
            while rest >= 0:
                worth = gain + bounds[rest]
                if worth > best[rest + cost]:
                    best[rest + cost] = worth
                rest -= 1
        spot = self.spots[state] = _Spot(_code(state), best, steps, paid)
        return spot


def _root_spot(layers: list[_Layer], jokers: int) -> _Spot:
    """The spot before the first number, and with it every one that can be reached."""
    # Forward: the states, each for the most jokers left with which it is reached, as far as they are new.
    reached = {0: jokers}
    levels: list[tuple[dict[int, _Spot], list[tuple[int, int, tuple[Move, ...]]]]] = []
    for layer in layers:
        spots: dict[int, _Spot] = {}
        new = []
        later: dict[int, int] = {}
        for state, left in reached.items():
            spot = layer.spots.get(state)
            if spot is not None and len(spot.bounds) > left:
                spots[state] = spot
                continue
            moves = layer.moves(state, left)
            new.append((state, left, moves))
            for move in moves:
                after, rest = move[5], left - move[3]
                if later.get(after, -1) < rest:
                    later[after] = rest
        levels.append((spots, new))
        if not new:
            break
        reached = later
    # Backward: their bounds.
    after_it: dict[int, _Spot] = {}
    for layer, (spots, new) in zip(reversed(layers[: len(levels)]), reversed(levels), strict=True):
        for state, left, moves in new:
            spots[state] = layer.new_spot(state, left, moves, after_it)
        after_it = spots
    return after_it[0]


LAYERS: dict[tuple[object, ...], _Layer] = {}
"""Layers by the one after them and what their number offers: the last turns, not more.

To remember them for long would save little, and slow the garbage collector down.
"""
OLD_LAYERS: dict[tuple[object, ...], _Layer] = {}
MOST_LAYERS = 128


@lru_cache(maxsize=64)
def _end_layer(jokers: int, _exact: bool, _fall: int) -> _Layer:
    """What is left to do past the last number: nothing."""
    layer = _Layer(Place(0, 0, 0, (), 0, 0, 0, 0, False), 0, 0, lay=lambda _, __: ())
    layer.spots[0] = _Spot(_code(0), [0] * (jokers + 1), [], FOR_FREE)
    return layer


class _Track:
    """The runs of one colour: what it may do at each number, and its bound."""

    def __init__(self, setup: "_Setup", colour: int) -> None:
        problem = setup.problem
        self.jokers, self.exact, self.lower = setup.jokers, setup.exact, setup.lower
        first, scale = tile(colour, 1), setup.scale
        self.need = [0, *problem.need[first : first + NUMBERS]]
        self.may = [0, *problem.may[first : first + NUMBERS]]
        self.weight = [0, *[weight * scale for weight in problem.weight[first : first + NUMBERS]]]
        self.groupable, self.charges = setup.groupable_by_colour[colour], setup.charges_by_colour[colour]
        self.spots: list[list[_Spot]] = []
        self.layers = [_end_layer(setup.jokers, setup.exact, setup.lower[1] - setup.lower[NUMBERS])]
        around = _Around(problem, colour)
        self.tiles = self.cover = [*map(add, self.need, self.may), 0, 0, 0]
        if around.blocks:
            self.cover = self.tiles.copy()
            for _, begin, end, _ in around.blocks.values():
                self.tiles[begin] += 1
                for number in range(begin, end + 1):
                    self.cover[number] += 1
        sent = setup.sent[colour] if setup.sent else []
        if around.blocks or around.keeps or around.holds:
            self._own_layers(around, sent)
        elif any(map(any, sent)):
            self._own_layers(None, sent)
        else:
            self._shared_layers()
        self.layers.reverse()
        self.root = _root_spot(self.layers, self.jokers)

    def _own_layers(self, around: _Around | None, sent: list[list[int]]) -> None:
        for number in range(NUMBERS, 0, -1):
            place, weight = self._place(number), self.weight[number]
            lay = None if around is None else partial(around.moves, number, place, weight)
            paid = sent[number] if sent else FOR_FREE
            self.layers.append(_Layer(place, weight, self.lower[number], paid, lay))

    def _shared_layers(self) -> None:
        layer = self.layers[0]
        column = zip(self.need, self.may, self.groupable, self.charges, self.weight, strict=True)
        number = NUMBERS
        for facts in reversed([*column][1:]):
            layer = LAYERS.get((layer, *facts)) or self._share_layer(number, (layer, *facts))
            self.layers.append(layer)
            number -= 1

    def _share_layer(self, number: int, key: tuple[object, ...]) -> _Layer:
        layer = OLD_LAYERS.get(key) or _Layer(self._place(number), self.weight[number], self.lower[number])
        if len(LAYERS) >= MOST_LAYERS:
            OLD_LAYERS.clear()
            OLD_LAYERS.update(LAYERS)
            LAYERS.clear()
        LAYERS[key] = layer
        return layer

    def set_prices(self, sent: list[list[int]], joker_price: int) -> None:
        """Set all bounds by prices: what is paid for tiles in groups by number, and what a joker costs."""
        if not self.spots:
            self._copy_spots()
        for number in range(NUMBERS - 1, -1, -1):
            for spot in self.spots[number]:
                spot.paid, spot.price = sent[number + 1], joker_price
                spot.set_bounds()

    def _copy_spots(self) -> None:
        """Take the spots that can be reached out of the shared layers."""
        copies = {self.root: _Spot(self.root.code, self.root.bounds, [], FOR_FREE)}
        self.root = copies[self.root]
        for _ in range(NUMBERS):
            self.spots.append(list(copies.values()))
            later: dict[_Spot, _Spot] = {}
            for old, new in copies.items():
                for gain, grouped, jokers, cost, spot, move in old.steps:
                    copy = later.get(spot)
                    if copy is None:
                        copy = later[spot] = _Spot(spot.code, spot.bounds, [], FOR_FREE)
                    new.steps.append((gain, grouped, jokers, cost, copy, move))
            copies = later

    def _place(self, number: int) -> Place:
        """What a number offers; a rule for jokers, and how many long runs are worth carrying past it."""
        tiles, cover, jokers = self.tiles, self.cover, self.jokers
        most = cover[number] + jokers  # no more runs go past it
        limit = tiles[number + 1] + (jokers if self._rule(number + 1) & BRIDGE else 0)
        return Place(
            self.need[number],
            self.may[number],
            self.groupable[number],
            self.charges[number],
            self._rule(number),
            min(limit, most) if number < NUMBERS else 0,
            min(cover[number + 1], most),
            # Past the last number no joker helps a run that must grow.
            min(cover[number + 2], most) - (MAX_JOKERS + 1 if number + 2 > NUMBERS else 0),
            number == NUMBERS,
        )

    def _rule(self, number: int) -> int:
        if self.exact:
            return EXACT | START | BRIDGE
        tiles, jokers = self.tiles, self.jokers
        bridge = BRIDGE if any(tiles[number + 1 : min(number + jokers, NUMBERS) + 1]) else 0
        # Jokers before the first tile of a run can as well follow it, except at the end of the numbers.
        start = jokers and number == NUMBERS - 2 and tiles[NUMBERS - 1] + tiles[NUMBERS]
        return bridge | (START if start else 0)

    def walk(self) -> Iterator[tuple[int, int]]:
        """The tiles to groups and the jokers of each number on the best way."""
        spot, left = self.root, self.jokers
        for _ in range(NUMBERS):
            _, _, _, _, (step,) = spot.make_options(left)[0]
            _, grouped, jokers, cost, spot, _ = step
            yield grouped, jokers
            left -= cost


# ---- groups ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def _plain_groups(tiles: int, most: int, size: int, jokers: int, exact: bool) -> tuple[tuple[int, int], ...]:
    """Jokers and number of groups for so many tiles of one number, ``most`` of them of one colour."""
    if not tiles:
        return ((0, 0),)
    fewest = max(most, -(-tiles // size))
    if not exact:
        spent = max(0, 3 * fewest - tiles)
        return ((spent, fewest),) if spent <= jokers else ()
    found: dict[int, int] = {}
    for groups in range(fewest, tiles + 1):
        for spent in range(max(0, 3 * groups - tiles), min(jokers, size * groups - tiles) + 1):
            found.setdefault(spent, groups)
    return tuple(sorted(found.items()))


def _round_robin(counts: Iterable[int], groups: int) -> tuple[tuple[int, ...], ...]:
    """Deal tiles, given by colour, so that copies of a colour part and the groups differ by one at most."""
    order = [colour for colour, count in enumerate(counts) for _ in range(count)]
    return tuple(tuple(order[first::groups]) for first in range(groups))


Offer = tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]
"""The most tiles of each colour that groups of a number could take; the jokers lacking, by tiles sent."""
NOTHING_OFFERED: list[Offer] = [((0,) * colours, ((0,),) * colours) for colours in range(MAX_COLOURS + 1)]


@lru_cache(maxsize=1 << 14)
def _groupable(
    need: bytes, may: bytes, weight: tuple[int, ...], others: int, jokers: int, distinct: bool
) -> Offer:
    """What groups of a number could take.

    Only one colour is charged for jokers, as several could share the same: the one with most to gain.
    """
    tiles = [must + extra for must, extra in zip(need, may, strict=True)]

    def lacking(sent: int) -> int:
        """Each tile of a colour needs a group of its own, and the groups share the tiles there are."""
        if not distinct:
            return max(0, 3 - others - sum(tiles))
        return max(0, 3 * sent - others - sum([min(sent, count) for count in tiles]))

    limit = 0
    while limit < max(tiles) and lacking(limit + 1) <= jokers:
        limit += 1
    charge = (0, *[min(map(lacking, range(sent, limit + 1))) for sent in range(1, limit + 1)])
    worths = [
        worth + 1 if extra else 0 if forced else -1
        for worth, extra, forced in zip(weight, may, need, strict=True)
    ]
    charged = worths.index(max(worths))
    groupable = tuple([min(count, limit) for count in tiles])
    free = (0,) * len(charge)
    return groupable, tuple(
        [(charge if c == charged else free)[: most + 1] for c, most in enumerate(groupable)]
    )


class Dealt(NamedTuple):
    """How the tiles of one number lie in groups: kept melds, blocks joined, colours dealt to each group."""

    kept_blocks: tuple[int, ...]
    kept_groups: tuple[int, ...]
    joined: tuple[tuple[int, ...], ...]
    colours: tuple[tuple[int, ...], ...]


Way = tuple[int, int, Dealt | None]
"""Jokers, points for kept melds, and the dealing where there is no closed form."""
NO_WAY: Way = (0, 0, None)
Dealing = tuple[int, tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
"""Jokers, blocks joined, and colours dealt to each group."""


class _Groups:
    """The groups of one number that has group blocks or old groups."""

    def __init__(self, setup: "_Setup", number: int) -> None:
        problem = setup.problem
        self.size, self.distinct, self.exact = problem.group_max, problem.distinct, setup.exact
        self.colours, self.jokers = problem.colours, setup.jokers
        self.blocks = {
            index: (mask_counts(mask, self.colours), mask.bit_count() + jokers, keep)
            for index, (at, mask, jokers, keep) in enumerate(problem.group_blocks)
            if at == number
        }
        self.keeps = {
            index: (mask_counts(mask, self.colours), jokers)
            for index, (at, mask, jokers) in enumerate(problem.keep_groups)
            if at == number
        }
        self.known: dict[tuple[int, ...], tuple[Way, ...]] = {}

    def ways(self, counts: tuple[int, ...]) -> tuple[Way, ...]:
        """Every useful way to group the tiles, given by colour."""
        if counts not in self.known:
            best: dict[int, tuple[int, Dealt]] = {}
            keepable = [k for k, block in self.blocks.items() if block[2] and block[1] >= 3]
            for kept_blocks in _subsets(keepable):
                for kept_groups, left, spent in self.beside_kept(counts):
                    points = POINT * (len(kept_blocks) + len(kept_groups))
                    for jokers, joined, colours in self._rest(left, spent, kept_blocks):
                        if jokers not in best or best[jokers][0] < points:
                            best[jokers] = points, Dealt(kept_blocks, kept_groups, joined, colours)
            self.known[counts] = tuple(self._useful(best))
        return self.known[counts]

    def _useful(self, best: dict[int, tuple[int, Dealt]]) -> Iterator[Way]:
        highest = -1
        for jokers in sorted(best):
            points, dealt = best[jokers]
            if self.exact or points > highest:
                highest = points
                yield jokers, points, dealt

    def beside_kept(self, counts: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], list[int], int]]:
        """Each choice of old groups to keep, with the tiles left and the jokers spent."""
        for kept in _subsets(list(self.keeps)):
            left, spent = list(counts), 0
            for index in kept:
                tiles, jokers = self.keeps[index]
                left = [have - taken for have, taken in zip(left, tiles, strict=True)]
                spent += jokers
            if min(left) >= 0 and spent <= self.jokers:
                yield kept, left, spent

    def _rest(self, left: list[int], spent: int, kept_blocks: tuple[int, ...]) -> Iterator[Dealing]:
        """How the tiles beside the kept melds can lie."""
        blocks = [index for index in self.blocks if index not in kept_blocks]
        if blocks:
            for joined in self._join(blocks):
                yield from self._deal_beside(left, joined, spent)
            return
        most = max(left) if self.distinct else 1
        for more, groups in _plain_groups(sum(left), most, self.size, self.jokers - spent, self.exact):
            yield spent + more, (), _round_robin(left, groups)

    def _join(self, blocks: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
        """Every way to put the blocks in groups, alone or together."""
        if not blocks:
            yield ()
            return
        first, rest = blocks[0], blocks[1:]
        for mates in _subsets(rest):
            members = (first, *mates)
            if sum(self.blocks[k][1] for k in members) > self.size:
                continue
            if self.distinct and max(map(sum, zip(*(self.blocks[k][0] for k in members), strict=True))) > 1:
                continue
            for others in self._join([k for k in rest if k not in mates]):
                yield (members, *others)

    def _deal_beside(
        self, left: list[int], joined: tuple[tuple[int, ...], ...], spent: int
    ) -> Iterator[Dealing]:
        """Deal the tiles to the joined groups and to every number of free ones."""
        taken = [[sum(self.blocks[k][0][c] for k in group) for c in range(self.colours)] for group in joined]
        sizes = tuple(sum(self.blocks[k][1] for k in group) for group in joined)
        tiles = sum(left)
        cells = sum(sizes) + tiles
        for free in range(tiles + 1):
            groups = len(joined) + free
            if 3 * groups > cells + self.jokers - spent:
                break
            dealt = self._deal(left, taken, sizes, free)
            if dealt is None:
                continue
            fewest, colours = dealt
            most = min(self.jokers - spent, groups * self.size - cells)
            for jokers in range(fewest, (most if self.exact else min(most, fewest)) + 1):
                yield spent + jokers, joined, colours

    def _deal(
        self, left: list[int], taken: list[list[int]], sizes: tuple[int, ...], free: int
    ) -> tuple[int, tuple[tuple[int, ...], ...]] | None:
        """Deal the tiles so that the fewest jokers fill the groups: jokers, and colours by group.

        Each colour sends some tiles to joined groups; the free groups are alike, so only their sum counts.
        """
        steps: dict[tuple[int, ...], tuple[tuple[int, ...], ...]] = {(*sizes, 0): ()}
        for colour, count in enumerate(left):
            later: dict[tuple[int, ...], tuple[tuple[int, ...], ...]] = {}
            for now, picks in steps.items():
                for pick in self._picks(colour, count, taken, now, free):
                    after = tuple(size + some for size, some in zip(now, pick, strict=True))
                    later.setdefault(after, (*picks, pick))
            steps = later
        lacking = {now: self._lacking(now, free) for now in steps}
        best = min((now for now in steps if lacking[now] >= 0), key=lambda now: lacking[now], default=None)
        if best is None:
            return None
        by_group = [
            tuple(colour for colour, pick in enumerate(steps[best]) for _ in range(pick[group]))
            for group in range(len(sizes))
        ]
        rest = _round_robin((pick[-1] for pick in steps[best]), free)
        return lacking[best], (*by_group, *rest)

    def _picks(
        self, colour: int, count: int, taken: list[list[int]], now: tuple[int, ...], free: int
    ) -> Iterator[tuple[int, ...]]:
        """Tiles of one colour for each joined group, and last for the free groups together."""

        def pick(group: int, left: int) -> Iterator[tuple[int, ...]]:
            if group == len(taken):
                if left <= (free if self.distinct else free * self.size):
                    yield (left,)
                return
            room = self.size - now[group]
            if self.distinct:
                room = min(room, 1 - taken[group][colour])
            for some in range(min(room, left) + 1):
                for others in pick(group + 1, left - some):
                    yield (some, *others)

        return pick(0, count)

    def _lacking(self, now: tuple[int, ...], free: int) -> int:
        """Jokers that fill the groups, or -1 if the free groups have too few tiles or too many."""
        if not free <= now[-1] <= free * self.size:
            return -1
        return max(0, 3 * free - now[-1]) + sum(max(0, 3 - size) for size in now[:-1])


class _Setup:
    """A problem made ready for one search: scaled weights, what groups each number allows, the tracks."""

    def __init__(self, problem: Problem, exact: bool, high: bool) -> None:
        self.problem, self.exact = problem, exact
        self.jokers = problem.joker_need + problem.joker_may
        self.points_after = self._points_after()
        self.scale = POINT + self.points_after[0]
        counted = self.jokers if problem.placed else problem.joker_may
        self.bonus = counted * problem.joker_weight * self.scale
        fall = self.scale * problem.placed
        self.lower = [(number - 1 if high else NUMBERS - number) * fall for number in range(NUMBERS + 1)]
        offers = [NOTHING_OFFERED[problem.colours], *map(self._offer, range(1, NUMBERS + 1))]
        self.groupable = [offer[0] for offer in offers]
        self.groupable_by_colour = [*zip(*self.groupable, strict=True)]
        self.charges_by_colour = [*zip(*[offer[1] for offer in offers], strict=True)]
        special = {group[0] for group in (*problem.group_blocks, *problem.keep_groups)}
        self.special = {number: _Groups(self, number) for number in special}
        self.sent = _shared_points(problem) if special else []
        self.tracks = [_Track(self, colour) for colour in range(problem.colours)]

    def _points_after(self) -> list[int]:
        """Points for everything that could be kept and begins after a number."""
        problem = self.problem
        begins = [run[1] for run in problem.keep_runs] + [group[0] for group in problem.keep_groups]
        begins += [block[1] for block in problem.run_blocks if block[3]]
        begins += [block[0] for block in problem.group_blocks if block[3]]
        return [POINT * sum([begin > number for begin in begins]) for number in range(NUMBERS + 1)]

    def _offer(self, number: int) -> Offer:
        problem = self.problem
        here = slice(number - 1, None, NUMBERS)
        others = 0
        if problem.group_blocks:
            others = sum(
                [mask.bit_count() + more for at, mask, more, _ in problem.group_blocks if at == number]
            )
        need, may, weight = problem.need[here], problem.may[here], problem.weight[here]
        return _groupable(need, may, weight, others, self.jokers, problem.distinct)

    def ways_at(self, number: int) -> "_Ways":
        """The ways to group the tiles of a number, by the tiles of each colour."""
        problem = self.problem
        held = tuple(
            [mask_counts(mask, problem.colours) for at, mask, _ in problem.hold_groups if at == number]
        )
        groups = self.special.get(number)
        if held or groups is not None:
            return _Ways(
                problem.colours, problem.group_max, problem.distinct, self.jokers, self.exact, held, groups
            )
        return _plain_ways(problem.colours, problem.group_max, problem.distinct, self.jokers, self.exact)


class _Ways(dict[int, tuple[Way, ...]]):
    """The useful ways to group tiles of a number, by the packed tiles of each colour."""

    def __init__(
        self,
        colours: int,
        size: int,
        distinct: bool,
        jokers: int,
        exact: bool,
        held: tuple[tuple[int, ...], ...] = (),
        groups: _Groups | None = None,
    ) -> None:
        self.colours, self.size, self.distinct, self.jokers, self.exact = (
            colours,
            size,
            distinct,
            jokers,
            exact,
        )
        self.held, self.groups = held, groups

    def __missing__(self, packed: int) -> tuple[Way, ...]:
        last = COUNT_BITS * (self.colours - 1)
        counts = tuple([packed >> shift & 7 for shift in range(last, -1, -COUNT_BITS)])
        if self.held and not _share_pairs(self.held, counts):
            ways: tuple[Way, ...] = ()  # old groups would fall apart
        elif self.groups is not None:
            ways = self.groups.ways(counts)
        else:
            most = max(counts) if self.distinct else 1
            plain = _plain_groups(sum(counts), most, self.size, self.jokers, self.exact)
            ways = tuple([(spent, 0, None) for spent, _ in plain])
        self[packed] = ways
        return ways


_plain_ways = lru_cache(maxsize=256)(_Ways)
"""Where no old group or block matters, problems share what is known."""


# ---- prices ------------------------------------------------------------------------------------------------


Sent = list[list[list[int]]]
"""What is paid for tiles sent to groups, by colour, number and how many."""


def _no_prices(colours: int) -> Sent:
    return [[[0] * 7 for _ in range(NUMBERS + 1)] for _ in range(colours)]


def _shared_points(problem: Problem) -> Sent:
    """To begin with, an old group pays its point in equal shares to the colours it is made of.

    With jokers in it, it keeps the point, so that the bound falls when the jokers are gone. Of two old groups
    the smaller has the larger shares, and they go to the first tile that a colour sends.
    """
    sent = _no_prices(problem.colours)
    shared = [[0] * (NUMBERS + 1) for _ in sent]
    for number, mask, jokers in sorted(problem.keep_groups, key=lambda g: g[1].bit_count()):
        if jokers:
            continue
        for colour, count in enumerate(mask_counts(mask, problem.colours)):
            before = shared[colour][number]
            for tiles in range(before + 1, 7):
                share = POINT // mask.bit_count()
                sent[colour][number][tiles] += share * min(tiles - before, count)
            shared[colour][number] += count
    return sent


class BestGroups(NamedTuple):
    """What groups of one number take, and what that brings."""

    worth: int
    taken: tuple[int, ...]
    jokers: int


Gap = dict[tuple[int, int, int], float]
"""By number, colour and tiles sent: ways of the colours less ways of the groups; (0, 0, 0) is for jokers."""
JOKER_PRICE = (0, 0, 0)


class _Prices:
    """What the bound pays a colour for sending tiles to groups, and what a joker costs.

    The groups pay it back, so any prices give a bound that never underestimates; good ones a close bound.
    ``after[n][j]`` is the most that groups of later numbers can bring with j jokers left.
    """

    def __init__(self, setup: _Setup) -> None:
        self.setup, self.tracks = setup, setup.tracks
        self.sent = setup.sent
        self.joker = 0
        self.active = False
        self.best: list[list[BestGroups]] = []
        self.after: list[list[int]] = []
        self._set_after()

    def _set_after(self) -> None:
        jokers = range(self.setup.jokers + 1)
        after = [[0 for _ in jokers]]
        self.best = []
        for number in range(NUMBERS, 0, -1):
            if self.active or number in self.setup.special:
                best = self._best_groups(number)
                after.append(
                    [max(best[k].worth + after[-1][left - k] for k in range(left + 1)) for left in jokers]
                )
            else:
                best = []
                after.append(after[-1])
            self.best.append(best)
        self.best.append([])
        self.best.reverse()
        self.after = after[::-1]

    def apply(self) -> int:
        """Set all bounds by the prices; returns the bound of the whole problem."""
        self._set_after()
        for sent, track in zip(self.sent, self.tracks, strict=True):
            track.set_prices(sent, self.joker)
        return self.root_bound()

    def root_bound(self) -> int:
        """The bound of the whole problem, or NEVER if some colour alone cannot be laid."""
        bounds = [track.root.bounds[self.setup.jokers] for track in self.tracks]
        if min(bounds) < DEAD:
            return NEVER
        rest = sum(bounds)
        return self.setup.bonus + rest + self.after[0][-1] + self.setup.jokers * self.joker

    def _best_groups(self, number: int) -> list[BestGroups]:
        """The best that the groups of a number can bring, by jokers."""
        setup = self.setup
        nothing = BestGroups(NEVER, (0,) * len(self.tracks), 0)
        best = [nothing] * (setup.jokers + 1)
        for offer in self._offers(number):
            for jokers in range(offer.jokers, setup.jokers + 1):
                if offer.worth > best[jokers].worth:
                    best[jokers] = offer
        return best

    def _offers(self, number: int) -> Iterator[BestGroups]:
        tiles = self.setup.groupable[number]
        groups = self.setup.special.get(number)
        if groups is None:
            yield from self._plain_offers(number, tiles, (0,) * len(tiles), 0, 0)
        elif groups.blocks:
            # Any tiles may find a place, and everything may be kept: not close, but never too little.
            sent = [track_sent[number] for track_sent in self.sent]
            taken = tuple(min(range(count + 1), key=sent[c].__getitem__) for c, count in enumerate(tiles))
            worth = POINT * (len(groups.blocks) + len(groups.keeps))
            yield BestGroups(worth - sum(sent[c][count] for c, count in enumerate(taken)), taken, 0)
        else:
            for kept, left, spent in groups.beside_kept(tiles):
                held = tuple(have - rest for have, rest in zip(tiles, left, strict=True))
                yield from self._plain_offers(number, tuple(left), held, POINT * len(kept), spent)

    def _plain_offers(
        self, number: int, tiles: tuple[int, ...], held: tuple[int, ...], worth: int, spent: int
    ) -> Iterator[BestGroups]:
        """The best plain groups beside the kept ones, by number of tiles."""
        problem = self.setup.problem
        copies = max(1, *tiles)
        for most in range(1 if problem.distinct else copies, copies + 1):
            for count, (value, taken) in self._picks(number, tiles, held, most).items():
                budget = self.setup.jokers - spent
                ways = _plain_groups(
                    count, most if problem.distinct else 1, problem.group_max, budget, self.setup.exact
                )
                if ways:
                    jokers = spent + ways[0][0]
                    yield BestGroups(worth + value - jokers * self.joker, taken, jokers)

    def _picks(
        self, number: int, tiles: tuple[int, ...], held: tuple[int, ...], most: int
    ) -> dict[int, tuple[int, tuple[int, ...]]]:
        """By number of plain tiles, the best worth and the tiles that groups take of each colour in all."""
        best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
        for colour, count in enumerate(tiles):
            sent = self.sent[colour][number]
            later: dict[int, tuple[int, tuple[int, ...]]] = {}
            for total, (value, taken) in best.items():
                for some in range(min(count, most) + 1):
                    in_all = held[colour] + some
                    worth = value - sent[in_all]
                    if total + some not in later or later[total + some][0] < worth:
                        later[total + some] = worth, (*taken, in_all)
            best = later
        return best

    def _gap(self) -> Gap:
        """How far the colours and the groups disagree."""
        gap: Gap = {JOKER_PRICE: self.setup.jokers}
        left = self.setup.jokers
        for number in range(1, NUMBERS + 1):
            best, after = self.best[number], self.after[number]
            here = 0
            while best[here].worth + after[left - here] != self.after[number - 1][left]:
                here += 1
            for colour, taken in enumerate(best[here].taken):
                gap[number, colour, taken] = -1
            gap[JOKER_PRICE] -= best[here].jokers
            left -= here
        for colour, track in enumerate(self.tracks):
            for number, (grouped, jokers) in enumerate(track.walk(), 1):
                gap[number, colour, grouped] = gap.get((number, colour, grouped), 0) + 1
                gap[JOKER_PRICE] -= jokers
        return gap

    def improve(self, rounds: int, hope: float) -> None:
        """Look for prices with a lower bound by so many subgradient steps."""
        self.sent = self.sent or _no_prices(len(self.tracks))
        self.active = True
        course: Gap = {}
        best = self._copy()
        lowest, failures, allowed = 1 << 62, 0, max(FAILURES, rounds // HALVINGS)
        for _ in range(rounds):
            now = self.apply()
            failures += 1
            if now < lowest:
                lowest, best, failures = now, self._copy(), 0
            elif failures >= allowed:
                failures, hope = 0, hope / 2
            if now < DEAD:
                break
            course = _bend(self._gap(), course)
            size = sum(value * value for value in course.values())
            if size < 0.5:
                break
            self._move(course, (hope + now - lowest) / size)
        self.sent, self.joker = best
        self.apply()

    def _copy(self) -> tuple[list[list[list[int]]], int]:
        return [[row.copy() for row in rows] for rows in self.sent], self.joker

    def _move(self, course: Gap, step: float) -> None:
        for (number, colour, tiles), value in course.items():
            if number:
                self.sent[colour][number][tiles] -= round(step * value)
            else:
                self.joker = max(0, self.joker - round(step * value))


def _bend(gap: Gap, course: Gap) -> Gap:
    """The gap, bent away from going back on the step before (Camerini, Fratta and Maffioli 1975)."""
    along = sum(value * course.get(key, 0) for key, value in gap.items())
    square = sum(value * value for value in course.values())
    keep = -BEND * along / square if along < 0 else MEMORY
    bent = {key: keep * value for key, value in course.items()}
    for key, value in gap.items():
        bent[key] = bent.get(key, 0) + value
    return bent


# ---- the search --------------------------------------------------------------------------------------------


class _Node:
    """A joint state past a number, with the way that led to it.

    ``base`` is the bound as a sum over the colours. Children exist up to a loss of ``done``; while ``making``
    goes on they are made up to ``goal``, and ``beyond`` is the least loss seen beyond it.
    """

    __slots__ = (
        *("base", "beaten", "beyond", "chosen", "code", "done", "gain", "goal", "making", "number", "parent"),
        *("seen", "used", "way"),
    )

    def __init__(
        self,
        parent: "_Node | None",
        number: int,
        used: int,
        gain: int,
        base: int,
        code: int,
        chosen: tuple[Step, ...],
        way: Way,
    ) -> None:
        self.parent, self.number, self.used, self.gain, self.base = parent, number, used, gain, base
        self.code, self.chosen, self.way = code, chosen, way
        self.done = self.goal = -1
        self.beyond = -NEVER
        self.making: Iterator[_Node | None] | None = None
        self.seen = self.beaten = False

    @property
    def moves(self) -> tuple[Move, ...]:
        """What each colour did at this number."""
        return tuple([step[5] for step in self.chosen])


class _Budget:
    """Nodes and time that a search may still spend."""

    def __init__(self, problem: Problem) -> None:
        self.limit, self.deadline = problem.node_limit, problem.deadline_ns
        self.nodes = 0
        self.late = False

    def spent(self) -> bool:
        """Whether the next node is one too many."""
        if self.deadline and self.nodes % CLOCK_EVERY == 0:
            self.late = monotonic_ns() >= self.deadline
        return self.late or 0 < self.limit <= self.nodes


class _Search:
    """Best-first search over the joint states; ``known`` is the best weight, or -1 while it is not known."""

    def __init__(self, problem: Problem, exact: bool, high: bool, budget: _Budget, known: int = -1) -> None:
        self.setup = setup = _Setup(problem, exact, high)
        self.budget, self.known = budget, known
        self.prices = _Prices(setup)
        self.tracks, self.jokers = setup.tracks, setup.jokers
        self.least = 0
        if problem.floor is not None:
            self.least = max(0, problem.floor + (0 if problem.floor_counts else 1)) * setup.scale
        if known >= 0:
            self.least = known * setup.scale + problem.least_keep * POINT
        self.order = 0
        self.middle = problem.colours // 2
        self.ways = [setup.ways_at(number) for number in range(NUMBERS + 1)]

    def begin(self) -> None:
        """Forget all nodes and begin at the root."""
        self.best: list[dict[int, _Node]] = [{} for _ in range(NUMBERS + 1)]
        self.guards, self.alike = _guards(len(self.tracks))
        self.open: list[tuple[int, int, _Node]] = []
        self.witnesses: list[dict[int, deque[int]]] = [{} for _ in range(NUMBERS + 1)]
        chosen: tuple[Step, ...] = tuple([(0, 0, 0, 0, track.root, NO_MOVE) for track in self.tracks])
        base = self.prices.root_bound()
        if base >= self.least:
            self.push(_Node(None, 0, 0, self.setup.bonus, base, 0, chosen, NO_WAY), base, self.order)
            self.order += 1

    def run(self, patience: int) -> "tuple[Status | None, _Node | None]":
        """The best finished node; without a status, if the search took so many nodes and is not done."""
        self.begin()
        budget, limit = self.budget, self.budget.nodes + patience
        while self.open:
            if budget.spent():
                return Status.BUDGET, None
            if budget.nodes >= limit:
                return None, None
            bound, _, node = heappop(self.open)
            if node.beaten:
                continue
            if node.number == NUMBERS:
                return Status.OPTIMAL, node
            if node.seen or self._stands(node, -bound):
                budget.nodes += 1
                self._expand(node, -bound)
        return Status.NONE, None

    def improve_prices(self, rounds: int) -> None:
        """Look for a closer bound by so many steps."""
        self.prices.improve(rounds, self._hope())

    def _hope(self) -> float:
        """By how much the first steps of better prices try to lower the bound."""
        scale, problem = self.setup.scale, self.setup.problem
        if self.known >= 0:
            excess = self.prices.root_bound() - self.known * scale - self.setup.points_after[0]
            return HOPE * POINT + max(0, excess)
        tiles = sum(problem.may)
        weight = sum(may * weight for may, weight in zip(problem.may, problem.weight, strict=True))
        return HOPE * max(POINT, weight * scale / tiles if tiles else 0)

    def push(self, node: _Node, bound: int, order: int) -> None:
        """Put a node in line; a bound can be rounded to points, and need not promise more than is known."""
        bound -= bound % POINT
        if self.known >= 0:
            scale = self.setup.scale
            bound = min(bound, self.known * scale + node.gain % scale + self.setup.points_after[node.number])
        if bound < self.least:
            return
        heappush(self.open, (-bound, -order, node))

    def _stands(self, node: _Node, bound: int) -> bool:
        """Whether a node that comes up for the first time is worth expanding now."""
        node.seen = True
        if not self.setup.exact and self._is_dominated(node):
            return False
        shared = self._shared_bound(node) if node.used < self.jokers else node.base
        if shared >= bound:
            return True
        if shared >= self.least:
            self.push(node, shared, self.order)
            self.order += 1
        return False

    def _is_dominated(self, node: _Node) -> bool:
        """Whether an expanded node had no less gain, jokers and runs; if none had, this is a witness now."""
        lanes = (node.gain + GAIN_ZERO << 5 | 15 - node.used) << CODE_WIDTH * len(node.chosen) | node.code
        guards, alike = self.guards, node.code & self.alike
        witnesses = self.witnesses[node.number].get(alike)
        if witnesses is None:
            witnesses = self.witnesses[node.number][alike] = deque(maxlen=WITNESSES)
        for other in witnesses:
            if (other - lanes) & guards == guards:
                return True
        witnesses.append(lanes | guards)
        return False

    def _shared_bound(self, node: _Node) -> int:
        """The bound with the jokers shared out: no two colours count on the same joker.

        The groups are left out of it, as the colours have paid for some of their jokers.
        """
        left = self.jokers - node.used
        none = one = two = 0
        if left == 1:
            for step in node.chosen:
                bound = step[4].bounds
                without, with_it = one + bound[0], none + bound[1]
                one = with_it if with_it > without else without
                none += bound[0]
            most = one
        elif left == 2:
            for step in node.chosen:
                bound = step[4].bounds
                with_none, with_one = bound[0], bound[1]
                both, single = none + bound[2], one + with_one
                two += with_none
                if single > two:
                    two = single
                if both > two:
                    two = both
                one += with_none
                if none + with_one > one:
                    one = none + with_one
                none += with_none
            most = two
        else:
            best = [0] * (left + 1)
            for step in node.chosen:
                bound = step[4].bounds
                best = [max([bound[k] + best[j - k] for k in range(j + 1)]) for j in range(left + 1)]
            most = best[left]
        return node.gain + self.prices.after[node.number][left] + left * self.prices.joker + most

    def _expand(self, node: _Node, bound: int, tries: int = TRIES) -> list[_Node]:
        """Make children within the bound, and put the node in line again for the others."""
        if node.making is None:
            node.goal, node.beyond = node.base - bound, -NEVER
            left, middle = self.jokers - node.used, self.middle
            first = self._half(node.chosen[:middle], left, node.goal)
            second = self._half(node.chosen[middle:], left, node.goal)
            if first is not None and second is not None and len(first[1]) * len(second[1]) <= MANY:
                node.beyond = min(first[0], second[0])
                made: list[_Node] = []
                self._add_children(made, node, first[1], second[1])
                self._wait(node, made)
                return made
            node.making = self._make_children(node, first, second)
        children = list(islice(node.making, tries))
        made = [child for child in children if child is not None]
        if len(children) < tries:
            node.making = None
        self._wait(node, made)
        return made

    def _wait(self, node: _Node, made: list[_Node]) -> None:
        """Put new children in line, the first of them first, and the node itself after them."""
        order = self.order
        self.order = last = order + len(made)
        for place, child in enumerate(made):
            self.push(child, child.base, last - place)
        self.order += 1
        waits = node.base - node.goal
        if node.making is None:
            node.done = node.goal
            waits = node.base - node.beyond
        if waits >= self.least and waits > DEAD:
            self.push(node, waits, order)

    def _half(self, steps: tuple[Step, ...], left: int, goal: int) -> Half | None:
        """The moves within reach of some colours, or None if they are many."""
        beyond = -NEVER
        parts = NO_PARTS
        for step in steps:
            spot = step[4]
            options = spot.options[left]
            if options is None:
                options = spot.make_options(left)
            if parts is NO_PARTS:
                parts = options
                continue
            wider: list[Part] = []
            for loss, spent, counts, gain, chosen in parts:
                if loss > goal:
                    if loss < beyond:
                        beyond = loss
                    break
                counts <<= COUNT_BITS
                for more, jokers, here, worth, choice in options:
                    if loss + more > goal:
                        if loss + more < beyond:
                            beyond = loss + more
                        break
                    if spent + jokers <= left:
                        wider.append(
                            (loss + more, spent + jokers, counts | here, gain + worth, chosen + choice)
                        )
            if len(wider) > MANY:
                return None
            if len(wider) > 1:
                wider.sort(key=_first)
            parts = wider
        return beyond, parts

    def _make_children(
        self, node: _Node, first: Half | None, second: Half | None
    ) -> "Iterator[_Node | None]":
        """Choose a move for each colour in every way within reach; None for a choice without a child."""
        made: list[_Node] = []
        if first is not None and second is not None:
            node.beyond = min(first[0], second[0])
            for part in first[1]:
                self._add_children(made, node, [part], second[1])
                yield from made
                yield None
                made.clear()
        else:
            for part in self._choices(node, self.jokers - node.used, NO_PART):
                self._add_children(made, node, [part], NO_PARTS)
                yield from made
                yield None
                made.clear()

    def _choices(self, node: _Node, left: int, part: Part) -> Iterator[Part]:
        """Every choice of moves for the colours that come after those of a part."""
        loss, spent, counts, gain, chosen = part
        if len(chosen) == len(node.chosen):
            yield part
            return
        spot = node.chosen[len(chosen)][4]
        for more, jokers, here, worth, choice in spot.options[left] or spot.make_options(left):
            if loss + more > node.goal:
                node.beyond = min(node.beyond, loss + more)
                break
            if spent + jokers <= left:
                packed = counts << COUNT_BITS | here
                wider = loss + more, spent + jokers, packed, gain + worth, chosen + choice
                yield from self._choices(node, left, wider)

    def _add_children(self, made: list[_Node], node: _Node, firsts: list[Part], seconds: list[Part]) -> None:
        """A child for each two parts within reach, and each way to group the tiles they leave to groups."""
        number, goal, done, beyond = node.number + 1, node.goal, node.done, node.beyond
        jokers, least, best, known = self.jokers, self.least, self.best[number], self.ways[number]
        after, price, lower = self.prices.after[number], self.prices.joker, self.setup.lower[number]
        shift = COUNT_BITS * len(seconds[0][4]) if seconds else 0
        for loss, spent, counts, gain, chosen in firsts:
            if loss > goal:
                if loss < beyond:
                    beyond = loss
                break
            left = jokers - node.used - spent
            gain += node.gain
            counts <<= shift
            for more, here, others, worth, choices in seconds:
                if loss + more > goal:
                    if loss + more < beyond:
                        beyond = loss + more
                    break
                if loss + more <= done:
                    continue
                for way in known[counts | others]:
                    rest = left - here - way[0]
                    if rest < 0:
                        continue
                    reached = gain + worth + way[1]
                    if way[0]:
                        reached -= way[0] * lower
                    both = chosen + choices
                    code = 0
                    if number < NUMBERS:
                        base = reached + after[rest] + rest * price
                        for step in both:
                            spot = step[4]
                            base += spot.bounds[rest]
                            code = code << CODE_WIDTH | spot.code
                    else:
                        base = reached = self._finish(reached, jokers - rest)
                    if base < least:
                        continue
                    key = code << 4 | rest
                    other = best.get(key)
                    if other is not None:
                        if other.gain >= reached:
                            continue
                        other.beaten = True
                    best[key] = child = _Node(node, number, jokers - rest, reached, base, code, both, way)
                    made.append(child)
        node.beyond = beyond

    def _finish(self, gain: int, used: int) -> int:
        """The worth of a finished node; in exact mode the jokers left over are paid back."""
        problem = self.setup.problem
        if not self.setup.exact:
            return gain
        if used < problem.joker_need:
            return NEVER
        return gain - (self.jokers - used) * problem.joker_weight * self.setup.scale

    def dive(self) -> Iterator[_Node]:
        """Finish a few of the most promising open nodes, best first, once the budget is spent."""
        layers: list[list[_Node]] = [[] for _ in range(NUMBERS + 1)]
        for _, _, node in self.open:
            layers[node.number].append(node)
        for number in range(NUMBERS):
            for node in nlargest(BEAM, layers[number], key=lambda node: node.base):
                layers[number + 1] += self._some_children(node)
        yield from sorted(layers[NUMBERS], key=lambda node: -node.gain)

    def _some_children(self, node: _Node) -> list[_Node]:
        """Some children of a node, whatever they lose; few tries, as the budget is spent."""
        found: list[_Node] = []
        for _ in range(BEAM):
            loss = max(0, node.beyond) if node.beyond < -NEVER else 0
            found += self._expand(node, node.base - loss)
            if len(found) >= BEAM or (node.making is None and node.beyond == -NEVER):
                break
        return found


# ---- the arrangement ---------------------------------------------------------------------------------------


Draft = tuple[int, int, int, list[int], bool]
"""A meld whose cells may still change; the last entry says that it is kept and may not."""


class _Run:
    """A run being rebuilt."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.cells: list[int] = []
        self.fixed = False


class _Arrangement:
    """The melds of a finished node."""

    def __init__(self, setup: _Setup, node: _Node) -> None:
        self.setup, self.problem = setup, setup.problem
        self.melds: list[Draft] = []
        self.used = bytearray(len(self.problem.may))
        path = []
        step: _Node | None = node
        while step is not None and step.parent is not None:
            path.append(step)
            step = step.parent
        path.reverse()
        for colour, track in enumerate(setup.tracks):
            self._runs(colour, track, [step.moves[colour] for step in path])
        for step in path:
            self._groups(step)
        self.jokers = sum(cells.count(JOKER) for _, _, _, cells, _ in self.melds)

    def _close(self, colour: int, run: _Run) -> None:
        self.melds.append((RUN, colour, run.first, run.cells, run.fixed))

    def _runs(self, colour: int, track: _Track, moves: list[Move]) -> None:
        kinds: list[list[_Run]] = [[] for _ in range(KINDS)]
        released: dict[int, list[tuple[int, _Run]]] = {number: [] for number in range(NUMBERS + 1)}
        for number, (_, _, extra, _, _, _, (grown, kept, attached)) in enumerate(moves, 1):
            self.used[tile(colour, number)] += extra
            for index in kept:
                self._keep_run(index)
            for index, kind in attached:
                self._attach(colour, index, kind, kinds, released)
            kinds = self._grow(colour, number, grown, kinds)
            for kind, run in released[number]:
                kinds[kind].append(run)
            limit = track.layers[number - 1].place.long_limit
            for run in kinds[LONG][limit:]:
                self._close(colour, run)
            del kinds[LONG][limit:]

    def _keep_run(self, index: int) -> None:
        colour, first, last, jokers = self.problem.keep_runs[index]
        cells = [
            JOKER if jokers >> number - first & 1 else tile(colour, number)
            for number in range(first, last + 1)
        ]
        self.melds.append((RUN, colour, first, cells, True))

    def _attach(
        self,
        colour: int,
        index: int,
        kind: int,
        kinds: list[list[_Run]],
        released: dict[int, list[tuple[int, _Run]]],
    ) -> None:
        """Put a block where its move says; at its end it is an open run again."""
        _, first, last, _ = self.problem.run_blocks[index]
        run = kinds[kind].pop() if kind >= 0 else _Run(first)
        length = last - first + 1 + (kind % 3 + 1 if kind >= 0 else 0)
        run.cells += [block_cell(index)] * (last - first + 1)
        if kind == KEPT:
            run.fixed = True
            self._close(colour, run)
        else:
            released[last].append((min(3, length) - 1, run))

    def _grow(self, colour: int, number: int, grown: Grown, kinds: list[list[_Run]]) -> list[list[_Run]]:
        """Lay one number as `_grow` counted it; long runs that stop are closed."""
        reals, jokers, longer, on_new, on1, on2, on3 = grown
        if not jokers and not (kinds[3] or kinds[4] or kinds[5]):
            return self._grow_plainly(colour, number, reals, longer, kinds)
        begun = reals + jokers - longer - sum(len(kinds[k]) for k in range(KINDS) if k != LONG)
        for run in kinds[LONG][longer:]:
            self._close(colour, run)
        after: list[list[_Run]] = [[] for _ in range(KINDS)]
        on_one = min(jokers - on_new - on1 - on2 - on3, len(kinds[0]))
        on_two = min(jokers - on_new - on1 - on2 - on3 - on_one, len(kinds[1]))
        on_long = jokers - on_new - on1 - on2 - on3 - on_one - on_two
        rows = (
            ([_Run(number) for _ in range(begun)], on_new, 0, 3),
            (kinds[3], on1, 1, 4),
            (kinds[4], on2, LONG, 5),
            (kinds[5], on3, LONG, 5),
            (kinds[0], on_one, 1, 1),
            (kinds[1], on_two, LONG, LONG),
            (kinds[LONG][:longer], on_long, LONG, LONG),
        )
        for runs, on_joker, kind, joker_kind in rows:
            for place, run in enumerate(runs):
                run.cells.append(JOKER if place < on_joker else tile(colour, number))
                after[joker_kind if place < on_joker else kind].append(run)
        return after

    def _grow_plainly(
        self, colour: int, number: int, reals: int, longer: int, kinds: list[list[_Run]]
    ) -> list[list[_Run]]:
        """The same where there are no jokers: so it is mostly."""
        one, two, long = kinds[0], kinds[1], kinds[LONG]
        for run in long[longer:]:
            self._close(colour, run)
        two += long[:longer]
        cell = tile(colour, number)
        begun = [_Run(number) for _ in range(reals - len(one) - len(two))]
        for runs in (begun, one, two):
            for run in runs:
                run.cells.append(cell)
        return [begun, one, two, [], [], []]

    def _groups(self, step: _Node) -> None:
        counts = tuple([move[0] for move in step.moves])
        jokers, _, dealt = step.way
        if dealt is None:
            self._plain_groups(step.number, counts, jokers)
            return
        blocks_before = len(self.problem.run_blocks)
        for index in dealt.kept_blocks:
            _, mask, more, _ = self.problem.group_blocks[index]
            cells = [block_cell(blocks_before + index)] * (mask.bit_count() + more)
            self.melds.append((GROUP, -1, step.number, cells, True))
        for index in dealt.kept_groups:
            _, mask, more = self.problem.keep_groups[index]
            colours = mask_counts(mask, self.problem.colours)
            cells = [tile(colour, step.number) for colour, count in enumerate(colours) for _ in range(count)]
            self.melds.append((GROUP, -1, step.number, cells + [JOKER] * more, True))
            jokers -= more
        groups = [[tile(colour, step.number) for colour in colours] for colours in dealt.colours]
        for group, blocks in zip(groups, dealt.joined, strict=False):
            for index in blocks:
                _, mask, more, _ = self.problem.group_blocks[index]
                group += [block_cell(blocks_before + index)] * (mask.bit_count() + more)
        self._fill(step.number, groups, jokers)

    def _plain_groups(self, number: int, counts: tuple[int, ...], jokers: int) -> None:
        if not any(counts):
            return
        most = max(counts) if self.problem.distinct else 1
        ways = _plain_groups(sum(counts), most, self.problem.group_max, jokers, self.setup.exact)
        dealt = _round_robin(counts, dict(ways)[jokers])
        self._fill(number, [[tile(colour, number) for colour in colours] for colours in dealt], jokers)

    def _fill(self, number: int, groups: list[list[int]], jokers: int) -> None:
        """Add the jokers: first where a group is too small, then wherever there is room."""
        for least in (3, self.problem.group_max):
            for group in groups:
                more = min(jokers, max(0, least - len(group)))
                group += [JOKER] * more
                jokers -= more
        self.melds += [(GROUP, -1, number, group, False) for group in groups]

    def place_surplus(self) -> int:
        """Put the jokers that were needed nowhere at the ends of melds; how many do not fit."""
        wanted = self.problem.joker_need
        if self.problem.joker_weight:
            wanted += self.problem.joker_may
        self._strip()
        for split in (False, True):
            if split and self.jokers < wanted:
                if self.problem.hold_runs:
                    break  # what is held together would part
                self._split()
            for place, meld in enumerate(self.melds):
                if not meld[4] and self.jokers < wanted:
                    self.melds[place] = self._widen(meld, wanted)
        return max(0, wanted - self.jokers)

    def _strip(self) -> None:
        """Take back the jokers at the ends of runs that are long enough without them."""
        for place, (kind, colour, first, cells, fixed) in enumerate(self.melds):
            if kind != RUN or fixed:
                continue
            while len(cells) > 3 and cells[-1] == JOKER:
                cells.pop()
                self.jokers -= 1
            while len(cells) > 3 and cells[0] == JOKER:
                del cells[0]
                first += 1
                self.jokers -= 1
            self.melds[place] = (kind, colour, first, cells, fixed)

    def _split(self) -> None:
        """Cut a run of six or more that holds no block: its first three tiles have room for any surplus."""
        for place, (kind, colour, first, cells, fixed) in enumerate(self.melds):
            if kind == RUN and not fixed and len(cells) >= 6 and min(cells) >= JOKER:
                self.melds[place] = (kind, colour, first, cells[:3], fixed)
                self.melds.append((kind, colour, first + 3, cells[3:], fixed))
                return

    def _widen(self, meld: Draft, wanted: int) -> Draft:
        kind, colour, first, cells, fixed = meld
        missing = wanted - self.jokers
        if kind == GROUP:
            more = min(missing, self.problem.group_max - len(cells))
            self.jokers += more
            return kind, colour, first, cells + [JOKER] * more, fixed
        after = min(missing, NUMBERS - (first + len(cells) - 1))
        before = min(missing - after, first - 1)
        self.jokers += before + after
        return kind, colour, first - before, [JOKER] * before + cells + [JOKER] * after, fixed

    def answer(self, status: Status, worth: int) -> Answer:
        """The answer that these melds are."""
        scale = self.setup.scale
        melds: tuple[Meld, ...] = tuple(
            (kind, colour, first, tuple(cells)) for kind, colour, first, cells, _ in self.melds
        )
        more_jokers = max(0, self.jokers - self.problem.joker_need)
        return Answer(status, worth // scale, worth % scale // POINT, bytes(self.used), more_jokers, melds, 0)


# ---- a whole solve -----------------------------------------------------------------------------------------


def solve_problem(problem: Problem) -> Answer:
    """The answer of greatest worth to a problem."""
    check_problem(problem)
    budget = _Budget(problem)
    known = problem.floor if problem.known and problem.floor is not None else -1
    answer = None
    # If the budget may be spent soon, a play comes first, and what it leaves alone after that.
    hurried = problem.deadline_ns or 0 < problem.node_limit <= PATIENCE
    if not hurried or problem.known or not _wants_keeps(problem):
        answer, _ = _solve_whole(problem, budget, problem.placed, known)
    if answer is None:
        answer = _solve_in_turn(problem, budget)
    return answer._replace(nodes=budget.nodes)


def _wants_keeps(problem: Problem) -> bool:
    blocks = (*problem.run_blocks, *problem.group_blocks)
    return bool(problem.keep_runs or problem.keep_groups or any(block[-1] for block in blocks))


def _solve_whole(problem: Problem, budget: _Budget, exact: bool, known: int) -> tuple[Answer | None, bool]:
    """Search, and if the surplus of jokers finds no place, search again in exact mode."""
    while True:
        search, status, node, high = _search_from_ends(problem, budget, exact, known)
        if status is None:
            return None, exact
        if status is Status.BUDGET:
            answer = _best_found(search)
            return (_mirrored_answer(answer) if high else answer), exact
        if node is None:
            return _no_answer(problem, Status.NONE), exact
        arrangement = _Arrangement(search.setup, node)
        if exact or not arrangement.place_surplus():
            answer = arrangement.answer(status, node.gain)
            return (_mirrored_answer(answer) if high else answer), exact
        exact = True


def _search_from_ends(
    problem: Problem, budget: _Budget, exact: bool, known: int
) -> "tuple[_Search, Status | None, _Node | None, bool]":
    """Search from both ends in turn, each time with more patience.

    But the first time that old melds make it long it is given up: then the best weight is found first.
    """
    high, gives_up = _begins_high(problem), known < 0 and _wants_keeps(problem)
    patience, rounds = PATIENCE, 0
    while True:
        for _ in range(2):
            search = _Search(_mirrored(problem) if high else problem, exact, high, budget, known)
            if rounds:
                search.improve_prices(rounds)
            status, node = search.run(patience)
            if status is not None or gives_up:
                return search, status, node, high
            high = not high
        patience, rounds = patience * 4, min(3 * rounds, LAST_ROUNDS) or FIRST_ROUNDS


def _begins_high(problem: Problem) -> bool:
    """Whether to begin at 13: there is less choice away from the tiles that could lie in a run or a group."""
    tiles = [need + may for need, may in zip(problem.need, problem.may, strict=True)]
    colours, in_runs = [0] * NUMBERS, [0] * NUMBERS
    for first in range(0, len(tiles), NUMBERS):
        length = 0
        for at, count in enumerate([*tiles[first : first + NUMBERS], 0]):
            if count:
                colours[at] += 1
                length += 1
            else:
                if length >= 3:
                    for number in range(at - length, at):
                        in_runs[number] += tiles[first + number]
                length = 0
    middle = NUMBERS // 2
    return sum([(at - middle) * in_runs[at] for at, many in enumerate(colours) if many >= 3]) < 0


def _mirror(number: int) -> int:
    return NUMBERS + 1 - number


def _mirrored_cells(cells: Sequence[Cell]) -> list[Cell]:
    found: list[Cell] = []
    for first in range(0, len(cells), NUMBERS):
        found += cells[first : first + NUMBERS][::-1]
    return found


def _mirrored(problem: Problem) -> Problem:
    """The same problem with the numbers the other way round."""

    def old_run(run: KeepRun) -> KeepRun:
        colour, first, last, jokers = run
        places = sum(1 << last - first - k for k in range(last - first + 1) if jokers >> k & 1)
        return KeepRun(colour, _mirror(last), _mirror(first), places)

    def old_group(group: KeepGroup) -> KeepGroup:
        return group._replace(number=_mirror(group.number))

    return problem._replace(
        need=bytes(_mirrored_cells(problem.need)),
        may=bytes(_mirrored_cells(problem.may)),
        weight=tuple(_mirrored_cells(problem.weight)),
        run_blocks=tuple(
            RunBlock(colour, _mirror(last), _mirror(first), keep)
            for colour, first, last, keep in problem.run_blocks
        ),
        group_blocks=tuple(block._replace(number=_mirror(block.number)) for block in problem.group_blocks),
        keep_runs=tuple(map(old_run, problem.keep_runs)),
        keep_groups=tuple(map(old_group, problem.keep_groups)),
        hold_runs=tuple(map(old_run, problem.hold_runs)),
        hold_groups=tuple(map(old_group, problem.hold_groups)),
    )


def _mirrored_answer(answer: Answer) -> Answer:
    """The answer to a problem from that to its mirror image."""
    if answer.melds is None:
        return answer
    cells = _mirrored_cells(range(len(answer.used)))
    melds: list[Meld] = []
    for kind, colour, first, inside in answer.melds:
        turned = tuple([cells[cell] if cell >= 0 else cell for cell in reversed(inside)])
        last = first + len(inside) - 1 if kind == RUN else first
        melds.append((kind, colour, _mirror(last), turned))
    return answer._replace(used=bytes(_mirrored_cells(answer.used)), melds=tuple(melds))


def _solve_in_turn(problem: Problem, budget: _Budget) -> Answer:
    """First the best weight without a thought for old melds, then with it the most that can be kept."""
    run_blocks = tuple(RunBlock(*block[:3]) for block in problem.run_blocks)
    group_blocks = tuple(GroupBlock(*block[:3]) for block in problem.group_blocks)
    bare = problem._replace(run_blocks=run_blocks, group_blocks=group_blocks, keep_runs=(), keep_groups=())
    best, exact = _solve_whole(bare, budget, False, -1)
    if best is None or best.status is not Status.OPTIMAL:
        return best or _no_answer(problem, Status.NONE)
    answer, _ = _solve_whole(problem, budget, exact, best.weight)
    if answer is None or answer.melds is None:
        return best._replace(status=Status.WEIGHED)
    return answer


def _best_found(search: _Search) -> Answer:
    """The best that a short dive finds once the budget is spent."""
    setup, best = search.setup, None
    problem = setup.problem
    for node in search.dive():
        if best and best[0] >= node.gain:
            break
        arrangement = _Arrangement(setup, node)
        missing = 0 if setup.exact else arrangement.place_surplus()
        worth = node.gain - missing * problem.joker_weight * setup.scale
        enough = arrangement.jokers >= problem.joker_need and worth >= search.least
        if enough and (best is None or worth > best[0]):
            best = worth, arrangement
    status = Status.BUDGET if search.known < 0 else Status.WEIGHED
    return best[1].answer(status, best[0]) if best else _no_answer(problem, Status.BUDGET)


def _no_answer(problem: Problem, status: Status) -> Answer:
    return Answer(status, 0, 0, bytes(len(problem.may)), 0, None, 0)
