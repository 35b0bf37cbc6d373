"""The best-first search over the joint states of all colours."""

from collections import deque
from collections.abc import Iterator
from heapq import heappop, heappush, nlargest
from itertools import islice
from operator import mul
from time import monotonic_ns

from tilerummy.solver.plain.children import Children
from tilerummy.solver.plain.group import NO_WAY
from tilerummy.solver.plain.move import NO_MOVE
from tilerummy.solver.plain.node import Node
from tilerummy.solver.plain.prices import Prices
from tilerummy.solver.plain.setup import Setup
from tilerummy.solver.plain.spot import Step
from tilerummy.solver.plain.state import CODE_BITS, code_masks
from tilerummy.solver.plain.worth import DEAD, NEVER, POINT
from tilerummy.solver.problem import NUMBERS, Problem, Pruning, Status

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

    def __init__(self, setup: Setup, budget: SearchBudget, known: int = -1) -> None:
        problem = setup.problem
        self.setup, self.budget, self.known = setup, budget, known
        self.prices = Prices(setup)
        self.jokers = setup.jokers
        self.least = 0
        if problem.floor is not None:
            self.least = max(0, problem.floor + (0 if problem.floor_counts else 1)) * setup.scale
        if known >= 0:
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
            if node.beaten:
                continue
            if node.number == NUMBERS:
                return Status.OPTIMAL, node
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
            node.goal, node.beyond = node.base - bound, -NEVER
            made = self.children.of(node)
        if made is None:
            assert node.making is not None
            some = list(islice(node.making, TRIES))
            made = [child for child in some if child is not None]
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
        best = [max([bound[k] + best[j - k] for k in range(j + 1)]) for j in range(jokers + 1)]
    return best[jokers]
