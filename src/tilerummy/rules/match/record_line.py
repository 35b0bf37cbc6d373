"""A line of a record: one event as text, without its time.

A line is a verb with what it needs, and then fields, each behind a semicolon: a name alone, or a name, a
colon and a value. `LINES` says for each event how its line is read and written; `docs/notation.md` explains
them all.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, cast

from tilerummy.rules.judging.turn import Drawn, Origin
from tilerummy.rules.match import event as ev
from tilerummy.rules.match.action import Play
from tilerummy.rules.match.seat import NO_SEAT, Seat
from tilerummy.rules.match.view import SeenDealt, SeenDrew, SeenEvent, SeenSettled
from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.table import Table, read_rack, read_table
from tilerummy.rules.tile import Tile, read_tile

# The fields of a line: numbers, seats, tiles and names as text, read with care, for records come from
# outside.

_NUMBER = re.compile(r"-?[0-9]{1,15}")
_HEX = re.compile(r"(?:[0-9a-f]{2})*")
HIDDEN = "?"
"""Stands for a tile in what one seat saw of a match."""
_TAKEABLE = (Origin.DISCARD, Origin.FACE_UP)


def read_number(text: str) -> int:
    """Read a whole number."""
    # `int` would read other digits, underscores and numbers of any length.
    if not _NUMBER.fullmatch(text):
        raise Unreadable(f"{text[:20]!r} is not a whole number")
    return int(text)


def read_seat(text: str, players: int) -> Seat:
    """Read the number of a seat."""
    seat = read_number(text)
    if not 0 <= seat < players:
        raise Unreadable(f"there is no seat {seat}")
    return Seat(seat)


def read_bytes(text: str) -> bytes:
    """Read bytes written in hexadecimal digits."""
    if not _HEX.fullmatch(text.lower()):
        raise Unreadable(f"{text[:20]!r} is not a row of hexadecimal digits")
    return bytes.fromhex(text)


def read_name(text: str) -> str:
    """Read a name, which is written as a JSON string so that it may hold anything."""
    try:
        name = json.loads(text)
    # A thousand brackets are no name either, and must not end the program.
    except (ValueError, RecursionError):
        name = None
    if not isinstance(name, str):
        raise Unreadable(f"{text[:20]!r} is not a name in quotation marks")
    return name


def write_name(name: str) -> str:
    """Write a name so that it reads back."""
    # What a terminal would act upon (escapes, bidirectional marks) is written as an escape.
    return json.dumps(name, ensure_ascii=not name.isprintable())


class Fields:
    """A line taken apart; whatever nobody asked for is an error in the end."""

    def __init__(self, text: str, players: int) -> None:
        head, *parts = text.split(";")
        # Said before anything else: whoever has only what one seat saw should be told so.
        if HIDDEN in text.split():
            raise Unreadable("hidden tiles (?): this is what one seat saw, not the record of a match")
        self.players = players
        self.who = NO_SEAT
        """The seat it is about, once that is read."""
        self._words = head.split()
        self._fields: dict[str, str] = {}
        for part in parts:
            name, _, value = part.partition(":")
            name = " ".join(name.split())
            # Two values for one field would let two readers see two matches.
            if name in self._fields:
                raise Unreadable(f"{name!r} stands here twice")
            self._fields[name] = value.strip()

    def word(self, what: str) -> str:
        """The next word behind the verb."""
        if not self._words:
            raise Unreadable(f"{what} is missing")
        return self._words.pop(0)

    def seat(self) -> Seat:
        """The seat that does it."""
        # Kept, for a draft behind it is that seat's (`_read_draft`).
        self.who = read_seat(self.word("the seat"), self.players)
        return self.who

    def tile(self) -> Tile:
        """The tile it is about."""
        return read_tile(self.word("the tile"))

    def number(self, what: str) -> int:
        """The number it is about."""
        return read_number(self.word(what))

    def field(self, name: str) -> str | None:
        """The value of a field, if the line has it."""
        return self._fields.pop(name, None)

    def need(self, name: str) -> str:
        """The value of a field the line must have."""
        value = self.field(name)
        if value is None:
            raise Unreadable(f"{name!r} is missing")
        return value

    def flag(self, name: str) -> bool:
        """Whether the line has this name alone."""
        value = self.field(name)
        if value:
            raise Unreadable(f"{name!r} has no value")
        return value is not None

    def tiles(self, name: str) -> tuple[Tile, ...]:
        """The tiles of a field, in their order; none if the line has no such field."""
        return tuple(read_tile(word) for word in (self.field(name) or "").split())

    def tile_of(self, name: str) -> Tile | None:
        """The tile of a field, if the line has it."""
        value = self.field(name)
        return None if value is None else read_tile(value)

    def taken(self) -> Drawn | None:
        """Where a tile was taken from, and which."""
        value = self.field("took")
        if value is None:
            return None
        origin, _, tile = value.partition(" ")
        return Drawn(read_tile(tile), read_origin(origin))

    def melds(self, name: str) -> tuple[Meld, ...] | None:
        """The sets of a field, if the line has it."""
        value = self.field(name)
        return None if value is None else tuple(read_table(value))

    def seats(self, name: str) -> tuple[Seat, ...]:
        """The seats of a field."""
        return tuple(read_seat(word, self.players) for word in self.need(name).split())

    def scores(self, name: str) -> tuple[int, ...]:
        """A number for each player."""
        numbers = tuple(read_number(word) for word in self.need(name).split())
        if len(numbers) != self.players:
            raise Unreadable(f"{name!r} has {len(numbers)} numbers for {self.players} players")
        return numbers

    def end(self) -> None:
        """Refuse what nobody asked for."""
        # What is written twice differently would still hash alike to a reader who skips it.
        for rest in (*self._words, *self._fields):
            raise Unreadable(f"{rest[:20]!r} does not belong here")


def read_origin(text: str) -> Origin:
    """Read where an open tile is taken from."""
    if text not in _TAKEABLE:
        raise Unreadable(f"{text[:20]!r} is nowhere to take a tile from: expected discard or faceup")
    return Origin(text)


class HeadWord(NamedTuple):
    """A word behind the verb."""

    attribute: str
    read: Callable[[Fields], Any]
    write: Callable[[Any], str] = str


class LineField(NamedTuple):
    """One attribute of an event as fields of its line: none, one, or one for each seat."""

    attribute: str
    read: Callable[[Fields], Any]
    write: Callable[[Any], Iterable[str]]


@dataclass(frozen=True)
class EventLine:
    """How one event is written."""

    verb: str
    event: type[Any]
    words: tuple[HeadWord, ...] = ()
    fields: tuple[LineField, ...] = ()
    says: Mapping[str, object] = field(default_factory=dict)
    """Attributes that the verb alone decides."""

    @property
    def parts(self) -> tuple[HeadWord | LineField, ...]:
        """Everything behind the verb."""
        return (*self.words, *self.fields)


# -- values as text -------------------------------------------------------------------------------


def _tile(tile: Tile | None) -> str:
    return HIDDEN if tile is None else tile.text


def _tiles(tiles: Iterable[Tile | None]) -> str:
    """Tiles separated by spaces; a hidden one is a question mark."""
    return " ".join([HIDDEN if tile is None else tile.text for tile in tiles])


def _melds(melds: tuple[Meld, ...] | None) -> str:
    return "" if melds is None else str(Table(melds))


def _taken(took: Drawn | None) -> str:
    return "" if took is None else f"{took.origin} {took.tile}"


def _row(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _read_starter(line: Fields) -> ev.StarterBy:
    by = line.word("how the starter was found")
    if by not in tuple(ev.StarterBy):
        raise Unreadable(f"{by[:20]!r} is no way to find the starter")
    return ev.StarterBy(by)


# -- kinds of fields ------------------------------------------------------------------------------


def _needed(name: str, read: Callable[[Fields], Any], write: Callable[[Any], object] = str) -> LineField:
    """A field that stands there even if it is empty."""
    return LineField(name, read, lambda value: [f"{name}: {write(value)}".rstrip()])


def _given(name: str, value: str) -> list[str]:
    """A field that is left out if it would be empty."""
    return [f"{name}: {value}"] if value else []


def _maybe_tiles(attribute: str, name: str = "") -> LineField:
    name = name or attribute
    return LineField(attribute, lambda line: line.tiles(name), lambda tiles: _given(name, _tiles(tiles)))


def _maybe_tile(attribute: str, name: str = "") -> LineField:
    name = name or attribute
    return LineField(
        attribute, lambda line: line.tile_of(name), lambda tile: _given(name, tile.text if tile else "")
    )


def _flag(attribute: str) -> LineField:
    name = attribute.replace("_", " ")
    return LineField(attribute, lambda line: line.flag(name), lambda raised: [name] if raised else [])


def _read_pools(line: Fields) -> tuple[tuple[Tile, ...], ...]:
    common = line.field("pool")
    if common is not None:
        return (tuple(map(read_tile, common.split())),)
    return tuple(line.tiles(f"pool {seat}") for seat in range(line.players))


def _write_pools(pools: tuple[tuple[Tile | None, ...], ...]) -> Iterator[str]:
    names = ["pool"] if len(pools) == 1 else [f"pool {seat}" for seat in range(len(pools))]
    yield from (f"{name}: {_tiles(pool)}".rstrip() for name, pool in zip(names, pools, strict=True))


def _read_set_up(line: Fields) -> ev.SetUp | None:
    table = line.melds("table")
    # No table: the round began as rounds do.
    if table is None:
        return None
    return ev.SetUp(Table(table), line.seats("opened"), line.tile_of("discard"), line.tiles("away"))


def _write_set_up(lying: ev.SetUp | None) -> Iterator[str]:
    if lying is not None:
        yield f"table: {lying.table}".rstrip()
        yield f"opened: {_row(lying.opened)}".rstrip()
        yield from _given("discard", "" if lying.discard is None else lying.discard.text)
        yield from _given("away", _tiles(lying.away))


def _read_draft(line: Fields) -> Play | None:
    table = line.melds("draft")
    named, announced = line.melds("draft named"), line.flag("draft announced")
    take = line.field("draft takes")
    if table is None:
        return None
    return Play(Table(table), named, announced, None if take is None else read_origin(take), seat=line.who)


def _write_draft(draft: Play | None) -> Iterator[str]:
    if draft is not None:
        yield f"draft: {draft.table}".rstrip()
        yield from _given("draft named", _melds(draft.opening))
        yield from _given("draft takes", draft.take or "")
        yield from ["draft announced"] * draft.announced


def _read_value(line: Fields) -> int | None:
    value = line.field("opening")
    return None if value is None else read_number(value)


_SEAT = HeadWord("seat", Fields.seat)
_TILE = HeadWord("tile", Fields.tile, _tile)
_TABLE = _needed("table", lambda line: read_table(line.need("table")))
_LAYING = (
    _TABLE,
    _maybe_tiles("laid"),
    _maybe_tiles("regained"),
    LineField("took", Fields.taken, lambda took: _given("took", _taken(took))),
)
_SETTLING = (
    *_LAYING,
    _maybe_tiles("drawn", "drew"),
    _maybe_tile("discarded"),
    _flag("stands"),
    LineField("draft", _read_draft, _write_draft),
)
_WINNERS = _needed("winners", lambda line: line.seats("winners"), _row)

LINES = (
    EventLine("round", ev.RoundBegan, (HeadWord("number", lambda line: line.number("its number")),)),
    EventLine("start-tile", ev.StarterDrew, (_SEAT, _TILE)),
    EventLine(
        "start-roll", ev.StarterRolled, (_SEAT, HeadWord("roll", lambda line: line.number("the roll")))
    ),
    EventLine("starter", ev.StarterChosen, (_SEAT, HeadWord("by", _read_starter))),
    EventLine(
        "deal",
        ev.Dealt,
        fields=(
            LineField(
                "hands",
                lambda line: tuple(line.tiles(f"hand {seat}") for seat in range(line.players)),
                lambda hands: [f"hand {seat}: {_tiles(hand)}".rstrip() for seat, hand in enumerate(hands)],
            ),
            LineField("pools", _read_pools, _write_pools),
            _maybe_tile("face_up", "open"),
            LineField("set_up", _read_set_up, _write_set_up),
        ),
    ),
    EventLine(
        "play",
        ev.Played,
        (_SEAT,),
        (
            *_LAYING,
            LineField(
                "opening_value",
                _read_value,
                lambda value: _given("opening", "" if value is None else str(value)),
            ),
            LineField(
                "opening", lambda line: line.melds("named"), lambda melds: _given("named", _melds(melds))
            ),
            _flag("announced"),
        ),
    ),
    EventLine("draw", ev.Drew, (_SEAT, _TILE)),
    EventLine("discard", ev.Discarded, (_SEAT, _TILE)),
    EventLine("pass", ev.Passed, (_SEAT,)),
    EventLine("time-out", ev.Settled, (_SEAT,), _SETTLING, {"cause": ev.Cause.TIME_OUT}),
    EventLine("invalid-end", ev.Settled, (_SEAT,), _SETTLING, {"cause": ev.Cause.INVALID_END}),
    EventLine("last-tile", ev.LastTile, (_SEAT,)),
    EventLine("give-up", ev.GaveUp, (_SEAT,)),
    EventLine(
        "take-over", ev.TakenOver, (_SEAT, HeadWord("name", lambda line: line.word("the name"), write_name))
    ),
    EventLine("stop-clock", ev.ClockStopped),
    EventLine("start-clock", ev.ClockStarted),
    EventLine(
        "end-round",
        ev.RoundEnded,
        fields=(
            _WINNERS,
            LineField(
                "racks",
                lambda line: tuple(read_rack(line.need(f"rack {seat}")) for seat in range(line.players)),
                lambda racks: [f"rack {seat}: {rack}".rstrip() for seat, rack in enumerate(racks)],
            ),
            _needed("scores", lambda line: line.scores("scores"), _row),
            _flag("hand_game"),
            _flag("blocked"),
        ),
    ),
    EventLine(
        "end-match",
        ev.MatchEnded,
        fields=(
            _needed("totals", lambda line: line.scores("totals"), _row),
            _WINNERS,
            _needed("secret", lambda line: read_bytes(line.need("secret")), bytes.hex),
        ),
    ),
)
"""Every event but the first, which is the header of the record."""

_BY_VERB = {line.verb: line for line in LINES}
_BY_EVENT = {line.event: line for line in LINES}
_BY_CAUSE = {line.says["cause"]: line for line in LINES if line.event is ev.Settled}


def read_event(text: str, at: int, players: int) -> ev.Event:
    """Read a line that happened at this time, in a match of so many players."""
    if text.startswith("take-over "):
        return _read_take_over(text, at, players)
    fields = Fields(text, players)
    verb = fields.word("what happened")
    line = _BY_VERB.get(verb)
    if line is None:
        raise Unreadable(f"{verb[:20]!r} is nothing that happens")
    values = {part.attribute: part.read(fields) for part in line.parts}
    fields.end()
    return cast(ev.Event, line.event(**values, **line.says, at=at))


def _read_take_over(text: str, at: int, players: int) -> ev.Event:
    # A name may hold a semicolon, so this line is not taken apart like the others.
    _, seat, name = text.split(" ", 2) if text.count(" ") >= 2 else (text, "", "")
    return ev.TakenOver(read_seat(seat, players), read_name(name), at)


def write_event(event: ev.Event | SeenEvent) -> str:
    """The line of an event, without its time; the header of a record is not an event's line."""
    if isinstance(event, ev.MatchStarted):
        raise ValueError("the beginning of a match is the header of its record")
    told = _with_hidden(event)
    line = _BY_CAUSE[told.cause] if isinstance(told, ev.Settled) else _BY_EVENT[type(told)]
    parts = [" ".join([line.verb, *(word.write(getattr(told, word.attribute)) for word in line.words)])]
    for part in line.fields:
        parts += part.write(getattr(told, part.attribute))
    return "; ".join(parts)


def _with_hidden(event: ev.Event | SeenEvent) -> Any:
    """What somebody saw as the event that it was, with nothing in the place of each hidden tile."""
    hidden: tuple[Any, ...] = (None,)
    match event:
        case SeenDrew():
            return ev.Drew(event.seat, cast(Tile, event.tile), event.at)
        case SeenDealt():
            hands = [hidden * count for count in event.tiles]
            if event.rack is not None and event.seat is not None:
                hands[event.seat] = event.rack
            return ev.Dealt(tuple(hands), tuple(hidden * n for n in event.pools), event.face_up, event.at)
        case SeenSettled():
            return ev.Settled(
                seat=event.seat,
                cause=event.cause,
                draft=event.draft,
                table=event.table,
                laid=event.laid,
                regained=event.regained,
                took=event.took,
                drawn=hidden * event.draws if event.drawn is None else event.drawn,
                discarded=event.discarded,
                stands=event.stands,
                at=event.at,
            )
        case _:
            return event
