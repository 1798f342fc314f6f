"""The engine as Python callers see it: checked arrays in, checked arrays out."""

from functools import cache
from reprlib import repr as short
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from fiefdom.engine import batch
from fiefdom.engine.actions import action_count
from fiefdom.engine.layout import NOBODY, Layout, States
from fiefdom.engine.random import Randoms
from fiefdom.engine.random import random_sources as random_sources
from fiefdom.engine.refusals import EngineCode
from fiefdom.engine.scoring import ranked
from fiefdom.engine.setup import initial_state, layout_for
from fiefdom.engine.sheets import SHEET_ROWS, TERRITORY
from fiefdom.errors import InvalidArgument, InvalidType
from fiefdom.rules import Rules

Actions = npt.NDArray[np.int64]
Codes = npt.NDArray[np.int64]
Outcomes = npt.NDArray[np.uint64]

# How many states perft holds at once per level of depth.
CHUNK = 128


class TerritoryCells(NamedTuple):
    """Connected squares of one terrain (C10): terrain, canvas cells, crowns (fires), and squares times crowns."""

    terrain: str
    cells: tuple[int, ...]
    crowns: int
    points: int


class Engine:
    """The compiled engine for one `Rules`. States are elements of an array of `dtype`; assignment copies them.

    Methods take arrays of states and change them in place. Illegal actions and impossible outcomes are reported by code
    (`batch.OK`, `ILLEGAL`, `NOT_AWAITED`) and change nothing; arrays of the wrong type or shape, and states whose
    numbers are inconsistent, raise InvalidType or InvalidArgument.
    """

    def __init__(self, rules: Rules, trusted: bool = False) -> None:
        """With `trusted`, states are not checked for consistency: for callers that own them since `new_states`."""
        self.rules = rules
        self.trusted = trusted
        self.layout: Layout = layout_for(rules)
        self.dtype = self.layout.state
        self.action_count = action_count(rules.game, self.layout)
        self._template = initial_state(rules)

    def __repr__(self) -> str:
        return f"Engine({self.rules!r})"

    def new_states(self, number: int = 1) -> States:
        """New states, before the first chance event."""
        return np.repeat(self._template, number)

    def restart(self, states: States) -> None:
        """Reset every state, in place, to before the first chance event."""
        self._check_array_of_states(states, changes=True)
        _as_words(states)[:] = self._template.view(np.uint64)

    def legal_lists(self, states: States) -> tuple[Actions, Actions]:
        """The legal actions of each state, ascending, and how many there are."""
        self.check(states)
        return self._lists(states)

    def _lists(self, states: States) -> tuple[Actions, Actions]:
        actions = np.zeros((len(states), self.layout.most_options), np.int64)
        counts = np.zeros(len(states), np.int64)
        _require(batch.list_actions(states, actions, counts))
        return actions, counts

    def legal_actions(self, states: States) -> list[int]:
        """The legal actions of the first state, ascending."""
        self._check_array_of_states(states, changes=False)
        actions, counts = self.legal_lists(states[:1])
        return [int(action) for action in actions[0, : counts[0]]]

    def legal_masks(self, states: States, masks: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
        """1 for each legal action, 0 elsewhere; written into `masks` if given."""
        self.check(states)
        if masks is None:
            masks = np.zeros((len(states), self.action_count), np.uint8)
        _check_array(masks, np.uint8, (len(states), self.action_count), "masks")
        _require(batch.mask_actions(states, masks))
        return masks

    def apply(self, states: States, actions: npt.ArrayLike) -> Codes:
        """Carry out one action in each state; returns a code for each."""
        self.check(states, changes=True)
        chosen = _integers(actions, len(states), "actions")
        codes = np.zeros(len(states), np.int64)
        _require(batch.apply_actions(states, chosen, codes))
        return codes

    def reveal(self, states: States, outcomes: npt.ArrayLike) -> Codes:
        """Carry out one chance outcome in each state; returns a code for each."""
        self.check(states, changes=True)
        chosen = _integers(outcomes, len(states), "outcomes").astype(np.uint64)
        codes = np.zeros(len(states), np.int64)
        _require(batch.reveal_outcomes(states, chosen, codes))
        return codes

    def draw(self, states: States, randoms: Randoms) -> Outcomes:
        """A random outcome for each state that awaits chance; the states are not changed."""
        self.check(states)
        _check_array(randoms, np.uint64, (len(states),), "randoms")
        outcomes = np.zeros(len(states), np.uint64)
        _require(batch.draw_outcomes(states, randoms, outcomes))
        return outcomes

    def settle_chance(self, states: States, randoms: Randoms) -> None:
        """Carry out random chance events until each state awaits a decision or is over."""
        self.check(states, changes=True)
        _check_array(randoms, np.uint64, (len(states),), "randoms")
        _require(batch.settle_chance(states, randoms))

    def play_out(self, states: States, randoms: Randoms) -> Actions:
        """Play each game to its end at random; returns how many decisions each took."""
        self.check(states, changes=True)
        _check_array(randoms, np.uint64, (len(states),), "randoms")
        decisions = np.zeros(len(states), np.int64)
        _require(batch.play_out(states, randoms, decisions))
        return decisions

    def totals(self, states: States) -> npt.NDArray[np.int64]:
        """The total of every kingdom, as if the games ended now."""
        self.check(states)
        totals = np.zeros((len(states), self.rules.kingdoms), np.int64)
        _require(batch.write_totals(states, totals))
        return totals

    def standings(self, states: States) -> npt.NDArray[np.int64]:
        """Total, largest territory and crowns of every kingdom (C12)."""
        self.check(states)
        standings = np.zeros((len(states), self.rules.kingdoms, 3), np.int64)
        _require(batch.write_standings(states, standings))
        return standings

    def ranking(self, states: States) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The place of every kingdom, 1 for the best, and what ranks it ahead of the next one (C12).

        Tied kingdoms get the same place. The deciding criterion is `scoring.BY_POINTS`, BY_LARGEST, BY_CROWNS, or
        UNDECIDED if the next kingdom shares the place; LAST for the last one.
        """
        criteria = 3 if self.layout.family.crown_tie_break else 2
        found = np.array([ranked(rows) for rows in self.standings(states)[:, :, :criteria].tolist()], np.int64)
        return found[:, 0], found[:, 1]

    def sheet(self, states: States, kingdom: int) -> npt.NDArray[np.int64]:
        """The rows of a kingdom's score sheet in the first state (see `sheets`)."""
        return self._sheet(states, kingdom)[0]

    def territories(self, states: States, kingdom: int) -> list[TerritoryCells]:
        """The territories of a kingdom in the first state, crowned or not, by terrain and first cell (C10, C11)."""
        rows, cells = self._sheet(states, kingdom)
        return [
            TerritoryCells(
                self.layout.family.terrains[terrain], tuple(np.flatnonzero(cells == at).tolist()), crowns, points
            )
            for at, (what, terrain, _, crowns, points) in enumerate(rows.tolist())
            if what == TERRITORY
        ]

    def _sheet(self, states: States, kingdom: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        self.check(states)
        rows = np.zeros((SHEET_ROWS, 5), np.int64)
        cells = np.full(self.layout.canvas**2, NOBODY, np.int64)
        return rows[: _counted(batch.write_sheet(states, self._kingdom(kingdom), rows, cells))], cells

    def _kingdom(self, kingdom: int) -> int:
        if isinstance(kingdom, bool) or not isinstance(kingdom, int | np.integer):
            raise InvalidType(EngineCode.KINGDOM_TYPE(value=short(kingdom)))
        if not 0 <= kingdom < self.rules.kingdoms:
            raise InvalidArgument(
                EngineCode.NO_KINGDOM(kingdom=int(kingdom), rules=str(self.rules), kingdoms=self.rules.kingdoms)
            )
        return int(kingdom)

    def acting_seat(self, states: States) -> npt.NDArray[np.int64]:
        """The seat whose decision each state awaits; -1 where chance is awaited or the game is over."""
        return self._actors(states)[0]

    def acting_kingdom(self, states: States) -> npt.NDArray[np.int64]:
        """The kingdom of the seat whose decision each state awaits; -1 where there is none (W4: teams share one)."""
        return self._actors(states)[1]

    def _actors(self, states: States) -> npt.NDArray[np.int64]:
        self.check(states)
        actors = np.zeros((2, len(states)), np.int64)
        _require(batch.write_actors(states, actors[0], actors[1]))
        return actors

    def turn(self, states: States) -> npt.NDArray[np.int64]:
        """The turn within the round, from 0: how many kings of the current line have finished their turn.

        0 during the opening claims (C6), before the first line is played.
        """
        self.check(states)
        return states["turn"].astype(np.int64)

    def prices(self, states: States, kingdom: int) -> npt.NDArray[np.int64]:
        """What a kingdom pays for the building on each space of the builders' board in the first state (Q8, Q10).

        A space has a price whether or not there is a building on it; empty in games without a builders' board.
        """
        self.check(states)
        return np.array(list(self.layout.family.prices(states[0], self._kingdom(kingdom))), np.int64)

    def perft(self, states: States, randoms: Randoms, depth: int) -> int:
        """The number of sequences of `depth` decisions from the first state; chance is drawn from `randoms[:1]`."""
        self.check(states)
        _check_array(randoms, np.uint64, (len(states),), "randoms")
        return 1 if depth < 1 else self._sequences(states[:1].copy(), randoms[:1].copy(), depth)

    def _sequences(self, states: States, randoms: Randoms, depth: int) -> int:
        """The number of sequences from all these states; each continues the random stream of its parent state."""
        _require(batch.settle_chance(states, randoms))
        actions, counts = self._lists(states)
        if depth == 1:
            return int(counts.sum())
        chosen = actions[np.arange(actions.shape[1]) < counts[:, None]]
        parents = np.repeat(np.arange(len(states)), counts)
        found = 0
        for first in range(0, len(chosen), CHUNK):
            part = slice(first, first + CHUNK)
            following = _as_words(states)[parents[part]].view(self.dtype)[:, 0]
            _require(batch.apply_actions(following, chosen[part], np.zeros(len(following), np.int64)))
            found += self._sequences(following, randoms[parents[part]], depth - 1)
        return found

    def signatures(self, states: States) -> npt.NDArray[np.uint64]:
        """A hash of each whole state, the same on every machine."""
        self._check_array_of_states(states, changes=False)
        folded = np.zeros(len(states), np.uint64)
        _require(batch.fold(_as_words(states), folded))
        return folded

    def check(self, states: Any, changes: bool = False) -> None:
        """Raise InvalidType or InvalidArgument if these are not valid states or, with `changes`, not writable."""
        self._check_array_of_states(states, changes)
        unsound = -1 if self.trusted else batch.find_unsound(states)
        if unsound >= 0:
            raise InvalidArgument(EngineCode.UNSOUND(number=int(unsound)))

    def _check_array_of_states(self, states: Any, changes: bool) -> None:
        if not isinstance(states, np.ndarray) or states.dtype != self.dtype or states.ndim != 1:
            raise InvalidType(EngineCode.STATES_TYPE(layout=self.layout.name))
        if not states.flags.c_contiguous:
            raise InvalidArgument(EngineCode.STATES_STRIDED())
        if len(states) == 0:
            raise InvalidArgument(EngineCode.STATES_EMPTY())
        if changes and not states.flags.writeable:
            raise InvalidArgument(EngineCode.STATES_READ_ONLY())


@cache
def engine_for(rules: Rules, trusted: bool = False) -> Engine:
    """One engine for each set of rules."""
    return Engine(rules, trusted)


def copied(states: States, times: int = 1) -> States:
    """A copy of all states, repeated `times` times; NumPy's own copy of records is twenty times slower."""
    return np.frombuffer(bytearray(states.tobytes() * times), states.dtype)


def _as_words(states: States) -> npt.NDArray[np.uint64]:
    """A view of the states as rows of plain words: NumPy copies records field by field, which is ten times slower."""
    return states.view(np.uint64).reshape(len(states), -1)


def _require(code: int) -> None:
    if code != batch.OK:
        raise InvalidArgument(EngineCode.OTHER_GAME())


def _counted(number: int) -> int:
    """The count that an entry point returned; a negative number is a negated error code."""
    _require(-min(number, batch.OK))
    return int(number)


def _integers(values: npt.ArrayLike, length: int, name: str) -> npt.NDArray[np.int64]:
    array = np.asarray(values)
    if array.dtype.kind not in "iu" or array.shape != (length,):
        raise InvalidArgument(
            EngineCode.INTEGERS(array=name, length=length, type=str(array.dtype), shape=str(array.shape))
        )
    return array.astype(np.int64)


def _check_array(array: Any, dtype: type, shape: tuple[int, ...], name: str) -> None:
    if not isinstance(array, np.ndarray) or array.dtype != dtype or array.shape != shape:
        raise InvalidArgument(EngineCode.ARRAY(array=name, type=str(np.dtype(dtype)), shape=str(shape)))
    if not (array.flags.c_contiguous and array.flags.writeable):
        raise InvalidArgument(EngineCode.ARRAY_PIECES(array=name))
