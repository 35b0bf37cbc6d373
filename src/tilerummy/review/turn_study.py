"""What could have come of a turn: what it allowed, how lucky it was, who would win if bots played on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from tilerummy.bots.bot import NO_LIMIT, Budget
from tilerummy.bots.cast import RoundSeen
from tilerummy.bots.estimate import share_interval
from tilerummy.bots.match import let_happen
from tilerummy.bots.own_turn import OwnTurn, extended, with_sets
from tilerummy.bots.plan import highest
from tilerummy.review.played_turn import PlayedTurn, turns_of
from tilerummy.review.review import BestPossible, BestStep
from tilerummy.rules.judging.turn import Before, Drawn
from tilerummy.rules.match.action import Action, ActionKind, Discard, Draw, Pass
from tilerummy.rules.match.choice import must_draw_first, tiles_to_take, turn_choices
from tilerummy.rules.match.event import (
    Drew,
    Event,
    Played,
    RoundEnded,
    Settled,
)
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import View, view_game
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Colour, Tile
from tilerummy.simulator import GREEDY, declares, simulator_for
from tilerummy.simulator.compiled import BUILT
from tilerummy.solver import ANYHOW, BEST, BestTurn, Certainty, Wish, solve_turn
from tilerummy.solver.steps import steps

# What a turn allowed: the best of all plays at any moment of it at which tiles could be laid.


@dataclass(frozen=True, slots=True, kw_only=True)
class Possible:
    """A play: what leaves the rack, and the table it leads to."""

    tiles: int
    points: int
    play: tuple[Tile, ...]
    taken: Drawn | None
    before: Table
    after: Table
    exact: bool

    @property
    def worth(self) -> tuple[int, int]:
        """What plays are compared by: tiles, then points."""
        return self.tiles, self.points


def position_of(game: Game, more: tuple[Tile, ...] = ()) -> Before:
    """What the seat whose turn it is can lay from: all its tiles, those drawn in this turn included."""
    table, seat = game.playing, game.playing.turn.seat
    rack = Rack((*table.racks[seat], *more))
    return Before(table.table, rack, seat in table.opened, bool(table.opened))


def most_possible(turn: PlayedTurn, nodes: int, budget_ms: float | None) -> Possible | None:
    """The most that could be laid; None if nothing could.

    What the player knew at each moment counts: before drawing they could take an open tile, after drawing
    lay what they had drawn. Never less than what was laid.
    """
    wish = replace(BEST, nodes=nodes, budget_ms=budget_ms)
    found = [play for game in turn.moments for play in _plays(game, wish)]
    # A budget may hide from the solver what the player saw: it counts all the same.
    done = what_was_done(turn)
    # Among equals the first: the solver's own changes the table least.
    return max([*found, *[done] * bool(done.play)], key=lambda play: play.worth, default=None)


def what_was_done(turn: PlayedTurn) -> Possible:
    """The turn as it was played, in the same terms."""
    setting, table = turn.begin.setting, turn.begin.playing.table
    after = next((e.table for e in turn.events if isinstance(e, Played | Settled)), table)
    return _possible(setting, turn.laid, turn.took, table, after, exact=False)


def _plays(game: Game, wish: Wish) -> Iterator[Possible]:
    """The best play of a moment without an open tile, and with each that can be taken."""
    if ActionKind.PLAY not in turn_choices(game):
        return
    before = position_of(game)
    seat = game.seat_before(game.playing.turn.seat)
    open_tiles = [
        Drawn(tile, origin)
        for origin in tiles_to_take(game)
        if (tile := game.playing.to_take(origin, seat)) is not None
    ]
    # 5.8: where every turn begins with a draw, only an open tile lets one lay before it.
    for taken in [*([] if must_draw_first(game) else [None]), *open_tiles]:
        solution = solve_turn(game.setting, before, replace(wish, taken=taken))
        if solution.play:
            exact = solution.status is Certainty.OPTIMAL
            yield _possible(game.setting, solution.play, taken, before.table, solution.table, exact=exact)


def _possible(
    setting: Setting, play: tuple[Tile, ...], taken: Drawn | None, before: Table, after: Table, *, exact: bool
) -> Possible:
    if taken is not None and taken.tile.plain not in play:
        taken = None
    # The taken tile was never on the rack, so laying it saves nothing.
    saved = list(play)
    if taken is not None:
        saved.remove(taken.tile.plain)
    points = sum(map(setting.rack_points, saved))
    return Possible(
        tiles=len(saved), points=points, play=play, taken=taken, before=before, after=after, exact=exact
    )


def as_best(possible: Possible) -> BestPossible:
    """A play as a review shows it."""
    shown = [
        BestStep(str(s.do), [tile.text for tile in s.tiles], s.source, s.target, s.onto)
        for s in steps(possible.before, possible.after)
    ]
    taken = possible.taken
    return BestPossible(
        exact=possible.exact,
        tiles=possible.tiles,
        points=possible.points,
        play=[tile.text for tile in possible.play],
        taken=None if taken is None else taken.tile.text,
        taken_from=None if taken is None else str(taken.origin),
        table=[[tile.text for tile in meld] for meld in possible.after],
        steps=shown,
    )


# Luck of the draw: how good the tiles were that came, among those that could have come. A tile is as good as
# the number of tiles that could be laid at once with it. The luck of a draw is the share of the pool that was
# worse, with half of what was as good; so it is one half on average for everybody, whatever the player makes
# of the tiles, and no single draw counts more than another. Of a large pool an even sample is asked about.


def luck_of_turn(turn: PlayedTurn, sample: int, nodes: int, budget_ms: float | None) -> float | None:
    """The luck of all draws of a turn, on average; None if nothing was drawn."""
    wish = replace(ANYHOW, nodes=nodes, budget_ms=budget_ms)
    found: list[float] = []
    for game, event in zip(turn.moments, turn.events, strict=True):
        drawn = (
            (event.tile,) if isinstance(event, Drew) else event.drawn if isinstance(event, Settled) else ()
        )
        if drawn:
            before = _position(game, event)
            pool = game.playing.pool_of(turn.seat)
            found += _luck(game.setting, before, drawn, pool, sample, wish)
    return round(sum(found) / len(found), 4) if found else None


def _position(game: Game, event: object) -> Before:
    """What the drawn tiles come to: the rack and the table as the turn leaves them."""
    table, seat = game.playing, game.playing.turn.seat
    rack, lying = list(table.racks[seat]), table.table
    opened = seat in table.opened
    if isinstance(event, Settled):
        rack += event.regained
        if event.took is not None:
            rack.append(event.took.tile)
        for tile in event.laid:
            rack.remove(tile)
        lying, opened = event.table, opened or bool(event.laid)
    return Before(lying, Rack(rack), opened, opened or bool(table.opened))


def _luck(
    setting: Setting, before: Before, drawn: Sequence[Tile], pool: Sequence[Tile], sample: int, wish: Wish
) -> Iterator[float]:
    for place, tile in enumerate(drawn):
        known: dict[Tile, int] = {}
        # The pool as it was then: tiles drawn before this one could not come any more.
        others = [_layable(setting, before, one, known, wish) for one in _even(pool[place:], sample)]
        here = _layable(setting, before, tile, known, wish)
        better = sum(1.0 if here > other else 0.5 if here == other else 0.0 for other in others)
        yield better / len(others)
        before = replace(before, rack=Rack((*before.rack, tile)))


def _layable(setting: Setting, before: Before, tile: Tile, known: dict[Tile, int], wish: Wish) -> int:
    """How many tiles can be laid with this one."""
    if tile not in known:
        grown = replace(before, rack=Rack((*before.rack, tile)))
        known[tile] = solve_turn(setting, grown, wish).tiles
    return known[tile]


def _even(pool: Sequence[Tile], sample: int) -> list[Tile]:
    """So many tiles of the pool, spread evenly over colours and numbers."""
    ordered = sorted(pool)
    if len(ordered) <= sample:
        return ordered
    # The middle of each of so many equal parts; without chance, so a review is the same each time.
    return [ordered[(2 * i + 1) * len(ordered) // (2 * sample)] for i in range(sample)]


NODES = 2_000
MOST_MS = 50.0
"""For each turn: a rough answer is enough."""


def last_round(events: Sequence[Event], seat: Seat) -> RoundSeen | None:
    """What the last finished round of a match showed of a seat; None if none is finished.

    What turns before the opening allow does not count: that depends on the tiles more than on the eye.
    """
    ended = [place for place, event in enumerate(events) if isinstance(event, RoundEnded)]
    if not ended:
        return None
    end = events[ended[-1]]
    assert isinstance(end, RoundEnded)
    played = turns_of(events[: ended[-1] + 1])
    turns = [turn for turn in played if turn.seat == seat and turn.begin.number == len(ended)]
    later = [turn for turn in turns if seat in turn.begin.playing.opened]
    best = [most_possible(turn, NODES, MOST_MS) for turn in later]
    won = 1 / len(end.winners) if seat in end.winners else 0.0
    return RoundSeen(
        players=len(end.scores),
        share=won,
        allowed=sum(play.tiles for play in best if play is not None),
        laid=sum(what_was_done(turn).tiles for turn in later),
        greatest=max((what_was_done(turn).tiles for turn in turns), default=0),
    )


# Chances: who would win the round if bots played on from here, many times. All tiles of the racks are as they
# were; only the pool lies in another order each time. The order of a playout is the same for all turns of a
# round, less what has been drawn: so the chances of two turns differ by what happened between them and not by
# other luck. Under rules that the compiled simulator declares it plays the rounds out, and everybody lays the
# most tiles. Under the others a quick bot does, which takes ten times as long or more.

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
    # A joker fits nearly anywhere: the glance gives up, and the search decides.
    if None in held:
        return True
    groups = _in_three(held.values())
    fitting = {colour: groups | _in_runs(numbers) for colour, numbers in held.items()}
    fits = [tile.number for tile in rack if fitting[tile.colour] >> tile.number & 1]
    return bool(fits) and sum(fits) >= least


def _in_runs(numbers: int) -> int:
    """Those of the numbers, which are bits, that lie three in a row."""
    # Bit n stays where n, n + 1 and n + 2 are held: a run begins there.
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
