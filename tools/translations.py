"""Which translations are older than their English: `python -m tools.translations`.

Each language keeps, in `tests/data/translations`, a short hash of the English text that every message was
made from. `--done KEY ...` marks messages as looked at again, `--new` those without a mark.

`--samples lv` prints every message of a language with its gaps filled instead. Grammar goes wrong where
something is put in: 1, 2, 5 and 21 tiles, one name and two, a woman's and a man's, the longest, a tile and a
joker. One gap at a time takes all its values, the others their first.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from tilerummy.locales.catalogue import Catalogue, catalogue
from tilerummy.locales.language import LANGUAGES
from tilerummy.rulebook.sentence import list_said

ROOT = Path(__file__).parents[1]
MARKS = ROOT / "tests" / "data" / "translations"
OTHERS = tuple(language.code for language in LANGUAGES if language.code != "en")


@cache
def english() -> dict[str, str]:
    """A short hash of every English text; a message and its attributes are one, as they are translated."""
    found: dict[str, str] = {}
    for entry in messages_of("en"):
        alone = ast.Message(entry.id, entry.value, entry.attributes)
        said = " ".join(FluentSerializer().serialize_entry(alone).split())
        found[entry.id.name] = hashlib.sha256(said.encode()).hexdigest()[:8]
    return found


def marks(language: str) -> dict[str, str]:
    """What the messages of a language were made from."""
    file = MARKS / f"{language}.txt"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return dict(line.split(" ", 1) for line in lines)


def stale(language: str) -> list[str]:
    """The messages whose English has changed since they were translated."""
    now = english()
    return [key for key, made_from in marks(language).items() if key in now and now[key] != made_from]


def mark(language: str, keys: set[str], *, new: bool = False) -> None:
    """Write down that these messages say what the English says today; marks without a message go."""
    now, kept = english(), marks(language)
    fresh = {key for key in now if key in keys or (new and key not in kept)}
    lines = [
        f"{key} {now[key] if key in fresh else kept[key]}" for key in sorted(now) if key in fresh | {*kept}
    ]
    (MARKS / f"{language}.txt").write_text("\n".join([*lines, ""]), "utf-8")


# -- the catalogues as they are written, entry by entry ---------------------------------------------


LOCALES = Path(__file__).parents[1] / "src" / "tilerummy" / "locales"


@cache
def entries(language: str, name: str) -> tuple[ast.EntryType, ...]:
    """What one file of a language holds: messages, comments, and what is neither."""
    text = (LOCALES / language / name).read_text("utf-8")
    return tuple(FluentParser(with_spans=False).parse(text).body)


def messages_of(language: str) -> tuple[ast.Message, ...]:
    """Every message of a language, file by file."""
    names = sorted(file.name for file in (LOCALES / language).glob("*.ftl"))
    return tuple(
        entry for name in names for entry in entries(language, name) if isinstance(entry, ast.Message)
    )


# -- every message with its gaps filled, to be read -------------------------------------------------


Value = str | int
COUNTS: tuple[Value, ...] = (1, 2, 5, 21)
NAMES: tuple[Value, ...] = ("Anna", "Jonas", "Maximiliane von Hohenfels")
"""A woman, a man, and a name as long as the page allows."""
PLAIN: dict[str, tuple[Value, ...]] = {
    "count": COUNTS,
    "name": NAMES,
    "number": (7, 1),
    "other": (9,),
    "me": ("true", "other"),
    "joker": ("true", "other"),
    "minimum": (30,),
    "value": (12, 1),
    "line": (17,),
    "text": ("abc",),
    "high": (4, 6),
    "low": (2,),
    "most": (4, 5),
    "last": (9,),
    "first": (4,),
    "days": (1, 2, 21, 30),
    "done": (3,),
    "example": ("r7",),
    "file": ("match.txt",),
    "step": (2,),
    "box": ("Sabra",),
    "seats": (4,),
    "second": (2,),
    "percent": (40,),
    "mine": (3,),
    "best": (5,),
    "label": ("A",),
    "level": (3,),
    "part": (3,),
    "whole": (8,),
    "rules": ("Sabra",),
    "range": ("2\N{EN DASH}4", "5"),
    "seconds": (1, 2, 5, 21),
    "address": ("http://127.0.0.1:8000",),
    "sets": COUNTS,
    "help": ("help",),
    "day": ("17 November",),
    "minutes": (20,),
    "how": ("Out in 7 turns",),
    "told": (1, 3),
    "left": (4,),
    "turns": (9,),
    "score": ("14 : 11 : 9",),
    "when": ("17 November",),
    "moment": ("before", "with"),
    "why": ("never", "laid"),
    "by": ("Jonas", "Anna"),
    "fewest": (2, 3),
    "place": (1, 2),
    "points": (25, 30),
    "round": (2, 3),
    "sum": (7, -7),
    "table": (3, 11),
    "tables": ("1, 4, 5", "2"),
    "what": ("1\N{EN DASH}12",),
    "word": ("PLUM",),
    "time": ("4:30",),
}


class _Gaps(Visitor):
    def __init__(self) -> None:
        self.names: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 # named by the library
        self.names[node.id.name] = None


@cache
def messages(language: str) -> dict[str, tuple[str, ...]]:
    """Every key of a language, attributes too, with the names of its gaps."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in messages_of(language):
        parts = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
        found |= {key: _gaps(pattern) for key, pattern in parts if pattern}
    return found


def _gaps(pattern: ast.Pattern) -> tuple[str, ...]:
    visitor = _Gaps()
    visitor.visit(pattern)
    return tuple(visitor.names)


def samples(language: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each key with what it says, for every value of every gap; what is said twice stands once."""
    words = catalogue(language)
    for key, gaps in messages(language).items():
        values = {gap: _values(key, gap, words) for gap in gaps}
        first = {gap: found[0] for gap, found in values.items()}
        told = [words.text(key, **_agreeing(first))]
        told += [
            words.text(key, **_agreeing({**first, gap: one}))
            for gap, found in values.items()
            for one in found[1:]
        ]
        yield key, tuple(dict.fromkeys(told))


def _agreeing(filled: dict[str, Value]) -> dict[str, Value]:
    """Two names are two winners."""
    if "names" in filled and "count" in filled:
        return {**filled, "count": 1 if filled["names"] == "Anna" else 2}
    return filled


def _values(key: str, gap: str, words: Catalogue) -> tuple[Value, ...]:
    """What stands in a gap, in the reader's words."""
    red, blue = words.text("tile-r", number=7), words.text("tile-b", number=11)
    if gap in ("tile", "tiles") and (key.startswith("terminal-") or key == "told-not-held"):
        return "r7", "r7 b11", "*"  # the terminal speaks notation
    if gap == "tile":
        return red, words.text("joker")
    if gap in ("tiles", "moved"):
        counted = tuple(words.text("tiles-count", count=count) for count in (1, 2, 5, 14, 21))
        listed = (red, list_said([red, blue], words), words.text("joker"))
        return COUNTS if key == "best-move-how" else counted if key.startswith("book-") else listed
    if gap == "names":
        return "Anna", list_said(["Anna", "Jonas"], words)
    return {
        "set": (f"{red}, {blue}, {words.text('joker')}",),
        "span": (words.text("set-span", first=words.text("tile-r", number=4), last=red),),
        "list": (list_said([words.text("colour-r"), words.text("colour-b")], words),),
        "time": ("1:23",) if key.startswith("puzzle-") else _minutes(words),
        "colour": (words.text("colour-r"),),
        "colours": (
            (words.text("colour-r"),) if key == "told-group" else (words.text("colours-count", count=4),)
        ),
        "players": (words.text("players-count", count=2),),
        "what": (words.text("jokers-count", count=2),),
        "jokers": tuple(words.text("jokers-count", count=count) for count in (2, 4, 1)),
    }.get(gap) or PLAIN[gap]


def _minutes(words: Catalogue) -> tuple[Value, ...]:
    return words.text("minutes-count", count=2), words.text("minutes-count", count=1)


def page(language: str) -> str:
    """All of it as a page of the docs."""
    name = next(one.autonym for one in LANGUAGES if one.code == language)
    lines = [f"{key}: {' / '.join(' '.join(one.split()) for one in told)}" for key, told in samples(language)]
    return "\n".join([f"# {name}", "", "```text", *lines, "```", ""])


def index() -> str:
    """The list of the pages."""
    lines = [f"- [{one.autonym}]({one.code}.md)" for one in LANGUAGES]
    intro = "What the game says, message by message, with 1, 2, 5 and 21 tiles, with names and with jokers."
    return "\n".join(["# Every message", "", intro, "", *lines, ""])


def main() -> None:
    """List what is stale, or mark what was looked at, or print a language."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--done", nargs="+", default=[], metavar="KEY", help="looked at again: these")
    parser.add_argument("--new", action="store_true", help="mark the messages that have no mark yet")
    parser.add_argument("--language", choices=OTHERS, help="in this language only")
    parser.add_argument("--samples", choices=[one.code for one in LANGUAGES], help="print all that it says")
    asked = parser.parse_args()
    if asked.samples:
        print(page(asked.samples), end="")
        return
    if unknown := {*asked.done} - {*english()}:
        parser.error(f"no such message: {', '.join(sorted(unknown))}")
    for language in (asked.language,) if asked.language else OTHERS:
        if asked.done or asked.new:
            mark(language, {*asked.done}, new=asked.new)
        for key in stale(language):
            print(language, key)


if __name__ == "__main__":
    main()
