"""Touches: on a big screen that a player lets be touched, what lies on the table is moved with fingers.

A screen holds no key of a seat. It names itself by something that it alone knows, and can only lay in another
way what everybody sees already: nothing comes from a rack, and nothing is finished or drawn.
"""

from __future__ import annotations

from hashlib import sha256

from msgspec import structs

from tilerummy.protocol.messages import Draft, PlaceKind, Touch
from tilerummy.rules.match.progress import illegal
from tilerummy.rules.match.unfinished import check_draft
from tilerummy.rules.refusal import Reason, refuse
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.table.table_state import TableState, lying, play_of, playing


def touched(state: TableState, touch: Touch) -> Draft:
    """The draft after a touch; `Illegal`, `Rejected` or `Unreadable` if it may not be."""
    game, seat = playing(state), state.turn
    if seat is None or not _allows(state, touch) or touch.seen != state.sequence:
        raise Rejected(ErrorCode.TOUCH_OFF)
    lies = state.draft or Draft(lying(state))
    # The phone was faster: the screen shows what counts, and the finger tries again.
    if touch.on is not None and sorted(touch.on) != sorted(lies.table):
        raise Rejected(ErrorCode.BUSY)
    draft = structs.replace(
        lies,
        table=touch.table,
        announced=touch.announced,
        opening=None,
        pointed=None,
        touched=touch.number,
        number=touch.number,
    )
    before, after = play_of(seat, lies).table.tiles(), play_of(seat, draft).table.tiles()
    more, less = after - before, before - after
    if more or less:
        raise illegal(
            *(refuse(Reason.TILE_ADDED, tile=tile.text) for tile in sorted(more)),
            *(refuse(Reason.TILE_LOST, tile=tile.text) for tile in sorted(less)),
        )
    check_draft(game, play_of(seat, draft))
    return draft


def _allows(state: TableState, touch: Touch) -> bool:
    """Whether whoever's turn it is lets this screen be touched, and everybody may see what they lay."""
    party = state.party
    if state.turn is None or party.paused or not party.plan.live_drafts:
        return False
    chair = party.chairs[state.turn]
    if chair.kind is not PlaceKind.PERSON or chair.level or chair.left:
        return False
    return chair.screen == sha256(bytes.fromhex(touch.screen)).hexdigest()
