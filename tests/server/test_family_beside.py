"""Whoever has no device: brought in by name and face, at the table on the device of another."""

from __future__ import annotations

from pathlib import Path

from tests.server.families import brought, device, founded, joined, play
from tests.server.harness import hosting
from tilerummy.protocol import messages as m


async def test_who_has_no_device_plays_on_that_of_another(tmp_path: Path) -> None:
    """Protects children: they are brought in, play from hand to hand, belong, and may have a phone later."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        (two, mia), (three, leo) = await brought(grandma, "Mia", 2), await brought(grandma, "Leo", 3)
        seen = await grandma.do("/beside", m.FamilyBeside("Leo", 3))  # the answer was lost
        assert [(one.name, one.beside) for one in seen.people] == [
            ("Grandma", False),
            ("Mia", True),
            ("Leo", True),
        ]
        assert await grandma.fail("/beside", m.FamilyBeside("mia", 4)) == "name_taken"
        stranger = await device(host, grandma.code)
        assert not any(one.beside for one in (await stranger.look()).people)
        assert await stranger.fail("/beside", m.FamilyBeside("Eve")) == "not_in_family"
        guest = await joined(grandma, "Guest", guest=True)
        assert await guest.fail("/beside", m.FamilyBeside("Eve")) == "not_belonging"
        await play(grandma, mia, leo, beside=[two, three])
        after = await grandma.look()
        assert after.season is not None
        (evening,) = after.season.evenings
        assert sorted(one.person for one in evening.points) == [1, two, three]
        assert [one.belongs for one in after.people] == [True, True, True, False]
        phone = await device(host, grandma.code)
        await phone.do("/knocks", m.FamilyKnock(two))
        number = (await grandma.look()).knocks[0].number
        own = await grandma.do(f"/knocks/{number}", m.FamilyAnswer(True))
        assert [one.beside for one in own.people] == [False, False, True, False]


async def test_who_has_no_device_is_named_by_whoever_brought_them_or_by_two(tmp_path: Path) -> None:
    """Protects a child's name: nobody changes it alone but who brought them, and its evenings stay theirs."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        mia, jo = await joined(grandma, "Mia", 2), await joined(grandma, "Jo", 3)
        number, leo = await brought(mia, "Leo", 4)

        def named(name: str, face: int | None = 5) -> m.FamilyWish:
            return m.FamilyWish(m.WishKind.RENAME, number, name, face)

        assert await jo.fail("/wishes", named("Leonard")) == "not_belonging"
        seen = await mia.do("/wishes", named("Leonard"))
        assert [(one.name, one.face, one.by) for one in seen.people[3:]] == [("Leonard", 5, 2)]
        assert await mia.fail("/wishes", named("Jo")) == "name_taken"
        assert await mia.fail("/wishes", m.FamilyWish(m.WishKind.RENAME, 3, "Joe")) == "not_belonging"
        assert await grandma.fail("/wishes", m.FamilyWish(m.WishKind.RENAME, 3, "Joe")) == "no_such_person"
        await play(mia, leo, beside=[number])  # this table knows Leo by the old name
        assert (await mia.look()).season is not None
        await play(grandma, mia, jo)
        after = await jo.look()
        assert after.season is not None
        assert number in [one.person for evening in after.season.evenings for one in evening.points]
        seen = await jo.do("/wishes", named("Lion"))
        assert [(one.person, one.name, one.face) for one in seen.wishes] == [(number, "Lion", 5)]
        assert seen.people[3].name == "Leonard"
        seen = await grandma.do("/wishes", named("Leo", 6))
        assert (seen.people[3].name, seen.people[3].face) == ("Leo", 6)
