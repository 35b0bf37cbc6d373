"""The catalogues as they are written, entry by entry. Each file is read once: its parser is slow."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

LOCALES = Path(__file__).parents[1] / "src" / "tilerummy" / "locales"


@cache
def entries(language: str, name: str) -> tuple[ast.EntryType, ...]:
    """What one file of a language holds: messages, comments, and what is neither."""
    text = (LOCALES / language / name).read_text("utf-8")
    return tuple(FluentParser(with_spans=False).parse(text).body)


def messages_of(language: str) -> tuple[ast.Message, ...]:
    """Every message of a language, file by file."""
    names = sorted(file.name for file in (LOCALES / language).glob("*.ftl"))
    return tuple(
        entry for name in names for entry in entries(language, name) if isinstance(entry, ast.Message)
    )
