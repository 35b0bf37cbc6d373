"""How a table stands: the people round it and the match, as somebody may see them."""

from __future__ import annotations

from msgspec import Struct

from tilerummy.protocol.messages.event_messages import MatchEnded, RoundEnded
from tilerummy.protocol.messages.parts import (
    AskNumber,
    Draft,
    Face,
    PartyPhase,
    PlaceKind,
    Plan,
    Promise,
    SaltState,
    ScreenName,
    Seat,
    Sets,
    Taken,
    Tile,
    Value,
)
from tilerummy.rules.match.action import ActionKind
from tilerummy.rules.match.event import Cause
from tilerummy.rules.match.game import Phase


class ClockState(Struct, frozen=True):
    """The clock of the turn as it stood when this was sent."""

    limit: int
    left: int
    running: bool


class PlayerState(Struct, frozen=True):
    """What everybody sees of a player in a match."""

    seat: Seat
    name: str
    total: int
    given_up: bool
    tiles: int
    opened: bool
    discards: list[Tile]
    """The last one on top."""


class TurnSeen(Struct, frozen=True):
    """A turn of the round as everybody saw it; the last one may still be going on."""

    seat: Seat
    table: Sets | None
    """The table after it; null if it is as it was before."""
    drew: int
    """Tiles drawn from the pool, penalties included."""
    laid: list[Tile]
    regained: list[Tile]
    """Tiles that went from the table to the rack."""
    took: Taken | None
    """The open tile that was taken."""
    discarded: Tile | None
    opened: bool
    """The seat opened in this turn."""
    passed: bool
    settled: Cause | None
    """Why the rules had to settle the turn, if it was not finished properly."""


class GameView(Struct, frozen=True):
    """A match as you may see it; `rack` and `drawn` are your own, null for a spectator."""

    match: int
    """Matches of a table count from 1."""
    sequence: int
    """How many events have happened: what you send as `seen`."""
    seat: Seat | None
    phase: Phase
    number: int
    """The round, counted from 1."""
    rounds: int | None
    starter: Seat | None
    turn: Seat | None
    has_drawn: bool
    """The seat whose turn it is has drawn."""
    table: Sets
    rack: list[Tile] | None
    drawn: Tile | None
    """The tile you drew in this turn."""
    pools: list[int]
    """Tiles face down: in the common pool, or in the pool of each seat."""
    face_up: Tile | None
    to_take: list[Taken]
    """Open tiles that whoever's turn it is may take for a play."""
    players: list[PlayerState]
    results: list[RoundEnded]
    final: MatchEnded | None
    may: list[ActionKind]
    """What you may do now."""
    may_if_stuck: list[ActionKind]
    """Those of `may` that are refused with `must_play_if_able` while you could lay something: ask and see."""
    table_may: list[ActionKind]
    """What the host may do now."""
    clock: ClockState | None
    commitment: str
    history: list[TurnSeen] = []
    """The turns of the round, from number `history_from` on; with events only the latest ones come."""
    history_from: int = 0
    """How many turns of the round came before them: keep as many of those you know, and add these."""


class Place(Struct, frozen=True):
    """A place at the table and who has it."""

    seat: Seat
    kind: PlaceKind
    name: str
    level: str | None
    """A bot's level; for a person, the level of the bot that plays for them at the moment."""
    ready: bool
    connected: bool
    away_since: int | None
    """Since when a person has not been connected, 0 if they never were; null if they are."""
    may_call_bot: bool
    """`call_bot` is possible for this seat now."""
    hints: int
    """Hints taken in this match."""
    fee: int
    """Points that they cost: to be taken off the total of the match."""
    left: bool
    """The person left, and may come back."""
    vacant: bool = False
    """The player was removed: a bot plays to the end of the round, and anybody may take the seat after it."""
    salt: SaltState = SaltState.NONE
    salt_hash: str | None = None
    """The SHA-256 of the seat's salt, fixed for all to see; null if it has none."""
    face: Face | None = None
    """Which of the drawn faces a person is seen with."""
    screen: ScreenName | None = None
    """The big screen that may be touched in this seat's turns."""
    may_remove: bool = True
    """The host may `remove` whoever sits here: where a turn has days, once they were away so long."""
    more_time: bool = False
    """The clock stands still for as long as a turn has, before it runs for this seat."""


class SeatAsked(Struct, frozen=True):
    """A device that asks for a seat."""

    number: AskNumber
    seat: Seat
    may_answer: bool
    """`answer_seat` is possible for you now: it is your seat, or its own device is away or silent."""
    by: Seat | None = None
    """Who said yes, where a turn has days: it waits until `due`, and you can stop it by a no."""
    due: int | None = None


class SeatMoved(Struct, frozen=True):
    """A seat that is played from another device since a moment ago."""

    seat: Seat
    by: Seat
    """Who said yes; the same seat if it was its own device."""


class Moving(Struct, frozen=True):
    """Seats and the devices that ask for them."""

    asks: list[SeatAsked]
    moved: SeatMoved | None = None
    asked: Seat | None = None
    """The seat that you have asked for."""
    refused: bool = False
    """Somebody said no to that."""
    lost: Seat | None = None
    """The seat that was yours on this device, until it went over to another one."""
    may_take_back: bool = False
    """Others gave that away: `take_seat_back` is possible."""
    due: int | None = None
    """When the seat that you have asked for is yours, if its owner stays silent."""


class HintPrices(Struct, frozen=True):
    """What each kind of hint costs, in points off the total of the match."""

    best: int = 0
    why: int = 0
    opening: int = 0


class Removed(Struct, frozen=True):
    """Somebody whom the host removed, and who may not sit down again."""

    number: int
    name: str


class You(Struct, frozen=True):
    """Who you are at this table."""

    seat: Seat | None
    host: bool
    """You speak for the table: the host, or anybody seated while they are away; before a match, for 45 s."""
    muted: list[Seat]
    removed: list[Removed]
    """For the host: who may be let back."""


class PartyState(Struct, frozen=True):
    """The people at a table and what they play."""

    code: str
    phase: PartyPhase
    match: int
    """The match being played, or the last one; 0 before the first."""
    host: Seat | None
    paused: bool
    plan: Plan
    rules: dict[str, Value]
    """Every parameter as it will be or is played."""
    changes: dict[str, Value]
    """Those that differ from the preset."""
    colours: list[str]
    jokers: int
    places: list[Place]
    commitment: str
    """Of the match being played, or of the next one while gathering."""
    promise: Promise
    """What is promised about the chance of that match."""
    reveal_by: int | None
    """The match is about to begin: who has not told the salt by then is unready. Null otherwise."""
    spectators: int
    hint_prices: HintPrices | None
    """What a hint costs; null if there are none at this table."""
    winners: list[Seat]
    """Once the match is over: who has the most points after paying for hints."""
    you: You
    called_off: int = 0
    """How many starts of the match that is to begin were called off: from two on, ask before you reveal."""
    start_after: int | None = None
    """No start before this time of the server: too many were called off. Null otherwise."""
    day: str | None = None
    """The day whose deal is played here, such as 2026-11-17."""
    club: str | None = None
    """For those who sit here: the evening of a club, `/c/CODE`, of which this is a round."""
    moving: Moving | None = None
    """Devices that ask for a seat, and seats that have just gone over to another one; null: neither."""
    family: bool = False
    """A family plays here."""


class DraftState(Struct, frozen=True):
    """What somebody is laying at the moment."""

    seat: Seat
    draft: Draft
