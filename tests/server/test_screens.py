"""A big screen shows a short word; a phone that types it sends its table there: once, soon, not by trying."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.harness import HandClock, Host, hosting, joining, pair
from tests.server.test_many import SharedBell
from tilerummy.locales.language import LANGUAGES
from tilerummy.protocol import messages as m
from tilerummy.server.edge.table_routes import OF_VISITOR
from tilerummy.server.live.screens import WORD_MS, plain_word, screen_words

SECRET, OTHER = "ab" * 16, "cd" * 16
NAME = sha256(bytes.fromhex(SECRET)).hexdigest()
TWINS = str.maketrans("JQ", "IO")
EASY = m.Plan("sabra", players=2, rounds=1, clock=0)


@pytest.mark.parametrize("language", [one.code for one in LANGUAGES])
def test_no_word_is_mistaken_for_another(language: str) -> None:
    """Protects a neighbour's screen from a slip of the finger, and whoever reads a word across a room."""
    words = screen_words()[language]
    assert len(words) >= 36
    plain = [plain_word(word).translate(TWINS) for word in words]
    assert {len(word) for word in [*words, *plain]} == {4}
    assert all(word.isalpha() for word in plain)
    near = [(a, b) for a, b in combinations(plain, 2) if sum(x != y for x, y in zip(a, b, strict=True)) < 2]
    assert near == []


async def ask(host: Host, path: str, body: object, token: str | None = None, method: str = "") -> Any:
    """The answer, or the code of the refusal."""
    sent = msgspec.json.encode(body)
    status, answer = await host.ask(path, sent, token, method or None)
    told = json.loads(answer)
    return told if status == 200 else told["reasons"][0]["code"]


async def shown(host: Host, secret: str = SECRET, **more: Any) -> Any:
    """What stands on a screen."""
    return await ask(host, "/api/screens", {"screen": secret, **more})


async def typed(host: Host, code: str, token: str | None, word: str) -> Any:
    """What becomes of a word that is typed on a phone."""
    return await ask(host, f"/api/tables/{code}/screens", {"word": word}, token)


async def test_a_word_that_is_typed_brings_the_table_to_its_screen_and_no_takes_it_off(
    tmp_path: Path,
) -> None:
    async with hosting(tmp_path, inside=True) as host, pair(host, EASY) as (first, _, code):
        before = await shown(host, language="lv")
        assert before["word"] in screen_words()["lv"]
        assert before["code"] is None
        # The same letters, though each language has its own accents for them.
        again = await shown(host, language="de")
        assert plain_word(again["word"]) == plain_word(before["word"])
        assert again == before | {"word": again["word"], "left": pytest.approx(before["left"], abs=99)}

        found = await typed(host, code, first.token, plain_word(before["word"]).lower())
        assert found == {"screen": NAME}
        assert (await shown(host, word=False)) == {"word": None, "left": 0, "code": code}
        async with joining(host, code, None, "screen") as screen:
            await first.do(m.LetTouch, found["screen"])
            await screen.until(lambda: NAME in [place.screen for place in screen.party.places])  # type: ignore[union-attr]
            assert screen.view is None or screen.view.rack is None

        # A tablet that has to be paired again has another word, over the table that it shows.
        again = await shown(host)
        assert (again["code"], again["word"]) == (code, again["word"])
        assert await typed(host, code, first.token, before["word"]) == "no_such_screen" or (
            again["word"] == before["word"]
        )
        off = f"/api/tables/{code}/screens/{NAME}"
        assert await ask(host, off, {}, first.token, "DELETE") == {"screen": NAME}
        assert (await shown(host, word=False))["code"] is None


async def test_a_word_is_used_once_by_somebody_with_a_seat_and_within_its_time(tmp_path: Path) -> None:
    """Protects a television from tables of strangers, and a table from screens of strangers."""
    async with hosting(tmp_path, inside=True) as host, pair(host, EASY) as (first, second, code):
        word = (await shown(host))["word"]
        stranger = await host.visitor()
        assert await typed(host, code, stranger, word) == "not_seated"
        assert await typed(host, code, None, word) == "not_seated"
        host.clock.now += WORD_MS
        assert await typed(host, code, first.token, word) == "no_such_screen"
        word = (await shown(host))["word"]
        assert await typed(host, code, first.token, word) == {"screen": NAME}
        assert await typed(host, code, second.token, word) == "no_such_screen"
        assert await ask(host, f"/api/tables/{code}/screens/{NAME}", {}, stranger, "DELETE") == "not_seated"
        assert (await shown(host, word=False))["code"] == code


async def test_words_are_not_found_by_trying(tmp_path: Path) -> None:
    async with hosting(tmp_path, inside=True) as host, pair(host, EASY) as (first, second, code):
        word = (await shown(host))["word"]
        wrong = [other for other in screen_words()["en"] if other != word][: int(OF_VISITOR[1])]
        assert {await typed(host, code, first.token, other) for other in wrong} == {"no_such_screen"}
        assert await typed(host, code, first.token, word) == "words_paused"
        assert await typed(host, code, second.token, word) == {"screen": NAME}, "others are not kept waiting"


async def test_screens_at_one_moment_have_different_words_also_when_a_language_has_none_left(
    tmp_path: Path,
) -> None:
    async with hosting(tmp_path, inside=True) as host:
        count = len(screen_words()["lt"]) + 5
        words = [(await shown(host, f"{at:032x}", language="lt"))["word"] for at in range(count)]
        assert len(set(words)) == count
        host.clock.now += WORD_MS
        assert (await shown(host, language="lt"))["word"] in screen_words()["lt"], "their time is over"


async def test_screen_and_phone_may_be_at_different_servers(database: str) -> None:
    clock, bell = HandClock(), None if database.startswith("postgresql") else SharedBell()
    async with (
        hosting(database, clock, bell) as one,
        hosting(database, clock, bell) as two,
        pair(one) as (first, _, code),
    ):
        word = (await shown(two))["word"]
        assert word != (await shown(one, OTHER))["word"]
        assert await typed(one, code, first.token, word) == {"screen": NAME}
        assert (await shown(two, word=False))["code"] == code
