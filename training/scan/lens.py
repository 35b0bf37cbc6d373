"""Light and lens: what a room and a phone do to a drawn scene. Real photos get a gentler share of it."""

from __future__ import annotations

import math

import torch
import torch.nn.functional as F  # noqa: N812
from brush import SIDE, Brush


def photographed(brush: Brush, image: torch.Tensor) -> torch.Tensor:
    """One more photo of each picture, under other light."""
    batch = len(image)
    u, chance = brush.u, brush.chance
    image = image * (1 + brush.noise(batch, 1, sizes=(4, 8)) * 0.12 * u(batch, 1, 1, 1))
    image = image * cast_shadow(brush, batch)
    glare = (brush.noise(batch, 1, sizes=(4, 8, 16)) * 1.2 - 1.5).clamp(min=0)
    image = image + glare * u(batch, 1, 1, 1, a=0, b=0.8) * chance(0.3, batch, 1, 1, 1)
    lamp = torch.stack([u(batch, a=0.85, b=1.2), u(batch, a=0.85, b=1.05), u(batch, a=0.6, b=1.15)], -1)
    image = image * lamp.view(batch, 3, 1, 1) * u(batch, 1, 1, 1, a=0.5, b=1.25)
    image = image.clamp(0, 1) ** u(batch, 1, 1, 1, a=0.7, b=1.35)
    grey = image.mean(1, keepdim=True)
    image = grey + (image - grey) * u(batch, 1, 1, 1, a=0.65, b=1.25)
    # Blur by groups of pictures: one kernel a group keeps it quick.
    parts = []
    for part in image.chunk(6):
        if torch.rand(1) < 0.65:
            part = blurred(part, 0.3 + 1.4 * torch.rand(1).item() ** 1.5)
        if torch.rand(1) < 0.15:
            part = moved(part, 1 + 4 * torch.rand(1).item(), math.pi * torch.rand(1).item())
        if torch.rand(1) < 0.3:
            small = int(SIDE * (0.45 + 0.5 * torch.rand(1).item()))
            part = F.interpolate(
                F.interpolate(part, size=(small, small), mode="area"), size=(SIDE, SIDE), mode="bilinear"
            )
        if torch.rand(1) < 0.3:
            part = part + (part - blurred(part, 1.2)) * (0.3 + torch.rand(1).item())
        parts.append(part)
    image = torch.cat(parts)
    coarse = F.interpolate(brush.n(batch, 3, SIDE // 2, SIDE // 2), size=(SIDE, SIDE), mode="bilinear")
    grain = torch.randn_like(image) * u(batch, 1, 1, 1, a=0, b=0.04) + coarse * u(batch, 1, 1, 1, a=0, b=0.03)
    return (image + grain).clamp(0, 1)


def cast_shadow(brush: Brush, batch: int) -> torch.Tensor:
    """A hand or a head between lamp and table: a darker part with a more or less sharp edge."""
    field = brush.noise(batch, 1, sizes=(4, 8)) + brush.n(batch, 1, 1, 1) * 0.5
    edge = torch.sigmoid(field * torch.exp(brush.u(batch, 1, 1, 1, a=0.5, b=4.0)))
    return 1 - edge * brush.u(batch, 1, 1, 1, a=0.1, b=0.65) * brush.chance(0.35, batch, 1, 1, 1)


def blurred(image: torch.Tensor, sigma: float) -> torch.Tensor:
    reach = int(3 * sigma + 1)
    t = torch.arange(-reach, reach + 1, device=image.device).float()
    w = torch.exp(-(t**2) / (2 * sigma * sigma))
    w = w / w.sum()
    n = len(w)
    image = F.conv2d(image, w.view(1, 1, 1, n).expand(3, 1, 1, n), padding=(0, reach), groups=3)
    return F.conv2d(image, w.view(1, 1, n, 1).expand(3, 1, n, 1), padding=(reach, 0), groups=3)


def moved(image: torch.Tensor, length: float, angle: float) -> torch.Tensor:
    """Blur along a line: the hand shook."""
    t = torch.arange(-4, 5, device=image.device).float()
    yy, xx = torch.meshgrid(t, t, indexing="ij")
    along = (xx * math.cos(angle) + yy * math.sin(angle)).abs()
    across = (-xx * math.sin(angle) + yy * math.cos(angle)).abs()
    w = torch.exp(-(across**2) / 0.5) * (along <= length / 2 + 0.5)
    w = w / w.sum()
    return F.conv2d(image, w.view(1, 1, 9, 9).expand(3, 1, 9, 9), padding=4, groups=3)
