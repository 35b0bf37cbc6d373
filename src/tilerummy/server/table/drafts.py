"""Drafts: the table as the seat in turn has laid it so far, kept for a time-out and shown to the others.

One seat has one draft, on however many devices it is laid: who does not know the last one is told first. On a
big screen that a player lets be touched, what lies on the table is moved with fingers. A screen holds no key
of a seat. It names itself by something that it alone knows, and can only lay in another way what everybody
sees already: nothing comes from a rack, and nothing is finished or drawn.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec
from msgspec import structs

from tilerummy.protocol.messages import Draft, PlaceKind, SendDraft, Touch
from tilerummy.rules.match.progress import illegal
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.unfinished import check_draft
from tilerummy.rules.refusal import Illegal, Reason, Unreadable, refuse
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.store import VisitorId
from tilerummy.server.table.table_state import TableState, lying, play_of, playing


def next_draft(state: TableState, visitor: VisitorId, laid: int, message: SendDraft) -> Draft | None:
    """What counts once a device has laid something; None if that changes nothing, or cannot be a draft.

    `laid` is the number of the last draft that this very device has laid.
    """
    seat, party = state.party.seat_of(visitor), state.party
    if seat is None or seat != state.turn or message.seen != state.sequence:
        return None
    if state.draft is not None and state.draft.number not in (message.touched, laid):
        return None  # they do not know yet what was moved elsewhere: once they do, they send it anew
    if party.paused or party.chairs[seat].level or not _is_possible(state, seat, message.draft):
        return None
    before = state.draft or Draft(lying(state))
    draft = message.draft or Draft(lying(state))
    if draft.pointed is None and before.number != laid and _is_alike(before, draft):
        return None  # what another device has laid lies on this one too: the other need not hear that
    known = message.touched if state.draft is None else before.touched
    return _numbered(structs.replace(draft, touched=known, number=before.number), state.sequence)


def _numbered(draft: Draft, sequence: int) -> Draft:
    """A draft with its name: what was laid when on which one, so that no two servers call two the same."""
    digest = sha256(msgspec.json.encode((sequence, draft))).digest()
    return structs.replace(draft, number=1 + int.from_bytes(digest[:6], "big"))


def _is_alike(before: Draft, draft: Draft) -> bool:
    return sorted(map(sorted, before.table)) == sorted(map(sorted, draft.table))


def _is_possible(state: TableState, seat: Seat, draft: Draft | None) -> bool:
    if draft is None:
        return True
    if draft.pointed is not None and draft.pointed >= len(draft.table):
        return False
    try:
        check_draft(playing(state), play_of(seat, draft))
    except (Illegal, Unreadable, Rejected):
        return False
    return True


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
