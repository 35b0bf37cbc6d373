"""What a server writes in the reader's language: rule books, links to positions, the privacy page.

Only a server: a device has no catalogues of ours, and its page says these things itself.
"""

from __future__ import annotations

import json as plain_json
import logging
from collections import OrderedDict
from collections.abc import Callable
from html import escape
from pathlib import Path
from urllib.parse import quote

import msgspec

from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES, best_language
from tilerummy.pictures.card import HIGH, WIDE
from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import BadRules, Unreadable
from tilerummy.server.edge.budgets import Buckets, Limit
from tilerummy.server.edge.companion_routes import PATIENCE_S, rules_of
from tilerummy.server.edge.operation import HTML, Asked, Reply, cacheable, get, own_file
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.printing import book_of, can_paint, painted_card, read_position
from tilerummy.server.jobs.staff import Workers, answer_of
from tilerummy.server.jobs.tasks import SharedWork

log = logging.getLogger(__name__)

# -- rule books, made by a worker ----------------------------------------------------------------

BOOKS_KEPT = 256  # rule books that are remembered
LONGEST_OPTIONS = 2000
A_WHILE = "public, max-age=3600, stale-while-revalidate=86400"
LANGUAGE = ("lang", {"type": "string"}, "The language, such as `pl`; that of the browser if left out.")
THAN = ("than", {"type": "string"}, "The preset to tell the differences from.")
OPTIONS = ("options", {"type": "string", "maxLength": 2000}, "House rules: a JSON object of parameters.")


class RulebookAnswer(msgspec.Struct, frozen=True):
    """`GET /api/rulebook/PRESET`: a rule book; the page shows all there is in it."""


class RulebookRoutes:
    """The answers; one that has to be made counts as a question to the companion."""

    def __init__(self, workers: Workers, limit: Limit) -> None:
        self._workers, self._limit = workers, limit
        self._books: OrderedDict[tuple[str, ...], bytes] = OrderedDict()

    @get(
        "/api/rulebook/{preset}",
        RulebookAnswer,
        query=(LANGUAGE, THAN, OPTIONS),
        also=(304, 400, 413),
        cost=5.0,
    )
    async def book(self, asked: Asked) -> Reply:
        """The rule book of a preset, or of a house."""
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
        return cacheable(asked, Reply(body), A_WHILE, "accept-language")

    async def _book(self, key: tuple[str, ...], rules: Rules, other: Rules, language: str) -> bytes:
        if key in self._books:
            self._books.move_to_end(key)
            return self._books[key]
        body = await answer_of(self._workers, PATIENCE_S, book_of, rules, other, language)
        self._books[key] = body
        if len(self._books) > BOOKS_KEPT:
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


# -- positions that travel: a link that holds one tells messengers what to show ------------------

CARDS = (0.5, 20.0)
"""Cards a second in the long run, and at once, for each address; those that are remembered are free."""
CARDS_KEPT = 64  # cards that are remembered, of 100 to 200 kB each
FOR_A_DAY = "public, max-age=86400"
UNQUOTED = "-._~"
TITLE = "<title>tilerummy</title>"


class CardRoutes:
    """Answers links that hold a position: a page, and its picture."""

    def __init__(self, workers: Workers, address: str, clock: Callable[[], float], folder: Path) -> None:
        self._workers, self._address, self._index = workers, address, folder / "index.html"
        self._limit = Buckets(*CARDS, clock)
        self._painting: SharedWork[bytes] = SharedWork()
        self._cards: OrderedDict[str, bytes] = OrderedDict()
        self._paints = can_paint()
        if not self._paints:
            log.info("links to positions come without a picture: pip install tilerummy[cards] adds it")

    @get("/q/{link}", "a page", described=False, cost=2.0)
    async def page(self, asked: Asked) -> Reply:
        """A position that somebody sent: the page, with what messengers show."""
        link = asked.names["link"]
        if not self._index.exists():
            raise Rejected(ErrorCode.NO_SUCH_PAGE)
        page, headers = self._index.read_text(encoding="utf-8"), {"cache-control": "no-cache"}
        try:
            read_position(link)
        except (Unreadable, BadRules):
            # The page says in the reader's language what is wrong.
            return Reply(page.encode(), 404, HTML, headers)
        language = best_language(asked.headers.get("accept-language", ""))
        told = page.replace(TITLE, self._shown(link, language), 1)
        return Reply(told.encode(), kind=HTML, headers={**headers, "vary": "accept-language"})

    @get("/q/{link}/card.png", "a picture", described=False, cost=100.0)
    async def picture(self, asked: Asked) -> Reply:
        """Its picture, for messengers."""
        link = asked.names["link"]
        if not self._paints:
            raise Rejected(ErrorCode.NO_SUCH_PAGE)
        if link not in self._cards and not self._limit.take(asked.address):
            raise Rejected(ErrorCode.TOO_MANY)
        body = await self._card(link)
        # It is made to be shown elsewhere.
        card = Reply(body, kind="image/png").saying(cross_origin_resource_policy="cross-origin")
        return cacheable(asked, card, FOR_A_DAY, "accept-encoding")

    async def _card(self, link: str) -> bytes:
        if link in self._cards:
            self._cards.move_to_end(link)
            return self._cards[link]
        body = await self._painting.get(link, lambda: self._paint(link))
        self._cards[link] = body
        if len(self._cards) > CARDS_KEPT:
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


# -- what is kept of a visitor and for how long, with buttons to see it and to be forgotten ------

# Made here and not in the web client, so that it is there for everybody, and true for this server.
PARTS = (
    "account",
    "kept",
    "time",
    "families",
    "clubs",
    "reports",
    "puzzles deal mark",
    "notices",
    "address",
    "logs",
    "others",
    "delete",
)


class PrivacyRoutes:
    """The page, in every language."""

    def __init__(self, keep_days: int) -> None:
        self._keep_days = keep_days

    @get("/privacy", "a page", described=False)
    async def page(self, asked: Asked) -> Reply:
        """What is kept of a visitor."""
        page = privacy_page(best_language(asked.languages), self._keep_days).encode()
        return Reply(page, kind=HTML, headers={"cache-control": "no-cache", "vary": "accept-language"})

    @get("/privacy.js", "a script", described=False)
    async def script(self, asked: Asked) -> Reply:
        """What its buttons do."""
        return own_file("privacy.js").saying(cache_control="no-cache")

    @get("/privacy.css", "a style", described=False)
    async def style(self, asked: Asked) -> Reply:
        """How it looks."""
        return own_file("privacy.css").saying(cache_control="no-cache")


def privacy_page(language: str, keep_days: int) -> str:
    """The page in one language."""
    words = catalogue(language)

    def text(name: str) -> str:
        if name == "time":
            return escape(
                words.text("privacy-days", days=keep_days) if keep_days else words.text("privacy-forever")
            )
        if name == "mark" and keep_days:
            return escape(words.text("privacy-mark-days", days=keep_days))
        return escape(words.text(f"privacy-{name}"))

    others = " ".join(
        f'<a href="/privacy?lang={other.code}" lang="{other.code}">{escape(other.autonym)}</a>'
        for other in LANGUAGES
    )
    return f"""<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{text("title")} · tilerummy</title><link rel="stylesheet" href="/privacy.css">
<main data-sure="{text("sure")}" data-forgotten="{text("forgotten")}" data-nothing="{text("nothing")}">
<h1>{text("title")}</h1>
<p>{text("lead")}</p>
<ul>
{"".join(f"<li>{' '.join(map(text, part.split()))}</li>" for part in PARTS)}
</ul>
<p class="doors"><button id="see">{text("see")}</button> <button id="forget">{text("forget")}</button></p>
<pre role="status"></pre>
</main>
<nav>{others}</nav>
<script src="/privacy.js" defer></script>
</html>
"""
