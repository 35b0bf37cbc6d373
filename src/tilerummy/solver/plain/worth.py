"""Worths: weights and kept melds in one number."""

POINT = 60
"""One kept meld, so that its worth can be shared among six colours without a remainder."""
NEVER = -(1 << 59)
"""Worse than any worth; with some worths added it stays below `DEAD`."""
DEAD = NEVER // 2
