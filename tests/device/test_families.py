"""A family without a server: the same table on one device, and its file for another."""

from __future__ import annotations

from tests.device.harness import Browser, on_device
from tests.server.families import HOUSE, device, founded, joined
from tilerummy.protocol import messages as m


async def test_a_family_lives_on_a_device_and_moves_by_its_file() -> None:
    """Protects a family that plays without a server: the tab is closed, and everything is there again."""
    browser = Browser()
    async with on_device(browser) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia", 2)
        await grandma.do("/house", m.FamilyHouse(HOUSE, "lv"), "PUT")
        await mia.do("/me", m.FamilyMe("Mia B.", 3), "PUT")
        assert await mia.fail("/wishes", m.FamilyWish(m.WishKind.DELETE)) == "not_belonging"
        word = (await mia.ask("/words", {}))[1]["word"]
        tablet = await device(host, grandma.code)
        assert (await tablet.do("/knocks", m.FamilyKnock(2, word))).you == 2
        status, opened = await grandma.ask("/games", m.FamilyPlay(m.NewTable(HOUSE), [2]))
        assert (status, opened["url"]) == (201, f"t/{opened['code']}")
    async with on_device(browser) as host:
        grandma.host = host
        seen = await grandma.look(here=True)
        assert ([one.name for one in seen.people], seen.language) == (["Grandma", "Mia B."], "lv")
        assert [game.code for game in seen.games] == [opened["code"]]
        await grandma.do("/seasons", {})
        assert (await grandma.ask("/seasons/2"))[0] == 200
        status, file = await grandma.ask("/export")
        assert status == 200
        other = await device(host)
        status, brought = await other.ask("import", file)
        assert (status, brought["you"], len(brought["people"])) == (201, 1, 2)
        await grandma.do("/me", None, "DELETE")
        assert await grandma.fail("/nothing", {}) == "no_such_page"
