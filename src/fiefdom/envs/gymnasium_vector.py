"""Gymnasium's vector interface: many games stepped in compiled code, each with one learner. Extra: `envs`.

`gymnasium.make_vec("fiefdom/Kingdomino-v0", num_envs=1024)` makes it.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.envs.arguments import Autoreset, no_options, one_of
from fiefdom.envs.batch_opponents import BatchOpponent
from fiefdom.envs.buffers import Array, check_array
from fiefdom.envs.gymnasium import ILLEGAL, ILLEGAL_REWARD
from fiefdom.envs.refusals import EnvironmentCode, shown
from fiefdom.envs.snapshots import Snapshot
from fiefdom.envs.vector import VectorEnvironment
from fiefdom.errors import IllegalMove, InvalidType
from fiefdom.rules import Rules

from gymnasium import spaces  # isort: skip
from gymnasium.vector import AutoresetMode, VectorEnv  # isort: skip
from gymnasium.vector.utils import batch_space  # isort: skip

Steps = tuple[Array, Array, Array, Array, dict[str, Any]]


class GymnasiumVectorEnvironment(VectorEnv[Array, Array, Array]):
    """A `VectorEnvironment` with opponents as Gymnasium's `VectorEnv`: rewards are the learner's.

    Infos have the keys of `SingleEnvironment`, each with its `_key` that says in which games it holds. An illegal
    action ends its game with a reward of -1, or raises IllegalMove with illegal="raise". Arrays are new in every step;
    with copy=False they are those of the `games`, which the next step overwrites.

    >>> environment = GymnasiumVectorEnvironment(3, "kingdomino(players=2)", opponents="greedy")
    >>> observations, infos = environment.reset(seed=1)
    >>> observations, rewards, terminations, truncations, infos = environment.step(infos["action_mask"].argmax(axis=1))
    >>> rewards.tolist(), infos["action_mask"].shape
    ([0.0, 0.0, 0.0], (3, 329))
    """

    def __init__(
        self,
        num_envs: int = 1,
        rules: Rules | str = "kingdomino(players=2)",
        *,
        seat: int | None = None,
        opponents: BatchOpponent | Sequence[BatchOpponent] = "random",
        reward: str = "win",
        illegal: str = "end",
        autoreset_mode: Autoreset | AutoresetMode | Enum | str = Autoreset.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        """Arguments are those of `VectorEnvironment`, and it raises the same errors."""
        self.games = VectorEnvironment(
            rules, num_envs, opponents=opponents, seat=seat, reward=reward, autoreset=autoreset_mode, threads=threads
        )
        self._illegal = one_of(illegal, ILLEGAL, "illegal")
        # Games that ended with an illegal action, until they are restarted.
        self._forfeited = np.zeros(self.games.number, np.bool_)
        self._copy = copy
        self.num_envs = self.games.number
        self.rules, self.specification = self.games.rules, self.games.specification
        self.metadata = {"autoreset_mode": AutoresetMode[self.games.autoreset.name], "render_modes": []}
        high = self.specification.high
        self.single_observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(self.specification.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Restart all games, or those of options["reset_mask"] (N bools). There is one seed for all games, or one each.

        Raises TypeError and ValueError, also for other options.
        """
        rest = dict(options or {})
        chosen = rest.pop("reset_mask", None)
        no_options(rest)
        self.games.reset(seed, chosen)
        self._forfeited &= False if chosen is None else ~np.asarray(chosen)
        return self._out(self.games.observations), self._infos()

    def step(self, actions: npt.ArrayLike) -> Steps:
        """One decision of every learner; see `VectorEnvironment.step`."""
        games, forfeited, illegal = self.games, self._forfeited.copy(), np.zeros(self.num_envs, np.bool_)
        if forfeited.any() and games.autoreset is Autoreset.NEXT_STEP:
            games.reset(chosen=forfeited)
            self._forfeited[:] = False
        try:
            games.step(actions, ~forfeited if forfeited.any() else None)
        except IllegalMove as error:
            if self._illegal == "raise" or error.reason.code is not EnvironmentCode.ILLEGAL:
                raise
            illegal = games.refused
        return self._results(illegal)

    def _results(self, illegal: npt.NDArray[np.bool_]) -> Steps:
        """What a step returns, once games with an illegal action are lost."""
        games = self.games
        rewards, terminations = games.learner_rewards, self._out(games.terminations)
        ended = {"scores": games.scores.copy(), "_scores": games.terminations.copy()}
        final = games.final_observations.copy() if games.autoreset is Autoreset.SAME_STEP else None
        if illegal.any():
            rewards[illegal], terminations = ILLEGAL_REWARD, games.terminations | illegal
            ended |= {"illegal_action": illegal, "_illegal_action": illegal}
            self._forfeit(illegal, final)
        infos = self._infos()
        if terminations.any() and final is not None:
            infos |= {"final_obs": final, "_final_obs": terminations, "final_info": ended, "_final_info": terminations}
        elif terminations.any():
            infos |= ended
        return self._out(games.observations), rewards, terminations, self._out(games.truncations), infos

    def _forfeit(self, illegal: npt.NDArray[np.bool_], final: Array | None) -> None:
        """End games because of an illegal action."""
        if final is None:
            self._forfeited |= illegal
        else:
            final[illegal] = self.games.observations[illegal]
            self.games.reset(chosen=illegal)

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        masks = self._out(self.games.masks)
        masks[self._forfeited] = 1
        return {
            "action_mask": masks.view(np.int8),
            "_action_mask": everywhere,
            "seat": self.games.learners.copy(),
            "_seat": everywhere,
        }

    def _out(self, array: Array) -> Array:
        return array.copy() if self._copy else array

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now in each game, as maskable algorithms expect it; all of them where it is over."""
        return self.games.masks.astype(np.bool_) | self._forfeited[:, None]

    # ------------------------------------------------------------------ states

    def save(self) -> tuple[Snapshot, npt.NDArray[np.bool_]]:
        """Everything that `restore` needs to continue exactly from here."""
        return self.games.save(), self._forfeited.copy()

    def restore(self, saved: Any) -> tuple[Array, dict[str, Any]]:
        """Continue from what `save` returned; returns observations and infos. Raises TypeError and ValueError; then
        nothing changes.
        """
        if not isinstance(saved, tuple) or len(saved) != 2 or not isinstance(saved[0], Snapshot):
            raise InvalidType(EnvironmentCode.NOT_A_SNAPSHOT(value=shown(saved)))
        states, forfeited = saved
        check_array(forfeited, np.bool_, (self.num_envs,), "saved")
        self.games.restore(*states)
        self._forfeited[:] = forfeited
        return self._out(self.games.observations), self._infos()

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.games.close()
