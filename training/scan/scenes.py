"""Tables and racks drawn on the GPU: every pixel asks which tile it lies on."""

from __future__ import annotations

import lying
import torch
from brush import SIDE, TILES, Brush
from lying import layout, near, points, spread, view
from painting import ground, inks, printed, relief, shade, styles, worn
from targets import Targets, targets


def scene(brush: Brush, batch: int) -> tuple[torch.Tensor, Targets]:
    """A batch of drawn photos (before light and lens) with what is to be read in them."""
    plan = layout(brush, batch)
    poses = view(brush, batch, plan)
    present, stray = plan["present"].flatten(1), plan["stray"].flatten(1)
    style = styles(brush, batch, (batch, TILES))
    style["letter"] &= stray
    cells = near(poses, present | stray, 14.0)
    fine, many = points(1, brush.device), spread(cells, 1)
    tile, s, t, found = lying.owners(poses, present | stray, fine, many)
    is_stray = stray.gather(1, tile)
    # Keys, cards and labels: things with a face and a letter that are no tiles.
    fake = is_stray & brush.chance(0.45, batch, 1) & style["letter"].gather(1, tile)
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
    side_tile, _, _, side_found = lying.owners(poses, present, fine - lift[:, None], many)
    flank = face[:, None] * brush.u(batch, 1, 1, a=0.35, b=0.95) * (1 + 0.0 * side_tile[..., None])
    picture = torch.where(side_found[..., None], flank, picture)
    radius = brush.u(batch, 1, a=0.03, b=0.3)
    aspect = plan["aspect"][:, None]
    cx, cy = (s.abs() - 1 + radius).clamp(min=0), ((t.abs() - 1) * aspect + radius).clamp(min=0)
    solid = found & (~is_stray | fake) & (cx * cx + cy * cy < radius * radius)
    loose_print = found & is_stray
    picture = torch.where(loose_print[..., None], picture * (1 - mark * 0.9) + ink * mark * 0.9, picture)
    picture = torch.where(solid[..., None], top, picture)
    image = picture.transpose(1, 2).reshape(batch, 3, SIDE, SIDE)
    return image, targets(brush, batch, plan, poses, cells, colour, names, face)
