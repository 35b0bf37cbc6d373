"""Wishes: what cannot be undone. The founder does it at once, others when a second one wishes the same.

Whoever brought somebody in names them at once, too."""

from __future__ import annotations

from msgspec.structs import replace

from tilerummy.protocol.messages import FamilyWish, WishKind
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family.family import (
    WISH_MS,
    Family,
    Person,
    Wish,
    family_name,
    free_name,
    rename_beside,
    without,
)
from tilerummy.server.family.rights import require_beside, require_no_guest, require_person, require_wisher
from tilerummy.server.store.base import VisitorId

MOST_WISHES = 20


def wisher(family: Family, visitor: VisitorId, wanted: FamilyWish) -> Person:
    """Who wishes; refused if they may not."""
    you = require_no_guest(family, visitor)
    return you if _names_own(family, you, wanted.kind, wanted.person) else require_wisher(family, visitor)


def _names_own(family: Family, by: Person, kind: WishKind, number: int | None) -> bool:
    """Whether somebody names a person whom they brought in."""
    person = None if number is None else family.find(number)
    return kind is WishKind.RENAME and person is not None and person.by == by.number


def wish(family: Family, by: Person, wanted: FamilyWish, fresh_code: str, now: int) -> Family | None:
    """The family after a wish: it waits for a second person, or it is done. None: the family is deleted."""
    named = _checked(family, wanted, by, now)
    same = [one for one in family.wishes if _alike(one, named)]
    rest = tuple(one for one in family.wishes if not _alike(one, named))
    alone = by.number == family.founder or _names_own(family, by, named.kind, named.person)
    # Whoever wishes the same again is still one person.
    if alone or any(one.by != by.number for one in same):
        return _done(replace(family, wishes=rest), named, fresh_code)
    if len(rest) >= MOST_WISHES:
        raise Rejected(ErrorCode.TOO_MANY)
    return replace(family, wishes=(*rest, named))


def _checked(family: Family, wanted: FamilyWish, by: Person, now: int) -> Wish:
    """A wish with what it needs, and nothing else."""
    person = name = face = None
    if wanted.kind is WishKind.REMOVE:
        person = require_person(family, wanted.person).number
    if wanted.kind is WishKind.RENAME and wanted.person is None:
        name = family_name(wanted.name or "")
    elif wanted.kind is WishKind.RENAME:
        person = require_beside(family, wanted.person).number
        name, face = free_name(family, wanted.name or "", person), wanted.face
    return Wish(wanted.kind, person, name, by.number, now + WISH_MS, face)


def _alike(one: Wish, other: Wish) -> bool:
    return (one.kind, one.person, one.name, one.face) == (other.kind, other.person, other.name, other.face)


def _done(family: Family, wanted: Wish, fresh_code: str) -> Family | None:
    match wanted.kind:
        case WishKind.REMOVE:
            assert wanted.person is not None
            return without(family, wanted.person)
        case WishKind.RENAME:
            assert wanted.name is not None
            if wanted.person is None:
                return replace(family, name=wanted.name)
            person = require_beside(family, wanted.person)
            return rename_beside(family, person, wanted.name, wanted.face)
        case WishKind.NEW_LINK:
            return replace(family, code=fresh_code)
        case WishKind.DELETE:
            return None
