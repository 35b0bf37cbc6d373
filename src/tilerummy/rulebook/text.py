"""A rule book as plain text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import fill

from tilerummy.locales.catalogue import Catalogue, catalogue
from tilerummy.rulebook.book import Book, Change, Example

WIDTH = 96


def text(book: Book, other: tuple[str, Sequence[Change]] | None = None) -> str:
    """The book; `other` is the name of another rule set and what differs from it."""
    words = catalogue(book.language)
    lines = [book.title, _wrapped(book.about), _wrapped(book.goal)]
    if other is not None:
        lines += ["", *_changes(*other, words)]
    for section in book.sections:
        lines += ["", f"{section.number}. {section.title}"]
        for entry in section.entries:
            lines.append(_wrapped(entry.text, f"  {entry.number:5} "))
            for example in entry.examples:
                lines += _example(example, words)
    return "\n".join(lines)


def _wrapped(sentence: str, first: str = "") -> str:
    return fill(sentence, WIDTH, initial_indent=first, subsequent_indent=" " * len(first))


def _changes(name: str, changes: Sequence[Change], words: Catalogue) -> Iterator[str]:
    yield words.text("book-differences", name=name)
    for one in changes:
        yield _wrapped(f"{one.label}: {one.here} ({one.there})", f"  {one.clause:5} ")
    if not changes:
        yield f"  {words.text('book-same')}"


def _example(example: Example, words: Catalogue) -> Iterator[str]:
    edge = " " * 8
    if example.kind == "score":
        yield f"{edge}{example.caption}"
        for row in _list(example.tiles["rows"]):
            assert isinstance(row, dict)
            yield f"{edge}  {_tiles(row['rack']) or '-':16} {row['points']:3} {row['score']:+5}"
        return
    mark = "+" if example.legal else "-"
    if example.kind == "set":
        yield _wrapped(example.verdict, f"{edge}{mark} {_tiles(example.tiles['set'])}: ")
        return
    yield f"{edge}{mark} {example.caption}"
    parts = (("before", "book-before"), ("rack", "book-rack"), ("after", "book-after"))
    for part, key in parts:
        found = example.tiles[part]
        shown = _tiles(found) if part == "rack" else " | ".join(_tiles(meld) for meld in _list(found))
        yield f"{edge}    {words.text(key)}: {shown or '-'}"
    yield _wrapped(example.verdict, f"{edge}    ")


def _tiles(found: object) -> str:
    return " ".join(str(tile) for tile in _list(found))


def _list(found: object) -> list[object]:
    assert isinstance(found, list)
    return found
