"""A witness: says from the finished record of a match what each seat could know, and when; and finds leaks.

A second, simple program on purpose. It imports nothing of tilerummy and knows neither `View` nor the
rules: it reads the record's text, adds and takes tiles away, and looks at raw JSON and text. Whatever
tile a seat was sent must be in a place where tiles are open to it, and be the tile that lay there then.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

TILE = re.compile(r"\*?[krbyogwn](?:[1-9]|1[0-3])|\*")
WORDS = re.compile(r"[*a-z0-9]+")
OURS = {
    "name",
    "names",
    "text",
    "code",
    "id",
    "key",
    "url",
    "commitment",
    "level",
    "plan",
    "rules",
    "changes",
}
"""Fields that hold what people typed, or ids: they are searched for the secret, but not for tiles."""
Tiles = Counter[str]


class Leak(AssertionError):
    """A seat was told what it could not know."""


def bare(tile: str) -> str:
    """A tile as it is on a rack: without what a joker stands for."""
    return "*" if tile.startswith("*") else tile


def tiles(text: str) -> Tiles:
    """The tiles of a text of the record."""
    return Counter(bare(tile) for tile in text.replace("|", " ").split())


@dataclass
class Happening:
    """A line of the record, taken apart."""

    verb: str
    seat: int | None
    rest: str
    fields: dict[str, str]


def happenings(record: str) -> list[Happening]:
    """The lines of a record; the header counts as the first."""
    found = [Happening("began", None, "", {})]
    for line in record.split("\n\n", 1)[1].splitlines():
        head, *parts = line.split(" ", 1)[1].split("; ")
        verb, _, rest = head.partition(" ")
        first, _, more = rest.partition(" ")
        fields = {name: value.strip() for name, _, value in (part.partition(":") for part in parts)}
        found.append(
            Happening(verb, int(first) if first.isdigit() and verb != "round" else None, more, fields)
        )
    return found


MOVES = ("play", "time-out", "invalid-end", "draw", "discard", "pass")
LONGEST_TURN = 3
"""Moves in one turn: a draw, a play, a discard."""


@dataclass
class Move:
    """What everybody sees of a move."""

    seat: int | None
    table: list[list[str]]
    drew: int
    laid: Tiles
    regained: Tiles
    took: str | None
    discarded: str | None

    @classmethod
    def of(cls, event: Happening, table: list[list[str]]) -> Move:
        """The open side of a line."""
        fields, draws = event.fields, event.verb == "draw"
        put = event.rest if event.verb == "discard" else fields.get("discarded")
        return cls(
            event.seat,
            table,
            1 if draws else len(fields.get("drew", "").split()),
            tiles(fields.get("laid", "")),
            tiles(fields.get("regained", "")),
            fields.get("took"),
            put,
        )

    def then(self, later: Move) -> Move:
        """Two moves of one turn."""
        laid, regained = self.laid + later.laid, self.regained + later.regained
        took, put = later.took or self.took, later.discarded or self.discarded
        return Move(self.seat, later.table, self.drew + later.drew, laid, regained, took, put)


def turns(moves: list[Move]) -> Iterator[Move]:
    """Whatever may be a turn: moves of one seat that follow each other."""
    for start, move in enumerate(moves):
        yield move
        for later in moves[start + 1 : start + LONGEST_TURN]:
            if later.seat != move.seat:
                break
            move = move.then(later)
            yield move


@dataclass
class Knowledge:
    """How things lay after so many events."""

    racks: list[Tiles] = field(default_factory=list)
    table: list[list[str]] = field(default_factory=list)
    open: Tiles = field(default_factory=Counter)
    """Tiles that lay open beside the table, or do still: discards and the face-up tile."""
    drawn: dict[int, str] = field(default_factory=dict)
    shown: list[list[Tiles]] = field(default_factory=list)
    """The racks that were shown at the end of each round so far."""
    secret: str = ""
    """Told at the end."""
    moves: list[Move] = field(default_factory=list)
    """What everybody has seen of each move of the round."""

    def copy(self) -> Knowledge:
        return Knowledge(
            [rack.copy() for rack in self.racks],
            self.table,
            self.open.copy(),
            dict(self.drawn),
            [*self.shown],
            self.secret,
            [*self.moves],
        )

    def on_table(self) -> Tiles:
        return Counter(bare(tile) for tiles in self.table for tile in tiles)

    def happen(self, event: Happening, players: int) -> None:
        """One more event."""
        self._happen(event, players)
        if event.verb == "deal":
            self.moves = []
        elif event.verb in MOVES:
            self.moves = [*self.moves, Move.of(event, self.table)]

    def _happen(self, event: Happening, players: int) -> None:
        fields = event.fields
        match event.verb:
            case "deal":
                self.racks = [tiles(fields[f"hand {seat}"]) for seat in range(players)]
                self.table, self.drawn = [], {}
                self.open = tiles(fields.get("open", ""))
            case "play" | "time-out" | "invalid-end":
                self._lay(event)
            case "draw":
                self.racks[event.seat or 0] += tiles(event.rest)
                self.drawn[event.seat or 0] = event.rest
            case "discard":
                self.racks[event.seat or 0] -= tiles(event.rest)
                self.open += tiles(event.rest)
            case "end-round":
                self.shown = [*self.shown, [tiles(fields[f"rack {seat}"]) for seat in range(players)]]
                if self.shown[-1] != self.racks:
                    raise AssertionError("the witness lost count of the tiles")
            case "end-match":
                self.secret = fields["secret"]

    def _lay(self, event: Happening) -> None:
        fields, rack = event.fields, self.racks[event.seat or 0]
        took = fields.get("took", "").split()
        rack = rack + tiles(" ".join(took[1:])) + tiles(fields.get("regained", ""))
        rack = rack + tiles(fields.get("drew", "")) - tiles(fields.get("laid", ""))
        self.racks[event.seat or 0] = rack - tiles(fields.get("discarded", ""))
        self.open += tiles(fields.get("discarded", ""))
        self.table = [row.split() for row in fields["table"].split("|") if row.strip()]


@dataclass
class Heard:
    """What a seat was sent, and what it had said itself."""

    seat: int | None
    raw: list[str] = field(default_factory=list)
    """Messages of the socket and answers over HTTP, as they came."""
    records: list[str] = field(default_factory=list)
    """Records asked for while the match was going on."""
    said: dict[str, str] = field(default_factory=dict)
    """Its own messages by their ids."""


class Witness:
    """Knows the whole match, and who could know what."""

    def __init__(self, record: str, drafts: dict[int, list[Any]], *, live_drafts: bool) -> None:
        self.record, self.events = record, happenings(record)
        self.players = len(re.findall(r"(?m)^seat \d", record))
        self.drafts, self.live_drafts = drafts, live_drafts
        self.secret = re.findall(r"secret: ([0-9a-f]+)", record)[-1]
        knowledge = Knowledge()
        self.after = [knowledge]
        for event in self.events:
            knowledge = knowledge.copy()
            knowledge.happen(event, self.players)
            self.after.append(knowledge)

    def check(self, heard: Heard) -> int:
        """Look at everything a seat was sent; how many messages that were."""
        for raw in heard.raw:
            _Ears(self, heard).message(json.loads(raw))
        for record in heard.records:
            self.check_record(heard.seat, record)
        return len(heard.raw) + len(heard.records)

    # -- records of a match being played ----------------------------------------------------------

    def check_record(self, seat: int | None, seen: str) -> None:
        """A record is as the whole one, but for what must be hidden."""
        head, _, body = seen.partition("\n\n")
        if head != self.record.partition("\n\n")[0]:
            raise Leak("another header")
        lines, whole = body.splitlines(), self.record.partition("\n\n")[2].splitlines()
        over = len(lines) == len(whole)
        for line, true in zip(lines, whole, strict=False):
            if _sorted_hands(line) != _sorted_hands(true if over else self._hidden(true, seat)):
                raise Leak(f"the record told seat {seat}: {line}")

    def _hidden(self, line: str, seat: int | None) -> str:
        """The line as a seat may read it."""
        time, text = line.split(" ", 1)
        event = happenings(f"\n\n{line}")[1]
        if event.verb == "draw" and event.seat != seat:
            return f"{time} draw {event.seat} ?"
        if event.verb == "deal":
            return f"{time} {'; '.join(_hide_deal(part, seat) for part in text.split('; '))}"
        if event.verb in ("time-out", "invalid-end") and event.seat != seat:
            parts = [_hide(part) if part.startswith("drew:") else part for part in text.split("; ")]
            return f"{time} {'; '.join(part for part in parts if not part.startswith('draft'))}"
        return line


def _hide(part: str) -> str:
    name, _, value = part.partition(":")
    return f"{name}: {' '.join('?' for _ in value.split())}"


def _hide_deal(part: str, seat: int | None) -> str:
    name, _, value = part.partition(":")
    hidden = name.startswith("pool") or (name.startswith("hand") and name != f"hand {seat}")
    return _hide(part) if hidden and value.strip() else part


def _sorted_hands(line: str) -> list[list[str]]:
    """A line to be compared: in which order somebody got their tiles does not matter."""
    return [sorted(part.split()) if part.startswith("hand") else [part] for part in line.split("; ")]


class _Ears:
    """Looks at one message after the other, as one seat heard them."""

    def __init__(self, witness: Witness, heard: Heard) -> None:
        self.witness, self.heard, self.seat = witness, heard, heard.seat

    def fail(self, what: str, value: object) -> None:
        raise Leak(f"seat {self.seat} was told {what}: {json.dumps(value)[:300]}")

    def message(self, message: dict[str, Any]) -> None:
        """One message: each part where tiles are open is checked, and no other part may hold any."""
        kind = message.get("type")
        left = dict(message)
        for name in ("view", "draft"):
            part = left.pop(name, None)
            if name == "view" and part is not None:
                self.view(part)
            elif part is not None:
                self.draft(part)
        if kind == "events":
            first = left.pop("first")
            for place, event in enumerate(left.pop("events")):
                self.event(self.witness.events[first + place], first + place, event)
        if kind == "hint":
            left = self.hint(left)
        if "reasons" in left:
            known = self.witness.after[(message.get("view") or {}).get("sequence", 0)]
            own = known.racks[self.seat] if known.racks and self.seat is not None else Counter()
            seen = own + known.open + known.on_table()
            self.reasons(left.pop("reasons"), seen + self._sent(message.get("id")))
        self.nothing_else(left)
        if self.witness.secret in json.dumps(message) and not self._over(message):
            self.fail("the secret", message)

    def _over(self, message: dict[str, Any]) -> bool:
        view = message.get("view") or {}
        return bool(self.witness.after[view.get("sequence", 0)].secret)

    def _sent(self, name: str | None) -> Tiles:
        """The tiles that the seat itself had named in a message."""
        return Counter(map(bare, TILE.findall(self.heard.said.get(name or "", ""))))

    def nothing_else(self, value: Any) -> None:
        """No tile in any other place."""
        for tile in _tiles_in(value):
            self.fail(f"{tile} in a place of its own", value)

    # -- views ------------------------------------------------------------------------------------

    def view(self, view: dict[str, Any]) -> None:
        """The match as it was sent."""
        known, left = self.witness.after[view["sequence"]], dict(view)
        if left.pop("seat") != self.seat:
            self.fail("another seat's view", view)
        rack = left.pop("rack")
        if rack is not None and (self.seat is None or Counter(rack) != known.racks[self.seat]):
            self.fail("another rack", view)
        if left.pop("table") != known.table:
            self.fail("another table", view)
        drawn = left.pop("drawn")
        if drawn is not None and drawn != known.drawn.get(-1 if self.seat is None else self.seat):
            self.fail("a tile that was drawn", view)
        self.open(
            known, [left.pop("face_up"), *(taken.pop("tile") for taken in _copies(left.pop("to_take")))]
        )
        for player in left.pop("players"):
            self.open(known, player["discards"])
            self.nothing_else({**player, "discards": None})
        for number, result in enumerate(left.pop("results")):
            if number >= len(known.shown) or [*map(Counter, result["racks"])] != known.shown[number]:
                self.fail("racks that were not shown yet", view)
        for turn in left.pop("history"):
            self.turn(known, turn)
        final = left.pop("final")
        if final is not None and final["secret"] != known.secret:
            self.fail("the end", view)
        self.nothing_else(left)

    def turn(self, known: Knowledge, turn: dict[str, Any]) -> None:
        """A turn of the round: nothing but what lay open in it."""
        left = dict(turn)
        table, took = left.pop("table"), left.pop("took")
        said = (
            left.pop("seat"),
            left.pop("drew"),
            Counter(map(bare, left.pop("laid"))),
            Counter(map(bare, left.pop("regained"))),
            None if took is None else f"{took['origin']} {took['tile']}",
            left.pop("discarded"),
        )
        for move in turns(known.moves):
            if table in (None, move.table) and said == (
                move.seat,
                move.drew,
                move.laid,
                move.regained,
                move.took,
                move.discarded,
            ):
                break
        else:
            self.fail("a turn that nobody saw", turn)
        self.nothing_else(left)

    def open(self, known: Knowledge, row: list[str | None]) -> None:
        """Tiles that lie open."""
        for tile in row:
            if tile is not None and bare(tile) not in known.open:
                self.fail("a tile that never lay open", tile)

    def draft(self, shown: dict[str, Any]) -> None:
        """What somebody is laying: as they sent it, and only to whom it is shown."""
        if "draft" in shown and "seat" in shown:
            seat, draft, sent = shown["seat"], shown["draft"], self.witness.drafts.get(shown["seat"], [])
            if seat == self.seat and isinstance(draft["touched"], int):
                # The devices of the seat itself are told what the server calls the draft: a number.
                draft, sent = draft | {"touched": 0}, [one | {"touched": 0} for one in sent]
            if draft not in sent:
                self.fail("a draft that nobody sent", shown)
            if seat != self.seat and not self.witness.live_drafts:
                self.fail("a draft that is not shown", shown)
        else:
            self.fail("an odd draft", shown)

    # -- events -----------------------------------------------------------------------------------

    def event(self, true: Happening, number: int, event: dict[str, Any]) -> None:
        """An event: everything in it is as in the record, and what is hidden is null."""
        left, own = dict(event), true.seat == self.seat and self.seat is not None
        known = self.witness.after[number + 1]
        match left.pop("type"):
            case "dealt":
                rack = left.pop("rack")
                if rack is not None and (self.seat is None or Counter(rack) != known.racks[self.seat]):
                    self.fail("another rack", event)
                self.open(known, [left.pop("face_up")])
            case "drew":
                tile = left.pop("tile")
                if tile is not None and (not own or tile != true.rest):
                    self.fail("a tile that another drew", event)
            case "played" | "settled" as kind:
                self._laid(true, left, event, own=own, settled=kind == "settled")
            case "round_ended":
                if [*map(Counter, left.pop("racks"))] != known.shown[-1]:
                    self.fail("other racks", event)
            case "discarded" | "starter_drew":
                if left.pop("tile") != true.rest:
                    self.fail("another tile", event)
            case "match_ended":
                if left.pop("secret") != known.secret:
                    self.fail("another secret", event)
        self.nothing_else(left)

    def _laid(
        self, true: Happening, left: dict[str, Any], event: dict[str, Any], *, own: bool, settled: bool
    ) -> None:
        fields = true.fields
        for name in ("laid", "regained"):
            if Counter(map(bare, left.pop(name))) != tiles(fields.get(name, "")):
                self.fail(f"other tiles {name}", event)
        if left.pop("table") != [row.split() for row in fields["table"].split("|") if row.strip()]:
            self.fail("another table", event)
        took = left.pop("took")
        if took is not None and fields.get("took") != f"{took['origin']} {took['tile']}":
            self.fail("another tile taken", event)
        if not settled:
            named = [row.split() for row in fields.get("named", "").split("|") if row.strip()]
            if (left.pop("opening") or []) != named:
                self.fail("another opening", event)
            return
        draft, drawn = left.pop("draft"), left.pop("drawn")
        if draft is not None and not own:
            self.fail("another's draft", event)
        if drawn is not None and (not own or Counter(drawn) != tiles(fields.get("drew", ""))):
            self.fail("what another drew", event)
        discarded = left.pop("discarded")
        if discarded is not None and discarded != fields.get("discarded"):
            self.fail("another discard", event)

    # -- answers ----------------------------------------------------------------------------------

    def hint(self, hint: dict[str, Any]) -> dict[str, Any]:
        """Help: made of the table, the seat's own rack and what lies open."""
        left, known = dict(hint), self.witness.after[hint["seen"]]
        if self.seat is None:
            self.fail("a hint", hint)
        own = known.racks[self.seat or 0] + known.open
        if Counter(map(bare, left.pop("play") or [])) - own:
            self.fail("tiles that are not its own", hint)
        for name, allowed in (("opening", own), ("table", own + known.on_table())):
            if Counter(bare(tile) for row in left.pop(name) or [] for tile in row) - allowed:
                self.fail(f"tiles that it does not see, in {name}", hint)
        for step in left.pop("steps") or []:
            if Counter(map(bare, step["tiles"])) - own - known.on_table():
                self.fail("tiles that it does not see, in a step", hint)
        if left.get("reasons") is not None:
            known_kinds = own + known.on_table() + self._sent(hint["id"])
            self.reasons(left.pop("reasons"), known_kinds)
        return left

    def reasons(self, reasons: list[Any] | None, known: Tiles) -> None:
        """Refusals: they speak of tiles that the seat sees, or named itself."""
        for reason in reasons or []:
            for value in reason.get("args", {}).values():
                for word in WORDS.findall(str(value)):
                    if TILE.fullmatch(word) and bare(word) not in known:
                        self.fail(f"{word} in a refusal", reasons)


def _copies(rows: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    return (dict(row) for row in rows)


def _tiles_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for name, part in value.items():
            if name not in OURS:
                yield from _tiles_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from _tiles_in(part)
    elif isinstance(value, str) and TILE.fullmatch(value):
        yield value
