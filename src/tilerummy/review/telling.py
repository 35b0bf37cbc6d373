"""A review as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from tilerummy.review.review import BestTurn, Review, TurnReview
from tilerummy.review.words import ROWS, Words

WIDTH = 100


def tell_review(review: Review, language: str) -> str:
    """The whole review: the players at a glance, then turn by turn."""
    return "\n".join([*_lines(Words(review, language)), ""])


def _lines(words: Words) -> Iterator[str]:
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


def _summary(words: Words) -> Iterator[str]:
    yield words.text("review-players")
    for player, name in zip(words.review.players, words.names, strict=True):
        yield f"  {name} {player.total:+}"
        for row in ROWS:
            yield f"    {words.labelled(words.text(f'review-{row}'), words.figure(row, player))}"


def _turn(words: Words, turn: TurnReview) -> Iterator[str]:
    racks = " ".join(f"{name} {count}" for name, count in zip(words.names, turn.racks, strict=True))
    yield f"{turn.number + 1:4}  [{racks}]"
    yield from _filled(" ".join(_chances(words, turn)))
    yield from _filled(f"{words.done(turn)} {' '.join(turn.laid)}".rstrip())
    yield from _filled(" ".join(words.verdict(turn)))
    if turn.best is not None and (turn.missed_tiles or turn.missed_points):
        yield from _best(words, turn.best)


def _chances(words: Words, turn: TurnReview) -> list[str]:
    return [f"{name} {chance}" for name, chance in zip(words.names, words.chances(turn), strict=False)]


def _best(words: Words, best: BestTurn) -> Iterator[str]:
    if best.taken is not None:
        yield from _filled(words.text("review-taking", tile=words.tile(best.taken)), 8)
    for number, step in enumerate(best.steps, start=1):
        end = "" if step.target < 0 else f"  ->  {' '.join(best.table[step.target])}"
        yield from _filled(f"{number}. {words.labelled(words.step(step), ' '.join(step.tiles))}{end}", 8)


def _filled(text: str, indent: int = 6) -> list[str]:
    return wrap(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2))
