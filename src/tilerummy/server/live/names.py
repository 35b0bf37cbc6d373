"""Names that are not welcome: a list of words that the operator can replace.

A line is a word; `*word*` means wherever it stands, else only a whole word counts. Case, accents and digits
that stand for letters make no difference. The usual list is short: names that pretend to be the operator,
and the crudest insults. What else is unwelcome depends on the place.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from tilerummy.server.errors import ErrorCode, Rejected

USUAL = (
    "admin",
    "administrator",
    "moderator",
    "operator",
    "support",
    "system",
    "*tilerummy*",
    "*fuck*",
    "*nigger*",
    "*hitler*",
    "*siegheil*",
    "cunt",
    "faggot",
    "nazi",
    "rapist",
    "whore",
    "hure",
    "fotze",
    "wichser",
    "pute",
    "salope",
    "puta",
    "puto",
    "troia",
    "kurwa",
    "*хуй*",
    "пизда",
    "блядь",
)
_LETTERS = str.maketrans("0134578@$", "oieastbas")


def _plain(text: str) -> str:
    """A text as it is compared: small letters without accents, digits read as the letters they look like."""
    # Taken apart, letters that only look different fall together, and accents can be left out.
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c)).translate(_LETTERS)


class NameFilter:
    """Tells names that are welcome."""

    def __init__(self, words: Iterable[str] = USUAL) -> None:
        listed = [word.strip() for word in words]
        listed = [word for word in listed if word and not word.startswith("#")]
        self._anywhere = tuple(_plain(word.strip("*")) for word in listed if word.startswith("*"))
        self._whole = frozenset(_plain(word) for word in listed if not word.startswith("*"))

    def fits(self, name: str) -> bool:
        """Whether a name is welcome."""
        words = re.findall(r"[^\W_]+", _plain(name))
        # Spaces and dots between the letters are the first thing that is tried.
        joined = "".join(words)
        if joined in self._whole or not self._whole.isdisjoint(words):
            return False
        return not any(word in joined for word in self._anywhere)

    def require_fit(self, name: str | None) -> None:
        """Refuse a name that is not welcome."""
        if name is not None and not self.fits(name):
            raise Rejected(ErrorCode.UNFIT_NAME)


def filter_from(file: Path | None) -> NameFilter:
    """The filter with the words of a file, a line each, or the usual one."""
    return NameFilter() if file is None else NameFilter(file.read_text(encoding="utf-8").splitlines())
