"""A position that travels: its link opens the page and shows a picture, and nonsense gets a clear word."""

from __future__ import annotations

from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from starlette.applications import Starlette

from tests.server.test_page import get
from tilerummy.server.edge import page_routes as cards
from tilerummy.server.edge.asgi import routes
from tilerummy.server.edge.budgets import Budgets, TrustedProxies
from tilerummy.server.edge.logs import public_path, without_secrets

PUBLIC = "https://play.example"
LINK = "sabra~opening_min~0.opened.k9b9y9-r3r4j.r5r9b1"
NONSENSE = ("hello", "sabra.opened.k9b9y9.z3", "sabra.opened.-.r5r5r5", "nobox.opened.-.r5", "x" * 5000)
"""No position, no tile, three of a tile that exists twice, no box, far too long."""


class Painter:
    """A worker in this process that counts what it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def ask(self, patience: float, function: Callable[..., Any], *args: object) -> Any:
        self.asked += 1
        return function(*args)


class Tags(HTMLParser):
    """What a messenger reads."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        if tag == "meta" and "property" in named:
            self.found[named["property"]] = named["content"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<head>\n    <title>tilerummy</title>\n  </head>")
    return tmp_path


def serving(folder: Path, painter: Painter) -> Starlette:
    answers = cards.CardRoutes(painter, PUBLIC, lambda: 0.0, folder)  # type: ignore[arg-type]
    budgets = Budgets(TrustedProxies("*"), lambda: 0.0)
    return Starlette(routes=routes([answers], budgets))


async def test_a_link_tells_messengers_what_to_show(folder: Path) -> None:
    painter = Painter()
    app = serving(folder, painter)
    status, headers, page = await get(app, f"/q/{LINK}")
    shown = Tags(page).found
    assert (status, painter.asked, headers[b"vary"]) == (200, 0, b"accept-language")
    assert shown["og:title"] == "Can you find it?"
    assert shown["og:url"] == f"{PUBLIC}/q/{quote(LINK, safe='-._~')}"
    assert shown["og:image"] == f"{shown['og:url']}/card.png"
    assert (shown["og:image:width"], shown["og:image:height"]) == ("1200", "630")
    status, headers, picture = await get(app, f"/q/{LINK}/card.png")
    assert (status, headers[b"content-type"]) == (200, b"image/png")
    assert b"max-age" in headers[b"cache-control"]
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
    assert (await get(app, f"/q/{LINK}/card.png"))[2] == picture
    assert painter.asked == 1, "painted once"


@pytest.mark.parametrize("link", NONSENSE)
async def test_nonsense_is_a_plain_page_and_no_picture(folder: Path, link: str) -> None:
    app = serving(folder, Painter())
    status, _, page = await get(app, f"/q/{link}")
    assert (status, Tags(page).found) == (404, {})
    assert b"<title>tilerummy</title>" in page
    status, _, why = await get(app, f"/q/{link}/card.png")
    assert (status, b"unreadable" in why) == (400, True)


async def test_pictures_have_a_limit_and_known_ones_none(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cards, "CARDS", (0, 1))
    app = serving(folder, Painter())
    assert (await get(app, f"/q/{LINK}/card.png"))[0] == 200
    status, _, why = await get(app, "/q/sabra.opened.-.r5/card.png")
    assert (status, b"too_many" in why) == (429, True)
    assert (await get(app, f"/q/{LINK}/card.png"))[0] == 200


async def test_without_a_painter_the_link_opens_all_the_same(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cards, "can_paint", lambda: False)
    app = serving(folder, Painter())
    shown = Tags((await get(app, f"/q/{LINK}"))[2]).found
    assert shown["og:title"]
    assert "og:image" not in shown
    assert (await get(app, f"/q/{LINK}/card.png"))[0] == 404


def test_no_tile_is_written_into_a_log() -> None:
    for said in (public_path(f"/q/{LINK}/card.png"), without_secrets(f"GET /q/{LINK} failed")):
        assert "k9b9" not in said
