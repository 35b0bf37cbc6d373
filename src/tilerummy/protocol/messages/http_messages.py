"""What goes over HTTP, besides what goes over sockets too."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from tilerummy.protocol.messages.parts import (
    Face,
    Level,
    MessageId,
    Name,
    PartyPhase,
    Plan,
    PresetId,
    RefusalOf,
    Salt,
    SaltHash,
    ScreenSecret,
    Sets,
    StepOf,
    Tile,
    Value,
)
from tilerummy.solver.best_turn import Certainty


class Visitor(Struct, frozen=True):
    """`POST /api/visitors`: who you are from now on. Keep the token; it is a secret."""

    token: str
    commitment: str
    """The secret of your next table is fixed: send your salt after you have seen this."""


class Pledge(Struct, frozen=True):
    """`POST /api/pledges`: another secret is fixed for you. Name its commitment when you open a table."""

    commitment: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`: open a table as its host; with a name you sit down too."""

    plan: Plan = Plan()
    name: Name | None = None
    salt: Salt = ""
    bots: Annotated[list[Level], Meta(max_length=5)] = []
    salt_hash: SaltHash | None = None
    """The SHA-256 of your salt instead of the salt; `reveal` it when the match begins."""
    commitment: SaltHash | None = None
    """The pledge that this table is to be dealt by; null: the latest one."""
    face: Face | None = None
    id: MessageId | None = None
    """Whoever asks again with the same one, because the answer was lost, gets the table that waits."""


class QuickGame(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/quick`: sit down against bots, and the match begins at once."""

    name: Name
    salt: Salt = ""
    plan: Plan = Plan(clock=0)
    """Without a clock unless one is named."""
    bots: Annotated[list[Level], Meta(max_length=5)] = []
    """Levels; places left over get the last one, or the server's usual one."""
    commitment: SaltHash | None = None
    """The pledge that it is to be dealt by: then the promise is `sealed`. Null: the latest one."""
    face: Face | None = None


class Opened(Struct, frozen=True):
    """A table is there."""

    code: str
    url: str
    """What to send to others: an address that their devices can open."""
    commitment: str
    """Of your next table; the one of this table is in its snapshot."""


class TableLine(Struct, frozen=True):
    """A table in a list."""

    code: str
    phase: PartyPhase
    preset: str
    changed: bool
    """The house changed some rules."""
    players: int
    names: list[str]
    """Who sits there; bots too."""
    free: int
    clock: int
    rounds: int | None
    your_turn: bool = False
    your_seat: int | None = None
    faces: list[Face | None] = []
    """Which face each of `names` is seen with; null for bots, and where none was chosen."""
    levels: list[str | None] = []
    """What each of `names` plays like, for bots; null for people."""
    left: bool = False
    """You got up, and your seat is kept."""


class Tables(Struct, frozen=True):
    """`GET /api/lobby`: public tables. `GET /api/mine`: those you sit at."""

    tables: list[TableLine]


class ParameterInfo(Struct, frozen=True):
    """A rule that a house can change."""

    name: str
    allowed: str
    """In English; the words of the page are in `parameters.ftl`."""
    meaning: str
    choices: list[Value]
    """All values, if they are few."""
    low: int | None
    high: int | None


class PresetInfo(Struct, frozen=True):
    """A preset with all its parameters."""

    id: str
    title: str
    players: list[int]
    """The fewest and the most."""
    rules: dict[str, Value]
    levels: list[list[str]]
    """The levels worth a choice, weakest first: for the fewest players, for one more, and so on."""


class CharacterInfo(Struct, frozen=True):
    """A character: what is said of it is `company-ID` in the catalogue."""

    id: str
    name: str
    warned_of: bool
    """Not everybody's pleasure: say so before it is chosen."""
    adapts: bool
    """Plays as strongly as the person at the table."""


class RulesInfo(Struct, frozen=True):
    """`GET /api/rules`: everything a host can choose."""

    presets: list[PresetInfo]
    parameters: list[ParameterInfo]
    levels: list[str]
    """The bots that can be seated: the levels, weakest first, then all others."""
    company: list[CharacterInfo]
    """Bots that are no step of a ladder: each with a name, a face and a way to play of its own."""


class PlanChecked(Struct, frozen=True):
    """`POST /api/plan`: whether this plan can be played."""

    problems: list[RefusalOf]
    rules: dict[str, Value] | None
    """Every parameter as it would be played."""


class Addresses(Struct, frozen=True):
    """`GET /api/addresses`: where other devices find this server, the best one first."""

    urls: list[str]


class Failure(Struct, frozen=True):
    """What an HTTP request gets that was refused."""

    reasons: list[RefusalOf]


class KeptReport(Struct, frozen=True):
    """Somebody you reported."""

    code: str
    at: int
    name: str
    text: str


class KeptFamily(Struct, frozen=True):
    """A family's table in the list of what is kept of you."""

    code: str
    name: str
    person: str
    """Who you are there."""


class KeptClub(Struct, frozen=True):
    """A club's evening in the list of what is kept of you."""

    code: str
    name: str
    guest: str
    """Who you are there; empty if you only run it, or wait to be let in."""


class KeptOfYou(Struct, frozen=True):
    """`GET /api/mine/data`: everything that is kept of you."""

    tables: list[TableLine]
    reports: list[KeptReport]
    puzzles: list[str]
    """The shipped puzzles you have tried, by their ids; how you did is not kept."""
    days: list[str] = []
    """The days of whose deal you have told a result; which one is not kept with you."""
    browsers: int = 0
    """How many of your browsers take notices."""
    families: list[KeptFamily] = []
    """The families' tables at which this device is somebody's."""
    clubs: list[KeptClub] = []
    """The clubs' evenings at which this device is known."""


class Erased(Struct, frozen=True):
    """`DELETE /api/mine`: what became of your tables. Your token is void from now on."""

    forgotten: int
    """Tables you had to yourself."""
    left: int
    """Tables of others too, where your seat is nobody's now."""


# The companion of a box at home: a position, its verdict, its best turn.


class CompanionPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A position on a table at home: nothing is hidden, nothing is kept."""

    preset: PresetId
    table: Sets
    rack: Annotated[list[Tile], Meta(max_length=200)]
    opened: bool = True
    players: Annotated[int, Meta(ge=2, le=6)] = 2
    """How many play, which decides the colours."""
    options: Annotated[dict[str, Value], Meta(max_length=60)] = {}
    """House rules: parameters by name."""


class CompanionTurn(CompanionPosition, frozen=True, forbid_unknown_fields=True):
    """Ask whether a turn is legal: the position before it, and the whole table after it."""

    after: Sets = []
    announced: bool = True


class CompanionVerdict(Struct, frozen=True):
    """Every reason against the turn; none: it is legal."""

    reasons: list[RefusalOf]


class CompanionBest(Struct, frozen=True):
    """The best turn; or, with reasons, why the position is none."""

    reasons: list[RefusalOf]
    status: Certainty | None = None
    play: list[Tile] | None = None
    table: Sets | None = None
    steps: list[StepOf] | None = None
    opening: Sets | None = None


# Today's deal: what is played, a table for it, and how people fared.

DayText = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}(\.[a-z0-9-]{1,40})?\Z")]
"""A day: 2026-11-17; in another box than that of the day, 2026-11-17.sabra-de."""


class DayCount(Struct, frozen=True):
    """So many people ended like this."""

    turns: int
    left: int
    """Tiles left; 0 is out."""
    told: int


class DayBest(Struct, frozen=True):
    """The best line that is known."""

    turns: int
    left: int


class DayDeal(Struct, frozen=True):
    """`GET /api/days/DAY`: what is played on a day, and how those who told have fared; nobody is named."""

    day: DayText
    preset: PresetId
    options: dict[str, Value]
    bots: list[Level]
    counts: list[DayCount]
    best: DayBest | None
    """Null while it is still being looked for."""


class DayGame(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/days/DAY/game`: sit down at it. There is one table a visitor and day; later it goes on."""

    name: Name
    face: Face | None = None


class DayTold(Struct, frozen=True):
    """`POST /api/days/DAY/results` with the record of a finished game: what it comes to when played again."""

    turns: int
    left: int
    laid: list[int]
    """Tiles laid, turn by turn; 0 where nothing was."""
    counted: bool
    """False if you had told a result of this day before, or if the day is too long ago."""
    deal: DayDeal


# Puzzles: tries that are told, ratings that settle, moments of a match that become one.

PuzzleId: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-z]{10}$", max_length=10)]


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/puzzles/tries`: somebody's first try at a shipped puzzle, without a hint."""

    puzzle: PuzzleId
    solved: bool
    """Whether it was solved; otherwise the solution was looked at."""
    rating: Annotated[float, Meta(ge=100, le=3500)]
    """The player's own, before this try."""
    deviation: Annotated[float, Meta(ge=30, le=350)]


class PuzzleTried(Struct, frozen=True):
    """What became of a try."""

    counted: bool
    """False: you have tried this puzzle before."""
    rating: int
    """The puzzle's, now."""


class PuzzleRatings(Struct, frozen=True):
    """`GET /api/puzzles/ratings`: puzzles whose rating has moved away from that of their level."""

    ratings: dict[str, list[int]]
    """By id: the rating and its deviation."""


class MomentPuzzle(Struct, frozen=True):
    """A turn of a finished match as a puzzle, or why it is none."""

    puzzle: str | None
    """As a pack of one: the line of the rules, and the line of the puzzle (docs/puzzles.md)."""
    why: str | None
    """A code such as `several_solutions`."""


# Notices: what a browser's push service tells people who are not here.


class Pushes(Struct, frozen=True):
    """`GET /api/notices`: whether this server sends notices, and how many of your browsers take them."""

    key: str | None
    """The server's public key, for the browser; null: there are no notices here."""
    browsers: int


class PushWish(Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/notices`: where this browser's notices go, and which of them you wish."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=800)]
    point: Annotated[str, Meta(max_length=100)]
    """The browser's key `p256dh`."""
    auth: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(pattern=r"^[a-z]{2}\Z")]
    zone: Annotated[int, Meta(ge=-720, le=840)]
    """Minutes east of Greenwich: nothing is sent at night."""
    turns: bool = True
    """When it is your turn at a table where a turn has days, and when your family wants to play."""
    remind: Annotated[int, Meta(ge=0, le=1439)] | None = None
    """The minute of your day at which today's deal is to be called to mind."""


# Big screens: a word stands there, and whoever types it on a phone shows their table.


class ScreenHere(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/screens`: a big screen is there; it says so every few seconds."""

    screen: ScreenSecret
    language: Annotated[str, Meta(pattern=r"^[a-z]{2}\Z")] = "en"
    """Of the word."""
    word: bool = True
    """It has room for a word; one that shows a table usually has none."""


class ScreenShows(Struct, frozen=True):
    """What stands on a big screen."""

    word: str | None
    """For a phone to type; null: none was asked for."""
    left: int
    """Milliseconds until there is another word."""
    code: str | None
    """The table that a phone has sent there; null: none, or it was taken off again."""


class ScreenWord(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/CODE/screens`: the word that a screen shows; your table goes there."""

    word: Annotated[str, Meta(min_length=1, max_length=16)]


class ScreenFound(Struct, frozen=True):
    """The screen that showed the word; `let_touch` takes this name."""

    screen: str
