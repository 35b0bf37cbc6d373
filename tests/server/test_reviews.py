"""Reviews from the server: of finished matches only, told how far they are, and made once."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.review.matches import EASY, documented, reviewed
from tests.scale.cluster import Cluster
from tests.server.harness import Client, Host, InlineWorkers, Player, hosting, http, pair
from tilerummy.protocol import messages as m
from tilerummy.review import review_record
from tilerummy.review.review import ReviewState, to_json
from tilerummy.server import app
from tilerummy.server.bell.bell import LocalBell
from tilerummy.server.jobs import reviews as review_queue
from tilerummy.server.jobs.reviews import KEY_DIGITS, ReviewFiles
from tilerummy.server.jobs.staff import NoAnswer
from tilerummy.server.live.looking_ahead import LookingAhead
from tilerummy.server.store.store import Code
from tilerummy.server.table.table_state import LONGEST_RECORD


@pytest.fixture(autouse=True)
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews with as little effort as will do."""
    monkeypatch.setattr(app, "Effort", lambda: EASY)


async def posted(host: Host, text: str | bytes) -> tuple[int, bytes]:
    body = text.encode() if isinstance(text, str) else text
    return await asyncio.to_thread(http, f"{host.address}/api/review", body, None)


async def finished(host: Host, status: int, body: bytes) -> bytes:
    """Ask again until the review is there; what is told on the way grows."""
    done = 0
    while status == 202:
        state = json.loads(body)
        assert done <= state["done"] <= state["count"]
        assert not state["failed"]
        done = state["done"]
        status, body = await host.get(f"/api/review/{state['key']}")
    assert status == 200, body
    return body


def told_to(client: Client) -> list[m.ServerMessage]:
    """What somebody was sent, heartbeats apart."""
    return [message for message in client.heard if not isinstance(message, m.Beat)]


def codes(body: bytes) -> list[str]:
    found: dict[str, Any] = json.loads(body)
    return [reason["code"] for reason in found["reasons"]]


async def test_any_server_answers_a_key(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects reviews behind a balancer: whoever is asked next knows the key, and finds the same."""
    url = await cluster.database()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "one"))
    async with hosting(url, bell=LocalBell()) as first:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "two"))
        async with hosting(url, bell=LocalBell()) as second:
            status, body = await posted(first, documented())
            assert status == 202
            key = json.loads(body)["key"]
            found = await finished(second, *await second.get(f"/api/review/{key}"))
            assert found == to_json(reviewed())
            assert await finished(first, status, body) == found
            assert (await second.get("/api/review/" + "0" * 40))[0] == 404


async def test_a_key_outlives_a_restart(tmp_path: Path) -> None:
    """Protects a review in the making: the record is kept, so it is begun anew."""
    async with hosting(tmp_path) as host:
        status, body = await posted(host, documented())
        assert status == 202
        key = json.loads(body)["key"]
    async with hosting(tmp_path) as host:
        found = await finished(host, *await host.get(f"/api/review/{key}"))
        assert found == to_json(reviewed())


async def test_a_record_that_is_sent_is_reviewed(tmp_path: Path) -> None:
    """Protects those who have a record and no table here: they get what the command line says."""
    async with hosting(tmp_path) as host:
        first = await finished(host, *await posted(host, documented()))
        assert first == to_json(reviewed())
        assert (await posted(host, documented())) == (200, first)
        commented = "# by Ada\n" + documented().replace("\n", "  \n\n# and so on\n")
        assert (await posted(host, commented)) == (200, first), "a comment makes no new match"
    async with hosting(tmp_path) as host:  # another day, from the shelf
        assert (await posted(host, documented())) == (200, first)


async def test_what_is_no_finished_record_is_refused(tmp_path: Path) -> None:
    """Protects the server from whatever is sent to it, with a word about what is wrong."""
    running = re.sub(r"^.* end-(round|match).*\n", "", documented(), flags=re.MULTILINE)
    async with hosting(tmp_path) as host:
        for text, status, code in (
            ("hello", 400, "unreadable"),
            (b"\xff\xfe", 400, "unreadable"),
            (running, 409, "not_over"),
            ("x" * (LONGEST_RECORD + 1), 413, "too_large"),
        ):
            answered, body = await posted(host, text)
            assert (answered, codes(body)) == (status, [code])
        for path in ("/api/review/nothing", "/api/review/.key", "/t/nowhere/review"):
            assert (await host.get(path))[0] == 404


async def test_only_a_finished_match_of_a_table_is_reviewed(tmp_path: Path) -> None:
    """Protects the tiles of a running match: a word that it goes on, no more, even to its players."""
    async with hosting(tmp_path) as host, pair(host) as (first, second, code):
        for token in (None, first.token):
            status, body = await host.get(f"/t/{code}/review", token)
            assert (status, codes(body)) == (409, ["not_over"])
        await first.do(m.Leave)
        await second.do(m.Leave)
        await first.until(lambda: first.party and first.party.phase is not m.PartyPhase.PLAYING)
        status, record = await host.get(f"/t/{code}/record")
        found = await finished(host, *await host.get(f"/t/{code}/review"))
        assert found == to_json(review_record(record.decode(), EASY, jobs=1))


async def test_turns_are_looked_at_before_the_end_and_told_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects hidden tiles while a look back is prepared: nobody is sent any of it, whatever they claim."""
    plan = m.Plan("sabra", players=2, rounds=2, clock=0)
    async with hosting(tmp_path, inside=True) as host, pair(host, plan) as (first, second, code):
        service = host.parts.service
        queue = review_queue.ReviewQueue(InlineWorkers(1), ReviewFiles(tmp_path / "kept"), EASY)
        ahead = LookingAhead(service.tables, service.store, service.bell, InlineWorkers(1), lambda: queue)
        await asyncio.gather(Player(first, 1).play_round(), Player(second, 2).play_round())
        state, _, _ = await service.tables.look(Code(code))
        assert state.game is not None
        commitment = state.game.commitment
        heard = [told_to(client) for client in (first, second)]
        await ahead.look()
        assert not queue.followed(commitment).events, "it was not quiet for a while yet"
        await ahead.look()
        followed = queue.followed(commitment)
        while followed.waiting:
            await ahead.look()
        assert followed.found
        assert [told_to(client) for client in (first, second)] == heard
        claimed = re.sub(r"^commitment \w+", f"commitment {commitment}", documented(), flags=re.MULTILINE)
        await queue.begin("0" * KEY_DIGITS, claimed)
        made = await queue.look("0" * KEY_DIGITS)
        assert isinstance(made, ReviewState)
        assert not made.done, "of what is known of that match nothing is in it"
        for round_, status in ((1, 200), (2, 409), (0, 409)):
            answered, body = await host.get(f"/t/{code}/record?round={round_}", first.token)
            assert answered == status, "what is over may be looked back at, and no more"
            assert status != 200 or queue.known_of(body.decode()) == (followed.seats, followed.found)
        for client in (first, second):
            assert (await host.get(f"/t/{code}/review", client.token))[0] == 409
            await client.do(m.Leave)
        record = (await host.get(f"/t/{code}/record"))[1].decode()
        assert queue.known_of(record) == ([], followed.found), "the end was not heard of yet"
        await ahead.look()
        await ahead.look()
        for asked in ("glance_part", "outline"):
            monkeypatch.setattr(review_queue, asked, None)  # whoever asks for it fails
        key = queue.key_of(record)
        await queue.begin(key, record)
        while isinstance(found := await queue.look(key), ReviewState):
            assert found.done == found.count == len(followed.found), "all of it is there at once"
            await asyncio.sleep(0)
        assert found == to_json(review_record(record, EASY, jobs=1))
        await queue.close()


async def test_a_review_that_fails_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects whoever waits: when a worker gives up, they are told, and the server goes on."""

    def give_up(*_: object) -> None:
        raise NoAnswer("too slow")

    monkeypatch.setattr(review_queue, "glance_part", give_up)
    async with hosting(tmp_path) as host:
        status, body = await posted(host, documented())
        while status == 202 and not json.loads(body)["failed"]:
            status, body = await host.get(f"/api/review/{json.loads(body)['key']}")
        assert json.loads(body)["failed"]
        assert (await host.get("/healthz"))[0] == 200


async def test_new_reviews_are_limited(tmp_path: Path) -> None:
    """Protects the workers from one who asks for review after review."""
    async with hosting(tmp_path) as host:
        asked = [await posted(host, f"no record {i}") for i in range(15)]
        assert codes(asked[0][1]) == ["unreadable"]
        assert codes(asked[-1][1]) == ["too_many"]


async def test_a_shelf_has_room_for_so_many(tmp_path: Path) -> None:
    """Protects the disk: the oldest reviews go, and a folder that cannot be written is no failure."""
    for number in range(5):
        await ReviewFiles(tmp_path / "reviews", most=3).put(f"{number}" * KEY_DIGITS, b"{}")
    assert len([*(tmp_path / "reviews").iterdir()]) == 3
    (tmp_path / "file").write_text("in the way")
    blocked = ReviewFiles(tmp_path / "file" / "reviews")
    await blocked.put("key", b"{}")
    assert await blocked.find("key") == b"{}"
    assert await blocked.find("other") is None
