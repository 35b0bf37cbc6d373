"""Copies of a table's records: where reviews keep them, they go with the table."""

from __future__ import annotations

from collections.abc import Mapping

from tilerummy.rules.match.event import MatchStarted
from tilerummy.server.store.moderation_rows import FORGET, logged
from tilerummy.server.store.store import KEY_PREFIX, Code, KeptLine, Statement, Store
from tilerummy.server.table.state import read_events

Matches = Mapping[int, tuple[KeptLine, ...]]


async def matches_of(store: Store, code: Code, last: int) -> Matches:
    """All matches of a table, of which there were so many."""
    found = {match: await store.lines(code, match) for match in range(1, last + 1)}
    return {match: lines for match, lines in found.items() if lines}


def forgetting_copies(matches: Matches, now: int) -> list[Statement]:
    """What forgets copies of the table's records that were reviewed, here and at every server."""
    statements: list[Statement] = []
    for lines in matches.values():
        begun = read_events(lines[:1])[0]
        assert isinstance(begun, MatchStarted)
        statements += forgetting_copy(begun.commitment, now)
    return statements


def forgetting_copy(commitment: str, now: int) -> list[Statement]:
    """What forgets copies of the record of a match, by what its chance was bound by."""
    prefix = commitment[:KEY_PREFIX]
    return [
        ("DELETE FROM records WHERE key LIKE $1", (f"{prefix}%",)),
        logged(now, FORGET, prefix, None, "", ""),
    ]
