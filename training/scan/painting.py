"""What it looks like there: inks and faces, print, relief, the ground, shadows."""

from __future__ import annotations

import lying
import torch
import torch.nn.functional as F  # noqa: N812
from brush import JOKER, SIDE, TILES, Brush
from lying import points, spread


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
    _, _, _, found = lying.owners(poses, present, points(4, brush.device) - shift, spread(cells, 4))
    rough = found.float().view(batch, 1, SIDE // 4, SIDE // 4)
    soft = F.avg_pool2d(F.pad(rough, (1, 1, 1, 1), mode="replicate"), 3, 1)
    soft = F.interpolate(soft, size=(SIDE, SIDE), mode="bilinear") * brush.u(batch, 1, 1, 1, a=0, b=0.65)
    return soft.flatten(1)
