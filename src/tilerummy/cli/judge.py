"""`tilerummy judge`: one case a line in, one answer a line out."""

from __future__ import annotations

import json
from typing import NoReturn

import click

from tilerummy.cli.options import Chosen, choose, rules_option, set_option
from tilerummy.cli.source import LONGEST_LINE, InputError, numbered_lines, open_source
from tilerummy.rules.case import Answer, case_id, judge_case
from tilerummy.rules.refusal import BadRules, Unreadable

EPILOG = """\b
Examples:
  tilerummy judge cases.jsonl
  echo '{"kind": "set", "set": ["r4", "r5", "*"]}' | tilerummy judge
  tilerummy judge --rules pro6-en --set penalty_tiles=1 < cases.jsonl
"""


@click.command(epilog=EPILOG)
@rules_option
@set_option
@click.argument("file", default="-")
@click.pass_context
def command(ctx: click.Context, preset: str | None, settings: tuple[str, ...], file: str) -> None:
    """Judge the cases of FILE, one JSON object a line, and answer each with one line.

    A line that cannot be read is answered with its error, and the stream goes on; the exit status is
    then 2. A case may name its own `rules` and `options`.
    """
    chosen, status = choose(preset, settings), 0
    with open_source(file) as source:
        try:
            for number, line in numbered_lines(source):
                answer = answer_line(line, chosen, first=number == 1)
                if "error" in answer:
                    status = InputError.exit_code
                    click.echo(f"line {number}: {answer['error']}", err=True)
                click.echo(json.dumps(answer))
        except OSError as error:
            _cannot_go_on(error)
    ctx.exit(status)


def answer_line(line: bytes | None, chosen: Chosen, *, first: bool = False) -> Answer:
    """The answer to one line, or the error it is answered with."""
    case: object = None
    try:
        case = _read_json(line, first=first)
        return judge_case(case, chosen.base, chosen.changes)
    except (Unreadable, BadRules) as error:
        return {"id": case_id(case), "error": str(error)}
    except Exception as error:  # one line that we fail at must not cost the others their answers
        return {"id": case_id(case), "error": f"tilerummy failed: {type(error).__name__}: {error}"}


def _read_json(line: bytes | None, *, first: bool) -> object:
    if line is None:
        raise Unreadable(f"the line is longer than {LONGEST_LINE} bytes")
    try:
        return json.loads(line.decode("utf-8-sig" if first else "utf-8"), parse_constant=_no_number)
    except UnicodeDecodeError as error:
        raise Unreadable(f"byte {error.start + 1} is not UTF-8") from None
    except json.JSONDecodeError as error:
        raise Unreadable(f"not JSON: {error.msg} at character {error.pos + 1}") from None
    except RecursionError:
        raise Unreadable("not readable: nested too deeply") from None
    except ValueError as error:
        raise error if isinstance(error, Unreadable) else Unreadable("a number is too long") from None


def _no_number(text: str) -> NoReturn:
    raise Unreadable(f"{text} is not a number in JSON")


def _cannot_go_on(error: OSError) -> NoReturn:
    """A closed pipe is the reader's good right; anything else is said."""
    if isinstance(error, BrokenPipeError):
        raise error
    raise InputError(f"could not go on: {error.strerror}") from None
