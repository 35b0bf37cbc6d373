"""The network: a small residual pyramid that describes a tile at its middle, one cell for 8 pixels.

Channels of the answer, in order: heat 1, offset 2, right 2, up 2, kind 15, ink 3 with its log deviation 1, colour 8.
"""

from __future__ import annotations

import torch
import torch.nn.functional as F  # noqa: N812
from torch import nn

CHANNELS = {"heat": 1, "offset": 2, "right": 2, "up": 2, "kind": 15, "ink": 4, "colour": 8}
REACH = 16.0
"""Half axes are told in units of this many pixels."""


def layer(inside: int, outside: int, stride: int = 1, size: int = 3) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inside, outside, size, stride, size // 2, bias=False),
        nn.BatchNorm2d(outside),
        nn.ReLU(inplace=True),
    )


class Block(nn.Module):
    """Two layers and a way round them."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = layer(width, width)
        self.second = nn.Sequential(nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.relu(x + self.second(self.first(x)))


class Network(nn.Module):
    """From a picture of values 0 to 1 to the grid of answers."""

    def __init__(self, widths: tuple[int, ...] = (16, 32, 64, 128, 176), head: int = 96) -> None:
        super().__init__()
        a, b, c, d, e = widths
        self.stem = nn.Sequential(layer(3, a, 2), layer(a, b, 2), Block(b))
        self.eighth = nn.Sequential(layer(b, c, 2), Block(c), Block(c))
        self.sixteenth = nn.Sequential(layer(c, d, 2), Block(d), Block(d))
        self.thirtysecond = nn.Sequential(layer(d, e, 2), Block(e), Block(e))
        self.to_sixteenth, self.merge_sixteenth = layer(e, d, 1, 1), Block(d)
        self.to_eighth, self.merge_eighth = layer(d, c, 1, 1), Block(c)
        self.head = nn.Sequential(layer(c, head), layer(head, head, 1, 1))
        self.answer = nn.Conv2d(head, sum(CHANNELS.values()), 1)
        nn.init.constant_(self.answer.bias[:1], -3.0)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        eighth = self.eighth(self.stem(x - 0.5))
        sixteenth = self.sixteenth(eighth)
        deep = self.to_sixteenth(self.thirtysecond(sixteenth))
        sixteenth = self.merge_sixteenth(F.interpolate(deep, scale_factor=2.0, mode="nearest") + sixteenth)
        eighth = self.merge_eighth(
            F.interpolate(self.to_eighth(sixteenth), scale_factor=2.0, mode="nearest") + eighth
        )
        return self.answer(self.head(eighth))


def parts(answer: torch.Tensor) -> dict[str, torch.Tensor]:
    """The answer by name, channels last."""
    return dict(zip(CHANNELS, answer.permute(0, 2, 3, 1).split(list(CHANNELS.values()), -1), strict=True))
