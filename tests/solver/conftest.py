"""Solver tests run on both cores: users without a compiler get the plain one."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from tilerummy.solver.cores import (
    COMPILED,
    may_join_compiled,
    may_join_plain,
    solve_compiled,
    solve_plain,
)
from tilerummy.solver.unbound import lay_compiled, lay_plain

EACH_TIME = 8
"""Of the cases of a test the plain core is asked one of so many each time, and all in the wide tests.

It is some six times as slow, and what differs between cases is mostly above it, where both cores are asked.
"""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave most cases of the plain core to the wide tests, before those are taken out."""
    met: Counter[str] = Counter()
    for item in items:
        if not item.nodeid.startswith("tests/solver/") or "[plain-" not in item.nodeid:
            continue
        test = item.nodeid.partition("[")[0]
        if met[test] % EACH_TIME:
            item.add_marker(pytest.mark.wide)
        met[test] += 1


@pytest.fixture(params=["compiled", "plain"])
def either_core(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The core that the solver asks during a test; a test that uses this runs once on each."""
    core = str(request.param)
    if core == "compiled" and not COMPILED:
        pytest.skip("the compiled core is not built")
    choose_core(core, monkeypatch)
    return core


def choose_core(core: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the solver ask this core. It is chosen once, at import, so that no call pays for the choice."""
    twins = {
        "compiled": (solve_compiled, may_join_compiled, lay_compiled),
        "plain": (solve_plain, may_join_plain, lay_plain),
    }
    others = twins["plain" if core == "compiled" else "compiled"]
    for name, module in list(sys.modules.items()):
        if not name.startswith("tilerummy.solver") or name.startswith("tilerummy.solver.plain"):
            continue
        for attribute, value in list(vars(module).items()):
            if attribute == "ENGINE":
                monkeypatch.setattr(module, attribute, core)
            for other, wanted in zip(others, twins[core], strict=True):
                if value is other and attribute != other.__name__:
                    monkeypatch.setattr(module, attribute, wanted)
