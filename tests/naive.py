"""A naive player, and whole matches played by it with the invariants checked at every step.

It looks at a `View` only. It lays sets from its rack, adds to the table, sometimes swaps a joker or
borrows a tile of a longer set, sometimes takes an open tile, and makes mistakes when it is told to.
It plays badly and quickly; it exists so that every rule is met in the course of real games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import chain, combinations
from random import Random

from tilerummy.rules.action import (
    Action,
    ActionKind,
    ChooseStarter,
    Discard,
    Draw,
    EndInvalid,
    EndMatch,
    GiveUp,
    NextRound,
    Pass,
    Play,
    StartClock,
    StopClock,
    TakeOver,
    TimeOut,
)
from tilerummy.rules.event import Event
from tilerummy.rules.game import Game, Phase
from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.opening import opening_value
from tilerummy.rules.parameter import JokerSets, TableAccess
from tilerummy.rules.preset import Rules
from tilerummy.rules.progress import Playable
from tilerummy.rules.referee import apply, start_match
from tilerummy.rules.refusal import Illegal
from tilerummy.rules.seat import Player, Seat
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.rules.turn import Drawn, Origin, must_open, opening_minimum
from tilerummy.rules.view import View, view_game

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")
MOST_ACTIONS = 3000
"""No round is longer than this; one that is goes nowhere."""


# -- what can be laid -----------------------------------------------------------------------------


class Lore:
    """What a player knows by heart about a setting: rows of tiles, and what can be added to a set."""

    def __init__(self, setting: Setting) -> None:
        numbers = range(1, setting.rules.numbers + 1)
        self.setting = setting
        self.colours = [[Tile.of(c, n) for n in numbers] for c in setting.shape.colours]
        self.numbers = list(zip(*self.colours, strict=True))
        self.places = {
            tile: (row, 1 << place)
            for row, tiles in enumerate(self.colours)
            for place, tile in enumerate(tiles)
        }
        self.couples = list(combinations(range(len(self.colours)), 2))
        self.triples = list(combinations(range(len(self.colours)), 3))
        self.largest = min(setting.shape.group_max, len(setting.shape.colours))
        self.tiles = dict(Counter(setting.tiles()))
        self._additions: dict[Meld, tuple[tuple[Tile, Meld], ...]] = {}
        self._spares: dict[Meld, tuple[tuple[Tile, Meld], ...]] = {}

    def additions(self, meld: Meld) -> tuple[tuple[Tile, Meld], ...]:
        """The tiles that can be added to a set, and what it becomes."""
        found = self._additions.get(meld)
        if found is None:
            found = self._additions[meld] = tuple(_additions(meld, self.setting))
        return found

    def spares(self, meld: Meld) -> tuple[tuple[Tile, Meld], ...]:
        """The tiles that a longer set without jokers can do without, and what is left of it."""
        found = self._spares.get(meld)
        if found is None:
            found = self._spares[meld] = tuple(_spares(meld, self.setting))
        return found


_LORE: dict[int, Lore] = {}


def lore_of(setting: Setting) -> Lore:
    """The lore of a setting; looked up by identity, for comparing rules takes longer than a turn."""
    lore = _LORE.get(id(setting))
    if lore is None or lore.setting is not setting:
        lore = _LORE[id(setting)] = Lore(setting)
    return lore


def _additions(meld: Meld, setting: Setting) -> Iterator[tuple[Tile, Meld]]:
    if setting.read(meld).kind is Kind.GROUP:
        taken = {tile.colour for tile in meld} | {tile.means.colour for tile in meld if tile.means}
        number = meld.numbered[0].number
        if len(meld) < setting.shape.group_max:
            missing = (Tile.of(c, number) for c in setting.shape.colours if c not in taken)
            yield from ((tile, Meld((*meld, tile))) for tile in missing)
        return
    place = next(i for i, tile in enumerate(meld) if not tile.is_joker)
    colour, first = meld[place].colour, meld[place].number - place
    assert colour is not None
    if first > 1:
        yield Tile.of(colour, first - 1), Meld((Tile.of(colour, first - 1), *meld))
    if first + len(meld) <= setting.rules.numbers:
        last = Tile.of(colour, first + len(meld))
        yield last, Meld((*meld, last))


def _spares(meld: Meld, setting: Setting) -> Iterator[tuple[Tile, Meld]]:
    if len(meld) < 4 or meld.jokers:
        return
    if setting.read(meld).kind is Kind.RUN:
        yield meld[0], Meld(meld[1:])
        yield meld[-1], Meld(meld[:-1])
    else:
        yield from ((tile, Meld(other for other in meld if other is not tile)) for tile in meld)


class Hand:
    """The tiles one holds, and the sets that can be made of them.

    `rows` has a number for each colour whose bits are the numbers held: most hands have no set to lay, and
    that is seen at a glance.
    """

    def __init__(self, lore: Lore, tiles: Sequence[Tile]) -> None:
        self.lore = lore
        self.left = Counter(tiles)
        self.jokers = self.left.pop(JOKER, 0)
        self.rows = [0] * len(lore.colours)
        for tile in self.left:
            row, bit = lore.places[tile]
            self.rows[row] |= bit

    def __len__(self) -> int:
        return sum(self.left.values()) + self.jokers

    def use(self, tiles: Sequence[Tile]) -> None:
        for tile in tiles:
            if tile is JOKER:
                self.jokers -= 1
            elif self.left[tile] > 1:
                self.left[tile] -= 1
            else:
                del self.left[tile]
                row, bit = self.lore.places[tile]
                self.rows[row] &= ~bit

    def put_back(self, tile: Tile) -> None:
        row, bit = self.lore.places[tile]
        self.left[tile] += 1
        self.rows[row] |= bit

    def melds(self) -> Iterator[Meld]:
        """The longest runs, and the groups, without jokers."""
        for row, tiles in zip(self.rows, self.lore.colours, strict=True):
            if row & row >> 1 & row >> 2:
                yield from _runs([tile for tile in tiles if tile in self.left])
        thrice = 0
        for one, two, three in self.lore.triples:
            thrice |= self.rows[one] & self.rows[two] & self.rows[three]
        if thrice:
            for place, group in enumerate(self.lore.numbers):
                if thrice >> place & 1:
                    yield Meld([tile for tile in group if tile in self.left][: self.lore.largest])

    def pairs(self) -> Iterator[tuple[Meld, Sequence[Tile]]]:
        """Two tiles that a third would complete: the set with a joker in it, and the tiles missing."""
        for row, tiles in zip(self.rows, self.lore.colours, strict=True):
            near, far = row & row >> 1, row & row >> 2
            for place in range(12) if near or far else ():
                if near >> place & 1:
                    ends = tiles[max(0, place - 1) : place + 3]
                    pair = (tiles[place], tiles[place + 1])
                    meld = (*pair, JOKER) if place < 11 else (JOKER, *pair)
                    yield Meld(meld), [tile for tile in ends if tile not in pair]
                if far >> place & 1:
                    yield Meld((tiles[place], JOKER, tiles[place + 2])), [tiles[place + 1]]
        twice = 0
        for one, two in self.lore.couples:
            twice |= self.rows[one] & self.rows[two]
        for place, group in enumerate(self.lore.numbers) if twice else ():
            if not twice >> place & 1:
                continue
            held = [tile for tile in group if tile in self.left]
            if len(held) == 2:
                yield Meld((*held, JOKER)), [tile for tile in group if tile not in held]

    def lay_all(self, rng: Random) -> list[Meld]:
        """Lay sets until there are no more, large ones first; jokers last, if at all."""
        laid = []
        while found := list(self.melds()):
            meld = max(found, key=len) if rng.random() < 0.8 else rng.choice(found)
            self.use(meld)
            laid.append(meld)
        return laid

    def lay_jokers(self) -> list[Meld]:
        """Complete pairs with jokers, the dearest first."""
        laid = []
        while self.jokers:
            dearest = max((meld for meld, _ in self.pairs()), key=_numbers, default=None)
            if dearest is None:
                break
            self.use(dearest)
            laid.append(dearest)
        return laid


def _runs(tiles: Sequence[Tile]) -> Iterator[Meld]:
    """The longest runs among these tiles of one colour, which are in order."""
    run: list[Tile] = []
    for tile in tiles:
        if run and tile.number != run[-1].number + 1:
            if len(run) >= 3:
                yield Meld(run)
            run = []
        run.append(tile)
    if len(run) >= 3:
        yield Meld(run)


def _numbers(meld: Meld) -> int:
    return sum(tile.number for tile in meld)


# -- what is laid ---------------------------------------------------------------------------------


@dataclass
class Naive:
    """The player. The same seed plays the same way."""

    rng: Random
    fancy: float = 0.7
    """How often it tries more than sets and additions."""
    idle: float = 0.05
    """How often it does not lay although it could."""

    def choose(self, view: View, *, plain: bool = False) -> Action:
        """What to do now, which must be something the view allows; `plain` tries nothing doubtful."""
        seat = view.seat
        assert seat is not None
        if ActionKind.PLAY in view.may and (plain or self.rng.random() >= self.idle):
            play = self._play(view, seat, plain=plain)
            if play is not None:
                return play
        return self.lay_nothing(view)

    def lay_nothing(self, view: View) -> Action:
        """Draw, discard or pass."""
        assert view.seat is not None
        if ActionKind.DRAW in view.may:
            return Draw(seat=view.seat)
        if ActionKind.DISCARD in view.may:
            return Discard(self._worst(view), seat=view.seat)
        return Pass(seat=view.seat)

    def _worst(self, view: View) -> Tile:
        """A high tile that is not the one just drawn, where that matters."""
        rack = view.before().rack
        tiles = [tile for tile in rack if tile is not JOKER] or list(rack)
        return max(tiles, key=lambda tile: (tile.number, self.rng.random()))

    def _play(self, view: View, seat: Seat, *, plain: bool) -> Play | None:
        assert view.rack is not None
        if view.to_take and not plain:
            for drawn in view.to_take:
                play = self._with_taken(view, seat, drawn)
                if play is not None:
                    return play
        if ActionKind.DRAW in view.may and view.rules.draw_mode == "every_turn_then_place":
            return None
        return self._with_hand(view, seat, plain=plain)

    def _with_taken(self, view: View, seat: Seat, drawn: Drawn) -> Play | None:
        """Take an open tile if it completes a set; whether that is enough is left to the judge."""
        assert view.rack is not None
        hand = Hand(lore_of(view.setting), (*view.rack, drawn.tile))
        meld = next((meld for meld in hand.melds() if drawn.tile in meld), None)
        if meld is None:
            return None
        hand.use(meld)
        table = Table((*view.table, meld, *hand.lay_all(self.rng)))
        if drawn.origin is Origin.FACE_UP and view.rules.face_up_eighth == "to_finish" and len(hand):
            return None
        return Play(table, announced=True, take=drawn.origin, seat=seat)

    def _with_hand(self, view: View, seat: Seat, *, plain: bool) -> Play | None:
        assert view.rack is not None
        setting, before = view.setting, view.before()
        hand = Hand(lore_of(setting), view.rack)
        table, closed = list(view.table), must_open(setting, before)
        fancy = not plain and self.rng.random() < self.fancy
        made = hand.lay_all(self.rng)
        if closed:
            if hand.jokers and (fancy or not _enough(view, made, hand)):
                made += hand.lay_jokers()
            if not made or not _enough(view, made, hand):
                return None
        opening = tuple(made) if closed and self.rng.random() < 0.97 else None
        same_turn = setting.rules.table_access is TableAccess.SAME_TURN_AFTER_OPENING
        announced = False
        if not closed or (fancy and same_turn):
            if fancy:
                announced = self._swap(view, hand, table, made) or announced
                self._borrow(view, hand, table, made)
            _add(view, hand, table)
        if not closed and hand.jokers and (fancy or len(hand) < 6):
            made += hand.lay_jokers()
        if len(hand) == len(view.rack):
            return None
        return Play(Table((*table, *made)), opening, announced=announced, seat=seat)

    def _swap(self, view: View, hand: Hand, table: list[Meld], made: list[Meld]) -> bool:
        """Swap a joker for the exact tile and lay it in a new set with a pair."""
        for place, meld in enumerate(table):
            if JOKER not in meld:
                continue
            for tiles in view.setting.read(meld).means[:1]:
                tile = next((tile for tile in tiles if tile in hand.left), None)
                if tile is None:
                    continue
                hand.use((tile,))
                pair = next((pair for pair, _ in hand.pairs()), None)
                if pair is None:
                    hand.put_back(tile)
                    continue
                hand.jokers += 1
                hand.use(pair)
                joker = next(i for i, lying in enumerate(meld) if lying.is_joker)
                table[place] = Meld((*meld[:joker], tile, *meld[joker + 1 :]))
                made.append(pair)
                return True
        return False

    def _borrow(self, view: View, hand: Hand, table: list[Meld], made: list[Meld]) -> None:
        """Complete a pair with a tile that a longer set can do without."""
        wanted = {tile: pair for pair, missing in hand.pairs() for tile in missing}
        lore = lore_of(view.setting)
        for place, meld in enumerate(table):
            if len(meld) < 4:
                continue
            for tile, rest in lore.spares(meld):
                if tile not in wanted:
                    continue
                pair = wanted[tile]
                hand.use([lying for lying in pair if lying is not JOKER])
                table[place] = rest
                made.append(Meld(sorted((*(lying for lying in pair if lying is not JOKER), tile))))
                return


def _enough(view: View, made: list[Meld], hand: Hand) -> bool:
    rest = (JOKER,) if len(hand) else ()
    return opening_value(view.setting, made) >= opening_minimum(view.setting, rest)


def _add(view: View, hand: Hand, table: list[Meld]) -> None:
    """Add single tiles to the sets on the table as long as that is possible."""
    frozen, lore, left = view.rules.joker_sets is JokerSets.FROZEN, lore_of(view.setting), hand.left
    for place, meld in enumerate(table):
        longer: Meld | None = meld
        while longer is not None:
            meld, longer = longer, None
            for tile, more in lore.additions(meld):
                if tile in left and not (frozen and JOKER in meld):
                    hand.use((tile,))
                    longer = table[place] = more
                    break


# -- whole matches --------------------------------------------------------------------------------


@dataclass
class Match:
    """A match being played by naive players, with everything that must hold checked after each action."""

    game: Game
    secret: bytes
    naive: Naive
    mishaps: float = 0.0
    """How often something goes wrong: time runs out, somebody ends on a bad table, or leaves for a while."""
    playable: Playable | None = None
    now: int = 0
    events: list[Event] = field(default_factory=list)
    refused: int = 0

    def act(self, action: Action) -> None:
        """Apply an action and check what must always hold."""
        self.game, events = apply(self.game, action, self.now, secret=self.secret, playable=self.playable)
        self.events += events
        check_tiles(self.game)

    def step(self) -> None:
        """Let the next thing happen."""
        game, rng = self.game, self.naive.rng
        self.now += rng.randrange(500, 5000)
        if game.phase is Phase.CHOOSING:
            self.act(ChooseStarter(rng.choice(game.active)))
        elif game.phase is Phase.ROUND_OVER:
            self.act(NextRound())
        elif game.clock is not None and game.clock.over(self.now):
            self._time_out()
        elif rng.random() < self.mishaps:
            self._mishap()
        else:
            self._move(view_game(game, game.playing.turn.seat))

    def _move(self, view: View) -> None:
        for attempt in (self.naive.choose, self._choose_plain, self.naive.lay_nothing):
            try:
                return self.act(attempt(view))
            except Illegal:
                self.refused += 1
        raise AssertionError(f"seat {view.seat} is stuck")

    def _choose_plain(self, view: View) -> Action:
        return self.naive.choose(view, plain=True)

    def _mishap(self) -> None:
        game, rng = self.game, self.naive.rng
        seat = game.playing.turn.seat
        kind = rng.choice(("time out", "invalid end", "leave", "pause"))
        if kind == "time out" and game.clock is not None:
            self.now += game.clock.limit
            self._time_out()
        elif kind == "invalid end" and ActionKind.END_INVALID in view_game(game, seat).may:
            try:
                self.act(EndInvalid(Play(spoilt(view_game(game, seat), rng), seat=seat)))
            except Illegal:
                self.refused += 1
        elif kind == "leave" and game.given_up:
            back = min(game.given_up)
            self.act(TakeOver(back, rng.choice((None, f"{game.players[back].name} again"))))
        elif kind == "leave" and len(game.active) > 1:
            self.act(GiveUp(rng.choice(game.active)))
        elif kind == "pause" and game.clock is not None:
            self.act(StopClock())
            self.now += rng.randrange(10_000, 1_000_000)
            self.act(StartClock())

    def _time_out(self) -> None:
        """The time is over; mostly something lies on the table."""
        seat, rng = self.game.playing.turn.seat, self.naive.rng
        draft = Play(spoilt(view_game(self.game, seat), rng), seat=seat)
        self.act(TimeOut(rng.choice((None, draft, draft))))


def spoilt(view: View, rng: Random) -> Table:
    """A table in the middle of a turn: some tiles laid, some taken away, right or wrong."""
    assert view.rack is not None
    table = [list(meld) for meld in view.table]
    rack = list(view.rack)
    rng.shuffle(rack)
    loose = [rack.pop() for _ in range(min(len(rack), rng.randrange(4)))]
    if table and rng.random() < 0.5:
        meld = rng.choice(table)
        loose.append(meld.pop(rng.randrange(len(meld))))
    made = Hand(lore_of(view.setting), rack).lay_all(rng) if rng.random() < 0.5 else []
    return Table(Meld(meld) for meld in (*table, *made, loose) if meld)


def check_tiles(game: Game) -> None:
    """No tile is lost or doubled."""
    table = game.round
    if table is None:
        return
    open_tile = () if table.face_up is None else (table.face_up,)
    tiles = dict(Counter(chain(*table.racks, *table.pools, *table.discards, *table.table, open_tile)))
    for stated in [tile for tile in tiles if tile.means]:
        tiles[JOKER] = tiles.get(JOKER, 0) + tiles.pop(stated)
    assert tiles == lore_of(game.setting).tiles


def begin(
    rules: Rules,
    players: int,
    seed: int,
    *,
    rounds: int | None = 1,
    mishaps: float = 0.0,
    playable: Playable | None = None,
) -> Match:
    """Sit naive players down; everything that happens follows from the seed."""
    secret = sha256(f"secret {seed}".encode()).digest()
    people = [Player(NAMES[i], sha256(f"salt {seed} {i}".encode()).digest()[:8]) for i in range(players)]
    agreed = rounds if rules.rounds == "agreed" else None
    game, events = start_match(rules, people, 0, secret=secret, rounds=agreed)
    naive = Naive(Random(seed))
    return Match(game, secret, naive, mishaps, playable, events=list(events))


def play_match(
    rules: Rules,
    players: int,
    seed: int,
    *,
    rounds: int | None = 1,
    mishaps: float = 0.0,
    playable: Playable | None = None,
) -> tuple[Game, tuple[Event, ...]]:
    """Play a match to its end; `rounds` holds where the rules leave their number open."""
    match = begin(rules, players, seed, rounds=rounds, mishaps=mishaps, playable=playable)
    actions = 0
    while match.game.phase is not Phase.MATCH_OVER:
        match.step()
        actions = 0 if match.game.phase is Phase.ROUND_OVER else actions + 1
        assert actions < MOST_ACTIONS, "the round goes nowhere"
    return match.game, tuple(match.events)


def end(match: Match) -> None:
    """End an open match between two rounds."""
    match.act(EndMatch())
