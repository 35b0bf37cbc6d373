"""What all tests of the server share."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import patient_server
from tests.server.places import MEMORY, Place


@pytest.fixture(autouse=True)
def patient(request: pytest.FixtureRequest) -> Iterator[None]:
    """People here ask as quickly as the machine lets them, which would soon be too quick for the limits."""
    if request.node.get_closest_marker("limits"):
        yield
        return
    with patient_server():
        yield


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    address: str = asyncio.run(request.getfixturevalue("cluster").database())
    return address


@pytest.fixture(params=["sqlite", "postgresql", MEMORY])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty database of each kind."""
    if request.param == MEMORY:
        return Place(MEMORY)
    if request.param == "sqlite":
        return Place(f"sqlite:///{tmp_path / 'tables.db'}")
    return Place(asyncio.run(request.getfixturevalue("cluster").database(bare=True)))
