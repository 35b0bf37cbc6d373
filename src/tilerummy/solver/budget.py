"""What one solve may spend, counted over all that it asks the core, and how patient it is."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic_ns

from tilerummy.rules.judging.equal_tiles import Stop, never
from tilerummy.solver.problem import Limits, Pruning

try:
    from time import thread_time_ns
except ImportError:  # in a browser, whose worker has a thread to itself
    thread_time_ns = monotonic_ns

GRACE_NS = 2_500_000
"""What the last question after the deadline may take, in processor time: other programs cannot use it up."""


@dataclass(slots=True)
class SolveBudget:
    """Until a moment of the monotonic clock (0 is for ever), and so many nodes more (None is any number)."""

    deadline_ns: int = 0
    nodes: int | None = None
    each: int = 1
    """What to ask at all costs in nodes: a question of thousands of easy cases takes long too."""

    @property
    def spent(self) -> bool:
        """Whether nothing more should be asked."""
        # Nodes before the clock: with nodes alone an answer is the same on every machine.
        if self.nodes is not None and self.nodes <= 0:
            return True
        return bool(self.deadline_ns) and monotonic_ns() >= self.deadline_ns

    @property
    def limited(self) -> bool:
        """Whether it may ever be spent."""
        return bool(self.deadline_ns) or self.nodes is not None

    @property
    def stop(self) -> Stop:
        """What the judge asks whether it should go on."""
        return (lambda: self.spent) if self.limited else never

    @property
    def last_stop(self) -> Stop:
        """The same for the one question that is still asked when the time is up, if nothing is known yet."""
        # By nodes alone nothing runs late, so the last question is limited by its nodes.
        if not self.deadline_ns:
            return never
        end = thread_time_ns() + GRACE_NS
        return lambda: thread_time_ns() >= end

    def limits(self, most: int = 0) -> Limits:
        """How long the core may look at the next question, and no longer than `most` nodes."""
        if self.nodes is None:
            return Limits(self.deadline_ns, most)
        # At least one node: to the core 0 means without a limit.
        return Limits(self.deadline_ns, max(1, min(self.nodes, most or self.nodes)))

    def spend(self, nodes: int) -> None:
        """Note what an answer has cost."""
        if self.nodes is not None:
            self.nodes -= nodes + self.each


def budget_of(milliseconds: float | None, nodes: int, each: int = 1) -> SolveBudget:
    """A budget that begins now."""
    deadline = 0 if milliseconds is None else monotonic_ns() + int(milliseconds * 1_000_000)
    return SolveBudget(deadline, nodes or None, each)


@dataclass(frozen=True, slots=True)
class Tuning:
    """How patient a search is, and what is switched off: nothing of it changes what an answer is worth.

    Nobody needs it to play. The hunt draws it, so that the parts of the search that most positions never
    reach are tried as well; and the tests switch off one pruning after the other.
    """

    patience: int = 0
    """Nodes before the core changes ends; 0 is as many as usual."""
    nodes_for_joker_sets: int = 250
    """Nodes within which joker sets are left alone if they can be, although any arrangement would do."""
    cases_before_closed_sets: int = 40
    """Cases asked about before the closed sets of each are shown to the judge: most searches end before."""
    without: Pruning = Pruning.NOTHING

    def uses(self, pruning: Pruning) -> bool:
        """Whether a pruning is not switched off."""
        # Flags are slow to compare, this is asked of every case, and nearly always nothing is switched off.
        return self is USUAL or not self.without & pruning


USUAL = Tuning()
