"""A turn, judged as a whole: what was before, what is proposed, and every reason why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from tilerummy.rules.meld import Meld
from tilerummy.rules.opening import Opening, best_opening, made_of, opening_value
from tilerummy.rules.parameter import DrawMode, FaceUpEighth, HandGame, TableAccess, TakeDiscard
from tilerummy.rules.refusal import Reason, Refusal, refuse
from tilerummy.rules.setting import Setting
from tilerummy.rules.story import Demands, Story, demands_of
from tilerummy.rules.table import Rack, Table, lying_as, same_sets
from tilerummy.rules.tile import JOKER, Tile


class Origin(StrEnum):
    """Where a tile came from that reached the player in this turn."""

    POOL = "pool"
    DISCARD = "discard"
    FACE_UP = "faceup"
    PENALTY = "penalty"


@dataclass(frozen=True, slots=True)
class Drawn:
    """A tile that came to the player in this turn."""

    tile: Tile
    origin: Origin


@dataclass(frozen=True, slots=True)
class Before:
    """The position as the turn begins, as the player whose turn it is sees it."""

    table: Table
    rack: Rack
    """Without what is drawn in this turn."""
    opened: bool
    """The player has opened in an earlier turn."""
    any_opened: bool
    """Somebody has."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """What the player makes of it: the whole table, and what else he did."""

    table: Table
    rack: Rack | None = None
    """The rack after the turn, where it is stated; else it is what is left over."""
    drawn: tuple[Drawn, ...] = ()
    discarded: tuple[Tile, ...] = ()
    opening: tuple[Meld, ...] | None = None
    """The sets named as the opening, if the player named them."""
    announced: bool = False
    """The player drew attention to a joker swap."""


NO_TILES = Rack()


@dataclass(frozen=True, slots=True)
class Verdict:
    """Legal, or every reason why not; it is true or false accordingly.

    >>> import tilerummy as tr
    >>> verdict = tr.Position(rack="r3 r4 r6", opened=False).judge("r3 r4 r6")
    >>> bool(verdict), verdict.reasons
    (False, ('invalid_set', 'run_gap', 'opening_below_minimum'))
    """

    refusals: tuple[Refusal, ...]
    opening_value: int | None = None
    """The highest opening that makes the turn legal; of an illegal one, what was laid from the rack alone."""
    laid: tuple[Tile, ...] = ()
    """The tiles the turn lays from the rack."""
    rack: Rack = NO_TILES
    """The rack after the turn."""

    @property
    def legal(self) -> bool:
        """Whether the turn stands."""
        return not self.refusals

    def __bool__(self) -> bool:
        """Whether the turn stands: `if verdict:` asks what it seems to ask."""
        return not self.refusals

    @property
    def reasons(self) -> tuple[str, ...]:
        """The codes of all reasons why not, each once."""
        return tuple(dict.fromkeys(refusal.reason.value for refusal in self.refusals))

    @property
    def message(self) -> str:
        """The verdict in plain English sentences."""
        return " ".join(map(str, self.refusals)) or "The turn is legal."


@dataclass(frozen=True, slots=True)
class Settlement:
    """What the rules make of a turn that was not finished properly."""

    table: Table
    rack: Rack
    """Before the tiles to draw."""
    draws: int
    """How many tiles the player now draws, as far as the pool reaches."""
    discards_last: bool
    """A discard is still owed: it is the tile drawn last."""
    stands: bool
    """The turn was legal after all and counts as played."""


@dataclass(frozen=True, slots=True)
class _Sheet:
    """The bookkeeping of a turn: what changed on the table, what came from the rack, what is left."""

    gone: list[Meld]
    """Old sets that do not lie as before."""
    made: list[Meld]
    """End sets that did not lie so before."""
    laid: Counter[Tile]
    taken: Counter[Tile]
    """Tiles that left the table."""
    rack: Counter[Tile]


def judge_play(setting: Setting, before: Before, proposal: Proposal) -> Verdict:
    """Judge a turn that lays tiles."""
    sheet = _sheet(before, proposal)
    rack = Rack(sheet.rack.elements())
    missing = _bookkeeping_faults(setting, before, proposal, sheet)
    refusals = [*missing, *_set_faults(setting, sheet.made), *_duty_faults(setting, proposal, sheet, rack)]
    if not sheet.laid:
        refusals.append(refuse(Reason.NO_RACK_TILE_PLAYED))
    value = None
    if not missing:
        handled, value = _handling(setting, before, proposal, sheet, loose=False)
        refusals.extend(handled)
    if refusals and not before.opened:
        value = opening_value(setting, _from_rack_alone(sheet))
    return Verdict(tuple(dict.fromkeys(refusals)), value, tuple(sorted(sheet.laid.elements())), rack)


def judge_draw(
    setting: Setting, before: Before, proposal: Proposal, *, playable: bool | None, pool_left: int
) -> Verdict:
    """Judge a turn that lays nothing: one tile drawn, and one discarded where the rules say so."""
    sheet = _sheet(before, proposal)
    refusals = _bookkeeping_faults(setting, before, proposal, sheet)
    refusals += _table_unchanged(sheet)
    if pool_left == 0 and not proposal.drawn:
        refusals += [refuse(Reason.NO_DISCARD_ALLOWED)] * bool(proposal.discarded)
    else:
        refusals += _draw_faults(proposal, pool_left)
        refusals += _discard_faults(setting, before, proposal)
    refusals += _compulsory(setting, playable)
    return Verdict(tuple(dict.fromkeys(refusals)), rack=Rack(sheet.rack.elements()))


def judge_pass(
    setting: Setting, before: Before, proposal: Proposal, *, playable: bool | None, pool_left: int
) -> Verdict:
    """Judge a pass: it needs an empty pool."""
    sheet = _sheet(before, proposal)
    refusals = _bookkeeping_faults(setting, before, proposal, sheet)
    refusals += _table_unchanged(sheet)
    if pool_left > 0:
        refusals.append(refuse(Reason.POOL_NOT_EMPTY))
    if proposal.drawn:
        refusals.append(refuse(Reason.TOO_MANY_DRAWN))
    if proposal.discarded:
        refusals.append(refuse(Reason.NO_DISCARD_ALLOWED))
    refusals += _compulsory(setting, playable)
    return Verdict(tuple(dict.fromkeys(refusals)), rack=Rack(sheet.rack.elements()))


def judge_starter_discard(setting: Setting, before: Before, proposal: Proposal) -> Verdict:
    """Judge the starter's first turn where it is one discard."""
    rules = setting.rules
    sheet = _sheet(before, proposal)
    refusals = _bookkeeping_faults(setting, before, proposal, sheet)
    if not rules.starter_discard:
        refusals.append(refuse(Reason.NO_DISCARD_ALLOWED))
    elif len(proposal.discarded) != 1:
        refusals.append(refuse(Reason.MUST_DISCARD))
    if proposal.drawn:
        refusals.append(refuse(Reason.TOO_MANY_DRAWN))
    if sheet.made or sheet.gone:
        if rules.starter_may_lay:
            lay = replace(proposal, discarded=(), drawn=(), rack=None)
            refusals.extend(judge_play(setting, before, lay).refusals)
        else:
            refusals.append(refuse(Reason.STARTER_ONLY_DISCARDS))
    return Verdict(tuple(dict.fromkeys(refusals)), rack=Rack(sheet.rack.elements()))


def settle(
    setting: Setting, before: Before, draft: Proposal, *, void: bool, drew: bool = False
) -> Settlement:
    """What becomes of a turn at the time-out or at an invalid end.

    `draft` is the table as it lies then; `void` says that the whole turn is taken back rather than
    its loose tiles; `drew` that the draw which begins every turn (`every_turn_then_place`) is done.
    """
    verdict = judge_play(setting, before, draft)
    if verdict.legal:
        return Settlement(draft.table, verdict.rack, 0, discards_last=False, stands=True)
    every_turn = setting.rules.draw_mode is DrawMode.EVERY_TURN_THEN_PLACE
    drew = drew or any(drawn.origin is Origin.POOL for drawn in draft.drawn)
    back = _taken_back(before, draft, discards_last=every_turn and drew)
    if void:
        return back
    if same_sets(draft.table, before.table):
        draws = 0 if every_turn and drew else 1
        owed = setting.rules.draw_mode is not DrawMode.INSTEAD_OF_PLAYING
        return replace(back, draws=draws, discards_last=owed)
    if _only_the_opening_failed(setting, verdict):
        return replace(back, draws=1)
    return _loose_taken_off(setting, before, draft, back)


# -- bookkeeping ---------------------------------------------------------------------------------


def _sheet(before: Before, proposal: Proposal) -> _Sheet:
    gone, made = _changes(before.table, proposal.table)
    more: dict[Tile, int] = {}
    for meld in made:
        for tile in meld:
            more[tile.plain] = more.get(tile.plain, 0) + 1
    for meld in gone:
        for tile in meld:
            more[tile.plain] = more.get(tile.plain, 0) - 1
    rack: dict[Tile, int] = {}
    for tile in (*before.rack, *(drawn.tile.plain for drawn in proposal.drawn)):
        rack[tile] = rack.get(tile, 0) + 1
    for tile, count in more.items():
        if count:
            rack[tile] = rack.get(tile, 0) - count
    for tile in proposal.discarded:
        rack[tile.plain] = rack.get(tile.plain, 0) - 1
    laid = Counter({tile: count for tile, count in more.items() if count > 0})
    taken = Counter({tile: -count for tile, count in more.items() if count < 0})
    return _Sheet(gone, made, laid, taken, Counter(rack))


def _changes(before: Table, after: Table) -> tuple[list[Meld], list[Meld]]:
    """The sets that do not lie as before, and those that did not lie so before."""
    old: dict[Meld, int] = {}
    for meld in map(lying_as, before):
        old[meld] = old.get(meld, 0) + 1
    made = []
    for meld in map(lying_as, after):
        if old.get(meld, 0):
            old[meld] -= 1
        else:
            made.append(meld)
    return [meld for meld, count in old.items() for _ in range(count)], made


def _bookkeeping_faults(setting: Setting, before: Before, proposal: Proposal, sheet: _Sheet) -> list[Refusal]:
    """Tiles lost, tiles from nowhere, and table tiles that went to the rack."""
    stated = None if proposal.rack is None else Counter(proposal.rack)
    faults: list[Refusal] = []
    for tile, count in sorted(sheet.rack.items()):
        if count < 0:
            faults.append(refuse(Reason.TILE_ADDED, tile=tile.text))
        elif stated is not None and stated[tile] < count and tile not in sheet.taken:
            faults.append(refuse(Reason.TILE_LOST, tile=tile.text))
    for tile in sorted(sheet.taken):
        if stated is not None and stated[tile] < sheet.rack[tile]:
            faults.append(refuse(Reason.TILE_LOST, tile=tile.text))
        elif not (tile is JOKER and setting.rules.joker_after_swap == "rack_allowed"):
            faults.append(refuse(Reason.TABLE_TILE_TO_RACK, tile=tile.text))
    if stated is not None:
        more = (tile for tile in sorted(stated) if stated[tile] > max(0, sheet.rack[tile]))
        faults.extend(refuse(Reason.TILE_ADDED, tile=tile.text) for tile in more)
    return faults


def _set_faults(setting: Setting, melds: Iterable[Meld]) -> list[Refusal]:
    faults: list[Refusal] = []
    for meld in melds:
        reading = setting.read(meld)
        if not reading.valid:
            faults += [refuse(Reason.INVALID_SET, set=str(meld)), *reading.faults]
    return faults


def _table_unchanged(sheet: _Sheet) -> list[Refusal]:
    return [refuse(Reason.DRAW_AND_PLAY)] if sheet.made or sheet.gone else []


def _from_rack_alone(sheet: _Sheet) -> list[Meld]:
    """The new sets of the end table that can be made of the laid tiles alone."""
    return made_of(sheet.made, sheet.laid)


# -- drawing and discarding ------------------------------------------------------------------------


def _duty_faults(setting: Setting, proposal: Proposal, sheet: _Sheet, rack: Rack) -> list[Refusal]:
    """What a player who lays may not do besides: draw, discard, take what he may not take."""
    rules = setting.rules
    faults: list[Refusal] = []
    if len(proposal.drawn) > 1:
        faults.append(refuse(Reason.TOO_MANY_DRAWN))
    if proposal.discarded:
        faults.append(refuse(Reason.NO_DISCARD_ALLOWED))
    for drawn in proposal.drawn:
        if drawn.origin is Origin.DISCARD and rules.take_discard is TakeDiscard.NEVER:
            faults.append(refuse(Reason.TAKE_DISCARD_FORBIDDEN))
        elif drawn.origin is Origin.FACE_UP and not _may_take_face_up(setting, rack):
            faults.append(refuse(Reason.FACE_UP_FORBIDDEN))
        elif drawn.origin is Origin.PENALTY or (
            drawn.origin is Origin.POOL and rules.draw_mode is not DrawMode.EVERY_TURN_THEN_PLACE
        ):
            faults.append(refuse(Reason.DRAW_AND_PLAY))
        elif drawn.origin is not Origin.POOL and not sheet.laid[drawn.tile.plain]:
            faults.append(refuse(Reason.TAKEN_TILE_NOT_LAID, tile=drawn.tile.text))
    return faults


def _may_take_face_up(setting: Setting, rack: Rack) -> bool:
    use = setting.rules.face_up_eighth
    return use is FaceUpEighth.TO_PLAY or (use is FaceUpEighth.TO_FINISH and not rack)


def _draw_faults(proposal: Proposal, pool_left: int) -> list[Refusal]:
    faults: list[Refusal] = []
    if not proposal.drawn:
        faults.append(refuse(Reason.MUST_DRAW))
    if len(proposal.drawn) > 1:
        faults.append(refuse(Reason.TOO_MANY_DRAWN))
    for drawn in proposal.drawn:
        if drawn.origin is Origin.DISCARD:
            faults.append(refuse(Reason.TAKEN_TILE_NOT_LAID, tile=drawn.tile.text))
        elif drawn.origin is Origin.FACE_UP:
            faults.append(refuse(Reason.FACE_UP_FORBIDDEN))
        elif drawn.origin is Origin.PENALTY:
            faults.append(refuse(Reason.TOO_MANY_DRAWN))
        elif pool_left == 0:
            faults.append(refuse(Reason.POOL_EMPTY))
    return faults


def _discard_faults(setting: Setting, before: Before, proposal: Proposal) -> list[Refusal]:
    rules = setting.rules
    if rules.draw_mode is DrawMode.INSTEAD_OF_PLAYING:
        return [refuse(Reason.NO_DISCARD_ALLOWED)] if proposal.discarded else []
    if len(proposal.discarded) != 1:
        return [refuse(Reason.MUST_DISCARD if not proposal.discarded else Reason.NO_DISCARD_ALLOWED)]
    tile = proposal.discarded[0].plain
    just_drawn = any(drawn.tile.plain is tile for drawn in proposal.drawn)
    if just_drawn and not rules.discard_drawn_tile and tile not in before.rack:
        return [refuse(Reason.DISCARDED_THE_DRAWN_TILE)]
    return []


def _compulsory(setting: Setting, playable: bool | None) -> list[Refusal]:
    forced = playable and not setting.rules.voluntary_draw
    return [refuse(Reason.MUST_PLAY_IF_ABLE)] if forced else []


# -- handling the table ----------------------------------------------------------------------------


def must_open(setting: Setting, before: Before) -> bool:
    """Whether the player still has to open before he may use the table."""
    shared = setting.rules.table_access is TableAccess.ANY_PLAYER_OPENED
    return not (before.opened or (shared and before.any_opened))


def opening_minimum(setting: Setting, rack_after: Sequence[Tile]) -> int:
    """The points an opening needs; a hand game may be exempt."""
    exempt = setting.rules.hand_game is HandGame.DOUBLE_AND_NO_MINIMUM and not rack_after
    return 0 if exempt else setting.rules.opening_min


def _handling(
    setting: Setting, before: Before, proposal: Proposal, sheet: _Sheet, *, loose: bool
) -> tuple[list[Refusal], int | None]:
    """What the opening, the table access and the joker rules say; and the value of the opening."""
    taken = [drawn.tile.plain for drawn in proposal.drawn if drawn.origin is Origin.DISCARD]
    demands = demands_of(
        setting.rules,
        announced=proposal.announced,
        into_new_set=taken[0] if taken and sheet.laid[taken[0]] else None,
        loose=loose,
    )
    turn = _Handling(setting, before, proposal, sheet, demands)
    if not must_open(setting, before):
        return turn.story_faults(()), None
    if setting.rules.table_access is TableAccess.TURN_AFTER_OPENING:
        return turn.closed_table()
    return turn.open_table()


@dataclass(frozen=True, slots=True)
class _Handling:
    """One turn's dealings with the table, judged by the opening and the joker rules."""

    setting: Setting
    before: Before
    proposal: Proposal
    sheet: _Sheet
    demands: Demands

    @property
    def minimum(self) -> int:
        rack = +self.sheet.rack
        return opening_minimum(self.setting, tuple(rack))

    def story_faults(self, opening: Sequence[Meld]) -> list[Refusal]:
        """Refusals of the joker and set rules, the opening being part of the table by now."""
        if any(not self.setting.read(meld).valid for meld in self.sheet.made):
            return []
        story = self._story(opening)
        return [] if story is None or story.exists(self.demands) else story.refusals(self.demands)

    def closed_table(self) -> tuple[list[Refusal], int | None]:
        """The table may not be touched in the turn of the opening."""
        faults = [refuse(Reason.OPENING_USES_TABLE)] if self.sheet.gone else []
        value = opening_value(self.setting, _from_rack_alone(self.sheet))
        if value < self.minimum:
            faults.append(self._below(value))
        named = self.proposal.opening
        if named and Counter(map(lying_as, named)) - Counter(self.sheet.made):
            faults.append(refuse(Reason.OPENING_NOT_FROM_RACK))
        return faults or self.story_faults(()), value

    def open_table(self) -> tuple[list[Refusal], int | None]:
        """Once the opening lies, the turn goes on with the table."""
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
            tuple(self.sheet.laid.elements()),
            self.minimum,
            _from_rack_alone(self.sheet),
            lambda opening: not must_fit or self._fits(opening),
        )

    def _fits(self, opening: tuple[Meld, ...]) -> bool:
        story = self._story(opening)
        return story is None or story.exists(self.demands)

    def _any_opening_will_do(self) -> bool:
        """Whether the choice of the opening cannot matter to the joker and set rules."""
        if self.demands.nothing:
            return True
        jokers = self.sheet.laid[JOKER] or any(meld.jokers for meld in self.sheet.gone)
        return not (jokers or self.demands.keep_sets or self.demands.into_new_set)

    def _named_opening(self, named: tuple[Meld, ...]) -> tuple[list[Refusal], int | None]:
        used = Counter(tile.plain for meld in named for tile in meld)
        valid = all(self.setting.read(meld).valid for meld in named)
        if not valid or used - self.sheet.laid:
            return [refuse(Reason.OPENING_NOT_FROM_RACK)], None
        value = opening_value(self.setting, named)
        faults = [self._below(value)] if value < self.minimum else []
        return [*faults, *self.story_faults(named)], value

    def _opening_faults(self) -> list[Refusal]:
        """Why no opening can be found: too few points, and a table touched before its time."""
        value = opening_value(self.setting, _from_rack_alone(self.sheet))
        faults = [self._below(value)] if value < self.minimum or not self.sheet.laid else []
        if self.sheet.gone:
            faults.append(refuse(Reason.OPENING_USES_TABLE))
        return faults or [refuse(Reason.OPENING_NOT_FROM_RACK)]

    def _below(self, value: int) -> Refusal:
        return refuse(Reason.OPENING_BELOW_MINIMUM, value=value, minimum=self.minimum)

    def _story(self, opening: Sequence[Meld]) -> Story | None:
        """The story to look for, or None if nothing is asked of it."""
        if self.demands.nothing:
            return None
        everything = self.demands.keep_sets or self.demands.into_new_set is not None or opening
        if not everything and not any(meld.jokers for meld in self.sheet.gone):
            return None
        old = (*self.before.table, *opening)
        return Story(self.setting, old, self.proposal.table, len(opening))


# -- time-out and invalid end ------------------------------------------------------------------------


def _taken_back(before: Before, draft: Proposal, *, discards_last: bool) -> Settlement:
    """All as before the turn; a tile drawn from the pool stays with the player."""
    drawn = (d.tile for d in draft.drawn if d.origin in (Origin.POOL, Origin.PENALTY))
    rack = Rack((*before.rack, *drawn))
    return Settlement(before.table, rack, 0, discards_last, stands=False)


_OPENING_REASONS = {
    Reason.OPENING_BELOW_MINIMUM,
    Reason.OPENING_USES_TABLE,
    Reason.OPENING_NOT_FROM_RACK,
}


def _only_the_opening_failed(setting: Setting, verdict: Verdict) -> bool:
    """Sheet 004 alone says what then happens: the player draws one, as if he had laid nothing."""
    reasons = {refusal.reason for refusal in verdict.refusals}
    return setting.rules.preset == "classic" and reasons <= _OPENING_REASONS


def _loose_taken_off(setting: Setting, before: Before, draft: Proposal, back: Settlement) -> Settlement:
    """Loose tiles go to the rack; if what remains breaks another rule, all is as before."""
    remains = Table(meld for meld in draft.table if setting.read(meld).valid)
    trial = replace(draft, table=remains, rack=None, discarded=())
    sheet = _sheet(before, trial)
    penalty = setting.rules.penalty_tiles
    broken = bool(sheet.gone or sheet.made) and (
        any(count < 0 for count in sheet.rack.values())
        or bool(_handling(setting, before, trial, sheet, loose=True)[0])
    )
    if broken:
        return replace(back, draws=penalty)
    rack = Rack(sheet.rack.elements())
    return Settlement(remains, rack, penalty, back.discards_last and not sheet.laid, stands=False)
