"""A rule set in short: what fits on one screen of a phone and is enough to begin."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tilerummy.rulebook.clause import joker_costs
from tilerummy.rulebook.example import Shown, ShownScore, ShownSet, ShownTurn, examples
from tilerummy.rulebook.sentence import Sentence, say
from tilerummy.rulebook.setup import hand
from tilerummy.rules.meld import Meld
from tilerummy.rules.parameter import PoolLayout
from tilerummy.rules.preset import Rules
from tilerummy.rules.tile import Tile


@dataclass(frozen=True, slots=True, kw_only=True)
class Short:
    """A row: a word, a sentence or two, and a picture."""

    name: str
    title: Sentence
    sentences: tuple[Sentence, ...]
    hand: int = 0
    """A number of tiles, face down."""
    meld: Meld | None = None
    new: tuple[Tile, ...] = ()
    """Those of the set that come from the rack."""
    scores: tuple[int, ...] = ()


def short(rules: Rules) -> tuple[Short, ...]:
    """The rows, from the start to the end."""
    return tuple(_rows(rules, examples(rules)))


def _rows(rules: Rules, shown: tuple[Shown, ...]) -> Iterator[Short]:
    sets = {one.name: one.meld for one in shown if isinstance(one, ShownSet) and not one.refusals}
    bag = rules.pool_layout is PoolLayout.BAG
    yield Short(
        name="start",
        title=say("book-section-2"),
        sentences=(*hand(rules), say("short-rest-bag" if bag else "short-rest")),
        hand=rules.hand_size,
    )
    yield Short(name="run", title=say("run"), sentences=(say("short-run"),), meld=sets.get("run"))
    group = say("short-group" if rules.group_distinct_colours else "book-group-repeats")
    yield Short(name="group", title=say("group"), sentences=(group,), meld=sets.get("group"))
    yield _opening(rules, shown)
    yield _turn(rules, shown)
    joker = (say("short-joker"), joker_costs(rules))
    yield Short(name="joker", title=say("joker"), sentences=joker, meld=sets.get("joker-run"))
    yield _end(rules, shown)


def _opening(rules: Rules, shown: tuple[Shown, ...]) -> Short:
    least = rules.opening_min
    words = say("short-opening", count=least) if least else say("book-opening-any")
    return Short(
        name="opening", title=say("book-section-4"), sentences=(words,), meld=_laid(shown, "opening")
    )


def _turn(rules: Rules, shown: tuple[Shown, ...]) -> Short:
    lay, draw = say("short-turn"), say(f"book-draw-{rules.draw_mode}")
    if not (rules.voluntary_draw or rules.draw_mode.draws_first):  # whoever can lay has to (5.5)
        draw = say(f"short-cannot-lay-{rules.draw_mode}")
    meld = _laid(shown, "add")
    return Short(
        name="turn",
        title=say("book-section-5"),
        sentences=(draw, lay) if rules.draw_mode.draws_first else (lay, draw),
        meld=meld,
        new=meld[-1:] if meld else (),
    )


def _laid(shown: tuple[Shown, ...], name: str) -> Meld | None:
    """The set that a legal example ends with."""
    found = (one for one in shown if isinstance(one, ShownTurn) and one.name == name and not one.refusals)
    return next((one.after[0] for one in found), None)


def _end(rules: Rules, shown: tuple[Shown, ...]) -> Short:
    scored = next(one for one in shown if isinstance(one, ShownScore))
    words = (say("short-end"), say(f"book-winner-{rules.winner_bonus}"))
    return Short(name="end", title=say("book-section-9"), sentences=words, scores=scored.scores)
