"""What a family has played: matches become rounds, rounds evenings, evenings the running score of a season.

An evening is all rounds from a Play until an hour without one; a game by turns is one of its own when over.
Rounds are remembered when their table itself may be long forgotten. A family that has played for years has
more of them than can be added up at each look. So what a table came to is added up once, evening by evening
(`sums_of`), and kept. Two tables that are played at at the same time are one evening, so those of all tables
are put together (`building`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Raw, Struct
from msgspec.json import Decoder, encode
from msgspec.structs import replace

from tilerummy.protocol.messages import FamilyDay, FamilyLead
from tilerummy.rules.match.event import Event, MatchEnded, MatchStarted, RoundBegan, RoundEnded, TakenOver
from tilerummy.rules.meld import Meld
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile
from tilerummy.server.errors import Rejected
from tilerummy.server.family.family_state import FamilyState
from tilerummy.server.family.rights import HOUR_MS, own_person
from tilerummy.server.store.store import VisitorId

if TYPE_CHECKING:  # a device that only plays need not load it
    from tilerummy.review.played_turn import PlayedTurn


PAUSE_MS = HOUR_MS
NO_MOVE = -1
"""The weight of the best move of whoever laid nothing."""
SETS_SHOWN = 2
WhoIs = Callable[[int, str], tuple[int, int] | None]
"""The person on a seat, by its number and the name it has; and their phone, if it is in its first week, or
0."""


# -- rounds as they are remembered ----------------------------------------------------------------


class Moment(Struct, frozen=True, array_like=True):
    """A turn that somebody may want to see again."""

    turn: int
    """Counted from 1 in its match."""
    laid: tuple[str, ...]
    sets: tuple[tuple[str, ...], ...]
    weight: int
    """Tiles laid, and tiles of the table that changed their set."""


class PlayedPart(Struct, frozen=True, array_like=True):
    """Somebody's part in a round."""

    person: int
    points: int
    laid: int
    rearranged: int
    """Sets that were made of others."""
    turns: int
    out: bool
    best: Moment | None
    phone: int = 0
    """The phone it was played on, if that was in its first week; it counts unless that was signed off in
    it."""


class PlayedRound(Struct, frozen=True, array_like=True):
    """A round that was finished."""

    began: int
    ended: int
    parts: tuple[PlayedPart, ...]
    """Of the people of the family; computers and others have none."""


class PlayedMatch(Struct, frozen=True):
    """A match, as far as it was played."""

    number: int
    preset: str
    changed: bool
    over: bool
    rounds: tuple[PlayedRound, ...]


class PlayedTable(Struct, frozen=True):
    """All matches of one table."""

    beside: tuple[int, ...] = ()
    """The people who play on one device: they are known by their names."""
    by_turns: bool = False
    matches: tuple[PlayedMatch, ...] = ()
    asked: tuple[int, ...] = ()
    """Whom whoever opened it wants to play with; nobody in particular if it is empty."""
    say: int = 0
    """Of the phone that opened it."""

    def without_phones(self, refused: Collection[int]) -> PlayedTable:
        """The same without what was played on these phones."""
        if not any(
            part.phone in refused for match in self.matches for one in match.rounds for part in one.parts
        ):
            return self
        return self._parts(lambda part: None if part.phone in refused else part)

    def for_good(self) -> PlayedTable:
        """The same for another family, where no phone is what it was here, and nobody is asked any more."""
        return replace(self._parts(lambda part: replace(part, phone=0)), asked=(), say=0)

    def _parts(self, kept: Callable[[PlayedPart], PlayedPart | None]) -> PlayedTable:
        def of(one: PlayedRound) -> PlayedRound:
            return replace(one, parts=tuple(found for part in one.parts if (found := kept(part)) is not None))

        matches = (replace(match, rounds=tuple(map(of, match.rounds))) for match in self.matches)
        return replace(self, matches=tuple(matches))


# -- a match is read from its events --------------------------------------------------------------


def read_match(
    number: int, events: Sequence[Event], turns: Sequence[PlayedTurn], who: WhoIs, known: PlayedMatch | None
) -> PlayedMatch:
    """A match from its events and turns. Known rounds stay as they are: their people may be gone since."""
    begun = events[0]
    assert isinstance(begun, MatchStarted)
    bounds = _bounds(events)
    before = known.rounds if known is not None else ()
    rounds = [
        _round(events, first, last, [one for one in turns if first < one.first <= last], who)
        # Rounds end one after the other, so those that are known are the first.
        for first, last in bounds[len(before) :]
    ]
    over = isinstance(events[-1], MatchEnded)
    rules = begun.rules
    return PlayedMatch(number, rules.preset, bool(rules.changes()), over, _slim((*before, *rounds)))


def _slim(rounds: Sequence[PlayedRound]) -> tuple[PlayedRound, ...]:
    """The same rounds with the best move of each person alone, of all those played without a long pause."""
    slim: list[PlayedRound] = []
    # Only the best move of an evening is ever shown, and the tiles of all others would be most of the row.
    for stretch in _stretches(rounds):
        best: dict[int, Moment] = {}
        for part in (part for one in stretch for part in one.parts if part.best is not None):
            known = best.get(part.person)
            if part.best is not None and (known is None or part.best.weight > known.weight):
                best[part.person] = part.best
        for one in stretch:
            kept = (
                part if part.best is best.get(part.person) else replace(part, best=None) for part in one.parts
            )
            slim.append(replace(one, parts=tuple(kept)))
    return tuple(slim)


def _stretches(rounds: Sequence[PlayedRound]) -> list[list[PlayedRound]]:
    found: list[list[PlayedRound]] = []
    for one in rounds:
        if found and one.began <= found[-1][-1].ended + PAUSE_MS:
            found[-1].append(one)
        else:
            found.append([one])
    return found


def _bounds(events: Sequence[Event]) -> list[tuple[int, int]]:
    """Where each finished round begins and ends."""
    first, found = 0, []
    for place, event in enumerate(events):
        if isinstance(event, RoundBegan):
            first = place
        elif isinstance(event, RoundEnded):
            found.append((first, place))
    return found


def _round(
    events: Sequence[Event], first: int, last: int, turns: Sequence[PlayedTurn], who: WhoIs
) -> PlayedRound:
    ended = events[last]
    assert isinstance(ended, RoundEnded)
    parts: list[PlayedPart] = []
    for seat, name in enumerate(_names(events[: last + 1])):
        found = who(seat, name)
        # Somebody with two phones counts once, where they sit first.
        if found is not None and all(part.person != found[0] for part in parts):
            own = [one for one in turns if one.seat == seat]
            went_out = seat in ended.winners and not ended.blocked
            part = _part(found[0], ended.scores[seat], own, went_out)
            parts.append(replace(part, phone=found[1]))
    return PlayedRound(events[first].at, ended.at, tuple(parts))


def _names(events: Sequence[Event]) -> list[str]:
    """Who sat where in the end."""
    begun = events[0]
    assert isinstance(begun, MatchStarted)
    names = [player.name for player in begun.players]
    # A round counts for whoever sat there when it was over.
    for event in events:
        if isinstance(event, TakenOver):
            names[event.seat] = event.name
    return names


def _part(person: int, points: int, turns: Sequence[PlayedTurn], out: bool) -> PlayedPart:
    changes = [(turn, _changed(turn)) for turn in turns]
    moves = [_move(turn, change) for turn, change in changes if turn.laid]
    best = max(moves, key=lambda move: move.weight, default=None)
    laid = sum(len(turn.laid) for turn in turns)
    return PlayedPart(person, points, laid, sum(len(one.sets) for _, one in changes), len(turns), out, best)


def _changed(turn: PlayedTurn) -> Rearranged:
    before = turn.begin.playing.table
    return rearranged(before, _after(turn) or before, turn.laid)


def _after(turn: PlayedTurn) -> Table | None:
    """The table that the turn left."""
    tables = [event.table for event in turn.events if hasattr(event, "table")]
    return tables[-1] if tables else None


def _move(turn: PlayedTurn, change: Rearranged) -> Moment:
    table = _after(turn) or Table()
    shown = sorted(_with(table, turn.laid), key=lambda one: -one[1])[:SETS_SHOWN]
    sets = tuple(tuple(tile.text for tile in meld) for meld, _ in shown)
    laid = _within([meld for meld, _ in shown], turn.laid)
    return Moment(turn.number + 1, laid, sets, len(turn.laid) + change.moved)


def _with(table: Table, laid: Sequence[Tile]) -> list[tuple[Meld, int]]:
    """The sets that have tiles laid in this turn, with how many; each tile is counted once."""
    left = [tile.plain for tile in laid]
    found = []
    for meld in reversed(table):  # what was laid last lies last
        own = 0
        for tile in meld:
            if tile.plain in left:
                left.remove(tile.plain)
                own += 1
        if own:
            found.append((meld, own))
    return found


def _within(sets: Sequence[Meld], laid: Sequence[Tile]) -> tuple[str, ...]:
    """The tiles laid that are in these sets."""
    lying = [tile.plain for meld in sets for tile in meld]
    shown = []
    for tile in laid:
        if tile.plain in lying:
            lying.remove(tile.plain)
            shown.append(tile.text)
    return tuple(shown)


@dataclass(frozen=True, slots=True)
class Rearranged:
    """Sets made of others, and how many tiles of the table changed their set."""

    sets: tuple[Meld, ...]
    moved: int


def rearranged(before: Table, after: Table, laid: Sequence[Tile]) -> Rearranged:
    """What became of the sets. A new one goes on with the old one it shares most with; all else has moved."""
    old, new = _faces(before), _faces(after)
    # What lies as it lay is neither a source nor changed; as often as it lies there.
    same = Counter(old) & Counter(new)
    sources = [Counter(tiles) for tiles in (Counter(old) - same).elements()]
    changed: list[tuple[Meld, Counter[Tile]]] = []
    for meld, face in zip(after, new, strict=True):
        if same[face]:
            same[face] -= 1
        else:
            changed.append((meld, Counter(face)))
    continued = _continued([tiles for _, tiles in changed], sources)
    from_rack = Counter(tile.plain for tile in laid)
    sets: list[Meld] = []
    moved = 0
    for (meld, tiles), stayed in zip(changed, continued, strict=True):
        fresh = (tiles - stayed) & from_rack
        # A tile of the rack accounts for one place alone: where its copy lies, that came from the table.
        from_rack -= fresh
        count = tiles.total() - fresh.total() - stayed.total()
        if count:
            sets.append(meld)
            moved += count
    return Rearranged(tuple(sets), moved)


def _continued(changed: Sequence[Counter[Tile]], sources: Sequence[Counter[Tile]]) -> list[Counter[Tile]]:
    """What each new set has of the old one that it goes on with; an old one goes on as one at most."""
    pairs = [(i, j, tiles & source) for i, tiles in enumerate(changed) for j, source in enumerate(sources)]
    # Greedily, the largest share first: a set is what most of it was.
    pairs.sort(key=lambda pair: -pair[2].total())
    found: list[Counter[Tile]] = [Counter() for _ in changed]
    taken: set[int] = set()
    done: set[int] = set()
    for i, j, shared in pairs:
        if shared and i not in done and j not in taken:
            found[i] = shared
            done.add(i)
            taken.add(j)
    return found


def _faces(table: Table) -> list[tuple[Tile, ...]]:
    """Each set as it is compared, whatever its jokers mean and in whatever order it lies."""
    return [tuple(sorted((tile.plain for tile in meld), key=lambda tile: tile.order)) for meld in table]


# -- what a table came to, as it is kept ----------------------------------------------------------


class PartSum(Struct, frozen=True, array_like=True):
    """What somebody came to at one table on one evening."""

    person: int
    points: int
    laid: int
    rearranged: int
    quickest: int
    """The fewest turns in which they went out; 0 if they never did."""
    weight: int
    """Of their best move."""
    match: int
    """Where that can be watched; 0 if its match was never finished."""
    best: Raw
    """The move itself, read when it is shown: a season has thousands of them, and shows a dozen."""


class EveningSum(Struct, frozen=True, array_like=True):
    """An evening at one table."""

    at: int
    until: int
    latest: int
    """When its last round began."""
    rounds: int
    together: bool
    """Whether any two people finished a round together."""
    preset: str
    changed: bool
    matches: tuple[tuple[int, int], ...]
    """The finished matches: when each began here, and its number."""
    parts: tuple[PartSum, ...]


class TableSums(Struct, frozen=True, array_like=True):
    """All that a table came to."""

    by_turns: bool
    broken_off: bool
    """Whether its latest match has no finished round."""
    evenings: tuple[EveningSum, ...]
    first_week: tuple[int, ...] = ()
    """The phones that count here and were in their first week: one signed off in it counts no more."""
    asked: tuple[int, ...] = ()
    """Whom the table was opened for; empty: for all."""

    def holds(self, refused: Collection[int]) -> bool:
        """Whether none of these phones, which do not count, was counted."""
        return not any(one in refused for one in self.first_week)


_MOMENT, _PLAYED = Decoder(Moment), Decoder(PlayedTable)


def sums_of(played: PlayedTable, seasons: Sequence[int]) -> TableSums:
    """What a table came to; rounds of nobody are none.

    A season that begins, at one of these times, also begins another evening: what is played then is of it.
    """
    live: list[tuple[PlayedMatch, PlayedRound]] = []
    slow: list[list[tuple[PlayedMatch, PlayedRound]]] = []
    for match in played.matches:
        rounds = [(match, one) for one in match.rounds if one.parts]
        if not played.by_turns:
            live += rounds
        elif match.over and rounds:
            slow.append(rounds)
    live.sort(key=lambda one: (one[1].began, one[1].ended))
    found = [*slow, *_apart(live, _cuts(seasons))]
    broken_off = bool(played.matches) and not played.matches[-1].rounds
    phones = {part.phone for match in played.matches for one in match.rounds for part in one.parts}
    first_week = tuple(sorted(phones - {0}))
    return TableSums(played.by_turns, broken_off, tuple(map(_sum, found)), first_week, played.asked)


def added_up(bodies: Sequence[bytes], seasons: Sequence[int], refused: Collection[int]) -> list[bytes]:
    """The sums of what was played at some tables, both as they are kept; for a worker, if it is much.

    What was played on refused phones is left out.
    """
    played = (_PLAYED.decode(body).without_phones(refused) for body in bodies)
    return [encode(sums_of(one, seasons)) for one in played]


def _cuts(seasons: Sequence[int]) -> Sequence[int]:
    """Where an evening ends though the next round follows soon."""
    # The first season begins with the family, and what was played before it is of it too: it cuts nothing.
    return seasons[1:]


def _apart(
    rounds: Sequence[tuple[PlayedMatch, PlayedRound]], cuts: Sequence[int]
) -> list[list[tuple[PlayedMatch, PlayedRound]]]:
    found: list[list[tuple[PlayedMatch, PlayedRound]]] = []
    apart = _Apart(cuts)
    for match, one in rounds:
        if apart.begins(one.began, one.ended):
            found.append([])
        found[-1].append((match, one))
    return found


class _Apart:
    """Tells where an evening ends: less than an hour and no beginning of a season is between its rounds."""

    def __init__(self, cuts: Sequence[int]) -> None:
        self._cuts, self._last, self._season = cuts, -PAUSE_MS - 1, -1

    def begins(self, began: int, ended: int) -> bool:
        """Whether another evening begins with what comes next; all come in the order in which they began."""
        season = bisect_right(self._cuts, began)
        new = began > self._last + PAUSE_MS or season != self._season
        # Two tables may be played at the same time: whichever ends last keeps the evening going.
        self._last, self._season = max(self._last, ended), season
        return new


def _sum(rounds: Sequence[tuple[PlayedMatch, PlayedRound]]) -> EveningSum:
    matches: dict[int, int] = {}
    people: dict[int, PartSum] = {}
    for match, one in rounds:
        if match.over:
            matches.setdefault(match.number, one.began)
        for part in one.parts:
            move = part.best
            new = PartSum(
                part.person,
                part.points,
                part.laid,
                part.rearranged,
                part.turns if part.out else 0,
                NO_MOVE if move is None else move.weight,
                match.number if match.over and move is not None else 0,
                Raw(encode(move)),
            )
            before = people.get(part.person)
            people[part.person] = new if before is None else _added(before, new)
    last = rounds[-1][0]
    return EveningSum(
        at=rounds[0][1].began,
        until=max(one.ended for _, one in rounds),
        latest=rounds[-1][1].began,
        rounds=len(rounds),
        together=any(len(one.parts) > 1 for _, one in rounds),
        preset=last.preset,
        changed=last.changed,
        matches=tuple((began, number) for number, began in matches.items()),
        parts=tuple(people.values()),
    )


def _added(one: PartSum, other: PartSum) -> PartSum:
    best = other if other.weight > one.weight else one
    return PartSum(
        one.person,
        one.points + other.points,
        one.laid + other.laid,
        one.rearranged + other.rearranged,
        min(one.quickest or other.quickest, other.quickest or one.quickest),
        best.weight,
        best.match,
        best.best,
    )


# -- the evenings of all tables -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BestMove:
    """A move with whose it is and where it can be watched."""

    person: int
    code: str
    """Nothing if its table is forgotten, or its match was never finished."""
    match: int
    weight: int
    written: Raw

    @property
    def move(self) -> Moment:
        """The move itself."""
        return _MOMENT.decode(self.written)


@dataclass
class Evening:
    """An evening at all tables of a family; what follows from it is found once."""

    at: int
    """When it began."""
    until: int
    """When its last round was over."""
    latest: int
    preset: str
    changed: bool
    together: bool = False
    rounds: int = 0
    people: dict[int, PartSum] = field(default_factory=dict)
    """What everybody came to."""
    best_moves: dict[int, BestMove] = field(default_factory=dict)
    """The best move of each person: most tiles laid and rearranged."""
    played: list[tuple[int, str, int]] = field(default_factory=list)
    """The finished matches: when each began here, its table, its number."""

    def add(self, code: str, piece: EveningSum) -> None:
        """Something more of the evening, at a table; without a name, at one that is forgotten."""
        self.until = max(self.until, piece.until)
        # An evening is told by the rules that were played last.
        if piece.latest >= self.latest:
            self.latest, self.preset, self.changed = piece.latest, piece.preset, piece.changed
        self.together |= piece.together
        self.rounds += piece.rounds
        if code:
            self.played += ((began, code, number) for began, number in piece.matches)
        for part in piece.parts:
            before = self.people.get(part.person)
            self.people[part.person] = part if before is None else _added(before, part)
            best = self.best_moves.get(part.person)
            if part.weight > (NO_MOVE if best is None else best.weight):
                where = code if part.match else ""
                self.best_moves[part.person] = BestMove(
                    part.person, where, part.match, part.weight, part.best
                )

    @cached_property
    def points(self) -> Mapping[int, int]:
        """What each person made, the best first."""
        totals = {person: part.points for person, part in self.people.items()}
        return dict(sorted(totals.items(), key=lambda item: (-item[1], item[0])))

    @cached_property
    def winners(self) -> list[int]:
        """Who has most points; several if equal, nobody if no two people finished a round together."""
        if not self.together:
            return []
        most = max(self.points.values())
        return [person for person, total in self.points.items() if total == most]

    def matches(self) -> list[tuple[str, int]]:
        """The finished matches that can be watched, by table and number, in the order in which they began."""
        # One match may come twice: its rounds were apart until somebody played at another table in between.
        return [*dict.fromkeys((code, number) for _, code, number in sorted(self.played))]

    @property
    def best(self) -> BestMove | None:
        """The best move of all."""
        return max(self.best_moves.values(), key=lambda found: found.weight, default=None)


def building(
    games: Sequence[tuple[str, TableSums]], seasons: Sequence[int], found: list[Evening]
) -> Iterator[None]:
    """Find all evenings that were played at these tables, the earliest first, a little at a time.

    Whoever has others to serve does so in between.
    """
    pieces = [(code, one, table.by_turns) for code, table in games for one in table.evenings]
    pieces.sort(key=lambda piece: (piece[1].at, piece[1].until))
    apart, going = _Apart(_cuts(seasons)), list[Evening]()
    for code, piece, alone in pieces:
        if alone:
            found.append(_begun(piece))
            found[-1].add(code, piece)
        else:
            if apart.begins(piece.at, piece.until):
                going.append(_begun(piece))
            going[-1].add(code, piece)
        yield
    found += going
    found.sort(key=lambda evening: evening.until)


def _begun(piece: EveningSum) -> Evening:
    return Evening(piece.at, piece.until, piece.latest, piece.preset, piece.changed)


# -- the deal of a day -----------------------------------------------------------------------------

MOST_DAYS = 14
"""Days of which the family keeps how its people fared with the deal."""


def with_result(family: FamilyState, visitor: VisitorId, told: FamilyDay, now: int) -> FamilyState:
    """The family with how one of its people fared with the deal of a day; the first result stays."""
    try:
        number = own_person(family, visitor, now).number
    except Rejected:  # a guest's, or of a phone that speaks for nobody yet
        return family
    if any((one.day, one.person) == (told.day, number) for one in family.days):
        return family
    days = sorted((*family.days, replace(told, person=number)), key=lambda one: (one.left, one.turns))
    kept = sorted({one.day for one in days}, reverse=True)[:MOST_DAYS]
    return replace(family, days=tuple(one for day in kept for one in days if one.day == day))


# -- the running score of a season ----------------------------------------------------------------
# Evenings won and points, and for everybody one thing they lead in.


@dataclass(slots=True)
class SeasonTally:
    """What somebody has come to."""

    person: int
    evenings: int = 0
    won: int = 0
    points: int = 0
    laid: int = 0
    rearranged: int = 0
    quickest: int = 0
    """The fewest turns in which they went out; 0 if they never did."""
    best: BestMove | None = None
    lead: FamilyLead | None = None


def season_of(family: FamilyState, evenings: Sequence[Evening], number: int) -> list[Evening]:
    """The evenings of a season, counted from 1; what was played before the first is of the first."""
    since = 0 if number == 1 else family.seasons[number - 1]
    until = family.seasons[number] if number < len(family.seasons) else None
    return [one for one in evenings if since <= one.at and (until is None or one.at < until)]


def tallies(evenings: Sequence[Evening]) -> list[SeasonTally]:
    """Everybody who has played, most evenings won first."""
    found: dict[int, SeasonTally] = {}
    for evening in evenings:
        _count(found, evening)
    played = [*found.values()]
    _give_leads(played, len(evenings))
    return sorted(played, key=lambda tally: (-tally.won, -tally.points, tally.person))


def _count(found: dict[int, SeasonTally], evening: Evening) -> None:
    for person, points in evening.points.items():
        tally = found.setdefault(person, SeasonTally(person))
        tally.evenings += 1
        tally.points += points
        tally.won += person in evening.winners
        tally.best = _better(tally.best, evening.best_moves.get(person))
        part = evening.people[person]
        tally.laid += part.laid
        tally.rearranged += part.rearranged
        tally.quickest = min(tally.quickest or part.quickest, part.quickest or tally.quickest)


def _better(one: BestMove | None, other: BestMove | None) -> BestMove | None:
    """The one with more tiles; the later one if equal."""
    if one is None or other is None:
        return other or one
    return one if one.weight > other.weight else other


def _give_leads(played: Sequence[SeasonTally], evenings: int) -> None:
    """Everybody gets the one fewest others have; who is first in nothing but came mostly, is told so."""
    leaders = {lead: _leaders(played, lead) for lead in FamilyLead}
    for tally in played:
        own = [lead for lead in FamilyLead if tally.person in leaders[lead]]
        came = FamilyLead.PRESENT if 2 * tally.evenings > evenings else None
        tally.lead = min(own, key=lambda lead: len(leaders[lead]), default=came)


def _leaders(played: Sequence[SeasonTally], lead: FamilyLead) -> set[int]:
    """Who is ahead in something; nobody if nobody has done it."""
    amounts = {tally.person: _amount(tally, lead) for tally in played}
    most = max(amounts.values(), default=0)
    return {person for person, amount in amounts.items() if amount == most and amount}


def _amount(tally: SeasonTally, lead: FamilyLead) -> float:
    match lead:
        case FamilyLead.WON:
            return tally.won
        case FamilyLead.LAID:
            return tally.laid
        case FamilyLead.REARRANGED:
            return tally.rearranged
        case FamilyLead.QUICKEST:
            # Here the fewest lead, and everywhere else the most.
            return 1 / tally.quickest if tally.quickest else 0
        case FamilyLead.PRESENT:
            return tally.evenings
