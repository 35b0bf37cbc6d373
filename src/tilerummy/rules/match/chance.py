"""Chance that anybody can check: every shuffle, die and lot is a function of a secret and the seats' salts.

The server fixes a secret, shows its hash, and only then learns the salts of the seats, so neither
side can choose the outcome. `docs/fairness.md` describes every byte, with test vectors, for other
languages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from struct import Struct
from typing import TypeVar

Thing = TypeVar("Thing")

SECRET_BYTES = 32
_WORDS = 2**32
# A hash has 32 bytes, which are eight words.
_EIGHT_WORDS = Struct(">8I").unpack


def commitment(secret: bytes) -> str:
    """The hash that binds the server to its secret before anybody has given a salt."""
    return sha256(secret).hexdigest()


@dataclass(frozen=True, slots=True)
class Chance:
    """All the chance of one match: the secret and the salts, from which every stream of numbers follows."""

    secret: bytes
    salts: tuple[bytes, ...]

    def stream(self, round_number: int, purpose: str) -> Stream:
        """The numbers for one purpose in one round, such as the deal."""
        return Stream(self.seed(round_number, purpose))

    def seed(self, round_number: int, purpose: str) -> bytes:
        """What the stream for this purpose grows from: the hash of a few lines of text."""
        salts = (salt.hex() for salt in self.salts)
        # Hex digits in lines of their own: no two inputs run together into the same text.
        lines = ("tilerummy 1", self.secret.hex(), *salts, f"round {round_number}", purpose)
        return sha256("\n".join(lines).encode("ascii")).digest()


class Stream:
    """An endless row of fair numbers that depends on nothing but its seed."""

    __slots__ = ("_words",)

    def __init__(self, seed: bytes) -> None:
        self._words = _words(seed)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound - 1`, each equally likely."""
        # Words at or above the last whole multiple of `bound` would favour small numbers: throw them away.
        limit = _WORDS - _WORDS % bound
        word = next(self._words)
        while word >= limit:
            word = next(self._words)
        return word % bound

    def die(self) -> int:
        """One roll of a die, 1 to 6."""
        return 1 + self.below(6)

    def shuffled(self, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """The things in a fair order: Fisher-Yates, from the last place down to the second."""
        order, words = list(things), self._words
        # Must stay as docs/fairness.md has it, to the byte: others check our matches with programs of their
        # own.
        for last in range(len(order) - 1, 0, -1):
            # As in `below`, spelled out because every deal takes a hundred of these.
            bound, word = last + 1, next(words)
            while word >= _WORDS - _WORDS % bound:
                word = next(words)
            other = word % bound
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def _words(seed: bytes) -> Iterator[int]:
    """32-bit words, most significant byte first, from the hashes of the seed with a counter."""
    counter = 0
    while True:
        # Counted and not chained: any part of a stream can be worked out by itself.
        block = sha256(seed + counter.to_bytes(8, "big")).digest()
        yield from _EIGHT_WORDS(block)
        counter += 1
