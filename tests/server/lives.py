"""A family whose server is killed again and again: everything its people do, and how often it was done."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from itertools import count
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.server.families import HOUSE, Device
from tests.server.harness import Client, Player, joining
from tests.server.process import PROGRAM, Remote, remote
from tilerummy.protocol import messages as m

CUT_OFF = (OSError, HTTPException, WebSocketException, AssertionError, TimeoutError)
"""What somebody notices whose server dies while they ask."""
HOST, MIA = 0, 1
CHANGED = "UPDATE tables SET version"
_NUMBERS = count(1)


@dataclass
class Lives:
    """A family, its devices, and the lives of its server; what one life told is known in the next."""

    place: Path | str
    stack: AsyncExitStack = field(default_factory=AsyncExitStack)
    host: Remote = None  # type: ignore[assignment]
    devices: dict[str, Device] = field(default_factory=dict)
    table: str = ""
    before: int = 0
    """How far the match was before the move."""
    mover: str = ""
    """Whose move it was."""
    file: bytes = b""

    async def start(self, program: tuple[str, ...] = PROGRAM, **settings: str) -> None:
        """The next life; everybody finds the server at its new address."""
        await self.stack.aclose()
        self.host = await self.stack.enter_async_context(remote(self.place, program, None, **settings))
        for one in self.devices.values():
            one.host = self.host

    async def aclose(self) -> None:
        """The last life is over."""
        await self.stack.aclose()

    async def arrive(self) -> None:
        """Everybody gets a token: that is a visitor's life and not the family's."""
        for name in ("grandma", "mia", "tablet", "borrowed", "other"):
            self.devices[name] = Device(self.host, await self.host.visitor())

    def know(self, code: str) -> None:
        """The link goes round."""
        for one in self.devices.values():
            one.code = code

    def __getattr__(self, name: str) -> Device:
        return self.devices[name]

    @asynccontextmanager
    async def at_table(self, name: str) -> AsyncIterator[Client]:
        """Somebody's device at the table."""
        prefix = f"{name}{next(_NUMBERS)}-"  # what was asked in another life is not asked again
        async with joining(self.host, self.table, self.devices[name].token, prefix) as client:
            yield client

    async def families_of(self, name: str) -> int:
        """How many families know a device."""
        status, body = await self.host.get("/api/mine/data", self.devices[name].token)
        assert status == 200, body
        return len(json.loads(body)["families"])


@dataclass(frozen=True)
class Act:
    """Something that is asked for; asked again as it is when nobody knows whether it was done."""

    name: str
    do: Callable[[Lives], Awaitable[None]]
    times: Callable[[Lives], Awaitable[int]]
    """How often it was done: once at most."""
    write: str = "UPDATE families"
    """What the server writes for it."""

    async def cut_off(self, lives: Lives) -> None:
        """Ask, though the server dies meanwhile."""
        with suppress(*CUT_OFF):
            await self.do(lives)


async def found(lives: Lives) -> None:
    wanted = m.NewFamily("Our table", "Grandma", 1, HOUSE, "en")
    status, answer = await lives.host.post("/api/families", wanted, lives.grandma.token)
    assert status == 201, answer
    lives.know(json.loads(answer)["code"])


async def is_founded(lives: Lives) -> int:
    return await lives.families_of("grandma")


async def join(lives: Lives) -> None:
    shown = (await lives.mia.look()).digits
    if shown is not None:
        await lives.grandma.do("/phones", m.FamilyLetIn(shown, name="Mia", face=2))


async def has_joined(lives: Lives) -> int:
    await lives.mia.look()  # the phone learns that it is in, and says who it is
    return [one.name for one in (await lives.grandma.look()).people].count("Mia")


async def knock(lives: Lives) -> None:
    await lives.tablet.do("/knocks", m.FamilyKnock(2))


async def has_knocked(lives: Lives) -> int:
    return len((await lives.grandma.look()).knocks)


async def approve(lives: Lives) -> None:
    for one in (await lives.grandma.look()).knocks:
        await lives.grandma.do("/phones", m.FamilyLetIn(one.digits, person=one.person))


async def is_approved(lives: Lives) -> int:
    you = (await lives.tablet.look()).you
    assert you in (None, 2)
    assert len((await lives.grandma.look()).knocks) == (you is None), "waits, or is in"
    return you == 2


async def open_table(lives: Lives) -> None:
    """Play; whoever does not know whether there is a table asks again in the same words, as the page does."""
    table = m.FamilyPlay(m.NewTable(HOUSE, salt="aa" * 16, id="evening"), [])
    status, answer = await lives.grandma.ask("/games", table)
    assert status == 201, answer
    await is_open(lives)


async def is_open(lives: Lives) -> int:
    games = (await lives.grandma.look()).games
    for game in games:
        assert (game.names, game.your_seat, game.free) == (["Grandma", ""], HOST, 1)
        lives.table = game.code
    return len(games)


async def sit(lives: Lives) -> None:
    async with lives.at_table("mia") as client:
        assert isinstance(await client.ask(m.TakeSeat("sit", "Mia", "bb" * 16)), m.Ack)


async def sits(lives: Lives) -> int:
    async with lives.at_table("grandma") as client:
        assert client.party is not None
        return [place.name for place in client.party.places].count("Mia")


async def get_ready(lives: Lives) -> None:
    async with lives.at_table("mia") as client:
        assert isinstance(await client.ask(m.Ready("ready")), m.Ack)


async def is_ready(lives: Lives) -> int:
    async with lives.at_table("grandma") as client:
        return client.place(MIA).ready


async def begin(lives: Lives) -> None:
    async with lives.at_table("grandma") as client:
        assert isinstance(await client.ask(m.Start("start")), m.Ack)


async def has_begun(lives: Lives) -> int:
    async with lives.at_table("mia") as client:
        assert client.party is not None
        assert (client.party.phase is m.PartyPhase.PLAYING) == (client.view is not None)
        if client.view is None:
            return 0
        lives.before, lives.mover = client.seen, "mia" if client.my_turn else "grandma"
        return client.view.match


async def move(lives: Lives) -> None:
    async with lives.at_table(lives.mover) as client:
        assert isinstance(await client.ask(m.DrawRequest("move", lives.before)), m.Ack)


async def has_moved(lives: Lives) -> int:
    async with lives.at_table("mia") as client:
        return client.seen - lives.before


async def ask_seat(lives: Lives) -> None:
    async with lives.at_table("borrowed") as client:
        assert isinstance(await client.ask(m.AskSeat("ask", MIA)), m.Ack)


async def is_asked(lives: Lives) -> int:
    async with lives.at_table("grandma") as client:
        assert client.party is not None
        return len(client.party.moving.asks) if client.party.moving else 0


async def give_seat(lives: Lives) -> None:
    async with lives.at_table("mia") as client:
        assert client.party is not None
        for one in client.party.moving.asks if client.party.moving else []:
            assert isinstance(await client.ask(m.AnswerSeat("give", one.number, yes=True)), m.Ack)


async def is_given(lives: Lives) -> int:
    """Who has the seat sees its tiles, and nobody else."""
    racks = []
    for name in ("mia", "borrowed"):
        async with lives.at_table(name) as client:
            assert client.view is not None
            racks.append(client.view.rack is not None)
    assert racks in ([True, False], [False, True])
    return racks[1]


async def finish(lives: Lives) -> None:
    async with lives.at_table("grandma") as one, lives.at_table("borrowed") as other:
        await asyncio.gather(Player(one, 1).play(), Player(other, 2).play())


async def is_finished(lives: Lives) -> int:
    """The evening counts for both, whoever looks first and however often."""
    async with lives.at_table("grandma") as client:
        assert client.party is not None
        over = client.party.phase is m.PartyPhase.OVER
    for one in (lives.tablet, lives.grandma, lives.tablet):
        seen = await one.look()
        assert seen.season is not None
        tallies = {tally.person: tally.evenings for tally in seen.season.tallies}
        assert tallies == ({1: 1, 2: 1} if over else {})
        assert len(seen.season.evenings) == over
    return over


async def renew(lives: Lives) -> None:
    await lives.grandma.do("/seasons", {})


async def is_renewed(lives: Lives) -> int:
    status, first = await lives.grandma.ask("/seasons/1")
    assert status == 200
    assert len(first["evenings"]) == 1, "what was played stays where it was"
    return (await lives.tablet.look()).seasons - 1


async def bring(lives: Lives) -> None:
    status, lives.file = await lives.host.get(
        f"/api/families/{lives.grandma.code}/export", lives.grandma.token
    )
    assert status == 200, lives.file
    status, answer = await lives.host.ask("/api/families/import", lives.file, lives.other.token)
    assert status == 201, answer


async def is_brought(lives: Lives) -> int:
    """Whole: people, seasons, and what was played."""
    _, body = await lives.host.get("/api/mine/data", lives.other.token)
    codes = [one["code"] for one in json.loads(body)["families"]]
    for code in codes:
        brought = Device(lives.host, lives.other.token, code)
        seen, (_, first) = await brought.look(), await brought.ask("/seasons/1")
        assert ([one.name for one in seen.people], seen.seasons) == (["Grandma", "Mia"], 2)
        assert len(first["evenings"]) == 1
    return len(codes)


async def delete(lives: Lives) -> None:
    await lives.grandma.do("/waiting", m.FamilyBegin(m.WaitingKind.DELETE))


async def is_deleted(lives: Lives) -> int:
    """It waits for a week, once; and nothing has gone yet."""
    status, _ = await lives.host.get(f"/t/{lives.table}/record")
    assert status == 200
    return [one.kind for one in (await lives.tablet.look()).waiting].count(m.WaitingKind.DELETE)


FINISH = Act("finish", finish, is_finished, "INSERT INTO events .*'end-match")
STORY = (
    Act("found", found, is_founded, "INSERT INTO families"),
    Act("join", join, has_joined),
    Act("knock", knock, has_knocked),
    Act("approve", approve, is_approved),
    Act("open", open_table, is_open, "INSERT INTO tables"),
    Act("sit", sit, sits, CHANGED),
    Act("be ready", get_ready, is_ready, CHANGED),
    Act("begin", begin, has_begun, CHANGED),
    Act("move", move, has_moved, CHANGED),
    Act("ask for the seat", ask_seat, is_asked, CHANGED),
    Act("give the seat", give_seat, is_given, CHANGED),
    FINISH,
    Act("begin a season", renew, is_renewed),
    Act("bring a file", bring, is_brought, "INSERT INTO family_games"),
    Act("begin to delete", delete, is_deleted),
)
