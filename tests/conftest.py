"""How hard the property tests look: HYPOTHESIS_PROFILE=ci (the default) or thorough. And a PostgreSQL."""

import os
import sys
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


def pytest_runtest_setup(item: pytest.Item) -> None:
    """The browser of the tests of pages is closed before others: asynchronous ones cannot run beside it."""
    if item.path.parent.name not in ("web", "site"):
        close_browser()


def pytest_sessionfinish() -> None:
    """Nobody needs the browser any more."""
    close_browser()


def close_browser() -> None:
    """Close it, if there is one; most tests never load what drives it."""
    pages = sys.modules.get("tests.web.chromium")
    if pages is not None:
        pages.BROWSING.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own, for all tests that want one."""
    with running() as cluster:
        yield cluster


@pytest.fixture
def anyio_backend() -> str:
    """Tests that wait run on asyncio, as the server does."""
    return "asyncio"
