"""The short form of `./run bench fuzz`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from tests.scale.fuzzing import PATHS, REQUESTS, fuzz, fuzz_http
from tests.scale.surveying import survey
from tests.server.harness import hosting
from tilerummy.protocol import messages as m
from tilerummy.server.edge.routes import OPERATIONS

pytestmark = pytest.mark.wide


async def test_messages_that_should_never_be_sent_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        counts = await fuzz(host, 1500, 3)
    assert counts.total() >= 1500
    seen = {"unreadable", "too_large", "not_seated", "not_your_turn", "stale", "the same answer again"}
    assert seen <= {*counts}


def test_every_request_and_every_address_is_tried() -> None:
    """Protects the fuzzer: what is new in the protocol is attacked too."""
    kinds = {
        str(kind.__struct_config__.tag)
        for kind in get_args(m.ClientMessage)
        if "id" in kind.__struct_fields__
    }
    assert kinds - {"hello"} == {*REQUESTS}
    tried = {re.sub("CODE|x", "{}", path) for path in PATHS}
    assert {re.sub(r"\{\w+\}", "{}", op.path).replace("x", "{}") for op in OPERATIONS} <= tried


async def test_requests_that_should_never_be_sent_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        statuses = await fuzz_http(host, 250, 4)
    assert {400, 401, 404, 413} <= {*statuses}


async def test_requests_made_from_the_description_are_answered_as_described(tmp_path: Path) -> None:
    """Good and bad ones for every address: no crash, no status and no form that the description lacks."""
    async with hosting(tmp_path) as host:
        statuses = await survey(host, 1, 6)
    assert {200, 201, 400, 401, 404} <= {*statuses}
