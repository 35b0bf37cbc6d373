"""The HTTP side, described as OpenAPI: every address with what it takes and what it answers.

The schemas are made of the same types as the answers, so that the description cannot stray from them;
tests send requests made from it. The list itself is in `edge/operations.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.server.edge.asked import CSS, HTML, JSON, TEXT, Answer, Asked
from tilerummy.server.edge.operation import TURN, Operation, Schema
from tilerummy.server.edge.schema_page import STYLE, page_of

_REF = "#/components/schemas/{name}"

_WHY = {
    400: "It makes no sense: what does not is in the reasons.",
    401: "The token is missing or wrong.",
    403: "The page that asks is not one of this server's.",
    404: "There is no such thing.",
    409: "The match is not over.",
    410: "The link has been changed.",
    413: "Too large.",
    429: "Too many requests: try again in a moment.",
    500: "The server made a mistake, and has noted it under the reference: the same again will not help.",
    503: "The server is busy, or its store is away: try again in a moment.",
}
_ALWAYS = (429, 500, 503)
_CHANGING = (400, 403, 413)


def description(operations: Iterable[Operation]) -> Schema:
    """The whole document."""
    described = tuple(operations)
    types = [*dict.fromkeys(kind for one in described for kind in one.types), m.Failure, m.ReviewState]
    _, components = msgspec.json.schema_components(types, ref_template=_REF)
    paths: dict[str, Schema] = {}
    for operation in described:
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
    words = re.findall(r"\w+", operation.path)
    return operation.method + "".join(word[0].upper() + word[1:] for word in words)


def _parameters(operation: Operation) -> Iterable[Schema]:
    for name in re.findall(r"\{(\w+)\}", operation.path):
        yield {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
    for name, schema, why in operation.query:
        needed = name == TURN[0]
        yield {"name": name, "in": "query", "required": needed, "description": why, "schema": schema}


def _responses(operation: Operation) -> Schema:
    refusals = {*operation.also, *_ALWAYS, *(_CHANGING if operation.method in ("post", "put") else ())}
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


class Described:
    """The answers about all of this side: the same for everybody, and written for whoever asks first.

    Not before: it takes as long as all the rest of a server's start.
    """

    def __init__(self, operations: Iterable[Operation]) -> None:
        self._operations = tuple(operations)

    @cached_property
    def _schema(self) -> bytes:
        return msgspec.json.encode(schemas(self._operations))

    @cached_property
    def _openapi(self) -> bytes:
        return msgspec.json.encode(description(self._operations))

    @cached_property
    def _page(self) -> bytes:
        return page_of(description(self._operations), schemas(self._operations)["$defs"]).encode()

    async def schema(self, asked: Asked) -> Answer:
        """All of it as a page for a browser, and JSON Schemas of all messages for a program."""
        vary = {"vary": "accept"}
        if HTML in asked.headers.get("accept", ""):
            return Answer(self._page, kind=HTML, headers=vary)
        return Answer(self._schema, headers=vary)

    async def messages(self, asked: Asked) -> Answer:
        """JSON Schemas of all messages, for browsers too."""
        return Answer(self._schema)

    async def style(self, asked: Asked) -> Answer:
        """How the page looks."""
        return Answer(STYLE.encode(), kind=CSS)

    async def openapi(self, asked: Asked) -> Answer:
        """All of this side, described."""
        return Answer(self._openapi)


def schemas(operations: Iterable[Operation]) -> Schema:
    """The schema of everything that is sent."""
    kinds = dict.fromkeys(kind for one in operations for kind in one.types)
    roots = (m.ClientMessage, m.ServerMessage, *kinds, m.Failure, m.ReviewState)
    _, components = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components}
