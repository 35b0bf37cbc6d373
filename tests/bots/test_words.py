"""Players read about the levels in their language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tilerummy.bots import LEVELS
from tilerummy.locales.language import LANGUAGES


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_every_level_has_a_name_and_a_sentence(language: str) -> None:
    """Protects the menu of opponents: all levels in every language, each under a name of its own."""
    text = (files("tilerummy.locales") / language / "bots.ftl").read_text("utf-8")
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    assert [message.id.name for message in messages] == [f"bot-{level.name}" for level in LEVELS]
    assert all([attribute.id.name for attribute in message.attributes] == ["about"] for message in messages)
    sentences = [line for line in text.splitlines() if line.endswith(".") and not line.startswith("#")]
    assert len(sentences) == len(LEVELS)


def test_every_level_has_its_row() -> None:
    """Protects who reads about the levels: each stands in the table of the docs."""
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    firsts = re.findall(
        r"^\| (`.*?`) \|", page.partition("| name |")[2].partition("\n\n")[0], flags=re.MULTILINE
    )
    assert {*re.findall(r"\w+", " ".join(firsts))} == {level.name for level in LEVELS}
