"""Games from a file: only what a device can go on with takes the place of what is kept."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest

from tests.device.harness import Browser, on_device
from tilerummy.device.browser import can_begin_with
from tilerummy.device.memory_store import PAGE

VERSION_AT = 60
"""Where SQLite keeps the number of a database's form."""


@dataclass(frozen=True)
class Bytes:
    """What a page hands over."""

    content: bytes

    def to_bytes(self) -> bytes:
        return self.content


@pytest.fixture(scope="module")
def kept() -> bytes:
    """What a browser keeps of a device with a visitor."""

    async def visited() -> bytes:
        browser = Browser()
        async with on_device(browser) as host:
            await host.visitor()
        return browser.kept()

    return asyncio.run(visited())


def fits(content: bytes) -> bool:
    return asyncio.run(can_begin_with(Bytes(content)))


def test_what_was_kept_can_be_gone_on_with(kept: bytes) -> None:
    """Protects who moves to another device."""
    assert fits(kept)


def test_what_is_damaged_or_newer_is_left_alone(kept: bytes) -> None:
    """Protects the games that are there: nothing replaces them that could not be opened."""
    assert not fits(kept[: len(kept) // PAGE // 2 * PAGE])
    assert not fits(b"\0" * len(kept))
    assert not fits(kept[:PAGE] + b"\xff" * (len(kept) - PAGE))
    assert not fits(kept[:VERSION_AT] + b"\0\0\xff\xff" + kept[VERSION_AT + 4 :])
