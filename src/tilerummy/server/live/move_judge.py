"""The judge of moves: says what happens when somebody moves. What may take long, a worker works out.

A worker that judges is sent the whole game, for it is a referee too; bots and hints are thought of in
other workers, which are sent views only.
"""

from __future__ import annotations

import logging

from msgspec import structs

from tilerummy.protocol.messages import PartyPhase
from tilerummy.rules.judging.turn import must_open
from tilerummy.rules.match.action import Action, Discard, Draw, EndInvalid, Pass, Play, TimeOut
from tilerummy.rules.match.event import Event
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.referee import apply
from tilerummy.rules.meld import read_as
from tilerummy.rules.refusal import Illegal
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.staff import Crashed, NoAnswer, Workers
from tilerummy.server.jobs.thinking import rule
from tilerummy.server.table.party import Party
from tilerummy.server.table.table_state import Move, TableState, TableStep, fold, playing

log = logging.getLogger(__name__)

MANY_SETS, FEW_SETS = 8, 4
"""A play that changes more sets than this may take a while to judge; an opening sooner than another play."""


class MoveJudge:
    """Turns moves into steps."""

    def __init__(self, workers: Workers, budget_s: float) -> None:
        self._workers, self._budget = workers, budget_s

    async def step(self, state: TableState, move: Move, now: int, *, person: bool = False) -> TableStep:
        """What a move makes of the table; of a person it is checked that they lay where they must."""
        game, secret = playing(state), bytes.fromhex(move.party.secret)
        now = max(now, state.tail[-1].at)  # no record runs backwards, whatever the clocks of servers do
        if not takes_long(game, move.action, person=person):
            return _step(move.party, *apply(game, move.action, now, secret=secret))
        try:
            budget = 1000 * self._budget
            verdict = await self._workers.ask(
                self._budget, rule, game, move.action, now, secret, person, budget
            )
        except (NoAnswer, Rejected) as error:
            log.warning("no verdict", extra={"table": move.party.code, "why": str(error)})
            return _step(move.party, *apply(game, _without_verdict(move.action, error), now, secret=secret))
        if verdict.refusals:
            raise Illegal(verdict.refusals)
        return _step(move.party, fold(game, verdict.events), verdict.events)


def _without_verdict(action: Action, why: NoAnswer | Rejected) -> Action:
    """What is done if nobody could say in time what becomes of an action: a person has to try again.

    A busy judge is never a way round the rules: whoever can keep it busy would not have to lay any more.
    """
    match action:
        case TimeOut():
            return TimeOut()  # the turn must end; as if nothing had been laid
        case Draw() | Discard() | Pass() if isinstance(why, Crashed):
            return action  # our mistake, and the same the next time: nobody is to be stuck for good
        case _:
            raise why.refusal() if isinstance(why, NoAnswer) else Rejected(ErrorCode.BUSY)


def _step(party: Party, game: Game, events: tuple[Event, ...]) -> TableStep:
    """The step of these events: a match that is over changes the party too."""
    if game.phase is Phase.MATCH_OVER:
        party = structs.replace(party, phase=PartyPhase.OVER, paused=False)
    return TableStep(party, game, events)


# -- what takes long ------------------------------------------------------------------------------


def takes_long(game: Game, action: Action, *, person: bool) -> bool:
    """Whether a verdict may need a search: unfinished turns, openings, moved jokers, large plays.

    What is left is bookkeeping, far below a millisecond.
    """
    # The referee refuses it at once, or only begins a round: there is no table to look at.
    if game.phase is not Phase.PLAYING:
        return False
    turn = game.playing.turn.seat
    match action:
        case TimeOut():
            return action.draft is not None
        case EndInvalid():
            return action.seat == turn
        case Play():
            # Out of turn it is refused without a look at the tiles.
            return action.seat == turn and _needs_search(game, action)
        case Draw() | Discard() | Pass():
            return action.seat == turn and person and not game.rules.voluntary_draw
        case _:
            return False


def _needs_search(game: Game, play: Play) -> bool:
    form = game.setting.form
    old, new = set(map(form, game.playing.table)), set(map(form, play.table))
    # What became of a joker is what a story is looked for: that may take long (7).
    if any(tile.is_joker for meld in old ^ new for tile in meld):
        return True
    if game.rules.keep_three_of_original and len(old - new) > 1:
        return True  # which tiles went on from which set
    if not must_open(game.setting, game.playing.before(play.seat)):
        return len(new - old) > MANY_SETS
    # Most openings are a few sets laid beside the others: then it is plain what was opened with.
    plain = all(read_as(meld, game.setting.shape).valid for meld in new - old)
    return bool(old - new) or len(new - old) > FEW_SETS or not plain
