"""Chances: who would win the round if bots played on from here, many times.

All tiles of the racks are as they were; only the pool lies in another order each time. The order of a
playout is the same for all turns of a round, less what has been drawn: so the chances of two turns differ
by what happened between them and not by other luck.

Under rules that the compiled simulator declares it plays the rounds out, and everybody lays the most tiles.
Under the others a quick bot does, which takes ten times as long or more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from tilerummy.bots.bot import NO_LIMIT, Budget
from tilerummy.bots.estimate import share_interval
from tilerummy.bots.match import let_happen
from tilerummy.bots.own_turn import OwnTurn, extended, with_sets
from tilerummy.bots.plan import highest
from tilerummy.rules.match.action import Action, ActionKind, Discard, Draw, Pass
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.view import View, view_game
from tilerummy.rules.preset import Rules
from tilerummy.rules.tile import Colour, Tile
from tilerummy.simulator import GREEDY, declares, simulator_for
from tilerummy.simulator.compiled import BUILT
from tilerummy.solver import BestTurn, Certainty

MOST_MOVES = 1000
"""A playout of more moves goes nowhere: nobody's, and everybody's."""


class Quick:
    """A bot that lays the most tiles it sees, and that is quick under every rule set.

    What may become of a joker, and of an open tile that is taken, is what makes positions hard; so it leaves
    sets with jokers as they lie and only adds to them, and takes nothing. Nor does it search for what it
    overlooks where laying is compulsory: a playout has no referee.
    """

    def act(self, view: View, chance: Random, budget: Budget) -> Action:
        """What to do now."""
        position = OwnTurn(view, budget)
        found = _around_jokers(position) if position.may_lay else None
        if found is not None and found.play:
            return position.play(found)
        if ActionKind.DRAW in view.may:
            return Draw(seat=position.seat)
        if ActionKind.DISCARD in view.may:
            return Discard(highest(position, chance), seat=position.seat)
        return Pass(seat=position.seat)


def _around_jokers(position: OwnTurn) -> BestTurn:
    rules, table = position.view.rules, position.view.table
    # 6.8 binds old sets to their tiles, which makes positions as hard as jokers do: there they are left alone
    # too.
    plain = [] if rules.keep_three_of_original else [i for i, meld in enumerate(table) if not meld.jokers]
    from_rack = rules.group_distinct_colours and (position.closed or not plain)
    if from_rack and not may_hold_sets(position.rack, _least(position)):
        found = BestTurn(Certainty.NO_PLAY, (), 0, table)
    else:
        found = with_sets(position, plain)
    others = [i for i in range(len(table)) if i not in plain]
    return extended(position, found, others, None)


def _least(position: OwnTurn) -> int:
    """What sets from the rack must be worth; a hand game may need nothing."""
    rules = position.view.rules
    exempt = rules.hand_game.needs_no_minimum
    return rules.opening_min if position.closed and not exempt else 0


def may_hold_sets(rack: Sequence[Tile], least: int = 0) -> bool:
    """Whether sets of this worth can lie in a rack, as far as a glance tells; False is certain.

    Most turns of a playout are those of somebody without a set: a glance spares the search. A joker,
    or groups with a colour twice, are more than it sees.
    """
    held: dict[Colour | None, int] = {}
    for tile in rack:
        held[tile.colour] = held.get(tile.colour, 0) | 1 << tile.number
    if None in held:
        return True
    groups = _in_three(held.values())
    fitting = {colour: groups | _in_runs(numbers) for colour, numbers in held.items()}
    fits = [tile.number for tile in rack if fitting[tile.colour] >> tile.number & 1]
    return bool(fits) and sum(fits) >= least


def _in_runs(numbers: int) -> int:
    """Those of the numbers, which are bits, that lie three in a row."""
    first = numbers & numbers >> 1 & numbers >> 2
    return first | first << 1 | first << 2


def _in_three(colours: Iterable[int]) -> int:
    """The numbers that three of the colours have."""
    once = twice = thrice = 0
    for numbers in colours:
        thrice |= twice & numbers
        twice |= once & numbers
        once |= numbers
    return thrice


QUICK = Quick()


@dataclass(frozen=True, slots=True)
class Chances:
    """Each seat's share of the wins of a round, and the 95% interval of that share."""

    shares: list[float]
    intervals: list[list[float]]


def plays_fast(rules: Rules) -> bool:
    """Whether the compiled simulator plays these rules out."""
    return BUILT and declares(rules)


def chances(game: Game, playouts: int) -> Chances:
    """Who would win this round, by so many playouts."""
    ends = simulated(game, playouts) if plays_fast(game.rules) else played_by_bots(game, playouts)
    wins = [0.0] * len(game.players)
    for winners in ends:
        for seat in winners:
            wins[seat] += 1 / len(winners)
    shares = [won / playouts for won in wins]
    intervals = [share_interval(share, playouts) for share in shares]
    return Chances(
        [round(share, 4) for share in shares],
        [[round(low, 4), round(high, 4)] for low, high in intervals],
    )


def simulated(game: Game, playouts: int) -> Iterator[Sequence[int]]:
    """The winners of each playout, everybody laying the most."""
    players = len(game.players)
    simulator = simulator_for(game.rules, players)
    states = [simulator.state_of(with_pools(game, number)) for number in range(playouts)]
    played = simulator.playouts(states, [GREEDY] * players, [None] * playouts)
    return map(played.winners_of, range(playouts))


def played_by_bots(game: Game, playouts: int) -> Iterator[Sequence[int]]:
    """The winners of each playout, by bots and with another pool each time."""
    return (_play_out(with_pools(game, number), number) for number in range(playouts))


def _play_out(game: Game, number: int) -> Sequence[int]:
    played = len(game.results)
    chance = Random(number)
    for _ in range(MOST_MOVES):
        seat = game.playing.turn.seat
        game = let_happen(game, QUICK.act(view_game(game, seat), chance, NO_LIMIT))
        if len(game.results) > played:
            return game.results[-1].winners
    # Nobody has won, so everybody still playing has an equal share.
    return game.active


def with_pools(game: Game, number: int) -> Game:
    """The game with the pools as they lie in one of its playouts."""
    # From the match itself: the same record always gives the same chances.
    pools = tuple(_shuffled(pool, f"{game.commitment} {game.number} {number}") for pool in game.playing.pools)
    return replace(game, round=replace(game.playing, pools=pools))


def _shuffled(pool: tuple[Tile, ...], seed: str) -> tuple[Tile, ...]:
    """The pool in another order; a tile drawn from it leaves the order of the others as it is."""
    key = Random(seed)
    # The last tile of a pool keeps its place until it is drawn: counted from there, places do not change.
    keys = [key.random() for _ in pool]
    ordered = sorted(zip(keys, reversed(pool), strict=True), key=lambda pair: pair[0])
    return tuple(tile for _, tile in ordered)
