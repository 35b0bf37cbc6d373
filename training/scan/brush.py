"""What all drawing needs: the sizes of a picture, random numbers, and glyphs, on one device."""

from __future__ import annotations

import torch
import torch.nn.functional as F  # noqa: N812

ROWS, COLUMNS = 8, 13
TILES = ROWS * COLUMNS
SIDE = 512
STRIDE = 8
JOKER, FACE_DOWN = 13, 14
NAMES = "krbyogwn"
"""Ink names, in the order of the colour classes."""
CELL = 16
CANDIDATES = 6


class Brush:
    """Random numbers and glyphs on one device."""

    def __init__(self, glyphs: dict[str, torch.Tensor], device: str) -> None:
        self.device = device
        self.ratios = glyphs["ratios"].to(device)
        self.faces, self.letters, self.jokers = (len(glyphs[k]) for k in ("numbers", "letters", "jokers"))
        masks = (
            torch.cat([glyphs["numbers"].flatten(0, 1), glyphs["letters"], glyphs["jokers"]])
            .to(device)
            .float()
            / 255
        )
        # Soft edges, so that a threshold makes strokes bolder or thinner: ink spreads, stamps wear off.
        masks = F.avg_pool2d(masks[:, None], 5, 1, 2)[:, 0]
        # Three sizes: a small tile samples a small picture, or its print would flicker.
        self.levels = [F.avg_pool2d(masks[:, None], 2**k)[:, 0] if k else masks for k in range(3)]
        self.flat = torch.cat([level.flatten(1) for level in self.levels], 1)
        self.starts = torch.tensor([0, 64 * 64, 64 * 64 + 32 * 32], device=device)

    def u(self, *shape: int, a: float = 0.0, b: float = 1.0) -> torch.Tensor:
        return torch.rand(*shape, device=self.device) * (b - a) + a

    def n(self, *shape: int) -> torch.Tensor:
        return torch.randn(*shape, device=self.device)

    def chance(self, p: float, *shape: int) -> torch.Tensor:
        return torch.rand(*shape, device=self.device) < p

    def noise(
        self, batch: int, channels: int, side: int = SIDE, sizes: tuple[int, ...] = (4, 8, 16, 64, 256)
    ) -> torch.Tensor:
        out = torch.zeros(batch, channels, side, side, device=self.device)
        for size in sizes:
            rough = (
                self.n(batch, channels, size, size)
                * self.u(batch, 1, 1, 1)
                * (4 / size) ** torch.rand(1).item()
            )
            out += F.interpolate(rough, size=(side, side), mode="bilinear")
        return out
