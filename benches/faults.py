"""`./run bench faults`: whether the tests notice faults made by hand.

Each fault of faults.toml replaces one text in a copy of the source, and the test named beside it is run
against that copy. It is caught if the test fails, and passes without the fault.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import pytest

from benches.report import stamp, write_section

ROOT = Path(__file__).parents[1]
COPIED = ("src", "tests", "tools", "docs", "benches", "README.md", "CHANGELOG.md", "pyproject.toml")
FAILED = 1
"""What pytest exits with when tests ran and some failed; anything else is no verdict on the fault."""
OPTIONS = ("-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning")
NOT_THE_COPY = 99
"""The tests were not about the copy."""


@dataclass(frozen=True)
class Fault:
    """A text of a source file, what stands in its place, and the test that must notice."""

    what: str
    clause: str
    file: str
    old: str
    new: str
    test: str


def main(arguments: list[str]) -> int:
    """Try every fault, or those with a word in them; fail if one is not caught."""
    parser = argparse.ArgumentParser(prog="./run bench faults", description=__doc__)
    parser.add_argument("--only", default="", help="faults whose words, file or test contain this")
    parser.add_argument("--write", action="store_true", help="put the table into benches/results.md")
    options = parser.parse_args(arguments)
    began = perf_counter()
    faults = [f for f in all_faults() if options.only in f"{f.what} {f.file} {f.test}"]
    with TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        if not copy.passes({fault.test for fault in faults}):
            print("faults: the tests fail without any fault; mend that first", file=sys.stderr)
            return 2
        outcomes = []
        for fault in faults:
            outcomes.append((fault, copy.outcome(fault)))
            print(row(*outcomes[-1]), flush=True)
    caught = sum(outcome == "yes" for _, outcome in outcomes)
    print(f"{caught} of {len(faults)} faults caught in {perf_counter() - began:.0f} s")
    if options.write:
        write_section("Faults", _section(outcomes))
    return 0 if caught == len(faults) else 1


def all_faults() -> list[Fault]:
    """The faults of faults.toml."""
    text = (Path(__file__).parent / "faults.toml").read_text(encoding="utf-8")
    return [Fault(**fault) for fault in tomllib.loads(text)["fault"]]


class Copy:
    """A copy of the project, in which faults can be made."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        import_module("hypothesis")  # once, for all forks
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            elif (ROOT / name).exists():
                shutil.copy2(ROOT / name, folder / name)

    def passes(self, tests: set[str]) -> bool:
        """Whether these tests pass; this also leaves compiled modules, which make the rest quick."""
        return self._pytest("--tb=short", *sorted(tests), quiet=False) == 0

    def outcome(self, fault: Fault) -> str:
        """`yes` if the test notices; else what happened instead."""
        place = self.folder / "src" / "tilerummy" / fault.file
        if place.read_text(encoding="utf-8").count(fault.old) != 1:
            return "no: the text to replace is not there once"
        with _changed(place, fault):
            status = self._pytest("-x", "--tb=no", fault.test, quiet=True)
        return "yes" if status == FAILED else f"no: pytest exits with {status}"

    def _pytest(self, *arguments: str, quiet: bool) -> int:
        """Run pytest in a fork of this process, in which pytest and hypothesis are loaded already."""
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            os._exit(self._run(arguments, quiet=quiet))
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])

    def _run(self, arguments: tuple[str, ...], *, quiet: bool) -> int:
        if quiet:
            nothing = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nothing, 1)
            os.dup2(nothing, 2)
        os.chdir(self.folder)
        sys.path.insert(0, str(self.folder / "src"))
        sys.dont_write_bytecode = quiet
        if "tilerummy" in sys.modules:
            return NOT_THE_COPY
        named = [word if word.startswith("-") else f"tests/{word}" for word in arguments]
        status = pytest.main([*OPTIONS, *named])
        loaded = Path(sys.modules["tilerummy"].__file__ or "") if "tilerummy" in sys.modules else ROOT
        return int(status) if self.folder in loaded.parents else NOT_THE_COPY


@contextmanager
def _changed(place: Path, fault: Fault) -> Iterator[None]:
    """The file with the fault in it; its compiled form is removed, for it could look up to date."""
    good = place.read_text(encoding="utf-8")
    for compiled in (place.parent / "__pycache__").glob(f"{place.stem}.*.pyc"):
        compiled.unlink()
    place.write_text(good.replace(fault.old, fault.new), encoding="utf-8")
    try:
        yield
    finally:
        place.write_text(good, encoding="utf-8")


def row(fault: Fault, outcome: str) -> str:
    """The fault as a row of the table."""
    return f"| {fault.what} | {fault.clause} | `{fault.file}` | `{fault.test}` | {outcome} |"


def _section(outcomes: list[tuple[Fault, str]]) -> str:
    caught = sum(outcome == "yes" for _, outcome in outcomes)
    head = f"{stamp()}: {caught} of {len(outcomes)} caught."
    table = ["| fault | clause | file | test that catches it | caught |", "|---|---|---|---|---|"]
    return "\n".join([head, "", *table, *(row(*outcome) for outcome in outcomes)])
