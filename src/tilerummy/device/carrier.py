"""A device carries what its page asks to the handlers of a server, and their answers back, without HTTP.

The addresses are a server's, as far as one device has an answer. Nobody pays, for there are no others.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, unquote

from tilerummy.device.here import HERE, Here
from tilerummy.device.ways import Ways, parts_of
from tilerummy.server.edge import companion
from tilerummy.server.edge.asked import Answer, Asked
from tilerummy.server.edge.budgets import Unlimited
from tilerummy.server.edge.days import DayAnswers
from tilerummy.server.edge.families import FamilyAnswers
from tilerummy.server.edge.http import Api
from tilerummy.server.edge.playing import PLAYING
from tilerummy.server.edge.quotas import Shares
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.staff import Workers
from tilerummy.server.live.operators import OperatorActs
from tilerummy.server.live.service import Service

if TYPE_CHECKING:
    from tilerummy.device.reviews import LookingBack

OPERATIONS = (*HERE, *PLAYING)
"""What is answered from the beginning; of two at one address the device's own comes first."""


class Carrier:
    """Brings each question to whoever answers it."""

    def __init__(self, service: Service, operators: OperatorActs, workers: Workers) -> None:
        self._service, self._workers = service, workers
        mine = Shares()
        api = Api(service, operators, [], mine)
        answering = (
            api,
            Here(service, api, self.forget_reviews),
            companion.Companion(workers, Unlimited(*companion.LIMIT)),
            DayAnswers(service, api, mine, Unlimited),
            FamilyAnswers(service, api, mine, Unlimited),
        )
        self._ways = Ways(OPERATIONS, answering)
        self._looking_back: LookingBack | None = None

    async def carry(self, method: str, address: str, body: bytes, token: str | None) -> Answer:
        """The answer; `Rejected` where there is none."""
        path, _, query = address.partition("?")
        parts = [unquote(part) for part in parts_of(path)]
        # The ways of playing first: to look back loads modules that most visits never need.
        found = self._ways.find(method, parts) or self._look_back().ways.find(method, parts)
        if found is None:
            raise Rejected(ErrorCode.NO_SUCH_PAGE)
        handler, names = found
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        return await handler(Asked(method, path, names, dict(parse_qsl(query)), headers, _whole(body)))

    async def forget_reviews(self) -> None:
        """Stop looking back, and forget what was seen."""
        if self._looking_back is not None:
            await self._looking_back.queue.close()
            self._looking_back = None

    def _look_back(self) -> LookingBack:
        """Loaded when it is asked for first: whoever only plays need not wait for it."""
        if self._looking_back is None:
            from tilerummy.device.reviews import look_back

            self._looking_back = look_back(self._service.archive, self._service.store, self._workers)
        return self._looking_back


async def _whole(body: bytes) -> AsyncIterator[bytes]:
    yield body
