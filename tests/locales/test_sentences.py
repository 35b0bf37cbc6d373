"""What the library says in English is what the English catalogue says."""

from __future__ import annotations

import pytest

from tilerummy.locales.catalogue import catalogue
from tilerummy.rules.refusal import Reason, refuse

ARGUMENTS: dict[str, str | int] = {
    "tile": "r7",
    "set": "r7 r8 *",
    "most": 4,
    "value": 21,
    "minimum": 30,
    "colours": "k r b y",
    "count": 3,
    "moment": "before",
    "why": "never",
}


@pytest.mark.parametrize("reason", Reason)
def test_the_library_refuses_in_the_words_of_the_catalogue(reason: Reason) -> None:
    """Protects one voice: a program and a player who asks in English read the same sentence."""
    key = f"refusal-{reason.value.replace('_', '-')}"
    words = catalogue("en").text(key, **ARGUMENTS)
    assert str(refuse(reason, **ARGUMENTS)) == words.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


@pytest.mark.parametrize(
    ("reason", "how"),
    [(Reason.OPENING_USES_TABLE, {"moment": "with"}), (Reason.NO_DISCARD_ALLOWED, {"why": "laid"})],
)
def test_reasons_that_are_said_in_two_ways(reason: Reason, how: dict[str, str]) -> None:
    """Who opens just now is told to wait, and who has laid that laying is enough: in both places."""
    key = f"refusal-{reason.value.replace('_', '-')}"
    words, told = catalogue("en").text(key, **how), str(refuse(reason, **how))
    assert told != str(refuse(reason))
    assert told == words.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
