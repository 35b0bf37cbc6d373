"""Pictures of how long things take: for each solver, or by the number of tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10

WIDTH, HEIGHT, LEFT, BOTTOM = 760, 420, 60, 50
SLOWEST, FASTEST = 1.0, 1e-6
INKS = ("#1b6ca8", "#7cb518", "#d1495b", "#edae49", "#6a4c93", "#333333")
UNITS = {1e-6: "1 µs", 1e-5: "10 µs", 1e-4: "100 µs", 1e-3: "1 ms", 1e-2: "10 ms", 1e-1: "100 ms", 1.0: "1 s"}


def distribution(curves: Mapping[str, Sequence[float]], title: str) -> str:
    """The shares as curves over a logarithmic axis of seconds, as SVG."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12"><rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="20" font-size="14">{title}</text>',
    ]
    for time, name in UNITS.items():
        parts.append(f'<path d="M{_x(time):.1f} {_y(0):.1f}V{_y(1):.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{_x(time):.1f}" y="{_y(0) + 18:.1f}" text-anchor="middle">{name}</text>')
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path d="M{_x(FASTEST):.1f} {_y(share):.1f}H{_x(SLOWEST):.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{_y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for place, ((name, times), ink) in enumerate(zip(curves.items(), INKS, strict=False)):
        parts.append(f'<path d="{_curve(times)}" fill="none" stroke="{ink}" stroke-width="2"/>')
        y = 50 + 18 * place
        parts.append(f'<path d="M{LEFT + 12} {y}h24" stroke="{ink}" stroke-width="3"/>')
        parts.append(f'<text x="{LEFT + 42}" y="{y + 4}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _curve(times: Sequence[float]) -> str:
    ordered = sorted(times)
    step = max(1, len(ordered) // 200)
    places = [*range(0, len(ordered), step), len(ordered) - 1]
    points = (f"{_x(ordered[i]):.1f} {_y((i + 1) / len(ordered)):.1f}" for i in places)
    return "M" + "L".join(points)


def _x(time: float) -> float:
    share = (log10(max(time, FASTEST)) - log10(FASTEST)) / (log10(SLOWEST) - log10(FASTEST))
    return LEFT + min(share, 1.0) * (WIDTH - LEFT - 20)


def _y(share: float) -> float:
    return HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - 35)


def climbing(curves: Mapping[str, Sequence[tuple[int, float, float]]], title: str) -> str:
    """For each name, the median (thin) and the 99th percentile (thick) over the number of tables, as SVG."""
    most = max((point[0] for points in curves.values() for point in points), default=1)

    def x(tables: int) -> float:
        return LEFT + tables / most * (WIDTH - LEFT - 20)

    def y(seconds: float) -> float:
        share = (log10(max(seconds, 1e-3)) - log10(1e-3)) / (log10(10.0) - log10(1e-3))
        return _y(min(share, 1.0))

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12"><rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="20" font-size="14">{title}: p50 thin, p99 thick</text>',
    ]
    for seconds, name in ((1e-3, "1 ms"), (1e-2, "10 ms"), (5e-2, "50 ms"), (1e-1, "100 ms"), (1.0, "1 s")):
        ink = "#d1495b" if seconds == 5e-2 else "#ddd"  # the aim
        parts.append(f'<path d="M{LEFT} {y(seconds):.1f}H{WIDTH - 20}" stroke="{ink}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(seconds) + 4:.1f}" text-anchor="end">{name}</text>')
    parts += [
        f'<text x="{x(tables):.1f}" y="{_y(0) + 18:.1f}" text-anchor="middle">{tables}</text>'
        for tables in sorted({point[0] for points in curves.values() for point in points})
    ]
    for place, ((name, points), ink) in enumerate(zip(curves.items(), INKS, strict=False)):
        for column, width in ((1, 1.5), (2, 3)):
            line = "L".join(f"{x(point[0]):.1f} {y(point[column]):.1f}" for point in points)
            parts.append(f'<path d="M{line}" fill="none" stroke="{ink}" stroke-width="{width}"/>')
        parts.append(f'<path d="M{LEFT + 12} {50 + 18 * place}h24" stroke="{ink}" stroke-width="3"/>')
        parts.append(f'<text x="{LEFT + 42}" y="{54 + 18 * place}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])
