"""Sightings made by hand, as a network would report them."""

from __future__ import annotations

from math import cos, radians, sin

from tilerummy.scan.grid import COLOURS, FACE_DOWN, JOKER, KINDS, Sighting, shares, unit

INKS = {
    "k": (0.58, 0.58, 0.57),
    "r": (0.15, 0.74, 0.65),
    "b": (0.78, 0.56, 0.2),
    "y": (0.03, 0.2, 0.96),
    "o": (0.05, 0.5, 0.86),
    "g": (0.71, 0.33, 0.6),
}


def kinds(**likely: float) -> tuple[float, ...]:
    """Chances of kinds by name: `n6=0.7, n9=0.3`, `joker=1`."""
    names = {**{f"n{k + 1}": k for k in range(13)}, "joker": JOKER, "down": FACE_DOWN}
    out = [1e-4] * KINDS
    for name, p in likely.items():
        out[names[name]] = p
    return tuple(each / sum(out) for each in out)


def sighting(
    text: str,
    x: float = 0,
    y: float = 0,
    *,
    turn: float = 0,
    ink: tuple[float, float, float] | None = None,
    chances: tuple[float, ...] | None = None,
    heat: float = 0.9,
) -> Sighting:
    """A tile of 40 by 52 pixels; turn in degrees, clockwise."""
    a = radians(turn)
    kind = chances or (kinds(joker=1) if text == "*" else kinds(**{f"n{text[1:]}": 1}))
    own = ink or INKS.get(text[0], INKS["k"])
    return Sighting(
        x,
        y,
        (20 * cos(a), 20 * sin(a)),
        (26 * sin(a), -26 * cos(a)),
        heat,
        kind,
        unit(own),
        0.05,
        shares([0.0] * len(COLOURS)),
    )


def row(text: str, x: float = 0, y: float = 0, turn: float = 0, gap: float = 2) -> list[Sighting]:
    """Tiles side by side, from the row's own left to its right."""
    a = radians(turn)
    step = 40 + gap
    return [
        sighting(tile, x + k * step * cos(a), y + k * step * sin(a), turn=turn)
        for k, tile in enumerate(text.split())
    ]
