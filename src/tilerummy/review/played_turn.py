"""The turns of a recorded match: how each began, what it allowed, what was done, and how lucky it was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tilerummy.bots.cast import RoundSeen
from tilerummy.review.review import BestStep, BestTurn, Did
from tilerummy.rules.judging.turn import Before, Drawn
from tilerummy.rules.match.action import ActionKind
from tilerummy.rules.match.choice import must_draw_first, tiles_to_take, turn_choices
from tilerummy.rules.match.event import (
    Cause,
    Discarded,
    Drew,
    Event,
    GaveUp,
    Passed,
    Played,
    RoundEnded,
    Settled,
)
from tilerummy.rules.match.game import Game, Phase, evolve
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile
from tilerummy.solver import ANYHOW, BEST, Certainty, Wish, solve_turn
from tilerummy.solver.steps import steps

TurnEvent = Played | Drew | Discarded | Passed | Settled


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedTurn:
    """A turn as it was played; `moments` holds the game before each of its events."""

    number: int
    seat: Seat
    first: int
    """Its first event, counted from the beginning of the match."""
    last: int
    moments: tuple[Game, ...]
    events: tuple[TurnEvent, ...]
    gave_up: bool = False

    @property
    def begin(self) -> Game:
        """The game as the turn began."""
        return self.moments[0]

    @property
    def laid(self) -> tuple[Tile, ...]:
        """The tiles that came to the table."""
        return tuple(
            tile for event in self.events if isinstance(event, Played | Settled) for tile in event.laid
        )

    @property
    def took(self) -> Drawn | None:
        """The open tile that was taken."""
        taken = (event.took for event in self.events if isinstance(event, Played | Settled))
        return next((drawn for drawn in taken if drawn is not None), None)

    @property
    def discarded(self) -> Tile | None:
        """The tile that was put away."""
        for event in self.events:
            if isinstance(event, Discarded):
                return event.tile
            if isinstance(event, Settled):
                return event.discarded
        return None

    @property
    def did(self) -> Did:
        """What became of it: the most telling of its events."""
        for event in self.events:
            if isinstance(event, Settled):
                return Did.TIME_OUT if event.cause is Cause.TIME_OUT else Did.INVALID_END
        if any(isinstance(event, Played) for event in self.events):
            return Did.PLAY
        if self.gave_up:
            return Did.GIVE_UP
        last = self.events[-1]
        return (
            Did.DISCARD if isinstance(last, Discarded) else Did.PASS if isinstance(last, Passed) else Did.DRAW
        )


def turns_of(events: Sequence[Event]) -> Iterator[PlayedTurn]:
    """All turns of a match, in order. Whoever gives up before doing anything has had no turn."""
    game: Game | None = None
    first, number = 0, 0
    moments: list[Game] = []
    done: list[TurnEvent] = []
    for place, event in enumerate(events):
        before, game = game, evolve(game, event)
        if isinstance(event, Played | Drew | Discarded | Passed | Settled) and before is not None:
            first = first if done else place
            moments.append(before)
            done.append(event)
        left = isinstance(event, GaveUp) and bool(done) and event.seat == done[0].seat
        if done and (left or not _owes_more(game, done[0].seat)):
            yield PlayedTurn(
                number=number,
                seat=done[0].seat,
                first=first,
                last=place,
                moments=tuple(moments),
                events=tuple(done),
                gave_up=left,
            )
            number, moments, done = number + 1, [], []


def _owes_more(game: Game, seat: Seat) -> bool:
    """Whether the seat still owes something in this turn."""
    if game.phase is not Phase.PLAYING:
        return False
    turn = game.playing.turn
    return turn.seat == seat and (turn.drawn is not None or turn.has_laid)


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
    turns = [turn for turn in turns_of(events[: ended[-1] + 1]) if _is_of(turn, seat, len(ended))]
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


def _is_of(turn: PlayedTurn, seat: Seat, round_: int) -> bool:
    return turn.seat == seat and turn.begin.number == round_
