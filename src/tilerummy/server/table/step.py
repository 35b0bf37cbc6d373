"""A step at a table: what was decided, the table after it, and what of it is kept."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from tilerummy.protocol.messages import PlaceKind
from tilerummy.rules.match.event import Event, GaveUp, TakenOver
from tilerummy.rules.match.game import Game
from tilerummy.server.store.store import Change, KeptAnswer, Listing, VisitorId
from tilerummy.server.table.party import Party
from tilerummy.server.table.seat_key import SeatKey
from tilerummy.server.table.state import ANSWERS, TAIL, TableState, ends_turn, write_lines


@dataclass(frozen=True, slots=True)
class Step:
    """What changes at a table."""

    party: Party
    game: Game | None
    events: tuple[Event, ...] = ()
    key: SeatKey | None = None
    """A key that was asked for, to be signed."""


def with_answer(state: TableState, answer: KeptAnswer | None) -> dict[tuple[VisitorId, str], bytes]:
    """The answers at hand after one more."""
    answers = dict(state.answers)
    if answer is not None:
        answers[answer.visitor, answer.id] = answer.body
        while len(answers) > ANSWERS:
            del answers[next(iter(answers))]
    return answers


def after(state: TableState, step: Step, answer: KeptAnswer | None) -> TableState:
    """The table after a step."""
    same = step.party.match == state.party.match
    tail = (*(state.tail if same else ()), *step.events)
    kept = None if _turn_over(state, step) else state.draft
    # Whoever watches forgets a draft when something happens: one that goes on is shown again.
    shown = state.drafts + (kept is not None and bool(step.events))
    return TableState(
        state.version + 1,
        step.party,
        step.game,
        tail[-TAIL:],
        kept,
        shown,
        with_answer(state, answer),
        state.remarks,
    )


def change_of(
    state: TableState, then: TableState, step: Step, answer: KeptAnswer | None, due: int | None, now: int
) -> Change:
    """What the store keeps of a step from one state to the next."""
    party, new = step.party, state.version == 0
    # Programs come by their key and have no list of tables, so they are not found by it.
    people = [chair for chair in party.chairs if chair.kind is PlaceKind.PERSON]
    listing = Listing(
        public=party.plan.public,
        phase=party.phase,
        members=tuple(chair.owner for chair in people),
        turn=then.turn_owner,
        due=due,
        host=party.host,
        names=tuple(chair.name for chair in people),
    )
    return Change(
        code=party.code,
        expected=state.version,
        # Most steps are moves, and leave the people as they are.
        party=msgspec.json.encode(party) if new or party != state.party else None,
        listing=listing,
        match=party.match,
        first=then.sequence - len(step.events),
        lines=write_lines(step.events),
        ends_draft=_turn_over(state, step),
        answer=answer,
        now=now,
    )


def _turn_over(state: TableState, step: Step) -> bool:
    # Whoever plays on for them begins from the table as it lies, not from somebody else's draft.
    gone = any(isinstance(event, GaveUp | TakenOver) and event.seat == state.turn for event in step.events)
    return gone or ends_turn(step.events)
