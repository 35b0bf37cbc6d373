"""The faults made on purpose: `./run bench faults` can make each of them in the code as it is today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benches.faults import Fault, all_faults

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("fault", all_faults(), ids=lambda fault: fault.what)
def test_a_fault_can_be_made_and_has_its_test(fault: Fault) -> None:
    """Protects the list from growing stale: its text stands once in the file, and its test exists."""
    source = (ROOT / "src" / "tilerummy" / fault.file).read_text("utf-8")
    assert source.count(fault.old) == 1
    assert fault.new != fault.old
    place, *names = fault.test.split("::")
    tests = (ROOT / "tests" / place).read_text("utf-8")
    assert all(re.search(rf"(def|class) {name}\b", tests) for name in names)
