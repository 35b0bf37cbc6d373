"""Questions to the compiled simulator as bytes, and its answers: the other side of `core/ask.c`.

They have the form of the solver's (`solver/packed.py`): a byte that says what is asked, words, rows of bytes.
What is told of many games comes in columns.
"""

from collections.abc import Sequence
from struct import pack, unpack_from

from tilerummy.simulator.declared import Terms
from tilerummy.simulator.policy import POLICY_BYTES
from tilerummy.simulator.simulator import State
from tilerummy.simulator.state import state_size
from tilerummy.solver.cores import Ask, ask

PLAYOUTS, STEPS, DEAL, ADVANCE, PLAYS = b"\0", b"\1", b"\2", b"\3", b"\4"


def playouts(core: Ask, terms: Terms, policies: bytes, states: bytes, seeds: Sequence[int]) -> list[bytes]:
    """Play games to their end: their scores, winners and lengths."""
    games = len(seeds)
    check_states(terms, states, games)
    _check_policies(policies, terms.players)
    question = (PLAYOUTS, _head(terms, games), policies, states, pack(f"<{games}q", *seeds))
    return _columns(ask(core, b"".join(question)), (2 * terms.players, 1, 2), games)


def steps(
    core: Ask, terms: Terms, policies: bytes, state: bytes, seed: int
) -> tuple[list[State], tuple[int, ...]]:
    """Play one game: all its states, the first one too, and its scores."""
    check_states(terms, state, 1)
    _check_policies(policies, terms.players)
    answer = ask(core, b"".join((STEPS, _head(terms, seed), policies, state)))
    size, first = state_size(terms), 1 + 2 * terms.players
    scores = unpack_from(f"<{terms.players}h", answer, 1)
    return [answer[at : at + size] for at in range(first, len(answer), size)], scores


def deal(core: Ask, terms: Terms, seed: int, starter: int) -> bytes:
    """A fresh round."""
    # A seed may fill all 64 bits; words are signed.
    word = seed - (1 << 64) if seed >> 63 else seed
    return ask(core, DEAL + _head(terms, starter, word))[1:]


def advance(core: Ask, terms: Terms, policies: bytes, states: bytes) -> list[bytes]:
    """One move of each game: the states after it, which are over, their scores and winners."""
    size = state_size(terms)
    games = len(policies) // POLICY_BYTES
    check_states(terms, states, games)
    _check_policies(policies, games)
    answer = ask(core, b"".join((ADVANCE, _head(terms, games), states, policies)))
    return _columns(answer, (size, 1, 2 * terms.players, 1), games)


def best_plays(core: Ask, terms: Terms, states: bytes, plays: int) -> list[bytes]:
    """To draw, and the best plays, of each game: what `advance` gives of each, and whether there is one."""
    size = state_size(terms)
    games = len(states) // size
    check_states(terms, states, games)
    answer = ask(core, b"".join((PLAYS, _head(terms, games, plays), states)))
    return _columns(answer, (size, 1, 2 * terms.players, 1, 1), games * (1 + plays))


def check_states(terms: Terms, states: bytes, games: int) -> None:
    """Refuse states that are not one whole row a game."""
    # Rows lie one behind the other: one of another length would be read as a part of its neighbour.
    if len(states) != games * state_size(terms):
        raise ValueError(f"there must be a whole state and a policy for each of {games} games")


def _check_policies(policies: bytes, count: int) -> None:
    if len(policies) != count * POLICY_BYTES:
        raise ValueError(f"there must be {count} policies of {POLICY_BYTES} bytes each")


def _head(terms: Terms, *words: int) -> bytes:
    return pack(f"<{len(terms) + len(words)}q", *terms, *words)


def _columns(answer: bytes, widths: tuple[int, ...], games: int) -> list[bytes]:
    columns, at = [], 1
    for width in widths:
        columns.append(answer[at : at + width * games])
        at += width * games
    return columns
