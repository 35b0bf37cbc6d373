"""A public site: bans, closed tables, void tokens, reports, names, and what a visitor can see and delete."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.harness import TWO, HandClock, Host, hosting, http, joining, pair
from tests.server.warm import said_by
from tilerummy.protocol import messages as m
from tilerummy.server.live.identity import GOOD_DAYS, RENEW_DAYS, Signer
from tilerummy.server.live.moderation import NameFilter
from tilerummy.server.live.process import DAY_MS
from tilerummy.server.store import moderation_rows as kept
from tilerummy.server.store.store import Code, VisitorId

HOUR_MS = 3_600_000


def visitor_of(token: str | None) -> VisitorId:
    assert token is not None
    return VisitorId(token.split(".")[1])


def codes(body: bytes) -> list[str]:
    return [reason["code"] for reason in json.loads(body)["reasons"]]


async def banned(host: Host, kind: str, who: str, hours: int = 1) -> None:
    service = host.parts.service
    found = kept.Ban(kind, who, service.clock() + hours * HOUR_MS)
    await kept.ban(service.store, found, service.clock(), "insults", "op")
    await host.parts.operators.hear()


async def test_a_banned_visitor_is_sent_away_and_kept_out_for_a_time(database: str) -> None:
    async with hosting(database) as host, pair(host) as (first, second, code):
        who = visitor_of(second.token)
        await banned(host, kept.VISITOR, who)
        await second.ended()
        assert second.bye is m.ByeReason.BANNED
        async with joining(host, code, second.token) as again:
            assert again.bye is m.ByeReason.BANNED
        status, body = await host.get("/api/mine", second.token)
        assert (status, codes(body)) == (403, ["banned"])
        assert (await host.get("/api/mine", first.token))[0] == 200
        host.pass_time(3700)
        assert (await host.get("/api/mine", second.token))[0] == 200, "only for a time"
        await banned(host, kept.VISITOR, who)
        assert (await host.get("/api/mine", second.token))[0] == 403
        assert await kept.lift(host.parts.service.store, who, 1, "sorry", "op")
        assert not await kept.lift(host.parts.service.store, who, 1, "", "op")
        await host.parts.operators.hear()
        assert (await host.get("/api/mine", second.token))[0] == 200


async def test_nobody_comes_in_from_a_banned_address(tmp_path: Path) -> None:
    async with hosting(tmp_path, trusted_proxy="10.0.0.1") as host, pair(host) as (first, _, _):
        await banned(host, kept.ADDRESS, "127.0.0.1")
        await first.ended()
        status, body = await host.get("/api/lobby")
        assert (status, codes(body)) == (403, ["banned"])
        assert (await host.get("/livez"))[0] == 200


async def test_a_ban_holds_after_a_restart_and_at_other_servers(database: str) -> None:
    clock = HandClock()
    async with hosting(database, clock) as host:
        token = await host.visitor()
        await banned(host, kept.VISITOR, visitor_of(token))
    async with hosting(database, clock) as host:
        assert (await host.get("/api/mine", token))[0] == 403


async def test_a_closed_table_is_gone_with_all_its_matches(database: str) -> None:
    async with hosting(database) as host, pair(host) as (first, second, code):
        store = host.parts.service.store
        assert await kept.close_table(store, Code(code), 1, "spam", "op")
        assert not await kept.close_table(store, Code("nothing"), 1, "", "op")
        await host.parts.operators.hear()
        await first.ended()
        await second.ended()
        assert first.bye is m.ByeReason.NO_TABLE
        assert (await host.get(f"/t/{code}/record", first.token))[0] == 404
        assert await store.lines(Code(code), 1) == ()
        acts = await kept.acts_after(store, 0, 10)
        assert [(act.kind, act.who, act.why, act.operator) for act in acts] == [("close", code, "spam", "op")]


async def test_void_tokens_are_refused(database: str) -> None:
    async with hosting(database) as host, pair(host) as (first, second, _):
        await kept.revoke(host.parts.service.store, visitor_of(second.token), 1, "stolen", "op")
        await host.parts.operators.hear()
        await second.ended()
        assert second.bye is m.ByeReason.WRONG_TOKEN
        assert (await host.get("/api/mine", second.token))[0] == 401
        assert (await host.get("/api/mine", first.token))[0] == 200


def test_tokens_expire_and_are_renewed_before_that() -> None:
    now = 1000 * DAY_MS
    signer = Signer(b"key", lambda: now)
    token = signer.token(VisitorId("ada"))
    assert signer.read(token) == "ada"
    assert signer.renewed(token) is None
    now += (RENEW_DAYS + 1) * DAY_MS
    renewed = signer.renewed(token)
    assert renewed is not None
    now += GOOD_DAYS * DAY_MS
    assert signer.read(token) is None
    assert signer.renewed(token) is None
    assert signer.read(renewed) == "ada"


def test_tokens_without_a_date_are_good_for_a_while_and_renewed_at_once() -> None:
    """Those of the first version, which browsers have kept."""
    now = 1000 * DAY_MS
    signer = Signer(b"key", lambda: now)
    old = "v1.ada.t97iMR7FyJggt2-OQoNkvV6l14utjKPj7PbW3spudlY"
    assert signer.read(old) is None
    signer.accept_undated(now + GOOD_DAYS * DAY_MS)
    assert signer.read(old) == "ada"
    assert signer.renewed(old) == signer.token(VisitorId("ada"))
    now += (GOOD_DAYS + 1) * DAY_MS
    assert signer.read(old) is None


async def test_whoever_comes_with_an_older_token_gets_a_new_one_silently(database: str) -> None:
    clock = HandClock()
    async with hosting(database, clock) as host:
        ada = await host.visitor()
        code = await host.open(ada, TWO)
        host.pass_time((RENEW_DAYS + 2) * 86_400)
        async with joining(host, code, ada) as client:
            (welcome,) = client.all(m.Welcome)
            assert welcome.token is not None
            assert visitor_of(welcome.token) == visitor_of(ada)
        assert (await host.get("/api/mine", welcome.token))[0] == 200
        host.pass_time((GOOD_DAYS - 10) * 86_400)
        assert (await host.get("/api/mine", ada))[0] == 401
        assert (await host.get("/api/mine", welcome.token))[0] == 200


async def test_a_report_is_kept_once_with_the_last_talk(database: str) -> None:
    plan = m.Plan("sabra", players=2, rounds=1, clock=0, free_text=True)
    async with hosting(database) as host, pair(host, plan) as (first, second, code):
        await second.do(m.Say, text="you fool")
        message = m.Report("r1", 1, "rude\u202e")
        assert isinstance(await first.ask(message), m.Ack)
        await first.send(message)
        assert await first.fail(m.Report, 5) == ["not_seated"]
        async with joining(host, code, await host.visitor(), "s") as stranger:
            assert await stranger.fail(m.Report, 1) == ["not_seated"]
        (report,) = await kept.reports(host.parts.service.store, 10)
        assert (report.about, report.name, report.text) == (visitor_of(second.token), "Bo", "rude")
        assert "you fool" in report.talk


async def test_names_pass_a_list_that_the_operator_can_replace(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# here\nrhubarb\n*plum*\n", encoding="utf-8")
    async with hosting(tmp_path, unfit_names=words) as host:
        ada = await host.visitor()
        code = await host.open(ada, TWO, name="Admin")
        wanted = m.NewTable(TWO, "Rhub4rb", "aa" * 16, [])
        assert codes((await host.post("/api/tables", wanted, ada))[1]) == ["unfit_name"]
        quick = m.QuickGame("Plumber", "bb" * 16, TWO, [])
        assert codes((await host.post("/api/quick", quick, ada))[1]) == ["unfit_name"]
        async with joining(host, code, await host.visitor()) as client:
            assert await client.fail(m.TakeSeat, "rhubarb!") == ["unfit_name"]
            await client.do(m.TakeSeat, "Rhubarbara")


@pytest.mark.parametrize("name", ["Admin", "ADM1N", "the admin", "F.u.c.k", "Fück you", "mod3rator"])
def test_the_usual_list_refuses_what_pretends_or_insults(name: str) -> None:
    assert not NameFilter().fits(name)


@pytest.mark.parametrize("name", ["Ada", "Scunthorpe", "Computer", "Оля", "Žygimantas", "Nazim", "李雷"])
def test_the_usual_list_leaves_ordinary_names_alone(name: str) -> None:
    assert NameFilter().fits(name)


async def test_a_visitor_sees_and_deletes_what_is_theirs(database: str) -> None:
    async with hosting(database) as host, pair(host) as (first, second, code):
        alone = await host.quick(first.token or "", TWO, ["novice"])
        await first.do(m.Report, 1, "rude")
        status, body = await host.get("/api/mine/data", first.token)
        found = json.loads(body)
        assert status == 200
        assert {table["code"] for table in found["tables"]} == {code, alone}
        assert [report["name"] for report in found["reports"]] == ["Bo"]
        address = f"{host.address}/api/mine"
        status, body = await asyncio.to_thread(deleted, address, first.token)
        assert (status, json.loads(body)) == (200, {"forgotten": 1, "left": 1})
        store, who = host.parts.service.store, visitor_of(first.token)
        assert await store.load(Code(alone)) is None
        left = await store.load(Code(code))
        assert left is not None
        assert who.encode() not in left.party
        assert await kept.reports(store, 10) == []
        for part in ("members", "presence", "pledged", "answers"):
            assert await store.query(f"SELECT * FROM {part} WHERE visitor = $1", who) == []
        assert (await host.get("/api/mine", first.token))[0] == 401
        await second.until(lambda: second.party and second.party.host == 1)


def deleted(url: str, token: str | None) -> tuple[int, bytes]:
    return http(url, None, token, method="DELETE")


async def admin(database: str, *words: str) -> str:
    said = await said_by("-m", "tilerummy", "admin", "--database", database, *words)
    assert "Traceback" not in said
    return said


async def test_the_operator_does_all_of_it_while_the_server_runs(database: str) -> None:
    async with hosting(database) as host, pair(host) as (_, second, code):
        who = visitor_of(second.token)
        assert code in await admin(database, "tables")
        assert who in await admin(database, "visitors")
        said = await admin(database, "ban", "--visitor", who, "--for", "2d", "--why", "insults")
        assert "Banned until" in said
        assert who in await admin(database, "bans")
        assert "30m" in await admin(database, "ban", "--visitor", who, "--for", "soon")
        assert "Lifted" in await admin(database, "lift", who)
        assert "Closed" in await admin(database, "close", code)
        assert "no such table" in await admin(database, "close", code)
        assert "no such table" in await admin(database, "close", "-code_of_an_older_version")
        log = await admin(database, "audit")
        assert [line.split()[4] for line in log.splitlines()[1:]] == ["ban", "lift", "close"]
        await host.parts.operators.hear()
        await second.ended()
