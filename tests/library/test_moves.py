"""Moves in their short form: what a log says leads back to the same move."""

from __future__ import annotations

import pytest

import tilerummy as tr


def same(pos: tr.Position, one: tr.Play, other: tr.Play) -> bool:
    """Whether two turns leave the same position."""
    return pos.push(one) == pos.push(other)


@pytest.mark.parametrize(
    ("table", "rack", "after", "short"),
    [
        ("r3 r4 * | k9 b9 y9", "r5 r9 b1", "r3 r4 r5 * | k9 b9 y9 r9", "+r5 r9 (*<r5)"),
        ("r3 r4 * | k9 b9 y9", "r5 r9 b1", "* r3 r4 r5 | k9 b9 y9", "+r5 (*<r5): * r3 r4 r5"),
        ("r3 r4 r5", "r6 b1", "r3 r4 r5 r6", "+r6"),
        ("b8 b9 b10", "k8 r8 b11", "k8 r8 b8 | b9 b10 b11", "+k8 r8 b11: k8 r8 b8 | b9 b10 b11"),
        ("r3 r4 r5 r6", "r4", "r3 r4 | r4 r5 r6", "+r4: r3 r4 | r4 r5 r6"),
        ("", "k10 r10 b10 y4", "k10 r10 b10", "+k10 r10 b10"),
        ("k9 b9 *", "r9 k1", "k9 b9 r9 *", "+r9"),
    ],
)
def test_a_turn_is_written_as_short_as_it_reads_back(table: str, rack: str, after: str, short: str) -> None:
    """Protects logs: short where the tiles say it all, the new sets where they do not."""
    pos, play = tr.Position(table, rack), tr.Play(after)
    assert play.short(pos) == short
    read = tr.read_move(short, pos)
    assert isinstance(read, tr.Play)
    assert read.short(pos) == short
    if pos.judge(after):
        assert same(pos, read, play)


@pytest.mark.parametrize("preset", ["sabra", "rummy", "rummy-variants", "baltic-ru", "pro6-en", "classic"])
def test_every_move_of_a_match_reads_back(preset: str) -> None:
    """Protects whoever plays a match again from its log: it ends as it did, to the last tile."""
    match = tr.play(["tinkerer", "greedy", "greedy"], preset, seed=11)
    again = tr.Match(match.players, preset, seed=11)
    longest = 0
    for event, pos in zip(_moves(match), match.positions(), strict=True):
        move = _move(event)
        text = move.short(pos)
        longest = max(longest, len(text))
        again.push(tr.read_move(text, again.view()))
    assert [*again.positions()] == [*match.positions()]
    assert again.scores == match.scores
    assert longest < 300


def _moves(match: tr.Match) -> list[tr.Event]:
    kinds = (tr.Played, tr.Drew, tr.Discarded, tr.Passed)
    return [event for event in match.events if isinstance(event, kinds)]


def _move(event: tr.Event) -> tr.Play | tr.Draw | tr.Discard | tr.Pass:
    match event:
        case tr.Played():
            took = None if event.took is None else event.took.origin
            return tr.Play(event.table, event.opening, event.announced, took)
        case tr.Drew():
            return tr.Draw()
        case tr.Discarded():
            return tr.Discard(event.tile)
        case _:
            return tr.Pass()


def test_every_legal_turn_of_small_positions_reads_back() -> None:
    """Protects the form itself: swaps, regained jokers, split sets, whatever is legal."""
    positions = [
        tr.Position("r3 r4 * | k9 b9 y9", "r5 r9 b9"),
        tr.Position("r3 * r5 | n3 b3 w3", "r4 r3 n4", rules="rummy"),
        tr.Position("* r4 r5 | g9 b9 *", "r3 r9 y9", rules="baltic-ru"),
        tr.Position("b8 b9 b10 | r8 k8 y8", "b8 b11 r9 *", rules="classic"),
    ]
    for pos in positions:
        for table in pos.legal_turns():
            play = tr.Play(table, announced=True)
            read = tr.read_move(play.short(pos), pos)
            assert isinstance(read, tr.Play)
            assert same(pos, read, play)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("r5", "is no turn: expected a text such as"),
        ("+r5 (r5)", "is no swap"),
        ("+b1", "on which sets only grow"),
        ("+r6 (*<r6)", "not swapped"),
        ("+r5: k1 k2 k3", "a tile that is laid is in none of the new sets"),
        ("+r5: r3 r4 r5 k1", "neither lie there nor are laid"),
        ("+r5 = r3 r4 r5", "does not have these tiles"),
        ("+r5; loudly", "behind a turn come"),
        ("discard r77", "is not a tile"),
    ],
)
def test_what_is_no_move_here_is_told(text: str, why: str) -> None:
    """Protects against a log that belongs to another position."""
    with pytest.raises(tr.Unreadable, match=why):
        tr.read_move(text, tr.Position("r3 r4 * | k9 b9 y9", "r5 r9 b1"))


def test_turns_are_listed_lazily_and_as_many_as_are_counted() -> None:
    """Protects whoever wants a few: the rest is not looked for."""
    pos = tr.Position("b4 b5 b6 | r4 r5 r6", "b3 b7 k5 y5 r3 *")
    every = [*pos.legal_turns()]
    assert len(every) == tr.count(pos) == len({str(table) for table in every})
    assert [*pos.legal_turns(most=5)] == every[:5]
    assert next(pos.legal_turns()) == every[0]
    assert all(pos.judge(table, announced=True) for table in every)
    with pytest.raises(tr.Unreadable, match="at most 40 tiles"):
        tr.Position(
            "", tr.Rack(tr.read_tile(f"{colour}{n}") for colour in "krby" for n in range(1, 12))
        ).legal_turns()


def test_a_copy_of_a_match_is_a_match_of_its_own() -> None:
    """Protects searches: what is tried on the copy leaves the match as it was, undo included."""
    match = tr.Match(2, seed=3)
    match.push(tr.Draw())
    other, before = match.copy(), match.events
    other.push(tr.Draw())
    other.undo()
    other.undo()
    assert (match.events, len(other.events)) == (before, len(before) - 1)
    match.undo()
    assert match.events == other.events
