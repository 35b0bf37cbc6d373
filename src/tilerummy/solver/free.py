"""The short way to the core: tiles as bytes, every joker free.

A table is a row of bytes, set by set: kind, colour (0 for a group), first number, length, then its
tiles, `JOKER_BYTE` for a joker. The end table comes back as a tuple of such sets. The compiled core reads and
writes them as they are; for the plain core they are turned into a `Problem` and back here.
"""

from __future__ import annotations

from typing import NamedTuple

from tilerummy.solver import plain
from tilerummy.solver.encoding import JOKER_BYTE, PACKED_HEAD, Encoding, Scale, colour_mask
from tilerummy.solver.engine import ENGINE, STATUSES
from tilerummy.solver.problem import (
    JOKER,
    RUN,
    Answer,
    KeepGroup,
    KeepRun,
    Limits,
    Meld,
    Problem,
    Status,
)

try:
    from tilerummy.solver._core import lay as _lay
except ImportError:
    assert ENGINE == "plain"


class Laid(NamedTuple):
    """The best table, what the rack tiles on it weigh, and how many old sets lie as before."""

    status: Status
    weight: int
    keep: int
    play: bytes | None
    """The tiles laid of those that may be, in order; None if nothing was found."""
    melds: tuple[bytes, ...] | None
    nodes: int


def lay_compiled(
    encoding: Encoding,
    scale: Scale,
    table: bytes,
    must: bytes,
    may: bytes,
    *,
    keep: bool,
    least: int | None,
    limits: Limits,
) -> Laid:
    """The heaviest tiles of `may`, and all of `must`, laid with those of the table."""
    _, joker, placed, row = scale
    deadline, nodes = limits
    status, worth, kept, play, melds, searched = _lay(
        *encoding.shape, table, must, may, row, joker, keep, least, nodes, deadline, placed
    )
    # As Laid(...) does it, which takes three times as long.
    return tuple.__new__(Laid, (STATUSES[status], worth, kept, play, melds, searched))


def lay_plain(
    encoding: Encoding,
    scale: Scale,
    table: bytes,
    must: bytes,
    may: bytes,
    *,
    keep: bool,
    least: int | None,
    limits: Limits,
) -> Laid:
    """The same by the plain core."""
    shape, size = encoding.setting.shape, len(encoding.tiles)
    melds = _split(table)
    needed = b"".join([must, *[meld[PACKED_HEAD:] for meld in melds]])
    gain = sum(scale.joker if cell == JOKER_BYTE else scale.weight[cell] for cell in must)
    wishes = [_wish(meld) for meld in melds] if keep else []
    problem = Problem(
        colours=len(shape.colours),
        need=_counts(needed, size),
        may=_counts(may, size),
        weight=scale.weight,
        group_max=shape.group_max,
        distinct=shape.distinct,
        joker_need=needed.count(JOKER_BYTE),
        joker_may=may.count(JOKER_BYTE),
        joker_weight=scale.joker,
        keep_runs=tuple(wish for wish in wishes if isinstance(wish, KeepRun)),
        keep_groups=tuple(wish for wish in wishes if isinstance(wish, KeepGroup)),
        floor=None if least is None else least - gain,
        floor_counts=True,
        node_limit=limits.nodes,
        deadline_ns=limits.deadline_ns,
        placed=scale.placed,
    )
    return _packed(plain.solve_problem(problem), gain)


lay_freely = lay_compiled if ENGINE == "compiled" else lay_plain
"""The best table by the core in use."""


def _counts(cells: bytes, size: int) -> bytes:
    """How often each of the first cells is there."""
    counts = bytearray(size)
    for cell in cells:
        if cell < size:
            counts[cell] += 1
    return bytes(counts)


def _split(table: bytes) -> list[bytes]:
    melds, at = [], 0
    while at < len(table):
        end = at + PACKED_HEAD + table[at + 3]
        melds.append(table[at:end])
        at = end
    return melds


def _wish(meld: bytes) -> KeepRun | KeepGroup:
    kind, colour, first, length = meld[:PACKED_HEAD]
    cells = meld[PACKED_HEAD:]
    if kind == RUN:
        places = sum(1 << place for place, cell in enumerate(cells) if cell == JOKER_BYTE)
        return KeepRun(colour, first, first + length - 1, places)
    return KeepGroup(first, colour_mask([c for c in cells if c != JOKER_BYTE]), cells.count(JOKER_BYTE))


def _packed(answer: Answer, gain: int) -> Laid:
    if answer.melds is None:
        return Laid(status=answer.status, weight=0, keep=0, play=None, melds=None, nodes=answer.nodes)
    play = bytes(cell for cell, count in enumerate(answer.used) for _ in range(count))
    jokers = bytes([JOKER_BYTE]) * answer.jokers
    return Laid(
        status=answer.status,
        weight=answer.weight + gain,
        keep=answer.keep,
        play=play + jokers,
        melds=tuple(map(_packed_meld, answer.melds)),
        nodes=answer.nodes,
    )


def _packed_meld(meld: Meld) -> bytes:
    kind, colour, first, cells = meld
    head = (kind, max(colour, 0), first, len(cells))
    return bytes((*head, *[JOKER_BYTE if cell == JOKER else cell for cell in cells]))
