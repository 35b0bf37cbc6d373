"""Rule books, made by a worker: they are put into words here, which takes a while."""

from __future__ import annotations

import msgspec

from tilerummy.locales.catalogue import catalogue
from tilerummy.rulebook.book import book, changes
from tilerummy.rules.preset import Rules


def book_of(rules: Rules, other: Rules, language: str) -> bytes:
    """A rule book in JSON, with what differs from another rule set."""
    words = catalogue(language)
    than = {
        "preset": other.preset,
        "title": words.text("book-differences", name=words.text(f"preset-{other.preset}")),
        "changes": changes(rules, other, words),
    }
    labels = {
        "before": words.text("book-before"),
        "after": words.text("book-after"),
        "draft": words.text("book-draft"),
        "timeDraft": words.text("replay-draft"),
        "rack": words.text("book-rack"),
        "same": words.text("book-same"),
        "most": words.text("book-different-most"),
        "rest": words.text("book-different-rest"),
    }
    return msgspec.json.encode({"book": book(rules, language), "than": than, "labels": labels})
