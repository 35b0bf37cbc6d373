"""How well somebody played a round: what their turns allowed, what they laid, and whether they won."""

from __future__ import annotations

from collections.abc import Sequence

from tilerummy.bots.cast import RoundSeen
from tilerummy.review.possibility import most_possible, what_was_done
from tilerummy.review.turn import PlayedTurn, turns_of
from tilerummy.rules.match.event import Event, RoundEnded
from tilerummy.rules.match.seat import Seat

NODES = 2_000
MOST_MS = 50.0
"""For each turn: a rough answer is enough."""


def last_round(events: Sequence[Event], seat: Seat) -> RoundSeen | None:
    """What the last finished round of a match showed of a seat; None if none is finished.

    What turns before the opening allow does not count: that depends on the tiles more than on the eye.
    """
    ended = [place for place, event in enumerate(events) if isinstance(event, RoundEnded)]
    if not ended:
        return None
    end = events[ended[-1]]
    assert isinstance(end, RoundEnded)
    turns = [turn for turn in turns_of(events[: ended[-1] + 1]) if _is_of(turn, seat, len(ended))]
    later = [turn for turn in turns if seat in turn.begin.playing.opened]
    best = [most_possible(turn, NODES, MOST_MS) for turn in later]
    won = 1 / len(end.winners) if seat in end.winners else 0.0
    return RoundSeen(
        players=len(end.scores),
        share=won,
        allowed=sum(play.tiles for play in best if play is not None),
        laid=sum(what_was_done(turn).tiles for turn in later),
        greatest=max((what_was_done(turn).tiles for turn in turns), default=0),
    )


def _is_of(turn: PlayedTurn, seat: Seat, round_: int) -> bool:
    return turn.seat == seat and turn.begin.number == round_
