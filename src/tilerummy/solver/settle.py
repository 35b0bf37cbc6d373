"""The small sets that a case could settle, without those with which nothing comes of it.

The compiled core builds them and asks about each by itself; beside the plain core they are only listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple, Protocol

from tilerummy.rules.meld import Kind, Meld
from tilerummy.solver.budget import Budget
from tilerummy.solver.candidate import Candidate, candidates
from tilerummy.solver.case import Case
from tilerummy.solver.encoding import JOKER_BYTE, PACKED_HEAD, Encoding
from tilerummy.solver.engine import ENGINE
from tilerummy.solver.problem import GROUP, JOKER, MAX_ITEMS, RUN, Problem

try:
    from tilerummy.solver._core import settle as _settle
except ImportError:
    assert ENGINE == "plain", "the compiled core is older than this code: ./run builds it anew"


ANY_NUMBER = MAX_ITEMS
"""More sets than lie on any table."""


class Wanted(IntEnum):
    """Which sets are wanted: all, one of the best, or any."""

    ALL = 0
    BEST = 1
    ANY = 2


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
    """The weight, and the old sets left as they lie beside those that are closed, if that was asked."""
    ordered: bool = False
    """No set that comes later is better."""

    @property
    def packed(self) -> bytes:
        """The set as the compiled core knows it."""
        kind, cells = self.candidate
        head = (RUN if kind is Kind.RUN else GROUP, len(cells), len(self.from_rack))
        return bytes((*head, *(JOKER_BYTE if cell == JOKER else cell for cell in cells), *self.from_rack))


@dataclass(frozen=True, slots=True)
class Settler:
    """Lists the sets of one case; `question` says what must come of it now."""

    case: Case
    question: Callable[[], Problem]
    budget: Budget
    hope: Callable[[], Problem]
    """The same for what the case promises at most."""
    old: bytes = b""
    """The old sets, as `old_sets` packs them: a set that looks like one counts as left alone itself."""

    def sets(self, must: int, owners: Owners | None = None) -> Iterator[Settled]:
        """All small sets that hold a certain tile, or a joker, and are new if there are owners."""
        if ENGINE == "plain":
            yield from settled_plain(self.case, must, owners)
            return
        # A set that fulfils all that the case promises is as good as any, and mostly there is one.
        hoped = self._settled(self.hope(), must, owners, wanted=Wanted.ANY)
        yield from hoped
        skip = b"".join(one.packed for one in hoped)
        if owners is None:
            yield from self._settled(self.question(), must, None, skip=skip)
        else:
            yield from self._best_first(must, owners, skip)

    def _best_first(self, must: int, owners: Owners, skip: bytes) -> Iterator[Settled]:
        """The heaviest one, for mostly it is legal and the others need not be weighed; then the others."""
        if not (problem := self.question()).known:
            best = self._settled(problem, must, owners, wanted=Wanted.BEST, skip=skip)
            for one in best:
                yield one._replace(ordered=True)
                skip += one.packed
            if not best:
                return
        for settled in self._settled(self.question(), must, owners, skip=skip):
            yield settled._replace(ordered=True)

    def _settled(
        self,
        problem: Problem,
        must: int,
        owners: Owners | None,
        *,
        wanted: Wanted = Wanted.ALL,
        skip: bytes = b"",
    ) -> list[Settled]:
        return settled_compiled(
            self.case, problem, must, owners, self.budget, wanted=wanted, skip=skip, old=self.old
        )


def old_sets(encoding: Encoding, old: Sequence[Meld]) -> bytes:
    """The old sets in bytes: the number of cells of each, and the cells in order."""
    cells = [sorted(encoding.pack_table((meld,))[PACKED_HEAD:]) for meld in old]
    return b"".join(bytes((len(row), *row)) for row in cells)


def settled_plain(case: Case, must: int, owners: Owners | None) -> Iterator[Settled]:
    """All of them."""
    for candidate in candidates(case, must):
        for extra in owners.rack_copies(candidate) if owners else [()]:
            yield Settled(candidate, extra)


def settled_compiled(
    case: Case,
    problem: Problem,
    must: int,
    owners: Owners | None,
    budget: Budget,
    *,
    wanted: Wanted = Wanted.ALL,
    skip: bytes = b"",
    old: bytes = b"",
) -> list[Settled]:
    """Those with which something comes of the problem, the heaviest first."""
    ownership = Ownership() if owners is None else owners.ownership
    _, nodes, found = _settle(*problem, must, owners is not None, wanted, case.nobodys, *ownership, skip, old)
    budget.spend(nodes)
    return [
        Settled(
            Candidate(Kind.RUN if kind == RUN else Kind.GROUP, tuple(map(_identity, cells))),
            tuple(extra),
            (case.gain + weight, keep if problem.known else ANY_NUMBER),
        )
        for kind, cells, extra, weight, keep in found
    ]


def _identity(cell: int) -> int:
    return JOKER if cell == JOKER_BYTE else cell
