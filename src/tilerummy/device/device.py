"""A device: tables, bots, clocks and people of one page, put together as a server puts them together.

What the page asks is carried to the handlers of a server, and their answers back, without HTTP. The addresses
are a server's, as far as one device has an answer. Nobody pays, for there are no others.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import parse_qsl, unquote

from msgspec import Meta, Struct, structs

from tilerummy.bots import bot_names
from tilerummy.protocol import messages as m
from tilerummy.server.bell.bell import LocalBell
from tilerummy.server.edge import companion_routes
from tilerummy.server.edge.budgets import Unlimited
from tilerummy.server.edge.companion_routes import CompanionRoutes
from tilerummy.server.edge.conversation import Conversation, WireGone
from tilerummy.server.edge.family_routes import FamilyRoutes
from tilerummy.server.edge.operation import Asked, Bound, Reply, delete, get, handled, json, post, refused
from tilerummy.server.edge.puzzle_routes import DayRoutes
from tilerummy.server.edge.quotas import Shares
from tilerummy.server.edge.table_routes import TableRoutes
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.staff import InlineWorkers, alone
from tilerummy.server.live.identity import KEY_BYTES, Signer
from tilerummy.server.live.looking_ahead import PAUSE_S, LookingAhead
from tilerummy.server.live.operators import OperatorActs
from tilerummy.server.live.process import Defaults, new_secret, steady_clock
from tilerummy.server.live.scheduler import every
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import Code, Store, Unavailable
from tilerummy.server.table.party import Asker

if TYPE_CHECKING:
    from tilerummy.server.jobs.reviews import ReviewQueue

log = logging.getLogger(__name__)

USUAL_LEVEL = "builder"
OWN_TABLES = "here-"
"""By this a page that has a server too knows its own tables: the codes of servers have no hyphen."""
ALIVE_S = 5.0
BEAT_S = 20.0
MOST_PEOPLE = 6
EFFORT: dict[str, Any] = {
    "nodes": 4_000,
    "budget_ms": 400.0,
    "luck_ms": 15.0,
    "questions": 300,
    "playouts": 0,
}
"""Of reviews, less than a server's: one thread does everything here, and no chances are played out."""


def usual_defaults() -> Defaults:
    """How bots play on a device."""
    levels = bot_names()
    # One worker does everything here: who plays is not to wait while it looks for a best line.
    return Defaults(levels=levels, usual_level=USUAL_LEVEL, own_tables=OWN_TABLES, best_lines=False)


class Line:
    """One connection of the page to one table, over messages of a worker: the wire of a conversation."""

    def __init__(self, tell: Callable[[str | None], None]) -> None:
        self._tell = tell  # called with each message, and with None when the line is closed from this end
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._open = True

    def hear(self, text: str) -> None:
        """The page says something."""
        self._heard.put_nowait(text)

    def hang_up(self) -> None:
        """The page is gone."""
        self._open = False
        self._heard.put_nowait(None)

    async def receive(self) -> bytes:
        """The next message."""
        text = await self._heard.get()
        if text is None:
            raise WireGone
        # A page may send half a character; it is refused as unreadable, and must not end the line.
        return text.encode("utf-8", "replace")

    async def send(self, text: str) -> None:
        """Send a message."""
        if not self._open:
            raise WireGone
        self._tell(text)

    async def close(self, reason: m.ByeReason) -> None:
        """End the line from here."""
        if self._open:
            self._open = False
            self._tell(None)


class Device:
    """Everything that a page without a server talks to."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int] | None = None,
        fresh: Callable[[], bytes] = new_secret,
        defaults: Defaults | None = None,
    ) -> None:
        self._workers = InlineWorkers()
        # Without a key until `open`: it lies in the store, and a page that was copied brings its own.
        self._signer = Signer(b"", lambda: self.service.clock())
        self.service = Service(
            store,
            LocalBell(),
            alone(self._workers),
            self._signer,
            defaults or usual_defaults(),
            clock or steady_clock(),
            fresh,
        )
        self._ahead = LookingAhead(
            self.service.tables, store, self.service.bell, self._workers, self._reviewing
        )
        self._playing = RouteTable(self._answering())
        self._looking_back: RouteTable | None = None
        self._reviews: ReviewQueue | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._lines: dict[Line, asyncio.Task[None]] = {}

    def _answering(self) -> tuple[object, ...]:
        """Whoever answers from the beginning; of two at one address the device's own comes first."""
        service, mine = self.service, Shares()
        tables = TableRoutes(service, OperatorActs(service), [], mine)
        return (
            # First: it has its own way to forget somebody, and no tables of others.
            DeviceRoutes(service, tables, self._forget_reviews),
            tables,
            CompanionRoutes(self._workers, Unlimited(*companion_routes.LIMIT)),
            DayRoutes(service, tables, mine, Unlimited),
            FamilyRoutes(service, tables, mine, Unlimited),
        )

    async def open(self) -> None:
        """Begin: what was kept is there again, and clocks have stood still meanwhile."""
        await self.service.open()
        self._signer.use(await self.service.store.key(secrets.token_bytes(KEY_BYTES)))
        self._tasks = [
            asyncio.create_task(self.service.scheduler.run()),
            asyncio.create_task(every(ALIVE_S, self.service.rooms.alive)),
            # `beat_all` takes all that time itself, so nothing is waited for in between.
            asyncio.create_task(every(0.0, partial(self.service.rooms.beat_all, BEAT_S))),
            asyncio.create_task(every(PAUSE_S, self._ahead.look)),
        ]

    async def close(self) -> None:
        """End every line, finish what is in flight, and stop."""
        for line, talking in [*self._lines.items()]:
            line.hang_up()
            await asyncio.wait({talking})
        await self._forget_reviews()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.service.close()

    async def ask(self, method: str, address: str, body: bytes = b"", token: str | None = None) -> Reply:
        """What a server would answer to a request."""
        try:
            return await self._carry(method, address, body, token)
        except Rejected as why:
            return refused(why)
        except Unavailable as error:
            log.error("store unavailable", extra={"why": str(error)})
            return refused(Rejected(ErrorCode.BUSY))
        # As at a server: told with a reference, and the page goes on.
        except Exception:
            reference = token_hex(4)
            log.exception("request failed", extra={"path": address, "reference": reference})
            return refused(Rejected(ErrorCode.FAILED, reference=reference))

    async def _carry(self, method: str, address: str, body: bytes, token: str | None) -> Reply:
        path, _, query = address.partition("?")
        # The ways of playing first: to look back loads modules that most visits never need.
        found = self._playing.find(method, path) or self._look_back().find(method, path)
        if found is None:
            raise Rejected(ErrorCode.NO_SUCH_PAGE)
        handler, names = found
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        return await handler(Asked(method, path, names, dict(parse_qsl(query)), headers, _whole(body)))

    def connect(self, code: str, tell: Callable[[str | None], None]) -> Line:
        """A line to a table; what is said there is told, and None when it ends from here."""
        line = Line(tell)
        talking = asyncio.create_task(Conversation(line, self.service, Code(code)).serve())
        self._lines[line] = talking
        # However it ended, or lines of closed pages would pile up.
        talking.add_done_callback(lambda _: self._lines.pop(line, None))
        return line

    # -- looking back -----------------------------------------------------------------------------

    def _look_back(self) -> RouteTable:
        """Reviews, made a turn at a time, so that turns are judged in between.

        Loaded when they are asked for first, or in a pause: whoever only plays need not wait for it.
        """
        if self._looking_back is None:
            from tilerummy.review import Effort
            from tilerummy.server.edge.review_routes import MomentRoutes, ReviewRoutes
            from tilerummy.server.jobs.reviews import ReviewQueue, ReviewsAtHand

            service, workers = self.service, self._workers
            self._reviews = ReviewQueue(workers, ReviewsAtHand(), Effort(**EFFORT), turn_by_turn=True)
            self._looking_back = RouteTable(
                (
                    ReviewRoutes(service.archive, service.store, self._reviews, Unlimited),
                    MomentRoutes(service.archive, workers, Unlimited),
                )
            )
        return self._looking_back

    def _reviewing(self) -> ReviewQueue:
        self._look_back()
        assert self._reviews is not None
        return self._reviews

    async def _forget_reviews(self) -> None:
        """Stop looking back, and forget what was seen."""
        if self._reviews is not None:
            await self._reviews.close()
            self._reviews = self._looking_back = None


async def _whole(body: bytes) -> AsyncIterator[bytes]:
    yield body


class RouteTable:
    """From what is asked to who answers it; of two at one address the first does."""

    def __init__(self, answering: Iterable[object]) -> None:
        self._routes = [
            (operation.method.upper(), _parts(operation.path), handler)
            for operation, handler in handled(answering)
        ]

    def find(self, method: str, path: str) -> tuple[Bound, Mapping[str, str]] | None:
        """Who answers, and what stands for the names in the address."""
        parts = [unquote(part) for part in _parts(path)]
        for wanted, pattern, handler in self._routes:
            if wanted == method and (names := _names(pattern, parts)) is not None:
                return handler, names
        return None


def _parts(path: str) -> list[str]:
    return path.strip("/").split("/")


def _names(pattern: list[str], parts: list[str]) -> Mapping[str, str] | None:
    if len(pattern) != len(parts):
        return None
    pairs = [*zip(pattern, parts, strict=True)]
    if any(not wanted.startswith("{") and wanted != part for wanted, part in pairs):
        return None
    return {wanted[1:-1]: part for wanted, part in pairs if wanted.startswith("{")}


# -- what only a device is asked for: people around it, who hand it round -------------------------


class PeopleTogether(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/together`: people around this device, in their order, and bots on the other seats."""

    plan: m.Plan
    people: Annotated[list[m.Name], Meta(min_length=1, max_length=MOST_PEOPLE)]
    bots: Annotated[list[m.Level], Meta(max_length=MOST_PEOPLE)] = []
    faces: Annotated[list[m.Face | None], Meta(max_length=MOST_PEOPLE)] = []
    """Of the people, in the same order; who has none there is seen with a letter."""


class SeatedTogether(Struct, frozen=True):
    """The table, and the token of each seat that a person has."""

    code: str
    tokens: dict[int, str]


class PlayAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/together/CODE`: the same people play another match."""

    tokens: Annotated[list[str], Meta(min_length=1, max_length=MOST_PEOPLE)]


class DeviceRoutes:
    """Answers what only a device is asked for, or answers in its own way: there are no others here."""

    def __init__(
        self, service: Service, tables: TableRoutes, forget_reviews: Callable[[], Awaitable[None]]
    ) -> None:
        self._service, self._tables, self._forget_reviews = service, tables, forget_reviews

    @get("/api/lobby", m.Tables)
    async def lobby(self, asked: Asked) -> Reply:
        """No tables of others."""
        return json(m.Tables([]))

    @delete("/api/mine", m.Erased, token=True)
    async def erase(self, asked: Asked) -> Reply:
        """Forget me; what was looked back at is forgotten too."""
        done = await self._tables.erase(asked)
        await self._forget_reviews()
        return done

    @post("/api/together", SeatedTogether, status=201, body=PeopleTogether, token=True)
    async def together(self, asked: Asked) -> Reply:
        """People around one device sit down."""
        asked.known_to(self._service)
        wanted = await asked.body(PeopleTogether)
        return json(await self._begin(asked.token or "", wanted), 201)

    @post("/api/together/{code}", dict, body=PlayAgain)
    async def again(self, asked: Asked) -> Reply:
        """Another match of theirs, once somebody has asked for one."""
        code, wanted = Code(asked.names["code"]), await asked.body(PlayAgain)
        await self._start(
            code, [await self._service.identity.asker_at(code, token) for token in wanted.tokens]
        )
        return json({})

    async def _begin(self, token: str, wanted: PeopleTogether) -> SeatedTogether:
        """Everybody sits down, and the match begins; whoever asks is the first of the people."""
        service = self._service
        for name in wanted.people:
            service.names.require_fit(name)
        if len(wanted.people) + len(wanted.bots) != wanted.plan.players:
            raise Rejected(ErrorCode.PLACES_OPEN)
        # Nobody's time runs while the device is handed over, unless they asked for a clock.
        plan = wanted.plan if wanted.plan.clock is not None else structs.replace(wanted.plan, clock=0)
        # Each of them is a visitor with a token of their own.
        tokens = [token, *[(await service.new_tables.new_visitor()).token for _ in wanted.people[1:]]]
        people = [Asker(service.identity.known(token)) for token in tokens]
        faces = [*wanted.faces, *[None] * (len(people) - len(wanted.faces))]
        first = m.NewTable(plan, wanted.people[0], token_hex(16), face=faces[0])
        code, _ = await service.new_tables.open_table(people[0].visitor, first)
        for asker, name, face in list(zip(people, wanted.people, faces, strict=False))[1:]:
            await self._do(code, asker, m.TakeSeat(_new_id(), name, token_hex(16), face=face))
        for level in wanted.bots:
            await self._do(code, people[0], m.AddBot(_new_id(), level))
        await self._start(code, people)
        return SeatedTogether(code, dict(enumerate(tokens)))

    async def _start(self, code: Code, people: list[Asker]) -> None:
        for asker in people:
            await self._do(code, asker, m.Ready(_new_id(), salt=token_hex(16)))
        await self._do(code, people[0], m.Start(_new_id()))

    async def _do(self, code: Code, asker: Asker, request: m.Request) -> None:
        answer = await self._service.requests.request(code, asker, request)
        if isinstance(answer, m.Refused):
            raise Rejected(ErrorCode(answer.reasons[0].code), **answer.reasons[0].args)


def _new_id() -> str:
    return token_hex(8)
