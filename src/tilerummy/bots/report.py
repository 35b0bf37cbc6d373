"""What a contest showed: win rates, points, strengths and times, as JSON, Markdown or a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from html import escape
from math import inf, isfinite

from tilerummy.bots.contest import STEP, DealRecord, LineUp
from tilerummy.bots.estimate import (
    BLOCKS,
    Estimate,
    Tally,
    WinShare,
    estimate,
    share_of,
    strengths_with_margins,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportLine:
    """How one bot did at one kind of table."""

    bot: str
    line_up: LineUp
    deals: int
    wins: WinShare
    """Its share of the wins for each of its seats; `equal` if all are alike."""
    equal: float
    points: Estimate
    blocked: float | None
    """The share of rounds that were blocked; None where nobody counted."""
    emptied: float | None
    """The share of rounds that emptied the pool; None where nobody counted."""


@dataclass(frozen=True, slots=True)
class MoveTimes:
    """How long a bot thinks about a move, in milliseconds."""

    moves: int
    p50: float
    p99: float


@dataclass(frozen=True, slots=True)
class ArenaReport:
    """All figures of a contest."""

    lines: tuple[ReportLine, ...]
    elo: Mapping[str, Estimate]
    tempo: Mapping[str, MoveTimes]

    def worst(self, bot: str) -> ReportLine | None:
        """The match-up in which this bot, alone against others, did worst."""
        own = [line for line in self.lines if line.bot == bot and line.line_up[0] == bot]
        return min(own, key=lambda line: line.wins.mean - line.equal, default=None)

    def to_json(self) -> dict[str, object]:
        """The figures as JSON has them; an unknown margin is null."""
        return _finite(asdict(self))


def report(records: Sequence[DealRecord], rounds: int = 1) -> ArenaReport:
    """The figures of these deals."""
    return ArenaReport(lines_of(records, rounds), strengths_with_margins(_blocks(records)), _tempo(records))


def lines_of(records: Sequence[DealRecord], rounds: int = 1) -> tuple[ReportLine, ...]:
    """Wins and points of each bot at each table; strengths over all tables take longer to work out."""
    tables = dict.fromkeys(record.line_up for record in records)
    return tuple(line for table in tables for line in _lines(table, records, rounds))


def _lines(table: LineUp, records: Iterable[DealRecord], rounds: int) -> Iterable[ReportLine]:
    deals = [record for record in records if record.line_up == table]
    games = len(deals) * len(table) * rounds
    blocked = _rate((record.blocked for record in deals), games)
    emptied = _rate((record.emptied for record in deals), games)
    for bot in dict.fromkeys(table):
        wins = share_of([record.share(bot) for record in deals])
        points = estimate([record.score(bot) for record in deals])
        yield ReportLine(
            bot=bot,
            line_up=table,
            deals=len(deals),
            wins=wins,
            equal=1 / len(table),
            points=points,
            blocked=blocked,
            emptied=emptied,
        )


def _rate(counts: Iterable[int | None], games: int) -> float | None:
    """What the counts come to a game; None if one of them is not known."""
    known = [*counts]
    return None if None in known else sum(count or 0 for count in known) / games


def _blocks(records: Sequence[DealRecord]) -> list[list[Tally]]:
    """The deals in blocks by their seed, so that all that was played on a deal is in the same block."""
    cut: list[dict[LineUp, list[DealRecord]]] = [{} for _ in range(BLOCKS)]
    for record in records:
        cut[record.seed % BLOCKS].setdefault(record.line_up, []).append(record)
    return [[_tally(table, deals) for table, deals in block.items()] for block in cut]


def _tally(table: LineUp, deals: Sequence[DealRecord]) -> Tally:
    totals: dict[str, float] = dict.fromkeys(table, 0.0)
    for record in deals:
        for row in record.wins:
            for bot, won in zip(table, row, strict=True):
                totals[bot] += won
    return Tally(Counter(table), totals, len(deals) * len(table))


def _tempo(records: Iterable[DealRecord]) -> dict[str, MoveTimes]:
    steps: dict[str, Counter[int]] = {}
    for record in records:
        for bot, counts in record.tempo.items():
            steps.setdefault(bot, Counter()).update(counts)
    return {
        bot: MoveTimes(counts.total(), _quantile(counts, 0.5), _quantile(counts, 0.99))
        for bot, counts in sorted(steps.items())
    }


def _quantile(counts: Counter[int], share: float) -> float:
    """The time within which this share of the moves was made, rounded up to its step."""
    wanted, seen = share * counts.total(), 0
    for step in sorted(counts):
        seen += counts[step]
        if seen >= wanted:
            # The upper end of the step: a time is never told as shorter than it was.
            return round(float(STEP ** (step + 1)) / 1000, 3)
    return 0.0


def _finite(value: object) -> dict[str, object]:
    made = _plain(value)
    assert isinstance(made, dict)
    return made


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, float):
        return round(value, 5) if isfinite(value) else None
    return value


# -- for people ------------------------------------------------------------------------------------


def markdown(found: ArenaReport) -> str:
    """The figures as a table in Markdown."""
    rows = [
        "| bot | at the table | deals | win % | equal | points | blocked % | Elo | ms p50 | ms p99 |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for line in found.lines:
        elo, tempo = found.elo[line.bot], found.tempo[line.bot]
        timed = tempo.moves > 0
        cells = (
            line.bot,
            _table_words(line.line_up),
            str(line.deals),
            _share(line.wins),
            f"{100 * line.equal:.1f}",
            _with_margin(line.points, signed=True),
            "" if line.blocked is None else f"{100 * line.blocked:.1f}",
            _with_margin(elo, signed=True),
            f"{tempo.p50:.2f}" if timed else "",
            f"{tempo.p99:.2f}" if timed else "",
        )
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def _table_words(line_up: LineUp) -> str:
    counts = Counter(line_up)
    return ", ".join(f"{number} x {bot}" if number > 1 else bot for bot, number in counts.items())


def _share(found: WinShare) -> str:
    return f"{100 * found.mean:.1f} ({100 * found.low:.1f} to {100 * found.high:.1f})"


def _with_margin(found: Estimate, *, signed: bool = False) -> str:
    mean = f"{found.mean:+.1f}" if signed else f"{found.mean:.1f}"
    return mean if found.margin == inf else f"{mean}±{found.margin:.1f}"


ROW, LEFT, WIDE = 28, 150, 420


def svg(found: ArenaReport) -> str:
    """The strengths with their intervals as a picture."""
    bots = sorted(found.elo, key=lambda bot: found.elo[bot].mean)
    ends = [end for e in found.elo.values() for end in ((e.low, e.high) if isfinite(e.margin) else (e.mean,))]
    # A margin that is not known would stretch the picture to infinity.
    low, high = min(ends, default=0.0) - 20, max(ends, default=0.0) + 20
    height = ROW * (len(bots) + 1)

    def across(elo: float) -> float:
        return LEFT + WIDE * (elo - low) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDE + 90}" height="{height}" '
        'font-family="sans-serif" font-size="14" role="img" aria-label="Elo of the bots">',
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    for row, bot in enumerate(bots):
        elo, y = found.elo[bot], ROW * (row + 0.8)
        margin = elo.margin if isfinite(elo.margin) else 0.0
        parts += [
            f'<text x="{LEFT - 12}" y="{y + 5:.0f}" text-anchor="end">{escape(bot)}</text>',
            f'<line x1="{across(elo.mean - margin):.1f}" x2="{across(elo.mean + margin):.1f}" '
            f'y1="{y:.0f}" y2="{y:.0f}" stroke="#888" stroke-width="3"/>',
            f'<circle cx="{across(elo.mean):.1f}" cy="{y:.0f}" r="5" fill="#1f5fa8"/>',
            f'<text x="{LEFT + WIDE + 12}" y="{y + 5:.0f}">{elo.mean:+.0f}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])
