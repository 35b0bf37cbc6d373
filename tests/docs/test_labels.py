"""What the docs call a thing is what the page calls it."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import ast

from tests.locales.test_messages import patterns

PAGE = Path(__file__).parents[2] / "docs" / "players.md"
BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)


def forms(pattern: ast.Pattern) -> list[str]:
    """What a message may say, as regular expressions: anything may stand in a gap; one for each plural."""
    said = [""]
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            said = [one + re.escape(part.value) for one in said]
        elif isinstance(part.expression, ast.SelectExpression):
            variants = [form for one in part.expression.variants for form in forms(one.value)]
            said = [one + form for one in said for form in variants]
        else:
            said = [one + gap(part.expression) for one in said]
    return said


def gap(expression: object) -> str:
    """A number, or any words."""
    counted = isinstance(expression, ast.VariableReference) and expression.id.name in ("count", "number")
    return r"\d+" if counted else ".+"


def labels() -> list[re.Pattern[str]]:
    """All that the page says in English and is more than a gap; a box goes by the first part of its name."""
    found = [form for pattern in patterns("en").values() for form in forms(pattern) if form != ".+"]
    boxes = [
        form.partition(",")[0]
        for key, one in patterns("en").items()
        for form in forms(one)
        if key.startswith("preset-") and "." not in key
    ]
    return [re.compile(form) for form in [*found, *boxes]]


def unknown(text: str) -> list[str]:
    """What stands in bold and is said nowhere on the page."""
    known = labels()
    bold = [
        " ".join(one.split()).replace("'", "\N{RIGHT SINGLE QUOTATION MARK}") for one in BOLD.findall(text)
    ]
    return [one for one in bold if not any(label.fullmatch(one) for label in known)]


def test_every_label_of_the_players_page_is_on_the_page() -> None:
    """Protects whoever reads and then looks for it: what is bold in the docs has that name on the page."""
    assert unknown(PAGE.read_text("utf-8")) == []


def test_a_label_that_is_gone_is_found() -> None:
    """Protects the search itself: a name the page never had is told, gaps and plurals are understood."""
    said = "**Learn**, **Play now**, **Lay red 8 here**, **Put 3 on the table**, **Baltic Rummy**"
    assert unknown(said) == ["Learn"]
