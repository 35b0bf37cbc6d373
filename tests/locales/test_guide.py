"""The players' pages call things what the page calls them, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from tests.locales.test_messages import patterns
from tilerummy.locales.catalogue import FILES, REFERENCE, catalogue
from tilerummy.locales.language import LANGUAGES
from tools.translations import entries

CODES = [language.code for language in LANGUAGES]
WEB = Path(__file__).parents[2] / "web"
BOLD = re.compile(r"\*([^*]*)\*")


def told(language: str) -> dict[str, str]:
    """What the pages say, as it is written."""
    own = {entry.id.name for entry in entries(language, "guide.ftl") if isinstance(entry, ast.Message)}
    return {
        key: serialize_pattern(pattern)
        for key, pattern in patterns(language).items()
        if key.partition(".")[0] in own
    }


def names(text: str) -> set[str]:
    return {*REFERENCE.findall(text)}


@pytest.mark.parametrize("language", CODES)
def test_every_label_in_bold_is_a_label_of_the_page(language: str) -> None:
    """Protects whoever reads and then looks for it: no name is typed, each is what its button says today."""
    for key, text in told(language).items():
        assert text.count("*") % 2 == 0, key
        typed = [bold for bold in BOLD.findall(text) if not REFERENCE.fullmatch(bold)]
        assert typed == [], key
        assert len(BOLD.findall(text)) == len(REFERENCE.findall(text)), f"{key}: a label stands there plain"
        assert names(text) <= {*patterns(language)}, key
        assert names(text) == names(told("en")[key]), key


@pytest.mark.parametrize("language", CODES)
def test_a_label_is_said_within_a_sentence(language: str) -> None:
    """Protects the reading of the catalogue: a message brings along those it refers to."""
    words = catalogue(language)
    for key, text in told(language).items():
        said = words.text(key)
        assert all(f"*{words.text(name)}*" in said for name in names(text)), key


def parts() -> dict[str, str]:
    """Which part of the page's catalogue each file belongs to."""
    table = (WEB / "vite.config.ts").read_text("utf-8").partition("const APART")[2].partition("};")[0]
    apart = dict(re.findall(r"'(\w+\.ftl)': '(\w+)'", table))
    return {name: apart.get(name, "words") for name in FILES}


def test_the_page_fetches_all_that_it_speaks_of() -> None:
    """Protects the sentence: a label of a part that was not loaded would show the name of its message."""
    source = (WEB / "src" / "guide" / "Guide.svelte").read_text("utf-8")
    fetched = {"words", *re.findall(r"'(\w+)'", source.partition("WORDS")[2].partition(";")[0])}
    home = {
        entry.id.name: parts()[name]
        for name in FILES
        for entry in entries("en", name)
        if isinstance(entry, ast.Message)
    }
    headings = {key.partition(".")[0] for key in re.findall(r"(?:title|text|also): '([\w.-]+)'", source)}
    spoken = {name for text in told("en").values() for name in names(text)} | headings
    assert headings
    assert {name: home.get(name) for name in spoken if home.get(name) not in fetched} == {}


def test_the_guide_tells_all_rights_of_a_family() -> None:
    """Protects families: whoever reads the guide reads the same rules as at their own table, none missing."""
    known = [
        entry.id.name.removeprefix("family-rule-")
        for entry in entries("en", "family.ftl")
        if isinstance(entry, ast.Message) and entry.id.name.startswith("family-rule-")
    ]
    rights = [name for name in known if not name.endswith("-text")]
    source = (WEB / "src" / "guide" / "Guide.svelte").read_text("utf-8")
    assert re.findall(r"'(\w+)'", source.partition("RIGHTS = ")[2].partition("]")[0]) == rights
    page = (WEB / "src" / "family" / "Visit.svelte").read_text("utf-8")
    assert re.findall(r"'(\w+)'", page.partition("const RULES = ")[2].partition("]")[0]) == rights
