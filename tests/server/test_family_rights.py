"""Who may do what at a family's table, at a server: attacks that once worked, and what honest people need."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from tests.server.families import (
    HOUSE,
    Device,
    a_week_later,
    brought,
    device,
    digits,
    founded,
    joined,
    let_in,
    play,
)
from tests.server.harness import HandClock, hosting, joining
from tests.server.test_many import SharedBell
from tests.server.test_moving import asked, moving, racks
from tilerummy.protocol import messages as m
from tilerummy.server.family import family_file
from tilerummy.server.family.rights import DAY_MS, HOUR_MS, MOST_DECLINED, MOST_FRESH, MOST_GUESTS
from tilerummy.server.store.store import VisitorId

AWAY, DELETE, CARD = m.WaitingKind.AWAY, m.WaitingKind.DELETE, m.WaitingKind.CARD
BY_DAYS = m.Plan("sabra", players=2, rounds=1, clock=2 * DAY_MS // 1000)


def names(family: m.Family) -> list[str]:
    return [one.name for one in family.people]


async def number_of(one: Device) -> int:
    """The number of a device's own phone."""
    return next(phone.number for phone in (await one.look()).phones if phone.mine)


# -- attacks ------------------------------------------------------------------------------------------


async def test_a_member_does_not_become_the_founder_and_delete(tmp_path: Path) -> None:
    """Version 1.0.0: with a second browser as person 1, let in by herself, she showed a short code for a
    third, which deleted all, left in the founder's name, and got the key of her rack."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        eve = await joined(grandma, "Eve")
        a_week_later(host)
        code = await play(grandma, eve, plan=BY_DAYS, start=False)
        second, third = await let_in(eve, 1), await device(host, grandma.code)
        third_digits = await digits(third)
        tries: list[tuple[str, object, str | None]] = [
            ("/phones", m.FamilyLetIn(third_digits, person=1), None),
            ("/phones", m.FamilyLetIn(third_digits, name="Mallory"), None),
            ("/waiting", m.FamilyBegin(DELETE), None),
            ("/waiting", m.FamilyBegin(AWAY, 1), None),
            ("/waiting", m.FamilyBegin(CARD), None),
            ("/me", m.FamilyMe("Mallory"), "PUT"),
            ("/name", m.FamilyNaming("Mallory's"), "PUT"),
            ("/link", {}, None),
            (f"/phones/{await number_of(grandma)}", {}, "DELETE"),
        ]
        for path, body, method in tries:
            assert await second.fail(path, body, method) == "not_settled", path
        assert (await second.ask("/export"))[0] == 403
        (game,) = (await second.look()).games
        assert (game.code, game.your_seat, game.your_key) == (code, None, None)
        assert (await third.look()).you is None
        # Grandma is asked whether that is her; her no is enough, and it was never more than Eve's yes.
        (other,) = [one for one in (await grandma.look()).phones if one.person == 1 and not one.mine]
        assert (other.by, other.may_sign_off) == (2, True)
        await grandma.do(f"/phones/{other.number}", {}, "DELETE")
        assert (await second.look()).you is None
        assert await eve.fail("/waiting", m.FamilyBegin(DELETE)) == "came_later"
        assert await eve.fail("/waiting", m.FamilyBegin(AWAY, 1)) == "came_later"


async def test_a_phone_has_no_more_say_than_whoever_let_it_in(tmp_path: Path) -> None:
    """Version 1.0.0: after a week of silence the attacker's browser was the founder in everything."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        eve, mia = await joined(grandma, "Eve"), await joined(grandma, "Mia")
        a_week_later(host)
        second = await let_in(eve, 1)
        a_week_later(host)
        assert await second.fail("/waiting", m.FamilyBegin(DELETE)) == "came_later"
        assert await second.fail("/waiting", m.FamilyBegin(AWAY, 1)) == "came_later"
        assert await second.fail(f"/phones/{await number_of(grandma)}", {}, "DELETE") == "came_later"
        seen = await grandma.look()
        (other,) = [one for one in seen.phones if one.person == 1 and not one.mine]
        await grandma.do(f"/phones/{other.number}", {}, "DELETE")
        assert (await second.look()).you is None
        assert (await mia.look()).people[0].name == "Grandma"


async def test_the_link_alone_makes_guests_and_nothing_else(tmp_path: Path) -> None:
    """Version 1.0.0: whoever opened a table `beside` a newcomer who belonged later, and played there under
    their name with a browser of their own, belonged; people made themselves up by the link."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        number, leo = await brought(grandma, "Leo")
        eve = await joined(grandma, "Eve", guest=True)
        outside = await device(host, grandma.code)
        tries: list[tuple[str, object, str | None]] = [
            ("/phones", m.FamilyLetIn(await digits(eve), person=1), None),
            ("/waiting", m.FamilyBegin(DELETE), None),
            ("/seasons", {}, None),
            ("/me", m.FamilyMe("Mallory"), "PUT"),
            ("/house", m.FamilyHouse(HOUSE, "de"), "PUT"),
            ("/beside", m.FamilyBeside("Mallory"), None),
            (f"/people/{number}", m.FamilyMe("Mallory"), "PUT"),
            ("/games", m.FamilyPlay(m.NewTable(HOUSE)), None),
            ("/games", m.FamilyPlay(m.NewTable(HOUSE), [number]), None),
            ("/link", {}, None),
            ("/back", m.FamilyBack(m.ChangeKind.NAME), None),
        ]
        for who, why in ((eve, "not_settled"), (outside, "not_in_family")):
            for path, body, method in tries:
                assert await who.fail(path, body, method) == why, path
        assert await outside.fail("/seasons/1") == "not_in_family"
        # Somebody in their first week plays; but whoever sits beside them is not theirs to say.
        mia = await joined(grandma, "Mia")
        assert await mia.fail("/games", m.FamilyPlay(m.NewTable(HOUSE), [number])) == "not_settled"
        # Leo has a phone by now: his name at a table of before counts no more.
        table = m.FamilyPlay(m.NewTable(HOUSE, salt="aa" * 16), [number])
        assert (await grandma.ask("/games", table))[0] == 201
        await play(grandma, leo, beside=[number])
        season = (await grandma.look()).season
        assert season is not None
        assert [sorted(one.person for one in each.points) for each in season.evenings] == [[1, number]]
        await let_in(grandma, number)
        host.clock.now += 3 * HOUR_MS
        await play(grandma, Device(host, await host.visitor(), grandma.code, "Leo"), beside=[number])
        season = (await grandma.look()).season
        assert season is not None
        assert [one.person for one in season.evenings[0].points] == [1]
        host.clock.now += DAY_MS
        assert (await eve.look()).you is None, "a guest for one evening"


async def test_the_link_of_a_table_tells_the_name_of_its_family_and_a_number(tmp_path: Path) -> None:
    """Protects a family's link: whoever has only that of a table learns the name and their own number. Who
    is let in by it is told everything, and so is whoever is in already."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        opened = await grandma.ask("/games", m.FamilyPlay(m.NewTable(HOUSE, salt="aa" * 16)))
        code = opened[1]["code"]

        async def look(token: str | None) -> m.Family:
            status, answer = await host.ask(f"/api/tables/{code}/family", None, token)
            assert status == 200, answer
            return msgspec.json.decode(answer, type=m.Family)

        token = await host.visitor()
        seen = await look(token)
        assert (seen.code, seen.name, seen.people, seen.games, seen.you) == ("", "Our table", [], [], None)
        assert (await look(None)).digits is None
        await grandma.do("/phones", m.FamilyLetIn(seen.digits, name="Mia"))
        for one, name in ((token, "Mia"), (grandma.token, "Grandma")):
            inside = await look(one)
            assert inside.code == grandma.code
            assert [each.name for each in inside.people if each.number == inside.you] == [name]
            assert [game.code for game in inside.games] == [code]
        other = await host.ask("/api/tables/nothing/family", None, token)
        assert other[0] == 404


async def test_one_person_with_an_invented_one_decides_nothing_together(tmp_path: Path) -> None:
    """Version 1.0.0: two wishes for the same were enough, and the second person could be made up."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        eve = await joined(grandma, "Eve")
        a_week_later(host)
        invented = await joined(eve, "Mallory")
        await play(eve, invented)
        a_week_later(host)
        for who in (eve, invented):
            for body in (m.FamilyBegin(DELETE), m.FamilyBegin(AWAY, 1), m.FamilyBegin(CARD)):
                assert await who.fail("/waiting", body) == "came_later"
        # What they may change at once, whoever came before puts back; and then it stays.
        await invented.do("/name", m.FamilyNaming("Mallory's"), "PUT")
        (change,) = (await grandma.look()).changed
        assert (change.kind, change.by, change.name, change.may_put_back) == ("name", 3, "Mallory's", True)
        assert (await grandma.do("/back", m.FamilyBack(m.ChangeKind.NAME))).name == "Our table"
        assert await eve.fail("/name", m.FamilyNaming("Mallory's"), "PUT") == "came_later"
        assert await grandma.fail("/back", m.FamilyBack(m.ChangeKind.NAME)) == "not_there"
        a_week_later(host)
        assert (await eve.do("/name", m.FamilyNaming("Ours"), "PUT")).name == "Ours"


@pytest.mark.parametrize("plan", [BY_DAYS, HOUSE], ids=["days", "minutes"])
async def test_a_chair_is_its_owners(tmp_path: Path, plan: m.Plan) -> None:
    """Version 1.0.0: an opponent gave the chair of whoever was away to a browser of their own: where a turn
    has days within a second, with rack and turn; and the owner had to ask the thief."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        eve, browser = await joined(grandma, "Eve"), await device(host)
        code = await play(eve, grandma, plan=plan, leave_after=0)
        async with (
            joining(host, code, eve.token, "e") as thief,
            joining(host, code, browser.token, "x") as new,
        ):
            await new.do(m.AskSeat, 1)
            ask = await asked(thief)
            assert await thief.fail(m.AnswerSeat, ask.number, yes=True) == ["asked_first"]
            host.pass_time(45)
            await thief.do(m.AnswerSeat, ask.number, yes=True)
            if plan is BY_DAYS:
                assert racks(new) == []
                await thief.until(lambda: moving(thief).asks[0].by == 0)
                host.pass_time(DAY_MS / 1000)
                async with joining(host, code, grandma.token, "g") as owner:
                    ask = await asked(owner)
                    assert (ask.by, ask.may_answer) == (0, True)
                    await owner.do(m.AnswerSeat, ask.number)  # stop
                    await new.until(lambda: moving(new).refused)
                assert racks(new) == []
                host.pass_time(300)
                await new.do(m.AskSeat, 1)
                host.pass_time(45)
                await thief.do(m.AnswerSeat, (await asked(thief)).number, yes=True)
                host.pass_time(2 * DAY_MS / 1000)
                await host.parts.service.scheduler.tend_due()
            await new.until(lambda: new.view and new.view.rack)
            async with joining(host, code, grandma.token, "b") as owner:
                assert (moving(owner).lost, moving(owner).may_take_back) == (1, True)
                await owner.do(m.TakeSeatBack)
                await owner.until(lambda: owner.view and owner.view.rack)
                await new.until(lambda: new.view and new.view.seat is None)
                assert not moving(new).may_take_back
                assert await new.fail(m.TakeSeatBack) == ["not_seated"]
        record = (await host.get(f"/t/{code}/record", grandma.token))[1].decode()
        assert record.count('take-over 1 "Grandma"') == 2, "the record tells of both"


async def test_whoever_lets_a_strangers_phone_in_as_their_own_gets_none_of_its_tiles(tmp_path: Path) -> None:
    """Once: Eve typed the number of a guest in mid-game and said that it was her own other phone; so
    her first one was given the key of that chair."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        eve = await joined(grandma, "Eve")
        a_week_later(host)
        zoe = await joined(grandma, "Zoe", guest=True)
        await play(grandma, zoe, plan=BY_DAYS, leave_after=0)
        host.clock.now += HOUR_MS
        await eve.do("/phones", m.FamilyLetIn(await digits(zoe), person=2))
        assert (await zoe.look()).you == 2
        (game,) = (await eve.look()).games
        assert (game.your_seat, game.your_key) == (None, None)
        assert await eve.fail("/endings", m.FamilyEnding(game.code)) == "not_seated"
        # What was of the same person when the table was opened goes along as before.
        other = await let_in(grandma, 1)
        (game,) = (await other.look()).games
        assert (game.your_seat, game.your_key is None) == (0, False)


async def test_whoever_types_a_number_first_keeps_nobody_out(tmp_path: Path) -> None:
    """Once: Eve let in whatever device said that it was Mia's, as somebody else; and Grandma's yes to Mia was
    refused."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        eve, mia = await joined(grandma, "Eve"), await joined(grandma, "Mia")
        a_week_later(host)
        new = await device(host, grandma.code)
        shown = await digits(new)
        await eve.do("/phones", m.FamilyLetIn(shown, name="Nobody"))
        assert (await new.look()).you == 4
        assert await mia.fail("/phones", m.FamilyLetIn(shown, person=2)) == "already_seated", "came later"
        seen = await grandma.do("/phones", m.FamilyLetIn(shown, person=3))
        assert "Nobody" not in names(seen)
        assert (await new.look()).you == 3
        assert await eve.fail("/phones", m.FamilyLetIn(shown, name="Nobody")) == "already_seated"


async def test_whoever_calls_a_new_phone_their_own_keeps_nobody_out(tmp_path: Path) -> None:
    """Once: Eve called each new phone her own, so it was settled, and nobody who came before could say whose
    it is; signed off by its holder, she called it so again before anybody had typed its number."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        eve, mia = await joined(grandma, "Eve"), await joined(grandma, "Mia")
        a_week_later(host)
        new = await device(host, grandma.code)
        hers = m.FamilyLetIn(await digits(new), person=2)
        await eve.do("/phones", hers)
        assert ((await new.look()).you, (await new.look()).first_week) == (2, None)
        await new.do(f"/phones/{await number_of(new)}", {}, "DELETE")
        for _ in range(2):
            await eve.do("/phones", hers)
        seen = await new.look()
        assert (seen.you, seen.first_week is None) == (2, False), "she is not believed again"
        assert await mia.fail("/phones", m.FamilyLetIn(hers.digits, person=3)) == "already_seated"
        await grandma.do("/phones", m.FamilyLetIn(hers.digits, person=3))
        assert (await new.look()).you == 3
        # Not by many others either: she could else have hidden one among them.
        for _ in range(MOST_DECLINED):
            other = await let_in(eve, 2)
            await other.do(f"/phones/{await number_of(other)}", {}, "DELETE")
        assert (await (await let_in(eve, 2)).look()).first_week is not None
        host.clock.now += 2 * DAY_MS
        assert (await (await let_in(eve, 2)).look()).first_week is None, "a day later she is"


async def test_a_changed_link_does_not_shut_out_whoever_has_the_card(tmp_path: Path) -> None:
    """Once: a thief with the founder's phone changed the link, and the card, which has the old one,
    opened nothing any more."""
    async with hosting(tmp_path, inside=True) as host:
        thief = await founded(host)
        key = (await thief.do("/waiting", m.FamilyBegin(CARD))).key
        assert key is not None
        new, old = await device(host, thief.code), thief.code
        fresh = (await thief.do("/link", {})).code
        a_week_later(host)
        assert await new.fail("") == "link_changed"
        for wrong in (m.FamilySay("AAAA-BBBB-CCCC"), m.FamilySay()):
            assert await new.fail("/card", wrong) == "wrong_key"
        seen = await new.do("/card", m.FamilySay(key))
        assert (seen.code, seen.you, names(seen)) == (fresh, None, ["Grandma"])
        assert await new.fail("") == "link_changed", "the key was looked at, and nothing has changed"
        new.code = seen.code
        await new.do("/phones", m.FamilyLetIn(seen.digits, person=1, key=key))
        a_week_later(host)
        await new.do(f"/phones/{await number_of(thief)}", {}, "DELETE")
        assert await thief.fail("") == "link_changed", "now it is the thief who has an old one"
        elsewhere = Device(host, new.token, "nowhere")
        assert await elsewhere.fail("/card", m.FamilySay(key)) == "no_such_family"
        assert (await new.do("/card", m.FamilySay(key))).you == 1
        assert old != fresh


async def test_whoever_leaves_last_takes_nobody_along_who_has_the_card(tmp_path: Path) -> None:
    """Once: leaving as the last one with a phone deleted the table, which only the first may."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        key = (await grandma.do("/waiting", m.FamilyBegin(CARD))).key
        eve = await joined(grandma, "Eve")
        a_week_later(host)
        await grandma.do(f"/phones/{await number_of(grandma)}", {}, "DELETE")
        assert await eve.fail("/waiting", m.FamilyBegin(DELETE)) == "came_later"
        await eve.do("/waiting", m.FamilyBegin(AWAY, 2))
        a_week_later(host)
        assert (await eve.look()).you is None
        back = await device(host, grandma.code)
        assert (await back.do("/phones", m.FamilyLetIn(await digits(back), person=1, key=key))).you == 1


# -- what honest people need --------------------------------------------------------------------------


async def test_a_lost_phone_comes_back_whatever_is_flooded(database: str) -> None:
    """Protects whoever lost a phone from strangers with the link: a yes finds its device by the number."""
    async with hosting(database, inside=True) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia")
        a_week_later(host)
        phone = await device(host, grandma.code)
        shown = await digits(phone)
        for number in range(MOST_GUESTS + 2):
            stranger = await joined(grandma, f"Stranger {number}", guest=True)
            await stranger.do("/knocks", m.FamilyKnock(2))
        seen = await grandma.look()
        assert len(seen.knocks) == 3
        assert len([one for one in seen.people if one.guest]) == MOST_GUESTS
        await grandma.do("/phones", m.FamilyLetIn(shown, person=2))
        assert (await phone.look()).first_week is not None
        (other,) = [one for one in (await mia.look()).phones if one.person == 2 and not one.mine]
        assert other.may_confirm
        await mia.do("/phones", m.FamilyLetIn(phone=other.number, person=2))  # "Is that you?" Yes.
        assert (await phone.look()).first_week is None
        await phone.do(f"/phones/{await number_of(mia)}", {}, "DELETE")
        assert (await mia.look()).you is None, "the old one is locked out"
        guest = next(one.number for one in (await grandma.look()).people if one.guest)
        assert guest not in [
            one.number for one in (await grandma.do(f"/people/{guest}", None, "DELETE")).people
        ]


async def test_a_yes_waits_a_day_for_its_device(tmp_path: Path) -> None:
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        one, two = await device(host, grandma.code), await device(host, grandma.code)
        shown, late = await digits(one), await digits(two)
        seen = await grandma.do("/phones", m.FamilyLetIn(shown, name="Mia", face=2))
        again = await grandma.do("/phones", m.FamilyLetIn(late, name="Leo"))
        assert (names(seen), names(again)) == (["Grandma", "Mia"], ["Grandma", "Mia", "Leo"])
        assert await grandma.fail("/phones", m.FamilyLetIn("11111111", name="mia")) == "name_taken"
        host.clock.now += 20 * HOUR_MS  # another day, and another number on its screen
        assert [(await each.look()).you for each in (one, two)] == [2, 3]
        lost = await device(host, grandma.code)
        await grandma.do("/phones", m.FamilyLetIn("00000000", name="Nobody"))
        host.clock.now += DAY_MS
        assert "Nobody" not in names(await grandma.look())
        assert (await lost.look()).you is None


async def test_what_is_big_waits_a_week_and_one_stop_is_enough(database: str) -> None:
    async with hosting(database, inside=True) as host:
        grandma = await founded(host)
        kim, mia = await joined(grandma, "Kim"), await joined(grandma, "Mia")
        a_week_later(host)
        code = await play(grandma, kim, mia)
        await grandma.do("/waiting", m.FamilyBegin(DELETE))
        (waiting,) = (await mia.look()).waiting
        assert (waiting.kind, waiting.by, waiting.may_stop) == ("delete", 1, True)
        assert (await mia.do(f"/waiting/{waiting.number}", {}, "DELETE")).waiting == []
        await kim.do("/waiting", m.FamilyBegin(AWAY, 3))
        (waiting,) = (await mia.look()).waiting
        assert await mia.fail(f"/waiting/{waiting.number}", {}, "DELETE") == "came_later"
        await grandma.do(f"/waiting/{waiting.number}", {}, "DELETE")
        await kim.do("/waiting", m.FamilyBegin(AWAY, 3))
        a_week_later(host)
        assert names(await grandma.look()) == ["Grandma", "Kim"]
        assert (await mia.look()).you is None
        old = grandma.code
        fresh = (await kim.do("/link", {})).code
        assert await (await device(host, old)).fail("") == "link_changed"
        assert (await grandma.look()).code == fresh, "who is in is taken along"
        await grandma.do("/waiting", m.FamilyBegin(DELETE))
        a_week_later(host)
        assert await kim.fail("") == "no_such_family"
        assert (await host.get(f"/t/{code}/record"))[0] == 404


async def test_what_waited_happens_though_nobody_looks(tmp_path: Path) -> None:
    """Protects somebody who left from being kept because the family forgot its table."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mirabella")
        a_week_later(host)
        await mia.do("/waiting", m.FamilyBegin(AWAY, 2, forget=True))
        host.clock.now += 8 * DAY_MS
        await host.parts.service.families.tidy()
        rows = await host.parts.service.store.query("SELECT body FROM families")
        assert b"Mirabella" not in rows[0].body
        kept = json.loads(rows[0].body)
        assert ([one["number"] for one in kept["people"]], kept["gone"]) == ([1], [])


async def test_the_card_brings_back_and_stops_and_begins_nothing(tmp_path: Path) -> None:
    """Protects a family whose founder's phone is in other hands: the key on the fridge comes before it."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        key = (await grandma.do("/waiting", m.FamilyBegin(CARD))).key  # nobody else is there: at once
        assert key is not None
        typed = key.lower().replace("-", " ")
        assert ((await grandma.look()).key, (await grandma.look()).has_card) == (None, True)
        mia = await joined(grandma, "Mia")
        a_week_later(host)
        assert await mia.fail("/waiting", m.FamilyBegin(CARD)) == "came_later"
        new = await device(host, grandma.code)
        own = m.FamilyLetIn(await digits(new), person=1, key="AAAA-BBBB-CCCC")
        assert await new.fail("/phones", own) == "wrong_key"
        assert (await new.do("/phones", msgspec.structs.replace(own, key=typed))).you == 1
        assert await new.fail("/phones", m.FamilyLetIn("12345678", name="Eve", key=typed)) == "no_such_person"
        (thiefs,) = [one.number for one in (await grandma.look()).phones if one.mine]
        assert await grandma.fail(f"/phones/{await number_of(new)}", {}, "DELETE") == "came_later"
        await grandma.do("/waiting", m.FamilyBegin(AWAY, 2))
        (waiting,) = (await mia.look()).waiting
        await mia.do(f"/waiting/{waiting.number}", m.FamilySay(typed), "DELETE")
        a_week_later(host)
        await new.do(f"/phones/{thiefs}", {}, "DELETE")
        assert (await grandma.look()).you is None
        second = (await new.do("/waiting", m.FamilyBegin(CARD))).key
        assert second != key
        (waiting,) = (await mia.look()).waiting
        assert await mia.fail(f"/waiting/{waiting.number}", m.FamilySay(second), "DELETE") == "wrong_key"
        a_week_later(host)
        assert await mia.fail("/back", m.FamilyBack(m.ChangeKind.NAME, key)) == "wrong_key", (
            "the old key ended"
        )
        assert await mia.fail("/back", m.FamilyBack(m.ChangeKind.NAME, second)) == "not_there"


async def test_each_has_a_bound_of_their_own_for_new_phones(tmp_path: Path) -> None:
    """Protects a family from invented people: they are few, and nobody uses up another's room."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        eve = await joined(grandma, "Eve")
        a_week_later(host)
        for number in range(MOST_FRESH):
            await eve.do("/phones", m.FamilyLetIn(f"{number:08}", name=f"No {number}"))
        assert await eve.fail("/phones", m.FamilyLetIn("99999999", name="More")) == "enough_phones"
        await joined(grandma, "Mia")


async def test_what_a_wrong_phone_played_is_nobodys(tmp_path: Path) -> None:
    """Protects the running score: "that is not me" takes back what was played in the first week, too, and out
    of the sums that are kept, at each server and in the file."""
    clock, bell = HandClock(), SharedBell()
    async with (
        hosting(tmp_path, clock, bell, inside=True) as host,
        hosting(tmp_path, clock, bell, inside=True) as elsewhere,
    ):
        grandma = await founded(host)
        eve, mia = await joined(grandma, "Eve"), await joined(grandma, "Mia")
        a_week_later(host)
        wrong = await let_in(eve, 3)
        await play(grandma, wrong)
        servers = [grandma, Device(elsewhere, grandma.token, grandma.code)]
        assert [await _counted(one) for one in servers] == [{1, 3}] * 2
        (other,) = [one for one in (await mia.look()).phones if one.person == 3 and not one.mine]
        await mia.do(f"/phones/{other.number}", {}, "DELETE")
        assert [await _counted(one) for one in servers] == [{1}] * 2
        _, file = await grandma.ask("/export")
        rounds = [
            one for game in file["games"] for match in game["played"]["matches"] for one in match["rounds"]
        ]
        assert [[part[0] for part in parts] for _, _, parts in rounds] == [[1]]
    async with hosting(tmp_path, clock, inside=True) as again:
        assert await _counted(Device(again, grandma.token, grandma.code)) == {1}


async def _counted(by: Device) -> set[int]:
    """Whoever has a score in this season."""
    season = (await by.look()).season
    assert season is not None
    assert {one.person for evening in season.evenings for one in evening.points} == {
        one.person for one in season.tallies
    }
    return {one.person for one in season.tallies}


async def test_a_page_is_offered_what_it_may_do(tmp_path: Path) -> None:
    """Protects a guest from buttons that are refused."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        mia, guest = await joined(grandma, "Mia"), await joined(grandma, "Jo", guest=True)
        assert (await guest.look()).may == m.FamilyMay()
        seen = await mia.look()
        assert seen.may == m.FamilyMay(open=True, rename=True)
        assert not any(one.may_send_away or one.may_name for one in seen.people)
        seen = await grandma.look()
        everything = m.FamilyMay(True, True, True, True, [*m.ChangeKind], True, True, True)
        assert seen.may == everything
        assert [(one.name, one.may_send_away) for one in seen.people] == [
            ("Grandma", False),
            ("Mia", True),
            ("Jo", True),
        ]
        a_week_later(host)
        assert (await mia.look()).may == msgspec.structs.replace(everything, delete=False, card=False)


# -- version 1.0.0 ------------------------------------------------------------------------------------


def first_form(now: int, devices: dict[str, int]) -> bytes:
    """A family as version 1.0.0 kept it."""
    people: list[dict[str, object]] = [
        {"number": 1, "name": "Grandma", "since": 5, "face": 1, "belongs": True},
        {"number": 2, "name": "—", "since": 5, "gone": True},
        {"number": 3, "name": "Mia", "since": 6, "belongs": True},
        {"number": 4, "name": "Link", "since": 7},
        {"number": 5, "name": "Leo", "since": 7, "by": 3, "before": ["Lion"]},
        {"number": 6, "name": "Guest", "since": now, "guest": True},
    ]
    family = {
        "id": "f" * 22,
        "code": "c" * 22,
        "name": "Sundays",
        "since": 5,
        "founder": 3,
        "plan": {"preset": "sabra", "players": 2},
        "language": "pl",
        "people": people,
        "devices": devices,
        "seasons": [5, 900],
        "house_by": 3,
        "house_at": 800,
        "knocks": [{"number": 1, "visitor": "knocker", "person": 1, "at": now}],
        "knocked": 1,
        "wishes": [{"kind": "delete", "person": None, "name": None, "by": 1, "until": now + DAY_MS}],
        "words": [{"word": "123456", "person": 1, "until": now + 1000}],
        "vouched": {"late": now + DAY_MS},
        "days": [{"day": "2026-11-18", "person": 1, "turns": 3, "left": 0}],
    }
    return msgspec.json.encode(family)


def test_a_family_of_version_1_0_0_has_the_rights_of_today() -> None:
    """Protects families that are there: who belonged is settled, everybody else with the link is a guest."""
    now = 50 * DAY_MS
    devices = {"old": 1, "phone": 3, "late": 1, "link": 4, "guest": 6}
    family = family_file.family_of(first_form(now, devices), now)
    assert (family.name, family.code, family.house.language, family.seasons) == (
        "Sundays",
        "c" * 22,
        "pl",
        (5, 900),
    )
    assert [(one.number, one.name, one.say, one.by) for one in family.people] == [
        (1, "Grandma", 2, 0),
        (3, "Mia", 1, 0),
        (5, "Leo", None, 3),
    ]
    assert (family.founder, family.came, family.card, family.moved_over) == (3, 6, "", True)
    assert {one.device: (one.person, one.say, one.sure > now) for one in family.phones} == {
        "old": (1, 2, False),
        "phone": (3, 1, False),
        "late": (1, 2, True),
    }
    assert [(one.device, one.name) for one in family.guests] == [("link", "Link"), ("guest", "Guest")]
    assert (family.waiting, family.hints) == ((), ())
    assert family_file.family_of(msgspec.json.encode(family), now) == family


async def test_a_family_that_was_kept_by_version_1_0_0_goes_on(database: str) -> None:
    """Protects what is in a database: it is moved over when somebody looks, on either kind of store, and
    once."""
    clock = HandClock()
    async with hosting(database, clock, inside=True) as host:
        mia, link = await device(host, "c" * 22), await device(host, "c" * 22)
        tokens = {one.token.split(".")[1]: number for one, number in ((mia, 3), (link, 4))}
        body, store = first_form(clock.now, tokens), host.parts.service.store
        keep = "INSERT INTO families (id, code, version, body, changed) VALUES ($1, $2, $3, $4, $5)"
        known = "INSERT INTO family_devices (visitor, family) VALUES ($1, $2)"
        devices = [(known, (one, "f" * 22)) for one in (*tokens, "knocker")]
        await store.write_all([(keep, ("f" * 22, "c" * 22, 7, body, clock.now)), *devices])
        seen = await mia.look()
        assert (seen.you, seen.moved_over, names(seen)) == (3, True, ["Grandma", "Mia", "Leo", "Link"])
        assert (await link.look()).you in [one.number for one in seen.people if one.guest]
        rows = await store.query("SELECT version, body FROM families")
        assert (rows[0].version, msgspec.json.decode(rows[0].body)["form"]) == (8, 2)
        left = {VisitorId(row.visitor) for row in await store.query("SELECT visitor FROM family_devices")}
        assert left == {*tokens}, "nothing is kept of who only knocked"
        await mia.do("/phones", m.FamilyLetIn(await digits(link), name="Link"))
        assert (await link.look()).you == 7, "numbers are never given twice"
