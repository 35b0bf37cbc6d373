"""Second tries: few tests have one, and every name in the list of those stands for some."""

from __future__ import annotations

import pytest

from tests.conftest import MOST_REAL, REAL


def test_few_tests_have_a_second_try(request: pytest.FixtureRequest) -> None:
    """Protects the meaning of a green run: what has to be lucky is the exception.

    Whichever process runs this knows all tests of the run.
    """
    items = request.session.items
    tried = [one for one in items if one.get_closest_marker("flaky") and not one.get_closest_marker("long")]
    assert len(tried) <= MOST_REAL, "too many tests have a second try (tests/conftest.py): mend one instead"


@pytest.mark.parametrize("beginning", REAL)
def test_whoever_has_one_is_there(pytestconfig: pytest.Config, beginning: str) -> None:
    """Protects the list: a file that was moved leaves no name behind, under which another would get lucky."""
    path = pytestconfig.rootpath / beginning.partition("::")[0]
    assert path.is_dir() or path.with_suffix(".py").is_file()
