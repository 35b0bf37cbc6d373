"""The page: the built web client if it is there, else a few words that it is not."""

from __future__ import annotations

from importlib.util import find_spec
from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import best_language
from tilerummy.scan.photo import network_file
from tilerummy.server.edge.asked import takes

BESIDE = Path(__file__).parent.parent / "page"
"""Where a checkout builds it. Whoever installs tilerummy has it in a package of its own."""
ASSETS = "assets/"
FOREVER = "public, max-age=31536000, immutable"
"""The names of assets change with their contents, so they may be kept."""
NETWORK_ENDING = ".onnx"
PYTHON, LISTED = "device", "files.json"
"""The folder of Python in a site, and the list of its files; their names change with their contents too."""
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""What browsers call a packed file, and how ours end; smallest first. The build puts them there."""
NOT_BUILT = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>tilerummy</title>
<h1>tilerummy</h1>
<p>{state}</p>
<p>{programs}</p>
</html>
"""
SCHEMA = '<a href="/schema">/schema</a>'


def page_folder() -> Path:
    """Where the page lies, if it is there at all."""
    package = None if BESIDE.exists() else find_spec("tilerummy_page")
    return Path(package.origin).parent / "files" if package and package.origin else BESIDE


def page_routes(folder: Path | None = None, site: Path | None = None) -> list[BaseRoute]:
    """Where the page is found: under every address of its own; and Python for browsers, from a site."""
    folder = folder or page_folder()
    index = folder / "index.html"
    python = site and site / PYTHON

    async def part(request: Request) -> Response:
        name = request.path_params["name"]
        if python is None and name == LISTED:
            # Every page asks once whether there is Python here: no is an answer, not an error.
            return Response(status_code=204)
        file = python and _file(python, name)
        if file is None:
            raise HTTPException(404)
        return _send(request, file, "no-cache" if name == LISTED else FOREVER)

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        file = _file(folder, path)
        if path.startswith(ASSETS):
            if file is None and path.endswith(NETWORK_ENDING):
                file = network_file()  # packed once: it is as large as all the rest
            if file is None:
                raise HTTPException(404)
            return _send(request, file, FOREVER)
        if file is None and not index.exists():
            return HTMLResponse(_not_built(request), headers={"vary": "accept-language"})
        return _send(request, file or index, "no-cache")

    return [Route(f"/{PYTHON}/{{name}}", part), Route("/{path:path}", page)]


def _not_built(request: Request) -> str:
    """What somebody sees who has started the server and not yet built its page, in their language."""
    words = catalogue(best_language(request.headers.get("accept-language", "")))
    state, programs = words.text("not-built"), words.text("not-built-programs", address=SCHEMA)
    return NOT_BUILT.format(language=words.language, state=state, programs=programs)


def _send(request: Request, file: Path, cache_control: str) -> Response:
    """A file, packed as tightly as the browser can take it."""
    headers = {"cache-control": cache_control, "vary": "accept-encoding"}
    kind = guess_type(file.name)[0]
    accepted = request.headers.get("accept-encoding", "")
    for name, ending in PACKED:
        packed = file.with_name(file.name + ending)
        if takes(accepted, name) and packed.is_file():
            return FileResponse(packed, headers={**headers, "content-encoding": name}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)


def _file(folder: Path, path: str) -> Path | None:
    """A file beside the index or among the assets; never one outside the folder."""
    name = path.removeprefix(ASSETS)
    # One name and no path: no way leads out of the folder, whatever the system makes of dots.
    if not name or "/" in name or "\\" in name or "\0" in name or name.startswith("."):
        return None
    file = folder / path
    try:
        return file if file.is_file() else None
    except OSError:  # a name that no file can have, such as one of a thousand letters
        return None
