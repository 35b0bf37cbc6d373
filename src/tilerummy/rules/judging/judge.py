"""Judging a turn as a whole: legal, or every reason why not."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from operator import attrgetter

from tilerummy.rules.judging.bookkeeping import Books, book_faults, keep_books, sets_from_rack
from tilerummy.rules.judging.duty import NO_DISCARD, compulsory, discard_faults, draw_faults, duty_faults
from tilerummy.rules.judging.equal_tiles import Stop, never
from tilerummy.rules.judging.handling import judge_handling
from tilerummy.rules.judging.opening import opening_value
from tilerummy.rules.judging.story import Told
from tilerummy.rules.judging.turn import Before, Proposal, Verdict
from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Reason, Refusal, refuse
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack

_ORDER = attrgetter("order")


def judge_play(
    setting: Setting, before: Before, proposal: Proposal, stop: Stop = never, told: Told | None = None
) -> Verdict:
    """Judge a turn that lays tiles; when `stop` says so it is given up, and `Stopped` is raised.

    Whoever has found a story already may say so in `told`: all but that story is judged anew.
    """
    books = keep_books(setting, before, proposal)
    rack = Rack(books.rack.elements())
    missing = book_faults(setting, before, proposal, books)
    refusals = [*missing, *_set_faults(setting, books.made), *duty_faults(setting, proposal, books, rack)]
    if not books.laid:
        refusals.append(refuse(Reason.NO_RACK_TILE_PLAYED))
    value = None
    # A story says which copy went where: with tiles lost or from nowhere there is none to look for.
    if not missing:
        handled, value = judge_handling(setting, before, proposal, books, loose=False, stop=stop, told=told)
        refusals.extend(handled)
    if refusals and not before.opened:
        value = opening_value(setting, sets_from_rack(books))
    return Verdict(
        tuple(dict.fromkeys(refusals)), value, tuple(sorted(books.laid.elements(), key=_ORDER)), rack
    )


def judge_draw(
    setting: Setting, before: Before, proposal: Proposal, *, playable: bool | None, pool_left: int
) -> Verdict:
    """Judge a turn that lays nothing: one tile drawn, and one discarded where the rules say so."""
    books = keep_books(setting, before, proposal)
    refusals = book_faults(setting, before, proposal, books)
    refusals += _table_unchanged(books)
    # 5.9: with nothing to draw one passes, and whoever passes discards nothing.
    if pool_left == 0 and not proposal.drawn:
        refusals += [NO_DISCARD] * bool(proposal.discarded)
    else:
        refusals += draw_faults(proposal, pool_left)
        refusals += discard_faults(setting, before, proposal)
    refusals += compulsory(setting, playable)
    return Verdict(tuple(dict.fromkeys(refusals)), rack=Rack(books.rack.elements()))


def judge_pass(
    setting: Setting, before: Before, proposal: Proposal, *, playable: bool | None, pool_left: int
) -> Verdict:
    """Judge a pass: it needs an empty pool."""
    books = keep_books(setting, before, proposal)
    refusals = book_faults(setting, before, proposal, books)
    refusals += _table_unchanged(books)
    if pool_left > 0:
        refusals.append(refuse(Reason.POOL_NOT_EMPTY))
    if proposal.drawn:
        refusals.append(refuse(Reason.TOO_MANY_DRAWN))
    if proposal.discarded:
        refusals.append(NO_DISCARD)
    refusals += compulsory(setting, playable)
    return Verdict(tuple(dict.fromkeys(refusals)), rack=Rack(books.rack.elements()))


def judge_starter_discard(setting: Setting, before: Before, proposal: Proposal) -> Verdict:
    """Judge the starter's first turn where it is one discard."""
    rules = setting.rules
    books = keep_books(setting, before, proposal)
    refusals = book_faults(setting, before, proposal, books)
    if not rules.starter_discard:
        refusals.append(NO_DISCARD)
    elif len(proposal.discarded) != 1:
        refusals.append(refuse(Reason.MUST_DISCARD))
    if proposal.drawn:
        refusals.append(refuse(Reason.TOO_MANY_DRAWN))
    if books.made or books.gone:
        if rules.starter_may_lay:
            # 2.5: what is laid before the discard is judged as a turn of its own, in which nothing was drawn
            # or discarded.
            lay = replace(proposal, discarded=(), drawn=(), rack=None)
            refusals.extend(judge_play(setting, before, lay).refusals)
        else:
            refusals.append(refuse(Reason.STARTER_ONLY_DISCARDS))
    return Verdict(tuple(dict.fromkeys(refusals)), rack=Rack(books.rack.elements()))


def _set_faults(setting: Setting, melds: Iterable[Meld]) -> list[Refusal]:
    faults: list[Refusal] = []
    for meld in melds:
        reading = setting.read(meld)
        if not reading.valid:
            faults += [refuse(Reason.INVALID_SET, set=str(meld)), *reading.faults]
    return faults


def _table_unchanged(books: Books) -> list[Refusal]:
    return [refuse(Reason.DRAW_AND_PLAY)] if books.made or books.gone else []
