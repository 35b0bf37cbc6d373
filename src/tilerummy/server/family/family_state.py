"""What a family is: its people, their phones, guests, what was changed and what waits.

Values alone; what may become of them is in `rights`.
"""

from __future__ import annotations

from msgspec import Struct

from tilerummy.protocol.messages import ChangeKind, FamilyDay, FamilyHouse, WaitingKind
from tilerummy.server.store.store import VisitorId


class Person(Struct, frozen=True):
    """Somebody of the family."""

    number: int
    name: str
    since: int
    face: int | None = None
    say: int | None = None
    """None: never had a phone, so nobody speaks as them yet."""
    sure: int = 0
    """The end of their own first week: until then they go with their only phone."""
    by: int = 0
    """Who brought them in, for they had no phone."""
    before: tuple[str, ...] = ()
    """Names of somebody without a phone: a table that was opened then knows them by one of these."""
    hidden: bool = False
    """Wants to be forgotten: name and face are gone, and all else in a week."""


class Gone(Struct, frozen=True):
    """Somebody who went, and stays in what was played: with name and face, and no right at all."""

    number: int
    name: str
    face: int | None
    at: int
    devices: tuple[VisitorId, ...] = ()
    """Theirs when they went: what was played there until then is theirs, and each takes the name away."""


class Phone(Struct, frozen=True):
    """A device of somebody."""

    id: int
    device: VisitorId
    """Or the number on its screen, until the one that shows it comes for the first time."""
    person: int
    say: int
    """Never more than its person's, and never more than that of whoever let it in."""
    sure: int
    """The end of its first week; from then on it is settled."""
    by: int
    """The say of whoever let it in; 0: the card."""
    since: int
    let_in_by: int = 0
    """Who that was; 0: the card, or nobody."""
    original: bool = False
    """Came with its person, or by the yes of such a phone: nobody was taken for them before."""

    @property
    def awaited(self) -> bool:
        """Whether it was let in by its number, and has not come since."""
        return self.device.startswith(NUMBERED)


NUMBERED = "#"
"""Stands in front of a number in place of a device; no device's name begins so."""


class Guest(Struct, frozen=True):
    """A device that sits with the family this evening, by the link alone."""

    number: int
    device: VisitorId
    name: str
    face: int | None
    since: int


class Knock(Struct, frozen=True):
    """A device whose holder says who they are: a help for the eye, no right hangs on it."""

    device: VisitorId
    person: int
    at: int


class Declined(Struct, frozen=True):
    """A device that was let in as somebody's own, and signed itself off: whose it is, its holder knows."""

    device: VisitorId
    person: int
    """Whose it was said to be."""
    at: int


class ChairWish(Struct, frozen=True):
    """Somebody who has no chair at a table, and would like to play there next."""

    person: int
    table: str
    at: int


class Value(Struct, frozen=True):
    """Something common as it is now, or as it was before a change."""

    kind: ChangeKind
    value: str | FamilyHouse | tuple[int, ...]
    """A name or a link; the house; when each season began."""
    say: int
    """Whose change it was."""
    at: int
    by: int = 0
    """Their number, to be told."""


class PutBack(Struct, frozen=True):
    """What was put back: nobody with less say changes it again until then."""

    kind: ChangeKind
    say: int
    until: int


class Deferred(Struct, frozen=True):
    """What happens at its time unless somebody stops it."""

    id: int
    kind: WaitingKind
    person: int
    """Who goes; 0 if it is not about anybody."""
    say: int
    """Of whoever began it."""
    by: int
    begun: int
    due: int
    card: str = ""
    """The hash of a new card's key."""


class FamilyState(Struct, frozen=True):
    """A family at one moment."""

    id: str
    since: int
    people: tuple[Person, ...]
    came: int
    """The highest number that a person ever had."""
    says: int
    """The last say that was given."""
    phones: tuple[Phone, ...]
    common: tuple[Value, ...]
    """Of each kind the last one holds; those before it have more say and come back when it is put back."""
    form: int = 2
    numbered: int = 1
    """So many phones and waiting things there were: each has a number of its own."""
    held: tuple[PutBack, ...] = ()
    waiting: tuple[Deferred, ...] = ()
    guests: tuple[Guest, ...] = ()
    guests_came: int = 0
    hints: tuple[Knock, ...] = ()
    let_in: tuple[tuple[int, int], ...] = ()
    """Yeses of the last week: whose say, and when."""
    declined: tuple[Declined, ...] = ()
    refused: tuple[int, ...] = ()
    """Phones that were signed off in their first week: what was played on them is nobody's."""
    card: str = ""
    """The hash of the key that is on the card; nothing if there is none yet."""
    moved_over: bool = False
    """Was founded when other rights held: its people are asked once whether these are all theirs."""
    days: tuple[FamilyDay, ...] = ()
    """The latest day first, and of a day the best."""
    gone: tuple[Gone, ...] = ()
    """Who went, the latest last: they have no right, but to be let in as who they were."""
    wishes: tuple[ChairWish, ...] = ()
    """Whoever asks for a chair; each for one."""
    deleted: bool = False

    @property
    def name(self) -> str:
        """What the table is called."""
        return _text(self.now(ChangeKind.NAME))

    @property
    def code(self) -> str:
        """The link."""
        return _text(self.now(ChangeKind.LINK))

    @property
    def house(self) -> FamilyHouse:
        """The house rules and the language."""
        value = self.now(ChangeKind.HOUSE).value
        assert isinstance(value, FamilyHouse)
        return value

    @property
    def seasons(self) -> tuple[int, ...]:
        """When each season began."""
        value = self.now(ChangeKind.SEASON).value
        assert isinstance(value, tuple)
        return value

    def now(self, kind: ChangeKind) -> Value:
        """Something common as it is now."""
        return next(one for one in reversed(self.common) if one.kind is kind)

    @property
    def devices(self) -> dict[VisitorId, int]:
        """Whose each device is; guests are nobody."""
        return {one.device: one.person for one in self.phones if not one.awaited}

    @property
    def founder(self) -> int:
        """Who came first of those who are there."""
        with_say = (one for one in self.people if one.say is not None)
        return min(with_say, key=lambda one: one.say or 0, default=self.people[0]).number

    def who(self, visitor: VisitorId) -> Person | None:
        """Whose device this is."""
        found = self.phone(visitor)
        return None if found is None else self.find(found.person)

    def guest(self, visitor: VisitorId) -> Guest | None:
        """The guest who came with this device."""
        return next((one for one in self.guests if one.device == visitor), None)

    def phone(self, visitor: VisitorId) -> Phone | None:
        """A device, if it is somebody's."""
        return next((one for one in self.phones if one.device == visitor), None)

    def known(self) -> set[VisitorId]:
        """All devices of which anything is kept: those that are in, guests, those that say who they are, or
        are not, and those of whoever went."""
        outside = {one.device for one in self.guests} | {one.device for one in self.hints}
        outside |= {one.device for one in self.declined}
        return {*self.devices, *outside, *(device for one in self.gone for device in one.devices)}

    def gone_with(self, visitor: VisitorId) -> Gone | None:
        """Who had this device when they went."""
        return next((one for one in reversed(self.gone) if visitor in one.devices), None)

    def find(self, number: int) -> Person | None:
        """The person of a number, if they are there."""
        return next((one for one in self.people if one.number == number), None)

    def there(self) -> set[int]:
        """The numbers of everybody who can play here now."""
        return {one.number for one in self.people} | {one.number for one in self.guests}

    def shown(self) -> list[Person]:
        """The people with a name and a face."""
        return [one for one in self.people if not one.hidden]

    def beside(self) -> list[Person]:
        """Who has no phone here, and plays on somebody else's."""
        owners = {one.person for one in self.phones}
        return [one for one in self.shown() if one.number not in owners]

    def has_people(self) -> bool:
        """Whether anybody is left who can come: a phone is needed for that, or the card."""
        return bool(self.phones or (self.card and self.people))


def _text(value: Value) -> str:
    assert isinstance(value.value, str)
    return value.value
