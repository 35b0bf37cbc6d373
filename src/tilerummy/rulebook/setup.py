"""The clauses of sections 1 and 2: what is in the box, and what is done before the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from tilerummy.rulebook.said import Said, said
from tilerummy.rulebook.sentence import Reference, Sentence, listed, say
from tilerummy.rulebook.stretch import at_most, stretches
from tilerummy.rules.parameter import PoolLayout, Starter
from tilerummy.rules.preset import Rules, editions, load, source


def box(rules: Rules) -> Iterator[Said]:
    """What is in the box."""
    most = at_most(rules, rules.colours_by_players)
    colours = [say(f"colour-{letter}") for letter in rules.colours[:most]]
    yield said("1.1", "book-numbers")
    yield said("1.2", _colours(rules, listed(colours), most))
    counts = stretches(rules, lambda players: (rules.jokers_by_players[players], rules.tile_count(players)))
    if len(counts) == 1:
        (jokers, tiles) = counts[0][2]
        yield said("1.3", say("book-jokers", jokers=say("jokers-count", count=jokers)))
        yield said("1.4", say("book-total", tiles=say("tiles-count", count=tiles)))
    else:
        told = (one for stretch in counts for one in _with_players(rules, *stretch))
        yield said("1.3", *told, "book-numbers-elsewhere" if _as_its_sisters(rules) else None)
    low, high = rules.players
    yield said("1.5", say("pad-players-range", low=low, high=high))


def _colours(rules: Rules, named: Sentence, count: int) -> Sentence:
    """The colours; a sheet that names none leaves them to whoever makes the box."""
    if source(rules.preset, "colours").editions or rules.colours != load(rules.preset).colours:
        return say("book-colours", list=named)
    return say("book-colours-chosen", colours=say("colours-count", count=count), list=named)


def _as_its_sisters(rules: Rules) -> bool:
    """Whether the sheet has more colours for many players, and no word on how many tiles that makes."""
    counts = ("colours_by_players", "jokers_by_players", "players")
    printed = load(rules.preset)
    as_printed = all(getattr(rules, name) == getattr(printed, name) for name in counts)
    return as_printed and not source(rules.preset, "jokers_by_players").editions


def _with_players(rules: Rules, low: int, high: int, counts: tuple[int, int]) -> Iterator[Sentence]:
    jokers, tiles = counts
    things = listed(
        (
            say("colours-count", count=rules.colours_by_players[low]),
            say("jokers-count", count=jokers),
            say("tiles-count", count=tiles),
        )
    )
    yield say("book-box-players", range=str(low) if low == high else f"{low}\N{EN DASH}{high}", list=things)
    if low == high == 5 and jokers == rules.jokers_by_players[4]:
        yield say("book-third-joker")


def setup(rules: Rules) -> Iterator[Said]:
    """What is done before the first turn, in the order of the sheet."""
    yield from _order(rules)
    yield from _hands(rules)
    if rules.face_up_eighth.lies_open:
        eighth = _layout(rules) is PoolLayout.STACKS_OF_7_LAST_8
        face_up = "book-face-up-eighth" if eighth else "book-face-up"
        yield said("2.7", say(face_up, number=Reference("5.7")))
    if not _starter_first(rules):
        yield said("2.1", f"book-starter-{rules.starter}")
        yield from _ties(rules)
    yield said("2.3", f"book-direction-{rules.direction}")
    if rules.starter_discard:
        yield said(
            "2.5", "book-starter-lays" if rules.starter_may_lay else "book-starter-discards", *_aside(rules)
        )
    yield said("2.8", f"book-next-starter-{rules.next_starter}")


def _order(rules: Rules) -> Iterator[Said]:
    """Mixing, stacking and the draw for the start; where two stacks make a hand, the draw comes first."""
    starter = f"book-starter-{rules.starter}"
    mixed = None if rules.pool_layout is PoolLayout.BAG else "book-mix"
    laid = f"book-layout-{_layout(rules)}"
    if _dealt_in_stacks(rules) and _starter_first(rules):
        yield said("2.1", mixed, starter)
        yield from _ties(rules)
        yield said("1.6", laid)
        return
    yield said("1.6", mixed, None if _stacks_the_rest(rules) else laid)
    if _starter_first(rules):
        yield said("2.1", starter)
        yield from _ties(rules)


def _starter_first(rules: Rules) -> bool:
    """Whether it is known who starts before anyone takes tiles, as every sheet has it that needs it."""
    return rules.starter_discard or rules.starter is Starter.HIGHEST_TILE_RETURNED


def _ties(rules: Rules) -> Iterator[Said]:
    if rules.starter in _TIES:
        yield said("2.2", f"book-tie-{rules.starter}")


def _hands(rules: Rules) -> Iterator[Said]:
    pool = "book-pool-bag" if rules.pool_layout is PoolLayout.BAG else "book-pool"
    rest = f"book-rest-{rules.pool_layout}" if _stacks_the_rest(rules) else None
    yield said("2.4", *hand(rules), rest, pool)
    yield said("2.6", f"book-pool-owner-{rules.pool_owner}")


def _stacks_the_rest(rules: Rules) -> bool:
    """Whether only what is left after the deal is stacked: sheets 002 and 003 have it so."""
    stacked = _layout(rules) in (PoolLayout.STACKS_OF_7, PoolLayout.SINGLE_STACK)
    return stacked and editions(rules.preset)[0][:3] in ("002", "003")


_TIES = (Starter.HIGHEST_TILE_RETURNED, Starter.DIE_HIGHEST)


def _dealt_in_stacks(rules: Rules) -> bool:
    """Whether everyone takes two stacks, as sheet 000 has it."""
    return rules.pool_layout is PoolLayout.STACKS_OF_7_LAST_8 and rules.hand_size == 14


def _layout(rules: Rules) -> PoolLayout:
    """How the tiles lie: all of them in stacks of 7 leave one over, and that goes onto the last stack."""
    one_left = rules.tile_count(rules.players[0]) % 7 == 1 and rules.starter is Starter.HIGHEST_TILE_RETURNED
    if rules.pool_layout is PoolLayout.STACKS_OF_7 and one_left:
        return PoolLayout.STACKS_OF_7_LAST_8
    return rules.pool_layout


def hand(rules: Rules) -> tuple[Sentence, ...]:
    """How many tiles everyone gets, and who gets one more."""
    key = "book-hand-stacks" if _dealt_in_stacks(rules) else "book-hand"
    taken = say(key, tiles=say("tiles-count", count=rules.hand_size))
    return (taken, say("book-starter-hand", count=rules.starter_hand)) if rules.starter_discard else (taken,)


def _aside(rules: Rules) -> tuple[str, ...]:
    """Where the starter's discard lies; told with it where nobody discards again."""
    if rules.draw_mode.discards:
        return ()
    return (discarded(rules) if rules.take_discard.allowed else "book-discard-stays-right",)


def discarded(rules: Rules) -> str:
    """Where a discard lies: left of the rack by sheet 000, right of it by sheet 003."""
    return "book-discards-left" if rules.draw_mode.draws_first else "book-discards-right"
