"""What happened at the table, as sentences in the reader's language; `telling.py` tells all, in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from tilerummy.locales.catalogue import Catalogue
from tilerummy.rules.match.event import (
    Cause,
    ClockStarted,
    ClockStopped,
    Discarded,
    GaveUp,
    LastTile,
    MatchEnded,
    MatchStarted,
    Passed,
    Played,
    RoundBegan,
    RoundEnded,
    StarterChosen,
    StarterDrew,
    StarterRolled,
    TakenOver,
)
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import SeenDealt, SeenDrew, SeenEvent, SeenSettled
from tilerummy.rules.tile import tiles_text

SIMPLE = {
    Passed: "news-passed",
    LastTile: "news-last-tile",
    GaveUp: "news-left",
    TakenOver: "news-back",
    StarterChosen: "news-starts",
}
"""What needs nobody but the one who did it."""


class News:
    """Tells one reader of a table what they can see there."""

    def __init__(self, words: Catalogue, names: Sequence[str], reader: Seat) -> None:
        self._words, self._names, self._reader = words, names, reader

    def tell(self, event: SeenEvent) -> str:
        """A sentence or two; nothing about what need not be told."""
        match event:
            case Played():
                return self._played(event)
            case SeenDrew():
                drew = self._who("news-drew", event.seat)
                return drew if event.tile is None else f"{drew} {event.tile}"
            case Discarded():
                return self._who("news-discarded", event.seat, tile=event.tile.text)
            case SeenSettled():
                why = "news-time-out" if event.cause is Cause.TIME_OUT else "news-mistake"
                return self._who(why, event.seat)
            case RoundBegan():
                return self._words.text("round-number", number=event.number)
            case RoundEnded():
                return f"{self._round_ended(event)} {self._scores(event.scores)}"
            case MatchEnded():
                return f"{self._words.text('match-over')}. {self._scores(event.totals)}"
            case Passed() | LastTile() | GaveUp() | TakenOver() | StarterChosen():
                return self._who(SIMPLE[type(event)], event.seat)
            case MatchStarted() | StarterDrew() | StarterRolled() | SeenDealt():
                return ""  # the screen shows it
            case ClockStopped() | ClockStarted():
                return ""  # so does its clock
            case _:
                assert_never(event)

    def _who(self, key: str, seat: Seat, **more: str | int) -> str:
        me = "true" if seat == self._reader else "false"
        return self._words.text(key, name=self._names[seat], me=me, **more)

    def _played(self, event: Played) -> str:
        announced = self._who("news-announced", event.seat) + " " if event.announced else ""
        laid = self._who("news-played", event.seat, count=len(event.laid))
        return f"{announced}{laid} {tiles_text(event.laid)}"

    def _round_ended(self, event: RoundEnded) -> str:
        if event.blocked:
            return self._words.text("news-blocked")
        return self._who("news-went-out", event.winners[0])

    def _scores(self, scores: Sequence[int]) -> str:
        return ", ".join(f"{name} {score:+}" for name, score in zip(self._names, scores, strict=True))
