"""Notices: who wishes to be told of what, and the telling. Once, never at night, never to who is here.

That somebody was told of a turn is a mark, made with the server's key; it is kept before the notice is sent,
so two servers never send the same one, and a crash in between loses one rather than sends two.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from secrets import token_bytes

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.tasks import Background
from tilerummy.server.live.families import Invitation
from tilerummy.server.live.gathered_results import Days
from tilerummy.server.live.process import DAY_MS
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.push.notice import (
    SHORTEST_WAIT_MS,
    BadAddress,
    LocalTime,
    Notice,
    NoticeWords,
    PushAddress,
    Sent,
    day_notice,
    play_notice,
    read_address,
    turn_notice,
)
from tilerummy.server.store import push_rows as rows
from tilerummy.server.store.puzzle_rows import keep_mark
from tilerummy.server.store.store import Code, Conflict, Store, VisitorId
from tilerummy.server.table.party import DAY
from tilerummy.server.table.table_state import read_party

log = logging.getLogger(__name__)

AT_ONCE = 200
LOOK_BACK_MS = 2 * DAY_MS
"""A turn that has waited longer is no news."""
LATE_MS = 3 * 3_600_000
"""A reminder that could not be sent for so long is not sent any more."""
INVITE_MS = 3_600_000
"""A family is called to the table once in so long, whoever calls."""
TTL_S = 12 * 3600
SIDE_BY_SIDE = 8

Worded = Callable[[NoticeWords], Notice]


@dataclass(frozen=True, slots=True)
class Pushing:
    """What a server needs to send notices; a device has none of it."""

    contact: str
    """Whom a push service may turn to: mailto:... or https://..."""
    services: tuple[str, ...]
    """Push services that are believed besides those of the browsers."""
    words: Callable[[str], NoticeWords]
    send: Callable[[str, dict[str, str], bytes], Sent]


class Notices:
    """Keeps where notices go, and sends them. Without `cryptography` there are none, and pages offer none."""

    def __init__(
        self,
        store: Store,
        tables: TableCache,
        days: Days,
        mark: Callable[..., str],
        clock: Callable[[], int],
        pushing: Pushing | None,
    ) -> None:
        self._store, self._tables, self._days = store, tables, days
        self._mark, self._clock, self._pushing = mark, clock, pushing
        # Known once the store has been opened: it follows from the key that is kept there.
        self._secret: bytes | None = None
        self._inviting = Background()
        # Each is a thread that waits for somebody else's server.
        self._room = asyncio.Semaphore(SIDE_BY_SIDE)

    def use(self, secret: bytes) -> None:
        """From now on with the key that follows from this secret."""
        self._secret = secret

    @property
    def key(self) -> str | None:
        """What a browser is told of us; None: this server sends no notices."""
        if self._secret is None or self._pushing is None:
            return None
        try:
            # Loaded when it is needed: it needs `cryptography`, which a small installation lacks.
            from tilerummy.server.push.delivery import PushKey
        except ImportError:
            return None
        return PushKey.from_secret(self._secret).public

    async def wish(self, visitor: VisitorId, wanted: m.PushWish) -> m.Pushes:
        """From now on a browser takes notices of these kinds."""
        if self.key is None:
            raise Rejected(ErrorCode.NO_NOTICES)
        address = self._address(wanted)
        now, remind = self._clock(), wanted.remind
        next_at = 0 if remind is None else LocalTime(wanted.zone).next_at(remind, now)
        push = rows.KeptPush(
            endpoint=address.endpoint,
            visitor=visitor,
            point=address.point,
            auth=address.auth,
            language=wanted.language,
            zone=wanted.zone,
            turns=int(wanted.turns),
            remind=remind,
            next_at=next_at,
        )
        await self._store.write_all(rows.keep(push, now))
        return await self.settings_of(visitor)

    async def settings_of(self, visitor: VisitorId | None) -> m.Pushes:
        """Whether there are notices here, and how many browsers of somebody take them."""
        count = 0 if visitor is None else len(await rows.pushes_of(self._store, visitor))
        return m.Pushes(self.key, count)

    async def stop(self, visitor: VisitorId) -> m.Pushes:
        """No more of them."""
        await self._store.write_all([rows.forget_all(visitor)])
        return await self.settings_of(visitor)

    async def look(self) -> None:
        """Tell those whose turn it is, and those who wished to be reminded now. Done every minute."""
        if self.key is None:
            return
        now = self._clock()
        # A turn that has just begun may be over before anybody could be told.
        waiting = await rows.waiting_turns(self._store, now - LOOK_BACK_MS, now - SHORTEST_WAIT_MS, AT_ONCE)
        for turn in waiting:
            await self._tell_turn(turn, now)
        for push in await rows.due(self._store, now, AT_ONCE):
            await self._remind(push, now)

    def invite(self, to: Invitation) -> None:
        """Tell those of a family who are not here that somebody wants to play; nobody waits for it."""
        if self.key is None or not to.devices:
            return
        now = self._clock()
        # By the hour, so two who call at once, perhaps at two servers, send one notice.
        once = ("play", to.family, str(now // INVITE_MS))
        self._inviting.begin(self.tell(to.devices, partial(_invitation, to), once, now))

    async def close(self) -> None:
        """Let what is being sent be sent."""
        await self._inviting.settled()

    async def tell(
        self,
        visitors: Iterable[VisitorId],
        notice: Worded,
        once: tuple[str, ...],
        now: int,
    ) -> int:
        """Send something to people, at most once for what `once` names; how many browsers took it."""
        found = [push for visitor in visitors for push in await rows.pushes_of(self._store, visitor)]
        # By the receiver's clock, before the mark: whoever sleeps now is told at the next look.
        awake = [push for push in found if not LocalTime(push.zone).is_night(now)]
        sent = await asyncio.gather(*(self._once(push, notice, once, now) for push in awake))
        return sum(sent)

    async def _tell_turn(self, turn: rows.WaitingTurn, now: int) -> None:
        """One notice a turn, where a turn has days, to who is not at the table."""
        party = read_party(turn.party)
        # Where a turn has minutes, whoever plays is at the table or has left it.
        if party.rules.time_limit_s < DAY:
            return
        state, circumstances, _ = await self._tables.look(Code(turn.code))
        seat = state.turn
        if seat is None or state.game is None or state.turn_owner != turn.visitor:
            return
        if circumstances.here(turn.visitor):
            return
        round_ = state.game.playing
        # By the turn, and not by the event: to stop a clock and start it again is no news.
        once = ("turn", turn.code, str(party.match), str(round_.number), str(len(round_.history)))
        others = ", ".join(chair.name for chair in party.chairs if chair.owner != turn.visitor and chair.name)
        await self.tell([turn.visitor], lambda words: turn_notice(words, turn.code, others), once, now)

    async def _remind(self, push: rows.KeptPush, now: int) -> None:
        assert push.remind is not None
        place = LocalTime(push.zone)
        try:
            # Moved on first, and only one server can do so: so nobody is reminded twice.
            later = rows.remind_next(push, place.next_at(push.remind, now))
            await self._store.write_all([later], each_changes=True)
        except Conflict:
            return  # another server reminds
        today = datetime.fromtimestamp((now + push.zone * 60_000) / 1000, UTC).date().isoformat()
        if now - push.next_at > LATE_MS or await self._days.has_told(push.visitor, today):
            return
        await self._send(push, day_notice)

    async def _once(self, push: rows.KeptPush, notice: Worded, once: tuple[str, ...], now: int) -> bool:
        mark = self._mark("notice", push.endpoint, *once)
        try:
            # The day alone: a mark is not to say when somebody was told.
            await self._store.write_all([keep_mark(mark, now // DAY_MS * DAY_MS)], each_changes=True)
        except Conflict:
            return False
        return await self._send(push, notice)

    async def _send(self, push: rows.KeptPush, notice: Worded) -> bool:
        from tilerummy.server.push.delivery import PushKey, sealed

        assert self._secret is not None
        assert self._pushing is not None
        address = PushAddress(push.endpoint, push.point, push.auth)
        now_s = self._clock() // 1000
        introduction = PushKey.from_secret(self._secret).introduction(
            address.service, self._pushing.contact, now_s
        )
        headers = {
            "Authorization": introduction,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_S),
            "Urgency": "normal",
        }
        body = sealed(
            msgspec.json.encode(notice(self._pushing.words(push.language))), address, token_bytes(16)
        )
        async with self._room:
            sent = await asyncio.to_thread(self._pushing.send, push.endpoint, headers, body)
        # The browser has taken its permission back, or is no more.
        if sent is Sent.GONE:
            await self._store.write_all([rows.forget(push.endpoint)])
        elif sent is Sent.FAILED:
            log.warning("notice not taken", extra={"why": address.service})
        return sent is Sent.TAKEN

    def _address(self, wanted: m.PushWish) -> PushAddress:
        from tilerummy.server.push.delivery import require_point

        assert self._pushing is not None
        services = self._pushing.services
        try:
            address = read_address(wanted.endpoint, wanted.point, wanted.auth, services)
            require_point(address.point)
        except BadAddress as error:
            raise Rejected(ErrorCode.UNREADABLE, text=str(error)) from None
        return address


def _invitation(to: Invitation, words: NoticeWords) -> Notice:
    return play_notice(words, to.code, to.name, to.who)
