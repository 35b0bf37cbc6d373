"""All small families, on the functions that decide at the server: whoever attacks finds nothing.

An attack that is found later becomes a world here: see `rights_worlds.py`, and decision 93 for what I1 to
I9 say.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

import pytest

from tests.server.rights_worlds import CASTS, TOPICS, Cast, explore, start
from tilerummy.protocol.messages import ChangeKind, WaitingKind
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family import rights
from tilerummy.server.family.family_state import FamilyState
from tilerummy.server.family.rights import DAY_MS
from tilerummy.server.store.store import VisitorId

WORLDS = [replace(cast, topic=topic) for cast in CASTS for topic in TOPICS]


@pytest.fixture(autouse=True)
def short_week(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two days, in each of which everybody honest looks."""
    monkeypatch.setattr(rights, "WEEK_MS", 2 * DAY_MS)


@pytest.mark.parametrize("cast", WORLDS, ids=lambda cast: f"{cast.name} [{cast.topic}]")
def test_no_order_of_moves_breaks_a_promise(cast: Cast) -> None:
    """Protects families from whoever has the link, was let in, holds a lost phone or founded the table."""
    found = explore(cast, most=99, states=350)
    assert {name: way for name, way in found.attacks.items() if name not in cast.fails} == {}
    assert found.closed or found.depth >= 3


def test_in_its_first_week_a_phone_decides_nothing() -> None:
    """Protects everybody from a phone that was let in wrongly: it plays, and signs itself off."""
    world = start(CASTS[1])
    anna, eve, new, now = VisitorId("anna"), VisitorId("eve"), VisitorId("x0"), world.now
    family = rights.let_in(world.family, eve, new, 1, now)
    family = rights.begin(family, anna, WaitingKind.AWAY, now, number=3)
    phones = {one.device: one.id for one in family.phones}
    acts: list[Callable[[], FamilyState]] = [
        *(partial(rights.let_in, family, new, VisitorId("x1"), one, now, "n") for one in (1, 2, 3, None)),
        *(partial(rights.sign_off, family, new, phones[one], now) for one in (anna, eve)),
        partial(rights.let_in, family, new, new, 1, now),
        partial(rights.bring, family, new, "n", None, now),
        partial(rights.rename_self, family, new, "n", None, now),
        partial(rights.change, family, new, ChangeKind.LINK, "bad", now),
        partial(rights.put_back, family, new, ChangeKind.LINK, now),
        *(partial(rights.begin, family, new, one, now, number=1) for one in WaitingKind),
        partial(rights.stop, family, new, family.waiting[0].id, now),
        partial(rights.send_guest_off, family, new, 90_001, now),
    ]
    for act in acts:
        with pytest.raises(Rejected) as why:
            act()
        assert why.value.problem is ErrorCode.NOT_SETTLED
    assert rights.chairs_along(family, new, now, now) == set()
    assert rights.require_in(family, new).person == 1, "it plays"
    assert rights.sign_off(family, new, phones[new], now).phone(new) is None


MISSING: dict[str, Callable[..., object]] = {
    "is_settled": lambda *_: True,
    "may_sign_off": lambda *_: True,
    "is_declined": lambda *_: False,
    "speaks_fully": lambda *_: True,
    "may_stop": lambda *_: True,
    "may_begin": lambda *_: True,
    "is_alone": lambda *_: True,
    "chairs_along": lambda family, visitor, *_: {
        one.device for one in family.phones if one.person == family.phone(visitor).person
    },
    "may_put_back": lambda family, who, change: who.say == change.say,
}


@pytest.mark.parametrize("rule", MISSING)
def test_each_rule_is_needed(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects the exploration itself: with one rule missing it finds an attack."""
    monkeypatch.setattr(rights, rule, MISSING[rule])
    few = (replace(cast, topic=topic, browsers=2) for topic in TOPICS for cast in CASTS[1:12])
    assert any(explore(cast, most=5, states=300).attacks for cast in few)


def test_phones_that_were_let_in_wrongly_make_room() -> None:
    """Protects the way back from a flood of phones in one's own name: those with less say go first."""
    world = start(CASTS[5])
    family, now, eve = world.family, world.now, VisitorId("eve")
    for number in range(2 * rights.MOST_PHONES):
        now += DAY_MS
        family = rights.as_of(family, now)
        with suppress(Rejected):
            family = rights.let_in(family, eve, VisitorId(f"x{number}"), 2, now)
    assert sum(one.person == 2 for one in family.phones) == rights.MOST_PHONES
    after = rights.let_in(family, VisitorId("anna"), VisitorId("ben2"), 2, now)
    assert after.phone(VisitorId("ben2")) is not None
    assert sum(one.person == 2 for one in after.phones) == rights.MOST_PHONES


def test_made_up_people_leave_room_for_those_whom_the_first_lets_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects a newcomer: once, one member filled the table for all, a few people a week."""
    monkeypatch.setattr(rights, "MOST_BROUGHT", 2 * rights.MOST_PEOPLE)
    world = start(CASTS[2])
    family, now = world.family, world.now
    anna, eve, ben = (VisitorId(one) for one in ("anna", "eve", "ben"))
    for number in range(2 * rights.MOST_PEOPLE):
        with suppress(Rejected):
            family = rights.bring(family, eve, f"n{number}", None, now)
    with pytest.raises(Rejected):
        rights.bring(family, ben, "Zoe", None, now)
    for number in range(rights.LAST_PLACES):
        family = rights.let_in(family, anna, VisitorId(f"y{number}"), None, now, f"y{number}")
    assert len(family.people) == rights.MOST_PEOPLE


@pytest.mark.long
@pytest.mark.parametrize("cast", WORLDS, ids=lambda cast: f"{cast.name} [{cast.topic}]")
def test_no_longer_order_of_moves_breaks_a_promise(cast: Cast) -> None:
    """Protects the same, some moves further."""
    found = explore(cast, most=99, states=40_000)
    assert {name: way for name, way in found.attacks.items() if name not in cast.fails} == {}
