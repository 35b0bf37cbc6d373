"""Rule books as the tests look at them: what holds for every one, whatever its rules and its language."""

from __future__ import annotations

import re
from pathlib import Path

from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES
from tilerummy.rulebook.book import Book, Example
from tilerummy.rulebook.clause import clauses
from tilerummy.rulebook.text import text
from tilerummy.rules.judging.case import judge_case
from tilerummy.rules.preset import Rules, load, preset_ids
from tilerummy.rules.refusal import Reason

CODES = tuple(language.code for language in LANGUAGES)
CLAUSES = re.findall(
    r"^\*\*(\d+\.\d+)\b", (Path(__file__).parents[2] / "docs/rules.md").read_text("utf-8"), flags=re.MULTILINE
)
PRESETS = [*map(load, preset_ids())]

HOLE = re.compile(r"\?\?\?|\{ ?\$|\bbook-|\blesson-|\bexample-|\brefusal-|\bvalue-")


def shown(written: Book, *kinds: str) -> list[Example]:
    """The examples of these kinds, in the order of the book."""
    return [
        example
        for section in written.sections
        for entry in section.entries
        for example in entry.examples
        if example.kind in kinds
    ]


def case_of(rules: Rules, example: Example) -> dict[str, object]:
    """The example as a question to the referee in the pipe, which knows nothing of books."""
    tiles = dict(example.tiles)
    rack = tiles["rack"]
    assert isinstance(rack, list)
    case: dict[str, object] = {
        "kind": "turn",
        "table_before": tiles["before"],
        "rack_before": rack,
        "table_after": tiles["after"],
        "opened_before": tiles["opened"],
        "announced": tiles["announced"],
    }
    if rules.draw_mode == "every_turn_then_place":
        case |= {"rack_before": rack[:-1], "drawn": [{"tile": rack[-1], "from": "pool"}]}
    return case


def told(preset: str, **house: object) -> dict[str, str]:
    """What the clauses of a preset say in English, by number."""
    return told_by(load(preset).with_options(house))


def told_by(rules: Rules) -> dict[str, str]:
    """The same of any rules."""
    words = catalogue("en")
    return {
        clause.number: " ".join(sentence.told(words) for sentence in clause.sentences)
        for clause in clauses(rules)
    }


def check_whole(written: Book) -> None:
    """No missing term, no hole, no key instead of a word."""
    assert not HOLE.search(text(written))
    for section in written.sections:
        assert section.entries
        for entry in section.entries:
            assert entry.text.endswith("."), entry
            assert "!" not in entry.text
    assert len(written.tasks) == 10


def check_brief(written: Book) -> None:
    """Six to eight questions, seven rows in short, each row short enough for a phone."""
    assert 6 <= len(written.questions) <= 8
    rows = ["start", "run", "group", "opening", "turn", "joker", "end"]
    assert [row.name for row in written.short] == rows
    assert all(row.picture for row in written.short)
    assert all(row.title[0].isupper() for row in written.short)
    assert sum(len(row.text) for row in written.short) < 900, written.language


def check_examples(rules: Rules, written: Book) -> None:
    """The pipe's referee gives the verdict that is printed under a picture."""
    for example in shown(written, "turn"):
        answer = judge_case(case_of(rules, example), rules)
        reasons = answer["reasons"]
        assert isinstance(reasons, list)
        assert answer["legal"] == example.legal, (example, answer)
        assert {*example.codes} <= {*reasons}
        assert {*reasons} <= {*example.codes, "invalid_set"}
    for example in shown(written, "set"):
        answer = judge_case({"kind": "set", "set": example.tiles["set"]}, rules)
        assert answer["valid"] == example.legal


def check_agreement(rules: Rules, written: Book) -> None:
    """Every table before a turn is one that could lie there, and nothing is shown twice with two verdicts."""
    answers = [one.example for one in written.questions if one.example]
    verdicts: dict[str, tuple[bool | None, str]] = {}
    for example in [*shown(written, "turn", "time", "mistake"), *answers]:
        if example.kind == "set":
            continue
        before = example.tiles["before"]
        assert isinstance(before, list)
        for meld in before:
            assert judge_case({"kind": "set", "set": meld}, rules)["valid"], example
        story = str((before, example.tiles["after"]))
        told = (example.legal, example.verdict)
        assert verdicts.setdefault(story, told) == told, (story, verdicts[story], told)


def check_citations(written: Book) -> None:
    """Every refusal refers to a clause of the book."""
    assert {*written.reasons} == {reason.value for reason in Reason}
    assert {*written.reasons.values()} <= written.numbers


def check_places(written: Book) -> None:
    """A book counts its own clauses, 1 after 1, and its steps too."""
    for section in written.sections:
        places = [f"{section.number}.{place}" for place in range(1, len(section.entries) + 1)]
        assert [entry.place for entry in section.entries] == places
        steps = [entry.step for entry in section.entries if entry.step]
        assert steps == [*range(1, len(steps) + 1)]
    assert {change.place for change in written.house} <= {
        "",
        *(entry.place for section in written.sections for entry in section.entries),
    }


def check_sums(written: Book) -> None:
    """What is written as a sum gives what is written as points."""
    for example in shown(written, "score"):
        rows = example.tiles["scores"]
        assert isinstance(rows, list)
        for row in rows:
            left, _, right = (
                row["sum"]
                .replace("\N{MULTIPLICATION SIGN}", "*")
                .replace("\N{MINUS SIGN}", "-")
                .partition(" = ")
            )
            if right:
                assert eval(left) == int(right) == abs(row["score"])
            else:
                assert row["score"] == 0
