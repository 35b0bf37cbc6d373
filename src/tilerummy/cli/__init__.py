"""The command line: which commands there are, and how whatever goes wrong in them is told.

A command is a function `NAME_command`, in a file of its own or beside those it shares its thought with. It is
loaded only when it is asked for: the help and the version must come at once.
"""

from __future__ import annotations

import codecs
import os
import sys
from importlib import import_module
from io import TextIOWrapper
from traceback import print_exc
from typing import TYPE_CHECKING, Any, TextIO, cast
from unicodedata import normalize

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


COMMANDS = {
    "rules": "Show the rule sets, and change them for your house.",
    "judge": "Judge turns, sets, openings and scores: the referee in a pipe.",
    "solve": "Find the best turn in each position of a pipe.",
    "count": "Count the legal turns of small positions.",
    "play": "Play against bots in the terminal.",
    "day": "Show today's deal, let a bot play it, check a result.",
    "puzzle": "Solve a puzzle in the terminal: today's, or another one.",
    "puzzles": "Make puzzles, each with one solution, and prove them again.",
    "arena": "Play bots against each other and measure them.",
    "club": "Run an evening of a club: several tables, real boxes.",
    "bot": "Let a bot play at a table of a server.",
    "engine": "Let one of our bots play for other programs, over a pipe.",
    "serve": "Run the game server with its web page.",
    "admin": "Look after a public site: tables, bans, reports.",
    "backup": "Make a backup every night, each one tried.",
    "restore": "Put a backup into a database, or compare it with one.",
    "export": "Write the tables of a server to a file: a backup.",
    "import": "The older name of restore.",
    "verify": "Check that the record of a match is genuine.",
    "replay": "Show the record of a match, step by step.",
    "review": "Look back at a finished match with the solver.",
    "read": "Read the tiles of photos.",
    "draw": "Draw a tile, a set, a table or a rack as SVG.",
}

SHARED_FILES = {
    "solver_commands": ("solve", "count"),
    "puzzle_commands": ("puzzle", "puzzles"),
    "bot_commands": ("bot", "engine"),
    "backup_commands": ("backup", "restore", "export", "import"),
    "record_commands": ("verify", "replay"),
}
"""The commands that are not in a file `NAME_command.py` of their own."""

EXTRAS = {
    "PIL": "scan",
    "asyncpg": "postgres",
    "fluent": "play",
    "gymnasium": "research",
    "msgspec": "play",
    "numpy": "research",
    "onnxruntime": "scan",
    "pettingzoo": "research",
    "ray": "ray",
    "resvg_py": "cards",
    "starlette": "play",
    "uvicorn": "play",
    "websockets": "play",
}
"""What the bare package does not bring, and the extra that does."""

COMPLETES = "_TILERUMMY_COMPLETE"
"""Set in the environment by a shell that asks what could be typed next."""
TRACEBACK = "TILERUMMY_TRACEBACK"
"""Set in the environment, it does what `--traceback` does."""

EPILOG = """\b
Examples:
  tilerummy rules sabra
  tilerummy judge --rules baltic-lv cases.jsonl
  tilerummy solve --rules rummy positions.jsonl
  tilerummy draw 'r4 r5 * | k8 b8 y8' -o table.svg
"""


class Commands(click.Group):
    """The commands by name, with the exit statuses that docs/cli.md promises."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order a newcomer meets them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load a command."""
        if cmd_name not in COMMANDS:
            return None
        shared = (file for file, names in SHARED_FILES.items() if cmd_name in names)
        file = next(shared, f"{cmd_name}_command")
        return cast(click.Command, getattr(import_module(f"tilerummy.cli.{file}"), f"{cmd_name}_command"))

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without loading them: the help must come at once."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Commands for the Tab key without loading them: some need packages that may not be there."""
        from click.shell_completion import CompletionItem

        if incomplete.startswith("-"):
            return click.Command.shell_complete(self, ctx, incomplete)
        found = ((name, what) for name, what in COMMANDS.items() if name.startswith(incomplete))
        return [CompletionItem(name, help=what) for name, what in found]

    shows_traceback = False

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command; whatever goes wrong is one line on stderr, and a traceback only if asked for."""
        self.shows_traceback = bool(os.environ.get(TRACEBACK))
        for stream in (sys.stdout, sys.stderr):
            use_letters_of(stream)
        # click would print errors in its own form, and end with its own status.
        extra["standalone_mode"] = False
        try:
            status = super().main(*args, **extra)
        except click.ClickException as error:
            if self.shows_traceback:
                print_exc()
            said, status = error.format_message(), error.exit_code
            if isinstance(error, click.UsageError):
                end = "" if said.endswith((".", "?", "!")) else "."
                said, status = f"{said}{end} Try '{_command_path(error)} --help'.", 1
            status = _fail(said, status)
        except click.Abort:
            status = _fail("stopped", 1)
        except Exception as error:
            if COMPLETES in os.environ:  # a shell asks for completions: it wants no message
                raise SystemExit(1) from None
            if self.shows_traceback:
                print_exc()
            hint = "" if self.shows_traceback else " (tilerummy --traceback COMMAND shows where)"
            status = _fail(_missing(error) or f"tilerummy failed: {type(error).__name__}: {error}{hint}", 1)
        raise SystemExit(status or 0)


def _fail(message: str, status: int) -> int:
    click.echo(f"Error: {message}", err=True)
    return status


def _missing(error: Exception) -> str | None:
    """What to install, if that is all that is wrong."""
    package = error.name if isinstance(error, ModuleNotFoundError) else None
    if package not in EXTRAS:
        return None
    wanted = f"pip install 'tilerummy[{EXTRAS[package]}]'"
    return f"{package} is missing: this needs more than the bare package. Install it with {wanted}"


def _command_path(error: click.UsageError) -> str:
    return error.ctx.command_path if error.ctx else "tilerummy"


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if not wanted:
        return
    click.echo(version_text())
    ctx.exit()


def _show_traceback(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and isinstance(ctx.command, Commands):
        ctx.command.shows_traceback = True


@click.command(
    cls=Commands,
    name="tilerummy",
    epilog=EPILOG,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version and the solver engine in use.",
)
@click.option(
    "--traceback",
    is_flag=True,
    expose_value=False,
    callback=_show_traceback,
    help=f"Show where in the program something went wrong ({TRACEBACK}=1 does the same).",
)
@click.pass_context
def main(ctx: click.Context) -> None:
    """Tile rummy under every published rule set."""
    if os.environ.get("NO_COLOR"):
        ctx.color = False
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def version_text() -> str:
    """Version and engine in one line. A plain engine is told as such: it is the slow one."""
    engine = _engine()
    told = {"plain": f"plain Python, slower than the C core, {_why_plain()}"}.get(engine or "", engine)
    return f"tilerummy {_version()}" + (f" (solver: {told})" if told else "")


def _why_plain() -> str:
    return "as TILERUMMY_PLAIN asks" if os.environ.get("TILERUMMY_PLAIN") else "which this install lacks"


def _version() -> str:
    # Imported here: it costs as much as all else that the help needs.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("tilerummy")
    except PackageNotFoundError:
        return "(not installed)"


def _engine() -> str | None:
    try:
        return str(import_module("tilerummy.solver").ENGINE)
    except (ImportError, AttributeError):
        return None


# Letters for terminals that cannot show all: a Polish l becomes a plain one, a long dash a short one.

PLAIN = "tilerummy.plain"
LIKE = {
    "\u2013": "-",  # en dash
    "\u2014": "-",  # em dash
    "\u2212": "-",  # minus sign
    "\u2011": "-",  # non-breaking hyphen
    "\u00d7": "x",  # multiplication sign
    "\u00b7": "-",  # middle dot
    "\u2026": "...",  # horizontal ellipsis
    "\u2192": "->",  # rightwards arrow
    "\u00b1": "+-",  # plus-minus sign
    "\u2265": ">=",  # greater-than or equal to
    "\u2264": "<=",  # less-than or equal to
    "\u2019": "'",  # right single quotation mark
    "\u2018": "'",  # left single quotation mark
    "\u201c": '"',  # left double quotation mark
    "\u201d": '"',  # right double quotation mark
    "\u201e": '"',  # double low-9 quotation mark
    "\u00ab": '"',  # left-pointing double angle quotation mark
    "\u00bb": '"',  # right-pointing double angle quotation mark
    "\u00a0": " ",
    "\u202f": " ",
    "\u0142": "l",  # latin small letter l with stroke
    "\u0141": "L",  # latin capital letter l with stroke
    "\u00f8": "o",  # latin small letter o with stroke
    "\u00d8": "O",  # latin capital letter o with stroke
    "\u00e6": "ae",  # latin small letter ae
    "\u00c6": "AE",  # latin capital letter ae
    "\u00df": "ss",  # latin small letter sharp s
}


def plain(letter: str) -> str:
    """The nearest that every terminal has."""
    if letter in LIKE:
        return LIKE[letter]
    # An accented letter falls apart into the letter and its accent, which is dropped.
    return normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


codecs.register_error(PLAIN, _plainly)


def use_letters_of(stream: TextIO) -> None:
    """From now on, what a stream cannot show is written in the nearest letters it can."""
    # Only where it would fail: whoever has chosen another way by PYTHONIOENCODING keeps it.
    if isinstance(stream, TextIOWrapper) and stream.errors == "strict":
        stream.reconfigure(errors=PLAIN)
