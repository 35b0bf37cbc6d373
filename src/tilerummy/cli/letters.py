"""Letters for terminals that cannot show all: a Polish l becomes a plain one, a long dash a short one."""

from __future__ import annotations

import codecs
from io import TextIOWrapper
from typing import TextIO
from unicodedata import normalize

PLAIN = "tilerummy.plain"
LIKE = {
    "\u2013": "-",  # en dash
    "\u2014": "-",  # em dash
    "\u2212": "-",  # minus sign
    "\u2011": "-",  # non-breaking hyphen
    "\u00d7": "x",  # multiplication sign
    "\u00b7": "-",  # middle dot
    "\u2026": "...",  # horizontal ellipsis
    "\u2192": "->",  # rightwards arrow
    "\u00b1": "+-",  # plus-minus sign
    "\u2265": ">=",  # greater-than or equal to
    "\u2264": "<=",  # less-than or equal to
    "\u2019": "'",  # right single quotation mark
    "\u2018": "'",  # left single quotation mark
    "\u201c": '"',  # left double quotation mark
    "\u201d": '"',  # right double quotation mark
    "\u201e": '"',  # double low-9 quotation mark
    "\u00ab": '"',  # left-pointing double angle quotation mark
    "\u00bb": '"',  # right-pointing double angle quotation mark
    "\u00a0": " ",
    "\u202f": " ",
    "\u0142": "l",  # latin small letter l with stroke
    "\u0141": "L",  # latin capital letter l with stroke
    "\u00f8": "o",  # latin small letter o with stroke
    "\u00d8": "O",  # latin capital letter o with stroke
    "\u00e6": "ae",  # latin small letter ae
    "\u00c6": "AE",  # latin capital letter ae
    "\u00df": "ss",  # latin small letter sharp s
}


def plain(letter: str) -> str:
    """The nearest that every terminal has."""
    if letter in LIKE:
        return LIKE[letter]
    return normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


codecs.register_error(PLAIN, _plainly)


def use_letters_of(stream: TextIO) -> None:
    """From now on, what a stream cannot show is written in the nearest letters it can."""
    # Only where it would fail: whoever has chosen another way by PYTHONIOENCODING keeps it.
    if isinstance(stream, TextIOWrapper) and stream.errors == "strict":
        stream.reconfigure(errors=PLAIN)
