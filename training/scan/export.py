"""The trained network as an ONNX file with weights and layers of eight bits.

    python export.py state.pt photos.pkl glyphs.npz tiles.onnx

Ranges of the layers are measured on training photos and drawn scenes. The last layer stays in floats: it tells
places and inks, where a step of 1/256 of the widest range would be felt.
"""

from __future__ import annotations

import io
import pickle
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import onnx
import torch
from brush import Brush
from lens import photographed
from network import Network
from onnxruntime.quantization import (
    CalibrationDataReader,
    CalibrationMethod,
    QuantFormat,
    QuantType,
    quantize_static,
)
from onnxruntime.quantization.shape_inference import quant_pre_process
from PIL import Image
from scenes import scene
from train import load_glyphs

VERSION = "2"
DRAWN, REAL = 24, 48


def main(state: str, photos: str, glyphs: str, target: str) -> None:
    """Write the file and say how large it is."""
    saved = torch.load(state, map_location="cpu")
    net = Network().eval()
    net.load_state_dict(
        {key: value.float() if value.is_floating_point() else value for key, value in saved["mean"].items()}
    )
    with tempfile.TemporaryDirectory() as folder:
        plain, ready = Path(folder, "plain.onnx"), Path(folder, "ready.onnx")
        torch.onnx.export(
            net, (torch.rand(1, 3, 256, 320),), str(plain), input_names=["picture"], output_names=["answer"], opset_version=17, dynamo=False,
            dynamic_axes={"picture": {2: "height", 3: "width"}, "answer": {2: "rows", 3: "columns"}},
        )  # fmt: skip
        quant_pre_process(str(plain), str(ready), skip_symbolic_shape=True)
        last = next(
            node.name for node in reversed(onnx.load(str(ready)).graph.node) if node.op_type == "Conv"
        )
        quantize_static(
            str(ready), target, Pictures(photos, glyphs), quant_format=QuantFormat.QDQ, per_channel=True, nodes_to_exclude=[last],
            weight_type=QuantType.QInt8, activation_type=QuantType.QUInt8, calibrate_method=CalibrationMethod.MinMax,
            extra_options={"CalibMovingAverage": True, "CalibMovingAverageConstant": 0.05},
        )  # fmt: skip
    model = onnx.load(target)
    for key, value in {
        "version": VERSION,
        "steps": str(saved["step"]),
        "seconds": f"{saved['spent']:.0f}",
    }.items():
        entry = model.metadata_props.add()
        entry.key, entry.value = key, value
    onnx.save(model, target)
    print(Path(target).stat().st_size, "bytes")


class Pictures(CalibrationDataReader):
    """Pictures that the ranges are measured on."""

    def __init__(self, photos: str, glyphs: str) -> None:
        self.all = iter([*drawn(glyphs), *real(photos)])

    def get_next(self) -> dict[str, np.ndarray] | None:
        """The next picture, or none."""
        return next(self.all, None)


@torch.no_grad()
def drawn(glyphs: str) -> Iterator[dict[str, np.ndarray]]:
    torch.manual_seed(7)
    brush = Brush(load_glyphs(glyphs), "cpu")
    for _ in range(DRAWN // 6):
        for each in photographed(brush, scene(brush, 6)[0]):
            yield {"picture": each[None].numpy()}


def real(photos: str) -> Iterator[dict[str, np.ndarray]]:
    with open(photos, "rb") as file:
        data = pickle.load(file)["train"]
    for _, jpeg, _ in data[:: len(data) // REAL]:
        image = Image.open(io.BytesIO(jpeg)).convert("RGB").resize((512, 512))
        yield {"picture": np.asarray(image, np.float32).transpose(2, 0, 1)[None] / 255}


if __name__ == "__main__":
    main(*sys.argv[1:5])
