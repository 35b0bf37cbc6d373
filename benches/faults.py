"""Faults made by hand, and whether the tests notice them; tests/faults.toml has the list."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from time import perf_counter
from typing import Annotated

import pytest

from benches.report import Notes, bench
from tests.faults import BROKEN, FAULTS, MISTAKES, Fault, make

FAILED = 1
"""What pytest exits with when tests ran and some failed; anything else is no verdict on the fault."""
OPTIONS = ["-q", "-pno:cacheprovider", "-pno:xdist", "-Wignore::pytest.PytestAssertRewriteWarning"]


@bench("Faults")
def faults(
    notes: Notes, *, only: Annotated[str, "faults whose words, place or test contain this"] = ""
) -> bool:
    """Whether the tests notice faults made by hand.

    Each fault of faults.toml takes the place of a function or of a line, and the test named beside it is run
    in a process of its own. It is caught if the test fails, and passes without the fault.
    """
    began = perf_counter()
    chosen = [fault for fault in FAULTS if only in f"{fault.what} {fault.where} {fault.test}"]
    import_module("hypothesis")  # once, for all forks
    if _run_tests(None, *sorted({fault.test for fault in chosen})) != 0:
        raise SystemExit("faults: the tests fail without any fault; mend that first")
    caught = 0
    notes.head("fault", "clause", "place", "test that catches it", "caught")
    for fault in chosen:
        outcome = outcome_of(fault)
        caught += outcome == "yes"
        notes.row(fault.what, fault.clause, f"`{fault.where}`", f"`{fault.test}`", outcome)
    notes.say("", f"{caught} of {len(chosen)} caught in {perf_counter() - began:.0f} s.")
    return caught == len(chosen)


def outcome_of(fault: Fault) -> str:
    """`yes` if the test notices; else what happened instead."""
    status = _run_tests(fault, fault.test)
    if status == BROKEN:
        return "no: the fault itself fails"
    return "yes" if status == FAILED else f"no: pytest exits with {status}"


class _Mistakes:
    """Ends a run in which a wrong line turns out to be no Python that makes sense."""

    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        """Look at what a test ended with."""
        if call.excinfo is not None and call.excinfo.errisinstance(MISTAKES):
            os.write(2, f"{call.excinfo.value!r}\n".encode())
            os._exit(BROKEN)


def _run_tests(fault: Fault | None, *tests: str) -> int:
    """Run pytest in a fork of this process, in which pytest and hypothesis are loaded already."""
    sys.stdout.flush()  # or the child would say it again
    child = os.fork()
    if child == 0:
        os._exit(_run_here(fault, tests))
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _run_here(fault: Fault | None, tests: tuple[str, ...]) -> int:
    arguments = [*OPTIONS, *(f"tests/{test}" for test in tests)]
    if fault is not None:
        make(fault)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        arguments += ["-x", "--tb=no"]
    return int(pytest.main(arguments, [_Mistakes()] if fault is not None and fault.file else []))
