"""A lesson while somebody takes it: a real game in which the others move and chance comes as recorded."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from fiefdom.bots import bot
from fiefdom.errors import FiefdomError, IllegalMove, TextError
from fiefdom.events.event import Move, Reveal
from fiefdom.events.refusals import MoveCode
from fiefdom.game import BuildingTurned, CavemanTurned, Game, KingDrawn, LineLaid
from fiefdom.lessons.lesson import Chapter, Cue, Lesson
from fiefdom.lessons.moments import Moments, starts_turn
from fiefdom.notation import read_move
from fiefdom.reasons import Reason

# What a learner may send instead of a move: make the recorded move, leave out the rest of the chapter.
SHOW, SKIP = "show", "skip"
# Plays for the others where the learner's game has left the record.
SUBSTITUTE = "normal"


@dataclass(frozen=True, slots=True)
class Advice:
    """Why a move is not accepted: it is illegal (`reason`), or the lesson wants another one (`key`)."""

    reason: Reason | None = None
    key: str | None = None


class Run:
    """One pass through a lesson. `taken` are the answers so far, as texts that `resume` accepts.

    A refused move changes nothing. Every answer leads to the same game on every machine.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.taken: list[str] = []
        self.chapter_number = 0
        self.is_over = False
        self._idea: str | None = None
        self._begin()

    @classmethod
    def resume(cls, lesson: Lesson, taken: Iterable[str]) -> "Run":
        """Continue after these answers; from the first that is not accepted any more, they are dropped."""
        run = cls(lesson)
        for text in taken:
            if run.is_over:
                break
            try:
                advice = run.answer(text)
            except FiefdomError:
                break
            if advice is not None:
                break
        return run

    # ------------------------------------------------------------------ where we are

    @property
    def chapter(self) -> Chapter:
        return self.lesson.chapters[self.chapter_number]

    @property
    def learner(self) -> int:
        return self.chapter.learner

    @property
    def cue(self) -> Cue | None:
        """What the lesson says about the pending decision, if anything."""
        return None if self.is_over else self.chapter.cues.get(self._moments.at(self.game))

    @property
    def idea(self) -> str | None:
        """The key of the idea that is shown now: the one of this decision, or the last one."""
        return None if self._idea is None else self.lesson.key(self._idea)

    @property
    def is_free(self) -> bool:
        """Whether any legal move is accepted now."""
        cue = self.cue
        return cue is None or not cue.wants or not self._can_be_met(cue)

    @property
    def turns(self) -> int:
        """The number of turns in the whole lesson."""
        return sum(chapter.turns for chapter in self.lesson.chapters)

    @property
    def turn(self) -> int:
        """The turn in the whole lesson, from 1; after the last one it stays there."""
        before = sum(chapter.turns for chapter in self.lesson.chapters[: self.chapter_number])
        return self.turns if self.is_over else before + self._moments.at(self.game).turn

    # ------------------------------------------------------------------ answers

    def answer(self, text: str) -> Advice | None:
        """Take a move as text, `show` or `skip`; the result says why a move was not accepted.

        Raises TextError for text that is not a move, and IllegalMove after the end of the lesson.
        """
        if self.is_over:
            raise IllegalMove(MoveCode.OVER())
        if text == SKIP:
            self._next_chapter()
        elif text == SHOW:
            self._make(self.shown())
        else:
            move = read_move(text, self.game)
            advice = self.advice(move)
            if advice is not None:
                return advice
            text = str(move)
            self._make(move)
        self.taken.append(text)
        return None

    def advice(self, move: Move) -> Advice | None:
        """Why a move would not be accepted, or None if it would."""
        reason = self.game.why_not(move)
        if reason is not None:
            return Advice(reason=reason)
        cue = self.cue
        if cue is None or not cue.wants or _is_wanted(cue, self.game, move) or not self._can_be_met(cue):
            return None
        wrong = next((name for condition, name in cue.wrongs if condition.holds(self.game, move)), cue.otherwise)
        return Advice(key=self.lesson.key(wrong or cue.idea or self._idea or ""))

    def _can_be_met(self, cue: Cue) -> bool:
        return any(_is_wanted(cue, self.game, move) for move in self.game.legal_moves)

    def shown(self) -> Move:
        """A move that the lesson accepts: the recorded one if it is possible here."""
        cue = self.cue
        model = cue.model if cue else None
        if model is not None and self.game.why_not(model) is None and self.advice(model) is None:
            return model
        moves = [move for move in self.game.legal_moves if self.advice(move) is None]
        best = bot(SUBSTITUTE).play(self.game, seed=len(self.game.history))
        return best if best in moves else moves[0]

    # ------------------------------------------------------------------ flow

    def _begin(self) -> None:
        self.game = self.chapter.new_game()
        self._moments = Moments()
        self._advance()

    def _next_chapter(self) -> None:
        if self.chapter_number + 1 < len(self.lesson.chapters):
            self.chapter_number += 1
            self._begin()
        else:
            self.is_over = True

    def _make(self, move: Move) -> None:
        self._moments.made(self.game)
        self.game.push(move)
        self._advance()

    def _advance(self) -> None:
        """Let chance and the others go on until the learner decides or the chapter is over."""
        while not self._is_chapter_over():
            if self.game.awaits_chance:
                self.game.reveal(self._next_reveal())
            elif self.game.to_move == self.learner:
                cue = self.cue
                if cue is not None and cue.idea is not None:
                    self._idea = cue.idea
                return
            else:
                move = self._move_of_others()
                self._moments.made(self.game)
                self.game.push(move)
        self._next_chapter()

    def _is_chapter_over(self) -> bool:
        if self.game.is_over or self.chapter.record.result is not None:
            return self.game.is_over
        is_ours = not self.game.awaits_chance and self.game.to_move == self.learner
        return self._moments.turns(self.learner) >= self.chapter.turns and not (is_ours and not starts_turn(self.game))

    def _move_of_others(self) -> Move:
        assert self.game.to_move is not None
        seat = self.game.to_move
        recorded = self.chapter.others.get((seat, self._moments.at(self.game)))
        if recorded is not None and self.game.why_not(recorded) is None:
            return recorded
        return bot(SUBSTITUTE).play(self.game, seed=len(self.game.history))

    def _next_reveal(self) -> Reveal:
        """The next recorded outcome of this kind that is still possible; after the last one, the first possible."""
        kind = self.game.awaits
        seen = Counter(str(played.event) for played in self.game.history if played.seat is None)
        for reveal in self.chapter.reveals:
            if reveal.kind != kind:
                continue
            if seen[str(reveal)]:
                seen[str(reveal)] -= 1
            elif self._is_possible(reveal):
                return reveal
        return next(reveal for reveal in self._outcomes(kind) if self._is_possible(reveal))

    def _outcomes(self, kind: str) -> list[Reveal]:
        hidden = self.game.hidden
        match kind:
            case "building":
                return [BuildingTurned(name) for name in sorted(hidden.buildings)]
            case "caveman":
                return [CavemanTurned(name) for name in sorted(hidden.cavemen)]
            case "king":
                return [KingDrawn(seat) for seat in range(self.game.rules.seats)]
        box = sorted((label for label in hidden.dominoes if label[0] == self.game.next_box), key=_number)
        return [LineLaid(tuple(box[: self.game.rules.line_size]))]

    def _is_possible(self, reveal: Reveal) -> bool:
        trial = self.game.copy()
        try:
            trial.reveal(reveal)
        except (IllegalMove, TextError):
            return False
        return True


def _is_wanted(cue: Cue, game: Game, move: Move) -> bool:
    return any(want.holds(game, move) for want in cue.wants)


def _number(label: str) -> int:
    return int(label[1:])
