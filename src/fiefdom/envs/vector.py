"""`VectorEnvironment`: many games of one set of rules, stepped together in compiled code."""

from collections.abc import Callable, Mapping
from enum import Enum
from itertools import pairwise
from typing import Any
from weakref import finalize

import numpy as np
import numpy.typing as npt

from fiefdom.engine import batch
from fiefdom.engine.engine import engine_for, random_sources
from fiefdom.engine.layout import OVER, States
from fiefdom.envs.buffers import Array, Form, check_actions, check_array, make_arrays
from fiefdom.envs.kernels import barrier, step
from fiefdom.envs.kernels.legal_cache import cache_size
from fiefdom.envs.observation import specification
from fiefdom.envs.refusals import EnvironmentCode, shown
from fiefdom.envs.worker_threads import WorkerThreads
from fiefdom.errors import IllegalMove, InvalidArgument, InvalidType, NotAllowed, RulesError
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

Step = tuple[Array, Array, Array, Array, dict[str, Array]]

REWARDS = {
    "win": step.WIN_SHARE,
    "difference": step.DIFFERENCE,
    "score": step.SCORE,
}
VIEWS = ("current", "seats")
INFOS = frozenset(("masks", "lists", "counts", "final_observations", "seats", "scores"))
# Fields of a state that the rules fix for the whole game, in every family.
FIXED = (
    "seats",
    "kingdom_count",
    "line_size",
    "opening",
    "middle_kingdom",
    "harmony",
)

_advance: Any = step.advance
_NO_WORKERS = (np.zeros(0, np.int64), (barrier.ALONE, 0))


class Autoreset(Enum):
    """What happens to a game that is over; names and values are those of Gymnasium's `AutoresetMode`.

    >>> Autoreset("SameStep").name
    'SAME_STEP'
    """

    NEXT_STEP = "NextStep"
    SAME_STEP = "SameStep"
    DISABLED = "Disabled"


_AUTORESET_CODES = {
    Autoreset.NEXT_STEP: step.NEXT_STEP,
    Autoreset.SAME_STEP: step.SAME_STEP,
    Autoreset.DISABLED: step.DISABLED,
}


class VectorEnvironment:
    """N games side by side. `reset` and `step` write into arrays that stay the same until `write_to` changes them.

    ::

        observations   uint8   (N, length), with view="seats" (N, seats, length)
        masks          uint8   (N, actions)         1 for each legal action of the seat to move
        lists, counts  int16   (N, most), (N,)      the same as ascending numbers, if lists=True
        rewards        float32 (N, seats)           0 until a game ends
        terminations   bool    (N,)                 True in the step that ends a game
        truncations    bool    (N,)                 always False: every game is played to its end
        seats          int8    (N,)                 the seat to move; -1 when the game is over
        scores         int32   (N, kingdoms)        the last final scores of each game
        final_observations                          with autoreset SAME_STEP, like observations: the last ones of a game

    `rewards`: "win" 1 for the winner, divided equally if first place is shared, else 0; "difference" own score minus
    the best other; "score" own score. Seats of a team are rewarded for their kingdom.

    Chance is part of a step. The same seed, rules and actions give the same games on every machine, with any number of
    threads; game 0 is the game that `Game.new` plays with that seed.

    >>> games = VectorEnvironment("kingdomino(players=2)", 3)
    >>> observations, infos = games.reset(seed=1)
    >>> observations, rewards, terminations, truncations, infos = games.step(games.masks.argmax(axis=1))
    >>> observations.shape, infos["masks"].shape, rewards.shape
    ((3, 432), (3, 329), (3, 2))
    """

    def __init__(
        self,
        rules: Rules | str,
        number: int,
        *,
        view: str = "current",
        reward: str = "win",
        autoreset: Autoreset | str | Enum = Autoreset.NEXT_STEP,
        masks: bool = True,
        lists: bool = False,
        threads: int = 1,
        seed: int = 0,
        arrays: Mapping[str, Array] | None = None,
    ) -> None:
        """Raises RulesError for invalid rules (or Dynasty, which is three games in a row), TypeError and ValueError."""
        self.rules = one_game(rules)
        self.number = positive(number, "number")
        self.threads = min(positive(threads, "threads"), self.number)
        self.view = one_of(view, VIEWS, "view")
        self.reward = one_of(reward, REWARDS, "reward")
        self.autoreset = autoreset_mode(autoreset)
        self.engine = engine_for(self.rules)
        self.specification = specification(self.rules)
        self.action_count = self.engine.action_count
        self._forms = self._array_forms(masks, lists)
        self._states = self.engine.new_states(self.number)
        self._template = self.engine.new_states()
        self._encodings = np.zeros(self.number * self.specification.game_size, np.uint8)
        self._caches = np.zeros(self.number * cache_size(self.engine.layout), np.uint8)
        self._codes = np.zeros(self.number, np.int8)
        self._randoms = random_sources(seed, 0, self.number)
        self._actions = np.zeros(self.number, np.int64)
        self._workers: WorkerThreads | None = None
        self._arrays: dict[str, Array] = {}
        self._is_started = False
        self.write_to(**(arrays or {}))

    def _array_forms(self, masks: bool, lists: bool) -> dict[str, Form]:
        number, length = self.number, self.specification.length
        seen = (number, length) if self.view == "current" else (number, self.rules.seats, length)
        forms: dict[str, Form] = {"observations": (np.uint8, seen)}
        if masks:
            forms["masks"] = (np.uint8, (number, self.action_count))
        if lists:
            forms["lists"] = (np.int16, (number, self.engine.layout.most_options))
            forms["counts"] = (np.int16, (number,))
        if self.autoreset is Autoreset.SAME_STEP:
            forms["final_observations"] = (np.uint8, seen)
        return forms | {
            "rewards": (np.float32, (number, self.rules.seats)),
            "terminations": (np.bool_, (number,)),
            "truncations": (np.bool_, (number,)),
            "seats": (np.int8, (number,)),
            "scores": (np.int32, (number, self.rules.kingdoms)),
        }

    def __getattr__(self, name: str) -> Array:
        """Every array is available as an attribute."""
        arrays: dict[str, Array] = self.__dict__.get("_arrays", {})
        if name not in arrays:
            raise AttributeError(f"{type(self).__name__!r} has no attribute {name!r}")
        return arrays[name]

    def write_to(self, **arrays: Array) -> None:
        """Write into these arrays from the next call on, by name; the others stay the same.

        Raises TypeError and ValueError for unsuitable arrays; then nothing changes.
        """
        self._arrays = make_arrays(self._forms, self._arrays | arrays)
        self._arrays["truncations"][:] = False
        self._infos = {name: array for name, array in self._arrays.items() if name in INFOS}
        (self._before, self._after, self._own), *others = [self._part(part) for part in self._slices()]
        self.close()
        settings = self._settings(step.STEP)
        if others:
            self._workers = WorkerThreads(
                [(settings, *before, self._actions[some], *after) for before, after, some in others]
            )
            self._dismiss = finalize(self, self._workers.dismiss)

    def _slices(self) -> list[slice]:
        edges = [self.number * part // self.threads for part in range(self.threads + 1)]
        return [slice(first, last) for first, last in pairwise(edges)]

    def _part(self, part: slice) -> tuple[Any, Any, slice]:
        """The arguments of the compiled code for some of the games, before and after their actions."""
        nothing = np.zeros(0, np.uint8)
        arrays, size = self._arrays, self.specification.game_size
        encodings = self._encodings[part.start * size : part.stop * size]
        size = cache_size(self.engine.layout)
        caches = self._caches[part.start * size : part.stop * size]
        before = (self._template, self._states[part], self._randoms[part], encodings, caches, np.zeros(1, np.uint64))
        lists = arrays["lists"][part] if "lists" in arrays else np.zeros((0, 1), np.int16)
        counts = arrays["counts"][part] if "lists" in arrays else np.zeros(0, np.int16)
        after = (
            arrays["observations"][part].reshape(-1),
            arrays["final_observations"][part].reshape(-1) if "final_observations" in arrays else nothing,
            arrays["masks"][part].reshape(-1) if "masks" in arrays else nothing,
            lists,
            counts,
            arrays["seats"][part],
            arrays["rewards"][part],
            arrays["scores"][part],
            arrays["terminations"][part],
            self._codes[part],
        )
        return before, after, part

    def _settings(self, task: int) -> tuple[int, ...]:
        views = 1 if self.view == "current" else self.rules.seats
        sizes = (self.specification.length, self.action_count)
        return (
            task,
            _AUTORESET_CODES[self.autoreset],
            REWARDS[self.reward],
            views,
            *sizes,
        )

    def _run(self, task: int, actions: npt.NDArray[np.int64]) -> int:
        """Call the compiled code once in every thread; returns how many actions were refused."""
        settings = self._settings(task)
        if self.threads == 1:
            return int(_advance(*_NO_WORKERS, settings, *self._before, actions, *self._after))
        if self._workers is None:
            raise NotAllowed(EnvironmentCode.CLOSED())
        self._workers.ready()
        self._actions[:] = actions
        # This thread processes the first part itself, so one worker fewer has to wake up.
        self._workers.begin(task)
        refused = int(_advance(*_NO_WORKERS, settings, *self._before, self._actions[self._own], *self._after))
        return refused + self._workers.end()

    # ------------------------------------------------------------------ playing

    def reset(self, seed: int | None = None, chosen: npt.ArrayLike | None = None) -> tuple[Array, dict[str, Array]]:
        """Restart all games, or those selected by `chosen` (N bools); returns observations and infos.

        With a seed every game gets a new random source; without one, the current sources continue.
        """
        if seed is not None:
            self._randoms[:] = random_sources(whole(seed, "seed"), 0, self.number)
        wanted = np.ones(self.number, np.bool_) if chosen is None else np.asarray(chosen)
        check_array(np.ascontiguousarray(wanted), np.bool_, (self.number,), "chosen")
        if not self._is_started and not wanted.all():
            raise InvalidArgument(EnvironmentCode.NOT_ALL_STARTED())
        self._is_started = True
        self._run(step.RESET, wanted.astype(np.int64))
        return self._arrays["observations"], self._infos

    def step(self, actions: npt.ArrayLike) -> Step:
        """One decision in every game; returns observations, rewards, terminations, truncations and infos.

        With NEXT_STEP a game that is over ignores its action and restarts. Raises IllegalMove if actions are illegal
        (or, with DISABLED, if games are over); those games are unchanged, the others have advanced.
        """
        if not self._is_started:
            raise IllegalMove(EnvironmentCode.NOT_STARTED())
        if self._run(step.STEP, check_actions(actions, self.number)):
            raise IllegalMove(self._refusal(np.asarray(actions)))
        arrays = self._arrays
        return (
            arrays["observations"],
            arrays["rewards"],
            arrays["terminations"],
            arrays["truncations"],
            self._infos,
        )

    def prepared_step(self) -> Callable[[int], None]:
        """A faster `step` for an environment of one game, with all preparations done once.

        It assumes that `write_to` is not called any more and that the action is an integer.
        """
        actions = np.zeros(self.number, np.int64)
        arguments = (*_NO_WORKERS, self._settings(step.STEP), *self._before, actions, *self._after)

        def carry_out(action: int) -> None:
            actions[0] = action
            if _advance(*arguments):
                raise IllegalMove(self._refusal(actions))

        return carry_out

    def _refusal(self, actions: Array) -> Reason:
        refused = np.flatnonzero(self._codes)
        first = int(refused[0])
        game, others = str(first), len(refused) - 1
        if self._codes[first] == step.ENDED:
            return EnvironmentCode.ENDED(game=game, others=others)
        return EnvironmentCode.ILLEGAL(action=str(int(actions[first])), game=game, others=others)

    # ------------------------------------------------------------------ states

    @property
    def refused(self) -> npt.NDArray[np.bool_]:
        """Which games refused their action in the last step."""
        return np.asarray(self._codes != step.OK)

    def save(self) -> tuple[States, npt.NDArray[np.uint64]]:
        """Copies of all states and random sources: `restore` continues exactly from there."""
        return self._states.copy(), self._randoms.copy()

    def restore(self, states: States, randoms: npt.NDArray[np.uint64] | None = None) -> tuple[Array, dict[str, Array]]:
        """Continue from these states, one per game; returns observations and infos. Without `randoms`, chance is new.

        Raises TypeError for arrays of another type, and ValueError for the wrong number of states, for inconsistent
        states and for states with other rules; then nothing changes.
        """
        self._check_states(states)
        if randoms is not None:
            check_array(np.array(randoms), np.uint64, (self.number,), "randoms")
            if not np.all(randoms):
                raise InvalidArgument(EnvironmentCode.ZERO_SOURCE())
            self._randoms[:] = randoms
        self._states[:] = states
        self._is_started = True
        self._run(step.REFRESH, np.zeros(self.number, np.int64))
        return self._arrays["observations"], self._infos

    def look_at(self, states: States, are_checked: bool = False) -> None:
        """Write the observations of these states without changing them: pending chance events are not drawn, and games
        that are over have their final rewards. Raises as `restore` does; `are_checked` skips the checks for states that
        come from an environment or engine with the same rules.
        """
        if not are_checked:
            self._check_states(states)
        self._states[:] = states
        self._run(step.LOOK, np.zeros(self.number, np.int64))
        self._is_started = False

    def _check_states(self, states: Any) -> None:
        if not isinstance(states, np.ndarray) or states.dtype != self.engine.dtype or states.ndim != 1:
            raise InvalidType(EnvironmentCode.STATE_TYPE(layout=self.engine.layout.name))
        if len(states) != self.number:
            raise InvalidArgument(EnvironmentCode.STATE_COUNT(expected=self.number, given=len(states)))
        unsound = batch.find_unsound(np.ascontiguousarray(states))
        if unsound >= 0:
            raise InvalidArgument(EnvironmentCode.STATE_UNSOUND(state=str(unsound)))
        for name in FIXED + self.specification.family.fixed:
            if np.any(states[name] != self._template[name][0]):
                raise InvalidArgument(EnvironmentCode.STATE_OF_OTHER_RULES(rules=str(self.rules), field=name))

    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        """Which games are over."""
        return np.asarray(self._states["phase"] == OVER)

    def close(self) -> None:
        """End the worker threads; an environment with more than one thread cannot be stepped afterwards."""
        if self._workers is not None:
            self._dismiss()
            self._workers.wait()
            self._workers = None


# ---------------------------------------------------------------------- arguments


def one_game(rules: Rules | str) -> Rules:
    """Rules for one game, as text or as Rules. Raises RulesError and TypeError.

    >>> one_game("kingdomino(players=2)").players
    2
    """
    parsed = Rules.parse(rules) if isinstance(rules, str) else rules
    if not isinstance(parsed, Rules):
        raise InvalidType(EnvironmentCode.NOT_RULES(value=shown(rules)))
    if parsed.dynasty:
        raise RulesError(EnvironmentCode.DYNASTY(rules=str(parsed)))
    return parsed


def whole(value: Any, name: str) -> int:
    """Check for an integer. Raises TypeError.

    >>> whole(np.int8(3), "seed")
    3
    """
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        raise InvalidType(EnvironmentCode.NOT_WHOLE(name=name, value=shown(value)))
    return int(value)


def positive(value: Any, name: str) -> int:
    """Check for an integer of at least 1. Raises TypeError and ValueError.

    >>> positive(1, "threads")
    1
    """
    if whole(value, name) < 1:
        raise InvalidArgument(EnvironmentCode.TOO_FEW(name=name, value=int(value)))
    return int(value)


def one_of(value: str, words: Any, name: str) -> str:
    """Check for one of these words. Raises ValueError.

    >>> one_of("win", REWARDS, "reward")
    'win'
    """
    if value not in words:
        raise InvalidArgument(EnvironmentCode.UNKNOWN_WORD(name=name, value=shown(value), known=tuple(words)))
    return value


def autoreset_mode(mode: Autoreset | str | Enum) -> Autoreset:
    """The mode, given as such, by name, by value or as Gymnasium's own. Raises ValueError.

    >>> autoreset_mode("DISABLED")
    <Autoreset.DISABLED: 'Disabled'>
    """
    word = mode.value if isinstance(mode, Enum) else mode
    for known in Autoreset:
        if word in (known.value, known.name):
            return known
    names = tuple(known.name for known in Autoreset)
    raise InvalidArgument(EnvironmentCode.UNKNOWN_WORD(name="autoreset", value=shown(mode), known=names))
