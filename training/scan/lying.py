"""Where tiles lie: a layout in the plane of the table, seen by a camera; which tile a point of the picture lies on.

A scene is a list of tiles, each an affine picture (centre, right and up half axes in pixels). Layouts are made in
the plane of the table, one tile wide = 1, and seen through a homography that is taken as affine over one tile.
A stray is print that belongs to no tile, or a thing that only looks like one.
"""

from __future__ import annotations

import math

import torch
from brush import CANDIDATES, CELL, COLUMNS, JOKER, ROWS, SIDE, Brush


def layout(brush: Brush, batch: int) -> dict[str, torch.Tensor]:
    """Places, turns and kinds of all tiles of a batch of scenes."""
    u, chance = brush.u, brush.chance
    aspect = u(batch, a=1.12, b=1.62)
    mode = u(batch)
    loose = mode < 0.28
    rack = mode > 0.75
    apart = torch.where(
        loose, u(batch, a=0.4, b=0.9), torch.where(rack, u(batch, a=0, b=0.2), u(batch, a=0.12, b=1.0))
    )
    pitch = aspect * (1 + apart)
    shape = (batch, ROWS, COLUMNS)
    tight = u(*shape) ** 3 * u(batch, 1, 1, a=0.0, b=0.22) + 0.004
    gap = torch.where(loose[:, None, None], u(*shape, a=0.5, b=1.1), tight)
    gap = gap + (chance(0.13, *shape) & ~loose[:, None, None]) * u(*shape, a=0.3, b=2.5)
    x = torch.cumsum(1 + gap, -1)
    x = x - x[..., COLUMNS // 2 : COLUMNS // 2 + 1] + u(batch, ROWS, 1, a=-1.5, b=1.5)
    y = (torch.arange(ROWS, device=brush.device).view(1, ROWS, 1) - (ROWS - 1) / 2) * pitch[:, None, None]
    y = y + brush.n(*shape) * torch.where(loose, 0.12, 0.02)[:, None, None]
    lean = brush.n(batch, ROWS, 1) * torch.where(rack | loose, 0.0, 0.03)[:, None, None]
    y = y + x * torch.tan(lean)
    turn = lean + brush.n(*shape) * 0.015 + chance(0.03, *shape) * brush.n(*shape) * 0.15
    turn = turn + torch.where(loose[:, None, None], u(*shape, a=-0.5, b=0.5), 0.0)
    turn = turn + (chance(0.6, batch, 1, 1) & loose[:, None, None]) * u(*shape, a=-math.pi, b=math.pi)
    around = chance(0.5, batch, 1, 1) & (chance(0.16, batch, ROWS, 1) | chance(0.02, *shape))
    turn = turn + around * math.pi
    present = (
        chance(1.0, *shape)
        & (u(*shape) < u(batch, 1, 1, a=0.35, b=1.25))
        & (u(batch, ROWS, 1) < u(batch, 1, 1, a=0.3, b=1.3))
    )
    number, colour, count = contents(brush, batch, shape)
    down = chance(0.5, batch, 1, 1) & chance(0.1, *shape)
    stray = ~present & chance(0.4, batch, 1, 1) & chance(0.25, *shape)
    return {
        "aspect": aspect, "x": x, "y": y + 0 * x, "turn": turn + 0 * x, "present": present, "number": number,
        "colour": colour, "down": down, "stray": stray, "colours": count, "rack": rack, "pitch": pitch,
    }  # fmt: skip


def contents(brush: Brush, batch: int, shape: tuple[int, ...]) -> tuple[torch.Tensor, ...]:
    """Mostly any number in any ink, so that the network reads print and does not guess sets."""
    device = brush.device
    number = torch.randint(0, 13, shape, device=device)
    count = torch.randint(4, 7, (batch,), device=device)
    colour = (brush.u(*shape) * count[:, None, None]).long()
    step = torch.arange(COLUMNS, device=device)
    run = brush.chance(0.25, batch, ROWS, 1)
    number = torch.where(run, (step + torch.randint(0, 13, (batch, ROWS, 1), device=device)) % 13, number)
    colour = torch.where(run, colour[..., :1], colour)
    number = torch.where(brush.chance(0.07, *shape), JOKER, number)
    return number, colour, count


def view(brush: Brush, batch: int, plan: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    """See the table from somewhere: centre and half axes of every tile in pixels, through a homography."""
    u, device = brush.u, brush.device
    width = torch.exp(u(batch, a=math.log(17), b=math.log(105)))
    angle = brush.n(batch) * 0.22 + brush.chance(0.25, batch) * torch.randint(
        0, 4, (batch,), device=device
    ) * (math.pi / 2)
    angle = torch.where(brush.chance(0.1, batch), u(batch, a=-math.pi, b=math.pi), angle)
    squash = torch.where(
        brush.chance(0.25, batch), u(batch, a=0.42, b=0.7), u(batch, a=0.7, b=1.12)
    )  # from a seat the table is shorter
    far = (u(batch, 2) - 0.5) * 1.0 / SIDE * u(batch, 1)
    cos, sin = torch.cos(angle)[:, None], torch.sin(angle)[:, None]
    shift = torch.stack([u(batch, a=-2, b=2), u(batch, a=-2, b=2) * plan["pitch"]], -1)

    def seen(x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        px, py = (x - shift[:, :1]) * width[:, None], (y - shift[:, 1:]) * width[:, None] * squash[:, None]
        px, py = cos * px - sin * py, sin * px + cos * py
        depth = (1 + far[:, :1] * px + far[:, 1:] * py).clamp(min=0.25)
        return px / depth + SIDE / 2, py / depth + SIDE / 2

    x, y, turn = (plan[key].flatten(1) for key in ("x", "y", "turn"))
    aspect = plan["aspect"][:, None]
    rx, ry = torch.cos(turn) / 2, torch.sin(turn) / 2
    ux, uy = torch.sin(turn) * aspect / 2, -torch.cos(turn) * aspect / 2
    cx, cy = seen(x, y)
    h = 0.5
    right = [
        (a - b) / (2 * h)
        for a, b in zip(seen(x + h * rx, y + h * ry), seen(x - h * rx, y - h * ry), strict=True)
    ]
    up = [
        (a - b) / (2 * h)
        for a, b in zip(seen(x + h * ux, y + h * uy), seen(x - h * ux, y - h * uy), strict=True)
    ]
    return {
        "centre": torch.stack([cx, cy], -1),
        "right": torch.stack(right, -1),
        "up": torch.stack(up, -1),
        "width": width,
    }


# --- Which tile a pixel lies on ------------------------------------------------------------------------


def owners(
    poses: dict[str, torch.Tensor], shown: torch.Tensor, grid: torch.Tensor, candidates: torch.Tensor
) -> tuple[torch.Tensor, ...]:
    """For points (N, 2): the tile on top there, its frame's coordinates (-1 to 1), and whether there is one."""
    batch, points = candidates.shape[0], candidates.shape[1]
    pick = candidates.reshape(batch, -1)

    def take(value: torch.Tensor) -> torch.Tensor:
        return value.gather(1, pick[..., None].expand(-1, -1, 2)).view(batch, points, -1, 2)

    centre, right, up = take(poses["centre"]), take(poses["right"]), take(poses["up"])
    there = shown.gather(1, pick).view(batch, points, -1)
    delta = grid[..., None, :] - centre
    det = right[..., 0] * up[..., 1] - right[..., 1] * up[..., 0]
    det = torch.where(det.abs() < 1e-3, 1e-3, det)
    s = (delta[..., 0] * up[..., 1] - delta[..., 1] * up[..., 0]) / det
    t = (right[..., 0] * delta[..., 1] - right[..., 1] * delta[..., 0]) / det
    inside = (s.abs() < 1) & (t.abs() < 1) & there
    order = torch.where(inside, candidates.view(batch, points, -1) + 1, 0)
    top, at = order.max(-1, keepdim=True)
    return candidates.gather(2, at)[..., 0], s.gather(2, at)[..., 0], t.gather(2, at)[..., 0], top[..., 0] > 0


def near(poses: dict[str, torch.Tensor], shown: torch.Tensor, reach: float) -> torch.Tensor:
    """The few tiles that may touch each cell of CELL pixels: (batch, cells, CANDIDATES)."""
    side = SIDE // CELL
    middle = (torch.arange(side, device=shown.device) + 0.5) * CELL
    yy, xx = torch.meshgrid(middle, middle, indexing="ij")
    delta = torch.stack([xx, yy], -1).view(1, -1, 1, 2) - poses["centre"][:, None]
    right, up = poses["right"][:, None], poses["up"][:, None]
    det = right[..., 0] * up[..., 1] - right[..., 1] * up[..., 0]
    det = torch.where(det.abs() < 1e-3, 1e-3, det)
    s = (delta[..., 0] * up[..., 1] - delta[..., 1] * up[..., 0]) / det
    t = (right[..., 0] * delta[..., 1] - right[..., 1] * delta[..., 0]) / det
    beyond = torch.maximum((s.abs() - 1) * right.norm(dim=-1), (t.abs() - 1) * up.norm(dim=-1))
    close = (beyond < CELL * 0.8 + reach) & shown[:, None]
    return torch.topk(torch.where(close, 1000 - beyond.clamp(min=-50), -1.0), CANDIDATES, -1).indices


def spread(cells: torch.Tensor, step: int) -> torch.Tensor:
    """The candidates of every point of a grid with this step."""
    batch, side, n = cells.shape[0], SIDE // CELL, SIDE // step
    at = torch.arange(n, device=cells.device) * step // CELL
    return cells.view(batch, side, side, -1)[:, at][:, :, at].reshape(batch, n * n, -1)


def points(step: int, device: str) -> torch.Tensor:
    middle = (torch.arange(SIDE // step, device=device) + 0.5) * step
    yy, xx = torch.meshgrid(middle, middle, indexing="ij")
    return torch.stack([xx, yy], -1).view(1, -1, 2)
