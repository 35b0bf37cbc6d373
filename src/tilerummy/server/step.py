"""A step at a table: what was decided, the table after it, and what of it is kept."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from tilerummy.rules.event import Event, GaveUp
from tilerummy.rules.game import Game
from tilerummy.server.credential import SeatKey
from tilerummy.server.messages import PlaceKind
from tilerummy.server.party import Party
from tilerummy.server.sitting import ANSWERS, TAIL, Sitting, ends_turn, write_lines
from tilerummy.server.store.base import Answer, Change, Listing, VisitorId


@dataclass(frozen=True, slots=True)
class Step:
    """What changes at a table."""

    party: Party
    game: Game | None
    events: tuple[Event, ...] = ()
    key: SeatKey | None = None
    """A key that was asked for, to be signed."""


def with_answer(sitting: Sitting, answer: Answer | None) -> dict[tuple[VisitorId, str], bytes]:
    """The answers at hand after one more."""
    answers = dict(sitting.answers)
    if answer is not None:
        answers[answer.visitor, answer.id] = answer.body
        while len(answers) > ANSWERS:
            del answers[next(iter(answers))]
    return answers


def after(sitting: Sitting, step: Step, answer: Answer | None) -> Sitting:
    """The table after a step."""
    same = step.party.match == sitting.party.match
    tail = (*(sitting.tail if same else ()), *step.events)
    kept = None if _turn_over(sitting, step) else sitting.draft
    # Whoever watches forgets a draft when something happens: one that goes on is shown again.
    shown = sitting.drafts + (kept is not None and bool(step.events))
    return Sitting(
        sitting.version + 1,
        step.party,
        step.game,
        tail[-TAIL:],
        kept,
        shown,
        with_answer(sitting, answer),
        sitting.remarks,
    )


def change_of(
    sitting: Sitting, then: Sitting, step: Step, answer: Answer | None, due: int | None, now: int
) -> Change:
    """What the store keeps of a step from one sitting to the next."""
    party, new = step.party, sitting.version == 0
    members = tuple(chair.owner for chair in party.chairs if chair.kind is PlaceKind.PERSON)
    return Change(
        code=party.code,
        expected=sitting.version,
        party=msgspec.json.encode(party) if new or party != sitting.party else None,
        listing=Listing(party.plan.public, party.phase, members, then.turn_owner, due),
        match=party.match,
        first=then.sequence - len(step.events),
        lines=write_lines(step.events),
        ends_draft=_turn_over(sitting, step),
        answer=answer,
        now=now,
    )


def _turn_over(sitting: Sitting, step: Step) -> bool:
    gone = any(isinstance(event, GaveUp) and event.seat == sitting.turn for event in step.events)
    return gone or ends_turn(step.events)
