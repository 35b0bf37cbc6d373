"""Cases as JSON: every example of the sheets, the outside face, and whatever else somebody may send."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.case_files import melds_text
from tests.kit import LETTERS
from tilerummy.rules.judging.case import judge_case
from tilerummy.rules.judging.json_question import MOST_TILES, case_id
from tilerummy.rules.meld import Meld, Shape, read_as
from tilerummy.rules.preset import load, preset_ids
from tilerummy.rules.refusal import BadRules, Reason, Unreadable
from tilerummy.rules.tile import Colour, read_tile

Case = dict[str, Any]

DATA = Path(__file__).parents[1] / "data" / "examples.json"
EXAMPLES: list[Case] = json.loads(DATA.read_text(encoding="utf-8"))["cases"]


def judge(case: object, preset: str = "sabra", **changes: object) -> Any:
    return judge_case(case, load(preset), changes)


def agrees(case: Case, answer: Case, opening_min: int) -> bool:
    """Whether the answer is the verdict that the example expects."""
    match case["kind"]:
        case "legal_turn":
            return bool(answer["legal"]) and not answer["reasons"]
        case "illegal_turn":
            return not answer["legal"] and bool({*answer["reasons"]} & {*case["reason"]})
        case "set_valid":
            means = (
                [[tile] for tile in case["joker_means"]] if "joker_means" in case else answer["joker_means"]
            )
            return bool(answer["valid"]) and answer["joker_means"] == means
        case "set_invalid":
            return not answer["valid"] and bool(answer["reasons"])
        case "opening_value":
            reaches = case["reaches_30"] if opening_min == 30 else case["value"] >= opening_min
            return bool(answer == {"id": case["id"], "value": case["value"], "reaches_minimum": reaches})
        case "score_round":
            return bool(answer["scores"] == case["scores"])
        case _:
            return bool(
                answer["totals"] == case["totals"] and answer["match_winners"] == case["match_winners"]
            )


def contradicts(case: Case, answer: Case, opening_min: int) -> bool:
    """Whether the answer is the contrary: for a verdict the other one, for a value any other."""
    if case["kind"].endswith("_turn"):
        return answer["legal"] is (case["kind"] == "illegal_turn")
    return not agrees(case, answer, opening_min)


@pytest.mark.parametrize("case", EXAMPLES, ids=[case["id"] for case in EXAMPLES])
def test_example(case: Case) -> None:
    """Every example of the sheets holds under its presets, and the contrary under the opposite ones."""
    for presets, holds in ((case["presets"], agrees), (case["opposite_presets"], contradicts)):
        for preset in presets:
            answer = judge(case, preset)
            assert answer["id"] == case["id"]
            assert holds(case, answer, load(preset).opening_min), (preset, answer)


TURN: Case = {
    "kind": "turn",
    "opened_before": True,
    "table_before": [["b4", "b5", "b6"]],
    "rack_before": ["b7", "k9"],
    "table_after": [["b4", "b5", "b6", "b7"]],
}


class TestTurn:
    def test_answer_has_exactly_the_promised_fields(self) -> None:
        """The answer to a turn is what other programs were promised."""
        answer = judge({"id": "x", **TURN})
        message = "The turn is legal."
        assert answer == {"id": "x", "legal": True, "reasons": [], "message": message, "opening_value": None}

    def test_without_id_the_answer_has_none(self) -> None:
        """An id is only given back, never made up."""
        assert "id" not in judge(TURN)

    def test_rack_after_may_be_left_out_but_counts_when_given(self) -> None:
        """A stated rack is checked for lost and added tiles."""
        assert judge({**TURN, "rack_after": ["k9"]})["legal"]
        assert judge({**TURN, "rack_after": []})["reasons"] == ["tile_lost"]
        assert judge({**TURN, "rack_after": ["k9", "k9"]})["reasons"] == ["tile_added"]

    def test_the_kind_is_no_expectation(self) -> None:
        """A legal turn called illegal is legal all the same."""
        assert judge({**TURN, "kind": "illegal_turn", "reason": ["must_draw"]})["legal"]

    def test_colour_out_of_play_is_a_refusal(self) -> None:
        """A tile of another box is refused with a reason, not with an error."""
        answer = judge({**TURN, "rack_before": ["b7", "o1"]})
        assert answer["reasons"] == ["tile_not_in_game"]
        assert "o1" in answer["message"]

    def test_third_copy_is_a_refusal(self) -> None:
        """There are two of each tile, and the table, the rack and the drawn tiles count together."""
        drawn = [{"tile": "b4", "from": "pool"}]
        answer = judge({**TURN, "event": "draw", "rack_before": ["b4"], "drawn": drawn})
        assert "tile_not_in_game" in answer["reasons"]

    def test_impossible_turn_lists_lost_tiles_and_bad_sets_as_well(self) -> None:
        """With a strange tile in it a turn still gets the reasons that anyone can see."""
        answer = judge({**TURN, "rack_before": ["o1"], "rack_after": [], "table_after": [["b4", "b6", "b7"]]})
        assert {"tile_not_in_game", "tile_lost", "tile_added", "invalid_set", "run_gap"} == {
            *answer["reasons"]
        }

    def test_palette_replaces_the_colours(self) -> None:
        """The same turn is possible in other colours, if the case says which are in play."""
        case = {**TURN, "rack_before": ["b7", "o1"]}
        assert judge({**case, "palette": ["b", "o", "g", "w"]})["legal"]
        assert judge({**case, "palette": ["b", "r", "g", "w"]})["reasons"] == ["tile_not_in_game"]

    def test_empty_palette_counts_as_absent(self) -> None:
        """An empty palette leaves the preset's colours in play."""
        assert judge({**TURN, "palette": []})["legal"]

    @pytest.mark.parametrize(
        ("preset", "palette", "players", "jokers"),
        [
            ("pro6-en", "rbok", None, 2),
            ("pro6-en", "rbokg", None, 2),
            ("pro6-en", "rbokgy", None, 3),
            ("pro6-en", "rbokgy", 5, 2),
            ("sabra", "krbyog", None, 2),
            ("classic", "krby", None, 4),
        ],
    )
    def test_palette_decides_the_jokers(
        self, preset: str, palette: str, players: int | None, jokers: int
    ) -> None:
        """The number of colours tells how many players there may be, and they how many jokers."""
        case = {"kind": "turn", "opened_before": True, "table_before": [], "table_after": []}
        more: Case = {"palette": [*palette], "players": players}
        for count in (jokers, jokers + 1):
            answer = judge({**case, **more, "rack_before": ["*"] * count}, preset)
            assert ("tile_not_in_game" in answer["reasons"]) == (count > jokers)

    def test_players_decide_colours_and_jokers(self) -> None:
        """Without a palette the number of players says what is in play; the smallest by default."""
        case = {**TURN, "rack_before": ["b7", "y1", "*", "*", "*"]}
        assert judge(case, "pro6-en")["reasons"] == ["tile_not_in_game"]
        assert judge({**case, "players": 6}, "pro6-en")["legal"]
        with pytest.raises(BadRules, match="players"):
            judge({**case, "players": 7}, "pro6-en")

    def test_case_rules_and_options_come_before_the_others(self) -> None:
        """A case's own rules replace the given ones; changes from outside stay unless it says otherwise."""
        case: Case = {**TURN, "opened_before": False, "table_before": [], "rack_before": ["r4", "r5", "r6"]}
        case["table_after"] = [["r4", "r5", "r6"]]
        assert judge(case)["reasons"] == ["opening_below_minimum"]
        assert judge({**case, "rules": "pro6-es"})["legal"]
        assert not judge({**case, "rules": "pro6-es"}, opening_min=30)["legal"]
        assert judge({**case, "options": {"opening_min": 10}}, opening_min=30)["legal"]
        assert judge({**case, "overrides": {"opening_min": 10}})["legal"]

    def test_opening_value_of_an_illegal_turn_is_what_was_laid_alone(self) -> None:
        """A player who fell short reads how far they came."""
        case: Case = {
            "kind": "turn",
            "opened_before": False,
            "table_before": [],
            "rack_before": ["r4", "r5", "r6"],
        }
        assert judge({**case, "table_after": [["r4", "r5", "r6"]]})["opening_value"] == 15

    def test_open_tile_is_not_drawn_blind(self) -> None:
        """Where the last tile of the pool lies open, a pool of one is as good as empty."""
        case = {**TURN, "event": "pass", "table_after": TURN["table_before"], "pool_left": 1}
        case["palette"] = [*"krby"]
        assert judge(case)["reasons"] == ["pool_not_empty"]
        assert judge(case, "rummy-variants")["legal"]


BROKEN_OFF: Case = {
    "kind": "turn",
    "event": "timeout",
    "opened_before": True,
    "table_before": [["b8", "b9", "b10"]],
    "rack_before": ["b11", "k8", "r1"],
    "table_at_timeout": [["b9", "b10", "b11"], ["b8", "k8"]],
    "rack_at_timeout": ["r1"],
    "table_after": [["b9", "b10", "b11"]],
}
PENALTY = [{"tile": tile, "from": "penalty"} for tile in ("y2", "y5", "k12")]


class TestUnfinished:
    def test_only_the_table_is_compared_if_nothing_else_is_given(self) -> None:
        """One may ask for the outcome with the table alone, and learns rack and penalty."""
        answer = judge(BROKEN_OFF)
        assert answer["legal"]
        assert answer["table_after"] == [["b9", "b10", "b11"]]
        assert answer["rack_after"] == ["k8", "r1", "b8"]
        assert answer["penalty"] == 3

    def test_wrong_table(self) -> None:
        """Loose tiles may not stay on the table."""
        answer = judge({**BROKEN_OFF, "table_after": BROKEN_OFF["table_at_timeout"]})
        assert answer["reasons"] == ["wrong_table_after"]

    def test_rack_without_drawn_tiles_means_that_none_were_drawn(self) -> None:
        """A stated rack makes the penalty count."""
        assert judge({**BROKEN_OFF, "rack_after": ["r1", "b8", "k8"]})["reasons"] == ["wrong_penalty"]

    def test_penalty_ends_with_the_pool(self) -> None:
        """Only as many penalty tiles are drawn as there are."""
        case = {**BROKEN_OFF, "drawn": PENALTY[:2], "rack_after": ["r1", "b8", "k8", "y2", "y5"]}
        assert judge(case)["reasons"] == ["wrong_penalty"]
        answer = judge({**case, "pool_left": 2})
        assert answer["legal"]
        assert answer["penalty"] == 2

    def test_wrong_rack(self) -> None:
        """The rack must hold the loose tiles and the penalty."""
        case = {**BROKEN_OFF, "drawn": PENALTY, "rack_after": ["r1", "b8", "k8", "y2", "y5", "k13"]}
        assert judge(case)["reasons"] == ["wrong_rack_after"]

    def test_void_turn_is_taken_back(self) -> None:
        """Under the Latvian text the whole turn is void."""
        answer = judge(BROKEN_OFF, "baltic-lv")
        assert answer["reasons"] == ["wrong_table_after"]
        assert (answer["table_after"], answer["penalty"]) == (BROKEN_OFF["table_before"], 0)

    def test_clockless_presets_answer_as_if_loose_tiles_came_back(self) -> None:
        """A time-out where no clock is foreseen is judged as a host's clock would have it."""
        assert judge(BROKEN_OFF, "pro6-en")["penalty"] == 3

    def test_owed_discard_is_the_tile_drawn_last(self) -> None:
        """Who laid nothing draws, and where a discard is due the drawn tile goes."""
        case: Case = {
            **BROKEN_OFF,
            "table_at_timeout": BROKEN_OFF["table_before"],
            "table_after": BROKEN_OFF["table_before"],
            "rack_at_timeout": BROKEN_OFF["rack_before"],
            "rack_after": BROKEN_OFF["rack_before"],
            "drawn": [{"tile": "y2", "from": "pool"}],
            "palette": [*"krby"],
        }
        assert judge({**case, "discarded": ["y2"]}, "pro6-en")["legal"]
        assert "must_discard" in judge(case, "pro6-en")["reasons"]
        assert judge({**case, "discarded": ["y2"]})["reasons"] == ["no_discard_allowed", "wrong_rack_after"]

    def test_tile_drawn_before_the_time_out_is_part_of_the_turn(self) -> None:
        """Where each turn begins with a draw, the drawn tile may lie on the table already."""
        case: Case = {
            **BROKEN_OFF,
            "table_before": [["b8", "b9", "b10"]],
            "rack_before": ["r1"],
            "drawn": [{"tile": "b11", "from": "pool"}],
            "table_at_timeout": [["b8", "b9", "b10", "b11"]],
            "table_after": [["b8", "b9", "b10", "b11"]],
            "rack_after": ["r1"],
        }
        assert judge(case, "rummy-variants")["legal"]

    def test_tiles_that_vanish_at_the_time_out_are_noticed(self) -> None:
        """The position at the time-out must hold the tiles of the turn."""
        assert "tile_lost" in judge({**BROKEN_OFF, "rack_at_timeout": []})["reasons"]
        assert "tile_added" in judge({**BROKEN_OFF, "rack_at_timeout": ["r1", "r2"]})["reasons"]

    def test_impossible_tiles_are_refused(self) -> None:
        """A tile that is not in the game is a refusal here too."""
        answer = judge({**BROKEN_OFF, "rack_before": ["b11", "k8", "r1", "o1"]})
        assert "tile_not_in_game" in answer["reasons"]


class TestSet:
    def test_answer_has_exactly_the_promised_fields(self) -> None:
        """A set is answered with its kind and what its jokers can be."""
        means = [["b7", "y7"], ["b7", "y7"]]
        answer = judge({"kind": "set", "set": ["k7", "r7", "*", "*"]})
        assert answer == {"valid": True, "reasons": [], "type": "group", "joker_means": means}

    def test_faults_are_named(self) -> None:
        """An invalid set lists the general reason and what is wrong with it."""
        answer = judge({"kind": "set_valid", "set": ["k7", "k8", "k10"]})
        assert answer == {
            "valid": False,
            "reasons": ["invalid_set", "run_gap"],
            "type": None,
            "joker_means": [],
        }

    def test_tiles_must_be_in_the_game(self) -> None:
        """A fine set of tiles that nobody has is refused."""
        for tiles in (["o7", "o8", "o9"], ["r7", "*", "*", "*"], ["o7", "r7", "k7"]):
            answer = judge({"kind": "set", "set": tiles})
            assert (answer["valid"], answer["reasons"]) == (False, ["tile_not_in_game"])


FILE: dict[str, Any] = json.loads((DATA.parent / "melds.json").read_text(encoding="utf-8"))


class TestMeldsFile:
    """tests/data/melds.json, which the page is held to as well."""

    def test_file_is_what_its_script_makes(self) -> None:
        """The file is never changed by hand."""
        assert melds_text() == (DATA.parent / "melds.json").read_text(encoding="utf-8")

    def test_rules_agree_with_it(self) -> None:
        """Every verdict of the file, which was found by trying everything, is the verdict of the rules."""
        for meld in FILE["melds"]:
            shape = FILE["shapes"][meld["shape"]]
            colours = tuple(map(Colour, shape["colours"]))
            tiles = Meld(map(read_tile, meld["set"]))
            reading = read_as(tiles, Shape(colours, shape["group_max"], shape["distinct"]))
            means = [[tile.text for tile in some] for some in reading.means]
            found = [reading.valid, reading.kind, means, reading.value]
            assert found == [meld["valid"], meld["kind"], meld["joker_means"], meld["value"]], meld
            assert [*dict.fromkeys(fault.reason for fault in reading.faults)] == meld["reasons"], meld

    def test_judge_agrees_with_it(self) -> None:
        """The judge answers for each of these sets what the file says."""
        for meld in FILE["melds"]:
            shape = FILE["shapes"][meld["shape"]]
            options = {"group_max": shape["group_max"], "group_distinct_colours": shape["distinct"]}
            case = {"kind": "set", "set": meld["set"], "palette": shape["colours"], "options": options}
            answer = judge(case, "classic")
            if "tile_not_in_game" not in answer["reasons"]:
                expected = [meld["valid"], meld["kind"], meld["joker_means"]]
                assert [answer["valid"], answer["type"], answer["joker_means"]] == expected, meld
                assert answer["reasons"] == ([] if meld["valid"] else ["invalid_set", *meld["reasons"]]), meld

    def test_every_fault_is_in_it(self) -> None:
        """No way to get a set wrong is missing from the file."""
        faults = {reason for meld in FILE["melds"] for reason in meld["reasons"]}
        assert len(faults) == 8
        assert faults < {*Reason}


class TestOpeningAndScores:
    def test_single_set_counts_alone(self) -> None:
        """Where one set must reach the minimum, the others do not help."""
        case: Case = {"kind": "opening_value", "sets": [["r9", "r10", "r11"], ["k1", "k2", "k3"]]}
        assert judge(case) == {"value": 36, "reaches_minimum": True}
        assert judge(case, opening_scope="single_set") == {"value": 30, "reaches_minimum": True}

    @pytest.mark.parametrize(
        "sets", [[], [["r9", "r10", "r12"]], [["o9", "o10", "o11"], ["r9", "r10", "r11"]]]
    )
    def test_what_cannot_be_laid_reaches_nothing(self, sets: list[list[str]]) -> None:
        """No minimum is reached without a set, with a bad one or with tiles of another box."""
        assert not judge({"kind": "opening_value", "sets": sets}, opening_min=0)["reaches_minimum"]

    def test_blocked_round_needs_no_winner(self) -> None:
        """The lowest rack wins a blocked round, whoever is named."""
        case: Case = {"kind": "score_round", "rack_values": {"A": 7, "B": 3}}
        assert judge({**case, "blocked": True}) == {"scores": {"A": -4, "B": 4}}
        with pytest.raises(Unreadable, match="winner"):
            judge(case)
        with pytest.raises(Unreadable, match="none of the players"):
            judge({**case, "winner": "C"})

    def test_match_shares_a_tie(self) -> None:
        """Players level at the top win together."""
        answer = judge({"kind": "score_match", "round_scores": [{"A": 1, "B": -1}, {"A": -1, "B": 1}]})
        assert answer == {"totals": {"A": 0, "B": 0}, "match_winners": ["A", "B"]}


class TestUnreadable:
    @pytest.mark.parametrize(
        ("change", "part"),
        [
            ({"kind": None}, "kind: it is missing"),
            ({"kind": "turns"}, "kind: expected one of turn"),
            ({"opened_before": "yes"}, "opened_before: expected true or false"),
            ({"opened_before": None}, "opened_before: it is missing"),
            ({"table_before": ["b4"]}, "table_before: expected a list of lists"),
            ({"rack_before": ["b77"]}, "rack_before: 'b77' is not a tile"),
            ({"rack_before": "b7"}, "rack_before: expected a list of tiles"),
            ({"table_after": [["b4", 5]]}, r"table_after\[0\]: expected a tile"),
            ({"drawn": ["y2"]}, r"drawn\[0\]: expected an object"),
            ({"drawn": [{"tile": "y2", "from": "floor"}]}, "from: expected one of pool"),
            ({"event": "sleep"}, "event: expected one of play"),
            ({"pool_left": -1}, "pool_left: expected a whole number"),
            ({"players": True}, "players: expected a whole number"),
            ({"palette": ["r", "r", "b", "k"]}, "palette: expected a list of 4 to 6"),
            ({"palette": ["r", "b", "k"]}, "palette: expected a list of 4 to 6"),
            ({"rules": "nosuch"}, "nosuch"),
            ({"rules": 7}, "rules: expected a word"),
            ({"options": ["opening_min"]}, "options: expected an object"),
            ({"options": {"opening_mim": 30}}, "did you mean opening_min"),
            ({"options": {"opening_min": "much"}}, "opening_min"),
            ({"options": {"opening_min": 10**5000}}, "options: expected an object"),
            ({"rack_before": ["r1"] * (MOST_TILES + 1)}, "at most 400 tiles"),
            ({"table_before": [["r1"] * 100] * 5}, "at most 400 tiles"),
        ],
    )
    def test_message_names_the_field(self, change: Case, part: str) -> None:
        """Whoever wrote the case learns which field is wrong and what was expected."""
        with pytest.raises((Unreadable, BadRules), match=part):
            judge({**TURN, **change})

    @pytest.mark.parametrize("case", [None, [], "turn", 7, True, 1.5])
    def test_only_objects_are_cases(self, case: object) -> None:
        """Any other JSON is refused as such."""
        with pytest.raises(Unreadable, match="expected a JSON object"):
            judge(case)

    @pytest.mark.parametrize(("given", "kept"), [("a", "a"), (7, 7), (1.5, 1.5), ([1], None), (10**30, None)])
    def test_id_is_a_text_or_a_number(self, given: object, kept: object) -> None:
        """An id that cannot be given back as it was is left out."""
        assert case_id({"id": given}) == kept


TEXTS = st.text(LETTERS, max_size=8)
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | TEXTS
JSON = st.recursive(
    SCALARS | st.sampled_from(["r7", "*", "*k3", "turn", "timeout", "pool", 10**40]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)
TILES = st.sampled_from([*(f"{colour}{number}" for colour in "krby" for number in range(1, 14)), "*", "*r5"])
MELDS = st.lists(st.lists(TILES, max_size=5), max_size=4)
RACKS = st.lists(TILES, max_size=9)
FIELDS = st.sampled_from(
    sorted({name for case in EXAMPLES for name in case} | {"rules", "options", "players"})
)
VALUES = JSON | MELDS | RACKS | st.dictionaries(st.sampled_from([*load("sabra").options()]), JSON, max_size=2)


def answers_or_refuses(case: object, preset: str) -> None:
    said = ""
    try:
        answer = judge(case, preset)
    except (Unreadable, BadRules) as refused:
        said = str(refused)
    else:
        said = json.dumps(answer, allow_nan=False)
        assert {*answer.get("reasons", ())} <= {*Reason}
    assert said


@given(JSON, st.sampled_from(preset_ids()))
def test_any_json_is_answered_or_refused(case: object, preset: str) -> None:
    """Whatever JSON comes, the judge answers it or says what is wrong with it."""
    answers_or_refuses(case, preset)


@given(
    st.sampled_from(EXAMPLES),
    st.dictionaries(FIELDS, VALUES, min_size=1, max_size=3),
    st.sampled_from(preset_ids()),
)
def test_any_change_of_an_example_is_answered_or_refused(case: Case, changes: Case, preset: str) -> None:
    """A case that is almost right is answered or refused, never failed at."""
    answers_or_refuses({**case, **changes}, preset)


@given(
    MELDS, RACKS, MELDS, st.booleans(), st.sampled_from(preset_ids()), st.sampled_from(["play", "timeout"])
)
def test_any_position_is_judged(
    before: list[list[str]],
    rack: list[str],
    after: list[list[str]],
    opened: bool,
    preset: str,
    event: str,
) -> None:
    """Every readable position gets a verdict, however little sense it makes."""
    case: Case = {"kind": "turn", "event": event, "opened_before": opened, "table_before": before}
    case |= {"rack_before": rack, "table_after": after, "table_at_timeout": after}
    assert isinstance(judge(case, preset)["legal"], bool)
