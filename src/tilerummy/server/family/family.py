"""A family: the people of one lasting table, their devices, their house rules and their seasons.

Everything here is a value and a function from one to the next; what may not be is `Rejected`. Time comes with
the call. Tiles and tables are not known here.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from msgspec import Struct
from msgspec.structs import replace

from tilerummy.protocol.messages import KnockState, Plan, WishKind
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.base import VisitorId
from tilerummy.server.table.party import NAMELESS, check_plan, clean_name, clean_text

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
GUEST_MS = 12 * HOUR_MS
"""So long a guest is there."""
KNOCK_MS = DAY_MS
WISH_MS = 7 * DAY_MS
MOST_PEOPLE = 60
MOST_NUMBERS = 2000
"""People that a family ever had; numbers are never given twice."""
MOST_SEASONS = 200
MOST_DEVICES = 20
"""Of one person; the oldest is forgotten."""
MOST_DAYS = 14
"""Days of which the family keeps how its people fared with the deal."""
FACES = range(1, 13)
LONGEST_NAME = 40
MOST_NAMES = 5
"""Names that somebody without a device had, which are remembered."""


class Person(Struct, frozen=True):
    """Somebody of the family. Who is gone keeps the number alone."""

    number: int
    name: str
    since: int
    face: int | None = None
    guest: bool = False
    belongs: bool = False
    gone: bool = False
    by: int = 0
    """Who brought them in, for they had no device."""
    before: tuple[str, ...] = ()
    """Names of somebody without a device: a table that was opened then knows them by one of these."""


class Knock(Struct, frozen=True):
    """A device that says it is somebody's."""

    number: int
    visitor: VisitorId
    person: int
    at: int
    state: KnockState = KnockState.WAITING


class Wish(Struct, frozen=True):
    """What one person cannot do alone."""

    kind: WishKind
    person: int | None
    name: str | None
    by: int
    until: int
    face: int | None = None


class ShortWord(Struct, frozen=True):
    """A short code for another device of a person."""

    word: str
    person: int
    until: int
    tries: int = 0
    """Wrong ones so far."""


class DayResult(Struct, frozen=True):
    """How somebody fared with the deal of a day."""

    day: str
    person: int
    turns: int
    left: int


class Family(Struct, frozen=True):
    """A family at one moment."""

    id: str
    code: str
    name: str
    since: int
    founder: int
    plan: Plan
    language: str
    people: tuple[Person, ...]
    devices: dict[VisitorId, int]
    seasons: tuple[int, ...]
    """When each began."""
    house_by: int = 0
    """Who changed the house rules last."""
    house_at: int = 0
    knocks: tuple[Knock, ...] = ()
    knocked: int = 0
    """Knocks so far: they are numbered."""
    wishes: tuple[Wish, ...] = ()
    words: tuple[ShortWord, ...] = ()
    vouched: dict[VisitorId, int] = {}
    """Devices that somebody else let in: until when they cannot wish."""
    days: tuple[DayResult, ...] = ()
    """The latest day first, and of a day the best."""

    def who(self, visitor: VisitorId) -> Person | None:
        """Whose device this is."""
        number = self.devices.get(visitor)
        return None if number is None else self.find(number)

    def known(self) -> set[VisitorId]:
        """All devices of which anything is kept: those that are in, and those that knock."""
        return {*self.devices, *(one.visitor for one in self.knocks)}

    def find(self, number: int) -> Person | None:
        """The person of a number, if they are there."""
        return next((one for one in self.present() if one.number == number), None)

    def present(self) -> list[Person]:
        """Who is not gone."""
        return [one for one in self.people if not one.gone]

    def beside(self) -> list[Person]:
        """Who has no device here, and plays on somebody else's."""
        owners = {*self.devices.values()}
        return [one for one in self.present() if one.number not in owners]

    def names(self) -> set[str]:
        """The names taken, as they are compared."""
        return {one.name.casefold() for one in self.present()}

    def has_people(self) -> bool:
        """Whether anybody but guests is left who can come: a device is needed for that."""
        return any(one is not None and not one.guest for one in map(self.who, self.devices))


def same_again(one: Family, other: Family) -> bool:
    """Whether two new families are one that was asked for twice: all is alike but their names and times."""
    people = tuple(replace(person, since=0) for person in one.people)
    like = replace(one, id=other.id, code=other.code, since=other.since, people=people)
    like = replace(like, seasons=other.seasons if one.seasons == (one.since,) else one.seasons)
    return like == replace(other, people=tuple(replace(person, since=0) for person in other.people))


def found(
    family_id: str,
    code: str,
    name: str,
    plan: Plan,
    language: str,
    visitor: VisitorId,
    person: str,
    face: int | None,
    now: int,
) -> Family:
    """A new family; whoever founds it is its first person, and belongs."""
    check_plan(plan)
    first = Person(1, clean_name(person), now, face, belongs=True)
    named = family_name(name)
    return Family(family_id, code, named, now, 1, plan, language, (first,), {visitor: 1}, (now,))


def family_name(name: str) -> str:
    """The name of a table as it is shown; refused if nothing is left."""
    seen = clean_text(name)
    if not 0 < len(seen) <= LONGEST_NAME:
        raise Rejected(ErrorCode.BAD_NAME)
    return seen


def tidied(family: Family, now: int) -> Family:
    """The family without what has ended: guests of another evening, knocks, wishes and short codes."""
    ended = [one for one in family.present() if one.guest and one.since + GUEST_MS <= now]
    for guest in ended:
        family = without(family, guest.number)
    knocks = tuple(one for one in family.knocks if one.at + KNOCK_MS > now)
    wishes = tuple(one for one in family.wishes if one.until > now)
    words = tuple(one for one in family.words if one.until > now)
    vouched = {one: until for one, until in family.vouched.items() if until > now and one in family.devices}
    return replace(family, knocks=knocks, wishes=wishes, words=words, vouched=vouched)


def join(family: Family, visitor: VisitorId, name: str, face: int | None, guest: bool, now: int) -> Family:
    """The family with somebody new; as it is if they only ask again, for the answer was lost on the way."""
    you = family.who(visitor)
    if you is not None and (you.name, you.guest) == (clean_name(name), guest):
        return family
    if you is not None:
        raise Rejected(ErrorCode.ALREADY_SEATED)
    family = _with_newcomer(family, name, face, guest, now)
    knocks = tuple(one for one in family.knocks if one.visitor != visitor)
    return with_device(replace(family, knocks=knocks), visitor, family.people[-1].number)


def bring(family: Family, by: Person, name: str, face: int | None, guest: bool, now: int) -> Family:
    """The family with somebody who has no device; as it is if the very same is only asked for again."""
    there = (clean_name(name), face, guest)
    if any((one.name, one.face, one.guest) == there for one in family.beside()):
        return family
    return _with_newcomer(family, name, face, guest, now, by.number)


def _with_newcomer(family: Family, name: str, face: int | None, guest: bool, now: int, by: int = 0) -> Family:
    if len(family.present()) >= MOST_PEOPLE or len(family.people) >= MOST_NUMBERS:
        raise Rejected(ErrorCode.TABLE_FULL)
    # Not by counting: a family that came from a file has gaps where guests and those who went were.
    number = max(one.number for one in family.people) + 1
    newcomer = Person(number, free_name(family, name, 0), now, free_face(family, face, 0), guest, by=by)
    return replace(family, people=(*family.people, newcomer))


def free_name(family: Family, name: str, own: int) -> str:
    """A name as it is shown; refused if another has it."""
    seen = clean_name(name)
    if any(one.name.casefold() == seen.casefold() for one in family.present() if one.number != own):
        raise Rejected(ErrorCode.NAME_TAKEN, name=seen)
    return seen


def free_face(family: Family, face: int | None, own: int) -> int | None:
    """The face, or the first free one if another was faster; none if all are taken."""
    taken = {one.face for one in family.present() if one.number != own}
    if face is None or face not in taken:
        return face
    return next((other for other in FACES if other not in taken), None)


def with_device(family: Family, visitor: VisitorId, number: int) -> Family:
    """The family with one more device of a person; the oldest goes if there are too many."""
    devices = {device: one for device, one in family.devices.items() if device != visitor}
    # In the order in which they came, which JSON keeps.
    own = [device for device, one in devices.items() if one == number]
    for old in own[: max(0, len(own) - MOST_DEVICES + 1)]:
        del devices[old]
    return replace(family, devices={**devices, visitor: number})


def with_person(family: Family, person: Person) -> Family:
    """The family with a person as they are now."""
    people = tuple(person if one.number == person.number else one for one in family.people)
    return replace(family, people=people)


def without(family: Family, number: int) -> Family:
    """The family after somebody went: nothing of them stays but their number."""
    devices = {device: one for device, one in family.devices.items() if one != number}
    people = tuple(
        # What was played names people by number (decision 90): it must never come to mean somebody else.
        Person(number, NAMELESS, one.since, gone=True) if one.number == number else one
        for one in family.people
    )
    family = replace(
        family,
        people=people,
        devices=devices,
        knocks=tuple(one for one in family.knocks if one.person != number),
        wishes=tuple(one for one in family.wishes if number not in (one.by, one.person)),
        words=tuple(one for one in family.words if one.person != number),
        house_by=0 if family.house_by == number else family.house_by,
        days=tuple(one for one in family.days if one.person != number),
    )
    return replace(family, founder=_heir(family)) if family.founder == number else family


def with_result(family: Family, visitor: VisitorId, day: str, turns: int, left: int) -> Family:
    """The family with how one of its people fared with the deal of a day; the first result stays."""
    person = family.who(visitor)
    if person is None or any((one.day, one.person) == (day, person.number) for one in family.days):
        return family
    told = sorted((*family.days, DayResult(day, person.number, turns, left)), key=_how_good)
    kept = sorted({one.day for one in told}, reverse=True)[:MOST_DAYS]
    return replace(family, days=tuple(one for day in kept for one in told if one.day == day))


def _how_good(one: DayResult) -> tuple[int, int]:
    return one.left, one.turns


def without_device(family: Family, visitor: VisitorId) -> Family:
    """The family without a device; whoever had no other one is gone."""
    number = family.devices.get(visitor)
    knocks = tuple(one for one in family.knocks if one.visitor != visitor)
    devices = {device: one for device, one in family.devices.items() if device != visitor}
    family = replace(family, devices=devices, knocks=knocks)
    if number is None or number in devices.values():
        return family
    return without(family, number)


def _heir(family: Family) -> int:
    """Who comes after a founder: the earliest who belongs, else whoever came first."""
    left = sorted(family.present(), key=lambda one: (not one.belongs, one.guest, one.number))
    return left[0].number if left else family.founder


def rename(family: Family, person: Person, name: str, face: int | None) -> Family:
    """The family with another name and face of somebody."""
    seen = free_name(family, name, person.number)
    return with_person(family, replace(person, name=seen, face=free_face(family, face, person.number)))


def rename_beside(family: Family, person: Person, name: str, face: int | None) -> Family:
    """The same for somebody without a device, who is known at tables by name alone."""
    before = person.before if name == person.name else (person.name, *person.before)[:MOST_NAMES]
    return rename(family, replace(person, before=before), name, face)


def furnish(family: Family, by: Person, plan: Plan, language: str, now: int) -> Family:
    """The family with other house rules, or another language."""
    check_plan(plan)
    # Whoever chose another language alone is not told of as having changed the rules.
    if plan == family.plan:
        return replace(family, language=language)
    return replace(family, plan=plan, language=language, house_by=by.number, house_at=now)


def new_season(family: Family, now: int) -> Family:
    """The family with a season that begins now."""
    if len(family.seasons) >= MOST_SEASONS:
        raise Rejected(ErrorCode.TOO_MANY)
    return replace(family, seasons=(*family.seasons, now))


def belonging(family: Family, played: AbstractSet[int]) -> Family:
    """The family after some people finished a round together: if one of them belongs, all do."""
    # Who belongs may do what cannot be undone (`rights`): a guest is gone by tomorrow.
    people = [one for one in family.present() if one.number in played and not one.guest]
    if not any(one.belongs for one in people):
        return family
    for one in people:
        if not one.belongs:
            family = with_person(family, replace(one, belongs=True))
    return family
