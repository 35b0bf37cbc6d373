"""The labelled photos of jnsbhlr/rummikub (data set CC BY 4.0, Jonas Buehler), packed with audited labels.

    python photos.py GIT_FOLDER photos.pkl

A label there is an outline with a number and a colour. From the outline we take the smallest rectangle around
it: the tile's centre and its two half axes. Which end is up the labels don't say; the print tells, because it
lies in the upper half of these tiles. The ink relative to the face is measured here too.
"""

from __future__ import annotations

import io
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
from PIL import Image

COLOURS = ("black", "red", "blue", "orange")
JOKER = 13
CORRECTIONS: dict[str, dict[int, tuple[int, str] | None]] = {}
"""By photo and line of its label file: what the tile really shows (None: leave it out); see audit.json."""


def main(repository: str, target: str, corrections: str = "") -> None:
    """Pack the three parts of the data set."""
    if corrections:
        import json

        with open(corrections) as file:
            CORRECTIONS.update(
                {
                    name: {int(k): v and tuple(v) for k, v in lines.items()}
                    for name, lines in json.load(file).items()
                }
            )
    names = re.search(rb"names: \[(.*)\]", blob(repository, "data/data.yaml"))
    assert names
    classes = [each.strip(" '") for each in names[1].decode().split(",")]
    data: dict[str, list[tuple[str, bytes, np.ndarray]]] = {"train": [], "valid": [], "test": []}
    for part, name, picture, lines in files(repository):
        data[part].append((name, picture, labels(name, picture, lines, classes)))
    with open(target, "wb") as file:
        pickle.dump(data, file)
    print({part: (len(photos), sum(len(each[2]) for each in photos)) for part, photos in data.items()})


def blob(repository: str, path: str) -> bytes:
    return subprocess.run(
        ["git", "-C", repository, "show", f"HEAD:{path}"], capture_output=True, check=True
    ).stdout


def files(repository: str) -> Iterator[tuple[str, str, bytes, list[str]]]:
    """Every photo with the lines of its label file."""
    tree = ["git", "-C", repository, "ls-tree", "-r", "HEAD", "--name-only"]
    paths = subprocess.run(tree, capture_output=True, text=True, check=True).stdout.split("\n")
    for path in paths:
        match = re.match(r"data/(train|valid|test)/images/(.*)\.jpg$", path)
        if match:
            part, name = match[1], match[2]
            text = blob(repository, f"data/{part}/labels/{name}.txt").decode()
            yield part, name, blob(repository, path), [line for line in text.split("\n") if line.strip()]


def labels(name: str, picture: bytes, lines: list[str], classes: list[str]) -> np.ndarray:
    """A row a tile: number (13: joker), colour, centre, half axes right and up, ink against face, line."""
    image = np.asarray(Image.open(io.BytesIO(picture)).convert("RGB"), np.float32) / 255
    height, width = image.shape[:2]
    fixed = CORRECTIONS.get(name.split("_jpeg")[0], {})
    rows = []
    for at, line in enumerate(lines):
        words = line.split()
        number, colour = kind(classes[int(words[0])])
        if at in fixed:
            change = fixed[at]
            if change is None:
                continue
            number, colour = change[0], COLOURS.index(change[1])
        points = np.array(words[1:], np.float32).reshape(-1, 2) * (width, height)
        centre, right, up = rectangle(points)
        up, right, ink = upright(image, centre, right, up)
        rows.append([number, colour, *centre, *right, *up, *ink, at])
    return np.array(rows, np.float32).reshape(-1, 12)


def kind(name: str) -> tuple[int, int]:
    if name == "joker":
        return JOKER, 0
    colour, number = name.split("_")
    return int(number) - 1, COLOURS.index(colour)


def rectangle(points: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The smallest rectangle around the points: centre, short and long half axis."""
    best = None
    for angle in np.radians(np.arange(0, 90, 1)):
        axes = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        turned = points @ axes.T
        low, high = turned.min(0), turned.max(0)
        area = np.prod(high - low)
        if best is None or area < best[0]:
            best = (area, (low + high) / 2 @ axes, (high - low) / 2, axes)
    assert best
    _, centre, half, axes = best
    one, other = axes[0] * half[0], axes[1] * half[1]
    return (centre, one, other) if half[0] < half[1] else (centre, other, one)


def upright(
    image: np.ndarray, centre: np.ndarray, right: np.ndarray, up: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Turn the axes so that the print lies in the upper half (y grows downwards), and measure the ink."""
    steps = np.linspace(-0.8, 0.8, 41)
    v, u = np.meshgrid(steps, steps, indexing="ij")
    places = centre + u[..., None] * right + v[..., None] * up
    x = np.clip(places[..., 0], 0, image.shape[1] - 1).astype(int)
    y = np.clip(places[..., 1], 0, image.shape[0] - 1).astype(int)
    pixels = image[y, x]
    face = np.median(pixels.reshape(-1, 3)[pixels.sum(-1).ravel() > np.median(pixels.sum(-1))], 0)
    missing = 1 - pixels / np.maximum(face, 0.05)
    weight = np.maximum(np.abs(missing).max(-1) - 0.3, 0) * (np.abs(u) < 0.65)
    total = weight.sum() + 1e-6
    side = (weight * v).sum() / total
    ink = (weight[..., None] * missing).sum((0, 1)) / total
    if side < 0:
        up = -up
    # A tile is no mirror image: right is up turned clockwise as seen on the screen.
    if right[0] * -up[1] - right[1] * -up[0] < 0:
        right = -right
    return up, right, ink


if __name__ == "__main__":
    main(*sys.argv[1:])
