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


class _Answerable(Struct, frozen=True, forbid_unknown_fields=True):
    """What is answered under its `id`."""

    id: MessageId


class _ByView(_Answerable, frozen=True):
    """What somebody decided by a view of the match."""

    seen: Sequence
    """The sequence number of the view you decided by; another one is answered with `stale`."""


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a connection. Answered with `welcome` and `snapshot`."""

    protocol: int = PROTOCOL
    token: Token | None = None
    """The visitor's token or the key of a seat; without one you are a spectator."""


class TakeSeat(_Answerable, frozen=True, tag="take_seat"):
    """Sit down on a free place; or, between two rounds, on one whose player was removed."""

    name: Name
    salt: Salt = ""
    """Your part of the chance, sent openly: the weaker promise. Better send `salt_hash`."""
    seat: Seat | None = None
    """Null: any free one."""
    salt_hash: SaltHash | None = None
    """The SHA-256 of your salt, at best of 16 random bytes; `reveal` it when the match begins."""
    face: Face | None = None
    """Which of the faces to be seen with; null: the first letter of the name."""


class ChooseFace(_Answerable, frozen=True, tag="choose_face"):
    """Be seen with another face from now on, or with none."""

    face: Face | None = None


class Leave(_Answerable, frozen=True, tag="leave"):
    """Get up. In a match the seat passes from now on; you may come back."""

    for_good: bool = False
    """The seat is given up: a bot plays to the end of the round, and anybody may take it after that."""


class ComeBack(_Answerable, frozen=True, tag="come_back"):
    """Play on yourself after you left or a bot played for you."""


class Ready(_Answerable, frozen=True, tag="ready"):
    """Say that you are ready for the next match, or not after all."""

    ready: bool = True
    salt: Salt | None = None
    """Your salt for the next match, sent openly: the weaker promise."""
    salt_hash: SaltHash | None = None
    """The SHA-256 of your salt for the next match; `reveal` it when the match begins."""


class Reveal(_Answerable, frozen=True, tag="reveal"):
    """Tell the salt whose hash you sent, before `reveal_by`. With the last one the match begins."""

    salt: Salt
    next_hash: SaltHash | None = None
    """For another try, if somebody does not reveal in time: with it you stay ready."""


class SetPlan(_Answerable, frozen=True, tag="set_plan"):
    """Host: change what is going to be played. Everybody has to be ready anew."""

    plan: Plan


class Start(_Answerable, frozen=True, tag="start"):
    """Host: begin the match. All places must be taken and everybody ready."""


class AddBot(_Answerable, frozen=True, tag="add_bot"):
    """Host: seat a bot."""

    level: Level
    seat: Seat | None = None


class AddProgram(_Answerable, frozen=True, tag="add_program"):
    """Host: keep a place for a program. The `ack` holds the key for its `hello`."""

    name: Name
    seat: Seat | None = None


class Remove(_Answerable, frozen=True, tag="remove"):
    """Host: take somebody's place away, bot or person. In a match a bot then plays on."""

    seat: Seat


class LetBack(_Answerable, frozen=True, tag="let_back"):
    """Host: somebody who was removed may sit down again."""

    number: Annotated[int, Meta(ge=1, le=1_000_000)]
    """Of `removed` in `you`."""


class HandOn(_Answerable, frozen=True, tag="hand_on"):
    """Host: make somebody else the host."""

    seat: Seat


class Pause(_Answerable, frozen=True, tag="pause"):
    """Host: nobody plays and no clock runs until the pause is over."""

    paused: bool = True


class SetTempo(_Answerable, frozen=True, tag="set_tempo"):
    """Host: how fast the bots play from now on, in mid-match too. Nobody has to be ready anew."""

    tempo: Tempo


class GiveTime(_Answerable, frozen=True, tag="give_time"):
    """Host: more time for whoever sits there: their clock begins to run once a whole limit has passed."""

    seat: Seat
    more: bool = True


class CallBot(_Answerable, frozen=True, tag="call_bot"):
    """Anybody seated: let a bot play for a seat that left, or that was away for 45 s in its turn."""

    seat: Seat
    level: Level


class SeatKey(_Answerable, frozen=True, tag="seat_key"):
    """Ask for the key of your own seat, to go on playing on another device. The `ack` holds it."""

    renew: bool = False
    """Change the lock first: keys from before are void, and connections that came by one end."""


class AskSeat(_Answerable, frozen=True, tag="ask_seat"):
    """Anybody without a seat, in a match with a link: be who sits there, on this device from now on."""

    seat: Seat | None = None
    """Null: not after all."""


class AnswerSeat(_Answerable, frozen=True, tag="answer_seat"):
    """Say whether a device is whose it says it is: its person, or others once they may."""

    number: AskNumber
    """Of `asks` in `moving`."""
    yes: bool = False


class TakeSeatBack(_Answerable, frozen=True, tag="take_seat_back"):
    """Have your seat again on this device, after others gave it to another one; nobody is asked."""


class PlayRequest(_ByView, frozen=True, tag="play"):
    """Lay tiles: the whole table as it is to lie."""

    draft: Draft


class EndInvalidRequest(_ByView, frozen=True, tag="end_invalid"):
    """End your turn on a table that may be wrong, where mistakes are penalised."""

    draft: Draft


class DrawRequest(_ByView, frozen=True, tag="draw"):
    """Draw a tile."""


class DiscardRequest(_ByView, frozen=True, tag="discard"):
    """Put a tile away."""

    tile: Tile


class PassRequest(_ByView, frozen=True, tag="pass"):
    """Pass, because there is nothing to draw."""


class ChooseStarterRequest(_ByView, frozen=True, tag="choose_starter"):
    """Host: say who starts, where the players choose."""

    seat: Seat


class NextRoundRequest(_ByView, frozen=True, tag="next_round"):
    """Host: go on with the next round."""


class EndMatchRequest(_ByView, frozen=True, tag="end_match"):
    """Host: end the match between two rounds."""


class Rematch(_Answerable, frozen=True, tag="rematch"):
    """Host: gather for another match; then `ready` with a new salt, and `start`."""


class SendDraft(Struct, frozen=True, tag="draft", forbid_unknown_fields=True):
    """The table as you have laid it so far, in your turn. It is kept for a time-out. Never answered."""

    seen: Sequence
    draft: Draft | None = None
    """Null: all put back."""
    touched: TouchNumber = 0
    """`touched` of the last draft you were told of in this turn: one that misses it is left aside."""


class LetTouch(_Answerable, frozen=True, tag="let_touch"):
    """Anybody seated: let this big screen be touched in your turns, and no other; null: none."""

    screen: ScreenName | None = None


class Touch(_ByView, frozen=True, tag="touch"):
    """A big screen: the same tiles on the table lie in another way. Answered with `ack` or `refused`."""

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


class AskHint(_ByView, frozen=True, tag="hint"):
    """Ask for help. Answered with `hint` or `refused`."""

    kind: HintKind
    draft: Draft | None = None
    """For `why`: the table you mean."""


class Say(_Answerable, frozen=True, tag="say"):
    """Say something to all: exactly one of the three."""

    phrase: Word | None = None
    reaction: Reaction | None = None
    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    """Only where the host allows free text, which is never at a public table."""


class Report(_Answerable, frozen=True, tag="report"):
    """Anybody seated: tell the operator of somebody at the table. The last talk is kept with it."""

    seat: Seat
    text: Annotated[str, Meta(max_length=300)] = ""


class Mute(_Answerable, frozen=True, tag="mute"):
    """Hear nothing more from a seat, or hear it again."""

    seat: Seat
    muted: bool = True


class Resync(Struct, frozen=True, tag="resync", forbid_unknown_fields=True):
    """Ask for what was missed after `seen`: the answer is `events`, or `snapshot` if that is too long."""

    match: int = 0
    seen: Sequence = 0


class ClientBeat(Struct, frozen=True, tag="beat", forbid_unknown_fields=True):
    """Say that you are alive. Answered with `beat`."""


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
    | GiveTime
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

ClientMessage: TypeAlias = Hello | Request | SendDraft | Touch | AskHint | Report | Resync | ClientBeat
