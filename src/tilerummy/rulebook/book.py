"""A rule book in one language, ready to be printed, sent or read aloud."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from tilerummy.locales.catalogue import Catalogue, catalogue
from tilerummy.rulebook.clause import SECTIONS, Clause, Note, cited, clause_of, clauses
from tilerummy.rulebook.contents import BookQuestion, Short, differences, lessons, questions, short
from tilerummy.rulebook.example import (
    Shown,
    ShownBox,
    ShownDiscard,
    ShownScore,
    ShownSet,
    ShownTime,
    ShownTurn,
    examples,
    palette,
)
from tilerummy.rulebook.sentence import Sentence, capital, labelled, refusal_said, tile_said
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.refusal import Reason
from tilerummy.rules.table import Table

Json = dict[str, object]
NAMES = ("Ana", "Ben", "Cleo")
"""Who plays the round that is scored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """An example as it is shown: its kind, its caption, its tiles, and the judge's words."""

    kind: str
    caption: str
    legal: bool | None
    codes: tuple[str, ...]
    verdict: str
    tiles: Json


@dataclass(frozen=True, slots=True)
class Entry:
    """A clause with its examples: its lasting number, its place in this book, and which step it is.

    `source` is the printed sheet and edition, `note` the name of a footnote:
    silent, partly, optional, differs.
    """

    number: str
    place: str
    step: int
    text: str
    examples: tuple[Example, ...]
    source: str
    note: str


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the book in short: a word, a sentence or two, and what its picture shows."""

    name: str
    title: str
    text: str
    picture: Json


@dataclass(frozen=True, slots=True)
class BookAnswer:
    """A question that people ask, its answer, the clause it rests on, and a picture."""

    number: str
    place: str
    question: str
    answer: str
    example: Example | None


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the book."""

    number: int
    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class BookChange:
    """A house rule that two rule sets answer differently; the weightiest in the sentences of both books."""

    clause: str
    place: str
    label: str
    here: str
    there: str
    says: str
    others_say: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonTask:
    """A task of the tutorial."""

    name: str
    task: str
    done: str
    tiles: Json
    opened: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """Everything there is to read about a rule set."""

    preset: str
    language: str
    title: str
    about: str
    goal: str
    colours: tuple[str, ...]
    house: tuple[BookChange, ...]
    """What the house changed in its preset."""
    short_title: str
    short: tuple[Row, ...]
    sections: tuple[Section, ...]
    sheets: str
    """What stands in brackets behind a clause."""
    notes: dict[str, str]
    """The footnotes by name."""
    questions_title: str
    questions: tuple[BookAnswer, ...]
    reasons: dict[str, str]
    """For each refusal the clause it refers to."""
    tasks: tuple[LessonTask, ...]

    @property
    def numbers(self) -> frozenset[str]:
        """The numbers of its clauses."""
        return frozenset(entry.number for section in self.sections for entry in section.entries)


@lru_cache(maxsize=512)
def book(rules: Rules, language: str) -> Book:
    """The book of a rule set in a language."""
    words = catalogue(language)
    shown, told = examples(rules), clauses(rules)
    places = {clause.number: clause.place for clause in told}
    return Book(
        preset=rules.preset,
        language=language,
        title=words.text("book-title", name=words.text(f"preset-{rules.preset}")),
        about=words.text(f"preset-{rules.preset}.about"),
        goal=words.text("book-goal"),
        colours=tuple(map(str, palette(rules))),
        house=changes(rules, load(rules.preset), words),
        short_title=words.text("book-short"),
        short=tuple(_row(one, words) for one in short(rules)),
        sections=tuple(_section(rules, number, told, shown, words) for number in SECTIONS),
        sheets=words.text("book-sheets"),
        notes={note.value: words.text(f"book-note-{note.value}") for note in Note if note},
        questions_title=words.text("book-faq"),
        questions=tuple(_answer(one, places[one.clause], words) for one in questions(rules)),
        reasons={reason.value: clause_of(reason, places) for reason in Reason},
        tasks=tuple(_tasks(rules, words)),
    )


def changes(rules: Rules, other: Rules, words: Catalogue) -> tuple[BookChange, ...]:
    """What differs from another rule set, in a language."""
    found = differences(rules, other)
    # Clauses take a while, and most comparisons of a preset with itself find nothing.
    places = {clause.number: clause.place for clause in clauses(rules)} if found else {}
    return tuple(
        BookChange(
            one.clause,
            places.get(one.clause, ""),
            one.label.told(words),
            one.here.told(words),
            one.there.told(words),
            _told(one.says, words),
            _told(one.others_say, words),
        )
        for one in found
    )


def _told(sentences: Iterable[Sentence], words: Catalogue) -> str:
    return " ".join(capital(sentence.told(words)) for sentence in sentences)


def _section(
    rules: Rules, number: int, told: tuple[Clause, ...], shown: Iterable[Shown], words: Catalogue
) -> Section:
    here = [clause for clause in told if clause.section == number]
    # Numbered anew in each section: one follows them with a finger.
    steps = [clause.number for clause in here if clause.is_step]
    entries = tuple(
        Entry(
            clause.number,
            clause.place,
            steps.index(clause.number) + 1 if clause.is_step else 0,
            _told(clause.sentences, words),
            tuple(_example(one, words) for one in shown if one.clause == clause.number),
            (source := cited(rules, clause.number, words.language)).edition,
            source.note.value,
        )
        for clause in here
    )
    return Section(number, words.text(f"book-section-{number}"), entries)


def _row(one: Short, words: Catalogue) -> Row:
    picture: Json = {}
    if one.hand:
        picture["hand"] = one.hand
    if one.meld:
        picture |= {"set": tiles_of(one.meld), "new": tiles_of(one.new)}
    if one.scores:
        picture["scores"] = list(one.scores)
    return Row(one.name, capital(one.title.told(words)), _told(one.sentences, words), picture)


def _answer(one: BookQuestion, place: str, words: Catalogue) -> BookAnswer:
    answer = _told(one.reasons, words)
    if one.yes is not None:
        # The word first, for whoever asks in the middle of a game.
        answer = f"{capital(words.text('yes' if one.yes else 'no'))}. {answer}"
    example = _example(one.shown, words, caption="") if one.shown else None
    return BookAnswer(one.clause, place, one.asked.told(words), answer, example)


def _example(shown: Shown, words: Catalogue, caption: str | None = None) -> Example:
    """An example in words; an answer needs no caption of its own, for the question is one."""
    if isinstance(shown, ShownScore):
        return _score(shown, words)
    if isinstance(shown, ShownBox):
        rows = [tiles_of(row) for row in shown.rows]
        return Example(kind="box", caption="", legal=None, codes=(), verdict="", tiles={"box": rows})
    if isinstance(shown, ShownTime):
        return _time(shown, words)
    if isinstance(shown, ShownDiscard):
        return _discard(shown, words)
    legal = not shown.refusals
    said = [capital(refusal_said(refusal).told(words)) for refusal in shown.refusals]
    # Each once, in the judge's order: the page links them to their clauses.
    codes = tuple(dict.fromkeys(refusal.reason.value for refusal in shown.refusals))
    verdict = words.text("book-legal") if legal else " ".join(dict.fromkeys(said))
    if shown.name == "run-end":  # the numbers of a ring: the clause itself answers whoever thinks of one
        verdict = words.text("refusal-run-off-the-end")
    if isinstance(shown, ShownSet):
        if shown.joker:  # what one wants to know of such a set
            verdict = capital(words.text("joker-as", tile=tile_said(shown.joker).told(words)))
        return Example(
            kind="set",
            caption="",
            legal=legal,
            codes=codes,
            verdict=verdict,
            tiles={"set": tiles_of(shown.meld)},
        )
    if caption is None:
        caption = words.text(f"example-{shown.name}")
    return Example(
        kind="turn", caption=caption, legal=legal, codes=codes, verdict=verdict, tiles=_turn(shown)
    )


def _time(shown: ShownTime, words: Catalogue) -> Example:
    """A turn that time or a mistake has ended: the table before, as it lay then, and as it is left."""
    return Example(
        kind="time" if shown.timed else "mistake",
        caption=words.text(f"example-{shown.name}"),
        legal=shown.stands,
        codes=(),
        verdict=words.text("book-legal") if shown.stands else " · ".join(_cost(shown, words)),
        tiles={
            "before": sets_of(shown.before),
            "rack": tiles_of(shown.rack),
            "draft": sets_of(shown.draft),
            "after": sets_of(shown.after),
        },
    )


def _discard(shown: ShownDiscard, words: Catalogue) -> Example:
    """A rack, and what is left of it once a tile is discarded."""
    rack = tiles_of(shown.rack)
    return Example(
        kind="rack",
        caption=words.text(f"example-{shown.name}"),
        legal=False,
        codes=(),
        verdict=labelled(
            words, capital(words.text("discarded-tile")), tile_said(shown.discarded).told(words)
        ),
        tiles={"before": [rack], "rack": rack, "after": [rack[:-1], rack[-1:]]},
    )


def _cost(shown: ShownTime, words: Catalogue) -> Iterable[str]:
    """What a turn that does not stand brings back to the rack, and what is drawn for it."""
    if shown.back:
        yield words.text("came-back", count=shown.back)
    if shown.drawn:
        yield words.text("drawn-now", count=shown.drawn)


def _turn(shown: ShownTurn) -> Json:
    return {
        "before": sets_of(shown.before),
        "rack": tiles_of(shown.rack),
        "after": sets_of(shown.after),
        "opened": shown.opened,
        "announced": shown.announced,
    }


def _score(shown: ShownScore, words: Catalogue) -> Example:
    rows = [
        {"name": name, "rack": tiles_of(rack), "points": points, "sum": added, "score": score}
        for name, rack, points, added, score in zip(
            NAMES, shown.racks, shown.points, shown.sums, shown.scores, strict=True
        )
    ]
    # Where the winner writes nothing (9.4), sums do not come out at 0, and nobody is told to check them so.
    balanced = any(shown.scores) and not sum(shown.scores)
    return Example(
        kind="score",
        caption=words.text(f"example-{shown.name}"),
        legal=None,
        codes=(),
        verdict=words.text("book-score-check") if balanced else "",
        tiles={"scores": rows},
    )


def _tasks(rules: Rules, words: Catalogue) -> Iterable[LessonTask]:
    for one in lessons(rules):
        tiles: Json = {
            "table": sets_of(one.table),
            "rack": tiles_of(one.rack),
            "end": sets_of(one.end),
            "drawn": tiles_of(one.drawn),
        }
        yield LessonTask(
            name=one.name,
            task=one.task.told(words),
            done=one.done.told(words),
            tiles=tiles,
            opened=one.opened,
        )


def tiles_of(tiles: Iterable[object]) -> list[str]:
    """Tiles as notation."""
    return [str(tile) for tile in tiles]


def sets_of(table: Table) -> list[list[str]]:
    """Sets as notation."""
    return [tiles_of(meld) for meld in table]
