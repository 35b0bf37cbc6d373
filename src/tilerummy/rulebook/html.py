"""A rule book as one self-contained page, with its examples drawn; printed, it is an A5 booklet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib.resources import files

from tilerummy.locales.catalogue import Catalogue, catalogue
from tilerummy.pictures.tiles import PITCH, meld_picture
from tilerummy.rulebook.book import Book, BookAnswer, BookChange, Entry, Example, Row
from tilerummy.rulebook.sentence import labelled, signed, tile_said
from tilerummy.rulebook.text import MARKS, label_of
from tilerummy.rules.meld import Meld
from tilerummy.rules.tile import Colour, read_tile

# The drawn examples: vector tiles, the new ones with a notch, all of them in words too.


def figure(example: Example, colours: Sequence[Colour], words: Catalogue) -> str:
    """An example with its caption and its verdict."""
    if example.kind == "box":
        rows = "".join(set_drawn(row, colours, words) for row in _drawn_sets(example.tiles["box"]))
        return f'<figure class="box">{rows}</figure>'
    caption = f"<figcaption>{escape(example.caption)}</figcaption>" if example.caption else ""
    if example.kind == "score":
        note = f'<p class="note">{escape(example.verdict)}</p>' if example.verdict else ""
        return f"<figure>{caption}{_drawn_scores(example, colours, words)}{note}</figure>"
    verdict = f'<p class="verdict">{escape(example.verdict)}</p>'
    kind = f"{example.kind} {'yes' if example.legal else 'no'}"
    return f'<figure class="{kind}">{caption}{_laid_tiles(example, colours, words)}{verdict}</figure>'


def _laid_tiles(example: Example, colours: Sequence[Colour], words: Catalogue) -> str:
    if example.kind == "set":
        return set_drawn(_texts(example.tiles["set"]), colours, words)
    before = _drawn_sets(example.tiles["before"])
    drawn = []
    for part in ("before", "draft", "after"):
        if part not in example.tiles:
            continue
        sets = _drawn_sets(example.tiles[part])
        label = words.text("book-rack" if example.kind == "rack" else label_of(part, example.kind))
        marks = new_tiles(before, sets)
        tiles = "".join(
            set_drawn(tiles, colours, words, marked, label) for tiles, marked in zip(sets, marks, strict=True)
        )
        if tiles:
            drawn.append(f'<div class="sets">{tiles}</div>')
    return "".join(drawn)


def new_tiles(before: Iterable[list[str]], after: Sequence[list[str]]) -> list[list[str]]:
    """For each set of a table those tiles that were not on it before."""
    lay = Counter(tile for tiles in before for tile in tiles)
    came = Counter(tile for tiles in after for tile in tiles) - lay
    found: list[list[str]] = []
    # From the end: where a twin lay there before, the set that came last has the new one.
    for tiles in reversed(after):
        marked = [tile for tile in tiles if came[tile] > 0]
        came.subtract(marked)
        found.insert(0, marked)
    return found


def set_drawn(
    tiles: Sequence[str],
    colours: Sequence[Colour],
    words: Catalogue,
    new: Sequence[str] = (),
    label: str = "",
) -> str:
    """Tiles side by side; those that are new carry a notch. The words are the reader's."""
    meld = Meld(read_tile(text) for text in tiles)
    said = ", ".join(tile_said(tile).told(words) for tile in meld)
    spoken = escape(labelled(words, label, said) if label else said, quote=True)
    # Its words are English; the reader's own stand around it.
    picture = meld_picture(meld, colours).replace('role="img"', 'aria-hidden="true"')
    notches = "".join(
        f'<rect x="{place * PITCH + 12}" y="-3.5" width="20" height="4" rx="2" fill="#A86E00"/>'
        for place, tile in enumerate(tiles)
        if tile in new
    )
    drawn = picture.replace("</svg>", f"{notches}</svg>")
    width = len(tiles) * PITCH + 8
    return f'<span role="img" aria-label="{spoken}" style="--w: {width:g}">{drawn}</span>'


def _drawn_scores(example: Example, colours: Sequence[Colour], words: Catalogue) -> str:
    rows = []
    found = example.tiles["scores"]
    assert isinstance(found, list)
    for row in found:
        rack = _texts(row["rack"])
        drawn = set_drawn(rack, colours, words) if rack else ""
        points = signed(int(row["score"]))
        rows.append(
            f'<tr><th scope="row">{escape(row["name"])}</th><td>{drawn}</td><td>{row["sum"]}</td>'
            f'<td class="points">{points}</td></tr>'
        )
    return f'<table class="scores">{"".join(rows)}</table>'


def _drawn_sets(found: object) -> list[list[str]]:
    assert isinstance(found, list)
    return [_texts(tiles) for tiles in found]


@cache
def _part(name: str) -> str:
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
    # It stands in a string of CSS, where only these two end it.
    named = escape(name.replace("\\", "").replace('"', ""), quote=False)
    style = f':root {{ --name: "{named}"; }}\n{_part("booklet.css")}{_layout(to_fold=to_fold)}'
    main = f'<main data-name="{escape(name, quote=True)}">{"".join(parts)}</main>'
    if to_fold:
        how = escape(words.text("book-fold"))
        main = f'<p class="how">{how}</p>{main}<script>{_part("booklet_fold.js")}</script>'
    return (
        f'<!doctype html>\n<html lang="{book.language}"><head>{head}<style>{style}</style></head>'
        f"<body>{main}</body></html>\n"
    )


def _layout(*, to_fold: bool) -> str:
    """Pages of a printer, or pages that are laid out when the book is opened."""
    # A booklet to fold has two pages on each side of an A4 sheet, in the order that a folded stack needs.
    # Only a browser knows where pages end: the book flows through columns as large as a page, and each page
    # of the booklet is a window onto its column.
    printed = _part("booklet_print.css")
    if to_fold:
        # Where pages are columns of one flow, breaks are breaks of columns.
        return printed.replace(": page;", ": column;") + _part("booklet_fold.css")
    return f"@media print {{\n{_part('booklet_pages.css')}{printed}}}"


def _cover(book: Book, name: str, colours: Sequence[Colour], words: Catalogue) -> str:
    players = next(entry.text for entry in book.sections[0].entries if entry.number == "1.5")
    shown = [
        row.picture["set"] for row in book.short if row.name in ("run", "joker") and "set" in row.picture
    ]
    # The one with a joker if there is one: it shows most of the game.
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
