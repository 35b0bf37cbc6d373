"""Cases: a question about the rules as one JSON object, and its answer as another.

This is what `tilerummy judge` does with a line. A case is a turn, a set, an opening or a score; what
it may hold is described in docs/cli.md. A case that cannot be read raises `Unreadable` or `BadRules`
with a message that names the field; an illegal turn is an answer like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from tilerummy.rules.judging.json_question import Question, case_id, read_tiles, rules_of, setting_of, shown
from tilerummy.rules.judging.judge import (
    NO_DISCARD,
    judge_draw,
    judge_impossible,
    judge_pass,
    judge_play,
    judge_starter_discard,
    set_faults,
    strange_tiles,
    tiles_at_hand,
    tiles_moved,
)
from tilerummy.rules.judging.opening import opening_value
from tilerummy.rules.judging.score import rack_points, score_match, score_round
from tilerummy.rules.judging.settlement import Settlement, settle
from tilerummy.rules.judging.turn import Before, Drawn, Origin, Proposal, Verdict
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import Reason, Refusal, Unreadable, refuse
from tilerummy.rules.setting import Setting, same_sets
from tilerummy.rules.table import Rack
from tilerummy.rules.tile import Tile

Answer = dict[str, object]

FIELDS = (
    *("id", "kind", "rules", "options", "overrides", "players", "palette"),
    *(
        "table_before",
        "table_after",
        "rack_before",
        "rack_after",
        "opened_before",
        "event",
        "drawn",
        "discarded",
    ),
    *("opening_sets", "announced", "playable", "pool_left", "table_at_timeout", "rack_at_timeout"),
    *("set", "sets", "racks", "rack_values", "winner", "blocked", "hand_game", "round_scores"),
    *("reason", "value", "reaches_30", "scores", "totals", "match_winners", "joker_means"),
)
"""Everything a case may hold; the last line is what it expects, which no judge reads."""
MOST_ROUNDS = 10_000
MOST_IN_POOL = 1000


def judge_case(case: object, rules: Rules, changes: Mapping[str, object] | None = None) -> Answer:
    """Answer one case under `rules`, or under the preset the case names; `changes` apply to either."""
    fields = Question(case)
    judge = _JUDGES[fields.needed_word("kind", _JUDGES)]
    answer = judge(fields, rules_of(fields, rules, changes or {}))
    return answer if case_id(case) is None else {"id": case_id(case), **answer}


# -- a turn ----------------------------------------------------------------------------------------


def _turn(fields: Question, rules: Rules) -> Answer:
    setting, before = setting_of(fields, rules), _before(fields)
    event = fields.word("event", (*_EVENTS, *_UNFINISHED))
    if event in _UNFINISHED:
        return _unfinished(fields, setting, before, timed_out=event == "timeout")
    proposal = _proposal(fields)
    judge, pool_left, playable = _EVENTS[event or "play"], _pool_left(fields, rules), fields.flag("playable")
    if strange := strange_tiles(setting, tiles_at_hand(before, proposal.drawn)):
        return _verdict(judge_impossible(setting, before, proposal, strange))
    return _verdict(judge(setting, before, proposal, playable, pool_left))


def _before(fields: Question) -> Before:
    table, opened = fields.table("table_before"), fields.needed_flag("opened_before")
    rack = Rack(fields.needed_tiles("rack_before"))
    # Sets on the table were laid by somebody who opened.
    return Before(table, rack, opened, any_opened=opened or bool(table))


def _proposal(fields: Question) -> Proposal:
    rack = fields.tiles("rack_after")
    return Proposal(
        fields.table("table_after"),
        rack=None if rack is None else Rack(rack),
        drawn=fields.drawn("drawn") or (),
        discarded=fields.tiles("discarded") or (),
        opening=fields.melds("opening_sets"),
        announced=fields.flag("announced") or False,
    )


def _draw(
    setting: Setting, before: Before, proposal: Proposal, playable: bool | None, pool_left: int
) -> Verdict:
    return judge_draw(setting, before, proposal, playable=playable, pool_left=pool_left)


def _pass(
    setting: Setting, before: Before, proposal: Proposal, playable: bool | None, pool_left: int
) -> Verdict:
    return judge_pass(setting, before, proposal, playable=playable, pool_left=pool_left)


_EVENTS: dict[str, Callable[[Setting, Before, Proposal, bool | None, int], Verdict]] = {
    "play": lambda setting, before, proposal, *_: judge_play(setting, before, proposal),
    "draw": _draw,
    "pass": _pass,
    "starter_discard": lambda setting, before, proposal, *_: judge_starter_discard(setting, before, proposal),
}
_UNFINISHED = ("timeout", "invalid_end")


def _pool_left(fields: Question, rules: Rules) -> int:
    """The tiles that can be drawn blind; the open one is counted in the pool but is not among them."""
    left = fields.whole("pool_left", 0, MOST_IN_POOL)
    if left is None:
        # Nobody said how many are left, so there are enough.
        return MOST_IN_POOL
    return left if not rules.face_up_eighth.lies_open else max(0, left - 1)


def _verdict(verdict: Verdict) -> Answer:
    return {
        "legal": verdict.legal,
        "reasons": list(verdict.reasons),
        "message": verdict.message,
        "opening_value": verdict.opening_value,
    }


def _codes(refusals: Iterable[Refusal]) -> list[str]:
    return list(dict.fromkeys(refusal.reason.value for refusal in refusals))


# -- a turn that was not finished ------------------------------------------------------------------


def _unfinished(fields: Question, setting: Setting, before: Before, *, timed_out: bool) -> Answer:
    """What the rules make of the turn, and whether that is what came of it."""
    drawn, pool_left = fields.drawn("drawn"), _pool_left(fields, setting.rules)
    draft, late = _draft(fields, before, drawn or ())
    if strange := strange_tiles(setting, tiles_at_hand(before, drawn or ())):
        # Nothing is worked out for a position that cannot be; it is told as it was.
        settled = Settlement(before.table, before.rack, 0, discards_last=False, stands=False)
        return _settled(judge_impossible(setting, before, draft, strange), settled, 0)
    void = setting.rules.on_timeout.voids if timed_out else setting.rules.on_invalid_end.voids
    # Where every turn begins with a draw, a tile drawn from the pool afterwards says that it did not.
    drew = not any(one.origin is Origin.POOL for one in late)
    settled = settle(setting, before, draft, void=void, drew=drew)
    draws = min(settled.draws, pool_left)
    # A case that says nothing of draws expects nothing of them.
    drawn_late = None if drawn is None else late
    differences = _differences(fields, setting, settled, draws, draft.drawn, drawn_late)
    refusals = dict.fromkeys([*tiles_moved(before, draft), *differences])
    value = judge_play(setting, before, draft).opening_value
    return _settled(Verdict(tuple(refusals), value), settled, draws)


def _settled(verdict: Verdict, settled: Settlement, draws: int) -> Answer:
    table = [[tile.text for tile in meld] for meld in settled.table]
    return {
        **_verdict(verdict),
        "table_after": table,
        "rack_after": [tile.text for tile in settled.rack],
        "penalty": draws,
    }


def _draft(fields: Question, before: Before, drawn: tuple[Drawn, ...]) -> tuple[Proposal, tuple[Drawn, ...]]:
    """The table as it lay when time ran out, and the tiles that were drawn only afterwards."""
    table, rack = fields.table("table_at_timeout"), fields.tiles("rack_at_timeout")
    more = table.tiles() + Counter(Rack(rack or ())) - tiles_at_hand(before)
    early, late = [], []
    for one in drawn:
        if one.origin is not Origin.PENALTY and more[one.tile.plain] > 0:
            more[one.tile.plain] -= 1
            early.append(one)
        else:
            late.append(one)
    held = None if rack is None else Rack(rack)
    announced, opening = fields.flag("announced") or False, fields.melds("opening_sets")
    draft = Proposal(table, rack=held, drawn=tuple(early), opening=opening, announced=announced)
    return draft, tuple(late)


def _differences(
    fields: Question,
    setting: Setting,
    settled: Settlement,
    draws: int,
    early: Sequence[Drawn],
    late: Sequence[Drawn] | None,
) -> Iterator[Refusal]:
    """Where the after-state of the case is not what the rules make of the turn."""
    table, rack = fields.table("table_after"), fields.tiles("rack_after")
    discarded = Rack(fields.tiles("discarded") or ())
    if not same_sets(setting, table, settled.table):
        yield refuse(Reason.WRONG_TABLE_AFTER)
    if rack is None and late is None:
        return
    came = [one.tile.plain for one in late or ()]
    if len(came) != draws:
        yield refuse(Reason.WRONG_PENALTY, count=draws)
    owed = _owed(settled, [*(one.tile.plain for one in early), *came], discarded)
    if discarded != owed:
        yield refuse(Reason.MUST_DISCARD) if owed or settled.discards_last else NO_DISCARD
    if rack is not None and Counter(Rack(rack)) != Counter(settled.rack) + Counter(came) - Counter(owed):
        yield refuse(Reason.WRONG_RACK_AFTER)


def _owed(settled: Settlement, drawn: Sequence[Tile], discarded: Rack) -> Rack:
    """The discard still owed: the tile drawn last, which may have been drawn before the case begins."""
    if not settled.discards_last:
        return Rack()
    if drawn:
        return Rack(drawn[-1:])
    return discarded if len(discarded) == 1 and discarded[0] in settled.rack else Rack(settled.rack[:1])


# -- sets, openings, scores ------------------------------------------------------------------------


def _set(fields: Question, rules: Rules) -> Answer:
    setting, meld = setting_of(fields, rules), Meld(fields.needed_tiles("set"))
    reading = setting.read(meld)
    strange = strange_tiles(setting, Counter(tile.plain for tile in meld))
    faults = [*strange, *set_faults(meld, reading.faults)]
    return {
        "valid": not faults,
        "reasons": _codes(faults),
        "type": None if faults or reading.kind is None else reading.kind.value,
        "joker_means": [] if faults else [[tile.text for tile in means] for means in reading.means],
    }


def _opening(fields: Question, rules: Rules) -> Answer:
    setting, melds = setting_of(fields, rules), fields.table("sets")
    value = opening_value(setting, melds)
    sound = bool(melds) and all(setting.read(meld).valid for meld in melds)
    reaches = sound and not strange_tiles(setting, melds.tiles()) and value >= rules.opening_min
    return {"value": value, "reaches_minimum": reaches}


def _round(fields: Question, rules: Rules) -> Answer:
    blocked, hand_game = fields.flag("blocked") or False, fields.flag("hand_game") or False
    points, winner = _points(fields, rules), fields.text("winner")
    if not blocked and winner is None:
        raise Unreadable("winner: it is missing; only a blocked round needs none")
    if winner is not None and winner not in points:
        raise Unreadable(f"winner: {shown(winner)} is none of the players")
    return {"scores": score_round(rules, points, winner, hand_game=hand_game, blocked=blocked)}


def _points(fields: Question, rules: Rules) -> dict[str, int]:
    if fields.has("racks"):
        racks = fields.seats("racks", fields.value("racks"))
        return {name: rack_points(rules, read_tiles(f"racks.{name}", rack)) for name, rack in racks.items()}
    if not fields.has("rack_values"):
        raise Unreadable("racks: they are missing; expected racks with tiles or rack_values with points")
    return fields.scores("rack_values", fields.value("rack_values"))


def _match(fields: Question, rules: Rules) -> Answer:
    rounds = fields.value("round_scores")
    if not isinstance(rounds, list) or not 1 <= len(rounds) <= MOST_ROUNDS:
        raise Unreadable(f"round_scores: expected a list of 1 to {MOST_ROUNDS} rounds, not {shown(rounds)}")
    scores = [fields.scores(f"round_scores[{place}]", one) for place, one in enumerate(rounds)]
    match = score_match(scores)
    return {"totals": match.totals, "match_winners": list(match.winners)}


_JUDGES: dict[str, Callable[[Question, Rules], Answer]] = {
    "turn": _turn,
    "legal_turn": _turn,
    "illegal_turn": _turn,
    "set": _set,
    "set_valid": _set,
    "set_invalid": _set,
    "opening_value": _opening,
    "score_round": _round,
    "score_match": _match,
}
