"""A family: its people, their phones, and who may do what, how long it waits, and who can take it back.

One order holds everything together: who came before whom. It is a number, a *say*: 1 is the founder's, 2
that of the next who was let in, and 0 that of the card on the fridge. A smaller number is more say. Nothing
is counted, so nobody gains by inventing people: whoever is let in comes after the one who let them in.

- The link makes guests, for an evening. Somebody settled lets a phone in by the number it shows.
- In its first week a phone plays and decides nothing; after it, it is settled.
- Small things happen at once and can be put back for a week, big ones wait a week and one *Stop* is enough.
- Whoever came before has the last word.

Everything is a value and a function from one to the next; what may not be is `Rejected`. Time comes with
the call. Tiles and tables are not known here. `tests/server/test_rights_worlds.py` explores all small
families on these very functions (decision 93).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tilerummy.protocol.messages import ChangeKind, FamilyHouse, WaitingKind
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family.family_state import (
    NUMBERED,
    ChairWish,
    Declined,
    Deferred,
    FamilyState,
    Gone,
    Guest,
    Knock,
    Person,
    Phone,
    PutBack,
    Value,
)
from tilerummy.server.store.store import VisitorId
from tilerummy.server.table.party import NAMELESS, check_plan, clean_name

HOUR_MS, DAY_MS = 3_600_000, 86_400_000
WEEK_MS = 7 * DAY_MS
"""A new phone's first week, and how long a big thing waits or a small one can be put back."""
GUEST_MS = 12 * HOUR_MS
"""So long a guest is there."""
YES_MS = HINT_MS = DAY_MS
"""So long a yes waits for the phone that shows its number, and so long is known who knocked."""
MOST_PEOPLE = 60
LAST_PLACES = 12
"""So many of these only the first gives away: nobody fills the table for all with made-up people."""
LAST_NUMBER = 80_000
"""No person has a higher number; numbers are never given twice."""
MOST_SEASONS = 200
MOST_PHONES = 20
"""Of one person."""
MOST_GUESTS, MOST_HINTS = 8, 3
MOST_FRESH, MOST_LET_IN = 12, 24
"""Phones in their first week to which one person said yes, and yeses of one person in a week. Each has a
bound of their own: nobody uses up another's."""
MOST_BROUGHT = 24
"""People without a phone whom one person brings."""
MOST_GONE = 200
"""People who went, of whom name and face are still known."""
MOST_REFUSED = 200
"""Phones that were signed off in their first week, of which it is remembered."""
MOST_DECLINED = 6
"""Devices that were somebody's own and signed themselves off, within a day; whoever has so many is believed
of none."""
FACES = range(1, 13)
LONGEST_NAME = 40
MOST_NAMES = 5
"""Names that somebody without a phone had, which are remembered."""
GUEST_NUMBERS = range(90_001, 91_001)
"""Guests are told apart by numbers that are nobody's."""
CARD = VisitorId("the card")
"""Whoever types the key of the card for the fridge, in the place of a device."""
CARD_SAY = 0


# -- how it begins ---------------------------------------------------------------------------------


def found(
    family_id: str,
    code: str,
    name: str,
    house: FamilyHouse,
    visitor: VisitorId,
    first: Person,
    now: int,
    *,
    others: tuple[Person, ...] = (),
    seasons: tuple[int, ...] = (),
    gone: tuple[Gone, ...] = (),
) -> FamilyState:
    """A new family, or one from its file: whoever founds it is its first, others have no phone."""
    check_plan(house.plan)
    first = replace(first, name=clean_name(first.name), say=1)
    people = tuple(sorted((first, *others), key=lambda one: one.number))
    return FamilyState(
        id=family_id,
        since=now,
        people=people,
        came=max([one.number for one in people] + [one.number for one in gone]),
        says=1,
        phones=(Phone(0, visitor, first.number, 1, now, 1, now, original=True),),
        # As if chosen a week ago: nobody can put back what the family began with.
        common=(
            Value(ChangeKind.NAME, clean_name(name, LONGEST_NAME), CARD_SAY, now - WEEK_MS),
            Value(ChangeKind.HOUSE, house, CARD_SAY, now - WEEK_MS),
            Value(ChangeKind.SEASON, seasons or (now,), CARD_SAY, now - WEEK_MS),
            Value(ChangeKind.LINK, code, CARD_SAY, now - WEEK_MS),
        ),
        gone=gone,
    )


# -- who acts ---------------------------------------------------------------------------------------


def person(family: FamilyState, number: int | None) -> Person:
    """The person of a number; refused if there is none."""
    found = None if number is None else family.find(number)
    if found is None:
        raise Rejected(ErrorCode.NO_SUCH_PERSON)
    return found


def require_in(family: FamilyState, visitor: VisitorId) -> Phone:
    """The phone that asks: it plays, and opens tables; refused if this device is nobody's."""
    found = family.phone(visitor)
    if found is None:
        raise Rejected(ErrorCode.NOT_SETTLED if family.guest(visitor) else ErrorCode.NOT_IN_FAMILY)
    return found


def is_settled(one: Phone, now: int) -> bool:
    """Whether the first week of a phone is over, and the phone has come."""
    return one.sure <= now and not one.awaited


def settled(family: FamilyState, by: VisitorId, now: int) -> Phone:
    """Who acts: a phone whose first week is over, or the card; all others only play."""
    if by == CARD:
        if not family.card:
            raise Rejected(ErrorCode.WRONG_KEY)
        return Phone(0, CARD, 0, CARD_SAY, 0, CARD_SAY, 0)
    found = require_in(family, by)
    if not is_settled(found, now):
        raise Rejected(ErrorCode.NOT_SETTLED)
    return found


def settled_person(family: FamilyState, by: VisitorId, now: int) -> Phone:
    """The same without the card, which says yes, not me, back and stop, and begins nothing."""
    if by == CARD:
        raise Rejected(ErrorCode.NOT_SETTLED)
    return settled(family, by, now)


def own_person(family: FamilyState, visitor: VisitorId, now: int) -> Person:
    """Whose name and face a device can change: its person's if it is settled, or if they are as new as it
    is."""
    found = require_in(family, visitor)
    owner = person(family, found.person)
    if not is_settled(found, now) and owner.sure <= now:
        raise Rejected(ErrorCode.NOT_SETTLED)
    return owner


def chairs_along(family: FamilyState, visitor: VisitorId, opened: int, now: int) -> set[VisitorId]:
    """The devices whose chairs at a table another one of the same person, which is settled, takes along."""
    found = family.phone(visitor)
    if found is None or not is_settled(found, now):
        return set()
    # Theirs before the table was opened: else whoever let a stranger's phone in as their own had its tiles.
    return {one.device for one in family.phones if one.person == found.person and one.since <= opened}


def speaks_fully(family: FamilyState, one: Phone) -> bool:
    """Whether a phone has all the say of its person: nobody younger let it in."""
    return one.say == person(family, one.person).say


def came_before(family: FamilyState, who: Phone, number: int) -> bool:
    """Whether somebody has more say than a person; whoever never had a phone has none."""
    say = person(family, number).say
    return say is None or who.say < say


def is_first(family: FamilyState, who: Phone) -> bool:
    """Whether nobody who is there came before."""
    return all(one.say is None or who.say <= one.say for one in family.people)


def is_alone(family: FamilyState, who: Phone) -> bool:
    """Whether nobody else could ever say stop: no other person has a phone, and there is no card."""
    return not family.card and all(one.person == who.person for one in family.phones)


# -- outside: the link ------------------------------------------------------------------------------


def sit_as_guest(
    family: FamilyState, visitor: VisitorId, name: str, face: int | None, now: int
) -> FamilyState:
    """Whoever has the link plays this evening. There is always room: who came first goes first."""
    if family.phone(visitor) is not None:
        raise Rejected(ErrorCode.ALREADY_SEATED)
    before = family.guest(visitor)
    if before is not None and before.name == clean_name(name):
        return family  # the answer was lost
    # One chair a device: whoever comes again under another name leaves the first.
    rest = tuple(one for one in family.guests if one.device != visitor)
    family = replace(family, guests=rest)
    # Round and round: a guest is gone by the evening's end, long before a number comes again.
    number = GUEST_NUMBERS[family.guests_came % len(GUEST_NUMBERS)]
    guest = Guest(number, visitor, free_name(family, name, 0), free_face(family, face, 0), now)
    return replace(family, guests=(*rest, guest)[-MOST_GUESTS:], guests_came=family.guests_came + 1)


def ask_for_chair(family: FamilyState, visitor: VisitorId, table: str | None, now: int) -> FamilyState:
    """Somebody would like to play where no chair is left, or not after all; nobody has to get up for it."""
    guest = family.guest(visitor)
    number = require_in(family, visitor).person if guest is None else guest.number
    rest = tuple(one for one in family.wishes if one.person != number)
    return replace(family, wishes=rest if table is None else (*rest, ChairWish(number, table, now)))


def send_guest_off(family: FamilyState, by: VisitorId, number: int, now: int) -> FamilyState:
    """A guest goes, or is sent off by anybody settled."""
    if not any(one.number == number and one.device == by for one in family.guests):
        settled(family, by, now)
    return replace(family, guests=tuple(one for one in family.guests if one.number != number))


def knock(family: FamilyState, visitor: VisitorId, number: int, now: int) -> FamilyState:
    """ "I am Ben." The device shows a number of its own; a yes names that number, so no list can be full."""
    if family.phone(visitor) is not None:
        return family  # somebody was faster
    person(family, number)
    rest = tuple(one for one in family.hints if one.device != visitor)
    return replace(family, hints=(*rest, Knock(visitor, number, now))[-MOST_HINTS:])


# -- in and out -------------------------------------------------------------------------------------


def numbered(digits: str) -> VisitorId:
    """What stands for a device of which only the number on its screen is known."""
    return VisitorId(NUMBERED + digits)


def arrive(family: FamilyState, visitor: VisitorId, digits: str) -> FamilyState:
    """A device with a number that somebody has said yes to: it is that phone from now on."""
    awaited = family.phone(numbered(digits))
    if awaited is None or family.phone(visitor) is not None:
        return family
    family = _without_traces(family, visitor)
    return _with_phone(family, replace(awaited, device=visitor))


def let_in(
    family: FamilyState,
    by: VisitorId,
    device: VisitorId,
    number: int | None,
    now: int,
    name: str = "",
    face: int | None = None,
) -> FamilyState:
    """Somebody types the number on a screen and says whose it is; None: somebody new. Told to all."""
    who = settled(family, by, now)
    there = family.phone(device)
    if there is not None:
        if not _let_in_wrongly(family, who, there, number, now):
            return _confirmed(family, who, there, number, now)
        family = _without_phone(family, there, now)
    own = by != CARD and who.person == number and not is_declined(family, who, device)
    if not own:
        _require_room(family, who, now)
        family = replace(family, let_in=(*family.let_in, (who.say, now)))
    family = _with_returned(family, who, number, now)
    owner = None if number is None else person(family, number)
    original = owner is None or (owner.say is None and may_name(family, who, owner))
    if number is None:
        if by == CARD:
            raise Rejected(ErrorCode.NO_SUCH_PERSON)  # the card knows nobody new
        family = _without_traces(family, device)  # a guest who is let in keeps the name
        family = _with_newcomer(family, who, Person(0, name, now, face, sure=now + WEEK_MS))
        number = family.came
    family = _with_say(family, number)
    # The larger number is the lesser say: nobody lets in a phone that has more than they have.
    say = max(person(family, number).say or 0, who.say)
    new = Phone(family.numbered, device, number, say, now + WEEK_MS, who.say, now, who.person, original)
    if own:  # one's own other phone: nobody becomes anybody else
        new = replace(new, sure=now, by=who.by, original=who.original)
    family = _with_room_for(_without_traces(family, device), new)
    return replace(family, phones=(*family.phones, new), numbered=family.numbered + 1)


def is_declined(family: FamilyState, who: Phone, device: VisitorId) -> bool:
    """Whether a device has just said that it is not theirs who call it their own; it has a first week."""
    # Else whoever is quick to call each new phone their own again keeps its holder out: it would be settled,
    # and so nobody's who came before to say whose it is.
    own = [one.device for one in family.declined if one.person == who.person]
    return device in own or len(own) >= MOST_DECLINED


def _let_in_wrongly(family: FamilyState, who: Phone, there: Phone, number: int | None, now: int) -> bool:
    """Whether a phone is somebody else's by the word of whoever could sign it off: both happens at once."""
    # Else whoever is quick to type each number that is shown keeps a lost phone from coming back.
    same = there.person == number or (number is None and there.let_in_by == who.person)
    return not same and there.sure > now and may_sign_off(family, who, there, now)


def _require_room(family: FamilyState, who: Phone, now: int) -> None:
    fresh = sum(one.by == who.say and one.sure > now for one in family.phones)
    lately = sum(say == who.say for say, _ in family.let_in)
    if fresh >= MOST_FRESH or lately >= MOST_LET_IN:
        raise Rejected(ErrorCode.ENOUGH_PHONES)


def _with_room_for(family: FamilyState, new: Phone) -> FamilyState:
    """The family with a place among somebody's phones: those with less say make room, the last one first."""
    own = [one for one in family.phones if one.person == new.person]
    # Nobody is shut out by phones that somebody with less say let in.
    if len(own) < MOST_PHONES:
        return family
    last = max(own, key=lambda one: (one.say, one.id))
    if last.say <= new.say:
        raise Rejected(ErrorCode.ENOUGH_PHONES)
    return replace(family, phones=tuple(one for one in family.phones if one is not last))


def _with_say(family: FamilyState, number: int) -> FamilyState:
    """With the first phone somebody gets the next say: nobody inherits a good place that had no voice."""
    owner = person(family, number)
    if owner.say is not None:
        return family
    return replace(_with_person(family, replace(owner, say=family.says + 1)), says=family.says + 1)


def may_confirm(family: FamilyState, who: Phone, there: Phone, now: int) -> bool:
    """Whether a yes of somebody would give a phone that is in anything it lacks."""
    if who.device != CARD and who.person == there.person:  # as if it were signed off, and let in by oneself
        believed = there.sure > now and not is_declined(family, who, there.device)
        return there is not who and believed and may_sign_off(family, who, there, now)
    return who.say < there.say and not speaks_fully(family, there)


def _confirmed(family: FamilyState, who: Phone, there: Phone, number: int | None, now: int) -> FamilyState:
    """A yes to a phone that is in: one's own is settled; else it gets the say it lacks and keeps its week."""
    # Somebody new has no number yet to compare: it is the same yes if it is the same phone.
    if number is None and there.let_in_by == who.person:
        return family  # said twice
    if number is None or there.person != number:
        raise Rejected(ErrorCode.ALREADY_SEATED)
    if not may_confirm(family, who, there, now):
        # Said twice; but those who came later cannot take back a yes of whoever came before.
        return _with_phone(family, replace(there, by=min(there.by, who.say)))
    say = max(person(family, number).say or 0, who.say)
    if who.device != CARD and who.person == number:
        return _with_phone(family, replace(there, say=say, sure=now, by=who.by, original=who.original))
    return _with_phone(family, replace(there, say=say, by=min(there.by, who.say)))


def sign_off(family: FamilyState, by: VisitorId, phone: int, now: int) -> FamilyState:
    """A phone is out at once: one's own, or in its first week one that was let in wrongly."""
    found = next((one for one in family.phones if one.id == phone), None)
    if found is None:
        return family  # said twice
    if by != found.device and not may_sign_off(family, settled(family, by, now), found, now):
        raise Rejected(ErrorCode.CAME_LATER)
    if by == found.device and found.let_in_by == found.person:
        family = _declining(family, Declined(by, found.person, now))
    return _without_phone(family, found, now)


def _declining(family: FamilyState, new: Declined) -> FamilyState:
    """The family with one more of these, unless so many of one person are enough to know."""
    rest = tuple(one for one in family.declined if (one.device, one.person) != (new.device, new.person))
    enough = sum(one.person == new.person for one in rest) >= MOST_DECLINED
    return replace(family, declined=rest if enough else (*rest, new))


def may_sign_off(family: FamilyState, who: Phone, other: Phone, now: int) -> bool:
    """Whether somebody settled may do that."""
    fresh = other.sure > now
    if who.device == CARD:
        return fresh
    if who.person == other.person:  # "that is not me": but not against the card, or a yes of more say
        return who.say <= other.say and (who.by <= other.by or (who.original and other.by != CARD_SAY))
    speaks_for = person(family, other.person).by == who.person
    return fresh and (who.say <= other.by or speaks_for)


def _without_phone(family: FamilyState, found: Phone, now: int) -> FamilyState:
    if found.sure > now:
        family = replace(family, refused=(*family.refused, found.id)[-MOST_REFUSED:])
    family = replace(family, phones=tuple(one for one in family.phones if one is not found))
    others = any(one.person == found.person for one in family.phones)
    new = person(family, found.person).sure > now
    return without(family, found.person) if new and not others else family


def forget_device(family: FamilyState, visitor: VisitorId, now: int) -> FamilyState:
    """A device wants nothing kept of it; whoever had no other one is forgotten: at once in name, then
    wholly."""
    family = _without_traces(family, visitor)
    family = replace(family, declined=tuple(one for one in family.declined if one.device != visitor))
    # Only whoever it is about takes their name out of what was played.
    family = replace(family, gone=tuple(one for one in family.gone if visitor not in one.devices))
    found = family.phone(visitor)
    if found is None:
        return family
    last = sum(one.person == found.person for one in family.phones) == 1
    if last and is_settled(found, now) and speaks_fully(family, found):
        family = begin(family, visitor, WaitingKind.AWAY, now, number=found.person, forget=True)
    return _without_phone(family, found, now) if family.phone(visitor) is not None else family


def _without_traces(family: FamilyState, visitor: VisitorId) -> FamilyState:
    """The family without what a device left from outside: a guest's chair, a knock."""
    return replace(
        family,
        guests=tuple(one for one in family.guests if one.device != visitor),
        hints=tuple(one for one in family.hints if one.device != visitor),
    )


def _with_phone(family: FamilyState, phone: Phone) -> FamilyState:
    return replace(family, phones=tuple(phone if one.id == phone.id else one for one in family.phones))


def without(family: FamilyState, number: int) -> FamilyState:
    """The family after somebody went: they have no right here, and what they had begun goes with them.

    Their number is never given again: what was played names people by number (decision 90).
    """
    say = person(family, number).say
    after = replace(
        family,
        people=tuple(one for one in family.people if one.number != number),
        phones=tuple(one for one in family.phones if one.person != number),
        waiting=tuple(one for one in family.waiting if number != one.person and one.say != say),
        common=tuple(replace(one, by=0) if one.by == number else one for one in family.common),
        hints=tuple(one for one in family.hints if one.person != number),
        declined=tuple(one for one in family.declined if one.person != number),
        days=tuple(one for one in family.days if one.person != number),
    )
    # Leaving deletes nothing of others: as long as there is the card, it lets them in.
    return replace(after, deleted=family.deleted or not after.has_people())


# -- names and faces --------------------------------------------------------------------------------


def bring(family: FamilyState, by: VisitorId, name: str, face: int | None, now: int) -> FamilyState:
    """The family with somebody who has no phone; as it is if the very same is only asked for again."""
    who = settled_person(family, by, now)
    if any((one.name, one.face) == (clean_name(name), face) for one in family.beside()):
        return family
    # A bound of one's own: nobody fills the table with made-up people for all.
    if sum(one.by == who.person for one in family.beside()) >= MOST_BROUGHT:
        raise Rejected(ErrorCode.TABLE_FULL)
    return _with_newcomer(family, who, Person(0, name, now, face, by=who.person))


def _require_place(family: FamilyState, who: Phone) -> None:
    room = MOST_PEOPLE if is_first(family, who) else MOST_PEOPLE - LAST_PLACES
    if len(family.people) >= room:
        raise Rejected(ErrorCode.TABLE_FULL)


def _with_returned(family: FamilyState, who: Phone, number: int | None, now: int) -> FamilyState:
    """Whoever left and is let in again has the evenings of then, and comes after all who are there."""
    back = next((one for one in family.gone if one.number == number), None)
    # Whoever is there has that number: somebody else was faster.
    if back is None or who.device == CARD or family.find(back.number) is not None:
        return family
    _require_place(family, who)
    name, face = free_name(family, back.name, back.number), free_face(family, back.face, back.number)
    again = Person(back.number, name, now, face)
    rest = tuple(one for one in family.gone if one is not back)
    return replace(family, people=(*family.people, again), gone=rest)


def _with_newcomer(family: FamilyState, who: Phone, newcomer: Person) -> FamilyState:
    number = family.came + 1
    _require_place(family, who)
    if number > LAST_NUMBER:
        raise Rejected(ErrorCode.TABLE_FULL)
    name, face = free_name(family, newcomer.name, 0), free_face(family, newcomer.face, 0)
    newcomer = replace(newcomer, number=number, name=name, face=face)
    return replace(family, people=(*family.people, newcomer), came=number)


def rename_self(
    family: FamilyState, visitor: VisitorId, name: str, face: int | None, now: int
) -> FamilyState:
    """Another name and face for oneself; also after one wanted to be forgotten, and stayed."""
    own = own_person(family, visitor, now)
    seen = free_name(family, name, own.number)
    face = free_face(family, face, own.number)
    return _with_person(family, replace(own, name=seen, face=face, hidden=False))


def may_name(family: FamilyState, who: Phone, other: Person) -> bool:
    """Whether somebody speaks for whoever has no phone: who brought them, or who came before that one."""
    if other not in family.beside():
        return False
    bringer = family.find(other.by)
    return bringer is None or bringer.number == who.person or came_before(family, who, bringer.number)


def rename_beside(
    family: FamilyState, by: VisitorId, number: int, name: str, face: int | None, now: int
) -> FamilyState:
    """Another name and face for somebody without a phone, who is known at tables by name alone."""
    who, other = settled_person(family, by, now), person(family, number)
    if not may_name(family, who, other):
        has_phone = other not in family.beside()
        raise Rejected(ErrorCode.NO_SUCH_PERSON if has_phone else ErrorCode.CAME_LATER)
    seen = free_name(family, name, number)
    before = other.before if seen == other.name else (other.name, *other.before)[:MOST_NAMES]
    face = free_face(family, face, number)
    return _with_person(family, replace(other, name=seen, face=face, before=before))


def _with_person(family: FamilyState, one: Person) -> FamilyState:
    return replace(family, people=tuple(one if each.number == one.number else each for each in family.people))


def _named(family: FamilyState) -> Iterator[Person | Guest]:
    yield from family.shown()
    yield from family.guests


def free_name(family: FamilyState, name: str, own: int) -> str:
    """A name as it is shown; refused if another has it."""
    seen = clean_name(name)
    if any(one.name.casefold() == seen.casefold() for one in _named(family) if one.number != own):
        raise Rejected(ErrorCode.NAME_TAKEN, name=seen)
    return seen


def free_face(family: FamilyState, face: int | None, own: int) -> int | None:
    """The face, or the first free one if another was faster; none if all are taken."""
    taken = {one.face for one in _named(family) if one.number != own}
    if face is None or face not in taken:
        return face
    return next((other for other in FACES if other not in taken), None)


# -- small common things: at once, and put back for a week ------------------------------------------


def may_change(family: FamilyState, who: Phone, kind: ChangeKind) -> bool:
    """Whether somebody with more say has not just put it back."""
    return not any(one.kind is kind and one.say < who.say for one in family.held)


def change(
    family: FamilyState, by: VisitorId, kind: ChangeKind, value: str | FamilyHouse | tuple[int, ...], now: int
) -> FamilyState:
    """Name, house rules, season or link: at once. What people with more say had chosen is kept beneath."""
    who = settled_person(family, by, now)
    if not may_change(family, who, kind):
        raise Rejected(ErrorCode.CAME_LATER)
    value = _checked(family, kind, value)
    if value == family.now(kind).value:
        return family
    # What somebody with as much or less say had chosen is gone: only more say comes back.
    beneath = tuple(one for one in family.common if one.kind is not kind or one.say < who.say)
    return replace(family, common=(*beneath, Value(kind, value, who.say, now, who.person)))


def _checked(
    family: FamilyState, kind: ChangeKind, value: str | FamilyHouse | tuple[int, ...]
) -> str | FamilyHouse | tuple[int, ...]:
    match kind:
        case ChangeKind.NAME:
            assert isinstance(value, str)
            return clean_name(value, LONGEST_NAME)
        case ChangeKind.HOUSE:
            assert isinstance(value, FamilyHouse)
            check_plan(value.plan)
        case ChangeKind.SEASON:
            if len(family.seasons) >= MOST_SEASONS:
                raise Rejected(ErrorCode.TOO_MANY)
        case ChangeKind.LINK:
            pass
    return value


def changes(family: FamilyState) -> list[Value]:
    """What was changed within the week: each can be put back, the last of its kind first."""
    found: list[Value] = []
    for kind in ChangeKind:
        own = [one for one in family.common if one.kind is kind]
        found += reversed(own[1:])
    return found


def may_put_back(family: FamilyState, who: Phone, change: Value) -> bool:
    """Whether somebody may undo it: whoever changed it, whoever came before them, or the card."""
    return who.say <= change.say and change == family.now(change.kind)


def put_back(family: FamilyState, by: VisitorId, kind: ChangeKind, now: int) -> FamilyState:
    """Back to what it was."""
    who = settled(family, by, now)
    last = next((one for one in changes(family) if one.kind is kind), None)
    if last is None:
        raise Rejected(ErrorCode.NOT_THERE)
    if not may_put_back(family, who, last):
        raise Rejected(ErrorCode.CAME_LATER)
    # For a week, else the two would change it back and forth.
    held = tuple(one for one in family.held if one.kind is not kind)
    common = tuple(one for one in family.common if one is not last)
    return replace(family, common=common, held=(*held, PutBack(kind, who.say, now + WEEK_MS)))


# -- big things: they wait, and one "stop" is enough ------------------------------------------------


def may_begin(family: FamilyState, who: Phone, kind: WaitingKind, number: int = 0) -> bool:
    """Whether somebody settled may: send away who came after them, or leave; the first deletes, or makes a
    card."""
    match kind:
        case WaitingKind.AWAY:
            leaves = number == who.person and speaks_fully(family, who)
            return leaves or came_before(family, who, number)
        case WaitingKind.DELETE | WaitingKind.CARD:
            return is_first(family, who)


def begin(
    family: FamilyState,
    by: VisitorId,
    kind: WaitingKind,
    now: int,
    *,
    number: int = 0,
    card: str = "",
    forget: bool = False,
) -> FamilyState:
    """Begin something big; it happens at once if nobody is there who could ever say stop."""
    who = settled_person(family, by, now)
    number = person(family, number).number if kind is WaitingKind.AWAY else 0
    if not may_begin(family, who, kind, number):
        raise Rejected(ErrorCode.CAME_LATER)
    if forget and number == who.person:
        family = _with_person(family, replace(person(family, number), name=NAMELESS, face=None, hidden=True))
    # Begun again it begins anew only with another card: its key may never have been read.
    same = next((one for one in family.waiting if _alike(one, kind, number, who.say)), None)
    if same is not None and kind is not WaitingKind.CARD:
        return family
    rest = tuple(one for one in family.waiting if one is not same)
    # Whoever is alone would only wait for themselves.
    due = now if is_alone(family, who) else now + WEEK_MS
    new = Deferred(family.numbered, kind, number, who.say, who.person, now, due, card)
    family = replace(family, waiting=(*rest, new), numbered=family.numbered + 1)
    return as_of(family, now)


def _alike(one: Deferred, kind: WaitingKind, number: int, say: int) -> bool:
    return (one.kind, one.person, one.say) == (kind, number, say)


def may_stop(family: FamilyState, who: Phone, what: Deferred) -> bool:
    """Whether somebody settled may: anybody, or of somebody's going who began it or came before them."""
    return what.kind is not WaitingKind.AWAY or who.say == what.say or came_before(family, who, what.person)


def stop(family: FamilyState, by: VisitorId, number: int, now: int) -> FamilyState:
    """It does not happen: said by whoever may, alone."""
    who = settled(family, by, now)
    what = next((one for one in family.waiting if one.id == number), None)
    if what is None:
        return family  # said twice
    if not may_stop(family, who, what):
        raise Rejected(ErrorCode.CAME_LATER)
    return replace(family, waiting=tuple(one for one in family.waiting if one is not what))


# -- time -------------------------------------------------------------------------------------------


def as_of(family: FamilyState, now: int) -> FamilyState:
    """The family at a time: what was due has happened, what nobody put back stays, what has ended is gone."""
    due = sorted((one for one in family.waiting if one.due <= now), key=lambda one: (one.due, one.id))
    for one in due:
        if one in family.waiting:  # else it went with somebody
            family = _happened(family, one)
    for awaited in [one for one in family.phones if one.awaited and one.since + YES_MS <= now]:
        family = _without_phone(family, awaited, awaited.since)
    settled_at = {one.kind: i for i, one in enumerate(family.common) if one.at + WEEK_MS <= now}
    return replace(
        family,
        common=tuple(
            # What nobody put back for a week is everybody's: now it lies beneath whatever comes.
            replace(one, say=CARD_SAY) if i == settled_at.get(one.kind) else one
            for i, one in enumerate(family.common)
            if i >= settled_at.get(one.kind, i)
        ),
        held=tuple(one for one in family.held if one.until > now),
        guests=tuple(one for one in family.guests if one.since + GUEST_MS > now),
        hints=tuple(one for one in family.hints if one.at + HINT_MS > now),
        declined=tuple(one for one in family.declined if one.at + YES_MS > now),
        let_in=tuple(one for one in family.let_in if one[1] + WEEK_MS > now),
        wishes=tuple(
            one for one in family.wishes if one.at + GUEST_MS > now and one.person in family.there()
        ),
    )


def _happened(family: FamilyState, one: Deferred) -> FamilyState:
    family = replace(family, waiting=tuple(each for each in family.waiting if each is not one))
    match one.kind:
        case WaitingKind.AWAY:
            return _gone(family, person(family, one.person), one.due)
        case WaitingKind.DELETE:
            return replace(family, deleted=True)
        case WaitingKind.CARD:
            return replace(family, card=one.card)


def _gone(family: FamilyState, who: Person, at: int) -> FamilyState:
    """After somebody went: their evenings stay, and so do name and face there, unless they are to be
    forgotten."""
    devices = tuple(one.device for one in family.phones if one.person == who.number and not one.awaited)
    stays = () if who.hidden else (Gone(who.number, who.name, who.face, at, devices),)
    return replace(without(family, who.number), gone=(*family.gone, *stays)[-MOST_GONE:])
