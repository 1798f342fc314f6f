"""Lessons as data: the records of a text file, and what their remarks say about the learner's decisions.

Each record of a file is a chapter. The seat without a bot is the learner's. Remarks before one of its decisions are
`idea: NAME`, `want: CONDITION`, `else: NAME` and `wrong: CONDITION: NAME`; NAME is the end of a message's key.
"""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fiefdom.errors import FiefdomError, RecordError, TextError
from fiefdom.events.event import Move, Reveal
from fiefdom.game import Game
from fiefdom.lessons.conditions import Condition
from fiefdom.lessons.moments import Moment, Moments, starts_turn
from fiefdom.lessons.refusals import LessonCode
from fiefdom.notation import Record, read_records

FOLDER = Path(__file__).parent / "files"
SUFFIX = ".fief"
WORDS = ("idea", "want", "else", "wrong")


@dataclass(frozen=True, slots=True)
class Cue:
    """What a lesson says about one decision.

    `idea` is shown before it. A move must satisfy one of `wants`, if there are any and a legal move does; otherwise
    the message of the first of `wrongs` that applies, or `otherwise`, explains why not. `model` is the recorded move.
    """

    model: Move
    idea: str | None = None
    wants: tuple[Condition, ...] = ()
    otherwise: str | None = None
    wrongs: tuple[tuple[Condition, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """One record of a lesson: where it begins, what the learner and the others do, and what chance brings."""

    record: Record
    learner: int
    cues: dict[Moment, Cue]
    others: dict[tuple[int, Moment], Move]
    reveals: tuple[Reveal, ...]
    turns: int
    opening: Game = field(repr=False)

    def new_game(self) -> Game:
        """The game as the chapter begins, before the first event."""
        return self.opening.copy()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game in chapters. `prefix` begins the keys of its messages."""

    name: str
    chapters: tuple[Chapter, ...] = field(repr=False)

    @property
    def prefix(self) -> str:
        return f"lesson-{self.name}-"

    def key(self, name: str) -> str:
        """The key of a message of this lesson."""
        return f"lesson-{self.name}-{name}"

    @property
    def ideas(self) -> tuple[str, ...]:
        """The ideas of all chapters, in order, each once."""
        found = [cue.idea for chapter in self.chapters for cue in chapter.cues.values() if cue.idea]
        return tuple(dict.fromkeys(found))

    @property
    def names(self) -> frozenset[str]:
        """All names of messages that the remarks use."""
        cues = [cue for chapter in self.chapters for cue in chapter.cues.values()]
        otherwise = [cue.otherwise for cue in cues if cue.otherwise]
        return frozenset([*self.ideas, *otherwise, *(name for cue in cues for _, name in cue.wrongs)])


def lesson_names() -> tuple[str, ...]:
    """The lessons that come with the package."""
    known = [file.stem for file in FOLDER.glob(f"*{SUFFIX}")]
    order = ("kingdomino", "queendomino", "discovery", "totem", "tribe")
    return tuple(sorted(known, key=lambda name: (order.index(name) if name in order else len(order), name)))


@cache
def lesson(name: str) -> Lesson:
    """A lesson by its name, that of its file. Raises TextError if there is none."""
    if name not in lesson_names():
        raise TextError(LessonCode.NO_SUCH_LESSON(name=name, known=lesson_names()))
    return read_lesson(FOLDER / f"{name}{SUFFIX}")


def read_lesson(path: Path) -> Lesson:
    """Read and check a lesson. Raises RecordError, which names the chapter, and OSError."""
    chapters: list[Chapter] = []
    for number, reading in enumerate(read_records(path), start=1):
        if reading.faults or reading.record is None:
            raise RecordError(*(fault.placed for fault in reading.faults))
        try:
            chapters.append(_chapter(reading.record))
        except FiefdomError as error:
            raise RecordError(LessonCode.CHAPTER(chapter=number, why=error.reason)) from None
    if not chapters:
        raise RecordError(LessonCode.EMPTY())
    if not any(cue.idea for chapter in chapters for cue in chapter.cues.values()):
        raise RecordError(LessonCode.NO_IDEA())
    return Lesson(path.stem, tuple(chapters))


def _chapter(record: Record) -> Chapter:
    people = [number for number, seat in enumerate(record.seats) if seat.bot is None]
    if len(people) != 1:
        raise RecordError(LessonCode.ONE_LEARNER(found=len(people)))
    learner = people[0]
    remarks: dict[int, list[str]] = {}
    for remark in record.remarks:
        remarks.setdefault(remark.after, []).append(remark.text)
    game = Game.replay(record.rules, (), start=record.start, chance="told")
    opening = game.copy()
    cues: dict[Moment, Cue] = {}
    others: dict[tuple[int, Moment], Move] = {}
    moments = Moments()
    for number, event in enumerate(record.events):
        said = remarks.pop(number, [])
        if isinstance(event, Reveal):
            _require_no_remarks(said)
            game.reveal(event)
            continue
        assert isinstance(event, Move) and game.to_move is not None
        seat, moment = game.to_move, moments.at(game)
        if seat == learner:
            if not cues and not starts_turn(game):
                raise RecordError(LessonCode.STARTS_LATE(awaits=game.awaits))
            cues[moment] = _cue(event, said, game)
        else:
            _require_no_remarks(said)
            others[seat, moment] = event
        moments.made(game)
        game.push(event)
    for left in remarks.values():
        _require_no_remarks(left)
    reveals = tuple(event for event in record.events if isinstance(event, Reveal))
    turns = max((moment.turn for moment in cues), default=0)
    return Chapter(record, learner, cues, others, reveals, turns, opening)


def _require_no_remarks(remarks: list[str]) -> None:
    for text in remarks:
        raise RecordError(LessonCode.NO_DECISION(text=text))


def _cue(model: Move, remarks: list[str], game: Game) -> Cue:
    idea = otherwise = None
    wants: list[Condition] = []
    wrongs: list[tuple[Condition, str]] = []
    for word, text in map(_parts, remarks):
        match word:
            case "idea":
                idea = text
            case "want":
                wants.append(Condition.parse(text))
            case "else":
                otherwise = text
            case _:
                condition, _, name = text.rpartition(":")
                wrongs.append((Condition.parse(condition), name.strip()))
    if wants and not any(want.holds(game, model) for want in wants):
        raise RecordError(LessonCode.NOT_MET(move=str(model)))
    return Cue(model, idea, tuple(wants), otherwise, tuple(wrongs))


def _parts(remark: str) -> tuple[str, str]:
    word, colon, text = remark.partition(":")
    if not colon or word.strip() not in WORDS or not text.strip():
        raise RecordError(LessonCode.REMARK(text=remark, known=WORDS))
    return word.strip(), text.strip()
