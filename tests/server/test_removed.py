"""A player who was removed in mid-match: a bot plays on, and nobody else is shown the tiles of that seat."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.harness import Player, hosting, joining, pair
from tilerummy.protocol import messages as m
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.record import read_record

ROUNDS = m.Plan("sabra", players=2, rounds=2, clock=0)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return tmp_path
    url: str = asyncio.run(request.getfixturevalue("cluster").database())
    return url


async def test_nobody_sits_down_on_dealt_tiles(database: Path | str) -> None:
    """Protects a rack from a host who removes its player and sits down as somebody else."""
    async with hosting(database) as host, pair(host, ROUNDS) as (first, second, code):
        assert second.view is not None
        rack = second.view.rack or []
        await first.do(m.Remove, 1)
        await first.until(lambda: first.place(1).vacant)
        other = await host.visitor()
        async with joining(host, code, other, "o") as again:
            assert await again.fail(m.TakeSeat, "Cy", "", 1) == ["round_goes_on"]
            assert await again.fail(m.TakeSeat, "Cy") == ["round_goes_on"]
            assert again.view is not None
            assert again.view.rack is None
        for token in (other, first.token, None):
            _, record = await host.get(f"/t/{code}/record", token)
            assert " ".join(rack) not in record.decode()
            assert b"hand 1: ? ?" in record


async def test_a_bot_plays_on_and_people_take_the_seat_between_rounds(database: Path | str) -> None:
    """Protects the match of the others: it neither stops nor loses a seat; and the record says who played."""
    async with hosting(database) as host, pair(host, ROUNDS) as (first, second, code):
        await first.do(m.Remove, 1)
        await first.until(lambda: first.place(1).kind is m.PlaceKind.BOT)
        await second.until(lambda: second.party and second.party.you.seat is None)
        assert first.place(1).level == "builder"
        assert first.place(1).name != "Bo"
        await Player(first, 3).play_round()
        round_over = first.seen
        async with joining(host, code, await host.visitor(), "c") as third:
            await third.do(m.TakeSeat, "Cy")
            await third.until(lambda: third.party and third.party.you.seat == 1)
            assert not third.place(1).vacant
            await first.until(lambda: first.seen > round_over)  # that the seat was taken is part of the match
            await first.do(m.NextRoundRequest, first.seen)
            await third.until(lambda: third.view and third.view.number == 2 and third.view.rack)
            await asyncio.gather(Player(first, 4).play(), Player(third, 5).play())
        _, record = await host.get(f"/t/{code}/record")
        lines = [line for line in record.decode().splitlines() if " take-over 1 " in line]
        assert len(lines) == 2
        assert lines[1].endswith('"Cy"')
        assert verify(read_record(record.decode())) == []


async def test_a_removed_bot_is_no_way_to_its_tiles_either(tmp_path: Path) -> None:
    """Protects a bot's rack from a host who removes the bot and sits down with a second identity."""
    async with hosting(tmp_path) as host:
        ada = await host.visitor()
        code = await host.quick(ada, ROUNDS, ["novice"])
        async with joining(host, code, ada, "a") as first:
            await first.do(m.Remove, 1)
            await first.until(lambda: first.place(1).vacant)
            assert first.place(1).level == "novice"
            async with joining(host, code, await host.visitor(), "c") as third:
                assert await third.fail(m.TakeSeat, "Cy") == ["round_goes_on"]
            await first.turn()


async def test_who_left_and_was_removed_is_played_for_too(tmp_path: Path) -> None:
    """Protects the round from a seat that passes for ever: the bot takes over what was given up."""
    async with hosting(tmp_path) as host, pair(host, ROUNDS) as (first, second, _):
        await second.do(m.Leave)
        await first.until(lambda: first.view and first.view.players[1].given_up)
        await first.do(m.Remove, 1)
        await first.until(lambda: first.view and not first.view.players[1].given_up)
        assert first.place(1).vacant


async def test_a_rematch_opens_the_seat(tmp_path: Path) -> None:
    """Protects the next match from a bot that nobody invited."""
    plan = m.Plan("sabra", players=2, rounds=1, clock=0)
    async with hosting(tmp_path) as host, pair(host, plan) as (first, _second, _):
        await first.do(m.Remove, 1)
        await Player(first, 6).play()
        await first.do(m.Rematch)
        await first.until(lambda: first.place(1).kind is m.PlaceKind.OPEN)


async def test_the_draft_of_a_removed_player_does_not_count(tmp_path: Path) -> None:
    """Protects the seat from what its former player had laid so far: the bot's turn begins anew."""
    plan = m.Plan("sabra", players=2, rounds=1, clock=60)
    async with hosting(tmp_path) as host, pair(host, plan) as (first, second, code):
        if not second.my_turn:
            await first.do(m.DrawRequest, first.seen)
            await second.turn()
        assert second.view is not None
        await second.send(m.SendDraft(second.seen, m.Draft([[(second.view.rack or [""])[0]]])))
        await first.until(lambda: first.draft)
        await first.do(m.Pause)  # so that the bot does not play at once
        await first.do(m.Remove, 1)
        await first.until(lambda: first.place(1).vacant)
        async with joining(host, code) as watcher:
            assert watcher.draft is None
