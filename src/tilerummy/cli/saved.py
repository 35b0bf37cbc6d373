"""A match in a file: `tilerummy play --save FILE` keeps it after every turn, and goes on with it."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from tilerummy.cli.source import InputError
from tilerummy.rules.match.event import Event
from tilerummy.rules.match.record import read_record, write_record
from tilerummy.rules.refusal import BadRules, Unreadable

FORM = 1


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """All that has happened, the secret behind the tiles to come, and who plays."""

    events: Sequence[Event]
    secret: bytes
    bots: str

    def write(self, file: Path) -> None:
        """All of it or nothing: a crash in the middle leaves the old one."""
        held = {"tilerummy_play": FORM, "bots": self.bots, "secret": self.secret.hex()}
        held["record"] = write_record(self.events)
        new = file.with_name(f"{file.name}.new")
        try:
            new.write_text(json.dumps(held, indent=1), encoding="utf-8")
            os.replace(new, file)
        except OSError as error:
            raise click.ClickException(f"{click.format_filename(file)}: {error.strerror}") from None


def read_saved(file: Path) -> SavedMatch:
    """A match that was kept; `InputError` if this is none."""
    name = click.format_filename(file)
    try:
        held = json.loads(file.read_text(encoding="utf-8"))
        if held["tilerummy_play"] != FORM:
            raise InputError(f"{name} was kept by a newer version of tilerummy.")
        secret, bots = bytes.fromhex(held["secret"]), str(held["bots"])
        return SavedMatch(read_record(held["record"]), secret, bots)
    except OSError as error:
        raise InputError(f"{name}: {error.strerror}") from None
    except (Unreadable, BadRules, ValueError, KeyError, TypeError):
        raise InputError(f"{name} holds no match that was kept by `tilerummy play --save`.") from None
