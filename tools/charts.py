"""Line charts as SVG, for the figures of the docs and of the benchmarks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log10

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 760, 420, 60, 35, 20, 50
INKS = ("#1b6ca8", "#7cb518", "#d1495b", "#edae49", "#6a4c93", "#333333")


@dataclass(frozen=True, slots=True)
class Axis:
    """What an axis spans, and what is written at its marks; a logarithmic one has no zero."""

    low: float
    high: float
    marks: Mapping[float, str]
    log: bool = False
    ruled: bool = True
    """Whether lines go across the chart at the marks."""

    def share(self, value: float) -> float:
        """How far along the axis a value lies; what lies beyond is drawn at the end."""
        kept = min(max(value, self.low), self.high)
        if self.log:
            return (log10(kept) - log10(self.low)) / (log10(self.high) - log10(self.low))
        return (kept - self.low) / (self.high - self.low)

    @property
    def ink(self) -> str:
        """The colour of the lines at its marks."""
        return "#ddd" if self.ruled else "none"


@dataclass(frozen=True, slots=True)
class Curve:
    """A line through points; curves of one name have one colour, and one place in the legend."""

    name: str
    points: Sequence[tuple[float, float]]
    width: float = 2


def line_chart(title: str, curves: Sequence[Curve], across: Axis, up: Axis) -> str:
    """The chart as SVG."""

    def x(value: float) -> float:
        return LEFT + across.share(value) * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - up.share(value) * (HEIGHT - BOTTOM - TOP)

    bottom, top = y(up.low), y(up.high)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12" role="img"><title>{title}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="white"/>',
        f'<text x="{LEFT}" y="20" font-size="14">{title}</text>',
    ]
    for mark, said in across.marks.items():
        parts.append(f'<path d="M{x(mark):.1f} {bottom:.1f}V{top:.1f}" stroke="{across.ink}"/>')
        parts.append(f'<text x="{x(mark):.1f}" y="{bottom + 18:.1f}" text-anchor="middle">{said}</text>')
    for mark, said in up.marks.items():
        parts.append(f'<path d="M{LEFT} {y(mark):.1f}H{WIDTH - RIGHT}" stroke="{up.ink}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(mark) + 4:.1f}" text-anchor="end">{said}</text>')
    inks = dict(zip(dict.fromkeys(curve.name for curve in curves), INKS, strict=False))
    for curve in curves:
        line = "L".join(f"{x(one):.1f} {y(other):.1f}" for one, other in curve.points)
        ink = f'stroke="{inks[curve.name]}" stroke-width="{curve.width:g}"'
        parts.append(f'<path d="M{line}" fill="none" {ink}/>')
    for place, (name, colour) in enumerate(inks.items()):
        parts.append(f'<path d="M{LEFT + 12} {50 + 18 * place}h24" stroke="{colour}" stroke-width="3"/>')
        parts.append(f'<text x="{LEFT + 42}" y="{54 + 18 * place}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])
