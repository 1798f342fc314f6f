"""A guided first game in the terminal: one idea at a time, the learner's moves, and the count at the end."""

import os
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from rich.text import Text

from fiefdom.cli.console import console
from fiefdom.cli.play.choices import Choice, choices
from fiefdom.cli.play.event_text import deed
from fiefdom.cli.play.input import meant
from fiefdom.cli.play.recap import turns
from fiefdom.cli.play.rule_text import rules_lines
from fiefdom.cli.play.screen import Screen
from fiefdom.cli.play.seating import YOU, Player, Seating
from fiefdom.cli.play.vocabulary import Vocabulary, folded
from fiefdom.errors import TextError
from fiefdom.lessons import Lesson, Run
from fiefdom.lessons.run import SHOW, SKIP
from fiefdom.notation.journal import replace_file

RESTART = "restart"
LOOKS = ("again", "moves", "table", "kingdoms", "legend", "sheet")
WORDS = (SHOW, SKIP, RESTART)
# A file of answers is much shorter.
LONGEST = 65_536


class Place:
    """Where a learner stopped: the answers so far, one per line, in the user's own folder."""

    def __init__(self, lesson: str, folder: Path | None = None) -> None:
        self.path = (folder or state_folder()) / "lessons" / f"{lesson}.txt"

    def read(self) -> list[str]:
        """The answers; none if there are none or they cannot be read."""
        try:
            with self.path.open(encoding="utf-8") as file:
                return file.read(LONGEST).splitlines()
        except (OSError, UnicodeDecodeError):
            return []

    def keep(self, taken: list[str]) -> None:
        """Write the answers. Raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(self.path, "".join(f"{answer}\n" for answer in taken).encode())


def state_folder() -> Path:
    """The folder for what a person left here."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        base = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return base / "fiefdom"


class LearnSession:
    """One sitting with a lesson."""

    def __init__(self, lesson: Lesson, place: Place | None = None, language: str = "en") -> None:
        self._lesson = lesson
        self._place = place
        self.run = Run.resume(lesson, place.read() if place else ())
        if self.run.is_over:
            self.run = Run(lesson)
        self._language = language
        self._screen = Screen(console(), self._seating(), language=language)
        self._vocabulary = Vocabulary(self._screen.words)
        self._shown: str | None = None
        self._told = 0
        self._trouble: OSError | None = None

    def _seating(self) -> Seating:
        """The players of the current chapter."""
        seats = self.run.chapter.record.seats
        players = tuple(Player(seat.name if seat.bot else YOU, seat.bot) for seat in seats)
        self._chapter = self.run.chapter_number
        return Seating(self.run.game.rules, players)

    def play(self) -> None:
        """Go on until the lesson or the input ends; where the learner stopped is kept."""
        with suppress(ImportError):
            import_module("readline")  # lets people edit what they type
        screen = self._screen
        screen.tell("learn-terminal-resumed" if self.run.taken else "learn-terminal-help")
        while not self.run.is_over:
            if not self._turn():
                self._leave()
                return
        self._end()

    def _turn(self) -> bool:
        """One question; whether the learner goes on."""
        if self._chapter != self.run.chapter_number:
            self._screen.seating, self._told = self._seating().spoken(self._screen.words), 0
        self._recap()
        self._remark()
        options = choices(self.run.game, self._screen.seating.names, self._screen.words)
        self._screen.position(self.run.game, options)
        before = (self.run, len(self.run.taken))
        while (self.run, len(self.run.taken)) == before:
            answer = self._screen.read()
            if answer is None or self._vocabulary.request(answer) == "quit":
                return False
            try:
                self._obey(answer, options)
            except TextError as refusal:
                self._screen.say(Text(refusal.text(self._language)))
        self._keep()
        return True

    def _recap(self) -> None:
        history = self.run.game.history
        for line in turns(history, min(self._told, len(history)), self._screen.seating, (), self._screen.words):
            self._screen.say(Text(line))
        self._told = len(history)

    def _remark(self) -> None:
        """The idea of this decision, once."""
        idea = self.run.idea
        if idea is None or idea == self._shown:
            return
        self._shown = idea
        title, *lines = self._screen.words(idea).splitlines()
        progress = self._screen.words("learn-progress", turn=self.run.turn, turns=self.run.turns)
        self._screen.heading(f"{title} ({progress})")
        for line in lines:
            self._screen.say(Text(line))

    def _obey(self, answer: str, options: list[Choice]) -> None:
        """Carry out what was typed. Raises TextError."""
        first, _, rest = answer.partition(" ")
        request = self._vocabulary.request(first)
        if request == "undo":
            self._undo()
        elif request == "help":
            self._screen.tell("learn-terminal-help")
        elif request == "rules":
            self._rules(rest.strip().upper() or None)
        elif request in LOOKS:
            self._look(request, options)
        elif (word := self._word(answer)) == RESTART:
            self.run, self._shown, self._chapter = Run(self._lesson), None, -1
        elif word == SHOW:
            self._show()
        elif word == SKIP:
            self.run.answer(SKIP)
        else:
            self._try(answer, options)

    def _look(self, request: str, options: list[Choice]) -> None:
        """Show something that changes nothing."""
        screen, game = self._screen, self.run.game
        match request:
            case "again":
                screen.ask(game, options)
            case "moves":
                screen.choices(options)
            case "table":
                screen.table(game)
            case "kingdoms":
                screen.kingdoms(game)
            case "legend":
                screen.legend(game)
            case _:
                screen.sheet(game, None)

    def _rules(self, rule: str | None) -> None:
        for line in rules_lines(self.run.game.rules, self._screen.words, self._screen.console.width, rule):
            self._screen.say(Text(line))

    def _word(self, answer: str) -> str | None:
        words = {folded(self._screen.words(f"learn-word-{name}")): name for name in WORDS}
        return answer.lower() if answer.lower() in WORDS else words.get(folded(answer))

    def _show(self) -> None:
        move = self.run.shown()
        self.run.answer(SHOW)
        self._screen.tell("learn-terminal-shown", deed=deed(move, self._screen.words))

    def _undo(self) -> None:
        if not self.run.taken:
            self._screen.tell("terminal-nothing-to-take-back")
            return
        self.run = Run.resume(self._lesson, self.run.taken[:-1])
        self._shown, self._chapter = None, -1

    def _try(self, answer: str, options: list[Choice]) -> None:
        move = meant(answer, self.run.game, options, self._screen.words)
        advice = self.run.answer(str(move))
        if advice is None:
            return
        if advice.reason is not None:
            self._screen.say(Text(advice.reason.text(self._language)))
        else:
            self._screen.say(Text(f"{self._screen.words('learn-not-that')} {self._screen.words(advice.key or '')}"))

    def _keep(self) -> None:
        if self._place is None:
            return
        try:
            self._place.keep(self.run.taken)
            self._trouble = None
        except OSError as error:
            self._trouble = error

    def _leave(self) -> None:
        if self._place is None:
            return
        command = f"fiefdom learn {self._lesson.name}"
        if self._trouble is None:
            self._screen.tell("learn-terminal-kept", command=command)
        else:
            self._screen.tell("learn-terminal-not-kept", cause=str(self._trouble.strerror or self._trouble))

    def _end(self) -> None:
        """Count the kingdom, line by line."""
        screen, game = self._screen, self.run.game
        self._recap()
        screen.heading(screen.words("learn-count"))
        own = game.rules.kingdom_of(self.run.learner)
        screen.kingdom(game, own)
        screen.sheet(game, own)
        screen.ranking(game.ranking)
        screen.tell("learn-done")
        screen.tell("learn-terminal-next", command=f"fiefdom play {self._lesson.name}")
