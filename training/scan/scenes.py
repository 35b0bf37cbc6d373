"""Tables and racks drawn on the GPU: every pixel asks which tile it lies on.

A scene is a list of tiles, each an affine picture (centre, right and up half axes in pixels). Layouts are made in
the plane of the table, one tile wide = 1, and seen through a homography that is taken as affine over one tile.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

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


@dataclass
class Targets:
    """What the network should say, on a grid of one cell for STRIDE pixels."""

    heat: torch.Tensor
    inner: torch.Tensor  # cells whose tile is to be described
    ignore: torch.Tensor  # cells where the heat is not judged
    offset: torch.Tensor  # from the cell's middle to the tile's, in cells
    right: torch.Tensor
    up: torch.Tensor
    kind: torch.Tensor
    ink: torch.Tensor  # direction of 1 - ink / face
    colour: torch.Tensor  # -1: unknown

    def joined(self, other: Targets) -> Targets:
        return Targets(
            *[torch.cat([a, b]) for a, b in zip(vars(self).values(), vars(other).values(), strict=True)]
        )


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


# --- Where tiles lie ---------------------------------------------------------------------------------


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
    ghost = ~present & chance(0.4, batch, 1, 1) & chance(0.25, *shape)
    return {
        "aspect": aspect, "x": x, "y": y + 0 * x, "turn": turn + 0 * x, "present": present, "number": number,
        "colour": colour, "down": down, "ghost": ghost, "colours": count, "rack": rack, "pitch": pitch,
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


# --- What it looks like there --------------------------------------------------------------------------


def inks(brush: Brush, batch: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Six different inks a box with their names, and the box's face colour."""
    order = torch.argsort(brush.u(batch, 6), -1)
    names = torch.tensor([0, 1, 2, 3, 4, 5], device=brush.device)[order]
    # Most boxes: black, red, blue and one of orange and yellow first.
    usual = torch.tensor([[0, 1, 2, 4, 5, 3], [0, 1, 2, 3, 5, 4]], device=brush.device)[
        brush.chance(0.5, batch).long()
    ]
    names = torch.where(brush.chance(0.7, batch, 1), usual, names)
    wood = brush.chance(0.05, batch, 1)
    names = torch.where(wood, torch.tensor([7, 1, 2, 6, 0, 5], device=brush.device), names)
    low = torch.tensor([0, -22, 198, 41, 15, 95, 0, 8], device=brush.device).float()
    high = torch.tensor([360, 9, 238, 56, 38, 168, 60, 28], device=brush.device).float()
    sat = torch.tensor(
        [[0, 0.25], [0.62, 0.98], [0.55, 1.0], [0.65, 1.0], [0.65, 1.0], [0.5, 1.0], [0, 0.08], [0.4, 0.8]],
        device=brush.device,
    )
    val = torch.tensor(
        [
            [0.02, 0.22],
            [0.5, 0.95],
            [0.35, 0.9],
            [0.75, 1.0],
            [0.75, 1.0],
            [0.25, 0.75],
            [0.93, 1.0],
            [0.22, 0.42],
        ],
        device=brush.device,
    )

    def between(table: torch.Tensor) -> torch.Tensor:
        return table[names][..., 0] + (table[names][..., 1] - table[names][..., 0]) * brush.u(batch, 6)

    hue = low[names] + (high - low)[names] * brush.u(batch, 6)
    colour = hsv(hue / 360 % 1, between(sat), between(val))
    cream = brush.u(batch, 1, a=0.8, b=1.0) * torch.stack(
        [
            torch.ones(batch, device=brush.device),
            brush.u(batch, a=0.93, b=1.0),
            brush.u(batch, a=0.72, b=1.0),
        ],
        -1,
    )
    tan = hsv(brush.u(batch, a=0.06, b=0.13), brush.u(batch, a=0.2, b=0.5), brush.u(batch, a=0.6, b=0.8))
    face = torch.where(wood, tan, cream)
    return colour, names, face


def hsv(hue: torch.Tensor, sat: torch.Tensor, val: torch.Tensor) -> torch.Tensor:
    k = (torch.tensor([5.0, 3.0, 1.0], device=hue.device) + hue[..., None] * 6) % 6
    return val[..., None] * (1 - sat[..., None] * torch.minimum(k, 4 - k).clamp(0, 1))


def printed(
    brush: Brush,
    batch: int,
    plan: dict,
    poses: dict,
    tile: torch.Tensor,
    s: torch.Tensor,
    t: torch.Tensor,
    style: dict,
) -> torch.Tensor:
    """How much ink lies on a point of a tile's face (s to the right, t upwards, -1 to 1)."""

    def of(value: torch.Tensor) -> torch.Tensor:
        return value.flatten(1).gather(1, tile)

    number, aspect = of(plan["number"]), plan["aspect"][:, None]
    joker = number == JOKER
    face = style["font"][:, None].expand_as(number)
    tall = style["tall"][:, None]
    ratio = brush.ratios[face, number.clamp(max=12)]
    wide = torch.minimum(tall * aspect * ratio * style["squeeze"][:, None], style["widest"][:, None])
    wide = torch.where(joker, style["joker"][:, None], wide)
    tall = torch.where(joker, wide / aspect, tall.expand_as(wide))
    gx = (s - style["gx"][:, None]) / wide / 2 + 0.5
    gy = (style["gy"][:, None] - t) / tall / 2 + 0.5
    within = (gx > 0) & (gx < 1) & (gy > 0) & (gy < 1)
    glyph = torch.where(
        joker,
        brush.faces * 13 + brush.letters + style["joker_face"][:, None],
        face * 13 + number.clamp(max=12),
    )
    odd = of(style["letter"])
    glyph = torch.where(odd & ~joker, brush.faces * 13 + face % brush.letters, glyph)
    pixels = tall * of(poses["up"].norm(dim=-1)) * 2
    level = torch.log2(64 / pixels.clamp(min=4)).round().clamp(0, 2).long()
    side = 64 >> level
    px, py = gx.clamp(0, 0.999) * (side - 1), gy.clamp(0, 0.999) * (side - 1)
    x0, y0 = px.floor().long(), py.floor().long()
    fx, fy = px - x0, py - y0
    x1, y1 = torch.minimum(x0 + 1, side - 1), torch.minimum(y0 + 1, side - 1)
    base = glyph * brush.flat.shape[1] + brush.starts[level]
    flat = brush.flat.view(-1)
    ink = (
        flat[base + y0 * side + x0] * (1 - fx) * (1 - fy) + flat[base + y0 * side + x1] * fx * (1 - fy)
        + flat[base + y1 * side + x0] * (1 - fx) * fy + flat[base + y1 * side + x1] * fx * fy
    )  # fmt: skip
    bold = torch.sigmoid((ink - style["weight"][:, None]) * 9)
    bold = torch.where(style["outline"][:, None] & ~joker, (4 * ink * (1 - ink)).clamp(0, 1), bold)
    mark = bold * within
    # A bar below 6 and 9, a pip in ink, a frame: what some boxes print besides.
    sixnine = (number == 5) | (number == 8)
    under = (s - style["gx"][:, None]).abs() < wide * 0.8
    under &= (t - (style["gy"][:, None] - tall - 0.09)).abs() < 0.04
    mark = torch.where(under & sixnine & style["bar"][:, None], 1.0, mark)
    pip = (
        (s / style["pip_r"][:, None]) ** 2
        + ((t - style["pip_y"][:, None]) * aspect / style["pip_r"][:, None]) ** 2
    ).sqrt()
    disc = torch.where(style["pip_ring"][:, None], (pip - 0.85).abs() < 0.15, pip < 1)
    mark = torch.where(disc & style["pip"][:, None] & ~joker, 0.95, mark)
    edge = torch.minimum(1 - s.abs(), (1 - t.abs()) * aspect)
    mark = torch.where(
        ((edge - style["frame_at"][:, None]).abs() < 0.03) & style["frame"][:, None], 0.9, mark
    )
    return mark * ~of(plan["down"])


def styles(brush: Brush, batch: int, shape: tuple[int, int]) -> dict[str, torch.Tensor]:
    """How one box prints: font, size, place and extras."""
    u, chance, device = brush.u, brush.chance, brush.device
    tall = torch.where(chance(0.25, batch), u(batch, a=0.55, b=0.86), u(batch, a=0.3, b=0.6))
    # The print's middle is above the tile's for most boxes; large print fills the tile.
    room = (1 - tall - 0.06).clamp(min=0)
    gy = room * torch.where(chance(0.75, batch), u(batch, a=0.35, b=1.0), u(batch, a=-0.3, b=0.5))
    return {
        "font": torch.randint(0, brush.faces, (batch,), device=device),
        "joker_face": torch.randint(0, brush.jokers, (batch,), device=device),
        "tall": tall, "gy": gy, "gx": u(batch, a=-0.06, b=0.06), "squeeze": u(batch, a=0.6, b=1.25),
        "widest": u(batch, a=0.75, b=0.92), "joker": u(batch, a=0.5, b=0.9), "weight": u(batch, a=0.18, b=0.52),
        "outline": chance(0.03, batch), "bar": chance(0.25, batch), "pip": chance(0.15, batch),
        "pip_r": u(batch, a=0.12, b=0.34), "pip_y": u(batch, a=-0.75, b=-0.45), "pip_ring": chance(0.5, batch),
        "frame": chance(0.05, batch), "frame_at": u(batch, a=0.06, b=0.14),
        "letter": chance(0.6, *shape),
    }  # fmt: skip


def relief(
    brush: Brush, batch: int, plan: dict, tile: torch.Tensor, s: torch.Tensor, t: torch.Tensor
) -> torch.Tensor:
    """Light on a face: bevel, a dimple or an embossed word in the lower half, a slope a tile."""
    u, chance = brush.u, brush.chance
    aspect = plan["aspect"][:, None]
    edge = torch.minimum(1 - s.abs(), (1 - t.abs()) * aspect)
    bevel = torch.exp(-edge.clamp(min=0) / u(batch, 1, a=0.03, b=0.16)) * u(batch, 1, a=-0.5, b=0.15)
    low = u(batch, 1, a=-0.65, b=-0.3)
    r = u(batch, 1, a=0.25, b=0.9)
    far = ((s / r) ** 2 + ((t - torch.where(r > 0.5, 0.1, low)) * aspect / r) ** 2).sqrt()
    ring = torch.exp(-(((far - 1) / 0.12) ** 2)) * u(batch, 1, a=-0.25, b=0.12) * chance(0.55, batch, 1)
    hollow = (far < 1) * u(batch, 1, a=-0.1, b=0.06) * chance(0.5, batch, 1)
    word = ((t - low).abs() < 0.09) & (s.abs() < 0.65)
    letters = (
        torch.sign(torch.sin(s * u(batch, 1, a=20, b=45)) + torch.sin(t * 60 + s * 9))
        * word
        * chance(0.35, batch, 1)
    )
    slope = (s * brush.n(batch, 1) + t * brush.n(batch, 1)) * 0.06
    own = (brush.n(batch, TILES) * 0.025).gather(1, tile)
    return 1 + bevel + ring + hollow + letters * u(batch, 1, a=-0.12, b=0.08) + slope + own


def ground(brush: Brush, batch: int) -> torch.Tensor:
    """Tables: plain, wood, cloth, patterned; bright or dark."""
    u, chance = brush.u, brush.chance
    rough = brush.noise(batch, 1)
    one, two = u(batch, 3, 1, 1), u(batch, 3, 1, 1)
    # Woods, stone and cloth are seldom gaudy: most grounds keep a fifth of a random colour's strength.
    calm = torch.where(chance(0.65, batch, 1, 1, 1), u(batch, 1, 1, 1, a=0.05, b=0.35), 1.0)
    warm = torch.tensor([1.08, 1.0, 0.85], device=brush.device).view(1, 3, 1, 1) ** u(
        batch, 1, 1, 1, a=-0.5, b=2.0
    )
    one, two = ((each.mean(1, keepdim=True) * (1 - calm) + each * calm) * warm for each in (one, two))
    pale = chance(0.3, batch, 1, 1, 1)
    one = torch.where(pale, u(batch, 3, 1, 1, a=0.75, b=1.0) * u(batch, 1, 1, 1, a=0.8, b=1), one)
    axis = torch.arange(SIDE, device=brush.device).float()
    yy, xx = axis.view(1, 1, SIDE, 1), axis.view(1, 1, 1, SIDE)
    angle = u(batch, 1, 1, 1) * 6.28
    along = yy * torch.sin(angle) + xx * torch.cos(angle)
    across = yy * torch.cos(angle) - xx * torch.sin(angle)
    wood = torch.sin(along * u(batch, 1, 1, 1, a=0.01, b=0.4) + rough * 3) * chance(0.35, batch, 1, 1, 1)
    weave = (
        torch.sin(along * u(batch, 1, 1, 1, a=0.3, b=1.5))
        + torch.sin(across * u(batch, 1, 1, 1, a=0.3, b=1.5))
    ) * chance(0.25, batch, 1, 1, 1)
    checks = torch.sign(torch.sin(along * 0.09) * torch.sin(across * 0.09)) * chance(0.08, batch, 1, 1, 1)
    blend = torch.sigmoid(rough * 1.5 + wood + weave + 2 * checks)
    colour = one + (two - one) * blend * u(batch, 1, 1, 1) + brush.noise(batch, 3) * 0.03
    # Things that lie about: bands (racks, table edges) and discs (glasses, coins).
    for _ in range(3):
        at, wide = u(batch, 1, 1, 1, a=-300, b=500), u(batch, 1, 1, 1, a=8, b=220)
        turn = brush.n(batch, 1, 1, 1) * 0.2 + chance(0.4, batch, 1, 1, 1) * 1.57
        band = ((yy * torch.cos(turn) + xx * torch.sin(turn) - at - wide / 2).abs() < wide / 2) & chance(
            0.3, batch, 1, 1, 1
        )
        shade = 1 + brush.noise(batch, 1, sizes=(8, 64)) * 0.05
        colour = torch.where(band, u(batch, 3, 1, 1) * u(batch, 1, 1, 1, a=0.1, b=1.0) * shade, colour)
    for _ in range(3):
        far = ((xx - u(batch, 1, 1, 1) * SIDE) ** 2 + (yy - u(batch, 1, 1, 1) * SIDE) ** 2).sqrt()
        radius = torch.exp(u(batch, 1, 1, 1, a=1.5, b=4.5))
        disc = (far < radius) & chance(0.2, batch, 1, 1, 1)
        colour = torch.where(disc, u(batch, 3, 1, 1) + (far > radius * 0.8) * 0.15, colour)
    return colour.clamp(0, 1)


def scene(brush: Brush, batch: int) -> tuple[torch.Tensor, Targets]:
    """A batch of drawn photos (before light and lens) with what is to be read in them."""
    plan = layout(brush, batch)
    poses = view(brush, batch, plan)
    present, ghost = plan["present"].flatten(1), plan["ghost"].flatten(1)
    style = styles(brush, batch, (batch, TILES))
    style["letter"] &= ghost
    cells = near(poses, present | ghost, 14.0)
    fine, many = points(1, brush.device), spread(cells, 1)
    tile, s, t, found = owners(poses, present | ghost, fine, many)
    is_ghost = ghost.gather(1, tile)
    # Keys, cards and labels: things with a face and a letter that are no tiles.
    fake = is_ghost & brush.chance(0.45, batch, 1) & style["letter"].gather(1, tile)
    colour, names, face = inks(brush, batch)
    which = (plan["colour"].flatten(1)).gather(1, tile)
    ink = colour.gather(1, which[..., None].expand(-1, -1, 3))
    mark = printed(brush, batch, plan, poses, tile, s, t, style)[..., None] * found[..., None]
    strength = brush.u(batch, 1, 1, a=0.8, b=1.0) * (1 - worn(brush, batch))
    back = torch.where(
        plan["down"].flatten(1).gather(1, tile)[..., None],
        (1 - 0.25 * brush.u(batch, 1, 3) * brush.chance(0.5, batch, 1, 1)),
        1.0,
    )
    dark = brush.u(batch, 1, 3) * brush.u(batch, 1, 1, a=0.05, b=0.75)
    body = torch.where(fake[..., None], dark, face[:, None] * back)
    pale = torch.where(brush.chance(0.5, batch, 1, 1), 0.9, ink)
    ink = torch.where(fake[..., None], pale, ink)
    top = (body * (1 - mark * strength) + ink * mark * strength) * relief(brush, batch, plan, tile, s, t)[
        ..., None
    ]
    picture = ground(brush, batch).flatten(2).transpose(1, 2)
    # Tiles stand a little above the table: a soft shadow, and one side of them is seen.
    width = poses["width"]
    lift = brush.n(batch, 2) * torch.tensor([0.05, 0.1], device=brush.device) + torch.tensor(
        [0.0, 0.05], device=brush.device
    )
    lift = (lift * width[:, None]).clamp(-12, 12)
    picture = picture * (1 - shade(brush, poses, present, cells, width)[..., None])
    side_tile, _, _, side_found = owners(poses, present, fine - lift[:, None], many)
    flank = face[:, None] * brush.u(batch, 1, 1, a=0.35, b=0.95) * (1 + 0.0 * side_tile[..., None])
    picture = torch.where(side_found[..., None], flank, picture)
    radius = brush.u(batch, 1, a=0.03, b=0.3)
    aspect = plan["aspect"][:, None]
    cx, cy = (s.abs() - 1 + radius).clamp(min=0), ((t.abs() - 1) * aspect + radius).clamp(min=0)
    solid = found & (~is_ghost | fake) & (cx * cx + cy * cy < radius * radius)
    loose_print = found & is_ghost
    picture = torch.where(loose_print[..., None], picture * (1 - mark * 0.9) + ink * mark * 0.9, picture)
    picture = torch.where(solid[..., None], top, picture)
    image = picture.transpose(1, 2).reshape(batch, 3, SIDE, SIDE)
    return image, targets(brush, batch, plan, poses, cells, colour, names, face)


def worn(brush: Brush, batch: int) -> torch.Tensor:
    """How much of the ink old tiles have lost, here more and there less."""
    rough = brush.noise(batch, 1, sizes=(16, 64, 128)).flatten(2).transpose(1, 2)
    lost = (0.5 * rough + 0.3).clamp(0, 1) * brush.u(batch, 1, 1, a=0.2, b=0.8)
    return lost * brush.chance(0.15, batch, 1, 1)


def shade(
    brush: Brush, poses: dict, present: torch.Tensor, cells: torch.Tensor, width: torch.Tensor
) -> torch.Tensor:
    """Soft shadows of the tiles on the table, computed on a coarse grid."""
    batch = present.shape[0]
    shift = (brush.n(batch, 1, 2) * 0.12 * width[:, None, None]).clamp(-14, 14)
    _, _, _, found = owners(poses, present, points(4, brush.device) - shift, spread(cells, 4))
    rough = found.float().view(batch, 1, SIDE // 4, SIDE // 4)
    soft = F.avg_pool2d(F.pad(rough, (1, 1, 1, 1), mode="replicate"), 3, 1)
    soft = F.interpolate(soft, size=(SIDE, SIDE), mode="bilinear") * brush.u(batch, 1, 1, 1, a=0, b=0.65)
    return soft.flatten(1)


def targets(
    brush: Brush,
    batch: int,
    plan: dict,
    poses: dict,
    cells: torch.Tensor,
    colour: torch.Tensor,
    names: torch.Tensor,
    face: torch.Tensor,
) -> Targets:
    """The grid of answers; a tile that is mostly covered or out of the picture is neither asked for nor forbidden."""
    present = plan["present"].flatten(1)
    n = SIDE // STRIDE
    half, at4 = points(4, brush.device), spread(cells, 4)
    tile4, _, _, found4 = owners(poses, present, half, at4)
    seen = torch.zeros(batch, TILES, device=brush.device).scatter_add_(1, tile4, found4.float())
    right, up = poses["right"], poses["up"]
    area = (right[..., 0] * up[..., 1] - right[..., 1] * up[..., 0]).abs() * 4 / 16
    covered = seen < 0.78 * area
    tile, s, t, found = owners(poses, present, points(STRIDE, brush.device), spread(cells, STRIDE))
    box = {
        key: value.gather(1, tile[..., None].expand(-1, -1, 2))
        for key, value in poses.items()
        if key != "width"
    }
    number = plan["number"].flatten(1).gather(1, tile)
    kind = torch.where(plan["down"].flatten(1).gather(1, tile), FACE_DOWN, number)
    which = plan["colour"].flatten(1).gather(1, tile)
    ink = colour.gather(1, which[..., None].expand(-1, -1, 3))
    direction = F.normalize(1 - ink / face[:, None], dim=-1)
    hidden = covered.gather(1, tile) & found
    name = names.gather(1, which)
    name = torch.where(kind < JOKER, name, -1)
    return grid_targets(n, points(STRIDE, brush.device), box, s, t, found, hidden, kind, direction, name)


def grid_targets(n: int, grid: torch.Tensor, box: dict, s: torch.Tensor, t: torch.Tensor, found: torch.Tensor, hidden: torch.Tensor,
                 kind: torch.Tensor, ink: torch.Tensor, name: torch.Tensor) -> Targets:  # fmt: skip
    """Shared by drawn scenes and photos: s and t place a cell in the frame of the tile it lies on."""
    batch = kind.shape[0]
    # A bump of at least a cell's width, or small tiles would fall between the cells.
    wide = torch.maximum(torch.full_like(s, 0.42), 0.75 * STRIDE / box["right"].norm(dim=-1).clamp(min=1))
    tall = torch.maximum(torch.full_like(s, 0.36), 0.75 * STRIDE / box["up"].norm(dim=-1).clamp(min=1))
    d = (s / wide) ** 2 + (t / tall) ** 2
    good = found & ~hidden
    shape = (batch, n, n)
    offset = (box["centre"] - grid) / STRIDE
    return Targets(
        heat=(torch.exp(-d) * good).view(shape),
        inner=((d < 0.8) & good).view(shape),
        ignore=hidden.view(shape),
        offset=offset.view(*shape, 2),
        right=box["right"].view(*shape, 2),
        up=box["up"].view(*shape, 2),
        kind=kind.view(shape),
        ink=ink.view(*shape, 3),
        colour=name.view(shape),
    )
