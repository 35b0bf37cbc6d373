"""The terminal's screen: shows a match and reads what the person types."""

from __future__ import annotations

from pathlib import Path

import click

from tilerummy.cli.painted import painted
from tilerummy.cli.saved import SavedMatch
from tilerummy.cli.terminal_match import TerminalMatch
from tilerummy.cli.typed import ME, Command, Misread, commands, help_text, hint, read_action
from tilerummy.locales.catalogue import Catalogue
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.view import View, view_game
from tilerummy.rules.refusal import Illegal, Refusal


class Screen:
    """Shows the match and reads what the person types."""

    def __init__(self, match: TerminalMatch, words: Catalogue, save: Path | None = None) -> None:
        self._match, self._words, self._commands = match, words, commands(words)
        self._save = save

    def run(self) -> None:
        """Until the match is over or the person has had enough."""
        while True:
            self._match.go_on()
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
            click.echo(click.style(sentence, dim=True))
        self._match.told.clear()

    def _show(self, view: View) -> None:
        assert view.rack is not None
        click.echo()
        for meld in view.table:
            click.echo(painted(meld))
        for player in view.players[1:]:
            held = self._words.text("tiles-count", count=player.tiles)
            click.echo("  " + self._labelled(player.name, held) + (" *" if player.opened else ""))
        pool = self._words.text("tiles-count", count=view.pool_left)
        opened = painted([drawn.tile for drawn in view.to_take], " + ") if view.to_take else ""
        click.echo("  " + self._labelled(self._words.text("pool"), pool + opened))
        click.echo(painted(view.rack, "  " + self._labelled(self._words.text("rack"), "")))

    def _labelled(self, label: str, value: str) -> str:
        return self._words.text("labelled", label=label, value=value)

    def _turn(self) -> bool:
        """Read until something happens; False to leave."""
        while True:
            try:
                line = input("> ").strip()
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
        match command:
            case Command.HELP:
                click.echo(help_text(self._words))
            case Command.HINT:
                click.echo(f"  {hint(view, self._words)}")
            case Command.UNDO:
                return self._undone()
            case _:
                return self._does(view, line)
        return False

    def _undone(self) -> bool:
        if not self._match.undo():
            click.echo(f"  {self._words.text('terminal-nothing-to-undo')}")
            return False
        return True

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
