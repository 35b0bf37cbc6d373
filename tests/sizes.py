"""Which of many cases are tried each time. The others belong to the wide tests: none is left out there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def every(step: int, cases: Iterable[Any]) -> list[Any]:
    """Every so many of these cases each time, for `parametrize`."""
    return [one if at % step == 0 else in_wide(one) for at, one in enumerate(cases)]


def these(wanted: Iterable[Any], cases: Iterable[Any]) -> list[Any]:
    """These of the cases each time, for `parametrize`; each must be among them."""
    cases, wanted = [*cases], [*wanted]
    assert all(one in cases for one in wanted)
    return [one if one in wanted else in_wide(one) for one in cases]


def in_wide(case: Any) -> Any:
    """A case of the wide tests."""
    if hasattr(case, "marks"):  # it has some already, or a name
        return pytest.param(*case.values, id=case.id, marks=(*case.marks, pytest.mark.wide))
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.wide)


ONE_OF_A_KIND = ("sabra", "rummy", "classic", "baltic-lt", "pro6-en", "rummy-variants")
"""A preset for each family of rule sets and each way to draw."""
