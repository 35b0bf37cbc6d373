"""The HTTP side and all messages, described for those who write programs: OpenAPI, JSON Schemas, and a page.

The schemas are made of the same types as the answers, so that the description cannot stray from them; tests
send requests made from it. The page is made of the two documents, so it says the same, in English like them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from html import escape
from typing import Any

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.review.review import ReviewState
from tilerummy.server.edge.operation import (
    HTML,
    JSON,
    TEXT,
    TURN,
    Asked,
    Operation,
    Reply,
    Schema,
    get,
    own_file,
)

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
FAILURES = 400  # statuses from here on say what went wrong


class SchemaRoutes:
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
        return _page_of(description(self._operations), schemas(self._operations)["$defs"]).encode()

    @get("/schema", dict[str, Any])
    async def schema(self, asked: Asked) -> Reply:
        """This description as a page.

        For a browser; JSON Schemas of all messages for a program.
        """
        # One address, two answers: a cache between must not give a browser the other's.
        vary = {"vary": "accept"}
        if HTML in asked.headers.get("accept", ""):
            return Reply(self._page, kind=HTML, headers=vary)
        return Reply(self._schema, headers=vary)

    @get("/schema/messages.json", dict[str, Any])
    async def messages(self, asked: Asked) -> Reply:
        """JSON Schemas of all messages."""
        return Reply(self._schema)

    @get("/schema/page.css", "a style", described=False)
    async def style(self, asked: Asked) -> Reply:
        """How the description looks."""
        return own_file("schema.css")

    @get("/schema/openapi.json", dict[str, Any])
    async def openapi(self, asked: Asked) -> Reply:
        """This description."""
        return Reply(self._openapi)


# -- the documents -------------------------------------------------------------------------------


def description(operations: Iterable[Operation]) -> Schema:
    """The whole document."""
    described = tuple(operations)
    types = [*dict.fromkeys(kind for one in described for kind in one.types), m.Failure, ReviewState]
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
        # The only question that makes no sense without its parameter.
        needed = name == TURN[0]
        yield {"name": name, "in": "query", "required": needed, "description": why, "schema": schema}


def _responses(operation: Operation) -> Schema:
    refusals = {*operation.also, *_ALWAYS, *(_CHANGING if operation.method in ("post", "put") else ())}
    if operation.token is not None:
        refusals.add(401)
    found = {operation.status: {"description": operation.summary, "content": _content(operation.answer)}}
    # No refusal, but named with them: a review that is still in the making.
    if 202 in refusals:
        found[202] = {"description": "It is being made.", "content": _content(ReviewState)}
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


def schemas(operations: Iterable[Operation]) -> Schema:
    """The schema of everything that is sent."""
    kinds = dict.fromkeys(kind for one in operations for kind in one.types)
    roots = (m.ClientMessage, m.ServerMessage, *kinds, m.Failure, ReviewState)
    _, components = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components}


# -- the page: what a browser gets at `/schema` --------------------------------------------------


def _page_of(openapi: Schema, definitions: Schema) -> str:
    """The whole page."""
    requests = (
        _operation_text(method, path, told)
        for path, methods in openapi["paths"].items()
        for method, told in methods.items()
    )
    parts = (
        _socket("From a program to a table", m.ClientMessage.__args__),
        _socket("From a table to a program", m.ServerMessage.__args__),
        "<h2>Types</h2>",
        *(_type(name, told) for name, told in sorted(definitions.items())),
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>tilerummy: the protocol</title>'
        '<link rel="stylesheet" href="/schema/page.css"><main><h1>tilerummy: the protocol</h1>'
        '<p>For programs: <a href="/schema/openapi.json">OpenAPI</a> and '
        '<a href="/schema/messages.json">JSON Schemas</a>.</p>'
        f"<h2>Over HTTP</h2>{''.join(requests)}{''.join(parts)}</main></html>"
    )


def _operation_text(method: str, path: str, told: Schema) -> str:
    summary = f"<p>{escape(told['summary'])}.{_key_text(told)}</p>"
    lines = [f"<h3><code>{method.upper()} {escape(path)}</code></h3>{summary}"]
    for parameter in told["parameters"]:
        why = escape(parameter.get("description", ""))
        lines.append(f"<p>{parameter['in']}: <code>{escape(parameter['name'])}</code> {why}</p>")
    if "requestBody" in told:
        lines.append(f"<p>takes {_content_text(told['requestBody'])}</p>")
    for status, answer in told["responses"].items():
        if int(status) < FAILURES:
            lines.append(f"<p>{status}: {_content_text(answer) or escape(answer['description'])}</p>")
    refused = [status for status in told["responses"] if int(status) >= FAILURES]
    lines.append(f"<p>or {', '.join(refused)} with {_link('Failure')}</p>")
    return f"<section>{''.join(lines)}</section>"


def _key_text(told: Schema) -> str:
    """Whether a token is needed."""
    allowed = told.get("security")
    if allowed is None:
        return ""
    return " A token may be sent." if {} in allowed else " It needs a token."


def _content_text(told: Schema) -> str:
    return " or ".join(_kind(one["schema"]) for one in told.get("content", {}).values())


def _socket(title: str, kinds: Iterable[type]) -> str:
    rows = "".join(
        f"<tr><td><code>{kind.__struct_config__.tag}</code></td><td>{_link(kind.__name__)}</td></tr>"  # type: ignore[attr-defined]
        for kind in kinds
    )
    return f"<h2>{title}</h2><p><code>/t/CODE/socket</code></p><table>{rows}</table>"


def _type(name: str, told: Schema) -> str:
    about = escape(told.get("description", ""))
    if "enum" in told:
        body = f"<p>{_values(told['enum'])}</p>"
    else:
        body = f"<table>{''.join(_fields(told))}</table>"
    return f'<section id="{escape(name)}"><h3>{escape(name)}</h3><p>{about}</p>{body}</section>'


def _fields(told: Schema) -> Iterator[str]:
    needed = told.get("required", ())
    for name, field in told.get("properties", {}).items():
        usual = (
            f" = <code>{escape(msgspec.json.encode(field['default']).decode())}</code>"
            if "default" in field
            else ""
        )
        must = "" if name in needed or usual else " (optional)"
        yield f"<tr><td><code>{escape(name)}</code></td><td>{_kind(field)}{usual}{must}</td></tr>"


def _kind(told: Schema) -> str:
    """What a value may be, in a few words."""
    match told:
        case {"$ref": str(where)}:
            return _link(where.rpartition("/")[2])
        case {"anyOf": [*several]}:
            return " or ".join(_kind(one) for one in several)
        case {"enum": [*values]}:
            return _values(values)
        case {"type": "array", "items": dict(inner)}:
            return f"array of {_kind(inner)}"
        case {"type": "object", "additionalProperties": dict(inner)}:
            return f"object of {_kind(inner)}"
        case {"type": str(kind)}:
            return f"{kind}{_bounds(told)}"
        case _:
            return "anything"


def _bounds(told: Schema) -> str:
    least = told.get("minimum", told.get("minLength"))
    most = told.get("maximum", told.get("maxLength"))
    if least is None and most is None:
        return escape(f" ({told['description']})") if "description" in told else ""
    return f" ({'up to' if least is None else f'{least} to'} {'any' if most is None else most})"


def _values(values: Iterable[object]) -> str:
    return ", ".join(f"<code>{escape(msgspec.json.encode(value).decode())}</code>" for value in values)


def _link(name: str) -> str:
    return f'<a href="#{escape(name)}">{escape(name)}</a>'
