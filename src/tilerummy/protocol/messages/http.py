"""What goes over HTTP, besides what goes over sockets too."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tilerummy.protocol.messages.parts import (
    Face,
    Level,
    MessageId,
    Name,
    PartyPhase,
    Plan,
    RefusalOf,
    Salt,
    SaltHash,
    Value,
)


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


class ReviewState(Struct, frozen=True):
    """A review in the making: ask for it again by its key."""

    key: str
    done: int
    """Turns studied so far."""
    count: int
    failed: bool


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


class Erased(Struct, frozen=True):
    """`DELETE /api/mine`: what became of your tables. Your token is void from now on."""

    forgotten: int
    """Tables you had to yourself."""
    left: int
    """Tables of others too, where your seat is nobody's now."""
