"""How a device comes back as somebody: another says yes, or it tells the short code that one shows."""

from __future__ import annotations

from msgspec.structs import replace

from tilerummy.protocol.messages import KnockState
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family.family import DAY_MS, Family, Knock, Person, ShortWord, with_device
from tilerummy.server.family.rights import require_person
from tilerummy.server.store.base import VisitorId

MOST_WAITING = 20
WORD_MS = 600_000
WRONG_TRIES = 5
VOUCHED_MS = 7 * DAY_MS
"""So long a device that somebody else let in cannot wish: nobody makes themselves another, or the founder."""


def knock(family: Family, visitor: VisitorId, person: int, now: int) -> Family:
    """The family with a device that waits for a yes; as it is if that was said since."""
    you = family.who(visitor)
    if you is not None and you.number == person:
        return family
    if you is not None:
        raise Rejected(ErrorCode.ALREADY_SEATED)
    require_person(family, person)
    others = [one for one in family.knocks if one.visitor != visitor]
    if len(others) >= MOST_WAITING:
        raise Rejected(ErrorCode.TOO_MANY)
    # Never one that was used: a yes that comes late must not let in whoever knocked since.
    number = family.knocked + 1
    return replace(family, knocks=(*others, Knock(number, visitor, person, now)), knocked=number)


def answer(family: Family, by: Person, number: int, yes: bool, now: int) -> Family:
    """The family after somebody said whether that is them: who belongs, or the person themselves."""
    found = next((one for one in family.knocks if one.number == number), None)
    if found is None or found.state is not KnockState.WAITING:
        raise Rejected(ErrorCode.NO_SUCH_PERSON)
    if not by.belongs and by.number != found.person:
        raise Rejected(ErrorCode.NOT_BELONGING)
    if not yes:
        refused = replace(found, state=KnockState.REFUSED)
        return replace(family, knocks=tuple(refused if one is found else one for one in family.knocks))
    family = _let_in(family, found.visitor, found.person)
    # By a device of the same person: nobody becomes anybody else, so there is no week to wait.
    if by.number == found.person:
        return family
    return replace(family, vouched={**family.vouched, found.visitor: now + VOUCHED_MS})


def show_word(family: Family, person: Person, word: str, now: int) -> Family:
    """The family with a short code for another device of a person, in place of the one before."""
    others = (one for one in family.words if one.person != person.number)
    return replace(family, words=(*others, ShortWord(word, person.number, now + WORD_MS)))


def tell_word(family: Family, visitor: VisitorId, person: int, word: str) -> tuple[Family, bool]:
    """The family after a device told a short code, and whether it was right; a few wrong ones end it."""
    if family.who(visitor) is not None:
        raise Rejected(ErrorCode.ALREADY_SEATED)
    require_person(family, person)
    found = next((one for one in family.words if one.person == person), None)
    if found is None:
        return family, False
    others = tuple(one for one in family.words if one is not found)
    # Compared plainly: five tries are all there is, so how long it takes tells nobody anything.
    if found.word == word:
        return _let_in(replace(family, words=others), visitor, person), True
    again = replace(found, tries=found.tries + 1)
    return replace(family, words=others if again.tries >= WRONG_TRIES else (*others, again)), False


def _let_in(family: Family, visitor: VisitorId, person: int) -> Family:
    knocks = tuple(one for one in family.knocks if one.visitor != visitor)
    return with_device(replace(family, knocks=knocks), visitor, person)
