"""`tilerummy play`: a game in the terminal against bots, moves typed in notation."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import click

from tilerummy.bots import Bot, Budget, NoSuchBot, ask, bot_named
from tilerummy.bots.levels import LEVELS
from tilerummy.cli.news import News
from tilerummy.cli.options import choose, rules_option, set_option
from tilerummy.cli.painted import painted
from tilerummy.cli.saved import SavedMatch, read_saved
from tilerummy.cli.typed import ME, Command, Misread, commands, help_text, hint, read_action
from tilerummy.locales.catalogue import Catalogue, catalogue
from tilerummy.locales.language import LANGUAGES, best_language
from tilerummy.rules.action import Action, ChooseStarter, NextRound
from tilerummy.rules.event import Event
from tilerummy.rules.game import Game, Phase
from tilerummy.rules.preset import Rules
from tilerummy.rules.record import replay, write_record
from tilerummy.rules.referee import apply, start_match
from tilerummy.rules.refusal import BadRules, Illegal, Refusal
from tilerummy.rules.seat import Player
from tilerummy.rules.view import View, view_event, view_game
from tilerummy.solver import can_play

EPILOG = """\b
Examples:
  tilerummy play
  tilerummy play --rules classic --bots builder,greedy
  tilerummy play --bots mine.bots:MyBot --lang de
  tilerummy play --save tonight.json --record match.txt
"""
BOT_MS = 1000


@click.command(epilog=EPILOG)
@rules_option
@set_option
@click.option(
    "--bots", "names", default="greedy", show_default=True, metavar="A[,...]", help="Your opponents."
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
def command(
    preset: str | None,
    settings: tuple[str, ...],
    names: str,
    name: str | None,
    rounds: int,
    seed: int | None,
    save: Path | None,
    record: Path | None,
    lang: str | None,
) -> None:
    """Play against bots in the terminal; `help` shows what can be typed."""
    rules = choose(preset, settings).rules
    words = catalogue(lang or best_language(os.environ.get("LANG", "")))
    if save is not None and save.exists():
        match = go_on_with(read_saved(save), words)
        click.echo(words.text("terminal-go-on", file=str(save)) + "\n")
    else:
        try:
            match = begin(
                rules, [name or words.text("you"), *_names(names, words)], names, rounds, seed, words
            )
        except BadRules as error:
            raise click.UsageError(str(error)) from None
    click.echo(help_text(words) + "\n")
    with suppress(ImportError):
        import readline  # noqa: F401 -- arrows and history for what is typed, where Python has it
    with _kept(match, save, record, words):
        Screen(match, words, save).run()


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
        for file in filter(None, (save, record)):
            click.echo(words.text("terminal-kept", file=str(file)))


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{click.format_filename(file)}: {error.strerror}") from None


def _opponents(names: str) -> list[Bot]:
    sys.path.insert(0, "")  # a path such as mine.bots:MyBot means the folder one stands in
    try:
        return [bot_named(name.strip()) for name in names.split(",")]
    except NoSuchBot as error:
        raise click.UsageError(f"--bots: {error}") from None


def _names(names: str, words: Catalogue) -> list[str]:
    """What the opponents are called: the levels have a name in every language, other bots only their own."""
    levels = {level.name for level in LEVELS}
    asked = (name.strip() for name in names.split(","))
    return [words.text(f"bot-{name}") if name in levels else name for name in asked]


@dataclass(slots=True)
class TerminalMatch:
    """A match of one person against bots; what has happened can be taken back."""

    events: list[Event]
    game: Game
    names: str
    bots: Sequence[Bot]
    secret: bytes
    news: News
    chance: Random
    past: list[tuple[Game, int, object]] = field(default_factory=list)
    told: list[str] = field(default_factory=list)

    @property
    def is_mine(self) -> bool:
        """Whether it is the person's turn."""
        return self.game.phase is Phase.PLAYING and self.game.playing.turn.seat == ME

    def act(self, action: Action) -> None:
        """Do something, or raise `Illegal`; what the person may see of it is told."""
        self.game, events = apply(self.game, action, 0, secret=self.secret, playable=can_play)
        self.events += events
        self.told += filter(None, (self.news.tell(view_event(event, ME)) for event in events))

    def go_on(self) -> None:
        """Let everybody else act until the person has to decide, or the match is over."""
        while not self.is_mine and self.game.phase is not Phase.MATCH_OVER:
            if self.game.phase is Phase.CHOOSING:
                self.act(ChooseStarter(self.chance.choice(self.game.seats)))
            elif self.game.phase is Phase.ROUND_OVER:
                self.act(NextRound())
            else:
                seat = self.game.playing.turn.seat
                view = view_game(self.game, seat)
                self.act(ask(self.bots[seat - 1], view, self.chance, Budget.of_ms(BOT_MS)))

    def decide(self, action: Action) -> None:
        """The person's own action; remembered, so that it can be taken back."""
        before = (self.game, len(self.events), self.chance.getstate())
        self.act(action)
        self.past.append(before)

    def undo(self) -> bool:
        """Back to the person's last decision, if there is one."""
        if not self.past:
            return False
        self.game, happened, state = self.past.pop()
        del self.events[happened:]
        self.chance.setstate(state)  # type: ignore[arg-type]
        return True


def begin(
    rules: Rules, players: Sequence[str], bots: str, rounds: int, seed: int | None, words: Catalogue
) -> TerminalMatch:
    """Sit everybody down; nobody can foresee the tiles unless a seed is given."""
    secret = secrets.token_bytes(32) if seed is None else Random(seed).randbytes(32)
    agreed = rounds if rules.rounds == "agreed" else None
    # Clocks are for servers: in a terminal nobody is in a hurry.
    quiet = rules.with_options({"time_limit_s": 0, "on_timeout": "none"})
    _, events = start_match(quiet, [Player(name) for name in players], 0, secret=secret, rounds=agreed)
    return go_on_with(SavedMatch(events, secret, bots), words)


def go_on_with(saved: SavedMatch, words: Catalogue) -> TerminalMatch:
    """A match from where it was left."""
    *_, game = replay(saved.events)
    return TerminalMatch(
        events=[*saved.events],
        game=game,
        names=saved.bots,
        bots=_opponents(saved.bots),
        secret=saved.secret,
        news=News(words, [player.name for player in game.players], ME),
        chance=Random(saved.secret + len(saved.events).to_bytes(4)),
    )


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
            click.echo(f"  {player.name}: {held}" + (" *" if player.opened else ""))
        pool = self._words.text("tiles-count", count=view.pool_left)
        opened = painted([drawn.tile for drawn in view.to_take], " + ") if view.to_take else ""
        click.echo(f"  {self._words.text('pool')}: {pool}{opened}")
        click.echo(painted(view.rack, f"  {self._words.text('rack')}: "))

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
