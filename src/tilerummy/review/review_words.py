"""What a review says, in the words of one language, for terminal and page alike; its text for a terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from textwrap import wrap

from tilerummy.locales.catalogue import Catalogue, catalogue
from tilerummy.review.review import BestPossible, BestStep, Did, PlayerReview, Review, TurnReview
from tilerummy.rules.tile import read_tile

DID = {
    Did.DRAW: "news-drew",
    Did.DISCARD: "news-discarded",
    Did.PASS: "news-passed",
    Did.TIME_OUT: "news-time-out",
    Did.INVALID_END: "news-mistake",
    Did.GIVE_UP: "news-left",
}
ROWS = ("laid", "best-turns", "held-back", "left", "luck", "jokers")
"""The rows of the summary, each with a heading `review-NAME`."""


class ReviewWords:
    """The words of one language, about one review."""

    def __init__(self, review: Review, language: str) -> None:
        self.review, self.language = review, language
        self.catalogue: Catalogue = catalogue(language)
        # Names come from somebody else's record: nothing in them may command a terminal.
        self.names = [printable(player.name) for player in review.players]

    def text(self, key: str, /, **args: str | float) -> str:
        """A message of the catalogue."""
        return self.catalogue.text(key, **args)

    def labelled(self, label: str, value: str) -> str:
        """Something with its label, as the language writes it."""
        return self.text("labelled", label=label, value=value)

    def tile(self, text: str) -> str:
        """A tile said aloud."""
        tile = read_tile(text)
        if tile.is_joker or tile.colour is None:
            return self.text("joker")
        return self.text(f"tile-{tile.colour}", number=tile.number)

    def rules(self) -> str:
        """The name of the rules, with the house rules."""
        house = ", ".join(f"{name} = {json.dumps(value)}" for name, value in self.review.options.items())
        name = self.text(f"preset-{self.review.rules}")
        return self.text("review-rules", rules=f"{name} ({house})" if house else name)

    def done(self, turn: TurnReview) -> str:
        """What was done in a turn, as a sentence."""
        name = self.names[turn.seat]
        if turn.did is Did.PLAY:
            return self.text("news-played", me="false", name=name, count=turn.tiles)
        if turn.discarded is not None and turn.did is Did.DISCARD:
            return self.text("news-discarded", me="false", name=name, tile=self.tile(turn.discarded))
        return self.text(DID[turn.did], me="false", name=name)

    def verdict(self, turn: TurnReview) -> list[str]:
        """What could have been laid, as sentences."""
        if turn.best is None:
            return [self.text("review-nothing")]
        said = [] if turn.best.exact else [self.text("review-cut")]
        if not turn.tiles:
            return [f"{self.text('hint-found', count=turn.best.tiles)}.", *said]
        if turn.missed_tiles:
            return [self.text("review-missed", count=turn.missed_tiles), *said]
        if turn.missed_points:
            return [self.text("review-missed-points", count=turn.missed_points), *said]
        return [self.text("review-best"), *said]

    def chances(self, turn: TurnReview) -> list[str]:
        """Each player's chance at a turn with its interval, in per cent; nothing where nobody asked."""
        shares, intervals = turn.chances or [], turn.intervals or []
        if len(intervals) != len(shares):
            return [f"{100 * share:.0f}%" for share in shares]
        return [
            f"{100 * share:.0f}% ({100 * low:.0f}-{100 * high:.0f})"
            for share, (low, high) in zip(shares, intervals, strict=True)
        ]

    def chances_help(self) -> str:
        """Where the chances come from, and what their intervals mean."""
        said = self.text("review-chances-help", count=self.review.playouts)
        if not any(turn.intervals for turn in self.review.turns):
            return said
        return f"{said} {self.text('review-intervals-help')}"

    def step(self, step: BestStep) -> str:
        """What is done in a step, without its tiles."""
        if step.do == "take_back":
            return self.text("hint-take-back")
        if step.do == "move":
            return self.text("hint-move-new" if step.onto < 0 else "hint-move-onto")
        return self.text("hint-lay-new" if step.onto < 0 else "hint-lay-onto")

    def figure(self, row: str, player: PlayerReview) -> str:
        """A player's entry in a row of the summary."""
        match row:
            case "laid":
                return self.text("review-of", part=player.laid, whole=player.possible)
            case "best-turns":
                return self.text("review-of", part=player.best_turns, whole=player.playable_turns)
            case "held-back":
                return str(player.held_back)
            case "left":
                return str(player.points_left)
            case "luck":
                return "-" if player.luck is None else str(round(100 * player.luck))
            case _:
                fair = self.text("review-share", number=player.jokers_expected)
                return f"{player.jokers} ({fair})"


def printable(name: str) -> str:
    """A name from somebody else's record, without anything that could command a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)


WIDTH = 100


def tell_review(review: Review, language: str) -> str:
    """The whole review: the players at a glance, then turn by turn."""
    return "\n".join([*_lines(ReviewWords(review, language)), ""])


def _lines(words: ReviewWords) -> Iterator[str]:
    yield words.rules()
    yield ""
    yield from _summary(words)
    for round_ in words.review.rounds:
        turns = [turn for turn in words.review.turns if turn.round == round_.number]
        scores = (f"{name} {score:+}" for name, score in zip(words.names, round_.scores, strict=True))
        yield ""
        yield words.labelled(words.text("round-number", number=round_.number), ", ".join(scores))
        yield ""
        for turn in turns:
            yield from _turn(words, turn)
    yield ""
    if words.review.playouts:
        yield from wrap(words.chances_help(), WIDTH)
    yield from wrap(words.labelled(words.text("review-luck"), words.text("review-luck-help")), WIDTH)


def _summary(words: ReviewWords) -> Iterator[str]:
    yield words.text("review-players")
    for player, name in zip(words.review.players, words.names, strict=True):
        yield f"  {name} {player.total:+}"
        for row in ROWS:
            yield f"    {words.labelled(words.text(f'review-{row}'), words.figure(row, player))}"


def _turn(words: ReviewWords, turn: TurnReview) -> Iterator[str]:
    racks = " ".join(f"{name} {count}" for name, count in zip(words.names, turn.racks, strict=True))
    yield f"{turn.number + 1:4}  [{racks}]"
    yield from _filled(" ".join(_chances(words, turn)))
    yield from _filled(f"{words.done(turn)} {' '.join(turn.laid)}".rstrip())
    yield from _filled(" ".join(words.verdict(turn)))
    if turn.best is not None and (turn.missed_tiles or turn.missed_points):
        yield from _best(words, turn.best)


def _chances(words: ReviewWords, turn: TurnReview) -> list[str]:
    return [f"{name} {chance}" for name, chance in zip(words.names, words.chances(turn), strict=False)]


def _best(words: ReviewWords, best: BestPossible) -> Iterator[str]:
    if best.taken is not None:
        yield from _filled(words.text("review-taking", tile=words.tile(best.taken)), 8)
    for number, step in enumerate(best.steps, start=1):
        end = "" if step.target < 0 else f"  ->  {' '.join(best.table[step.target])}"
        yield from _filled(f"{number}. {words.labelled(words.step(step), ' '.join(step.tiles))}{end}", 8)


def _filled(text: str, indent: int = 6) -> list[str]:
    return wrap(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2))
