"""A program as a bot: `program:"COMMAND"`, with options such as `ms=100` or `option.NAME=VALUE`."""

import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from fiefdom.bots.programs.process import ProgramProcess
from fiefdom.bots.programs.wire import VERSION, Greeting, Info, go_line, read_info
from fiefdom.bots.protocol import Bot, Limit, View
from fiefdom.bots.refusals import ProgramCode
from fiefdom.engine.random import Randoms, following
from fiefdom.errors import BotError, IllegalMove, TextError
from fiefdom.events.event import Move
from fiefdom.events.reading import parse_event
from fiefdom.events.refusals import MoveCode
from fiefdom.game.codec import codec_for
from fiefdom.reasons import Argument
from fiefdom.rules import Rules

# Seconds until an answer is overdue: an ordinary one, and `readyok` after `newgame`, when programs may compile.
PATIENCE, PREPARATION = 30.0, 600.0
# On a busy machine a program may need more wall time than the CPU time it was given, but not by more than this factor.
SLOWNESS = 10.0


@dataclass(frozen=True, slots=True)
class ProgramSettings:
    """How to run and ask a program. `patience` is None for the usual one."""

    command: str
    limit: Limit | None = None
    patience: float | None = None
    options: Mapping[str, str] = field(default_factory=dict)


class ProgramBot(Bot):
    """Plays what a program answers. The program is started when it is first needed and again after it failed.

    Everything that a program does wrong raises BotError with a `ProgramCode`, after the program has been ended.
    """

    needs_history = True

    def __init__(self, name: str, settings: ProgramSettings) -> None:
        self.name = name
        self.settings = settings
        self.greeting: Greeting | None = None
        self.info: Info | None = None
        self._process: ProgramProcess | None = None
        self._lock = threading.Lock()
        self._prepared: Rules | None = None
        self._known = 0  # events of the history at the last decision
        self._spent = 0.0

    def plays(self, rules: Rules) -> bool:
        """Whether the program says that it plays this game. Starts it if necessary. Raises BotError."""
        with self._lock, self._ending_on_failure():
            games = (self.greeting or self._start()).games
        return games is None or rules.game in games

    def outside_cpu(self) -> float:
        return self._spent + (self._process.cpu() if self._process else 0.0)

    def choose(self, view: View, legal: Sequence[int], rng: Randoms, limit: Limit | None = None) -> int:
        """The program's move. Raises BotError, and InvalidArgument for a view without a history."""
        position = str(view.position)
        rng[0] = following(int(rng[0]))
        with self._lock, self._ending_on_failure():
            self._prepare(view)
            self._send(f"position {position}")
            if self.greeting is not None and self.greeting.needs_legal:
                self._send(_legal_line(view, legal))
            return self._asked(view, legal, limit or self.settings.limit, int(rng[0]))

    def close(self) -> None:
        """End the program; it is started again when it is needed."""
        with self._lock:
            if self._process is not None:
                self._process.close()
                self._forget()

    @contextmanager
    def _ending_on_failure(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            if self._process is not None:
                self._process.kill()
                self._forget()
            raise

    def _forget(self) -> None:
        self._spent = self.outside_cpu()
        self._process, self._prepared = None, None

    # ------------------------------------------------------------------ before a decision

    def _start(self) -> Greeting:
        """Start the program, greet it and set its options."""
        self._process = ProgramProcess(self.settings.command)
        greeting = Greeting()
        for line in self._lines(f"fiefdom {VERSION}", self._patience(PATIENCE)):
            word, _, rest = line.partition(" ")
            if word == "fiefdomok":
                if rest.strip() != str(VERSION):
                    raise self._failure(ProgramCode.OTHER_VERSION, answer=line, version=VERSION)
                break
            greeting.hear(line)
        for name, value in self.settings.options.items():
            if name not in greeting.option_names:
                raise self._failure(ProgramCode.NO_SUCH_OPTION, option=name)
            self._send(f"setoption name {name} value {value}")
        self.greeting = greeting
        return greeting

    def _prepare(self, view: View) -> None:
        """Tell the program about a new game, and wait until it is ready."""
        if self._process is None:
            self._start()
        patience = PATIENCE
        known = len(view.history or ())
        if self._prepared != view.rules or known < self._known:
            self._send(f"newgame {view.rules}")
            patience = PREPARATION
        for line in self._lines("isready", self._patience(patience)):
            if line == "readyok":
                break
            if line.startswith("bestmove"):
                raise self._failure(ProgramCode.UNASKED, line=line)
        self._prepared, self._known = view.rules, known

    # ------------------------------------------------------------------ a decision

    def _asked(self, view: View, legal: Sequence[int], limit: Limit | None, seed: int) -> int:
        thinking = SLOWNESS * limit.seconds if limit is not None and limit.seconds is not None else 0.0
        self.info = None
        for line in self._lines(go_line(limit, seed), self._patience(PATIENCE) + thinking):
            word, _, rest = line.partition(" ")
            if word == "info":
                told = read_info(rest)
                self.info = self.info if told in (None, Info()) else told
            elif word == "bestmove":
                return self._action(view, legal, rest.strip())
        raise AssertionError("the lines of a program never end without an error")

    def _action(self, view: View, legal: Sequence[int], text: str) -> int:
        """The legal action that an answer stands for. Raises BotError."""
        try:
            event = parse_event(text)
        except TextError as refusal:
            raise self._failure(ProgramCode.NOT_A_MOVE, move=text, reason=refusal.reason) from None
        try:
            if not isinstance(event, Move):
                family = view.rules.family
                raise IllegalMove(MoveCode.NOT_AWAITED(awaits=view.position.awaits, event=text, family=family))
            action = codec_for(view.rules).action(view.states[0], event)
            if action not in legal:
                raise IllegalMove(MoveCode.NOT_LEGAL(action=action, legal=len(legal)))
        except IllegalMove as refusal:
            raise self._failure(ProgramCode.ILLEGAL_MOVE, move=text, reason=refusal.reason) from None
        return action

    # ------------------------------------------------------------------ lines

    def _patience(self, usual: float) -> float:
        return usual if self.settings.patience is None else self.settings.patience

    def _send(self, line: str) -> None:
        assert self._process is not None
        self._process.send(line, self._patience(PATIENCE))

    def _lines(self, question: str, patience: float) -> Iterator[str]:
        """What the program sends after a command. Raises BotError: the caller stops when it has its answer."""
        assert self._process is not None
        self._send(question)
        deadline = time.monotonic() + patience
        while True:
            line = self._process.receive(question.partition(" ")[0], deadline, patience)
            if line.startswith("error "):
                raise self._failure(ProgramCode.REPORTED, error=line.removeprefix("error ").rstrip("."))
            yield line

    def _failure(self, code: ProgramCode, **args: Argument) -> BotError:
        return BotError(code(cites=None, command=self.settings.command, **args))


def _legal_line(view: View, legal: Sequence[int]) -> str:
    codec, state = codec_for(view.rules), view.states[0]
    return f"legal {'; '.join(str(codec.move(state, action)) for action in legal)}"
