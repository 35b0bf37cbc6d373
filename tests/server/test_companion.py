"""Those who play with a box at home: rule books, a referee and the best turn, without a table here."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import PATIENCE_S, Host, hosting
from tilerummy.rules.judging.case import judge_case
from tilerummy.rules.preset import load

POSITION = {
    "preset": "sabra",
    "table": [["k3", "k4", "k5", "*"]],
    "rack": ["k6", "r9", "b9", "y12"],
}


def headers_of(url: str, tag: str = "") -> tuple[int, Message]:
    request = urllib.request.Request(url, headers={"if-none-match": tag})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            return answer.status, answer.headers
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers


async def asked(host: Host, path: str, question: dict[str, Any]) -> dict[str, Any]:
    status, body = await host.post(path, question)
    assert status == 200, body
    answer = json.loads(body)
    assert isinstance(answer, dict)
    return answer


async def test_turns_are_judged(tmp_path: Path) -> None:
    """The referee at home says what the judge says, and with what it speaks of."""
    async with hosting(tmp_path) as host:
        good = {**POSITION, "after": [["k3", "k4", "k5", "k6"], ["r9", "b9", "*"]]}
        assert (await asked(host, "/api/companion/judge", good))["reasons"] == []
        bad = {**POSITION, "after": [["k3", "k4", "k5", "k6", "*"]], "preset": "pro6-en"}
        codes = [one["code"] for one in (await asked(host, "/api/companion/judge", bad))["reasons"]]
        assert "tile_not_in_game" in codes  # there is no yellow with two players
        bad |= {"rack": ["k6", "r9", "b9", "o12"], "table": [["k3", "k4", "k5", "*"]]}
        reasons = (await asked(host, "/api/companion/judge", bad))["reasons"]
        assert [one["code"] for one in reasons] == ["joker_not_in_new_set"]
        house = {**bad, "options": {"joker_after_swap": "any_set"}}
        assert (await asked(host, "/api/companion/judge", house))["reasons"] == []


async def test_the_best_turn_is_found_and_legal(tmp_path: Path) -> None:
    """The best turn comes with its steps and is one that the judge accepts."""
    async with hosting(tmp_path) as host:
        best = await asked(host, "/api/companion/best", POSITION)
        assert best["reasons"] == []
        assert best["status"] == "optimal"
        assert sorted(best["play"]) == ["b9", "k6", "r9"]
        assert best["steps"]
        case = {
            "kind": "turn",
            "table_before": POSITION["table"],
            "rack_before": POSITION["rack"],
            "table_after": best["table"],
            "opened_before": True,
        }
        assert judge_case(case, load("sabra"))["legal"]
        wrong = await asked(host, "/api/companion/best", {**POSITION, "table": [["k3", "k5"]]})
        assert [one["code"] for one in wrong["reasons"]] == ["invalid_set"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rack": ["k99"]}, "unreadable"),
        ({"table": "nonsense"}, "unreadable"),
        ({"preset": "nonsense"}, "bad_rules"),
        ({"players": 5}, "bad_rules"),
        ({"options": {"penalty_tiles": 99}}, "bad_rules"),
        ({"more": 1}, "unreadable"),
    ],
)
async def test_nonsense_is_refused(tmp_path: Path, change: dict[str, Any], code: str) -> None:
    """The companion trusts nobody: what makes no sense is refused with what was wrong."""
    async with hosting(tmp_path) as host:
        for path in ("/api/companion/judge", "/api/companion/best"):
            status, body = await host.post(path, {**POSITION, **change})
            assert status == 400
            assert json.loads(body)["reasons"][0]["code"] == code


async def test_nobody_asks_without_end(tmp_path: Path) -> None:
    """One address gets so many answers and no more, however often it asks."""
    async with hosting(tmp_path) as host:
        statuses = [(await host.post("/api/companion/best", POSITION))[0] for _ in range(60)]
        assert statuses[0] == 200
        assert 429 in statuses


async def test_rule_books_are_served_and_may_be_kept(tmp_path: Path) -> None:
    """A rule book comes in the language asked for, house rules and all, with a tag to ask again by."""
    async with hosting(tmp_path) as host:
        status, body = await host.get("/api/rulebook/sabra?lang=pl&than=pro6-en")
        assert status == 200
        told = json.loads(body)
        assert told["book"]["language"] == "pl"
        assert len(told["book"]["sections"]) == 9
        assert len(told["book"]["tasks"]) == 10
        assert told["book"]["reasons"]["joker_moved"] == "7.2"
        assert told["than"]["preset"] == "pro6-en"
        assert any(change["clause"] == "7.2" for change in told["than"]["changes"])
        house = "/api/rulebook/sabra?lang=de&options=%7B%22penalty_tiles%22%3A1%7D"
        changed = json.loads((await host.get(house))[1])
        assert [change["here"] for change in changed["than"]["changes"]] == ["1"]
        status, headers = await asyncio.to_thread(headers_of, host.address + house)
        assert status == 200
        assert "public" in headers["cache-control"]
        again = await asyncio.to_thread(headers_of, host.address + house, headers["etag"])
        assert again[0] == 304
        for path in ("nonsense", "sabra?options=x", "sabra?than=x", "sabra?options=%7B%22a%22%3A1%7D"):
            assert (await host.get(f"/api/rulebook/{path}"))[0] == 400


async def test_rule_books_that_have_to_be_made_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """House rules make any number of books, each a second of work; one that is at hand costs nothing."""
    monkeypatch.setattr("tilerummy.server.edge.companion_routes.LIMIT", (0, 2))
    async with hosting(tmp_path) as host:
        books = [f"/api/rulebook/sabra?lang={language}" for language in ("en", "de", "fr")]
        assert [(await host.get(path))[0] for path in books] == [200, 200, 429]
        assert (await host.get(books[0]))[0] == 200
