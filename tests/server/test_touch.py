"""One turn, two devices: a big screen that may be touched moves what lies on the table, and nothing else."""

from __future__ import annotations

from contextlib import AsyncExitStack
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.harness import Client, HandClock, Host, hosting, joining, pair
from tests.server.test_many import SharedBell
from tilerummy.protocol import messages as m

SECRET, OTHER = "ab" * 16, "cd" * 16
NAME = sha256(bytes.fromhex(SECRET)).hexdigest()
EASY = m.Plan("sabra", players=2, rounds=1, clock=0, options={"opening_min": 0})
_NUMBERS = count(1)


def touch(client: Client, table: list[list[str]], **more: Any) -> m.Touch:
    """A touch that nothing is wrong with but what is named."""
    fields: dict[str, Any] = {"seen": client.seen, "screen": SECRET, "number": next(_NUMBERS), **more}
    return m.Touch(client.new_id(), table=table, **fields)


def laid_by(moved: m.Touch, table: list[list[str]], step: int = 0) -> m.Draft:
    """The draft that a touch has made."""
    return m.Draft(table, touched=moved.number, step=step)


async def codes(screen: Client, message: m.Touch) -> list[str]:
    """Why a touch is refused."""
    reply = await screen.ask(message)
    assert isinstance(reply, m.Refused), reply
    return [reason.code for reason in reply.reasons]


async def put(player: Client, watcher: Client, *sets: list[str]) -> None:
    """The player lays these, and whoever watches sees it."""
    await player.send(m.SendDraft(player.seen, m.Draft([*sets])))
    await watcher.until(lambda: watcher.draft and watcher.draft.draft.table == [*sets])


def order(first: Client, second: Client) -> tuple[Client, Client, list[str]]:
    """Whose turn it is, the other one, and the rack that is played with."""
    player, other = (first, second) if first.my_turn else (second, first)
    assert player.view is not None
    return player, other, player.view.rack or []


async def test_what_lies_on_the_table_is_moved_for_whoever_lets_the_screen_be_touched(tmp_path: Path) -> None:
    async with hosting(tmp_path, inside=True) as host, pair(host, EASY) as (first, second, code):
        player, other, rack = order(first, second)
        async with joining(host, code, None, "screen") as screen:
            await put(player, screen, rack[:1], rack[1:3])
            assert await codes(screen, touch(screen, [rack[:3]])) == ["touch_off"], "nobody has let it"
            await other.do(m.LetTouch, NAME)
            assert await codes(screen, touch(screen, [rack[:3]])) == ["touch_off"], "not whose turn it is"
            await player.do(m.LetTouch, NAME)
            await screen.until(lambda: all(place.screen == NAME for place in screen.party.places))  # type: ignore[union-attr]

            moved = touch(screen, [rack[:3]])
            assert isinstance(await screen.ask(moved), m.Ack)
            for client in (player, other, screen):
                await client.until(lambda c=client: c.draft)  # type: ignore[misc]
                assert client.draft is not None
                assert client.draft.draft == laid_by(moved, [rack[:3]])

            # A draft that does not know of it is left aside; one that does is told to the others alone.
            await player.send(m.SendDraft(player.seen, m.Draft([rack[:4]])))
            await player.send(m.SendDraft(player.seen, m.Draft([rack[:3], rack[4:5]]), moved.number))
            await screen.until(lambda: screen.draft and len(screen.draft.draft.table) == 2)
            assert rack[:4] not in [s.draft.draft.table[0] for s in screen.all(m.DraftShown) if s.draft]
            assert [s.draft and s.draft.draft.table for s in player.all(m.DraftShown)] == [[rack[:3]]]
            # The same touch once more, as after a connection that was lost, changes nothing.
            again = touch(screen, [rack[4:5], rack[:3]], number=moved.number)
            assert isinstance(await screen.ask(again), m.Ack)
            assert screen.draft is not None
            assert screen.draft.draft.table == [rack[:3], rack[4:5]]

            async with joining(host, code, player.token, "late") as late:
                assert late.draft is not None
                assert late.draft.draft.touched not in (0, moved.number), "a phone that slept finds it"
            await player.do(m.LetTouch)
            assert await codes(screen, touch(screen, [rack[:3], rack[4:5]])) == ["touch_off"]


async def test_a_touch_that_the_player_was_faster_than_is_not_made(tmp_path: Path) -> None:
    """Protects the step of a phone in the very moment in which the screen is touched."""
    async with hosting(tmp_path, inside=True) as host, pair(host, EASY) as (first, second, code):
        player, _, rack = order(first, second)
        async with joining(host, code, None, "screen") as screen:
            await player.do(m.LetTouch, NAME)
            knew = [rack[:1], rack[1:3]]
            await put(player, screen, *knew)
            lies = [rack[:2], rack[2:3]]
            await player.send(m.SendDraft(player.seen, m.Draft(lies, step=2)))
            await screen.until(lambda: screen.draft and screen.draft.draft.table == lies)
            assert await codes(screen, touch(screen, [rack[:3]], on=knew)) == ["busy"]
            assert screen.draft is not None
            assert screen.draft.draft.table == lies
            moved = touch(screen, [rack[:3]], on=lies[::-1])
            for _ in range(2):  # also where the answer was lost on the way
                assert isinstance(await screen.ask(moved), m.Ack)
            await player.until(lambda: player.draft)
            assert player.draft is not None
            assert player.draft.draft == laid_by(moved, [rack[:3]], step=2)


async def test_forged_touches_change_nothing_and_tell_nothing(tmp_path: Path) -> None:
    """Protects racks: whether a tile is on one is not to be learnt by trying to move it."""
    async with hosting(tmp_path, inside=True) as host, pair(host, EASY) as (first, second, code):
        player, _, rack = order(first, second)
        hidden = next(tile for tile in rack[3:] if tile not in rack[:3])
        nowhere = next(tile for tile in (f"{c}{n}" for c in "krbo" for n in range(1, 14)) if tile not in rack)
        async with joining(host, code, None, "screen") as screen:
            await player.do(m.LetTouch, NAME)
            await put(player, screen, rack[:3])
            heard = len(screen.all(m.DraftShown))
            for tile in (hidden, nowhere):
                assert await codes(screen, touch(screen, [rack[:3], [tile]])) == ["tile_added"]
                swapped = await codes(screen, touch(screen, [[*rack[:2], tile]]))
                assert swapped == ["tile_added", "tile_lost"]
            assert await codes(screen, touch(screen, [rack[:2]])) == ["tile_lost"]
            assert await codes(screen, touch(screen, [["x9"]])) == ["unreadable"]
            lies = [rack[:1], rack[1:3]]
            assert await codes(screen, touch(screen, lies, screen=OTHER)) == ["touch_off"]
            assert await codes(screen, touch(screen, lies, seen=screen.seen + 1)) == ["touch_off"]
            assert await codes(screen, touch(screen, lies, screen=NAME)) == ["unreadable"], (
                "a name is no secret"
            )
            assert await screen.fail(m.LetTouch, NAME) == ["not_seated"]
            assert len(screen.all(m.DraftShown)) == heard
            assert player.all(m.DraftShown) == []
            await player.do(m.DrawRequest, player.seen)
            await screen.until(lambda: screen.draft is None)
            assert await codes(screen, touch(screen, [])) == ["touch_off"], "the turn is over"
            assert all(view.view is None or view.view.rack is None for view in screen.all(m.Snapshot))


async def test_where_drafts_are_private_or_a_break_is_taken_nothing_is_moved(tmp_path: Path) -> None:
    private = m.Plan("sabra", players=2, rounds=1, clock=60, live_drafts=False)
    async with hosting(tmp_path, inside=True) as host:
        for plan in (private, m.Plan("sabra", players=2, rounds=1, clock=60)):
            async with pair(host, plan) as (first, second, code):
                player, _, _ = order(first, second)
                async with joining(host, code, None, "screen") as screen:
                    await player.do(m.LetTouch, NAME)
                    if plan.live_drafts:
                        await first.do(m.Pause)
                        await screen.until(lambda: screen.party and screen.party.paused)
                    assert await codes(screen, touch(screen, [])) == ["touch_off"]


async def test_phone_and_screen_may_be_at_different_servers(database: str) -> None:
    clock, bell = HandClock(), None if database.startswith("postgresql") else SharedBell()
    async with (
        hosting(database, clock, bell) as one,
        hosting(database, clock, bell) as two,
        pair(one) as (first, second, code),
    ):
        player, _, rack = order(first, second)
        async with joining(two, code, None, "screen") as screen:
            await player.do(m.LetTouch, NAME)
            await screen.until(lambda: NAME in [place.screen for place in screen.party.places])  # type: ignore[union-attr]
            await put(player, screen, rack[:1], rack[1:2])
            moved = touch(screen, [rack[:2]])
            assert isinstance(await screen.ask(moved), m.Ack)
            await player.until(lambda: player.draft)
            assert player.draft is not None
            assert player.draft.draft == laid_by(moved, [rack[:2]])


def drafts_of(client: Client) -> list[list[list[str]]]:
    """What was told to this device of drafts."""
    return [shown.draft.draft.table for shown in client.all(m.DraftShown) if shown.draft]


async def lay(device: Client, *sets: list[str], step: int = 1) -> None:
    """These sets lie on a device, or nothing does; and it says which draft it knows."""
    known = device.draft.draft.touched if device.draft else 0
    await device.send(m.SendDraft(device.seen, m.Draft([*sets], step=step) if sets else None, known))


async def test_one_seat_has_one_draft_on_all_its_devices(database: str) -> None:
    """Protects a turn that is laid on a phone and a laptop: the last touch counts, none is made blindly."""
    clock, bell = HandClock(), None if database.startswith("postgresql") else SharedBell()
    async with (
        hosting(database, clock, bell) as one,
        hosting(database, clock, bell) as two,
        pair(one, msgspec.structs.replace(EASY, live_drafts=False)) as (first, second, code),
    ):
        phone, other, rack = order(first, second)
        async with joining(two, code, phone.token, "laptop") as laptop:
            await lay(phone, rack[:1], step=3)
            await lay(phone, rack[:2], step=4)
            await laptop.until(lambda: drafts_of(laptop)[-1:] == [[rack[:2]]])
            await lay(laptop, rack[:2])  # the same, taken over: nobody is told of it
            await lay(laptop, rack[:2], rack[2:3])
            await phone.until(lambda: drafts_of(phone))
            assert drafts_of(phone) == [[rack[:2], rack[2:3]]]
            assert phone.draft is not None
            assert phone.draft.draft.step == 4, "what it was laid on, as the phone counts"

            # What does not know of it is left aside; once the phone knows, it sends anew.
            await phone.send(m.SendDraft(phone.seen, m.Draft([rack[:3]])))
            await lay(phone, rack[:2], rack[2:4], step=5)
            await laptop.until(lambda: drafts_of(laptop)[-1:] == [[rack[:2], rack[2:4]]])
            assert [rack[:3]] not in drafts_of(laptop)
            await lay(laptop)
            await phone.until(lambda: drafts_of(phone)[-1:] == [[]])  # all was put back
            await lay(phone, rack[:1], step=6)
            await laptop.until(lambda: drafts_of(laptop)[-1:] == [[rack[:1]]])

            # In the next turn nobody is told of the last one.
            await phone.do(m.DrawRequest, phone.seen)
            await other.until(lambda: other.my_turn)
            await other.do(m.DrawRequest, other.seen)
            await laptop.until(lambda: laptop.my_turn)
            heard = len(drafts_of(laptop)), len(drafts_of(phone))
            await lay(phone, rack[:1], step=6)  # the very same as before
            await laptop.until(lambda: len(drafts_of(laptop)) > heard[0])
            assert drafts_of(laptop)[-1] == [rack[:1]]
            assert (len(drafts_of(laptop)), len(drafts_of(phone))) == (heard[0] + 1, heard[1])
            assert drafts_of(other) == [], "drafts are private here"


class Screens:
    """Phone of whoever is in turn, tablet that may be touched, television: each comes and goes."""

    def __init__(self, host: Host, code: str, token: str | None) -> None:
        self._host, self._code = host, code
        self._tokens = {"phone": token, "tablet": None, "television": None}
        self._stacks: dict[str, AsyncExitStack] = {}
        self.at: dict[str, Client] = {}

    async def load(self, name: str) -> None:
        """This one is opened, or opened anew: what it knew is gone."""
        await self.close(name)
        stack = self._stacks[name] = AsyncExitStack()
        joined = joining(self._host, self._code, self._tokens[name], f"{name}{next(_NUMBERS)}-")
        self.at[name] = await stack.enter_async_context(joined)

    async def close(self, name: str) -> None:
        """This one is gone."""
        if name in self._stacks:
            await self._stacks.pop(name).aclose()

    async def all_show(self, table: list[list[str]], besides: str = "") -> None:
        """Each is told that these sets lie there; whoever laid them is not told of it."""
        for name, client in self.at.items():
            if name != besides:
                await client.until(lambda one=client: same(drawn(one), table))  # type: ignore[misc]


def drawn(client: Client) -> list[list[str]]:
    """What lies there, as far as this device was told."""
    return client.draft.draft.table if client.draft else []


def same(one: list[list[str]], other: list[list[str]]) -> bool:
    return sorted(map(sorted, one)) == sorted(map(sorted, other))


@pytest.mark.parametrize("seed", range(4))
async def test_phone_tablet_and_television_have_one_draft_however_they_come_and_go(
    seed: int, tmp_path: Path
) -> None:
    """Protects a turn in which a tablet is opened anew: nothing that was laid is lost there, or a lie."""
    chance = Random(seed)
    async with hosting(tmp_path, inside=True) as host, pair(host, EASY) as (first, second, code):
        player, _, rack = order(first, second)
        await player.do(m.LetTouch, NAME)
        screens = Screens(host, code, player.token)
        for name in ("phone", "tablet", "television"):
            await screens.load(name)
        lies: list[list[str]] = []
        for _ in range(30):
            what = chance.choice(["phone", "tablet", "load"])
            tiles = [tile for meld in lies for tile in meld]
            if what == "load":
                name = chance.choice([*screens.at])
                await screens.load(name)
                assert same(drawn(screens.at[name]), lies), f"{name} opened anew"
            elif what == "phone" or not tiles:
                tiles = rack[: chance.randint(1, 6)]
                cut = chance.randint(0, len(tiles))
                lies = [meld for meld in (tiles[:cut], tiles[cut:]) if meld]
                await lay(screens.at["phone"], *lies, step=chance.randint(1, 9))
                await screens.all_show(lies, besides="phone")
            else:
                tablet, knew = screens.at["tablet"], drawn(screens.at["tablet"])
                chance.shuffle(tiles)
                cut = chance.randint(0, len(tiles))
                lies = [meld for meld in (tiles[:cut], tiles[cut:]) if meld]
                assert isinstance(await tablet.ask(touch(tablet, lies, on=knew)), m.Ack)
                await screens.all_show(lies)
        for name in [*screens.at]:
            await screens.close(name)
