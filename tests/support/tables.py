"""Games with chosen chance events, one reveal after the other."""

from collections.abc import Callable, Iterable
from typing import Any

from fiefdom.components.dominoes import BOX_LETTERS
from fiefdom.game import (
    BuildingTurned,
    CavemanTurned,
    Claim,
    ClaimPair,
    Discard,
    Event,
    Game,
    KingDrawn,
    LineLaid,
    Move,
    Pass,
    Place,
    Reveal,
)
from fiefdom.game.sheet import ScoreSheet
from fiefdom.rules import Rules
from support.grids import furnish, set_table

SEED = 1


def line(text: str) -> LineLaid:
    """`K1 K2 K3 K4` as the reveal of a line."""
    return LineLaid(tuple(text.split()))


class Table:
    """A game with some of its chance events chosen in advance: the first kings, lines, buildings and cavemen.

    Anything else is drawn from a fixed seed. Every chosen reveal goes through `Game.replay`, so it is checked like any
    other.
    """

    def __init__(
        self,
        rules: str,
        *,
        kings: Iterable[int] = (),
        lines: Iterable[str] = (),
        buildings: str = "",
        cavemen: str = "",
    ) -> None:
        self.rules = Rules.parse(rules)
        self._chosen: dict[type[Reveal], list[Reveal]] = {
            KingDrawn: [KingDrawn(seat) for seat in kings],
            LineLaid: [line(text) for text in lines],
            BuildingTurned: [BuildingTurned(name) for name in buildings.split()],
            CavemanTurned: [CavemanTurned(name) for name in cavemen.split()],
        }
        self.game = Game.replay(self.rules, [], seed=SEED)
        self._choose(0)

    def apply(self, *moves: Move) -> "Table":
        """Carry out moves, each with the chosen chance events that follow it."""
        for move in moves:
            before = len(self.game.history)
            self.game.push(move)
            self._choose(before + 1)
        return self

    def _choose(self, start: int) -> None:
        """Replace reveals from an index of the history on by the chosen ones."""
        index = start
        while index < len(self.game.history) and any(self._chosen.values()):
            event = self.game.events[index]
            queue = self._chosen.get(type(event), [])  # type: ignore[arg-type]
            if queue:
                events = [*self.game.events[:index], queue.pop(0)]
                self.game = Game.replay(self.rules, events, seed=SEED)
            index += 1

    # ------------------------------------------------------------------ continuing with quiet moves

    def play_until(self, stop: Callable[[Game], Any]) -> "Table":
        """Continue with quiet moves until the condition holds. Raises AssertionError if the game ends before."""
        while not stop(self.game):
            assert not self.game.is_over, "the game is over"
            self.apply(quiet_move(self.game))
        return self

    def play_to(self, step: str) -> "Table":
        """Continue with quiet moves until this step is pending."""
        return self.play_until(lambda game: game.awaits == step)

    def finish_turn(self) -> "Table":
        """Continue with quiet moves until the next domino is to be placed, or the game is over."""
        self.apply(quiet_move(self.game))
        return self.play_until(lambda game: game.awaits in ("place", "over"))

    def finish_round(self) -> "Table":
        """Continue with quiet moves to the first decision of the next round."""
        number = self.game.round_number
        return self.play_until(lambda game: game.round_number > number)

    # ------------------------------------------------------------------ rearranging

    def furnish(self, number: int, grid: str, **contents: Any) -> "Table":
        """`support.grids.furnish`; only when no chosen chance events are left, since a replay would undo it."""
        assert not any(self._chosen.values()), "chosen chance is still to come"
        furnish(self.game, number, grid, **contents)
        return self

    def set_table(self, **fields: Any) -> "Table":
        """`support.grids.set_table`; only when no chosen chance events are left."""
        assert not any(self._chosen.values()), "chosen chance is still to come"
        set_table(self.game, **fields)
        return self


def quiet_move(game: Game) -> Move:
    """The pass if there is one, else the first legal move."""
    moves = game.legal_moves
    return next((move for move in moves if isinstance(move, Pass)), moves[0])


def awaited_domino(game: Game) -> str | None:
    """The domino to be placed or discarded now."""
    if game.awaits != "place":
        return None
    move = game.legal_moves[0]
    assert isinstance(move, Place | Discard)
    return move.domino


def facing(rules: str, domino: str, *, next_line: str = "", buildings: str = "", cavemen: str = "") -> Table:
    """Round 1, with seat 0 to place this domino; nobody did more than they had to.

    The rest of the first line consists of the dominoes after this one in its box, or before it at the end of the box.
    """
    table = Table(
        rules,
        kings=_kings(Rules.parse(rules)),
        lines=[_line_with(rules, domino), *([next_line] if next_line else [])],
        buildings=buildings,
        cavemen=cavemen,
    )
    if table.game.awaits == "pair":
        pairs = (move for move in table.game.legal_moves if isinstance(move, ClaimPair))
        table.apply(next(pair for pair in pairs if domino in pair.dominoes))
    else:
        table.apply(Claim(domino))
    return table.play_until(lambda game: game.to_move == 0 and awaited_domino(game) == domino)


def _kings(rules: Rules) -> list[int]:
    """Seat 0 first; only one king is drawn if the opening is not drawn king by king (Q2, O2)."""
    if rules.opening != "drawn":
        return [0]
    return [seat for seat, kings in enumerate(rules.kings) for _ in range(kings)]


def _line_with(rules: str, domino: str) -> str:
    size = Rules.parse(rules).line_size
    letter, number = domino[0], int(domino[1:])
    assert letter == BOX_LETTERS[Rules.parse(rules).box_names[0]]
    first = min(number, 48 - size + 1)
    return " ".join(f"{letter}{each}" for each in range(first, first + size))


def in_last_round(rules: str, domino: str = "", *, buildings: str = "") -> Table:
    """The last round, with its first king to place (or the king on this domino, which is in the last line).

    Nobody did more than they had to.
    """
    lines = _lines_that_end_with(Rules.parse(rules), domino) if domino else []
    table = Table(rules, lines=lines, buildings=buildings)
    table.play_until(lambda game: game.round_number == game.rules.lines and game.awaits == "place")
    return table.play_until(lambda game: not domino or awaited_domino(game) == domino)


def _lines_that_end_with(rules: Rules, domino: str) -> list[str]:
    """All lines of a game with one box, in numerical order except for the last one."""
    size, letter = rules.line_size, domino[0]
    groups = [[f"{letter}{first + more}" for more in range(size)] for first in range(1, 49, size)]
    groups.sort(key=lambda group: domino in group)
    return [" ".join(group) for group in groups[-rules.lines :]]


def moves_of(game: Game, kind: type[Move]) -> list[Any]:
    """The legal moves of one kind."""
    return [move for move in game.legal_moves if isinstance(move, kind)]


def checked_sheet(game: Game, number: int = 0) -> ScoreSheet:
    """The score sheet of a kingdom, whose total must be the kingdom's score."""
    sheet = game.score_sheet(number)
    assert sheet.total == game.scores[number]
    return sheet


def kinds(events: Iterable[Event]) -> list[str]:
    """What happened, in one word each: `place`, `claim`, `line` and so on."""
    return [event.kind for event in events]
