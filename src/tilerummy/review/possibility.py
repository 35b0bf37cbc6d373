"""What a turn allowed: the best of all plays at any moment of it at which tiles could be laid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tilerummy.review.review import BestStep, BestTurn
from tilerummy.review.turn import PlayedTurn
from tilerummy.rules.judging.turn import Before, Drawn
from tilerummy.rules.match.action import ActionKind
from tilerummy.rules.match.choice import must_draw_first, tiles_to_take, turn_choices
from tilerummy.rules.match.event import Played, Settled
from tilerummy.rules.match.game import Game
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile
from tilerummy.solver import BEST, Certainty, Wish, solve_turn
from tilerummy.solver.steps import steps


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
    points = sum(map(setting.rack_points, play))
    if taken is None or taken.tile.plain not in play:
        return Possible(
            tiles=len(play), points=points, play=play, taken=None, before=before, after=after, exact=exact
        )
    points -= setting.rack_points(taken.tile.plain)
    return Possible(
        tiles=len(play) - 1, points=points, play=play, taken=taken, before=before, after=after, exact=exact
    )


def as_best(possible: Possible) -> BestTurn:
    """A play as a review shows it."""
    shown = [
        BestStep(str(s.do), [tile.text for tile in s.tiles], s.source, s.target, s.onto)
        for s in steps(possible.before, possible.after)
    ]
    taken = possible.taken
    return BestTurn(
        exact=possible.exact,
        tiles=possible.tiles,
        points=possible.points,
        play=[tile.text for tile in possible.play],
        taken=None if taken is None else taken.tile.text,
        taken_from=None if taken is None else str(taken.origin),
        table=[[tile.text for tile in meld] for meld in possible.after],
        steps=shown,
    )
