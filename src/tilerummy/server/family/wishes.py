"""Wishes: what cannot be undone. The founder does it at once, others when a second one wishes the same."""

from __future__ import annotations

from msgspec.structs import replace

from tilerummy.protocol.messages import FamilyWish, WishKind
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family.family import WISH_MS, Family, Person, Wish, family_name, without
from tilerummy.server.family.rights import require_person

MOST_WISHES = 20


def wish(family: Family, by: Person, wanted: FamilyWish, fresh_code: str, now: int) -> Family | None:
    """The family after a wish: it waits for a second person, or it is done. None: the family is deleted."""
    named = _checked(family, wanted, by, now)
    same = [one for one in family.wishes if _alike(one, named)]
    rest = tuple(one for one in family.wishes if not _alike(one, named))
    if by.number == family.founder or any(one.by != by.number for one in same):
        return _done(replace(family, wishes=rest), named, fresh_code)
    if len(rest) >= MOST_WISHES:
        raise Rejected(ErrorCode.TOO_MANY)
    return replace(family, wishes=(*rest, named))


def _checked(family: Family, wanted: FamilyWish, by: Person, now: int) -> Wish:
    """A wish with what it needs, and nothing else."""
    person = name = None
    if wanted.kind is WishKind.REMOVE:
        person = require_person(family, wanted.person).number
    if wanted.kind is WishKind.RENAME:
        name = family_name(wanted.name or "")
    return Wish(wanted.kind, person, name, by.number, now + WISH_MS)


def _alike(one: Wish, other: Wish) -> bool:
    return (one.kind, one.person, one.name) == (other.kind, other.person, other.name)


def _done(family: Family, wanted: Wish, fresh_code: str) -> Family | None:
    match wanted.kind:
        case WishKind.REMOVE:
            assert wanted.person is not None
            return without(family, wanted.person)
        case WishKind.RENAME:
            assert wanted.name is not None
            return replace(family, name=wanted.name)
        case WishKind.NEW_LINK:
            return replace(family, code=fresh_code)
        case WishKind.DELETE:
            return None
