"""Errors: every one of ours reaches the other side of a worker process as it was."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from importlib import import_module
from inspect import getmembers, isclass
from pkgutil import walk_packages

import pytest

import tilerummy
from tilerummy.bots.arena import ArenaStopped
from tilerummy.bots.contest import BotFailed
from tilerummy.club.terms import ClubReason, ClubRefusal
from tilerummy.puzzles.moment import NoPuzzle, WhyNot
from tilerummy.review.look_back import NotFinished
from tilerummy.rules.match.record import BadRecord
from tilerummy.rules.match.referee import Stale
from tilerummy.rules.refusal import Illegal, Reason, refuse
from tilerummy.server.errors import ErrorCode, Rejected, RightsEnded

SPECIAL: dict[type[BaseException], BaseException] = {
    Illegal: Illegal([refuse(Reason.TILE_LOST, tile="r7"), refuse(Reason.MUST_DRAW)]),
    BadRecord: BadRecord(3, "this makes no sense"),
    Stale: Stale(4, 7),
    ArenaStopped: ArenaStopped(3, 7),
    BotFailed: BotFailed("greedy failed", "Traceback ..."),
    ClubRefusal: ClubRefusal(ClubReason.NAME_TWICE, name="Ada"),
    NotFinished: NotFinished(),
    NoPuzzle: NoPuzzle(WhyNot.SEVERAL_SOLUTIONS),
    Rejected: Rejected(ErrorCode.TEXT_OFF, name="Ada"),
    RightsEnded: RightsEnded(ErrorCode.BANNED),
}
"""Those that are made of more than a message."""


def _errors() -> Iterator[type[BaseException]]:
    for module in walk_packages(tilerummy.__path__, "tilerummy."):
        if module.name.endswith(("__main__", "openspiel")):  # for what nobody needs who tests the rest
            continue
        for _, found in getmembers(import_module(module.name), isclass):
            if issubclass(found, BaseException) and found.__module__ == module.name:
                yield found


@pytest.mark.parametrize("kind", list(_errors()), ids=lambda kind: kind.__name__)
def test_an_error_can_be_pickled(kind: type[BaseException]) -> None:
    """Protects worker processes: an error arrives with its message and all it carries."""
    error = SPECIAL.get(kind) or kind("what went wrong")
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is kind
    assert str(copy) == str(error)
    assert vars(copy) == vars(error)
