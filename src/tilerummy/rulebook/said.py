"""A clause before it has its place in a book: its lasting number and what it says."""

from __future__ import annotations

from dataclasses import dataclass

from tilerummy.rulebook.sentence import Sentence, say


@dataclass(frozen=True, slots=True)
class Said:
    """What a clause says, under its lasting number."""

    number: str
    sentences: tuple[Sentence, ...]


def said(number: str, *sentences: Sentence | str | None) -> Said:
    """A clause of sentences or their keys; those that this rule set has no use for are None."""
    return Said(number, tuple(say(one) if isinstance(one, str) else one for one in sentences if one))
