"""Judging a turn as a whole: legal, or every reason why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import attrgetter
from typing import Literal

from tilerummy.rules.judging.equal_tiles import Stop, never
from tilerummy.rules.judging.opening import Opening, best_opening, made_of, opening_value
from tilerummy.rules.judging.story import Demands, Story, Told, demands_of
from tilerummy.rules.judging.turn import Before, Drawn, Origin, Proposal, Verdict, must_open, opening_minimum
from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Reason, Refusal, Unreadable, refuse
from tilerummy.rules.setting import Setting, differing
from tilerummy.rules.table import Rack
from tilerummy.rules.tile import JOKER, Tile

# The bookkeeping: which sets changed, which tiles were laid, and whether none is lost or added.


@dataclass(frozen=True, slots=True)
class Books:
    """The bookkeeping of a turn: what changed on the table, what came from the rack, what is left."""

    gone: list[Meld]
    """Old sets that do not lie as before."""
    made: list[Meld]
    """End sets that did not lie so before."""
    laid: Counter[Tile]
    taken: Counter[Tile]
    """Tiles that left the table."""
    rack: Counter[Tile]


def keep_books(setting: Setting, before: Before, proposal: Proposal) -> Books:
    """What a turn changes; sets that lie as before drop out, wherever they lie."""
    gone, made = differing(setting, before.table, proposal.table)
    laid, taken, rack = _empty_count(), _empty_count(), _empty_count()
    more: dict[Tile, int] = {}
    # By the plain tile: what a joker is said to mean makes it no other tile.
    for meld in made:
        for tile in meld:
            more[tile.plain] = more.get(tile.plain, 0) + 1
    for meld in gone:
        for tile in meld:
            more[tile.plain] = more.get(tile.plain, 0) - 1
    for tile in (*before.rack, *(drawn.tile.plain for drawn in proposal.drawn)):
        rack[tile] = rack.get(tile, 0) + 1
    for tile, count in more.items():
        if count > 0:
            laid[tile] = count
            rack[tile] = rack.get(tile, 0) - count
        elif count < 0:
            taken[tile] = -count
            rack[tile] = rack.get(tile, 0) - count
    # Counted off here, so that a discard of a tile that nobody holds shows as one from nowhere.
    for tile in proposal.discarded:
        rack[tile.plain] = rack.get(tile.plain, 0) - 1
    return Books(gone, made, laid, taken, rack)


def _empty_count() -> Counter[Tile]:
    """An empty count. `Counter()` says the same in ten times as long, for each answer of the solver."""
    return Counter.__new__(Counter)


def book_faults(setting: Setting, before: Before, proposal: Proposal, books: Books) -> list[Refusal]:
    """Tiles lost, tiles from nowhere, and table tiles that went to the rack (6.2)."""
    if proposal.rack is None and not books.taken and min(books.rack.values(), default=0) >= 0:
        return []  # the usual turn: nothing to sort, and the solver has each of its answers judged
    # Whoever states a rack is held to it; in a match the rack is what is left over.
    stated = None if proposal.rack is None else Counter(proposal.rack)
    faults: list[Refusal] = []
    for tile, count in sorted(books.rack.items()):
        if count < 0:
            faults.append(refuse(Reason.TILE_ADDED, tile=tile.text))
        elif stated is not None and stated[tile] < count and tile not in books.taken:
            faults.append(refuse(Reason.TILE_LOST, tile=tile.text))
    for tile in sorted(books.taken):
        if stated is not None and stated[tile] < books.rack[tile]:
            faults.append(refuse(Reason.TILE_LOST, tile=tile.text))
        # 7.12: the one tile that may go up. Whether it was swapped is the story's question.
        elif not (tile is JOKER and setting.rules.joker_after_swap.rack_allowed):
            faults.append(refuse(Reason.TABLE_TILE_TO_RACK, tile=tile.text))
    if stated is not None:
        more = (tile for tile in sorted(stated) if stated[tile] > max(0, books.rack[tile]))
        faults.extend(refuse(Reason.TILE_ADDED, tile=tile.text) for tile in more)
    return faults


def sets_from_rack(books: Books) -> list[Meld]:
    """The new sets of the end table that can be made of the laid tiles alone."""
    return made_of(books.made, books.laid)


# Duties: drawing, discarding, taking open tiles, and playing where one must.

NO_DISCARD = refuse(Reason.NO_DISCARD_ALLOWED, why="never")
"""Nobody discards here, or not more than one tile."""


def duty_faults(setting: Setting, proposal: Proposal, books: Books, rack: Rack) -> list[Refusal]:
    """What a player who lays may not do besides: draw (5.3), discard (5.4), take a tile (5.6, 5.7)."""
    rules = setting.rules
    faults: list[Refusal] = []
    # 5.3: whoever lays has drawn at most one tile, and took at most one.
    if len(proposal.drawn) > 1:
        faults.append(refuse(Reason.TOO_MANY_DRAWN))
    if proposal.discarded:
        # One code, two sentences: not in this turn, or not in this game.
        why = "laid" if rules.draw_mode.discards else "never"
        faults.append(refuse(Reason.NO_DISCARD_ALLOWED, why=why))
    for drawn in proposal.drawn:
        # Each tile for itself, by where it came from: which of them the rules know at all.
        if drawn.origin is Origin.DISCARD and not rules.take_discard.allowed:
            faults.append(refuse(Reason.TAKE_DISCARD_FORBIDDEN))
        elif drawn.origin is Origin.FACE_UP and not _may_take_face_up(setting, rack):
            faults.append(refuse(Reason.FACE_UP_FORBIDDEN))
        elif drawn.origin is Origin.PENALTY or (
            drawn.origin is Origin.POOL and not rules.draw_mode.draws_first
        ):
            faults.append(refuse(Reason.DRAW_AND_PLAY))
        # Only open tiles are taken for a play (5.6, 5.7): what comes from the pool may stay on the rack.
        elif drawn.origin is not Origin.POOL and not books.laid[drawn.tile.plain]:
            faults.append(refuse(Reason.TAKEN_TILE_NOT_LAID, tile=drawn.tile.text))
    return faults


def _may_take_face_up(setting: Setting, rack: Rack) -> bool:
    use = setting.rules.face_up_eighth
    # 5.7: under most sheets the open tile is there to go out with, so nothing may be left.
    return use.lies_open and not (use.to_finish_only and rack)


def draw_faults(proposal: Proposal, pool_left: int) -> list[Refusal]:
    """What is wrong with the draw of a player who lays nothing: it is one tile, from the pool (5.2)."""
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
        # 8.6: penalty tiles come after a turn; in a draw of one's own they are one too many.
        elif drawn.origin is Origin.PENALTY:
            faults.append(refuse(Reason.TOO_MANY_DRAWN))
        elif pool_left == 0:
            faults.append(refuse(Reason.POOL_EMPTY))
    return faults


def discard_faults(setting: Setting, before: Before, proposal: Proposal) -> list[Refusal]:
    """What is wrong with the discard after a draw, where there is one (5.4)."""
    rules = setting.rules
    # 5.4: in most games nobody discards at all.
    if not rules.draw_mode.discards:
        return [NO_DISCARD] if proposal.discarded else []
    if len(proposal.discarded) != 1:
        return [NO_DISCARD if proposal.discarded else refuse(Reason.MUST_DISCARD)]
    tile = proposal.discarded[0].plain
    just_drawn = any(drawn.tile.plain is tile for drawn in proposal.drawn)
    # With its twin on the rack nobody can tell which of the two was put away.
    if just_drawn and not rules.discard_drawn_tile and tile not in before.rack:
        return [refuse(Reason.DISCARDED_THE_DRAWN_TILE)]
    return []


def compulsory(setting: Setting, playable: bool | None) -> list[Refusal]:
    """Whoever can lay must lay, under some rules (5.5); `playable` is None if nobody knows."""
    # None means that nobody asked a solver: then nothing is held against the player.
    forced = playable and not setting.rules.voluntary_draw
    return [refuse(Reason.MUST_PLAY_IF_ABLE)] if forced else []


# Handling the table: what the opening, the table access and the joker rules say.


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
    # Three ways by 4.4: opened already, the table closed in the turn of the opening, or open once it lies.
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
        # 4.1: only sets made of the player's own tiles count, whatever else was built.
        laid = sets_from_rack(self.books)
        value = opening_value(self.setting, laid)
        opens = bool(laid) and value >= self.minimum
        # The same fault reads differently to somebody whose opening is good enough.
        faults = [_uses_table("with" if opens else "before")] if self.books.gone else []
        if value < self.minimum:
            faults.append(self._below(value))
        named = self.proposal.opening
        # Here nothing is rebuilt in the turn of the opening, so what was named lies there at the end.
        if named and differing(self.setting, named, self.books.made)[0]:
            faults.append(refuse(Reason.OPENING_NOT_FROM_RACK))
        # Untouched old sets have their story; only what the taken discard asks for is left to look at.
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
        # Whoever names an opening is held to it, even if another would have done.
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
        # Enough points and the table untouched, yet no opening fits: then its sets were not the rack's.
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
        # 7 is about jokers of old sets: where none of these changed, nothing is asked.
        if not everything and not any(meld.jokers for meld in self.books.gone):
            return None
        old = (*self.before.table, *opening)
        return Story(self.setting, old, self.proposal.table, len(opening), self.stop)


def _uses_table(moment: Literal["before", "with"]) -> Refusal:
    """Who has not opened must open first; who opens in this very turn waits for the next."""
    return refuse(Reason.OPENING_USES_TABLE, moment=moment)


_ORDER = attrgetter("order")


def judge_play(
    setting: Setting, before: Before, proposal: Proposal, stop: Stop = never, told: Told | None = None
) -> Verdict:
    """Judge a turn that lays tiles; when `stop` says so it is given up, and `Stopped` is raised.

    Whoever has found a story already may say so in `told`: all but that story is judged anew.
    """
    books = keep_books(setting, before, proposal)
    rack = Rack(books.rack.elements())
    missing = book_faults(setting, before, proposal, books)
    no_sets = [fault for meld in books.made for fault in set_faults(meld, setting.read(meld).faults)]
    refusals = [*missing, *no_sets, *duty_faults(setting, proposal, books, rack)]
    # 5.1: to rearrange the table without laying is no turn.
    if not books.laid:
        refusals.append(refuse(Reason.NO_RACK_TILE_PLAYED))
    value = None
    # A story says which copy went where: with tiles lost or from nowhere there is none to look for.
    if not missing:
        handled, value = judge_handling(setting, before, proposal, books, loose=False, stop=stop, told=told)
        refusals.extend(handled)
    # Told with the refusal, so that a player sees how far the opening was.
    if refusals and not before.opened:
        value = opening_value(setting, sets_from_rack(books))
    return Verdict(
        tuple(dict.fromkeys(refusals)), value, tuple(sorted(books.laid.elements(), key=_ORDER)), rack
    )


def judge_draw(
    setting: Setting, before: Before, proposal: Proposal, *, playable: bool | None, pool_left: int
) -> Verdict:
    """Judge a turn that lays nothing: one tile drawn, and one discarded where the rules say so."""
    books = keep_books(setting, before, proposal)
    refusals = book_faults(setting, before, proposal, books)
    refusals += _table_unchanged(books)
    # 5.9: with nothing to draw one passes, and whoever passes discards nothing.
    if pool_left == 0 and not proposal.drawn:
        refusals += [NO_DISCARD] * bool(proposal.discarded)
    else:
        refusals += draw_faults(proposal, pool_left)
        refusals += discard_faults(setting, before, proposal)
    refusals += compulsory(setting, playable)
    return Verdict(tuple(dict.fromkeys(refusals)), rack=Rack(books.rack.elements()))


def judge_pass(
    setting: Setting, before: Before, proposal: Proposal, *, playable: bool | None, pool_left: int
) -> Verdict:
    """Judge a pass: it needs an empty pool."""
    books = keep_books(setting, before, proposal)
    refusals = book_faults(setting, before, proposal, books)
    refusals += _table_unchanged(books)
    # 5.9: nobody passes while there is something to draw.
    if pool_left > 0:
        refusals.append(refuse(Reason.POOL_NOT_EMPTY))
    if proposal.drawn:
        refusals.append(refuse(Reason.TOO_MANY_DRAWN))
    if proposal.discarded:
        refusals.append(NO_DISCARD)
    refusals += compulsory(setting, playable)
    return Verdict(tuple(dict.fromkeys(refusals)), rack=Rack(books.rack.elements()))


def judge_starter_discard(setting: Setting, before: Before, proposal: Proposal) -> Verdict:
    """Judge the starter's first turn where it is one discard."""
    rules = setting.rules
    books = keep_books(setting, before, proposal)
    refusals = book_faults(setting, before, proposal, books)
    # A case or a record may claim such a turn under rules that have none (2.5).
    if not rules.starter_discard:
        refusals.append(NO_DISCARD)
    elif len(proposal.discarded) != 1:
        refusals.append(refuse(Reason.MUST_DISCARD))
    if proposal.drawn:
        refusals.append(refuse(Reason.TOO_MANY_DRAWN))
    if books.made or books.gone:
        if rules.starter_may_lay:
            # 2.5: what is laid before the discard is judged as a turn of its own, in which nothing was drawn
            # or discarded.
            lay = replace(proposal, discarded=(), drawn=(), rack=None)
            refusals.extend(judge_play(setting, before, lay).refusals)
        else:
            refusals.append(refuse(Reason.STARTER_ONLY_DISCARDS))
    return Verdict(tuple(dict.fromkeys(refusals)), rack=Rack(books.rack.elements()))


def _table_unchanged(books: Books) -> list[Refusal]:
    return [refuse(Reason.DRAW_AND_PLAY)] if books.made or books.gone else []


# Tiles that are not in the game are refused before anything else is judged: the judges above rely on the
# tiles of the game, and with others their search has no bounds.


def tiles_at_hand(before: Before, drawn: Iterable[Drawn] = ()) -> Counter[Tile]:
    """How many of each tile a turn can use: those on the table, on the rack, and those that were drawn."""
    return before.table.tiles() + Counter(before.rack) + Counter(one.tile.plain for one in drawn)


def strange_tiles(setting: Setting, tiles: Counter[Tile]) -> list[Refusal]:
    """A refusal for each tile that is not in the game, or not so often."""
    strange = (tile for tile, count in sorted(tiles.items()) if count > setting.copies(tile))
    colours = " ".join(setting.shape.colours)
    return [refuse(Reason.TILE_NOT_IN_GAME, tile=tile.text, colours=colours) for tile in strange]


def check_tiles(setting: Setting, before: Before) -> None:
    """Refuse a position with tiles that are not in the game, or with more copies than exist."""
    check_counts(setting, tiles_at_hand(before))


def check_counts(setting: Setting, tiles: Counter[Tile]) -> None:
    """Refuse tiles that are not in the game, or more copies than exist."""
    for tile, count in tiles.items():
        most = setting.copies(tile)
        if count > most:
            raise Unreadable(f"there are only {most} of {tile}" if most else not_in_game(setting, tile))


def not_in_game(setting: Setting, tile: Tile) -> str:
    """That a tile does not exist here, and which ones do."""
    if tile.is_joker:
        return f"{tile} is not in this game: it has no jokers"
    return f"{tile} is not in this game: its colours are {' '.join(setting.shape.colours)}"


def judge_any_play(setting: Setting, before: Before, proposal: Proposal) -> Verdict:
    """Judge a turn that lays tiles, in a position that perhaps cannot be."""
    # A box at home may hold a third red seven; the judge must say so and not look for its twin.
    strange = strange_tiles(setting, tiles_at_hand(before, proposal.drawn))
    if strange:
        return judge_impossible(setting, before, proposal, strange)
    return judge_play(setting, before, proposal)


def judge_impossible(
    setting: Setting, before: Before, proposal: Proposal, strange: Iterable[Refusal]
) -> Verdict:
    """The verdict on a turn with tiles that are not in the game: only what can be seen at a glance."""
    readings = [setting.read(meld) for meld in proposal.table]
    faults = [fault for reading in readings for fault in set_faults(reading.meld, reading.faults)]
    refusals = [*strange, *tiles_moved(before, proposal), *faults]
    return Verdict(tuple(dict.fromkeys(refusals)), None if before.opened else 0)


def tiles_moved(before: Before, proposal: Proposal) -> Iterator[Refusal]:
    """A refusal for each tile that is lost or added between the beginning of the turn and its end."""
    had = tiles_at_hand(before, proposal.drawn)
    discarded = Counter(tile.plain for tile in proposal.discarded)
    has = proposal.table.tiles() + Counter(proposal.rack or ()) + discarded
    if proposal.rack is not None:
        yield from (refuse(Reason.TILE_LOST, tile=tile.text) for tile in sorted(had - has))
    yield from (refuse(Reason.TILE_ADDED, tile=tile.text) for tile in sorted(has - had))


def set_faults(meld: Meld, faults: Iterable[Refusal]) -> list[Refusal]:
    """What is wrong with tiles that are no set, led by which tiles these are; nothing for a set."""
    each = list(faults)
    return [refuse(Reason.INVALID_SET, set=str(meld)), *each] if each else []
