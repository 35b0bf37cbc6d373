"""Questions in JSON: the fields of one object, each read as what it should be.

`tilerummy judge` and `tilerummy solve` are asked in this form. What cannot be read raises `Unreadable`
or `BadRules` with a message that names the field and what was expected.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from functools import lru_cache

from tilerummy.rules.judging.turn import Drawn, Origin
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.setting import Setting, setting_among
from tilerummy.rules.table import Table
from tilerummy.rules.tile import PALETTE, Colour, Tile, read_palette, read_tile

MOST_TILES = 400
"""More than any one field can need; a larger field is refused unread."""
MOST_SEATS = 100
MOST_POINTS = 1_000_000_000
LONGEST_TEXT = 100


REMARKS = (
    *(
        "expect",
        "note",
        "comment",
        "sheet",
        "edition",
        "src",
        "basis",
        "derived",
        "completed",
        "colour_assumed",
    ),
    *("printed_error", "presets", "opposite_presets", "when", "applies", "swap"),
)
"""Fields that nothing reads: what a case expects of its answer, where it comes from, what to say about it."""


def refuse_unknown(case: object, known: Collection[str], otherwise: str = "--lenient overlooks it") -> None:
    """Refuse a field that nothing reads and that is no remark: a slip of the pen would change the answer.

    `otherwise` is said where no known field is near.
    """
    if not isinstance(case, dict):
        return
    for name in case:
        if name not in known and name not in REMARKS:
            # "opend" would otherwise be overlooked, and the answer be that of another position.
            near = get_close_matches(name, known, 1, 0.6)
            hint = f"did you mean {near[0]}?" if near else otherwise
            raise Unreadable(f"{shown(name)}: there is no such field; {hint}")


def case_id(case: object) -> str | float | None:
    """The id by which the asker knows the case, if it has one: a text or a number."""
    found = case.get("id") if isinstance(case, dict) else None
    if isinstance(found, int | float):
        # It is said back with the answer: a number of a thousand digits names no case.
        return found if abs(found) <= 10**18 else None
    return found if isinstance(found, str) else None


def rules_of(fields: Question, rules: Rules, changes: Mapping[str, object]) -> Rules:
    """The rules that are asked about: those given, or the preset named, with all changes."""
    preset = fields.text("rules")
    chosen = rules if preset is None else load(preset)
    changes = {**changes, **fields.options("overrides"), **fields.options("options")}
    # As text it can be remembered: a file of positions has the same changes in every line.
    return _changed(chosen, json.dumps(changes, sort_keys=True)) if changes else chosen


@lru_cache(maxsize=256)
def _changed(rules: Rules, changes: str) -> Rules:
    return rules.with_options(json.loads(changes))


def setting_of(fields: Question, rules: Rules) -> Setting:
    """The colours and jokers in play: by the palette, else by the number of players."""
    return setting_among(rules, fields.whole("players", 1, MOST_SEATS), fields.palette("palette"))


class Question:
    """The fields of a JSON object, each read as what it should be; `null` counts as absent."""

    def __init__(self, case: object) -> None:
        if not isinstance(case, dict):
            raise Unreadable(f"expected a JSON object, not {shown(case)}")
        self._case = case

    def has(self, name: str) -> bool:
        """Whether the field is there."""
        return self._case.get(name) is not None

    def value(self, name: str) -> object:
        """The raw value of a field that must be there."""
        if not self.has(name):
            raise Unreadable(f"{name}: it is missing")
        return self._case[name]

    def flag(self, name: str) -> bool | None:
        """True, false or absent."""
        found = self._case.get(name)
        if found is None or isinstance(found, bool):
            return found
        raise Unreadable(f"{name}: expected true or false, not {shown(found)}")

    def needed_flag(self, name: str) -> bool:
        """A field that must be true or false."""
        self.value(name)
        return self.flag(name) is True

    def whole(self, name: str, low: int, high: int) -> int | None:
        """A whole number within bounds, or absent."""
        found = self._case.get(name)
        return None if found is None else read_whole(name, found, low, high)

    def text(self, name: str) -> str | None:
        """A word, or absent."""
        found = self._case.get(name)
        if found is None or (isinstance(found, str) and len(found) <= LONGEST_TEXT):
            return found
        raise Unreadable(f"{name}: expected a word, not {shown(found)}")

    def word(self, name: str, words: Collection[str]) -> str | None:
        """One of some words, or absent."""
        found = self.text(name)
        if found is None or found in words:
            return found
        raise Unreadable(f"{name}: expected one of {', '.join(words)}, not {shown(found)}")

    def needed_word(self, name: str, words: Collection[str]) -> str:
        """One of some words."""
        self.value(name)
        return self.word(name, words) or ""

    def options(self, name: str) -> dict[str, object]:
        """Changes of the rules by name; what the names and values mean is for the rules to say."""
        found = self._case.get(name)
        if found is None:
            return {}
        # Refused before it is repeated in a message: a megabyte of brackets makes no useful one.
        if not isinstance(found, dict) or not _is_modest(found, depth=3):
            raise Unreadable(f"{name}: expected an object of parameters, not {shown(found)}")
        return dict(found)

    def palette(self, name: str) -> tuple[Colour, ...]:
        """Four to six different colours, or none."""
        found = self._case.get(name)
        if found is None or found == []:
            return ()
        letters = [one if isinstance(one, str) else "" for one in found] if isinstance(found, list) else ()
        try:
            return read_palette(letters)
        except Unreadable:
            raise Unreadable(f"{name}: expected a list of {PALETTE}, not {shown(found)}") from None

    def tile(self, name: str) -> Tile | None:
        """One tile, or absent."""
        return _read_tile(name, self._case[name]) if self.has(name) else None

    def tiles(self, name: str) -> tuple[Tile, ...] | None:
        """A list of tiles, or absent."""
        return read_tiles(name, self._case[name]) if self.has(name) else None

    def needed_tiles(self, name: str) -> tuple[Tile, ...]:
        """A list of tiles."""
        return read_tiles(name, self.value(name))

    def melds(self, name: str) -> tuple[Meld, ...] | None:
        """A list of sets, each a list of tiles, or absent."""
        return tuple(self.table(name)) if self.has(name) else None

    def table(self, name: str) -> Table:
        """A list of sets, each a list of tiles."""
        found = self.value(name)
        if not isinstance(found, list) or not all(isinstance(meld, list) for meld in found):
            raise Unreadable(f"{name}: expected a list of lists of tiles, not {shown(found)}")
        # Sets count too: a hundred thousand empty ones would hold no tile at all.
        if len(found) + sum(map(len, found)) > MOST_TILES:
            raise Unreadable(f"{name}: expected at most {MOST_TILES} tiles")
        return Table(Meld(read_tiles(f"{name}[{i}]", meld)) for i, meld in enumerate(found))

    def drawn(self, name: str) -> tuple[Drawn, ...] | None:
        """Tiles with where they came from, or absent."""
        found = self._case.get(name)
        if found is None:
            return None
        if not isinstance(found, list) or len(found) > MOST_TILES:
            raise Unreadable(f'{name}: expected a list of {{"tile", "from"}}, not {shown(found)}')
        return tuple(_read_drawn(f"{name}[{place}]", one) for place, one in enumerate(found))

    def seats(self, name: str, found: object) -> dict[str, object]:
        """An object with a value for each player."""
        if not isinstance(found, dict) or not 1 <= len(found) <= MOST_SEATS:
            raise Unreadable(f"{name}: expected an object with 1 to {MOST_SEATS} players, not {shown(found)}")
        for player in found:
            if len(player) > LONGEST_TEXT:
                raise Unreadable(f"{name}: {shown(player)} is too long a name")
        return found

    def scores(self, name: str, found: object) -> dict[str, int]:
        """An object with points for each player."""
        points = self.seats(name, found)
        return {one: read_whole(f"{name}.{one}", points[one], -MOST_POINTS, MOST_POINTS) for one in points}


def read_tiles(name: str, found: object) -> tuple[Tile, ...]:
    """Read a list of tiles; `name` says where they stand."""
    if not isinstance(found, list):
        raise Unreadable(f"{name}: expected a list of tiles, not {shown(found)}")
    if len(found) > MOST_TILES:
        raise Unreadable(f"{name}: expected at most {MOST_TILES} tiles, not {len(found)}")
    return tuple(_read_tile(name, one) for one in found)


def _read_tile(name: str, found: object) -> Tile:
    if not isinstance(found, str):
        raise Unreadable(f"{name}: expected a tile such as r7, not {shown(found)}")
    try:
        return read_tile(found)
    except Unreadable as error:
        raise Unreadable(f"{name}: {error}") from None


def _read_drawn(name: str, found: object) -> Drawn:
    if not isinstance(found, dict) or "tile" not in found or "from" not in found:
        raise Unreadable(f"{name}: expected an object with tile and from, not {shown(found)}")
    origin = Question(found).needed_word("from", [origin.value for origin in Origin])
    return Drawn(_read_tile(f"{name}.tile", found["tile"]), Origin(origin))


def read_whole(name: str, found: object, low: int, high: int) -> int:
    """Read a whole number within bounds."""
    if isinstance(found, int) and not isinstance(found, bool) and low <= found <= high:
        return found
    raise Unreadable(f"{name}: expected a whole number from {low} to {high}, not {shown(found)}")


def shown(value: object) -> str:
    """A value of a JSON text, short enough to print in a message."""
    if isinstance(value, dict):
        return f"an object with {len(value)} fields"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > MOST_POINTS:
        return "a very large number"
    # Cut before it is written, and written as JSON: nothing in it can command a terminal.
    text = json.dumps(value[:24] if isinstance(value, str) else value)
    return f'{text[:-1]}..."' if isinstance(value, str) and len(value) > 24 else text


def _is_modest(value: object, depth: int) -> bool:
    """Whether a value is small enough to be repeated in a message of the rules."""
    if isinstance(value, dict):
        return depth > 0 and len(value) <= 100 and all(_is_modest([k, v], depth) for k, v in value.items())
    if isinstance(value, list):
        return depth > 0 and len(value) <= 100 and all(_is_modest(one, depth - 1) for one in value)
    if isinstance(value, str):
        return len(value) <= LONGEST_TEXT
    return not isinstance(value, int) or abs(value) <= MOST_POINTS
