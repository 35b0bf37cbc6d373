"""A family as it is kept: one value in JSON, in the form of today or in that of version 1.0.0.

There people belonged who had finished a round with somebody who belonged, and two of them decided together.
Whoever belonged is settled now, in the order in which they came; everybody else with the link is a guest.
"""

from __future__ import annotations

from msgspec import Raw, Struct, json
from msgspec.structs import replace

from tilerummy.protocol.messages import ChangeKind, Plan
from tilerummy.server.family import rights
from tilerummy.server.family.rights import CARD_SAY, DayResult, Family, Guest, House, Person, Phone, Value
from tilerummy.server.store.store import VisitorId


class FirstPerson(Struct, frozen=True):
    """Somebody, as version 1.0.0 kept them."""

    number: int
    name: str
    since: int
    face: int | None = None
    guest: bool = False
    belongs: bool = False
    gone: bool = False
    by: int = 0
    before: tuple[str, ...] = ()


class FirstKnock(Struct, frozen=True):
    """A device that said whose it was."""

    visitor: VisitorId


class FirstForm(Struct, frozen=True):
    """A family, as version 1.0.0 kept it; what waited then (knocks, short codes, wishes) is not read."""

    id: str
    code: str
    name: str
    since: int
    founder: int
    plan: Plan
    language: str
    people: tuple[FirstPerson, ...]
    devices: dict[VisitorId, int]
    seasons: tuple[int, ...]
    house_by: int = 0
    house_at: int = 0
    vouched: dict[VisitorId, int] = {}
    """Devices that somebody else let in: until when they could not wish."""
    days: tuple[DayResult, ...] = ()
    knocks: tuple[FirstKnock, ...] = ()


class _Which(Struct, frozen=True):
    people: list[Raw]
    form: int = 1


_WHICH, _FIRST, _FAMILY = json.Decoder(_Which), json.Decoder(FirstForm), json.Decoder(Family)


def family_of(body: bytes, now: int) -> Family:
    """A family that was kept."""
    return moved_over(_FIRST.decode(body), now) if _WHICH.decode(body).form == 1 else _FAMILY.decode(body)


def people_in(body: bytes) -> int | None:
    """How many people a family had when it was kept; None if that was in the first form."""
    which = _WHICH.decode(body)
    return None if which.form == 1 else len(which.people)


def devices_in(body: bytes) -> set[VisitorId]:
    """Every device of which something was kept."""
    if _WHICH.decode(body).form != 1:
        return _FAMILY.decode(body).known()
    old = _FIRST.decode(body)
    return {*old.devices, *(one.visitor for one in old.knocks)}


def moved_over(old: FirstForm, now: int) -> Family:
    """A family of version 1.0.0 with the rights of today."""
    there = [one for one in old.people if not one.gone]
    owners = {*old.devices.values()}
    with_device = [one for one in there if not one.guest and one.number in owners]
    settled = {one.number for one in with_device if one.belongs or one.number == old.founder}
    if not settled:  # whoever belonged has left: somebody must be the first
        settled = {one.number for one in with_device[:1]}
    # With no device at all: somebody brought them, or they came by a file. They have nobody who speaks as
    # them.
    beside = {one.number for one in there if not one.guest and one.number not in owners}
    order = sorted(settled, key=lambda number: (number != old.founder, number))
    says = {number: say for say, number in enumerate(order, 1)}
    people = tuple(
        Person(one.number, one.name, one.since, one.face, says.get(one.number), by=one.by, before=one.before)
        for one in there
        if one.number in settled | beside
    )
    family = Family(
        id=old.id,
        since=old.since,
        people=people,
        came=max(one.number for one in old.people),
        says=len(says),
        phones=_phones(old, says, now),
        common=_common(old, now),
        numbered=len(old.devices) + 1,
        moved_over=True,
        days=tuple(one for one in old.days if one.person in settled | beside),
    )
    return _with_guests(family, old, settled | beside, now)


def _phones(old: FirstForm, says: dict[int, int], now: int) -> tuple[Phone, ...]:
    """Each with all the say of its person; whatever another let in lately has the last, until it is
    confirmed."""
    phones: list[Phone] = []
    for number, (device, person) in enumerate(old.devices.items()):
        if person not in says:
            continue
        until = old.vouched.get(device, 0)
        fresh = until > now
        say = len(says) if fresh else says[person]
        phones.append(Phone(number, device, person, say, until if fresh else old.since, say, old.since))
    return tuple(phones)


def _common(old: FirstForm, now: int) -> tuple[Value, ...]:
    long_ago = now - rights.WEEK_MS
    return (
        Value(ChangeKind.NAME, old.name, CARD_SAY, long_ago),
        Value(ChangeKind.HOUSE, House(old.plan, old.language), CARD_SAY, old.house_at, old.house_by),
        Value(ChangeKind.SEASON, old.seasons, CARD_SAY, long_ago),
        Value(ChangeKind.LINK, old.code, CARD_SAY, long_ago),
    )


def _with_guests(family: Family, old: FirstForm, people: set[int], now: int) -> Family:
    """Everybody else who came by the link: this evening still, and then when somebody lets them in."""
    others = {one.number: one for one in old.people if not one.gone and one.number not in people}
    for device, number in old.devices.items():
        if number in others:
            one = others[number]
            at = rights.GUEST_NUMBERS[family.guests_came]
            guest = Guest(at, device, one.name, one.face, now)
            family = replace(
                family,
                guests=(*family.guests, guest)[-rights.MOST_GUESTS :],
                guests_came=family.guests_came + 1,
            )
    return family
