"""The faults of `./run bench faults`: what is broken, where, and the test that must notice.

A `Fault` stands in the place of a public function and gets it as `good`: that one may be rewritten as long as
it means the same. What only the inside of a file knows is broken by a `WrongLine`: a piece of its text, and
what stands there instead. `clause` is the one of docs/rules.md that the fault breaks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tilerummy.rules.judging.opening import meld_value
from tilerummy.rules.judging.turn import Origin, Verdict
from tilerummy.rules.match.event import Drew, Played
from tilerummy.rules.match.round import put
from tilerummy.rules.match.view import SeenDrew
from tilerummy.rules.meld import Meld
from tilerummy.rules.parameter import Direction, WinnerBonus
from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import Reason, Refusal
from tilerummy.rules.setting import same_sets
from tilerummy.rules.table import Rack


@dataclass(frozen=True)
class Fault:
    """A function, what takes its place, and the test that must notice."""

    what: str
    clause: str
    function: str
    """`module:name` below tilerummy, a method with its class; an import is broken in that module alone."""
    test: str
    wrong: Callable[..., Any]
    """Called with the good function first, and then as that one."""

    @property
    def where(self) -> str:
        """What is broken, for the table."""
        return self.function


@dataclass(frozen=True)
class WrongLine:
    """A piece of a file, within one function; what stands there instead; and the test that must notice."""

    what: str
    clause: str
    where: str
    """The file, below src/tilerummy."""
    test: str
    good: str
    """As it is written today, and once in the file: whoever changes that line changes it here."""
    wrong: str


EMPTY = Rack()
WORDS = 2**32
"""Below this bound a number is a word of the stream as it comes."""


def _but(reason: Reason, refusals: list[Refusal]) -> list[Refusal]:
    return [refusal for refusal in refusals if refusal.reason is not reason]


def _unnoticed(reason: Reason, verdict: Verdict) -> Verdict:
    return replace(verdict, refusals=tuple(_but(reason, list(verdict.refusals))))


def _paying(rules: Rules) -> Rules:
    return rules.with_options({"winner_bonus": WinnerBonus.SUM_OF_LOSERS.value})


def _differing_by_spelling(good: Any, setting: Any, one: Any, other: Any) -> tuple[list[Meld], list[Meld]]:
    return [meld for meld in one if meld not in other], [meld for meld in other if meld not in one]


def _uneven(good: Any, self: Any, things: Any) -> tuple[Any, ...]:
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = self.below(WORDS) % len(order)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _draws_the_penalty(good: Any, setting: Any, before: Any, draft: Any, *, void: Any, drew: Any) -> Any:
    settled = good(setting, before, draft, void=void, drew=drew)
    idle = settled.draws == 1 and same_sets(setting, draft.table, before.table)
    return replace(settled, draws=setting.rules.penalty_tiles) if idle else settled


def _failed_openings_draw_one(
    good: Any, setting: Any, before: Any, draft: Any, *, void: Any, drew: Any
) -> Any:
    settled = good(setting, before, draft, void=void, drew=drew)
    whole = settled.table == before.table and not same_sets(setting, draft.table, before.table) and not void
    return replace(settled, draws=1) if whole else settled


def _pools_by_seat(good: Any, game: Any, chance: Any, now: Any) -> Any:
    dealt = good(game, chance, now)
    if len(dealt.pools) == 1:
        return dealt
    return replace(dealt, pools=tuple(dealt.pools[seat] for seat in game.order_from(game.starter)))


DUTY = "rules.judging.duty"
SETTLE = "rules.judging.settlement:settle"

JOKERS = (
    WrongLine(
        "free: an unswapped joker keeps its meaning",
        "7.3",
        "rules/judging/story.py",
        "rules/test_story.py::test_free_jokers_with_conditions",
        "if demands.joker_sets.goes_freely or not joker.means:",
        "if not joker.means:",
    ),
    WrongLine(
        "same_meaning: the joker may change its meaning",
        "7.4",
        "rules/judging/story.py",
        "rules/test_story.py::test_free",
        "if demands.joker_sets.goes_freely or not joker.means:",
        "if demands.joker_sets in (JokerSets.FREE, JokerSets.SAME_MEANING) or not joker.means:",
    ),
    WrongLine(
        "stay_until_swapped: the joker may leave its set",
        "7.5",
        "rules/judging/story.py",
        "rules/test_story.py::test_same_meaning",
        "case JokerSets.FREE | JokerSets.SAME_MEANING:",
        "case JokerSets.FREE | JokerSets.SAME_MEANING | JokerSets.STAY_UNTIL_SWAPPED:",
    ),
    WrongLine(
        "stay_until_swapped: one companion is enough",
        "7.5",
        "rules/judging/story.py",
        "rules/test_story.py::test_stay_until_swapped",
        "return [AtLeast(home, fate.place, _enough(home))]",
        "return [AtLeast(home, fate.place, 1)]",
    ),
    WrongLine(
        "no_split: tiles may be taken out",
        "7.6",
        "rules/judging/story.py",
        "rules/test_story.py::test_no_split",
        "case JokerSets.STAY_UNTIL_SWAPPED:",
        "case JokerSets.STAY_UNTIL_SWAPPED | JokerSets.NO_SPLIT:",
    ),
    WrongLine(
        "no_split: the set may not grow",
        "7.6",
        "rules/judging/story.py",
        "rules/test_story.py::test_no_split",
        "return demands.joker_sets.stays_as_it_is and grown",
        "return grown",
    ),
    WrongLine(
        "frozen: the set may grow",
        "7.7",
        "rules/judging/story.py",
        "rules/test_story.py::test_frozen",
        "return demands.joker_sets.stays_as_it_is and grown",
        "return False",
    ),
)

SWAPS = (
    WrongLine(
        "a table tile swaps where only a rack tile may",
        "7.9",
        "rules/judging/story.py",
        "rules/test_story.py::test_the_source_of_the_swap",
        "if not demands.rack_tile_swaps:",
        "if True:",
    ),
    WrongLine(
        "a table tile swaps though the old set is torn apart",
        "7.9",
        "rules/judging/story.py",
        "rules/test_story.py::test_a_table_tile_swaps_only_for_the_whole_set",
        "if fate.from_table:",
        "if False:",
    ),
    WrongLine(
        "one tile swaps two jokers",
        "7.8",
        "rules/judging/story.py",
        "rules/test_story.py::test_one_tile_swaps_one_joker",
        "(fate.swapped_by is other.swapped_by or fate.order < other.order)",
        "fate.order < other.order",
    ),
    WrongLine(
        "a swapped joker goes into any set",
        "7.12",
        "rules/judging/story.py",
        "rules/test_story.py::test_after_the_swap",
        "if demands.new_set:\n                    conditions",
        "if False:\n                    conditions",
    ),
    WrongLine(
        "a swapped joker never goes to the rack",
        "7.12",
        "rules/judging/story.py",
        "rules/test_story.py::test_after_the_swap",
        "targets.append(None)",
        "pass",
    ),
    WrongLine(
        "a joker that was not swapped goes to the rack",
        "7.12",
        "rules/judging/story.py",
        "rules/test_story.py::test_a_joker_that_was_not_swapped_never_goes_to_the_rack",
        "if demands.joker_sets.goes_freely and demands.loose:",
        "if demands.joker_sets.goes_freely:",
    ),
    Fault(
        "the tile that came in is no tile of the set",
        "7.10",
        "rules.judging.fate:Homes.__init__",
        "rules/test_story.py::test_the_new_tile_belongs_to_the_set",
        lambda good, self, copies, fates: good(self, copies, []),
    ),
    WrongLine(
        "swapping one of two jokers frees the other",
        "7.11",
        "rules/judging/story.py",
        "rules/test_story.py::test_two_jokers_in_one_set",
        "if any(mate.place != fate.place for mate in mates):",
        "if any(f.swapped_by is not None for f in fates):\n            return False\n"
        "        if any(mate.place != fate.place for mate in mates):",
    ),
    WrongLine(
        "a free joker's swap has no conditions",
        "7.13",
        "rules/judging/story.py",
        "rules/test_story.py::test_free_jokers_with_conditions",
        "elif fate.meaning is not None:",
        "elif False:",
    ),
    WrongLine(
        "a joker that left is bound by every tile that it could have been",
        "7.13",
        "rules/judging/story.py",
        "rules/test_story.py::test_the_tile_that_swaps_one_joker_does_not_bind_its_mate",
        "exact = (*self._copies.of_rack(fate.meaning), *self._copies.of_table(fate.meaning, joker.home))",
        "exact = tuple(cell for tile in joker.means for cell in (*self._copies.of_rack(tile),"
        " *self._copies.of_table(tile, joker.home)))",
    ),
    WrongLine(
        "the solver knows one colour that a joker which left can have been",
        "7.13",
        "solver/cases/fate.py",
        "solver/test_relations.py::test_what_once_hung_on_the_spelling_does_not",
        "for meaning in (joker.means if matters else (ANY,)))",
        "for meaning in (joker.means[:1] if matters else (ANY,)))",
    ),
    WrongLine(
        "what a block holds of an old set is all that its set can come to hold",
        "6.8",
        "solver/cases/case.py",
        "solver/test_prunings.py::test_an_old_set_may_go_on_where_a_joker_keeps_it_together",
        "if claimed > 1 or (claimed and self._may_take_in(block, own)):",
        "if claimed > 1:",
    ),
    WrongLine(
        "two jokers of a group that left were the same colour",
        "7.13",
        "rules/judging/story.py",
        "rules/test_story.py::test_two_jokers_that_left_were_different_colours",
        "if not self._distinct or fate.meaning is None or fate.meaning is not other.meaning:",
        "if not self._distinct or fate.left or fate.meaning is None or fate.meaning is not other.meaning:",
    ),
    Fault(
        "a set that is spelled otherwise is another set",
        "3.9",
        "rules.judging.bookkeeping:differing",
        "rules/test_story.py::test_a_set_written_otherwise_is_not_touched",
        _differing_by_spelling,
    ),
    Fault(
        "a bare joker is never what another one states",
        "7.1",
        "rules.lying:may_be_same",
        "rules/test_story.py::test_a_set_written_otherwise_is_not_touched",
        lambda good, setting, one, other: setting.form(one) == setting.form(other),
    ),
    Fault(
        "a swap need not be announced",
        "7.14",
        "rules.judging.demands:demands_of",
        "rules/test_story.py::test_announcing",
        lambda good, rules, *, announced, into_new_set, loose: good(
            rules, announced=True, into_new_set=into_new_set, loose=loose
        ),
    ),
)

SETS = (
    WrongLine(
        "a new set: three tiles of an old set continue it, two do not",
        "6.6",
        "rules/judging/story.py",
        "rules/test_story.py::test_the_new_tile_belongs_to_the_set",
        "return min(2, len(home))",
        "return min(3, len(home))",
    ),
    WrongLine(
        "sets may be dissolved",
        "6.8",
        "rules/judging/story.py",
        "rules/test_story.py::test_no_set_dissolved",
        "clauses = [clause for index in wanted for clause in self._continued(index)]",
        "clauses = []",
    ),
    WrongLine(
        "a tile that came in for a joker keeps a set from being dissolved",
        "6.8",
        "rules/judging/story.py",
        "rules/test_story.py::test_no_set_dissolved",
        "home = self._copies.of_set(index)",
        "means = [tile for joker in self._jokers if joker.home == index for tile in joker.means]\n"
        "            came_in = [cell for tile in means for cell in self._copies.of_rack(tile)]\n"
        "            home = [*self._copies.of_set(index), *came_in]",
    ),
    WrongLine(
        "of two equal tiles the first is always the old one",
        "6.1",
        "rules/judging/equal_tiles.py",
        "rules/test_story.py::test_which_of_two_equal_tiles_is_which_is_left_open",
        "if len(origins) == 2 and origins[0] != origins[1] and places[0] != places[1]:",
        "if False:",
    ),
    WrongLine(
        "a run may go on after 13",
        "3.2",
        "rules/meld.py",
        "rules/test_meld.py::test_what_is_wrong_is_named",
        "elif first < 1 or first + len(meld) - 1 > LAST_NUMBER:",
        "elif first < 1:",
    ),
    WrongLine(
        "a group may be larger than the colours in play",
        "3.3",
        "rules/meld.py",
        "rules/test_meld.py::test_what_is_wrong_is_named",
        "if len(meld) > shape.group_max:",
        "if len(meld) > 6:",
    ),
    WrongLine(
        "a joker in a group may be a colour that is there",
        "3.6",
        "rules/meld.py",
        "rules/test_meld.py::test_a_joker_means_any_missing_colour_in_a_group",
        " if not (shape.distinct and colour in taken)",
        "",
    ),
    WrongLine(
        "the order of a group makes another set",
        "3.9",
        "rules/meld.py",
        "rules/test_lying.py::test_a_set_has_one_form",
        "by_colours = Meld(sorted(meld))",
        "by_colours = meld",
    ),
    WrongLine(
        "a known meaning that is stated makes another set",
        "3.9",
        "rules/meld.py",
        "rules/test_lying.py::test_a_set_has_one_form",
        "if not shape.distinct or bare < len(open_colours):",
        "if True:",
    ),
)

OPENINGS = (
    WrongLine(
        "the minimum must be exceeded",
        "4.1",
        "rules/judging/opening.py",
        "rules/test_opening.py::test_thirty_points",
        "if value >= minimum and melds and fits(melds):",
        "if value > minimum and melds and fits(melds):",
    ),
    Fault(
        "no minimum",
        "4.1",
        "rules.judging.turn:opening_minimum",
        "rules/test_opening.py::test_thirty_points",
        lambda good, setting, rack_after: 0,
    ),
    Fault(
        "several sets add up where one must reach the minimum",
        "4.2",
        "rules.judging.opening:opening_value",
        "rules/test_case.py::TestOpeningAndScores::test_single_set_counts_alone",
        lambda good, setting, melds: sum(meld_value(setting, m) for m in melds if setting.read(m).valid),
    ),
    Fault(
        "a joker in the opening never counts 25",
        "4.3",
        "rules.judging.opening:meld_value",
        "rules/test_opening.py::test_a_joker_in_the_opening",
        lambda good, setting, meld: setting.read(meld).value,
    ),
    WrongLine(
        "the table is open in the turn of the opening",
        "4.4",
        "rules/judging/handling.py",
        "rules/test_opening.py::test_access_in_the_same_turn",
        " if self.books.gone else []",
        " if False else []",
    ),
    Fault(
        "any_player_opened: everybody needs an opening of their own",
        "4.5",
        "rules.judging.turn:must_open",
        "rules/test_opening.py::test_no_access_without_an_opening",
        lambda good, setting, before: not before.opened,
    ),
    WrongLine(
        "the opening does not become table",
        "4.6",
        "rules/judging/handling.py",
        "rules/test_opening.py::test_the_opening_becomes_table",
        "return Story(self.setting, old, self.proposal.table, len(opening), self.stop)",
        "return Story(self.setting, self.before.table, self.proposal.table, 0, self.stop)",
    ),
    Fault(
        "who does not go out is exempt from the minimum too",
        "4.7",
        "rules.judging.turn:opening_minimum",
        "rules/test_opening.py::test_a_hand_game_may_need_no_minimum",
        lambda good, setting, rack_after: good(setting, ()),
    ),
)

TURNS = (
    Fault(
        "conservation: a tile may come from nowhere",
        "6.2",
        "rules.judging.bookkeeping:book_faults",
        "rules/test_turn.py::test_no_tile_is_lost_or_added",
        lambda good, setting, before, proposal, books: good(
            setting,
            before,
            proposal,
            replace(books, rack=Counter({t: 0 if n == -1 else n for t, n in books.rack.items()})),
        ),
    ),
    Fault(
        "conservation: a table tile may be taken up",
        "6.2",
        "rules.judging.bookkeeping:book_faults",
        "rules/test_turn.py::test_no_tile_is_lost_or_added",
        lambda good, setting, before, proposal, books: _but(
            Reason.TABLE_TILE_TO_RACK, good(setting, before, proposal, books)
        ),
    ),
    WrongLine(
        "conservation: a played tile stays on the rack as well",
        "6.2",
        "rules/match/game.py",
        "rules/test_game.py::test_whole_matches",
        "return table, without(rack, event.laid)",
        "return table, without(rack, event.laid[1:])",
    ),
    Fault(
        "rearranging without laying is a turn",
        "5.1",
        "rules.judging.judge:judge_play",
        "rules/test_turn.py::test_rearranging_alone_is_no_turn",
        lambda good, setting, before, proposal: _unnoticed(
            Reason.NO_RACK_TILE_PLAYED, good(setting, before, proposal)
        ),
    ),
    Fault(
        "a drawn tile may be laid in the same turn",
        "5.3",
        f"{DUTY}:duty_faults",
        "rules/test_turn.py::test_drawing_and_laying",
        lambda good, setting, proposal, books, rack: _but(
            Reason.DRAW_AND_PLAY, good(setting, proposal, books, rack)
        ),
    ),
    Fault(
        "who draws need not discard",
        "5.2",
        f"{DUTY}:discard_faults",
        "rules/test_turn.py::test_the_discard",
        lambda good, setting, before, proposal: _but(Reason.MUST_DISCARD, good(setting, before, proposal)),
    ),
    Fault(
        "who lays may discard as well",
        "5.4",
        f"{DUTY}:duty_faults",
        "rules/test_turn.py::test_the_discard",
        lambda good, setting, proposal, books, rack: good(
            setting, replace(proposal, discarded=()), books, rack
        ),
    ),
    Fault(
        "an equal tile from before may not be discarded either",
        "5.4",
        f"{DUTY}:discard_faults",
        "rules/test_turn.py::test_the_drawn_tile_may_be_kept_from_the_discard",
        lambda good, setting, before, proposal: good(setting, replace(before, rack=EMPTY), proposal),
    ),
    Fault(
        "nobody ever has to lay",
        "5.5",
        f"{DUTY}:compulsory",
        "rules/test_turn.py::test_compulsory_play",
        lambda good, setting, playable: [],
    ),
    Fault(
        "every discard may be taken",
        "5.6",
        f"{DUTY}:duty_faults",
        "rules/test_turn.py::test_taking_the_discard",
        lambda good, setting, proposal, books, rack: _but(
            Reason.TAKE_DISCARD_FORBIDDEN, good(setting, proposal, books, rack)
        ),
    ),
    Fault(
        "a taken discard may extend a set",
        "5.6",
        "rules.judging.demands:demands_of",
        "rules/test_story.py::test_a_taken_discard_lies_in_a_new_set",
        lambda good, rules, *, announced, into_new_set, loose: good(
            rules, announced=announced, into_new_set=None, loose=loose
        ),
    ),
    Fault(
        "the first discard is taken instead of the last",
        "5.6",
        "rules.match.round:Round.to_take",
        "rules/test_action.py::test_taking_the_discard",
        lambda good, self, origin, before: (
            good(self, origin, before)
            if origin is not Origin.DISCARD or good(self, origin, before) is None
            else self.discards[before][0]
        ),
    ),
    WrongLine(
        "the open tile may be taken without going out",
        "5.7",
        "rules/judging/duty.py",
        "rules/test_turn.py::test_taking_the_open_tile",
        " and not (use.to_finish_only and rack)",
        "",
    ),
    Fault(
        "one may pass while there is something to draw",
        "5.9",
        "rules.judging.judge:judge_pass",
        "rules/test_turn.py::test_passing_needs_an_empty_pool",
        lambda good, setting, before, proposal, *, playable, pool_left: good(
            setting, before, proposal, playable=playable, pool_left=0
        ),
    ),
    Fault(
        "the starter lays before their discard",
        "2.5",
        "rules.judging.judge:judge_starter_discard",
        "rules/test_turn.py::test_the_starter_only_discards",
        lambda good, setting, before, proposal: _unnoticed(
            Reason.STARTER_ONLY_DISCARDS, good(setting, before, proposal)
        ),
    ),
)

UNFINISHED = (
    Fault(
        "time-out: a void turn keeps its sets",
        "8.3",
        SETTLE,
        "rules/test_turn.py::test_a_void_turn",
        lambda good, setting, before, draft, *, void, drew: good(
            setting, before, draft, void=False, drew=drew
        ),
    ),
    Fault(
        "time-out: what remains is not judged",
        "8.4",
        "rules.judging.settlement:judge_handling",
        "rules/test_turn.py::test_what_remains_must_be_legal",
        lambda good, setting, before, proposal, books, *, loose: ([], None),
    ),
    Fault(
        "time-out: who did nothing pays the penalty",
        "8.5",
        SETTLE,
        "rules/test_turn.py::test_an_untouched_table",
        _draws_the_penalty,
    ),
    Fault(
        "time-out: a failed opening costs one tile everywhere",
        "8.5",
        SETTLE,
        "rules/test_turn.py::test_a_failed_opening",
        _failed_openings_draw_one,
    ),
    WrongLine(
        "the penalty is one tile",
        "8.6",
        "rules/judging/settlement.py",
        "rules/test_turn.py::test_loose_tiles_and_the_penalty",
        "penalty = setting.rules.penalty_tiles",
        "penalty = 1",
    ),
    Fault(
        "penalties and draws come from the first pool",
        "2.6",
        "rules.match.round:Round.pool_of",
        "rules/test_turn.py::test_each_draws_from_his_own_pool",
        lambda good, self, seat: self.pools[0],
    ),
    Fault(
        "the clock forgives being late",
        "8.1",
        "rules.match.clock:Clock.over",
        "rules/test_unfinished.py::test_the_clock_decides_who_is_late",
        lambda good, self, now: good(self, now - 1001),
    ),
    WrongLine(
        "a mistake is penalised though the house does not say so",
        "8.8",
        "rules/match/move.py",
        "rules/test_unfinished.py::test_mistakes_are_penalised_only_where_the_house_says_so",
        "game = progress.game\n    if not game.rules.penalise_mistakes:",
        "from dataclasses import replace\n"
        "    game = progress.game\n"
        "    rules = game.rules.with_options({'penalise_mistakes': True})\n"
        "    game = replace(game, setting=replace(game.setting, rules=rules))\n"
        "    if not game.rules.penalise_mistakes:",
    ),
)

SCORES = (
    Fault(
        "a joker left over costs nothing",
        "9.3",
        "rules.judging.score:rack_points",
        "rules/test_score.py::test_joker_on_the_rack",
        lambda good, rules, rack: sum(tile.number for tile in rack),
    ),
    Fault(
        "the winner always writes the losers' sum",
        "9.4",
        "rules.judging.score:score_round",
        "rules/test_score.py::test_round_examples",
        lambda good, rules, points, winner, *, hand_game, blocked: good(
            _paying(rules), points, winner, hand_game=hand_game, blocked=blocked
        ),
    ),
    Fault(
        "a hand game is not doubled",
        "9.5",
        "rules.judging.score:score_round",
        "rules/test_score.py::test_hand_game_counts_double_only_where_the_rules_have_it",
        lambda good, rules, points, winner, *, hand_game, blocked: good(
            rules, points, winner, hand_game=False, blocked=blocked
        ),
    ),
    Fault(
        "going out in the turn of the opening is no hand game",
        "9.5",
        "rules.match.progress:Progress.end_round",
        "rules/test_rounds.py::test_hand_game",
        lambda good, self, out, *, hand_game: good(self, out, hand_game=False),
    ),
    Fault(
        "blocked round: it ends with the first pass",
        "9.6",
        "rules.match.game:Game.all_passed",
        "rules/test_pool.py::test_blocked_round",
        lambda good, self: bool(self.playing.passed),
    ),
    WrongLine(
        "blocked round: passes need not be in a row",
        "9.6",
        "rules/match/game.py",
        "rules/test_turn.py::test_laying_between_passes_starts_the_count_again",
        "passed=NOBODY,\n        history=table.seen(event, event.table),",
        "passed=table.passed,\n        history=table.seen(event, event.table),",
    ),
    Fault(
        "blocked round: losers write all they have",
        "9.6",
        "rules.judging.score:score_round",
        "rules/test_score.py::test_blocked_round_without_a_bonus",
        lambda good, rules, points, winner, *, hand_game, blocked: good(
            rules,
            {n: 0 if left == min(points.values()) else left for n, left in points.items()}
            if blocked
            else points,
            winner,
            hand_game=hand_game,
            blocked=blocked,
        ),
    ),
    WrongLine(
        "blocked round: what cannot be shared is lost",
        "9.7",
        "rules/judging/score.py",
        "rules/test_score.py::test_blocked_round_is_shared_by_the_lowest_racks",
        "share, rest = divmod(bonus, len(winners))",
        "share, rest = bonus // len(winners), 0",
    ),
    Fault(
        "a tied match has one winner",
        "9.9",
        "rules.judging.score:score_match",
        "rules/test_score.py::test_tied_matches_are_shared",
        lambda good, rounds: (lambda score: replace(score, winners=score.winners[:1]))(good(rounds)),
    ),
)

CHANCE = (
    Fault(
        "small numbers are more likely",
        "2.1",
        "rules.match.chance:Stream.below",
        "rules/test_chance.py::test_words_that_would_favour_small_numbers_are_thrown_away",
        lambda good, self, bound: good(self, WORDS) % bound,
    ),
    Fault(
        "the seats' salts do not count",
        "2.4",
        "rules.match.chance:Chance.seed",
        "rules/test_chance.py::test_every_salt_and_the_secret_count",
        lambda good, self, round_number, purpose: good(replace(self, salts=()), round_number, purpose),
    ),
    Fault(
        "the shuffle is not even",
        "2.4",
        "rules.match.chance:Stream.shuffled",
        "rules/test_chance.py::test_document_holds_true_vectors",
        _uneven,
    ),
    WrongLine(
        "a tie for the start goes to the first seat",
        "2.2",
        "rules/match/starter.py",
        "rules/test_chance.py::test_highest_tile_or_roll_starts_and_ties_go_again",
        "return tuple(seat for seat, rank in ranks.items() if rank == best)",
        "return tuple(seat for seat, rank in ranks.items() if rank == best)[:1]",
    ),
    Fault(
        "all play clockwise",
        "2.3",
        "rules.match.seat:playing_order",
        "rules/test_setup.py::test_direction",
        lambda good, first, players, direction: good(first, players, Direction.CLOCKWISE),
    ),
    Fault(
        "odd tiles of personal pools do not begin with the starter",
        "2.6",
        "rules.match.deal:deal",
        "rules/test_chance.py::test_deal_follows_the_document",
        _pools_by_seat,
    ),
)

SEEN_AND_KEPT = (
    Fault(
        "view: a spectator sees a rack",
        "1.6",
        "rules.match.view:view_game",
        "rules/test_view.py::test_a_spectator_sees_no_rack_and_may_do_nothing",
        lambda good, game, seat: (
            replace(good(game, seat), rack=game.round.racks[seat or 0]) if game.round else good(game, seat)
        ),
    ),
    Fault(
        "view: all see what somebody drew",
        "1.6",
        "rules.match.view:view_event",
        "rules/test_view.py::test_seen_draw",
        lambda good, event, seat: (
            SeenDrew(event.seat, event.tile, event.at) if isinstance(event, Drew) else good(event, seat)
        ),
    ),
    Fault(
        "view: all see the tile drawn in this turn",
        "1.6",
        "rules.match.view:view_game",
        "rules/test_view.py::test_the_drawn_tile_is_seen_by_its_owner",
        lambda good, game, seat: (
            replace(good(game, seat), drawn=game.round.turn.drawn) if game.round else good(game, seat)
        ),
    ),
    WrongLine(
        "view: all see the penalty tiles",
        "1.6",
        "rules/match/view.py",
        "rules/test_view.py::test_seen_time_out",
        "drawn=event.drawn if own else None,",
        "drawn=event.drawn,",
    ),
    WrongLine(
        "view: all see the hand dealt to the first seat",
        "1.6",
        "rules/match/view.py",
        "rules/test_view.py::test_seen_deal",
        "rack = None if seat is None else Rack(event.hands[seat])",
        "rack = Rack(event.hands[0])",
    ),
    Fault(
        "record: an announced swap is forgotten",
        "7.14",
        "rules.match.record_line:read_event",
        "rules/test_record.py::test_golden_records",
        lambda good, text, at, players: (
            lambda event: replace(event, announced=False) if isinstance(event, Played) else event
        )(good(text, at, players)),
    ),
    Fault(
        "record: any tile may be drawn next",
        "1.6",
        "rules.match.round:Round.pools_without",
        "rules/test_record.py::test_bad_records_name_the_line_and_the_reason",
        lambda good, self, seat, tiles: put(
            self.pools, seat if len(self.pools) > 1 else 0, self.pool_of(seat)[len(tiles) :]
        ),
    ),
    WrongLine(
        "audit: wrong events are not noticed",
        "9.3",
        "rules/match/audit.py",
        "rules/test_audit.py::test_whatever_is_changed_is_found",
        "return event == right",
        "return True",
    ),
)

FAULTS: tuple[Fault | WrongLine, ...] = (
    *JOKERS,
    *SWAPS,
    *SETS,
    *OPENINGS,
    *TURNS,
    *UNFINISHED,
    *SCORES,
    *CHANCE,
    *SEEN_AND_KEPT,
)
