"""What the page can ask of its device: the same addresses as at a server, as far as one device has an answer.

There are no others here, so there are no open tables, and nobody's share of anything has to be limited.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from tilerummy.device.families import answer_family
from tilerummy.device.reply import TEXT, Question, Reply, opened, told
from tilerummy.device.together import Again, Together, begin_again, begin_together
from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import values
from tilerummy.server.edge.positions import best, judged
from tilerummy.server.edge.rules_info import rules_info
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.workers import NoAnswer, Workers
from tilerummy.server.live.erasure import erase, kept_of
from tilerummy.server.live.lobby import tables_of
from tilerummy.server.live.rooms import Rooms
from tilerummy.server.live.service import Service
from tilerummy.server.reasons import reasons_of
from tilerummy.server.store.base import Code, VisitorId
from tilerummy.server.table.party import check_plan

if TYPE_CHECKING:
    from tilerummy.device.reviews import DeviceReviews

T = TypeVar("T")
Answer = Callable[[Question], Awaitable[Reply]]

LONGEST_RECORD = 400_000
BEST_MS = 2000.0
"""What the best turn of a typed position may take, as at a server."""


class Front:
    """Answers questions."""

    def __init__(self, service: Service, rooms: Rooms, workers: Workers) -> None:
        self._service, self._rooms, self._workers = service, rooms, workers
        self._reviews: DeviceReviews | None = None
        self._answers: dict[tuple[str, ...], Answer] = {
            ("GET", "api", "rules"): self._tell_rules,
            ("GET", "api", "addresses"): self._addresses,
            ("GET", "api", "lobby"): self._lobby,
            ("GET", "api", "mine"): self._mine,
            ("GET", "api", "mine", "data"): self._kept,
            ("DELETE", "api", "mine"): self._erase,
            ("POST", "api", "plan"): self._plan,
            ("POST", "api", "visitors"): self._visitors,
            ("POST", "api", "pledges"): self._pledges,
            ("POST", "api", "quick"): self._quick,
            ("POST", "api", "tables"): self._tables,
            ("POST", "api", "together"): self._together,
            ("POST", "api", "companion", "judge"): self._judge,
            ("POST", "api", "companion", "best"): self._best,
            ("POST", "api", "review"): self._review_of_record,
            ("POST", "api", "puzzles", "moment"): self._puzzle_of_record,
        }

    async def answer(self, asked: Question) -> Reply:
        """The answer to a question; `Rejected` where there is none."""
        known = self._answers.get((asked.method, *asked.parts))
        if known is not None:
            return await known(asked)
        match (asked.method, *asked.parts):
            case ("GET", "api", "tables", code):
                asker = await self._service.identity.asker_at(Code(code), asked.token)
                return told((await self._rooms.projection(Code(code))).snapshot(asker))
            case ("POST", "api", "together", code):
                await begin_again(self._service, Code(code), asked.read(Again))
                return told({})
            case ("GET", "api", "days", day):
                return told(await self._service.days.told(day))
            case ("POST", "api", "days", day, "game"):
                visitor, wanted = self._known(asked), asked.read(m.DayGame)
                self._service.names.require_fit(wanted.name)
                return opened(*await self._service.days.game(visitor, day, wanted))
            case ("POST", "api", "days", day, "results"):
                visitor = self._known(asked)
                return told(await self._service.days.tell(visitor, day, _text_of(asked)))
            case (_, "api", "families", *rest):
                return await answer_family(self._service, asked, rest)
            case ("GET", "t", code, "record"):
                return await self._record(Code(code), asked)
            case ("GET", "t", code, "review"):
                text = await self._service.tables.finished_record(Code(code), _match_of(asked))
                return await self._looking_back().of(text)
            case ("GET", "t", code, "puzzle"):
                text = await self._service.tables.finished_record(Code(code), _match_of(asked))
                return await self._puzzle(text, asked)
            case ("GET", "api", "review", key):
                return await self._looking_back().again(key)
        raise Rejected(ErrorCode.NO_SUCH_PAGE)

    async def close(self) -> None:
        """Stop looking back."""
        if self._reviews is not None:
            await self._reviews.close()

    # -- tables -----------------------------------------------------------------------------------

    async def _tell_rules(self, asked: Question) -> Reply:
        return told(rules_info(self._service.tables.defaults.levels))

    async def _addresses(self, asked: Question) -> Reply:
        return told(m.Addresses([]))

    async def _lobby(self, asked: Question) -> Reply:
        return told(m.Tables([]))

    async def _mine(self, asked: Question) -> Reply:
        return told(await tables_of(self._service.store, self._known(asked)))

    async def _kept(self, asked: Question) -> Reply:
        return told(await kept_of(self._service, self._known(asked)))

    async def _erase(self, asked: Question) -> Reply:
        done = await erase(self._service, self._known(asked))
        await self._rooms.hear_operators()
        await self.close()
        self._reviews = None  # what was looked back at is forgotten too
        return told(done)

    async def _plan(self, asked: Question) -> Reply:
        try:
            rules = check_plan(asked.read(m.Plan))
        except Rejected as why:
            if why.problem is ErrorCode.UNREADABLE:
                raise
            return told(m.PlanChecked(reasons_of(why), None))
        return told(m.PlanChecked([], values(rules.options())))

    async def _visitors(self, asked: Question) -> Reply:
        return told(await self._service.new_tables.new_visitor(), 201)

    async def _pledges(self, asked: Question) -> Reply:
        return told(await self._service.new_tables.pledge(self._known(asked)), 201)

    async def _quick(self, asked: Question) -> Reply:
        visitor, wanted = self._known(asked), asked.read(m.QuickGame)
        self._service.names.require_fit(wanted.name)
        return opened(*await self._service.new_tables.quick_game(visitor, wanted))

    async def _tables(self, asked: Question) -> Reply:
        visitor, wanted = self._known(asked), asked.read(m.NewTable)
        self._service.names.require_fit(wanted.name)
        return opened(*await self._service.new_tables.open_table(visitor, wanted))

    async def _together(self, asked: Question) -> Reply:
        self._known(asked)
        return told(await begin_together(self._service, asked.token or "", asked.read(Together)), 201)

    async def _record(self, code: Code, asked: Question) -> Reply:
        asker = await self._service.identity.asker_at(code, asked.token)
        text = await self._service.tables.record(code, asker, _match_of(asked))
        return Reply(200, text.encode(), TEXT)

    def _known(self, asked: Question) -> VisitorId:
        return self._service.identity.known(asked.token)

    # -- what needs thought -----------------------------------------------------------------------

    async def _judge(self, asked: Question) -> Reply:
        return told(await judged(asked.read(m.CompanionTurn), self._ask))

    async def _best(self, asked: Question) -> Reply:
        return told(await best(asked.read(m.CompanionPosition), BEST_MS, self._ask))

    async def _review_of_record(self, asked: Question) -> Reply:
        return await self._looking_back().of(_text_of(asked))

    async def _puzzle_of_record(self, asked: Question) -> Reply:
        return await self._puzzle(_text_of(asked), asked)

    async def _puzzle(self, text: str, asked: Question) -> Reply:
        from tilerummy.server.jobs.moments import moment_puzzle  # like reviews, only when it is asked for

        turn = _number_of(asked, "turn")
        found = await self._ask(moment_puzzle, text, -1 if turn is None else turn)
        if isinstance(found, tuple):
            raise Rejected(found[0], text=found[1][:200])
        return told(found)

    def _looking_back(self) -> DeviceReviews:
        """Reviews are loaded when the first one is asked for: whoever only plays need not wait for them."""
        if self._reviews is None:
            from tilerummy.device.reviews import EFFORT, DeviceReviews

            self._reviews = DeviceReviews(self._workers, EFFORT)
        return self._reviews

    async def _ask(self, function: Callable[..., T], *args: object) -> T:
        try:
            return await self._workers.ask(BEST_MS / 1000, function, *args)
        except NoAnswer as error:
            raise error.refusal() from None


def _match_of(asked: Question) -> int | None:
    return _number_of(asked, "match")


def _number_of(asked: Question, name: str) -> int | None:
    wanted = asked.query.get(name)
    if wanted is None:
        return None
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 6):
        raise Rejected(ErrorCode.UNREADABLE, text=f"{name} is a number")
    return int(wanted)


def _text_of(asked: Question) -> str:
    if len(asked.body) > LONGEST_RECORD:
        raise Rejected(ErrorCode.TOO_LARGE)
    try:
        return asked.body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Rejected(ErrorCode.UNREADABLE, text=str(error)[:200]) from None
