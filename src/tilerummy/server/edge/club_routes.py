"""Club nights over HTTP.

Most of what is asked changes an evening, and answers with the evening after it (`ClubAddress`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from tilerummy.club.terms import ClubRefusal
from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import best_language
from tilerummy.protocol import messages as m
from tilerummy.rulebook import club_sheets as sheets
from tilerummy.server.edge import costs
from tilerummy.server.edge.budgets import NewLimit
from tilerummy.server.edge.operation import (
    HTML,
    TEXT,
    Asked,
    Handler,
    Operation,
    Reply,
    cacheable,
    delete,
    get,
    json,
    post,
    refused,
)
from tilerummy.server.edge.quotas import Shares
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.clubs import club_code
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import NOBODY, VisitorId

CHANGES = (0.5, 60.0)  # changes a second in the long run, and at once, for each visitor
AT_ONE = (5.0, 600.0)  # and of one evening, for each address: a full hall comes from one
NEW = (1 / 600, 8.0)  # new evenings, for each address
WRONG = (1 / 5, 60.0)  # codes that lead nowhere, for each address: an evening's is short enough to be typed
LONGEST_FILE = 2_000_000
NOT_CHANGED = 304
OWN = "private, no-cache"
AT = "/api/clubs/{code}"
LANG = ("lang", {"type": "string", "pattern": "^[A-Za-z-]{2,10}$"}, "The language; else your browser's.")
SHEET = ("round", {"type": "string", "pattern": "^[0-9]{1,5}$"}, "Of which round; else of the last one.")
ALL = ("all", {"type": "string", "enum": ["1"]}, "All rounds, and the whole log.")
MINE = ("mine", {"type": "string", "enum": ["1"]}, "While you play, told again only if it is about you.")
# A sheet has its style in itself, as it has in a file; else it may do nothing at all.
ALONE = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
PRINTED = {"content-security-policy": f"{ALONE}; frame-ancestors 'none'"}
_THERE, _FILE = (403, 404), "the file"


class NoClubBody(Struct, frozen=True):
    """What is sent along with what needs nothing but its address."""


T = TypeVar("T")
Answer = Callable[[Any, str, VisitorId, Any, Asked], Awaitable[m.ClubSeen]]


@dataclass(frozen=True, slots=True)
class ClubAddress:
    """Where an evening's people ask for something, and what they send."""

    method: str
    path: str
    summary: str
    kind: type[Struct] = NoClubBody
    status: int = 200
    cost: float = 3.0  # told anew to whoever asked, even with four hundred people

    def asking(self, answer: Answer) -> Handler:
        """The answer to something that a device asks for, once names and limits are looked at."""
        body = None if self.kind is NoClubBody else self.kind

        async def handler(routes: ClubRoutes, asked: Asked) -> Reply:
            code, who = routes.may_change(asked)
            wanted = self.kind() if body is None else await asked.body(body)
            routes.service.names.require_fit(getattr(wanted, "name", None))
            return await routes.told(asked, answer(routes.clubs, code, who, wanted, asked), self.status)

        declare = Operation(
            *(self.method, f"{AT}{self.path}", m.ClubSeen, self.status, body),
            token=True,
            also=(400, *_THERE),
            summary=self.summary,
            cost=self.cost,
        )
        return declare(handler)


class ClubRoutes:
    """Answers whoever comes to a club's night."""

    def __init__(self, service: Service, quotas: Shares, limit: NewLimit) -> None:
        assert service.clubs is not None
        self.service, self._quotas, self.clubs = service, quotas, service.clubs
        self._changes, self._at_one = limit(*CHANGES), limit(*AT_ONE)
        self._new, self._wrong = limit(*NEW), limit(*WRONG)

    @post("/api/clubs", m.ClubSeen, status=201, body=m.NewClub, token=True, cost=30.0)
    async def open(self, asked: Asked) -> Reply:
        """Open a club's night."""
        visitor = self._opening(asked)
        wanted = await asked.body(m.NewClub)
        self.service.names.require_fit(wanted.plan.name)
        self.service.names.require_fit(wanted.name)
        return await self.told(asked, self.clubs.open(visitor, wanted), 201)

    @post("/api/clubs/import", m.ClubSeen, status=201, body=_FILE, token=True, cost=150.0)
    async def bring(self, asked: Asked) -> Reply:
        """Open a club's night anew from its file."""
        visitor = self._opening(asked)
        sent = await asked.sent(LONGEST_FILE)
        asked.owed += costs.of_size(len(sent))
        evening, lines = await self.clubs.read_file(sent)
        # Every name in it will be seen here, as if somebody had come with it.
        for name in (evening.plan.name, *(one.name for one in evening.guests)):
            self.service.names.require_fit(name)
        return await self.told(asked, self.clubs.open_from(visitor, evening, lines), 201)

    @get(AT, m.ClubSeen, token=False, query=(ALL, MINE), also=(304, 404), cost=0.2)
    async def look(self, asked: Asked) -> Reply:
        """A club's night."""
        visitor = NOBODY if asked.token is None else asked.known_to(self.service)
        whole = asked.query.get("all") == "1"
        seen = await self._found(asked, self.clubs.look(_code(asked), visitor, whole=whole))
        # By what it says but the time, which goes on: whoever has the same need not get it again.
        news: object = _of_mine(seen) if asked.query.get("mine") == "1" else None
        tag = msgspec.json.encode((seen.code, seen.you, whole, news or seen.version))
        told = cacheable(asked, Reply(), OWN, "authorization, accept-encoding", says=tag)
        # Of four hundred phones that ask, most have it: for them nothing is written out.
        if told.status == NOT_CHANGED:
            return told
        told = replace(told, body=msgspec.json.encode(seen))
        # Of four hundred people it is a hundred kilobytes, and a twelfth of that. No key is in it, and the
        # number on a phone lets nobody in by itself: the length may tell of them.
        return told.packed(1) if asked.takes("gzip") else told

    people = ClubAddress("post", "/people", "Come in", m.ClubCome, 201).asking(
        lambda clubs, code, who, wanted, asked: clubs.come(code, who, wanted)
    )
    beside = ClubAddress("post", "/beside", "Add somebody without a phone", m.ClubBeside, 201).asking(
        lambda clubs, code, who, wanted, asked: clubs.add(code, who, wanted.name)
    )
    knocks = ClubAddress("post", "/knocks", "Say who you are, from another phone", m.ClubKnock, 201).asking(
        lambda clubs, code, who, wanted, asked: clubs.knock(code, who, wanted.guest)
    )
    phones = ClubAddress("post", "/phones", "Let that phone in", m.ClubLetIn, 201).asking(
        lambda clubs, code, who, wanted, asked: clubs.let_in(code, who, wanted)
    )
    helpers = ClubAddress("post", "/organisers", "One more organiser", m.ClubOrganise, 201).asking(
        lambda clubs, code, who, wanted, asked: clubs.appoint(code, who, wanted.guest)
    )
    helper = ClubAddress("delete", "/organisers/{number}", "One organiser less").asking(
        lambda clubs, code, who, wanted, asked: clubs.dismiss(code, who, _number(asked))
    )
    key = ClubAddress("post", "/key", "A new key for the organiser", status=201).asking(
        lambda clubs, code, who, wanted, asked: clubs.new_key(code, who)
    )
    back = ClubAddress("post", "/back", "An organiser with the key, on another phone", m.ClubReturn).asking(
        lambda clubs, code, who, wanted, asked: clubs.come_back(code, who, wanted.key)
    )
    acts = ClubAddress("post", "/acts", "What happens in the evening", m.ClubDeed).asking(
        lambda clubs, code, who, wanted, asked: clubs.act(code, who, wanted.act)
    )
    me = ClubAddress("delete", "/me", "Forget me").asking(
        lambda clubs, code, who, wanted, asked: clubs.forget_me(code, who)
    )

    @delete(AT, m.ClubGone, token=True, also=_THERE, cost=10.0)
    async def remove(self, asked: Asked) -> Reply:
        """Delete the evening."""
        code, visitor = self.may_change(asked)
        return await self.told(asked, self.clubs.delete(code, visitor))

    @get(f"{AT}/file", _FILE, token=True, also=_THERE, cost=20.0)
    async def file(self, asked: Asked) -> Reply:
        """The evening as a file, for its organiser."""
        visitor = asked.known_to(self.service)
        try:
            text = await self._found(asked, self.clubs.file(_code(asked), visitor))
        except ClubRefusal as why:
            return refused(why)
        asked.owed += costs.of_size(len(text))
        return _download(text, "tilerummy-club.jsonl")

    @get(f"{AT}/tables/{{what}}", _FILE, token=False, also=(404,), cost=10.0)
    async def tables(self, asked: Asked) -> Reply:
        """People, results or standings as a table."""
        what = asked.names["what"].removesuffix(".csv")
        if what not in sheets.TABLES:
            raise Rejected(ErrorCode.NO_SUCH_PAGE)
        evening = await self._found(asked, self.clubs.evening(_code(asked)))
        return _download(sheets.table_of(evening, what), f"tilerummy-{what}.csv")

    @get(f"{AT}/print/{{what}}", "the page", token=False, query=(LANG, SHEET), also=(400, 404), cost=20.0)
    async def sheet(self, asked: Asked) -> Reply:
        """Seating, slips, standings, a certificate or the league, to be printed."""
        what, words = asked.names["what"].removesuffix(".html"), catalogue(best_language(asked.languages))
        if what not in sheets.SHEETS:
            raise Rejected(ErrorCode.NO_SUCH_PAGE)
        if what == "league":
            plan, evenings = await self._found(asked, self.clubs.league(_code(asked)))
            return Reply(sheets.league_page(evenings, plan, words).encode(), kind=HTML, headers=PRINTED)
        evening = await self._found(asked, self.clubs.evening(_code(asked)))
        try:
            page = sheets.sheet_page(evening, what, words, asked.number("round"))
        except ClubRefusal as why:
            return refused(why)
        return Reply(page.encode(), kind=HTML, headers=PRINTED)

    def may_change(self, asked: Asked) -> tuple[str, VisitorId]:
        """Who asks for a change, and of what; unless there were too many."""
        visitor, code = asked.known_to(self.service), _code(asked)
        ours = self._quotas.is_ours(asked.address)
        if not self._changes.take(visitor) or not (ours or self._at_one.take(f"{asked.address} {code}")):
            raise Rejected(ErrorCode.TOO_MANY)
        return code, visitor

    def _opening(self, asked: Asked) -> VisitorId:
        visitor = asked.known_to(self.service)
        if not self._quotas.is_ours(asked.address) and not self._new.take(asked.address):
            raise Rejected(ErrorCode.TOO_MANY)
        return visitor

    async def told(self, asked: Asked, answer: Awaitable[object], status: int = 200) -> Reply:
        """What came of something, or why nothing did."""
        try:
            return json(await self._found(asked, answer), status)
        except ClubRefusal as why:
            return refused(why)

    async def _found(self, asked: Asked, answer: Awaitable[T]) -> T:
        """What is said of an evening; addresses that try many codes are refused."""
        try:
            return await answer
        except Rejected as why:
            wrong = why.problem is ErrorCode.NO_SUCH_CLUB
            # An honest hall mistypes now and then; a machine that tries codes does nothing else.
            if wrong and not self._quotas.is_ours(asked.address) and not self._wrong.take(asked.address):
                raise Rejected(ErrorCode.TOO_MANY) from None
            raise


def _of_mine(seen: m.ClubSeen) -> object:
    """What makes an evening new to a player in the middle of a round: not what other tables write down.

    Four hundred phones would else get all of it again with every yes.
    """
    guest, rounds = seen.you.guest, seen.rounds
    if guest is None or seen.you.organiser or not rounds or seen.after == seen.played:
        return None
    own = next((one for one in rounds[-1].tables if guest in one.seats), None)
    me = seen.people[guest - 1]
    return None if own is None else (own, me, seen.mine, seen.played, seen.closed, seen.clock)


def _code(asked: Asked) -> str:
    return club_code(asked.names["code"])


def _number(asked: Asked) -> int:
    number = asked.names["number"]
    if not (number.isascii() and number.isdigit() and len(number) < 5):
        raise Rejected(ErrorCode.NO_SUCH_PAGE)
    return int(number)


def _download(text: str, name: str) -> Reply:
    return Reply(text.encode(), kind=TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})
