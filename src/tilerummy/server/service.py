"""The use cases: decide, store, then tell. One turn at a time a table, whatever process it is asked of.

Within a process a lock keeps the order; between processes the store's versions do: a change that
was decided by an old version is a conflict, and is decided anew.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

import msgspec
from msgspec import structs

from tilerummy.rules.action import Action, StopClock
from tilerummy.rules.chance import SECRET_BYTES, commitment
from tilerummy.rules.event import GaveUp
from tilerummy.rules.record import write_record
from tilerummy.rules.referee import Stale
from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.rules.seat import Seat
from tilerummy.rules.settling import check_draft
from tilerummy.rules.view import view_event, view_game
from tilerummy.server import messages as m
from tilerummy.server.bell.base import Bell
from tilerummy.server.compute import Compute, NoAnswer
from tilerummy.server.credential import SeatKey, Signer, new_code, new_lock, new_visitor
from tilerummy.server.decide import (
    Asked,
    Step,
    act_on,
    decide,
    play_to_judge,
    playing,
    position_to_judge,
    start,
)
from tilerummy.server.desk import Desk
from tilerummy.server.hints import counted, hint, own_view
from tilerummy.server.messages import PartyPhase, PlaceKind
from tilerummy.server.moment import Moment
from tilerummy.server.party import OPEN, Newcomer, Party, check_plan, seat_bot, sit_down
from tilerummy.server.problem import Problem, Rejected
from tilerummy.server.sitting import (
    ANSWERS,
    TAIL,
    Sitting,
    ends_turn,
    play_of,
    read_events,
    read_sitting,
    write_lines,
)
from tilerummy.server.store.base import (
    NOBODY,
    Answer,
    Change,
    Code,
    Conflict,
    KeptDraft,
    Listing,
    Store,
    VisitorId,
)
from tilerummy.server.thought import could_lay, simplest, think, what_is_wrong
from tilerummy.server.upkeep import bot_in_turn, chore, due
from tilerummy.server.wire import reasons_of, seen_game

log = logging.getLogger(__name__)

Reply: TypeAlias = m.Ack | m.Refused | m.StaleView
_ACK = msgspec.json.Decoder(m.Ack)

REMARKS = 50
PRESENCE_MS = 60_000
DESKS = 2_000
"""So many tables nobody is connected to are kept at hand."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How the server plays: what is a matter of taste or of the machine."""

    levels: tuple[str, ...]
    usual_level: str
    bot_delay_s: float = 0.8
    """A bot waits a little, so that people can follow."""
    bot_budget_s: float = 2.0
    judge_budget_s: float = 2.0
    alone: bool = True
    """No other process serves these tables."""


class Service:
    """What can be done at the tables of this server."""

    def __init__(
        self,
        store: Store,
        bell: Bell,
        compute: Compute,
        signer: Signer,
        habits: Habits,
        clock: Callable[[], int],
    ) -> None:
        self.store, self.bell, self.compute = store, bell, compute
        self.signer, self.habits, self.clock = signer, habits, clock
        self.process = secrets.token_hex(8)
        self._desks: dict[Code, Desk] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    # -- looking ----------------------------------------------------------------------------------

    async def look(self, code: Code) -> tuple[Sitting, Moment, Desk]:
        """A table as it is; refused if there is none."""
        desk = self._desk(code)
        if desk.sitting is None:
            async with desk.lock:
                await self._load(desk)
        sitting = desk.sitting or await self._load(desk)
        return sitting, self._moment(desk), desk

    def forget(self, code: Code) -> None:
        """Another process has changed the table: what is at hand is old."""
        if code in self._desks:
            self._desks[code].doubts += 1
            self._desks[code].sitting = None

    async def visitor_of(self, token: str | None, code: Code) -> VisitorId:
        """Who a credential speaks for at a table; refused if it is not genuine."""
        if token is None:
            return NOBODY
        said = self.signer.read(token)
        if isinstance(said, SeatKey) and said.code == code:
            party = (await self.look(code))[0].party
            if 0 <= said.seat < len(party.chairs) and party.chairs[said.seat].human:
                chair = party.chairs[said.seat]
                if hmac.compare_digest(chair.lock, said.lock):
                    return chair.owner
        if said is None or isinstance(said, SeatKey):
            raise Rejected(Problem.WRONG_TOKEN)
        return said

    async def record(self, code: Code, visitor: VisitorId, match: int | None) -> str:
        """The record of a match: whole when it is over, before that as the visitor has seen it."""
        sitting, _, _ = await self.look(code)
        events = read_events(await self.store.lines(code, sitting.party.match if match is None else match))
        if not events:
            raise Rejected(Problem.NOT_STARTED)
        over = sitting.party.match != match and match is not None
        if over or sitting.party.phase is not PartyPhase.PLAYING:
            return write_record(events)
        seat = sitting.party.seat_of(visitor)
        return write_record(view_event(event, seat) for event in events)

    # -- opening tables ---------------------------------------------------------------------------

    async def new_visitor(self) -> m.Visitor:
        """Somebody new."""
        visitor = new_visitor()
        return m.Visitor(self.signer.token(visitor), await self._pledge(visitor))

    async def open_table(self, visitor: VisitorId, wanted: m.NewTable) -> tuple[Code, str]:
        """A new table; its code, and the commitment for the visitor's next one."""
        check_plan(wanted.plan)
        party = await self._new_party(visitor, wanted.plan)
        if wanted.name is not None:
            party, _ = sit_down(party, Newcomer(visitor, wanted.name, wanted.salt, new_lock()), None)
        for level in wanted.bots:
            party = seat_bot(party, self._level(level), None)
        return await self._open(visitor, Step(party, None))

    async def quick_game(self, visitor: VisitorId, wanted: m.QuickGame) -> tuple[Code, str]:
        """A new table with bots on all other seats, and the match begun."""
        plan = wanted.plan if wanted.plan.clock is not None else structs.replace(wanted.plan, clock=0)
        check_plan(plan)
        party = await self._new_party(visitor, plan)
        party, _ = sit_down(party, Newcomer(visitor, wanted.name, wanted.salt, new_lock()), None)
        levels = [self._level(level) for level in wanted.bots] or [self.habits.usual_level]
        for place in range(plan.players - 1):
            party = seat_bot(party, levels[min(place, len(levels) - 1)], None)
        return await self._open(visitor, start(party, self.clock()))

    async def _new_party(self, visitor: VisitorId, plan: m.Plan) -> Party:
        secret = await self.store.redeem(visitor) or _new_secret()
        return Party(new_code(), visitor, plan, secret.hex(), (OPEN,) * plan.players)

    async def _open(self, visitor: VisitorId, step: Step) -> tuple[Code, str]:
        desk = self._desk(step.party.code)
        async with desk.lock:
            await self._keep(desk, Sitting(0, step.party), step, None)
        log.info("table opened", extra={"table": desk.code, "preset": step.party.plan.preset})
        return desk.code, await self._pledge(visitor)

    async def _pledge(self, visitor: VisitorId) -> str:
        return commitment(await self.store.pledge(visitor, _new_secret()))

    def _level(self, level: str) -> str:
        if level not in self.habits.levels:
            raise Rejected(Problem.NO_SUCH_LEVEL)
        return level

    # -- requests ---------------------------------------------------------------------------------

    async def request(self, code: Code, visitor: VisitorId, request: m.Request) -> Reply:
        """Do what a visitor asks for, once; the answer is the same however often he asks."""
        desk = self._desk(code)
        while True:
            async with desk.lock:
                sitting = desk.sitting or await self._load(desk)
                before = sitting.answers.get((visitor, request.id))
                if before is not None:
                    return _ACK.decode(before)
                try:
                    return await self._carry_out(desk, sitting, visitor, request)
                except Conflict:
                    desk.sitting = None
                except (Illegal, Rejected, Unreadable, Stale) as why:
                    return self._turned_down(sitting, visitor, request.id, why)
            old = await self.store.answer(code, visitor, request.id)
            if old is not None:
                return _ACK.decode(old)

    async def _carry_out(self, desk: Desk, sitting: Sitting, visitor: VisitorId, request: m.Request) -> m.Ack:
        if isinstance(request, m.Say):
            return await self._say(desk, sitting, visitor, request)
        moment = self._moment(desk)
        await self._judge_first(sitting, visitor, request)
        position = position_to_judge(sitting, request)
        if position is not None and sitting.turn_owner == visitor:
            moment = replace(moment, playable=await self._could_lay(*position))
        step = decide(Asked(sitting, moment, visitor), request)
        key = None if step.key is None else self.signer.seat_key(step.key)
        ack = m.Ack(request.id, step.party.match, 0 if step.game is None else step.game.sequence, key)
        await self._keep(desk, sitting, step, Answer(visitor, request.id, msgspec.json.encode(ack)))
        self.nudge(desk.code)
        return ack

    async def _judge_first(self, sitting: Sitting, visitor: VisitorId, request: m.Request) -> None:
        """Let a worker look at a large play, so that the many who wait are not held up by it."""
        play = play_to_judge(sitting, visitor, request)
        if play is None:
            return
        try:
            refusals = await self.compute.ask(self.habits.judge_budget_s, what_is_wrong, *play)
        except NoAnswer:
            raise Rejected(Problem.BUSY) from None
        if refusals:
            raise Illegal(refusals)

    async def _could_lay(self, *position: object) -> bool | None:
        budget = self.habits.judge_budget_s
        try:
            return await self.compute.ask(budget, could_lay, *position, 1000 * budget)
        except (NoAnswer, Rejected):
            return None

    def _turned_down(
        self,
        sitting: Sitting,
        visitor: VisitorId,
        message_id: str,
        why: Illegal | Rejected | Unreadable | Stale,
    ) -> m.Refused | m.StaleView:
        seat = sitting.party.seat_of(visitor)
        log.debug("refused", extra={"table": sitting.party.code, "seat": seat, "why": type(why).__name__})
        view = seen_game(sitting, seat, self.clock())
        if isinstance(why, Stale):
            assert view is not None
            return m.StaleView(message_id, view)
        return m.Refused(message_id, reasons_of(why), view)

    async def hint(
        self, code: Code, visitor: VisitorId, asked: m.AskHint
    ) -> m.Hint | m.Refused | m.StaleView:
        """Help with one's own position."""
        sitting, _, desk = await self.look(code)
        try:
            view = own_view(sitting, visitor, asked)
            answer = await hint(self.compute, view, asked)
        except (Illegal, Rejected, Unreadable, Stale) as why:
            return self._turned_down(sitting, visitor, asked.id, why)
        except NoAnswer:
            return self._turned_down(sitting, visitor, asked.id, Rejected(Problem.BUSY))
        if sitting.party.plan.hints is m.HintPolicy.COUNTED:
            async with desk.lock:
                now = desk.sitting or await self._load(desk)
                await self._keep(desk, now, Step(counted(now.party, visitor), now.game), None)
        return answer

    async def _say(self, desk: Desk, sitting: Sitting, visitor: VisitorId, request: m.Say) -> m.Ack:
        seat, party = sitting.party.seated(visitor), sitting.party
        if sum(part is not None for part in (request.phrase, request.reaction, request.text)) != 1:
            raise Rejected(Problem.SAY_ONE_THING)
        if request.text is not None and (party.plan.public or not party.plan.free_text):
            raise Rejected(Problem.TEXT_OFF)
        name = party.chairs[seat].name
        said = m.Said(0, seat, name, request.phrase, request.reaction, request.text, self.clock())
        ack = m.Ack(request.id, party.match, sitting.sequence)
        answer = Answer(visitor, request.id, msgspec.json.encode(ack))
        number = await self.store.keep_remark(desk.code, msgspec.json.encode(said), REMARKS, answer)
        answers = _with_answer(sitting, answer)
        remarks = (*sitting.remarks, structs.replace(said, number=number))[-REMARKS:]
        desk.sitting = replace(sitting, remarks=remarks, answers=answers)
        await self.bell.ring(desk.code, self.process)
        return ack

    async def draft(self, code: Code, visitor: VisitorId, message: m.SendDraft) -> None:
        """Keep what the seat in turn has laid so far; what cannot be one is left aside."""
        desk = self._desk(code)
        async with desk.lock:
            sitting = desk.sitting or await self._load(desk)
            seat, party = sitting.party.seat_of(visitor), sitting.party
            if seat is None or seat != sitting.turn or message.seen != sitting.sequence:
                return
            if party.paused or party.chairs[seat].level or not _possible(sitting, seat, message.draft):
                return
            body = b"" if message.draft is None else msgspec.json.encode(message.draft)
            desk.sitting = replace(sitting, draft=message.draft, drafts=sitting.drafts + 1)
            await self.store.keep_draft(code, KeptDraft(party.match, sitting.sequence, body))
        await self.bell.ring(code, self.process)

    # -- coming and going -------------------------------------------------------------------------

    async def arrive(self, code: Code, visitor: VisitorId) -> None:
        """Somebody has connected."""
        await self.look(code)
        desk = self._desk(code)
        desk.here[visitor] += 1
        if visitor != NOBODY and desk.here[visitor] == 1:
            await self.store.see(self.process, code, visitor, self.clock() + PRESENCE_MS)
        await self.bell.ring(code, self.process)
        self.nudge(code)

    async def depart(self, code: Code, visitor: VisitorId) -> None:
        """A connection is gone."""
        desk, now = self._desk(code), self.clock()
        desk.here[visitor] -= 1
        if desk.here[visitor] <= 0:
            del desk.here[visitor]
            if visitor != NOBODY:
                desk.seen[visitor] = now
                await self.store.see(self.process, code, visitor, now)
        await self.bell.ring(code, self.process)
        self.nudge(code)

    # -- what happens by itself -------------------------------------------------------------------

    def nudge(self, code: Code) -> None:
        """See to it soon that the clock and the bots do their part."""
        desk = self._desk(code)
        if self._closing:
            return
        if desk.tending is not None:
            desk.again = True
            return
        desk.tending = asyncio.create_task(self._tend(desk))
        self._tasks.add(desk.tending)
        desk.tending.add_done_callback(self._tasks.discard)

    async def _tend(self, desk: Desk) -> None:
        try:
            going = True
            while going and not self._closing:
                desk.again = False
                try:
                    going = await self._one_chore(desk) or desk.again
                except Conflict:
                    desk.sitting = None
        except Exception:
            log.exception("table not tended", extra={"table": desk.code})
        finally:
            desk.tending = None
            self._put_away()

    async def _one_chore(self, desk: Desk) -> bool:
        """Do one thing that is due; whether there may be more."""
        async with desk.lock:
            sitting = desk.sitting or await self._load(desk)
            moment = self._moment(desk)
            action = chore(sitting, moment)
            if action is not None:
                await self._keep(desk, sitting, act_on(sitting, moment, action), None)
                return True
            bot = bot_in_turn(sitting, moment)
        if bot is None:
            return False
        await self._play_bot(desk, sitting, *bot)
        return True

    async def _play_bot(self, desk: Desk, sitting: Sitting, seat: Seat, level: str) -> None:
        """Let a bot play: what it thinks of, else the best there is, else the simplest."""
        game = playing(sitting)
        view, budget = view_game(game, seat), self.habits.bot_budget_s
        secret = bytes.fromhex(sitting.party.secret)
        seed = hmac.digest(secret, f"bot {seat} {sitting.sequence}".encode(), "sha256")
        if self.habits.bot_delay_s:
            await asyncio.sleep(self.habits.bot_delay_s)
        try:
            action = await self.compute.ask(budget, think, level, view, seed, 1000 * budget)
        except (NoAnswer, Rejected) as error:
            log.warning("bot did not answer", extra={"table": desk.code, "seat": seat, "why": str(error)})
            action = simplest(view)
        async with desk.lock:
            now = desk.sitting or await self._load(desk)
            moment = self._moment(desk)
            if (now.party.match, now.sequence) != (sitting.party.match, sitting.sequence):
                return
            if bot_in_turn(now, moment) != (seat, level):
                return
            step = _first_legal(now, moment, (action, simplest(view)), desk)
            await self._keep(desk, now, step, None)

    async def tend_due(self, limit: int = 100) -> int:
        """Look after the tables whose time has come, and that nobody else looks after."""
        now = self.clock()
        codes = await self.store.claim_due(now, now + PRESENCE_MS, limit)
        for code in codes:
            self.nudge(code)
        return len(codes)

    async def recover(self) -> None:
        """After a time without any server, give that time back."""
        last = await self.store.last_alive(self.process, self.clock())
        if last is None or (not self.habits.alone and self.clock() - last < PRESENCE_MS):
            return
        for code in await self.store.running():
            await self._give_time_back(code, last)

    async def _give_time_back(self, code: Code, last: int) -> None:
        desk = self._desk(code)
        async with desk.lock:
            sitting = await self._load(desk)
            clock = None if sitting.game is None else sitting.game.clock
            if clock is not None and clock.running:
                then = min(self.clock(), max(last, sitting.tail[-1].at))
                moment = replace(self._moment(desk), now=then)
                await self._keep(desk, sitting, act_on(sitting, moment, StopClock()), None)
        self.nudge(code)

    async def alive(self) -> None:
        """Say that this process lives, and whoever is connected through it."""
        now = self.clock()
        await self.store.see_all(self.process, now, now + PRESENCE_MS)

    async def settle(self) -> None:
        """Wait until no table has anything left to do by itself."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Finish what is in flight; bots stop thinking."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.alive()

    # -- the store --------------------------------------------------------------------------------

    def _desk(self, code: Code) -> Desk:
        desk = self._desks.get(code)
        if desk is None:
            desk = self._desks[code] = Desk(code)
        return desk

    def _put_away(self) -> None:
        if len(self._desks) <= DESKS:
            return
        for desk in [desk for desk in self._desks.values() if desk.idle][: DESKS // 10]:
            del self._desks[desk.code]

    async def _load(self, desk: Desk) -> Sitting:
        doubts, kept = -1, None
        while doubts != desk.doubts:
            doubts = desk.doubts
            kept = await self.store.load(desk.code)
        if kept is None:
            self._desks.pop(desk.code, None)
            raise Rejected(Problem.NO_SUCH_TABLE)
        now = self.clock()
        seen = kept.seen.items()
        # Whoever was connected through a process that is gone is not connected any more.
        desk.heard({visitor: min(until, now) if self.habits.alone else until for visitor, until in seen})
        desk.sitting = read_sitting(kept)
        return desk.sitting

    def _moment(self, desk: Desk) -> Moment:
        now = self.clock()
        return Moment(now, desk.connected(now), desk.seen, self.habits.levels, _new_secret)

    async def _keep(self, desk: Desk, sitting: Sitting, step: Step, answer: Answer | None) -> None:
        """Store a step, and only then let it be the table and tell of it."""
        after = _after(sitting, step, answer)
        change = _change(sitting, after, step, answer, due(after, self._moment(desk)), self.clock())
        await asyncio.shield(self._store(desk, change, after))

    async def _store(self, desk: Desk, change: Change, after: Sitting) -> None:
        doubts = desk.doubts
        await self.store.change(change)
        log.debug("kept", extra={"table": desk.code, "seat": after.turn, "count": len(change.lines)})
        desk.sitting = after if desk.doubts == doubts else None
        await self.bell.ring(desk.code, self.process)


def _new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def _first_legal(sitting: Sitting, moment: Moment, actions: tuple[Action, ...], desk: Desk) -> Step:
    for action in actions:
        try:
            return act_on(sitting, moment, action)
        except Illegal as error:
            log.warning("bot refused", extra={"table": desk.code, "why": ",".join(error.codes)})
    raise RuntimeError(f"a bot is stuck at {sitting.sequence}")


def _possible(sitting: Sitting, seat: Seat, draft: m.Draft | None) -> bool:
    if draft is None:
        return True
    try:
        check_draft(playing(sitting), play_of(seat, draft))
    except (Illegal, Unreadable, Rejected):
        return False
    return True


def _with_answer(sitting: Sitting, answer: Answer | None) -> dict[tuple[VisitorId, str], bytes]:
    answers = dict(sitting.answers)
    if answer is not None:
        answers[answer.visitor, answer.id] = answer.body
        while len(answers) > ANSWERS:
            del answers[next(iter(answers))]
    return answers


def _turn_over(sitting: Sitting, step: Step) -> bool:
    gone = any(isinstance(event, GaveUp) and event.seat == sitting.turn for event in step.events)
    return gone or ends_turn(step.events)


def _after(sitting: Sitting, step: Step, answer: Answer | None) -> Sitting:
    """The table after a step."""
    same = step.party.match == sitting.party.match
    tail = (*(sitting.tail if same else ()), *step.events)
    kept = None if _turn_over(sitting, step) else sitting.draft
    # Whoever watches forgets a draft when something happens: one that goes on is shown again.
    shown = sitting.drafts + (kept is not None and bool(step.events))
    return Sitting(
        sitting.version + 1,
        step.party,
        step.game,
        tail[-TAIL:],
        kept,
        shown,
        _with_answer(sitting, answer),
        sitting.remarks,
    )


def _change(
    sitting: Sitting, after: Sitting, step: Step, answer: Answer | None, when: int | None, now: int
) -> Change:
    party, new = step.party, sitting.version == 0
    members = tuple(chair.owner for chair in party.chairs if chair.kind is PlaceKind.PERSON)
    return Change(
        code=party.code,
        expected=sitting.version,
        party=msgspec.json.encode(party) if new or party != sitting.party else None,
        listing=Listing(party.plan.public, party.phase, members, after.turn_owner, when),
        match=party.match,
        first=after.sequence - len(step.events),
        lines=write_lines(step.events),
        ends_draft=_turn_over(sitting, step),
        answer=answer,
        now=now,
    )
