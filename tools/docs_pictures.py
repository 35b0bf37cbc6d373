"""`./run docs pictures`: draws the figures of the docs, each from the line of Python that a page has for it.

A page says `<!-- picture NAME: EXPRESSION -->`, and docs/pictures/NAME.svg is what the value shows in a
notebook. A test holds the files to the pages.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import tilerummy as tr
from tilerummy.rules.match.event import StarterChosen

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
MARK = re.compile(r"<!-- picture ([\w-]+): (.+?) -->")
WIDTH, HEIGHT, LEFT, BOTTOM = 720, 300, 40, 40
INKS = {"hold": "#1d6453", "greedy": "#b5362b"}


class Drawing(str):
    """An SVG that shows itself."""

    def _repr_svg_(self) -> str:
        return str(self)


def figures() -> Iterator[tuple[str, str]]:
    """Every figure of the docs: its name and its SVG."""
    for page in sorted((ROOT / "docs").glob("*.md")):
        for name, expression in MARK.findall(page.read_text(encoding="utf-8")):
            value = eval(expression, {"tr": tr, "racks": racks})
            yield name, value._repr_svg_() + "\n"


def racks(match: tr.Match) -> Drawing:
    """How many tiles each player held before each turn."""
    held: dict[int, list[tuple[int, int]]] = {seat: [] for seat in range(len(match.players))}
    starter = next(event.seat for event in match.events if isinstance(event, StarterChosen))
    for number, position in enumerate(match.positions()):
        seat = (starter + number) % len(match.players)
        held[seat].append((number, len(position.rack)))
    last = max(number for points in held.values() for number, _ in points) + 1
    winner = match.players.index(match.winners[0])
    held[winner].append((last, 0))
    most = max(tiles for points in held.values() for _, tiles in points)

    def x(number: int) -> float:
        return LEFT + number / last * (WIDTH - LEFT - 20)

    def y(tiles: int) -> float:
        return HEIGHT - BOTTOM - tiles / most * (HEIGHT - BOTTOM - 20)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'height="{HEIGHT}" font-family="sans-serif" font-size="13" role="img">'
        "<title>Tiles on the racks, turn by turn</title>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="#fffcf5"/>'
    ]
    for tiles in range(0, most + 1, 10):
        parts.append(f'<path d="M{LEFT} {y(tiles):.1f}H{WIDTH - 20}" stroke="#e2d8c6"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{y(tiles) + 4:.1f}" text-anchor="end" fill="#665c4e">{tiles}</text>'
        )
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 12}" text-anchor="middle" fill="#665c4e">turns</text>')
    for seat, points in held.items():
        name = match.players[seat]
        line = "L".join(f"{x(number):.1f} {y(tiles):.1f}" for number, tiles in points)
        parts.append(f'<path d="M{line}" fill="none" stroke="{INKS[name]}" stroke-width="2.5"/>')
        number, tiles = points[len(points) * 3 // 4]
        parts.append(
            f'<text x="{x(number):.1f}" y="{y(tiles) - 10:.1f}" text-anchor="end" '
            f'fill="{INKS[name]}">{name}</text>'
        )
    return Drawing("\n".join([*parts, "</svg>"]))


def main() -> int:
    """Draw them all."""
    PICTURES.mkdir(exist_ok=True)
    drawn = dict(figures())
    for name, svg in drawn.items():
        (PICTURES / f"{name}.svg").write_text(svg, encoding="utf-8")
    print(f"docs: {len(drawn)} figures in {PICTURES.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
