"""Those who compute what takes long: asked with a deadline, they answer, or say that they have not.

A server has processes for it (`jobs/processes.py`); where there are none, it is done on the spot
(`jobs/inline.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Protocol, TypeVar

from tilerummy.server.errors import ErrorCode, Rejected

T = TypeVar("T")

ASKER: ContextVar[str] = ContextVar("asker", default="")
"""The address on whose behalf something is asked; tasks that a request starts ask for the same one."""


class NoAnswer(Exception):
    """No answer by the deadline: later there may be one."""

    def refusal(self) -> Rejected:
        """What whoever asked is told."""
        return Rejected(ErrorCode.BUSY)


class Crashed(NoAnswer):
    """The worker crashed over the question: asked again it would do the same."""

    def __init__(self, reference: str) -> None:
        self.reference = reference
        super().__init__(reference)

    def __str__(self) -> str:
        return f"crashed, see {self.reference}"

    def refusal(self) -> Rejected:
        """What whoever asked is told: a reference for the operator."""
        return Rejected(ErrorCode.FAILED, reference=self.reference)


class Workers(Protocol):
    """Computes what takes long."""

    async def ask(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        """What the function says; `NoAnswer` if it does not, `Rejected` if too many wait already."""

    async def warm(self) -> None:
        """Be ready before anybody asks."""

    async def close(self) -> None:
        """Stop, busy or not."""


async def answer_of(workers: Workers, seconds: float, function: Callable[..., T], *args: object) -> T:
    """What the function says; who has asked is refused where there is no answer."""
    try:
        return await workers.ask(seconds, function, *args)
    except NoAnswer as error:
        raise error.refusal() from None
