"""Everything that can be asked over HTTP: one list, of which routes, prices and the description are made."""

from __future__ import annotations

from collections.abc import Iterable
from types import MethodType
from typing import Any

import msgspec
from starlette.routing import BaseRoute, Route

from tilerummy.protocol import messages as m
from tilerummy.review.review import Review
from tilerummy.server.edge.cards import Cards
from tilerummy.server.edge.companion import OLD_PLACE, Companion
from tilerummy.server.edge.days import DayAnswers
from tilerummy.server.edge.families import FAMILY_OPERATIONS
from tilerummy.server.edge.health import Health
from tilerummy.server.edge.http import Api, told
from tilerummy.server.edge.metrics import Metrics
from tilerummy.server.edge.moments import Moments
from tilerummy.server.edge.notices import NoticeAnswers
from tilerummy.server.edge.openapi import TURN, Described, Operation
from tilerummy.server.edge.privacy import Privacy
from tilerummy.server.edge.puzzles import Puzzles
from tilerummy.server.edge.reviews import Reviews
from tilerummy.server.edge.well_known import WellKnown

MATCH = (
    "match",
    {"type": "string", "pattern": "^[0-9]{1,5}$"},
    "An earlier match of the table; the latest if left out.",
)
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
    Operation("get", "/livez", "Whether the process answers at all", Health.alive, Healthy),
    Operation("get", "/metrics", "Figures for Prometheus", Metrics.page, "the figures"),
    Operation("get", "/schema", "This description as a page", Described.schema, dict[str, Any]),
    Operation(
        "get", "/schema/messages.json", "JSON Schemas of all messages", Described.messages, dict[str, Any]
    ),
    Operation("get", "/schema/openapi.json", "This description", Described.openapi, dict[str, Any]),
    Operation("get", "/api/rules", "Everything a host can choose", Api.rules, m.RulesInfo),
    Operation("post", "/api/plan", "Whether a plan can be played", Api.plan, m.PlanChecked, body=m.Plan),
    Operation("get", "/api/addresses", "Where other devices find this server", Api.addresses, m.Addresses),
    Operation("post", "/api/visitors", "A new identity", Api.visitors, m.Visitor, 201),
    Operation(
        "post", "/api/pledges", "Another secret, fixed for you", Api.pledges, m.Pledge, 201, token=True
    ),
    Operation(
        "post",
        "/api/quick",
        "A match against bots, at once",
        Api.quick,
        m.Opened,
        201,
        m.QuickGame,
        token=True,
    ),
    Operation("post", "/api/tables", "A new table", Api.tables, m.Opened, 201, m.NewTable, token=True),
    Operation(
        "get",
        "/api/tables/{code}",
        "A table as you may see it",
        Api.table,
        m.Snapshot,
        token=False,
        also=(404,),
    ),
    Operation("get", "/api/days/{day}", "What is played on a day", DayAnswers.deal, m.DayDeal, also=(404,)),
    Operation(
        "post",
        "/api/days/{day}/game",
        "Your table for that day's deal",
        DayAnswers.game,
        m.Opened,
        201,
        m.DayGame,
        token=True,
        also=(404,),
    ),
    Operation(
        "post",
        "/api/days/{day}/results",
        "How you fared with it",
        DayAnswers.results,
        m.DayTold,
        body="a record",
        token=True,
        also=(400, 404),
    ),
    *FAMILY_OPERATIONS,
    Operation("get", "/api/lobby", "Public tables", Api.lobby, m.Tables),
    Operation("get", "/api/mine", "Your tables", Api.mine, m.Tables, token=True),
    Operation("get", "/api/mine/data", "Everything that is kept of you", Api.kept, m.KeptOfYou, token=True),
    Operation("delete", "/api/mine", "Forget me", Api.erase, m.Erased, token=True),
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
        "/t/{code}/record",
        "The record of a match, as far as you may see it",
        Api.record,
        "the record",
        token=False,
        query=(MATCH,),
        also=(400, 404),
    ),
    Operation(
        "get",
        "/t/{code}/review",
        "The review of a finished match",
        Reviews.of_table,
        Review,
        query=(MATCH,),
        also=(202, 400, 404, 409),
    ),
    Operation(
        "post",
        "/api/review",
        "The review of a finished record",
        Reviews.of_record,
        Review,
        body="a record",
        also=(202, 400, 409),
    ),
    Operation(
        "get",
        "/api/review/{key}",
        "How far a review is, or the review",
        Reviews.again,
        Review,
        also=(202, 404),
    ),
    Operation(
        "get",
        "/api/rulebook/{preset}",
        "The rule book of a preset, or of a house",
        Companion.book,
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
    Operation(
        "get",
        "/t/{code}/puzzle",
        "A turn of a finished match as a puzzle",
        Moments.of_table,
        m.MomentPuzzle,
        query=(TURN, MATCH),
        also=(400, 404, 409),
    ),
    Operation(
        "post",
        "/api/puzzles/moment",
        "A turn of a finished record as a puzzle",
        Moments.of_record,
        m.MomentPuzzle,
        body="a record",
        query=(TURN,),
        also=(400, 409),
    ),
    Operation(
        "post",
        "/api/companion/judge",
        "Whether a turn is legal",
        Companion.judge,
        m.CompanionVerdict,
        body=m.CompanionTurn,
    ),
    Operation(
        "post",
        "/api/companion/best",
        "The best turn",
        Companion.best,
        m.CompanionBest,
        body=m.CompanionPosition,
    ),
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


def routes(operations: Iterable[Operation], answering: Iterable[object]) -> list[BaseRoute]:
    """A route for each operation, to the method of whoever answers it."""
    at = {type(one): one for one in answering}
    found: list[BaseRoute] = []
    for operation in operations:
        (owner,) = (one for kind, one in at.items() if operation.handler in vars(kind).values())
        path = operation.path.replace("}", ":str}")
        answer = told(MethodType(operation.handler, owner), operation.cost)
        found.append(Route(path, answer, methods=[operation.method.upper()]))
    return found
