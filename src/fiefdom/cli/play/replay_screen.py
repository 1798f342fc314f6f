"""Replays a record step by step: as plain text, or on the screen with keys."""

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from rich.console import Console, Group
from rich.text import Text

from fiefdom.cli.console import look_of
from fiefdom.cli.play.keys import ReadKey, keys
from fiefdom.cli.play.recap import told
from fiefdom.cli.play.seating import seated
from fiefdom.game import Game, Played
from fiefdom.languages import decimal
from fiefdom.notation import Record
from fiefdom.render import terminal as picture
from fiefdom.render.terminal.names import kingdom_name
from fiefdom.render.terminal.signs import Look

PACE, FASTEST, SLOWEST = 1.0, 0.1, 20.0
IDLE = 0.4  # how often the screen size is checked


@dataclass(frozen=True, slots=True)
class Step:
    """A point in a record: after this many decisions, with everything that happened since the previous one."""

    number: int
    game: Game
    news: tuple[Played, ...]
    remarks: tuple[str, ...]
    mark: str


class Replay:
    """The steps of one record, from 0 (nothing decided yet) to `last`."""

    def __init__(self, record: Record, look: Look | None = None) -> None:
        self.look = look or Look()
        self.say = self.look.say
        self.record = record
        self.last = record.decisions
        self.seating = seated(record.rules, record.seats, self.say)
        self.step = lru_cache(maxsize=64)(self._step)
        self._decided = [number for number, seat in enumerate(record.actors) if seat is not None]

    def _step(self, number: int) -> Step:
        game = self.record.game(number, chance="told")
        before = self._decided[number - 1] if number else 0
        history = game.history
        remarks = tuple(
            remark.text
            for remark in self.record.remarks
            if remark.after <= len(history) and (remark.after > before or not number)
        )
        marks = [mark.sign for mark in self.record.marks if mark.event == before] if number else []
        return Step(number, game, history[before:], remarks, " ".join(marks))

    @cached_property
    def rounds(self) -> list[int]:
        """The round number at each step."""
        game = self.record.game(chance="told")
        found = [game.round_number]
        for played in reversed(game.history):
            game.undo()
            if played.seat is not None:
                found.append(game.round_number)
        return found[::-1]

    def round_after(self, number: int, way: int) -> int:
        """The first step of the next or previous round; the last or first step if there is none."""
        wanted = self.rounds[number] + way
        return self.rounds.index(wanted) if wanted in self.rounds else self.last if way > 0 else 0

    def headline(self, step: Step) -> str:
        """The number of the move, and the move itself."""
        if not step.number:
            return self.say("terminal-replay-before", moves=self.last)
        decided = next(played for played in step.news if played.seat is not None)
        place = self.say("terminal-replay-move", move=step.number, moves=self.last)
        return f"{place}  {told(decided, self.seating, self.say)}{step.mark and f' {step.mark}'}"

    def notes(self, step: Step) -> list[str]:
        """What chance revealed at this step, the remarks, and at the end who won."""
        notes = [told(played, self.seating, self.say) for played in step.news if played.seat is None]
        notes += [f"{{ {remark} }}" for remark in step.remarks]
        if step.game.awaits_chance:
            notes.append(self.say("terminal-awaits", kind=step.game.awaits, family=step.game.rules.family))
        if step.game.is_over:
            notes.append(picture.verdict(step.game.ranking, self.record.rules, self.seating.names, self.say))
        return notes

    def mover(self, step: Step) -> int | None:
        """The seat whose kingdom to show: the one that moved, or the winner at the end."""
        return next((played.seat for played in step.news if played.seat is not None), None)


def plain_lines(replay: Replay, first: int = 0, last: int | None = None) -> Iterator[str]:
    """Each step on its own line with the scores after it; below it, what chance revealed and the remarks."""
    rules, names = replay.record.rules, replay.seating.names
    for number in range(first, (replay.last if last is None else last) + 1):
        step = replay.step(number)
        scores = ", ".join(
            f"{kingdom_name(kingdom, rules, names, replay.say)} {points}"
            for kingdom, points in enumerate(step.game.scores)
        )
        yield f"{replay.headline(step)}  [{scores}]"
        for note in replay.notes(step):
            yield f"    {note}"


class Viewer:
    """A replay on the screen of a terminal."""

    def __init__(self, replay: Replay, console: Console, start: int = 0, auto: float | None = None) -> None:
        self.replay = replay
        self.console = console
        self.number = start
        self.pace = auto or PACE
        self.is_playing = auto is not None
        self.top = 0
        self.typed: str | None = None  # digits typed after g
        self.shows_help = False
        self._look = look_of(console, replay.look.language)

    def run(self) -> None:
        """Show steps until the user quits. The screen is always restored."""
        with self.console.screen(hide_cursor=True) as screen, keys() as read:
            while True:
                screen.update(Group(*self.lines()))
                key = self._wait(read)
                if key in ("q", "escape", "") and self.typed is None and not self.shows_help:
                    return
                self.press(key)

    def _wait(self, read: ReadKey) -> str:
        """The next key; `tick` when it is time for the next step, `resize` when the screen size has changed."""
        size, waited = self.console.size, 0.0
        while True:
            wait = min(IDLE, self.pace - waited) if self.is_playing else IDLE
            key = read(max(0.0, wait))
            waited += wait
            if key is not None:
                return key
            if self.console.size != size:
                return "resize"
            if self.is_playing and waited >= self.pace:
                return "tick"

    def press(self, key: str) -> None:
        """Handle a key."""
        if self.shows_help:
            self.shows_help = False
        elif self.typed is not None:
            self._type(key)
        elif key in ("right", "space", "n", "j", "enter", "tick"):
            self._go(self.number + 1)
            self.is_playing &= self.number < self.replay.last
        elif key in ("left", "p", "k", "backspace"):
            self._go(self.number - 1)
        elif key in ("home", "end"):
            self._go(0 if key == "home" else self.replay.last)
        elif key in ("r", "R"):
            self._go(self.replay.round_after(self.number, 1 if key == "r" else -1))
        elif key in ("up", "down", "page up", "page down"):
            rows = self.console.height // 2 if key.startswith("page") else 1
            self.top = max(0, self.top + (rows if key.endswith("down") else -rows))
        elif key in ("+", "-", "="):
            self.pace = min(SLOWEST, max(FASTEST, self.pace * (1.5 if key == "-" else 1 / 1.5)))
        elif key == "a":
            self.is_playing = not self.is_playing and self.number < self.replay.last
        elif key == "g":
            self.typed, self.is_playing = "", False
        elif key in ("?", "h"):
            self.shows_help, self.is_playing = True, False

    def _type(self, key: str) -> None:
        assert self.typed is not None
        if key.isdecimal() and key.isascii():
            self.typed = (self.typed + key)[:6]
        elif key == "backspace" and self.typed:
            self.typed = self.typed[:-1]
        elif key == "enter":
            self._go(int(self.typed) if self.typed else self.number)
            self.typed = None
        elif key not in ("resize", "unknown"):
            self.typed = None

    def _go(self, number: int) -> None:
        self.number = min(self.replay.last, max(0, number))

    def lines(self) -> Sequence[Text]:
        """Exactly as many lines as the screen has: headline, notes, table, keys."""
        width, height = self.console.size
        step = self.replay.step(self.number)
        head = [Text(self.replay.headline(step), self._look.strong)]
        notes = [line for note in self.replay.notes(step) for line in textwrap.wrap(note, width)]
        head += [Text(note, self._look.faint) for note in notes]
        room = height - 2
        if self.shows_help:
            body = [Text(line) for line in self._look.say("terminal-replay-help").splitlines()]
        else:
            table = picture.table_view(
                step.game,
                self.replay.seating.names,
                width,
                self._look.colour,
                height=room - len(head),
                unicode=self._look.unicode,
                language=self._look.language,
                seat=self.replay.mover(step),
            )
            body = [*head, *table.split("\n")]
        self.top = min(self.top, max(0, len(body) - room))
        shown = body[self.top : self.top + room]
        lines = [
            *shown,
            *[Text()] * (room - len(shown)),
            Text(self._footer(len(body) - self.top - room)),
            Text(self._keys()),
        ]
        for line in lines:
            line.no_wrap, line.overflow = True, "crop"
        return lines

    def _footer(self, below: int) -> str:
        say = self._look.say
        parts = [say("terminal-replay-playing", seconds=decimal(self.pace, ".1f", say))] if self.is_playing else []
        if self.top:
            parts.append(say("terminal-replay-above", number=self.top))
        if below > 0:
            parts.append(say("terminal-replay-below", number=below))
        return "; ".join(parts)

    def _keys(self) -> str:
        if self.typed is None:
            return self._look.say("terminal-replay-keys")
        return self._look.say("terminal-replay-go", moves=self.replay.last, typed=self.typed)
