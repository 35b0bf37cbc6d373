"""The arena: plays a contest in many processes, keeps every played deal, and stops when enough is known."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tilerummy.bots.contest import DealRecord, LineUp
from tilerummy.bots.estimate import likelihood_ratio, verdict
from tilerummy.bots.match import MatchTerms
from tilerummy.bots.workers import ArenaWorkers, Here, Key

Watch = Callable[[Sequence[DealRecord]], None]


@dataclass(frozen=True, slots=True)
class Contest:
    """What is to be played."""

    terms: MatchTerms
    line_ups: tuple[LineUp, ...]
    deals: int
    seed: int = 1
    until_elo: float | None = None
    """Stop as soon as the first bot is known to be better by this much, or not."""

    def keys(self) -> Iterator[Key]:
        """All deals, every line-up on each before the next."""
        for seed in range(self.seed, self.seed + self.deals):
            for line_up in self.line_ups:
                yield line_up, seed


class OtherContest(ValueError):
    """A file of played deals that belongs to other rules or another budget."""


class ArenaStopped(Exception):
    """A contest that was interrupted."""

    def __init__(self, played: int, whole: int) -> None:
        super().__init__(played, whole)
        self.played, self.whole = played, whole


def play_contest(
    contest: Contest,
    workers: ArenaWorkers | None = None,
    *,
    kept: Path | None = None,
    watch: Watch | None = None,
) -> list[DealRecord]:
    """Play what the file of kept deals does not hold already; the same deals give the same records.

    The records come back in the order of the deals, whoever played them. `ArenaStopped` says how many deals
    were played, and kept if they are kept at all, when somebody interrupts.
    """
    done = read_kept(contest.terms, kept) if kept else {}
    records: list[DealRecord] = []
    keys = list(contest.keys())
    wanting = [key for key in keys if key not in done]
    with _Keeper(contest.terms, kept) as keeper:
        players = (workers or Here()).play(contest.terms, wanting)
        try:
            for key in keys:
                # Workers finish in any order. Deals are looked at in theirs, or a test that stops early would
                # stop by chance.
                while key not in done:
                    record = next(players)
                    keeper.keep(record)
                    done[record.line_up, record.seed] = record
                records.append(done[key])
                if watch is not None:
                    watch(records)
                if is_decided(contest, records):
                    break
        except KeyboardInterrupt:
            raise ArenaStopped(sum(key in done for key in keys), len(keys)) from None
        finally:
            players.close()
    return records


def is_decided(contest: Contest, records: Sequence[DealRecord]) -> bool:
    """Whether the sequential test has an answer: about the first bot, in the first line-up."""
    if contest.until_elo is None:
        return False
    first = contest.line_ups[0]
    shares = [record.share(first[0]) for record in records if record.line_up == first]
    return verdict(likelihood_ratio(shares, contest.until_elo, len(first))) is not None


# -- the file of played deals ----------------------------------------------------------------------


def _heading(terms: MatchTerms) -> str:
    rules = terms.rules
    changes = {"preset": rules.preset, "changes": rules.changes()}
    budget = {"budget_ms": terms.budget_ms} if terms.nodes is None else {"nodes": terms.nodes}
    fast = {"fast": True} if terms.fast else {}
    return json.dumps({**changes, "rounds": terms.rounds, **budget, **fast}, sort_keys=True)


class _Keeper:
    """Writes each deal as soon as it is played, so that an interrupt loses none."""

    def __init__(self, terms: MatchTerms, path: Path | None) -> None:
        self._file = None if path is None else path.open("a", encoding="utf-8")
        if self._file is not None and self._file.tell() == 0:
            self._write(_heading(terms))

    def __enter__(self) -> _Keeper:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def keep(self, record: DealRecord) -> None:
        """Write one more deal."""
        if self._file is not None:
            self._write(record.to_json())

    def _write(self, line: str) -> None:
        assert self._file is not None
        self._file.write(line + "\n")
        self._file.flush()


def read_kept(terms: MatchTerms, path: Path) -> dict[Key, DealRecord]:
    """The deals already played; a last line cut short by an interrupt is dropped."""
    if not path.exists() or not (text := path.read_text(encoding="utf-8")):
        return {}
    if not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        # Or the next deal would be written onto the end of the broken line.
        path.write_text(text, encoding="utf-8")
    heading, *lines = text.splitlines() or [""]
    if heading and heading != _heading(terms):
        raise OtherContest(f"{path} holds deals played under {heading}")
    records = map(DealRecord.from_json, lines)
    return {(record.line_up, record.seed): record for record in records}
