"""The HTTP side, described as OpenAPI: every address with what it takes and what it answers.

The schemas are made of the same types as the answers, so that the description cannot stray from them;
tests hold its addresses to the routes and send requests made from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.review.review import Review

JSON, TEXT = "application/json", "text/plain"
Schema = dict[str, Any]
_REF = "#/components/schemas/{name}"

_MATCH = (
    "match",
    {"type": "string", "pattern": "^[0-9]{1,5}$"},
    "An earlier match of the table; the latest if left out.",
)
_TURN = ("turn", {"type": "string", "pattern": "^[0-9]{1,5}$"}, "Its number in the review, from 0.")
_LANGUAGE = ("lang", {"type": "string"}, "The language, such as `pl`; that of the browser if left out.")
_THAN = ("than", {"type": "string"}, "The preset to tell the differences from.")
_OPTIONS = ("options", {"type": "string", "maxLength": 2000}, "House rules: a JSON object of parameters.")


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that can be asked for."""

    method: str
    path: str
    summary: str
    answer: type | str
    """What comes back: a type, or what the text is."""
    status: int = 200
    body: type | str | None = None
    token: bool | None = None
    """Whether a token is needed; None if none is looked at."""
    query: tuple[tuple[str, Schema, str], ...] = ()
    also: tuple[int, ...] = ()
    """Refusals besides those that anything can meet."""


class Healthy(msgspec.Struct, frozen=True):
    """`GET /healthz`: the server can serve. `GET /livez`: the process answers."""

    ok: bool


class Book(msgspec.Struct, frozen=True):
    """`GET /api/rulebook/PRESET`: a rule book; the page shows all there is in it."""


OPERATIONS = (
    Operation("get", "/healthz", "Whether the server can serve", Healthy),
    Operation("get", "/.well-known/security.txt", "Whom to tell of a hole", "the contact", also=(404,)),
    Operation("get", "/livez", "Whether the process answers at all", Healthy),
    Operation("get", "/metrics", "Figures for Prometheus", "the figures"),
    Operation("get", "/schema", "JSON Schemas of all messages", dict[str, Any]),
    Operation("get", "/schema/openapi.json", "This description", dict[str, Any]),
    Operation("get", "/api/rules", "Everything a host can choose", m.RulesInfo),
    Operation("post", "/api/plan", "Whether a plan can be played", m.PlanChecked, body=m.Plan),
    Operation("get", "/api/addresses", "Where other devices find this server", m.Addresses),
    Operation("post", "/api/visitors", "A new identity", m.Visitor, 201),
    Operation("post", "/api/pledges", "Another secret, fixed for you", m.Pledge, 201, token=True),
    Operation("post", "/api/quick", "A match against bots, at once", m.Opened, 201, m.QuickGame, token=True),
    Operation("post", "/api/tables", "A new table", m.Opened, 201, m.NewTable, token=True),
    Operation("get", "/api/tables/{code}", "A table as you may see it", m.Snapshot, token=False, also=(404,)),
    Operation("get", "/api/lobby", "Public tables", m.Tables),
    Operation("get", "/api/mine", "Your tables", m.Tables, token=True),
    Operation("get", "/api/mine/data", "Everything that is kept of you", m.KeptOfYou, token=True),
    Operation("delete", "/api/mine", "Forget me", m.Erased, token=True),
    Operation(
        "get",
        "/t/{code}/record",
        "The record of a match, as far as you may see it",
        "the record",
        token=False,
        query=(_MATCH,),
        also=(400, 404),
    ),
    Operation(
        "get",
        "/t/{code}/review",
        "The review of a finished match",
        Review,
        query=(_MATCH,),
        also=(202, 400, 404, 409),
    ),
    Operation(
        "post",
        "/api/review",
        "The review of a finished record",
        Review,
        body="a record",
        also=(202, 400, 409),
    ),
    Operation("get", "/api/review/{key}", "How far a review is, or the review", Review, also=(202, 404)),
    Operation(
        "get",
        "/api/rulebook/{preset}",
        "The rule book of a preset, or of a house",
        Book,
        query=(_LANGUAGE, _THAN, _OPTIONS),
        also=(304, 400, 413),
    ),
    Operation(
        "get", "/api/puzzles/ratings", "Ratings of puzzles that have moved", m.PuzzleRatings, also=(304,)
    ),
    Operation(
        "post",
        "/api/puzzles/tries",
        "Your first try at a puzzle",
        m.PuzzleTried,
        body=m.PuzzleTry,
        token=True,
    ),
    Operation(
        "get",
        "/t/{code}/puzzle",
        "A turn of a finished match as a puzzle",
        m.MomentPuzzle,
        query=(_TURN, _MATCH),
        also=(400, 404, 409),
    ),
    Operation(
        "post",
        "/api/puzzles/moment",
        "A turn of a finished record as a puzzle",
        m.MomentPuzzle,
        body="a record",
        query=(_TURN,),
        also=(400, 409),
    ),
    Operation(
        "post", "/api/companion/judge", "Whether a turn is legal", m.CompanionVerdict, body=m.CompanionTurn
    ),
    Operation("post", "/api/companion/best", "The best turn", m.CompanionBest, body=m.CompanionPosition),
)

_WHY = {
    400: "It makes no sense: what does not is in the reasons.",
    401: "The token is missing or wrong.",
    403: "The page that asks is not one of this server's.",
    404: "There is no such thing.",
    409: "The match is not over.",
    413: "Too large.",
    429: "Too many requests: try again in a moment.",
    500: "The server made a mistake, and has noted it under the reference: the same again will not help.",
    503: "The server is busy, or its store is away: try again in a moment.",
}
_ALWAYS = (429, 500, 503)
_CHANGING = (400, 403, 413)


@cache
def description() -> Schema:
    """The whole document."""
    types = [kind for op in OPERATIONS for kind in (op.answer, op.body) if isinstance(kind, type)]
    types = [
        *dict.fromkeys(kind for kind in (*types, m.Failure, m.ReviewState) if kind is not dict[str, Any])
    ]
    _, components = msgspec.json.schema_components(types, ref_template=_REF)
    paths: dict[str, Schema] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _described(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "tilerummy",
            "version": str(m.PROTOCOL),
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _described(operation: Operation) -> Schema:
    told: Schema = {
        "operationId": _name(operation),
        "summary": operation.summary,
        "parameters": [*_parameters(operation)],
        "responses": _responses(operation),
    }
    if operation.body is not None:
        told["requestBody"] = {"required": _needed(operation.body), "content": _content(operation.body)}
    if operation.token is not None:
        told["security"] = [{"token": []}] if operation.token else [{"token": []}, {}]
    return told


def _name(operation: Operation) -> str:
    return operation.method + re.sub(r"\W+(\w)", lambda found: found[1].upper(), operation.path).rstrip("}")


def _parameters(operation: Operation) -> Iterable[Schema]:
    for name in re.findall(r"\{(\w+)\}", operation.path):
        yield {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
    for name, schema, why in operation.query:
        needed = name == _TURN[0]
        yield {"name": name, "in": "query", "required": needed, "description": why, "schema": schema}


def _responses(operation: Operation) -> Schema:
    refusals = {*operation.also, *_ALWAYS, *(_CHANGING if operation.method == "post" else ())}
    if operation.token is not None:
        refusals.add(401)
    found = {operation.status: {"description": operation.summary, "content": _content(operation.answer)}}
    if 202 in refusals:
        found[202] = {"description": "It is being made.", "content": _content(m.ReviewState)}
    if 304 in refusals:
        found[304] = {"description": "You have it already."}
    for status in refusals & _WHY.keys():
        found[status] = {"description": _WHY[status], "content": _content(m.Failure)}
    return {str(status): found[status] for status in sorted(found)}


def _content(kind: type | str) -> Schema:
    if isinstance(kind, str):
        return {TEXT: {"schema": {"type": "string", "description": kind}}}
    if not hasattr(kind, "__struct_fields__"):
        return {JSON: {"schema": {"type": "object"}}}
    return {JSON: {"schema": {"$ref": _REF.format(name=kind.__name__)}}}


def _needed(body: type | str) -> bool:
    """Whether there has to be one: where every field has a usual value, nothing means all of those."""
    if isinstance(body, str):
        return True
    return any(field.required for field in msgspec.structs.fields(body))
