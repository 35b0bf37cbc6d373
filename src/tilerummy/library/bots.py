"""Bots by name, matches that bots play to the end, and seats for them at a table of a server."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, cast

from tilerummy.bots.bot import USUAL_NODES, Bot, Budget, ask
from tilerummy.bots.levels import LEVELS
from tilerummy.bots.match import MOST_MOVES, Stalled
from tilerummy.bots.registry import NoSuchBot, bot_named
from tilerummy.library.arguments import expect, expect_budget
from tilerummy.library.match_api import Match
from tilerummy.rules.preset import DEFAULT_PRESET, Rules
from tilerummy.rules.refusal import Unreadable

if TYPE_CHECKING:
    from tilerummy.library.remote import RemoteSeat


def bot(name: str) -> Bot:
    """A bot: a level by its name, or any class by its path `package.module:Class`.

    >>> import tilerummy as tr
    >>> match = tr.Match(2, seed=1)
    >>> type(tr.bot("hold").act(match.view())).__name__
    'Draw'
    """
    return bot_named(expect("bot", name, str, "the name of a bot, such as 'hold', or 'module:Class'"))


def play(
    bots: Sequence[Bot | str],
    rules: Rules | str = DEFAULT_PRESET,
    seed: int | None = None,
    rounds: int = 1,
    *,
    budget_ms: float | None = None,
) -> Match:
    """Let bots play a match to its end; with a seed the same bots always play the same match.

    A bot is anything with `act(view)` that gives an action, or the name of one. `budget_ms` is the time for
    each move of a bot that takes a budget; without it the levels count what they spend, so that the speed of
    the machine does not matter.

    >>> import tilerummy as tr
    >>> match = tr.play(["hold", "greedy"], seed=1)
    >>> match.over, match.players, sum(match.scores)
    (True, ('hold', 'greedy'), 0)
    """
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise Unreadable(f"bots: expected bots or their names in a list, not {bots!r}")
    expect("rounds", rounds, int, "a whole number of rounds, for bots play them all")
    expect_budget(budget_ms)
    players = [_player(one) for one in bots]
    match = Match(_names(bots), rules, seed=seed, rounds=rounds)
    # One for each: how often one bot asks its chance must not change what another does.
    chances = [Random(seed if seed is None else f"{seed} {place}") for place in range(len(players))]
    moves = 0
    while (turn := match.turn) is not None:
        budget = Budget(nodes=USUAL_NODES) if budget_ms is None else Budget.of_ms(budget_ms)
        match.push(ask(players[turn], match.view(), chances[turn], budget))
        moves += 1
        if moves > MOST_MOVES * match.round:
            raise Stalled(f"no end after {moves} moves")
    return match


def _player(given: object) -> Bot:
    """A bot from its name, or the bot itself."""
    if isinstance(given, str):
        return bot_named(given)
    if isinstance(given, type) or not callable(getattr(given, "act", None)):
        raise NoSuchBot(f"bots: {given!r} is no bot: expected a name, or an object with act(view)")
    return cast(Bot, given)


def _name(bot: Bot) -> str:
    """What a bot is called: a level by its name, any other by its own or that of its class."""
    for level in LEVELS:
        if level.bot is bot:
            return level.name
    return str(getattr(bot, "name", type(bot).__name__))


def _names(bots: Sequence[Bot | str]) -> list[str]:
    """A name for each player: the bot's own, numbered where several have the same."""
    names = [one if isinstance(one, str) else _name(one) for one in bots]
    return [
        name if names.count(name) == 1 else f"{name} {names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    ]


EXTRA = "playing at a server's table needs more packages: pip install 'tilerummy[play]'"


def connect(address: str, key: str) -> RemoteSeat:
    """A seat at a table of a server, by the table's address and the key of the seat.

    The host of a table gets the key with "add a program". `run` lets a bot play from it to the end of the
    match, and gives the last view. Needs the extra `tilerummy[play]`.

    >>> import tilerummy as tr
    >>> tr.connect("http://localhost:8000/t/CODE", key="KEY")
    connect('http://localhost:8000/t/CODE', key=...)
    """
    try:
        from tilerummy.library.remote import RemoteSeat
    except ImportError as error:
        raise ImportError(f"{EXTRA} ({error})") from None
    return RemoteSeat(
        expect("address", address, str, "the address of a table"),
        expect("key", key, str, "the key of a seat"),
    )
