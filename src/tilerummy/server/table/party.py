"""The party: the people round one table, what they want to play, and who speaks for them.

Everything here is a value and a function from one to the next; what may not be is `Rejected` or
`Illegal`. The tiles are not known here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tilerummy.bots.cast import ROLES, name_at
from tilerummy.protocol.messages import PartyPhase, PlaceKind, Plan
from tilerummy.rules.match.move import illegal
from tilerummy.rules.match.seat import Player, Seat
from tilerummy.rules.preset import Rules, check_players, load
from tilerummy.rules.refusal import BadRules, Reason
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.store import NOBODY, Code, VisitorId

BOT_NAMES = ("Mira", "Otto", "Tove", "Ivo", "Lena", "Nils")
SHORTEST_CLOCK, LONGEST_CLOCK, DAY = 15, 600, 86400
LONGEST_NAME = 24
NAMELESS = "—"
"""What stands in place of the name of somebody who was forgotten; the same in every language."""
_PLAN = msgspec.json.Decoder(Plan)


class Chair(Struct, frozen=True):
    """A place at the table and who has it."""

    kind: PlaceKind = PlaceKind.OPEN
    owner: VisitorId = NOBODY
    name: str = ""
    level: str = ""
    """The level of a bot, or of the bot that plays for a person at the moment."""
    salt: str = ""
    salt_hash: str = ""
    """What the salt is bound by, if its hash came first."""
    next_hash: str = ""
    """The hash for another try, from somebody who has told the salt."""
    ready: bool = False
    left: bool = False
    lock: str = ""
    hints: int = 0
    """Hints taken in the match being played, or played last."""
    fee: int = 0
    """Points that they cost."""
    muted: tuple[int, ...] = ()
    vacant: bool = False
    """The player was removed in mid-match: a bot plays on, and people may take the seat between rounds."""
    strength: float | None = None
    """How strongly a bot plays that adapts, set between rounds: the bot itself keeps nothing."""
    rounds_seen: int = 0
    """So many rounds have set it, matches before this one included."""
    set_for: int = 0
    """The round of the match that it was set for last."""
    face: int | None = None
    """Which of the drawn faces a person is seen with."""
    screen: str | None = None
    """The big screen that may be touched in this seat's turns, by the hash of what it alone knows."""
    first: VisitorId = NOBODY
    """Whoever sat down here, if the seat has gone over to another device since."""
    before: tuple[VisitorId, ...] = ()
    """The devices that had the seat before and have it no more."""
    taken_from: VisitorId = NOBODY
    """The device that had the seat when somebody else gave it away: it takes it back unasked."""
    more_time: bool = False
    """The clock waits a whole limit before it runs for whoever sits here."""

    @property
    def person(self) -> VisitorId:
        """Whose seat it is, whichever phone was borrowed for it since."""
        return self.first or self.owner

    @property
    def human(self) -> bool:
        """Whether somebody connects for this place."""
        return self.kind in (PlaceKind.PERSON, PlaceKind.PROGRAM)

    @property
    def played_by(self) -> str | None:
        """The name of the bot that plays here, if one does."""
        if self.strength is not None and self.adapts:
            return name_at(self.strength)
        return self.level or None

    @property
    def adapts(self) -> bool:
        """Whether the bot here plays as strongly as the person at the table."""
        return self.level in ROLES and ROLES[self.level].adapts


OPEN = Chair()


class Banned(Struct, frozen=True):
    """Somebody who was sent away."""

    number: int
    """How the host speaks of them: a visitor's own name in the store is nobody else's business."""
    visitor: VisitorId
    name: str


class SeatAsk(Struct, frozen=True):
    """A device whose holder says that a seat is theirs, and waits for somebody's yes."""

    number: int
    visitor: VisitorId
    seat: int
    owner: VisitorId
    """Whose seat it was then: it counts as long as it is."""
    at: int
    refused: bool = False
    agreed_by: int | None = None
    """Who said yes where a turn has days: it waits until `due`, and its own device can stop it."""
    due: int = 0


class SeatMove(Struct, frozen=True):
    """A seat that went over to another device, and who said yes to it."""

    seat: int
    by: int
    at: int


class Party(Struct, frozen=True):
    """A table's people. The secret is of the match being played, or else of the next one."""

    code: Code
    host: VisitorId
    plan: Plan
    secret: str
    chairs: tuple[Chair, ...]
    phase: PartyPhase = PartyPhase.GATHERING
    match: int = 0
    paused: bool = False
    banned: tuple[Banned, ...] = ()
    """Whom the host sent away: they may watch, and not sit down again until they are let back."""
    pledged: bool = False
    """The secret was fixed and told before anybody could have sent a salt for it."""
    sealed: bool = False
    """What was promised about the chance of the match being played, or played last."""
    reveal_by: int = 0
    """Until when salts may be told, while the match is about to begin."""
    called_off: int = 0
    """How many starts of the match that is to begin were called off."""
    start_after: int = 0
    """No start before this time: too many were called off."""
    day: str = ""
    """Whose deal is played, if it is a day's: then its computers think as that day has it."""
    family: str = ""
    """The lasting name of the family that plays here, if one does; it opens nothing."""
    club: str = ""
    """The evening of which this table plays a round: one match, and no other."""
    forgotten: int = 0
    """How many people of this table were forgotten: with each, names in its matches have changed."""
    asks: tuple[SeatAsk, ...] = ()
    """Devices that ask for a seat, or were told no a moment ago."""
    asked: int = 0
    """How many have asked so far: each has a number of its own."""
    moved: SeatMove | None = None
    """The seat that last went over to another device."""

    def seat_of(self, visitor: VisitorId) -> Seat | None:
        """Where a visitor sits."""
        # An open place is nobody's, so nobody would sit on the first of them.
        if visitor == NOBODY:
            return None
        return next((Seat(i) for i, chair in enumerate(self.chairs) if chair.owner == visitor), None)

    def seated(self, visitor: VisitorId) -> Seat:
        """Where they sit; refused if nowhere."""
        seat = self.seat_of(visitor)
        if seat is None:
            raise Rejected(ErrorCode.NOT_SEATED)
        return seat

    def knows(self, visitor: VisitorId) -> bool:
        """Whether a visitor has a seat here, had one on this device, or asks for one."""
        asks = any(ask.visitor == visitor for ask in self.asks)
        return asks or self.seat_of(visitor) is not None or self.lost_by(visitor) is not None

    def lost_by(self, visitor: VisitorId) -> Seat | None:
        """The seat that was a visitor's, until it went over to another device."""
        return next((Seat(i) for i, chair in enumerate(self.chairs) if visitor in chair.before), None)

    def chair(self, seat: int) -> Chair:
        """A place; refused if there is none of that number."""
        if not 0 <= seat < len(self.chairs):
            raise illegal(Reason.NO_SUCH_SEAT)
        return self.chairs[seat]

    def with_chair(self, seat: int, chair: Chair) -> Party:
        """The party with another occupant in this place."""
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def free_seats(self) -> list[int]:
        """The places that somebody may take, now or between two rounds."""
        return [i for i, chair in enumerate(self.chairs) if chair.kind is PlaceKind.OPEN or chair.vacant]

    def may_sit_down(self, visitor: VisitorId) -> bool:
        """Whether there is a place for a visitor, who was not sent away."""
        sent_away = any(banned.visitor == visitor for banned in self.banned)
        return visitor != NOBODY and not sent_away and bool(self.free_seats())

    def free_seat(self, wanted: int | None) -> int:
        """A free place, the wanted one if one is wanted."""
        free = self.free_seats()
        if wanted is not None:
            self.chair(wanted)
            if wanted not in free:
                raise illegal(Reason.SEAT_NOT_FREE)
            return wanted
        if not free:
            raise Rejected(ErrorCode.TABLE_FULL)
        return free[0]

    def people(self) -> Iterator[Chair]:
        """The places of persons who have not left."""
        return (chair for chair in self.chairs if chair.kind is PlaceKind.PERSON and not chair.left)

    @property
    def rules(self) -> Rules:
        """The rules that the plan makes."""
        return rules_of(self.plan)

    def require_gathering(self) -> None:
        """Refuse what is only possible before the match."""
        if self.phase is not PartyPhase.GATHERING:
            raise Rejected(ErrorCode.ALREADY_STARTED)
        if self.reveal_by:
            raise Rejected(ErrorCode.STARTING)


# -- plans ----------------------------------------------------------------------------------------


def rules_of(plan: Plan) -> Rules:
    """The rules of a plan; `BadRules` if they cannot be played."""
    # By its bytes: a plan holds a table of options, and cannot be a key itself.
    return _rules_of(msgspec.json.encode(plan))


@lru_cache(maxsize=1024)
def _rules_of(written: bytes) -> Rules:
    plan = _PLAN.decode(written)
    options: dict[str, object] = dict(plan.options)
    if plan.clock is not None:
        options["time_limit_s"] = plan.clock
    base = load(plan.preset)
    return base.with_options(options) if options else base


def check_plan(plan: Plan) -> Rules:
    """The rules of a plan that can be played here; else it is refused with the reason."""
    try:
        rules = rules_of(plan)
        check_players(rules, plan.players)
        # 9.8: where the sheet gives a number of rounds, the table has no say.
        if isinstance(rules.rounds, int) and plan.rounds not in (None, rules.rounds):
            raise BadRules(f"rounds: these rules play {rules.rounds} rounds")
    except BadRules as error:
        raise Rejected(ErrorCode.BAD_RULES, text=str(error)) from None
    clock = rules.time_limit_s
    # In between a turn is too long to be waited for and too short to be played by turns.
    if clock and not (SHORTEST_CLOCK <= clock <= LONGEST_CLOCK or clock >= DAY):
        raise Rejected(ErrorCode.CLOCK_RANGE)
    # Strangers meet there, children among them: at public tables there are phrases only.
    if plan.free_text and plan.public:
        raise Rejected(ErrorCode.TEXT_OFF)
    return rules


def change_plan(party: Party, plan: Plan) -> Party:
    """The party with another plan: everybody has to be ready anew, and nobody loses their seat.

    But for a family: whoever sits there is ready without the empty chairs too, and with one more.
    """
    party.require_gathering()
    check_plan(plan)
    taken = [chair for chair in party.chairs if chair.kind is not PlaceKind.OPEN]
    if len(taken) > plan.players:
        raise Rejected(ErrorCode.BAD_RULES, text=f"players: {len(taken)} have a seat already")
    # Who was ready was ready for the old plan.
    same = party.family and plan == replace(party.plan, players=plan.players)
    chairs = [replace(chair, ready=chair.ready if same else not chair.human) for chair in party.chairs]
    # Open places go first, wherever they stand: people keep their order, not their number.
    if len(chairs) > plan.players:
        chairs = [chair for chair in chairs if chair.kind is not PlaceKind.OPEN]
    chairs += [OPEN] * (plan.players - len(chairs))
    return replace(party, plan=plan, chairs=tuple(chairs))


# -- people ---------------------------------------------------------------------------------------

_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}


def clean_text(text: str) -> str:
    """A text without what cannot be seen, such as marks that turn the order of letters round."""
    # Composed first, so that an accent is not taken for something of its own.
    seen = "".join(c for c in unicodedata.normalize("NFC", text) if unicodedata.category(c) not in _UNSEEN)
    return re.sub(r"\s+", " ", seen).strip()


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """A name as it is shown; refused if nothing is left."""
    seen = clean_text(name)
    if not 0 < len(seen) <= longest:
        raise Rejected(ErrorCode.BAD_NAME)
    return seen


def shown_name(name: str) -> str:
    """A name that somebody else has written, as it is shown: cleaned, cut, and a dash if nothing is left."""
    # What is long is cut before it is looked at: how long it was is nobody's business.
    return clean_text(name[: 4 * LONGEST_NAME])[:LONGEST_NAME].strip() or NAMELESS


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody who wants to sit down."""

    visitor: VisitorId
    name: str
    salt: str
    lock: str
    kind: PlaceKind = PlaceKind.PERSON
    salt_hash: str = ""
    face: int | None = None


def sit_down(party: Party, newcomer: Newcomer, wanted: int | None) -> tuple[Party, Seat]:
    """The party with one more person, and where they sit."""
    if any(banned.visitor == newcomer.visitor for banned in party.banned):
        raise Rejected(ErrorCode.REMOVED)
    if party.seat_of(newcomer.visitor) is not None:
        raise Rejected(ErrorCode.ALREADY_SEATED)
    seat = Seat(party.free_seat(wanted))
    chair = Chair(
        newcomer.kind,
        newcomer.visitor,
        clean_name(newcomer.name),
        salt=newcomer.salt,
        salt_hash=newcomer.salt_hash,
        lock=newcomer.lock,
        face=newcomer.face,
    )
    return party.with_chair(seat, chair), seat


def seat_bot(party: Party, level: str, wanted: int | None) -> Party:
    """The party with one more bot."""
    party.require_gathering()
    seat = Seat(party.free_seat(wanted))
    return party.with_chair(
        seat, Chair(PlaceKind.BOT, name=_bot_name(party, seat, level), level=level, ready=True)
    )


def vacate(party: Party, seat: Seat, level: str) -> Party:
    """The party with a bot on the seat of somebody who was removed, until a person takes it."""
    # The salt stays: the match was dealt with it, and a record has to verify. The lock goes with the person.
    old = party.chair(seat)
    name = _bot_name(party, seat, level)
    bot = Chair(PlaceKind.BOT, name=name, level=level, salt=old.salt, ready=True, vacant=True)
    return party.with_chair(seat, bot)


def _bot_name(party: Party, seat: Seat, level: str) -> str:
    """A name that nobody at the table has; a character's own if it can be."""
    # The seat's own name does not count: it goes with whoever was removed.
    used = {chair.name for i, chair in enumerate(party.chairs) if i != seat}
    # A character is known by its name; levels are strangers.
    own = [ROLES[level].called] if level in ROLES else []
    return next(name for name in (*own, *BOT_NAMES) if name not in used)


def pass_host_on(party: Party, gone: VisitorId) -> Party:
    """The party after somebody got up: if it was the host, the next person is.

    A host without a seat keeps the role whoever comes and goes; only a long absence ends it.
    """
    if gone != party.host:
        return party
    return replace(party, host=next((chair.owner for chair in party.people()), party.host))


def players_of(party: Party) -> list[Player]:
    """The players of the match that begins; all must be there and ready."""
    if any(chair.kind is PlaceKind.OPEN for chair in party.chairs):
        raise Rejected(ErrorCode.PLACES_OPEN)
    # The host says so by starting.
    if any(not (chair.ready or chair.owner == party.host) for chair in party.chairs if chair.human):
        raise Rejected(ErrorCode.NOT_READY)
    return [Player(chair.name, bytes.fromhex(chair.salt)) for chair in party.chairs]


def gather_again(party: Party, secret: str) -> Party:
    """The party before another match: who left is gone, salts are given anew for the new secret."""
    chairs = tuple(
        OPEN
        if chair.left or chair.vacant
        else replace(
            chair,
            ready=not chair.human,
            salt="",
            salt_hash="",
            next_hash="",
            hints=0,
            fee=0,
            set_for=0,
            # Who had a bot play for them sits down in person for the next match.
            level="" if chair.human else chair.level,
        )
        for chair in party.chairs
    )
    gathering = replace(party, chairs=chairs, secret=secret, phase=PartyPhase.GATHERING, paused=False)
    gathering = replace(gathering, asks=(), moved=None)
    # Pledged: the new secret is fixed, and its hash shown, before anybody gives a salt for it.
    return replace(gathering, pledged=True, sealed=False, called_off=0, start_after=0, day="")


# -- The key of a seat -----------------------------------------------------------------------------
# It speaks for one seat of one table, until the seat's lock is changed.  And who asks at a table: a
# visitor with a token of their own, or whoever holds such a key.


LOCK_BYTES, VISITOR_BYTES = 6, 16


@dataclass(frozen=True, slots=True)
class SeatCredential:
    """A key as it was read: which seat it is for, and to which lock it belongs."""

    code: Code
    seat: int
    lock: str

    def fits(self, party: Party) -> bool:
        """Whether the seat still has the lock of this key; every new occupant brings another one."""
        # A key is for one table alone, and its plan may have fewer places by now.
        if self.code != party.code or not 0 <= self.seat < len(party.chairs):
            return False
        chair = party.chairs[self.seat]
        return chair.human and chair.lock == self.lock


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks: a visitor; with a key, somebody who speaks for that visitor's seat and for nothing else."""

    visitor: VisitorId = NOBODY
    key: SeatCredential | None = None

    @property
    def presence(self) -> VisitorId:
        """The name under which the asker is there: a key does not bring the host's role to the table."""
        return self.visitor if self.key is None else by_key(self.visitor)


def by_key(visitor: VisitorId) -> VisitorId:
    """The name of a visitor who is there by the key of their seat; names are letters and digits otherwise."""
    return VisitorId(f"{visitor}*")


def new_lock(token: Callable[[int], str]) -> str:
    """A lock for a seat; keys for an older one do not fit."""
    return token(LOCK_BYTES)


def new_visitor(token: Callable[[int], str]) -> VisitorId:
    """An identity that nobody else has."""
    return VisitorId(token(VISITOR_BYTES))
