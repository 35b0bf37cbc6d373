"""Big screens that were opened without an address: a short word stands on each, and a phone types it.

A word lives five minutes, and is used once. It gives nobody more than a screen that shows what everybody at
the table may see, so it may be short; what is limited is guessing (`edge/table_routes.py`).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files

from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store import screen_rows as rows
from tilerummy.server.store.store import Code, Conflict, Store
from tilerummy.server.table.party import Asker

WORD_MS = 5 * 60_000
SHOWN_MS = 12 * 3_600_000
"""A screen that is opened anew in the same evening goes back to its table."""
TRIES = 8
"""So often a word is chosen anew because another server was faster."""


@cache
def screen_words() -> Mapping[str, tuple[str, ...]]:
    """The words, by language."""
    text = (files("tilerummy.locales") / "screen_words.txt").read_text("utf-8")
    lines = (line.partition(":") for line in text.splitlines() if not line.startswith("#"))
    return {language: tuple(words.upper().split()) for language, _, words in lines}


def plain_word(typed: str) -> str:
    """A word as it is compared: a phone may be set to a language without the screen's accents."""
    # In Unicode the stroke of Ł is no accent that could be taken off.
    letters = unicodedata.normalize("NFD", typed.strip().upper().replace("Ł", "L"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


class Screens:
    """Puts words on screens, and tables on those whose word was typed."""

    def __init__(
        self, store: Store, tables: TableCache, clock: Callable[[], int], fresh: Callable[[], bytes]
    ) -> None:
        self._store, self._tables, self._clock, self._fresh = store, tables, clock, fresh

    async def shows(self, here: m.ScreenHere, may_have_more: Callable[[], bool]) -> m.ScreenShows:
        """What stands on a screen now; a new word if it has none that is good, wants one and may have it."""
        name, now = sha256(bytes.fromhex(here.screen)).hexdigest(), self._clock()
        kept = await rows.screen_of(self._store, name)
        code = None if kept is None else kept.code
        # A screen that shows a table asks only whether it still may.
        if not here.word:
            return m.ScreenShows(None, 0, code)
        if kept is None or kept.word is None or kept.until <= now:
            if not may_have_more():
                raise Rejected(ErrorCode.TOO_MANY)
            kept = await self._with_word(name, here.language, code, now)
        return m.ScreenShows(_as_shown(kept.word or "", here.language), kept.until - now, code)

    async def _with_word(self, name: str, language: str, code: Code | None, now: int) -> rows.KeptScreen:
        # With each new word, so that nobody has to come by to tidy up.
        old = rows.forget_old(now - SHOWN_MS)
        for _ in range(TRIES):
            word = self._free_word(language, await rows.words_in_use(self._store, now))
            kept = rows.KeptScreen(name, plain_word(word), now + WORD_MS, code)
            try:
                await self._store.write_all([old, *rows.keep(kept, now)])
            except Conflict:
                # Another server has put that very word on another screen.
                continue
            return kept
        raise Rejected(ErrorCode.BUSY)

    def _free_word(self, language: str, used: set[str]) -> str:
        words = screen_words()
        own = words.get(language, words["en"])
        # Where a language has no word left, any other will do: it is typed letter by letter.
        for some in (own, tuple(word for each in words.values() for word in each)):
            if free := [word for word in some if plain_word(word) not in used]:
                return free[int.from_bytes(self._fresh()[:8], "big") % len(free)]
        raise Rejected(ErrorCode.BUSY)

    async def send(self, code: Code, asker: Asker, typed: str) -> m.ScreenFound:
        """Show a table on the screen with this word; refused if none has it."""
        state, _, _ = await self._tables.look_as(code, asker)
        # Whoever only watches could send a stranger's table to a stranger's screen.
        state.party.seated(asker.visitor)
        word, now = plain_word(typed), self._clock()
        screen = await rows.showing(self._store, word, now)
        # Of two who type one word at once the second changes nothing.
        if screen is None or not (await self._store.write_all([rows.send(word, code, now)]))[0]:
            raise Rejected(ErrorCode.NO_SUCH_SCREEN, word=typed[:16])
        return m.ScreenFound(screen)

    async def take_off(self, code: Code, asker: Asker, screen: str) -> m.ScreenFound:
        """A table is not shown on a screen any more."""
        state, _, _ = await self._tables.look_as(code, asker)
        state.party.seated(asker.visitor)
        await self._store.write_all([rows.take_off(screen, code)])
        return m.ScreenFound(screen)


def _as_shown(plain: str, language: str) -> str:
    """A word with its accents."""
    words = screen_words()
    own = words.get(language, ())
    all_words = (*own, *(word for each in words.values() for word in each))
    return next(word for word in all_words if plain_word(word) == plain)
