"""One connection: decode, call, send. No decisions are made here; the seat is never taken from a message.

How the messages travel is a matter of the wire: a WebSocket at a server, a worker's messages in a browser.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Protocol

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.server.edge import costs
from tilerummy.server.edge.budgets import Account, Bucket, unlimited
from tilerummy.server.errors import ErrorCode, Rejected, RightsEnded, reasons_of
from tilerummy.server.jobs.tasks import whole
from tilerummy.server.live.projection import Listener
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import NOBODY, Code, Unavailable
from tilerummy.server.table.party import Asker

log = logging.getLogger(__name__)

MOST_BYTES = 16_384
SHOW_S = 1.0  # everything there is to see is told once a second at most, however often somebody asks
TALK_PER_SECOND, TALK_AT_ONCE = 0.5, 6.0
TABLE_PER_SECOND, TABLE_AT_ONCE = 2.0, 20.0
"""Changes of pause, tempo and time: nobody has to agree, and everybody is told of each."""
MOST_UNREADABLE = 20
MOST_CONNECTIONS = 8
HELLO_S = 10.0
GOODBYE_S = 20.0  # how long the last words may take
_TURNED_AWAY = {
    ErrorCode.WRONG_TOKEN: m.ByeReason.WRONG_TOKEN,
    ErrorCode.BANNED: m.ByeReason.BANNED,
    ErrorCode.BUSY: m.ByeReason.RESTARTING,
    ErrorCode.TOO_MANY: m.ByeReason.FLOOD,
}
_DECODER: msgspec.json.Decoder[m.ClientMessage] = msgspec.json.Decoder(m.ClientMessage)


class _Id(msgspec.Struct):
    """As much of a message as its answer needs."""

    id: m.MessageId | None = None


class Unusable(Exception):
    """A connection that cannot go on."""

    def __init__(self, reason: m.ByeReason) -> None:
        self.reason = reason
        super().__init__(reason)


class WireGone(Exception):
    """The other end is gone."""


class Wire(Protocol):
    """What carries the messages of one connection."""

    async def receive(self) -> bytes:
        """The next message; `WireGone` if there will be none."""

    async def send(self, text: str) -> None:
        """Send a message; `WireGone` if it cannot be taken any more."""

    async def close(self, reason: m.ByeReason) -> None:
        """End the connection, if it is not over yet."""


class Conversation:
    """A connection to a table, from its hello to its end."""

    def __init__(self, wire: Wire, service: Service, code: Code, account: Account | None = None) -> None:
        self._wire, self._service, self._rooms, self._code = wire, service, service.rooms, code
        self._account = account or unlimited()
        self._listener = Listener(Asker(), affords=lambda: self._account.affords(costs.TELL))
        self._talk = Bucket(TALK_PER_SECOND, TALK_AT_ONCE, monotonic())
        self._table = Bucket(TABLE_PER_SECOND, TABLE_AT_ONCE, monotonic())
        self._unreadable = 0
        self._renewed: str | None = None
        self._shown = float("-inf")
        self._showing: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Serve the connection until it ends."""
        # Beside the listening: whoever reads slowly must not be heard slowly.
        sending = asyncio.create_task(self._send_all())
        try:
            await self._account.pay(costs.CONNECT)
            await self._welcome()
            await self._listen()
        except Unusable as end:
            # Then wait: the reason is the last that is sent, and the page acts on it.
            self._listener.dismiss(end.reason)
            await sending
        except Unavailable as error:
            log.error("store unavailable", extra={"table": self._code, "why": str(error)})
            self._listener.dismiss(m.ByeReason.RESTARTING)
            await sending
        except WireGone:
            pass
        finally:
            for task in (sending, self._showing):
                if task is not None:
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task

    # -- the beginning ----------------------------------------------------------------------------

    async def _welcome(self) -> None:
        try:
            async with asyncio.timeout(HELLO_S):
                # Within some seconds: a line that says nothing holds a place that others want.
                hello = await self._first()
        except TimeoutError:
            raise Unusable(m.ByeReason.UNREADABLE) from None
        if hello.protocol != m.PROTOCOL:
            raise Unusable(m.ByeReason.OTHER_PROTOCOL)
        try:
            self._listener.asker = await self._service.identity.asker_at(self._code, hello.token)
            self._renewed = self._service.identity.renewed(hello.token)
            await self._service.tables.look(self._code)
        except Rejected as why:
            raise Unusable(_TURNED_AWAY.get(why.problem, m.ByeReason.NO_TABLE)) from None
        asker = self._listener.asker
        self._account.recognise(asker.visitor)
        if asker.visitor != NOBODY and self._rooms.crowd(self._code, asker) >= MOST_CONNECTIONS:
            raise Unusable(m.ByeReason.FLOOD)
        if not await self._rooms.let_in(self._code, self._listener):
            raise Unusable(m.ByeReason.FULL)

    async def _first(self) -> m.Hello:
        while True:
            message = await self._receive()
            if isinstance(message, m.Hello):
                return message
            self._refuse(getattr(message, "id", None), Rejected(ErrorCode.HELLO_FIRST))

    # -- listening --------------------------------------------------------------------------------

    async def _listen(self) -> None:
        self._listener.send(m.Welcome(m.PROTOCOL, self._service.clock(), self._renewed))
        await self._rooms.enter(self._code, self._listener)
        self._shown = monotonic()
        try:
            while True:
                await self._answer(await self._receive())
        finally:
            # Also when this task is cancelled: else they would be counted as there for ever.
            await whole(self._rooms.leave(self._code, self._listener))

    async def _receive(self) -> m.ClientMessage:
        """The next message that can be read, when it is its turn; others are refused."""
        while True:
            raw = await self._raw()
            if len(raw) > MOST_BYTES:
                self._refuse(None, Rejected(ErrorCode.TOO_LARGE))
            else:
                try:
                    message = _DECODER.decode(raw)
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    self._refuse(_id_of(raw), Rejected(ErrorCode.UNREADABLE, text=str(error)[:200]))
                else:
                    # Players come before those who only watch (`budgets`).
                    self._account.first = self._is_seated()
                    # Paid before it is done: whoever sends faster than they may have waits here, with all
                    # that they send.
                    await self._account.pay(costs.of_message(message))
                    return message
            self._count_unreadable()
            await self._account.pay(costs.UNREADABLE)

    def _is_seated(self) -> bool:
        """Whether this is a player, as far as is known at hand."""
        state = self._service.tables.at(self._code).state
        return state is not None and state.party.seat_of(self._listener.visitor) is not None

    async def _raw(self) -> bytes:
        raw = await self._wire.receive()
        # What cannot be told any more need not be worked out.
        if self._listener.gone:
            raise WireGone
        return raw

    def _refuse(self, message_id: str | None, why: Rejected) -> None:
        self._listener.send(m.Refused(message_id, reasons_of(why)))

    def _count_unreadable(self) -> None:
        self._unreadable += 1
        if self._unreadable >= MOST_UNREADABLE:
            raise Unusable(m.ByeReason.UNREADABLE)

    async def _answer(self, message: m.ClientMessage) -> None:
        began, message_id = monotonic(), getattr(message, "id", None)
        try:
            reply = await self._respond(message)
        # A ban, or a token that was made void, ends the connection and not only the request.
        except RightsEnded as why:
            raise Unusable(_TURNED_AWAY[why.problem]) from None
        except Rejected as why:
            reply = m.Refused(message_id, reasons_of(why))
        except Unavailable as error:
            log.error("store unavailable", extra={"table": self._code, "why": str(error)})
            reply = m.Refused(message_id, reasons_of(Rejected(ErrorCode.BUSY)))
        if reply is not None:
            self._listener.send(reply)
            self._note(message, reply, monotonic() - began)

    def _note(self, message: m.ClientMessage, reply: m.ServerMessage, seconds: float) -> None:
        """Count a request, with a line in the logs: where, who, what, and what became of it."""
        said = [reason.code for reason in reply.reasons] if isinstance(reply, m.Refused) else []
        kind, answer = message.__struct_config__.tag, reply.__struct_config__.tag
        self._service.counters.answered(str(kind), said[0] if said else str(answer), seconds)
        if not log.isEnabledFor(logging.INFO):
            return
        what = {"kind": kind, "ms": round(1000 * seconds, 1)}
        outcome = ",".join(said) or answer
        where = self._service.tables.where(self._code, self._listener.visitor)
        log.info("message", extra={**where, **what, "outcome": outcome})

    async def _respond(self, message: m.ClientMessage) -> m.ServerMessage | None:
        """Do what is asked; the answer, unless it comes in another way."""
        code, listener = self._code, self._listener
        match message:
            case m.ClientBeat():
                return (await self._rooms.projection(code)).beat(self._service.clock())
            case m.Hello() | m.Resync() if self._showing is not None:
                pass  # they are about to be told everything
            case m.Hello() | m.Resync() if monotonic() < self._shown + SHOW_S:
                self._showing = asyncio.create_task(self._show_later())
            case m.Hello():
                await self._show()
            case m.Resync():
                self._shown = monotonic()
                (await self._rooms.projection(code)).catch_up(listener, message.match, message.seen)
            case m.SendDraft():
                await self._service.requests.draft(code, listener, message)
            case m.Touch():
                return await self._service.requests.touch(code, listener.asker, message)
            case m.Say() | m.AskSeat() if not self._talk.take(monotonic()):
                raise Rejected(ErrorCode.TOO_MANY)
            case m.AskSeat(seat=int()) if not self._account.may_ask_at(code):
                raise Rejected(ErrorCode.TOO_MANY)
            case m.SetTempo() | m.Pause() | m.GiveTime() if not self._table.take(monotonic()):
                raise Rejected(ErrorCode.TOO_MANY)
            case m.Report() if not self._talk.take(monotonic()):
                raise Rejected(ErrorCode.TOO_MANY)
            case m.Report():
                return await self._service.requests.report(code, listener.asker, message)
            case m.TakeSeat() | m.AddProgram() if not self._service.names.fits(message.name):
                raise Rejected(ErrorCode.UNFIT_NAME)
            case m.AskHint():
                return await self._service.hints.hint(code, listener.asker, message)
            case _:
                return await self._service.requests.request(code, listener.asker, message)
        return None

    async def _show(self) -> None:
        """Tell everything there is to see."""
        self._shown = monotonic()
        (await self._rooms.projection(self._code)).greet(self._listener)

    async def _show_later(self) -> None:
        """The same when the second is over, once for all who asked meanwhile."""
        await asyncio.sleep(self._shown + SHOW_S - monotonic())
        self._showing = None
        with suppress(Rejected, Unavailable):  # then there is nothing to see
            await self._show()

    # -- sending ----------------------------------------------------------------------------------

    async def _send_all(self) -> None:
        """Send what waits, in order, until there is a reason to stop."""
        while True:
            message = await self._listener.next()
            try:
                if isinstance(message, m.ByeReason):
                    await self._close(message)
                    return
                await self._wire.send(message.decode())
            except (WireGone, TimeoutError):
                self._listener.gone = True
                return

    async def _close(self, reason: m.ByeReason) -> None:
        async with asyncio.timeout(GOODBYE_S):
            await self._wire.send(msgspec.json.encode(m.Bye(reason)).decode())
            await self._wire.close(reason)


def _id_of(raw: bytes) -> str | None:
    """The id of a message that could not be read, if that much can."""
    try:
        return msgspec.json.decode(raw[:MOST_BYTES], type=_Id).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
