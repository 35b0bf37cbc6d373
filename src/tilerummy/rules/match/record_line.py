"""A line of a record: one event as text, without its time.

A line is a verb with what it needs, and then fields, each behind a semicolon: a name alone, or a name,
a colon and a value. `docs/notation.md` lists them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tilerummy.rules.match.action import Play
from tilerummy.rules.match.event import (
    Cause,
    ClockStarted,
    ClockStopped,
    Dealt,
    Discarded,
    Drew,
    Event,
    GaveUp,
    LastTile,
    MatchEnded,
    MatchStarted,
    Passed,
    Played,
    RoundBegan,
    RoundEnded,
    Settled,
    SetUp,
    StarterBy,
    StarterChosen,
    StarterDrew,
    StarterRolled,
    TakenOver,
)
from tilerummy.rules.match.record_fields import (
    Fields,
    read_bytes,
    read_name,
    read_number,
    read_origin,
    read_seat,
    write_name,
)
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import SeenDealt, SeenDrew, SeenEvent, SeenSettled
from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.table import Table, read_rack, read_table
from tilerummy.rules.tile import Tile, read_tile


def read_event(text: str, at: int, players: int) -> Event:
    """Read a line that happened at this time, in a match of so many players."""
    if text.startswith("take-over "):
        return _read_take_over(text, at, players)
    line = Fields(text, players)
    verb = line.word("what happened")
    if verb not in _READERS:
        raise Unreadable(f"{verb[:20]!r} is nothing that happens")
    event = _READERS[verb](line, at)
    line.end()
    return event


# -- reading, verb by verb ------------------------------------------------------------------------


def _read_take_over(text: str, at: int, players: int) -> Event:
    # A name may hold a semicolon, so this line is not taken apart like the others.
    _, seat, name = text.split(" ", 2) if text.count(" ") >= 2 else (text, "", "")
    return TakenOver(read_seat(seat, players), read_name(name), at)


def _read_starter(line: Fields, at: int) -> Event:
    seat, by = line.seat(), line.word("how the starter was found")
    if by not in tuple(StarterBy):
        raise Unreadable(f"{by[:20]!r} is no way to find the starter")
    return StarterChosen(seat, StarterBy(by), at)


def _read_deal(line: Fields, at: int) -> Event:
    hands = tuple(line.tiles(f"hand {seat}") for seat in range(line.players))
    common = line.field("pool")
    if common is not None:
        pools: tuple[tuple[Tile, ...], ...] = (tuple(map(read_tile, common.split())),)
    else:
        pools = tuple(line.tiles(f"pool {seat}") for seat in range(line.players))
    open_tile = line.field("open")
    return Dealt(hands, pools, None if open_tile is None else read_tile(open_tile), at, _read_set_up(line))


def _read_set_up(line: Fields) -> SetUp | None:
    table = line.melds("table")
    if table is None:
        return None
    discard = line.field("discard")
    offered = None if discard is None else read_tile(discard)
    return SetUp(Table(table), line.seats("opened"), offered, line.tiles("away"))


def _read_play(line: Fields, at: int) -> Event:
    value = line.field("opening")
    return Played(
        seat=line.seat(),
        table=read_table(line.need("table")),
        laid=line.tiles("laid"),
        regained=line.tiles("regained"),
        took=line.taken(),
        opening=line.melds("named"),
        opening_value=None if value is None else read_number(value),
        announced=line.flag("announced"),
        at=at,
    )


def _settled(cause: Cause) -> Callable[[Fields, int], Event]:
    def read(line: Fields, at: int) -> Event:
        seat, discarded = line.seat(), line.field("discarded")
        return Settled(
            seat=seat,
            cause=cause,
            draft=_read_draft(line, seat),
            table=read_table(line.need("table")),
            laid=line.tiles("laid"),
            regained=line.tiles("regained"),
            took=line.taken(),
            drawn=line.tiles("drew"),
            discarded=None if discarded is None else read_tile(discarded),
            stands=line.flag("stands"),
            at=at,
        )

    return read


def _read_draft(line: Fields, seat: Seat) -> Play | None:
    table = line.melds("draft")
    named, announced = line.melds("draft named"), line.flag("draft announced")
    take = line.field("draft takes")
    if table is None:
        return None
    return Play(Table(table), named, announced, None if take is None else read_origin(take), seat=seat)


def _read_round_end(line: Fields, at: int) -> Event:
    racks = tuple(read_rack(line.need(f"rack {seat}")) for seat in range(line.players))
    winners, scores = line.seats("winners"), line.scores("scores")
    return RoundEnded(
        winners=winners,
        racks=racks,
        scores=scores,
        hand_game=line.flag("hand game"),
        blocked=line.flag("blocked"),
        at=at,
    )


def _read_match_end(line: Fields, at: int) -> Event:
    return MatchEnded(line.scores("totals"), line.seats("winners"), read_bytes(line.need("secret")), at)


_READERS: dict[str, Callable[[Fields, int], Event]] = {
    "round": lambda line, at: RoundBegan(line.number("its number"), at),
    "start-tile": lambda line, at: StarterDrew(line.seat(), line.tile(), at),
    "start-roll": lambda line, at: StarterRolled(line.seat(), line.number("the roll"), at),
    "starter": _read_starter,
    "deal": _read_deal,
    "play": _read_play,
    "draw": lambda line, at: Drew(line.seat(), line.tile(), at),
    "discard": lambda line, at: Discarded(line.seat(), line.tile(), at),
    "pass": lambda line, at: Passed(line.seat(), at),
    "time-out": _settled(Cause.TIME_OUT),
    "invalid-end": _settled(Cause.INVALID_END),
    "last-tile": lambda line, at: LastTile(line.seat(), at),
    "give-up": lambda line, at: GaveUp(line.seat(), at),
    "stop-clock": lambda line, at: ClockStopped(at),
    "start-clock": lambda line, at: ClockStarted(at),
    "end-round": _read_round_end,
    "end-match": _read_match_end,
}


# -- writing --------------------------------------------------------------------------------------


def write_event(event: Event | SeenEvent) -> str:
    """The line of an event, without its time; the header of a record is not an event's line."""
    return "; ".join(_parts(event))


def _parts(event: Event | SeenEvent) -> Iterator[str]:
    match event:
        case Played():
            yield f"play {event.seat}"
            yield from _laying(event)
            yield from _given(opening=event.opening_value, named=_melds(event.opening))
            yield from _flags(announced=event.announced)
        case Dealt() | SeenDealt():
            yield "deal"
            yield from _deal(event)
        case Settled() | SeenSettled():
            yield f"{'time-out' if event.cause is Cause.TIME_OUT else 'invalid-end'} {event.seat}"
            yield from _settling(event)
        case RoundEnded():
            yield "end-round"
            yield f"winners: {_row(event.winners)}".rstrip()
            yield from (f"rack {seat}: {rack}".rstrip() for seat, rack in enumerate(event.racks))
            yield f"scores: {_row(event.scores)}"
            yield from _flags(hand_game=event.hand_game, blocked=event.blocked)
        case MatchEnded():
            yield "end-match"
            yield f"totals: {_row(event.totals)}"
            yield f"winners: {_row(event.winners)}".rstrip()
            yield f"secret: {event.secret.hex()}"
        case MatchStarted():
            raise ValueError("the beginning of a match is the header of its record")
        case _:
            yield _short(event)


def _short(
    event: RoundBegan
    | StarterDrew
    | StarterRolled
    | StarterChosen
    | Drew
    | SeenDrew
    | Discarded
    | Passed
    | LastTile
    | GaveUp
    | TakenOver
    | ClockStopped
    | ClockStarted,
) -> str:
    """The events that are a verb and a word or two."""
    match event:
        case RoundBegan():
            return f"round {event.number}"
        case StarterDrew():
            return f"start-tile {event.seat} {event.tile}"
        case StarterRolled():
            return f"start-roll {event.seat} {event.roll}"
        case StarterChosen():
            return f"starter {event.seat} {event.by}"
        case Drew() | SeenDrew():
            return f"draw {event.seat} {_tiles([event.tile])}"
        case Discarded():
            return f"discard {event.seat} {event.tile}"
        case Passed():
            return f"pass {event.seat}"
        case LastTile():
            return f"last-tile {event.seat}"
        case GaveUp():
            return f"give-up {event.seat}"
        case TakenOver():
            return f"take-over {event.seat} {write_name(event.name)}"
        case ClockStopped():
            return "stop-clock"
        case ClockStarted():
            return "start-clock"


def _laying(event: Played | Settled | SeenSettled) -> Iterator[str]:
    yield f"table: {event.table}".rstrip()
    took = None if event.took is None else f"{event.took.origin} {event.took.tile}"
    yield from _given(laid=_tiles(event.laid), regained=_tiles(event.regained), took=took)


def _settling(event: Settled | SeenSettled) -> Iterator[str]:
    yield from _laying(event)
    drawn: Iterable[Tile | None] = event.drawn or ()
    if isinstance(event, SeenSettled) and event.drawn is None:
        drawn = [None] * event.draws
    discarded = None if event.discarded is None else event.discarded.text
    yield from _given(drew=_tiles(drawn), discarded=discarded)
    yield from _flags(stands=event.stands)
    if event.draft is not None:
        yield f"draft: {event.draft.table}".rstrip()
        yield from _given(draft_named=_melds(event.draft.opening), draft_takes=event.draft.take)
        yield from _flags(draft_announced=event.draft.announced)


def _deal(event: Dealt | SeenDealt) -> Iterator[str]:
    hands, pools = _dealt(event)
    yield from (f"hand {seat}: {_tiles(hand)}".rstrip() for seat, hand in enumerate(hands))
    if len(pools) == 1:
        yield f"pool: {_tiles(pools[0])}".rstrip()
    else:
        yield from (f"pool {seat}: {_tiles(pool)}".rstrip() for seat, pool in enumerate(pools))
    yield from _given(open=None if event.face_up is None else event.face_up.text)
    if isinstance(event, Dealt) and event.set_up is not None:
        lying = event.set_up
        yield f"table: {lying.table}".rstrip()
        yield f"opened: {_row(lying.opened)}".rstrip()
        discard = None if lying.discard is None else lying.discard.text
        yield from _given(discard=discard, away=_tiles(lying.away))


def _dealt(event: Dealt | SeenDealt) -> tuple[list[Iterable[Tile | None]], list[Iterable[Tile | None]]]:
    if isinstance(event, Dealt):
        return list(event.hands), list(event.pools)
    hands: list[Iterable[Tile | None]] = [[None] * count for count in event.tiles]
    if event.rack is not None and event.seat is not None:
        hands[event.seat] = event.rack
    return hands, [[None] * count for count in event.pools]


def _tiles(tiles: Iterable[Tile | None]) -> str:
    """Tiles separated by spaces; a hidden one is a question mark."""
    return " ".join("?" if tile is None else tile.text for tile in tiles)


def _melds(melds: tuple[Meld, ...] | None) -> str | None:
    return None if melds is None else str(Table(melds))


def _row(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _given(**fields: object) -> Iterator[str]:
    """The fields that have something in them; an underscore stands for a space."""
    for name, value in fields.items():
        if value is not None and value != "":
            yield f"{name.replace('_', ' ')}: {value}"


def _flags(**flags: bool) -> Iterator[str]:
    yield from (name.replace("_", " ") for name, raised in flags.items() if raised)
