"""The page is served where it is built, and a word about it where it is not."""

from __future__ import annotations

import asyncio
from pathlib import Path

from starlette.applications import Starlette
from starlette.types import Message, Scope

from tilerummy.locales.catalogue import catalogue
from tilerummy.server.edge.asgi import page_routes

LONG = "a" * 300
"""No file can have such a name."""


async def get(app: Starlette, path: str, accepts: bytes = b"") -> tuple[int, dict[bytes, bytes], bytes]:
    """One request, without a network."""
    sent: list[Message] = []
    headers = [(b"accept-encoding", accepts)]
    scope: Scope = {"type": "http", "method": "GET", "path": path, "headers": headers, "query_string": b""}

    async def receive() -> Message:
        await asyncio.Event().wait()  # whoever asks stays on the line
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    body = b"".join(message.get("body", b"") for message in sent[1:])
    return sent[0]["status"], dict(sent[0]["headers"]), body


async def test_a_built_page_is_found_under_every_address_of_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>page</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "a-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    app = Starlette(routes=page_routes(folder))
    for path in ("/", "/t/some-code", "/learn/rules"):
        status, headers, body = await get(app, path)
        assert (status, body) == (200, b"<title>page</title>")
        assert headers[b"cache-control"] == b"no-cache"
    assert (await get(app, "/favicon.svg"))[2] == b"<svg/>"
    status, headers, _ = await get(app, "/assets/a-1.js")
    assert (status, b"immutable" in headers[b"cache-control"]) == (200, True)
    assert (await get(app, "/assets/b-2.js"))[0] == 404, "not the page in place of a script"
    for path in ("/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/assets/\0"):
        assert b"secret" not in (await get(app, path))[2]
    assert (await get(app, f"/assets/{LONG}"))[0] == 404
    assert (await get(app, f"/{LONG}"))[2] == b"<title>page</title>", "no name is an error of ours"


async def test_files_are_sent_as_small_as_the_browser_takes_them(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for ending in ("", ".br", ".gz"):
        (tmp_path / "assets" / f"a-1.js{ending}").write_text(f"packed {ending}")
    (tmp_path / "index.html").write_text("plain")
    app = Starlette(routes=page_routes(tmp_path))
    for accepts, encoding, body in (
        (b"gzip, deflate, br, zstd", b"br", b"packed .br"),
        (b"gzip;q=0.8, deflate", b"gzip", b"packed .gz"),
        (b"identity", None, b"packed "),
        (b"br;q=0", None, b"packed "),
    ):
        _, headers, sent = await get(app, "/assets/a-1.js", accepts)
        assert (headers.get(b"content-encoding"), sent) == (encoding, body)
        assert headers[b"content-type"].startswith(b"text/javascript")
        assert headers[b"vary"] == b"accept-encoding"
    assert (await get(app, "/", b"br"))[2] == b"plain", "what was not worth packing"


async def test_python_for_browsers_comes_from_a_site_alone(tmp_path: Path) -> None:
    """Protects pages that play on without the server: they learn whether there is Python, and get it."""
    folder = tmp_path / "site" / "device"
    folder.mkdir(parents=True)
    (folder / "files.json").write_text("{}")
    (folder / "wasm-1.wasm").write_text("plain")
    (folder / "wasm-1.wasm.br").write_text("packed")
    (tmp_path / "site" / "secret.txt").write_text("secret")
    without = Starlette(routes=page_routes(tmp_path / "none"))
    assert (await get(without, "/device/files.json"))[0] == 204, "no, and no error in anybody's console"
    assert (await get(without, "/device/wasm-1.wasm"))[0] == 404
    app = Starlette(routes=page_routes(tmp_path / "none", tmp_path / "site"))
    status, headers, body = await get(app, "/device/files.json")
    assert (status, headers[b"cache-control"], body) == (200, b"no-cache", b"{}")
    _, headers, body = await get(app, "/device/wasm-1.wasm", b"br")
    assert (headers[b"content-encoding"], headers[b"content-type"], body) == (
        b"br",
        b"application/wasm",
        b"packed",
    )
    assert b"immutable" in headers[b"cache-control"]
    for path in ("/device/../secret.txt", "/device/..%2fsecret.txt", "/device/wasm-2.wasm"):
        assert b"secret" not in (await get(app, path))[2]
    for name in ("..", "..\\secret.txt", "\0", ".hidden", LONG):
        assert (await get(app, f"/device/{name}"))[0] == 404


async def test_without_a_page_there_is_a_word_about_it(tmp_path: Path) -> None:
    status, _, body = await get(Starlette(routes=page_routes(tmp_path / "none")), "/")
    assert status == 200
    assert catalogue("en").text("not-built").encode() in body
    assert b'<a href="/schema">' in body
