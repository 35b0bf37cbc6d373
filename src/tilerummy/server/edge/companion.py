"""The companion of a box at home: rule books, a referee and the best turn. No table of ours, no state.

All of it is computed in a worker of its own, so that nobody who plays here waits for it.
"""

from __future__ import annotations

import json as plain_json
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tilerummy.locales.language import best_language
from tilerummy.protocol import messages as m
from tilerummy.rules.preset import Rules
from tilerummy.server.edge.caching import cacheable
from tilerummy.server.edge.http import asker_of, body_of, json
from tilerummy.server.edge.limits import Buckets
from tilerummy.server.edge.positions import best, judged, rules_of
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.books import book_of
from tilerummy.server.jobs.workers import NoAnswer, Workers

T = TypeVar("T")

BUDGET_MS = 2000.0
"""What the solver may think."""
PATIENCE_S = 20.0
"""How long an answer may take in all; the first one has to wait for its process to start."""
LIMIT = (2.0, 30.0)
"""Questions a second in the long run, and at once; a rule book that has to be made is one too."""
KEPT = 256
"""Rule books that are remembered."""
LONGEST_OPTIONS = 2000
PLACE = "/api/companion"
OLD_PLACE = "/api/kitchen"
"""Where 0.1 had it; kept for one version, for pages that browsers have cached."""
A_DAY = "public, max-age=3600, stale-while-revalidate=86400"


class Companion:
    """The answers."""

    def __init__(self, workers: Workers, clock: Callable[[], float]) -> None:
        self._workers = workers
        self._limit = Buckets(*LIMIT, clock)
        self._books: OrderedDict[tuple[str, ...], bytes] = OrderedDict()

    async def book(self, request: Request) -> Response:
        """The rule book of a preset, or of a house, in the language asked for."""
        query = request.query_params
        rules = rules_of(request.path_params["preset"], _options(query.get("options", "")))
        than = query.get("than") or rules.preset
        other = rules_of(than, {})
        language = best_language(query.get("lang") or request.headers.get("accept-language", ""))
        changes = plain_json.dumps(rules.changes(), sort_keys=True)
        key = (rules.preset, changes, than, language)
        if key not in self._books:
            self._count(request)
        body = await self._book(key, rules, other, language)
        return cacheable(request, body, A_DAY, "accept-language")

    async def _book(self, key: tuple[str, ...], rules: Rules, other: Rules, language: str) -> bytes:
        if key in self._books:
            self._books.move_to_end(key)
            return self._books[key]
        body = await self._ask(book_of, rules, other, language)
        self._books[key] = body
        if len(self._books) > KEPT:
            self._books.popitem(last=False)
        return body

    async def judge(self, request: Request) -> Response:
        """Whether a turn is legal."""
        self._count(request)
        asked = await body_of(request, m.CompanionTurn)
        return json(await judged(asked, self._ask))

    async def best(self, request: Request) -> Response:
        """The best turn."""
        self._count(request)
        asked = await body_of(request, m.CompanionPosition)
        return json(await best(asked, BUDGET_MS, self._ask))

    def _count(self, request: Request) -> None:
        if not self._limit.take(asker_of(request)):
            raise Rejected(ErrorCode.TOO_MANY)

    async def _ask(self, function: Callable[..., T], *args: object) -> T:
        try:
            return await self._workers.ask(PATIENCE_S, function, *args)
        except NoAnswer as error:
            raise error.refusal() from None


def _options(text: str) -> dict[str, object]:
    if not text:
        return {}
    if len(text) > LONGEST_OPTIONS:
        raise Rejected(ErrorCode.TOO_LARGE)
    try:
        return msgspec.json.decode(text, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Rejected(ErrorCode.UNREADABLE, text=str(error)[:200]) from None
