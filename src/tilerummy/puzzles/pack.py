"""Packs: many puzzles in little room, shipped with the package.

A pack is a text. Its first line names the rules and the colours; every other line is a puzzle:

    TASK LEVEL THEMES STEPS RACK TABLE SOLUTION

A tile is one letter, sets are separated by a comma, an empty table is a dash. The task is its first
letter and, for *lay at least*, a number; it is written in capitals where the player has not opened.
Themes are letters by their place in the list, or a dash.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from string import ascii_letters, ascii_lowercase, digits

from tilerummy.puzzles.puzzle import KnownPuzzle, Task, TaskKind, Theme
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import DEFAULT_PRESET
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import JOKER, Colour, Tile, read_palette

FOLDER = "packs"
# Six colours and the joker need 79. Without the comma, the dash and the space, which part things in a line.
_LETTERS = ascii_letters + digits + "!$%&()+./:;<=>?@[]^_{|}~"
_KINDS = {kind.value[0] if kind is not TaskKind.LAY_AT_LEAST else "n": kind for kind in TaskKind}
_NAMES = {kind: letter for letter, kind in _KINDS.items()}
_THEMES = dict(zip(ascii_lowercase, Theme, strict=False))
_THEME_LETTERS = {theme: letter for letter, theme in _THEMES.items()}


def write_pack(puzzles: Iterable[KnownPuzzle]) -> str:
    """A pack of puzzles that share rules, options and colours."""
    every = list(puzzles)
    heads = {(one.rules, json.dumps(dict(one.options), sort_keys=True), one.palette) for one in every}
    if len(heads) != 1:
        raise ValueError("the puzzles of a pack have the same rules, options and colours")
    ((rules, options, palette),) = heads
    letters = _tile_letters(palette)
    lines = [" ".join((rules, "".join(palette), options)), *(_line(one, letters) for one in every)]
    return "".join(f"{line}\n" for line in lines)


def read_pack(text: str) -> Iterator[KnownPuzzle]:
    """The puzzles of a pack."""
    head, *lines = text.splitlines()
    rules, palette, options = head.split(" ", 2)
    colours = read_palette(palette)
    tiles = {letter: tile for tile, letter in _tile_letters(colours).items()}
    for number, line in enumerate(lines, 2):
        try:
            task, level, themes, steps, rack, table, solution = line.split(" ")
            yield KnownPuzzle(
                rules=rules,
                options=json.loads(options),
                palette=colours,
                table=_table(table, tiles),
                rack=Rack(tiles[letter] for letter in rack),
                opened=task[0].islower(),
                task=Task(_KINDS[task[0].lower()], int(task[1:] or 0)),
                level=int(level),
                themes=() if themes == "-" else tuple(_THEMES[letter] for letter in themes),
                solution=_table(solution, tiles),
                steps=int(steps),
            )
        except (KeyError, ValueError) as error:
            raise Unreadable(f"line {number} of the pack is no puzzle: {error}") from None


def _tile_letters(palette: tuple[Colour, ...]) -> dict[Tile, str]:
    tiles = [Tile.of(colour, number) for colour in palette for number in range(1, 14)]
    return dict(zip((JOKER, *tiles), _LETTERS, strict=False))


def _line(puzzle: KnownPuzzle, letters: dict[Tile, str]) -> str:
    task = _NAMES[puzzle.task.kind]
    number = str(puzzle.task.tiles or "")
    themes = "".join(_THEME_LETTERS[theme] for theme in puzzle.themes)
    said = (
        (task if puzzle.opened else task.upper()) + number,
        str(puzzle.level),
        themes or "-",
        str(puzzle.steps),
        "".join(letters[tile] for tile in puzzle.rack),
        _sets(puzzle.table, letters),
        _sets(puzzle.solution, letters),
    )
    return " ".join(said)


def _sets(table: Table, letters: dict[Tile, str]) -> str:
    return ",".join("".join(letters[tile.plain] for tile in meld) for meld in table) or "-"


def _table(text: str, tiles: dict[str, Tile]) -> Table:
    if text == "-":
        return Table()
    return Table(Meld(tiles[letter] for letter in meld) for meld in text.split(","))


# -- the shipped ones --------------------------------------------------------------------------------


def pack_names() -> tuple[str, ...]:
    """The shipped packs: each has the name of its rules."""
    folder = files(__package__) / FOLDER
    names = (entry.name for entry in folder.iterdir()) if folder.is_dir() else ()
    return tuple(sorted(name.removesuffix(".txt") for name in names if name.endswith(".txt")))


@cache
def shipped(name: str) -> tuple[KnownPuzzle, ...]:
    """The puzzles of a shipped pack, in their lasting order: new ones come after the old ones."""
    if name not in pack_names():
        raise Unreadable(f"there is no pack {name!r}; there are {', '.join(pack_names())}")
    return tuple(read_pack((files(__package__) / FOLDER / f"{name}.txt").read_text("ascii")))


def all_shipped() -> Iterator[KnownPuzzle]:
    """Every shipped puzzle, pack by pack."""
    for name in pack_names():
        yield from shipped(name)


@cache
def shipped_levels() -> Mapping[str, int]:
    """The level of every shipped puzzle by its id; the puzzles themselves are not kept in memory."""
    folder = files(__package__) / FOLDER
    texts = ((folder / f"{name}.txt").read_text("ascii") for name in pack_names())
    return {puzzle.id: puzzle.level for text in texts for puzzle in read_pack(text)}


def shipped_puzzle(wanted: str) -> KnownPuzzle:
    """The shipped puzzle with this id."""
    for puzzle in all_shipped():
        if puzzle.id == wanted:
            return puzzle
    raise Unreadable(f"there is no puzzle {wanted[:40]!r}")


# The puzzle of a day follows from the date, so that everybody has the same one, without a server. `daily.txt`
# lists them: each line is a week from Monday on, each number the place of a puzzle in the common pack, from
# 0. The first is that of the first day; after the last the list begins again.

FIRST_DAY = date(2026, 1, 5)
"""A Monday."""
LIST = "daily.txt"


@cache
def daily_places() -> tuple[int, ...]:
    """The places of the daily puzzles in the common pack, day by day from the first one."""
    text = (files(__package__) / LIST).read_text("ascii")
    return tuple(map(int, text.split()))


def daily_puzzle(day: date) -> KnownPuzzle:
    """The puzzle of a day."""
    places = daily_places()
    return shipped(DEFAULT_PRESET)[places[(day - FIRST_DAY).days % len(places)]]
