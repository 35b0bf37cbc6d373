"""The clauses of a rule set: which of them hold, and what each says. Numbers are those of docs/rules.md.

A clause keeps its number in every rule set and language, so that a refusal, a page and a person can
point at it. What a rule set has no use for is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tilerummy.rulebook.sentence import Sentence, by_players, labelled, listed, players_said, say, stretches
from tilerummy.rules.parameter import (
    JokerSets,
    OnTimeout,
    Starter,
    TableAccess,
    TakeDiscard,
)
from tilerummy.rules.preset import Rules

SECTIONS = tuple(range(1, 10))
"""The sections of docs/rules.md that speak to players."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: its number, and its sentences."""

    number: str
    sentences: tuple[Sentence, ...]

    @property
    def section(self) -> int:
        """The section it stands in."""
        return int(self.number.split(".")[0])


def clauses(rules: Rules) -> tuple[Clause, ...]:
    """All clauses of a rule set, in order."""
    return tuple(clause for part in _PARTS for clause in part(rules))


def _clause(number: str, *sentences: Sentence | str | None) -> Clause:
    return Clause(number, tuple(say(one) if isinstance(one, str) else one for one in sentences if one))


def _box(rules: Rules) -> Iterator[Clause]:
    tiles = [
        say("book-for-players", players=players_said(low, high), what=say("tiles-count", count=count))
        for low, high, count in stretches(rules, rules.tile_count)
    ]
    colours = listed(say(f"colour-{letter}") for letter in rules.colours)
    yield _clause("1.1", "book-numbers")
    yield _clause(
        "1.2", say("book-colours", list=colours), *map(_full, by_players(rules, "colours_by_players"))
    )
    yield _clause("1.3", *map(_full, by_players(rules, "jokers_by_players")))
    yield _clause("1.4", *map(_full, tiles))
    yield _clause("1.5", say("book-players", low=rules.players[0], high=rules.players[1]))
    yield _clause("1.6", "book-pool", labelled(rules, "pool_layout"))


def _full(sentence: Sentence) -> Sentence:
    return say("book-sentence", text=sentence)


def _setup(rules: Rules) -> Iterator[Clause]:
    yield _clause("2.1", f"book-starter-{rules.starter}")
    if rules.starter in (Starter.HIGHEST_TILE_RETURNED, Starter.DIE_HIGHEST):
        yield _clause("2.2", f"book-tie-{rules.starter}")
    yield _clause("2.3", f"book-direction-{rules.direction}")
    more = say("book-starter-hand", count=rules.starter_hand) if rules.starter_discard else None
    yield _clause("2.4", say("book-hand", count=rules.hand_size), more)
    if rules.starter_discard:
        yield _clause("2.5", "book-starter-lays" if rules.starter_may_lay else "book-starter-discards")
    yield _clause("2.6", f"book-pool-owner-{rules.pool_owner}")
    if rules.face_up_eighth.lies_open:
        yield _clause("2.7", "book-face-up")
    yield _clause("2.8", f"book-next-starter-{rules.next_starter}")


def _sets(rules: Rules) -> Iterator[Clause]:
    distinct = rules.group_distinct_colours
    yield _clause("3.1", "book-run")
    yield _clause("3.2", "book-run-ends")
    yield _clause("3.3", "book-group" if distinct else "book-group-repeats", labelled(rules, "group_max"))
    yield _clause("3.4", "book-joker")
    yield _clause("3.5", "book-joker-in-run")
    yield _clause("3.6", "book-joker-in-group" if distinct else "book-joker-in-group-repeats")
    yield _clause("3.7", "book-joker-both")
    yield _clause("3.8", "book-value")


def _opening(rules: Rules) -> Iterator[Clause]:
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


def _turn(rules: Rules) -> Iterator[Clause]:
    yield _clause("5.1", "book-lay")
    yield _clause("5.2", f"book-draw-{rules.draw_mode}")
    if not rules.draw_mode.draws_first:
        yield _clause("5.3", "book-drawn-waits")
    if discards(rules):
        keeps = None if rules.discard_drawn_tile else "book-keep-drawn"
        yield _clause("5.4", "book-discards", keeps)
    yield _clause("5.5", "parameter-voluntary-draw.help" if rules.voluntary_draw else "book-must-lay")
    if discards(rules):
        never = not rules.take_discard.allowed
        yield _clause("5.6", "refusal-take-discard-forbidden" if never else "book-take-discard")
    if rules.face_up_eighth.lies_open:
        yield _clause("5.7", f"book-face-up-{rules.face_up_eighth}")
    if takes(rules):
        yield _clause("5.8", "book-taken-is-drawn")
    yield _clause("5.9", "book-pool-empty", "book-last-not-discarded" if discards(rules) else None)


def discards(rules: Rules) -> bool:
    """Whether tiles are ever discarded."""
    return rules.starter_discard or rules.draw_mode.discards


def takes(rules: Rules) -> bool:
    """Whether an open tile is ever taken."""
    taken = rules.take_discard.allowed and discards(rules)
    return taken or rules.face_up_eighth.lies_open


def _table(rules: Rules) -> Iterator[Clause]:
    yield _clause("6.1", "book-end-counts")
    yield _clause("6.2", "book-stays")
    yield _clause("6.3", "book-only-sets")
    yield _clause("6.4", "book-nobodys")
    yield _clause("6.5", "book-handling")
    new_set = rules.joker_after_swap.new_set_only
    new_set = new_set or rules.take_discard is TakeDiscard.FOR_NEW_SET
    if new_set or rules.keep_three_of_original or rules.joker_sets is JokerSets.STAY_UNTIL_SWAPPED:
        yield _clause("6.6", "book-continues")
    if new_set:
        yield _clause("6.7", "book-new-set")
    yield _clause("6.8", "book-keep-together" if rules.keep_three_of_original else "book-may-dissolve")


def _jokers(rules: Rules) -> Iterator[Clause]:
    yield _clause("7.1", "book-joker-settled")
    yield _clause("7.2", f"book-joker-sets-{rules.joker_sets}")
    yield from _swaps(rules)
    if rules.joker_swap_announced:
        yield _clause("7.14", "book-announce")
    yield _clause("7.15", "book-who-swaps")
    yield _clause("7.16", "book-joker-from-rack")


def _swaps(rules: Rules) -> Iterator[Clause]:
    bound = rules.joker_sets is not JokerSets.FREE
    yield _clause("7.8", "book-swap")
    yield _clause("7.9", f"book-swap-{rules.joker_swap_tile_from}")
    if bound or rules.joker_after_swap.new_set_only:
        kept = "book-swapped-in-not-kept" if rules.keep_three_of_original else None
        yield _clause("7.10", "book-swapped-in", kept)
    if bound:
        yield _clause("7.11", "book-several-jokers")
    yield _clause("7.12", f"book-after-swap-{rules.joker_after_swap}")
    if not bound and _conditions(rules):
        yield _clause("7.13", "book-free-swap")


def _conditions(rules: Rules) -> bool:
    """Whether a swap must be told from a free move."""
    rack = rules.joker_swap_tile_from.rack_only
    return rack or rules.joker_after_swap.new_set_only or rules.joker_swap_announced


def _time(rules: Rules) -> Iterator[Clause]:
    no_rule = rules.on_timeout is OnTimeout.NONE
    clock = labelled(rules, "time_limit_s")
    yield _clause("8.1", clock if rules.time_limit_s or no_rule else "lesson-no-clock")
    if not no_rule:
        yield _clause("8.2", "book-time-stands")
        yield _clause("8.3", f"book-time-{rules.on_timeout}")
        if rules.on_timeout is OnTimeout.LOOSE_TO_RACK:
            yield _clause(
                "8.5", "book-time-untouched", "book-time-low" if rules.failed_opening_draws_one else None
            )
    yield _clause(
        "8.6", labelled(rules, "penalty_tiles"), "book-penalty-short" if rules.penalty_tiles else None
    )
    if discards(rules):
        yield _clause("8.7", "book-owed-discard")
    refused = None if rules.penalise_mistakes else "book-mistake-refused"
    yield _clause("8.8", refused, f"book-mistake-{rules.on_invalid_end}")
    if takes(rules):
        yield _clause("8.9", "book-taken-goes-back")


def _end(rules: Rules) -> Iterator[Clause]:
    yield _clause("9.1", "book-going-out")
    if rules.announce_last_tile:
        yield _clause("9.2", "parameter-announce-last-tile.help")
    yield _clause("9.3", "book-losers", labelled(rules, "joker_in_rack_points"))
    yield _clause("9.4", f"book-winner-{rules.winner_bonus}")
    if rules.hand_game.doubles:
        yield _clause("9.5", "book-doubled")
    yield _clause("9.6", "book-blocked")
    yield _clause("9.7", "book-blocked-tie")
    yield _clause("9.8", labelled(rules, "rounds"))
    yield _clause("9.9", "book-match-winner")
    yield _clause("9.10", "book-leaving")


_PARTS = (_box, _setup, _sets, _opening, _turn, _table, _jokers, _time, _end)
