"""The photo reader in browsers that are not Chromium: it reads what Python reads."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import pytest

from tests.site.foreign import wait
from tests.site.test_browsers import browser_called
from tests.web.conftest import Server
from tests.web.test_photo import LINE, PHOTOS, SETS

CHOOSE = """((field) => {
  const data = Uint8Array.from(atob('%s'), (each) => each.charCodeAt(0));
  const held = new DataTransfer();
  held.items.add(new File([data], '%s', { type: 'image/png' }));
  field.files = held.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
})(document.querySelector('[data-do=choose]'))"""
"""A script may not open the system's window for files; it hands the field a file as that window does."""


@pytest.mark.long
@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_a_photo_is_read_in_other_browsers(name: str, server: Server, tmp_path: Path) -> None:
    """Protects people with other browsers: vectors, workers and pictures are not the same everywhere."""
    photo = PHOTOS[0]
    with browser_called(name, tmp_path) as browser:
        browser.open(f"{server.url}/#companion/photo")
        wait(browser, "document.querySelector('[data-do=choose]')")
        browser.run(CHOOSE % (b64encode(photo.read_bytes()).decode(), photo.name))
        wait(browser, "document.querySelector('[data-photo=read]') && true")
        read = browser.run(f"({LINE})()")
        assert sorted(read) == sorted(tile for row in SETS[0] for tile in row)
        assert browser.complaints() == []
