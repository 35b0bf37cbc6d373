"""A club's night over HTTP: one link for an evening at several tables.

People are counted from 1 as they come; 0 is whoever runs the evening. What the evening itself is, and what
counts in it, is said in `tilerummy.club.evening`; here it is told to phones. Who may do what is in
docs/club.md.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from tilerummy.club.terms import (
    LONGEST_NAME,
    LONGEST_WHY,
    MOST_DEALS,
    MOST_PEOPLE,
    MOST_POINTS,
    CountBy,
    DealOf,
    DrawnBy,
    FinalOf,
    PlayedOn,
    Presence,
    ResultState,
)
from tilerummy.protocol.messages.family_messages import CardKey, Digits
from tilerummy.protocol.messages.parts import Face, PresetId, RefusalOf, Value

ClubName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
"""The name of an evening, or of somebody who came to it."""
GuestNo: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_PEOPLE)]
GuestOrNobody: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_PEOPLE)]
RoundNo: TypeAlias = Annotated[int, Meta(ge=1, le=100)]
TableNo: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_PEOPLE)]
SheetPoints: TypeAlias = Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]


# -- asked for --------------------------------------------------------------------------------------


class ClubTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """What the club has agreed on for the evening."""

    name: ClubName
    preset: PresetId = "sabra"
    options: Annotated[dict[str, Value], Meta(max_length=60)] = {}
    """House rules: parameters by their names."""
    drawn: DrawnBy = DrawnBy.CHANCE
    counts: CountBy = CountBy.WINS
    rounds: Annotated[int, Meta(ge=1, le=12)] = 4
    minutes: Annotated[int, Meta(ge=0, le=600)] = 40
    """For a round; 0 is no clock."""
    cap: Annotated[int, Meta(ge=0, le=MOST_POINTS)] | None = None
    """What a round can cost at most."""
    bonus: Annotated[list[Annotated[int, Meta(ge=0, le=MOST_POINTS)]], Meta(max_length=4)] = []
    """Points for the first places of a table."""
    final: FinalOf = FinalOf.NONE
    played: PlayedOn = PlayedOn.BOXES
    deal: DealOf = DealOf.OWN
    """`same` only where everything is played on the page."""
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)] = 1
    """So many deals make a round."""
    league: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """The evenings of one name that you run are added up."""
    best: Annotated[int, Meta(ge=0, le=100)] = 0
    """So many evenings of everybody count in it; 0 is all."""


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs`: open an evening; you run it, and play too if you say your name."""

    plan: ClubTerms
    name: ClubName | None = None
    face: Face | None = None


class ClubCome(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs/CODE/people`: "I'm in". Late ones sit from the next round on."""

    name: ClubName
    face: Face | None = None


class ClubBeside(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs/CODE/beside`: an organiser adds somebody who has no phone."""

    name: ClubName


class ClubKnock(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs/CODE/knocks`: "I am Ada", from another phone. It shows a number, and is not in."""

    guest: GuestNo


class ClubLetIn(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs/CODE/phones`: an organiser lets in the phone that shows this number; it is that
    guest's from now on, and the one before is signed off."""

    number: Digits
    guest: GuestNo


class ClubOrganise(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs/CODE/organisers`: somebody's phone runs the evening too."""

    guest: GuestNo


class ClubReturn(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs/CODE/back`: an organiser with the key, on another phone."""

    key: CardKey


# -- acts: what happens in an evening ---------------------------------------------------------------


class _OfGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """About somebody."""

    guest: GuestNo


class ClubPause(_OfGuest, frozen=True, tag="pause"):
    """Somebody sits out until they are back; they themselves, or an organiser."""


class ClubResume(_OfGuest, frozen=True, tag="back"):
    """Somebody who paused, or had left, is drawn again; they themselves, or an organiser."""


class ClubLeave(_OfGuest, frozen=True, tag="leave"):
    """Somebody goes home, and their results stay; they themselves, or an organiser."""


class ClubKeep(_OfGuest, frozen=True, tag="keep"):
    """Organiser: somebody keeps a table from the next draw on; table 0 lets them move again."""

    table: GuestOrNobody


class ClubDraw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Organiser: draw this round, or draw it again while it is not shown."""

    round: RoundNo


class ClubSwap(Struct, frozen=True, tag="swap", forbid_unknown_fields=True):
    """Organiser: two people change places before the round is shown; one of them may be sitting out."""

    one: GuestNo
    other: GuestNo


class ClubShow(Struct, frozen=True, tag="show", forbid_unknown_fields=True):
    """Organiser: tell the tables; the round begins."""

    round: RoundNo


class _OfTable(Struct, frozen=True, forbid_unknown_fields=True):
    """About a table of a round."""

    round: RoundNo
    table: TableNo


class _Sheet(_OfTable, frozen=True):
    """The result of a table, in the order of the seats: either the points of the sheet, or the racks."""

    scores: Annotated[list[SheetPoints], Meta(max_length=6)] | None = None
    racks: Annotated[list[Annotated[int, Meta(ge=0, le=MOST_POINTS)]], Meta(max_length=6)] | None = None
    """What is left on each rack."""
    out: Annotated[int, Meta(ge=0, le=5)] | None = None
    """With racks: the seat that went out, from 0; null: nobody did."""
    hand: bool = False
    """With racks: it went out in one turn, all at once."""


class ClubResult(_Sheet, frozen=True, tag="result"):
    """Write the result of one's own table down; another one of the table says yes."""


class ClubYes(_OfTable, frozen=True, tag="yes"):
    """Say yes to what another one of the table wrote down."""

    scores: Annotated[list[SheetPoints], Meta(max_length=6)] | None = None
    """What you saw: if it is another result by now, nothing is said."""


class ClubCorrect(_Sheet, frozen=True, tag="correct"):
    """Organiser: what the result really was, in whatever round; it counts at once, and the log tells it."""

    why: Annotated[str, Meta(max_length=LONGEST_WHY)] = ""


class ClubStopClock(Struct, frozen=True, tag="stop_clock", forbid_unknown_fields=True):
    """Organiser: the clock of the round stands still."""


class ClubStartClock(Struct, frozen=True, tag="start_clock", forbid_unknown_fields=True):
    """Organiser: it goes on."""


class ClubAddTime(Struct, frozen=True, tag="add_time", forbid_unknown_fields=True):
    """Organiser: more time for the round."""

    minutes: Annotated[int, Meta(ge=1, le=60)] = 5


class ClubPlayHere(_OfTable, frozen=True, tag="play_here"):
    """One of the table, where the plan leaves it to them: play on the page."""


class ClubCountRacks(_OfTable, frozen=True, tag="count_racks"):
    """Organiser: end what a table plays on the page; the racks count as they are."""


class ClubClose(Struct, frozen=True, tag="close", forbid_unknown_fields=True):
    """Organiser: the evening is over. Results can still be corrected."""


ClubAct: TypeAlias = (
    ClubPause
    | ClubResume
    | ClubLeave
    | ClubKeep
    | ClubDraw
    | ClubSwap
    | ClubShow
    | ClubResult
    | ClubYes
    | ClubCorrect
    | ClubStopClock
    | ClubStartClock
    | ClubAddTime
    | ClubPlayHere
    | ClubCountRacks
    | ClubClose
)


class ClubDeed(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs/CODE/acts`: something that happens in the evening. Doing twice what can be done once
    changes nothing, so it may be sent again."""

    act: ClubAct


# -- told -------------------------------------------------------------------------------------------


class ClubYou(Struct, frozen=True):
    """What this device is in the evening."""

    guest: GuestNo | None = None
    organiser: bool = False
    first: bool = False
    """It opened the evening: nobody takes that away."""
    shows: Digits | None = None
    """The number on this phone while it waits to be let in."""
    wants: GuestNo | None = None
    """Who it said it is."""


class ClubPerson(Struct, frozen=True):
    """Somebody who came."""

    number: GuestNo
    name: str
    face: Face | None
    presence: Presence
    keeps: GuestOrNobody
    """The table that they keep; 0 is none."""
    phone: bool
    """Has a phone here; nobody else writes for them but an organiser."""
    organiser: bool


class ClubWritten(Struct, frozen=True):
    """A result as somebody wrote it down."""

    by: GuestOrNobody
    scores: list[int]


class ClubSeats(Struct, frozen=True):
    """A table of a round; the first seat begins."""

    number: TableNo
    seats: list[GuestNo]
    state: ResultState
    scores: list[int] | None
    """The result, once it is in; in the order of the seats."""
    written: list[ClubWritten]
    code: str | None
    """Where they play on the page, `/t/CODE`."""


class ClubTurn(Struct, frozen=True):
    """A round, with its tables."""

    number: RoundNo
    seed: int
    """The lot from which anybody can draw the same tables again."""
    shown: int | None
    """When its tables were told; null: only organisers see it yet."""
    final: bool
    out: list[GuestNo]
    """Who sits out."""
    tables: list[ClubSeats]


class ClubPlace(Struct, frozen=True):
    """Where somebody stands."""

    guest: GuestNo
    place: int
    tied: bool
    score: float
    """What decides, by `counts` of the plan."""
    wins: int
    points: float
    rounds: int


class ClubMine(Struct, frozen=True):
    """How you fared in a round."""

    round: RoundNo
    table: GuestOrNobody
    """0: you sat out."""
    seats: list[GuestNo]
    scores: list[int] | None


class ClubChange(Struct, frozen=True):
    """A line of the log of results, which everybody may read."""

    at: int
    by: GuestOrNobody
    round: RoundNo
    table: TableNo
    before: list[int] | None
    after: list[int]
    state: ResultState
    why: str


class ClubNext(Struct, frozen=True):
    """The round that is drawn next."""

    round: RoundNo
    final: bool
    why_not: RefusalOf | None
    """Why it cannot be drawn now; null: it can."""


class ClubClock(Struct, frozen=True):
    """The clock of the round that is played; both null: there is none."""

    until: int | None = None
    left: int | None = None
    """Milliseconds, while it stands still."""


class ClubKnocking(Struct, frozen=True):
    """A phone that says whose it is, and the number that it shows: compare the two."""

    guest: GuestNo
    digits: Digits


class ClubDuel(Struct, frozen=True):
    """Of a round with the same deal everywhere: what somebody has above the mean of their seat."""

    round: RoundNo
    guest: GuestNo
    above: float


class ClubSeen(Struct, frozen=True):
    """`GET /api/clubs/CODE`: an evening as one device sees it. Of its rounds the last one, and with `?all=1`
    all of them, and the whole log."""

    code: str
    version: int
    now: int
    """The server's time."""
    plan: ClubTerms
    players: list[int]
    """The fewest and the most at a table of this box."""
    began: int
    closed: bool
    you: ClubYou
    people: list[ClubPerson]
    rounds: list[ClubTurn]
    """The latest last."""
    played: int
    """So many rounds were shown."""
    mine: list[ClubMine]
    next: ClubNext
    after: int
    """The round after which the standing is: the last one with all results; 0: none yet."""
    standing: list[ClubPlace]
    clock: ClubClock
    log: list[ClubChange]
    """The last 50, the latest last."""
    waiting: list[ClubKnocking]
    """For organisers: who wants to be let in with another phone."""
    duels: list[ClubDuel]
    """Where all tables play the same deal: seats compared."""
    key: str | None = None
    """An organiser's key. It is told once, to whoever made it."""


class ClubGone(Struct, frozen=True):
    """`DELETE /api/clubs/CODE`: the evening is deleted, with all that was kept of it."""

    code: str
