"""A store in memory, and what it hands to a browser to keep."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.places import CODE, change
from tilerummy.device.memory_store import Changed, MemoryStore
from tilerummy.server.store.store import KeptDraft, Unavailable


async def test_pages_that_are_no_database_of_ours_are_named() -> None:
    """Protects a player whose browser has kept something else: a sentence, and no traceback."""
    with pytest.raises(Unavailable, match="what was kept here"):
        await MemoryStore(b"Dear Ada, " * 1000).open()


async def test_only_the_pages_that_a_change_touches_are_handed_over() -> None:
    """Protects phones from writing the whole database at every tile that is laid."""
    handed: list[Changed] = []

    async def keep(changed: Changed) -> None:
        handed.append(changed)

    store = MemoryStore(b"", keep)
    await store.open()
    await store.change(change(0, "one"))
    await store.keep_draft(CODE, KeptDraft(1, 1, b"a"))
    await store.keep_draft(CODE, KeptDraft(1, 1, b"b"))
    await store.close()
    first, *_, last = handed
    assert len(first.pages) == first.count, "a new database is kept as a whole"
    assert 0 < len(last.pages) < 4 < last.count


async def test_a_store_that_begins_with_an_empty_one_is_kept_as_a_whole() -> None:
    """Protects first visits: what the build has made before counts as nothing kept."""
    made = MemoryStore()
    await made.open()
    handed: list[Changed] = []

    async def keep(changed: Changed) -> None:
        handed.append(changed)

    store = MemoryStore(b"", keep, made.image())
    await store.open()
    assert b"".join(page for _, page in sorted(handed[0].pages.items())) == store.image()
    await store.change(change(0, "one"))
    assert await store.load(CODE) is not None
    await store.close()
    await made.close()


async def test_what_a_browser_could_not_keep_is_handed_over_again() -> None:
    """Protects games on a full phone: the next change brings everything, or says that nothing is kept."""
    pages: dict[int, bytes] = {}
    full = False

    async def keep(changed: Changed) -> None:
        if full:
            raise OSError("no room")
        pages.update(changed.pages)

    store = MemoryStore(b"", keep)
    await store.open()
    await store.change(change(0, "one"))
    await asyncio.sleep(0)
    full = True
    await store.keep_draft(CODE, KeptDraft(1, 1, b"a"))  # told before it is kept
    await asyncio.sleep(0)
    with pytest.raises(Unavailable):
        await store.keep_draft(CODE, KeptDraft(1, 1, b"b"))
    full = False
    await store.keep_draft(CODE, KeptDraft(1, 1, b"c"))
    again = MemoryStore(b"".join(pages[number] for number in sorted(pages)))
    await again.open()
    kept = await again.load(CODE)
    assert kept is not None
    assert kept.draft == KeptDraft(1, 1, b"c")
    await again.close()
    await store.close()
