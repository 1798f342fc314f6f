"""Conditions on moves: `place points>=2`, `claim K7 K12`, `build`, `pass`."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from fiefdom.errors import TextError
from fiefdom.events.event import Move
from fiefdom.game import Game, Kingdom
from fiefdom.game.moves import MOVES
from fiefdom.lessons.refusals import LessonCode

_MEASURE = re.compile(r"([a-z]+)(>=|<=)(-?\d+)")
_WORD = re.compile(r"[A-Za-z0-9_]+")
KINDS = frozenset(kind.kind for kind in MOVES)


def _points(before: Game, after: Game, kingdom: int, move: Move) -> int:
    return after.scores[kingdom] - before.scores[kingdom]


def _coins(before: Game, after: Game, kingdom: int, move: Move) -> int:
    return after.kingdoms[kingdom].coins - before.kingdoms[kingdom].coins


def _territory(before: Game, after: Game, kingdom: int, move: Move) -> int:
    """The squares of the largest territory that the move touches."""
    touched = set(move.cells)
    return max((len(each.cells) for each in after.territories(kingdom) if touched & set(each.cells)), default=0)


def _away(before: Game, after: Game, kingdom: int, move: Move) -> int:
    """How far the farther square is from the castle, in rows or columns."""
    return max((max(map(abs, cell)) for cell in move.cells), default=0)


def _burns(before: Game, after: Game, kingdom: int, move: Move) -> int:
    return _pieces(before.kingdoms[kingdom]) - _pieces(after.kingdoms[kingdom])


def _pieces(kingdom: Kingdom) -> int:
    return sum(bool(square.resource or square.caveman) for square in kingdom.squares.values())


MEASURES: dict[str, Callable[[Game, Game, int, Move], int]] = {
    "points": _points,
    "coins": _coins,
    "territory": _territory,
    "away": _away,
    "burns": _burns,
}


@dataclass(frozen=True, slots=True)
class Condition:
    """A kind of move, words of which the move has one, and measures of what it brings; all of them hold."""

    kind: str | None
    words: frozenset[str]
    bounds: tuple[tuple[str, bool, int], ...]

    @classmethod
    def parse(cls, text: str) -> "Condition":
        """Read a condition. Raises TextError."""
        kind, words, bounds = None, [], []
        for part in text.split():
            if measure := _MEASURE.fullmatch(part):
                name, sign, number = measure.groups()
                if name not in MEASURES:
                    raise _refused(text)
                bounds.append((name, sign == ">=", int(number)))
            elif part in KINDS and kind is None:
                kind = part
            elif _WORD.fullmatch(part):
                words.append(part)
            else:
                raise _refused(text)
        if kind is None and not words and not bounds:
            raise _refused(text)
        return cls(kind, frozenset(words), tuple(bounds))

    def holds(self, game: Game, move: Move) -> bool:
        """Whether a legal move satisfies the condition."""
        if self.kind not in (None, move.kind):
            return False
        if self.words and self.words.isdisjoint(str(move).split()):
            return False
        return not self.bounds or self._measures(game, move)

    def _measures(self, game: Game, move: Move) -> bool:
        assert game.to_move is not None
        kingdom = game.rules.kingdom_of(game.to_move)
        after = game.copy()
        after.push(move)
        for name, at_least, number in self.bounds:
            found = MEASURES[name](game, after, kingdom, move)
            if found < number if at_least else found > number:
                return False
        return True


def _refused(text: str) -> TextError:
    return TextError(LessonCode.CONDITION(text=text, measures=tuple(MEASURES)))
