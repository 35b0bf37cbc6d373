"""Secrets that a store has pledged: each serves one table."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import pytest

from tests.server.places import ADA, BO, Place, opened
from tilerummy.server.store.store import MOST_PLEDGES, Row


async def test_pledged_secrets_stay_until_they_are_used(place: Place) -> None:
    """Protects parallel tables: each takes a secret of its own, by its name or the latest, and none twice."""
    async with opened(place) as store:
        for secret in (b"first", b"second", b"third"):
            await store.pledge(ADA, secret, 1)
        assert await store.redeem(BO, sha256(b"first").hexdigest()) is None
        assert await store.redeem(ADA, sha256(b"first").hexdigest()) == b"first"
        assert await store.redeem(ADA, sha256(b"first").hexdigest()) is None
        assert {await store.redeem(ADA), await store.redeem(ADA)} == {b"second", b"third"}
        assert await store.redeem(ADA) is None


async def test_a_secret_serves_one_table_though_another_takes_its_row(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects the deal: between look and use the secret goes to another, and a new one lies in its row."""
    async with opened(place) as store:
        await store.pledge(ADA, b"first", 1)
        look = store.query

        async def look_then_be_late(statement: str, *values: object) -> Sequence[Row]:
            found = await look(statement, *values)
            monkeypatch.undo()
            assert await store.redeem(ADA) == b"first"
            await store.pledge(ADA, b"second", 1)
            return found

        monkeypatch.setattr(store, "query", look_then_be_late)
        assert await store.redeem(ADA) is None
        assert await store.redeem(ADA) == b"second"


async def test_only_so_many_secrets_are_pledged_to_one_visitor(place: Place) -> None:
    """Protects the database from whoever asks for pledges all day."""
    async with opened(place) as store:
        for number in range(MOST_PLEDGES + 3):
            await store.pledge(ADA, bytes([number]), 1)
        found = [await store.redeem(ADA) for _ in range(MOST_PLEDGES + 1)]
        assert found == [*(bytes([number]) for number in range(MOST_PLEDGES + 2, 2, -1)), None]
