"""A review as text and as a page, in every language."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise

import msgspec
import pytest

from tests.review.matches import reviewed
from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES
from tilerummy.review.review_page import APART, html_page, spread
from tilerummy.review.review_words import tell_review

CODES = [language.code for language in LANGUAGES]
VOID = {"meta", "link", "br", "line", "polyline"}


class Reader(HTMLParser):
    """Follows the tags, and keeps what a page would fetch or run."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        assert not any(name.startswith("on") for name, _ in attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("code", CODES)
def test_text_in_every_language(code: str) -> None:
    """Protects readers of all languages: every turn and player is there, and no key shows."""
    said = tell_review(reviewed(), code)
    words = catalogue(code)
    assert words.text("review-luck") in said
    assert "k8 k9 k10 k11" in said
    assert said.count("Ada") >= len(reviewed().turns)
    assert not re.search(r"\b(review|news|hint)-[a-z]", said)


@pytest.mark.parametrize("code", CODES)
def test_page_in_every_language(code: str) -> None:
    """Protects whoever opens the file years later: it is whole, runs nothing and fetches nothing."""
    page = html_page(reviewed(), code)
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert not reader.tags & {"script", "iframe", "object", "img", "link"}
    assert reader.links == []
    assert f'<html lang="{code}">' in page
    assert {*re.findall(r"url\(.([a-z]+):", page)} <= {"data"}


def test_names_cannot_write_the_page() -> None:
    """Protects against a name that is markup, or that commands a terminal."""
    review = reviewed()
    evil = msgspec.structs.replace(review.players[0], name="<script>\x1b[2J")
    review = msgspec.structs.replace(review, players=[evil, review.players[1]])
    page = html_page(review, "en")
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    assert "\x1b" not in tell_review(review, "en")


def test_names_beside_a_chart_do_not_overlap() -> None:
    """Protects the reader of a chart in which all lines end at one height."""
    heights = sorted(spread([100.0, 100.0, 100.0, 210.0]))
    assert all(b - a >= APART for a, b in pairwise(heights))
