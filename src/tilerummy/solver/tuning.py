"""How patient a search is, and what is switched off: nothing of it changes what an answer is worth.

Nobody needs it to play. The hunt draws it, so that the parts of the search that most positions never reach
are tried as well; and the tests switch off one pruning after the other.
"""

from __future__ import annotations

from dataclasses import dataclass

from tilerummy.solver.problem import Pruning


@dataclass(frozen=True, slots=True)
class Tuning:
    """Limits of a search, each the usual one if nothing is said."""

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
