from __future__ import annotations

import re
from pathlib import Path

import onnxruntime

from tilerummy.scan.grid import CHANNELS, STRIDE
from tilerummy.scan.photo import network_file

CARD = Path(__file__).parents[2] / "docs" / "scan.md"


def test_the_model_is_small_and_its_card_names_its_version() -> None:
    file = network_file()
    assert file is not None
    model = file.read_bytes()
    assert len(model) <= 3_000_000
    session = onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])
    about = session.get_modelmeta().custom_metadata_map
    (version,) = re.findall(r"^\| version \| (\S+) \|$", CARD.read_text("utf-8"), re.MULTILINE)
    assert about["version"] == version
    assert session.get_outputs()[0].shape[1] == CHANNELS
    assert STRIDE == 8
