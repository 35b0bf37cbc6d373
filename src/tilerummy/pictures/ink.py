"""Inks: how each colour is cut into a face, with a shape beside it so that colour is never the only mark."""

from __future__ import annotations

from dataclasses import dataclass

from tilerummy.rules.tile import Colour


@dataclass(frozen=True, slots=True)
class Ink:
    """How a colour is cut into a face: a dark wall around a floor of the colour itself."""

    floor: str
    wall: str
    shape: str
    wall_width: float = 1.0
    floor_width: float = 0.86
    outline: float = 0.0
    """Line around the shape; the two light inks need one to be seen."""


INKS = {
    Colour.BLACK: Ink(
        "#2A2B2F",
        "#0E0F11",
        "M1.1.5h9.8a.6.6 0 0 1 .6.6v9.8a.6.6 0 0 1-.6.6h-9.8a.6.6 0 0 1-.6-.6v-9.8a.6.6 0 0 1 .6-.6Z",
    ),
    Colour.RED: Ink(
        "#B8122F",
        "#780A1C",
        "M6 11.3C3.2 9.2.3 6.9.3 3.9.3 2 1.7.7 3.4.7 4.5.7 5.5 1.3 6 2.2 6.5 1.3 7.5.7 8.6.7"
        "c1.7 0 3.1 1.3 3.1 3.2 0 3-2.9 5.3-5.7 7.4Z",
    ),
    Colour.BLUE: Ink("#1A4CC8", "#0C2C86", "M6 .8a5.2 5.2 0 1 1 0 10.4A5.2 5.2 0 1 1 6 .8Z"),
    Colour.YELLOW: Ink(
        "#F9CB1C",
        "#4D3A00",
        "M6 0 7.75 4 12 4.45 8.8 7.3 9.75 11.5 6 9.3 2.25 11.5 3.2 7.3 0 4.45 4.25 4Z",
        wall_width=1.38,
        floor_width=0.76,
        outline=1.5,
    ),
    Colour.ORANGE: Ink("#D65700", "#8F3700", "M6-.3 10.9 6 6 12.3 1.1 6Z"),
    Colour.GREEN: Ink(
        "#0F7358",
        "#064637",
        "M6 .4Q6.5.4 6.8.9L12 10.2Q12.4 11.2 11.4 11.2H.6Q-.4 11.2 0 10.2L5.2.9Q5.5.4 6 .4Z",
    ),
    Colour.WHITE: Ink(
        "#FFFFFF",
        "#3C434D",
        "M6 1.2a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 1 1 0-9.6Z",
        wall_width=1.38,
        floor_width=0.64,
        outline=2.6,
    ),
    Colour.BROWN: Ink("#6B3510", "#3B1B05", "M4 .6H8V4h3.4V8H8v3.4H4V8H.6V4H4Z"),
}
