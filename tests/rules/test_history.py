"""The history of a round: what everybody saw, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import given, settings

from tests.kit import act, examples, game_at, play, reachable, rules_of, tiles
from tests.match import Match
from tilerummy.rules.judging.turn import Drawn, Origin
from tilerummy.rules.match.action import Discard, Draw, EndInvalid, Pass, TimeOut
from tilerummy.rules.match.event import Cause, Discarded, Passed, Played, RoundBegan, StarterChosen
from tilerummy.rules.match.round import History, SeenTurn
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import SeenDrew, SeenEvent, SeenSettled, view_event, view_game
from tilerummy.rules.table import Table, read_table

ONE, TWO = Seat(0), Seat(1)


def onlooker(events: Iterable[SeenEvent], starter_discards: bool, every_turn: bool) -> History:
    """The history of the last round as a spectator writes it down who sees nothing but events in the open."""
    turns: list[SeenTurn] = []
    table, opened, going_on, owes = Table(), set[Seat](), False, False
    for event in events:
        if isinstance(event, RoundBegan):
            turns, table, opened, going_on = [], Table(), set(), False
        if isinstance(event, StarterChosen):
            owes = starter_discards
        if not isinstance(event, Played | SeenDrew | Discarded | Passed | SeenSettled):
            continue
        turn = turns.pop() if going_on else SeenTurn(event.seat, table)
        going_on = False
        match event:
            case Played():
                table = event.table
                first = event.seat not in opened
                turn = turn._replace(laid=event.laid, regained=event.regained, took=event.took, opened=first)
                opened.add(event.seat)
                going_on = owes
            case SeenDrew():
                turn = turn._replace(drew=turn.drew + 1)
                going_on = every_turn
            case Discarded():
                turn = turn._replace(discarded=event.tile)
            case Passed():
                turn = turn._replace(passed=True)
            case SeenSettled():
                table = event.table
                turn = turn._replace(
                    drew=turn.drew + event.draws,
                    laid=turn.laid + event.laid,
                    regained=turn.regained + event.regained,
                    took=event.took,
                    discarded=event.discarded,
                    opened=turn.opened or bool(event.laid and event.seat not in opened),
                    settled=event.cause,
                )
                opened |= {event.seat} if event.laid else set()
        turns.append(turn._replace(table=table))
        owes = owes and going_on
    return tuple(turns)


@given(match=reachable(mishaps=(0.0, 0.15)))
@settings(max_examples=examples(60))
def test_the_history_is_what_a_spectator_could_write_down(match: Match) -> None:
    """Protects hidden tiles: the history follows from the events in the open alone."""
    game = match.game
    if game.round is None:
        return
    seen = [view_event(event, None) for event in match.events]
    drawing_first = game.rules.draw_mode != "instead_of_playing"
    written = onlooker(seen, game.rules.starter_discard, drawing_first)
    # A spectator cannot tell a settled turn that counts as a pass from one that was merely void.
    told = tuple(turn if turn.settled is None else turn._replace(passed=False) for turn in game.round.history)
    assert told == written
    assert all(view_game(game, seat).history is game.round.history for seat in (*game.seats, None))


def test_turns_as_they_were_seen() -> None:
    """Protects bots that look back: who drew, laid and took, turn by turn, and how often."""
    game = game_at("sabra", ["r9 k9 b9 y9 r1", "k2 k3"], pool="b5 b6")
    game, _ = act(game, play(0, "r9 k9 b9 y9"), Draw(seat=TWO), Draw(seat=ONE))
    nines = read_table("r9 k9 b9 y9")
    assert view_game(game, TWO).history == (
        SeenTurn(ONE, nines, laid=tuple(sorted(nines[0])), opened=True),
        SeenTurn(TWO, nines, drew=1),
        SeenTurn(ONE, nines, drew=1),
    )


def test_a_draw_and_its_discard_are_one_turn() -> None:
    """Protects the count of turns: what a seat does before the next one plays belongs together."""
    game, _ = act(game_at("pro6-en", ["r1 k5", "k2 k3"], pool="y9 y8"), Draw(seat=ONE))
    assert view_game(game, TWO).history == (SeenTurn(ONE, Table(), drew=1),)
    game, _ = act(game, Discard(tiles("r1")[0], seat=ONE))
    assert view_game(game, TWO).history == (SeenTurn(ONE, Table(), drew=1, discarded=tiles("r1")[0]),)


def test_an_open_tile_that_was_taken_is_told() -> None:
    """Protects beliefs: everybody saw which discard was taken, and that it was laid."""
    rules = rules_of("pro6-en", take_discard="for_new_set", opening_min=0)
    game, _ = act(game_at(rules, ["r1 k5", "k1 b1 k3"], pool="y9 y8"), Draw(seat=ONE))
    game, _ = act(game, Discard(tiles("r1")[0], seat=ONE), play(1, "r1 k1 b1", take="discard"))
    last = view_game(game, ONE).history[-1]
    assert last.took == Drawn(tiles("r1")[0], Origin.DISCARD)
    assert last.laid == tuple(sorted(tiles("r1 k1 b1")))


def test_passes_and_unfinished_turns_are_told() -> None:
    """Protects the table talk: a pass, a time-out and a mistake are in the history as what they are."""
    game, _ = act(game_at("sabra", ["r1 r2", "k1 k2"]), Pass(seat=ONE))
    assert view_game(game, None).history == (SeenTurn(ONE, Table(), passed=True),)
    game = game_at(rules_of("rummy", penalise_mistakes=True), ["r1 r2 b9", "k1 k2"], pool="y1 y2 y3 y4 y5")
    game, _ = act(game, EndInvalid(play(0, "r1 r2 b9")))
    last = view_game(game, TWO).history[-1]
    assert (last.settled, last.drew, last.laid) == (Cause.INVALID_END, game.rules.penalty_tiles, ())
    game, _ = act(game, TimeOut(), now=10_000_000)
    assert view_game(game, ONE).history[-1].settled is Cause.TIME_OUT
