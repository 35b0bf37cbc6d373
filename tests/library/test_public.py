"""The public library: its names, their examples, its reference, and what an import brings along."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import tilerummy as tr
from tests.children import run_python

REFERENCE = Path(__file__).parents[2] / "docs" / "api.md"
PUBLIC = [name for name in tr.__all__ if name != "__version__"]
EVENTS = [kind.__name__ for kind in get_args(tr.Event)]
TOLD_TOGETHER = {"Action", "Event", *EVENTS}
"""Names that one table and one example describe: unions have no docstring, events are a list."""
METHODS = [
    *("Position.judge", "Position.solve", "Position.plays", "Position.of", "Solution.action"),
    *("Position.from_text", "Position.from_json", "Position.link", "Position.json", "Position.push"),
    *("Match.view", "Match.push", "Match.undo", "Match.record", "Match.save", "Match.positions"),
]


def _examples(name: str) -> list[doctest.DocTest]:
    owner, _, method = name.partition(".")
    found = getattr(tr, owner)
    tests = doctest.DocTestFinder(exclude_empty=True).find(found, owner, globs={"__name__": "example"})
    return [test for test in tests if not method or test.name == name]


@pytest.mark.parametrize("name", [name for name in [*PUBLIC, *METHODS] if name not in TOLD_TOGETHER])
def test_a_public_name_has_an_example_that_works(name: str) -> None:
    """Protects the docstrings: every public name shows how it is used, and what it shows is true."""
    tests = _examples(name)
    assert any(test.examples for test in tests)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for test in tests:
        runner.run(test)
    assert runner.summarize(verbose=False).failed == 0


def test_the_names_are_those_of_the_reference() -> None:
    """Protects docs/api.md: it describes every public name, and no other."""
    described = re.findall(r"^(?:#{2,3}|\|) `(?:tr\.)?(\w+)", REFERENCE.read_text("utf-8"), re.MULTILINE)
    assert sorted(described) == sorted(tr.__all__)


def test_the_examples_of_the_reference_work() -> None:
    """Protects docs/api.md: its code does what it says."""
    failed, tried = doctest.testfile(
        str(REFERENCE), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8"
    )
    assert tried > 20
    assert failed == 0


def _loaded(statement: str) -> Iterator[str]:
    code = f"import sys; before = set(sys.modules); {statement}; print(*sorted(set(sys.modules) - before))"
    yield from run_python(code).split()


def test_an_import_brings_nothing_along() -> None:
    """Protects quick starts: the import alone loads no layer, and everything public loads no server."""
    bare = {name for name in _loaded("import tilerummy") if name.startswith("tilerummy")}
    assert bare == {"tilerummy", "tilerummy.rules", "tilerummy.rules.notebook"}
    everything = set(_loaded(f"import tilerummy; [getattr(tilerummy, name) for name in {PUBLIC}]"))
    ours = {".".join(name.split(".")[:2]) for name in everything if name.startswith("tilerummy.")}
    rooms = (
        *("bots", "certificate", "club", "daily", "library", "pictures", "puzzles"),
        *("rules", "scan", "simulator", "solver"),
    )
    assert ours == {f"tilerummy.{room}" for room in rooms}
    assert not everything & {"asyncio", "socket", "ssl", "click", "msgspec", "starlette", "fluent"}


def test_every_name_is_listed_and_no_other() -> None:
    """Protects completion: `dir` shows the public names and no others; a wrong one is an AttributeError."""
    _ = tr.Match(2, seed=1)
    assert dir(tr) == sorted(tr.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Mach'"):
        tr.Mach  # type: ignore[attr-defined]  # noqa: B018


def test_what_reprs_name_can_be_imported() -> None:
    """Protects copy and paste: the text of a value, with the public names, makes the value again."""
    match = tr.Match(2, seed=1)
    position = tr.Position("r3 r4 * | k9 b9 y9", "r5 r9")
    values = [
        position.table,
        position.rack,
        position.table[0],
        position.rack[0],
        tr.preset("rummy", rounds=2),
    ]
    values += [position, tr.Draw(), tr.Discard("r7"), *match.push(tr.Draw())]
    for value in values:
        assert eval(repr(value), {name: getattr(tr, name) for name in PUBLIC}) == value
