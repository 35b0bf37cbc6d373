"""The privacy page: what is kept of a visitor and for how long, with buttons to see it and to be forgotten.

It is made here and not in the web client, so that it is there for everybody, and true for this server.
"""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES, best_language
from tilerummy.server.edge.http import told

PARTS = ("account", "kept", "time", "reports", "puzzles mark", "address", "logs", "others", "delete")
TOKEN = "tilerummy-token"
"""Where the page keeps its token; must agree with web/src/api.ts."""
SCRIPT = (
    """'use strict';
const main = document.querySelector('main');
const words = main.dataset;
const shown = document.querySelector('pre');
async function ask(method, path) {
  const token = localStorage.getItem('"""
    + TOKEN
    + """');
  if (!token) return null;
  const answer = await fetch(path, { method, headers: { Authorization: `Bearer ${token}` } });
  return answer.ok ? answer.json() : null;
}
document.querySelector('#see').addEventListener('click', async () => {
  const kept = await ask('GET', '/api/mine/data');
  shown.textContent = kept ? JSON.stringify(kept, null, 2) : words.nothing;
});
document.querySelector('#forget').addEventListener('click', async () => {
  if (!confirm(words.sure)) return;
  shown.textContent = (await ask('DELETE', '/api/mine')) ? words.forgotten : words.nothing;
  for (const key of Object.keys(localStorage)) if (key.startsWith('tilerummy')) localStorage.removeItem(key);
});
"""
)


class Privacy:
    """The page, in every language."""

    def __init__(self, keep_days: int) -> None:
        self._keep_days = keep_days

    def routes(self) -> list[BaseRoute]:
        """Where it is found."""
        return [Route("/privacy", told(self.page)), Route("/privacy.js", told(self.script))]

    async def page(self, request: Request) -> Response:
        """What is kept, in the language asked for."""
        wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")
        headers = {"vary": "accept-language", "cache-control": "no-cache"}
        return HTMLResponse(privacy_page(best_language(wanted), self._keep_days), headers=headers)

    async def script(self, request: Request) -> Response:
        """What the buttons do."""
        return Response(SCRIPT, media_type="text/javascript", headers={"cache-control": "no-cache"})


def privacy_page(language: str, keep_days: int) -> str:
    """The page in one language."""
    words = catalogue(language)

    def text(name: str) -> str:
        if name == "time":
            return escape(
                words.text("privacy-days", days=keep_days) if keep_days else words.text("privacy-forever")
            )
        if name == "mark" and keep_days:
            return escape(words.text("privacy-mark-days", days=keep_days))
        return escape(words.text(f"privacy-{name}"))

    others = " ".join(
        f'<a href="/privacy?lang={other.code}" lang="{other.code}">{escape(other.autonym)}</a>'
        for other in LANGUAGES
    )
    return f"""<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{text("title")} · tilerummy</title>
<main data-sure="{text("sure")}" data-forgotten="{text("forgotten")}" data-nothing="{text("nothing")}">
<h1>{text("title")}</h1>
<p>{text("lead")}</p>
<ul>
{"".join(f"<li>{' '.join(map(text, part.split()))}</li>" for part in PARTS)}
</ul>
<p><button id="see">{text("see")}</button> <button id="forget">{text("forget")}</button></p>
<pre role="status"></pre>
</main>
<nav>{others}</nav>
<script src="/privacy.js" defer></script>
</html>
"""
