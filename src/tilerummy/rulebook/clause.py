"""The clauses of a rule set: which of them hold, and what each says.

A clause has two numbers. Its lasting one is that of docs/rules.md, the same in every rule set and language,
so that a refusal and a link can point at it. What a rule set has no use for is left out; the reader sees
the clause's place in this book, which has no gaps.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tilerummy.rulebook.sentence import Reference, Sentence, listed, say, stretches, time_said
from tilerummy.rules.parameter import OnTimeout, PoolLayout, Starter, TableAccess, TakeDiscard
from tilerummy.rules.preset import Rules, load

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


@dataclass(frozen=True, slots=True)
class _Said:
    number: str
    sentences: tuple[Sentence, ...]


def clauses(rules: Rules) -> tuple[Clause, ...]:
    """All clauses of a rule set, in the order in which one reads them."""
    found = {number: [*part(rules)] for number, part in zip(SECTIONS, _PARTS, strict=True)}
    places = {
        said.number: f"{section}.{place}"
        for section, part in found.items()
        for place, said in enumerate(part, start=1)
    }
    return tuple(
        Clause(
            said.number, places[said.number], section, tuple(one.pointing(places) for one in said.sentences)
        )
        for section, part in found.items()
        for said in part
    )


def _clause(number: str, *sentences: Sentence | str | None) -> _Said:
    return _Said(number, tuple(say(one) if isinstance(one, str) else one for one in sentences if one))


def _box(rules: Rules) -> Iterator[_Said]:
    colours = [say(f"colour-{letter}") for letter in rules.colours]
    yield _clause("1.1", "book-numbers")
    yield _clause("1.2", say("book-colours", list=listed(colours)))
    counts = stretches(rules, lambda players: (rules.jokers_by_players[players], rules.tile_count(players)))
    if len(counts) == 1:
        (jokers, tiles) = counts[0][2]
        yield _clause("1.3", say("book-jokers", jokers=say("jokers-count", count=jokers)))
        yield _clause("1.4", say("book-total", tiles=say("tiles-count", count=tiles)))
    else:
        third = "book-third-joker" if rules.jokers_by_players.get(5) == rules.jokers_by_players[4] else None
        yield _clause("1.3", *(_with_players(rules, *stretch) for stretch in counts), third)
    low, high = rules.players
    yield _clause("1.5", say("pad-players-range", low=low, high=high))


def _with_players(rules: Rules, low: int, high: int, counts: tuple[int, int]) -> Sentence:
    jokers, tiles = counts
    things = listed(
        (
            say("colours-count", count=rules.colours_by_players[low]),
            say("jokers-count", count=jokers),
            say("tiles-count", count=tiles),
        )
    )
    return say("book-box-players", range=str(low) if low == high else f"{low}\N{EN DASH}{high}", list=things)


def _setup(rules: Rules) -> Iterator[_Said]:
    yield from _order(rules)
    bag = rules.pool_layout is PoolLayout.BAG
    yield _clause("2.4", *hand(rules), "book-pool-bag" if bag else "book-pool")
    yield _clause("2.6", f"book-pool-owner-{rules.pool_owner}")
    if rules.face_up_eighth.lies_open:
        yield _clause("2.7", say("book-face-up", number=Reference("5.7")))
    yield _clause("2.3", f"book-direction-{rules.direction}")
    if rules.starter_discard:
        yield _clause(
            "2.5", "book-starter-lays" if rules.starter_may_lay else "book-starter-discards", *_aside(rules)
        )
    yield _clause("2.8", f"book-next-starter-{rules.next_starter}")


def _order(rules: Rules) -> Iterator[_Said]:
    """Mixing, stacking and the draw for the start; where two stacks make a hand, the draw comes first."""
    starter = f"book-starter-{rules.starter}"
    tie = f"book-tie-{rules.starter}" if rules.starter in _TIES else None
    mixed = None if rules.pool_layout is PoolLayout.BAG else "book-mix"
    laid = f"book-layout-{_layout(rules)}"
    if _dealt_in_stacks(rules):
        yield _clause("2.1", mixed, starter)
        if tie:
            yield _clause("2.2", tie)
        yield _clause("1.6", laid)
        return
    yield _clause("1.6", mixed, laid)
    yield _clause("2.1", starter)
    if tie:
        yield _clause("2.2", tie)


_TIES = (Starter.HIGHEST_TILE_RETURNED, Starter.DIE_HIGHEST)


def _dealt_in_stacks(rules: Rules) -> bool:
    """Whether everyone takes two stacks, as sheet 000 has it."""
    return rules.pool_layout is PoolLayout.STACKS_OF_7_LAST_8 and rules.hand_size == 14


def _layout(rules: Rules) -> PoolLayout:
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
    return () if rules.draw_mode.discards else (_discarded(rules), "refusal-take-discard-forbidden")


def _sets(rules: Rules) -> Iterator[_Said]:
    distinct = rules.group_distinct_colours
    yield _clause("3.1", "book-run")
    yield _clause("3.2", "book-run-ends")
    yield _clause("3.3", _group(rules), _group_max(rules))
    yield _clause("3.4", "book-joker")
    yield _clause("3.5", "book-joker-in-run")
    yield _clause("3.6", "book-joker-in-group" if distinct else "book-joker-in-group-repeats")
    yield _clause("3.7", "book-joker-both")
    yield _clause("3.8", "book-value")


def _group(rules: Rules) -> str:
    if not rules.group_distinct_colours:
        return "book-group-repeats"
    four = max(rules.colours_by_players.values()) == 4 and isinstance(rules.group_max, str)
    return "book-group-four" if four else "book-group"


def _group_max(rules: Rules) -> Sentence | None:
    if isinstance(rules.group_max, int):
        return say("book-group-max", tiles=say("tiles-count", count=rules.group_max))
    return None if rules.group_distinct_colours else say("book-group-max-colours")


def _opening(rules: Rules) -> Iterator[_Said]:
    if rules.opening_min:
        yield _clause("4.1", say("book-opening", count=rules.opening_min))
        single = rules.opening_scope.single
        yield _clause("4.2", "book-opening-single" if single else "book-opening-sum")
        yield _clause("4.3", _opening_joker(rules))
    else:
        yield _clause("4.1", "book-opening-any")
    yield _clause("4.4", f"book-access-{rules.table_access}")
    if rules.table_access.shared:
        yield _clause("4.5", "book-open-to-all")
    if rules.table_access is TableAccess.SAME_TURN_AFTER_OPENING:
        yield _clause("4.6", "book-opening-joins")
    if rules.hand_game.doubles:
        free = rules.hand_game.needs_no_minimum and rules.opening_min
        yield _clause("4.7", "book-hand-game", "book-hand-game-free" if free else None)


def _opening_joker(rules: Rules) -> Sentence:
    if isinstance(rules.opening_joker_value, str):
        return say("book-opening-joker-replaced")
    return say("book-opening-joker-flat", count=rules.opening_joker_value)


def _turn(rules: Rules) -> Iterator[_Said]:
    lay, draw = _clause("5.1", "book-lay"), _clause("5.2", f"book-draw-{rules.draw_mode}")
    yield from (draw, lay) if rules.draw_mode.draws_first else (lay, draw)
    if not rules.draw_mode.draws_first:
        yield _clause("5.3", "book-drawn-waits")
    if rules.draw_mode.discards:
        keeps = None if rules.discard_drawn_tile else "book-keep-drawn"
        yield _clause("5.4", _discarded(rules), "book-lay-no-discard", keeps)
    if not rules.draw_mode.draws_first or not rules.voluntary_draw:
        yield _clause("5.5", "parameter-voluntary-draw.help" if rules.voluntary_draw else "book-must-lay")
    if rules.take_discard.allowed and discards(rules):
        yield _clause("5.6", "book-take-discard")
    elif rules.draw_mode.discards:
        yield _clause("5.6", "refusal-take-discard-forbidden")
    if rules.face_up_eighth.lies_open:
        yield _clause("5.7", f"book-face-up-{rules.face_up_eighth}")
    if takes(rules):
        yield _clause("5.8", "book-taken-is-drawn")
    yield _clause("5.9", "book-pool-empty", "book-last-not-discarded" if rules.draw_mode.discards else None)


def _discarded(rules: Rules) -> str:
    """Where a discard lies: left of the rack by sheet 000, right of it by sheet 003."""
    return "book-discards-left" if rules.draw_mode.draws_first else "book-discards-right"


def discards(rules: Rules) -> bool:
    """Whether tiles are ever discarded."""
    return rules.starter_discard or rules.draw_mode.discards


def takes(rules: Rules) -> bool:
    """Whether an open tile is ever taken."""
    taken = rules.take_discard.allowed and discards(rules)
    return taken or rules.face_up_eighth.lies_open


def _table(rules: Rules) -> Iterator[_Said]:
    yield _clause("6.1", "book-end-counts")
    yield _clause("6.2", "book-stays")
    yield _clause("6.3", "book-only-sets")
    yield _clause("6.4", "book-nobodys")
    yield _clause("6.5", "book-handling")
    new_set = rules.joker_after_swap.new_set_only
    new_set = new_set or rules.take_discard is TakeDiscard.FOR_NEW_SET
    if new_set or rules.keep_three_of_original or rules.joker_sets.keeps_company:
        yield _clause("6.6", "book-continues")
    if new_set:
        yield _clause("6.7", "book-new-set")
    yield _clause("6.8", "book-keep-together" if rules.keep_three_of_original else "book-may-dissolve")


def _jokers(rules: Rules) -> Iterator[_Said]:
    settled, lying = (
        _clause("7.1", "book-joker-settled"),
        _clause("7.2", f"book-joker-sets-{rules.joker_sets}"),
    )
    if needs_no_swap(rules):
        yield lying
        yield _clause("7.8", "book-free-no-swap")
        yield _clause("7.12", f"book-after-swap-{rules.joker_after_swap}")
    else:
        yield from (lying, settled) if rules.joker_sets.goes_freely else (settled, lying)
        yield from _swaps(rules)
    if rules.joker_swap_announced:
        yield _clause("7.14", "book-announce")
    yield _clause("7.15", "book-who-swaps")
    yield _clause("7.16", "book-joker-from-rack")


def _swaps(rules: Rules) -> Iterator[_Said]:
    bound = not rules.joker_sets.goes_freely
    yield _clause("7.8", "book-swap")
    yield _clause("7.9", f"book-swap-{rules.joker_swap_tile_from}")
    if bound or rules.joker_after_swap.new_set_only:
        apart = say("book-swapped-in-not-kept", number=Reference("6.8"))
        yield _clause("7.10", "book-swapped-in", apart if rules.keep_three_of_original else None)
    if bound:
        yield _clause("7.11", "book-several-jokers")
    yield _clause("7.12", f"book-after-swap-{rules.joker_after_swap}")
    if not bound and _conditions(rules):
        yield _clause("7.13", "book-free-swap")


def needs_no_swap(rules: Rules) -> bool:
    """Whether a joker goes freely and nothing hangs on whether it was swapped."""
    return rules.joker_sets.goes_freely and not _conditions(rules)


def _conditions(rules: Rules) -> bool:
    """Whether a swap must be told from a free move."""
    rack = rules.joker_swap_tile_from.rack_only
    return rack or rules.joker_after_swap.new_set_only or rules.joker_swap_announced


def _time(rules: Rules) -> Iterator[_Said]:
    penalty = "book-penalty-follows" if rules.penalty_tiles else None
    timed = rules.time_limit_s or clock_is_offered(rules)
    yield _clause("8.1", clock_said(rules))
    if timed and rules.on_timeout is not OnTimeout.NONE:
        yield from _when_time_is_up(rules, penalty)
    if rules.penalty_tiles:
        tiles = say("tiles-count", count=rules.penalty_tiles)
        yield _clause("8.6", say("book-penalty", tiles=tiles), "book-penalty-short")
    else:
        yield _clause("8.6", "book-no-penalty")
    if timed and discards(rules):
        yield _clause("8.7", "book-owed-discard")
    yield _clause("8.8", *_mistake(rules, penalty))
    if takes(rules):
        yield _clause("8.9", "book-taken-goes-back")


def _when_time_is_up(rules: Rules, penalty: str | None) -> Iterator[_Said]:
    loose = rules.on_timeout is OnTimeout.LOOSE_TO_RACK
    yield _clause("8.2", "book-time-stands")
    yield _clause("8.3", f"book-time-{rules.on_timeout}", penalty if loose else None)
    if loose:
        low = "book-time-low" if rules.failed_opening_draws_one else None
        yield _clause("8.5", "book-time-untouched", low)


def _mistake(rules: Rules, penalty: str | None) -> tuple[str | None, ...]:
    """What a wrong end costs: at a real table by the sheet, on screen only where a house wants it so."""
    follows = None if rules.on_invalid_end.voids else penalty
    if rules.penalise_mistakes:
        return f"book-penalised-{rules.on_invalid_end}", follows
    return f"book-mistake-{rules.on_invalid_end}", follows, "book-mistake-refused"


OFFERED_CLOCK_S = 120
"""Two minutes: what sheet 001 offers to those who want a clock."""


def clock_is_offered(rules: Rules) -> bool:
    """Whether the sheet leaves it to the players to add a clock, and these have added none."""
    printed = load(rules.preset)
    return not rules.time_limit_s and not printed.time_limit_s and printed.on_timeout is not OnTimeout.NONE


def clock_said(rules: Rules) -> Sentence:
    """How long a turn may take."""
    if clock_is_offered(rules) and rules.on_timeout is not OnTimeout.NONE:
        return say("book-clock-optional", time=time_said(OFFERED_CLOCK_S))
    if not rules.time_limit_s:
        return say("book-no-clock")
    return say("book-clock", time=time_said(rules.time_limit_s))


def _end(rules: Rules) -> Iterator[_Said]:
    yield _clause("9.1", "book-going-out")
    if rules.announce_last_tile:
        yield _clause("9.2", "parameter-announce-last-tile.help")
    yield _clause("9.3", "book-losers", joker_costs(rules))
    yield _clause("9.4", f"book-winner-{rules.winner_bonus}")
    if rules.hand_game.doubles:
        yield _clause("9.5", "book-doubled")
    yield _clause("9.6", "book-blocked")
    yield _clause("9.7", "book-blocked-tie" if rules.winner_bonus.pays else "book-blocked-tie-none")
    agreed = isinstance(rules.rounds, str)
    yield _clause("9.8", "book-rounds-agreed" if agreed else say("book-rounds", count=rules.rounds))
    yield _clause("9.9", "book-match-winner")
    yield _clause("9.10", "book-leaving")


def joker_costs(rules: Rules) -> Sentence:
    """What a joker on the rack costs at the end."""
    return say("book-joker-costs", count=rules.joker_in_rack_points)


_PARTS = (_box, _setup, _sets, _opening, _turn, _table, _jokers, _time, _end)
