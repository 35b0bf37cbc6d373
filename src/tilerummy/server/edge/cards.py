"""Positions that travel: a link that holds one opens the page and tells messengers what to show."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from html import escape
from pathlib import Path
from urllib.parse import quote

from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import best_language
from tilerummy.pictures.card import HIGH, WIDE
from tilerummy.rules.refusal import BadRules, Unreadable
from tilerummy.server.edge.asked import HTML, Answer, Asked
from tilerummy.server.edge.budgets import Buckets
from tilerummy.server.edge.caching import cacheable
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.printing import can_paint, painted_card, read_position
from tilerummy.server.jobs.staff import Workers, answer_of
from tilerummy.server.jobs.tasks import SharedWork

log = logging.getLogger(__name__)

PATIENCE_S = 20.0
LIMIT = (0.5, 20.0)
"""Cards a second in the long run, and at once, for each address; those that are remembered are free."""
KEPT = 64
"""Cards that are remembered, of 100 to 200 kB each."""
A_DAY = "public, max-age=86400"
UNQUOTED = "-._~"
TITLE = "<title>tilerummy</title>"


class Cards:
    """Answers links that hold a position: a page, and its picture."""

    def __init__(self, workers: Workers, address: str, clock: Callable[[], float], folder: Path) -> None:
        self._workers, self._address, self._index = workers, address, folder / "index.html"
        self._limit = Buckets(*LIMIT, clock)
        self._painting: SharedWork[bytes] = SharedWork()
        self._cards: OrderedDict[str, bytes] = OrderedDict()
        self._paints = can_paint()
        if not self._paints:
            log.info("links to positions come without a picture: pip install tilerummy[cards] adds it")

    async def page(self, asked: Asked) -> Answer:
        """The page, with what messengers show; a link that is no position has nothing to show."""
        link = asked.names["link"]
        if not self._index.exists():
            raise Rejected(ErrorCode.NO_SUCH_PAGE)
        page, headers = self._index.read_text(encoding="utf-8"), {"cache-control": "no-cache"}
        try:
            read_position(link)
        except (Unreadable, BadRules):
            return Answer(
                page.encode(), 404, HTML, headers
            )  # the page says in the reader's language what is wrong
        language = best_language(asked.headers.get("accept-language", ""))
        told = page.replace(TITLE, self._shown(link, language), 1)
        return Answer(told.encode(), kind=HTML, headers={**headers, "vary": "accept-language"})

    async def picture(self, asked: Asked) -> Answer:
        """The card of a position."""
        link = asked.names["link"]
        if not self._paints:
            raise Rejected(ErrorCode.NO_SUCH_PAGE)
        if link not in self._cards and not self._limit.take(asked.address):
            raise Rejected(ErrorCode.TOO_MANY)
        body = await self._card(link)
        elsewhere = {"cross-origin-resource-policy": "cross-origin"}  # it is made to be shown elsewhere
        return cacheable(asked, body, A_DAY, "accept-encoding", "image/png", **elsewhere)

    async def _card(self, link: str) -> bytes:
        if link in self._cards:
            self._cards.move_to_end(link)
            return self._cards[link]
        body = await self._painting.get(link, lambda: self._paint(link))
        self._cards[link] = body
        if len(self._cards) > KEPT:
            self._cards.popitem(last=False)
        return body

    async def _paint(self, link: str) -> bytes:
        card = await answer_of(self._workers, PATIENCE_S, painted_card, link)
        if isinstance(card, tuple):
            raise Rejected(card[0], text=card[1][:200])
        return card

    def _shown(self, link: str, language: str) -> str:
        """What a messenger reads in the head of the page."""
        words = catalogue(language)
        title, here = words.text("share-title"), f"{self._address}/q/{quote(link, safe=UNQUOTED)}"
        named = {"og:type": "website", "og:site_name": "tilerummy", "og:title": title, "og:url": here}
        named["og:description"] = words.text("home-lead")
        if self._paints:
            named |= {
                "og:image": f"{here}/card.png",
                "og:image:type": "image/png",
                "og:image:width": f"{WIDE:.0f}",
                "og:image:height": f"{HIGH:.0f}",
                "og:image:alt": title,
            }
        tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in named.items()]
        if self._paints:
            tags.append('<meta name="twitter:card" content="summary_large_image" />')
        return "\n    ".join([f"<title>tilerummy · {escape(title)}</title>", *tags])
