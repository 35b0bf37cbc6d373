"""Budgets: everything has its price, addresses and visitors have so much a second, and players come first."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from tilerummy.protocol import messages as m
from tilerummy.server.edge import budgets, costs
from tilerummy.server.edge.budgets import (
    FOR_PLAYERS,
    OF_ADDRESS,
    OF_READERS,
    OF_VISITOR,
    Account,
    Budgets,
    TrustedProxies,
)
from tilerummy.server.errors import Rejected
from tilerummy.server.store.store import VisitorId

pytestmark = pytest.mark.limits
HOUSE, SCHOOL, HOME = "127.0.0.1", "192.0.2.1", "192.0.2.2"


class Time:
    """A clock that goes on when somebody rests."""

    def __init__(self) -> None:
        self.now = 0.0
        self.rests: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def rest(self, seconds: float) -> None:
        self.rests.append(seconds)
        self.now += seconds


class Bank(Budgets):
    """Budgets by a clock of the test's own."""

    def __init__(self) -> None:
        self.time = Time()
        super().__init__(TrustedProxies(HOUSE), self.time, self.time.rest)


def player(bank: Bank, name: str, address: str = SCHOOL) -> Account:
    account = bank.of(address)
    account.recognise(VisitorId(name))
    account.first = True
    return account


def test_every_price_is_of_something_that_can_be_asked_for() -> None:
    """Protects the table of prices from messages that were renamed."""
    tags = {str(kind.__struct_config__.tag) for kind in get_args(m.ClientMessage)}
    assert costs.MESSAGES.keys() <= tags


async def test_a_burst_is_free_and_then_the_pace_is_that_of_the_budget() -> None:
    """Protects the server's time: in the long run a visitor has done for them what their budget says."""
    bank = Bank()
    ada = player(bank, "ada")
    for _ in range(round(OF_VISITOR[1])):
        await ada.pay(1.0)
    assert not bank.time.rests
    for _ in range(200):
        await ada.pay(1.0)
    assert bank.time.now == pytest.approx(200 / OF_VISITOR[0], abs=0.05)
    assert bank.slowed["slowed"] == len(bank.time.rests)


async def test_all_connections_of_an_address_share_its_budget() -> None:
    """Protects everybody from 190 sockets of one address: together they have no more than one."""
    bank = Bank()
    many = [player(bank, f"v{number}") for number in range(190)]
    done = 0
    while bank.time.now < 10:
        for one in many:
            await one.pay(costs.MESSAGES["hello"])
            done += 1
    most = (OF_ADDRESS[1] + 10 * OF_ADDRESS[0]) / costs.MESSAGES["hello"]
    assert done <= most + len(many)
    bank.time.rests.clear()
    await player(bank, "bo", HOME).pay(1.0)
    assert not bank.time.rests, "another address does not notice"


async def test_players_come_before_those_who_watch() -> None:
    """Protects a player from spectators of the same address: a part of its budget is for seats."""
    bank = Bank()
    watching = [bank.of(SCHOOL) for _ in range(100)]
    while not bank.time.rests:
        for one in watching:
            await one.pay(1.0)
    assert player(bank, "ada").wait() == 0
    assert watching[0].wait() > 0
    assert FOR_PLAYERS > 0


def test_a_hall_of_four_hundred_plays_behind_one_address() -> None:
    """Protects a club that plays on its phones: nobody is refused while all come in, sit down and play."""
    bank, phones, chance = Bank(), [f"guest {number}" for number in range(400)], Random(1)
    asked: list[tuple[float, str, float]] = []
    for number, name in enumerate(phones):
        comes = chance.uniform(0, 300)
        look, beat = costs.REQUEST + 0.2, costs.MESSAGES["beat"]
        asked += [(comes, name, costs.FILE)] * 40  # the page, which is then at hand
        asked += [(comes, name, costs.REQUEST + 3.0)]
        asked += [(when, name, look) for when in _every(5.0, comes, 400 + chance.uniform(0, 15))]
        # Their phones say where they sit within five seconds, and most press at once.
        sits = 400 + chance.uniform(0, 15)
        asked += [(sits, name, costs.ARRIVE + costs.CONNECT + costs.MESSAGES["hello"])]
        asked += [(when, name, beat) for when in _every(25.0, sits, 700)]
        # Their turn comes every forty seconds, with two drafts on the way: nobody in a hall is quicker.
        first, turn = 420 + 10 * (number % 4), 2 * costs.MESSAGES["draft"] + costs.MESSAGES["play"]
        asked += [(when + chance.uniform(-9, 0), name, turn) for when in _every(40.0, first, 700)]
    waits: list[float] = []
    for when, name, cost in sorted(asked):
        bank.time.now, account = when, player(bank, name)
        waits.append(account.wait())
        account.charge(cost)
    assert max(waits) < 1, "nobody waits long, and nobody is refused"


def _every(seconds: float, first: float, end: float) -> list[float]:
    return [first + seconds * place for place in range(int((end - first) / seconds))]


async def test_all_who_read_share_what_is_left_for_them() -> None:
    """Protects players from a thousand addresses that only read."""
    bank = Bank()
    readers = [bank.of(f"198.51.{number // 250}.{number % 250}") for number in range(1000)]
    for one in readers:
        one.charge(OF_READERS[1] / 500)
    assert readers[0].wait() > 0
    assert player(bank, "ada", HOME).wait() == 0


async def test_whoever_would_wait_too_long_is_refused_and_pays_nothing() -> None:
    """Protects whoever asks from an answer that comes when nobody wants it any more."""
    bank = Bank()
    reader = bank.of(SCHOOL)
    reader.charge(OF_ADDRESS[1] + budgets.PATIENCE_S * OF_ADDRESS[0])
    before = reader.wait()
    with pytest.raises(Rejected, match="Too many"):
        await reader.pay_soon(1.0)
    assert bank.time.rests == [budgets.PATIENCE_S], "a refusal does not come at once"
    assert reader.wait() == pytest.approx(before - budgets.PATIENCE_S)
    assert bank.slowed["refused"] == 1


async def test_this_machine_has_no_limit_as_an_address() -> None:
    """Protects a server behind a proxy that does not say who asks: not all its people are one."""
    bank = Bank()
    for number in range(100):
        await player(bank, f"v{number}", HOUSE).pay(OF_VISITOR[1])
    assert not bank.time.rests


def test_telling_spectators_is_paid_for_too() -> None:
    """Protects players at a table from a hundred who watch it: these are told later when it is too much."""
    bank = Bank()
    watching = bank.of(SCHOOL)
    told = sum(watching.affords(costs.TELL) for _ in range(100_000))
    assert 0 < told <= OF_VISITOR[1] / costs.TELL + 1
    assert bank.slowed["skipped"] == 100_000 - told
