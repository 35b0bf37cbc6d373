"""A match with its referee in one hand: push actions until it is over, look at it, keep its record."""

from __future__ import annotations

import os
import secrets
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import assert_never, overload

from tilerummy.library.arguments import as_rules, expect, expect_names, expect_path, expect_seat, expect_seed
from tilerummy.library.position import Position
from tilerummy.pictures import turn_picture
from tilerummy.rules.judging.judge import check_counts
from tilerummy.rules.match.action import (
    ANNOUNCED,
    NAMED,
    TOOK,
    Action,
    ActionKind,
    ChooseStarter,
    Discard,
    Draw,
    NextRound,
    Pass,
    Play,
    seated,
)
from tilerummy.rules.match.chance import SECRET_BYTES, Chance, commitment
from tilerummy.rules.match.event import (
    Dealt,
    Discarded,
    Drew,
    Event,
    GaveUp,
    MatchEnded,
    MatchStarted,
    Passed,
    Played,
    RoundBegan,
    Settled,
    SetUp,
    StarterBy,
    StarterChosen,
)
from tilerummy.rules.match.game import Game, Phase, evolve, fold
from tilerummy.rules.match.record import FORMAT, read_record, replay, write_record
from tilerummy.rules.match.referee import apply, start_match
from tilerummy.rules.match.seat import Player, Seat, playing_order
from tilerummy.rules.match.shorthand import EXAMPLE, read_shorthand
from tilerummy.rules.match.view import SeatView, View, view_game
from tilerummy.rules.meld import MeldLike, as_meld
from tilerummy.rules.preset import DEFAULT_PRESET, Rules
from tilerummy.rules.refusal import BadRules, Illegal, Reason, Unreadable, refuse
from tilerummy.rules.table import Rack
from tilerummy.rules.tile import Tile, as_tile, read_tile
from tilerummy.solver import can_play

# Matches that begin as somebody set them up: with dealt racks and pool, or in the middle of a round.


@dataclass(frozen=True, slots=True, init=False)
class Deal:
    """The tiles of a round as somebody laid them out: a rack for each seat, and the pool to draw from.

    A rack that is None is dealt by chance, and so is the pool if it is left out. The first tile of the pool
    is drawn first. `starter` is the seat that begins, `face_up` the open tile where the rules have one.

    >>> import tilerummy as tr
    >>> deal = tr.Deal(racks=["r10 b10 k10 y4", "k1 k2 k9"], pool="y13 y12")
    >>> match = tr.Match(["Ada", "Ben"], deal=deal, seed=1)
    >>> match.turn, match.view().rack, match.view().pool_left
    (0, read_rack('k10 r10 b10 y4'), 2)
    >>> match.push(tr.Play("k10 r10 b10"))[0].opening_value
    30
    """

    racks: tuple[tuple[Tile, ...] | None, ...]
    pool: tuple[Tile, ...] | None
    face_up: Tile | None
    starter: Seat

    def __init__(
        self,
        racks: Sequence[MeldLike | None],
        pool: MeldLike | None = None,
        *,
        face_up: Tile | str | None = None,
        starter: int = 0,
    ) -> None:
        """Racks and pool can be written in notation: `Deal(["r10 b10 k10", "k1 k2"], pool="y13")`."""
        if isinstance(racks, str) or not isinstance(racks, Iterable):
            raise Unreadable(f"racks: expected a rack for each player in a list, not {racks!r}")
        put = object.__setattr__
        put(self, "racks", tuple(None if rack is None else _tiles(rack) for rack in racks))
        put(self, "pool", None if pool is None else _tiles(pool))
        put(self, "face_up", None if face_up is None else as_tile(face_up).plain)
        # Whether there is such a seat is known once the players are (`set_up`).
        put(self, "starter", expect_seat("starter", starter))


def _tiles(tiles: MeldLike) -> tuple[Tile, ...]:
    return tuple(tile.plain for tile in as_meld(tiles))


def set_up(game: Game, chance: Chance, deal: Deal | None, position: Position | None) -> tuple[Event, ...]:
    """What happens at the start of such a round: who begins, and the tiles as they were laid out."""
    seats = len(game.players)
    if deal is None:
        deal = Deal([None] * seats, starter=_whose(position, 0))
    if len(deal.racks) != seats:
        raise Unreadable(f"racks: {len(deal.racks)} were given for {seats} players")
    starter = _whose(position, deal.starter)
    if starter not in game.seats:
        said = "starter" if starter == deal.starter else "turn"
        raise Unreadable(f"{said}: there is no seat {starter} with {seats} players")
    racks = list(deal.racks)
    if position is not None:
        # A position is seen by whoever is to play: its rack is theirs.
        racks[starter] = _own_rack(racks[starter], position)
    known = _lying(game, deal, position) + Counter(tile for rack in racks if rack for tile in rack)
    # A stream of its own: no other use of chance is moved by it.
    unseen = list(chance.stream(game.number, "set-up").shuffled(_unseen(game, known)))
    hands = tuple(_hand(game, rack, unseen, first=seat == starter) for seat, rack in enumerate(racks))
    face_up, pool = _pool(game, deal, position, unseen)
    pools: tuple[tuple[Tile, ...], ...] = (pool,)
    # 2.6: one by one from the starter on, as the referee shares out a pool of chance.
    if game.rules.pool_owner.personal:
        order = playing_order(starter, seats, game.rules.direction)
        pools = tuple(pool[order.index(seat) :: seats] for seat in game.seats)
    lying = None if position is None else _open_part(position, game, starter)
    return StarterChosen(starter, StarterBy.CHOICE, 0), Dealt(hands, pools, face_up, 0, lying)


def _whose(position: Position | None, otherwise: int) -> Seat:
    """Who begins: the seat whose turn the position says it is."""
    return Seat(otherwise) if position is None or position.turn is None else position.turn


def _own_rack(given: tuple[Tile, ...] | None, position: Position) -> tuple[Tile, ...]:
    if given is not None and Rack(given) != position.rack:
        raise Unreadable(f"racks: the rack of whose turn it is, {Rack(given)}, is not that of the position")
    return tuple(position.rack)


def _lying(game: Game, deal: Deal, position: Position | None) -> Counter[Tile]:
    """The tiles that have their place, those on the racks aside."""
    tiles = Counter(deal.pool or ())
    if deal.face_up is not None:
        if not game.rules.face_up_eighth.lies_open:
            raise Unreadable("face_up: under these rules no tile of the pool lies open")
        tiles[deal.face_up] += 1
    if position is not None:
        # The deal may name the open tile as well; it is one tile, and is counted once.
        open_tiles = (position.discard, None if deal.face_up is not None else position.face_up)
        tiles += position.table.tiles() + Counter(position.away)
        tiles += Counter(tile for tile in open_tiles if tile is not None)
    return tiles


def _unseen(game: Game, known: Counter[Tile]) -> tuple[Tile, ...]:
    """The tiles that have no place yet; more of a tile than there are is refused."""
    check_counts(game.setting, known)
    return tuple((Counter(game.setting.tiles()) - known).elements())


def _hand(game: Game, rack: tuple[Tile, ...] | None, unseen: list[Tile], *, first: bool) -> tuple[Tile, ...]:
    """The rack that was given, or one dealt by chance."""
    if rack is None:
        # 2.4: the starter may have one more, to be discarded.
        size = game.rules.starter_hand if first else game.rules.hand_size
        rack = tuple(unseen[:size])
        del unseen[:size]
    if not rack:
        raise Unreadable("racks: everybody needs at least one tile")
    return rack


def _pool(
    game: Game, deal: Deal, position: Position | None, unseen: list[Tile]
) -> tuple[Tile | None, tuple[Tile, ...]]:
    """The open tile and the pool: as given, or what is left, in an order that chance made."""
    face_up = deal.face_up if position is None else deal.face_up or position.face_up
    pool = tuple(unseen) if deal.pool is None else deal.pool
    # 2.7: the last tile to be drawn; a position says itself what lies open.
    if face_up is None and position is None and game.rules.face_up_eighth.lies_open and pool:
        return pool[-1], pool[:-1]
    return face_up, pool


def _open_part(position: Position, game: Game, starter: Seat) -> SetUp:
    """What lies open, and who has opened: where the position says that others have, all of them count."""
    others: Iterable[Seat] = (seat for seat in game.seats if seat != starter) if position.any_opened else ()
    opened = tuple(sorted([*others, *([starter] if position.opened else [])]))
    return SetUp(position.table, opened, position.discard, tuple(position.away))


RECORD = FORMAT.rpartition(" ")[0]
"""How the first line of a record begins, whatever the version of its format."""
_UNKNOWN = bytes(SECRET_BYTES)
"""Stands for the secret of a match that was read back before its end, and so is not told."""


class _InTurn:
    """Says that no seat was named."""


_IN_TURN = _InTurn()


@dataclass(frozen=True, slots=True)
class _Moment:
    """The match as it stood after a push: the game, and how many events had happened."""

    game: Game
    events: int


class Match:
    """A match and its referee: it deals, judges, counts, and begins the next round by itself.

    `players` are names, or how many there are. With a seed the tiles are always the same. `rounds` is the
    number agreed; where the rules have a number of their own, that holds. There is no clock. Where the
    players would choose who starts, lots are drawn, so `turn` is a seat until the match is `over`.

    `deal` lays out racks and pool; `position` begins in the middle of a round: the seat whose turn it says
    has its rack, and the other racks and the pool, if no `deal` gives them, are dealt by chance.

    >>> import tilerummy as tr
    >>> match = tr.Match(["Ada", "Bo"], rules="sabra", seed=1, rounds=1)
    >>> hold = tr.bot("hold")
    >>> while not match.over:
    ...     events = match.push(hold.act(match.view()))
    >>> match.over, match.turn, sum(match.scores)
    (True, None, 0)
    """

    def __init__(
        self,
        players: Sequence[str] | int = 2,
        rules: Rules | str = DEFAULT_PRESET,
        *,
        seed: int | None = None,
        rounds: int | None = 1,
        deal: Deal | None = None,
        position: Position | None = None,
    ) -> None:
        chosen = _rules_of(rules, position)
        expect_seed(seed)
        if deal is not None:
            expect("deal", deal, Deal, "a tr.Deal")
        if rounds is not None:
            expect("rounds", rounds, int, "a whole number of rounds")
        self._secret: bytes | None = secrets.token_bytes(SECRET_BYTES) if seed is None else _secret(seed)
        agreed = rounds if chosen.rounds == "agreed" else None
        seats = [Player(name) for name in expect_names(players, chosen)]
        game, events = start_match(chosen, seats, 0, secret=self._secret, rounds=agreed)
        if deal is not None or position is not None:
            game, events = _begun_with(events, deal, position, self._secret)
        self._events: list[Event] = list(events)
        self._now = 0
        self._game = self._go_on(game)
        self._past: list[_Moment] = []

    # -- looking at it --------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """Everything there is to know, hidden tiles and all; what a player may know is in `view`."""
        return self._game

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        return self._game.rules

    @property
    def players(self) -> tuple[str, ...]:
        """The names, by seat."""
        return tuple(player.name for player in self._game.players)

    @property
    def over(self) -> bool:
        """Whether nobody can play any more."""
        return self.turn is None

    @property
    def turn(self) -> Seat | None:
        """The seat to play; None when the match is over."""
        return self._game.playing.turn.seat if self._game.phase is Phase.PLAYING else None

    @property
    def round(self) -> int:
        """The round being played, or the last one, counted from 1."""
        return self._game.number

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has written so far, all rounds together."""
        return tuple(sum(result.scores[seat] for result in self._game.results) for seat in self._game.seats)

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won, once the match is over; several if they are level."""
        final = self._game.final
        return () if final is None else tuple(self.players[seat] for seat in final.winners)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, chance included."""
        return tuple(self._events)

    @overload
    def view(self, seat: int | _InTurn = ...) -> SeatView: ...

    @overload
    def view(self, seat: None) -> View: ...

    def view(self, seat: int | _InTurn | None = _IN_TURN) -> View:
        """What a seat may see: the seat in turn if none is named; None is a spectator.

        When the match is over, the seat in turn is the one whose turn would be next.

        >>> import tilerummy as tr
        >>> match = tr.Match(2, seed=1)
        >>> match.view().seat == match.turn
        True
        >>> match.view(seat=None).rack is None
        True
        """
        if isinstance(seat, _InTurn):
            return view_game(self._game, self._game.playing.turn.seat)
        return view_game(self._game, None if seat is None else expect_seat("seat", seat))

    def positions(self) -> Iterator[Position]:
        """The position of whoever was to move, before each move of the match.

        >>> import tilerummy as tr
        >>> match = tr.play(["greedy", "greedy"], seed=1)
        >>> first = next(match.positions())
        >>> len(first.table), len(first.rack)
        (0, 14)
        """
        game: Game | None = None
        for event in self._events:
            if game is not None and isinstance(event, Played | Drew | Discarded | Passed | Settled):
                yield Position.of(view_game(game, event.seat))
            game = evolve(game, event)

    def copy(self) -> Match:
        """A match to try things with, hidden tiles and all to come the same; this one stays as it is.

        >>> import tilerummy as tr
        >>> match = tr.Match(2, seed=1)
        >>> other = match.copy()
        >>> events = other.push(tr.Draw())
        >>> len(other.events) - len(match.events), other.copy().view() == other.view()
        (1, True)
        """
        # Past `__init__`, which would deal anew. Games are frozen, so only the lists are copied.
        twin = object.__new__(type(self))
        twin._secret, twin._now, twin._game = self._secret, self._now, self._game
        twin._events, twin._past = list(self._events), list(self._past)
        return twin

    # -- playing --------------------------------------------------------------------------------------

    def push(self, action: Action) -> tuple[Event, ...]:
        """Let the seat in turn act, and give back all that happened because of it.

        An action that the rules refuse raises `Illegal` with every reason, and changes nothing.

        >>> import tilerummy as tr
        >>> match = tr.Match(2, seed=1)
        >>> [type(event).__name__ for event in match.push(tr.Draw())]
        ['Drew']
        >>> match.push(tr.Pass())
        Traceback (most recent call last):
            ...
        tilerummy.rules.refusal.Illegal: There are still tiles in the pool. Draw one instead of passing.
        """
        if not isinstance(action, Action):
            raise Unreadable(f"push: expected an action such as tr.Draw(), not {action!r}")
        if self.turn is None:
            raise Illegal([refuse(Reason.MATCH_OVER)])
        # A refusal is raised here, before anything has changed.
        game, events = self._apply(self._game, seated(action, self.turn))
        before = _Moment(self._game, len(self._events))
        self._events += events
        self._game = self._go_on(game)
        self._past.append(before)
        return tuple(self._events[before.events :])

    def undo(self) -> None:
        """Take back the last push with all that followed from it.

        >>> import tilerummy as tr
        >>> match = tr.Match(2, seed=1)
        >>> before = match.view()
        >>> events = match.push(tr.Draw())
        >>> match.undo()
        >>> match.view() == before
        True
        """
        if not self._past:
            raise IndexError("nothing has been pushed yet")
        before = self._past.pop()
        self._game = before.game
        del self._events[before.events :]

    def _apply(self, game: Game, action: Action) -> tuple[Game, tuple[Event, ...]]:
        if self._secret is not None:
            return apply(game, action, self._now, secret=self._secret, playable=can_play)
        # Until the end of its round a match needs no chance, and so no secret; its last event would tell it.
        blind = replace(game, commitment=commitment(_UNKNOWN), rounds=None)
        found = apply(blind, action, self._now, secret=_UNKNOWN, playable=can_play)[1]
        events = tuple(event for event in found if not isinstance(event, MatchEnded))
        for event in events:
            game = evolve(game, event)
        return game, events

    def _go_on(self, game: Game) -> Game:
        """Do what players would settle among themselves: who starts, and that the next round begins."""
        while self._secret is not None and (action := _due(game, self._secret)) is not None:
            game, events = self._apply(game, action)
            self._events += events
        return game

    # -- keeping it -----------------------------------------------------------------------------------

    def record(self) -> str:
        """The whole match as text that reads back, hidden tiles included.

        >>> import tilerummy as tr
        >>> tr.Match(2, seed=1).record().splitlines()[:2]
        ['tilerummy record 1', 'rules sabra']
        """
        return write_record(self._events)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, which `load` reads.

        >>> import os, tempfile, tilerummy as tr
        >>> path = os.path.join(tempfile.mkdtemp(), "m.txt")
        >>> match = tr.play(["greedy", "hold"], seed=2)
        >>> match.save(path)
        >>> tr.load(path).scores == match.scores
        True
        """
        Path(expect_path("save", path)).write_text(self.record(), encoding="utf-8")

    def __repr__(self) -> str:
        rules = repr(self.rules.preset) if not self.rules.changes() else repr(self.rules)
        state = f"round={self.round}, over={self.over}, scores={self.scores}"
        return f"Match({list(self.players)!r}, rules={rules}, {state})"

    def _repr_svg_(self) -> str:
        table = self._game.round
        title = f"Round {self.round}, the match is over" if self.over else f"Round {self.round}, in play"
        if table is None:
            return turn_picture(
                title, view_game(self._game, None).table, [], self._game.setting.shape.colours
            )
        return turn_picture(title, table.table, table.racks, self._game.setting.shape.colours)


def load(path: str | os.PathLike[str], *, seed: int | None = None) -> Match:
    """Read a match from the file of its record.

    A match that is not over can be pushed to the end of its round, and further only with the seed it was
    begun with: until the end of the match nobody knows what comes next. What one seat saw is refused.

    >>> import os, tempfile, tilerummy as tr
    >>> path = os.path.join(tempfile.mkdtemp(), "m.txt")
    >>> tr.Match(2, seed=3).save(path)
    >>> match = tr.load(path, seed=3)
    >>> match.over, match.round
    (False, 1)
    """
    # Some editors put a mark before the first line, which would make it another one.
    return loads(Path(expect_path("load", path)).read_text(encoding="utf-8-sig"), seed=seed)


def load_many(path: str | os.PathLike[str]) -> Iterator[Match]:
    """Read the matches of a file that holds many records, one after the other, each when it is asked for.

    >>> import os, tempfile, tilerummy as tr
    >>> path = os.path.join(tempfile.mkdtemp(), "many.txt")
    >>> with open(path, "w", encoding="utf-8") as file:
    ...     for seed in range(3):
    ...         print(tr.Match(2, seed=seed).record(), file=file)
    >>> [match.round for match in tr.load_many(path)]
    [1, 1, 1]
    """
    lines: list[str] = []
    with open(expect_path("load_many", path), encoding="utf-8-sig") as file:
        for number, line in enumerate(file):
            # A record begins wherever such a line stands; empty lines before the first are no record.
            if line.startswith(RECORD) and any(map(str.strip, lines)):
                yield loads("".join(lines))
                lines = ["\n"] * number  # so that whatever is wrong is named by its line in the file
            lines.append(line)
    if any(map(str.strip, lines)):
        yield loads("".join(lines))


def loads(text: str, *, seed: int | None = None) -> Match:
    """Read a match from the text of its record: what `Match.record` gave.

    >>> import tilerummy as tr
    >>> match = tr.Match(["Ada", "Bo"], seed=3)
    >>> tr.loads(match.record(), seed=3).players
    ('Ada', 'Bo')
    """
    expect_seed(seed)
    events = read_record(expect("record", text, str, "the text of one, from Match.record()"))
    # Not by `Match(...)`, which would deal: here the record says which tile lies where.
    match = object.__new__(Match)
    games = list(replay(events))
    last = events[-1]
    match._events, match._game, match._now = list(events), games[-1], last.at
    match._secret = last.secret if isinstance(last, MatchEnded) else None
    if seed is not None and match._secret is None:
        match._secret = _secret(seed)
        if commitment(match._secret) != games[-1].commitment:
            raise Unreadable(f"seed: {seed} is not the seed that this match was begun with")
    match._past = [_Moment(games[place - 1], place) for place, event in enumerate(events) if _is_push(event)]
    match._game = match._go_on(games[-1])
    return match


def _due(game: Game, secret: bytes) -> Action | None:
    """What the table has to do before a seat can play; nothing if one can, or if the match is over."""
    match game.phase:
        case Phase.CHOOSING:
            lots = Random(f"{secret.hex()} {game.number}")
            return ChooseStarter(lots.choice(game.active))
        case Phase.ROUND_OVER:
            return NextRound()
        case Phase.PLAYING | Phase.MATCH_OVER:
            return None
        case _:
            assert_never(game.phase)


def _rules_of(rules: Rules | str, position: Position | None) -> Rules:
    """The rules of the match: those of the position, if there is one."""
    if position is None:
        return as_rules(rules)
    expect("position", position, Position, "a tr.Position")
    if rules != DEFAULT_PRESET and as_rules(rules) != position.rules:
        raise BadRules(f"rules: the position is one of {position.rules!r}; leave the rules out")
    return position.rules


def _begun_with(
    events: Sequence[Event], deal: Deal | None, position: Position | None, secret: bytes
) -> tuple[Game, tuple[Event, ...]]:
    """A match whose first round begins with these tiles, and not with those that chance would deal."""
    begun = tuple(event for event in events if isinstance(event, MatchStarted | RoundBegan))
    game = fold(begun)
    if position is not None and set(position.setting.tiles()) != set(game.setting.tiles()):
        raise Unreadable(f"position: its tiles are not those of a match of {len(game.players)} players")
    laid_out = set_up(game, Chance(secret, tuple(player.salt for player in game.players)), deal, position)
    return fold((*begun, *laid_out)), (*begun, *laid_out)


def _is_push(event: Event) -> bool:
    """Whether somebody's action begins with this event."""
    return isinstance(event, Played | Drew | Discarded | Passed | Settled | GaveUp)


def _secret(seed: int) -> bytes:
    """The secret behind all chance of a match with a seed."""
    return sha256(f"match {seed}".encode()).digest()


# Moves in their short form, read back from logs.


def read_move(text: str, before: Position | View) -> Play | Draw | Discard | Pass:
    """Read a move from its short form: what `short` gave, on the position it was made in, or a view of it.

    It is read, not judged: `Position.push` and `Match.push` do that.

    >>> import tilerummy as tr
    >>> pos = tr.Position("r3 r4 * | k9 b9 y9", rack="r5 r9 b1")
    >>> str(tr.read_move("+r5 r9 (*<r5)", pos).table)
    'k9 r9 b9 y9 | r3 r4 r5 *'
    >>> tr.read_move("discard r7", pos), tr.read_move("draw", pos)
    (Discard(tile=read_tile('r7'), seat=-1), Draw(seat=-1))
    """
    expect("read_move", text, str, f"a text such as {EXAMPLE}")
    if not isinstance(before, Position | View):
        raise Unreadable(f"read_move: expected a tr.Position or a view, not {before!r}")
    word, _, rest = text.strip().partition(" ")
    match word.lower():
        case ActionKind.DRAW.value if not rest:
            return Draw()
        case ActionKind.PASS.value if not rest:
            return Pass()
        case ActionKind.DISCARD.value:
            return Discard(read_tile(rest))
    laid, *more = text.split(";")
    table = read_shorthand(before.setting, before.table, laid)
    return _with_remarks(Play(table), [word.strip() for word in more])


def _with_remarks(play: Play, remarks: list[str]) -> Play:
    """The play with what is said behind its tiles."""
    take, opening, announced = play.take, play.opening, play.announced
    for remark in remarks:
        name, _, value = remark.partition(" ")
        if name == TOOK:
            take = Play(play.table, take=value.strip()).take
        elif name == NAMED:
            opening = Play(play.table, opening=value).opening
        elif remark == ANNOUNCED:
            announced = True
        else:
            raise Unreadable(f"{remark[:30]!r}: behind a turn come {TOOK}, {NAMED} and {ANNOUNCED}")
    return Play(play.table, opening, announced, take)
