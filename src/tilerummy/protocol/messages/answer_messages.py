"""What the server sends over a socket."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from tilerummy.protocol.messages.event_messages import GameEvent
from tilerummy.protocol.messages.parts import HintKind, Reaction, RefusalOf, Seat, Sets, StepOf, Tile, Word
from tilerummy.protocol.messages.state_messages import DraftState, GameView, PartyState
from tilerummy.rules.judging.turn import Origin
from tilerummy.solver.best_turn import Certainty


class ByeReason(StrEnum):
    """Why the server ends a connection."""

    RESTARTING = "restarting"
    """Connect again in a moment; nothing is lost."""
    SLOW = "slow"
    """Too much was waiting to be sent: connect again."""
    FLOOD = "flood"
    """Too many messages."""
    UNREADABLE = "unreadable"
    """Too many that made no sense."""
    FULL = "full"
    """So many watch already that there is no more room to."""
    BANNED = "banned"
    """The operator keeps you out for a while."""
    NO_TABLE = "no_table"
    WRONG_TOKEN = "wrong_token"
    OTHER_PROTOCOL = "other_protocol"
    """The page is older or newer than the server: load it again."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `hello`."""

    protocol: int
    now: int
    """The server's time."""
    token: str | None = None
    """A new token in place of yours, which will not be good for much longer: keep this one."""


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """Everything: forget what you knew."""

    party: PartyState
    view: GameView | None
    """Null before the first match."""
    draft: DraftState | None
    talk: list[Said]
    """What was said lately."""


class PartyChanged(Struct, frozen=True, tag="party"):
    """Somebody came, went or changed the plan."""

    party: PartyState


class Happened(Struct, frozen=True, tag="events"):
    """What happened, and the view after it. `first` is the number of the first of these events."""

    match: int
    first: int
    events: list[GameEvent]
    view: GameView


class DraftShown(Struct, frozen=True, tag="draft"):
    """Somebody else's draft; null when it is over or put back."""

    match: int
    seen: int
    draft: DraftState | None


class Said(Struct, frozen=True, tag="said"):
    """Somebody said something."""

    number: int
    seat: Seat
    name: str
    phrase: Word | None
    reaction: Reaction | None
    text: str | None
    """As typed: show it as text, never as markup."""
    at: int


class Ack(Struct, frozen=True, tag="ack"):
    """Done and stored."""

    id: str
    match: int
    sequence: int
    key: str | None = None
    """The key asked for: `/t/CODE#key=KEY` opens the seat on another device."""


class Refused(Struct, frozen=True, tag="refused"):
    """Not done, with every reason. Nothing has changed."""

    id: str | None
    """Null if the message could not be read far enough."""
    reasons: list[RefusalOf]
    view: GameView | None = None


class StaleView(Struct, frozen=True, tag="stale"):
    """Not done: the game had gone on. Look again and decide anew."""

    id: str
    view: GameView


class Hint(Struct, frozen=True, tag="hint"):
    """The answer to `hint`; what was not asked for is null."""

    id: str
    kind: HintKind
    seen: int
    status: Certainty | None = None
    play: list[Tile] | None = None
    table: Sets | None = None
    steps: list[StepOf] | None = None
    opening: Sets | None = None
    take: Origin | None = None
    reasons: list[RefusalOf] | None = None
    """For `why`; empty: the turn is legal."""
    value: int | None = None
    """For `opening`: the most that can be laid now."""
    minimum: int | None = None


class Beat(Struct, frozen=True, tag="beat"):
    """A sign of life with the latest numbers: another sequence than yours means `resync`."""

    match: int
    sequence: int
    now: int
    spectators: int = 0
    """How many watch at this moment; told again a second after it changes, at the latest."""


class Bye(Struct, frozen=True, tag="bye"):
    """The server ends the connection."""

    reason: ByeReason


ServerMessage: TypeAlias = (
    Welcome
    | Snapshot
    | PartyChanged
    | Happened
    | DraftShown
    | Said
    | Ack
    | Refused
    | StaleView
    | Hint
    | Beat
    | Bye
)
