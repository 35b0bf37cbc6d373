"""A rule book in one language, ready to be printed, sent or read aloud."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from tilerummy.locales.catalogue import Catalogue, catalogue
from tilerummy.rulebook.citation import clause_of
from tilerummy.rulebook.clause import SECTIONS, clauses
from tilerummy.rulebook.difference import differences
from tilerummy.rulebook.example import Shown, ShownScore, ShownSet, ShownTurn, examples, palette
from tilerummy.rulebook.lesson import lessons
from tilerummy.rulebook.sentence import refusal_said
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.refusal import Reason
from tilerummy.rules.table import Table

Json = dict[str, object]


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
    """A clause with its examples."""

    number: str
    text: str
    examples: tuple[Example, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the book."""

    number: int
    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """A house rule that two rule sets answer differently."""

    clause: str
    label: str
    here: str
    there: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """A task of the tutorial."""

    name: str
    clause: str
    title: str
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
    house: tuple[Change, ...]
    """What the house changed in its preset."""
    sections: tuple[Section, ...]
    reasons: dict[str, str]
    """For each refusal the clause it refers to."""
    tasks: tuple[Task, ...]

    @property
    def numbers(self) -> frozenset[str]:
        """The numbers of its clauses."""
        return frozenset(entry.number for section in self.sections for entry in section.entries)


@lru_cache(maxsize=512)
def book(rules: Rules, language: str) -> Book:
    """The book of a rule set in a language."""
    words = catalogue(language)
    shown = examples(rules)
    sections = tuple(_section(number, rules, shown, words) for number in SECTIONS)
    numbers = [entry.number for section in sections for entry in section.entries]
    return Book(
        preset=rules.preset,
        language=language,
        title=words.text("book-title", name=words.text(f"preset-{rules.preset}")),
        about=words.text(f"preset-{rules.preset}.about"),
        goal=words.text("book-goal"),
        colours=tuple(map(str, palette(rules))),
        house=changes(rules, load(rules.preset), words),
        sections=sections,
        reasons={reason.value: clause_of(reason, numbers) for reason in Reason},
        tasks=tuple(_tasks(rules, words)),
    )


def changes(rules: Rules, other: Rules, words: Catalogue) -> tuple[Change, ...]:
    """What differs from another rule set, in a language."""
    return tuple(
        Change(one.clause, one.label.told(words), one.here.told(words), one.there.told(words))
        for one in differences(rules, other)
    )


def _section(number: int, rules: Rules, shown: Iterable[Shown], words: Catalogue) -> Section:
    entries = tuple(
        Entry(
            clause.number,
            " ".join(sentence.told(words) for sentence in clause.sentences),
            tuple(_example(one, words) for one in shown if one.clause == clause.number),
        )
        for clause in clauses(rules)
        if clause.section == number
    )
    return Section(number, words.text(f"book-section-{number}"), entries)


def _example(shown: Shown, words: Catalogue) -> Example:
    if isinstance(shown, ShownScore):
        return _score(shown, words)
    legal = not shown.refusals
    said = [refusal_said(refusal).told(words) for refusal in shown.refusals]
    codes = tuple(dict.fromkeys(refusal.reason.value for refusal in shown.refusals))
    verdict = words.text("book-legal") if legal else " ".join(dict.fromkeys(said))
    if isinstance(shown, ShownSet):
        return Example(
            kind="set",
            caption="",
            legal=legal,
            codes=codes,
            verdict=verdict,
            tiles={"set": tiles_of(shown.meld)},
        )
    caption = words.text(f"example-{shown.name}")
    return Example(
        kind="turn", caption=caption, legal=legal, codes=codes, verdict=verdict, tiles=_turn(shown)
    )


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
        {"rack": tiles_of(rack), "points": points, "score": score}
        for rack, points, score in zip(shown.racks, shown.points, shown.scores, strict=True)
    ]
    return Example(
        kind="score",
        caption=words.text(f"example-{shown.name}"),
        legal=None,
        codes=(),
        verdict="",
        tiles={"rows": rows},
    )


def _tasks(rules: Rules, words: Catalogue) -> Iterable[Task]:
    for one in lessons(rules):
        tiles: Json = {
            "table": sets_of(one.table),
            "rack": tiles_of(one.rack),
            "goal": tiles_of(one.goal),
            "drawn": tiles_of(one.drawn),
        }
        task = " ".join(sentence.told(words) for sentence in one.task)
        yield Task(
            name=one.name,
            clause=one.clause,
            title=one.title.told(words),
            task=task,
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
