"""The faults made on purpose: `./run bench faults` can make each of them in the code as it is today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benches.fault_list import FAULTS, Fault
from benches.faults import fits

TESTS = Path(__file__).parent


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.what)
def test_a_fault_can_be_made_and_has_its_test(fault: Fault) -> None:
    """Protects the list from growing stale: its function takes what the fault takes, and its test exists."""
    assert fits(fault)
    place, *names = fault.test.split("::")
    tests = (TESTS / place).read_text("utf-8")
    assert all(re.search(rf"(def|class) {name}\b", tests) for name in names)
