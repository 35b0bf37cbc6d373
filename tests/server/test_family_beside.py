"""Whoever has no device: brought in by name and face, at the table on the device of another."""

from __future__ import annotations

from pathlib import Path

from tests.server.families import a_week_later, brought, device, founded, joined, let_in, play
from tests.server.harness import hosting
from tilerummy.protocol import messages as m


async def test_who_has_no_device_plays_on_that_of_another(tmp_path: Path) -> None:
    """Protects children: they are brought in, play from hand to hand, and may have a phone later."""
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
        assert await guest.fail("/beside", m.FamilyBeside("Eve")) == "not_settled"
        await play(grandma, mia, leo, beside=[two, three])
        after = await grandma.look()
        assert after.season is not None
        (evening,) = after.season.evenings
        assert sorted(one.person for one in evening.points) == [1, two, three]
        await let_in(grandma, two)
        own = await grandma.look()
        assert [one.beside for one in own.people] == [False, False, True, False]


async def test_who_has_no_device_is_named_by_whoever_brought_them_or_came_before(tmp_path: Path) -> None:
    """Protects a child's name: few can change it, and its evenings stay theirs."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        mia, jo = await joined(grandma, "Mia", 2), await joined(grandma, "Jo", 3)
        assert await mia.fail("/beside", m.FamilyBeside("Leo")) == "not_settled"
        a_week_later(host)
        number, leo = await brought(mia, "Leo", 4)

        def named(name: str, face: int | None = 5) -> m.FamilyMe:
            return m.FamilyMe(name, face)

        at = f"/people/{number}"
        assert await jo.fail(at, named("Leonard"), "PUT") == "came_later"
        assert [one.may_name for one in (await jo.look()).people] == [False] * 4
        seen = await mia.do(at, named("Leonard"), "PUT")
        assert [(one.name, one.face, one.may_name) for one in seen.people[3:]] == [("Leonard", 5, True)]
        assert await mia.fail(at, named("Jo"), "PUT") == "name_taken"
        assert await grandma.fail("/people/3", named("Joe"), "PUT") == "no_such_person"
        await play(mia, leo, beside=[number])  # this table knows Leo by the old name
        after = await jo.look()
        assert after.season is not None
        assert number in [one.person for evening in after.season.evenings for one in evening.points]
        seen = await grandma.do(at, named("Leo", 6), "PUT")
        assert (seen.people[3].name, seen.people[3].face) == ("Leo", 6)
