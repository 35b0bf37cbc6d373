"""Tables over HTTP: what a host can choose, identities, tables and lists, data of yours, screens, notices."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache, cached_property, partial
from typing import TypeVar

from tilerummy.bots.cast import CAST, ROLES
from tilerummy.bots.levels import LEVELS, offered
from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import values
from tilerummy.rules.parameter_kind import Choice, Number
from tilerummy.rules.preset import PARAMETERS, load, preset_ids, title
from tilerummy.server.edge.budgets import Limit, NewLimit, TrustedProxies
from tilerummy.server.edge.operation import MATCH, ROUND, TEXT, Asked, Reply, delete, get, json, post, put
from tilerummy.server.edge.quotas import Shares
from tilerummy.server.errors import ErrorCode, Rejected, reasons_of
from tilerummy.server.live.erasure import erase, kept_of
from tilerummy.server.live.lobby import public_tables, tables_of
from tilerummy.server.live.operators import OperatorActs
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import Code, VisitorId
from tilerummy.server.table.party import Asker, check_plan

N = TypeVar("N", m.QuickGame, m.NewTable)

LIST_MS = 1000  # so long the list of public tables is told as it was
OF_VISITOR = (1 / 60, 5.0)
"""Words that somebody may type: five, then one a minute, so that nobody finds a screen by trying."""
OF_ADDRESS = (1 / 6, 30.0)
"""Words typed from one address: visitors cost nothing."""
SCREENS = (1 / 20, 20.0)
"""Words that screens of one address may have: each lasts five minutes, and there are not many."""


class TableRoutes:
    """Answers whoever wants to play: decoding and answering only."""

    def __init__(
        self, service: Service, operators: OperatorActs, addresses: list[str], quotas: Shares
    ) -> None:
        self._service, self._operators, self._addresses, self._quotas = service, operators, addresses, quotas
        self._looking, self._listed, self._listed_until = asyncio.Lock(), m.Tables([]), 0

    @get("/api/rules", m.RulesInfo)
    async def rules(self, asked: Asked) -> Reply:
        """Everything a host can choose."""
        return self._rules_packed if asked.takes("gzip") else self._rules

    @cached_property
    def _rules(self) -> Reply:
        """The same for all, and nobody's secret."""
        rules = json(rules_info(self._service.defaults.levels))
        return rules.saying(cache_control="public, max-age=300", vary="accept-encoding")

    @cached_property
    def _rules_packed(self) -> Reply:
        return self._rules.packed()

    @post("/api/plan", m.PlanChecked, body=m.Plan, cost=0.5)
    async def plan(self, asked: Asked) -> Reply:
        """Whether a plan can be played."""
        wanted = await asked.body(m.Plan)
        try:
            rules = check_plan(wanted)
        except Rejected as why:
            return json(m.PlanChecked(reasons_of(why), None))
        return json(m.PlanChecked([], values(rules.options())))

    @get("/api/addresses", m.Addresses)
    async def addresses(self, asked: Asked) -> Reply:
        """Where other devices find this server."""
        return json(m.Addresses(self._addresses))

    @post("/api/visitors", m.Visitor, status=201, cost=10.0)
    async def visitors(self, asked: Asked) -> Reply:
        """A new identity."""
        return json(await self._service.new_tables.new_visitor(), 201)

    @post("/api/pledges", m.Pledge, status=201, token=True, cost=10.0)
    async def pledges(self, asked: Asked) -> Reply:
        """Another secret, fixed for you."""
        return json(await self._service.new_tables.pledge(self._known(asked)), 201)

    @post("/api/quick", m.Opened, status=201, body=m.QuickGame, token=True, cost=30.0)
    async def quick(self, asked: Asked) -> Reply:
        """A match against bots, at once."""
        return await self._open(asked, m.QuickGame, self._service.new_tables.quick_game)

    @post("/api/tables", m.Opened, status=201, body=m.NewTable, token=True, cost=20.0)
    async def tables(self, asked: Asked) -> Reply:
        """A new table."""
        return await self._open(asked, m.NewTable, self._service.new_tables.open_table)

    async def _open(
        self, asked: Asked, kind: type[N], open_table: Callable[[VisitorId, N], Awaitable[tuple[Code, str]]]
    ) -> Reply:
        """A table for somebody, unless they have had too many."""
        visitor = self._known(asked)  # first: nobody's body is read before they have a name
        wanted = await asked.body(kind)
        self._service.names.require_fit(wanted.name)
        public = wanted.plan.public
        await self._quotas.require_room(visitor, asked.address, public=public)
        code, commitment = await open_table(visitor, wanted)
        self._quotas.note_opened(code, asked.address, public=public)
        return self.opened(code, commitment)

    @get("/api/tables/{code}", m.Snapshot, token=False, also=(404,), cost=1.0)
    async def table(self, asked: Asked) -> Reply:
        """A table as you may see it."""
        code, asker = await asker_of(self._service, asked)
        return json((await self._service.rooms.projection(code)).snapshot(asker))

    @get("/api/lobby", m.Tables, cost=0.3)
    async def lobby(self, asked: Asked) -> Reply:
        """Public tables."""
        async with self._looking:  # once for all who ask at the same time
            if self._service.clock() >= self._listed_until:
                found = await public_tables(self._service.store, self._service.clock(), self._quotas.share_of)
                self._listed, self._listed_until = found, self._service.clock() + LIST_MS
        return json(self._listed)

    @get("/api/mine", m.Tables, token=True, cost=3.0)
    async def mine(self, asked: Asked) -> Reply:
        """Your tables."""
        return json(await tables_of(self._service.store, self._known(asked)))

    @get("/api/mine/data", m.KeptOfYou, token=True, cost=150.0)
    async def kept(self, asked: Asked) -> Reply:
        """Everything that is kept of you."""
        visitor = self._known(asked)
        self._quotas.require_patience(asked.address)
        return json(await kept_of(self._service, visitor))

    @delete("/api/mine", m.Erased, token=True, cost=150.0)
    async def erase(self, asked: Asked) -> Reply:
        """Forget me."""
        visitor = self._known(asked)
        self._quotas.require_patience(asked.address)
        done = await erase(self._service, visitor)
        await self._operators.hear()
        return json(done)

    @get("/t/{code}/record", "the record", token=False, query=(MATCH, ROUND), also=(400, 404, 409), cost=5.0)
    async def record(self, asked: Asked) -> Reply:
        """The record of a match, as far as you may see it."""
        code, asker = await asker_of(self._service, asked)
        text = await self._service.archive.record(code, asker, asked.match, asked.number("round"))
        name = f'attachment; filename="tilerummy-{code[:6]}.txt"'
        return Reply(text.encode(), kind=TEXT, headers={"content-disposition": name})

    def opened(self, code: Code, commitment: str) -> Reply:
        """A table that is there now; where there is no server it has an address of this page's."""
        return json(m.Opened(code, "/".join([*self._addresses[:1], "t", code]), commitment), 201)

    def _known(self, asked: Asked) -> VisitorId:
        return asked.known_to(self._service)


async def asker_of(service: Service, asked: Asked) -> tuple[Code, Asker]:
    """The table that is meant, and who asks there."""
    code = Code(asked.names["code"])
    asker = await service.identity.asker_at(code, asked.token)
    asked.renewed = service.identity.renewed(asked.token)
    return code, asker


class ScreenRoutes:
    """Answers screens that want to show a table, and phones that know one."""

    def __init__(self, service: Service, proxies: TrustedProxies, limit: NewLimit) -> None:
        self._service, self._proxies = service, proxies
        self._by_visitor, self._by_address, self._screens = (
            limit(*OF_VISITOR),
            limit(*OF_ADDRESS),
            limit(*SCREENS),
        )

    @post("/api/screens", m.ScreenShows, body=m.ScreenHere, cost=1.0)
    async def here(self, asked: Asked) -> Reply:
        """What a big screen shows: a word, or a table."""
        here = await asked.body(m.ScreenHere)
        may_have_more = partial(self._takes, self._screens, asked.address)
        return json(await self._service.screens.shows(here, may_have_more))

    @post(
        "/api/tables/{code}/screens", m.ScreenFound, body=m.ScreenWord, token=True, also=(404, 429), cost=5.0
    )
    async def send(self, asked: Asked) -> Reply:
        """Your table on the screen with this word."""
        code, asker = await asker_of(self._service, asked)
        # Right words count too: whoever has five screens in a minute has a minute.
        typed = await asked.body(m.ScreenWord)
        if not (self._by_visitor.take(asker.visitor) and self._takes(self._by_address, asked.address)):
            raise Rejected(ErrorCode.WORDS_PAUSED)
        return json(await self._service.screens.send(code, asker, typed.word))

    @delete("/api/tables/{code}/screens/{screen}", m.ScreenFound, token=True, also=(404,), cost=5.0)
    async def take_off(self, asked: Asked) -> Reply:
        """Your table off that screen again."""
        code, asker = await asker_of(self._service, asked)
        return json(await self._service.screens.take_off(code, asker, asked.names["screen"]))

    def _takes(self, limit: Limit, address: str) -> bool:
        """Whether an address may have one more; this machine and our own proxy have no limit."""
        return self._proxies.names(address) or limit.take(address)


class NoticeRoutes:
    """Answers what is asked about notices; a device has none."""

    def __init__(self, service: Service) -> None:
        self._service = service

    @get("/api/notices", m.Pushes, token=False)
    async def told(self, asked: Asked) -> Reply:
        """Whether there are notices."""
        visitor = asked.known_to(self._service) if asked.token else None
        return json(await self._service.notices.settings_of(visitor))

    @put("/api/notices", m.Pushes, body=m.PushWish, token=True)
    async def wish(self, asked: Asked) -> Reply:
        """Where your notices go."""
        visitor = asked.known_to(self._service)
        return json(await self._service.notices.wish(visitor, await asked.body(m.PushWish)))

    @delete("/api/notices", m.Pushes, token=True)
    async def stop(self, asked: Asked) -> Reply:
        """No more notices."""
        return json(await self._service.notices.stop(asked.known_to(self._service)))


# -- what a host can choose -----------------------------------------------------------------------


@cache
def rules_info(levels: tuple[str, ...]) -> m.RulesInfo:
    """Presets, parameters with their ranges, levels of bots; the same for everybody."""
    ours = {level.name for level in LEVELS} | ROLES.keys()
    others = tuple(name for name in levels if name not in ours)
    presets = [_preset(name, others) for name in preset_ids()]
    company = [m.CharacterInfo(one.name, one.called, one.warned_of, one.adapts) for one in CAST]
    return m.RulesInfo(presets, [_parameter(i) for i in range(len(PARAMETERS))], [*levels], company)


def _preset(name: str, others: tuple[str, ...]) -> m.PresetInfo:
    """A preset; bots of installed packages were not measured and are always offered, after the levels."""
    rules = load(name)
    fewest, most = rules.players
    levels = [[*offered(rules, players), *others] for players in range(fewest, most + 1)]
    return m.PresetInfo(name, title(name), [fewest, most], values(rules.options()), levels)


def _parameter(place: int) -> m.ParameterInfo:
    parameter = PARAMETERS[place]
    kind = parameter.kind
    choices: list[m.Value] = []
    low = high = None
    if isinstance(kind, Choice):
        choices = [option if isinstance(option, bool | int) else str(option) for option in kind.choices]
    elif isinstance(kind, Number):
        choices, low, high = [*kind.also], kind.low, kind.high
    return m.ParameterInfo(parameter.name, kind.allowed, parameter.meaning, choices, low, high)
