"""For those who run a server: whether it is ready, what it counts, and addresses that are alike everywhere.

The figures are in the text that Prometheus reads, numbers only: no names, no codes, no tiles. Its four kinds
of line do not need a library.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from hmac import compare_digest
from pathlib import Path

import msgspec

from tilerummy.locales.language import LANGUAGES
from tilerummy.server.edge.budgets import TrustedProxies, is_this_machine
from tilerummy.server.edge.operation import TEXT, Asked, Reply, get, json
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.process import BOUNDS, Histogram
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import Unavailable

log = logging.getLogger(__name__)

FRESH_S = 1.0  # everybody may ask, and a write costs a flush of the disk: so an answer is good for so long
PATIENCE_S = 4.0
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
TYPE = "text/plain; version=0.0.4; charset=utf-8"
GOOD_FOR = timedelta(days=90)
ROBOTS = """User-agent: *
Disallow: /api/
Disallow: /c/
Disallow: /f/
Disallow: /t/
"""
"""Whoever has the address of a table may come in: it must not stand in a search engine."""


class Healthy(msgspec.Struct, frozen=True):
    """`GET /healthz`: the server can serve. `GET /livez`: the process answers."""

    ok: bool


class HealthRoutes:
    """Answers whether the process lives and can serve."""

    def __init__(self, service: Service, clock: Callable[[], float]) -> None:
        self._service, self._clock = service, clock
        self._asking = asyncio.Lock()
        self._why: str | None = None
        self._at = float("-inf")

    @get("/livez", Healthy)
    async def alive(self, asked: Asked) -> Reply:
        """Whether the process answers at all."""
        return json(Healthy(True))

    @get("/healthz", Healthy)
    async def ready(self, asked: Asked) -> Reply:
        """Whether the server can serve."""
        # One write for all who ask at once: whoever asks often must not be able to keep the disk busy.
        async with self._asking:
            if self._clock() - self._at >= FRESH_S:
                self._why = await self._look()
                self._at = self._clock()
        return json(Healthy(self._why is None), 200 if self._why is None else 503)

    async def _look(self) -> str | None:
        """What is wrong, if anything."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._service.store.probe(self._service.process, self._service.clock())
        except TimeoutError:
            why = f"no answer within {PATIENCE_S:.0f} s"
        except Unavailable as error:
            why = str(error)
        else:
            return None
        log.error("not ready", extra={"why": why})
        return why


class WellKnownRoutes:
    """Answers whom to tell of a hole, and what search engines should leave alone."""

    def __init__(self, contact: str | None, clock: Callable[[], int]) -> None:
        self._contact, self._clock = contact, clock

    @get("/.well-known/security.txt", "the contact", also=(404,))
    async def security(self, asked: Asked) -> Reply:
        """Whom to tell of a hole."""
        if self._contact is None:
            raise Rejected(ErrorCode.NO_SUCH_PAGE)
        expires = datetime.fromtimestamp(self._clock() / 1000, UTC) + GOOD_FOR
        spoken = ", ".join(language.code for language in LANGUAGES)
        lines = (
            f"Contact: {self._contact}",
            f"Expires: {expires:%Y-%m-%dT%H:%M:%SZ}",
            f"Preferred-Languages: {spoken}",
        )
        return Reply("".join(f"{line}\n" for line in lines).encode(), kind=TEXT)

    @get("/robots.txt", "a list")
    async def robots(self, asked: Asked) -> Reply:
        """What search engines should leave alone."""
        return Reply(ROBOTS.encode(), kind=TEXT)


class MetricsRoutes:
    """The page for Prometheus."""

    def __init__(
        self,
        service: Service,
        limited: Callable[[], Mapping[str, int]],
        proxies: TrustedProxies,
        key: str | None = None,
    ) -> None:
        self._service, self._limited, self._key = service, limited, key
        self._proxies = proxies
        self._began = time.time()

    @get("/metrics", "the figures", cost=2.0)
    async def page(self, asked: Asked) -> Reply:
        """Figures for Prometheus.

        For whoever has the key; without one, for this machine alone.
        """
        if not self._may_read(asked):
            raise Rejected(ErrorCode.WRONG_TOKEN)
        lines = [*self._lines(await self._service.store.counts())]
        return Reply("\n".join([*lines, ""]).encode(), kind=TYPE)

    def _may_read(self, asked: Asked) -> bool:
        if self._key is not None:
            # In constant time, as with every secret that is compared.
            return compare_digest((asked.token or "").encode(), self._key.encode())
        # Whoever asks through a proxy says where they come from, and it may be a lie.
        if self._proxies.everybody or any(name in asked.headers for name in FORWARDED):
            return False
        return asked.host is not None and is_this_machine(asked.host)

    def _lines(self, tables: Mapping[str, int]) -> Iterator[str]:
        counters, rooms = self._service.counters, self._service.rooms.rooms()
        yield from _labelled("tilerummy_tables", "gauge", "Tables in the store, by phase.", "phase", tables)
        connections = sum(len(room.listeners) for room in rooms)
        yield from _one("tilerummy_connections", "gauge", "Connections to this process.", connections)
        yield from _one("tilerummy_tables_open", "gauge", "Tables somebody is connected to here.", len(rooms))
        yield from _labelled(
            "tilerummy_messages_total", "counter", "Requests answered.", "kind", counters.kinds
        )
        yield from _labelled("tilerummy_outcomes_total", "counter", "Outcomes.", "outcome", counters.outcomes)
        yield from _histogram("tilerummy_answer_seconds", "From a request to its answer.", counters.answers)
        yield from _histogram("tilerummy_store_seconds", "To keep a change.", counters.stored)
        yield from _one("tilerummy_events_total", "counter", "Events of matches kept.", counters.events)
        limited = "Wishes beyond a budget, and connections ended from here, by what became of them."
        yield from _labelled("tilerummy_limited_total", "counter", limited, "how", self._limited())
        yield from _one("process_cpu_seconds_total", "counter", "CPU time used.", time.process_time())
        yield from _one("process_start_time_seconds", "gauge", "When this process began.", self._began)
        memory = resident_bytes()
        if memory is not None:
            yield from _one("process_resident_memory_bytes", "gauge", "Memory in use.", memory)


def resident_bytes() -> int | None:
    """The memory this process uses, where the system tells."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")


def _head(name: str, kind: str, text: str) -> list[str]:
    return [f"# HELP {name} {text}", f"# TYPE {name} {kind}"]


def _one(name: str, kind: str, text: str, value: float) -> list[str]:
    return [*_head(name, kind, text), f"{name} {value}"]


def _labelled(name: str, kind: str, text: str, label: str, values: Mapping[str, int]) -> list[str]:
    rows = [f'{name}{{{label}="{key}"}} {count}' for key, count in sorted(values.items())]
    return [*_head(name, kind, text), *rows]


def _histogram(name: str, text: str, histogram: Histogram) -> Iterator[str]:
    yield from _head(name, "histogram", text)
    total = 0
    for bound, count in zip(BOUNDS, histogram.counts, strict=False):
        total += count
        yield f'{name}_bucket{{le="{bound}"}} {total}'
    total += histogram.counts[-1]
    yield f'{name}_bucket{{le="+Inf"}} {total}'
    yield f"{name}_sum {histogram.sum}"
    yield f"{name}_count {total}"
