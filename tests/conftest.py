"""What all tests share: how hard properties are looked at, where files lie, who comes first, a PostgreSQL.

HYPOTHESIS_PROFILE is `few`, the default; `wide`, of which CI runs every property; or `thorough`.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, settings

from tests import children, surroundings

if TYPE_CHECKING:
    from tests.scale.cluster import Cluster

settings.register_profile(
    "wide",
    max_examples=100,
    derandomize=True,  # the same examples each time: a red build is about the change at hand
    deadline=None,  # a busy machine is no bug
    suppress_health_check=[HealthCheck.too_slow],  # likewise
)
settings.register_profile("few", settings.get_profile("wide"), max_examples=25)
settings.register_profile(
    "thorough",
    settings.get_profile("wide"),
    max_examples=2_000,
    derandomize=False,
    print_blob=True,  # how to see a chance finding again
)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "few")
THOROUGH = PROFILE == "thorough"
settings.load_profile(PROFILE)

REAL = (
    "tests/site/test_browsers",
    "tests/site/test_in_flight",
    "tests/site/test_keeping",
    "tests/site/test_server_gone",
    "tests/site/test_site",
    "tests/web/",
    "tests/scale/test_kill",
    "tests/server/test_kill.py::test_a_server_killed_at_any_moment",
    "tests/scale/test_cuts",
)
"""A browser that moves things by real clocks, or processes killed at any moment: what fails has a second try.

A true fault fails twice. What failed once is a fault too, of the page, the server or the test: the summary
shows it, and it is to be mended. The thorough profile has no second try.
"""
MOST_REAL = 100
"""So many tests of a run may have one; `tests/test_second_tries.py` counts them."""
SECOND_TRIES = 5
"""How many a whole run may need. More than that is no chance."""

FIRST = pytest.StashKey[bool]()
"""Whether this process began the run; others work for it."""
LONGEST_FIRST = (
    "tests/site",
    "tests/web/test_whole_game.py",
    "tests/web/test_offline.py",
    "tests/web/test_hosting.py",
    "tests/web/test_screens.py",
    "tests/web",
    "tests/scale",
    "tests/server",
)
"""Where tests take longest. At the end come short ones, so that no process waits long for another."""


surroundings.settle()  # before anything is imported that looks at them, and in each process of a run


def pytest_configure(config: pytest.Config) -> None:
    """Second tries are few and shown; whoever begins a run marks it, gives it a home and has it watched.

    Whoever unpacks the source package may test it with pytest and hypothesis alone: in pyproject.toml the
    options of pytest-rerunfailures would be errors there, so they are set here.
    """
    if hasattr(config.option, "max_suite_reruns"):
        config.option.max_suite_reruns = SECOND_TRIES
        config.option.rerun_show_tracebacks = True
    if children.mark_run():
        home = Path(tempfile.mkdtemp(prefix="tr-home-"))
        surroundings.home_in(home)
        watcher = children.watch_run()
        config.add_cleanup(lambda: shutil.rmtree(home, ignore_errors=True))
        config.add_cleanup(lambda: children.dismiss(watcher))
        config.stash[FIRST] = True


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None]:
    """Nobody needs the browser any more; and at the very end nobody may be left."""
    close_browser()
    yield
    if not session.config.stash.get(FIRST, False):
        return
    # Engines of a run in one process go with it.
    mine = children.of_this_process()
    left = children.end_all(os.environ[children.MARK], children.LEAVING_S, besides=mine)
    if left:
        said = (f"a test left a process behind: {number} {command}" for number, command in left.items())
        sys.stderr.write("\n".join(("", *said, "")))
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)  # the packages' own tests run without xdist
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: a third of the time a walk waits for what moves on the page."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(tryfirst=True)  # before it is decided who runs
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest first; what shares a browser or a server stays together. Some get a second try.

    Where properties are looked at more often than each time, they belong to the wide tests. So do long
    evenings on PostgreSQL; on SQLite they are lived through each time.
    """
    items.sort(key=_place)
    for item in items:
        if PROFILE != "few" and is_hypothesis_test(getattr(item, "obj", None)):
            item.add_marker(pytest.mark.wide)
        if item.get_closest_marker("evening") and "postgresql" in item.name:
            item.add_marker(pytest.mark.wide)
    if THOROUGH or not config.pluginmanager.hasplugin("rerunfailures"):
        return
    for item in items:
        if item.nodeid.startswith(REAL):
            item.add_marker(pytest.mark.flaky(reruns=1))


def _place(item: pytest.Item) -> int:
    found = (at for at, start in enumerate(LONGEST_FIRST) if item.nodeid.startswith(start))
    return next(found, len(LONGEST_FIRST))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """The browser of the tests of pages is closed before others: asynchronous ones cannot run beside it."""
    if item.path.parent.name not in ("web", "site"):
        close_browser()


def close_browser() -> None:
    """Close it, if there is one; most tests never load what drives it."""
    pages = sys.modules.get("tests.web.chromium")
    if pages is not None:
        pages.BROWSING.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own, for all tests that want one. What drives it comes with [postgres] alone."""
    from tests.scale.cluster import running

    with running() as cluster:
        yield cluster


@pytest.fixture
def anyio_backend() -> str:
    """Tests that wait run on asyncio, as the server does."""
    return "asyncio"
