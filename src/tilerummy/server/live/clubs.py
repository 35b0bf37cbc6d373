"""Club nights at a server: evenings that are kept line by line, and told to hundreds of phones.

What may happen is decided by the evening itself (`tilerummy.club.evening`) and by who is who
(`club/club_people`), by pure functions; here they meet the store, the time and the lot. A change is decided
by the evening as it was read, and by whoever is fastest: all others decide anew after them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from dataclasses import replace as with_fields
from weakref import WeakValueDictionary

import msgspec

from tilerummy.club import evening as ev
from tilerummy.club.evening import ClubEvening, ClubEvent, ClubPlan, GuestNumber
from tilerummy.club.event_line import event_line, read_evening, read_event
from tilerummy.club.standing import Standing
from tilerummy.club.terms import ClubReason, ClubRefusal, PlayedOn, Presence
from tilerummy.protocol import messages as m
from tilerummy.rules.refusal import Unreadable
from tilerummy.server.club import club_people as who
from tilerummy.server.club.club_deeds import drawn, event_of
from tilerummy.server.club.club_people import ClubPeople
from tilerummy.server.club.club_view import Ranked, plan_of, ranked, told_to, told_to_all
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.staff import Workers, answer_of
from tilerummy.server.jobs.tasks import whole as to_its_end
from tilerummy.server.live.club_games import ClubGames, on_page
from tilerummy.server.live.families import key_mark, new_key
from tilerummy.server.live.identity import Signer
from tilerummy.server.store import club_rows as rows
from tilerummy.server.store.store import NOBODY, Code, Conflict, Store, VisitorId
from tilerummy.server.table.party import NAMELESS

TRIES = 12
"""So often a change is tried again that others overtake."""
AT_HAND = 200
"""Evenings that are kept in memory."""
MOST_LINES = 20_000
"""Of an evening: nobody fills the store by coming and going."""
MOST_EVENINGS = 60
"""Evenings at which a device is: all of them are read when it asks what is kept of it."""
LETTERS, CODE_LENGTH = "23456789abcdefghjkmnpqrstvwxyz", 8
"""39 bits: short enough to be typed from a wall, and wrong ones are counted (`edge/club_routes.py`)."""
READ_S = DRAW_S = 30.0
A_FEW = 50
LOOK_AFTER_MS = 2_000
"""So often tables that play on the page are looked at, at most."""
_PEOPLE = msgspec.json.Decoder(ClubPeople)


def club_code(typed: str) -> str:
    """A code as it is kept, however it was typed from a wall."""
    return "".join(letter for letter in typed.lower() if letter not in " -")


@dataclass(slots=True)
class _KnownEvening:
    """An evening as it was read or written last, and what is told of it."""

    version: int
    evening: ClubEvening
    people: ClubPeople
    standing: Ranked | None = None
    looked_after: int = 0
    """When the tables of the round were."""
    told: dict[tuple[bool, bool], m.ClubSeen] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Decided:
    """What becomes of an evening."""

    events: Sequence[ClubEvent]
    people: ClubPeople


Decide = Callable[[ClubEvening, ClubPeople, int], _Decided]


class Clubs:
    """What is asked of an evening, by one of its devices."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        files: Workers,
        clock: Callable[[], int],
        fresh: Callable[[], bytes],
        games: ClubGames,
        *,
        alone: bool,
    ) -> None:
        self._store, self._signer, self._files = store, signer, files
        self._clock, self._fresh, self._games = clock, fresh, games
        # Of a lone server's evenings nobody else writes: what is at hand is as it is.
        self._alone, self._drops = alone, 0
        self._at_hand: OrderedDict[str, _KnownEvening] = OrderedDict()
        self._changing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- looking ----------------------------------------------------------------------------------

    async def look(self, code: str, visitor: VisitorId, *, whole: bool = False) -> m.ClubSeen:
        """An evening as a device sees it."""
        known = await self._known(code)
        # By whoever looks: while nobody does, nobody misses a result.
        if on_page(known.evening.current) and self._clock() - known.looked_after >= LOOK_AFTER_MS:
            known.looked_after = self._clock()
            await self._happen(code, await self._games.results(known.evening))
            known = await self._known(code)
        return self._told(code, known, visitor, whole=whole)

    async def _happen(self, code: str, events: Sequence[ClubEvent]) -> None:
        """What follows from play; what somebody has decided otherwise meanwhile does not happen."""

        def decide(evening: ClubEvening, people: ClubPeople, now: int) -> _Decided:
            happened: list[ClubEvent] = []
            for event in events:
                with suppress(ClubRefusal):
                    evening = ev.apply(evening, event)
                    happened.append(event)
            return _Decided(happened, people)

        if events:
            await self._change(code, NOBODY, decide)

    async def evening(self, code: str) -> ClubEvening:
        """An evening, to be printed; of a round that is not shown yet it has nothing."""
        evening = (await self._known(code)).evening
        # Anybody with the link may print: a draft is the organisers' alone.
        return with_fields(evening, rounds=ev.shown_rounds(evening))

    async def league(self, code: str) -> tuple[ClubPlan, list[list[Standing[str]]]]:
        """The standings of the evenings of a league: those that count alike, of whoever opened this one."""
        known = await self._known(code)
        plan, (first, *_) = known.evening.plan, (*known.people.organisers, NOBODY)
        evenings = {code: known.evening}
        # Who only has the same name for theirs is no part of it.
        for other in await rows.clubs_of(self._store, first) if plan.league else ():
            with suppress(Rejected):  # deleted meanwhile
                one = await self._known(other)
                alike = (ev.name_key(one.evening.plan.league), one.evening.plan.counts)
                if one.people.rank(first) is not None and alike == (ev.name_key(plan.league), plan.counts):
                    evenings[other] = one.evening
        # Two who were forgotten are not the same one.
        return plan, [
            [one for one in ev.standing_by_name(evening) if not one.player.startswith(f"{NAMELESS} ")]
            for evening in evenings.values()
        ]

    async def file(self, code: str, visitor: VisitorId) -> str:
        """The lines of an evening, for its organiser."""
        who.as_organiser((await self._known(code)).people, visitor)
        return "".join(f"{line}\n" for line in (await self._read(code)).lines)

    def _told(
        self, code: str, known: _KnownEvening, visitor: VisitorId, *, whole: bool = False
    ) -> m.ClubSeen:
        evening, people = known.evening, known.people
        organiser = people.rank(visitor) is not None
        kind = (organiser, whole)
        if kind not in known.told:
            known.standing = ranked(evening, known.standing)
            known.told[kind] = told_to_all(
                code, known.version, evening, people, known.standing, organiser=organiser, whole=whole
            )
        return told_to(
            known.told[kind], evening, people, visitor, self._clock(), lambda one: self._digits(code, one)[0]
        )

    def _digits(self, code: str, visitor: VisitorId) -> tuple[str, ...]:
        return self._signer.digits(code, visitor)

    # -- keeping ----------------------------------------------------------------------------------

    async def _known(self, code: str) -> _KnownEvening:
        """An evening as it is now; read only if it has changed."""
        known, drops = self._at_hand.get(code), self._drops
        if known is not None and self._alone:
            # Four hundred phones look every few seconds: behind what tables of others write they would wait.
            return self._keep_at_hand(code, known)
        # By its version, which costs a key in an index: most who look have the latest already.
        version = await rows.version_of(self._store, code)
        if version is None:
            self._drop(code)
            raise Rejected(ErrorCode.NO_SUCH_CLUB)
        if known is None or known.version != version:
            known = await self._newly_read(code, known)
        # What was read while something was forgotten may be that: it is told once more, and not kept.
        return self._keep_at_hand(code, known) if drops == self._drops else known

    def _drop(self, code: str) -> None:
        self._at_hand.pop(code, None)
        self._drops += 1

    def _keep_at_hand(self, code: str, known: _KnownEvening) -> _KnownEvening:
        # Changed while it was read.
        if (newer := self._at_hand.get(code)) is not None and newer.version > known.version:
            return newer
        self._at_hand[code] = known
        self._at_hand.move_to_end(code)
        if len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)
        return known

    async def _newly_read(self, code: str, known: _KnownEvening | None) -> _KnownEvening:
        # Only what has come since: an evening has thousands of lines, and changes with each yes.
        found = await self._read(code, 0 if known is None else known.evening.version)
        people = _PEOPLE.decode(found.row.people)
        if known is None:
            return _KnownEvening(found.row.version, await _after(None, found.lines), people)
        if people.rewritten != known.people.rewritten:  # a name was taken out of lines that were read before
            return await self._newly_read(code, None)
        evening = await _after(known.evening, found.lines)
        return _KnownEvening(found.row.version, evening, people, known.standing, known.looked_after)

    async def _read(self, code: str, known: int = 0) -> rows.ClubLines:
        found = await rows.read_club(self._store, code, known)
        if found is None:
            raise Rejected(ErrorCode.NO_SUCH_CLUB)
        return found

    async def _change(self, code: str, visitor: VisitorId, decide: Decide) -> m.ClubSeen:
        """Do something in an evening; what whoever asked sees after it."""
        # In the order in which they came: else whoever floods an evening overtakes others again and again.
        async with self._changing.setdefault(code, asyncio.Lock()):
            for _ in range(TRIES):
                known = await self._known(code)
                decided = decide(known.evening, known.people, self._clock())
                if not decided.events and decided.people == known.people:
                    return self._told(code, known, visitor)
                # To its end, though whoever asked hangs up: what is stored must also be at hand.
                with suppress(Conflict):  # another server was faster: decided anew by what it made
                    kept = await to_its_end(self._kept(code, known, decided))
                    return self._told(code, kept, visitor)
        raise Rejected(ErrorCode.BUSY)

    async def _kept(self, code: str, known: _KnownEvening, decided: _Decided) -> _KnownEvening:
        evening = known.evening
        for event in decided.events:
            evening = ev.apply(evening, event)
        # A line is an event, so its version says how long an evening is.
        if evening.version > MOST_LINES:
            raise Rejected(ErrorCode.TOO_MANY)
        await self._write(code, known, decided.people, [event_line(one) for one in decided.events])
        looked = (known.standing, known.looked_after)
        return self._keep_at_hand(code, _KnownEvening(known.version + 1, evening, decided.people, *looked))

    async def _write(
        self,
        code: str,
        known: _KnownEvening,
        people: ClubPeople,
        lines: Sequence[str],
        rewritten: dict[int, str] | None = None,
    ) -> None:
        before, after = known.people.known(), people.known()
        for device in after - before:
            await self._require_room(device)
        # With the version it was decided by: a conflict if there is another one by now.
        row = rows.ClubRow(code, known.version, msgspec.json.encode(people))
        came, went = sorted(after - before), sorted(before - after)
        statements = rows.club_changed(
            row, known.evening.version, lines, came, went, self._clock(), rewritten
        )
        try:
            await self._store.write_all(statements, each_changes=True)
        except BaseException:  # whatever is stored now, what is at hand may be something else
            self._drop(code)
            raise

    async def _require_room(self, device: VisitorId) -> None:
        if len(await rows.clubs_of(self._store, device)) >= MOST_EVENINGS:
            raise Rejected(ErrorCode.TOO_MANY_TABLES)

    # -- how evenings begin and end ---------------------------------------------------------------

    async def open(self, visitor: VisitorId, wanted: m.NewClub) -> m.ClubSeen:
        """A new evening, which the visitor runs."""
        now = self._clock()
        events: list[ClubEvent] = [ev.EveningOpened(plan_of(wanted.plan), at=now)]
        people = ClubPeople((visitor,))
        # Whoever runs the evening plays only if they say who they are.
        if wanted.name is not None:
            events.append(ev.GuestCame(wanted.name, wanted.face or 0, at=now))
            people = who.came(people, visitor, GuestNumber(1))
        evening = ev.evening_of(events)
        assert evening is not None
        return await self._open(visitor, evening, people, [event_line(one) for one in events])

    async def read_file(self, sent: bytes) -> tuple[ClubEvening, list[str]]:
        """A file that was sent, read by a worker: it is a stranger's."""
        found = await answer_of(self._files, READ_S, read_club_file, sent)
        if isinstance(found, Rejected):
            raise found
        return found

    async def open_from(self, visitor: VisitorId, evening: ClubEvening, lines: list[str]) -> m.ClubSeen:
        """An evening from its file, run by whoever brings it; its guests say anew who they are."""
        return await self._open(visitor, evening, ClubPeople((visitor,)), lines)

    async def _open(
        self, visitor: VisitorId, evening: ClubEvening, people: ClubPeople, lines: Sequence[str]
    ) -> m.ClubSeen:
        await self._require_room(visitor)
        for _ in range(TRIES):
            chance = int.from_bytes(self._fresh(), "big")
            code = "".join(
                LETTERS[chance // len(LETTERS) ** place % len(LETTERS)] for place in range(CODE_LENGTH)
            )
            row = rows.ClubRow(code, 1, msgspec.json.encode(people))
            with suppress(Conflict):  # there is one of that code
                await self._store.write_all(rows.club_opened(row, lines, people.known(), self._clock()))
                return self._told(code, self._keep_at_hand(code, _KnownEvening(1, evening, people)), visitor)
        raise Rejected(ErrorCode.BUSY)

    async def delete(self, code: str, visitor: VisitorId) -> m.ClubGone:
        """Forget an evening, for whoever opened it."""
        who.as_first((await self._known(code)).people, visitor)
        await to_its_end(self._forget(code))
        await self._store.scrub()
        return m.ClubGone(code)

    async def _forget(self, code: str) -> None:
        await self._store.write_all(rows.forget_club(code))
        # Not before: a look that came meanwhile would read it, and keep it.
        self._drop(code)

    async def prune(self, before: int) -> int:
        """Forget evenings in which nothing has happened since; how many."""
        old = await rows.clubs_unused(self._store, before)
        for code in old:
            await self._forget(code)
        return len(old)

    # -- people -----------------------------------------------------------------------------------

    async def come(self, code: str, visitor: VisitorId, wanted: m.ClubCome) -> m.ClubSeen:
        """Somebody is there; who is in already stays who they are."""

        def decide(evening: ClubEvening, people: ClubPeople, now: int) -> _Decided:
            if people.guest(visitor) is not None:
                return _Decided((), people)
            # As the evening counts them: decided anew if somebody else came first.
            number = GuestNumber(len(evening.guests) + 1)
            event = ev.GuestCame(wanted.name, wanted.face or 0, at=now)
            return _Decided((event,), who.came(people, visitor, number))

        return await self._change(code, visitor, decide)

    async def add(self, code: str, visitor: VisitorId, name: str) -> m.ClubSeen:
        """Somebody without a phone."""

        def decide(evening: ClubEvening, people: ClubPeople, now: int) -> _Decided:
            by = who.as_organiser(people, visitor)
            return _Decided((ev.GuestCame(name, at=now, by=by),), people)

        return await self._change(code, visitor, decide)

    async def knock(self, code: str, visitor: VisitorId, guest: int) -> m.ClubSeen:
        """A phone says whose it is."""
        return await self._with_people(
            code, visitor, guest, lambda people: who.knock(people, visitor, GuestNumber(guest))
        )

    async def let_in(self, code: str, visitor: VisitorId, wanted: m.ClubLetIn) -> m.ClubSeen:
        """The phone that shows this number is that guest's from now on."""

        def changed(people: ClubPeople) -> ClubPeople:
            who.as_organiser(people, visitor)
            # Those who are in, too: whoever asks again, for the answer was lost, means one of them.
            known = [*(one for one, _ in people.waiting), *(one for one, _ in people.devices)]
            device = next((one for one in known if wanted.number in self._digits(code, one)), None)
            if device is None:
                raise Rejected(ErrorCode.NOT_THERE)
            return who.let_in(people, visitor, device, GuestNumber(wanted.guest))

        return await self._with_people(code, visitor, wanted.guest, changed)

    async def appoint(self, code: str, visitor: VisitorId, guest: int) -> m.ClubSeen:
        """Somebody's phone runs the evening too."""
        return await self._with_people(
            code, visitor, guest, lambda people: who.appoint(people, visitor, GuestNumber(guest))
        )

    async def dismiss(self, code: str, visitor: VisitorId, guest: int) -> m.ClubSeen:
        """Somebody's phone runs it no more."""

        def changed(people: ClubPeople) -> ClubPeople:
            return who.dismissed(people, visitor, people.device(GuestNumber(guest)))

        return await self._with_people(code, visitor, guest, changed)

    async def new_key(self, code: str, visitor: VisitorId) -> m.ClubSeen:
        """A key with which whoever opened the evening comes back; told here, and never again."""
        key = new_key()
        seen = await self._with_people(
            code, visitor, None, lambda people: who.with_key(people, visitor, _mark(code, key))
        )
        return msgspec.structs.replace(seen, key=key)

    async def come_back(self, code: str, visitor: VisitorId, key: str) -> m.ClubSeen:
        """Whoever opened the evening, on another device."""
        return await self._with_people(
            code, visitor, None, lambda people: who.back_with_key(people, visitor, _mark(code, key))
        )

    async def _with_people(
        self, code: str, visitor: VisitorId, guest: int | None, changed: Callable[[ClubPeople], ClubPeople]
    ) -> m.ClubSeen:
        def decide(evening: ClubEvening, people: ClubPeople, now: int) -> _Decided:
            if guest is not None and not 1 <= guest <= len(evening.guests):
                raise ClubRefusal(ClubReason.NO_SUCH_GUEST, number=guest)
            return _Decided((), changed(people))

        return await self._change(code, visitor, decide)

    # -- what happens -----------------------------------------------------------------------------

    async def act(self, code: str, visitor: VisitorId, act: m.ClubAct) -> m.ClubSeen:
        """Something that happens in the evening."""

        def decide(evening: ClubEvening, people: ClubPeople, now: int) -> _Decided:
            event = event_of(evening, people, visitor, act, now)
            return _Decided(() if event is None else (event,), people)

        if isinstance(act, m.ClubDraw):
            return await self._draw(code, visitor, act.round)
        if isinstance(act, m.ClubPlayHere | m.ClubCountRacks):
            return await self._play(code, visitor, act)
        seen = await self._change(code, visitor, decide)
        if isinstance(act, m.ClubShow) and seen.plan.played is PlayedOn.PAGE:
            known = await self._known(code)
            await self._happen(code, await self._games.opened(code, known.evening, known.people))
            seen = await self.look(code, visitor)
        return seen

    async def _play(
        self, code: str, visitor: VisitorId, act: m.ClubPlayHere | m.ClubCountRacks
    ) -> m.ClubSeen:
        known = await self._known(code)
        evening, people = known.evening, known.people
        _, table = ev.find_table(evening, act.round, act.table)
        if isinstance(act, m.ClubPlayHere):
            who.at_table(people, visitor, table.seats)
            if evening.plan.played is PlayedOn.BOXES or act.round != len(evening.rounds):
                raise Rejected(ErrorCode.NOT_THERE)
            await self._happen(code, await self._games.opened(code, evening, people, act.table))
            return await self.look(code, visitor)
        who.as_organiser(people, visitor)
        scores = await self._games.counted(Code(table.code)) if table.code else None
        if scores is not None:
            await self._happen(code, [ev.ResultPlayed(act.round, act.table, scores, at=self._clock())])
        return await self.look(code, visitor)

    async def _draw(self, code: str, visitor: VisitorId, number: int) -> m.ClubSeen:
        """A round drawn by a worker; anew if somebody comes or goes meanwhile."""
        for _ in range(TRIES):
            known = await self._known(code)
            who.as_organiser(known.people, visitor)
            # 32 bits, so that it can be read out.
            seed = int.from_bytes(self._fresh()[:4], "big")
            found = await answer_of(self._files, DRAW_S, drawn, known.evening, number, seed, self._clock())
            if isinstance(found, ClubRefusal):
                raise found
            decide = _deciding(found, visitor)
            try:
                return await self._change(code, visitor, decide)
            except ClubRefusal:
                if (await self._known(code)).evening.version == known.evening.version:
                    raise
        raise Rejected(ErrorCode.BUSY)

    # -- what is kept of a device -----------------------------------------------------------------

    async def of(self, visitor: VisitorId) -> list[m.KeptClub]:
        """The evenings at which a device is known."""
        found: list[m.KeptClub] = []
        for code in await rows.clubs_of(self._store, visitor):
            with suppress(Rejected):  # deleted meanwhile
                known = await self._known(code)
                guest = known.people.guest(visitor)
                name = "" if guest is None else known.evening.name(guest)
                found.append(m.KeptClub(code, known.evening.plan.name, name))
        return found

    async def forget(self, visitor: VisitorId) -> None:
        """Forget a device, and the name that came with it, wherever it is known."""
        for code in await rows.clubs_of(self._store, visitor):
            with suppress(Rejected):
                await self._forget_at(code, visitor)

    async def forget_me(self, code: str, visitor: VisitorId) -> m.ClubSeen:
        """Forget a device at one evening."""
        await self._forget_at(code, visitor)
        await self._store.scrub()
        return await self.look(code, visitor)

    async def _forget_at(self, code: str, visitor: VisitorId) -> None:
        async with self._changing.setdefault(code, asyncio.Lock()):
            for _ in range(TRIES):
                known = await self._known(code)
                if visitor not in known.people.known():
                    return
                with suppress(Conflict):
                    await to_its_end(self._without(code, known, visitor))
                    return
        raise Rejected(ErrorCode.BUSY)

    async def _without(self, code: str, known: _KnownEvening, visitor: VisitorId) -> None:
        guest, evening = known.people.guest(visitor), known.evening
        events: list[ClubEvent] = []
        rewritten: dict[int, str] = {}
        if guest is not None:
            # In mid-evening whoever is forgotten has gone home: a number alone is not drawn.
            if not evening.closed and evening.guests[guest - 1].presence is not Presence.LEFT:
                events = [ev.GuestLeft(guest, at=self._clock(), by=guest)]
            rewritten = unnamed((await self._read(code)).lines, guest, evening.name(guest))
        people = who.forget_device(known.people, visitor)
        await self._write(code, known, people, [event_line(one) for one in events], rewritten)
        self._drop(code)  # its lines are others now


def _deciding(event: ClubEvent, visitor: VisitorId) -> Decide:
    """What an organiser does, who may have been dismissed while a worker was at it."""

    def decide(evening: ClubEvening, people: ClubPeople, now: int) -> _Decided:
        who.as_organiser(people, visitor)
        return _Decided((event,), people)

    return decide


def _mark(code: str, key: str) -> str:
    return key_mark(f"club key {code}", key)


async def _after(evening: ClubEvening | None, lines: Sequence[str]) -> ClubEvening:
    """The evening after these lines; others have their turn in between, for a long one takes a while."""
    for place, line in enumerate(lines):
        event = read_event(line)
        if evening is not None:
            evening = ev.apply(evening, event)
        elif isinstance(event, ev.EveningOpened):
            evening = ev.begin(event)
        if place % A_FEW == A_FEW - 1:
            await asyncio.sleep(0)
    if evening is None:
        raise Rejected(ErrorCode.NO_SUCH_CLUB)
    return evening


def unnamed(lines: Sequence[str], guest: GuestNumber, name: str) -> dict[int, str]:
    """The lines of an evening in which somebody's name stands, without it; by their numbers, from 1."""
    found: dict[int, str] = {}
    # Whoever corrects a result may name somebody in their reason, and that is read by all.
    came, sought = 0, ev.name_key(name)
    for number, line in enumerate(lines, start=1):
        event = read_event(line)
        if isinstance(event, ev.GuestCame):
            came += 1
            if came == guest:
                found[number] = event_line(with_fields(event, name=f"{NAMELESS} {guest}", face=0))
        elif isinstance(event, ev.ResultCorrected) and sought in ev.name_key(event.why):
            found[number] = event_line(with_fields(event, why=""))
    return found


def read_club_file(sent: bytes) -> tuple[ClubEvening, list[str]] | Rejected:
    """An evening from a file, and its lines as they are kept here."""
    try:
        # A file from another machine may begin with a mark, and end its lines in another way.
        text = [line for line in sent.decode("utf-8-sig").splitlines() if line.strip()]
        if len(text) > MOST_LINES:
            return Rejected(ErrorCode.TOO_LARGE)
        read_evening(text)  # whatever is wrong is told with its line
        # Where others played on the page is not here.
        events = [one for one in map(read_event, text) if not isinstance(one, ev.PageTableOpened)]
        evening = ev.evening_of(events)
        assert evening is not None
        return evening, [event_line(one) for one in events]
    except (UnicodeDecodeError, Unreadable) as error:
        return Rejected(ErrorCode.UNREADABLE, text=str(error)[:200])
