"""`./run docs`: the pages of the repository as a site in build/docs/site.

The pages stay where they are and read well there. They are laid out afresh for the site: those outside
docs/ join the others, links follow them, the reference is made from the docstrings. Then Zensical builds
the site, and every link of the result is followed. Nothing is fetched.
"""

from __future__ import annotations

import argparse
import contextlib
import enum
import inspect
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from os.path import normpath, relpath
from pathlib import Path
from posixpath import dirname, join
from typing import Any
from urllib.parse import unquote, urlsplit

import tilerummy as tr
from tilerummy.locales.language import LANGUAGES
from tilerummy.rules.match.event import StarterChosen
from tools.charts import Axis, Curve, line_chart
from tools.translations import index, page

ROOT = Path(__file__).resolve().parent.parent


HOME = ROOT / "build" / "docs"
CONFIG = ROOT / "docs" / "site"
ELSEWHERE = {
    "CHANGELOG.md": "changes.md",
    "CONTRIBUTING.md": "contributing.md",
    "README.md": "index.md",
    "LICENSE": "license.txt",
    "docs/decisions": "decisions/index.md",
    "docs/decisions/": "decisions/index.md",
    "benches/results.md": "results.md",
    "benches/solver.svg": "solver.svg",
    "web/public/icon.svg": "icon.svg",
}
"""Pages outside docs/, and where they are in the site."""


class Faulty(Exception):
    """The site is not as it should be; the message says where."""


def places() -> dict[str, str]:
    """Every file of the site that lies in the repository: from there to here."""
    found = dict(ELSEWHERE)
    for path in sorted((ROOT / "docs").rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if path.is_file() and not name.startswith("docs/site/"):
            found[name] = name.removeprefix("docs/")
    return found


def lay_out(source: Path) -> None:
    """All that Zensical reads, in one folder."""
    moved = places()
    for origin, place in moved.items():
        target = source / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if origin == "README.md" or (ROOT / origin).is_dir():
            continue  # the site has a front page of its own
        if origin.endswith(".md"):
            text = (ROOT / origin).read_text(encoding="utf-8")
            target.write_text(follow(text, origin, moved, ROOT), encoding="utf-8")
        else:
            shutil.copy(ROOT / origin, target)
    (source / "reference.md").write_text(reference(), encoding="utf-8")
    (source / "decisions" / "index.md").write_text(list_decisions(source), encoding="utf-8")
    (source / "samples").mkdir()
    (source / "samples" / "index.md").write_text(index(), encoding="utf-8")
    for language in LANGUAGES:
        (source / "samples" / f"{language.code}.md").write_text(page(language.code), encoding="utf-8")
    for path in CONFIG.glob("*.css"):
        shutil.copy(path, source / path.name)


def list_decisions(source: Path) -> str:
    """Every decision by its title."""
    pages = sorted((source / "decisions").glob("0*.md"))
    titles = {
        page.name: page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ") for page in pages
    }
    lines = [f"- [{title.replace('.', chr(92) + '.', 1)}]({name})" for name, title in titles.items()]
    return "\n".join(
        ["# Decisions", "", "What was hard to decide, and why it was decided so.", "", *lines, ""]
    )


def build(home: Path = HOME) -> Path:
    """The site, without a warning and without a link that leads nowhere."""
    source, site = home / "source", home / "site"
    shutil.rmtree(home, ignore_errors=True)
    source.mkdir(parents=True)
    lay_out(source)
    shutil.copy(CONFIG / "zensical.toml", home)
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    command += ["--config-file", str(home / "zensical.toml")]
    quiet: Mapping[str, str] = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=home, env=quiet, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    # It is strict about what it calls errors; what it calls warnings is an error here, too.
    if done.returncode or "No issues found" not in said:
        raise Faulty(said.partition("Traceback")[0].strip())
    if wrong := broken(site):
        raise Faulty("\n".join(wrong))
    return site


def serve(site: Path, port: int) -> None:
    """Show the site on this machine until Ctrl-C."""
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    with contextlib.suppress(KeyboardInterrupt):
        subprocess.run([*command, "--directory", str(site)], check=False)


# -- links: those of a page follow it into the site, and those of the site are tried ----------------


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


# -- the reference of the library, from its docstrings ----------------------------------------------


GROUPS = {
    "Rules": ("presets", "preset", "Rules"),
    "A position": ("Position", "solve", "Verdict", "Solution"),
    "A match": ("Match", "load", "View"),
    "Actions": ("Play", "Draw", "Discard", "Pass"),
    "Bots": ("Bot", "bot", "play", "connect"),
    "Puzzles": ("puzzles", "puzzle", "Puzzle", "NoPuzzle"),
    "Errors": ("Unreadable", "BadRules", "BadRecord", "Illegal", "NoSuchBot", "TableError", "Stalled"),
    "Version": ("__version__",),
}
INTRO = """# Reference

Every public name of `import tilerummy as tr`, from the docstrings; the tests run all examples.
[The library](api.md) tells the same in the order one learns it.
"""


def reference() -> str:
    """The whole page."""
    listed = {name for names in GROUPS.values() for name in names}
    rest = tuple(name for name in tr.__all__ if name not in listed)
    groups = {**GROUPS, **({"More": rest} if rest else {})}
    parts = [INTRO]
    for title, names in groups.items():
        parts += [f"## {title}", *(part for name in names for part in entry(name))]
    return "\n\n".join(parts) + "\n"


def entry(name: str) -> Iterator[str]:
    """A public name: its heading, how it is called, its docstring, and its members."""
    thing = getattr(tr, name)
    yield f"### `tr.{name}`"
    if isinstance(thing, str):
        yield f"The version that is installed: `{thing}`."
        return
    yield signature(name, thing)
    yield prose(thing)
    if inspect.isclass(thing):
        for member, value in members(thing):
            yield f"#### `{name}.{member}`"
            if callable(value):
                yield signature(member, value)
            yield prose(value)


def signature(name: str, thing: Any) -> str:
    """How it is called."""
    try:
        shown = str(inspect.signature(thing))
    except (TypeError, ValueError):
        shown = "(...)"
    shown = re.sub(r"(: |-> )'([^']+)'", r"\1\2", shown)  # types are kept as texts
    shown = re.sub(r"\(self(?:, )?", "(", shown)
    if inspect.isclass(thing):
        shown = shown.removesuffix(" -> None")
    return f"```python\n{name}{shown}\n```"


def members(thing: type) -> Iterator[tuple[str, Any]]:
    """What somebody may use of a class: methods and properties that say what they are."""
    for name in vars(thing):
        value = inspect.getattr_static(thing, name)
        value = value.__func__ if isinstance(value, (staticmethod, classmethod)) else value
        known = isinstance(value, property) or inspect.isfunction(value)
        if not name.startswith("_") and known and value.__doc__ and not isinstance(thing, enum.EnumType):
            yield name, value


def prose(thing: Any) -> str:
    """A docstring as Markdown: its examples become code."""
    text = inspect.getdoc(thing) or ""
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        begins = line.lstrip().startswith(">>>")
        if begins and not inside:
            lines += ["", "```python"]
            inside = True
        if inside and not line.strip():
            lines.append("```")
            inside = False
        lines.append(line)
    return "\n".join([*lines, "```"] if inside else lines)


# -- figures, each drawn by the line of Python that a page has for it -------------------------------


PICTURES = ROOT / "docs" / "pictures"
MARK = re.compile(r"<!-- picture ([\w-]+): (.+?) -->")


def figures() -> Iterator[tuple[str, str]]:
    """Every figure of the docs: its name and its SVG."""
    for path in sorted((ROOT / "docs").glob("*.md")):
        for name, expression in MARK.findall(path.read_text(encoding="utf-8")):
            value = eval(expression, {"tr": tr, "racks": racks})
            yield name, value if isinstance(value, str) else value._repr_svg_() + "\n"


def racks(match: tr.Match) -> str:
    """How many tiles each player held before each turn."""
    held: dict[int, list[tuple[float, float]]] = {seat: [] for seat in range(len(match.players))}
    starter = next(event.seat for event in match.events if isinstance(event, StarterChosen))
    for number, position in enumerate(match.positions()):
        seat = (starter + number) % len(match.players)
        held[seat].append((number, len(position.rack)))
    last = max(number for points in held.values() for number, _ in points) + 1
    winner = match.players.index(match.winners[0])
    held[winner].append((last, 0))
    most = int(max(tiles for points in held.values() for _, tiles in points))
    lines = [Curve(match.players[seat], points, 2.5) for seat, points in held.items()]
    turns = Axis(0, last, {last / 2: "turns"}, ruled=False)
    tiles = Axis(0, most, {float(tiles): str(tiles) for tiles in range(0, most + 1, 10)})
    return line_chart("Tiles on the racks, turn by turn", lines, turns, tiles)


def main() -> int:
    """Build the site and perhaps show it, or draw the figures."""
    parser = argparse.ArgumentParser(prog="./run docs", description="Build the docs in build/docs/site.")
    told = "serve: show them, too; pictures: draw their figures instead"
    parser.add_argument("what", nargs="?", choices=["build", "serve", "pictures"], default="build", help=told)
    parser.add_argument("--port", type=int, default=8001, help="where they are served; 0 takes any (8001)")
    options = parser.parse_args()
    if options.what == "pictures":
        drawn = dict(figures())
        for name, svg in drawn.items():
            (PICTURES / f"{name}.svg").write_text(svg, encoding="utf-8")
        print(f"docs: {len(drawn)} figures in {PICTURES.relative_to(ROOT)}")
        return 0
    try:
        site = build()
    except Faulty as error:
        print(f"docs: {error}", file=sys.stderr)
        return 1
    pages = sum(1 for _ in site.rglob("*.html"))
    print(f"docs: {pages} pages in {site.relative_to(ROOT)}, no warning, no broken link")
    if options.what == "serve":
        serve(site, options.port)
    return 0


if __name__ == "__main__":
    sys.exit(main())
