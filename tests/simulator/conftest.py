"""What the tests of the simulator share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tilerummy.rules.preset import Rules
from tilerummy.simulator import Simulator
from tilerummy.simulator.by_referee import ByReferee
from tilerummy.simulator.compiled import BUILT, Compiled

needs_core = pytest.mark.skipif(not BUILT, reason="the compiled simulator is not built")


@pytest.fixture(params=["compiled", "by_referee"])
def either(request: pytest.FixtureRequest) -> Callable[[Rules, int], Simulator]:
    """Makes a simulator; a test that uses this runs once for each kind."""
    if request.param == "compiled" and not BUILT:
        pytest.skip("the compiled simulator is not built")
    return Compiled if request.param == "compiled" else ByReferee
