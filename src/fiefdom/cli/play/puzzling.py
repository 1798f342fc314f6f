"""A puzzle in the terminal: the position, the answers, and what they are worth."""

from contextlib import suppress
from datetime import date
from importlib import import_module
from pathlib import Path

from rich.text import Text

from fiefdom.analysis.review_values import Clause
from fiefdom.cli.console import console
from fiefdom.cli.play.choices import Choice, choices
from fiefdom.cli.play.event_text import deed
from fiefdom.cli.play.input import meant
from fiefdom.cli.play.learning import state_folder
from fiefdom.cli.play.screen import Screen
from fiefdom.cli.play.seating import YOU, Player, Seating
from fiefdom.cli.play.vocabulary import Vocabulary, folded
from fiefdom.errors import IllegalMove, TextError
from fiefdom.game import Game, Move
from fiefdom.languages import Say
from fiefdom.notation import parse_move
from fiefdom.notation.journal import replace_file
from fiefdom.puzzles import Answer, Puzzle
from fiefdom.puzzles.streak import Streak

SOLUTION = "solution"
LOOKS = ("again", "moves", "table", "kingdoms", "legend", "sheet")
# The text of a streak is much shorter.
LONGEST = 100


class StreakFile:
    """The streak of this person on this device."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder or state_folder()) / "puzzles.txt"

    def read(self) -> Streak:
        try:
            with self._path.open(encoding="utf-8") as file:
                return Streak.parse(file.read(LONGEST))
        except (OSError, UnicodeDecodeError):
            return Streak()

    def keep(self, streak: Streak) -> None:
        """Write the streak, if that is possible."""
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self._path, f"{streak}\n".encode())


class PuzzleSession:
    """One puzzle; with a day, the puzzle of that day, whose solution is counted."""

    def __init__(self, puzzle: Puzzle, language: str = "en", day: date | None = None) -> None:
        self._puzzle, self._day = puzzle, day
        self._game = puzzle.game()
        self._screen = Screen(console(), _seating(self._game), language=language)
        self._vocabulary = Vocabulary(self._screen.words)
        self._has_failed = False

    @property
    def _say(self) -> Say:
        return self._screen.words

    def play(self) -> None:
        """Ask until the puzzle is solved, its solution shown or the input ends."""
        with suppress(ImportError):
            import_module("readline")  # lets people edit what they type
        options = choices(self._game, self._screen.seating.names, self._say)
        for line in heading(self._puzzle, self._say, self._day):
            self._screen.say(Text(line))
        self._screen.tell("puzzle-terminal-help")
        self._screen.position(self._game, options)
        while True:
            answer = self._screen.read()
            if answer is None or self._vocabulary.request(answer) == "quit":
                return
            try:
                if self._obey(answer, options):
                    return
            except (TextError, IllegalMove) as refusal:
                self._screen.say(Text(refusal.text(self._screen.language)))

    def _obey(self, answer: str, options: list[Choice]) -> bool:
        """Carry out what was typed; whether the puzzle is over. Raises TextError and IllegalMove."""
        request = self._vocabulary.request(answer)
        if request in LOOKS:
            self._look(request, options)
            return False
        if request == "help":
            self._screen.tell("puzzle-terminal-help")
            return False
        if answer.lower() == SOLUTION or folded(answer) == folded(self._say("puzzle-word-solution")):
            self._explain()
            return True
        move = meant(answer, self._game, options, self._say)
        found = self._puzzle.answer(move)
        if not found.is_right:
            self._has_failed = True
            for line in rejection(self._puzzle, self._game, move, found, self._say):
                self._screen.say(Text(line))
            return False
        self._screen.tell("puzzle-right", deed=deed(move, self._say))
        self._explain(told=True)
        self._count()
        return True

    def _look(self, request: str, options: list[Choice]) -> None:
        screen, game = self._screen, self._game
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

    def _explain(self, told: bool = False) -> None:
        for line in explanation(self._puzzle, self._game, self._say)[told:]:
            self._screen.say(Text(line))

    def _count(self) -> None:
        """A solution at the first try counts for the streak."""
        if self._day is None or self._has_failed:
            return
        file = StreakFile()
        streak = file.read().solved(self._day)
        file.keep(streak)
        self._screen.tell("puzzle-streak", days=streak.on(self._day))


def _seating(game: Game) -> Seating:
    """The person to move is `you`; who the others are does not matter."""
    seats = range(game.rules.seats)
    players = tuple(Player(YOU) if seat == game.to_move else Player(f"normal {seat + 1}", "normal") for seat in seats)
    return Seating(game.rules, players)


def heading(puzzle: Puzzle, say: Say, day: date | None) -> list[str]:
    """What is known about a puzzle before it is solved."""
    name = say("puzzle-daily-of", date=day.isoformat()) if day else say("puzzle-name", name=puzzle.name)
    grade = say(f"puzzle-grade-{puzzle.grade}")
    missed = round(100 * puzzle.missed)
    head = say("puzzle-head", name=name, rules=str(puzzle.rules), grade=grade, missed=missed)
    return [head, say("puzzle-task-you")]


def rejection(puzzle: Puzzle, game: Game, move: Move, answer: Answer, say: Say) -> list[str]:
    """Why a move is not the solution."""
    lines = [say("puzzle-wrong", deed=deed(move, say))]
    if answer.other is None:
        return [*lines, say("puzzle-unlisted", chance=_percent(min(each.chance for each in puzzle.others)))]
    lines.append(say("puzzle-chance-yours", chance=_percent(answer.other.chance)))
    return lines + _reasons("puzzle-why-not", answer.other.why, say)


def explanation(puzzle: Puzzle, game: Game, say: Say) -> list[str]:
    """The solution, what it wins, why, what follows, and how certain that is."""
    following = max(other.chance for other in puzzle.others)
    best = deed(parse_move(puzzle.solution, game), say)
    lines = [
        say("puzzle-solution", deed=best),
        say("puzzle-chance", chance=_percent(puzzle.chance), next=_percent(following)),
        *_reasons("puzzle-why", puzzle.why, say),
    ]
    if puzzle.then or puzzle.line:
        then = [] if puzzle.then is None else [(game.to_move or 0, puzzle.then)]
        moves = [say("review-line-move", seat=seat + 1, deed=text) for seat, text in (*then, *puzzle.line)]
        lines.append(say("puzzle-follows", moves="; ".join(moves)))
    return [*lines, say(f"puzzle-certain-{puzzle.certainty}", simulations=puzzle.simulations)]


def _reasons(key: str, clauses: tuple[Clause, ...], say: Say) -> list[str]:
    told = "; ".join(say(each.key, **each.args) for each in clauses)
    return [say(key, reasons=told)] if told else []


def _percent(chance: float) -> int:
    return round(100 * chance)
