"""The simulator beside the referee: every move of a round judged, every state compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from tilerummy.rules.match.action import Draw, Pass, Play
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.referee import apply
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import Rules
from tilerummy.rules.tile import Tile
from tilerummy.simulator.by_referee import SECRET, deal, with_pool_of
from tilerummy.simulator.compiled import HEAD, Compiled, kinds_of, pack_state, unpack_sets
from tilerummy.simulator.declared import keeps_sets, terms_of
from tilerummy.simulator.simulator import Policy
from tilerummy.solver import ANYHOW, can_play, solve_between


class Disagreement(AssertionError):
    """The simulator and the referee differ; the message says where."""


Witness = Callable[[Game, list[Tile]], None]
"""Told of every move: the game before it, and the tiles it lays."""


def judge_round(
    rules: Rules, players: int, policies: Sequence[Policy], seed: int, witness: Witness | None = None
) -> int:
    """Step a round of the compiled simulator beside the referee; how many moves were compared."""
    starter = Seat(seed % players)
    simulator, terms = Compiled(rules, players), terms_of(rules, players)
    state = simulator.deal(seed, starter)
    game = with_pool_of(deal(rules, players, seed, starter), seed + 1)
    steps = simulator.steps(state, policies, seed + 1)
    where = f"{rules!r}, {players} players, {list(policies)}, seed {seed}"
    before = pack_state(terms, game)
    if steps.states[0] != before:
        raise Disagreement(f"{where}: another deal")
    for move, after in enumerate(steps.states[1:]):
        assert isinstance(after, bytes)
        laid = _laid(game, before, after)
        if witness is not None:
            witness(game, laid)
        try:
            game = _after(game, laid, after)
        except Exception as error:
            raise Disagreement(f"{where}: move {move}: {error!r}") from error
        before = pack_state(terms, game)
        if before != after:
            raise Disagreement(f"{where}: move {move}: another state")
    if game.phase is not Phase.MATCH_OVER:
        raise Disagreement(f"{where}: the referee plays on")
    result = game.results[-1]
    if result.scores != steps.scores:
        raise Disagreement(f"{where}: scores {steps.scores}, not {result.scores}")
    whole = simulator.playouts([state], policies, [seed + 1])
    if (whole.scores_of(0), whole.winners_of(0), whole.lengths[0]) != (
        result.scores,
        tuple(sorted(result.winners)),
        len(steps.states) - 1,
    ):
        raise Disagreement(f"{where}: played at once it ends otherwise")
    return len(steps.states) - 1


def _after(game: Game, laid: list[Tile], state: bytes) -> Game:
    """The game after the move that leads to this state, as the referee sees it."""
    seat = game.playing.turn.seat
    playable = None if game.rules.voluntary_draw else can_play
    action: Play | Draw | Pass
    if laid and keeps_sets(game.rules):
        action = play_of(game, state)
    elif laid:
        before = game.playing.before(seat)
        found = solve_between(game.setting, before, laid, (), ANYHOW)
        if not found.play:
            raise Disagreement(f"{' '.join(map(str, laid))} cannot be laid on {game.playing.table}")
        action = Play(found.table, found.opening, seat=seat)
    elif state[5] < len(game.playing.pools[0]):
        action = Draw(seat=seat)
    else:
        action = Pass(seat=seat)
    return apply(game, action, 0, secret=SECRET, playable=playable)[0]


def play_of(game: Game, state: bytes) -> Play:
    """The play that leads to this state, which says how the sets lie then."""
    playing, seat = game.playing, game.playing.turn.seat
    table = unpack_sets(terms_of(game.rules, len(game.players)), game.setting, state)
    opening = None
    if seat not in playing.opened:
        opening = tuple((Counter(table) - Counter(playing.table)).elements())
    return Play(table, opening, game.rules.joker_swap_announced, None, seat=seat)


def _laid(game: Game, before: bytes, after: bytes) -> list[Tile]:
    """The tiles that are on the table now and were not before."""
    kinds = kinds_of(game.setting)
    end = HEAD + len(kinds)
    if before[HEAD:end] == after[HEAD:end]:
        return []
    laid: list[Tile] = []
    for tile, place in kinds.items():
        laid += [tile] * (after[HEAD + place] - before[HEAD + place])
    return laid
