"""Everything that can be asked over HTTP, and who answers it.

One list: routes, prices, the description and the page's types are made of it.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tilerummy.server.edge import companion_routes
from tilerummy.server.edge.budgets import Buckets, TrustedProxies
from tilerummy.server.edge.club_routes import ClubRoutes
from tilerummy.server.edge.companion_routes import CompanionRoutes
from tilerummy.server.edge.family_routes import FamilyRoutes
from tilerummy.server.edge.operation import operations_of
from tilerummy.server.edge.operator_routes import HealthRoutes, MetricsRoutes, WellKnownRoutes
from tilerummy.server.edge.page_routes import CardRoutes, PrivacyRoutes, RulebookRoutes
from tilerummy.server.edge.puzzle_routes import DayRoutes, PuzzleRoutes
from tilerummy.server.edge.quotas import Quotas
from tilerummy.server.edge.review_routes import MomentRoutes, ReviewRoutes
from tilerummy.server.edge.schema_routes import SchemaRoutes
from tilerummy.server.edge.table_routes import NoticeRoutes, ScreenRoutes, TableRoutes
from tilerummy.server.jobs.reviews import ReviewQueue
from tilerummy.server.jobs.staff import Staff
from tilerummy.server.live.operators import OperatorActs
from tilerummy.server.live.service import Service
from tilerummy.server.settings import Settings

_ALL = operations_of(
    *(HealthRoutes, WellKnownRoutes, MetricsRoutes, SchemaRoutes),
    *(TableRoutes, ScreenRoutes, FamilyRoutes, ClubRoutes, NoticeRoutes),
    *(DayRoutes, PuzzleRoutes, CompanionRoutes, RulebookRoutes),
    *(ReviewRoutes, MomentRoutes, CardRoutes, PrivacyRoutes),
)
OPERATIONS = tuple(one for one in _ALL if one.described)  # what is described, for whoever writes a client
BESIDES = tuple(one for one in _ALL if not one.described)
"""What is there besides: old addresses, for pages that browsers have cached, and pages for people."""


def answering_for(
    settings: Settings,
    service: Service,
    operators: OperatorActs,
    staff: Staff,
    queue: ReviewQueue,
    proxies: TrustedProxies,
    limited: Callable[[], Counter[str]],
    page: Path,
) -> tuple[object, ...]:
    """Whoever answers an operation at a server, each with what they need for it."""
    addresses, clock = settings.addresses(), time.monotonic
    # Limits are shared: who opens tables in three ways at once still has one quota.
    quotas, limit = Quotas(service, proxies, clock), partial(Buckets, clock=clock)
    tables = TableRoutes(service, operators, addresses, quotas)
    # A rule book that has to be made counts as a question to the companion: the same worker does both.
    questions = limit(*companion_routes.LIMIT)
    return (
        HealthRoutes(service, clock),
        WellKnownRoutes(settings.security_contact, service.clock),
        MetricsRoutes(service, limited, proxies, settings.metrics_key),
        SchemaRoutes(OPERATIONS),
        tables,
        ScreenRoutes(service, proxies, limit),
        FamilyRoutes(service, tables, quotas, limit),
        ClubRoutes(service, quotas, limit),
        NoticeRoutes(service),
        DayRoutes(service, tables, quotas, limit),
        PuzzleRoutes(service, proxies, clock),
        CompanionRoutes(staff.questions, questions),
        RulebookRoutes(staff.questions, questions),
        ReviewRoutes(service.archive, service.store, queue, limit),
        MomentRoutes(service.archive, staff.moments, limit),
        CardRoutes(staff.questions, addresses[0], clock, page),
        PrivacyRoutes(settings.keep_days),
    )
