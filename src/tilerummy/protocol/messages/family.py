"""A family's table over HTTP: one link that stays, the people, their evenings and the running score.

Whoever knows the code may come in, as with tables. People are numbered from 1 within their family; a person
may have several devices. Two people, or the founder, can take away or delete; see docs/protocol.md.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from tilerummy.protocol.messages.daily import DayText
from tilerummy.protocol.messages.http import NewTable
from tilerummy.protocol.messages.parts import Face, Name, PartyPhase, Plan, Sets, Tile

FamilyCode = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{22,40}\Z")]
FamilyName = Annotated[str, Meta(min_length=1, max_length=40)]
PersonNumber = Annotated[int, Meta(ge=1, le=100_000)]
Language = Annotated[str, Meta(pattern=r"^[a-z]{2}\Z")]
ShortCode = Annotated[str, Meta(pattern=r"^[0-9]{6}\Z")]


class FamilyLead(StrEnum):
    """What somebody is ahead in; everyone gets one, and nobody is last in anything."""

    WON = "won"
    LAID = "laid"
    REARRANGED = "rearranged"
    QUICKEST = "quickest"
    PRESENT = "present"


class WishKind(StrEnum):
    """What one of the people cannot do alone, unless they founded the table."""

    REMOVE = "remove"
    RENAME = "rename"
    NEW_LINK = "new_link"
    DELETE = "delete"


class KnockState(StrEnum):
    """What became of "That is me"."""

    WAITING = "waiting"
    REFUSED = "refused"


class NewFamily(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families`: found a table that stays; you are its first person."""

    name: FamilyName
    person: Name
    face: Face | None = None
    plan: Plan = Plan()
    """The house rules."""
    language: Language = "en"


class FamilyJoin(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families/CODE/people`: come in as somebody new."""

    name: Name
    face: Face | None = None
    guest: bool = False
    """For this evening only."""


class FamilyBeside(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families/CODE/beside`: bring somebody who has no device, and plays on yours."""

    name: Name
    face: Face | None = None
    guest: bool = False
    """For this evening only."""


class FamilyMe(Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/families/CODE/me`: your name and your face."""

    name: Name
    face: Face | None = None


class FamilyHouse(Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/families/CODE/house`: the house rules and the language from now on. It needs no vote."""

    plan: Plan
    language: Language


class FamilyKnock(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families/CODE/knocks`: "I am Mia", from a device that is new."""

    person: PersonNumber
    word: ShortCode | None = None
    """The code that another device of the table shows; without it somebody who is in says yes."""


class FamilyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families/CODE/knocks/NUMBER`: whether that is them."""

    yes: bool


class FamilyWish(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families/CODE/wishes`: done at once for the founder, else when a second wishes the same."""

    kind: WishKind
    person: PersonNumber | None = None
    """Whom to remove; or whom to rename, if they have no device."""
    name: FamilyName | None = None
    """The new name, of the table or of the person."""
    face: Face | None = None
    """The new face of that person."""


class FamilyPlay(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families/CODE/games`: open a table for whoever is here. You sit down as who you are."""

    table: NewTable
    """A clock of days makes it a game by turns."""
    beside: Annotated[list[PersonNumber], Meta(max_length=5)] = []
    """The people who play on this very device."""


class FamilyEnding(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/families/CODE/endings`: put away a match of yours that everybody left. It is over then."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    """The code of its table."""


class FamilyWord(Struct, frozen=True):
    """`POST /api/families/CODE/words`: a short code for another device of yours."""

    word: ShortCode
    until: int
    """When it ends."""


class FamilyPerson(Struct, frozen=True):
    """Somebody of the table."""

    number: PersonNumber
    name: str
    face: Face | None
    here: bool
    """Their page is open and seen, or was a minute ago."""
    guest: bool
    belongs: bool
    """Has finished a round with somebody who belongs: may wish."""
    beside: bool = False
    """Has no device at this table: plays on somebody else's."""
    by: PersonNumber | None = None
    """Who brought them in, and can give them another name and face alone."""


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
    """Who sits there; bots too."""
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
    """Another device of yours has the seat: with this key, `/t/CODE#key=KEY`, this one plays on too."""


class FamilyKnocking(Struct, frozen=True):
    """A device that says it is somebody's."""

    number: int
    person: PersonNumber
    at: int


class FamilyWished(Struct, frozen=True):
    """A wish that waits for a second person."""

    kind: WishKind
    person: PersonNumber | None
    name: str | None
    by: PersonNumber
    until: int
    face: Face | None = None


class FamilyDay(Struct, frozen=True):
    """How somebody fared with the deal of a day, once they have told it."""

    day: DayText
    person: PersonNumber
    turns: int
    left: int
    """Tiles left; 0 is out."""


class Family(Struct, frozen=True):
    """`GET /api/families/CODE`: a family's table. Who is not in sees names and faces alone."""

    code: FamilyCode
    name: str
    language: Language
    plan: Plan
    you: PersonNumber | None
    """Null: this device is new."""
    knock: KnockState | None
    """What became of your knock, if you are not in."""
    founder: PersonNumber
    people: list[FamilyPerson]
    games: list[FamilyGame]
    """Those of now first, then those by turns."""
    season: FamilySeason | None
    """The current one, with its latest evenings; null if you are not in."""
    seasons: int
    rules_by: PersonNumber | None
    """Who changed the house rules since the last evening."""
    knocks: list[FamilyKnocking]
    wishes: list[FamilyWished]
    days: list[FamilyDay]
    """The latest day first, and of a day the best."""
    now: int
    """The server's time."""
    began: list[int] = []
    """When each season began, the first one first; nothing if you are not in."""
    left: list[FamilyGame] = []
    """Matches that everybody left, the latest first: yours, to go on with or to put away, and those that were
    put away before a round was finished, to be watched."""
