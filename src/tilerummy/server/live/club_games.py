"""What a club's tables play on the page: opened for those who sit there, and read when they are over.

Nobody writes such a result down: it follows from the match. When the time of the round is up, the turn that
runs is the last one, and then the racks count as the box says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256

from tilerummy.club import evening as ev
from tilerummy.club.evening import ClubEvening, ClubEvent, ClubRound, GuestNumber
from tilerummy.club.terms import DealOf
from tilerummy.protocol import messages as m
from tilerummy.rules.judging.score import rack_points
from tilerummy.rules.match.game import Game
from tilerummy.server.club.club_people import ClubPeople
from tilerummy.server.club.club_view import terms_of
from tilerummy.server.live.lobby import NewTables
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.store import Code, Conflict, Statement, Store, VisitorId
from tilerummy.server.table.due import put_away
from tilerummy.server.table.party import LONGEST_NAME
from tilerummy.server.table.table_state import read_progress


def on_page(played: ClubRound | None) -> list[tuple[int, Code]]:
    """The tables of a round that play on the page and have no result yet."""
    if played is None or played.shown is None:
        return []
    tables = enumerate(played.tables, start=1)
    return [(number, Code(table.code)) for number, table in tables if table.code and table.scores is None]


class ClubGames:
    """Opens tables for a round, and finds what they came to."""

    def __init__(
        self,
        store: Store,
        tables: TableCache,
        new_tables: NewTables,
        mark: Callable[..., str],
        clock: Callable[[], int],
    ) -> None:
        self._store, self._tables, self._new_tables = store, tables, new_tables
        self._mark, self._clock = mark, clock

    async def opened(
        self, code: str, evening: ClubEvening, people: ClubPeople, only: int | None = None
    ) -> list[ClubEvent]:
        """Tables for all of the round, or for one, at which everybody has a phone; others play with a box."""
        found: list[ClubEvent] = []
        played = evening.current
        if played is None or played.shown is None:
            return found
        for number, table in enumerate(played.tables, start=1):
            devices = [people.device(guest) for guest in table.seats]
            seated = [device for device in devices if device is not None]
            wanted = only in (None, number) and not table.code and table.scores is None
            if wanted and len(seated) == len(devices):
                # The same for whoever asks twice, at two servers too.
                game = self._new_tables.code_from("club", code, str(played.number), str(number))
                same = ""
                if evening.plan.deal is DealOf.SAME:
                    # From what nobody but this server can tell: the same for all tables of this size.
                    parts = (code, str(played.number), str(len(seated)))
                    same = sha256(self._mark("club deal", *parts).encode()).hexdigest()
                await self._open(game, code, evening, table.seats, seated, same)
                found.append(ev.PageTableOpened(played.number, number, game, at=self._clock()))
        return found

    async def _open(
        self,
        game: Code,
        club: str,
        evening: ClubEvening,
        seats: Sequence[GuestNumber],
        devices: Sequence[VisitorId],
        same: str,
    ) -> None:
        rules = evening.plan.rules
        guests = [evening.guests[guest - 1] for guest in seats]
        # Whoever wins begins no second deal of those that are the same: at each table somebody else does.
        options = terms_of(evening.plan).options | ({"next_starter": "starter_rule"} if same else {})
        plan = m.Plan(
            rules.preset,
            options,
            players=len(seats),
            # Where the sheet gives a number of rounds, a club has no say either (9.8).
            rounds=None if isinstance(rules.rounds, int) else evening.plan.deals,
            hints=m.HintPolicy.NONE,
        )
        # A table's names are shorter than a club's; by the numbers of the club nobody is mistaken.
        named = [(one.name[:LONGEST_NAME].strip(), one.face or None) for one in guests]
        await self._new_tables.club_game(game, club, plan, devices, named, same)

    async def results(self, evening: ClubEvening) -> list[ClubEvent]:
        """What tables came to that are over by now, or whose time is up."""
        played = evening.current
        playing = on_page(played)
        if played is None or not playing:
            return []
        ask = "SELECT phase FROM tables WHERE code = $1"
        asked: list[Statement] = [(ask, (code,)) for _, code in playing]
        phases = [rows[0].phase if rows else None for rows in await self._store.fetch(asked)]
        # A clock that stands still has no end, so nothing is counted by it.
        up = played.until is not None and played.until < self._clock()
        found: list[ClubEvent] = []
        for (number, code), phase in zip(playing, phases, strict=True):
            scores = None
            if phase == m.PartyPhase.OVER:
                scores = await self._played(code)
            elif phase == m.PartyPhase.PLAYING and up:
                scores = await self.counted(code, played.until)
            if scores is not None:
                found.append(ev.ResultPlayed(played.number, number, scores, at=self._clock()))
        return found

    async def _played(self, code: Code) -> tuple[int, ...] | None:
        """The sheet of a match that is over; None if it was broken off before anything counted."""
        cached = self._tables.at(code)
        async with cached.lock:
            state = await self._tables.load(cached)
        return None if state.game is None or not state.game.results else _sheet(state.game)

    async def counted(self, code: Code, until: int | None = None) -> tuple[int, ...] | None:
        """The racks as they are, or as they were after the turn that ran at this time; the match is over.

        None while that turn goes on.
        """
        cached = self._tables.at(code)
        async with cached.lock:
            state = await self._tables.load(cached)
            game, match = state.game, state.party.match
            if state.party.phase is not m.PartyPhase.PLAYING or game is None:
                return None
            if until is not None:
                lines = await self._store.lines(code, match)
                ended = next((place for place, line in enumerate(lines) if line.at > until), None)
                if not ended:  # that turn goes on, or they began when time was up already
                    return None
                # As it was then: whoever looks late must not find more turns than others had.
                game = read_progress(lines[: ended + 1]).game
            try:
                await self._tables.keep(cached, state, put_away(state, self._clock()))
            except Conflict:  # somebody moved at another server: looked at again in a moment
                cached.drop()
                return None
        return _sheet(game)


def _sheet(game: Game) -> tuple[int, ...]:
    """What everybody has on the sheet: rounds that are over, and the racks of the one that is not."""
    sums = [sum(column) for column in zip(*(one.scores for one in game.results), strict=True)] or [0] * len(
        game.players
    )
    if game.round is None or len(game.results) >= game.number:
        return tuple(sums)
    # As the box says for a round in which nobody goes out.
    left = [rack_points(game.rules, rack) for rack in game.round.racks]
    now = ev.scores_from_racks(game.rules, left, None)
    return tuple(before + more for before, more in zip(sums, now, strict=True))
