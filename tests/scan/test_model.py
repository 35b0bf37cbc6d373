from __future__ import annotations

import re
from pathlib import Path

import numpy as np
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
    blank = np.zeros((1, 3, 8 * STRIDE, 12 * STRIDE), dtype=np.float32)
    (answer,) = session.run(None, {"picture": blank})
    assert answer.shape == (1, CHANNELS, 8, 12), "cells are as large as is reckoned with"
