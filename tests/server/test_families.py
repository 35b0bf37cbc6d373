"""A family's table that lasts: people, devices, evenings, the running score, and who may do what."""

from __future__ import annotations

from pathlib import Path

from tests.server.families import HOUSE, device, founded, joined, play
from tests.server.harness import HandClock, hosting
from tilerummy.protocol import messages as m
from tilerummy.server.family.family import DAY_MS, HOUR_MS


async def test_a_family_is_founded_and_joined(database: str) -> None:
    async with hosting(database, inside=True) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia", 2)
        seen = await mia.look(here=True)
        assert [(one.name, one.face, one.here, one.belongs) for one in seen.people] == [
            ("Grandma", 1, False, True),
            ("Mia", 2, True, False),
        ]
        assert (seen.you, seen.founder, seen.seasons) == (2, 1, 1)
        stranger = await device(host, grandma.code)
        outside = await stranger.look()
        assert [(one.name, one.face) for one in outside.people] == [("Grandma", 1), ("Mia", 2)]
        assert (outside.you, outside.season, outside.games) == (None, None, [])
        assert not any(one.here or one.belongs for one in outside.people)
        assert await stranger.fail("/people", m.FamilyJoin("mia")) == "name_taken"
        assert await stranger.fail("/games", m.FamilyPlay(m.NewTable())) == "not_in_family"


async def test_an_evening_is_won_and_stays_when_the_server_is_killed(database: str) -> None:
    clock = HandClock()
    async with hosting(database, clock, inside=True) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia", 2)
        assert (await mia.look()).people[1].belongs is False
        code = await play(grandma, mia)
        seen = await mia.look()
        assert seen.season is not None
        (evening,) = seen.season.evenings
        assert evening.rounds == 1
        assert sorted(one.person for one in evening.points) == [1, 2]
        assert evening.winners == [evening.points[0].person]
        assert evening.matches == [m.FamilyMatch(code, 1)]
        assert evening.best is not None
        assert evening.best.laid
        assert len(evening.best.sets) <= 2
        assert [one.belongs for one in seen.people] == [True, True]
        clock.now += 2 * HOUR_MS
        await play(mia, grandma)
    async with hosting(database, clock, inside=True) as host:  # nobody had looked at the second evening
        mia.host = host
        season = (await mia.look()).season
        assert season is not None
        assert len(season.evenings) == 2
        assert sum(one.won for one in season.tallies) == sum(len(one.winners) for one in season.evenings)
        assert all(one.lead is not None for one in season.tallies)
        status, whole = await mia.ask("/seasons/1")
        assert (status, len(whole["evenings"])) == (200, 2)
        assert (await mia.ask("/seasons/2"))[0] == 404


async def test_a_game_by_turns_waits_beside_the_evenings(tmp_path: Path) -> None:
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia")
        slow = m.Plan("sabra", players=2, rounds=1, clock=DAY_MS // 1000)
        code = await play(grandma, mia, plan=slow, start=False)
        (game,) = (await mia.look()).games
        assert (game.code, game.by_turns, game.your_seat, game.phase) == (code, True, 1, "gathering")


async def test_house_rules_and_oneself_can_be_changed(tmp_path: Path) -> None:
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia")
        seen = await mia.do("/me", m.FamilyMe("Mia B.", 1), "PUT")
        assert (seen.people[1].name, seen.people[1].face) == ("Mia B.", 2)  # the first face was taken
        house = m.FamilyHouse(m.Plan("sabra", {"joker_sets": "no_split"}, players=2, clock=0), "pl")
        seen = await mia.do("/house", house, "PUT")
        assert (seen.rules_by, seen.language, seen.plan) == (2, "pl", house.plan)
        bad = m.FamilyHouse(m.Plan("nothing"), "pl")
        assert await mia.fail("/house", bad, "PUT") == "bad_rules"
        assert seen.plan != HOUSE
