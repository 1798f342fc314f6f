"""`VectorEnvironment`: many games of one set of rules, stepped together in compiled code."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any
from weakref import finalize

import numpy as np
import numpy.typing as npt

from fiefdom.engine.engine import engine_for
from fiefdom.engine.layout import NOBODY, OVER, States
from fiefdom.envs.arguments import Autoreset, autoreset_mode, one_game, one_of, positive, seat_of, whole
from fiefdom.envs.batch_opponents import BatchOpponent, BatchPlayer, batch_players
from fiefdom.envs.buffers import Array, Form, check_actions, check_array, make_arrays
from fiefdom.envs.kernels import barrier, choose, step
from fiefdom.envs.kernels.legal_cache import cache_size
from fiefdom.envs.observation import specification
from fiefdom.envs.refusals import EnvironmentCode
from fiefdom.envs.snapshots import Snapshot, Sources, check_learners, check_sources, check_states, reseed, sources_of
from fiefdom.envs.worker_threads import WorkerThreads
from fiefdom.errors import IllegalMove, InvalidArgument, NotAllowed
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

Step = tuple[Array, Array, Array, Array, dict[str, Array]]

REWARDS = {
    "win": step.WIN_SHARE,
    "zero_sum": step.ZERO_SUM,
    "difference": step.DIFFERENCE,
    "score": step.SCORE,
}
VIEWS = ("current", "seats")
# What arrays are called in infos: by the same names in all environments.
INFOS = {
    "masks": "action_mask",
    "lists": "lists",
    "counts": "counts",
    "final_observations": "final_obs",
    "seats": "seat",
    "scores": "scores",
}
# What is built anew in a copy, from all the rest.
REBUILT = ("engine", "specification", "_template", "_workers", "_dismiss", "_infos", "_before", "_after")

_advance: Any = step.advance
_draw_actions: Any = choose.draw_actions
_draw_seats: Any = choose.draw_seats
_NO_WORKERS = (np.zeros(0, np.int64), (barrier.ALONE, 0))
_AUTORESET_CODES = {
    Autoreset.NEXT_STEP: step.NEXT_STEP,
    Autoreset.SAME_STEP: step.SAME_STEP,
    Autoreset.DISABLED: step.DISABLED,
}


class VectorEnvironment:
    """N games side by side. `reset` and `step` write into arrays that stay the same until `write_to` changes them.

    ::

        observations   uint8   (N, length), with view="seats" (N, seats, length)
        masks          uint8   (N, actions)         1 for each legal action of the seat to move; all 1 after the end
        lists, counts  int16   (N, most), (N,)      the same as ascending numbers, if lists=True; after the end only 0
        rewards        float32 (N, seats)           0 until a game ends
        terminations   bool    (N,)                 True in the step that ends a game
        truncations    bool    (N,)                 always False: every game is played to its end
        seats          int8    (N,)                 the seat to move; -1 when the game is over
        scores         int32   (N, kingdoms)        the last final scores of each game
        final_observations                          with autoreset SAME_STEP, like observations: the last ones of a game

    `reward`: "win" 1 for the winner, divided equally if first place is shared, else 0; "zero_sum" the same so that the
    kingdoms' rewards add up to 0: with two +1 and -1, or 0 and 0; "difference" own score minus the best other; "score"
    own score. Seats of a team are rewarded for their kingdom.

    With `opponents` the caller decides for one seat of each game, the learner's (`learners`), and sees only its
    decisions.

    Chance is part of a step. The same seed, rules and actions give the same games on every machine, with any number of
    threads; game 0 is the game that `Game.new` plays with that seed. Copies and pickles continue like the original.

    >>> games = VectorEnvironment("kingdomino(players=2)", 3)
    >>> observations, infos = games.reset(seed=1)
    >>> observations, rewards, terminations, truncations, infos = games.step(games.masks.argmax(axis=1))
    >>> observations.shape, infos["action_mask"].shape, rewards.shape
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
        opponents: BatchOpponent | Sequence[BatchOpponent] | None = None,
        seat: int | None = None,
        threads: int = 1,
        seed: int = 0,
        arrays: Mapping[str, Array] | None = None,
    ) -> None:
        """`opponents` are names of bots, bots, files of weights or functions of arrays (see `opponents`); `seat` is the
        learner's, without it a random one in each game.

        Raises RulesError for invalid rules (or Dynasty, which is three games in a row), TextError, TypeError and
        ValueError.
        """
        self.rules = one_game(rules)
        self.number = positive(number, "number")
        self.threads = min(positive(threads, "threads"), self.number)
        self.view = one_of(view, VIEWS, "view")
        self.reward = one_of(reward, REWARDS, "reward")
        self.autoreset = autoreset_mode(autoreset)
        self._given_seat = seat_of(seat, self.rules)
        self._players: list[BatchPlayer] = [] if opponents is None else batch_players(opponents, self.rules)
        self._refer()
        self._forms = self._array_forms(masks, lists)
        self._states = self.engine.new_states(self.number)
        self._encodings = np.zeros(self.number * self.specification.game_size, np.uint8)
        self._caches = np.zeros(self.number * cache_size(self.engine.layout), np.uint8)
        self._codes = np.zeros(self.number, np.int8)
        self._actions = np.zeros(self.number, np.int64)
        self.learners: npt.NDArray[np.int8] = np.full(self.number, NOBODY, np.int8)
        # Whose rewards the last step was about: a new game may have another learner.
        self._judged = self.learners.copy()
        self._randoms, self._choices = sources_of(whole(seed, "seed"), self.number)
        self._arrays: dict[str, Array] = {}
        # Whether there are games to step: the first reset or restore starts them.
        self.is_started = self._is_closed = self._is_waiting = False
        self.write_to(**(arrays or {}))

    def _refer(self) -> None:
        """Look up what all environments with the same rules share."""
        self.engine = engine_for(self.rules)
        self.specification = specification(self.rules)
        self.action_count = self.engine.action_count
        self._template = self.engine.new_states()
        self._workers: WorkerThreads | None = None

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

    def __getstate__(self) -> dict[str, Any]:
        """Everything but threads and what can be built anew; a copy gets arrays of its own."""
        if self._workers is not None and not self._workers.is_inherited:
            self._workers.finish()
        kept = {name: value for name, value in self.__dict__.items() if name not in REBUILT}
        kept = {name: value.copy() if isinstance(value, np.ndarray) else value for name, value in kept.items()}
        return kept | {"_arrays": {name: array.copy() for name, array in self._arrays.items()}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._refer()
        is_closed = self._is_closed
        self.write_to()
        if is_closed:
            self.close()

    def write_to(self, **arrays: Array) -> None:
        """Write into these arrays from the next call on, by name; the others stay the same.

        Raises TypeError and ValueError for unsuitable arrays; then nothing changes.
        """
        self._arrays = make_arrays(self._forms, self._arrays | arrays)
        self._arrays["truncations"][:] = False
        self._infos = {INFOS[name]: array for name, array in self._arrays.items() if name in INFOS}
        self._before, self._after = self._arguments()
        self.close()
        self._is_closed = False
        if self.threads > 1:
            settings, (*front, _), after = self._settings(step.STEP), self._before, self._after
            sources = [np.zeros(1, np.uint64) for _ in range(self.threads)]
            works = [(settings, *front, source, self._actions, *after) for source in sources]
            self._workers = WorkerThreads(works, self.number)
            self._dismiss = finalize(self, self._workers.dismiss)

    def _arguments(self) -> tuple[Any, Any]:
        """The arguments of the compiled code, before and after the actions."""
        nothing, arrays = np.zeros(0, np.uint8), self._arrays
        before = (
            self._template,
            self._states,
            self._randoms,
            self.learners,
            self._encodings,
            self._caches,
            np.zeros(1, np.uint64),
        )
        after = (
            arrays["observations"].reshape(-1),
            arrays["final_observations"].reshape(-1) if "final_observations" in arrays else nothing,
            arrays["masks"].reshape(-1) if "masks" in arrays else nothing,
            arrays["lists"] if "lists" in arrays else np.zeros((0, 1), np.int16),
            arrays["counts"] if "lists" in arrays else np.zeros(0, np.int16),
            arrays["seats"],
            arrays["rewards"],
            arrays["scores"],
            arrays["terminations"],
            self._codes,
        )
        return before, after

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
        """Call the compiled code, with all threads; returns how many actions were refused."""
        if self.threads == 1:
            return int(_advance(*_NO_WORKERS, self._settings(task), *self._before, actions, *self._after))
        if self._workers is None:
            raise NotAllowed(EnvironmentCode.CLOSED())
        self._workers.finish()
        self._actions[:] = actions
        return self._workers.run(task)

    # ------------------------------------------------------------------ playing

    def reset(
        self, seed: int | Sequence[int | None] | None = None, chosen: npt.ArrayLike | None = None
    ) -> tuple[Array, dict[str, Array]]:
        """Restart all games, or those selected by `chosen` (N bools); returns observations and infos.

        With a seed every game gets a new random source, with a sequence of seeds each game that of its own; where there
        is none, the current source continues. Raises TypeError and ValueError; then nothing changes.
        """
        wanted = self._chosen(chosen)
        if not self.is_started and not wanted.all():
            raise InvalidArgument(EnvironmentCode.NOT_ALL_STARTED())
        reseed(seed, self._randoms, self._choices)
        self._run(step.RESET, wanted.astype(np.int64))
        self.is_started = True
        self._begin(wanted)
        self._let_opponents_play()
        return self._arrays["observations"], self._infos

    def _chosen(self, chosen: npt.ArrayLike | None) -> npt.NDArray[np.bool_]:
        wanted = np.ones(self.number, np.bool_) if chosen is None else np.array(chosen)
        check_array(wanted, np.bool_, (self.number,), "chosen")
        return wanted

    def step(self, actions: npt.ArrayLike, chosen: npt.ArrayLike | None = None) -> Step:
        """One decision in every game, or in those selected by `chosen` (N bools); returns observations, rewards,
        terminations, truncations and infos.

        A game that is over ignores its action: with NEXT_STEP it restarts, with DISABLED it stays as it is until it is
        reset. Raises IllegalMove if actions are illegal; those games are unchanged, the others have advanced.
        """
        if not self.is_started:
            raise IllegalMove(EnvironmentCode.NOT_STARTED())
        decided, task = check_actions(actions, self.number), step.STEP
        if chosen is not None:
            decided, task = np.where(self._chosen(chosen), np.maximum(decided, -1), step.SKIP), step.MOVE
        if self._is_waiting:
            self._let_opponents_play()
        were_over = self.is_over if self._players else None
        if task == step.MOVE:
            self._arrays["rewards"][:], self._arrays["terminations"][:], self._codes[:] = 0, False, step.OK
        if self._players:
            self._judged[:] = self.learners
        refusal = self._refusal(decided) if self._run(task, decided) else None
        if were_over is not None:
            self._begin(were_over & ~self.is_over if self.autoreset is Autoreset.NEXT_STEP else self._ended())
            self._let_opponents_play(refusal)
        if refusal is not None:
            raise IllegalMove(refusal)
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
        return EnvironmentCode.ILLEGAL(action=str(int(actions[first])), game=game, others=others)

    def sample_actions(self) -> npt.NDArray[np.int64]:
        """A random legal action for every game, all equally likely; any where a game is over. Reproducible by seed.

        Much faster than choosing by masks, which need not even be written.
        """
        if not self.is_started:
            raise IllegalMove(EnvironmentCode.NOT_STARTED())
        actions, everywhere = np.zeros(self.number, np.int64), np.ones(self.number, np.bool_)
        self.draw_actions(everywhere, actions)
        return actions

    def draw_actions(self, wanted: npt.NDArray[np.bool_], actions: npt.NDArray[np.int64]) -> None:
        """Write a random legal action for each wanted game."""
        _draw_actions(self._states, wanted, self._choices, np.zeros(1, np.uint64), actions)

    # ------------------------------------------------------------------ opponents

    @property
    def learner_rewards(self) -> Array:
        """With opponents: the learner's reward of the last step in each game (N,)."""
        rewards: Array = self._arrays["rewards"][np.arange(self.number), self._judged]
        return rewards

    def _ended(self) -> npt.NDArray[np.bool_]:
        """Games that were restarted in the step that ended them."""
        ended: npt.NDArray[np.bool_] = self._arrays["terminations"]
        return ended if self.autoreset is Autoreset.SAME_STEP else np.zeros_like(ended)

    def _begin(self, started: npt.NDArray[np.bool_]) -> None:
        """Choose the learner's seat in games that have just started."""
        if self._players and self._given_seat is not None:
            self.learners[:] = self._given_seat
        elif self._players:
            wanted = np.ascontiguousarray(started)
            _draw_seats(wanted, self._choices, np.zeros(1, np.uint64), self.rules.seats, self.learners)

    def _let_opponents_play(self, refusal: Reason | None = None) -> None:
        """Play in all games up to the learner's next decision or the end."""
        while self._players:
            seats = self._arrays["seats"]
            waiting = (seats != NOBODY) & (seats != self.learners)
            self._is_waiting = bool(waiting.any())
            if not self._is_waiting:
                return
            actions = np.full(self.number, step.SKIP, np.int64)
            after = (seats - self.learners) % self.rules.seats
            for number, player in enumerate(self._players, 1):
                own = waiting & (after == number)
                if own.any():
                    player.play(self, own, actions)
            before = self._arrays["terminations"].copy()
            if self._run(step.MOVE, actions):
                raise IllegalMove(self._refusal_of_opponent(actions), *([refusal] if refusal else []))
            self._begin(self._ended() & ~before)

    def _refusal_of_opponent(self, actions: Array) -> Reason:
        game = int(np.flatnonzero((self._codes != step.OK) & (actions != step.SKIP))[0])
        seat, learner = int(self._arrays["seats"][game]), int(self.learners[game])
        name = self._players[(seat - learner) % self.rules.seats - 1].name
        return EnvironmentCode.OPPONENT_ILLEGAL(
            opponent=name, seat=str(seat), action=str(int(actions[game])), game=str(game)
        )

    # ------------------------------------------------------------------ states

    @property
    def refused(self) -> npt.NDArray[np.bool_]:
        """Which games refused their action in the last step."""
        return np.asarray(self._codes != step.OK)

    @property
    def states(self) -> States:
        """The states of all games, read-only; `save` has copies."""
        states = self._states.view()
        states.flags.writeable = False
        return states

    @property
    def choices(self) -> Sources:
        """The random sources that opponents draw from."""
        return self._choices

    def save(self) -> Snapshot:
        """Copies of all states and random sources: `restore` continues exactly from there."""
        return Snapshot(self._states.copy(), self._randoms.copy(), self.learners.copy(), self._choices.copy())

    def restore(
        self,
        states: States,
        randoms: Sources | None = None,
        learners: npt.NDArray[np.int8] | None = None,
        choices: Sources | None = None,
    ) -> tuple[Array, dict[str, Array]]:
        """Continue from these states, one per game; returns observations and infos.

        What is not given stays as it is: without `randoms`, chance is new. Raises TypeError for arrays of another type,
        and ValueError for the wrong number of states, for inconsistent states and for states with other rules; then
        nothing changes.
        """
        check_states(states, self.number, self.specification, self._template)
        check_sources(randoms, self.number, "randoms")
        check_sources(choices, self.number, "choices")
        check_learners(learners, self.number, self.rules.seats if self._players else 0, self.rules)
        for array, given in ((self._randoms, randoms), (self._choices, choices), (self.learners, learners)):
            if given is not None:
                array[:] = given
        self._states[:] = states
        self._run(step.REFRESH, np.zeros(self.number, np.int64))
        self.is_started = True
        self._begin(self.learners == NOBODY)
        self._let_opponents_play()
        return self._arrays["observations"], self._infos

    def look_at(self, states: States, are_checked: bool = False) -> None:
        """Write the observations of these states without changing them: pending chance events are not drawn, and games
        that are over have their final rewards. Raises as `restore` does; `are_checked` skips the checks for states that
        come from an environment or engine with the same rules.
        """
        if not are_checked:
            check_states(states, self.number, self.specification, self._template)
        self._states[:] = states
        self._run(step.LOOK, np.zeros(self.number, np.int64))
        self.is_started = False

    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        """Which games are over."""
        return np.asarray(self._states["phase"] == OVER)

    def close(self) -> None:
        """End the worker threads; an environment with more than one thread cannot be stepped afterwards."""
        self._is_closed = True
        if self._workers is not None:
            self._dismiss()
            self._workers.wait()
            self._workers = None
