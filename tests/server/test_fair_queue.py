"""The queue before the workers: people first, addresses in turn, and nothing for those who have gone."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.harness import InlineWorkers
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.processes import NOT_FOR_EVER, FairQueue, Lane, Ticket
from tilerummy.server.jobs.staff import JUDGES, REVIEWERS, THE_HOUSE, hired
from tilerummy.server.jobs.tasks import Background, SharedWork, whole

PEOPLE, ARCHIVE = Lane(0, of_one=1), Lane(1)


class Office:
    """A queue whose questions are answered by hand, one after the other."""

    def __init__(self, workers: int = 1, waiting: int = 256) -> None:
        self.queue = FairQueue(workers, waiting)
        self.called: list[str] = []
        self.at_work: list[Ticket] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, asker: str, lane: Lane = ARCHIVE) -> None:
        """Ask a question, and let it take its place."""
        self.tasks[name] = asyncio.create_task(self._wait(name, asker, lane))
        await asyncio.sleep(0)

    async def _wait(self, name: str, asker: str, lane: Lane) -> None:
        ticket = await self.queue.enter(asker, lane)
        self.called.append(name)
        self.at_work.append(ticket)

    async def finish(self, count: int = 1) -> None:
        """Answer the oldest ones."""
        for _ in range(count):
            self.queue.leave(self.at_work.pop(0))
            await asyncio.sleep(0)


async def test_addresses_take_turns() -> None:
    """Protects everybody from whoever asks for a hundred things at once."""
    office = Office()
    for number in range(5):
        await office.ask(f"a{number}", "a")
    await office.ask("b0", "b")
    await office.ask("c0", "c")
    await office.finish(6)
    assert office.called == ["a0", "a1", "b0", "c0", "a2", "a3", "a4"]


async def test_who_plays_comes_before_who_reads_and_nobody_waits_for_ever() -> None:
    """Protects turns from the archive; and the archive from ever more turns."""
    office = Office()
    await office.ask("at work", "x")
    await office.ask("record", "r")
    for number in range(2 * NOT_FOR_EVER):
        await office.ask(f"turn {number}", f"player {number}", PEOPLE)
    await office.finish(2 * NOT_FOR_EVER)
    place = office.called.index("record")
    assert 1 < place <= NOT_FOR_EVER
    assert office.called[1] == "turn 0"


async def test_one_address_never_has_all_judges() -> None:
    """Protects a turn from hard ones of somebody else: one worker is left for the others."""
    office = Office(workers=2)
    for name, asker in (("a0", "a"), ("a1", "a"), ("b0", "b"), ("b1", "b")):
        await office.ask(name, asker, PEOPLE)
    assert office.called == ["a0", "b0"]
    for name in ("h0", "h1"):
        await office.ask(name, THE_HOUSE, PEOPLE)
    await office.finish()
    assert office.called == ["a0", "b0", "a1"]


async def test_what_nobody_waits_for_is_dropped() -> None:
    """Protects the workers: whoever has gone has no place in the queue any more."""
    office = Office()
    for name in ("a0", "a1", "a2"):
        await office.ask(name, "a")
    office.tasks["a1"].cancel()
    await asyncio.sleep(0)
    assert len(office.queue) == 1
    await office.finish()
    assert office.called == ["a0", "a2"]


async def test_whoever_is_called_and_goes_at_the_same_moment_takes_no_worker_along() -> None:
    """Protects the workers from being lost one by one."""
    office = Office()
    for name in ("a0", "a1", "b0"):
        await office.ask(name, name[0])
    office.tasks["b0"].cancel()
    office.queue.leave(office.at_work.pop(0))  # calls the next one before the cancelled task has run
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert office.called == ["a0", "a1"]
    await office.finish()
    await office.ask("c0", "c")
    assert office.called[-1] == "c0"


async def test_few_of_one_address_wait_and_not_too_many_in_all() -> None:
    """Protects the memory, and says which of the two it is."""
    office, narrow = Office(waiting=3), Lane(1, waiting=2)
    for number in range(3):
        await office.ask(f"a{number}", "a", narrow)
    with pytest.raises(Rejected, match="Too many"):
        await office.queue.enter("a", narrow)
    await office.ask("b0", "b", narrow)
    with pytest.raises(Rejected, match="busy"):
        await office.queue.enter("c", narrow)
    await office.ask("house", THE_HOUSE, narrow)
    assert len(office.queue) == 4
    for task in office.tasks.values():
        task.cancel()


async def test_work_for_many_is_done_once_and_stops_with_the_last_of_them() -> None:
    """Protects the workers: a record that a hundred ask for at once is written once, or not at all."""
    shared, begun, gate = SharedWork[int](), list[int](), asyncio.Event()

    async def work() -> int:
        begun.append(1)
        await gate.wait()
        return 7

    def ask() -> asyncio.Task[int]:
        return asyncio.create_task(shared.get("key", work))

    first, second = ask(), ask()
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    gate.set()
    assert await second == 7
    assert len(begun) == 1
    gate.clear()
    third = ask()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert len(begun) == 2
    third.cancel()
    await asyncio.sleep(0)
    fourth = ask()  # comes while the work of the third is being dropped
    with pytest.raises(asyncio.CancelledError):
        await third
    gate.set()
    assert await fourth == 7
    assert len(begun) == 3


class Noting(InlineWorkers):
    """Says in which lane it was asked."""

    async def ask_in(self, lane: Lane, seconds: float, function: Callable[..., Any], *args: object) -> Any:
        return lane


async def test_turns_and_moments_leave_a_worker_for_the_others() -> None:
    """Protects players from hard turns, and reviews from hard moments, of one address."""
    staff = hired(2, None, Noting)
    judging, moments, reviews = [
        await workers.ask(1, Lane) for workers in (staff.judging, staff.moments, staff.reviews)
    ]
    assert judging.of_one == moments.of_one == 1
    assert JUDGES > 1 < REVIEWERS
    assert moments.order < reviews.order


async def test_work_begun_is_done_though_nobody_waits_and_its_failure_is_nobodys() -> None:
    """Protects what is being kept from a wait that is cancelled, and the log from another server's luck."""
    unheard, done, gate = list[object](), list[int](), asyncio.Event()
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: unheard.append(context))

    async def work() -> None:
        await gate.wait()
        done.append(1)
        raise Rejected(ErrorCode.BUSY)

    waiting = asyncio.create_task(whole(work()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    gate.set()
    for _ in range(3):
        await asyncio.sleep(0)
    gc.collect()
    assert done
    assert not unheard
    with pytest.raises(Rejected):
        await whole(work())


async def test_work_in_the_background_is_held_to_its_end_and_its_failure_is_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    background, gate = Background(), asyncio.Event()

    async def fail() -> None:
        await gate.wait()
        raise Rejected(ErrorCode.BUSY)

    background.begin(fail())
    await asyncio.sleep(0)
    gc.collect()
    gate.set()
    await background.settled()
    assert "work in the background failed" in caplog.text
    gate.clear()
    stopped = background.begin(fail())
    await background.stop()
    assert stopped.cancelled()
