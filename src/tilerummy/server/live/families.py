"""Families at a server: a table that lasts, its people, what they play and how it stands.

Who may do what is decided in `family/rights`; here its functions meet the store, the time and the
credentials.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from hashlib import sha256

from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family import rights
from tilerummy.server.family.rights import CARD, Family, House
from tilerummy.server.family.season import season_of
from tilerummy.server.jobs.staff import Workers
from tilerummy.server.live.credentials import Signer, unguessable
from tilerummy.server.live.family_export import export
from tilerummy.server.live.family_founding import CODE_BYTES, FamilyFounding
from tilerummy.server.live.family_keeper import read_family
from tilerummy.server.live.family_page import FamilyPage
from tilerummy.server.live.family_tables import FamilyTables
from tilerummy.server.live.new_tables import NewTables
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store import family_rows as kept
from tilerummy.server.store.family_rows import forgetting_records
from tilerummy.server.store.store import VisitorId

UNUSED_MS = 730 * rights.DAY_MS
"""A family to which nobody came for so long is forgotten, where tables are forgotten at all."""
KEY_LETTERS, KEY_LENGTH = "0123456789ABCDEFGHJKMNPQRSTVWXYZ", 12
"""60 bits: nobody guesses them, so wrong tries need no bound that a stranger could use up."""
_READ_AS = str.maketrans("OIL", "011", " -")
"""Letters that look like digits, and what is written between them."""


class Families:
    """What is asked of a family, by one of its devices or with the key of its card."""

    def __init__(self, tables: TableCache, new_tables: NewTables, signer: Signer, files: Workers) -> None:
        self.page = FamilyPage(tables, signer, files)
        self.founding = FamilyFounding(self.page, new_tables, files)
        self.tables = FamilyTables(self.page, new_tables)
        self._files, self._writing = files, asyncio.Lock()
        self._keeper, self._store, self._clock = self.page.keeper, tables.store, tables.clock

    # -- from outside -------------------------------------------------------------------------------

    async def join(self, code: str, visitor: VisitorId, wanted: m.FamilyJoin) -> m.Family:
        """Sit with them as a guest, who is here from now on."""
        await self._change(
            code,
            visitor,
            lambda family, now: rights.sit_as_guest(family, visitor, wanted.name, wanted.face, now),
        )
        return await self.page.look(code, visitor, here=True)

    async def knock(self, code: str, visitor: VisitorId, wanted: m.FamilyKnock) -> m.Family:
        """Say that this device is somebody's; it is shown to those who can let it in."""
        return await self._change(
            code, visitor, lambda family, now: rights.knock(family, visitor, wanted.person, now)
        )

    # -- in and out ---------------------------------------------------------------------------------

    async def let_in(self, code: str, visitor: VisitorId, wanted: m.FamilyLetIn) -> m.Family:
        """Say yes to the device that shows some digits, or confirm a phone that is in."""

        def decide(family: Family, now: int) -> Family:
            by = _voice(family, visitor, wanted.key)
            device = self._meant(family, visitor, wanted)
            return rights.let_in(family, by, device, wanted.person, now, wanted.name or "", wanted.face)

        return await self._change(code, visitor, decide)

    def _meant(self, family: Family, visitor: VisitorId, wanted: m.FamilyLetIn) -> VisitorId:
        """The device that shows these digits, or what stands for it until it comes."""
        if wanted.digits is None:
            found = next((one.device for one in family.phones if one.id == wanted.phone), None)
            if found is None:
                raise Rejected(ErrorCode.NOT_THERE)
            return found
        # Phones, too: whoever asks again, for the answer was lost, means the one that has come since.
        known = [visitor, *family.known()]
        shown = (one for one in known if wanted.digits in self.page.digits(family, one))
        return next(shown, rights.numbered(wanted.digits))

    async def sign_off(self, code: str, visitor: VisitorId, phone: int, wanted: m.FamilySay) -> m.Family:
        """A phone is out."""
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.sign_off(family, _voice(family, visitor, wanted.key), phone, now),
        )

    async def send_guest_off(self, code: str, visitor: VisitorId, number: int) -> m.Family:
        """A guest goes."""
        return await self._change(
            code, visitor, lambda family, now: rights.send_guest_off(family, visitor, number, now)
        )

    # -- names and faces ----------------------------------------------------------------------------

    async def bring(self, code: str, visitor: VisitorId, wanted: m.FamilyBeside) -> m.Family:
        """Bring somebody who has no phone."""
        return await self._change(
            code, visitor, lambda family, now: rights.bring(family, visitor, wanted.name, wanted.face, now)
        )

    async def rename_self(self, code: str, visitor: VisitorId, wanted: m.FamilyMe) -> m.Family:
        """Another name and face for oneself."""
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.rename_self(family, visitor, wanted.name, wanted.face, now),
        )

    async def rename_beside(self, code: str, visitor: VisitorId, number: int, wanted: m.FamilyMe) -> m.Family:
        """Another name and face for somebody without a phone."""
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.rename_beside(family, visitor, number, wanted.name, wanted.face, now),
        )

    async def tell_day(self, visitor: VisitorId, day: str, turns: int, left: int) -> None:
        """Tell one's families how one fared with the deal of a day."""
        now = self._clock()
        for found in await kept.of_visitor(self._store, visitor):
            await self._keeper.change_by_id(
                found.id, lambda family: rights.with_result(family, visitor, day, turns, left, now)
            )

    # -- what is common -----------------------------------------------------------------------------

    async def rename(self, code: str, visitor: VisitorId, wanted: m.FamilyNaming) -> m.Family:
        """Another name for the table."""
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.change(family, visitor, m.ChangeKind.NAME, wanted.name, now),
        )

    async def furnish(self, code: str, visitor: VisitorId, wanted: m.FamilyHouse) -> m.Family:
        """Other house rules, or another language."""
        house = House(wanted.plan, wanted.language)
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.change(family, visitor, m.ChangeKind.HOUSE, house, now),
        )

    async def new_link(self, code: str, visitor: VisitorId) -> m.Family:
        """Another link; whoever is in is taken along."""
        fresh = unguessable(CODE_BYTES)
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.change(family, visitor, m.ChangeKind.LINK, fresh, now),
        )

    async def new_season(self, code: str, visitor: VisitorId) -> m.Family:
        """Begin another season; one in which nothing was played yet is new enough."""
        family = await self._keeper.at(code, visitor)
        rights.settled_person(family, visitor, self._clock())
        evenings = await self.page.evenings(family)

        def decide(family: Family, now: int) -> Family:
            if not season_of(family, evenings, len(family.seasons)):
                return family
            return rights.change(family, visitor, m.ChangeKind.SEASON, (*family.seasons, now), now)

        return await self._change(code, visitor, decide)

    async def put_back(self, code: str, visitor: VisitorId, wanted: m.FamilyBack) -> m.Family:
        """Put a change back."""
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.put_back(
                family, _voice(family, visitor, wanted.key), wanted.kind, now
            ),
        )

    # -- big things ---------------------------------------------------------------------------------

    async def begin(self, code: str, visitor: VisitorId, wanted: m.FamilyBegin) -> m.Family:
        """Begin something that waits a week; a new card's key is told here, and never again."""
        key = new_key() if wanted.kind is m.WaitingKind.CARD else None
        await self._read_before(code, visitor)

        def decide(family: Family, now: int) -> Family:
            card = "" if key is None else key_mark(family, key)
            number = wanted.person or 0
            return rights.begin(
                family, visitor, wanted.kind, now, number=number, card=card, forget=wanted.forget
            )

        return structs.replace(await self._change(code, visitor, decide), key=key)

    async def stop(self, code: str, visitor: VisitorId, number: int, wanted: m.FamilySay) -> m.Family:
        """It does not happen."""
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.stop(family, _voice(family, visitor, wanted.key), number, now),
        )

    async def _read_before(self, code: str, visitor: VisitorId) -> None:
        """What was played is to count before anybody goes."""
        family = await self._keeper.at(code, visitor)
        rights.require_in(family, visitor)
        await self.page.read(family)

    async def _change(
        self, code: str, visitor: VisitorId, decide: Callable[[Family, int], Family]
    ) -> m.Family:
        now = self._clock()
        return await self.page.change(code, visitor, lambda family: decide(family, now))

    # -- devices and time ---------------------------------------------------------------------------

    async def export(self, code: str, visitor: VisitorId) -> bytes:
        """A family as a file; one after the other, for each is held in memory as a whole."""
        async with self._writing:
            return await export(self.page, self._files, code, visitor)

    async def of(self, visitor: VisitorId) -> list[m.KeptFamily]:
        """The families at which a device is known."""
        found: list[m.KeptFamily] = []
        for one in await kept.of_visitor(self._store, visitor):
            family = read_family(one, self._clock())
            who = family.who(visitor) or family.guest(visitor)
            if who is not None:
                found.append(m.KeptFamily(family.code, family.name, who.name))
        return found

    async def forget(self, visitor: VisitorId) -> None:
        """Forget a device wherever it is known; whoever had no other one is gone."""
        now = self._clock()
        for one in await kept.of_visitor(self._store, visitor):
            await self.page.read(read_family(one, now))
            await self._keeper.change_by_id(one.id, lambda family: rights.forget_device(family, visitor, now))

    async def tidy(self) -> None:
        """Let happen what was due, though nobody has looked since: guests of yesterday go, and what waited
        a week."""
        await self._keeper.tidy_unfinished()
        now = self._clock()
        first = now - rights.WEEK_MS - 2 * rights.DAY_MS
        for family in await kept.changed_between(self._store, first, now - rights.HOUR_MS):
            await self._keeper.change_by_id(family, lambda one: one)

    async def prune(self, before: int) -> int:
        """Read the tables that are about to be forgotten, and forget families nobody came to; how many."""
        # Scores outlive tables: what these have come to is read once more before they go (decision 90).
        for family in await kept.with_old_tables(self._store, before):
            found = await kept.by_id(self._store, family)
            if found is not None:
                await self.page.read(read_family(found, self._clock()))
        await self._store.write_all([forgetting_records(before)])
        self.page.sums.forget()
        unused = await kept.unused_since(self._store, min(before, self._clock() - UNUSED_MS))
        for family in unused:
            await self._keeper.delete(family)
        return len(unused)


def new_key() -> str:
    """The key of a new card, as it is printed."""
    letters = "".join(secrets.choice(KEY_LETTERS) for _ in range(KEY_LENGTH))
    return "-".join(letters[place : place + 4] for place in range(0, KEY_LENGTH, 4))


def key_mark(family: Family, key: str) -> str:
    """What is kept of a key: with so much chance in it, its plain hash tells nobody what it was."""
    typed = key.upper().translate(_READ_AS)
    return sha256(f"family card {family.id} {typed}".encode()).hexdigest()


def _voice(family: Family, visitor: VisitorId, key: str | None) -> VisitorId:
    """Who speaks: the device, or the card whose key was typed."""
    if key is None:
        return visitor
    if not family.card or not secrets.compare_digest(key_mark(family, key), family.card):
        raise Rejected(ErrorCode.WRONG_KEY)
    return CARD
