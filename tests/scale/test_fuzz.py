"""The short form of `./run bench fuzz`."""

from __future__ import annotations

from pathlib import Path

from tests.scale.fuzzing import fuzz, fuzz_http
from tests.scale.surveying import survey
from tests.server.harness import hosting


async def test_messages_that_should_never_be_sent_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        counts = await fuzz(host, 1500, 3)
    assert counts.total() >= 1500
    seen = {"unreadable", "too_large", "not_seated", "not_your_turn", "stale", "the same answer again"}
    assert seen <= {*counts}


async def test_requests_that_should_never_be_sent_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        statuses = await fuzz_http(host, 150, 4)
    assert {400, 401, 404, 413} <= {*statuses}


async def test_requests_made_from_the_description_are_answered_as_described(tmp_path: Path) -> None:
    """Good and bad ones for every address: no crash, no status and no form that the description lacks."""
    async with hosting(tmp_path) as host:
        statuses = await survey(host, 5, 6)
    assert {200, 201, 400, 401, 404} <= {*statuses}
