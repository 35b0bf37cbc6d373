"""A table's life: people, bots, the host, talk, rematch."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec

from tests.server.harness import TWO, Client, Player, hosting, joining, pair, seated
from tilerummy.protocol import messages as m
from tilerummy.rules.match.chance import commitment
from tilerummy.rules.match.game import Phase


async def test_a_match_begins_when_all_places_are_taken_and_everybody_is_ready(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada, bo = await host.visitor(), await host.visitor()
        code = await host.open(ada, TWO)
        async with joining(host, code, ada, "a") as first, joining(host, code, bo, "b") as second:
            assert await first.fail(m.Start) == ["places_open"]
            await second.do(m.TakeSeat, "  Bo\u202e \n B ", "dd" * 16)
            assert await second.fail(m.TakeSeat, "Bo") == ["already_seated"]
            await first.until(lambda: first.party and seated(first.party) == 2)
            assert first.place(1).name == "Bo B"
            assert await first.fail(m.Start) == ["not_ready"]
            await second.do(m.Ready)
            assert await second.fail(m.Start) == ["not_the_host"]
            assert await first.fail(m.DrawRequest, 0) == ["not_started"]
            await first.do(m.Start)
            assert await first.fail(m.Start) == ["already_started"]
            await second.until(lambda: second.view)
            assert second.view is not None
            assert len(second.view.rack or []) == 14


async def test_a_face_is_seen_by_everybody_and_stays_with_the_seat(tmp_path: Path) -> None:
    """Protects the people's faces: the same on every device and in lists; others than ours are refused."""
    async with hosting(tmp_path) as host:
        ada, bo = await host.visitor(), await host.visitor()
        wanted = m.NewTable(m.Plan("sabra", players=3, clock=0), "Ada", "aa" * 16, ["teacher"], face=3)
        code = json.loads((await host.post("/api/tables", wanted, ada))[1])["code"]
        async with joining(host, code, ada, "a") as first, joining(host, code, bo, "b") as second:
            await second.do(m.TakeSeat, "Bo", "dd" * 16, face=12)
            await first.until(lambda: first.party and seated(first.party) == 3)
            assert first.party is not None
            assert [place.face for place in first.party.places] == [3, None, 12]
            reply = await second.ask(m.ChooseFace("b-x", 13))
            assert isinstance(reply, m.Refused)
            assert [reason.code for reason in reply.reasons] == ["unreadable"]
            await second.do(m.ChooseFace, 1)
            await first.until(lambda: first.place(2).face == 1)
        lines = json.loads((await host.get("/api/mine", bo))[1])["tables"]
        assert [(line["faces"], line["levels"]) for line in lines] == [
            ([3, None, 1], [None, "teacher", None])
        ]


async def test_the_host_changes_the_plan_and_nonsense_is_refused_with_the_reason(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host, start=False) as (first, second, _):
        bad = m.Plan("sabra", {"penalty_tiles": 99})
        reply = await first.ask(m.SetPlan("x", bad))
        assert isinstance(reply, m.Refused)
        assert reply.reasons[0].code == "bad_rules"
        assert "penalty_tiles" in str(reply.reasons[0].args["text"])
        assert await first.fail(m.SetPlan, m.Plan("sabra", players=6)) == ["bad_rules"]
        assert await first.fail(m.SetPlan, m.Plan("sabra", clock=700)) == ["clock_range"]
        assert await first.fail(m.SetPlan, m.Plan("sabra", public=True, free_text=True)) == ["text_off"]
        assert await second.fail(m.SetPlan, TWO) == ["not_the_host"]
        await first.do(m.SetPlan, m.Plan("sabra", {"penalty_tiles": 1}, players=4, clock=60))
        await second.until(lambda: second.party and second.party.plan.players == 4)
        assert second.party is not None
        assert second.party.changes == {"penalty_tiles": 1, "time_limit_s": 60}
        assert not second.place(1).ready, "the plan is another one now"


async def test_bots_are_seated_removed_and_unknown_ones_refused(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor()
        code = await host.open(ada, m.Plan("sabra", players=3))
        async with joining(host, code, ada) as first:
            assert await first.fail(m.AddBot, "os-system") == ["no_such_level"]
            await first.do(m.AddBot, "novice")
            await first.do(m.AddBot, "greedy")
            assert await first.fail(m.AddBot, "greedy") == ["table_full"]
            await first.do(m.Remove, 1)
            await first.until(lambda: first.place(1).kind is m.PlaceKind.OPEN)
            assert await first.fail(m.AddBot, "greedy", 2) == ["seat_not_free"]
            assert await first.fail(m.AddBot, "greedy", 5) == ["no_such_seat"]


async def test_a_program_plays_with_the_key_of_its_seat_until_it_is_removed(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor()
        code = await host.open(ada, TWO)
        async with joining(host, code, ada) as first:
            key = (await first.do(m.AddProgram, "Robo")).key
            assert key is not None
            async with joining(host, code, key, "k") as program:
                assert program.party is not None
                assert program.party.you.seat == 1
                await program.do(m.Ready, salt="ee" * 16)
                await first.do(m.Start)
                await asyncio.gather(Player(first, 1).play(), Player(program, 2).play())
                await first.do(m.Remove, 1)
            async with joining(host, code, key, "k") as program:
                assert program.bye is m.ByeReason.WRONG_TOKEN
            other = await host.open(ada, TWO)
            async with joining(host, other, key, "k") as program:
                assert program.bye is m.ByeReason.WRONG_TOKEN


async def test_a_seat_moves_to_another_device_by_its_key(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host) as (_, second, code):
        key = (await second.do(m.SeatKey)).key
        async with joining(host, code, key, "phone") as phone:
            assert phone.party is not None
            assert phone.party.you.seat == 1
            assert phone.view is not None
            assert second.view is not None
            assert phone.view.rack == second.view.rack


async def test_the_host_hands_on_and_the_role_passes_on_when_he_leaves(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host, start=False) as (first, second, _):
        await first.do(m.HandOn, 1)
        await second.until(lambda: second.party and second.party.you.host)
        assert await first.fail(m.Start) == ["not_the_host"]
        await second.do(m.Leave)
        await first.until(lambda: first.party and first.party.you.host)
        assert first.place(1).kind is m.PlaceKind.OPEN


async def test_who_leaves_a_match_passes_until_a_bot_is_called_and_he_can_come_back(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host) as (first, second, _):
        assert await first.fail(m.CallBot, 1, "novice") == ["not_away"]
        await second.do(m.Leave)
        await first.until(lambda: first.view and first.view.players[1].given_up)
        await first.do(m.CallBot, 1, "novice")
        await first.until(lambda: first.view and not first.view.players[1].given_up)
        await first.until(lambda: first.my_turn)
        assert await second.fail(m.DrawRequest, second.seen) in (["bot_plays"], ["not_your_turn"])
        await second.do(m.ComeBack)
        await first.do(m.DrawRequest, first.seen)
        await second.turn()
        await second.do(m.DrawRequest, second.seen)


async def test_who_leaves_finds_the_way_back_at_home_until_they_leave_for_good(tmp_path: Path) -> None:
    """Protects somebody who got up by mistake, and the others from an empty chair."""
    async with hosting(tmp_path) as host, pair(host) as (first, second, code):
        token = second.token

        async def kept() -> list[tuple[str, bool]]:
            status, body = await host.get("/api/mine", token)
            assert status == 200
            return [(line.code, line.left) for line in msgspec.json.decode(body, type=m.Tables).tables]

        assert await kept() == [(code, False)]
        await second.do(m.Leave)
        assert await kept() == [(code, True)]
        await second.do(m.Leave, True)
        assert await kept() == []
        await first.until(lambda: first.place(1).vacant)
        assert first.place(1).level is not None, "the others play on with a bot"


async def test_a_rematch_has_a_new_commitment_and_wants_new_salts(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host) as (first, second, code):
        before = first.view.commitment if first.view else ""
        assert await first.fail(m.Rematch) == ["already_started"]
        await asyncio.gather(Player(first, 1).play(), Player(second, 2).play())
        assert first.view is not None
        assert first.view.final is not None
        assert commitment(bytes.fromhex(first.view.final.secret)) == before
        await first.do(m.Rematch)
        await second.until(lambda: second.party and second.party.phase is m.PartyPhase.GATHERING)
        assert second.party is not None
        assert second.party.commitment != before
        await second.do(m.Ready, salt="01" * 16)
        await first.do(m.Ready, salt="02" * 16)
        await first.do(m.Start)
        await second.until(lambda: second.view and second.view.match == 2)
        _, running = await host.get(f"/t/{code}/record")
        assert b"salt " + b"02" * 16 in running
        assert b"hand 0: ?" in running, "the second match is going on"
        _, first_record = await host.get(f"/t/{code}/record?match=1")
        assert b"secret: " in first_record


async def test_rounds_go_on_when_the_host_says_so_and_the_match_ends_between_them(tmp_path: Path) -> None:
    plan = m.Plan("sabra", players=2, rounds=None, clock=0)
    async with hosting(tmp_path) as host, pair(host, plan) as (first, second, _):
        players = [asyncio.create_task(Player(client, 3).play()) for client in (first, second)]
        await first.until(lambda: first.view and first.view.number == 2)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        reply: m.ServerMessage = m.Bye(m.ByeReason.SLOW)
        while not isinstance(reply, m.Refused):  # what the players had sent may still be happening
            reply = await first.ask(m.EndMatchRequest(first.new_id(), first.seen))
        assert [reason.code for reason in reply.reasons] == ["not_now"]
        await first.do(m.Leave)
        await second.until(lambda: second.party and second.party.you.host)


async def test_a_pause_stops_everybody(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host) as (first, second, _):
        await first.do(m.Pause)
        await second.until(lambda: second.party and second.party.paused)
        playing = first if first.my_turn else second
        assert await playing.fail(m.DrawRequest, playing.seen) == ["paused"]
        assert await second.fail(m.Pause, False) == ["not_the_host"]
        await first.do(m.Pause, False)
        await playing.do(m.DrawRequest, playing.seen)


async def test_talk_is_heard_by_all_but_those_who_mute_it(tmp_path: Path) -> None:
    plan = m.Plan("sabra", players=2, free_text=True)
    async with (
        hosting(tmp_path) as host,
        pair(host, plan) as (first, second, code),
        joining(host, code) as watcher,
    ):
        assert await watcher.fail(m.Say, m.Word.HELLO) == ["not_seated"]
        await first.do(m.Say, phrase=m.Word.GOOD_LUCK)
        await second.until(lambda: second.all(m.Said))
        assert await first.fail(m.Say) == ["say_one_thing"]
        assert await first.fail(m.Say, m.Word.HELLO, m.Reaction.WOW) == ["say_one_thing"]
        await second.do(m.Mute, 0)
        await first.do(m.Say, text="<b>psst</b>")
        await watcher.until(lambda: len(watcher.all(m.Said)) == 2)
        assert watcher.all(m.Said)[1].text == "<b>psst</b>"
        await second.do(m.Say, reaction=m.Reaction.CLAP)
        await second.until(lambda: len(second.all(m.Said)) == 2)
        assert [said.seat for said in second.all(m.Said)] == [0, 1]


async def test_free_text_needs_the_hosts_leave(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host) as (first, _, _):
        assert await first.fail(m.Say, text="hello") == ["text_off"]


async def test_lists_show_public_tables_and_ones_own(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor()
        code = await host.open(ada, m.Plan("classic", public=True))
        await host.open(ada, TWO)
        async with joining(host, code, ada):
            lobby = json.loads((await host.get("/api/lobby"))[1])["tables"]
        assert [(line["preset"], line["free"]) for line in lobby] == [("classic", 1)]
        mine = json.loads((await host.get("/api/mine", ada))[1])["tables"]
        assert len(mine) == 2
        assert (await host.get("/api/mine"))[0] == 401


async def test_a_quick_game_has_begun_with_bots_on_all_other_seats(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor()
        code = await host.quick(ada, m.Plan("sabra", players=4, rounds=1, clock=0), ["novice", "greedy"])
        async with joining(host, code, ada) as client:
            assert client.party is not None
            assert [p.level for p in client.party.places] == [None, "novice", "greedy", "greedy"]
            await Player(client, 5).play()
            assert client.view is not None
            assert client.view.phase is Phase.MATCH_OVER


async def test_the_secret_of_a_quick_game_is_fixed_before_the_salt_is_sent(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        visitor = json.loads((await host.post("/api/visitors", {}))[1])
        code = await host.quick(visitor["token"], TWO)
        snapshot = json.loads((await host.get(f"/api/tables/{code}"))[1])
        assert snapshot["view"]["commitment"] == visitor["commitment"]


async def test_hints_are_given_as_the_host_allows(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        for policy in m.HintPolicy:
            ada = await host.visitor()
            code = await host.quick(ada, m.Plan("sabra", hints=policy, clock=0))
            async with joining(host, code, ada) as client:
                await client.turn()
                reply = await client.ask(m.AskHint("h", client.seen, m.HintKind.OPENING))
                if policy is m.HintPolicy.NONE:
                    assert isinstance(reply, m.Refused)
                    assert reply.reasons[0].code == "hints_off"
                else:
                    assert isinstance(reply, m.Hint)
                    assert reply.minimum == 30
                await quietly(client)
                assert client.place(0).fee == (5 if policy is m.HintPolicy.COUNTED else 0)


async def quietly(client: Client) -> None:
    """Wait until everything that had happened has been heard of."""
    await client.do(m.Say, m.Word.HELLO)
    count = len(client.all(m.Said))
    await client.until(lambda: len(client.all(m.Said)) >= count)


async def ask_hint(client: Client, kind: m.HintKind) -> None:
    reply = await client.ask(m.AskHint(client.new_id(), client.seen, kind))
    assert isinstance(reply, m.Hint)


async def test_a_hint_is_paid_once_and_decides_who_wins(tmp_path: Path) -> None:
    """Protects the price of hints: not forgotten, not taken twice, and taken off the total in the end."""
    plan = m.Plan("sabra", players=2, rounds=1, clock=0, hints=m.HintPolicy.COUNTED)
    async with hosting(tmp_path) as host, pair(host, plan) as (first, second, _):
        assert first.party is not None
        assert first.party.hint_prices == m.HintPrices(best=10, why=0, opening=5)
        await ask_hint(first, m.HintKind.BEST)
        await ask_hint(first, m.HintKind.BEST)
        await second.until(lambda: (second.place(0).hints, second.place(0).fee) == (1, 10))
        await ask_hint(first, m.HintKind.OPENING)
        await ask_hint(first, m.HintKind.WHY)
        await second.until(lambda: second.place(0).fee == 15)
        player = first if first.my_turn else second
        await player.do(m.DrawRequest, player.seen)
        await first.until(lambda: first.view and first.view.turn is not None and first.seen == second.seen)
        await ask_hint(first, m.HintKind.BEST)
        await second.until(lambda: (second.place(0).hints, second.place(0).fee) == (3, 25))
        assert second.party is not None
        assert second.party.winners == []
        await asyncio.gather(Player(first, 1).play(), Player(second, 2).play())
        await second.until(lambda: second.party and second.party.winners)
        assert second.view is not None
        assert second.view.final is not None
        totals = second.view.final.totals
        best = max(totals[0] - 25, totals[1])
        expected = [seat for seat, points in enumerate((totals[0] - 25, totals[1])) if points == best]
        assert second.party.winners == expected
        await first.do(m.Rematch)
        await first.until(lambda: first.party and first.party.phase is m.PartyPhase.GATHERING)
        assert first.place(0).fee == 0


async def test_a_hint_says_what_is_wrong_with_a_draft(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor()
        code = await host.quick(ada, TWO)
        async with joining(host, code, ada) as client:
            await client.turn()
            assert client.view is not None
            rack = client.view.rack or []
            draft = m.Draft([rack[:2], *client.view.table])
            reply = await client.ask(m.AskHint("h", client.seen, m.HintKind.WHY, draft))
            assert isinstance(reply, m.Hint)
            assert "set_too_short" in [reason.code for reason in reply.reasons or []]
            best = await client.ask(m.AskHint("h2", client.seen, m.HintKind.BEST))
            assert isinstance(best, m.Hint)
            assert best.status is not None
