"""The clauses of a rule set: which of them hold, what each says, and which sheet prints it.

A clause has two numbers. Its lasting one is that of docs/rules.md, the same in every rule set and language,
so that a refusal and a link can point at it. What a rule set has no use for is left out; the reader sees
the clause's place in this book, which has no gaps.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum

from tilerummy.rulebook.example import OFFERED_CLOCK_S, at_most, clock_is_offered, is_timed, stretches
from tilerummy.rulebook.sentence import Reference, Sentence, listed, say, time_said
from tilerummy.rules.parameter import OnTimeout, PoolLayout, Starter, TableAccess, TakeDiscard
from tilerummy.rules.preset import PARAMETERS, Rules, clause_notes, editions, load, sayers, source
from tilerummy.rules.refusal import Reason


@dataclass(frozen=True, slots=True)
class ClauseText:
    """What a clause says, under its lasting number."""

    number: str
    sentences: tuple[Sentence, ...]


def clause_text(number: str, *sentences: Sentence | str | None) -> ClauseText:
    """A clause of sentences or their keys; those that this rule set has no use for are None."""
    return ClauseText(number, tuple(say(one) if isinstance(one, str) else one for one in sentences if one))


# Sections 1 and 2: what is in the box, and what is done before the first turn.


def box(rules: Rules) -> Iterator[ClauseText]:
    """What is in the box."""
    most = at_most(rules, rules.colours_by_players)
    # Only those that can ever be in play: with few players the others stay in the box.
    colours = [say(f"colour-{letter}") for letter in rules.colours[:most]]
    yield clause_text("1.1", "book-numbers")
    yield clause_text("1.2", _colours(rules, listed(colours), most))
    counts = stretches(rules, lambda players: (rules.jokers_by_players[players], rules.tile_count(players)))
    if len(counts) == 1:
        (jokers, tiles) = counts[0][2]
        yield clause_text("1.3", say("book-jokers", jokers=say("jokers-count", count=jokers)))
        yield clause_text("1.4", say("book-total", tiles=say("tiles-count", count=tiles)))
    else:
        # 1.4 is told along with it: a total for each number of players.
        told = (one for stretch in counts for one in _with_players(rules, *stretch))
        yield clause_text("1.3", *told, "book-numbers-elsewhere" if _as_its_sisters(rules) else None)
    low, high = rules.players
    yield clause_text("1.5", say("pad-players-range", low=low, high=high))


def _colours(rules: Rules, named: Sentence, count: int) -> Sentence:
    """The colours; a sheet that names none leaves them to whoever makes the box."""
    if source(rules.preset, "colours").editions or rules.colours != load(rules.preset).colours:
        return say("book-colours", list=named)
    return say("book-colours-chosen", colours=say("colours-count", count=count), list=named)


def _as_its_sisters(rules: Rules) -> bool:
    """Whether the sheet has more colours for many players, and no word on how many tiles that makes."""
    counts = ("colours_by_players", "jokers_by_players", "players")
    printed = load(rules.preset)
    as_printed = all(getattr(rules, name) == getattr(printed, name) for name in counts)
    return as_printed and not source(rules.preset, "jokers_by_players").editions


def _with_players(rules: Rules, low: int, high: int, counts: tuple[int, int]) -> Iterator[Sentence]:
    jokers, tiles = counts
    things = listed(
        (
            say("colours-count", count=rules.colours_by_players[low]),
            say("jokers-count", count=jokers),
            say("tiles-count", count=tiles),
        )
    )
    yield say("book-box-players", range=str(low) if low == high else f"{low}\N{EN DASH}{high}", list=things)
    # 1.3: a third joker with five players is a house's choice, so it is mentioned where it was not made.
    if low == high == 5 and jokers == rules.jokers_by_players[4]:
        yield say("book-third-joker")


def setup(rules: Rules) -> Iterator[ClauseText]:
    """What is done before the first turn, in the order of the sheet."""
    yield from _order(rules)
    yield from _hands(rules)
    if rules.face_up_eighth.lies_open:
        eighth = _pool_layout(rules) is PoolLayout.STACKS_OF_7_LAST_8
        face_up = "book-face-up-eighth" if eighth else "book-face-up"
        yield clause_text("2.7", say(face_up, number=Reference("5.7")))
    if not _starter_first(rules):
        yield clause_text("2.1", f"book-starter-{rules.starter}")
        yield from _ties(rules)
    yield clause_text("2.3", f"book-direction-{rules.direction}")
    if rules.starter_discard:
        yield clause_text(
            "2.5", "book-starter-lays" if rules.starter_may_lay else "book-starter-discards", *_aside(rules)
        )
    yield clause_text("2.8", f"book-next-starter-{rules.next_starter}")


def _order(rules: Rules) -> Iterator[ClauseText]:
    """Mixing, stacking and the draw for the start; where two stacks make a hand, the draw comes first."""
    starter = f"book-starter-{rules.starter}"
    mixed = None if rules.pool_layout is PoolLayout.BAG else "book-mix"
    laid = f"book-layout-{_pool_layout(rules)}"
    if _dealt_in_stacks(rules) and _starter_first(rules):
        yield clause_text("2.1", mixed, starter)
        yield from _ties(rules)
        yield clause_text("1.6", laid)
        return
    yield clause_text("1.6", mixed, None if _stacks_the_rest(rules) else laid)
    if _starter_first(rules):
        yield clause_text("2.1", starter)
        yield from _ties(rules)


def _starter_first(rules: Rules) -> bool:
    """Whether it is known who starts before anyone takes tiles, as every sheet has it that needs it."""
    return rules.starter_discard or rules.starter is Starter.HIGHEST_TILE_RETURNED


def _ties(rules: Rules) -> Iterator[ClauseText]:
    if rules.starter in _TIES:
        yield clause_text("2.2", f"book-tie-{rules.starter}")


def _hands(rules: Rules) -> Iterator[ClauseText]:
    pool = "book-pool-bag" if rules.pool_layout is PoolLayout.BAG else "book-pool"
    rest = f"book-rest-{rules.pool_layout}" if _stacks_the_rest(rules) else None
    yield clause_text("2.4", *hand(rules), rest, pool)
    yield clause_text("2.6", f"book-pool-owner-{rules.pool_owner}")


def _stacks_the_rest(rules: Rules) -> bool:
    """Whether only what is left after the deal is stacked: sheets 002 and 003 have it so."""
    stacked = _pool_layout(rules) in (PoolLayout.STACKS_OF_7, PoolLayout.SINGLE_STACK)
    return stacked and editions(rules.preset)[0][:3] in ("002", "003")


_TIES = (Starter.HIGHEST_TILE_RETURNED, Starter.DIE_HIGHEST)


def _dealt_in_stacks(rules: Rules) -> bool:
    """Whether everyone takes two stacks, as sheet 000 has it."""
    return rules.pool_layout is PoolLayout.STACKS_OF_7_LAST_8 and rules.hand_size == 14


def _pool_layout(rules: Rules) -> PoolLayout:
    """How the tiles lie: all of them in stacks of 7 leave one over, and that goes onto the last stack."""
    one_left = rules.tile_count(rules.players[0]) % 7 == 1 and rules.starter is Starter.HIGHEST_TILE_RETURNED
    if rules.pool_layout is PoolLayout.STACKS_OF_7 and one_left:
        return PoolLayout.STACKS_OF_7_LAST_8
    return rules.pool_layout


def hand(rules: Rules) -> tuple[Sentence, ...]:
    """How many tiles everyone gets, and who gets one more."""
    key = "book-hand-stacks" if _dealt_in_stacks(rules) else "book-hand"
    taken = say(key, tiles=say("tiles-count", count=rules.hand_size))
    return (taken, say("book-starter-hand", count=rules.starter_hand)) if rules.starter_discard else (taken,)


def _aside(rules: Rules) -> tuple[str, ...]:
    """Where the starter's discard lies; told with it where nobody discards again."""
    if rules.draw_mode.discards:
        return ()
    return (discarded(rules) if rules.take_discard.allowed else "book-discard-stays-right",)


def discarded(rules: Rules) -> str:
    """Where a discard lies: left of the rack by sheet 000, right of it by sheet 003."""
    return "book-discards-left" if rules.draw_mode.draws_first else "book-discards-right"


# Section 8: the clock, mistakes, and what they cost.


def mistakes(rules: Rules) -> Iterator[ClauseText]:
    """Time and mistakes."""
    penalty = "book-penalty-follows" if rules.penalty_tiles else None
    timed = is_timed(rules)
    yield clause_text("8.1", clock_said(rules))
    if timed:
        yield from _when_time_is_up(rules, penalty)
    yield clause_text("8.8", *_mistake(rules, penalty))
    if takes(rules):
        yield clause_text("8.9", "book-taken-goes-back")
    yield clause_text("8.6", *_penalty(rules))
    if timed and discards(rules):
        yield clause_text("8.7", "book-owed-discard")


def _penalty(rules: Rules) -> Iterator[Sentence | str]:
    """The penalty, where anything leads to it: a turn that is taken back whole costs nothing more."""
    costs = is_timed(rules) and rules.on_timeout is OnTimeout.LOOSE_TO_RACK
    if not rules.penalty_tiles or not (costs or not rules.on_invalid_end.voids):
        yield "book-no-penalty"
        return
    yield say("book-penalty", tiles=say("tiles-count", count=rules.penalty_tiles))
    if rules.penalty_tiles > 1:
        yield "book-penalty-short"


def _when_time_is_up(rules: Rules, penalty: str | None) -> Iterator[ClauseText]:
    loose = rules.on_timeout is OnTimeout.LOOSE_TO_RACK
    yield clause_text("8.2", "book-time-stands")
    reading = "book-time-reading" if loose and _is_a_reading(rules) else None
    yield clause_text("8.3", f"book-time-{rules.on_timeout}", penalty if loose else None, reading)
    if loose:
        low = "book-time-low" if rules.failed_opening_draws_one else None
        untouched = "book-time-untouched-drawn" if rules.draw_mode.draws_first else "book-time-untouched"
        yield clause_text("8.5", untouched, low)


def _is_a_reading(rules: Rules) -> bool:
    """Sheet 004 takes back "what one could not lay": one's own tiles, or all that lie loose."""
    return rules.preset == "classic" and rules.on_timeout == load(rules.preset).on_timeout


def _mistake(rules: Rules, penalty: str | None) -> tuple[str | None, ...]:
    """What a wrong end costs: at a real table by the sheet, on screen only where a house wants it so."""
    # A turn that is taken back whole costs nothing more.
    follows = None if rules.on_invalid_end.voids else penalty
    if rules.penalise_mistakes:
        return f"book-penalised-{rules.on_invalid_end}", follows
    return f"book-mistake-{rules.on_invalid_end}", follows, "book-mistake-refused"


def clock_said(rules: Rules) -> Sentence:
    """How long a turn may take."""
    if clock_is_offered(rules) and rules.on_timeout is not OnTimeout.NONE:
        return say("book-clock-optional", time=time_said(OFFERED_CLOCK_S))
    if not rules.time_limit_s:
        return say("book-no-clock")
    return say("book-clock", time=time_said(rules.time_limit_s))


def discards(rules: Rules) -> bool:
    """Whether tiles are ever discarded."""
    return rules.starter_discard or rules.draw_mode.discards


def takes(rules: Rules) -> bool:
    """Whether an open tile is ever taken."""
    taken = rules.take_discard.allowed and discards(rules)
    return taken or rules.face_up_eighth.lies_open


SECTIONS = tuple(range(1, 10))
"""The sections of docs/rules.md that speak to players."""


STEPS = frozenset({"1.6", "2.1", "2.3", "2.4", "2.5", "2.7", "5.1", "5.2"})
"""What one does, one after the other, before the game and in a turn."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: its lasting number, its place in the book, and its sentences."""

    number: str
    place: str
    section: int
    sentences: tuple[Sentence, ...]

    @property
    def is_step(self) -> bool:
        """Whether it tells a step of the set-up or of a turn."""
        return self.number in STEPS


def clauses(rules: Rules) -> tuple[Clause, ...]:
    """All clauses of a rule set, in the order in which one reads them."""
    found = {number: [*part(rules)] for number, part in zip(SECTIONS, _PARTS, strict=True)}
    # Sentences may point ahead: all places are known before the first is told.
    places = {
        here.number: f"{section}.{place}"
        for section, part in found.items()
        for place, here in enumerate(part, start=1)
    }
    return tuple(
        Clause(
            here.number, places[here.number], section, tuple(one.pointing(places) for one in here.sentences)
        )
        for section, part in found.items()
        for here in part
    )


def _sets(rules: Rules) -> Iterator[ClauseText]:
    distinct = rules.group_distinct_colours
    yield clause_text("3.1", "book-run")
    yield clause_text("3.2", "book-run-ends")
    yield clause_text("3.3", _group(rules), _group_max(rules))
    yield clause_text("3.4", "book-joker")
    yield clause_text("3.5", "book-joker-in-run")
    yield clause_text("3.6", "book-joker-in-group" if distinct else "book-joker-in-group-repeats")
    yield clause_text("3.7", "book-joker-both")
    if rules.opening_min:  # nothing else asks what a set is worth
        yield clause_text("3.8", "book-value")


def _group(rules: Rules) -> str:
    if not rules.group_distinct_colours:
        return "book-group-repeats"
    four = at_most(rules, rules.colours_by_players) == 4 and isinstance(rules.group_max, str)
    return "book-group-four" if four else "book-group"


def _group_max(rules: Rules) -> Sentence | None:
    if isinstance(rules.group_max, int):
        return say("book-group-max", tiles=say("tiles-count", count=rules.group_max))
    return None if rules.group_distinct_colours else say("book-group-max-colours")


def _opening(rules: Rules) -> Iterator[ClauseText]:
    if rules.opening_min:
        yield clause_text("4.1", say("book-opening", count=rules.opening_min))
        single = rules.opening_scope.single
        yield clause_text("4.2", "book-opening-single" if single else "book-opening-sum")
        yield clause_text("4.3", _opening_joker(rules))
    else:
        yield clause_text("4.1", "book-opening-any")
    yield clause_text("4.4", f"book-access-{rules.table_access}")
    if rules.table_access.shared:
        yield clause_text("4.5", "book-open-to-all")
    if rules.table_access is TableAccess.SAME_TURN_AFTER_OPENING:
        yield clause_text("4.6", "book-opening-joins")
    if rules.hand_game.doubles:
        free = rules.hand_game.needs_no_minimum and rules.opening_min
        yield clause_text("4.7", "book-hand-game", "book-hand-game-free" if free else None)


def _opening_joker(rules: Rules) -> Sentence:
    if isinstance(rules.opening_joker_value, str):
        return say("book-opening-joker-replaced")
    return say("book-opening-joker-flat", count=rules.opening_joker_value)


def _turn(rules: Rules) -> Iterator[ClauseText]:
    lay, draw = clause_text("5.1", "book-lay"), clause_text("5.2", f"book-draw-{rules.draw_mode}")
    # In the order of doing: some sheets begin every turn with a draw (5.2).
    yield from (draw, lay) if rules.draw_mode.draws_first else (lay, draw)
    if not rules.draw_mode.draws_first:
        yield clause_text("5.3", "book-drawn-waits")
    if rules.draw_mode.discards:
        keeps = None if rules.discard_drawn_tile else "book-keep-drawn"
        yield clause_text("5.4", discarded(rules), "book-lay-no-discard", keeps)
    if not rules.draw_mode.draws_first or not rules.voluntary_draw:
        yield clause_text("5.5", "parameter-voluntary-draw.help" if rules.voluntary_draw else "book-must-lay")
    if rules.take_discard.allowed and discards(rules):
        yield clause_text("5.6", "book-take-discard")
    elif rules.draw_mode.discards:
        yield clause_text("5.6", "refusal-take-discard-forbidden")
    if rules.face_up_eighth.lies_open:
        yield clause_text("5.7", f"book-face-up-{rules.face_up_eighth}")
    yield clause_text(
        "5.9", "book-pool-empty", "book-last-not-discarded" if rules.draw_mode.discards else None
    )


def _table(rules: Rules) -> Iterator[ClauseText]:
    yield clause_text("6.1", "book-end-counts")
    yield clause_text("6.2", "book-stays")
    yield clause_text("6.3", "book-only-sets")
    yield clause_text("6.4", "book-nobodys")
    yield clause_text("6.5", "book-handling")
    new_set = rules.joker_after_swap.new_set_only
    new_set = new_set or rules.take_discard is TakeDiscard.FOR_NEW_SET
    if new_set or rules.keep_three_of_original or rules.joker_sets.keeps_company:
        yield clause_text("6.6", "book-continues")
    if new_set:
        yield clause_text("6.7", "book-new-set")
    yield clause_text("6.8", "book-keep-together" if rules.keep_three_of_original else "book-may-dissolve")


def _jokers(rules: Rules) -> Iterator[ClauseText]:
    lying = clause_text("7.2", f"book-joker-sets-{rules.joker_sets}")
    if needs_no_swap(rules):
        yield lying
        yield clause_text("7.8", "book-free-no-swap")
        yield clause_text("7.12", f"book-after-swap-{rules.joker_after_swap}")
    else:
        if not rules.joker_sets.goes_freely:
            yield clause_text("7.1", "book-joker-settled")
        yield lying
        yield from _swaps(rules)
    if rules.joker_swap_announced:
        yield clause_text("7.14", "book-announce")
    yield clause_text("7.15", "book-who-swaps")
    yield clause_text("7.16", "book-joker-from-rack")


def _swaps(rules: Rules) -> Iterator[ClauseText]:
    bound = not rules.joker_sets.goes_freely
    yield clause_text("7.8", "book-swap")
    yield clause_text("7.9", f"book-swap-{rules.joker_swap_tile_from}")
    if not bound:
        yield clause_text("7.1", "book-joker-settled-free")
    if bound:  # a free joker's tile has to join all of its set anyway (7.13)
        apart = say("book-swapped-in-not-kept", number=Reference("6.8"))
        yield clause_text("7.10", "book-swapped-in", apart if rules.keep_three_of_original else None)
        yield clause_text("7.11", "book-several-jokers")
    if not bound and _conditions(rules):  # what a swap is, before what follows from one
        yield clause_text("7.13", "book-free-swap")
    yield clause_text("7.12", f"book-after-swap-{rules.joker_after_swap}", _may_drop(rules))


def _may_drop(rules: Rules) -> Sentence | None:
    """Sheet 003 FR offers two conditions of a swap, and does not ask for them."""
    printed = load(rules.preset)
    values = ("joker_swap_tile_from", "joker_after_swap")
    as_printed = all(getattr(rules, name) == getattr(printed, name) for name in values)
    if rules.preset != "pro6-fr" or not as_printed:
        return None
    return say("book-may-drop", number=Reference("7.9"), other=Reference("7.12"))


def needs_no_swap(rules: Rules) -> bool:
    """Whether a joker goes freely and nothing hangs on whether it was swapped."""
    return rules.joker_sets.goes_freely and not _conditions(rules)


def _conditions(rules: Rules) -> bool:
    """Whether a swap must be told from a free move."""
    rack = rules.joker_swap_tile_from.rack_only
    return rack or rules.joker_after_swap.new_set_only or rules.joker_swap_announced


def _end(rules: Rules) -> Iterator[ClauseText]:
    yield clause_text("9.1", "book-going-out")
    if rules.announce_last_tile:
        yield clause_text("9.2", "parameter-announce-last-tile.help")
    yield clause_text("9.3", "book-losers", joker_costs(rules))
    yield clause_text("9.4", f"book-winner-{rules.winner_bonus}")
    if rules.hand_game.doubles:
        yield clause_text("9.5", "book-doubled")
    yield clause_text("9.6", "book-blocked")
    yield clause_text("9.7", "book-blocked-tie" if rules.winner_bonus.pays else "book-blocked-tie-none")
    agreed = isinstance(rules.rounds, str)
    yield clause_text("9.8", "book-rounds-agreed" if agreed else say("book-rounds", count=rules.rounds))
    yield clause_text("9.9", "book-match-winner" if rules.winner_bonus.pays else "book-match-winner-fewest")
    yield clause_text("9.10", "book-leaving")
    variants = _VARIANTS.get(rules.preset)
    named = say("book-variants", name=say(f"preset-{variants}")) if variants else None
    yield clause_text("9.11", "book-house-rules", named)


_VARIANTS = {"rummy": "rummy-variants", "rummy-it": "rummy-variants"}
"""Where to find what a sheet offers besides its base game."""


def joker_costs(rules: Rules) -> Sentence:
    """What a joker on the rack costs at the end."""
    return say("book-joker-costs", count=rules.joker_in_rack_points)


_PARTS = (box, setup, _sets, _opening, _turn, _table, _jokers, mistakes, _end)


# -- where a clause comes from: what a refusal belongs to, and which sheet prints it ------------------


def clause_of(reason: Reason, numbers: Collection[str]) -> str:
    """The clause that a refusal refers to, out of those that a book has."""
    # Each book has one of them: to make a book asks for every reason.
    return next(number for number in reason.clauses if number in numbers)


# Which printed sheet a clause comes from, and where a sheet is silent, partly so, unclear, or lets choose: of
# values and of clauses that hang on none the files of the presets say it (rules/presets).


class Note(StrEnum):
    """What a reader should know about a clause besides its words."""

    NONE = ""
    SILENT = "silent"
    PARTLY = "partly"
    OPTIONAL = "optional"
    DIFFERS = "differs"
    REVERSED = "reversed"


@dataclass(frozen=True, slots=True)
class Cited:
    """An edition such as `003 DE`, and a note; a house rule comes from no sheet."""

    edition: str
    note: Note


_CODES = {"en": ("GB", "EN"), "da": ("DK",), "sv": ("SE",)}


def cited(rules: Rules, number: str, language: str) -> Cited:
    """Where a clause comes from: the edition in the reader's language if it says so, else another."""
    asked = [one.name for one in PARAMETERS if one.clause == number]
    if not rules.changes().keys().isdisjoint(asked):  # no sheet prints what a house has made of it
        return Cited("", Note.NONE)
    own = editions(rules.preset)
    told = [one for one in own if one in _sayers(rules.preset, number, asked)]
    silent = Note.NONE if told else Note.SILENT
    return Cited(_nearest(told or own, language), Note(clause_notes(rules.preset).get(number, silent)))


def _sayers(preset: str, number: str, asked: list[str]) -> Collection[str]:
    """The editions that say it; of several values the one that most editions leave out decides."""
    said = sayers(preset, number)
    # One that hangs on no value is told by the sheet; one with values by their sources.
    if said or not asked:
        return said
    spoken = [name for name in asked if name in _SPOKEN] or asked
    return set[str].intersection(*({*source(preset, name).editions} for name in spoken))


_SPOKEN = {"numbers", "colours", "hand_size", "starter_discard", "group_distinct_colours", "on_invalid_end"}
"""Of several values of one clause, those that its sentence is about."""


def _nearest(found: tuple[str, ...] | list[str], language: str) -> str:
    codes = _CODES.get(language, (language.upper(),))
    # Whoever reads Dutch can look it up in a Dutch sheet; else any edition will do.
    return next((one for one in found if one.split()[1] in codes), found[0])
