"""Ratings of puzzles, gathered from everybody: they settle by the formula, name nobody, and bear nonsense."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from tests.review.matches import RECORDS
from tests.scale.cluster import Cluster
from tests.server.harness import Host, hosting, http, pair
from tests.server.test_companion import headers_of
from tests.server.test_moderation import deleted, visitor_of
from tilerummy.protocol import messages as m
from tilerummy.puzzles import pack
from tilerummy.puzzles.moment import NoPuzzle, puzzle_of_turn
from tilerummy.puzzles.pack import pack_names, read_pack, shipped, shipped_levels
from tilerummy.puzzles.rating import Rating, Result, puzzle_rating, rated
from tilerummy.review.look_back import turn_of
from tilerummy.server.bell.bell import LocalBell
from tilerummy.server.edge import puzzle_routes as puzzles
from tilerummy.server.edge import quotas
from tilerummy.server.edge import review_routes as moments
from tilerummy.server.errors import Rejected
from tilerummy.server.live.gathered_results import MOST_STEP, PuzzleTries
from tilerummy.server.maintenance.backup import lines_of, restore
from tilerummy.server.maintenance.nightly import DAY_MS, prune
from tilerummy.server.store.puzzle_rows import all_ratings, rating_of
from tilerummy.server.store.store import VisitorId

PUZZLE = shipped("rummy")[0]
WON = m.PuzzleTry(PUZZLE.id, True, 1400.5, 80)
LOST = m.PuzzleTry(PUZZLE.id, False, 1900, 350)


async def tried(host: Host, token: str, what: m.PuzzleTry) -> dict[str, Any]:
    status, body = await host.post("/api/puzzles/tries", what, token)
    assert status == 200, body
    answer: dict[str, Any] = json.loads(body)
    return answer


def codes(body: bytes) -> list[str]:
    return [reason["code"] for reason in json.loads(body)["reasons"]]


def _step(before: Rating, result: Result) -> Rating:
    """What one try makes of a rating: as far as the formula goes, and not too far at once."""
    after = rated(before, [result])
    step = min(max(after.value - before.value, -MOST_STEP), MOST_STEP)
    return Rating(before.value + step, after.deviation, after.volatility)


async def test_tries_move_a_rating_by_the_formula_each_visitor_once(database: str) -> None:
    """Protects the ratings: the same formula as everywhere, step by step, and nobody counts twice."""
    start = puzzle_rating(PUZZLE.level)
    first = _step(start, Result(Rating(1400.5, 80), 0.0))
    second = _step(first, Result(Rating(1900, 350), 1.0))
    third = _step(second, Result(Rating(1400.5, 80), 0.0))
    async with hosting(database) as host:
        ada, bo, cy = await host.visitor(), await host.visitor(), await host.visitor()
        assert await tried(host, ada, WON) == {"counted": True, "rating": round(first.value)}
        assert await tried(host, ada, LOST) == {"counted": False, "rating": round(first.value)}
        assert await tried(host, bo, LOST) == {"counted": True, "rating": round(second.value)}
        assert await tried(host, cy, WON) == {"counted": True, "rating": round(third.value)}
        kept = await rating_of(host.parts.service.store, PUZZLE.id)
        assert kept is not None
        assert (kept.value, kept.deviation, kept.volatility) == pytest.approx(
            (third.value, third.deviation, third.volatility)
        )
        assert kept.tries == 3
        status, body = await host.get("/api/puzzles/ratings")
        assert status == 200
        assert json.loads(body) == {"ratings": {PUZZLE.id: [round(third.value), round(third.deviation)]}}


async def test_ratings_may_be_kept_by_browsers(tmp_path: Path) -> None:
    """Protects the network: whoever has the ratings already is not sent them again, in either packing."""
    async with hosting(tmp_path) as host:
        await tried(host, await host.visitor(), WON)
        url = f"{host.address}/api/puzzles/ratings"
        status, headers = await asyncio.to_thread(headers_of, url)
        assert status == 200
        assert "public" in headers["cache-control"]
        assert (await asyncio.to_thread(headers_of, url, headers["etag"]))[0] == 304
        packed = {"accept-encoding": "gzip", "if-none-match": headers["etag"]}
        status, body = await asyncio.to_thread(lambda: http(url, None, None, **packed))
        assert (status, body[:2]) == (200, b"\x1f\x8b"), "packed it is another answer with another tag"


NONSENSE: tuple[dict[str, Any], ...] = (
    {"puzzle": "0000000000"},
    {"puzzle": "../../etc"},
    {"puzzle": PUZZLE.id.upper()},
    {"puzzle": None},
    {"rating": 99},
    {"rating": 1e300},
    {"rating": "1500"},
    {"deviation": 0},
    {"deviation": 351},
    {"solved": 1},
    {"visitor": "ada"},
)


async def test_nonsense_counts_for_nothing(tmp_path: Path) -> None:
    """Protects the ratings from ids that are none, ratings out of range, and whoever does not say who."""
    right = {"puzzle": PUZZLE.id, "solved": True, "rating": 1500, "deviation": 100}
    async with hosting(tmp_path) as host:
        who = await host.visitor()
        for wrong in NONSENSE:
            status, body = await host.post("/api/puzzles/tries", {**right, **wrong}, who)
            assert (status, codes(body)) == (400, ["unreadable"]), wrong
        huge = {**right, "puzzle": "x" * 100_000}
        assert (await host.post("/api/puzzles/tries", huge, who))[0] == 413
        assert (await host.post("/api/puzzles/tries", right))[0] == 401
        assert await all_ratings(host.parts.service.store) == []
        assert json.loads((await host.get("/api/puzzles/ratings"))[1]) == {"ratings": {}}


@pytest.mark.limits
@pytest.mark.parametrize("kind", ["visitor", "address"])
async def test_a_flood_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """Protects the ratings and the database from one visitor, and from one address with many visitors."""
    monkeypatch.setattr(puzzles, "BY_VISITOR", (0, 3) if kind == "visitor" else (0, 100))
    monkeypatch.setattr(puzzles, "BY_ADDRESS", (0, 3))
    proxy = "127.0.0.1" if kind == "visitor" else "10.0.0.1"
    ids = [one.id for one in shipped("rummy")[:4]]
    async with hosting(tmp_path, trusted_proxy=proxy) as host:
        one = await host.visitor()
        for puzzle in ids[:3]:
            who = one if kind == "visitor" else await host.visitor()
            await tried(host, who, m.PuzzleTry(puzzle, True, 1500, 350))
        status, body = await host.post("/api/puzzles/tries", m.PuzzleTry(ids[3], True, 1500, 350), one)
        assert (status, codes(body)) == (429, ["too_many"])
        assert len(await all_ratings(host.parts.service.store)) == 3


@pytest.mark.limits
async def test_many_visitors_of_one_address_do_not_make_a_rating(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects a puzzle from somebody with a hundred identities: of one address only a few count at it."""
    monkeypatch.setattr(puzzles, "AT_ONE_PUZZLE", (0, 2))
    other = m.PuzzleTry(shipped("rummy")[1].id, True, 1500, 350)
    async with hosting(tmp_path, trusted_proxy="10.0.0.1") as host:
        visitors = [await host.visitor() for _ in range(3)]
        answers = [await tried(host, token, LOST) for token in visitors]
        assert [answer["counted"] for answer in answers] == [True, True, False]
        assert answers[2]["rating"] == answers[1]["rating"]
        assert (await tried(host, visitors[2], other))["counted"], "elsewhere they count"
        assert json.loads((await host.get("/api/mine/data", visitors[2]))[1])["puzzles"] == [other.puzzle]


async def test_lies_keep_a_rating_where_players_can_be_rated(database: str) -> None:
    """Protects players: a puzzle out of range would take them along, and their next try would be refused."""
    async with hosting(database) as host:
        note = host.parts.service.puzzle_ratings.note
        for solved, rating, bound in ((False, 3500.0, 3500), (True, 100.0, 100)):
            lie = m.PuzzleTry(shipped("rummy")[int(solved)].id, solved, rating, 30)
            answers = [await note(VisitorId(f"{solved}{number}"), lie) for number in range(80)]
            assert answers[-1].rating == bound
        assert all(one.deviation <= 350 for one in await all_ratings(host.parts.service.store))


async def test_ratings_asked_for_by_many_at_once_are_looked_up_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects everybody who plays: a burst of questions costs one look at thousands of ratings."""
    looks: list[str] = []
    moved, levels = PuzzleTries.moved, pack.shipped_levels

    async def counted(self: PuzzleTries) -> dict[str, list[int]]:
        looks.append("ratings")
        return await moved(self)

    def read() -> Any:
        looks.append("packs")
        return levels()

    monkeypatch.setattr(PuzzleTries, "moved", counted)
    monkeypatch.setattr(pack, "shipped_levels", read)
    async with hosting(tmp_path) as host:
        asked = [host.get("/api/puzzles/ratings") for _ in range(3)]  # few: server and askers share threads
        await asyncio.gather(*asked, tried(host, await host.visitor(), WON))
    assert sorted(looks) == ["packs", "ratings"]


@pytest.mark.limits
async def test_all_that_is_kept_is_not_looked_up_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects everybody who plays: one look tries out every puzzle there is, so an address has a share."""
    monkeypatch.setattr(quotas, "OWN_DATA", (0, 2))
    async with hosting(tmp_path, trusted_proxy="10.0.0.1") as host:
        ada = await host.visitor()
        for wanted in (200, 200, 429):
            assert (await host.get("/api/mine/data", ada))[0] == wanted
        assert (await asyncio.to_thread(deleted, f"{host.address}/api/mine", ada))[0] == 429


async def test_what_is_kept_names_nobody_and_is_theirs_to_see_and_delete(database: str) -> None:
    """Protects visitors: a mark without the key says nothing, they see what it means, and can have it go."""
    async with hosting(database) as host:
        ada, bo = await host.visitor(), await host.visitor()
        for token in (ada, bo):
            await tried(host, token, WON)
        store, who = host.parts.service.store, visitor_of(ada)
        rows = await store.query("SELECT mark, at FROM marks")
        kept = str([*rows, *await store.query("SELECT * FROM puzzle_ratings")])
        assert len({mark for mark, _ in rows}) == 2
        assert who not in kept
        assert not any(PUZZLE.id in mark for mark, _ in rows)
        assert all(at % DAY_MS == 0 for _, at in rows), "the day alone"
        assert json.loads((await host.get("/api/mine/data", ada))[1])["puzzles"] == [PUZZLE.id]
        before = await all_ratings(store)
        assert (await asyncio.to_thread(deleted, f"{host.address}/api/mine", ada))[0] == 200
        assert len(await store.query("SELECT mark FROM marks")) == 1
        assert json.loads((await host.get("/api/mine/data", bo))[1])["puzzles"] == [PUZZLE.id]
        assert await all_ratings(store) == before, "the rating is of everybody"
        host.pass_time(40 * 86_400)
        await prune(store, host.clock, 30)
        assert await store.query("SELECT mark FROM marks") == []


async def test_tries_at_two_servers_at_once_all_count(cluster: Cluster) -> None:
    """Protects the ratings behind a balancer: no try is lost where two servers decide at the same time."""
    url = await cluster.database()
    async with hosting(url, bell=LocalBell()) as one, hosting(url, bell=LocalBell()) as two:
        hosts = [one, two, one, two, one, two]
        tokens = [VisitorId(f"visitor{number}") for number in range(len(hosts))]
        notes = (host.parts.service.puzzle_ratings.note for host in hosts)
        both = zip(notes, tokens, strict=True)
        answers = await asyncio.gather(*(note(token, WON) for note, token in both))
        assert all(answer.counted for answer in answers)
        kept = await rating_of(one.parts.service.store, PUZZLE.id)
        assert kept is not None
        assert kept.tries == len(tokens)


async def test_a_backup_has_the_ratings_and_not_who_tried(tmp_path: Path) -> None:
    """Protects what many people's tries have come to, when a server moves to another machine."""
    old, new = tmp_path / "old", tmp_path / "new"
    async with hosting(old) as host:
        await tried(host, await host.visitor(), WON)
        before = await all_ratings(host.parts.service.store)
        lines = [line async for line in lines_of(host.parts.service.store)]
    async with hosting(new) as host:
        await restore(host.parts.service.store, lines)
        assert await all_ratings(host.parts.service.store) == before
        assert await host.parts.service.store.query("SELECT mark FROM marks") == []


def test_one_liar_moves_a_settled_puzzle_only_little() -> None:
    """Protects what docs/puzzles.md promises: what one try does to a new puzzle and a known one."""
    puzzle = puzzle_rating(2)
    lie = Result(Rating(3500, 30), 1.0)
    assert rated(puzzle, [lie]).value - puzzle.value < 231
    for number in range(100):
        puzzle = rated(puzzle, [Result(Rating(1200, 90), float(number % 2))])
    assert rated(puzzle, [lie]).value - puzzle.value < 23


def test_every_shipped_puzzle_has_a_level_and_an_id_of_its_own() -> None:
    """Protects the list by which tries are checked: no two puzzles share an id."""
    assert len(shipped_levels()) == sum(len(shipped(name)) for name in pack_names())


# -- moments of a match ------------------------------------------------------------------------------


def a_missed_turn() -> tuple[str, int, str]:
    """A record, a turn of it that makes a puzzle, and that puzzle's id; and the turn before makes none."""
    (path,) = (path for path in RECORDS if path.stem == "baltic-et-2p")
    text = path.read_text(encoding="utf-8")
    for number in range(60):
        turn = turn_of(text, number)
        assert turn is not None
        try:
            return text, number, puzzle_of_turn(turn).id
        except NoPuzzle:
            continue
    raise AssertionError("no puzzle in this match")


async def test_a_turn_of_a_record_becomes_a_puzzle_or_it_is_said_why_not(tmp_path: Path) -> None:
    """Protects the review's offer: a puzzle that reads back, or a clear refusal."""
    text, number, wanted = a_missed_turn()
    async with hosting(tmp_path) as host:

        async def posted(record: str, query: str) -> tuple[int, Any]:
            url = f"{host.address}/api/puzzles/moment{query}"
            status, body = await asyncio.to_thread(http, url, record.encode(), None)
            return status, json.loads(body)

        status, found = await posted(text, f"?turn={number}")
        assert (status, found["why"]) == (200, None)
        (puzzle,) = read_pack(found["puzzle"])
        assert puzzle.id == wanted
        status, none = await posted(text, "?turn=0")
        assert (status, none["puzzle"]) == (200, None)
        assert none["why"]
        running = "\n".join(text.split("\n")[:20])
        for record, query, code in (
            (text, "", "unreadable"),
            (text, "?turn=99999", "unreadable"),
            (text, "?turn=-1", "unreadable"),
            ("hello", "?turn=0", "unreadable"),
            (running, "?turn=0", "not_over"),
        ):
            status, refused = await posted(record, query)
            assert (status, refused["reasons"][0]["code"]) == (409 if code == "not_over" else 400, code)
        assert (await host.get("/t/nowhere/puzzle?turn=0"))[0] == 404


async def test_a_match_that_goes_on_has_no_moments(database: str) -> None:
    """Protects the racks: nobody, at the table or not, gets a turn of a match before it is over."""
    async with hosting(database) as host, pair(host) as (first, second, code):
        player = first if first.my_turn else second
        await player.do(m.DrawRequest, player.seen)
        asking = [None, first.token, second.token, await host.visitor()]
        for token in asking:
            for query in ("turn=0", "turn=0&match=1"):
                status, body = await host.get(f"/t/{code}/puzzle?{query}", token)
                assert (status, codes(body)) == (409, ["not_over"])
            assert (await host.get(f"/t/{code}/puzzle?turn=0&match=2", token))[0] == 404, "not begun"
            record = (await host.get(f"/t/{code}/record", token))[1]
            url = f"{host.address}/api/puzzles/moment?turn=0"
            status, body = await asyncio.to_thread(http, url, record, token)
            assert (status, codes(body)) in ((400, ["unreadable"]), (409, ["not_over"]))
        await first.do(m.Leave)
        await second.do(m.Leave)
        await second.until(lambda: second.party and second.party.phase is m.PartyPhase.OVER)
        status, body = await host.get(f"/t/{code}/puzzle?turn=0")
        assert status == 200, body


@pytest.mark.limits
async def test_moments_have_a_limit_that_comes_before_any_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects bots and players: whoever has asked too often costs no look at the store and no worker."""
    monkeypatch.setattr(moments, "MOMENTS", (0, 1))
    async with hosting(tmp_path) as host:
        assert (await host.get("/t/nowhere/puzzle?turn=0"))[0] == 404
        status, body = await host.get("/t/nowhere/puzzle?turn=0")
        assert (status, codes(body)) == (429, ["too_many"])


async def test_made_up_puzzles_take_no_share_from_true_ones(tmp_path: Path) -> None:
    """Protects a puzzle from whoever names 10,000 made-up ones, until what they told of it is forgotten."""
    async with hosting(tmp_path) as host:
        lie, share = m.PuzzleTry("nonsense", solved=False, rating=3500, deviation=30), Mock()
        with pytest.raises(Rejected):
            await host.parts.service.puzzle_ratings.note(VisitorId("eve"), lie, share)
        share.assert_not_called()


@pytest.mark.limits
async def test_ten_tries_of_one_address_do_not_pin_a_rating(tmp_path: Path) -> None:
    """Protects a puzzle from ten liars of one address, who moved it by 460: one counts, and only little."""
    async with hosting(tmp_path, trusted_proxy="10.0.0.1") as host:
        lie = m.PuzzleTry(LOST.puzzle, False, 3500, 30)
        level = (await asyncio.to_thread(pack.shipped_levels))[lie.puzzle]
        found = [await tried(host, await host.visitor(), lie) for _ in range(10)]
        assert [one["counted"] for one in found] == [True] + 9 * [False]
        assert found[-1]["rating"] - puzzle_rating(level).value <= 50
