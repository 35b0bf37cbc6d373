"""What a client sends. What has an `id` is answered under it, and may be sent again until it was."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from tilerummy.bots.cast import Tempo
from tilerummy.protocol.messages.parts import (
    PROTOCOL,
    AskNumber,
    Draft,
    Face,
    HintKind,
    Level,
    MessageId,
    Name,
    Plan,
    Reaction,
    Salt,
    SaltHash,
    ScreenName,
    ScreenSecret,
    Seat,
    Sequence,
    Sets,
    Tile,
    Token,
    TouchNumber,
    Word,
)


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a connection. Answered with `welcome` and `snapshot`."""

    protocol: int = PROTOCOL
    token: Token | None = None
    """The visitor's token or the key of a seat; without one you are a spectator."""


class TakeSeat(Struct, frozen=True, tag="take_seat", forbid_unknown_fields=True):
    """Sit down on a free place; or, between two rounds, on one whose player was removed."""

    id: MessageId
    name: Name
    salt: Salt = ""
    """Your part of the chance, sent openly: the weaker promise. Better send `salt_hash`."""
    seat: Seat | None = None
    """Null: any free one."""
    salt_hash: SaltHash | None = None
    """The SHA-256 of your salt, at best of 16 random bytes; `reveal` it when the match begins."""
    face: Face | None = None
    """Which of the faces to be seen with; null: the first letter of the name."""


class ChooseFace(Struct, frozen=True, tag="choose_face", forbid_unknown_fields=True):
    """Be seen with another face from now on, or with none."""

    id: MessageId
    face: Face | None = None


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Get up. In a match the seat passes from now on; you may come back."""

    id: MessageId


class ComeBack(Struct, frozen=True, tag="come_back", forbid_unknown_fields=True):
    """Play on yourself after you left or a bot played for you."""

    id: MessageId


class Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Say that you are ready for the next match, or not after all."""

    id: MessageId
    ready: bool = True
    salt: Salt | None = None
    """Your salt for the next match, sent openly: the weaker promise."""
    salt_hash: SaltHash | None = None
    """The SHA-256 of your salt for the next match; `reveal` it when the match begins."""


class Reveal(Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """Tell the salt whose hash you sent, before `reveal_by`. With the last one the match begins."""

    id: MessageId
    salt: Salt
    next_hash: SaltHash | None = None
    """For another try, if somebody does not reveal in time: with it you stay ready."""


class SetPlan(Struct, frozen=True, tag="set_plan", forbid_unknown_fields=True):
    """Host: change what is going to be played. Everybody has to be ready anew."""

    id: MessageId
    plan: Plan


class Start(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Host: begin the match. All places must be taken and everybody ready."""

    id: MessageId


class AddBot(Struct, frozen=True, tag="add_bot", forbid_unknown_fields=True):
    """Host: seat a bot."""

    id: MessageId
    level: Level
    seat: Seat | None = None


class AddProgram(Struct, frozen=True, tag="add_program", forbid_unknown_fields=True):
    """Host: keep a place for a program. The `ack` holds the key for its `hello`."""

    id: MessageId
    name: Name
    seat: Seat | None = None


class Remove(Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """Host: take somebody's place away, bot or person. In a match a bot then plays on."""

    id: MessageId
    seat: Seat


class LetBack(Struct, frozen=True, tag="let_back", forbid_unknown_fields=True):
    """Host: somebody who was removed may sit down again."""

    id: MessageId
    number: Annotated[int, Meta(ge=1, le=1_000_000)]
    """Of `removed` in `you`."""


class HandOn(Struct, frozen=True, tag="hand_on", forbid_unknown_fields=True):
    """Host: make somebody else the host."""

    id: MessageId
    seat: Seat


class Pause(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Host: nobody plays and no clock runs until the pause is over."""

    id: MessageId
    paused: bool = True


class SetTempo(Struct, frozen=True, tag="set_tempo", forbid_unknown_fields=True):
    """Host: how fast the bots play from now on, in mid-match too. Nobody has to be ready anew."""

    id: MessageId
    tempo: Tempo


class CallBot(Struct, frozen=True, tag="call_bot", forbid_unknown_fields=True):
    """Anybody seated: let a bot play for a seat that left, or that was away for 45 s in its turn."""

    id: MessageId
    seat: Seat
    level: Level


class SeatKey(Struct, frozen=True, tag="seat_key", forbid_unknown_fields=True):
    """Ask for the key of your own seat, to go on playing on another device. The `ack` holds it."""

    id: MessageId
    renew: bool = False
    """Change the lock first: keys from before are void, and connections that came by one end."""


class AskSeat(Struct, frozen=True, tag="ask_seat", forbid_unknown_fields=True):
    """Anybody without a seat, in a match with a link: be who sits there, on this device from now on."""

    id: MessageId
    seat: Seat | None = None
    """Null: not after all."""


class AnswerSeat(Struct, frozen=True, tag="answer_seat", forbid_unknown_fields=True):
    """Say whether a device is whose it says it is: its person, or others once they may."""

    id: MessageId
    number: AskNumber
    """Of `asks` in `moving`."""
    yes: bool = False


class TakeSeatBack(Struct, frozen=True, tag="take_seat_back", forbid_unknown_fields=True):
    """Have your seat again on this device, after others gave it to another one; nobody is asked."""

    id: MessageId


class PlayRequest(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Lay tiles: the whole table as it is to lie."""

    id: MessageId
    seen: Sequence
    """The sequence number of the view you decided by; another one is answered with `stale`."""
    draft: Draft


class EndInvalidRequest(Struct, frozen=True, tag="end_invalid", forbid_unknown_fields=True):
    """End your turn on a table that may be wrong, where mistakes are penalised."""

    id: MessageId
    seen: Sequence
    draft: Draft


class DrawRequest(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Draw a tile."""

    id: MessageId
    seen: Sequence


class DiscardRequest(Struct, frozen=True, tag="discard", forbid_unknown_fields=True):
    """Put a tile away."""

    id: MessageId
    seen: Sequence
    tile: Tile


class PassRequest(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Pass, because there is nothing to draw."""

    id: MessageId
    seen: Sequence


class ChooseStarterRequest(Struct, frozen=True, tag="choose_starter", forbid_unknown_fields=True):
    """Host: say who starts, where the players choose."""

    id: MessageId
    seen: Sequence
    seat: Seat


class NextRoundRequest(Struct, frozen=True, tag="next_round", forbid_unknown_fields=True):
    """Host: go on with the next round."""

    id: MessageId
    seen: Sequence


class EndMatchRequest(Struct, frozen=True, tag="end_match", forbid_unknown_fields=True):
    """Host: end the match between two rounds."""

    id: MessageId
    seen: Sequence


class Rematch(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Host: gather for another match; then `ready` with a new salt, and `start`."""

    id: MessageId


class SendDraft(Struct, frozen=True, tag="draft", forbid_unknown_fields=True):
    """The table as you have laid it so far, in your turn. It is kept for a time-out. Never answered."""

    seen: Sequence
    draft: Draft | None = None
    """Null: all put back."""
    touched: TouchNumber = 0
    """`touched` of the last draft you were told of in this turn: one that misses it is left aside."""


class LetTouch(Struct, frozen=True, tag="let_touch", forbid_unknown_fields=True):
    """Anybody seated: let this big screen be touched in your turns, and no other; null: none."""

    id: MessageId
    screen: ScreenName | None = None


class Touch(Struct, frozen=True, tag="touch", forbid_unknown_fields=True):
    """A big screen: the same tiles on the table lie in another way. Answered with `ack` or `refused`."""

    id: MessageId
    seen: Sequence
    screen: ScreenSecret
    """Whoever's turn it is must have let the screen be touched that knows this."""
    number: Annotated[int, Meta(ge=1, le=2**53 - 1)]
    """Names this touch, to be found again in `touched`: another number each time."""
    table: Sets
    """The whole table, with every tile that lies there already and no other."""
    announced: bool = False
    """Attention was drawn to a joker swap, where the rules ask for that."""
    on: Sets | None = None
    """The table as it lay before: if the player was faster you get `busy`; move it again as it lies now."""


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask for help. Answered with `hint` or `refused`."""

    id: MessageId
    seen: Sequence
    kind: HintKind
    draft: Draft | None = None
    """For `why`: the table you mean."""


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something to all: exactly one of the three."""

    id: MessageId
    phrase: Word | None = None
    reaction: Reaction | None = None
    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    """Only where the host allows free text, which is never at a public table."""


class Report(Struct, frozen=True, tag="report", forbid_unknown_fields=True):
    """Anybody seated: tell the operator of somebody at the table. The last talk is kept with it."""

    id: MessageId
    seat: Seat
    text: Annotated[str, Meta(max_length=300)] = ""


class Mute(Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Hear nothing more from a seat, or hear it again."""

    id: MessageId
    seat: Seat
    muted: bool = True


class Resync(Struct, frozen=True, tag="resync", forbid_unknown_fields=True):
    """Ask for what was missed after `seen`: the answer is `events`, or `snapshot` if that is too long."""

    match: int = 0
    seen: Sequence = 0


class ClientBeat(Struct, frozen=True, tag="beat", forbid_unknown_fields=True):
    """Say that you are alive. Answered with `beat`."""


ClientMessage: TypeAlias = (
    Hello
    | TakeSeat
    | ChooseFace
    | Leave
    | ComeBack
    | Ready
    | Reveal
    | SetPlan
    | Start
    | AddBot
    | AddProgram
    | Remove
    | LetBack
    | HandOn
    | Pause
    | SetTempo
    | CallBot
    | SeatKey
    | AskSeat
    | AnswerSeat
    | TakeSeatBack
    | PlayRequest
    | EndInvalidRequest
    | DrawRequest
    | DiscardRequest
    | PassRequest
    | ChooseStarterRequest
    | NextRoundRequest
    | EndMatchRequest
    | Rematch
    | SendDraft
    | LetTouch
    | Touch
    | AskHint
    | Say
    | Mute
    | Report
    | Resync
    | ClientBeat
)

Request: TypeAlias = (
    TakeSeat
    | ChooseFace
    | Leave
    | ComeBack
    | Ready
    | Reveal
    | SetPlan
    | Start
    | AddBot
    | AddProgram
    | Remove
    | LetBack
    | HandOn
    | Pause
    | SetTempo
    | CallBot
    | SeatKey
    | AskSeat
    | AnswerSeat
    | TakeSeatBack
    | PlayRequest
    | EndInvalidRequest
    | DrawRequest
    | DiscardRequest
    | PassRequest
    | ChooseStarterRequest
    | NextRoundRequest
    | EndMatchRequest
    | Rematch
    | LetTouch
    | Say
    | Mute
)
"""The messages that change something: acknowledged once that is stored."""
