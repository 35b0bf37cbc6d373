"""Somebody who does the tutorial on a phone: by taps, and with wrong tiles first."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from tests.web.conftest import Server
from tilerummy.locales.catalogue import Catalogue, catalogue
from tilerummy.rulebook.book import LessonTask, book
from tilerummy.rules.preset import load

LOOK = """() => {
    const tile = (one) => ({
        id: one.dataset.id, text: one.dataset.tile, meld: one.dataset.meld ?? '',
        glows: one.classList.contains('hinted'),
    });
    return [...document.querySelectorAll('.board [data-id]')].map(tile);
}"""
TASK_IS = """(name) => document.querySelector('[data-phase=task] [data-task]')?.dataset.task === name
    && document.querySelector('.board')?.dataset.live === 'true'"""
NEXT_IS = f"""(name) => {{
    // A tap anywhere goes on at once; without it praise stays for two seconds after each task.
    const tap = new PointerEvent('pointerdown', {{ bubbles: true }});
    document.querySelector('[data-phase=praise]')?.dispatchEvent(tap);
    return ({TASK_IS})(name);
}}"""
LAID_OUT = """(count) => document.querySelectorAll('.board [data-id]').length === count"""
GONE_ON = """([id, meld]) => document.querySelector('[data-phase]').dataset.phase !== 'task'
    || document.querySelector('.board').dataset.live !== 'true'
    || (document.querySelector(`.board [data-id="${id}"]`)?.dataset.meld ?? '') !== meld"""
GLOW_AND_PLACES = (
    """() => document.querySelector('.board .hinted') && document.querySelector('[data-place]')"""
)
Tile = dict[str, Any]
REASONS = ("later", "stays", "place")
SHOWN = ("group", "run", "joker")
EVERY_TASK = ("group", "run", "joker", "opening", "add", "split", "combine", "swap", "time", "out")
A_FEW = ("group", "opening", "swap")
"""Tasks of different kind: a new set, a table that may not be touched, a joker that leaves its set."""


@dataclass
class Learner:
    """One page with the tutorial in it."""

    page: Any
    preset: str

    @property
    def words(self) -> Catalogue:
        return catalogue(self.page.evaluate("document.documentElement.lang"))

    def look(self) -> list[Tile]:
        """The tiles on rack and cloth."""
        found = self.page.evaluate(LOOK)
        assert isinstance(found, list)
        return found

    def rack(self) -> list[Tile]:
        """The tiles on the rack."""
        return [one for one in self.look() if not one["meld"]]

    def press(self, tile: Tile) -> None:
        """By finger where there is one."""
        place = self.page.locator(f'.board [data-id="{tile["id"]}"]')
        if self.page.evaluate("navigator.maxTouchPoints"):
            place.tap()
        else:
            place.click()

    def put(self, tile: Tile, onto: Tile | None) -> None:
        """Presses a tile, then another one or bare cloth at its lower edge."""
        self.press(tile)
        if onto is tile:
            return  # a tap is enough
        if onto:
            self.press(onto)
        else:
            box = self.page.locator(".board .inner").bounding_box()
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 4)

    def goes_wrong(self, tile: Tile, onto: Tile | None) -> None:
        """The tile is where it was, it is said why, and glow and places are there."""
        self.put(tile, onto)
        number = 0 if tile["text"] == "*" else int(tile["text"][1:])
        said = [
            self.words.text(f"lesson-{why}", joker=str(not number).lower(), number=number) for why in REASONS
        ]
        self.page.wait_for_function(
            "(said) => said.includes(document.querySelector('[data-bubble]')?.textContent.trim())", arg=said
        )
        assert next(one for one in self.look() if one["id"] == tile["id"])["meld"] == tile["meld"]
        self.page.wait_for_function(GLOW_AND_PLACES)
        self.page.keyboard.press("Escape")  # whatever is still chosen is put down, and the bubble goes
        self.page.wait_for_selector("[data-bubble]", state="detached")

    def asks_for_help(self, task: LessonTask) -> None:
        """What has to move glows from the start, or once something went wrong."""
        if task.name not in SHOWN:
            self.goes_wrong(*self.unwanted(ends_of(task))[0])

    def unwanted(self, ends: list[list[str]]) -> list[tuple[Tile, Tile | None]]:
        """Tiles that the task is not about, onto bare cloth; or one that is, onto the wrong set."""
        strangers = [one for one in self.look() if not any(one["text"] in tiles for tiles in ends)]
        return [*((tile, None) for tile in strangers), *self.misfit(ends)]

    def goes_astray(self, task: LessonTask, everywhere: bool) -> None:
        """One tile that is not wanted, and one that should stay; everywhere: each of them."""
        most = None if everywhere else 1
        for tile, onto in self.unwanted(ends_of(task))[:most]:
            self.goes_wrong(tile, onto)
        still = [one for one in self.look() if one["meld"] and not one["glows"] and one["text"] != "*"]
        if task.name == "split":  # either half of the run may go
            still = [one for one in still if one["text"] in [mine["text"] for mine in self.rack()]]
        for tile in still[:most]:
            self.goes_wrong(tile, tile if task.name == "opening" else None)

    def misfit(self, ends: list[list[str]]) -> list[tuple[Tile, Tile]]:
        """A tile of the rack and a tile of a set that it is never with, if there are such tiles."""
        tiles = self.look()
        return [
            (mine, other)
            for mine in tiles
            for other in tiles
            if not mine["meld"] and other["meld"] and mine["text"] != "*" and other["text"] != "*"
            if any(mine["text"] in end for end in ends)
            if not any(mine["text"] in end and other["text"] in end for end in ends)
            if mine["text"][1:] != other["text"][1:]
        ][:1]

    def does(self, task: LessonTask) -> None:
        """Goes on with what glows until the page says it is done."""
        for _ in range(8):
            if not self.page.evaluate(TASK_IS, task.name):
                return
            tile, onto = self.next_move(ends_of(task))
            self.put(tile, onto)
            self.page.wait_for_function(GONE_ON, arg=[tile["id"], tile["meld"]])
        raise AssertionError(f"{task.name} is not done")

    def next_move(self, ends: list[list[str]]) -> tuple[Tile, Tile | None]:
        """A tile that glows, and a tile of the set it belongs to; none if that set has yet to be begun."""
        tiles = self.look()
        glowing = [one for one in tiles if one["glows"]]
        melds: dict[str, list[Tile]] = {}
        for one in tiles:
            if one["meld"]:
                melds.setdefault(one["meld"], []).append(one)
        for tile in sorted(glowing, key=lambda one: one["meld"] != ""):
            for end in [end for end in ends if tile["text"] in end]:
                for meld in melds.values():
                    if tile not in meld and fits(meld, tile, end):
                        leaves = [one for one in meld if one["text"] == "*" and "*" not in end]
                        return tile, (leaves or meld)[-1]
        return glowing[0], None


def ends_of(task: LessonTask) -> list[list[str]]:
    """The sets that a task ends with."""
    found = task.tiles["end"]
    assert isinstance(found, list)
    return found


def fits(meld: list[Tile], tile: Tile, end: list[str]) -> bool:
    """The set is a part of what is wanted, or will be once a joker has left it."""
    rest = [one["text"] for one in meld if one["text"] != "*" or "*" in end]
    return bool(rest) and tile["text"] not in rest and all(text in end for text in rest)


def does_the_lesson(
    page: Any, server: Server, preset: str, wrong: Collection[str] = A_FEW, everywhere: bool = False
) -> None:
    """All ten tasks up to "Out!"; in those named something goes wrong first, or everything that can."""
    page.wait_for_selector("header .mark")
    page.goto(f"{server.url}/#tutorial/{preset}")
    learner = Learner(page, preset)
    page.wait_for_selector("[data-task]")
    language = page.evaluate("document.documentElement.lang")
    for task in book(load(preset), language).tasks:
        page.wait_for_function(NEXT_IS, arg=task.name)
        tiles = {name: found for name, found in task.tiles.items() if isinstance(found, list)}
        page.wait_for_function(LAID_OUT, arg=len(tiles["rack"]) + sum(map(len, tiles["table"])))
        assert page.locator("[data-task]").inner_text() == task.task
        if task.name in wrong:
            learner.goes_astray(task, everywhere)
        else:
            learner.asks_for_help(task)
        learner.does(task)
    page.wait_for_selector("[data-first-game]")
    assert catalogue(language).text("out") in page.locator("main").inner_text()
