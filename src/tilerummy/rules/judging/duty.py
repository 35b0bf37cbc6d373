"""Duties of a turn: drawing, discarding, taking open tiles, and playing where one must."""

from __future__ import annotations

from tilerummy.rules.judging.bookkeeping import Books
from tilerummy.rules.judging.turn import Before, Origin, Proposal
from tilerummy.rules.refusal import Reason, Refusal, refuse
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack

NO_DISCARD = refuse(Reason.NO_DISCARD_ALLOWED, why="never")
"""Nobody discards here, or not more than one tile."""


def duty_faults(setting: Setting, proposal: Proposal, books: Books, rack: Rack) -> list[Refusal]:
    """What a player who lays may not do besides: draw (5.3), discard (5.4), take a tile (5.6, 5.7)."""
    rules = setting.rules
    faults: list[Refusal] = []
    if len(proposal.drawn) > 1:
        faults.append(refuse(Reason.TOO_MANY_DRAWN))
    if proposal.discarded:
        why = "laid" if rules.draw_mode.discards else "never"
        faults.append(refuse(Reason.NO_DISCARD_ALLOWED, why=why))
    for drawn in proposal.drawn:
        if drawn.origin is Origin.DISCARD and not rules.take_discard.allowed:
            faults.append(refuse(Reason.TAKE_DISCARD_FORBIDDEN))
        elif drawn.origin is Origin.FACE_UP and not _may_take_face_up(setting, rack):
            faults.append(refuse(Reason.FACE_UP_FORBIDDEN))
        elif drawn.origin is Origin.PENALTY or (
            drawn.origin is Origin.POOL and not rules.draw_mode.draws_first
        ):
            faults.append(refuse(Reason.DRAW_AND_PLAY))
        # Only open tiles are taken for a play (5.6, 5.7): what comes from the pool may stay on the rack.
        elif drawn.origin is not Origin.POOL and not books.laid[drawn.tile.plain]:
            faults.append(refuse(Reason.TAKEN_TILE_NOT_LAID, tile=drawn.tile.text))
    return faults


def _may_take_face_up(setting: Setting, rack: Rack) -> bool:
    use = setting.rules.face_up_eighth
    return use.lies_open and not (use.to_finish_only and rack)


def draw_faults(proposal: Proposal, pool_left: int) -> list[Refusal]:
    """What is wrong with the draw of a player who lays nothing: it is one tile, from the pool (5.2)."""
    faults: list[Refusal] = []
    if not proposal.drawn:
        faults.append(refuse(Reason.MUST_DRAW))
    if len(proposal.drawn) > 1:
        faults.append(refuse(Reason.TOO_MANY_DRAWN))
    for drawn in proposal.drawn:
        if drawn.origin is Origin.DISCARD:
            faults.append(refuse(Reason.TAKEN_TILE_NOT_LAID, tile=drawn.tile.text))
        elif drawn.origin is Origin.FACE_UP:
            faults.append(refuse(Reason.FACE_UP_FORBIDDEN))
        elif drawn.origin is Origin.PENALTY:
            faults.append(refuse(Reason.TOO_MANY_DRAWN))
        elif pool_left == 0:
            faults.append(refuse(Reason.POOL_EMPTY))
    return faults


def discard_faults(setting: Setting, before: Before, proposal: Proposal) -> list[Refusal]:
    """What is wrong with the discard after a draw, where there is one (5.4)."""
    rules = setting.rules
    if not rules.draw_mode.discards:
        return [NO_DISCARD] if proposal.discarded else []
    if len(proposal.discarded) != 1:
        return [NO_DISCARD if proposal.discarded else refuse(Reason.MUST_DISCARD)]
    tile = proposal.discarded[0].plain
    just_drawn = any(drawn.tile.plain is tile for drawn in proposal.drawn)
    # With its twin on the rack nobody can tell which of the two was put away.
    if just_drawn and not rules.discard_drawn_tile and tile not in before.rack:
        return [refuse(Reason.DISCARDED_THE_DRAWN_TILE)]
    return []


def compulsory(setting: Setting, playable: bool | None) -> list[Refusal]:
    """Whoever can lay must lay, under some rules (5.5); `playable` is None if nobody knows."""
    forced = playable and not setting.rules.voluntary_draw
    return [refuse(Reason.MUST_PLAY_IF_ABLE)] if forced else []
