"""A family's table over HTTP: one link that stays, the people, their evenings and the running score.

Whoever knows the code may sit there for an evening. People are numbered from 1 within their family; a
person may have several phones, each let in by somebody who is settled. Who may do what is in
docs/protocol.md.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from tilerummy.protocol.messages.http_messages import DayText, NewTable
from tilerummy.protocol.messages.parts import Face, Name, PartyPhase, Plan, Sets, Tile

FamilyCode = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{22,40}\Z")]
FamilyName = Annotated[str, Meta(min_length=1, max_length=40)]
PersonNumber = Annotated[int, Meta(ge=1, le=100_000)]
PhoneNumber = Annotated[int, Meta(ge=0, le=10_000_000)]
Language = Annotated[str, Meta(pattern=r"^[a-z]{2}\Z")]
Digits = Annotated[str, Meta(pattern=r"^[0-9]{8}\Z")]
"""The number that a device outside shows, whoever lets it in names it."""
CardKey = Annotated[str, Meta(min_length=1, max_length=40)]
"""The key of the card on the fridge, as it is typed."""


class FamilyLead(StrEnum):
    """What somebody is ahead in; everyone gets one, and nobody is last in anything."""

    WON = "won"
    LAID = "laid"
    REARRANGED = "rearranged"
    QUICKEST = "quickest"
    PRESENT = "present"


class ChangeKind(StrEnum):
    """Small things that are common to all: changed at once, and put back for a week."""

    NAME = "name"
    HOUSE = "house"
    SEASON = "season"
    LINK = "link"


class WaitingKind(StrEnum):
    """Big things, which wait a week: somebody goes, the table is deleted, there is a new card."""

    AWAY = "away"
    DELETE = "delete"
    CARD = "card"


class NewFamily(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families`: found a table that stays; you are its first person."""

    name: FamilyName
    person: Name
    face: Face | None = None
    plan: Plan = Plan()
    """The house rules."""
    language: Language = "en"


class _NameAndFace(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody is to be called and seen."""

    name: Name
    face: Face | None = None


class FamilyJoin(_NameAndFace, frozen=True):
    """`POST /api/families/CODE/people`: sit with them as a guest, for this evening."""


class FamilyBeside(_NameAndFace, frozen=True):
    """`POST /api/families/CODE/beside`: bring somebody who has no phone, and plays on yours."""


class FamilyMe(_NameAndFace, frozen=True):
    """`PUT /api/families/CODE/me`, `…/people/NUMBER`: name and face, yours or of who has no phone."""


class FamilyHouse(Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/families/CODE/house`: the house rules and the language from now on."""

    plan: Plan
    language: Language


class FamilyNaming(Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/families/CODE/name`: what the table is called from now on."""

    name: FamilyName


class FamilyKnock(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families/CODE/knocks`: "I am Mia", from a device that is new. It lets nobody in."""

    person: PersonNumber


class FamilyLetIn(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families/CODE/phones`: let in the device that shows these digits, or confirm a phone."""

    digits: Digits | None = None
    phone: PhoneNumber | None = None
    """A phone that is in already: give it the say it lacks; if it is yours, it is settled at once."""
    person: PersonNumber | None = None
    """Whose it is; null: somebody new, of this name and face."""
    name: Name | None = None
    face: Face | None = None
    key: CardKey | None = None
    """Of the card, in place of a settled phone."""


class FamilySay(Struct, frozen=True, forbid_unknown_fields=True):
    """`DELETE /api/families/CODE/phones/NUMBER`, `DELETE …/waiting/NUMBER`: sign a phone off; stop."""

    key: CardKey | None = None
    """Of the card, in place of a settled phone."""


class FamilyBegin(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families/CODE/waiting`: begin something big. It happens after a week unless somebody stops
    it."""

    kind: WaitingKind
    person: PersonNumber | None = None
    """Who goes; you, if you leave."""
    forget: bool = False
    """If you leave: your name and your face go at once."""


class FamilyBack(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families/CODE/back`: put the latest change of a kind back."""

    kind: ChangeKind
    key: CardKey | None = None
    """Of the card, in place of a settled phone."""


class FamilyPlay(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families/CODE/games`: open a table for whoever is here. You sit down as who you are."""

    table: NewTable
    """A clock of days makes it a game by turns."""
    beside: Annotated[list[PersonNumber], Meta(max_length=5)] = []
    """The people who play on this very device."""
    asked: Annotated[list[PersonNumber], Meta(max_length=60)] = []
    """Whom you want to play with: they alone are told, and offered a chair; nobody: all of them."""


class FamilyChair(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families/CODE/chairs`: you would like to play where no chair is left; all see it."""

    table: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    """The code of the table; null: not after all."""


class FamilyEnding(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families/CODE/endings`: put away a match of yours that everybody left. It is over then."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    """The code of its table."""


class FamilyPerson(Struct, frozen=True):
    """Somebody of the table."""

    number: PersonNumber
    name: str
    face: Face | None
    here: bool
    """Their page is open and seen, or was a minute ago."""
    guest: bool
    """Sits here for this evening only."""
    beside: bool = False
    """Has no phone at this table: plays on somebody else's."""
    may_name: bool = False
    """You can give them another name and face: they have no phone."""
    may_send_away: bool = False
    """You can begin to send them away; a guest goes at once."""


class FamilyGone(Struct, frozen=True):
    """Somebody who left: what they played stays, with name and face. Whoever wished to be forgotten is only
    a number in it."""

    number: PersonNumber
    name: str
    face: Face | None
    at: int


class FamilyMove(Struct, frozen=True):
    """The best move of an evening or of a person."""

    person: PersonNumber
    code: str
    """Empty if its table is forgotten or its match not over: then it cannot be watched."""
    match: int
    turn: int
    """The turn of the match, counted from 1 as replays do."""
    laid: list[Tile]
    sets: Sets
    """At most two of the sets that have these tiles."""


class FamilyPoints(Struct, frozen=True):
    """What somebody made of an evening."""

    person: PersonNumber
    points: int


class FamilyMatch(Struct, frozen=True):
    """Where an evening can be watched."""

    code: str
    match: int


class FamilyEvening(Struct, frozen=True):
    """All rounds from a Play until an hour without one."""

    at: int
    until: int
    winners: list[PersonNumber]
    """By points; more than one if equal; nobody if no round was finished by two people."""
    points: list[FamilyPoints]
    """The best first."""
    rounds: int
    preset: str
    changed: bool
    """The house changed some rules."""
    best: FamilyMove | None
    matches: list[FamilyMatch]
    """Those that can be watched: over, and their table is still there or their records came with a file."""


class FamilyTally(Struct, frozen=True):
    """Somebody's part in a season."""

    person: PersonNumber
    evenings: int
    won: int
    points: int
    lead: FamilyLead | None
    best: FamilyMove | None


class FamilySeason(Struct, frozen=True):
    """`GET /api/families/CODE/seasons/NUMBER`: the running score of a season, its evenings latest first."""

    number: int
    since: int
    until: int | None
    """Null: it goes on."""
    tallies: list[FamilyTally]
    """Most evenings won first."""
    evenings: list[FamilyEvening]


class FamilyGame(Struct, frozen=True):
    """A game that is under way."""

    code: str
    phase: PartyPhase
    round: int
    names: list[str]
    """Who sits there by seat, bots too; empty: nobody."""
    faces: list[Face | None]
    free: int
    by_turns: bool
    """A turn has days."""
    turn: str | None
    """Whose turn it is, by name."""
    your_turn: bool
    your_seat: int | None
    since: int
    """Since when the turn waits."""
    laid: list[Tile]
    """The tiles laid last."""
    your_key: str | None = None
    """Another phone of yours has the seat: with this key, `/t/CODE#key=KEY`, this one plays on too. Only
    for a phone that is settled."""
    host: str | None = None
    """Who invites, by name; null if they do not sit there."""
    asked: list[PersonNumber] = []
    """Who is invited; nobody: all."""
    clock: int = 0
    """Seconds for a turn; 0: as many as it takes."""
    wanting: list[PersonNumber] = []
    """Who has no chair there, and would like to play the next match."""
    table: Sets = []
    """The sets that lie there, for whoever looks on: they play now, and you don't."""
    tiles: list[int] = []
    """And how many tiles each has, in the order of `names`."""


class FamilyKnocking(Struct, frozen=True):
    """A device that says it is somebody's, and the number that it shows: compare the two."""

    person: PersonNumber
    digits: Digits


class FamilyPhone(Struct, frozen=True):
    """A phone of somebody."""

    number: PhoneNumber
    person: PersonNumber
    since: int
    mine: bool
    """It is this one."""
    first_week: int | None
    """Until when it decides nothing; null: it is settled."""
    by: PersonNumber | None
    """Who let it in; null: the card, or it was the first."""
    may_sign_off: bool
    may_confirm: bool
    """A yes of yours would give it say that it lacks, or settle it if it is yours."""


class FamilyWaiting(Struct, frozen=True):
    """Something big that happens at its time unless somebody stops it."""

    number: PhoneNumber
    kind: WaitingKind
    person: PersonNumber | None
    """Who goes."""
    by: PersonNumber | None
    """Who began it."""
    due: int
    may_stop: bool


class FamilyChange(Struct, frozen=True):
    """Something common that was changed within the week."""

    kind: ChangeKind
    by: PersonNumber | None
    at: int
    name: str | None
    """What the table is called since, if that was changed."""
    may_put_back: bool


class FamilyMay(Struct, frozen=True):
    """What this device can do here besides playing; a page offers nothing else."""

    open: bool = False
    """Open a table."""
    let_in: bool = False
    bring: bool = False
    rename: bool = False
    """Your own name and face."""
    change: list[ChangeKind] = []
    leave: bool = False
    delete: bool = False
    card: bool = False
    """Make a new card."""


class FamilyDay(Struct, frozen=True):
    """How somebody fared with the deal of a day, once they have told it."""

    day: DayText
    person: PersonNumber
    turns: int
    left: int
    """Tiles left; 0 is out."""
    laid: tuple[int, ...] = ()
    """Tiles laid, turn by turn; nothing of those who told an older server."""


class Family(Struct, frozen=True):
    """`GET /api/families/CODE`: a family's table. Who is not in sees names and faces alone."""

    code: str
    name: str
    language: Language
    plan: Plan
    you: PersonNumber | None
    """Null: this device is new."""
    founder: PersonNumber
    """Who came first of those who are there."""
    people: list[FamilyPerson]
    games: list[FamilyGame]
    """Those of now first, then those by turns; then those that are over, and whose end is still read."""
    season: FamilySeason | None
    """The current one, with its latest evenings; null if you are not in."""
    seasons: int
    rules_by: PersonNumber | None
    """Who changed the house rules since the last evening."""
    days: list[FamilyDay]
    """The latest day first, and of a day the best."""
    now: int
    """The server's time."""
    began: list[int] = []
    """When each season began, the first one first; nothing if you are not in."""
    left: list[FamilyGame] = []
    """Matches that everybody left, the latest first: yours, to go on with or to put away, and those that were
    put away before a round was finished, to be watched."""
    gone: list[FamilyGone] = []
    """Who left, the latest last; nobody if you are not in."""
    digits: Digits | None = None
    """The number of this device, while it is nobody's phone: whoever lets you in types it."""
    first_week: int | None = None
    """Until when this phone decides nothing."""
    may: FamilyMay = FamilyMay()
    knocks: list[FamilyKnocking] = []
    """The last who said who they are, for whoever can let them in."""
    phones: list[FamilyPhone] = []
    waiting: list[FamilyWaiting] = []
    changed: list[FamilyChange] = []
    has_card: bool = False
    """There is a card with a key."""
    moved_over: bool = False
    """Was founded when other rights held: look whether these are all yours."""
    key: str | None = None
    """The key of a new card. It is told once, to whoever made it."""
