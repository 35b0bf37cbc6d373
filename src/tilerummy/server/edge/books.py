"""Rule books over HTTP: of a preset or of a house, in the reader's language; made by a worker."""

from __future__ import annotations

import json as plain_json
from collections import OrderedDict

import msgspec

from tilerummy.locales.language import best_language
from tilerummy.rules.preset import Rules
from tilerummy.server.edge.asked import Answer, Asked
from tilerummy.server.edge.budgets import Limit
from tilerummy.server.edge.caching import cacheable
from tilerummy.server.edge.companion import PATIENCE_S
from tilerummy.server.edge.positions import rules_of
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.printing import book_of
from tilerummy.server.jobs.staff import Workers, answer_of

KEPT = 256
"""Rule books that are remembered."""
LONGEST_OPTIONS = 2000
A_DAY = "public, max-age=3600, stale-while-revalidate=86400"


class Books:
    """The answers; one that has to be made counts as a question to the companion."""

    def __init__(self, workers: Workers, limit: Limit) -> None:
        self._workers, self._limit = workers, limit
        self._books: OrderedDict[tuple[str, ...], bytes] = OrderedDict()

    async def book(self, asked: Asked) -> Answer:
        """The rule book of a preset, or of a house, in the language asked for."""
        query = asked.query
        rules = rules_of(asked.names["preset"], _options(query.get("options", "")))
        than = query.get("than") or rules.preset
        other = rules_of(than, {})
        language = best_language(asked.languages)
        changes = plain_json.dumps(rules.changes(), sort_keys=True)
        key = (rules.preset, changes, than, language)
        if key not in self._books and not self._limit.take(asked.address):
            raise Rejected(ErrorCode.TOO_MANY)
        body = await self._book(key, rules, other, language)
        return cacheable(asked, body, A_DAY, "accept-language")

    async def _book(self, key: tuple[str, ...], rules: Rules, other: Rules, language: str) -> bytes:
        if key in self._books:
            self._books.move_to_end(key)
            return self._books[key]
        body = await answer_of(self._workers, PATIENCE_S, book_of, rules, other, language)
        self._books[key] = body
        if len(self._books) > KEPT:
            self._books.popitem(last=False)
        return body


def _options(text: str) -> dict[str, object]:
    if not text:
        return {}
    if len(text) > LONGEST_OPTIONS:
        raise Rejected(ErrorCode.TOO_LARGE)
    try:
        return msgspec.json.decode(text, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Rejected(ErrorCode.UNREADABLE, text=str(error)[:200]) from None
