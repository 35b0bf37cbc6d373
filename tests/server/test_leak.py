"""Hidden tiles stay hidden: what a seat receives does not depend on tiles it may not see."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from tests.server.harness import Client, HandClock, hosting, joining, pair, run
from tilerummy.server import messages as m

PLAN = m.Plan("sabra", players=2, rounds=1, clock=60)
TURNS = 6
SECRET = bytes(range(32))
Facts: TypeAlias = dict[object, Any]


def same_secret() -> bytes:
    """The same secret for every match."""
    return SECRET


def facts(heard: list[m.ServerMessage]) -> dict[object, Any]:
    """What somebody learnt: each event by its number, each view by its number, and the rest.

    How many events come in one message is a matter of chance, and so is which parties are seen on the way.
    """
    learnt: dict[object, Any] = {}
    for place, message in enumerate(heard):
        match message:
            case m.Happened():
                learnt |= {("event", message.first + i): plain(e) for i, e in enumerate(message.events)}
                learnt["view", message.view.sequence] = plain(message.view)
            case m.Snapshot():
                learnt["view", message.view.sequence if message.view else 0] = plain(message.view)
                learnt["draft"] = plain(message.draft)
            case m.PartyChanged():
                learnt["party"] = plain(message)
            case m.Refused() | m.Hint():
                learnt[type(message), message.id] = plain(message)
            case m.DraftShown():
                learnt["shown", message.seen] = plain(message)
            case _:
                learnt[type(message), "count"] = place and 0
    return learnt


def plain(message: object) -> Any:
    """A message without commitment, ids and times."""
    built = msgspec.to_builtins(message)
    return _without(built)


def _without(value: Any) -> Any:
    if isinstance(value, dict):
        hidden = {"commitment", "code", "id", "at", "now", "left", "away_since", "key"}
        return {name: _without(item) for name, item in value.items() if name not in hidden}
    return [_without(item) for item in value] if isinstance(value, list) else value


def change_hidden(folder: Path, seat: int) -> None:
    """Deal other tiles to everybody else: the other hand is exchanged for tiles that only he draws."""
    connection = sqlite3.connect(folder / "tables.db")
    ((text, sequence),) = connection.execute("SELECT text, sequence FROM events WHERE text LIKE 'deal%'")
    other = 1 - seat
    hand = re.search(rf"hand {other}: ([^;]*)", text)
    pool = re.search(r"pool: ([^;]*)", text)
    assert hand is not None
    assert pool is not None
    tiles, drawn = hand[1].split(), pool[1].split()
    late = len(drawn) - len(tiles)
    swapped = " ".join(drawn[late:])
    text = text.replace(hand[0], f"hand {other}: {swapped}")
    text = text.replace(pool[0], f"pool: {' '.join([*drawn[:late], *tiles])}")
    connection.execute("UPDATE events SET text = ? WHERE sequence = ?", (text, sequence))
    connection.commit()
    connection.close()


async def streams(folder: Path, *, other_tiles: bool) -> tuple[Facts, Facts, list[str]]:
    """What a seat and a spectator hear of the same match, and what the other seat holds."""
    clock = HandClock()
    async with hosting(folder, clock, fresh=same_secret) as host, pair(host, PLAN) as (first, second, code):
        await first.do(m.Leave)
        await first.do(m.ComeBack)
    if other_tiles:
        change_hidden(folder, seat=0)
    async with (
        hosting(folder, clock, fresh=same_secret) as host,
        joining(host, code, first.token, "own") as own,
        joining(host, code, second.token, "other") as other,
        joining(host, code) as watcher,
    ):
        await moves(own, other)
        await watcher.until(lambda: watcher.seen == own.seen)
        await own.ask(m.AskHint("why", own.seen, m.HintKind.BEST))
        _, record = await host.get(f"/t/{code}/record", own.token)
        assert other.view is not None
        return (
            facts(own.heard) | {"record": re.sub(r"(?m)^[0-9.]+ |^began.*", "", record.decode())},
            facts(watcher.heard),
            other.view.rack or [],
        )


async def moves(own: Client, other: Client) -> None:
    """The same for all to see, whatever the tiles are: draws, a draft, a refused play."""
    for _ in range(TURNS):
        player = own if own.my_turn else other
        await player.turn()
        seen = player.seen
        assert player.view is not None
        if player is own:
            await own.send(m.SendDraft(seen, m.Draft([(player.view.rack or [])[:2]])))
            await own.fail(m.Play, seen, m.Draft([(player.view.rack or [])[:2]]))
        await player.do(m.Draw, seen)
        for client in (own, other):
            await client.until(lambda c=client, s=seen: c.seen > s)  # type: ignore[misc]


def test_what_a_seat_hears_does_not_depend_on_hidden_tiles(tmp_path: Path) -> None:
    """Two matches with the same secret and the same moves, the other player's tiles exchanged."""

    async def test() -> None:
        (tmp_path / "a").mkdir()
        (tmp_path / "b").mkdir()
        seat, watcher, rack = await streams(tmp_path / "a", other_tiles=False)
        seat2, watcher2, rack2 = await streams(tmp_path / "b", other_tiles=True)
        assert rack != rack2, "the hidden tiles do differ"
        for one, two in ((seat, seat2), (watcher, watcher2)):
            assert len(one.keys() & two.keys()) > 2 * TURNS
            assert {name: one[name] for name in one if name in two} == {
                name: two[name] for name in two if name in one
            }
        assert SECRET.hex() not in str(seat) + str(watcher)

    run(test())


def test_the_record_of_a_running_match_shows_ones_own_tiles_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, pair(host) as (first, _, code):
            _, own = await host.get(f"/t/{code}/record", first.token)
            _, watched = await host.get(f"/t/{code}/record")
            assert first.view is not None
            assert f"hand 0: {' '.join(first.view.rack or [])}".encode() in own
            assert b"hand 1: ? ?" in own
            assert b"hand 0: ? ?" in watched
            assert b"secret" not in own + watched
            assert re.search(rb"pool: [^?]", own + watched) is None

    run(test())
