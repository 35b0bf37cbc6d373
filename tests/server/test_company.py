"""Company at a table: characters under their own names, the tempo of the table, and one that adapts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.harness import Client, Host, Player, hosting, joining, pair
from tilerummy.bots.cast import Tempo
from tilerummy.protocol import messages as m
from tilerummy.server.edge import conversation
from tilerummy.server.store.store import Code, VisitorId
from tilerummy.server.table.due import adapts_to
from tilerummy.server.table.party import Chair, Party, gather_again

ROUNDS = m.Plan("sabra", players=2, rounds=2, clock=0)


async def draw_and_wait(client: Client) -> None:
    """Draw, and let the others play until it is one's turn again."""
    await client.turn()
    before = client.seen
    await client.do(m.DrawRequest, before)
    await client.until(lambda: client.my_turn and client.seen > before + 1)


async def chair(host: Host, code: str, seat: int) -> Chair:
    state, _, _ = await host.parts.service.tables.look(Code(code))
    return state.party.chairs[seat]


@pytest.mark.parametrize(("tempo", "rests"), [(Tempo.PEOPLE, True), (Tempo.ONCE, False)])
async def test_bots_take_their_time_by_the_tempo_of_the_table(
    tmp_path: Path, tempo: Tempo, rests: bool
) -> None:
    """Protects the pace a table chose: as people play each turn waits, at once nobody does."""
    waited: list[float] = []

    async def note(seconds: float) -> None:
        waited.append(seconds)

    async with hosting(tmp_path) as host:
        service = host.parts.service
        service.bot_player.rest = note
        service.bot_player.defaults = replace(service.bot_player.defaults, bot_delay_s=0.5)
        token = await host.visitor()
        plan = m.Plan("sabra", players=2, rounds=1, clock=0, tempo=tempo)
        async with joining(host, await host.quick(token, plan, ["greedy"]), token) as ada:
            for _ in range(2):
                await draw_and_wait(ada)
    assert bool(waited) is rests
    assert all(0 < seconds <= 9 for seconds in waited)


async def test_the_host_hurries_the_bots_up_in_mid_turn(tmp_path: Path) -> None:
    """Protects the tempo chosen in mid-match: a bot that rests plays at once, nobody has to be ready anew."""
    async with hosting(tmp_path) as host:
        service = host.parts.service
        token = await host.visitor()
        plan = m.Plan("sabra", players=2, rounds=1, clock=0, tempo=Tempo.PEOPLE)
        async with joining(host, await host.quick(token, plan, ["greedy"]), token) as ada:
            waited: list[float] = []

            async def hurry(seconds: float) -> None:
                waited.append(seconds)
                await ada.do(m.SetTempo, Tempo.ONCE)

            service.bot_player.rest = hurry
            service.bot_player.defaults = replace(service.bot_player.defaults, bot_delay_s=0.5)
            await draw_and_wait(ada)
            await draw_and_wait(ada)
            assert len(waited) == 1
            assert ada.party is not None
            assert (ada.party.plan.tempo, ada.party.phase) == (Tempo.ONCE, m.PartyPhase.PLAYING)


async def test_only_the_host_sets_the_tempo(tmp_path: Path) -> None:
    """Protects the others at the table from one who is in a hurry."""
    async with hosting(tmp_path) as host, pair(host) as (_, second, _):
        assert await second.fail(m.SetTempo, Tempo.ONCE) == ["not_the_host"]


@pytest.mark.limits
async def test_a_host_who_keeps_changing_the_tempo_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects everybody who watches: each change is kept and told to all of them."""
    monkeypatch.setattr(conversation, "TABLE_PER_SECOND", 0)
    monkeypatch.setattr(conversation, "TABLE_AT_ONCE", 2)
    async with hosting(tmp_path) as host, pair(host) as (first, _, _):
        for tempo in (Tempo.ONCE, Tempo.PEOPLE):
            await first.do(m.SetTempo, tempo)
        assert await first.fail(m.SetTempo, Tempo.ONCE) == ["too_many"]
        assert await first.fail(m.Pause, paused=True) == ["too_many"]


async def test_a_bot_adapts_between_rounds_and_keeps_its_name(tmp_path: Path) -> None:
    """Protects both halves of the promise: the table keeps the strength, and nobody else sees it."""
    async with hosting(tmp_path) as host:
        token = await host.visitor()
        code = await host.quick(token, ROUNDS, ["companion"])
        async with joining(host, code, token) as ada:
            assert (ada.place(1).name, ada.place(1).level) == ("Samir", "companion")
            await Player(ada, 3).play_round()
            assert (await chair(host, code, 1)).strength is None
            await ada.do(m.NextRoundRequest, ada.seen)
            for _ in range(2):
                await draw_and_wait(ada)
            set_for = await chair(host, code, 1)
            assert set_for.strength is not None
            assert (set_for.rounds_seen, set_for.set_for) == (1, 2)
            assert ada.place(1).level == "companion"


def test_nobody_is_adapted_to_where_people_compare_themselves() -> None:
    """Protects fair play: with several people, or at a public table, all of them meet the same bot."""
    person, bot = Chair(m.PlaceKind.PERSON, name="Ada"), Chair(m.PlaceKind.BOT, level="companion")

    def table(*chairs: Chair, public: bool = False) -> Party:
        return Party(Code("x"), VisitorId("a"), m.Plan(players=len(chairs), public=public), "", chairs)

    assert adapts_to(table(person, bot, bot)) == 0
    assert adapts_to(table(bot, person, person)) is None
    assert adapts_to(table(person, bot, public=True)) is None


def test_the_strength_is_part_of_the_name_the_worker_gets() -> None:
    """Protects the way to the bot: only one that adapts carries a strength, and a rematch keeps it."""
    companion = Chair(m.PlaceKind.BOT, level="companion", strength=4.25, rounds_seen=3, set_for=3)
    assert companion.played_by == "companion@4.25"
    assert Chair(m.PlaceKind.BOT, level="greedy", strength=4.25).played_by == "greedy"
    party = Party(Code("x"), VisitorId("a"), m.Plan(), "", (companion,), m.PartyPhase.OVER)
    again = gather_again(party, "00").chairs[0]
    assert (again.strength, again.rounds_seen, again.set_for) == (4.25, 3, 0)
