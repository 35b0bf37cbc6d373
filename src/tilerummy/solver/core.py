"""The exact search in plain Python; ``_core.c`` is the same algorithm compiled.

The numbers 1..13 are laid one after the other. What one colour carries from a number to the next is how many
of its runs are open, by length capped at three: a run of one or two must still grow, a run of three may stop.
Tiles sent to runs go to the short runs first, then to the long ones, then begin new ones; no other dealing of
the same tiles leaves more to do with. So each colour alone is a small layered graph (`_Track`), and only
the groups and the jokers tie the colours together.

The graph of a colour, with groups free wherever enough tiles of a number exist and all jokers its own, gives
a bound that never underestimates. A best-first search over the joint states takes the newest of equal nodes,
and of each node only the children whose bound is within reach (the others wait with the node).

Jokers are first laid only where they are needed, and the surplus is put at the ends of the finished melds.
If it does not fit, the search runs again in exact mode, where every joker is laid in its place; only there
a run may begin with jokers anywhere, and until it holds another tile it must grow whatever its length.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from heapq import heappop, heappush, nlargest
from itertools import combinations
from time import monotonic_ns
from typing import NamedTuple

from tilerummy.solver.problem import (
    GROUP,
    JOKER,
    NUMBERS,
    RUN,
    Answer,
    Meld,
    Problem,
    Status,
    block_cell,
    check_problem,
    mask_counts,
    tile,
)

POINT = 60
"""One kept meld, so that its worth can be shared among the colours of a group without a remainder."""
BEAM = 6
CLOCK_EVERY = 64
NEVER = -(1 << 62)

EXACT, START, BRIDGE = 1, 2, 4
"""What jokers may do at a number: stand anywhere, begin a run, lengthen a run that could stop."""

# The open runs of a colour, four bits a kind: lengths 1, 2, 3+ with a tile, then 1, 2, 3+ of jokers alone.
KINDS = 6
LONG = 2
LONG_SHIFT = 4 * LONG
RUNS_MASK = (1 << 4 * KINDS) - 1
BLOCK_SHIFT = 4 * KINDS
KEEP_SHIFT = BLOCK_SHIFT + 16
NEW, KEPT = -1, -2

Grown = tuple[int, int, int, int, int, int, int]
"""Tiles and jokers sent to runs, long runs lengthened, jokers on new runs and on the three joker kinds."""


class Move(NamedTuple):
    """What one colour does at one number."""

    grouped: int
    jokers: int
    extra: int
    gain: int
    credit: int
    state: int
    grown: Grown
    kept: tuple[int, ...]
    attached: tuple[tuple[int, int], ...]


Option = tuple[int, int, int, int, list[int], Move]
"""Loss of bound, tiles to groups, jokers, gain, the bounds of the next state, the move."""


@lru_cache(maxsize=1 << 16)
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


@lru_cache(maxsize=1 << 16)
def _lay(
    runs: int, need: int, may: int, groupable: int, jokers: int, rule: int
) -> tuple[tuple[int, int, int, int, Grown], ...]:
    """Every way to share tiles between groups and runs: tiles to groups, jokers, extra tiles, runs after."""
    found = {}
    for extra in range(may + 1):
        for grouped in range(min(need + extra, groupable) + 1):
            for spent in range(jokers + 1):
                for after, grown in _grow(runs, need + extra - grouped, spent, rule):
                    found[grouped, spent, extra, after] = grown
    return tuple((*key, grown) for key, grown in found.items())


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
    return tuple(found.items())


class Dealt(NamedTuple):
    """How the tiles of one number lie in groups: kept melds, blocks joined, colours dealt to each group."""

    kept_blocks: tuple[int, ...]
    kept_groups: tuple[int, ...]
    joined: tuple[tuple[int, ...], ...]
    colours: tuple[tuple[int, ...], ...]


Way = tuple[int, int, Dealt | None]
"""Jokers, points for kept melds, and the dealing where there is no closed form."""


def _round_robin(counts: Iterable[int], groups: int) -> tuple[tuple[int, ...], ...]:
    """Deal tiles, given by colour, so that copies of a colour part and the groups differ by one at most."""
    order = [colour for colour, count in enumerate(counts) for _ in range(count)]
    return tuple(tuple(order[first::groups]) for first in range(groups))


class _Groups:
    """The groups of one number that has group blocks or old groups."""

    def __init__(self, problem: Problem, number: int, exact: bool) -> None:
        self.size, self.distinct, self.exact = problem.group_max, problem.distinct, exact
        self.colours = problem.colours
        self.jokers = problem.joker_need + problem.joker_may
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
            for kept_blocks in _subsets(
                [k for k, block in self.blocks.items() if block[2] and block[1] >= 3]
            ):
                for kept_groups in _subsets(list(self.keeps)):
                    points = POINT * (len(kept_blocks) + len(kept_groups))
                    for jokers, joined, colours in self._rest(counts, kept_blocks, kept_groups):
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

    def _rest(
        self, counts: tuple[int, ...], kept_blocks: tuple[int, ...], kept_groups: tuple[int, ...]
    ) -> Iterator[tuple[int, tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]]:
        """Jokers, joined blocks and dealt colours of what is left beside the kept melds."""
        left, spent = list(counts), 0
        for index in kept_groups:
            tiles, jokers = self.keeps[index]
            left = [have - taken for have, taken in zip(left, tiles, strict=True)]
            spent += jokers
        if min(left) < 0 or spent > self.jokers:
            return
        blocks = [index for index in self.blocks if index not in kept_blocks]
        if not blocks:
            most = max(left) if self.distinct else 1
            budget = self.jokers - spent
            for more, groups in _plain_groups(sum(left), most, self.size, budget, self.exact):
                yield spent + more, (), _round_robin(left, groups)
            return
        for joined in self._join(blocks):
            yield from self._deal_beside(left, joined, spent)

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
    ) -> Iterator[tuple[int, tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]]:
        taken = [[sum(self.blocks[k][0][c] for k in group) for c in range(self.colours)] for group in joined]
        sizes = [sum(self.blocks[k][1] for k in group) for group in joined]
        cells, tiles = sum(sizes) + sum(left), sum(left)
        for free in range(tiles + 1):
            groups = len(joined) + free
            if 3 * groups > cells + self.jokers - spent:
                break
            blocked = taken + [[0] * self.colours] * free
            dealt = self._deal(left, blocked, sizes + [0] * free)
            if dealt is None:
                continue
            fewest, colours = dealt
            most = min(self.jokers - spent, groups * self.size - cells)
            for jokers in range(fewest, most + 1 if self.exact else min(most, fewest) + 1):
                yield spent + jokers, joined, colours

    def _deal(
        self, left: list[int], blocked: list[list[int]], sizes: list[int]
    ) -> tuple[int, tuple[tuple[int, ...], ...]] | None:
        """Deal the tiles so that the fewest jokers fill the groups; every group gets a tile or a block."""
        dealings: dict[tuple[int, ...], tuple[tuple[int, int], ...]] = {tuple(sizes): ()}
        for colour, count in enumerate(left):
            rounds = [count] if self.distinct else [1] * count
            for copies in rounds:
                later: dict[tuple[int, ...], tuple[tuple[int, int], ...]] = {}
                for now, dealt in dealings.items():
                    fits = [
                        k
                        for k, size in enumerate(now)
                        if size < self.size and not (self.distinct and blocked[k][colour])
                    ]
                    for pick in combinations(fits, copies):
                        after = tuple(size + (k in pick) for k, size in enumerate(now))
                        later.setdefault(after, dealt + tuple((colour, k) for k in pick))
                dealings = later
        filled = {now: dealt for now, dealt in dealings.items() if all(now)}
        if not filled:
            return None
        best = min(filled, key=lambda now: sum(max(0, 3 - size) for size in now))
        colours = tuple(tuple(c for c, at in filled[best] if at == k) for k in range(len(sizes)))
        return sum(max(0, 3 - size) for size in best), colours


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


class _Track:
    """The runs of one colour: every state it can carry past each number, its moves, and its bound.

    ``bounds[n][state][j]`` is the most this colour can still gain after number n with j jokers left.
    """

    def __init__(self, setup: "_Setup", colour: int) -> None:
        problem = setup.problem
        self.setup, self.colour = setup, colour
        self.blocks = {k: run for k, run in enumerate(problem.run_blocks) if run[0] == colour}
        self.keeps = {k: run for k, run in enumerate(problem.keep_runs) if run[0] == colour}
        self.block_slots = _slots([(k, run[1], run[2]) for k, run in self.blocks.items()])
        self.keep_slots = _slots([(k, run[1], run[2]) for k, run in self.keeps.items()])
        at = [tile(colour, number) for number in range(1, NUMBERS + 1)]
        self.need = [0, *(problem.need[k] for k in at), 0]
        self.may = [0, *(problem.may[k] for k in at), 0]
        self.weight = [0, *(problem.weight[k] * setup.scale for k in at)]
        self.rules = [self._rule(number) for number in range(NUMBERS + 2)]
        self.long_limits = [self._long_limit(number) for number in range(NUMBERS + 1)]
        self.moves: list[dict[int, list[Move]]] = []
        self.bounds: list[dict[int, list[int]]] = []
        self._reach()
        self._bound()
        self.options_known: dict[tuple[int, int, int], list[Option]] = {}

    def _tiles(self, number: int) -> int:
        """Tiles and blocks that could lengthen a run at this number."""
        starting = sum(run[1] == number for run in self.blocks.values())
        return self.need[number] + self.may[number] + starting if number <= NUMBERS else 0

    def _rule(self, number: int) -> int:
        if self.setup.exact:
            return EXACT | START | BRIDGE
        reach = range(number + 1, min(number + self.setup.jokers, NUMBERS) + 1)
        bridge = BRIDGE if any(self._tiles(later) for later in reach) else 0
        # Jokers before the first tile of a run can as well follow it, except at the end of the numbers.
        start = number == NUMBERS - 2 and self._tiles(NUMBERS - 1) + self._tiles(NUMBERS) > 0
        return bridge | (START if start else 0)

    def _long_limit(self, number: int) -> int:
        """How many runs that could stop are worth carrying past this number."""
        if number >= NUMBERS:
            return 0
        jokers = self.setup.jokers if self.rules[number + 1] & BRIDGE else 0
        return self._tiles(number + 1) + jokers

    def _reach(self) -> None:
        layer = {0: 0}
        for number in range(1, NUMBERS + 1):
            moves = {state: self._moves(number, state, spent) for state, spent in layer.items()}
            later: dict[int, int] = {}
            for state, spent in layer.items():
                for move in moves[state]:
                    used = spent + move.jokers
                    later[move.state] = min(later.get(move.state, used), used)
            self.moves.append(moves)
            layer = later

    def _moves(self, number: int, state: int, spent: int) -> list[Move]:
        found = []
        need, may, weight = self.need[number], self.may[number], self.weight[number]
        groupable = self.setup.groupable[number][self.colour]
        credits = self.setup.credits[number][self.colour]
        left = self.setup.jokers - spent
        for runs, carried, points, reals, jokers, kept, attached in self._forced(number, state):
            if need < reals or left < jokers:
                continue
            laid = _lay(runs, need - reals, may, groupable, left - jokers, self.rules[number])
            for grouped, more, extra, after, grown in laid:
                later = self._carry(number, after, carried)
                if later >= 0:
                    gain = points + extra * weight
                    credit = credits[min(grouped, len(credits) - 1)]
                    found.append(
                        Move(grouped, jokers + more, extra, gain, credit, later, grown, kept, attached)
                    )
        return found

    def _carry(self, number: int, runs: int, carried: int) -> int:
        """The state past a number, or -1 if a run is left too short at the end."""
        for index, (_, _, last, _) in self.blocks.items():
            if last == number:
                shift = BLOCK_SHIFT + 2 * self.block_slots[index]
                kind = carried >> shift & 3
                carried &= ~(3 << shift)
                runs += 1 << 4 * (kind - 1) if kind else 0
        if number == NUMBERS:
            return -1 if runs & ~(15 << LONG_SHIFT) else 0
        excess = (runs >> LONG_SHIFT & 15) - self.long_limits[number]
        return carried | (runs - (excess << LONG_SHIFT) if excess > 0 else runs)

    def _forced(
        self, number: int, state: int
    ) -> Iterator[tuple[int, int, int, int, int, tuple[int, ...], tuple[tuple[int, int], ...]]]:
        """Runs, carried bits, points, kept tiles and jokers for every choice about old runs and blocks."""
        carried = state & ~RUNS_MASK
        for kept, points in self._keeping(number):
            reals = jokers = 0
            later = carried
            for index, (_, first, last, places) in self.keeps.items():
                bit = 1 << KEEP_SHIFT + self.keep_slots[index]
                if first <= number <= last and (index in kept if first == number else carried & bit):
                    here = places >> number - first & 1
                    reals, jokers = reals + 1 - here, jokers + here
                    later = later & ~bit if last == number else later | bit
            starting = [index for index, run in self.blocks.items() if run[1] == number]
            for runs, bits, more, attached in self._attach(state & RUNS_MASK, starting):
                yield runs, later | bits, points + more, reals, jokers, kept, attached

    def _keeping(self, number: int) -> Iterator[tuple[tuple[int, ...], int]]:
        starting = [index for index, run in self.keeps.items() if run[1] == number]
        for kept in _subsets(starting):
            yield kept, POINT * len(kept)

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

    def _bound(self) -> None:
        """Backward: the bound of each state by jokers left, dropping states that cannot be finished."""
        jokers = range(self.setup.jokers + 1)
        later: dict[int, list[int]] = {0: [0 for _ in jokers]}
        bounds = [later]
        for moves in reversed(self.moves):
            now: dict[int, list[int]] = {}
            for state, ways in moves.items():
                best = [NEVER for _ in jokers]
                for move in ways:
                    after = later.get(move.state)
                    if after is None:
                        continue
                    gain = move.gain + move.credit
                    for left in range(move.jokers, self.setup.jokers + 1):
                        worth = gain + after[left - move.jokers]
                        if worth > best[left]:
                            best[left] = worth
                if best[-1] > NEVER // 2:
                    now[state] = best
            later = now
            bounds.append(now)
        self.bounds = bounds[::-1]

    def options(self, number: int, state: int, left: int) -> list[Option]:
        """The moves out of a state, least loss of bound first."""
        key = number, state, left
        if key not in self.options_known:
            top = self.bounds[number][state][left]
            after = self.bounds[number + 1]
            found: list[Option] = []
            for move in self.moves[number][state]:
                bound = after.get(move.state)
                if bound is None or move.jokers > left:
                    continue
                loss = top - move.gain - move.credit - bound[left - move.jokers]
                if loss < -NEVER // 2:
                    found.append((loss, move.grouped, move.jokers, move.gain, bound, move))
            found.sort(key=lambda option: option[0])
            self.options_known[key] = found
        return self.options_known[key]


class _Setup:
    """A problem made ready for one search: scaled weights, what groups each number allows, the tracks."""

    def __init__(self, problem: Problem, exact: bool) -> None:
        self.problem, self.exact = problem, exact
        self.jokers = problem.joker_need + problem.joker_may
        kept_blocks = sum(block[3] for block in (*problem.run_blocks, *problem.group_blocks))
        self.scale = 1 + POINT * (len(problem.keep_runs) + len(problem.keep_groups) + kept_blocks)
        self.groupable = [self._groupable(number) for number in range(NUMBERS + 1)]
        self.credits = [self._credits(number) for number in range(NUMBERS + 1)]
        special = {run[0] for run in (*problem.group_blocks, *problem.keep_groups)}
        self.special = {number: _Groups(problem, number, exact) for number in special}
        self.tracks = [_Track(self, colour) for colour in range(problem.colours)]
        keeping = [0] * (NUMBERS + 2)
        for block in problem.group_blocks:
            keeping[block[0]] += POINT * block[3]
        self.block_credit = [sum(keeping[number + 1 :]) for number in range(NUMBERS + 1)]
        self.bonus = problem.joker_may * problem.joker_weight * self.scale

    def _groupable(self, number: int) -> list[int]:
        """The most tiles of each colour that groups of this number could take."""
        problem = self.problem
        if not number:
            return []
        at = [tile(colour, number) for colour in range(problem.colours)]
        tiles = [problem.need[k] + problem.may[k] for k in at]
        others = self.jokers + sum(b[1].bit_count() + b[2] for b in problem.group_blocks if b[0] == number)
        if not problem.distinct:
            return [count if sum(tiles) + others >= 3 else 0 for count in tiles]
        limit = 0
        while limit < max(tiles) and sum(min(limit + 1, t) for t in tiles) + others >= 3 * (limit + 1):
            limit += 1
        return [min(count, limit) for count in tiles]

    def _credits(self, number: int) -> list[list[int]]:
        """By colour and by tiles sent to groups: the share of kept groups that this could be part of."""
        shares: list[list[int]] = [[] for _ in range(self.problem.colours)]
        for at, mask, _ in self.problem.keep_groups:
            if at == number:
                for colour, count in enumerate(mask_counts(mask, self.problem.colours)):
                    shares[colour] += [-(-POINT // mask.bit_count())] * count
        found = []
        for share in shares:
            share.sort(reverse=True)
            found.append([sum(share[:count]) for count in range(len(share) + 1)])
        return found

    def group_ways(self, number: int, counts: tuple[int, ...], jokers: int) -> tuple[Way, ...]:
        """Jokers and points of every useful way to group these tiles of a number."""
        if number in self.special:
            return self.special[number].ways(counts)
        tiles = sum(counts)
        if not tiles:
            return ((0, 0, None),)
        most = max(counts) if self.problem.distinct else 1
        ways = _plain_groups(tiles, most, self.problem.group_max, jokers, self.exact)
        return tuple((spent, 0, None) for spent, _ in ways)


class _Node:
    """A joint state past a number, with the way that led to it."""

    __slots__ = ("bound", "done", "gain", "moves", "number", "parent", "states", "used", "way")

    def __init__(self, parent: "_Node | None", states: tuple[int, ...], used: int, gain: int) -> None:
        self.parent, self.states, self.used, self.gain = parent, states, used, gain
        self.number: int = parent.number + 1 if parent else 0
        self.bound = 0
        self.done = -1
        self.moves: tuple[Move, ...] = ()
        self.way: Way = (0, 0, None)


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
    """Best-first search over the joint states."""

    def __init__(self, problem: Problem, exact: bool, budget: _Budget) -> None:
        self.setup = _Setup(problem, exact)
        self.budget = budget
        self.tracks = self.setup.tracks
        self.jokers = self.setup.jokers
        self.least = NEVER // 4
        if problem.floor is not None:
            self.least = (problem.floor + (0 if problem.floor_counts else 1)) * self.setup.scale
        self.best: dict[tuple[int, int, tuple[int, ...]], int] = {}
        self.open: list[tuple[int, int, _Node]] = []
        self.pushed = 0

    def run(self) -> "tuple[Status, _Node | None]":
        """The best finished node; with status BUDGET, the search stopped before it had one."""
        self._begin()
        while self.open:
            if self.budget.spent():
                return Status.BUDGET, None
            worst, _, node = heappop(self.open)
            if self.best[node.number, node.used, node.states] > node.gain:
                continue
            if node.number == NUMBERS:
                return Status.OPTIMAL, node
            self.budget.nodes += 1
            for child in self._expand(node, node.bound + worst):
                self._push(child, child.bound)
        return Status.NONE, None

    def _begin(self) -> None:
        states = (0,) * len(self.tracks)
        if all(track.bounds[0] for track in self.tracks):
            root = _Node(None, states, 0, self.setup.bonus)
            root.bound = self._bound_of(root)
            if root.bound >= self.least:
                self.best[0, 0, states] = root.gain
                self._push(root, root.bound)

    def _bound_of(self, node: _Node) -> int:
        left = self.jokers - node.used
        number = node.number
        rest = sum(
            track.bounds[number][state][left] for track, state in zip(self.tracks, node.states, strict=True)
        )
        return node.gain + rest + self.setup.block_credit[number]

    def _push(self, node: _Node, bound: int) -> None:
        self.pushed += 1
        heappush(self.open, (-bound, -self.pushed, node))

    def _expand(self, node: _Node, reach: int) -> list[_Node]:
        """The children that lose at most ``reach`` of the bound; the node waits in line with the others."""
        left, number = self.jokers - node.used, node.number + 1
        options = [
            track.options(node.number, state, left)
            for track, state in zip(self.tracks, node.states, strict=True)
        ]
        partial: list[tuple[int, int, tuple[Option, ...]]] = [(0, 0, ())]
        beyond = -NEVER
        for choices in options:
            wider = []
            for loss, jokers, chosen in partial:
                for option in choices:
                    if loss + option[0] > reach:
                        beyond = min(beyond, loss + option[0])
                        break
                    if jokers + option[2] <= left:
                        wider.append((loss + option[0], jokers + option[2], (*chosen, option)))
            partial = wider
        children: list[_Node] = []
        for loss, jokers, chosen in partial:
            if loss > node.done:
                self._children(node, jokers, chosen, children, number)
        node.done = reach
        if node.bound - beyond >= self.least:
            self._push(node, node.bound - beyond)
        return children

    def _children(
        self, node: _Node, jokers: int, chosen: tuple[Option, ...], children: list[_Node], number: int
    ) -> None:
        """Add a child for each way to group the tiles that the chosen moves leave to groups."""
        left = self.jokers - node.used - jokers
        counts = tuple(option[1] for option in chosen)
        for way in self.setup.group_ways(number, counts, left):
            rest = left - way[0]
            if rest < 0:
                continue
            gain = node.gain + way[1] + sum(option[3] for option in chosen)
            bound = gain + self.setup.block_credit[number] + sum(option[4][rest] for option in chosen)
            if number == NUMBERS:
                bound = gain = self._finish(gain, self.jokers - rest)
            if bound < self.least or bound < NEVER // 2:
                continue
            states = tuple(option[5].state for option in chosen)
            key = number, self.jokers - rest, states
            if self.best.get(key, NEVER) >= gain:
                continue
            self.best[key] = gain
            child = _Node(node, states, self.jokers - rest, gain)
            child.bound, child.way = bound, way
            child.moves = tuple(option[5] for option in chosen)
            children.append(child)

    def _finish(self, gain: int, used: int) -> int:
        """The worth of a finished node; in exact mode the jokers left over are paid back."""
        problem = self.setup.problem
        if not self.setup.exact:
            return gain
        if used < problem.joker_need:
            return NEVER
        return gain - (self.jokers - used) * problem.joker_weight * self.setup.scale

    def dive(self) -> Iterator[_Node]:
        """Finish a few of the most promising nodes, best first: what to offer when the budget is spent."""
        layers: list[list[_Node]] = [[] for _ in range(NUMBERS + 1)]
        for _, _, node in self.open:
            layers[node.number].append(node)
        for number in range(NUMBERS):
            for node in nlargest(BEAM, layers[number], key=lambda node: node.bound):
                node.done = -1
                self.open = []
                layers[number + 1] += self._expand(node, -NEVER)
        yield from sorted(layers[NUMBERS], key=lambda node: -node.gain)


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
            self._runs(track, [step.moves[colour] for step in path])
        for step in path:
            self._groups(step)
        self.jokers = sum(cells.count(JOKER) for _, _, _, cells, _ in self.melds)

    def _close(self, colour: int, run: _Run) -> None:
        self.melds.append((RUN, colour, run.first, run.cells, run.fixed))

    def _runs(self, track: _Track, moves: list[Move]) -> None:
        kinds: list[list[_Run]] = [[] for _ in range(KINDS)]
        locked: dict[int, list[tuple[int, _Run]]] = {number: [] for number in range(NUMBERS + 1)}
        for number, move in enumerate(moves, 1):
            self.used[tile(track.colour, number)] += move.extra
            for index in move.kept:
                self._keep_run(index)
            for index, kind in move.attached:
                self._attach(track, index, kind, kinds, locked)
            kinds = self._grow(track.colour, number, move.grown, kinds)
            for kind, run in locked[number]:
                kinds[kind].append(run)
            limit = track.long_limits[number]
            for run in kinds[LONG][limit:]:
                self._close(track.colour, run)
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
        track: _Track,
        index: int,
        kind: int,
        kinds: list[list[_Run]],
        locked: dict[int, list[tuple[int, _Run]]],
    ) -> None:
        _, first, last, _ = track.blocks[index]
        run = kinds[kind].pop() if kind >= 0 else _Run(first)
        length = kind % 3 + 1 if kind >= 0 else 0
        run.cells += [block_cell(index)] * (last - first + 1)
        if kind == KEPT:
            run.fixed = True
            self._close(track.colour, run)
        else:
            locked[last].append((min(3, length + last - first + 1) - 1, run))

    def _grow(self, colour: int, number: int, grown: Grown, kinds: list[list[_Run]]) -> list[list[_Run]]:
        """Lay one number as `_grow` counted it; long runs that stop are closed."""
        _, jokers, longer, on_new, on1, on2, on3 = grown
        reals = grown[0]
        new = [
            _Run(number)
            for _ in range(reals + jokers - longer - sum(len(kinds[k]) for k in range(KINDS) if k != LONG))
        ]
        for run in kinds[LONG][longer:]:
            self._close(colour, run)
        after: list[list[_Run]] = [[] for _ in range(KINDS)]
        plain = jokers - on_new - on1 - on2 - on3
        rows = [
            (new, on_new, 0),
            (kinds[3], on1, 1),
            (kinds[4], on2, 2),
            (kinds[5], on3, 2),
        ]
        for runs, on_joker, kind in rows:
            for place, run in enumerate(runs):
                run.cells.append(JOKER if place < on_joker else tile(colour, number))
                after[kind + 3 if place < on_joker else kind].append(run)
        old = [(run, 1) for run in kinds[0]] + [(run, 2) for run in kinds[1] + kinds[LONG][:longer]]
        for place, (run, kind) in enumerate(old):
            run.cells.append(JOKER if place < plain else tile(colour, number))
            after[kind].append(run)
        return after

    def _groups(self, step: _Node) -> None:
        counts = tuple(move.grouped for move in step.moves)
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
        tiles, setup = sum(counts), self.setup
        if not tiles:
            return
        most = max(counts) if self.problem.distinct else 1
        ways = _plain_groups(tiles, most, self.problem.group_max, jokers, setup.exact)
        dealt = _round_robin(counts, dict(ways)[jokers])
        self._fill(number, [[tile(colour, number) for colour in colours] for colours in dealt], jokers)

    def _fill(self, number: int, groups: list[list[int]], jokers: int) -> None:
        """Add the jokers: first where a group is too small, then wherever there is room."""
        for least in (3, self.problem.group_max):
            for group in groups:
                more = min(jokers, max(0, least - len(group)))
                group += [JOKER] * more
                jokers -= more
        assert jokers == 0
        self.melds += [(GROUP, -1, number, group, False) for group in groups]

    def place_surplus(self) -> int:
        """Put the jokers that were needed nowhere at the ends of melds; how many do not fit."""
        wanted = self.problem.joker_need
        if self.problem.joker_weight:
            wanted += self.problem.joker_may
        self._strip()
        for split in (False, True):
            if split and self.jokers < wanted:
                self._split()
            for place, meld in enumerate(self.melds):
                if not meld[4] and self.jokers < wanted:
                    self.melds[place] = self._widen(meld, wanted)
        return wanted - self.jokers

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

    def answer(self, status: Status, worth: int, nodes: int) -> Answer:
        """The answer that these melds are."""
        scale = self.setup.scale
        melds: tuple[Meld, ...] = tuple(
            (kind, colour, first, tuple(cells)) for kind, colour, first, cells, _ in self.melds
        )
        return Answer(
            status,
            worth // scale,
            worth % scale // POINT,
            bytes(self.used),
            max(0, self.jokers - self.problem.joker_need),
            melds,
            nodes,
        )


def solve_problem(problem: Problem) -> Answer:
    """The answer of greatest worth to a problem."""
    check_problem(problem)
    budget = _Budget(problem)
    for exact in (False, True):
        search = _Search(problem, exact, budget)
        status, node = search.run()
        if status is Status.BUDGET:
            return _best_found(search, budget)
        if node is None:
            break
        arrangement = _Arrangement(search.setup, node)
        if exact or not arrangement.place_surplus():
            return arrangement.answer(status, node.gain, budget.nodes)
    return Answer(Status.NONE, 0, 0, bytes(len(problem.may)), 0, None, budget.nodes)


def _best_found(search: _Search, budget: _Budget) -> Answer:
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
    if best:
        return best[1].answer(Status.BUDGET, best[0], budget.nodes)
    return Answer(Status.BUDGET, 0, 0, bytes(len(problem.may)), 0, None, budget.nodes)
