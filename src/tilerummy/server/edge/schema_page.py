"""The description of the server as a page: what a browser gets at `/schema`.

It is made of the OpenAPI document and the JSON Schemas that programs get, so it says the same. Like them it
is in English, for those who write programs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import Any

import msgspec

from tilerummy.protocol import messages as m

Schema = dict[str, Any]
FAILURES = 400
"""Statuses from here on say what went wrong."""
STYLE = """:root { color-scheme: light dark; --line: #d9cfbd; --soft: #f6f1e6; }
@media (prefers-color-scheme: dark) { :root { --line: #3a3e36; --soft: #1f221e; } }
body { margin: 0 auto; padding: 16px; max-width: 900px; font: 16px/1.45 system-ui, sans-serif; }
section { border-top: 1px solid var(--line); padding: 4px 0; }
h3 { margin: 8px 0 4px; } p { margin: 4px 0; }
code, h3 { overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
td { border-top: 1px solid var(--line); padding: 3px 8px 3px 0; vertical-align: top; }
td { overflow-wrap: anywhere; }
code { background: var(--soft); }
"""


def page_of(openapi: Schema, definitions: Schema) -> str:
    """The whole page."""
    requests = (
        _operation(method, path, told)
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


def _operation(method: str, path: str, told: Schema) -> str:
    lines = [
        f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(told['summary'])}.{_key(told)}</p>"
    ]
    for parameter in told["parameters"]:
        why = escape(parameter.get("description", ""))
        lines.append(f"<p>{parameter['in']}: <code>{escape(parameter['name'])}</code> {why}</p>")
    if "requestBody" in told:
        lines.append(f"<p>takes {_content(told['requestBody'])}</p>")
    for status, answer in told["responses"].items():
        if int(status) < FAILURES:
            lines.append(f"<p>{status}: {_content(answer) or escape(answer['description'])}</p>")
    refused = [status for status in told["responses"] if int(status) >= FAILURES]
    lines.append(f"<p>or {', '.join(refused)} with {_link('Failure')}</p>")
    return f"<section>{''.join(lines)}</section>"


def _key(told: Schema) -> str:
    """Whether a token is needed."""
    allowed = told.get("security")
    if allowed is None:
        return ""
    return " A token may be sent." if {} in allowed else " It needs a token."


def _content(told: Schema) -> str:
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
