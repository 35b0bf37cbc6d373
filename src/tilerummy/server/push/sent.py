"""What became of a notice, in one word."""

from __future__ import annotations

from enum import Enum


class Sent(Enum):
    """What became of a notice."""

    TAKEN = "taken"
    GONE = "gone"
    """That browser takes no more notices: forget it."""
    FAILED = "failed"
