"""What people may say without typing: closed lists, each word with its translation."""

from __future__ import annotations

from enum import StrEnum


class Word(StrEnum):
    """Phrases that everybody may say; each has a translation, `phrase-...` in the catalogue."""

    HELLO = "hello"
    GOOD_LUCK = "good_luck"
    WELL_PLAYED = "well_played"
    NICE_MOVE = "nice_move"
    THANKS = "thanks"
    SORRY = "sorry"
    ONE_MOMENT = "one_moment"
    I_AM_BACK = "i_am_back"
    YOUR_TURN = "your_turn"
    SO_CLOSE = "so_close"
    ANOTHER_ROUND = "another_round"
    GOOD_GAME = "good_game"
    GOODBYE = "goodbye"


class Reaction(StrEnum):
    """Reactions: a small picture over the seat, named `reaction-...` in the catalogue."""

    SMILE = "smile"
    LAUGH = "laugh"
    WOW = "wow"
    CLAP = "clap"
    THINK = "think"
    OOPS = "oops"
    HEART = "heart"
    PARTY = "party"
