"""The class used by tests: one game, driven event by event and move by move."""

from itertools import pairwise
from typing import Any

from naive.flow import play
from naive.form import Form
from naive.kingdom import Cell
from naive.ranking import Result, rank
from naive.scoring import Sheet, all_crowns, largest_territory, score_sheet
from naive.state import Chance, Decision, Move, new_state, remaining
from naive.tables import DOMINOES, RESOURCES


class NaiveGame:
    """A game from its first chance event on. An invalid combination of options raises ValueError."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        middle_kingdom: bool = False,
        harmony: bool = False,
        mighty_duel: bool = False,
        teams: bool = False,
    ) -> None:
        self.form = Form(game, players, middle_kingdom, harmony, mighty_duel, teams)
        self.state = new_state(self.form)
        self._steps = play(self.state)
        self._question: Chance | Decision | None = next(self._steps)

    @property
    def pending(self) -> tuple[Any, ...]:
        """("chance", kind), ("decision", seat) or ("over",)."""
        if isinstance(self._question, Chance):
            return ("chance", self._question.kind)
        if isinstance(self._question, Decision):
            return ("decision", self._question.seat)
        return ("over",)

    def possible(self) -> Any:
        """A dictionary of counts or, for a line, the labels in the box and how many are drawn.

        Raises ValueError unless a chance event is pending.
        """
        if not isinstance(self._question, Chance):
            raise ValueError("no chance event is pending")
        possible = self._question.possible
        return dict(possible) if isinstance(possible, dict) else possible

    def reveal(self, event: Move) -> None:
        """Raises ValueError, and changes nothing, if the event cannot happen now."""
        if not isinstance(self._question, Chance) or not is_possible(self._question, event):
            raise ValueError(f"{event} cannot happen now")
        self._answer(event)

    def legal_moves(self) -> set[Move]:
        return set(self._question.moves) if isinstance(self._question, Decision) else set()

    def apply(self, move: Move) -> None:
        """Raises ValueError, and changes nothing, if the move is not legal now."""
        if not isinstance(self._question, Decision) or move not in self._question.moves:
            raise ValueError(f"{move} is not legal now")
        self._answer(move)

    def _answer(self, answer: Move) -> None:
        try:
            self._question = self._steps.send(answer)
        except StopIteration:
            self._question = None

    def score_sheet(self, kingdom: int) -> Sheet:
        held = [resource for resource, holder in self.state.totems.items() if holder == kingdom]
        hosts_queen = self.state.queen == kingdom
        return score_sheet(self.form, self.state.kingdoms[kingdom], hosts_queen, held)

    def outcome(self) -> list[Result]:
        """C12, in the order of the kingdoms."""
        results: list[Result] = [
            {
                "kingdom": number,
                "total": self.score_sheet(number)["total"],
                "largest": largest_territory(kingdom.squares),
                "crowns": all_crowns(kingdom.squares),
            }
            for number, kingdom in enumerate(self.state.kingdoms)
        ]
        return rank(results, by_crowns=not self.form.is_royal)

    def squares(self, kingdom: int) -> dict[Cell, dict[str, Any]]:
        """Every domino square of the kingdom, without the crowns of buildings."""
        return {
            cell: {
                "terrain": square.terrain,
                "crowns": square.crowns + square.token,
                "knight": square.knight,
                "building": square.building,
                "token": square.token > 0,
                "resource": square.resource,
                "caveman": square.caveman,
            }
            for cell, square in self.state.kingdoms[kingdom].squares.items()
        }

    def summary(self) -> dict[str, Any]:
        """Everything public except the squares; None for parts the game does not have."""
        return {
            "discards": [kingdom.discards for kingdom in self.state.kingdoms],
            "line": list(self.state.current),
            "next": list(self.state.next_line.items()),
            **self._royal_summary(),
            **self._origins_summary(),
        }

    def _royal_summary(self) -> dict[str, Any]:
        state = self.state
        parts = {
            "coins": [kingdom.coins for kingdom in state.kingdoms],
            "knights": [kingdom.knights for kingdom in state.kingdoms],
            "knights_placed": [kingdom.knights_placed() for kingdom in state.kingdoms],
            "towers": [kingdom.towers for kingdom in state.kingdoms],
            "knight_supply": state.knight_supply,
            "tower_supply": state.tower_supply,
            "queen": state.queen,
            "dragon_home": state.dragon_home,
            "board": list(state.board),
            "top": state.top,
        }
        return parts if self.form.is_royal else dict.fromkeys(parts)

    def _origins_summary(self) -> dict[str, Any]:
        resources = [
            {resource: kingdom.count_resource(resource) for resource in RESOURCES} for kingdom in self.state.kingdoms
        ]
        return {
            "resources": resources if self.form.has_resources else None,
            "totems": dict(self.state.totems) if self.form.game == "totem" else None,
            "cave": remaining(self.state.cave) if self.form.game == "tribe" else None,
        }


def is_possible(question: Chance, event: Move) -> bool:
    """Whether the event is one of the outcomes; a line is given in ascending order, without repeats (C5)."""
    if len(event) != 2 or event[0] != question.kind:
        return False
    if question.kind != "line":
        return event[1] in list(question.possible)
    labels, size = question.possible
    line = event[1]
    if not isinstance(line, tuple) or len(line) != size or any(label not in labels for label in line):
        return False
    numbers = [DOMINOES[label].number for label in line]
    return all(one < other for one, other in pairwise(numbers))
