"""The pages are held to the code: what they show runs, what they name exists, clauses cited are there."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tilerummy.cli import COMMANDS
from tilerummy.rules.judging.case import judge_case
from tilerummy.rules.parameter import JokerSets
from tilerummy.rules.parameter_kind import Choice, Number
from tilerummy.rules.preset import PARAMETERS, load, preset_ids
from tilerummy.rules.table import read_table

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "tilerummy"
PAGES = ("README.md", "CHANGELOG.md", "docs/rules.md", "docs/architecture.md", "docs/decisions/*.md")


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


RULES = page("docs/rules.md")
FENCE = re.compile(r"^```.*?^```", flags=re.MULTILINE | re.DOTALL)
CLAUSES = re.findall(r"^(?:\| |- )?\*\*(\d+\.\d+)\b", RULES, flags=re.MULTILINE)
SECTIONS = re.findall(r"^## (\d+)\. ", RULES, flags=re.MULTILINE)


def quoted(text: str) -> list[str]:
    """Everything between backticks, outside fenced blocks."""
    return [" ".join(words.split()) for words in re.findall(r"`([^`]+)`", FENCE.sub("", text))]


# -- README ----------------------------------------------------------------------------------------


def test_readme_example_runs() -> None:
    """A newcomer who types the example of the README gets what it shows."""
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


def test_readme_names_real_commands() -> None:
    """The README promises no command that does not exist."""
    named = re.findall(r"^\./run ([a-z]+)", page("README.md"), flags=re.MULTILINE)
    assert {*named} <= {*COMMANDS, "test"}


def test_readme_can_be_copied_line_by_line() -> None:
    """Whoever pastes a line of the README runs it: a remark has its own line, and every file is there."""
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", page("README.md"), flags=re.MULTILINE | re.DOTALL)
    lines = [line for kind, block in blocks if not kind for line in block.splitlines()]
    assert [line for line in lines if "   " in line] == []
    named = [word for line in lines for word in line.split() if "/" in word and word != "./run"]
    assert [name for name in named if not name.startswith("#") and not (ROOT / name).exists()] == []
    assert named


# -- docs/rules.md ---------------------------------------------------------------------------------


def test_clauses_are_numbered_through() -> None:
    """Every section counts its clauses from 1, so that a number names one clause and none is missing."""
    assert [*map(int, SECTIONS)] == [*range(1, len(SECTIONS) + 1)]
    for section in SECTIONS:
        own = [int(clause.split(".")[1]) for clause in CLAUSES if clause.split(".")[0] == section]
        assert own == [*range(1, len(own) + 1)], section


def test_clauses_refer_to_clauses_that_exist() -> None:
    """The rules do not send their reader to a clause that is not there."""
    assert {*re.findall(r"\b\d+\.\d+\b", FENCE.sub("", RULES))} <= {*CLAUSES}


def test_every_parameter_is_explained() -> None:
    """Whatever a house can change is said somewhere in the rules, and so are all presets and joker rules."""
    assert {parameter.name for parameter in PARAMETERS} <= {*quoted(RULES)}
    assert {*preset_ids(), *map(str, JokerSets)} <= {*quoted(RULES)}


def test_rules_name_only_real_parameters_and_values() -> None:
    """A parameter, a value or a preset that the rules name is one that the code knows."""
    known = {*preset_ids()}
    for parameter in PARAMETERS:
        known.add(parameter.name)
        if isinstance(parameter.kind, Choice):
            known.update(map(str, parameter.kind.choices))
        elif isinstance(parameter.kind, Number):
            known.update(map(str, parameter.kind.also))
    named = {words for words in quoted(RULES) if re.fullmatch(r"[a-z0-9]+(?:[_-][a-z0-9]+)+", words)}
    assert named <= known


def test_notation_in_the_rules_reads() -> None:
    """Every tile, set and table that the rules show can be typed as it stands."""
    tile = r"(?:\*|\*?[a-z][0-9]+)"
    shown = [words for words in quoted(RULES) if re.fullmatch(rf"{tile}(?:(?: \|)? {tile})*", words)]
    assert len(shown) > 20
    for words in shown:
        assert str(read_table(words)) == words


@dataclass(frozen=True)
class Example:
    """A turn shown in the rules, and what each preset is said to make of it."""

    case: dict[str, object]
    verdicts: dict[str, str | None]
    """The preset, and the reason it gives if it refuses."""


def read_sets(text: str) -> list[list[str]]:
    return [meld.split() for meld in text.split("|") if meld.strip()]


def read_example(block: str) -> Example:
    fields: dict[str, str] = {}
    verdicts: list[tuple[str, str | None]] = []
    for line in block.strip().splitlines():
        name, _, value = line.partition(" ")
        if name == "no":
            reason, _, presets = value.partition(":")
            verdicts += [(preset, reason.strip()) for preset in presets.split()]
        elif name == "yes":
            verdicts += [(preset, None) for preset in value.split()]
        else:
            fields[name] = value.strip()
    assert len(dict(verdicts)) == len(verdicts), "a preset has one verdict"
    assert {"before", "rack", "after"} <= {*fields} <= {"before", "rack", "after", "opened", "announced"}
    case = {
        "kind": "turn",
        "palette": ["k", "r", "b", "y"],
        "table_before": read_sets(fields["before"]),
        "rack_before": fields["rack"].split(),
        "table_after": read_sets(fields["after"]),
        "opened_before": fields.get("opened") != "no",
        "announced": fields.get("announced") != "no",
    }
    return Example(case, dict(verdicts))


EXAMPLES = re.findall(r"^```turn\n(.*?)^```", RULES, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("block", EXAMPLES)
def test_turns_shown_in_the_rules_are_judged_so(block: str) -> None:
    """The rules and the judge agree about every turn that the rules show."""
    example = read_example(block)
    assert example.verdicts
    for preset, reason in example.verdicts.items():
        answer = judge_case(example.case, load(preset))
        codes = answer["reasons"]
        assert isinstance(codes, list)
        assert (reason in codes) if reason else not codes, (preset, answer)


# -- who cites the rules ---------------------------------------------------------------------------

NUMBER = r"\d+(?:\.\d+)?"
CITATION = re.compile(
    rf"(?:rules\.md`?[,:]?\s+(?:(?:sections?|clauses?)\s+)?|\b[Cc]lauses?\s+)"
    rf"({NUMBER}(?:(?:,\s*|\s+(?:and|or|to)\s+){NUMBER})*)"
)


def cited(text: str) -> list[str]:
    """The clauses and sections that a text cites: `docs/rules.md 7.3`, "clauses 7.3 and 7.4"."""
    return [number for group in CITATION.findall(text) for number in re.findall(NUMBER, group)]


def citing_files() -> Iterator[Path]:
    for folder in ("src", "tests", "benches", "tools"):
        yield from sorted((ROOT / folder).rglob("*.py"))
    yield from sorted(path for path in (ROOT / "docs").rglob("*.md") if path.name != "rules.md")


def test_citations_are_understood() -> None:
    """The next test would say nothing if it overlooked how clauses are cited."""
    assert cited("docs/rules.md 7.3: see") == ["7.3"]
    assert cited("(in `docs/rules.md`, section 4)") == ["4"]
    assert cited("Clauses 7.3, 7.4 and 8.1 say so; clause 9.9. And 3.1") == ["7.3", "7.4", "8.1", "9.9"]


def test_every_clause_cited_exists() -> None:
    """Whoever follows a citation from a test, the source or a page finds the clause in docs/rules.md."""
    known = {*CLAUSES, *SECTIONS}
    for path in citing_files():
        if path != Path(__file__):
            assert {*cited(path.read_text(encoding="utf-8"))} <= known, path.relative_to(ROOT)


# -- docs/architecture.md and links ----------------------------------------------------------------


def test_architecture_tells_every_package() -> None:
    """Whoever comes finds every package on the page that shows the way round, and none that is gone."""
    told = set(re.findall(r"^### `([\w/]+)`", page("docs/architecture.md"), flags=re.MULTILINE))
    assert told == {str(path.parent.relative_to(PACKAGE)) for path in PACKAGE.rglob("*/__init__.py")}


def test_architecture_names_files_that_are_there() -> None:
    """Whoever reads a way in the code finds each file that the page sends them to."""
    there = [path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*.py")]
    named = re.findall(r"`([\w/]+\.py)`", page("docs/architecture.md"))
    assert [name for name in named if not any(f"/{one}".endswith(f"/{name}") for one in there)] == []
    assert named


LINKING = sorted(path for name in PAGES for path in ROOT.glob(name))


@pytest.mark.parametrize("path", LINKING, ids=[path.name for path in LINKING])
def test_links_lead_somewhere(path: Path) -> None:
    """No page sends its reader to a file that is not there."""
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", FENCE.sub("", path.read_text(encoding="utf-8"))):
        assert (path.parent / target).exists(), target
