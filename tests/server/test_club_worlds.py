"""All small evenings: whatever three devices do to who is who, nobody acts for a guest but that guest's
device and an organiser's (`club_people`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tilerummy.club.evening import ORGANISER, GuestNumber
from tilerummy.club.terms import ClubReason, ClubRefusal
from tilerummy.server.club import club_people as who
from tilerummy.server.club.club_people import ClubPeople
from tilerummy.server.errors import Rejected
from tilerummy.server.store.store import VisitorId

FIRST, ANN, BEN = (VisitorId(name) for name in ("first", "ann", "ben"))
DEVICES, GUESTS = (FIRST, ANN, BEN), (GuestNumber(1), GuestNumber(2))
BEGINS = ClubPeople((FIRST,), ((ANN, GUESTS[0]),))
Step = tuple[VisitorId, str, Callable[[ClubPeople], ClubPeople]]


def steps() -> Iterator[Step]:
    """Everything that a device can ask for."""
    for by in DEVICES:
        yield by, "forget", lambda people, by=by: who.forget_device(people, by)  # type: ignore[misc]
        yield by, "key", lambda people, by=by: who.with_key(people, by, f"of {by}")  # type: ignore[misc]
        for owner in DEVICES:  # whoever made a key knows it
            if owner == by:
                yield by, "back", lambda people, by=by: who.back_with_key(people, by, f"of {by}")  # type: ignore[misc]
        for guest in GUESTS:
            yield by, "knock", lambda people, by=by, guest=guest: who.knock(people, by, guest)  # type: ignore[misc]
            yield by, "appoint", lambda people, by=by, guest=guest: who.appoint(people, by, guest)  # type: ignore[misc]
            yield (
                by,
                "dismiss",
                lambda people, by=by, guest=guest: who.dismissed(  # type: ignore[misc]
                    people, by, people.device(guest)
                ),
            )
            for device in DEVICES:
                yield (
                    by,
                    "let in",
                    lambda people, by=by, guest=guest, device=device: who.let_in(  # type: ignore[misc]
                        people, by, device, guest
                    ),
                )


def came(people: ClubPeople) -> Iterator[tuple[VisitorId, ClubPeople]]:
    """Who comes as the second guest, where nobody has."""
    for by in DEVICES:
        if people.guest(by) is None and people.device(GUESTS[1]) is None:
            yield by, who.came(people, by, GUESTS[1])


def allowed(ask: Callable[[], object]) -> bool:
    """Whether something may be done."""
    try:
        ask()
    except (ClubRefusal, Rejected):
        return False
    return True


def test_nobody_takes_what_is_not_theirs() -> None:
    """Protects guests from each other, and whoever opened the evening from all later ones."""
    seen, fresh = {BEGINS}, [BEGINS]
    for _ in range(5):
        later: list[ClubPeople] = []
        for people in fresh:
            assert_order(people)
            after = [(by, what, step) for by, what, step in steps()]
            for by, what, step in after:
                try:
                    found = step(people)
                except (ClubRefusal, Rejected):
                    continue
                assert_step(people, by, what, found)
                found = ClubPeople(found.organisers, found.devices, found.waiting, found.key)
                if found not in seen:
                    seen.add(found)
                    later.append(found)
            for _, found in came(people):
                if found not in seen:
                    seen.add(found)
                    later.append(found)
        fresh = later
    assert len(seen) > 1_000


def assert_order(people: ClubPeople) -> None:
    """What holds in every world."""
    assert len({one for one, _ in people.devices}) == len(people.devices), "a device is one guest"
    assert len({guest for _, guest in people.devices}) == len(people.devices), "a guest has one device"
    assert len({*people.organisers}) == len(people.organisers)
    for by in DEVICES:
        for guest in GUESTS:
            own, runs = people.guest(by) == guest, by in people.organisers
            assert allowed(lambda by=by, guest=guest: who.about(people, by, guest)) == (own or runs)  # type: ignore[misc]
            if own:
                assert who.about(people, by, guest) == guest
                assert who.at_table(people, by, (guest,)) == guest, "as one of its players"
            assert allowed(lambda by=by, guest=guest: who.at_table(people, by, (guest,))) == (own or runs)  # type: ignore[misc]
        assert allowed(lambda by=by: who.as_organiser(people, by)) == (by in people.organisers)  # type: ignore[misc]


def assert_step(before: ClubPeople, by: VisitorId, what: str, after: ClubPeople) -> None:
    """What one device's wish may have changed."""
    rank = before.rank(by)
    for guest in GUESTS:
        if before.device(guest) != after.device(guest):
            key = what == "back" and before.key == f"of {by}"
            assert rank is not None or before.device(guest) == by or key, (what, by)
    if before.organisers != after.organisers and what != "back":
        lost = {*before.organisers} - {*after.organisers}
        # Whoever forgets themselves goes; an organiser takes away from later ones alone.
        assert all(one == by or (rank is not None and rank < before.organisers.index(one)) for one in lost)
        assert not ({*after.organisers} - {*before.organisers}) or rank is not None
    first = before.organisers[:1]
    if first and after.organisers[:1] != first:
        assert (what, by) == ("forget", first[0]) or (what == "back" and before.key == f"of {by}")


def test_the_first_key_alone_brings_somebody_back() -> None:
    made = who.with_key(BEGINS, FIRST, "mark")
    with pytest.raises(Rejected):
        who.back_with_key(BEGINS, BEN, "")
    with pytest.raises(Rejected):
        who.back_with_key(made, BEN, "other")
    assert who.back_with_key(made, BEN, "mark").organisers == (BEN,)


def test_whoever_runs_it_and_sits_elsewhere_writes_as_organiser() -> None:
    assert who.at_table(BEGINS, FIRST, (GUESTS[0],)) == ORGANISER
    with pytest.raises(ClubRefusal) as why:
        who.at_table(BEGINS, BEN, (GUESTS[0],))
    assert why.value.reason is ClubReason.NOT_AT_TABLE
