"""Links of the docs: those of a page follow it into the site, and those of the site are tried."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from os.path import normpath, relpath
from pathlib import Path
from posixpath import dirname, join
from urllib.parse import unquote, urlsplit

FENCE = re.compile(r"(^```.*?^```)", flags=re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
LEAD = {"a": "href", "img": "src", "script": "src", "link": "href", "source": "src", "video": "src"}
FETCHED = ("img", "script", "link", "source", "video")
"""What a browser fetches by itself."""


def follow(text: str, origin: str, moved: Mapping[str, str], root: Path) -> str:
    """A page of the repository with the links it has in the site. A link to source code becomes its words."""

    def anew(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        path, _, part = target.partition("#")
        if not path or urlsplit(target).scheme:
            return found[0]
        meant = normpath(join(dirname(origin), path))
        if meant in moved:
            there = relpath(moved[meant], dirname(moved[origin]) or ".")
            return f"{picture}[{words}]({there}{'#' + part if part else ''})"
        if (root / meant).exists() and not picture:
            return words
        return found[0]  # leads nowhere: Zensical says so

    pieces = FENCE.split(text)
    return "".join(piece if piece.startswith("```") else LINK.sub(anew, piece) for piece in pieces)


class _Page(HTMLParser):
    """The links and the anchors of one page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[tuple[str, str]] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what it leads to and what can be led to."""
        values = dict(attrs)
        for name in ("id", "name"):
            if value := values.get(name):
                self.anchors.add(value)
        if value := values.get(LEAD.get(tag, "")):
            self.links.append((tag, value))


def broken(site: Path) -> list[str]:
    """What leads nowhere in a site, or would be fetched from elsewhere."""
    pages = {path: _read(path) for path in sorted(site.rglob("*.html"))}
    return [
        f"{path.relative_to(site)}: {what}"
        for path, page in pages.items()
        for what in _wrong(path, page, pages, site)
    ]


def _read(path: Path) -> _Page:
    page = _Page()
    page.feed(path.read_text(encoding="utf-8"))
    return page


def _wrong(path: Path, page: _Page, pages: Mapping[Path, _Page], site: Path) -> Iterator[str]:
    for tag, link in page.links:
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            if tag in FETCHED and parts.scheme != "data":
                yield f"fetches {link}"
            continue
        if parts.path.startswith("/"):
            target = site / unquote(parts.path).lstrip("/")
        else:
            target = Path(normpath(path.parent / unquote(parts.path))) if parts.path else path
        target = target / "index.html" if target.is_dir() else target
        if not target.exists():
            yield f"no file for {link}"
        elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
            yield f"no such part: {link}"
