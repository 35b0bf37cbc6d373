"""The composition root: settings in, application out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from secrets import token_bytes, token_hex
from typing import Any

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
from tilerummy.server.edge.asgi import page_folder, page_routes, response, routes, socket_route
from tilerummy.server.edge.budgets import Budgets, TrustedProxies
from tilerummy.server.edge.connections import ConnectionLimits, Connections
from tilerummy.server.edge.garbage import NEW_S, Garbage
from tilerummy.server.edge.guards import Guard, SocketsByAddress
from tilerummy.server.edge.logs import public_path
from tilerummy.server.edge.operation import refused
from tilerummy.server.edge.review_routes import keep_records
from tilerummy.server.edge.routes import answering_for
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.processes import WorkerProcesses
from tilerummy.server.jobs.reviews import ReviewFiles, ReviewQueue
from tilerummy.server.jobs.staff import Staff, hired
from tilerummy.server.live.club_games import ClubGames
from tilerummy.server.live.clubs import Clubs
from tilerummy.server.live.identity import KEY_BYTES, Signer
from tilerummy.server.live.looking_ahead import PAUSE_S, LookingAhead
from tilerummy.server.live.moderation import filter_from
from tilerummy.server.live.notices import Pushing
from tilerummy.server.live.operators import OperatorActs
from tilerummy.server.live.process import Defaults, new_secret, steady_clock
from tilerummy.server.live.scheduler import every
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
    operators: OperatorActs
    connections: Connections
    budgets: Budgets

    async def farewell(self) -> None:
        """Tell everybody to connect again in a moment."""
        await self.service.rooms.dismiss_all(ByeReason.RESTARTING, GOODBYE_S)


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
    limits, files = limits_for(settings), ReviewFiles(settings.reviews)
    queue = ReviewQueue(staff.reviews, files, Effort(), keep_records(service.store, service.clock))
    ahead = LookingAhead(service.tables, service.store, service.bell, staff.records, lambda: queue)
    operators = OperatorActs(service, limits.sockets.cut, queue.forget)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        days = settings.keep_days
        chores = [every(PAUSE_S, ahead.look)]
        if days:
            chores.append(every(PRUNE_S, partial(forget_old, service, files, days)))
        async with running(service, operators, limits.connections, chores):
            # After the store is open, for there it lies; the fresh one is kept only where there is none.
            key = settings.key.encode() if settings.key else await service.store.key(token_bytes(KEY_BYTES))
            service.sign_with(key)
            yield
            # Before the workers end: a review that is cut off is asked for again after the restart.
            await queue.close()

    answering = answering_for(
        settings, service, operators, staff, queue, limits.proxies, limits.applied, page_folder()
    )
    inner = Starlette(
        routes=[
            *routes(answering, limits.budgets),
            socket_route(service, limits.budgets),
            *page_routes(site=settings.site),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: _http_error, Exception: _crash},
    )
    # Outside of everything: whoever is banned or asks too much costs no route and no body.
    banned = service.moderation.is_address_banned
    guard = Guard(inner, settings.origins(), limits.budgets, limits.sockets, banned, https=settings.https)
    return Parts(guard, service, operators, limits.connections, limits.budgets)


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
    games = ClubGames(service.store, service.tables, service.new_tables, signer.mark, service.clock)
    service.clubs = Clubs(
        service.store, signer, staff.files, service.clock, fresh, games, alone=defaults.alone
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
    more: Sequence[Coroutine[Any, Any, None]],
) -> AsyncIterator[None]:
    """Everything open and going, and closed in the end."""
    await service.open()
    rooms = service.rooms
    chores = [
        every(ALIVE_S, rooms.alive),
        # No pause of its own: each round takes as long as the rooms are spread over.
        every(0.0, partial(rooms.beat_all, BEAT_S)),
        every(CUT_S, connections.cut_overdue),
        every(COUNT_S, rooms.tell_counts),
        every(COUNT_S, rooms.dismiss_newcomers),
        every(ALIVE_S, operators.hear),
        every(NEW_S, Garbage(connections).look),
        every(NOTICES_S, service.notices.look),
        every(PRUNE_S, service.families.tidy),
        *more,
    ]
    tasks = [asyncio.create_task(chore) for chore in (service.scheduler.run(), *chores)]
    log.info("serving")
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        # All are told first and waited for then, so that none waits for another's end.
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        await service.close()
        log.info("stopped")


async def forget_old(service: Service, review_files: ReviewFiles, keep_days: int) -> None:
    """Forget what is older than the operator keeps: tables, reviews, families nobody came to, evenings."""
    # Families first: they read what their tables came to before those go.
    await service.families.prune(service.clock() - 86_400_000 * keep_days)
    if service.clubs is not None:
        await service.clubs.prune(service.clock() - 86_400_000 * keep_days)
    await prune(service.store, service.clock, keep_days)
    await review_files.prune(time.time() - 86_400 * keep_days)


async def _http_error(request: Request, error: Exception) -> Response:
    answer = response(refused(Rejected(ErrorCode.NO_SUCH_PAGE)))
    # Such as 405 with its list of methods: the status is the framework's, the body ours.
    if isinstance(error, HTTPException) and error.status_code != 404:
        answer.status_code = error.status_code
        answer.headers.update(error.headers or {})
    return answer


async def _crash(request: Request, error: Exception) -> Response:
    reference = token_hex(4)
    where = {"path": public_path(request.url.path), "reference": reference}
    log.error("request failed", exc_info=error, extra=where)
    return response(refused(Rejected(ErrorCode.FAILED, reference=reference)))
