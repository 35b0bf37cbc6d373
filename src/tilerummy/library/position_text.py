"""A position as one line: as text for people, as a link, and as JSON. docs/notation.md has the grammar.

The three say the same. The text and the link have the same fields in the same order; a link holds letters,
digits and `-._~%` only, so that it survives mails, messengers and addresses.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar
from urllib.parse import quote, unquote

from tilerummy.library.arguments import expect
from tilerummy.rules.judging.json_question import (
    MOST_SEATS,
    Question,
    read_whole,
    rules_of,
    setting_of,
    shown,
)
from tilerummy.rules.judging.judge import not_in_game, set_faults, tiles_at_hand
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import Rules, load, parse_option
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.setting import Setting, setting_among
from tilerummy.rules.table import Rack, Table, read_rack, read_table
from tilerummy.rules.tile import Colour, Tile, read_palette, read_tile

# All that a position says, and when two positions are the same: by what they mean, not by how they lie.

NO_TILES = Rack()


@dataclass(frozen=True, slots=True, eq=False)
class PositionFacts:
    """A player's place in a round: the table, the own rack, and what else lies open."""

    setting: Setting
    before: Before
    turn: Seat | None = None
    """The seat that is to play, whose rack this is; None where nobody says."""
    discard: Tile | None = None
    """What the player before put away, while it can still be taken."""
    face_up: Tile | None = None
    """The open tile of the pool."""
    away: Rack = NO_TILES
    """The other tiles that were put away: nobody gets them any more."""

    def meaning(self) -> tuple[object, ...]:
        """Equal for positions that are the same: sets, tiles of a group and colours have no order."""
        shape, before = self.setting.shape, self.before
        # 1.2: which colours in which order changes no verdict, only which there are.
        game = (self.setting.rules, frozenset(shape.colours), self.setting.jokers)
        tiles = (tuple(in_order(self.setting, before.table)), before.rack, before.opened, before.any_opened)
        return (*game, *tiles, self.turn, self.discard, self.face_up, self.away)


def in_order(setting: Setting, table: Iterable[Meld]) -> Table:
    """The table as it is always written: each set in its one form, the sets by their tiles."""
    return Table(sorted(map(setting.form, table), key=lambda meld: [tile.order for tile in meld]))


def check_sets(setting: Setting, table: Table) -> None:
    """Refuse a table on which something lies that is no set."""
    for meld in table:
        if not meld:
            raise Unreadable("table: a set without tiles")
        if faults := setting.read(meld).faults:
            raise Unreadable("table: " + " ".join(map(str, set_faults(meld, faults))))


def check_beside(situation: PositionFacts, players: int | None) -> None:
    """Refuse a seat that nobody has, and tiles beside the table that cannot be there as well.

    Table and rack are for whoever asks about them: the referee has a word of its own for such tiles.
    """
    setting, before = situation.setting, situation.before
    seats = setting.rules.players[1] if players is None else players
    if situation.turn is not None and situation.turn >= seats:
        raise Unreadable(f"turn: there is no seat {situation.turn} with {seats} players, counted from 0")
    counts = tiles_at_hand(before)
    beside = (("discard", situation.discard), ("face_up", situation.face_up))
    for name, tile in (*beside, *(("away", tile) for tile in situation.away)):
        if tile is None:
            continue
        counts[tile] += 1
        most = setting.copies(tile)
        if not most:
            raise Unreadable(f"{name}: {not_in_game(setting, tile)}")
        if counts[tile] > most:
            raise Unreadable(f"{name}: there are only {most} of {tile}, and all of them are elsewhere")


def tiles_in_play(setting: Setting) -> tuple[int | None, tuple[Colour, ...]]:
    """What says which tiles are in the game: a number of players, a palette, or neither if usual."""
    rules, order = setting.rules, list(Colour)
    palette = tuple(sorted(setting.shape.colours, key=order.index))
    numbers = range(rules.players[0], rules.players[1] + 1)
    ways: list[tuple[int | None, tuple[Colour, ...]]] = [(None, ()), *((number, ()) for number in numbers)]
    ways += [(None, palette), *((number, palette) for number in numbers)]
    # The shortest way to say it first: nothing at all, then a number, then a palette.
    for players, colours in ways:
        found = setting_among(rules, players, colours)
        if set(found.shape.colours) == set(palette) and found.jokers == setting.jokers:
            return players, colours
    raise Unreadable(f"no number of players has {setting.jokers} jokers and the colours {' '.join(palette)}")


LONGEST = 4000
"""More than a position of the largest game needs, house rules and all."""
EXAMPLE = "sabra;opened;k9 b9 y9 | r3 r4 *;r5 r9 b1"
OPENED, OTHERS, NOBODY = "opened", "others", "nobody"
NAMES = ("players", "palette", "turn", "discard", "faceup", "away")
"""The fields that may follow the first four, in the order in which they are written."""
FIELDS = (
    *("rules", "options", "overrides", "table", "rack", "opened", "any_opened"),
    *("players", "palette", "turn", "discard", "face_up", "away"),
)
"""What a position in JSON may hold."""
PUZZLE = ("task", "level", "themes", "solution", "steps")
"""What a puzzle adds to its position, so that its line can be asked about too."""
ASKED = ("id", "position", *FIELDS, *PUZZLE)
"""What a question about a position may hold."""
Found = TypeVar("Found")
_LINKED = re.compile(r"j|x?[krbyogwn][0-9]{1,2}")


# -- writing --------------------------------------------------------------------------------------


def write_text(situation: PositionFacts) -> str:
    """The position as people read it: `sabra;opened;k9 b9 y9 | r3 r4 *;r5 r9 b1`."""
    rules = situation.setting.rules
    changes = (f"{name}={_bare(value)}" for name, value in rules.changes().items())
    table = str(in_order(situation.setting, situation.before.table))
    more = (f"{name} {value}" for name, value in _more(situation, str))
    rack = str(situation.before.rack)
    return ";".join([" ".join([rules.preset, *changes]), _state(situation.before), table, rack, *more])


def write_link(situation: PositionFacts) -> str:
    """The position for an address: `sabra.opened.k9b9y9-r3r4j.r5r9b1`."""
    rules = situation.setting.rules
    changes = (f"{name}~{quote(_bare(value), safe='')}" for name, value in rules.changes().items())
    table = "-".join(_linked(meld) for meld in in_order(situation.setting, situation.before.table))
    more = (f"{name}~{value}" for name, value in _more(situation, _linked))
    rack = _linked(situation.before.rack)
    parts = ["~".join([rules.preset, *changes]), _state(situation.before), table or "-", rack or "-"]
    return ".".join([*parts, *more])


def write_json(situation: PositionFacts) -> str:
    """The position as one JSON object, as `tilerummy solve` reads it."""
    before, (players, palette) = situation.before, tiles_in_play(situation.setting)
    table = in_order(situation.setting, before.table)
    some = None if before.any_opened == (before.opened or bool(table)) else before.any_opened
    fields: dict[str, object] = {
        "rules": situation.setting.rules.preset,
        "options": situation.setting.rules.changes() or None,
        "table": [[tile.text for tile in meld] for meld in table],
        "rack": [tile.text for tile in before.rack],
        "opened": before.opened,
        "any_opened": some,
        "players": players,
        "palette": [*palette] or None,
        "turn": situation.turn,
        "discard": None if situation.discard is None else situation.discard.text,
        "face_up": None if situation.face_up is None else situation.face_up.text,
        "away": [tile.text for tile in situation.away] or None,
    }
    return json.dumps({name: value for name, value in fields.items() if value is not None})


def _state(before: Before) -> str:
    if before.opened:
        return OPENED
    return OTHERS if before.any_opened else NOBODY


def _more(situation: PositionFacts, tiles: Callable[[Rack], str]) -> Iterator[tuple[str, str]]:
    """The fields behind the first four that have something to say."""
    # Only what the rules alone do not say: so the usual position stays short.
    players, palette = tiles_in_play(situation.setting)
    if players is not None:
        yield "players", str(players)
    if palette:
        yield "palette", "".join(palette)
    if situation.turn is not None:
        yield "turn", str(situation.turn)
    for name, tile in (("discard", situation.discard), ("faceup", situation.face_up)):
        if tile is not None:
            yield name, tiles(Rack([tile]))
    if situation.away:
        yield "away", tiles(situation.away)


def _bare(value: object) -> str:
    """A value of a parameter: a word as it is, anything else as JSON without spaces."""
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


def _linked(tiles: Iterable[Tile]) -> str:
    """Tiles in a link: `j` is a joker, `x` before a tile a joker that stands for it."""
    return "".join("j" if tile.text == "*" else tile.text.replace("*", "x") for tile in tiles)


# -- reading --------------------------------------------------------------------------------------


def read_text(text: str) -> PositionFacts:
    """Read a position in one line, as text or from a link."""
    if len(expect("position", text, str, f"a text such as {EXAMPLE!r}")) > LONGEST:
        raise Unreadable(f"a position has at most {LONGEST} characters")
    # No link holds a semicolon, and no text does without.
    form = _TEXT if ";" in text else _LINK
    parts = [part.strip() for part in (text if form is _TEXT else unquote(text)).split(form.ends)]
    if len(parts) < 4:
        shown = text[:40] + "..." * (len(text) > 40)
        raise Unreadable(f"{shown!r} is no position: expected RULES;OPENED;TABLE;RACK, such as {EXAMPLE!r}")
    more: dict[str, str] = {}
    for part in parts[4:]:
        name, _, value = part.partition(form.between)
        if name.lower() not in NAMES or name.lower() in more:
            raise Unreadable(
                f"{name[:24]!r} is no field here: after the rack come {', '.join(NAMES)}, each once"
            )
        more[name.lower()] = value.strip()
    return _situation(form, parts, more)


@dataclass(frozen=True, slots=True)
class _Form:
    """How a line is taken apart: the text with its spaces and bars, or the link."""

    ends: str
    """Stands between two fields."""
    between: str
    """Stands between the name of a field and its value."""
    table: Callable[[str], Table]
    rack: Callable[[str], Rack]

    def rules(self, text: str) -> Rules:
        """The preset with its changes."""
        preset, *words = text.split(self.between)
        if self.between != " ":
            # In a link name and value are two words, for it has no equals sign.
            words = ["=".join(words[place : place + 2]) for place in range(0, len(words), 2)]
        return load(preset.lower()).with_options(dict(parse_option(word) for word in words if word))


def _linked_rack(text: str) -> Rack:
    return Rack() if text == "-" else Rack(_linked_tiles(text))


def _linked_table(text: str) -> Table:
    return Table(Meld(_linked_tiles(meld)) for meld in text.split("-") if meld)


def _linked_tiles(text: str) -> list[Tile]:
    found = _LINKED.findall(text.lower())
    # `findall` skips what it cannot read, so the pieces must make up the whole.
    if not found or "".join(found) != text.lower():
        raise Unreadable(f"{text[:24]!r} is no row of tiles such as r3r4j, where j is a joker")
    return [read_tile("*" if word == "j" else word.replace("x", "*")) for word in found]


_TEXT = _Form(";", " ", read_table, read_rack)
_LINK = _Form(".", "~", _linked_table, _linked_rack)


def _situation(form: _Form, parts: list[str], more: Mapping[str, str]) -> PositionFacts:
    rules, state = form.rules(parts[0]), _read_state(parts[1])
    table, rack = _field("table", form.table, parts[2]), _field("rack", form.rack, parts[3])
    palette = _field("palette", read_palette, more["palette"]) if "palette" in more else ()
    players = _number("players", more.get("players"), 1)
    setting = setting_among(rules, players, palette)
    check_sets(setting, table)
    seat = _number("turn", more.get("turn"), 0)
    situation = PositionFacts(
        setting,
        Before(table, rack, state == OPENED, state != NOBODY),
        turn=None if seat is None else Seat(seat),
        discard=_tile("discard", form, more.get("discard")),
        face_up=_tile("faceup", form, more.get("faceup")),
        away=_field("away", form.rack, more["away"]) if "away" in more else NO_TILES,
    )
    check_beside(situation, players)
    return situation


def _field(name: str, read: Callable[[str], Found], text: str) -> Found:
    """What a field says; what cannot be read is said with its name."""
    try:
        return read(text)
    except Unreadable as error:
        raise Unreadable(f"{name}: {error}") from None


def _read_state(text: str) -> str:
    if text.lower() not in (OPENED, OTHERS, NOBODY):
        raise Unreadable(f"opened: expected {OPENED}, {OTHERS} or {NOBODY}, not {text[:24]!r}")
    return text.lower()


def _number(name: str, text: str | None, low: int) -> int | None:
    if text is None:
        return None
    # Four digits are no seat and no number of players: they are refused as the text they are.
    return read_whole(name, int(text) if text.isdecimal() and len(text) < 4 else text, low, MOST_SEATS)


def _tile(name: str, form: _Form, text: str | None) -> Tile | None:
    tiles = () if text is None else _field(name, form.rack, text)
    if text is not None and len(tiles) != 1:
        raise Unreadable(f"{name}: expected one tile, not {text[:24]!r}")
    return tiles[0] if tiles else None


def read_json(asked: object, base: Rules, changes: Mapping[str, object]) -> PositionFacts:
    """Read a position from JSON: an object with its fields, or with `position`, its text.

    `base` are the rules if it names none, and `changes` apply to whatever rules it has.
    """
    question = Question(asked)
    if question.has("position"):
        return _changed(_text_of(question), changes)
    rules = rules_of(question, base, changes)
    table, rack = question.table("table"), Rack(question.needed_tiles("rack"))
    opened, some = question.flag("opened") is not False, question.flag("any_opened")
    seat = question.whole("turn", 0, MOST_SEATS)
    situation = PositionFacts(
        setting_of(question, rules),
        Before(table, rack, opened, opened or (bool(table) if some is None else some)),
        turn=None if seat is None else Seat(seat),
        discard=question.tile("discard"),
        face_up=question.tile("face_up"),
        away=Rack(question.tiles("away") or ()),
    )
    check_beside(situation, question.whole("players", 1, MOST_SEATS))
    return situation


def _text_of(question: Question) -> PositionFacts:
    """The position that is given as text; nothing beside it may say otherwise."""
    for name in FIELDS:
        if question.has(name):
            raise Unreadable(f"{name}: the position says it already; give the one or the other")
    text = question.value("position")
    if not isinstance(text, str):
        raise Unreadable(f"position: expected a text such as {EXAMPLE!r}, not {shown(text)}")
    return read_text(text)


def _changed(situation: PositionFacts, changes: Mapping[str, object]) -> PositionFacts:
    """The same tiles under rules with some parameters changed."""
    if not changes:
        return situation
    setting, (players, palette) = situation.setting, tiles_in_play(situation.setting)
    return replace(situation, setting=setting_among(setting.rules.with_options(changes), players, palette))
