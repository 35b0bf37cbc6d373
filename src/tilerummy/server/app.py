"""The composition root: settings in, application out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from secrets import token_bytes, token_hex

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp

from tilerummy.bots import bot_names
from tilerummy.locales.catalogue import catalogue
from tilerummy.protocol.messages import ByeReason
from tilerummy.review import Effort
from tilerummy.server.backends import backends_for
from tilerummy.server.bell.bell import Bell
from tilerummy.server.edge import companion
from tilerummy.server.edge.asked import refused
from tilerummy.server.edge.books import Books
from tilerummy.server.edge.budgets import Buckets, Budgets, TrustedProxies
from tilerummy.server.edge.cards import Cards
from tilerummy.server.edge.carrier import response, routes
from tilerummy.server.edge.connections import ConnectionLimits, Connections
from tilerummy.server.edge.days import DayAnswers
from tilerummy.server.edge.families import FamilyAnswers
from tilerummy.server.edge.garbage import NEW_S, Garbage
from tilerummy.server.edge.guards import Guard, SocketsByAddress
from tilerummy.server.edge.health import Health
from tilerummy.server.edge.http import Api
from tilerummy.server.edge.logs import public_path
from tilerummy.server.edge.metrics import Metrics
from tilerummy.server.edge.moments import Moments
from tilerummy.server.edge.notices import NoticeAnswers
from tilerummy.server.edge.openapi import Described
from tilerummy.server.edge.operations import BESIDES, OPERATIONS
from tilerummy.server.edge.page import page_folder, page_routes
from tilerummy.server.edge.privacy import Privacy
from tilerummy.server.edge.puzzles import Puzzles
from tilerummy.server.edge.quotas import Quotas
from tilerummy.server.edge.reviews import Reviews, keep_records
from tilerummy.server.edge.socket import socket_route
from tilerummy.server.edge.well_known import WellKnown
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.processes import WorkerProcesses
from tilerummy.server.jobs.reviews import ReviewFiles, ReviewQueue
from tilerummy.server.jobs.staff import Staff, hired
from tilerummy.server.live.identity import KEY_BYTES, Signer
from tilerummy.server.live.moderation import filter_from
from tilerummy.server.live.notices import Pushing
from tilerummy.server.live.operators import OperatorActs
from tilerummy.server.live.process import Defaults, new_secret, steady_clock
from tilerummy.server.live.rooms import Rooms
from tilerummy.server.live.scheduler import Deadlines, every
from tilerummy.server.live.service import Service
from tilerummy.server.maintenance.nightly import prune
from tilerummy.server.settings import Settings, most_connections

log = logging.getLogger(__name__)

USUAL_LEVEL = "builder"
BEAT_S = 20.0
PRUNE_S = 600.0
ALIVE_S = 5.0
CUT_S = 1.0
COUNT_S = 1.0
NOTICES_S = 60.0
USUAL_DESCRIPTORS = 1024
GOODBYE_S = 2.0
"""How long good-byes may take before connections are closed."""


@dataclass(frozen=True, slots=True)
class Parts:
    """A server's parts, put together."""

    app: ASGIApp
    service: Service
    rooms: Rooms
    deadlines: Deadlines
    operators: OperatorActs
    connections: Connections
    budgets: Budgets

    async def farewell(self) -> None:
        """Tell everybody to connect again in a moment."""
        await self.rooms.dismiss_all(ByeReason.RESTARTING, GOODBYE_S)


def build(
    settings: Settings,
    clock: Callable[[], int] | None = None,
    workers: Callable[[int], WorkerProcesses] = WorkerProcesses,
    bell: Bell | None = None,
    fresh: Callable[[], bytes] = new_secret,
) -> Parts:
    """A server for these settings; time, workers, bell and secrets can be given too."""
    staff = hired(settings.workers, settings.crash_reports, workers)
    service = service_for(settings, staff, clock or steady_clock(), bell, fresh)
    rooms, deadlines, limits = service.rooms, service.deadlines, limits_for(settings)
    files = ReviewFiles(settings.reviews)
    queue = ReviewQueue(staff.reviews, files, Effort(), keep_records(service.store, service.clock))
    operators = OperatorActs(service, limits.sockets.cut, queue.forget)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        days = settings.keep_days
        forgetting = partial(forget_old, service, files, days) if days else None
        async with running(service, operators, limits.connections, forgetting):
            key = settings.key.encode() if settings.key else await service.store.key(token_bytes(KEY_BYTES))
            service.sign_with(key)
            yield
            await queue.close()

    answering = answering_for(settings, service, operators, staff, limits, queue)
    inner = Starlette(
        routes=[
            *routes((*OPERATIONS, *BESIDES), answering, limits.budgets),
            socket_route(service, rooms, limits.budgets),
            *page_routes(site=settings.site),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: _http_error, Exception: _crash},
    )
    banned = service.moderation.is_address_banned
    guard = Guard(inner, settings.origins(), limits.budgets, limits.sockets, banned, https=settings.https)
    return Parts(guard, service, rooms, deadlines, operators, limits.connections, limits.budgets)


def service_for(
    settings: Settings,
    staff: Staff,
    clock: Callable[[], int],
    bell: Bell | None,
    fresh: Callable[[], bytes],
) -> Service:
    """What is done at the tables; nothing is opened yet."""
    backends = backends_for(settings)
    signer = Signer(settings.key.encode() if settings.key else b"", lambda: service.clock())
    defaults = Defaults(
        levels=bot_names(),
        usual_level=USUAL_LEVEL,
        bot_delay_s=settings.bot_delay_s,
        bot_budget_s=settings.bot_budget_s,
        bot_nodes=settings.bot_nodes,
        alone=settings.single,
        most_spectators=settings.most_spectators,
    )
    names, pushing = filter_from(settings.unfit_names), pushing_for(settings)
    service = Service(
        backends.store, bell or backends.bell, staff, signer, defaults, clock, fresh, names, pushing
    )
    return service


@dataclass(frozen=True, slots=True)
class AccessLimits:
    """How much may be asked and how many may be connected, from one address and in all."""

    proxies: TrustedProxies
    connections: Connections
    sockets: SocketsByAddress
    budgets: Budgets

    def applied(self) -> Counter[str]:
        """How often somebody was slowed down or cut off, by the limit."""
        return self.budgets.slowed + self.connections.cut


def limits_for(settings: Settings) -> AccessLimits:
    """The limits, by the settings and by what the process may have open."""
    most = settings.most_connections or most_connections(USUAL_DESCRIPTORS)
    by_address = min(settings.connections_per_address, max(1, most // 2))  # nobody takes all of them
    proxies = TrustedProxies(settings.trusted_proxy)
    return AccessLimits(
        proxies,
        Connections(ConnectionLimits(most, by_address), time.monotonic),
        SocketsByAddress(by_address, proxies),
        Budgets(proxies, time.monotonic),
    )


def answering_for(
    settings: Settings,
    service: Service,
    operators: OperatorActs,
    staff: Staff,
    limits: AccessLimits,
    queue: ReviewQueue,
) -> tuple[object, ...]:
    """Whoever answers an operation, each with what they need for it."""
    proxies, addresses = limits.proxies, settings.addresses()
    quotas = Quotas(service, proxies, time.monotonic)
    api = Api(service, operators, addresses, quotas)
    limit = partial(Buckets, clock=time.monotonic)
    questions = limit(*companion.LIMIT)
    return (
        api,
        Health(service, time.monotonic),
        Metrics(service, service.rooms, limits.applied, proxies, settings.metrics_key),
        WellKnown(settings.security_contact, service.clock),
        Books(staff.questions, questions),
        companion.Companion(staff.questions, questions),
        Reviews(service.archive, service.store, queue, limit),
        Cards(staff.questions, addresses[0], time.monotonic, page_folder()),
        Described(OPERATIONS),
        Moments(service.archive, staff.moments, limit),
        Privacy(settings.keep_days),
        Puzzles(service, proxies, time.monotonic),
        DayAnswers(service, api, quotas, limit),
        FamilyAnswers(service, api, quotas, limit),
        NoticeAnswers(service),
    )


def pushing_for(settings: Settings) -> Pushing | None:
    """What notices are sent with; none without somebody whom a push service may turn to."""
    if not settings.contact:
        return None
    try:
        from tilerummy.server.push.delivery import send
    except ImportError:  # without `cryptography` nothing can be sealed, and pages offer no notices
        return None
    return Pushing(settings.contact, settings.push_services, catalogue, send)


@asynccontextmanager
async def running(
    service: Service,
    operators: OperatorActs,
    connections: Connections,
    forgetting: Callable[[], Awaitable[None]] | None,
) -> AsyncIterator[None]:
    """Everything open and going, and closed in the end."""
    await service.open()
    rooms = service.rooms
    chores = [
        every(ALIVE_S, service.presence.alive),
        # No pause of its own: each round takes as long as the rooms are spread over.
        every(0.0, partial(rooms.beat_all, BEAT_S)),
        every(CUT_S, connections.cut_overdue),
        every(COUNT_S, rooms.tell_counts),
        every(COUNT_S, rooms.dismiss_newcomers),
        every(ALIVE_S, operators.hear),
        every(NEW_S, Garbage(connections).look),
        every(NOTICES_S, service.notices.look),
        every(PRUNE_S, service.families.tidy),
    ]
    if forgetting is not None:
        chores.append(every(PRUNE_S, forgetting))
    tasks = [asyncio.create_task(chore) for chore in (service.deadlines.run(), *chores)]
    log.info("serving")
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        await service.close()
        log.info("stopped")


async def forget_old(service: Service, review_files: ReviewFiles, keep_days: int) -> None:
    """Forget what is older than the operator keeps: tables, reviews of matches, families nobody came to."""
    await service.families.prune(service.clock() - 86_400_000 * keep_days)
    await prune(service.store, service.clock, keep_days)
    await review_files.prune(time.time() - 86_400 * keep_days)


async def _http_error(request: Request, error: Exception) -> Response:
    answer = response(refused(Rejected(ErrorCode.NO_SUCH_PAGE)))
    if isinstance(error, HTTPException) and error.status_code != 404:
        answer.status_code = error.status_code
        answer.headers.update(error.headers or {})
    return answer


async def _crash(request: Request, error: Exception) -> Response:
    reference = token_hex(4)
    where = {"path": public_path(request.url.path), "reference": reference}
    log.error("request failed", exc_info=error, extra=where)
    return response(refused(Rejected(ErrorCode.FAILED, reference=reference)))
