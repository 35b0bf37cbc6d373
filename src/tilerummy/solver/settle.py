"""The small sets that a case could settle, without those with which nothing comes of it.

The compiled core builds them and asks about each by itself; beside the plain core they are only listed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from tilerummy.rules.meld import Kind
from tilerummy.solver.budget import Budget
from tilerummy.solver.candidate import Candidate, candidates
from tilerummy.solver.case import Case
from tilerummy.solver.encoding import JOKER_BYTE
from tilerummy.solver.engine import ENGINE
from tilerummy.solver.problem import JOKER, RUN, Problem

try:
    from tilerummy.solver._core import settle as _settle
except ImportError:
    assert ENGINE == "plain"


class Ownership(NamedTuple):
    """Which old sets own which tiles, in bytes: pairs of tile and set; what continues a set; the swaps."""

    homes: bytes = b""
    enough: bytes = b""
    swaps: bytes = b""


class Owners(Protocol):
    """Knows whether a set is new."""

    @property
    def ownership(self) -> Ownership:
        """What the compiled core must know for that."""

    def rack_copies(self, candidate: Candidate) -> Iterator[tuple[int, ...]]:
        """The fewest tiles that must come from the rack so that the set continues no old one."""


class Settled(NamedTuple):
    """A set, those of its tiles that must come from the rack, and what at most comes of it, if known."""

    candidate: Candidate
    from_rack: tuple[int, ...] = ()
    most: tuple[int, int] | None = None
    """The weight, and the old sets left as they lie beside those that are closed."""


@dataclass(frozen=True, slots=True)
class Settler:
    """Lists the sets of one case; `problem` says what must come of it."""

    case: Case
    problem: Problem
    budget: Budget

    def sets(self, must: int, owners: Owners | None = None) -> Iterator[Settled]:
        """All small sets that hold a certain tile, or a joker, and are new if there are owners."""
        if ENGINE == "compiled":
            yield from settled_compiled(self.case, self.problem, must, owners, self.budget)
        else:
            yield from settled_plain(self.case, must, owners)


def settled_plain(case: Case, must: int, owners: Owners | None) -> Iterator[Settled]:
    """All of them."""
    for candidate in candidates(case, must):
        for extra in owners.rack_copies(candidate) if owners else [()]:
            yield Settled(candidate, extra)


def settled_compiled(
    case: Case, problem: Problem, must: int, owners: Owners | None, budget: Budget
) -> Iterator[Settled]:
    """Those with which something comes of the problem, the heaviest first."""
    ownership = Ownership() if owners is None else owners.ownership
    _, nodes, found = _settle(*problem, must, owners is not None, case.rack_need, *ownership)
    budget.spend(nodes)
    for kind, cells, extra, weight, keep in found:
        identities = tuple([JOKER if cell == JOKER_BYTE else cell for cell in cells])
        candidate = Candidate(Kind.RUN if kind == RUN else Kind.GROUP, identities)
        yield Settled(candidate, tuple(extra), (case.gain + weight, keep))
