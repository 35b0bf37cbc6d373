"""Which old sets may lie as before: what the core is told, and what it cannot see."""

from __future__ import annotations

from dataclasses import dataclass

from tilerummy.solver.problem import KeepGroup, KeepRun


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """Which old sets may lie as before at the end of a turn of a case."""

    sure: int
    """Those that closed sets are."""
    keep_runs: tuple[KeepRun, ...]
    keep_groups: tuple[KeepGroup, ...]
    blocks: frozenset[int]
    """Blocks that are a whole old set."""
    unseen: tuple[int, ...]
    """Those that the core cannot see."""
    possible: tuple[int, ...]
    """All that may stay besides the sure ones."""

    @property
    def most(self) -> int:
        """No turn leaves more sets as they lie."""
        return self.sure + len(self.possible)

    def bound(self, seen: int) -> int:
        """No turn leaves more, once the core has counted what it sees."""
        return self.sure + min(len(self.possible), seen + len(self.unseen))


NO_OUTLOOK = Outlook(sure=0, keep_runs=(), keep_groups=(), blocks=frozenset(), unseen=(), possible=())
