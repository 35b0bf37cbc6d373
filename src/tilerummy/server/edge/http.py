"""Requests over HTTP: identities, tables, lists, rules, records, schemas. Decoding and answering only."""

from __future__ import annotations

import asyncio
import zlib
from dataclasses import replace
from functools import cached_property

from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import values
from tilerummy.server.edge.asked import TEXT, Answer, Asked, json
from tilerummy.server.edge.quotas import Shares
from tilerummy.server.edge.rules_info import rules_info
from tilerummy.server.errors import Rejected, reasons_of
from tilerummy.server.live.erasure import erase, kept_of
from tilerummy.server.live.lobby import public_tables, tables_of
from tilerummy.server.live.operators import OperatorActs
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import Code, VisitorId
from tilerummy.server.table.party import Asker, check_plan

GZIP = 31
"""So zlib writes what gzip would, without a date."""
LIST_MS = 1000
"""So long the list of public tables is told as it was."""


class Api:
    """The answers to requests."""

    def __init__(
        self, service: Service, operators: OperatorActs, addresses: list[str], quotas: Shares
    ) -> None:
        self._service, self._operators, self._addresses, self._quotas = service, operators, addresses, quotas
        self._looking, self._listed, self._listed_until = asyncio.Lock(), m.Tables([]), 0

    async def rules(self, asked: Asked) -> Answer:
        """What a host can choose."""
        return self._rules_packed if asked.takes("gzip") else self._rules

    @cached_property
    def _rules(self) -> Answer:
        """The same for all, and nobody's secret."""
        rules = json(rules_info(self._service.defaults.levels))
        return rules.saying(cache_control="public, max-age=300", vary="accept-encoding")

    @cached_property
    def _rules_packed(self) -> Answer:
        return _packed(self._rules)

    async def plan(self, asked: Asked) -> Answer:
        """Whether a plan can be played."""
        wanted = await asked.body(m.Plan)
        try:
            rules = check_plan(wanted)
        except Rejected as why:
            return json(m.PlanChecked(reasons_of(why), None))
        return json(m.PlanChecked([], values(rules.options())))

    async def addresses(self, asked: Asked) -> Answer:
        """Where other devices find this server."""
        return json(m.Addresses(self._addresses))

    async def visitors(self, asked: Asked) -> Answer:
        """A new identity."""
        return json(await self._service.new_tables.new_visitor(), 201)

    async def pledges(self, asked: Asked) -> Answer:
        """One more secret, fixed before its salt is sent."""
        return json(await self._service.new_tables.pledge(self._known(asked)), 201)

    async def quick(self, asked: Asked) -> Answer:
        """A match against bots, at once."""
        visitor = self._known(asked)
        wanted = await asked.body(m.QuickGame)
        self._service.names.require_fit(wanted.name)
        await self._quotas.require_room(visitor, asked.address, public=wanted.plan.public)
        opened = await self._service.new_tables.quick_game(visitor, wanted)
        self._quotas.note_opened(opened[0], asked.address, public=wanted.plan.public)
        return self.opened(*opened)

    async def tables(self, asked: Asked) -> Answer:
        """A new table."""
        visitor = self._known(asked)
        wanted = await asked.body(m.NewTable)
        self._service.names.require_fit(wanted.name)
        await self._quotas.require_room(visitor, asked.address, public=wanted.plan.public)
        opened = await self._service.new_tables.open_table(visitor, wanted)
        self._quotas.note_opened(opened[0], asked.address, public=wanted.plan.public)
        return self.opened(*opened)

    async def table(self, asked: Asked) -> Answer:
        """A table as the asker may see it."""
        code, asker = await self._asker(asked)
        return json((await self._service.rooms.projection(code)).snapshot(asker))

    async def lobby(self, asked: Asked) -> Answer:
        """Public tables."""
        async with self._looking:  # once for all who ask at the same time
            if self._service.clock() >= self._listed_until:
                found = await public_tables(self._service.store, self._service.clock(), self._quotas.share_of)
                self._listed, self._listed_until = found, self._service.clock() + LIST_MS
        return json(self._listed)

    async def mine(self, asked: Asked) -> Answer:
        """The asker's tables."""
        return json(await tables_of(self._service.store, self._known(asked)))

    async def kept(self, asked: Asked) -> Answer:
        """Everything that is kept of the asker."""
        visitor = self._known(asked)
        self._quotas.require_patience(asked.address)
        return json(await kept_of(self._service, visitor))

    async def erase(self, asked: Asked) -> Answer:
        """Forget the asker."""
        visitor = self._known(asked)
        self._quotas.require_patience(asked.address)
        done = await erase(self._service, visitor)
        await self._operators.hear()
        return json(done)

    async def record(self, asked: Asked) -> Answer:
        """The record of a match, as far as the asker may see it."""
        code, asker = await self._asker(asked)
        text = await self._service.archive.record(code, asker, asked.match)
        name = f'attachment; filename="tilerummy-{code[:6]}.txt"'
        return Answer(text.encode(), kind=TEXT, headers={"content-disposition": name})

    def opened(self, code: Code, commitment: str) -> Answer:
        """A table that is there now; where there is no server it has an address of this page's."""
        return json(m.Opened(code, "/".join([*self._addresses[:1], "t", code]), commitment), 201)

    async def _asker(self, asked: Asked) -> tuple[Code, Asker]:
        code = Code(asked.names["code"])
        asker = await self._service.identity.asker_at(code, asked.token)
        asked.renewed = self._service.identity.renewed(asked.token)
        return code, asker

    def _known(self, asked: Asked) -> VisitorId:
        return asked.known_to(self._service)


def _packed(answer: Answer) -> Answer:
    """The same answer in fewer bytes. Only for what holds no secret: its length would tell of it."""
    packed = replace(answer, body=zlib.compress(answer.body, 9, wbits=GZIP))
    return packed.saying(content_encoding="gzip")
