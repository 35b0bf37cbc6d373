"""Training, in small: on the processor, a few steps on one batch of drawn scenes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

TRAINING = Path(__file__).parents[2] / "training" / "scan"


@pytest.mark.long
def test_the_loss_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch", reason="torch is not installed: training needs it, reading does not")
    np = pytest.importorskip("numpy")
    monkeypatch.syspath_prepend(str(TRAINING))
    import glyphs  # type: ignore[import-not-found]
    import lens  # type: ignore[import-not-found]
    import network  # type: ignore[import-not-found]
    import scenes  # type: ignore[import-not-found]
    import train  # type: ignore[import-not-found]
    from PIL import ImageFont

    torch.manual_seed(1)
    font = ImageFont.load_default(96)
    masks = [glyphs.mask(font, str(number)) for number in range(1, 14)]
    small = {
        "numbers": torch.tensor(np.stack([[glyphs.stretched(mask) for mask in masks]])),
        "ratios": torch.tensor([[mask.width / mask.height for mask in masks]]),
        "letters": torch.tensor(glyphs.stretched(glyphs.mask(font, "A"))[None]),
        "jokers": torch.tensor(glyphs.joker(glyphs.random.Random(1))[None]),
    }
    brush = scenes.Brush(small, "cpu")
    with torch.no_grad():
        picture, want = scenes.scene(brush, 2)
        picture = lens.photographed(brush, picture)
    net = network.Network()
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3)
    losses = []
    for _ in range(12):
        loss, _ = train.loss_of(net(picture), want)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    assert losses[-1] < 0.75 * losses[0]
    sys.modules.pop("train", None)
