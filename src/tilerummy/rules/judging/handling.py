"""Handling the table: what the opening, the table access and the joker rules say about a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from tilerummy.rules.judging.bookkeeping import Books, sets_from_rack
from tilerummy.rules.judging.demands import Demands, demands_of
from tilerummy.rules.judging.equal_tiles import Stop, never
from tilerummy.rules.judging.opening import Opening, best_opening, opening_value
from tilerummy.rules.judging.story import Story, Told
from tilerummy.rules.judging.turn import Before, Origin, Proposal, must_open, opening_minimum
from tilerummy.rules.lying import differing
from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Reason, Refusal, refuse
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Tile


def judge_handling(
    setting: Setting,
    before: Before,
    proposal: Proposal,
    books: Books,
    *,
    loose: bool,
    stop: Stop = never,
    told: Told | None = None,
) -> tuple[list[Refusal], int | None]:
    """What the opening (4), the table access (4.4) and the joker rules (7) say; and the opening's value.

    `loose` says that a time-out took tiles off the table, which is no fault then (8.4). `told` is a story
    that was found before: if just that is asked for, it is not looked for again.
    """
    taken = [drawn.tile.plain for drawn in proposal.drawn if drawn.origin is Origin.DISCARD]
    # A tile that was taken and not laid is refused as such (`duty_faults`); its new set need not be missed
    # too.
    into_new_set = taken[0] if taken and books.laid[taken[0]] else None
    demands = _demands(setting, proposal.announced, into_new_set, loose)
    turn = _Handling(setting, before, proposal, books, demands, stop, told)
    if not must_open(setting, before):
        return turn.story_faults(()), None
    if setting.rules.table_access.closed_while_opening:
        return turn.closed_table()
    return turn.open_table()


@lru_cache(maxsize=256)
def _demands(setting: Setting, announced: bool, into_new_set: Tile | None, loose: bool) -> Demands:
    return demands_of(setting.rules, announced=announced, into_new_set=into_new_set, loose=loose)


@dataclass(frozen=True, slots=True)
class _Handling:
    """One turn's dealings with the table, judged by the opening and the joker rules."""

    setting: Setting
    before: Before
    proposal: Proposal
    books: Books
    demands: Demands
    stop: Stop
    told: Told | None

    @property
    def minimum(self) -> int:
        # Without tiles of which none is left: a rack with nothing on it makes a hand game (4.7).
        rack = +self.books.rack
        return opening_minimum(self.setting, tuple(rack))

    def story_faults(self, opening: Sequence[Meld]) -> list[Refusal]:
        """Refusals of the joker and set rules, the opening being part of the table by now."""
        if self._is_told(opening) or any(not self.setting.read(meld).valid for meld in self.books.made):
            return []  # invalid sets are refused as such, and have no story
        story = self._story(opening)
        return [] if story is None or story.exists(self.demands) else story.refusals(self.demands)

    def closed_table(self) -> tuple[list[Refusal], int | None]:
        """The table may not be touched in the turn of the opening (4.4, `turn_after_opening`)."""
        laid = sets_from_rack(self.books)
        value = opening_value(self.setting, laid)
        opens = bool(laid) and value >= self.minimum
        faults = [_uses_table("with" if opens else "before")] if self.books.gone else []
        if value < self.minimum:
            faults.append(self._below(value))
        named = self.proposal.opening
        # Here nothing is rebuilt in the turn of the opening, so what was named lies there at the end.
        if named and differing(self.setting, named, self.books.made)[0]:
            faults.append(refuse(Reason.OPENING_NOT_FROM_RACK))
        return faults or self.story_faults(()), value

    def open_table(self) -> tuple[list[Refusal], int | None]:
        """Once the opening lies, the turn goes on with the table (4.6)."""
        if self.proposal.opening:
            return self._named_opening(self.proposal.opening)
        # What is illegal for somebody who has opened is illegal for an opener too.
        faults = self.story_faults(())
        if faults:
            return [*faults, *self._opening_faults()], None
        found = self._best_opening(must_fit=not self._any_opening_will_do())
        if found is not None:
            return [], found[0]
        # An opening that is high enough but does not fit tells more than that none was found.
        tried = self._best_opening(must_fit=False)
        return [*(self.story_faults(tried[1]) if tried else []), *self._opening_faults()], None

    def _best_opening(self, *, must_fit: bool) -> Opening | None:
        """The highest opening, and if it must, one that makes the turn legal."""
        return best_opening(
            self.setting,
            tuple(self.books.laid.elements()),
            self.minimum,
            sets_from_rack(self.books),
            lambda opening: not must_fit or self._fits(opening),
        )

    def _fits(self, opening: tuple[Meld, ...]) -> bool:
        story = self._story(opening)
        return story is None or story.exists(self.demands)

    def _is_told(self, opening: Sequence[Meld]) -> bool:
        """Whether just this story was found before."""
        if self.told is None:
            return False
        old = (*self.before.table, *opening)
        return self.told == (old, len(opening), self.proposal.table, self.demands)

    def _any_opening_will_do(self) -> bool:
        """Whether the choice of the opening cannot matter to the joker and set rules."""
        if self.demands.nothing:
            return True
        # 4.6: jokers of the opening are bound, and its tiles no longer come from the rack when a joker is
        # swapped.
        jokers = self.books.laid[JOKER] or any(meld.jokers for meld in self.books.gone)
        return not (jokers or self.demands.keep_sets or self.demands.into_new_set)

    def _named_opening(self, named: tuple[Meld, ...]) -> tuple[list[Refusal], int | None]:
        used = Counter(tile.plain for meld in named for tile in meld)
        valid = all(self.setting.read(meld).valid for meld in named)
        if not valid or used - self.books.laid:
            return [refuse(Reason.OPENING_NOT_FROM_RACK)], None
        value = opening_value(self.setting, named)
        faults = [self._below(value)] if value < self.minimum else []
        return [*faults, *self.story_faults(named)], value

    def _opening_faults(self) -> list[Refusal]:
        """Why no opening can be found: too few points, and a table touched before its time."""
        value = opening_value(self.setting, sets_from_rack(self.books))
        faults = [self._below(value)] if value < self.minimum or not self.books.laid else []
        if self.books.gone:
            faults.append(_uses_table("before"))
        return faults or [refuse(Reason.OPENING_NOT_FROM_RACK)]

    def _below(self, value: int) -> Refusal:
        return refuse(Reason.OPENING_BELOW_MINIMUM, value=value, minimum=self.minimum)

    def _story(self, opening: Sequence[Meld]) -> Story | None:
        """The story to look for, or None if nothing is asked of it."""
        if self.demands.nothing:
            return None
        # Where every old set lies as before it goes on as it is, and so do its jokers.
        keep = self.demands.keep_sets and self.books.gone
        everything = keep or self.demands.into_new_set is not None or opening
        if not everything and not any(meld.jokers for meld in self.books.gone):
            return None
        old = (*self.before.table, *opening)
        return Story(self.setting, old, self.proposal.table, len(opening), self.stop)


def _uses_table(moment: Literal["before", "with"]) -> Refusal:
    """Who has not opened must open first; who opens in this very turn waits for the next."""
    return refuse(Reason.OPENING_USES_TABLE, moment=moment)
