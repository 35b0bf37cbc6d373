"""Train in jobs of some minutes; a job goes on where the last one stopped.

    python train.py --glyphs glyphs.npz --photos photos.pkl --state state.pt --seconds 480 --total 1440

--total is the length of the whole training over all jobs: the learning rate falls along it. The state holds the
weights, their running mean (what is exported), the optimiser, the seconds trained, and the seed of the next job.
"""

from __future__ import annotations

import argparse
import io
import math
import pickle
import time

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812
from brush import FACE_DOWN, JOKER, NAMES, SIDE, STRIDE, Brush
from lens import photographed
from lying import points
from network import REACH, Network, parts
from PIL import Image
from scenes import scene
from targets import Targets, grid_targets
from warm import warm

PHOTO = 640
MOST = 110
"""No photo of the data set has more tiles."""
DATA_SET_COLOURS = "krbo"


def main() -> None:
    """Run one job."""
    ask = argparse.ArgumentParser()
    ask.add_argument("--glyphs", required=True)
    ask.add_argument("--photos", default="")
    ask.add_argument("--state", required=True)
    ask.add_argument("--seconds", type=float, default=60)
    ask.add_argument("--total", type=float, default=1440)
    ask.add_argument("--drawn", type=int, default=40, help="drawn scenes a step")
    ask.add_argument("--real", type=int, default=16, help="photos a step")
    ask.add_argument("--rate", type=float, default=2e-3)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--steps", type=int, default=10**9, help="stop after so many steps of this job")
    ask.add_argument("--warm", default="", help="a shipped file to start from, where there is no state yet")
    ask.add_argument("--save", default="", help="where to write the state (default: where it was read)")
    train(ask.parse_args())


def load_glyphs(path: str) -> dict[str, torch.Tensor]:
    with np.load(path) as file:
        return {key: torch.tensor(file[key]) for key in file.files}


class Photos:
    """The labelled photos, all on the device."""

    def __init__(self, path: str, device: str) -> None:
        with open(path, "rb") as file:
            data = pickle.load(file)["train"]
        pictures, labels = [], torch.zeros(len(data), MOST, 11)
        labels[..., 2:4], labels[..., 4], labels[..., 7] = -9999, 1e-3, -1e-3
        for at, (_, jpeg, rows) in enumerate(data):
            pictures.append(
                torch.tensor(np.asarray(Image.open(io.BytesIO(jpeg)).convert("RGB"))).permute(2, 0, 1)
            )
            labels[at, : len(rows)] = torch.tensor(rows[:MOST, :11])
        self.pictures, self.labels = torch.stack(pictures).to(device), labels.to(device)
        self.names = torch.tensor([NAMES.index(c) for c in DATA_SET_COLOURS], device=device)
        self.inks = self.measured()

    def measured(self) -> torch.Tensor:
        """The mean ink of each colour in each photo: steadier than a single tile's."""
        ink = F.normalize(self.labels[..., 8:11], dim=-1)
        out = torch.zeros(len(ink), 4, 3, device=ink.device)
        for c in range(4):
            those = (
                (self.labels[..., 1] == c) & (self.labels[..., 0] < JOKER) & (self.labels[..., 2] > -999)
            ).float()
            out[:, c] = (ink * those[..., None]).sum(1)
        return F.normalize(out, dim=-1)

    def sample(self, brush: Brush, batch: int) -> tuple[torch.Tensor, Targets]:
        """Crops at other sizes and turns, with their grid of answers."""
        u, device = brush.u, brush.device
        pick = torch.randint(0, len(self.pictures), (batch,), device=device)
        label = self.labels[pick]
        # Large tiles are shrunk, small ones kept: tiles of 17 to 110 pixels are what the reader meets.
        real = label[..., 2] > -999
        wide = (label[..., 4:6].norm(dim=-1) * 2 * real).sum(1) / real.sum(1).clamp(min=1)
        wide = torch.where(real.any(1), wide, 40.0)
        size = torch.exp(u(batch, a=math.log(20), b=math.log(85))) / wide
        scale = 1 / torch.minimum(torch.maximum(size, torch.full_like(size, 0.2)), torch.full_like(size, 2.2))
        angle = brush.n(batch) * 0.2 + brush.chance(0.15, batch) * torch.randint(
            0, 4, (batch,), device=device
        ) * (math.pi / 2)
        cos, sin = torch.cos(angle), torch.sin(angle)
        # A tile drawn at random stays in sight.
        chosen = (u(batch) * real.sum(1)).long()
        middle = torch.where(
            real.any(1)[:, None], label[torch.arange(batch, device=device), chosen, 2:4], PHOTO / 2
        )
        middle = middle + u(batch, 2, a=-0.3, b=0.3) * SIDE * scale[:, None]
        # From the crop's pixels to the photo's.
        matrix = torch.stack([cos, -sin, sin, cos], -1).view(batch, 2, 2) * scale[:, None, None]
        where = (
            torch.einsum("bij,bnj->bni", matrix, (points(1, device) - SIDE / 2).expand(batch, -1, -1))
            + middle[:, None]
        )
        grid = (where / PHOTO * 2 - 1).view(batch, SIDE, SIDE, 2)
        source = self.pictures[pick].float() / 255
        mean = F.avg_pool2d(source, 3, 1, 1, count_include_pad=False)
        source = torch.where((scale > 1.6)[:, None, None, None], mean, source)
        image = F.grid_sample(source, grid, align_corners=False, padding_mode="border")
        back = torch.linalg.inv(matrix)
        centre = torch.einsum("bij,bnj->bni", back, label[..., 2:4] - middle[:, None]) + SIDE / 2
        right, up = (torch.einsum("bij,bnj->bni", back, label[..., k : k + 2]) for k in (4, 6))
        return image, self.targets(batch, pick, label, centre, right, up, real)

    def targets(
        self,
        batch: int,
        pick: torch.Tensor,
        label: torch.Tensor,
        centre: torch.Tensor,
        right: torch.Tensor,
        up: torch.Tensor,
        real: torch.Tensor,
    ) -> Targets:
        grid = points(STRIDE, label.device)
        delta = grid[:, :, None] - centre[:, None]
        det = right[..., 0] * up[..., 1] - right[..., 1] * up[..., 0]
        det = torch.where(det.abs() < 1e-9, 1e-9, det)[:, None]
        s = (delta[..., 0] * up[:, None, :, 1] - delta[..., 1] * up[:, None, :, 0]) / det
        t = (right[:, None, :, 0] * delta[..., 1] - right[:, None, :, 1] * delta[..., 0]) / det
        far = torch.where(real[:, None], s.abs().maximum(t.abs()), 1e9)
        near, at = far.min(-1)
        s, t = s.gather(2, at[..., None])[..., 0], t.gather(2, at[..., None])[..., 0]
        pair = at[..., None].expand(-1, -1, 2)
        box = {"centre": centre.gather(1, pair), "right": right.gather(1, pair), "up": up.gather(1, pair)}
        kind = label[..., 0].gather(1, at).long()
        colour = label[..., 1].gather(1, at).long()
        ink = self.inks[pick].gather(1, colour[..., None].expand(-1, -1, 3))
        name = torch.where(kind < JOKER, self.names[colour], -1)
        hidden = torch.zeros_like(near, dtype=torch.bool)
        # A tile cut by the photo's own edge was not labelled: say nothing of the outermost cells.
        return grid_targets(SIDE // STRIDE, grid, box, s, t, near < 1, hidden, kind, ink, name)


def loss_of(answer: torch.Tensor, want: Targets) -> tuple[torch.Tensor, dict[str, torch.Tensor]]:
    """How far the answer is from what was wanted, and its parts."""
    told = parts(answer.float())
    heat = told["heat"][..., 0]
    miss = (
        F.binary_cross_entropy_with_logits(heat, want.heat, reduction="none")
        * (heat.sigmoid() - want.heat).abs() ** 1.5
    )
    sel = want.inner & ~want.ignore
    count = sel.sum().clamp(min=1)
    out = {"heat": 2 * (miss * ~want.ignore).sum() / count}
    kind = want.kind[sel]
    out["kind"] = F.cross_entropy(told["kind"][sel], kind, label_smoothing=0.01)
    size = want.right[sel].norm(dim=-1).clamp(min=6)[:, None]
    right, up = told["right"][sel] * REACH, told["up"][sel] * REACH
    straight = ((right - want.right[sel]).abs() + (up - want.up[sel]).abs()) / size
    turned = ((right + want.right[sel]).abs() + (up + want.up[sel]).abs()) / size
    # A tile that lies face down has no upper end.
    axes = torch.where(
        (kind == FACE_DOWN)[:, None] & (turned.sum(-1, keepdim=True) < straight.sum(-1, keepdim=True)),
        turned,
        straight,
    )
    out["axes"] = axes.mean()
    out["offset"] = (told["offset"][sel] - want.offset[sel]).abs().mean() * 0.5
    inked = kind < JOKER
    ink = told["ink"][sel][inked]
    spread = ink[:, 3].clamp(-4, 1.5)
    wrong = (ink[:, :3] - want.ink[sel][inked]).square().sum(-1)
    out["ink"] = (0.5 * wrong * torch.exp(-2 * spread) + 3 * spread + 12).mean() * 0.1
    named = inked & (want.colour[sel] >= 0)
    out["colour"] = 0.5 * F.cross_entropy(
        told["colour"][sel][named], want.colour[sel][named], label_smoothing=0.01
    )
    total = torch.stack(list(out.values())).sum()
    out["right"] = (told["kind"][sel].argmax(-1) == kind).float().mean()
    out["named"] = (told["colour"][sel][named].argmax(-1) == want.colour[sel][named]).float().mean()
    return total, out


def quicken() -> None:
    """Let the one costly part of drawing be compiled; where that fails it runs as it is."""
    import lying

    torch._dynamo.config.suppress_errors = True
    lying.owners = torch.compile(lying.owners, dynamic=False)


def halved(value):
    """The same in half precision: a state has to travel between jobs."""
    if isinstance(value, dict):
        return {key: halved(each) for key, each in value.items()}
    if isinstance(value, list):
        return [halved(each) for each in value]
    if isinstance(value, torch.Tensor) and value.dtype == torch.float32 and value.dim() > 1:
        return value.to(
            torch.bfloat16 if value.min() >= 0 else torch.float16
        )  # small squares need the wide range
    return value


def train(args: argparse.Namespace) -> None:
    """Go on from the state for so many seconds, then write it again."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cudnn.benchmark = True
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    net = Network().to(device).to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-2, fused=device == "cuda")
    mean = {key: value.detach().clone() for key, value in net.state_dict().items()}
    spent, step, seed = 0.0, 0, args.seed
    try:
        state = torch.load(args.state, map_location=device)
        net.load_state_dict(state["net"])
        optimiser.load_state_dict(state["optimiser"])
        mean = {
            key: value.to(device).float() if value.is_floating_point() else value.to(device)
            for key, value in state["mean"].items()
        }
        spent, step, seed = state["spent"], state["step"], state["seed"]
        print(f"going on at {spent:.0f} s, step {step}", flush=True)
    except FileNotFoundError:
        print("a new training:", sum(p.numel() for p in net.parameters()), "weights", flush=True)
    torch.manual_seed(seed)
    if device == "cuda":
        quicken()
    brush = Brush(load_glyphs(args.glyphs), device)
    if args.warm and not step:
        with torch.no_grad():
            pictures = photographed(brush, scene(brush, 24)[0])
        warm(net, args.warm, pictures.contiguous(memory_format=torch.channels_last))
        mean = {key: value.detach().clone() for key, value in net.state_dict().items()}
    photos = Photos(args.photos, device) if args.photos else None
    began, first = time.monotonic(), step
    floats = [k for k, v in mean.items() if v.dtype.is_floating_point]
    while time.monotonic() - began < args.seconds and step - first < args.steps:
        along = min(1.0, (spent + time.monotonic() - began) / args.total)
        rate = args.rate * min(1, (step + 1) / 400) * 0.5 * (1 + math.cos(math.pi * along)) + 5e-6
        for group in optimiser.param_groups:
            group["lr"] = rate
        with torch.no_grad():
            image, want = scene(brush, args.drawn)
            if photos:
                extra, more = photos.sample(brush, args.real)
                image, want = torch.cat([image, extra]), want.joined(more)
            image = photographed(brush, image)
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            answer = net(image.contiguous(memory_format=torch.channels_last))
        loss, told = loss_of(answer, want)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        step += 1
        if step % 4 == 0:
            keep, now = min(0.998, step / (step + 200)), net.state_dict()
            torch._foreach_lerp_([mean[k] for k in floats], [now[k] for k in floats], 1 - keep)
        if step % 250 == 0 or step - first in (1, 20) or step - first == args.steps:
            words = " ".join(f"{key} {value.item():.3f}" for key, value in told.items())
            print(
                f"{step} {spent + time.monotonic() - began:.0f}s loss {loss.item():.3f} {words}", flush=True
            )
    spent += time.monotonic() - began
    for key, value in net.state_dict().items():
        if key not in floats:
            mean[key] = value.clone()
    state = {"net": net.state_dict(), "mean": mean, "optimiser": optimiser.state_dict()}
    torch.save(halved(state) | {"spent": spent, "step": step, "seed": seed + 1}, args.save or args.state)
    print(f"stopped at {spent:.0f} s, step {step}", flush=True)


if __name__ == "__main__":
    main()
