"""What somebody types in the terminal, read as an action; and what could be typed."""

from __future__ import annotations

from collections import Counter
from enum import Enum

from tilerummy.locales.catalogue import Catalogue
from tilerummy.rules.judging.turn import Before, Drawn
from tilerummy.rules.match.action import Action, ActionKind, Discard, Draw, Pass, Play
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import View
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.table import Rack, read_rack, read_table
from tilerummy.rules.tile import read_tile, tiles_text
from tilerummy.solver import BEST, BestTurn, Wish, solve_between, solve_turn

ME = Seat(0)
HINT_MS = 3000


class Command(Enum):
    """What can be typed besides moves."""

    HELP = "terminal-help"
    HINT = "hint"
    UNDO = "undo"
    QUIT = "terminal-quit"

    def word(self, words: Catalogue) -> str:
        """What to type for it in a language."""
        return words.text(self.value).lower()


ENGLISH = {
    "help": Command.HELP,
    "?": Command.HELP,
    "hint": Command.HINT,
    "h": Command.HINT,
    "undo": Command.UNDO,
    "u": Command.UNDO,
    "quit": Command.QUIT,
    "q": Command.QUIT,
}
"""Typed in any language; the words of a language itself come from the catalogue."""


class Misread(ValueError):
    """Something typed that cannot be done; the message is in the language of who typed it."""


def commands(words: Catalogue) -> dict[str, Command]:
    """What can be typed besides moves, in English and in the person's language."""
    return ENGLISH | {command.word(words): command for command in Command}


def help_text(words: Catalogue) -> str:
    """What can be typed, a line each."""
    lines = {
        "r7 r8 r9": "lay",
        "r4 r5 r6 | k8 b8 y8": "table",
        f"{words.text('terminal-take')} r7 r8": "take",
        f"{words.text('draw')}, {words.text('pass')}": "draw",
        f"{words.text('discard')} r7": "discard",
        Command.HINT.word(words): "hint",
        Command.UNDO.word(words): "undo",
        Command.QUIT.word(words): "quit",
    }
    width = max(map(len, lines))
    told = (f"  {typed:<{width}}  {words.text(f'terminal-help-{key}')}" for typed, key in lines.items())
    return "\n".join(told)


def read_action(view: View, line: str, words: Catalogue) -> Action:
    """What was typed, in English or in the person's language, as an action, or `Misread`."""
    try:
        return _read(view, line, words)
    except Unreadable:
        text = words.text("terminal-not-understood", text=line, help=Command.HELP.word(words))
        raise Misread(text) from None


def _read(view: View, line: str, words: Catalogue) -> Action:
    if not line:
        return _idle(view, words)
    if line in ("draw", "d", words.text("draw")):
        return Draw(seat=ME)
    if line in ("pass", "p", words.text("pass")):
        return Pass(seat=ME)
    for discard in ("discard", words.text("discard")):
        if line.startswith(f"{discard} "):
            return Discard(read_tile(line.removeprefix(discard).strip()), seat=ME)
    for take in ("take", words.text("terminal-take")):
        if line.startswith(f"{take} "):
            return _taking(view, read_rack(line.removeprefix(take)), words)
    if "|" in line:
        return Play(read_table(line), announced=view.rules.joker_swap_announced, seat=ME)
    return _laying(view, read_rack(line), words)


def _idle(view: View, words: Catalogue) -> Action:
    """Enter: whatever lays nothing."""
    if ActionKind.DRAW in view.may:
        return Draw(seat=ME)
    if ActionKind.PASS in view.may:
        return Pass(seat=ME)
    assert view.rack is not None
    raise Misread(words.text("terminal-discard-now", example=f"{words.text('discard')} {view.rack[-1]}"))


def _laying(view: View, tiles: Rack, words: Catalogue) -> Play:
    assert view.rack is not None
    missing = Counter(tiles) - Counter(view.rack)
    if missing:
        raise Misread(words.text("terminal-not-on-rack", tiles=tiles_text(missing.elements())))
    found = solve_between(view.setting, _position(view), tiles, (), BEST)
    if not found.play:
        raise Misread(words.text("terminal-no-place", tiles=str(tiles)))
    return _play(view, found, None)


def _taking(view: View, tiles: Rack, words: Catalogue) -> Play:
    for drawn in view.to_take:
        found = solve_between(view.setting, _position(view), tiles, (), Wish(taken=drawn))
        if found.play:
            return _play(view, found, drawn)
    raise Misread(words.text("terminal-nothing-to-take"))


def _play(view: View, found: BestTurn, taken: Drawn | None) -> Play:
    take = None if taken is None else taken.origin
    return Play(found.table, found.opening, view.rules.joker_swap_announced, take, seat=ME)


def _position(view: View) -> Before:
    """The position with all tiles at hand, the one just drawn too."""
    assert view.rack is not None
    before = view.before()
    return Before(before.table, view.rack, before.opened, before.any_opened)


def hint(view: View, words: Catalogue) -> str:
    """The most that can be laid, in notation."""
    best = solve_turn(view.setting, _position(view), Wish(budget_ms=HINT_MS))
    if not best.play:
        return words.text("hint-nothing")
    found = words.text("hint-found", count=best.tiles)
    return words.text("labelled", label=found, value=f"{Rack(best.play)}  ->  {best.table}")
