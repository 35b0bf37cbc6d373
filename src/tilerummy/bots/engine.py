"""A bot that is a program in any language: `exec:./mybot --fast`. docs/engines.md says how it talks.

What goes wrong on its side costs it the move and never the match: it then draws, discards or passes, and what
was said last is told in a warning.
"""

from __future__ import annotations

import json
import logging
import os
import shlex
import subprocess
from atexit import register
from collections import deque
from contextlib import suppress
from queue import Empty, Queue
from random import Random
from threading import Lock, Thread
from time import monotonic_ns
from typing import IO, Any

from tilerummy.bots.bot import Budget
from tilerummy.bots.engine_protocol import PROTOCOL, Message, read_move, rules_line, view_line
from tilerummy.bots.plan import Planner, highest
from tilerummy.rules.judging.judge import judge_any_play
from tilerummy.rules.judging.turn import Before, Drawn, Origin, Proposal
from tilerummy.rules.match.action import Action, ActionKind, Discard, Draw, Pass, Play
from tilerummy.rules.match.choice import may_be_discarded, only_if_stuck
from tilerummy.rules.match.view import SeatView, View
from tilerummy.rules.refusal import BadRules, Unreadable
from tilerummy.solver import can_play

# -- the program -------------------------------------------------------------------------------------
#
# A program of somebody else, talked to line by line: started, asked, waited for, and ended.
#
# Whatever it does, whoever asks gets an answer or `EngineFailed` within the time that was given: threads read
# its output and write its input, so that a program that neither speaks nor reads holds nobody up.

LONGEST_LINE = 1_000_000
MOST_WAITING = 1000
"""So many unread lines we hold; an engine that says more has to wait."""
REMEMBERED = 12
SHOWN = 300
"""The last lines of a transcript, and how much of each, in what is told of a failure."""
GOODBYE_S = 1.0
STEP_S = 0.5
"""Waiting is counted in steps of this length."""


class EngineFailed(Exception):
    """An engine that ended, kept silent, or said what makes no sense."""


class Patience:
    """How long an engine is waited for.

    What counts is how long we meant to wait, not the clock: a machine that sleeps costs the engine nothing.
    """

    def __init__(self, seconds: float) -> None:
        self.left = max(0.0, seconds)

    def wait_for(self, queue: Queue[str | None]) -> str | None:
        """The next line of the queue; `Empty` if it does not come."""
        while True:
            step = min(self.left, STEP_S)
            self.left -= step
            try:
                return queue.get(timeout=step)
            except Empty:
                if not self.left:
                    raise


class EngineProcess:
    """A running engine."""

    def __init__(self, command: str) -> None:
        """Start the program; one that cannot be started raises `EngineFailed`."""
        self.command = command
        self._said: Queue[str | None] = Queue(MOST_WAITING)
        self._transcript: deque[str] = deque(maxlen=REMEMBERED)
        try:
            # Without a shell: what is in the command is words, and never more commands.
            words = shlex.split(command, posix=os.name == "posix")
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe)
        except (OSError, ValueError, IndexError) as error:
            raise EngineFailed(f"it could not be started: {error}") from None
        process, self._to_say = self._process, Queue[bytes | None]()
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        # A thread each: a full pipe on one of them must not hold up the others.
        self._errors = Thread(target=self._read_errors, args=(process.stderr,), daemon=True)
        for thread in (
            Thread(target=self._write, args=(process.stdin,), daemon=True),
            Thread(target=self._read, args=(process.stdout,), daemon=True),
            self._errors,
        ):
            thread.start()

    def _write(self, to: IO[bytes]) -> None:
        # A program that ended, or does not read, is noticed by its silence.
        with suppress(OSError, ValueError), to:
            while (line := self._to_say.get()) is not None:
                to.write(line)
                to.flush()

    def _read(self, output: IO[bytes]) -> None:
        with suppress(OSError, ValueError), output:
            # Bounded: a program that never ends its line would fill the memory.
            while line := output.readline(LONGEST_LINE):
                self._said.put(line.decode("utf-8", "replace").rstrip("\r\n"))
        self._said.put(None)

    def _read_errors(self, output: IO[bytes]) -> None:
        with suppress(OSError, ValueError), output:
            while line := output.readline(LONGEST_LINE):
                self._note("!", line.decode("utf-8", "replace").rstrip())

    def _note(self, who: str, line: str) -> None:
        self._transcript.append(f"{who} {line[:SHOWN]}{'...' * (len(line) > SHOWN)}")

    def transcript(self) -> str:
        """The last that was said since this was asked: `>` to it, `<` by it, `!` on its standard error."""
        said = [*self._transcript]
        self._transcript.clear()
        return "\n".join(said)

    def last_error(self) -> str:
        """The last line on its standard error that speaks of an error, or just the last; else empty."""
        self._errors.join(GOODBYE_S)  # the end of the process may be heard first
        lines = [line[2:].strip() for line in self._transcript if line[0] == "!" and line[2:].strip()]
        # Some end with the version of their language.
        return next((line for line in reversed(lines) if "error" in line.lower()), (lines or [""])[-1])

    def say(self, message: dict[str, Any]) -> None:
        """Send one line, without waiting for it to be read."""
        line = json.dumps(message, separators=(",", ":"))
        self._note(">", line)
        self._to_say.put(line.encode() + b"\n")

    def hear(self, patience: Patience) -> dict[str, Any]:
        """The next line that it says, as an object, if it comes in time."""
        try:
            line = patience.wait_for(self._said)
        except Empty:
            raise EngineFailed("it said nothing in time") from None
        if line is None:
            # Whoever asks next must hear it too, and not wait in vain.
            self._said.put(None)  # the end stays the end
            raise EngineFailed(f"it ended{self._status()}")
        self._note("<", line)
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise EngineFailed("what it said is not JSON") from None
        if not isinstance(message, dict):
            raise EngineFailed("what it said is no JSON object")
        return message

    @property
    def running(self) -> bool:
        """Whether it can still be talked to."""
        return self._process.poll() is None

    def _status(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE_S)
        status = self._process.returncode
        return "" if status is None else f" with status {status}"

    def close(self) -> None:
        """Say goodbye, and end it if it does not go."""
        self.say({"type": "bye"})
        self._to_say.put(None)
        try:
            self._process.wait(GOODBYE_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


HELLO_S = 10.0
"""How long a program may take to start and say hello."""
SILENCE_S = 30.0
"""How long it may think where no time is set."""
GRACE_S = 0.5
"""So late an answer may come: pipes and busy machines take their time."""
MOST_STARTS = 5
"""So often in a row it is started without a single good move; after that it loses every move at once."""
SILENCES = 3
"""After so many in a row it is ended and started anew."""
TOLD = 5
"""Of so many failures each is told; after that, every hundredth."""
_log = logging.getLogger("tilerummy.engine")
LOST = Planner(lambda position, chance: None, highest)
"""Plays a move that was lost: it draws, discards or passes, and lays only if the rules leave no choice."""


class Engine:
    """A bot in another process."""

    def __init__(self, command: str) -> None:
        """Start it and hear its hello; `EngineFailed` if that does not come."""
        self.command = command
        self.lost = 0
        """How many moves it has lost."""
        self._lock, self._number, self._starts, self._silences = Lock(), 0, 0, 0
        self._rules: Message = {}
        self._start()

    def __repr__(self) -> str:
        return f"bot({'exec:' + self.command!r})"

    @property
    def name(self) -> str:
        """What it calls itself."""
        return self._name

    def _start(self) -> None:
        self._pid, self._rules, self._silences = os.getpid(), {}, 0
        self._starts += 1
        self._process = process = EngineProcess(self.command)
        try:
            process.say({"type": "hello", "protocol": PROTOCOL, "name": "tilerummy"})
            answer = process.hear(Patience(HELLO_S))
            if answer.get("type") != "hello" or answer.get("protocol") != PROTOCOL:
                raise EngineFailed(f'it did not answer with {{"type":"hello","protocol":{PROTOCOL}}}')
        except EngineFailed as error:
            process.close()
            wrote = process.last_error()
            said = f"no hello came; {error}{f' ({wrote})' * bool(wrote)}"
            raise EngineFailed(said) from EngineFailed(process.transcript())
        wants = answer.get("wants")
        self._wants = tuple(map(str, wants)) if isinstance(wants, list) else ()
        self._name = str(answer.get("name", self.command))[:60]

    def act(self, view: View, chance: Random | None = None, budget: Budget | None = None) -> Action:
        """What the program does; if it fails, what is left to do without it."""
        if not isinstance(view, SeatView) or view.turn != view.seat:
            return LOST.act(view, chance, budget)
        with self._lock:
            try:
                action = self._ask(view, budget or Budget())
            except EngineFailed as error:
                self._lose(str(error))
                return LOST.act(view, chance, None)
            self._starts = self._silences = 0
            return action

    def _ask(self, view: SeatView, budget: Budget) -> Action:
        self._be_there()
        rules = rules_line(view.setting, len(view.players))
        # They are long and mostly the same, so they are told when they change.
        if rules != self._rules:
            self._process.say(rules)
            self._rules = rules
        # A late answer carries an older number, and is passed over.
        self._number += 1
        left = None if budget.deadline_ns is None else max(0.0, (budget.deadline_ns - monotonic_ns()) / 1e9)
        told = {"budget_ms": None if left is None else round(1000 * left), "nodes": budget.nodes}
        self._process.say({"type": "view", "id": self._number, **told, **view_line(view, self._wants)})
        message = self._hear(Patience(SILENCE_S if left is None else left + GRACE_S))
        try:
            action = read_move(message)
        except (Unreadable, BadRules) as error:
            raise EngineFailed(f"its move makes no sense: {error}") from None
        # Asked here, before the referee: what is refused there would end the match, and it is to cost a move.
        if fault := objection(view, action):
            raise EngineFailed(f"its move is not legal: {fault}")
        return action

    def _hear(self, patience: Patience) -> Message:
        """The move that answers the last view; what it says of earlier ones is too late."""
        while True:
            try:
                message = self._process.hear(patience)
            except EngineFailed:
                # One that has ended is not silent, and is started anew in any case.
                self._silences += self._process.running
                raise
            if message.get("type") == "move" and message.get("id") == self._number:
                return message
            if message.get("type") != "move" or not isinstance(message.get("id"), int):
                raise EngineFailed(f'expected {{"type":"move","id":{self._number},...}}')

    def _be_there(self) -> None:
        """Start the program if it is gone: it ended, hangs, or belongs to the process we were forked from."""
        # After a fork two processes would talk to one program: the child starts its own.
        forked = self._pid != os.getpid()
        if not forked and self._process.running and self._silences < SILENCES:
            return
        if not forked:
            self._process.close()
        # To start it for every move would take longer than the match.
        if self._starts >= MOST_STARTS:
            raise EngineFailed(f"it was started {MOST_STARTS} times and did not make one good move")
        self._start()

    def _lose(self, why: str) -> None:
        self.lost += 1
        if self.lost <= TOLD or self.lost % 100 == 0:
            said = self._process.transcript()
            _log.warning("exec:%s loses a move, %d so far: %s\n%s", self.command, self.lost, why, said)

    def close(self) -> None:
        """Say goodbye to the program."""
        if self._pid == os.getpid():
            self._process.close()


def objection(view: SeatView, action: Action) -> str | None:
    """Why the referee would refuse this move; must agree with `rules.match.move`."""
    kind = _kind(action)
    if kind not in view.may:
        return f"{kind.value} is not possible now"
    if isinstance(action, Play):
        return _against_laying(view, action)
    if isinstance(action, Discard) and action.tile.plain not in may_be_discarded(
        view.rules, view.rack, view.drawn
    ):
        return f"{action.tile} cannot be discarded"
    stuck = only_if_stuck(view.rules, view.may, has_drawn=view.has_drawn)
    opened = [player.opened for player in view.players]
    if kind in stuck and can_play(
        view.setting, Before(view.table, view.rack, opened[view.seat], any(opened))
    ):
        return "something can be laid, so it must be"
    return None


def _kind(action: Action) -> ActionKind:
    match action:
        case Play():
            return ActionKind.PLAY
        case Draw():
            return ActionKind.DRAW
        case Discard():
            return ActionKind.DISCARD
        case Pass():
            return ActionKind.PASS
        case _:
            return ActionKind.GIVE_UP


def _against_laying(view: SeatView, action: Play) -> str | None:
    if action.take is None and view.rules.draw_mode.draws_first and ActionKind.DRAW in view.may:
        return "a tile is drawn first"
    drawn: tuple[Drawn, ...] = () if view.drawn is None else (Drawn(view.drawn, Origin.POOL),)
    if action.take is not None:
        taken = tuple(one for one in view.to_take if one.origin is action.take)
        if not taken:
            return f"there is nothing to take from {action.take.value}"
        drawn += taken
    proposal = Proposal(action.table, drawn=drawn, opening=action.opening, announced=action.announced)
    verdict = judge_any_play(view.setting, view.before(), proposal)
    return None if verdict else verdict.message


_ENGINES: dict[tuple[int, str], Engine] = {}
"""The engines of this process, by its number: a forked one starts its own."""


def engine(command: str) -> Engine:
    """The engine of this command: one program in each process, whoever asks for it."""
    key = os.getpid(), command
    if key not in _ENGINES:
        _ENGINES[key] = Engine(command)
    return _ENGINES[key]


@register
def _say_goodbye() -> None:
    for (process, _), one in _ENGINES.items():
        if process == os.getpid():
            one.close()
