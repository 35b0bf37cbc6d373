"""Bots that adapt: the table keeps how strongly they play, and sets it between rounds.

They adapt to one person at a table of their own. Where several people play, or strangers may watch and
compare, everybody meets the same bot.
"""

from __future__ import annotations

from msgspec.structs import replace

from tilerummy.bots.cast import BEGIN, RoundSeen, next_strength
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat
from tilerummy.server.table.party import Party


def adapts_to(party: Party) -> Seat | None:
    """The seat of the person that bots of this table adapt to; None if they do not."""
    people = [Seat(i) for i, chair in enumerate(party.chairs) if chair.human]
    return people[0] if len(people) == 1 and not party.plan.public else None


def is_due(party: Party, game: Game, seat: Seat) -> bool:
    """Whether a bot has to be set for the round that has begun."""
    chair = party.chairs[seat]
    return chair.adapts and game.number > 1 and chair.set_for < game.number and adapts_to(party) is not None


def with_strength(party: Party, game: Game, seat: Seat, seen: RoundSeen | None) -> Party:
    """The party with this bot set for the round; without news it plays on as it did."""
    chair = party.chairs[seat]
    if seen is None:
        return party.with_chair(seat, replace(chair, set_for=game.number))
    before = BEGIN if chair.strength is None else chair.strength
    strength = next_strength(before, seen, chair.rounds_seen)
    chair = replace(chair, strength=strength, rounds_seen=chair.rounds_seen + 1, set_for=game.number)
    return party.with_chair(seat, chair)
