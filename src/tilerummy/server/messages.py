"""What goes over the wire: every message as a type, with closed lists of words.

This is the source of web/src/protocol.ts.

A tile is text such as `r7` or `*`, a set an array of tiles, a table an array of sets. Times are
milliseconds; `at` is since 1970. A message of a client has an `id` of its own choice: it is answered
with `ack`, `refused` or `stale` under that id, and may be sent again until it was.
`docs/protocol.md` tells the story with examples.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from tilerummy.rules.action import ActionKind
from tilerummy.rules.event import Cause, StarterBy
from tilerummy.rules.game import Phase
from tilerummy.rules.turn import Origin
from tilerummy.solver.solution import Certainty
from tilerummy.solver.steps import Do

PROTOCOL = 1
"""Goes up with a change that an old client cannot live with."""

Tile: TypeAlias = Annotated[str, Meta(min_length=1, max_length=8)]
Set: TypeAlias = Annotated[list[Tile], Meta(max_length=26)]
Sets: TypeAlias = Annotated[list[Set], Meta(max_length=80)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Sequence: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Token: TypeAlias = Annotated[str, Meta(max_length=200)]
Salt: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,32}$", max_length=64)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"^[a-z0-9-]+$")]
PresetId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30)]
Value: TypeAlias = str | int | bool | list[str | int] | dict[str, int] | None


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


class HintPolicy(StrEnum):
    """The host's switch for hints."""

    NONE = "none"
    COUNTED = "counted"
    """Each costs its seat points; everybody sees who took one."""
    FREE = "free"


class HintKind(StrEnum):
    """What a player can ask about his position."""

    BEST = "best"
    """The best turn, as steps."""
    WHY = "why"
    """Everything that is wrong with the table he has laid."""
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
    NO_TABLE = "no_table"
    WRONG_TOKEN = "wrong_token"
    OTHER_PROTOCOL = "other_protocol"
    """The page is older or newer than the server: load it again."""


# -- shared parts ---------------------------------------------------------------------------------


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


class RefusalOf(Struct, frozen=True):
    """One reason with what it speaks of; the text is `refusal-...` or `problem-...` in the catalogue."""

    code: str
    """A `Reason` of the rules or a `Problem` of the server."""
    args: dict[str, str | int] = {}


class Taken(Struct, frozen=True):
    """An open tile and where it lies."""

    tile: Tile
    origin: Origin


# -- from the client ------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a connection. Answered with `welcome` and `snapshot`."""

    protocol: int = PROTOCOL
    token: Token | None = None
    """The visitor's token or the key of a seat; without one you are a spectator."""


class TakeSeat(Struct, frozen=True, tag="take_seat", forbid_unknown_fields=True):
    """Sit down, on a free place or on one that was given up for good."""

    id: MessageId
    name: Name
    salt: Salt = ""
    """Your part of the chance, at best 16 random bytes: chosen after you have seen the commitment."""
    seat: Seat | None = None
    """Null: any free one."""


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
    """Your salt for the next match, if it has another commitment than the one you sat down to."""


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
    """Host: take somebody's place away, bot or person. In a match the seat then passes."""

    id: MessageId
    seat: Seat


class HandOn(Struct, frozen=True, tag="hand_on", forbid_unknown_fields=True):
    """Host: make somebody else the host."""

    id: MessageId
    seat: Seat


class Pause(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Host: nobody plays and no clock runs until the pause is over."""

    id: MessageId
    paused: bool = True


class CallBot(Struct, frozen=True, tag="call_bot", forbid_unknown_fields=True):
    """Anybody seated: let a bot play for a seat that left, or that was away for 45 s in its turn."""

    id: MessageId
    seat: Seat
    level: Level


class SeatKey(Struct, frozen=True, tag="seat_key", forbid_unknown_fields=True):
    """Ask for the key of your own seat, to go on playing on another device. The `ack` holds it."""

    id: MessageId


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Lay tiles: the whole table as it is to lie."""

    id: MessageId
    seen: Sequence
    """The sequence number of the view you decided by; another one is answered with `stale`."""
    draft: Draft


class EndInvalid(Struct, frozen=True, tag="end_invalid", forbid_unknown_fields=True):
    """End your turn on a table that may be wrong, where mistakes are penalised."""

    id: MessageId
    seen: Sequence
    draft: Draft


class Draw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Draw a tile."""

    id: MessageId
    seen: Sequence


class Discard(Struct, frozen=True, tag="discard", forbid_unknown_fields=True):
    """Put a tile away."""

    id: MessageId
    seen: Sequence
    tile: Tile


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Pass, because there is nothing to draw."""

    id: MessageId
    seen: Sequence


class ChooseStarter(Struct, frozen=True, tag="choose_starter", forbid_unknown_fields=True):
    """Host: say who starts, where the players choose."""

    id: MessageId
    seen: Sequence
    seat: Seat


class NextRound(Struct, frozen=True, tag="next_round", forbid_unknown_fields=True):
    """Host: go on with the next round."""

    id: MessageId
    seen: Sequence


class EndMatch(Struct, frozen=True, tag="end_match", forbid_unknown_fields=True):
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
    | Leave
    | ComeBack
    | Ready
    | SetPlan
    | Start
    | AddBot
    | AddProgram
    | Remove
    | HandOn
    | Pause
    | CallBot
    | SeatKey
    | Play
    | EndInvalid
    | Draw
    | Discard
    | Pass
    | ChooseStarter
    | NextRound
    | EndMatch
    | Rematch
    | SendDraft
    | AskHint
    | Say
    | Mute
    | Resync
    | ClientBeat
)

Request: TypeAlias = (
    TakeSeat
    | Leave
    | ComeBack
    | Ready
    | SetPlan
    | Start
    | AddBot
    | AddProgram
    | Remove
    | HandOn
    | Pause
    | CallBot
    | SeatKey
    | Play
    | EndInvalid
    | Draw
    | Discard
    | Pass
    | ChooseStarter
    | NextRound
    | EndMatch
    | Rematch
    | Say
    | Mute
)
"""The messages that change something: acknowledged once that is stored."""


# -- what happened --------------------------------------------------------------------------------


class MatchStarted(Struct, frozen=True, tag="match_started"):
    """The players sit down; everything about the rules is in the party."""

    names: list[str]
    rounds: int | None
    commitment: str
    at: int


class RoundBegan(Struct, frozen=True, tag="round_began"):
    """A round is set up."""

    number: int
    at: int


class StarterDrew(Struct, frozen=True, tag="starter_drew"):
    """A seat draws a tile for the start; it goes back."""

    seat: Seat
    tile: Tile
    at: int


class StarterRolled(Struct, frozen=True, tag="starter_rolled"):
    """A seat rolls the die for the start."""

    seat: Seat
    roll: int
    at: int


class StarterChosen(Struct, frozen=True, tag="starter_chosen"):
    """It is settled who starts."""

    seat: Seat
    by: StarterBy
    at: int


class Dealt(Struct, frozen=True, tag="dealt"):
    """The tiles are dealt: your own, and how many everybody has."""

    rack: list[Tile] | None
    tiles: list[int]
    pools: list[int]
    face_up: Tile | None
    at: int


class Played(Struct, frozen=True, tag="played"):
    """A seat laid tiles."""

    seat: Seat
    table: Sets
    laid: list[Tile]
    regained: list[Tile]
    """Tiles of the table that went to the rack: swapped jokers, where that is allowed."""
    took: Taken | None
    opening: Sets | None
    opening_value: int | None
    announced: bool
    at: int


class Drew(Struct, frozen=True, tag="drew"):
    """A seat drew; the tile is null unless it is yours."""

    seat: Seat
    tile: Tile | None
    at: int


class Discarded(Struct, frozen=True, tag="discarded"):
    """A seat put a tile away."""

    seat: Seat
    tile: Tile
    at: int


class Passed(Struct, frozen=True, tag="passed"):
    """A seat passed."""

    seat: Seat
    at: int


class Settled(Struct, frozen=True, tag="settled"):
    """A turn was not finished properly (time-out, invalid end), and the rules settled it."""

    seat: Seat
    cause: Cause
    draft: Draft | None
    """Your own draft; null for the others."""
    table: Sets
    laid: list[Tile]
    regained: list[Tile]
    took: Taken | None
    draws: int
    drawn: list[Tile] | None
    """The tiles drawn, if they are yours."""
    discarded: Tile | None
    stands: bool
    """The turn was legal after all."""
    at: int


class LastTile(Struct, frozen=True, tag="last_tile"):
    """A seat is down to one tile."""

    seat: Seat
    at: int


class GaveUp(Struct, frozen=True, tag="gave_up"):
    """A seat left and passes from now on."""

    seat: Seat
    at: int


class TakenOver(Struct, frozen=True, tag="taken_over"):
    """Somebody plays on for a seat that had left."""

    seat: Seat
    name: str
    at: int


class ClockStopped(Struct, frozen=True, tag="clock_stopped"):
    """The clock stands still."""

    at: int


class ClockStarted(Struct, frozen=True, tag="clock_started"):
    """The clock runs again."""

    at: int


class RoundEnded(Struct, frozen=True, tag="round_ended"):
    """A round is over; what was left on the racks is open now."""

    winners: list[Seat]
    racks: list[list[Tile]]
    scores: list[int]
    hand_game: bool
    blocked: bool
    at: int


class MatchEnded(Struct, frozen=True, tag="match_ended"):
    """The match is over; the secret behind all chance is told (hexadecimal)."""

    totals: list[int]
    winners: list[Seat]
    secret: str
    at: int


GameEvent: TypeAlias = (
    MatchStarted
    | RoundBegan
    | StarterDrew
    | StarterRolled
    | StarterChosen
    | Dealt
    | Played
    | Drew
    | Discarded
    | Passed
    | Settled
    | LastTile
    | GaveUp
    | TakenOver
    | ClockStopped
    | ClockStarted
    | RoundEnded
    | MatchEnded
)


# -- what is seen ---------------------------------------------------------------------------------


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
    table_may: list[ActionKind]
    """What the host may do now."""
    clock: ClockState | None
    commitment: str


class Place(Struct, frozen=True):
    """A place at the table and who has it."""

    seat: Seat
    kind: PlaceKind
    name: str
    level: str | None
    """A bot's level; for a person, the level of the bot that plays for him at the moment."""
    ready: bool
    connected: bool
    away_since: int | None
    """Since when a person has not been connected, 0 if he never was; null if he is."""
    may_call_bot: bool
    """`call_bot` is possible for this seat now."""
    hints: int
    """Hints taken in this match."""
    fee: int
    """Points that they cost: to be taken off the total of the match."""
    left: bool
    """The person left, and may come back."""


class HintPrices(Struct, frozen=True):
    """What each kind of hint costs, in points off the total of the match."""

    best: int = 0
    why: int = 0
    opening: int = 0


class You(Struct, frozen=True):
    """Who you are at this table."""

    seat: Seat | None
    host: bool
    """You speak for the table: the host, or anybody seated while the host is away."""
    muted: list[Seat]


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
    spectators: int
    hint_prices: HintPrices | None
    """What a hint costs; null if there are none at this table."""
    winners: list[Seat]
    """Once the match is over: who has the most points after paying for hints."""
    you: You


class DraftState(Struct, frozen=True):
    """What somebody is laying at the moment."""

    seat: Seat
    draft: Draft


# -- from the server ------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `hello`."""

    protocol: int
    now: int
    """The server's time."""


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


class StepOf(Struct, frozen=True):
    """Tiles that go together; sets are counted from 0, -1 is the rack (or, for `onto`, a new set)."""

    do: Do
    tiles: list[Tile]
    source: int
    target: int
    onto: int


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


class KitchenPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A position on somebody's kitchen table: nothing is hidden, nothing is kept."""

    preset: PresetId
    table: Sets
    rack: Annotated[list[Tile], Meta(max_length=200)]
    opened: bool = True
    players: Annotated[int, Meta(ge=2, le=6)] = 2
    """How many play, which decides the colours."""
    options: Annotated[dict[str, Value], Meta(max_length=60)] = {}
    """House rules: parameters by name."""


class KitchenTurn(KitchenPosition, frozen=True, forbid_unknown_fields=True):
    """Ask whether a turn is legal: the position before it, and the whole table after it."""

    after: Sets = []
    announced: bool = True


class KitchenVerdict(Struct, frozen=True):
    """Every reason against the turn; none: it is legal."""

    reasons: list[RefusalOf]


class KitchenBest(Struct, frozen=True):
    """The best turn; or, with reasons, why the position is none."""

    reasons: list[RefusalOf]
    status: Certainty | None = None
    play: list[Tile] | None = None
    table: Sets | None = None
    steps: list[StepOf] | None = None
    opening: Sets | None = None


class Beat(Struct, frozen=True, tag="beat"):
    """A sign of life with the latest numbers: another sequence than yours means `resync`."""

    match: int
    sequence: int
    now: int


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


# -- over HTTP ------------------------------------------------------------------------------------


class Visitor(Struct, frozen=True):
    """`POST /api/visitors`: who you are from now on. Keep the token; it is a secret."""

    token: str
    commitment: str
    """The secret of your next table is fixed: send your salt after you have seen this."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`: open a table as its host; with a name you sit down too."""

    plan: Plan = Plan()
    name: Name | None = None
    salt: Salt = ""
    bots: Annotated[list[Level], Meta(max_length=5)] = []


class QuickGame(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/quick`: sit down against bots, and the match begins at once."""

    name: Name
    salt: Salt = ""
    plan: Plan = Plan(clock=0)
    """Without a clock unless one is named."""
    bots: Annotated[list[Level], Meta(max_length=5)] = []
    """Levels; places left over get the last one, or the server's usual one."""


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


class RulesInfo(Struct, frozen=True):
    """`GET /api/rules`: everything a host can choose."""

    presets: list[PresetInfo]
    parameters: list[ParameterInfo]
    levels: list[str]
    """The bots, weakest first."""


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
