"""Positions that no rule binds: every joker is free, and one question to the core is the whole answer.

This is the one fast path: `solve` takes it for most turns, and the search for those of an opener.

A table is a row of bytes, set by set: kind, colour (0 for a group), first number, length, then its
tiles, `JOKER_BYTE` for a joker. The end table comes back as a tuple of such sets. The compiled core reads and
writes them as they are; for the plain core they are turned into a `Problem` and back here.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple
from warnings import warn

from tilerummy.rules.meld import Meld
from tilerummy.rules.tile import Tile
from tilerummy.solver.best_turn import BestTurn, Certainty, end_table, nothing_found
from tilerummy.solver.budget import SolveBudget
from tilerummy.solver.cores import ENGINE, ON_A_PAGE, ask, core, pack_position, read_laid
from tilerummy.solver.encoding import JOKER_BYTE, PACKED_HEAD, Encoding, Scale, as_they_lay, colour_mask
from tilerummy.solver.problem import (
    JOKER,
    NO_LIMITS,
    RUN,
    Answer,
    KeepGroup,
    KeepRun,
    Limits,
    Problem,
    Status,
)
from tilerummy.solver.problem import Meld as CoreMeld


class Unsound(RuntimeWarning):
    """A core gave an answer that is no table: a fault, and the other core is asked."""


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
    question = pack_position(
        encoding.shape,
        table,
        must,
        may,
        scale.row,
        joker_weight=scale.joker,
        placed=scale.placed,
        keep=keep,
        least=least,
        limits=limits,
    )
    laid = read_laid(ask(core, question))
    # The core looks at its own answer once more (`core/sound.c`), since no referee will.
    if laid[0] is Status.UNSOUND:
        warn(f"the compiled core laid no table: {table!r} {must!r} {may!r}", Unsound, stacklevel=2)
        if ON_A_PAGE:  # which has no other core to ask
            return Laid(status=Status.BUDGET, weight=0, keep=0, play=None, melds=None, nodes=laid[-1])
        return lay_plain(encoding, scale, table, must, may, keep=keep, least=least, limits=limits)
    # As Laid(...) does it, which takes three times as long.
    return tuple.__new__(Laid, laid)


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
    # What must be laid weighs in any case, and the core is not told of it: the floor is lower by that much.
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
    # Loaded here: a page has no copy of it, and where the core is compiled nobody needs it.
    from tilerummy.solver import plain

    answer = plain.solve_problem(problem)
    if answer.melds is not None and not plain.is_sound(problem, answer):
        warn(f"the plain core laid no table: {problem}", Unsound, stacklevel=2)
        return Laid(status=Status.BUDGET, weight=0, keep=0, play=None, melds=None, nodes=answer.nodes)
    return _packed(answer, gain)


lay_freely = lay_compiled if ENGINE == "compiled" else lay_plain
"""The best table by the core in use."""


_ORDER = attrgetter("order")
# To look them up in their classes takes a while.
_OPTIMAL, _BEST_FOUND, _PROVEN = Certainty.OPTIMAL, Certainty.BEST_FOUND, Status.OPTIMAL


def free_turn(
    encoding: Encoding,
    old: Sequence[Meld],
    must: Sequence[Tile],
    may: Sequence[Tile],
    *,
    least_change: bool,
    floor: int | None,
    budget: SolveBudget | None = None,
) -> BestTurn | None:
    """The best turn where no rule says more than that the end table is valid: one question to the core."""
    # Unpacked at once: to look at seven fields one by one takes longer than the core takes for a small table.
    status, weight, kept, laid, melds, nodes = lay_freely(
        encoding,
        encoding.scale,
        encoding.pack_table(old),
        encoding.pack_rack(must) if must else b"",
        encoding.pack_rack(may),
        keep=least_change,
        least=floor,
        limits=NO_LIMITS if budget is None else budget.limits(),
    )
    if budget is not None:
        budget.spend(nodes)
    if melds is None or laid is None:
        # That there is no play is a claim, and a search that was cut short has not proven it.
        return nothing_found(old) if status is Status.BUDGET else None
    play = encoding.unpack_rack(laid)
    # Identities follow the colours of the box, and a play is told in the canonical order of tiles.
    if must or not encoding.ordered:
        play = sorted((*must, *play), key=_ORDER)
    return BestTurn(
        _OPTIMAL if status is _PROVEN else _BEST_FOUND,
        tuple(play),
        encoding.points(weight),
        # Most callers never look at the table, and its objects once took half of the time of a call.
        lambda: end_table(encoding.setting, old, end_sets(encoding, old, melds), least_change=least_change),
        None,
        None,
        weight,
        kept,
    )


def end_sets(encoding: Encoding, old: Sequence[Meld], melds: Sequence[bytes]) -> tuple[Meld, ...]:
    """The sets of a table that was laid; those that look like old ones are written like them."""
    end = encoding.unpack_table(melds)
    return as_they_lay(encoding.setting, old, end) if JOKER_BYTE in encoding.pack_table(old) else end


def _counts(cells: bytes, size: int) -> bytes:
    """How often each of the first cells is there."""
    counts = bytearray(size)
    for cell in cells:
        # A joker is no tile of any identity; jokers are counted apart.
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
    # Behind the numbered tiles, as the compiled core writes them.
    jokers = bytes([JOKER_BYTE]) * answer.jokers
    return Laid(
        status=answer.status,
        weight=answer.weight + gain,
        keep=answer.keep,
        play=play + jokers,
        melds=tuple(map(_packed_meld, answer.melds)),
        nodes=answer.nodes,
    )


def _packed_meld(meld: CoreMeld) -> bytes:
    kind, colour, first, cells = meld
    # A group has colour -1 in the plain core and 0 in bytes, where nothing is below zero.
    head = (kind, max(colour, 0), first, len(cells))
    return bytes((*head, *[JOKER_BYTE if cell == JOKER else cell for cell in cells]))
