"""The faults made on purpose: `./run bench faults` can make each of them in the code as it is today."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.faults import FAULTS, Fault, StaleFault, find, rewritten, unknown_names
from tests.honesty import is_private

TESTS = Path(__file__).parent


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.what)
def test_a_fault_can_be_made_and_has_its_test(fault: Fault) -> None:
    """Protects the list from growing stale: what it breaks is there, and so is the test that must notice."""
    assert bool(fault.function) != bool(fault.file and fault.good)
    if fault.file:
        function, wrong = rewritten(fault)
        assert function.__code__.co_freevars == wrong.co_freevars
        assert function.__code__ != wrong
    else:
        assert not unknown_names(fault)
        assert not any(map(is_private, re.split(r"[.:]", fault.function))), "break a line of its file instead"
    place, *names = fault.test.split("::")
    tests = (TESTS / place).read_text("utf-8")
    assert all(re.search(rf"(def|class) {name}\b", tests) for name in names)


LINE = next(fault for fault in FAULTS if fault.file)
WHOLE = next(fault for fault in FAULTS if fault.function)


@pytest.mark.parametrize(
    ("good", "says"),
    [
        ("if the_moon_is_full:", "0 times, and not once"),
        ("def ", r"\d+ times"),
        ("import annotations", "in no"),
    ],
)
def test_a_line_that_has_changed_is_named(good: str, says: str) -> None:
    """Protects whoever rewrites a line: they are told which fault meant it, and where to write it anew."""
    with pytest.raises(StaleFault, match=f"{re.escape(LINE.what)}: .*{says}"):
        rewritten(replace(LINE, good=good))


def test_a_function_that_has_gone_is_named() -> None:
    """Protects whoever renames a function: likewise."""
    with pytest.raises(StaleFault, match=r"there is no rules\.meld:read_backwards"):
        find(replace(WHOLE, function="rules.meld:read_backwards"))
