"""The privacy page: what is kept of a visitor and for how long, with buttons to see it and to be forgotten.

It is made here and not in the web client, so that it is there for everybody, and true for this server.
"""

from __future__ import annotations

from html import escape

from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES, best_language
from tilerummy.server.edge.asked import CSS, HTML, Answer, Asked

PARTS = (
    "account",
    "kept",
    "time",
    "families",
    "reports",
    "puzzles deal mark",
    "notices",
    "address",
    "logs",
    "others",
    "delete",
)
ASK_AGAIN = {"cache-control": "no-cache"}
TOKEN = "tilerummy-token"
"""Where the page keeps its token; must agree with web/src/wire/api.ts."""
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
STYLE = """:root { color-scheme: light dark; --bg: #f3ede1; --surface: #fffcf5; --ink: #26211a;
  --ink-2: #665c4e; --line: #e2d8c6; --control: #8c7f6a; --link: #17594a; }
@media (prefers-color-scheme: dark) { :root { --bg: #141613; --surface: #1f221e; --ink: #efe8da;
  --ink-2: #b0a797; --line: #33372f; --control: #7d7667; --link: #8ee0c4; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px 48px; background: var(--bg); color: var(--ink); font: 16.5px/1.45
  -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif; }
main, nav { max-width: 680px; margin: 0 auto; }
h1 { margin: 0 0 12px; font-size: clamp(22px, 6.4vw, 28px); line-height: 1.15; overflow-wrap: anywhere; }
p, li { text-wrap: pretty; }
ul { margin: 0 0 20px; padding: 0; list-style: none; border-radius: 14px; background: var(--surface); }
li { padding: 12px 16px; }
li + li { border-top: 1px solid var(--line); }
.doors { display: flex; flex-wrap: wrap; gap: 8px; }
button { min-height: 44px; padding: 8px 18px; border: 1.5px solid var(--control); border-radius: 12px;
  background: var(--surface); color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
a { color: var(--link); }
pre { overflow-x: auto; padding: 12px 16px; border-radius: 14px; background: var(--surface);
  font-size: 13px; }
pre:empty { padding: 0; }
nav { display: flex; flex-wrap: wrap; gap: 0 16px; margin-top: 24px; color: var(--ink-2); }
nav a { display: inline-block; padding: 8px 0; }
"""
"""The look of the page's rule book; the colours are those of web/src/ui/tokens.css."""


class Privacy:
    """The page, in every language."""

    def __init__(self, keep_days: int) -> None:
        self._keep_days = keep_days

    async def page(self, asked: Asked) -> Answer:
        """What is kept, in the language asked for."""
        page = privacy_page(best_language(asked.languages), self._keep_days).encode()
        return Answer(page, kind=HTML, headers={**ASK_AGAIN, "vary": "accept-language"})

    # A file of its own: our policy lets no page run what stands in it.
    async def script(self, asked: Asked) -> Answer:
        """What the buttons do."""
        return Answer(SCRIPT.encode(), kind="text/javascript", headers=ASK_AGAIN)

    async def style(self, asked: Asked) -> Answer:
        """How it looks."""
        return Answer(STYLE.encode(), kind=CSS, headers=ASK_AGAIN)


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
<title>{text("title")} · tilerummy</title><link rel="stylesheet" href="/privacy.css">
<main data-sure="{text("sure")}" data-forgotten="{text("forgotten")}" data-nothing="{text("nothing")}">
<h1>{text("title")}</h1>
<p>{text("lead")}</p>
<ul>
{"".join(f"<li>{' '.join(map(text, part.split()))}</li>" for part in PARTS)}
</ul>
<p class="doors"><button id="see">{text("see")}</button> <button id="forget">{text("forget")}</button></p>
<pre role="status"></pre>
</main>
<nav>{others}</nav>
<script src="/privacy.js" defer></script>
</html>
"""
