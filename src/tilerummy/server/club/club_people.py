"""Who is who in a club's evening: whose each device is, who runs it, and as whom a device may act.

Nobody acts for a guest but that guest's device and an organiser's. A new phone becomes a guest by the number
that it shows and an organiser types; a name alone makes nobody anybody. Organisers stand in the order in
which they were made: the first opened the evening, and no later one takes anything from an earlier.

Everything is a value and a function from one to the next; what may not be is a `ClubRefusal`.
`tests/server/test_club_worlds.py` explores all small evenings on these very functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from msgspec import Struct
from msgspec.structs import replace

from tilerummy.club.evening import ORGANISER, GuestNumber
from tilerummy.club.terms import ClubReason, ClubRefusal
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.store import NOBODY, VisitorId

MOST_WAITING = 60
"""Phones that say whose they are; of more the first are forgotten, and say it again."""
MOST_ORGANISERS = 12


class ClubPeople(Struct, frozen=True):
    """Whose each device is."""

    organisers: tuple[VisitorId, ...]
    """The first opened the evening."""
    devices: tuple[tuple[VisitorId, GuestNumber], ...] = ()
    waiting: tuple[tuple[VisitorId, GuestNumber], ...] = ()
    """Devices that say they are somebody: a help for the eye, no right hangs on it."""
    key: str = ""
    """The hash of the key of whoever opened the evening; nothing if there is none."""
    rewritten: int = 0
    """So often a name was taken out of the lines: whoever has read them reads them again."""

    def guest(self, device: VisitorId) -> GuestNumber | None:
        """Whose device this is."""
        return next((guest for one, guest in self.devices if one == device), None)

    def device(self, guest: GuestNumber) -> VisitorId | None:
        """The device of a guest."""
        return next((one for one, number in self.devices if number == guest), None)

    def rank(self, device: VisitorId) -> int | None:
        """The place among the organisers, from 0; None: it is none's."""
        return self.organisers.index(device) if device in self.organisers else None

    def known(self) -> set[VisitorId]:
        """All devices of which anything is kept."""
        return {*self.organisers, *(one for one, _ in self.devices), *(one for one, _ in self.waiting)} - {
            NOBODY
        }


# -- as whom a device may act -----------------------------------------------------------------------


def _refuse(reason: ClubReason) -> NoReturn:
    raise ClubRefusal(reason)


def as_organiser(people: ClubPeople, device: VisitorId) -> GuestNumber:
    """Whoever runs the evening; refused to all others."""
    if people.rank(device) is None:
        _refuse(ClubReason.NOT_ORGANISER)
    return ORGANISER


def as_first(people: ClubPeople, device: VisitorId) -> None:
    """Refuse all but whoever opened the evening."""
    if people.rank(device) != 0:
        _refuse(ClubReason.NOT_ORGANISER)


def about(people: ClubPeople, device: VisitorId, guest: int) -> GuestNumber:
    """Whoever says that somebody comes or goes: they themselves, or an organiser."""
    own = people.guest(device)
    # First as themselves: an organiser who plays goes home as a guest does, and the log says so.
    return own if own is not None and own == guest else as_organiser(people, device)


def at_table(people: ClubPeople, device: VisitorId, seats: Sequence[GuestNumber]) -> GuestNumber:
    """Whoever writes a result down: somebody of the table, or an organiser who does not sit there.

    An organiser who does is one of its players, so that nobody agrees with themselves.
    """
    own = people.guest(device)
    if own is not None and own in seats:  # before all else, or they would agree with themselves
        return own
    if people.rank(device) is not None:
        return ORGANISER
    _refuse(ClubReason.NOT_AT_TABLE)


# -- what may become of it --------------------------------------------------------------------------


def came(people: ClubPeople, device: VisitorId, guest: GuestNumber) -> ClubPeople:
    """Somebody came with this device, which was nobody's."""
    # Whoever said they were somebody, and then came as themselves, does not wait any more.
    waiting = tuple(one for one in people.waiting if one[0] != device)
    return replace(people, devices=(*people.devices, (device, guest)), waiting=waiting)


def knock(people: ClubPeople, device: VisitorId, guest: GuestNumber) -> ClubPeople:
    """A device says whose it is; that lets nobody in."""
    if people.guest(device) == guest:  # let in meanwhile
        return people
    others = tuple(one for one in people.waiting if one[0] != device)
    return replace(people, waiting=(*others, (device, guest))[-MOST_WAITING:])


def let_in(people: ClubPeople, by: VisitorId, device: VisitorId, guest: GuestNumber) -> ClubPeople:
    """An organiser says that this device is that guest's from now on; the one before is signed off."""
    as_organiser(people, by)
    before = people.device(guest)
    if before == device:  # asked again, for the answer was lost
        return people
    # One guest a device, one device a guest: whatever either was before ends with this.
    devices = tuple(one for one in people.devices if device != one[0] and guest != one[1])
    waiting = tuple(one for one in people.waiting if one[0] != device)
    people = replace(people, devices=(*devices, (device, guest)), waiting=waiting)
    # A phone that is lost runs nothing any more; of whoever came before nobody says that it is.
    lost = None if before is None else people.rank(before)
    return dismissed(people, by, before) if before and lost and (people.rank(by) or 0) < lost else people


def appoint(people: ClubPeople, by: VisitorId, guest: GuestNumber) -> ClubPeople:
    """A guest's device runs the evening too."""
    as_organiser(people, by)
    device = people.device(guest)
    if device is None:
        raise Rejected(ErrorCode.NOT_THERE)
    if device in people.organisers:
        return people
    if len(people.organisers) >= MOST_ORGANISERS:
        raise Rejected(ErrorCode.TOO_MANY)
    return replace(people, organisers=(*people.organisers, device))


def dismissed(people: ClubPeople, by: VisitorId, device: VisitorId | None) -> ClubPeople:
    """A device runs nothing any more: said by an earlier organiser, or by itself."""
    as_organiser(people, by)
    if device is None or device not in people.organisers:
        return people
    own, other = people.rank(by) or 0, people.rank(device) or 0  # both are there, as was looked at above
    # The first stays: without anybody who runs it an evening would stand still.
    if other == 0 or own > other:
        _refuse(ClubReason.NOT_ORGANISER)
    return replace(people, organisers=tuple(one for one in people.organisers if one != device))


def with_key(people: ClubPeople, by: VisitorId, mark: str) -> ClubPeople:
    """A new key for whoever opened the evening; the one before opens nothing any more."""
    as_first(people, by)
    return replace(people, key=mark)


def back_with_key(people: ClubPeople, device: VisitorId, mark: str) -> ClubPeople:
    """Whoever opened the evening, on another device: the one before is signed off."""
    if not people.key or people.key != mark:
        raise Rejected(ErrorCode.WRONG_KEY)
    first, *others = people.organisers or (NOBODY,)
    if first == device:
        return people
    devices = people.devices
    guest = people.guest(first)
    if guest is not None and people.guest(device) is None:  # they play too
        devices = tuple((device, guest) if one == first else (one, number) for one, number in devices)
    # In the first place, whether or not they were an organiser before: the key is the first one's.
    organisers = (device, *(one for one in others if one != device))
    waiting = tuple(one for one in people.waiting if one[0] != device)
    return replace(people, organisers=organisers, devices=devices, waiting=waiting)


def forget_device(people: ClubPeople, device: VisitorId) -> ClubPeople:
    """Nothing is kept of a device; if it opened the evening, the next organiser is the first."""
    return replace(
        people,
        organisers=tuple(one for one in people.organisers if one != device),
        devices=tuple(one for one in people.devices if one[0] != device),
        waiting=tuple(one for one in people.waiting if one[0] != device),
        rewritten=people.rewritten + 1,
    )
