"""The rule book to fold, as a browser lays it out."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tilerummy.rulebook.book import book
from tilerummy.rulebook.html import html
from tilerummy.rules.preset import load

pytestmark = pytest.mark.wide

PAGES = "halves => halves.map(({ dataset: { page, column } }) => [Number(page), column])"


def test_a_folded_stack_reads_from_cover_to_cover(browser: Any, tmp_path: Path) -> None:
    """Printed on both sides and folded, the pages follow each other, and what is in short is on the back."""
    whole = book(load("sabra"), "de")
    told = replace(whole, sections=whole.sections[:6], questions=())  # each half holds all of it
    file = tmp_path / "booklet.html"
    file.write_text(html(told, to_fold=True), "utf-8")
    page = browser.new_page()
    page.goto(file.as_uri())
    halves = page.eval_on_selector_all(".half", PAGES)
    numbers = [number for number, _ in halves]
    assert len(numbers) >= 8, "no sheet lies within another"
    sheets = [numbers[at : at + 4] for at in range(0, len(numbers), 4)]  # front left, right, back left, right
    outside_in = [number for _, right, behind, _ in sheets for number in (right, behind)]
    inside_out = [number for left, _, _, ahead in reversed(sheets) for number in (ahead, left)]
    assert outside_in + inside_out == list(range(1, len(numbers) + 1))
    columns = [int(column) for _, column in sorted(halves) if column]
    assert columns == list(range(len(columns)))
    assert len(numbers) - len(columns) < 4
    back = page.locator(f'.half[data-page="{len(numbers)}"]')
    assert back.get_attribute("data-column") == str(len(columns) - 1)
    box, heading = back.bounding_box(), back.locator(".last h2").bounding_box()
    assert heading["x"] > box["x"]
    assert heading["y"] > box["y"]
    assert heading["x"] + heading["width"] < box["x"] + box["width"]
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 2 * len(sheets)
    page.close()


def test_the_page_prints_a_book_to_fold(open_page: Callable[..., Any]) -> None:
    """Protects the button on the rule book: all pages, each in its place; then the page is back."""
    page = open_page("/#rules/sabra", language="de")
    page.evaluate("() => { window.print = () => undefined }")
    page.locator("[data-do=booklet]").click()
    page.wait_for_selector(".fold-half .fold-window")
    halves = page.eval_on_selector_all(
        ".fold-half", "halves => halves.map((half) => Number(half.dataset.page))"
    )
    assert sorted(halves) == list(range(1, len(halves) + 1))
    assert halves[:4] == [len(halves), 1, 2, len(halves) - 1]
    filled = page.locator(".fold-window").count()
    assert len(halves) - filled < 4
    wide = "(flow) => Math.round(flow.scrollWidth / flow.getBoundingClientRect().width)"
    assert page.locator(".fold-half[data-page='1'] .fold-flow").evaluate(wide) == filled, "nothing is cut off"
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == len(halves) / 2
    page.wait_for_selector(".fold-stack", state="detached")
    page.wait_for_selector("[data-do=booklet]")
