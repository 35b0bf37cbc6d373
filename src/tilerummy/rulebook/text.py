"""A rule book as plain text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import fill

from tilerummy.locales.catalogue import Catalogue, catalogue
from tilerummy.rulebook.book import Book, BookAnswer, BookChange, Entry, Example, Row
from tilerummy.rulebook.sentence import labelled, signed

WIDTH = 96
EDGE = " " * 8


def text(book: Book, other: tuple[str, Sequence[BookChange]] | None = None) -> str:
    """The book; `other` is the name of another rule set and what differs from it."""
    words = catalogue(book.language)
    lines = [book.title, _wrapped(book.about), "", _wrapped(book.goal)]
    lines += ["", book.short_title, *(_short(row, words) for row in book.short)]
    lines += ["", _wrapped(_notation(book, words))]
    if other is not None:
        own = words.text(f"preset-{book.preset}")
        lines += ["", *_changes(own, *other, words)]
    for section in book.sections:
        lines += ["", f"{section.number}. {section.title}"]
        for entry in section.entries:
            lines.append(_wrapped(_cited(entry), f"  {entry.place:5} "))
            for example in entry.examples:
                lines += _example(example, words)
    if book.questions:
        lines += ["", book.questions_title]
        for answer in book.questions:
            lines += _answer(answer, words)
    lines += ["", _wrapped(book.sheets), *_notes(book)]
    return "\n".join(lines)


MARKS = {"silent": "a", "partly": "b", "optional": "c", "differs": "d", "reversed": "e"}


def _cited(entry: Entry) -> str:
    """The clause with the sheet it comes from; a letter points at a footnote."""
    if not entry.source:
        return _stepped(entry)
    mark = f", {MARKS[entry.note]}" if entry.note else ""
    kept_together = f"{entry.source}{mark}".replace(" ", "\N{NO-BREAK SPACE}")
    return f"{_stepped(entry)} [{kept_together}]"


def _notes(book: Book) -> Iterator[str]:
    used = {entry.note for section in book.sections for entry in section.entries}
    yield from (_wrapped(f"[{MARKS[name]}] {note}") for name, note in book.notes.items() if name in used)


def _notation(book: Book, words: Catalogue) -> str:
    """How the tiles below are written; paper and page have pictures instead."""
    # No "and" before the last: in Spanish it is a letter of the list itself, y.
    named = ", ".join(f"{letter} = {words.text(f'colour-{letter}')}" for letter in _letters(book))
    return words.text("tiles-how-text", tile=f"{book.colours[0]}7", list=named)


def _letters(book: Book) -> Iterator[str]:
    """The letters of all colours in the box, also of those that only many players use."""
    shown = (one for entry in book.sections[0].entries for one in entry.examples if one.kind == "box")
    for row in (row for box in shown for row in _list(box.tiles["box"])):
        letter = _tiles(row)[0]
        if letter != "*":
            yield letter


def _short(row: Row, words: Catalogue) -> str:
    return _wrapped(labelled(words, row.title, row.text), "  ")


def _stepped(entry: Entry) -> str:
    return f"({entry.step}) {entry.text}" if entry.step else entry.text


def _wrapped(sentence: str, first: str = "") -> str:
    return fill(sentence, WIDTH, initial_indent=first, subsequent_indent=" " * len(first))


def _changes(own: str, name: str, changes: Sequence[BookChange], words: Catalogue) -> Iterator[str]:
    yield words.text("book-differences", name=name)
    main = [one for one in changes if one.says]
    if main:
        yield f"  {words.text('book-different-most')}"
    for one in main:
        yield _wrapped(labelled(words, own, one.says), f"  {one.place:5} ")
        yield _wrapped(labelled(words, name, one.others_say), EDGE)
    if main and len(main) < len(changes):
        yield f"  {words.text('book-different-rest')}"
    for one in changes[len(main) :]:
        yield _wrapped(labelled(words, one.label, f"{one.here} ({one.there})"), f"  {one.place:5} ")
    if not changes:
        yield f"  {words.text('book-same')}"


def _answer(answer: BookAnswer, words: Catalogue) -> Iterator[str]:
    yield _wrapped(answer.question, f"  {answer.place:5} ")
    yield _wrapped(answer.answer, EDGE)
    if answer.example:
        yield from _example(answer.example, words)


def _example(example: Example, words: Catalogue) -> Iterator[str]:
    if example.kind == "box":
        yield from (f"{EDGE}{_tiles(row)}" for row in _list(example.tiles["box"]))
        return
    if example.kind == "score":
        yield from _score(example)
        return
    mark = "+" if example.legal else "-"
    if example.kind == "set":
        before = labelled(words, f"{mark} {_tiles(example.tiles['set'])}", "")
        yield _wrapped(example.verdict, f"{EDGE}{before}")
        return
    yield f"{EDGE}{mark} {example.caption}".rstrip()
    parts = ("rack",) if example.kind == "rack" else ("before", "rack", "draft", "after")
    for part in (part for part in parts if part in example.tiles):
        found = example.tiles[part]
        shown = _tiles(found) if part == "rack" else " | ".join(_tiles(meld) for meld in _list(found))
        yield f"{EDGE}    {labelled(words, words.text(label_of(part, example.kind)), shown or '-')}"
    yield _wrapped(example.verdict, f"{EDGE}    ")


def label_of(part: str, kind: str) -> str:
    """What stands before a part of an example: time ran out, or somebody ended a turn with a mistake."""
    return "replay-draft" if (part, kind) == ("draft", "time") else f"book-{part}"


def _score(example: Example) -> Iterator[str]:
    yield f"{EDGE}{example.caption}"
    for row in _list(example.tiles["scores"]):
        assert isinstance(row, dict)
        score = signed(int(row["score"]))
        yield f"{EDGE}  {row['name']:6} {_tiles(row['rack']) or '-':12} {row['sum']:24} {score:>5}"
    if example.verdict:
        yield _wrapped(example.verdict, f"{EDGE}  ")


def _tiles(found: object) -> str:
    return " ".join(str(tile) for tile in _list(found))


def _list(found: object) -> list[object]:
    assert isinstance(found, list)
    return found
