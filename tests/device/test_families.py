"""A family without a server: the same table on one device, and its file for another."""

from __future__ import annotations

from pathlib import Path

from tests.device.harness import Browser, joining, on_device
from tests.server.families import HOUSE, brought, device, founded, play
from tests.server.harness import hosting
from tilerummy.protocol import messages as m


async def test_a_family_lives_on_a_device_and_moves_by_its_file() -> None:
    """Protects a family that plays without a server: the tab is closed, and everything is there again."""
    browser = Browser()
    async with on_device(browser) as host:
        grandma = await founded(host)
        number, _ = await brought(grandma, "Mia", 2)
        await grandma.do("/house", m.FamilyHouse(HOUSE, "lv"), "PUT")
        await grandma.do(f"/people/{number}", m.FamilyMe("Mia B.", 3), "PUT")
        status, opened = await grandma.ask("/games", m.FamilyPlay(m.NewTable(HOUSE), [2]))
        assert (status, opened["url"]) == (201, f"t/{opened['code']}")
    async with on_device(browser) as host:
        grandma.host = host
        seen = await grandma.look(here=True)
        assert ([one.name for one in seen.people], seen.language) == (["Grandma", "Mia B."], "lv")
        assert [game.code for game in seen.games] == [opened["code"]]
        assert (await grandma.do("/seasons", {})).seasons == 1, "nothing was played in it yet"
        assert (await grandma.ask("/seasons/1"))[0] == 200
        status, file = await grandma.ask("/export")
        assert status == 200
        other = await device(host)
        status, moved = await other.ask("import", file)
        assert (status, moved["you"], len(moved["people"])) == (201, 1, 2)
        await grandma.do("/waiting", m.FamilyBegin(m.WaitingKind.DELETE))  # one device, one say: at once
        assert await grandma.fail("") == "no_such_family"
        assert await grandma.fail("/nothing", {}) == "no_such_page"


async def test_an_evening_from_hand_to_hand_moves_to_a_server(tmp_path: Path) -> None:
    """Protects pass and play: its people have no devices, and their evening counts here and where it goes."""
    browser = Browser()
    async with on_device(browser) as host:
        grandma = await founded(host)
        (two, mia), (three, leo) = await brought(grandma, "Mia", 2), await brought(grandma, "Leo", 3)
        await play(grandma, mia, leo, beside=[two, three], sit=joining)
    async with on_device(browser) as host:
        grandma.host = host
        season = (await grandma.look(here=True)).season
        assert season is not None
        (evening,) = season.evenings
        assert sorted(one.person for one in evening.points) == [1, two, three]
        status, file = await grandma.ask("/export")
        assert status == 200
    async with hosting(tmp_path, inside=True) as server:
        other = await device(server)
        status, brought_in = await other.ask("import", file)
        assert (status, brought_in["you"]) == (201, 1)
        assert [(one["name"], one["beside"]) for one in brought_in["people"]] == [
            ("Grandma", False),
            ("Mia", True),
            ("Leo", True),
        ]
        assert [one["points"] for one in brought_in["season"]["evenings"]] == [
            [{"person": one.person, "points": one.points} for one in evening.points]
        ]
