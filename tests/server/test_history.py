"""The history of a round over the wire: whoever hears only what is new knows what a newcomer is told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.harness import Player, hosting, joining, pair
from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import Gap, read_view, with_history
from tilerummy.rules.match.view import view_game
from tilerummy.server.store.store import Code


@pytest.mark.parametrize("preset", ["sabra", "rummy-variants", "classic"])
async def test_events_bring_what_a_snapshot_would(tmp_path: Path, preset: str) -> None:
    """Protects logs and programs: turns that came one by one make the history that the referee has."""
    plan = m.Plan(preset, players=2, rounds=1, clock=0)
    async with hosting(tmp_path) as host, pair(host, plan) as (first, second, code):
        players = [asyncio.create_task(Player(c, i).play()) for i, c in enumerate((first, second))]
        await first.until(lambda: first.view and len(first.view.history) > 6)
        async with joining(host, code) as late:
            await asyncio.gather(*players)
            await late.until(lambda: late.view and late.view.final)
            for client in (first, second, late):
                assert client.party is not None
                assert client.view is not None
                game = host.parts.service.tables.at(Code(code)).state
                assert game is not None
                assert game.game is not None
                assert read_view(client.party, client.view).history == view_game(game.game, None).history


async def test_missing_turns_are_noticed(tmp_path: Path) -> None:
    """Protects a log from a hole: who knows too little is told so, and asks for the whole."""
    async with hosting(tmp_path) as host, pair(host) as (first, second, _):
        player = first if first.my_turn else second
        await player.do(m.DrawRequest, player.seen)
        await first.until(lambda: first.view and first.view.history)
        assert first.view is not None
        later = m.GameView(
            **{**{f: getattr(first.view, f) for f in first.view.__struct_fields__}, "history_from": 5}
        )
        with pytest.raises(Gap):
            with_history(later, first.view)
