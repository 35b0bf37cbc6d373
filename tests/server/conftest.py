"""What all tests of the server share."""

from collections.abc import Iterator

import pytest

from tests.server.harness import patient_server


@pytest.fixture(autouse=True)
def patient(request: pytest.FixtureRequest) -> Iterator[None]:
    """People here ask as quickly as the machine lets them, which would soon be too quick for the limits."""
    if request.node.get_closest_marker("limits"):
        yield
        return
    with patient_server():
        yield
