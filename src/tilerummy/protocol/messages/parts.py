"""Parts of messages: numbers and names with their limits, the plan of a table, a draft."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from tilerummy.bots.cast import Tempo
from tilerummy.rules.judging.turn import Origin
from tilerummy.solver.steps import Do

# Goes up only when an old page would misread a message; a new field with a default is no reason.
PROTOCOL = 1
"""Goes up with a change that an old client cannot live with."""

Tile: TypeAlias = Annotated[str, Meta(min_length=1, max_length=8)]
Set: TypeAlias = Annotated[list[Tile], Meta(max_length=26)]
Sets: TypeAlias = Annotated[list[Set], Meta(max_length=80)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Sequence: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Face: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
"""One of the twelve faces that are drawn for people; a client that has no pictures shows the name alone."""
Token: TypeAlias = Annotated[str, Meta(max_length=200)]
Salt: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,32}$", max_length=64)]
SaltHash: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", max_length=64)]
ScreenSecret: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$", max_length=32)]
"""What a big screen alone knows: 16 random bytes."""
ScreenName: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", max_length=64)]
"""The SHA-256 of these bytes: everybody may know it."""
AskNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]
TouchNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""Names a touch of a big screen; 0: none."""
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"^[a-z0-9-]+$")]
PresetId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30)]
Value: TypeAlias = str | int | bool | list[str | int] | dict[str, int] | None


class HintPolicy(StrEnum):
    """The host's switch for hints."""

    NONE = "none"
    COUNTED = "counted"
    """Each costs its seat points; everybody sees who took one."""
    FREE = "free"


class HintKind(StrEnum):
    """What a player can ask about their position."""

    BEST = "best"
    """The best turn, as steps."""
    WHY = "why"
    """Everything that is wrong with the table they have laid."""
    OPENING = "opening"
    """How far the best opening is from its minimum."""


class PartyPhase(StrEnum):
    """What a table is doing."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"
    """The match is over; the host may call for a rematch."""


class PlaceKind(StrEnum):
    """Who a place at the table belongs to."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"
    PROGRAM = "program"
    """A program that plays through this protocol with the key of its seat."""


class Promise(StrEnum):
    """What is promised about the chance of a match: see docs/fairness.md."""

    SEALED = "sealed"
    """Secret and salts are all fixed before any of them is known to another."""
    OPEN = "open"
    """Somebody gives a salt openly: whoever chose theirs after it could have tried out deals."""


class SaltState(StrEnum):
    """How far the salt of a seat is."""

    NONE = "none"
    OPEN = "open"
    """Sent as it is."""
    COMMITTED = "committed"
    """Its hash is known: `reveal` brings the salt."""
    REVEALED = "revealed"


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What is going to be played at a table."""

    preset: PresetId = "sabra"
    options: Annotated[dict[str, Value], Meta(max_length=60)] = {}
    """House rules: parameters by their names."""
    players: Annotated[int, Meta(ge=2, le=6)] = 2
    """How many places the table has."""
    rounds: Annotated[int, Meta(ge=1, le=100)] | None = None
    """How many rounds; null as the rules say, or until the host ends the match."""
    clock: Annotated[int, Meta(ge=0, le=14 * 86400)] | None = None
    """Seconds for a turn: 0 none, 15 to 600, or 1 to 14 days; null as the preset says."""
    public: bool = False
    """Listed in the lobby."""
    live_drafts: bool = True
    """The others watch the table while a player works on it."""
    hints: HintPolicy = HintPolicy.FREE
    free_text: bool = False
    """Free text besides phrases; only at tables that are not public."""
    tempo: Tempo = Tempo.BRISK
    """How fast the bots play."""


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as a player has laid it so far, or wants it to lie."""

    table: Sets
    """All sets, the whole table."""
    opening: Sets | None = None
    """The sets named as the opening; not needed."""
    announced: bool = False
    """Attention was drawn to a joker swap, where the rules ask for that."""
    take: Origin | None = None
    """`discard` or `faceup` if that tile is taken for this."""
    pointed: Annotated[int, Meta(ge=0, le=79)] | None = None
    """The set that the player has opened, by its place in `table`: for the others to see, no move."""
    touched: TouchNumber = 0
    """The last `touch` of a big screen that is in it; the server says so, whatever a client sends here.

    To the devices of the seat itself: what this draft is called, whether a screen or another device laid it.
    """
    number: TouchNumber = 0
    """What the server calls it; nobody is told."""
    step: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    """Which of its drafts of this turn a device told: what was laid elsewhere since was laid on it."""


class RefusalOf(Struct, frozen=True):
    """One reason with what it speaks of; the text is `refusal-...` or `problem-...` in the catalogue."""

    code: str
    """A `Reason` of the rules or a `ErrorCode` of the server."""
    args: dict[str, str | int] = {}


class Taken(Struct, frozen=True):
    """An open tile and where it lies."""

    tile: Tile
    origin: Origin


class StepOf(Struct, frozen=True):
    """Tiles that go together; sets are counted from 0, -1 is the rack (or, for `onto`, a new set)."""

    do: Do
    tiles: list[Tile]
    source: int
    target: int
    onto: int


# What people may say without typing: closed lists, each word with its translation.


class Word(StrEnum):
    """Phrases that everybody may say; each has a translation, `phrase-...` in the catalogue."""

    HELLO = "hello"
    GOOD_LUCK = "good_luck"
    WELL_PLAYED = "well_played"
    NICE_MOVE = "nice_move"
    THANKS = "thanks"
    SORRY = "sorry"
    ONE_MOMENT = "one_moment"
    I_AM_BACK = "i_am_back"
    YOUR_TURN = "your_turn"
    SO_CLOSE = "so_close"
    ANOTHER_ROUND = "another_round"
    GOOD_GAME = "good_game"
    GOODBYE = "goodbye"


class Reaction(StrEnum):
    """Reactions: a small picture over the seat, named `reaction-...` in the catalogue."""

    SMILE = "smile"
    LAUGH = "laugh"
    WOW = "wow"
    CLAP = "clap"
    THINK = "think"
    OOPS = "oops"
    HEART = "heart"
    PARTY = "party"
