"""Whether a program speaks the engine protocol: checks that anybody can run, each with its reason if it fails."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from fiefdom.bots.programs.names import quoted_command
from fiefdom.bots.programs.process import ProgramProcess
from fiefdom.bots.programs.program_bot import PATIENCE, PREPARATION, ProgramBot, ProgramSettings
from fiefdom.bots.programs.wire import VERSION, Greeting
from fiefdom.bots.protocol import Limit, View
from fiefdom.bots.refusals import ProgramCode
from fiefdom.engine.random import new_source
from fiefdom.errors import BotError
from fiefdom.game.game import Game
from fiefdom.reasons import Reason
from fiefdom.rules import Rules
from fiefdom.rules.games import GAMES

# Thinking time per move, and one that only `stop` ends in time.
MS, VERY_LONG = 50, 1_000_000
UNKNOWN = ("xyzzy 42", "setoption name xyzzy value 1", "position", "go elsewhere")


@dataclass(frozen=True, slots=True)
class Check:
    """A check, what was observed, and the reason if the program failed it."""

    name: str
    detail: str = ""
    failure: Reason | None = None

    @property
    def is_passed(self) -> bool:
        return self.failure is None


class Conformance:
    """All checks of one program."""

    def __init__(self, command: str, patience: float | None = None, seed: int = 1, ms: int = MS) -> None:
        self._command, self._patience, self._seed, self._ms = command, patience, seed, ms
        self.greeting = Greeting()

    def run(self) -> Iterator[Check]:
        """Run the checks one after the other; a program that does not greet fails at once."""
        first = self._checked(f"greets with fiefdomok {VERSION}", self._greets)
        yield first
        if not first.is_passed:
            return
        yield self._checked("answers isready", self._is_ready)
        yield self._checked("survives lines that it does not know", self._survives)
        yield self._checked("answers the same position twice", self._answers_twice)
        yield self._checked("reads rules with the moves since", self._reads_moves)
        yield self._checked("stops when told", self._stops)
        for rules in self._rules():
            yield self._checked(f"plays {rules}", partial(self._plays, rules))
        yield self._checked("ends after quit", lambda: self._ends(polite=True))
        yield self._checked("ends with its input", lambda: self._ends(polite=False))

    def _checked(self, name: str, check: Callable[[], str]) -> Check:
        try:
            return Check(name, check())
        except BotError as failure:
            return Check(name, failure=failure.reason)

    def _rules(self) -> list[Rules]:
        """The smallest table of every game that the program says it plays."""
        games = GAMES if self.greeting.games is None else [game for game in GAMES if game in self.greeting.games]
        return [next(rules for rules in Rules.all() if rules.game == game) for game in games]

    # ------------------------------------------------------------------ checks with a bot

    def _bot(self) -> ProgramBot:
        settings = ProgramSettings(self._command, Limit(seconds=self._ms / 1000), self._patience)
        return ProgramBot(quoted_command(self._command), settings)

    def _greets(self) -> str:
        bot = self._bot()
        try:
            bot.plays(Rules.parse("kingdomino"))
            self.greeting = bot.greeting or self.greeting
        finally:
            bot.close()
        return self.greeting.name

    def _plays(self, rules: Rules) -> str:
        bot, game, source, decisions = self._bot(), Game.new(rules, seed=self._seed), new_source(self._seed), 0
        try:
            while not game.is_over:
                legal = game.legal_actions
                if len(legal) > 1:
                    game.push(bot.choose(View.of(game), legal, source))
                    decisions += 1
                else:
                    game.push(legal[0])
        finally:
            bot.close()
        return f"{decisions} decisions"

    # ------------------------------------------------------------------ checks line by line

    def _is_ready(self) -> str:
        with _Talk(self._command, self._patience) as talk:
            talk.greet()
            talk.ask("isready", "readyok")
        return ""

    def _survives(self) -> str:
        with _Talk(self._command, self._patience) as talk:
            talk.greet()
            for line in UNKNOWN:
                talk.process.send(line, talk.patience)
            talk.ask("isready", "readyok")
        return ""

    def _answers_twice(self) -> str:
        game = self._game()
        with _Talk(self._command, self._patience) as talk:
            talk.prepare(game)
            return " and ".join(talk.move(f"position {game.position}", game, f"go ms {self._ms}") for _ in range(2))

    def _reads_moves(self) -> str:
        game = self._game()
        for _ in range(2):
            game.push(game.legal_actions[0])
        events = "; ".join(map(str, game.events))
        with _Talk(self._command, self._patience) as talk:
            talk.prepare(game)
            return talk.move(f"position {game.rules} moves {events}", game, f"go ms {self._ms}")

    def _stops(self) -> str:
        game = self._game()
        with _Talk(self._command, self._patience) as talk:
            talk.prepare(game)
            return talk.move(f"position {game.position}", game, f"go ms {VERY_LONG}", "stop")

    def _game(self) -> Game:
        return Game.new(self._rules()[0], seed=self._seed)

    def _ends(self, polite: bool) -> str:
        with _Talk(self._command, self._patience) as talk:
            talk.greet()
            if not talk.process.leaves(polite, talk.patience):
                asked = "quit" if polite else "EOF"
                raise BotError(ProgramCode.SILENT(command=self._command, asked=asked, seconds=f"{talk.patience:g}"))
        return ""


class _Talk:
    """A conversation with a program, which ends with it."""

    def __init__(self, command: str, patience: float | None) -> None:
        self.process = ProgramProcess(command)
        self.patience = PATIENCE if patience is None else patience
        self._preparation = PREPARATION if patience is None else patience
        self._greeting = Greeting()

    def __enter__(self) -> "_Talk":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()

    def greet(self) -> None:
        for line in self.ask(f"fiefdom {VERSION}", f"fiefdomok {VERSION}"):
            self._greeting.hear(line)

    def prepare(self, game: Game) -> None:
        self.greet()
        self.process.send(f"newgame {game.rules}", self.patience)
        self.ask("isready", "readyok", self._preparation)

    def ask(self, question: str, answer: str, patience: float | None = None) -> list[str]:
        """Send a line and wait for one that begins with `answer`; returns all lines up to it. Raises BotError."""
        allowed = self.patience if patience is None else patience
        self.process.send(question, self.patience)
        deadline, heard = time.monotonic() + allowed, [""]
        while not heard[-1].startswith(answer):
            heard.append(self.process.receive(question.partition(" ")[0], deadline, allowed))
        return heard[1:]

    def move(self, position: str, game: Game, *questions: str) -> str:
        """The answer to a position, which must be legal. The last question is the one that is answered."""
        self.process.send(position, self.patience)
        if self._greeting.needs_legal:
            self.process.send(f"legal {'; '.join(map(str, game.legal_moves))}", self.patience)
        for question in questions[:-1]:
            self.process.send(question, self.patience)
        text = self.ask(questions[-1], "bestmove")[-1].partition(" ")[2].strip()
        if text not in map(str, game.legal_moves):
            known = tuple(map(str, game.legal_moves))
            raise BotError(ProgramCode.NOT_LISTED(command=self.process.command, move=text, known=known))
        return text
