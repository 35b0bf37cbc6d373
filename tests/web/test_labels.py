"""Labels that are much longer than in English, on a small phone: none is cut, broken or takes three lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web import test_screens, test_small_phone
from tests.web.conftest import NOTHING, Server
from tests.web.labels import labels, long_labels, table, try_labels
from tests.web.tables import all_scenes
from tests.web.test_replay import open_record, record_of
from tests.web.test_screens import SMALL, gather, go

Open = Callable[..., Any]
FEWEST = 220
"""So many of them stand on the screens below; the others come up in the course of a game."""


def screens(page: Any, server: Server) -> Iterator[str]:
    """Every page, and a table in every state that the design knows: by name, once it is there."""
    for path, mark in {**test_screens.SCREENS, **test_screens.AROUND, **test_small_phone.SCREENS}.items():
        go(page, server, path, mark)
        yield path
    go(page, server, "/#replay", "input[type=file]")
    open_record(page, record_of("sabra"))
    yield "a match"
    for name, (scene, then) in all_scenes().items():
        scene.show(page, server.url, name)
        if then:
            then(page, scene)
        yield name
    gather(server, page)
    yield "people gather"
    yield from family(page, server)


def family(page: Any, server: Server) -> Iterator[str]:
    """A family's table and the pages of its menu."""
    page.goto(f"{server.url}/f/new")
    page.fill("[data-title]", "Maximiliane's table")
    page.fill("[data-name]", "Maximiliane")
    page.click("[data-do=found]")
    page.wait_for_selector("[data-do=play]")
    yield "a family"
    for door, mark in (("[data-menu]", "[data-card]"), ("[data-card]", ".qr")):
        page.click(door)
        page.wait_for_selector(mark)
        yield f"a family, {mark}"


UNFOLD = "() => document.querySelectorAll('details').forEach((one) => (one.open = true))"


@pytest.mark.wide
def test_long_labels_fit_where_they_stand(open_page: Open, server: Server) -> None:
    """Protects 14 languages: what is much longer than its English has room on 360 pixels, wherever it is."""
    page = open_page(NOTHING, phone=True, size=SMALL)
    faults, seen = [], set()
    for name in screens(page, server):
        page.evaluate(UNFOLD)
        for key, language, fault, before, words in try_labels(page):
            seen.add((key, language))
            if fault and not before:
                faults.append(f"{name}: {key} in {language}, {words}: {fault}")
    assert sorted({*faults}) == []
    assert len(seen) >= FEWEST


def test_long_labels_are_known() -> None:
    """Protects the search itself: it knows a label by its words and its gaps, and no sentence."""
    assert "Todas las reglas" in long_labels()["all-rules"]["es"]
    assert not [key for key in long_labels() if not labels("en")[key].is_short()]
    rules = next(one for one in table() if one["key"] == "all-rules")
    assert rules["known"]["en"] == ["All rules"]
    assert rules["known"]["ru"] == [], "there the whole rule book is called the same"
