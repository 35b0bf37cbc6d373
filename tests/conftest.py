"""How hard the property tests look: HYPOTHESIS_PROFILE=ci (the default) or thorough. And a PostgreSQL."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.scale.cluster import Cluster, running

settings.register_profile(
    "ci",
    max_examples=100,
    derandomize=True,  # the same examples each time: a red build is about the change at hand
    deadline=None,  # a busy machine is no bug
    suppress_health_check=[HealthCheck.too_slow],  # likewise
)
settings.register_profile(
    "thorough",
    settings.get_profile("ci"),
    max_examples=2_000,
    derandomize=False,
    print_blob=True,  # how to see a chance finding again
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own, for all tests that want one."""
    with running() as cluster:
        yield cluster


@pytest.fixture
def anyio_backend() -> str:
    """Tests that wait run on asyncio, as the server does."""
    return "asyncio"
