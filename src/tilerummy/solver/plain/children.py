"""The children of a node: a move for each colour, and the tiles left over in groups."""

from collections.abc import Iterator

from tilerummy.solver.plain.node import Node
from tilerummy.solver.plain.prices import Prices
from tilerummy.solver.plain.setup import Setup
from tilerummy.solver.plain.spot import COUNT_BITS, Part, Step, first
from tilerummy.solver.plain.state import CODE_BITS
from tilerummy.solver.plain.worth import NEVER
from tilerummy.solver.problem import NUMBERS

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

    def __init__(self, setup: Setup, prices: Prices, least: int) -> None:
        self.setup, self.prices, self.least = setup, prices, least
        self.jokers, self.middle = setup.jokers, setup.problem.colours // 2
        self.ways = [setup.ways_at(number) for number in range(NUMBERS + 1)]
        self.best: list[dict[int, Node]] = [{} for _ in range(NUMBERS + 1)]

    def of(self, node: Node) -> list[Node] | None:
        """All children within the goal of a node, the least loss first; None if there are many to look at.

        Then they are made by and by.
        """
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
        if used < problem.joker_need:
            return NEVER
        return gain - (self.jokers - used) * problem.joker_weight * self.setup.scale
