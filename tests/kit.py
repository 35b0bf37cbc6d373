"""Builders from notation and Hypothesis strategies, shared by all tests.

Builders make a position from texts, so that a test reads like the table it is about. Strategies draw
rule sets, tiles, sets, and games that can really be reached.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from hypothesis import settings
from hypothesis import strategies as st

from tests.match import Match, begin
from tests.rules.rule_sets import rule_sets
from tilerummy.rules.judging.turn import Before, Origin
from tilerummy.rules.match.action import Action, ChooseStarter, Play
from tilerummy.rules.match.event import Event
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.move import Playable
from tilerummy.rules.match.referee import apply, start_match
from tilerummy.rules.match.round import Turn
from tilerummy.rules.match.seat import Player, Seat
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.refusal import Illegal
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Rack, read_rack, read_table
from tilerummy.rules.tile import JOKER, Tile, read_tile

SECRET = bytes(range(32))
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")


def examples(of_a_hundred: int) -> int:
    """How often to look at a property that is dearer than others, or cheaper, by the profile in force."""
    return max(1, settings().max_examples * of_a_hundred // 100)


LETTERS = st.characters(exclude_categories=["Cs"])
"""What `st.text()` draws from by itself. But in a fresh clone that tries a million characters one by one, for
seconds in each process of a run; these are the same ones, known by their kind."""


# -- builders -------------------------------------------------------------------------------------


def rules_of(preset: str = "sabra", **options: object) -> Rules:
    """A preset with some parameters changed."""
    return load(preset).with_options(options)


def tile(text: str) -> Tile:
    """One tile."""
    return tiles(text)[0]


def tiles(text: str) -> tuple[Tile, ...]:
    """Tiles in the order written."""
    return tuple(read_tile(word) for word in text.split())


def before(table: str, rack: str, *, opened: bool = True, any_opened: bool | None = None) -> Before:
    """A position as a turn begins; somebody has opened if a set lies on the table."""
    sets = read_table(table)
    return Before(sets, read_rack(rack), opened, bool(opened or sets) if any_opened is None else any_opened)


def new_game(rules: Rules | str = "sabra", players: int = 2, rounds: int | None = None) -> Game:
    """A match that has just been dealt, or waits for the choice of the starter."""
    return begun(rules, players, rounds)[0]


def begun(
    rules: Rules | str = "sabra", players: int = 2, rounds: int | None = None
) -> tuple[Game, tuple[Event, ...]]:
    """A match that has just begun, with the events so far."""
    found = load(rules) if isinstance(rules, str) else rules
    people = [Player(NAMES[seat], bytes([seat])) for seat in range(players)]
    return start_match(found, people, 0, secret=SECRET, rounds=rounds)


def game_at(
    rules: Rules | str,
    racks: Sequence[str],
    *,
    table: str = "",
    pool: str = "",
    pools: Sequence[str] | None = None,
    turn: int = 0,
    starter: int = 0,
    opened: Iterable[int] = (),
    discards: Mapping[int, str] | None = None,
    face_up: str | None = None,
    drawn: str | None = None,
    last_dealt: str | None = None,
    rounds: int | None = 1,
    now: int = 0,
) -> Game:
    """A game with these tiles in play and no others, in the middle of a round.

    The tiles named need not be all tiles of the game. A tile named as `drawn`, or as the `last_dealt`
    of a starter who has to discard, must be on the rack too.
    """
    found = load(rules) if isinstance(rules, str) else rules
    game = new_game(found, len(racks), rounds if found.rounds == "agreed" else None)
    if game.phase is Phase.CHOOSING:
        game, _ = act(game, ChooseStarter(Seat(starter)))
    piles = {seat: tiles(pile) for seat, pile in (discards or {}).items()}
    assert game.round is not None
    laid_out = replace(
        game.round,
        starter=Seat(starter),
        turn=Turn(Seat(turn), _maybe(drawn), _maybe(last_dealt)),
        table=read_table(table),
        racks=tuple(map(read_rack, racks)),
        pools=tuple(map(tiles, pools)) if pools is not None else (tiles(pool),),
        face_up=_maybe(face_up),
        discards=tuple(piles.get(seat, ()) for seat in game.seats),
        takeable=frozenset(Seat(seat) for seat, pile in piles.items() if pile),
        opened=frozenset(map(Seat, opened)),
        passed=frozenset(),
    )
    clock = None if game.clock is None else game.clock.turned(now)
    return replace(game, round=laid_out, starter=Seat(starter), clock=clock)


def _maybe(text: str | None) -> Tile | None:
    return None if text is None else read_tile(text)


def play(
    seat: int, table: str, *, opening: str | None = None, announced: bool = False, take: str | None = None
) -> Play:
    """A play from notation; `take` is `discard` or `faceup`."""
    named = None if opening is None else tuple(read_table(opening))
    return Play(read_table(table), named, announced, None if take is None else Origin(take), seat=Seat(seat))


def act(
    game: Game, *actions: Action, now: int = 0, playable: Playable | None = None
) -> tuple[Game, tuple[Event, ...]]:
    """The game after these actions, and all that happened."""
    events: list[Event] = []
    for action in actions:
        game, more = apply(game, action, now, secret=SECRET, playable=playable)
        events += more
    return game, tuple(events)


def refused(game: Game, action: Action, now: int = 0, playable: Playable | None = None) -> tuple[str, ...]:
    """The codes with which an action is refused; none if it is not."""
    try:
        apply(game, action, now, secret=SECRET, playable=playable)
    except Illegal as illegal:
        return illegal.codes
    return ()


# -- strategies -----------------------------------------------------------------------------------


def settings_of(rules: st.SearchStrategy[Rules] | None = None) -> st.SearchStrategy[Setting]:
    """Rule sets as played by some number of players."""
    return st.deferred(lambda: _settings(rules or rule_sets()))


@st.composite
def _settings(draw: st.DrawFn, rules: st.SearchStrategy[Rules]) -> Setting:
    found = draw(rules)
    return setting_for(found, draw(st.integers(*found.players)))


def racks_of(setting: Setting, most: int = 20) -> st.SearchStrategy[Rack]:
    """Racks that can be held in this setting."""
    return st.permutations(setting.tiles()).flatmap(
        lambda order: st.integers(0, most).map(lambda size: Rack(order[:size]))
    )


def numbered_tiles(setting: Setting) -> st.SearchStrategy[Tile]:
    """Tiles of this setting that are no jokers."""
    return st.sampled_from([tile for tile in setting.tiles() if tile is not JOKER])


@st.composite
def melds_of(draw: st.DrawFn, setting: Setting) -> Meld:
    """Valid sets of this setting, some with a joker."""
    tile = draw(numbered_tiles(setting))
    assert tile.colour is not None
    if draw(st.booleans()):
        first = min(tile.number, setting.rules.numbers - 2)
        last = draw(st.integers(first + 2, setting.rules.numbers))
        meld = [Tile.of(tile.colour, number) for number in range(first, last + 1)]
    else:
        most = min(setting.shape.group_max, len(setting.shape.colours))
        colours = draw(st.permutations(setting.shape.colours))
        meld = [Tile.of(colour, tile.number) for colour in colours[: draw(st.integers(3, most))]]
    if setting.jokers and draw(st.booleans()):
        meld[draw(st.integers(0, len(meld) - 1))] = JOKER
    return Meld(meld)


@st.composite
def matches(
    draw: st.DrawFn,
    rules: st.SearchStrategy[Rules] | None = None,
    *,
    rounds: int | None = 1,
    mishaps: Sequence[float] = (0.0, 0.15),
) -> Match:
    """Matches of naive players that have just begun, under drawn rules."""
    found = draw(rules or rule_sets(fixed={"rounds": "agreed"}))
    players = draw(st.integers(*found.players))
    seed = draw(st.integers(0, 2**32 - 1))
    return begin(found, players, seed, rounds=rounds, mishaps=draw(st.sampled_from(mishaps)))


@st.composite
def reachable(
    draw: st.DrawFn,
    rules: st.SearchStrategy[Rules] | None = None,
    *,
    most: int = 120,
    mishaps: Sequence[float] = (0.0, 0.15),
) -> Match:
    """Matches somewhere on their way: every game in them can really be reached."""
    match = draw(matches(rules, rounds=2, mishaps=mishaps))
    for _ in range(draw(st.integers(0, most))):
        if match.game.phase is Phase.MATCH_OVER:
            break
        match.step()
    return match
