"""What the rules make of a turn that was not finished properly: a time-out, or an end on an invalid table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tilerummy.rules.judging.judge import judge_handling, judge_play, keep_books
from tilerummy.rules.judging.turn import Before, Origin, Proposal, Verdict
from tilerummy.rules.refusal import Reason
from tilerummy.rules.setting import Setting, same_sets
from tilerummy.rules.table import Rack, Table


@dataclass(frozen=True, slots=True)
class Settlement:
    """What the rules make of a turn that was not finished properly."""

    table: Table
    rack: Rack
    """Before the tiles to draw."""
    draws: int
    """How many tiles the player now draws, as far as the pool reaches."""
    discards_last: bool
    """A discard is still owed: it is the tile drawn last."""
    stands: bool
    """The turn was legal after all and counts as played."""


def settle(
    setting: Setting, before: Before, draft: Proposal, *, void: bool, drew: bool = False
) -> Settlement:
    """What becomes of a turn at the time-out or at an invalid end (8.2 to 8.5).

    `draft` is the table as it lies then; `void` says that the whole turn is taken back rather than
    its loose tiles; `drew` that the draw which begins every turn (`every_turn_then_place`) is done.
    """
    verdict = judge_play(setting, before, draft)
    # 8.2: a legal table stands, also when time runs out on it.
    if verdict.legal:
        return Settlement(draft.table, verdict.rack, 0, discards_last=False, stands=True)
    every_turn = setting.rules.draw_mode.draws_first
    # The draft of a turn that begins with a draw has it among its own; the match says so besides.
    drew = drew or any(drawn.origin is Origin.POOL for drawn in draft.drawn)
    back = _taken_back(before, draft, discards_last=every_turn and drew)
    if void:
        return back
    # 8.5: nothing was touched, so the player has simply not laid, and pays nothing.
    if same_sets(setting, draft.table, before.table):
        # 8.5: who has drawn already at the beginning of the turn need not draw again.
        draws = 0 if every_turn and drew else 1
        owed = setting.rules.draw_mode.discards
        return replace(back, draws=draws, discards_last=owed)
    # 8.5, by sheet 004: a fault of the opening alone counts as not laid.
    if setting.rules.failed_opening_draws_one and _only_the_opening_failed(verdict):
        return replace(back, draws=1)
    return _loose_taken_off(setting, before, draft, back)


def _taken_back(before: Before, draft: Proposal, *, discards_last: bool) -> Settlement:
    """All as before the turn; a tile drawn from the pool stays with the player."""
    # 8.9: an open tile that was taken goes back where it lay.
    drawn = (d.tile for d in draft.drawn if d.origin in (Origin.POOL, Origin.PENALTY))
    rack = Rack((*before.rack, *drawn))
    return Settlement(before.table, rack, 0, discards_last, stands=False)


_OPENING_REASONS = {
    Reason.OPENING_BELOW_MINIMUM,
    Reason.OPENING_USES_TABLE,
    Reason.OPENING_NOT_FROM_RACK,
}


def _only_the_opening_failed(verdict: Verdict) -> bool:
    return {refusal.reason for refusal in verdict.refusals} <= _OPENING_REASONS


def _loose_taken_off(setting: Setting, before: Before, draft: Proposal, back: Settlement) -> Settlement:
    """Loose tiles go to the rack; if what remains breaks another rule, all is as before (8.4)."""
    # 8.4: whole sets stay, and everything in a set that is none is loose.
    remains = Table(meld for meld in draft.table if setting.read(meld).valid)
    trial = replace(draft, table=remains, rack=None, discarded=())
    books = keep_books(setting, before, trial)
    penalty = setting.rules.penalty_tiles
    broken = bool(books.gone or books.made) and (
        # A tile on the table that nobody had: what remains cannot be, whatever rule it keeps.
        any(count < 0 for count in books.rack.values())
        or bool(judge_handling(setting, before, trial, books, loose=True)[0])
    )
    # 8.4: the penalty follows either way.
    if broken:
        return replace(back, draws=penalty)
    rack = Rack(books.rack.elements())
    return Settlement(remains, rack, penalty, back.discards_last and not books.laid, stands=False)
