"""What is to be read in a picture: the answers that the network should give, on a grid."""

from __future__ import annotations

from dataclasses import dataclass

import lying
import torch
import torch.nn.functional as F  # noqa: N812
from brush import FACE_DOWN, JOKER, SIDE, STRIDE, TILES, Brush
from lying import points, spread


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
    tile4, _, _, found4 = lying.owners(poses, present, half, at4)
    seen = torch.zeros(batch, TILES, device=brush.device).scatter_add_(1, tile4, found4.float())
    right, up = poses["right"], poses["up"]
    area = (right[..., 0] * up[..., 1] - right[..., 1] * up[..., 0]).abs() * 4 / 16
    covered = seen < 0.78 * area
    tile, s, t, found = lying.owners(poses, present, points(STRIDE, brush.device), spread(cells, STRIDE))
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
