"""Questions to the compiled core as bytes, and its answers: the two sides of `core/ask.h`.

A question is a byte that says what is asked, then words of eight bytes, low byte first, and rows of bytes.
The same bytes go to the extension module of CPython and to the core that a page runs (WebAssembly): neither
knows an object of Python, and a search is the same everywhere.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from itertools import chain
from struct import Struct, error, pack, unpack_from
from time import monotonic_ns
from typing import Protocol

from tilerummy.solver.problem import NUMBERS, Answer, GroupBlock, Limits, Meld, Problem, RunBlock, Status

Ask = Callable[[bytes], bytes]
"""A core: a question in, an answer out."""

SOLVE, MAY_JOIN, LAY = b"\0", b"\1", b"\2"
STATUSES = (Status.OPTIMAL, Status.NONE, Status.BUDGET, Status.WEIGHED, Status.UNSOUND)
"""What the core counts as 0 to 4."""
ANSWERED = 1
"""The first byte of an answer; a refused question is answered with 0 and the reason."""
MELD_HEAD = 4

# The order of the words is a contract with core/read_problem.c and core/read_position.c: change both or
# neither.
_PROBLEM = Struct("<7q")
_FLOOR = Struct("<9q")
_POSITION = Struct("<c13q")
_HEAD = Struct("<6q")
_CELLS = [Struct(f"<{length}h") for length in range(NUMBERS + 1)]


def no_core(_question: bytes) -> bytes:
    """Stands where no compiled core was built."""
    raise RuntimeError("the compiled core is not built here")


def ask(core: Ask, question: bytes) -> bytes:
    """The answer to a question. A question beyond the core's limits is a `ValueError`."""
    answer = core(question)
    if answer[0] != ANSWERED:
        raise ValueError(answer[1:].decode())
    return answer


def pack_problem(problem: Problem) -> bytes:
    """A problem as the core reads it."""
    # By place: one unpacking is quicker than 24 looks at attributes, and this runs before every search.
    (
        colours, need, may, weight, group_max, distinct, joker_need, joker_may, joker_weight, run_blocks,
        group_blocks, keep_runs, keep_groups, floor, floor_counts, node_limit, deadline_ns, placed, hold_runs,
        hold_groups, known, least_keep, patience, without,
    ) = problem  # fmt: skip
    # The core reads rows by these lengths: a short one would shift every word behind it.
    if not len(need) == len(may) == len(weight) == colours * NUMBERS:
        raise ValueError("need, may and weight must have one entry for each tile")
    which = (floor is not None, floor or 0, floor_counts, known, least_keep)
    try:
        return b"".join(
            (
                _PROBLEM.pack(colours, group_max, distinct, placed, joker_need, joker_may, joker_weight),
                need,
                may,
                pack(f"<{len(weight)}q", *weight),
                _FLOOR.pack(*which, node_limit, time_left(deadline_ns), patience, without),
                _list(run_blocks),
                _list(group_blocks),
                _list(keep_runs),
                _list(keep_groups),
                _list(hold_runs),
                _list(hold_groups),
            )
        )
    # `struct` says so where a number has no room in 64 bits; to callers it is a limit like any other.
    except error as refused:
        raise ValueError(f"a number of the problem is out of range: {refused}") from None


def pack_blocks(runs: Sequence[RunBlock], groups: Sequence[GroupBlock]) -> bytes:
    """Blocks that may join those of a problem."""
    return _list(runs) + _list(groups)


def time_left(deadline_ns: int) -> int:
    """How long it is until a moment of the monotonic clock. 0 is for ever, so a moment that is past is 1."""
    if deadline_ns >> 63:
        raise ValueError("deadline_ns out of range")
    # A span and not a moment: the core reads a clock of its own, which in a page is another one.
    return max(deadline_ns - monotonic_ns(), 1) if deadline_ns else 0


def _list(items: Sequence[tuple[int, ...]]) -> bytes:
    if not items:
        return _NOTHING
    numbers = tuple(chain.from_iterable(items))
    return pack(f"<{1 + len(numbers)}q", len(items), *numbers)


_NOTHING = bytes(8)


def pack_position(
    shape: tuple[int, int, bool],
    table: bytes,
    must: bytes,
    may: bytes,
    weights: bytes,
    *,
    joker_weight: int,
    placed: bool,
    keep: bool,
    least: int | None,
    limits: Limits,
) -> bytes:
    """A position with free jokers as the core reads it; see `unbound.py`."""
    deadline, nodes = limits
    head = _POSITION.pack(
        LAY,
        *shape,
        placed,
        joker_weight,
        keep,
        least is not None,
        least or 0,
        nodes,
        time_left(deadline),
        len(table),
        len(must),
        len(may),
    )
    return b"".join((head, weights, table, must, may))


def read_answer(answer: bytes, cells: int) -> Answer:
    """The answer to a problem with so many kinds of tiles."""
    status, weight, keep, nodes, count, jokers = _HEAD.unpack_from(answer, 1)
    # One byte says that it was answered, then the head, then how often each tile was used.
    at = 1 + _HEAD.size + cells
    melds = None if count < 0 else tuple(_melds(answer, at))
    return Answer(STATUSES[status], weight, keep, answer[at - cells : at], jokers, melds, nodes)


def _melds(answer: bytes, at: int) -> list[Meld]:
    """The melds of an answer, two bytes a cell: a block is a number below zero."""
    melds, end = [], len(answer)
    while at < end:
        kind, colour, first, length = answer[at : at + MELD_HEAD]
        cells = _CELLS[length].unpack_from(answer, at + MELD_HEAD)
        melds.append((kind, -1 if colour == NO_COLOUR else colour, first, cells))
        at += MELD_HEAD + 2 * length
    return melds


NO_COLOUR = 255
"""A group's colour."""


def read_laid(answer: bytes) -> tuple[Status, int, int, bytes | None, tuple[bytes, ...] | None, int]:
    """An answer to a position: status, weight, kept sets, the tiles laid, the sets of the table, nodes."""
    status, weight, keep, nodes, count, laid = _HEAD.unpack_from(answer, 1)
    if count < 0:
        return STATUSES[status], 0, 0, None, None, nodes
    at = 1 + _HEAD.size + laid
    play, melds = answer[at - laid : at], []
    while at < len(answer):
        end = at + MELD_HEAD + answer[at + 3]
        melds.append(answer[at:end])
        at = end
    return STATUSES[status], weight, keep, play, tuple(melds), nodes


def read_joins(answer: bytes) -> tuple[bytes, int]:
    """For each block whether it may join, and the nodes that took."""
    (nodes,) = unpack_from("<q", answer, 1)
    return answer[9:], nodes


# -- the core of a page ------------------------------------------------------------------------------
#
# The compiled cores of a page: WebAssembly beside Python, reached through the page.
#
# Python in a browser can't load what is compiled for CPython. The page loads the same sources, compiled for
# it, and connects them here once Python runs; until then a question is an error.

ON_A_PAGE = sys.platform == "emscripten"


class Buffer(Protocol):
    """Bytes of the browser."""

    def to_bytes(self) -> bytes:
        """As bytes of Python."""


class PageCore:
    """A core that the page connects."""

    def __init__(self) -> None:
        self._ask: Ask = no_core

    def __call__(self, question: bytes) -> bytes:
        """The answer to a question."""
        return self._ask(question)

    def connect(self, ask: Callable[[bytes], Buffer]) -> None:
        """From now on these are asked."""
        # What comes back is a buffer of the browser's: its bytes are copied before the page takes it back.
        self._ask = lambda question: ask(question).to_bytes()


SOLVER, SIMULATOR = PageCore(), PageCore()


# -- the core in use ---------------------------------------------------------------------------------
#
# The search core in use: the compiled one where it was built, else the plain one, which always works.
#
# Setting the environment variable ``TILERUMMY_PLAIN`` chooses the plain core.

core: Ask = no_core
"""What answers questions as bytes, where it was built."""
COMPILED = True
try:
    from tilerummy.solver import _core

    core = _core.ask
except ImportError:
    if ON_A_PAGE:
        core = SOLVER
    else:
        COMPILED = False

# Decided once, at import: both cores give answers of equal worth, and a test may want either.
ENGINE = "compiled" if COMPILED and not os.environ.get("TILERUMMY_PLAIN") else "plain"


def solve_compiled(problem: Problem) -> Answer:
    """The answer of greatest worth, by the compiled core."""
    return read_answer(ask(core, SOLVE + pack_problem(problem)), len(problem.need))


def solve_plain(problem: Problem) -> Answer:
    """The same by the plain core. It is loaded when it is asked: a page has no copy of it."""
    from tilerummy.solver import plain

    return plain.solve_problem(problem)


solve_problem = solve_compiled if ENGINE == "compiled" else solve_plain
"""Solve one problem with the core in use."""


def may_join_compiled(
    problem: Problem, runs: Sequence[RunBlock], groups: Sequence[GroupBlock]
) -> tuple[bytes, int]:
    """Whether there may be an answer with each of these blocks more, and the nodes it took: 0 is sure."""
    return read_joins(ask(core, MAY_JOIN + pack_problem(problem) + pack_blocks(runs, groups)))


def may_join_plain(
    problem: Problem, runs: Sequence[RunBlock], groups: Sequence[GroupBlock]
) -> tuple[bytes, int]:
    """The same by the plain core."""
    from tilerummy.solver import plain

    return plain.may_join(problem, runs, groups)


may_join = may_join_compiled if ENGINE == "compiled" else may_join_plain
"""Ask about many blocks at once with the core in use."""
