"""How strong a level is, `hermit` if none is named: one against the rest, on fresh seeds.

A row names the rules, the players, the others and, if it is a match, its rounds:
`./run bench bots strength --rows sabra:4:hold sabra:4:greedy:4 --deals 200 --seconds 60`. Every deal is
played in all rotations; margins are 95% intervals over deals. A row ends when its deals are played or its
seconds of processor time are spent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time

from benches.report import Notes
from tilerummy.bots.contest import DealRecord, LineUp, play_rotations
from tilerummy.bots.estimate import Estimate, estimate
from tilerummy.bots.match import MatchTerms
from tilerummy.rules.preset import load

TOP = "hermit"
SHORT = {"former": "tilerummy.bots.levels:FORMER"}
"""The top level before it searched the end of a round."""
ROWS = (
    "sabra:2:former",
    "sabra:4:hold",
    "sabra:4:greedy",
    "sabra:4:greedy:4",
    "sabra-de:4:greedy",
    "classic:4:greedy",
    "pro6-en:2:greedy",
)


@dataclass(frozen=True, slots=True)
class Row:
    """One match-up."""

    preset: str
    players: int
    other: str
    rounds: int = 1

    @staticmethod
    def read(text: str) -> Row:
        """Read `preset:players:other` or `preset:players:other:rounds`."""
        preset, players, other, *rounds = text.split(":")
        return Row(preset, int(players), other, int(rounds[0]) if rounds else 1)

    def line_up(self, top: str) -> LineUp:
        """The one that is measured, and the others."""
        return (top, *[SHORT.get(self.other, self.other)] * (self.players - 1))

    def say(self) -> str:
        """The cells that name it."""
        match = "single rounds" if self.rounds == 1 else f"matches of {self.rounds}"
        return f"{self.preset} | {match} | {self.players - 1} x `{self.other}`"


def measure_strength(
    rows: Sequence[str], top: str, deals: int, seed: int, nodes: int, seconds: float, notes: Notes
) -> None:
    """Play each row and say what came out."""
    limits = f"--top {top} --deals {deals} --seed {seed} --nodes {nodes} --seconds {seconds:g}"
    command = f"./run bench bots strength --rows {' '.join(rows)} {limits}"
    notes.say(f"`{top}` against the rest, all rotations: `{command}`\n")
    notes.say("| rules | | against | deals | win % | equal | points a round | ms a move |")
    notes.say("|---|---|---|---|---|---|---|---|")
    for row in map(Row.read, rows):
        terms = MatchTerms(load(row.preset), rounds=row.rounds, nodes=nodes, judged=False)
        records, began = list[DealRecord](), process_time()
        while len(records) < deals and process_time() - began < seconds:
            records.append(play_rotations(terms, row.line_up(top), seed + len(records)))
        took = 1000 * (process_time() - began) / sum(record.moves for record in records)
        wins = estimate([100 * match_share(record) for record in records])
        points = estimate([record.score(top) / row.rounds for record in records])
        notes.say(
            f"| {row.say()} | {len(records)} | {_cell(wins)} | {100 / row.players:.0f} "
            f"| {_cell(points, signed=True)} | {took:.1f} |"
        )


def match_share(record: DealRecord) -> float:
    """How often the first of the line-up had the highest total, ties shared."""
    shares = [(row[0] == max(row)) / row.count(max(row)) for row in record.scores]
    return sum(shares) / len(shares)


def _cell(found: Estimate, *, signed: bool = False) -> str:
    mean = f"{found.mean:+.1f}" if signed else f"{found.mean:.1f}"
    return f"{mean}±{found.margin:.1f}"
