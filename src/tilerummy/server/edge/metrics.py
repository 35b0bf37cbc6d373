"""What the server counts, in the text that Prometheus reads. Numbers only: no names, no codes, no tiles.

Four kinds of line do not need a library.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from hmac import compare_digest
from pathlib import Path

from tilerummy.server.edge.asked import Answer, Asked
from tilerummy.server.edge.budgets import TrustedProxies, is_this_machine
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.process import BOUNDS, Histogram
from tilerummy.server.live.rooms import Rooms
from tilerummy.server.live.service import Service

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The page for Prometheus."""

    def __init__(
        self,
        service: Service,
        rooms: Rooms,
        limited: Callable[[], Mapping[str, int]],
        proxies: TrustedProxies,
        key: str | None = None,
    ) -> None:
        self._service, self._rooms, self._limited, self._key = service, rooms, limited, key
        self._proxies = proxies
        self._began = time.time()

    async def page(self, asked: Asked) -> Answer:
        """Everything that is counted, for whoever has the key; without one, for this machine alone."""
        if not self._may_read(asked):
            raise Rejected(ErrorCode.WRONG_TOKEN)
        lines = [*self._lines(await self._service.store.counts())]
        return Answer("\n".join([*lines, ""]).encode(), kind=TYPE)

    def _may_read(self, asked: Asked) -> bool:
        if self._key is not None:
            # In constant time, as with every secret that is compared.
            return compare_digest((asked.token or "").encode(), self._key.encode())
        # Whoever asks through a proxy says where they come from, and it may be a lie.
        if self._proxies.everybody or any(name in asked.headers for name in FORWARDED):
            return False
        return asked.host is not None and is_this_machine(asked.host)

    def _lines(self, tables: Mapping[str, int]) -> Iterator[str]:
        counters, rooms = self._service.counters, self._rooms.rooms()
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
