"""Labels that a trained network doubts: each is looked at by a person, and mended in audit.json if it is wrong.

    python audit.py photos.pkl state.pt

Prints photo, line of the label file, what the label says, what the network says, and how sure it is.
"""

from __future__ import annotations

import io
import pickle
import sys

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812
from network import Network, parts
from PIL import Image

SURE = 0.9
WIDE = 42


@torch.no_grad()
def main(photos: str, state: str) -> None:
    """Go through all parts of the data set."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    net = Network().to(device).eval()
    mean = torch.load(state, map_location=device)["mean"]
    net.load_state_dict(
        {key: value.float() if value.is_floating_point() else value for key, value in mean.items()}
    )
    with open(photos, "rb") as file:
        data = pickle.load(file)
    for part, pictures in data.items():
        for name, jpeg, rows in pictures:
            if len(rows):
                compare(net, device, f"{part} {name.split('_jpeg')[0]} {name[-6:]}", jpeg, rows)


def compare(net: Network, device: str, name: str, jpeg: bytes, rows: np.ndarray) -> None:
    image = Image.open(io.BytesIO(jpeg)).convert("RGB")
    by = WIDE / (2 * np.median(np.hypot(rows[:, 4], rows[:, 5])))
    size = [max(64, round(each * by / 32) * 32) for each in image.size]
    pixels = (
        torch.tensor(np.asarray(image.resize(size, Image.Resampling.BILINEAR)))
        .permute(2, 0, 1)[None]
        .to(device)
    )
    told = {key: value[0] for key, value in parts(net(pixels.float() / 255)).items()}
    for row in rows:
        x, y = (int(row[2 + k] * size[k] / image.size[k] / 8) for k in (0, 1))
        if not (0 <= y < size[1] // 8 and 0 <= x < size[0] // 8):
            continue
        kind, colour = F.softmax(told["kind"][y, x], -1), F.softmax(told["colour"][y, x], -1)
        said, ink = int(kind.argmax()), "krbyogwn"[int(colour.argmax())]
        label = "krbo"[int(row[1])]
        if (said != int(row[0]) and kind.max() > SURE) or (
            row[0] < 13 and said < 13 and ink != label and colour.max() > SURE
        ):
            print(
                name,
                "line",
                int(row[11]),
                f"label {label}{int(row[0]) + 1}",
                f"read {ink}{said + 1}",
                f"{kind.max():.2f} {colour.max():.2f}",
            )


if __name__ == "__main__":
    main(*sys.argv[1:3])
