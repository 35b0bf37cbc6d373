"""An evening as text: one event a line of JSON, which reads back to the same event.

Files come from people and from other programs, so nothing in a line is trusted: each field is looked at,
one that is not known is refused, and whatever is wrong is said with the field and the line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields
from enum import EnumType
from functools import cache
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from tilerummy.club.evening import ClubEvening, ClubEvent, ClubPlan, EveningOpened, apply, begin
from tilerummy.club.terms import ClubRefusal
from tilerummy.rules.preset import load
from tilerummy.rules.refusal import BadRules, Unreadable, hint

FORM = 1
"""The form of the file: its first line says so, and a later form is refused."""
LARGEST = 2**53
"""Numbers that every reader of JSON has exactly."""


def _name_of(kind: type) -> str:
    """`GuestCame` is written `guest_came`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


EVENTS: dict[str, type] = {_name_of(kind): kind for kind in get_args(ClubEvent)}


def event_line(event: ClubEvent) -> str:
    """An event as one line of JSON, without the end of the line."""
    found: dict[str, object] = {"event": _name_of(type(event))}
    if isinstance(event, EveningOpened):
        found = {"club": FORM, **found}
    for one in fields(event):
        value = getattr(event, one.name)
        # An organiser at no known time, without a face, is what is meant where nothing is said.
        if one.name not in ("at", "by", "face") or value:
            found[one.name] = _plan_fields(value) if isinstance(value, ClubPlan) else value
    return json.dumps(found, ensure_ascii=False, separators=(", ", ": "))


def _plan_fields(plan: ClubPlan) -> dict[str, object]:
    found: dict[str, object] = {one.name: getattr(plan, one.name) for one in fields(plan)}
    # The preset and what the house changed, as everywhere: all parameters would fill a screen.
    return {**found, "rules": plan.rules.preset, "options": plan.rules.changes()}


def read_event(line: str) -> ClubEvent:
    """The event of a line."""
    found = _object(_json(line), "the line")
    name = _text(found.pop("event", None), "event")
    if name not in EVENTS:
        raise Unreadable(f"event: there is no {name[:40]}; {hint(name, EVENTS)}")
    if EVENTS[name] is EveningOpened and (form := found.pop("club", None)) != FORM:
        raise Unreadable(f"club: the form of this file is {form!r:.20}; {FORM} is the one that is read here")
    args = _read_fields(found, EVENTS[name])
    needed = [one.name for one in fields(EVENTS[name]) if one.default is MISSING]
    if lacking := [field for field in needed if field not in args]:
        raise Unreadable(f"{lacking[0]} is missing in {name}")
    event: ClubEvent = EVENTS[name](**args)
    return event


def _read_fields(found: Mapping[str, object], kind: type) -> dict[str, Any]:
    """Each field of an event, or of a plan, read as the type that it is declared with."""
    types, read = _types(kind), dict[str, Any]()
    for name, value in found.items():
        if name not in types:
            raise Unreadable(f"{name[:40]}: there is no such field; {hint(name, types)}")
        read[name] = _read_as(types[name], value, name)
    return read


@cache
def _types(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _read_as(kind: Any, value: object, name: str) -> Any:
    if kind is ClubPlan:
        return _plan(value, name)
    if get_origin(kind) is tuple:
        if not isinstance(value, list):
            raise Unreadable(f"{name}: a list is expected")
        return tuple(_read_as(get_args(kind)[0], one, name) for one in value)
    if isinstance(kind, UnionType):  # a number, or nothing
        return None if value is None else _number(value, name)
    if kind is bool:
        return _truth(value, name)
    if kind is str:
        return _text(value, name)
    return _choice(kind, value, name) if isinstance(kind, EnumType) else _number(value, name)


def _json(line: str) -> object:
    try:
        return json.loads(line, parse_constant=_no_number)
    except RecursionError:
        raise Unreadable("the line is nested too deeply") from None
    except Unreadable:
        raise
    except ValueError as error:
        raise Unreadable(f"not JSON: {error}"[:120]) from None


def _no_number(text: str) -> object:
    raise Unreadable(f"{text} is not a number in JSON")


def _object(value: object, name: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Unreadable(f"{name}: an object is expected, such as {{...}}")
    return dict(value)


def _text(value: object, name: str) -> str:
    if not isinstance(value, str) or len(value) > 1000:
        raise Unreadable(f"{name}: a text is expected, of at most 1,000 letters")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise Unreadable(f"{name}: half of a letter is no text") from None
    return value


def _number(value: object, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > LARGEST:
        raise Unreadable(f"{name}: a whole number is expected")
    return value


def _truth(value: object, name: str) -> bool:
    if not isinstance(value, bool):
        raise Unreadable(f"{name}: true or false is expected")
    return value


def _choice(kind: EnumType, value: object, name: str) -> Any:
    text, words = _text(value, name), [str(one.value) for one in kind]  # type: ignore[var-annotated]
    if text not in words:
        raise Unreadable(f"{name}: there is no {text[:40]}; {hint(text, words)}")
    return kind(text)


def _plan(value: object, name: str) -> ClubPlan:
    found = _object(value, name)
    options, rules = _object(found.pop("options", {}), "options"), _text(found.pop("rules", None), "rules")
    read = _read_fields(found, ClubPlan)
    if "name" not in read:
        raise Unreadable("name is missing in the plan")
    try:
        return ClubPlan(rules=load(rules).with_options(options), **read)
    except BadRules as error:
        raise Unreadable(str(error)) from None


def read_evening(lines: Iterable[str]) -> ClubEvening:
    """The evening of a file; whatever is wrong is told with the number of its line."""
    evening: ClubEvening | None = None
    for number, line in enumerate(lines, start=1):
        try:
            event = read_event(line)
            if evening is not None:
                evening = apply(evening, event)
            elif isinstance(event, EveningOpened):
                evening = begin(event)
            else:
                raise Unreadable("an evening begins with the event evening_opened")
        except (Unreadable, ClubRefusal) as error:
            raise Unreadable(f"line {number}: {error}") from None
    if evening is None:
        raise Unreadable("there is no evening in this file")
    return evening
