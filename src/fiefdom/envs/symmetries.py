"""The eight symmetries of the square on observations, masks and actions, for data augmentation.

Symmetry 0 is the identity, 1 to 3 are clockwise quarter turns, 4 to 7 are the same after mirroring left and right. All
kingdoms are transformed together; this does not change their points.

A domino with equal halves uses only two of the four directions (D1), so its placements, and which half of it is the
left one, are renamed after a turn. The three contexts distinguish the cases:

    0   the halves differ, or no domino is being placed or taxed
    1   equal halves, to be placed, or placed side by side
    2   equal halves, placed one above the other
"""

from functools import cache

import numpy as np
import numpy.typing as npt

from fiefdom.engine.actions import action_starts
from fiefdom.engine.layout import PLACE
from fiefdom.engine.tables import SYMMETRIC
from fiefdom.envs.arguments import any_rules, whole
from fiefdom.envs.buffers import check_last_axis
from fiefdom.envs.observation import Bytes, specification
from fiefdom.envs.refusals import EnvironmentCode
from fiefdom.errors import InvalidArgument, InvalidType, RulesError
from fiefdom.rules import Rules

Indices = npt.NDArray[np.int64]

SYMMETRIES, CONTEXTS = 8, 3
DIFFERENT, SIDE_BY_SIDE, ONE_ABOVE_THE_OTHER = range(CONTEXTS)
# Steps (column, row) to the right half, by direction.
STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))


class Symmetries:
    """Tables for one set of rules.

    ::

        cells         (8, A)               where a canvas cell goes
        observations  (8, length)          observation[observations[s]] is the observation after symmetry s
        actions       (8, 3, actions)      what an action becomes, by context

    >>> tables = Symmetries("kingdomino(players=2)")
    >>> [int(number) for number in tables.actions[1, 0, [0, 324]]]
    [89, 324]
    """

    def __init__(self, rules: Rules | str) -> None:
        self.rules = rules = any_rules(rules)
        self.specification = specification(rules)
        if not self.specification.family.can_be_turned:
            raise RulesError(EnvironmentCode.CANNOT_BE_TURNED(rules=str(rules)))
        self._side = self.specification.layout.canvas
        self._starts = action_starts(self.specification.layout)
        self.cells: Indices = np.array([self._cell_table(number) for number in range(SYMMETRIES)])
        self.observations: Indices = np.array([self._observation_table(number) for number in range(SYMMETRIES)])
        self.actions: Indices = np.array(
            [[self._action_table(number, context) for context in range(CONTEXTS)] for number in range(SYMMETRIES)]
        )

    # ------------------------------------------------------------------ use

    def contexts(self, observations: Bytes) -> Indices:
        """The context of each observation (..., length)."""
        spec = self.specification
        spec.check(observations)
        phase = spec.part(observations, "phase")
        turn = np.minimum(spec.part(observations, "turn"), self.rules.line_size - 1).astype(np.int64)
        dominoes = spec.part(observations, "line")[..., 0].astype(np.int64)
        domino = np.take_along_axis(dominoes, turn[..., None], axis=-1)[..., 0]
        equal = (spec.layout.family.dominoes[domino - 1, SYMMETRIC] == 1) & (domino > 0)
        if spec.family.half_action is None:
            return np.asarray(np.where(equal & (phase == PLACE), SIDE_BY_SIDE, DIFFERENT), np.int64)
        about_halves = (phase == PLACE) | (phase == spec.family.half_action[1])
        found = np.where(equal & about_halves, SIDE_BY_SIDE, DIFFERENT)
        focus = spec.part(observations, "focus").reshape(*observations.shape[:-1], -1)
        apart = np.argmax(focus == 2, axis=-1) - np.argmax(focus == 1, axis=-1)
        found = np.where((found == SIDE_BY_SIDE) & (apart == self._side), ONE_ABOVE_THE_OTHER, found)
        return np.asarray(found, np.int64)

    def turn_observations(self, observations: Bytes, symmetry: int) -> Bytes:
        """The observations (..., length) after a symmetry: a copy."""
        spec = self.specification
        spec.check(observations)
        turned: Bytes = observations[..., self.observations[self._number(symmetry)]]
        if spec.family.half_action is not None:
            contexts = self.contexts(observations)
            swapped = np.array([self._swaps(symmetry, context) for context in range(CONTEXTS)])[contexts]
            focus = spec.part(turned, "focus")
            focus[...] = np.where(swapped[..., None, None] & (focus > 0), 3 - focus, focus)
        return turned

    def turn_masks(self, masks: Bytes, observations: Bytes, symmetry: int) -> Bytes:
        """The masks (..., actions) after a symmetry: a copy. `observations` are those before it."""
        check_last_axis(masks, self.specification.actions, "masks")
        self._check_games(masks.shape[:-1], observations, "masks")
        symmetry = self._number(symmetry)
        turned = np.zeros_like(masks)
        *games, actions = np.nonzero(masks)
        contexts = self.contexts(observations)[tuple(games)]
        turned[(*games, self.actions[symmetry, contexts, actions])] = 1
        # When a game is over every action is allowed, also those that no symmetry leads to.
        turned[masks.all(axis=-1)] = 1
        return turned

    def turn_actions(self, actions: npt.NDArray[np.integer], observations: Bytes, symmetry: int) -> Indices:
        """What actions (...) become. `observations` are those before the symmetry."""
        contexts, chosen = self.contexts(observations), np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise InvalidType(EnvironmentCode.ACTION_TYPE(name="actions", found=str(chosen.dtype)))
        self._check_games(chosen.shape, observations, "actions")
        last = self.specification.actions - 1
        wrong = chosen[(chosen < 0) | (chosen > last)]
        if wrong.size:
            raise InvalidArgument(EnvironmentCode.NO_ACTION(last=str(last), value=str(int(wrong.flat[0]))))
        return np.asarray(self.actions[self._number(symmetry), contexts, chosen])

    def _number(self, symmetry: int) -> int:
        """Raises TypeError and ValueError for a symmetry that does not exist."""
        if not 0 <= whole(symmetry, "symmetry") < SYMMETRIES:
            raise InvalidArgument(EnvironmentCode.NO_SYMMETRY(value=str(symmetry)))
        return int(symmetry)

    def _check_games(self, shape: tuple[int, ...], observations: Bytes, name: str) -> None:
        """Raises ValueError unless something belongs to the same games as the observations."""
        self.specification.check(observations)
        if shape != observations.shape[:-1]:
            expected = str(observations.shape[:-1])
            raise InvalidArgument(EnvironmentCode.ARRAY_SHAPE(name=name, expected=expected, found=str(shape)))

    # ------------------------------------------------------------------ the tables

    def _moved(self, number: int, column: int, row: int) -> tuple[int, int]:
        """Where a step or a cell goes, relative to the castle."""
        if number >= 4:
            column = -column
        for _ in range(number % 4):
            column, row = -row, column
        return column, row

    def _cell_table(self, number: int) -> list[int]:
        middle = self._side // 2
        found = []
        for cell in range(self._side**2):
            row, column = divmod(cell, self._side)
            column, row = self._moved(number, column - middle, row - middle)
            found.append((row + middle) * self._side + column + middle)
        return found

    def _observation_table(self, number: int) -> Indices:
        table = np.arange(self.specification.length)
        for section in self.specification.sections:
            if section.shape == (self._side, self._side):
                table[section.start + self.cells[number]] = section.start + np.arange(self._side**2)
        return table

    def _direction(self, number: int, direction: int) -> int:
        return STEPS.index(self._moved(number, *STEPS[direction]))

    def _swaps(self, number: int, context: int) -> bool:
        """Whether the two halves of a placed domino with equal halves swap names."""
        return context != DIFFERENT and self._direction(number, context - SIDE_BY_SIDE) >= 2

    def _action_table(self, number: int, context: int) -> Indices:
        table = np.arange(self.specification.actions)
        area = self._side**2
        for direction in range(4):
            self._turn_placements(table, number, direction, context != DIFFERENT)
        for kind, number_of_kind in self.specification.layout.family.actions:
            start = self._starts[kind]
            if number_of_kind is None and start < len(table):
                table[start : start + area] = start + self.cells[number]
        halves = self.specification.family.half_action
        if halves is not None and self._swaps(number, context):
            left = self._starts[halves[0]]
            table[[left, left + 1]] = left + 1, left
        return table

    def _turn_placements(self, table: Indices, number: int, direction: int, equal: bool) -> None:
        """Fill in one plane of placements; those off the canvas stay as they are."""
        area, middle = self._side**2, self._side // 2
        turned = self._direction(number, direction)
        for cell in range(area):
            row, column = divmod(cell, self._side)
            step = STEPS[direction]
            other_column, other_row = column + step[0], row + step[1]
            if not (0 <= other_column < self._side and 0 <= other_row < self._side):
                continue
            if equal and turned >= 2:
                column, row = self._moved(number, other_column - middle, other_row - middle)
                target = turned - 2
            else:
                column, row = self._moved(number, column - middle, row - middle)
                target = turned
            table[direction * area + cell] = target * area + (row + middle) * self._side + column + middle


def symmetries(rules: Rules | str) -> Symmetries:
    """The tables for a set of rules, given as text or as Rules; cached.

    Raises RulesError for unknown rules and for families that cannot be rotated, and TypeError.

    >>> symmetries("kingdomino(players=2)").cells.shape
    (8, 81)
    """
    return _symmetries(any_rules(rules))


@cache
def _symmetries(rules: Rules) -> Symmetries:
    return Symmetries(rules)
