"""The best-first search over the joint states of all colours."""

from collections import deque
from collections.abc import Iterator
from heapq import heappop, heappush, nlargest
from itertools import islice
from operator import mul
from time import monotonic_ns

from tilerummy.solver.plain.colour_moves import CODE_BITS, DEAD, NEVER, NO_MOVE, POINT, Move, code_masks
from tilerummy.solver.plain.groups import NO_WAY, Way
from tilerummy.solver.plain.prepared import Prepared
from tilerummy.solver.plain.prices import Prices
from tilerummy.solver.plain.track import COUNT_BITS, Part, Step, first
from tilerummy.solver.problem import NUMBERS, Problem, Pruning, Status

# -- nodes -------------------------------------------------------------------------------------------


class Node:
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
        parent: "Node | None",
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
        self.making: Iterator[Node | None] | None = None
        self.seen = self.beaten = False

    @property
    def moves(self) -> tuple[Move, ...]:
        """What each colour did at this number."""
        return tuple([step[5] for step in self.chosen])


# -- children: a move for each colour, and the tiles left over in groups -----------------------------

MANY = 256
"""Choices of moves that are looked through at once."""

Half = tuple[int, list[Part]]
"""The least loss seen beyond reach, and the parts of half of the colours within it, least loss first."""
NO_PART: Part = (0, 0, 0, 0, ())
NO_PARTS: list[Part] = [NO_PART]


def half_of(steps: tuple[Step, ...], left: int, goal: int) -> Half | None:
    """What the colours may do together after some steps, within a loss; None if that is much."""
    beyond = -NEVER
    parts = NO_PARTS
    for step in steps:
        spot = step[4]
        options = spot.options[left]
        # Sorted once for each number of jokers left; most spots are never asked about most numbers.
        if options is None:
            options = spot.make_options(left)
        if parts is NO_PARTS:
            parts = options
            continue
        wider: list[Part] = []
        for loss, spent, counts, gain, chosen in parts:
            # The least loss comes first, so whatever follows is beyond the goal too; the nearest of it is the
            # next goal.
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
                    wider.append((loss + more, spent + jokers, counts | here, gain + worth, chosen + choice))
        # Too many to hold at once: they are made by and by, and most never are.
        if len(wider) > MANY:
            return None
        if len(wider) > 1:
            wider.sort(key=first)
        parts = wider
    return beyond, parts


class Children:
    """Makes the children of nodes, and knows the best node of each joint state.

    Only those worth ``least`` are made.
    """

    def __init__(self, setup: Prepared, prices: Prices, least: int) -> None:
        self.setup, self.prices, self.least = setup, prices, least
        self.jokers, self.middle = setup.jokers, setup.problem.colours // 2
        self.ways = [setup.ways_at(number) for number in range(NUMBERS + 1)]
        self.best: list[dict[int, Node]] = [{} for _ in range(NUMBERS + 1)]

    def of(self, node: Node) -> list[Node] | None:
        """All children within the goal of a node, the least loss first; None if there are many to look at.

        Then they are made by and by.
        """
        # Two halves, each a sorted list: their product is cut off where two losses exceed the goal.
        left, middle = self.jokers - node.used, self.middle
        one, other = (
            half_of(node.chosen[:middle], left, node.goal),
            half_of(node.chosen[middle:], left, node.goal),
        )
        if one is None or other is None:
            node.making = self._by_choice(node)
            return None
        node.beyond = min(one[0], other[0])
        if len(one[1]) * len(other[1]) > MANY:
            node.making = self._by_half(node, one[1], other[1])
            return None
        made: list[Node] = []
        self._add(made, node, one[1], other[1])
        return made

    def _by_half(self, node: Node, firsts: list[Part], seconds: list[Part]) -> Iterator[Node | None]:
        """One child after the other, with None in between so that nobody waits long for the next."""
        made: list[Node] = []
        for part in firsts:
            self._add(made, node, [part], seconds)
            yield from made
            yield None
            made.clear()

    def _by_choice(self, node: Node) -> Iterator[Node | None]:
        """The same for each choice of moves, where already those of half of the colours are many."""
        made: list[Node] = []
        for part in self._choices(node, NO_PART):
            self._add(made, node, [part], NO_PARTS)
            yield from made
            yield None
            made.clear()

    def _choices(self, node: Node, part: Part) -> Iterator[Part]:
        """Every choice of moves for the colours that come after those of a part."""
        loss, spent, counts, gain, chosen = part
        if len(chosen) == len(node.chosen):
            yield part
            return
        spot, left = node.chosen[len(chosen)][4], self.jokers - node.used
        for more, jokers, here, worth, choice in spot.options[left] or spot.make_options(left):
            if loss + more > node.goal:
                node.beyond = min(node.beyond, loss + more)
                break
            if spent + jokers <= left:
                packed = counts << COUNT_BITS | here
                wider = loss + more, spent + jokers, packed, gain + worth, chosen + choice
                yield from self._choices(node, wider)

    def _add(self, made: list[Node], node: Node, firsts: list[Part], seconds: list[Part]) -> None:
        """A child for each two parts within reach, and each way to group the tiles they leave to groups."""
        number, goal, done, beyond = node.number + 1, node.goal, node.done, node.beyond
        jokers, least, best, ways = self.jokers, self.least, self.best[number], self.ways[number]
        after, price, lower = self.prices.after[number], self.prices.joker, self.setup.lower[number]
        shift = COUNT_BITS * len(seconds[0][4]) if seconds else 0
        for loss, spent, counts, gain, chosen in firsts:
            # As in `half_of`: sorted by loss, so the first beyond the goal ends it and says what is next.
            if loss > goal:
                if loss < beyond:
                    beyond = loss
                break
            left = jokers - node.used - spent
            gain += node.gain
            counts <<= shift
            for more, here, others, worth, choice in seconds:
                if loss + more > goal:
                    if loss + more < beyond:
                        beyond = loss + more
                    break
                if loss + more <= done:  # made when the goal was lower
                    continue
                for way in ways[counts | others]:
                    rest = left - here - way[0]
                    if rest < 0:
                        continue
                    reached = gain + worth + way[1]
                    # A joker that counts what it stands for is worth less at this number, in groups as in
                    # runs (`Layer.add_spot`).
                    if way[0]:
                        reached -= way[0] * lower
                    steps = chosen + choice
                    code = 0
                    if number < NUMBERS:
                        base = reached + after[rest] + rest * price
                        for step in steps:
                            spot = step[4]
                            base += spot.bounds[rest]
                            code = code << CODE_BITS | spot.code
                    else:
                        base = reached = self._finish(reached, jokers - rest)
                    if base < least:
                        continue
                    # From the same open runs with as many jokers left everything goes on alike: only the node
                    # that has gained most can lead to the best answer.
                    key = code << 4 | rest
                    other = best.get(key)
                    if other is not None:
                        if other.gain >= reached:
                            continue
                        other.beaten = True
                    best[key] = child = Node(node, number, jokers - rest, reached, base, code, steps, way)
                    made.append(child)
        node.beyond = beyond

    def _finish(self, gain: int, used: int) -> int:
        """The worth of a finished node; in exact mode the jokers left over are paid back."""
        problem = self.setup.problem
        if not self.setup.exact:
            return gain
        # Jokers that must lie and do not: no arrangement at all, whatever it gains.
        if used < problem.joker_need:
            return NEVER
        # The root counted all of them as laid (`bonus`).
        return gain - (self.jokers - used) * problem.joker_weight * self.setup.scale


TRIES = 32
"""Choices of moves, where they are many, before a node waits in line again."""
BEAM = 8
"""Children that a dive makes of each node."""
CLOCK_EVERY = 64
WITNESSES = 64
"""Expanded nodes of a number that are asked whether they dominate another."""
FIRST_STEP_TILES = 4.0
"""By how many tiles the first steps to better prices try to lower the bound."""

_GAIN_ZERO = 1 << 62
"""Added to a gain, so that it is never below zero."""
_USED_BITS = 5
_GUARDS = 1 << 64 + _USED_BITS | 1 << _USED_BITS - 1


class SearchBudget:
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


class Search:
    """Best-first search over the joint states; ``known`` is the best weight, or -1 while it is not known."""

    def __init__(self, setup: Prepared, budget: SearchBudget, known: int = -1) -> None:
        problem = setup.problem
        self.setup, self.budget, self.known = setup, budget, known
        self.prices = Prices(setup)
        self.jokers = setup.jokers
        self.least = 0
        if problem.floor is not None:
            self.least = max(0, problem.floor + (0 if problem.floor_counts else 1)) * setup.scale
        if known >= 0:
            # Weight and kept melds are one number: `scale` is more than all points together.
            self.least = known * setup.scale + problem.least_keep * POINT
        self.most = self._most()
        guards, self.alike = code_masks(problem.colours)
        self.code_bits = CODE_BITS * problem.colours
        self.guards = _GUARDS << self.code_bits | guards
        self.begin()

    def _most(self) -> int | None:
        """No answer weighs more than is known, or than all there is; None where no bound promises more."""
        setup, problem = self.setup, self.setup.problem
        if problem.without & Pruning.CAPS:
            return None
        if self.known >= 0:
            return self.known * setup.scale
        # Without old melds to keep every bound is a weight, and the root's is never above all there is.
        if not setup.points_after[0]:
            return None
        weight: int = sum(map(mul, problem.may, problem.weight))
        return setup.bonus + weight * setup.scale

    def begin(self) -> int | None:
        """Forget all nodes and begin at the root; the bound there, or None if there is nothing."""
        self.children = Children(self.setup, self.prices, self.least)
        self.open: list[tuple[int, int, Node]] = []
        self.order = 0
        self.witnesses: list[dict[int, deque[int]]] = [{} for _ in range(NUMBERS + 1)]
        steps: tuple[Step, ...] = tuple([(0, 0, 0, 0, track.root, NO_MOVE) for track in self.setup.tracks])
        base = self.prices.root_bound()
        if base >= self.least:
            self._push(Node(None, 0, 0, self.setup.bonus, base, 0, steps, NO_WAY), base, 0)
        return -self.open[0][0] if self.open else None

    def run(self, patience: int) -> tuple[Status | None, Node | None]:
        """The best finished node; without a status, if the search took so many nodes and is not done."""
        budget, limit = self.budget, self.budget.nodes + patience
        while self.open:
            if budget.spent():
                return Status.BUDGET, None
            if budget.nodes >= limit:
                return None, None
            bound, _, node = heappop(self.open)
            # Another node reached the same state with more; it stays in the heap, since to take it out costs
            # more.
            if node.beaten:
                continue
            # Best first: the first finished node that comes up has the greatest bound, and its bound is its
            # worth.
            if node.number == NUMBERS:
                return Status.OPTIMAL, node
            # A node comes up again for children it has not made yet; it was looked at the first time.
            if node.seen or self._stands(node, -bound):
                budget.nodes += 1
                self._expand(node, -bound)
        return Status.NONE, None

    def improve_prices(self, rounds: int) -> None:
        """Look for a closer bound by so many steps, and begin again."""
        self.prices.improve(rounds, self._first_step_size())
        self.begin()

    def _first_step_size(self) -> float:
        """By how much the first steps of better prices try to lower the bound."""
        scale, problem = self.setup.scale, self.setup.problem
        if self.known >= 0:
            excess = self.prices.root_bound() - self.known * scale - self.setup.points_after[0]
            return FIRST_STEP_TILES * POINT + max(0, excess)
        tiles = sum(problem.may)
        weight = sum(may * weight for may, weight in zip(problem.may, problem.weight, strict=True))
        return FIRST_STEP_TILES * max(POINT, weight * scale / tiles if tiles else 0)

    def _push(self, node: Node, bound: int, order: int) -> None:
        """Put a node in line; a bound can be rounded to points, and need not promise more than there is."""
        # Prices make fractions of a point, and no table is worth one.
        bound -= bound % POINT
        if self.most is not None:
            points = node.gain % self.setup.scale + self.setup.points_after[node.number]
            bound = min(bound, self.most + points)
        if bound >= self.least:
            heappush(self.open, (-bound, -order, node))

    def _stands(self, node: Node, bound: int) -> bool:
        """Whether a node that comes up for the first time is worth expanding now."""
        node.seen = True
        # In exact mode more open runs mean more room for jokers, so fewer are not better (lemma 9).
        pruned = not (self.setup.exact or self.setup.problem.without & Pruning.DOMINANCE)
        if pruned and self._is_dominated(node):
            return False
        shared = self._shared_bound(node) if node.used < self.jokers else node.base
        # No closer bound than the one it waited with: nobody promises more, so it is its turn.
        if shared >= bound:
            return True
        if shared >= self.least:
            self.order += 1
            # It waits in line again by its closer bound: by that, others may promise more.
            self._push(node, shared, self.order)
        return False

    def _is_dominated(self, node: Node) -> bool:
        """Whether an expanded node had no less gain, jokers and runs; if none had, this is a witness now."""
        # A lane must grow with what is better, so jokers are counted as those not used.
        gain = node.gain + _GAIN_ZERO << _USED_BITS | 15 - node.used
        lanes, guards, alike = gain << self.code_bits | node.code, self.guards, node.code & self.alike
        witnesses = self.witnesses[node.number].get(alike)
        if witnesses is None:
            # A witness that is forgotten costs a node more, never an answer.
            witnesses = self.witnesses[node.number][alike] = deque(maxlen=WITNESSES)
        for other in witnesses:
            if (other - lanes) & guards == guards:
                return True
        witnesses.append(lanes | guards)
        return False

    def _shared_bound(self, node: Node) -> int:
        """The bound with the jokers shared out: no two colours count on the same joker.

        The groups are left out of it, as the colours have paid for some of their jokers.
        """
        left = self.jokers - node.used
        bounds = [step[4].bounds for step in node.chosen]
        most = _share_two(bounds) if left == 2 else _share_one(bounds) if left == 1 else _share(bounds, left)
        return node.gain + self.prices.after[node.number][left] + left * self.prices.joker + most

    def _expand(self, node: Node, bound: int) -> list[Node]:
        """Make children within the bound, and put the node in line again for the others."""
        made: list[Node] | None = None
        if node.making is None:
            # Children may lose as much as separates the node's own bound from the one it waited with.
            node.goal, node.beyond = node.base - bound, -NEVER
            made = self.children.of(node)
        if made is None:
            assert node.making is not None
            some = list(islice(node.making, TRIES))
            made = [child for child in some if child is not None]
            # The iterator ended: all children within the goal are made.
            if len(some) < TRIES:
                node.making = None
        self._wait(node, made)
        return made

    def _wait(self, node: Node, made: list[Node]) -> None:
        """Put new children in line, the first of them first, and the node itself after them."""
        before = self.order + 1
        self.order = last = before + len(made)
        for place, child in enumerate(made):
            self._push(child, child.base, last - place)
        waits = node.base - node.goal
        if node.making is None:
            node.done = node.goal
            waits = node.base - node.beyond
        # `beyond` stays out of all reach where no child is left, and then nothing is worth waiting for.
        if waits >= self.least and waits > DEAD:
            self._push(node, waits, before)

    def dive(self, width: int) -> Iterator[Node]:
        """Go down to the last number with so many of the most promising nodes of each; the best first."""
        layers: list[list[Node]] = [[] for _ in range(NUMBERS + 1)]
        for _, _, node in self.open:
            layers[node.number].append(node)
        for number in range(NUMBERS):
            for node in nlargest(width, layers[number], key=lambda node: node.base):
                layers[number + 1] += self._some_children(node)
        yield from sorted(layers[NUMBERS], key=lambda node: -node.gain)

    def _some_children(self, node: Node) -> list[Node]:
        """Some children of a node, whatever they lose; few tries, as it is meant to be short."""
        found: list[Node] = []
        for _ in range(BEAM):
            loss = max(0, node.beyond) if node.beyond < -NEVER else 0
            found += self._expand(node, node.base - loss)
            if len(found) >= BEAM or (node.making is None and node.beyond == -NEVER):
                break
        return found


def _share_one(bounds: list[list[int]]) -> int:
    none = one = 0
    for bound in bounds:
        without, with_it = one + bound[0], none + bound[1]
        one = with_it if with_it > without else without
        none += bound[0]
    return one


def _share_two(bounds: list[list[int]]) -> int:
    none = one = two = 0
    for bound in bounds:
        with_none, with_one = bound[0], bound[1]
        # From the many down to the few, so that no colour's joker is counted twice in one round.
        two += with_none
        if one + with_one > two:
            two = one + with_one
        if none + bound[2] > two:
            two = none + bound[2]
        one += with_none
        if none + with_one > one:
            one = none + with_one
        none += with_none
    return two


def _share(bounds: list[list[int]], jokers: int) -> int:
    """The most that colours can gain together with so many jokers."""
    best = [0] * (jokers + 1)
    for bound in bounds:
        # A knapsack: each colour takes some jokers, and bounds grow with them.
        best = [max([bound[k] + best[j - k] for k in range(j + 1)]) for j in range(jokers + 1)]
    return best[jokers]
