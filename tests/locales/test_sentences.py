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
    "count": 3,
}


@pytest.mark.parametrize("reason", Reason)
def test_the_library_refuses_in_the_words_of_the_catalogue(reason: Reason) -> None:
    """Protects one voice: a program and a player who asks in English read the same sentence."""
    key = f"refusal-{reason.value.replace('_', '-')}"
    words = catalogue("en").text(key, **ARGUMENTS)
    assert str(refuse(reason, **ARGUMENTS)) == words.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
