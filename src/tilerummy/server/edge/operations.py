"""Everything that can be asked over HTTP: one list, of which routes, prices and the description are made."""

from __future__ import annotations

from typing import Any

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.server.edge.books import Books
from tilerummy.server.edge.cards import Cards
from tilerummy.server.edge.companion import OLD_PLACE, Companion
from tilerummy.server.edge.health import Health
from tilerummy.server.edge.looking_back import LOOKING_BACK
from tilerummy.server.edge.metrics import Metrics
from tilerummy.server.edge.notices import NoticeAnswers
from tilerummy.server.edge.openapi import Described
from tilerummy.server.edge.operation import Operation
from tilerummy.server.edge.playing import PLAYING
from tilerummy.server.edge.privacy import Privacy
from tilerummy.server.edge.puzzles import Puzzles
from tilerummy.server.edge.well_known import WellKnown

LANGUAGE = ("lang", {"type": "string"}, "The language, such as `pl`; that of the browser if left out.")
THAN = ("than", {"type": "string"}, "The preset to tell the differences from.")
OPTIONS = ("options", {"type": "string", "maxLength": 2000}, "House rules: a JSON object of parameters.")


class Healthy(msgspec.Struct, frozen=True):
    """`GET /healthz`: the server can serve. `GET /livez`: the process answers."""

    ok: bool


class Book(msgspec.Struct, frozen=True):
    """`GET /api/rulebook/PRESET`: a rule book; the page shows all there is in it."""


OPERATIONS = (
    Operation("get", "/healthz", "Whether the server can serve", Health.ready, Healthy),
    Operation(
        "get",
        "/.well-known/security.txt",
        "Whom to tell of a hole",
        WellKnown.security,
        "the contact",
        also=(404,),
    ),
    Operation("get", "/robots.txt", "What search engines should leave alone", WellKnown.robots, "a list"),
    Operation("get", "/livez", "Whether the process answers at all", Health.alive, Healthy),
    Operation("get", "/metrics", "Figures for Prometheus", Metrics.page, "the figures"),
    Operation("get", "/schema", "This description as a page", Described.schema, dict[str, Any]),
    Operation(
        "get", "/schema/messages.json", "JSON Schemas of all messages", Described.messages, dict[str, Any]
    ),
    Operation("get", "/schema/openapi.json", "This description", Described.openapi, dict[str, Any]),
    Operation("get", "/api/notices", "Whether there are notices", NoticeAnswers.told, m.Pushes, token=False),
    Operation(
        "put",
        "/api/notices",
        "Where your notices go",
        NoticeAnswers.wish,
        m.Pushes,
        body=m.PushWish,
        token=True,
    ),
    Operation("delete", "/api/notices", "No more notices", NoticeAnswers.stop, m.Pushes, token=True),
    Operation(
        "get",
        "/api/rulebook/{preset}",
        "The rule book of a preset, or of a house",
        Books.book,
        Book,
        query=(LANGUAGE, THAN, OPTIONS),
        also=(304, 400, 413),
    ),
    Operation(
        "get",
        "/api/puzzles/ratings",
        "Ratings of puzzles that have moved",
        Puzzles.ratings,
        m.PuzzleRatings,
        also=(304,),
    ),
    Operation(
        "post",
        "/api/puzzles/tries",
        "Your first try at a puzzle",
        Puzzles.tries,
        m.PuzzleTried,
        body=m.PuzzleTry,
        token=True,
    ),
    *PLAYING,
    *LOOKING_BACK,
)
"""What is described, for whoever writes a client."""
BESIDES = (
    Operation("post", f"{OLD_PLACE}/judge", "The same", Companion.judge, m.CompanionVerdict),
    Operation("post", f"{OLD_PLACE}/best", "The same", Companion.best, m.CompanionBest),
    Operation("get", "/schema/page.css", "How the description looks", Described.style, "a style"),
    Operation("get", "/q/{link}", "A position that somebody sent", Cards.page, "a page"),
    Operation("get", "/q/{link}/card.png", "Its picture, for messengers", Cards.picture, "a picture"),
    Operation("get", "/privacy", "What is kept of a visitor", Privacy.page, "a page"),
    Operation("get", "/privacy.js", "What its buttons do", Privacy.script, "a script"),
    Operation("get", "/privacy.css", "How it looks", Privacy.style, "a style"),
)
"""What is there besides: old addresses, for pages that browsers have cached, and a page for people."""
