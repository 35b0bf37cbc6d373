"""The row of callbacks that a browser's Python does in one go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tilerummy.device import browser as module
from tilerummy.device.browser import Due


class Asked:
    """A loop that never runs by itself, and what its row has asked the browser for."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.calls: list[str] = []
        self.due = Due(self.loop, lambda: self.calls.append("at once"), lambda: self.calls.append("soon"))
        self.loop.call_soon = self.due.call_soon  # type: ignore[method-assign]


@pytest.fixture
def asked() -> Iterator[Asked]:
    one = Asked()
    yield one
    asyncio._set_running_loop(None)  # private: asyncio has no other way to leave a loop that ran by hand
    one.loop.close()


def test_whatever_is_due_is_done_in_one_call(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects the speed of a turn on a page: a task with many waits is one call of the browser's."""
    monkeypatch.setattr(module, "monotonic", lambda: 0.0)
    done: list[int] = []

    async def steps() -> None:
        for step in range(20):
            await asyncio.sleep(0)
            done.append(step)

    task = asyncio.Task(steps(), loop=asked.loop)
    asked.due.call_soon(done.append, -1).cancel()
    assert asked.calls == ["at once"]
    asked.due.do()
    assert task.done()
    assert done == [*range(20)]
    asked.loop.call_soon(done.append, 20)
    assert asked.calls == ["at once", "at once"]


def test_the_page_is_heard_in_between(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects the page from a device that never listens: after a while others have their turn."""
    moments = iter(range(100))
    monkeypatch.setattr(module, "monotonic", lambda: float(next(moments)))
    done: list[str] = []
    for word in ("one", "two", "three"):
        asked.due.call_soon(done.append, word)
    asked.due.do()
    assert done == ["one"]
    assert asked.calls == ["at once", "soon"]
    asked.due.call_soon(done.append, "four")
    asked.due.do()
    asked.due.do()
    asked.due.do()
    assert done == ["one", "two", "three", "four"]
    assert asked.calls == ["at once", "soon", "soon", "soon"]
