"""Charts of a review as SVG that stands alone: a line for each player, turn by turn of one round.

Colour is never the only mark: every line has its own dashes, and its name stands at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDE, HIGH = 640.0, 220.0
LEFT, RIGHT, TOP, BOTTOM = 36.0, 110.0, 14.0, 26.0
INKS = ("#1f5fa8", "#b8122f", "#0f7358", "#6b3510", "#5b2a86", "#2a2b2f")
DASHES = ("", "8 4", "2 4", "12 4 2 4", "5 5", "14 6")
APART = 15.0
"""Between two names at the ends of lines."""

Series = Sequence[tuple[int, float]]
"""Turns and values."""
Band = Sequence[tuple[int, float, float]]
"""Turns, each with the low and the high end of an interval."""


def line_chart(
    title: str, names: Sequence[str], series: Sequence[Series], top: float, bands: Sequence[Band] = ()
) -> str:
    """One line for each name; values go from 0 to `top`. The bands lie pale behind the lines."""
    turns = [turn for line in series for turn, _ in line]
    first, last = min(turns, default=0), max(turns, default=1)

    def at(turn: int, value: float) -> tuple[float, float]:
        across = (turn - first) / max(1, last - first)
        return LEFT + (WIDE - LEFT - RIGHT) * across, HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * value / top

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE:.0f} {HIGH:.0f}" role="img" '
        f'aria-label="{escape(title)}" font-family="sans-serif" font-size="12">',
        *(_rule(at(first, value)[1], value) for value in (0.0, top / 2, top)),
        *(f'<text x="{at(turn, 0)[0]:.1f}" y="{HIGH - 8:.0f}">{turn + 1}</text>' for turn in (first, last)),
    ]
    for place, band in enumerate(bands):
        edge = [at(turn, high) for turn, _, high in band] + [at(turn, low) for turn, low, _ in reversed(band)]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in edge)
        parts.append(f'<polygon points="{points}" fill="{INKS[place % len(INKS)]}" fill-opacity="0.12"/>')
    ends = [at(*line[-1])[1] if line else HIGH for line in series]
    for place, (name, line, y) in enumerate(zip(names, series, spread(ends), strict=True)):
        ink, dash = INKS[place % len(INKS)], DASHES[place % len(DASHES)]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in line))
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="2" '
            f'stroke-dasharray="{dash}"/>'
            f'<text x="{WIDE - RIGHT + 6:.0f}" y="{y + 4:.1f}" fill="{ink}">{escape(name[:14])}</text>'
        )
    return "".join([*parts, "</svg>"])


def _rule(y: float, value: float) -> str:
    return (
        f'<line x1="{LEFT:.0f}" x2="{WIDE - RIGHT:.0f}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
        f'<text x="{LEFT - 6:.0f}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{value:.0f}</text>'
    )


def spread(ends: Sequence[float]) -> list[float]:
    """Heights for names beside these ends, moved apart so that all can be read."""
    placed = [0.0] * len(ends)
    floor = HIGH - 4
    for place in sorted(range(len(ends)), key=lambda i: -ends[i]):
        placed[place] = floor = min(ends[place], floor)
        floor -= APART
    return placed
