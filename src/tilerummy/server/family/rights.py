"""Rights: what somebody of a family may do, and who else has to be for it.

Whoever holds the link can come in and play. What cannot be undone needs somebody who belongs: the founder, or
people who have finished a round with somebody who belongs. So nobody invents two people and deletes all.
"""

from __future__ import annotations

from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family.family import Family, Person
from tilerummy.server.store.base import VisitorId


def require_in(family: Family, visitor: VisitorId) -> Person:
    """Who asks; refused if this device is nobody's here."""
    person = family.who(visitor)
    if person is None:
        raise Rejected(ErrorCode.NOT_IN_FAMILY)
    return person


def require_no_guest(family: Family, visitor: VisitorId) -> Person:
    """Who asks, if they are of the family for longer than an evening."""
    person = require_in(family, visitor)
    if person.guest:
        raise Rejected(ErrorCode.NOT_BELONGING)
    return person


def require_belonging(family: Family, visitor: VisitorId) -> Person:
    """Who asks, if they belong."""
    person = require_in(family, visitor)
    if not person.belongs:
        raise Rejected(ErrorCode.NOT_BELONGING)
    return person


def require_wisher(family: Family, visitor: VisitorId) -> Person:
    """Who asks, if they belong and no other has just said that this device is theirs."""
    person = require_belonging(family, visitor)
    if visitor in family.vouched:
        raise Rejected(ErrorCode.NOT_BELONGING)
    return person


def require_beside(family: Family, number: int | None) -> Person:
    """The person of a number, if they have no device: whoever has one speaks for themselves."""
    person = require_person(family, number)
    if person not in family.beside():
        raise Rejected(ErrorCode.NO_SUCH_PERSON)
    return person


def require_person(family: Family, number: int | None) -> Person:
    """The person of a number; refused if there is none."""
    person = None if number is None else family.find(number)
    if person is None:
        raise Rejected(ErrorCode.NO_SUCH_PERSON)
    return person
