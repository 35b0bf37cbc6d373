"""The clauses of a rule set: which of them hold, and what each says.

A clause has two numbers. Its lasting one is that of docs/rules.md, the same in every rule set and language,
so that a refusal and a link can point at it. What a rule set has no use for is left out; the reader sees
the clause's place in this book, which has no gaps.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tilerummy.rulebook.sentence import Reference, Sentence, listed, say, stretches, time_said
from tilerummy.rules.parameter import OnTimeout, Starter, TableAccess, TakeDiscard
from tilerummy.rules.preset import Rules

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
        yield _clause("1.3", *(_with_players(rules, *stretch) for stretch in counts))
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
    yield _clause("1.6", "book-mix", f"book-layout-{rules.pool_layout}")
    yield _clause("2.1", f"book-starter-{rules.starter}")
    if rules.starter in (Starter.HIGHEST_TILE_RETURNED, Starter.DIE_HIGHEST):
        yield _clause("2.2", f"book-tie-{rules.starter}")
    more = say("book-starter-hand", count=rules.starter_hand) if rules.starter_discard else None
    hand = say("book-hand", tiles=say("tiles-count", count=rules.hand_size))
    yield _clause("2.4", hand, more, "book-pool")
    yield _clause("2.6", f"book-pool-owner-{rules.pool_owner}")
    if rules.face_up_eighth.lies_open:
        yield _clause("2.7", "book-face-up")
    yield _clause("2.3", f"book-direction-{rules.direction}")
    if rules.starter_discard:
        yield _clause("2.5", "book-starter-lays" if rules.starter_may_lay else "book-starter-discards")
    yield _clause("2.8", f"book-next-starter-{rules.next_starter}")


def _sets(rules: Rules) -> Iterator[_Said]:
    distinct = rules.group_distinct_colours
    yield _clause("3.1", "book-run")
    yield _clause("3.2", "book-run-ends")
    yield _clause("3.3", "book-group" if distinct else "book-group-repeats", _group_max(rules))
    yield _clause("3.4", "book-joker")
    yield _clause("3.5", "book-joker-in-run")
    yield _clause("3.6", "book-joker-in-group" if distinct else "book-joker-in-group-repeats")
    yield _clause("3.7", "book-joker-both")
    yield _clause("3.8", "book-value")


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
    if discards(rules):
        keeps = None if rules.discard_drawn_tile else "book-keep-drawn"
        yield _clause("5.4", "book-discards", keeps)
    yield _clause("5.5", _may_wait(rules))
    if discards(rules):
        never = not rules.take_discard.allowed
        yield _clause("5.6", "refusal-take-discard-forbidden" if never else "book-take-discard")
    if rules.face_up_eighth.lies_open:
        yield _clause("5.7", f"book-face-up-{rules.face_up_eighth}")
    if takes(rules):
        yield _clause("5.8", "book-taken-is-drawn")
    yield _clause("5.9", "book-pool-empty", "book-last-not-discarded" if discards(rules) else None)


def _may_wait(rules: Rules) -> str:
    if not rules.voluntary_draw:
        return "book-must-lay"
    return "book-need-not-lay" if rules.draw_mode.draws_first else "parameter-voluntary-draw.help"


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
    yield _clause("7.1", "book-joker-settled")
    yield _clause("7.2", f"book-joker-sets-{rules.joker_sets}")
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


def _conditions(rules: Rules) -> bool:
    """Whether a swap must be told from a free move."""
    rack = rules.joker_swap_tile_from.rack_only
    return rack or rules.joker_after_swap.new_set_only or rules.joker_swap_announced


def _time(rules: Rules) -> Iterator[_Said]:
    no_rule = rules.on_timeout is OnTimeout.NONE
    penalty = "book-penalty-follows" if rules.penalty_tiles else None
    yield _clause("8.1", clock_said(rules) if rules.time_limit_s or no_rule else "lesson-no-clock")
    if not no_rule:
        yield _clause("8.2", "book-time-stands")
        loose = rules.on_timeout is OnTimeout.LOOSE_TO_RACK
        yield _clause("8.3", f"book-time-{rules.on_timeout}", penalty if loose else None)
        if loose:
            yield _clause(
                "8.5", "book-time-untouched", "book-time-low" if rules.failed_opening_draws_one else None
            )
    if rules.penalty_tiles:
        tiles = say("tiles-count", count=rules.penalty_tiles)
        yield _clause("8.6", say("book-penalty", tiles=tiles), "book-penalty-short")
    else:
        yield _clause("8.6", "book-no-penalty")
    if discards(rules):
        yield _clause("8.7", "book-owed-discard")
    refused = None if rules.penalise_mistakes else "book-mistake-refused"
    follows = None if rules.on_invalid_end.voids else penalty
    yield _clause("8.8", refused, f"book-mistake-{rules.on_invalid_end}", follows)
    if takes(rules):
        yield _clause("8.9", "book-taken-goes-back")


def clock_said(rules: Rules) -> Sentence:
    """How long a turn may take."""
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
    yield _clause("9.7", "book-blocked-tie")
    agreed = isinstance(rules.rounds, str)
    yield _clause("9.8", "book-rounds-agreed" if agreed else say("book-rounds", count=rules.rounds))
    yield _clause("9.9", "book-match-winner")
    yield _clause("9.10", "book-leaving")


def joker_costs(rules: Rules) -> Sentence:
    """What a joker on the rack costs at the end."""
    return say("book-joker-costs", count=rules.joker_in_rack_points)


_PARTS = (_box, _setup, _sets, _opening, _turn, _table, _jokers, _time, _end)
