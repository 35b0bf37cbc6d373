"""The clauses of a rule set: which of them hold, and what each says.

A clause has two numbers. Its lasting one is that of docs/rules.md, the same in every rule set and language,
so that a refusal and a link can point at it. What a rule set has no use for is left out; the reader sees
the clause's place in this book, which has no gaps.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tilerummy.rulebook.said import Said, said
from tilerummy.rulebook.sentence import Reference, Sentence, say
from tilerummy.rulebook.setup import box, discarded, setup
from tilerummy.rulebook.stretch import at_most
from tilerummy.rulebook.timing import discards, mistakes
from tilerummy.rules.parameter import TableAccess, TakeDiscard
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


def _sets(rules: Rules) -> Iterator[Said]:
    distinct = rules.group_distinct_colours
    yield said("3.1", "book-run")
    yield said("3.2", "book-run-ends")
    yield said("3.3", _group(rules), _group_max(rules))
    yield said("3.4", "book-joker")
    yield said("3.5", "book-joker-in-run")
    yield said("3.6", "book-joker-in-group" if distinct else "book-joker-in-group-repeats")
    yield said("3.7", "book-joker-both")
    if rules.opening_min:  # nothing else asks what a set is worth
        yield said("3.8", "book-value")


def _group(rules: Rules) -> str:
    if not rules.group_distinct_colours:
        return "book-group-repeats"
    four = at_most(rules, rules.colours_by_players) == 4 and isinstance(rules.group_max, str)
    return "book-group-four" if four else "book-group"


def _group_max(rules: Rules) -> Sentence | None:
    if isinstance(rules.group_max, int):
        return say("book-group-max", tiles=say("tiles-count", count=rules.group_max))
    return None if rules.group_distinct_colours else say("book-group-max-colours")


def _opening(rules: Rules) -> Iterator[Said]:
    if rules.opening_min:
        yield said("4.1", say("book-opening", count=rules.opening_min))
        single = rules.opening_scope.single
        yield said("4.2", "book-opening-single" if single else "book-opening-sum")
        yield said("4.3", _opening_joker(rules))
    else:
        yield said("4.1", "book-opening-any")
    yield said("4.4", f"book-access-{rules.table_access}")
    if rules.table_access.shared:
        yield said("4.5", "book-open-to-all")
    if rules.table_access is TableAccess.SAME_TURN_AFTER_OPENING:
        yield said("4.6", "book-opening-joins")
    if rules.hand_game.doubles:
        free = rules.hand_game.needs_no_minimum and rules.opening_min
        yield said("4.7", "book-hand-game", "book-hand-game-free" if free else None)


def _opening_joker(rules: Rules) -> Sentence:
    if isinstance(rules.opening_joker_value, str):
        return say("book-opening-joker-replaced")
    return say("book-opening-joker-flat", count=rules.opening_joker_value)


def _turn(rules: Rules) -> Iterator[Said]:
    lay, draw = said("5.1", "book-lay"), said("5.2", f"book-draw-{rules.draw_mode}")
    yield from (draw, lay) if rules.draw_mode.draws_first else (lay, draw)
    if not rules.draw_mode.draws_first:
        yield said("5.3", "book-drawn-waits")
    if rules.draw_mode.discards:
        keeps = None if rules.discard_drawn_tile else "book-keep-drawn"
        yield said("5.4", discarded(rules), "book-lay-no-discard", keeps)
    if not rules.draw_mode.draws_first or not rules.voluntary_draw:
        yield said("5.5", "parameter-voluntary-draw.help" if rules.voluntary_draw else "book-must-lay")
    if rules.take_discard.allowed and discards(rules):
        yield said("5.6", "book-take-discard")
    elif rules.draw_mode.discards:
        yield said("5.6", "refusal-take-discard-forbidden")
    if rules.face_up_eighth.lies_open:
        yield said("5.7", f"book-face-up-{rules.face_up_eighth}")
    yield said("5.9", "book-pool-empty", "book-last-not-discarded" if rules.draw_mode.discards else None)


def _table(rules: Rules) -> Iterator[Said]:
    yield said("6.1", "book-end-counts")
    yield said("6.2", "book-stays")
    yield said("6.3", "book-only-sets")
    yield said("6.4", "book-nobodys")
    yield said("6.5", "book-handling")
    new_set = rules.joker_after_swap.new_set_only
    new_set = new_set or rules.take_discard is TakeDiscard.FOR_NEW_SET
    if new_set or rules.keep_three_of_original or rules.joker_sets.keeps_company:
        yield said("6.6", "book-continues")
    if new_set:
        yield said("6.7", "book-new-set")
    yield said("6.8", "book-keep-together" if rules.keep_three_of_original else "book-may-dissolve")


def _jokers(rules: Rules) -> Iterator[Said]:
    lying = said("7.2", f"book-joker-sets-{rules.joker_sets}")
    if needs_no_swap(rules):
        yield lying
        yield said("7.8", "book-free-no-swap")
        yield said("7.12", f"book-after-swap-{rules.joker_after_swap}")
    else:
        if not rules.joker_sets.goes_freely:
            yield said("7.1", "book-joker-settled")
        yield lying
        yield from _swaps(rules)
    if rules.joker_swap_announced:
        yield said("7.14", "book-announce")
    yield said("7.15", "book-who-swaps")
    yield said("7.16", "book-joker-from-rack")


def _swaps(rules: Rules) -> Iterator[Said]:
    bound = not rules.joker_sets.goes_freely
    yield said("7.8", "book-swap")
    yield said("7.9", f"book-swap-{rules.joker_swap_tile_from}")
    if not bound:
        yield said("7.1", "book-joker-settled-free")
    if bound:  # a free joker's tile has to join all of its set anyway (7.13)
        apart = say("book-swapped-in-not-kept", number=Reference("6.8"))
        yield said("7.10", "book-swapped-in", apart if rules.keep_three_of_original else None)
        yield said("7.11", "book-several-jokers")
    if not bound and _conditions(rules):  # what a swap is, before what follows from one
        yield said("7.13", "book-free-swap")
    yield said("7.12", f"book-after-swap-{rules.joker_after_swap}", _may_drop(rules))


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


def _end(rules: Rules) -> Iterator[Said]:
    yield said("9.1", "book-going-out")
    if rules.announce_last_tile:
        yield said("9.2", "parameter-announce-last-tile.help")
    yield said("9.3", "book-losers", joker_costs(rules))
    yield said("9.4", f"book-winner-{rules.winner_bonus}")
    if rules.hand_game.doubles:
        yield said("9.5", "book-doubled")
    yield said("9.6", "book-blocked")
    yield said("9.7", "book-blocked-tie" if rules.winner_bonus.pays else "book-blocked-tie-none")
    agreed = isinstance(rules.rounds, str)
    yield said("9.8", "book-rounds-agreed" if agreed else say("book-rounds", count=rules.rounds))
    yield said("9.9", "book-match-winner" if rules.winner_bonus.pays else "book-match-winner-fewest")
    yield said("9.10", "book-leaving")
    variants = _VARIANTS.get(rules.preset)
    named = say("book-variants", name=say(f"preset-{variants}")) if variants else None
    yield said("9.11", "book-house-rules", named)


_VARIANTS = {"rummy": "rummy-variants", "rummy-it": "rummy-variants"}
"""Where to find what a sheet offers besides its base game."""


def joker_costs(rules: Rules) -> Sentence:
    """What a joker on the rack costs at the end."""
    return say("book-joker-costs", count=rules.joker_in_rack_points)


_PARTS = (box, setup, _sets, _opening, _turn, _table, _jokers, mistakes, _end)
