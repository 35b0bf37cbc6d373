"""`./run docs`: the pages of the repository as a site in build/docs/site; `./run docs serve` shows it.

The pages stay where they are and read well there. They are laid out afresh for the site: those outside
docs/ join the others, links follow them, the reference is made from the docstrings. Then Zensical builds
the site, and every link of the result is followed. Nothing is fetched.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tilerummy.locales.language import LANGUAGES  # noqa: E402 - the root has to be known first
from tools.docs_links import broken, follow  # noqa: E402
from tools.docs_reference import reference  # noqa: E402
from tools.samples import index, page  # noqa: E402

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
    "benches/load.svg": "load.svg",
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
    command = [
        sys.executable,
        "-m",
        "zensical",
        "build",
        "--strict",
        "--config-file",
        str(home / "zensical.toml"),
    ]
    quiet: Mapping[str, str] = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=home, env=quiet, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    if done.returncode or "No issues found" not in said:
        raise Faulty(said.partition("Traceback")[0].strip())
    if wrong := broken(site):
        raise Faulty("\n".join(wrong))
    return site


def serve(site: Path, port: int) -> None:
    """Show the site on this machine until Ctrl-C."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(site))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"docs: http://127.0.0.1:{server.server_port}/ (Ctrl-C ends it)", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            server.serve_forever()


def main() -> int:
    """Build the site; show it if asked."""
    parser = argparse.ArgumentParser(prog="./run docs", description="Build the docs in build/docs/site.")
    parser.add_argument(
        "what", nargs="?", choices=["build", "serve"], default="build", help="serve: show them, too"
    )
    parser.add_argument("--port", type=int, default=8001, help="where they are served; 0 takes any (8001)")
    options = parser.parse_args()
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
