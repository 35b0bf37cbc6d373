"""Everybody against everybody, and a plot of it: python tournament.py [DEALS [FILE.svg]]

Each deal is played twice, with the seats changed, so that luck of the deal is shared. For intervals, ratings
and many processes there is `tilerummy arena`; this is how little it takes with the library.
"""

import sys
from itertools import combinations
from pathlib import Path

import tilerummy as tr

BOTS = ("novice", "builder", "tinkerer", "greedy", "hold")
WIDTH, BAR, LEFT = 640, 34, 110


def meet(first: str, second: str, deals: int) -> dict[str, float]:
    """How many matches each of two wins; a shared one counts half."""
    won = {first: 0.0, second: 0.0}
    for seed in range(1, deals + 1):
        for pair in ((first, second), (second, first)):
            match = tr.play([tr.bot(name) for name in pair], rules="sabra", seed=seed)
            for winner in match.winners:
                won[winner] += 1 / len(match.winners)
    return won


def plot(share: dict[str, float]) -> str:
    """Bars, the strongest first, as SVG."""
    height = BAR * len(share) + 30
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fffcf5"/>',
    ]
    for place, (name, part) in enumerate(sorted(share.items(), key=lambda item: -item[1])):
        y, width = 15 + place * BAR, part * (WIDTH - LEFT - 70)
        lines.append(f'<text x="{LEFT - 10}" y="{y + 20}" text-anchor="end">{name}</text>')
        lines.append(f'<rect x="{LEFT}" y="{y + 4}" width="{width:.1f}" height="{BAR - 10}" fill="#1d6453"/>')
        lines.append(f'<text x="{LEFT + width + 8:.1f}" y="{y + 20}">{part:.0%}</text>')
    return "\n".join([*lines, "</svg>", ""])


def main(deals: int, path: Path) -> None:
    """Play it all, tell it, draw it."""
    won = dict.fromkeys(BOTS, 0.0)
    for first, second in combinations(BOTS, 2):
        result = meet(first, second, deals)
        print(f"{first} {result[first]:g} : {result[second]:g} {second}")
        for name, matches in result.items():
            won[name] += matches
    played = 2 * deals * (len(BOTS) - 1)
    path.write_text(plot({name: matches / played for name, matches in won.items()}), encoding="utf-8")
    print(f"The plot is in {path}")


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 5,
        Path(sys.argv[2] if len(sys.argv) > 2 else "tournament.svg"),
    )
