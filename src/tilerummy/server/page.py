"""The page: the built web client if it is there, else a few words that it is not."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

FOLDER = Path(__file__).parent / "page"
ASSETS = "assets/"
FOREVER = "public, max-age=31536000, immutable"
"""The names of assets change with their contents, so they may be kept."""
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>tilerummy</title>
<h1>tilerummy</h1>
<p>The server is running, but its page has not been built. Programs can play all the same: the messages are at
<a href="/schema">/schema</a>.</p>
</html>
"""


def page_routes(folder: Path = FOLDER) -> list[BaseRoute]:
    """Where the page is found: under every address of its own."""
    index = folder / "index.html"

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        file = _file(folder, path)
        if path.startswith(ASSETS):
            if file is None:
                raise HTTPException(404)
            return FileResponse(file, headers={"cache-control": FOREVER})
        if file is None and not index.exists():
            return HTMLResponse(NOT_BUILT)
        return FileResponse(file or index, headers={"cache-control": "no-cache"})

    return [Route("/{path:path}", page)]


def _file(folder: Path, path: str) -> Path | None:
    """A file beside the index or among the assets; never one outside the folder."""
    name = path.removeprefix(ASSETS)
    if not name or "/" in name or "\\" in name or "\0" in name or name.startswith("."):
        return None
    file = folder / path
    return file if file.is_file() else None
