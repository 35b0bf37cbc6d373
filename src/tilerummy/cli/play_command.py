"""`tilerummy play`: a game in the terminal against bots, moves typed in notation."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from pathlib import Path

import click

from tilerummy.bots.cast import CAST
from tilerummy.bots.levels import LEVELS
from tilerummy.cli.by_ear import Teller
from tilerummy.cli.command_options import choose, complete_bot, rules_option, set_option
from tilerummy.cli.painted import painted
from tilerummy.cli.terminal_match import ME, SavedMatch, TerminalMatch, begin, go_on_with, read_saved
from tilerummy.locales.catalogue import Catalogue, catalogue
from tilerummy.locales.language import LANGUAGES, best_language
from tilerummy.rules.judging.turn import Before, Drawn
from tilerummy.rules.match.action import Action, ActionKind, Discard, Draw, Pass, Play
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.record import write_record
from tilerummy.rules.match.view import View, view_game
from tilerummy.rules.refusal import BadRules, Illegal, Refusal, Unreadable
from tilerummy.rules.table import Rack, read_rack, read_table
from tilerummy.rules.tile import read_tile, tiles_text
from tilerummy.solver import BEST, BestTurn, Wish, solve_between, solve_turn

# What somebody types, read as an action.

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


# The later one has the letter: h is a hint.
ENGLISH = {"?": Command.HELP} | {
    typed: command for command in Command for typed in (command.name.lower(), command.name[0].lower())
}
"""Typed in any language; the words of a language itself come from the catalogue."""

QUESTIONS = "rvcwka"
"""One letter each: rack, table (view), changes, where we stand, what can I lay, again. As on the page."""


class Misread(ValueError):
    """Something typed that cannot be done; the message is in the language of who typed it."""


def commands(words: Catalogue) -> dict[str, Command]:
    """What can be typed besides moves, in English and in the person's language."""
    # English too: docs and memory of it work in every language.
    return ENGLISH | {command.word(words): command for command in Command}


def help_text(words: Catalogue, plain: bool) -> str:
    """What can be typed, a line each: in two columns, or as text for those who hear it."""
    lines = {
        "r7 r8 r9": "lay",
        "r4 r5 r6 | k8 b8 y8": "table",
        f"{words.text('terminal-take')} r7 r8": "take",
        f"{words.text('draw')}, {words.text('pass')}": "draw",
        f"{words.text('discard')} r7": "discard",
        ", ".join(QUESTIONS): "ask",
        Command.HINT.word(words): "hint",
        Command.UNDO.word(words): "undo",
        Command.QUIT.word(words): "quit",
    }
    width = max(map(len, lines))
    told = [(typed, words.text(f"terminal-help-{key}")) for typed, key in lines.items()]
    if plain:
        return "\n".join(words.text("labelled", label=typed, value=does) for typed, does in told)
    return "\n".join(f"  {typed:<{width}}  {does}" for typed, does in told)


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
    # Words before tiles: no tile is written like one of them.
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
    # A bar tells a whole table from tiles that are to be laid.
    if "|" in line:
        return Play(read_table(line), announced=view.rules.joker_swap_announced, seat=ME)
    return _laying(view, read_rack(line), words)


def _idle(view: View, words: Catalogue) -> Action:
    """Enter: whatever lays nothing."""
    for kind, action in ((ActionKind.DRAW, Draw), (ActionKind.PASS, Pass)):
        if kind in view.may:
            return action(seat=ME)
    assert view.rack is not None
    raise Misread(words.text("terminal-discard-now", example=f"{words.text('discard')} {view.rack[-1]}"))


def _laying(view: View, tiles: Rack, words: Catalogue) -> Play:
    assert view.rack is not None
    missing = Counter(tiles) - Counter(view.rack)
    if missing:
        raise Misread(words.text("told-not-held", tiles=tiles_text(missing.elements())))
    # Whoever names tiles leaves the table to the solver: with the least change, as a person would.
    found = solve_between(view.setting, _position(view), tiles, (), BEST)
    if not found.play:
        # A set may be whole, and too little to open with.
        needs = Teller(words, view.setting.shape).opening(view)
        raise Misread(f"{words.text('terminal-no-place', tiles=str(tiles))} {needs}".rstrip())
    return _play(view, found, None)


def _taking(view: View, tiles: Rack, words: Catalogue) -> Play:
    for drawn in view.to_take:
        found = solve_between(view.setting, _position(view), tiles, (), Wish(taken=drawn))
        if found.play:
            return _play(view, found, drawn)
    raise Misread(words.text("terminal-nothing-to-take"))


def _play(view: View, found: BestTurn, taken: Drawn | None) -> Play:
    take = None if taken is None else taken.origin
    # 7.14: the program announces for its player, who asked it to lay.
    return Play(found.table, found.opening, view.rules.joker_swap_announced, take, seat=ME)


def _position(view: View) -> Before:
    """The position with all tiles at hand, the one just drawn too."""
    assert view.rack is not None
    before = view.before()
    return Before(before.table, view.rack, before.opened, before.any_opened)


def hint(view: View, words: Catalogue, teller: Teller | None = None) -> str:
    """The most that can be laid, in notation, or in words for a teller."""
    best = solve_turn(view.setting, _position(view), Wish(budget_ms=HINT_MS))
    if not best.play:
        return words.text("hint-nothing")
    found = words.text("hint-found", count=best.tiles)
    if teller is not None:
        opens = words.text("told-opens", value=best.opening_value) if best.opening_value else ""
        return f"{found}. {teller.turn(view.table, best.table)} {opens}".rstrip()
    return words.text("labelled", label=found, value=f"{Rack(best.play)}  ->  {best.table}")


# What is shown, and the loop of showing and reading.


class Screen:
    """Shows the match and reads what the person types."""

    def __init__(self, match: TerminalMatch, words: Catalogue, save: Path | None, plain: bool) -> None:
        self._match, self._words, self._commands = match, words, commands(words)
        self._save, self._plain, self._teller = save, plain, Teller(words, match.game.setting.shape)
        self._heard: list[str] = []
        """What was told since the person's last turn."""

    def run(self) -> None:
        """Until the match is over or the person has had enough."""
        while True:
            self._match.go_on()
            # Before anything is told: whoever closes the window while reading loses nothing.
            self._keep()
            self._tell()
            if self._match.game.phase is Phase.MATCH_OVER:
                return
            self._show(view_game(self._match.game, ME))
            if not self._turn():
                return

    def _keep(self) -> None:
        if self._save is not None:
            SavedMatch(self._match.events, self._match.secret, self._match.names).write(self._save)

    def _tell(self) -> None:
        for sentence in self._match.told:
            click.echo(sentence if self._plain else click.style(sentence, dim=True))
        self._heard = [*self._match.told]
        self._match.told.clear()

    def _show(self, view: View) -> None:
        assert view.rack is not None
        if self._plain:  # by ear only what is new: all else is asked for
            first = all(turn.seat != ME for turn in view.history)
            click.echo(
                f"{self._words.text('your-turn')}. {self._teller.opening(view) if first else ''}".rstrip()
            )
            return
        click.echo()
        for meld in view.table:
            click.echo(painted(meld))
        # The first is the person, whose rack stands below.
        for player in view.players[1:]:
            held = self._words.text("tiles-count", count=player.tiles)
            click.echo("  " + self._teller.labelled(player.name, held) + (" *" if player.opened else ""))
        pool = self._words.text("tiles-count", count=view.pool_left)
        opened = painted([drawn.tile for drawn in view.to_take], " + ") if view.to_take else ""
        click.echo("  " + self._teller.labelled(self._words.text("pool"), pool + opened))
        click.echo(painted(view.rack, "  " + self._teller.labelled(self._words.text("rack"), "")))

    def _turn(self) -> bool:
        """Read until something happens; False to leave."""
        while True:
            try:
                line = input("> ").strip()
            # The end of a pipe, or Ctrl-D: as good as quitting.
            except EOFError:
                return False
            command = self._commands.get(line.lower())
            if command is Command.QUIT:
                return False
            if self._answers(command, line):
                return True

    def _answers(self, command: Command | None, line: str) -> bool:
        """Whether the line has changed the game."""
        view = view_game(self._match.game, ME)
        if line.lower() in [*QUESTIONS]:
            click.echo(self._asked(view, line.lower()))
            return False
        match command:
            case Command.HELP:
                click.echo(help_text(self._words, self._plain))
            case Command.HINT:
                click.echo(self._asked(view, "k") if self._plain else f"  {hint(view, self._words)}")
            case Command.UNDO:
                return self._undone()
            case _:
                return self._does(view, line)
        return False

    def _asked(self, view: View, question: str) -> str:
        """The answer to a question of one letter, always a sentence."""
        assert view.rack is not None
        match question:
            case "r":
                return self._teller.rack(view.rack)
            case "v":
                return self._teller.table(view.table)
            case "w":
                return self._teller.standing(view)
            case "k":
                return hint(view, self._words, self._teller)
            case "c":
                told = " ".join(self._heard)
            case _:
                told = self._heard[-1] if self._heard else ""
        return told or self._words.text("told-nothing")

    def _undone(self) -> bool:
        if not (undone := self._match.undo()):
            click.echo(f"  {self._words.text('told-no-undo')}")
        return undone

    def _does(self, view: View, line: str) -> bool:
        try:
            self._match.decide(read_action(view, line, self._words))
        except Illegal as error:
            for refusal in error.refusals:
                click.echo(f"  {why(self._words, refusal)}")
            return False
        except Misread as error:
            click.echo(f"  {error}")
            return False
        return True


def why(words: Catalogue, refusal: Refusal) -> str:
    """What a refusal says in a language."""
    key = f"refusal-{refusal.reason.value.replace('_', '-')}"
    return words.text(key, **dict(refusal.args))


PLAY_EPILOG = """\b
Examples:
  tilerummy play
  tilerummy play --rules classic --bots builder,greedy
  tilerummy play --bots mine.bots:MyBot --lang de
  tilerummy play --save tonight.json --record match.txt
"""


@click.command("play", epilog=PLAY_EPILOG)
@rules_option
@set_option
@click.option(
    "--bots",
    "names",
    default="greedy",
    show_default=True,
    metavar="A[,...]",
    shell_complete=complete_bot,
    help="Your opponents.",
)
@click.option("--name", help="Your name.")
@click.option("--rounds", type=click.IntRange(1), default=1, show_default=True, help="Rounds, if agreed.")
@click.option("--seed", type=int, help="Play the same tiles again.")
@click.option(
    "--save",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep the match here after every turn; if one is there, go on with it.",
)
@click.option(
    "--record",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the record of the match here, for replay, verify and review.",
)
@click.option("--lang", type=click.Choice([one.code for one in LANGUAGES]), help="The language of the game.")
@click.option("--plain", is_flag=True, help="For screen readers: sentences, no colours, nothing drawn.")
def play_command(
    preset: str | None,
    settings: tuple[str, ...],
    names: str,
    name: str | None,
    rounds: int,
    seed: int | None,
    save: Path | None,
    record: Path | None,
    lang: str | None,
    plain: bool,
) -> None:
    """Play against bots in the terminal; `help` shows what can be typed."""
    rules = choose(preset, settings).rules
    words = catalogue(lang or best_language(os.environ.get("LANG", "")))
    if save is not None and save.exists():
        match = go_on_with(read_saved(save), words, plain)
        click.echo(words.text("terminal-go-on", file=str(save)) + "\n")
    else:
        try:
            players = [name or words.text("you"), *_names(names, words)]
            match = begin(rules, players, names, rounds, seed, words, plain)
        except BadRules as error:
            raise click.UsageError(str(error)) from None
    click.echo(help_text(words, plain) + "\n")
    with suppress(ImportError):
        import readline  # noqa: F401 -- arrows and history for what is typed, where Python has it
    with _kept(match, save, record, words):
        Screen(match, words, save, plain).run()


@contextmanager
def _kept(match: TerminalMatch, save: Path | None, record: Path | None, words: Catalogue) -> Iterator[None]:
    """However the match ends, what was asked for is in its files."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo()
    finally:
        if record is not None:
            _write(record, write_record(match.events))
        # Told also after Ctrl-C: whoever stops in a hurry wants to know that nothing is lost.
        for file in filter(None, (save, record)):
            click.echo(words.text("terminal-kept", file=str(file)))


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{click.format_filename(file)}: {error.strerror}") from None


def _names(names: str, words: Catalogue) -> list[str]:
    """What the opponents are called: the levels have a name in every language, all others their own."""
    levels = {level.name: words.text(f"bot-{level.name}") for level in LEVELS}
    called = levels | {role.name: role.called for role in CAST}
    return [called.get(name.strip(), name.strip()) for name in names.split(",")]
