"""A rule book as one self-contained page, with its examples drawn; printed, it is an A5 booklet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib.resources import files

from tilerummy.locales.catalogue import Catalogue, catalogue
from tilerummy.rulebook import folding
from tilerummy.rulebook.book import Book, BookAnswer, BookChange, Entry, Row
from tilerummy.rulebook.figure import figure, set_drawn
from tilerummy.rulebook.sentence import labelled, signed
from tilerummy.rulebook.text import MARKS
from tilerummy.rules.tile import Colour


@cache
def _style(name: str) -> str:
    return (files(__package__) / name).read_text("utf-8")


def html(book: Book, other: tuple[str, Sequence[BookChange]] | None = None, *, to_fold: bool = False) -> str:
    """The page; `other` is the name of another rule set and what differs from it.

    Printed, it has A5 pages; `to_fold` lays them two on a sheet, so that the stack folds into a booklet.
    """
    words = catalogue(book.language)
    name = words.text(f"preset-{book.preset}")
    colours = tuple(map(Colour, book.colours))
    parts = [_cover(book, name, colours, words), _short(book, colours, words, "first")]
    if other is not None:
        parts.append(_changes(name, *other, words))
    for section in book.sections:
        parts.append(f"<section><h2>{section.number} {escape(section.title)}</h2>")
        parts.extend(_entry(entry, colours, words) for entry in section.entries)
        parts.append("</section>")
    if book.questions:
        parts.append(f"<section><h2>{escape(book.questions_title)}</h2>")
        parts.extend(_answer(answer, colours, words) for answer in book.questions)
        parts.append("</section>")
    parts.append(_notes(book))
    parts.append(_short(book, colours, words, "last"))
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(book.title)}</title>"
    )
    named = escape(name.replace("\\", "").replace('"', ""), quote=False)
    style = f':root {{ --name: "{named}"; }}\n{_style("booklet.css")}{_layout(to_fold=to_fold)}'
    main = f'<main data-name="{escape(name, quote=True)}">{"".join(parts)}</main>'
    if to_fold:
        how = escape(words.text("book-fold"))
        main = f'<p class="how">{how}</p>{main}<script>{folding.SCRIPT}</script>'
    return (
        f'<!doctype html>\n<html lang="{book.language}"><head>{head}<style>{style}</style></head>'
        f"<body>{main}</body></html>\n"
    )


def _layout(*, to_fold: bool) -> str:
    """Pages of a printer, or pages that are laid out when the book is opened."""
    printed = _style("booklet_print.css")
    if to_fold:
        return printed.replace(": page;", ": column;") + folding.STYLE
    return f"@media print {{\n{_style('booklet_pages.css')}{printed}}}"


def _cover(book: Book, name: str, colours: Sequence[Colour], words: Catalogue) -> str:
    players = next(entry.text for entry in book.sections[0].entries if entry.number == "1.5")
    shown = [
        row.picture["set"] for row in book.short if row.name in ("run", "joker") and "set" in row.picture
    ]
    sets = "".join(set_drawn(_texts(tiles), colours, words) for tiles in shown[-1:])
    return (
        f'<header class="cover"><h1>{escape(name)}</h1><p class="about">{escape(book.about)}</p>'
        f'<div class="sets">{sets}</div><p>{escape(players)}</p><p class="goal">{escape(book.goal)}</p>'
        "</header>"
    )


def _short(book: Book, colours: Sequence[Colour], words: Catalogue, where: str) -> str:
    rows = "".join(_row(row, colours, words) for row in book.short)
    title = escape(book.short_title)
    return f'<section class="{where}"><h2>{title}</h2><div class="short">{rows}</div></section>'


def _row(row: Row, colours: Sequence[Colour], words: Catalogue) -> str:
    drawn = ""
    if "hand" in row.picture:
        drawn = f"<b>{row.picture['hand']}</b>"
    elif "set" in row.picture:
        drawn = set_drawn(_texts(row.picture["set"]), colours, words, _texts(row.picture["new"]))
    elif "scores" in row.picture:
        scores = row.picture["scores"]
        assert isinstance(scores, list)
        first, *rest = (signed(score) for score in scores)
        drawn = f"<b>{first}</b>" + "".join(f"<small>{score}</small>" for score in rest)
    text = f"<h3>{escape(row.title)}</h3><p>{escape(row.text)}</p>"
    return f'<div class="picture">{drawn}</div><div>{text}</div>'


def _changes(own: str, name: str, changes: Sequence[BookChange], words: Catalogue) -> str:
    title = f"<h2>{escape(words.text('book-differences', name=name))}</h2>"
    if not changes:
        return f"{title}<p>{escape(words.text('book-same'))}</p>"
    main = [one for one in changes if one.says]
    told = "".join(
        f'<dl class="main"><dt><b>{escape(one.label)}</b></dt>'
        f"<dd>{escape(labelled(words, own, one.says))}</dd>"
        f"<dd>{escape(labelled(words, name, one.others_say))}</dd></dl>"
        for one in main
    )
    if told:
        told = f"<h3>{escape(words.text('book-different-most'))}</h3>{told}"
    return f"<section>{title}{told}{_rest(own, name, changes[len(main) :], words)}</section>"


def _rest(own: str, name: str, changes: Sequence[BookChange], words: Catalogue) -> str:
    if not changes:
        return ""
    heads = "".join(f'<th scope="col">{escape(text)}</th>' for text in (own, name))
    rows = "".join(
        f'<tr><th scope="row">{escape(one.label)}</th><td>{escape(one.here)}</td>'
        f"<td>{escape(one.there)}</td></tr>"
        for one in changes
    )
    title = escape(words.text("book-different-rest"))
    return f"<h3>{title}</h3><table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _entry(entry: Entry, colours: Sequence[Colour], words: Catalogue) -> str:
    step = f'<span class="step">{entry.step}</span>' if entry.step else ""
    shown = _figures(figure(example, colours, words) for example in entry.examples)
    text = f'<span class="place">{entry.place}</span><p>{step}{escape(entry.text)}{_source(entry)}</p>{shown}'
    return f'<div class="clause" id="c{entry.number}">{text}</div>'


def _source(entry: Entry) -> str:
    """The sheet in small print; a letter points at a footnote."""
    mark = f"<sup>{MARKS[entry.note]}</sup>" if entry.note else ""
    return f' <small class="source">[{entry.source}]{mark}</small>' if entry.source else ""


def _notes(book: Book) -> str:
    used = {entry.note for section in book.sections for entry in section.entries}
    notes = "".join(
        f"<p><sup>{MARKS[name]}</sup> {escape(note)}</p>" for name, note in book.notes.items() if name in used
    )
    return f'<footer class="source"><p>{escape(book.sheets)}</p>{notes}</footer>'


def _answer(answer: BookAnswer, colours: Sequence[Colour], words: Catalogue) -> str:
    shown = _figures([figure(answer.example, colours, words)] if answer.example else [])
    text = f"<h3>{escape(answer.question)}</h3><p>{escape(answer.answer)}</p>{shown}"
    return f'<div class="clause"><span class="place">{answer.place}</span>{text}</div>'


def _figures(drawn: Iterable[str]) -> str:
    shown = "".join(drawn)
    return f'<div class="figures">{shown}</div>' if shown else ""


def _texts(found: object) -> list[str]:
    assert isinstance(found, list)
    return [str(text) for text in found]
