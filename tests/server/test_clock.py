"""Clocks: time-outs of every kind, nobody there, breaks, days, and the time a server was down."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.harness import Client, HandClock, Host, hosting, joining, pair
from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import read_view
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.record import read_record
from tilerummy.rules.parameter import OnTimeout
from tilerummy.rules.preset import load, preset_ids
from tilerummy.solver import Goal, Wish, solve_turn

MINUTE = m.Plan("sabra", players=2, rounds=1, clock=60)
DAYS = m.Plan("sabra", players=2, rounds=1, clock=2 * 86400)


async def in_turn(first: Client, second: Client) -> tuple[Client, Client]:
    """Who plays, and who waits."""
    return (first, second) if first.my_turn else (second, first)


def settled(client: Client) -> list[m.Settled]:
    events = [event for happened in client.all(m.Happened) for event in happened.events]
    return [event for event in events if isinstance(event, m.Settled)]


async def test_a_turn_without_a_draft_ends_with_a_draw(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host, MINUTE) as pair_of_two:
        player, other = await in_turn(*pair_of_two[:2])
        assert player.view is not None
        assert player.view.clock is not None
        assert player.view.clock.running
        host.pass_time(59)
        await player.do(m.Say, m.Word.ONE_MOMENT)
        assert player.my_turn
        host.pass_time(2)
        await other.turn()
        await player.until(lambda: settled(player))
        (end,) = settled(player)
        assert (end.stands, end.draws, len(end.drawn or [])) == (False, 1, 1)
        await other.until(lambda: settled(other))
        (end,) = settled(other)
        assert (end.draws, end.drawn, end.draft) == (1, None, None)
        assert await player.fail(m.DrawRequest, player.seen) == ["not_your_turn"]


async def test_a_spoilt_draft_goes_back_and_costs_penalty_tiles(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host, MINUTE) as pair_of_two:
        player, other = await in_turn(*pair_of_two[:2])
        assert player.view is not None
        rack = player.view.rack or []
        await player.send(m.SendDraft(player.seen, m.Draft([rack[:1]])))
        await other.until(lambda: other.draft)
        assert other.draft is not None
        assert other.draft.draft.table == [rack[:1]]
        host.pass_time(61)
        await player.until(lambda: settled(player))
        (end,) = settled(player)
        assert (end.stands, end.draws) == (False, 3)
        assert player.view is not None
        assert len(player.view.rack or []) == 17
        assert other.draft is None


async def legal_draft(host: Host, player: Client, other: Client) -> m.Draft:
    """Draw until somebody could open; their table."""
    for _ in range(60):
        client = player if player.my_turn else other
        assert client.party is not None
        assert client.view is not None
        view = read_view(client.party, client.view)
        found = solve_turn(view.setting, view.before(), Wish(Goal.TILES, least_change=False))
        if found.play:
            return m.Draft([[tile.text for tile in meld] for meld in found.table])
        seen = client.seen
        await client.do(m.DrawRequest, seen)
        await player.until(lambda s=seen: player.seen > s)  # type: ignore[misc]
        await other.until(lambda s=seen: other.seen > s)  # type: ignore[misc]
    raise AssertionError("nobody can open")


async def test_a_finished_legal_draft_counts_as_played_even_if_the_server_was_restarted(
    tmp_path: Path,
) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock) as host, pair(host, MINUTE) as (first, second, code):
        draft = await legal_draft(host, first, second)
        player, other = await in_turn(first, second)
        await player.send(m.SendDraft(player.seen, draft))
        await other.until(lambda: other.draft)
    async with hosting(tmp_path, clock) as host, joining(host, code, player.token, "z") as again:
        kept = again.all(m.Snapshot)[0].draft
        assert kept is not None, "the draft was kept"
        assert kept.draft == msgspec.structs.replace(draft, touched=kept.draft.touched)
        await again.until(lambda: again.view and again.view.clock and again.view.clock.running)
        host.pass_time(61)
        await again.until(lambda: settled(again))
        (end,) = settled(again)
        assert end.stands
        assert end.table == draft.table


async def test_a_void_turn_leaves_everything_as_it_was(tmp_path: Path) -> None:
    plan = m.Plan("sabra", {"on_timeout": "turn_void"}, players=2, clock=15)
    async with hosting(tmp_path) as host, pair(host, plan) as pair_of_two:
        player, _ = await in_turn(*pair_of_two[:2])
        assert player.view is not None
        rack = player.view.rack or []
        await player.send(m.SendDraft(player.seen, m.Draft([rack[:2]])))
        host.pass_time(16)
        await player.until(lambda: settled(player))
        assert player.view is not None
        assert player.view.rack == rack
        assert settled(player)[0].draws == 0


async def test_drafts_that_cannot_be_are_left_aside(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host, MINUTE) as pair_of_two:
        player, other = await in_turn(*pair_of_two[:2])
        assert player.view is not None
        assert other.view is not None
        rack = player.view.rack or []
        strange = next(t for t in ("k1", "k2", "k3", "k4", "k5", "r1", "r2") if t not in rack)
        await player.send(m.SendDraft(player.seen, m.Draft([[strange]])))
        await player.send(m.SendDraft(player.seen + 1, m.Draft([rack[:1]])))
        await other.send(m.SendDraft(other.seen, m.Draft([(other.view.rack or [])[:1]])))
        await player.send(m.SendDraft(player.seen, m.Draft([rack[:2]])))
        await other.until(lambda: other.draft)
        assert [shown.draft.draft.table for shown in other.all(m.DraftShown) if shown.draft] == [[rack[:2]]]
        await player.send(m.SendDraft(player.seen))
        await other.until(lambda: other.draft is None)


async def test_a_host_can_keep_drafts_private(tmp_path: Path) -> None:
    plan = m.Plan("sabra", players=2, clock=60, live_drafts=False)
    async with hosting(tmp_path) as host, pair(host, plan) as pair_of_two:
        player, other = await in_turn(*pair_of_two[:2])
        assert player.view is not None
        await player.send(m.SendDraft(player.seen, m.Draft([(player.view.rack or [])[:1]])))
        await player.do(m.Say, m.Word.HELLO)
        async with joining(host, pair_of_two[2]) as watcher:
            assert watcher.draft is None
        await other.until(lambda: other.all(m.Said))
        assert other.all(m.DraftShown) == []


async def test_the_clock_stands_while_nobody_is_connected(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock) as host:
        async with pair(host, MINUTE) as (first, second, code):
            host.pass_time(20)
            await first.send(m.ClientBeat())
            await first.until(lambda: first.all(m.Beat))
        await host.parts.service.rooms.emptied()
        await host.parts.service.scheduler.settle()
        host.pass_time(1000)
        await host.parts.service.scheduler.settle()
        async with joining(host, code, first.token, "x") as again:
            await again.until(lambda: again.view and again.view.clock and again.view.clock.running)
            assert again.view is not None
            assert again.view.clock is not None
            assert 38_000 < again.view.clock.left < 41_000
            assert settled(again) == []
        del second


async def test_a_break_stops_the_clock(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host, MINUTE) as (first, second, _):
        await first.do(m.Pause)
        await second.until(lambda: second.view and second.view.clock and not second.view.clock.running)
        host.pass_time(500)
        await first.do(m.Pause, False)
        await second.until(lambda: second.view and second.view.clock and second.view.clock.running)
        assert settled(second) == []


def running(client: Client) -> bool | None:
    """Whether the clock of the turn runs; None where a client has seen none."""
    return client.view.clock.running if client.view and client.view.clock else None


async def test_a_host_gives_one_player_more_time(tmp_path: Path) -> None:
    """Protects who plays by ear or slowly: their clock waits a whole limit before it runs, others' do not."""
    async with hosting(tmp_path) as host, pair(host, MINUTE) as (first, second, _):
        player, other = await in_turn(first, second)
        seat = 0 if player is first else 1
        await first.do(m.GiveTime, seat)
        await player.until(lambda: running(player) is False)
        assert other.place(seat).more_time
        host.pass_time(59)
        await player.do(m.Say, m.Word.ONE_MOMENT)
        assert player.my_turn
        host.pass_time(2)
        await player.until(lambda: running(player))
        assert player.my_turn
        assert player.view is not None
        assert player.view.clock is not None
        assert player.view.clock.left > 55_000, "now comes the usual time"
        await player.do(m.DrawRequest, player.seen)
        await other.until(lambda: other.my_turn and running(other))
        await other.do(m.DrawRequest, other.seen)
        await player.until(lambda: player.my_turn and running(player) is False)
        await first.do(m.GiveTime, seat, more=False)
        await player.until(lambda: running(player))
        host.pass_time(61)
        await other.turn()
        await other.until(lambda: settled(other))
        assert await second.fail(m.GiveTime, 1) == ["not_the_host"]
        assert await first.fail(m.GiveTime, 3) == ["no_such_seat"]


@pytest.mark.parametrize("plan", [MINUTE, DAYS], ids=["minute", "days"])
async def test_the_time_a_server_was_down_is_given_back(tmp_path: Path, plan: m.Plan) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock) as host, pair(host, plan) as (first, _, code):
        before = first.seen
    clock.now += 5 * 86_400_000
    async with hosting(tmp_path, clock) as host, joining(host, code, first.token, "x") as again:
        await again.until(lambda: again.view and again.view.clock and again.view.clock.running)
        assert again.view is not None
        assert again.view.clock is not None
        assert again.view.clock.left > again.view.clock.limit - 5000
        assert again.seen > before
        assert settled(again) == []


async def test_a_turn_of_days_ends_though_nobody_is_connected(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock) as host:
        async with pair(host, DAYS) as (first, second, code):
            player, other = await in_turn(first, second)
        host.pass_time(2 * 86400 + 1)
        await host.parts.service.scheduler.tend_due()
        await host.parts.service.scheduler.settle()
        async with joining(host, code, other.token, "x") as again:
            assert again.my_turn
            _, text = await host.get(f"/t/{code}/record", player.token)
            assert b"time-out" in text


async def test_a_bot_can_be_called_for_somebody_who_is_away_in_his_turn(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host) as (first, second, code):
        if second.my_turn:
            await second.do(m.DrawRequest, second.seen)
        await first.turn()
        await second.socket.close()
        await first.until(lambda: first.party and not first.party.places[1].connected)
        await first.do(m.DrawRequest, first.seen)
        await first.until(lambda: first.view and first.view.turn == 1)
        assert await first.fail(m.CallBot, 1, "novice") == ["not_away"]
        host.pass_time(46)
        await first.do(m.CallBot, 1, "novice")
        await first.turn()
        assert first.party is not None
        assert first.party.places[1].level == "novice"
        async with joining(host, code, second.token, "x") as again:
            await again.do(m.ComeBack)
            await first.do(m.DrawRequest, first.seen)
            await again.turn()
            await again.do(m.DrawRequest, again.seen)


TIMED = [preset for preset in preset_ids() if load(preset).on_timeout is not OnTimeout.NONE]


@pytest.mark.parametrize("preset", TIMED)
async def test_turns_of_every_preset_are_ended_by_the_clock_at_any_stage(tmp_path: Path, preset: str) -> None:
    """Protects every preset's own time-out: with nothing done, with a draft, after a draw, in a break."""
    plan = m.Plan(preset, players=2, rounds=None, clock=60)
    async with hosting(tmp_path) as host, pair(host, plan) as (first, second, code):
        if first.view is not None and first.view.phase is Phase.CHOOSING:
            await first.do(m.ChooseStarterRequest, first.seen, 1)
            await first.until(lambda: first.view and first.view.turn is not None)
            await second.turn()
        for stage in ("nothing", "draft", "drawn", "both", "nothing", "draft"):
            player = first if first.my_turn else second
            await spend(player, second if player is first else first, stage)
            before = first.seen
            host.pass_time(61)
            for client in (first, second):
                await client.until(lambda c=client, s=before: c.seen > s)  # type: ignore[misc]
        assert [end.cause for end in settled(first)] == ["time_out"] * 6
        await first.do(m.Leave)
        await second.do(m.Leave)
        await second.until(lambda: second.party and second.party.phase is m.PartyPhase.OVER)
        _, text = await host.get(f"/t/{code}/record")
        assert verify(read_record(text.decode())) == []


async def spend(player: Client, other: Client, stage: str) -> None:
    """Do something in a turn, but do not end it."""
    assert player.party is not None
    assert player.view is not None
    keeps_turn = player.party.rules["draw_mode"] == "every_turn_then_place"
    if stage in ("drawn", "both") and keeps_turn and "draw" in player.view.may:
        before = player.seen
        await player.do(m.DrawRequest, before)
        for client in (player, other):
            await client.until(lambda c=client: c.seen > before)  # type: ignore[misc]
        assert player.my_turn
    if stage in ("draft", "both"):
        draft = m.Draft([*player.view.table, (player.view.rack or [])[:2]])
        await player.send(m.SendDraft(player.seen, draft))
        await other.until(lambda: other.draft)


async def test_a_turn_of_days_goes_on_over_a_restart_and_ends_when_its_time_is_up(tmp_path: Path) -> None:
    """Protects correspondence: the deadline is kept, and only time without a server is given back."""
    clock = HandClock()
    async with hosting(tmp_path, clock) as host, pair(host, DAYS) as (first, second, code):
        player, other = await in_turn(first, second)
        await player.do(m.DrawRequest, player.seen)
        await other.turn()
        host.pass_time(86400)
    clock.now += 3 * 86_400_000
    async with hosting(tmp_path, clock) as host:
        async with joining(host, code, other.token, "x") as again:
            await again.until(lambda: again.view and again.view.clock and again.view.clock.running)
            assert again.my_turn
            assert again.view is not None
            assert again.view.clock is not None
            assert abs(again.view.clock.left - 86_400_000) < 60_000
        await host.parts.service.rooms.emptied()
        host.pass_time(86400 - 100)
        await tended(host)
        async with joining(host, code, other.token, "y") as again:
            assert again.my_turn, "not yet"
        await host.parts.service.rooms.emptied()
        host.pass_time(200)
        await tended(host)
        async with joining(host, code, player.token, "z") as again:
            assert again.my_turn
            await again.do(m.DrawRequest, again.seen)


async def tended(host: Host) -> None:
    """Let everything happen that is due."""
    await host.parts.service.scheduler.tend_due()
    await host.parts.service.scheduler.settle()


async def test_the_record_of_a_match_with_time_outs_and_breaks_verifies(tmp_path: Path) -> None:
    plan = m.Plan("sabra", players=2, rounds=1, clock=60)
    async with hosting(tmp_path) as host, pair(host, plan) as (first, second, code):
        for _ in range(6):
            before = first.seen
            host.pass_time(61)
            await first.until(lambda s=before: first.seen > s)  # type: ignore[misc]
        await first.do(m.Pause)
        await first.do(m.Pause, False)
        await first.do(m.Leave)
        await second.do(m.Leave)
        await second.until(lambda: second.party and second.party.phase is m.PartyPhase.OVER)
        _, text = await host.get(f"/t/{code}/record")
        assert verify(read_record(text.decode())) == []
