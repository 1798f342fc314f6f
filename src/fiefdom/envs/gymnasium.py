"""Gymnasium environments: one learner, with bots in all other seats. Extra: `envs`.

Importing this module registers one id for each game, for instance `fiefdom/Kingdomino-v0`; `rules` and all other
arguments of `SingleEnvironment` can be given to `gymnasium.make`, those of `GymnasiumVectorEnvironment` to
`gymnasium.make_vec`. Gymnasium imports the module itself if the id begins with its name:
`gymnasium.make("fiefdom.envs.gymnasium:fiefdom/Kingdomino-v0")`.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.envs.arguments import no_options, one_of, seat_of
from fiefdom.envs.observation import Bytes, Specification
from fiefdom.envs.opponents import Opponent, let_play, players
from fiefdom.envs.optional import library
from fiefdom.envs.refusals import EnvironmentCode, shown
from fiefdom.envs.single_game import GameSnapshot, SingleGame, render_modes
from fiefdom.errors import IllegalMove, InvalidArgument
from fiefdom.rules import Rules

library("gymnasium", "envs")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.error import ResetNeeded  # noqa: E402

ILLEGAL = ("end", "raise")
ILLEGAL_REWARD = -1.0
IDS = {
    "fiefdom/Kingdomino-v0": "kingdomino(players=2)",
    "fiefdom/Queendomino-v0": "queendomino(players=2)",
    "fiefdom/RoyalWedding-v0": "royal_wedding(players=3)",
    "fiefdom/Discovery-v0": "discovery(players=2)",
    "fiefdom/Totem-v0": "totem(players=2)",
    "fiefdom/Tribe-v0": "tribe(players=2)",
}


class SingleEnvironment(gymnasium.Env[Bytes, np.int64]):
    """One seat decides; bots decide for the others in between, and chance happens by itself.

    Observations are flat (uint8, see `Specification`); the mask is `info["action_mask"]` and `action_masks()`. The
    reward is 0 until the game ends (see `VectorEnvironment` for the choices). An illegal action ends the game with a
    reward of -1 and `info["illegal_action"]`, or raises IllegalMove with illegal="raise".

    >>> environment = SingleEnvironment("kingdomino(players=2)", seat=0, opponents="greedy")
    >>> observation, info = environment.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = environment.step(int(info["action_mask"].argmax()))
    >>> reward, terminated, truncated
    (0.0, False, False)
    """

    metadata: dict[str, Any] = {"render_modes": list(render_modes()), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        rules: Rules | str = "kingdomino(players=2)",
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: str = "win",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        """Without a seat, the learner gets a random one in each game; opponents are bots, names of bots, or
        functions (see `opponents`). Raises RulesError, TextError, TypeError and ValueError.
        """
        self._single = SingleGame(rules, reward, render_mode)
        self.rules = self._single.rules
        self._given_seat = seat_of(seat, self.rules)
        one_of(illegal, ILLEGAL, "illegal")
        self.render_mode = render_mode
        self._illegal = illegal
        self._players = players(opponents, self.rules)
        self._is_playing = False
        self.seat = 0
        self.specification: Specification = self._single.specification
        high = self.specification.high
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = spaces.Discrete(self.specification.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """Start a new game and play up to the learner's first decision. Raises ValueError for options: it has none."""
        no_options(options)
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.rules.seats)) if self._given_seat is None else self._given_seat
        self._single.reset(int(self.np_random.integers(2**63)))
        self._is_playing = True
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Apply the learner's action and play up to its next decision. Raises ResetNeeded after the end."""
        if not self._is_playing:
            raise ResetNeeded(str(EnvironmentCode.NOT_STARTED()))
        if not self.action_space.contains(action):
            last = str(self.specification.actions - 1)
            raise InvalidArgument(EnvironmentCode.NO_ACTION(last=last, value=shown(action)))
        # An opponent that failed in the last step is asked again.
        self._let_others_play()
        try:
            self._single.step(int(action))
        except IllegalMove:
            if self._illegal == "raise":
                raise
            self._is_playing = False
            return self._observation(), ILLEGAL_REWARD, True, False, self._info() | {"illegal_action": True}
        self._let_others_play()
        self._is_playing = self._single.seat >= 0
        reward = 0.0 if self._is_playing else float(self._single.games.rewards[0, self.seat])
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, not self._is_playing, False, self._info()

    def _let_others_play(self) -> None:
        while self._single.seat not in (self.seat, -1):
            step = (self._single.seat - self.seat) % self.rules.seats
            let_play(self._players[step - 1], self._single, self.np_random)

    def _observation(self) -> Bytes:
        if self._single.seat == self.seat:
            return self._single.observation()
        return self._single.observation_of(self.seat)

    def _info(self) -> dict[str, Any]:
        mask = self._single.mask() if self._is_playing else np.ones(self.specification.actions, np.int8)
        info = {"action_mask": mask, "seat": self.seat}
        if self._single.seat < 0:
            info["scores"] = self._single.games.scores[0].tolist()
        return info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, as maskable algorithms expect it; all of them when the game is over."""
        if not self._is_playing:
            return np.ones(self.specification.actions, np.bool_)
        return self._single.mask().astype(np.bool_)

    def save(self) -> GameSnapshot:
        """Everything that `restore` needs to continue exactly from here; pickles and copies of it are as good."""
        return self._single.save("gymnasium", (self.seat, self._is_playing, self.np_random.bit_generator.state))

    def restore(self, saved: GameSnapshot) -> tuple[Bytes, dict[str, Any]]:
        """Continue from what `save` returned, here or in an environment with the same arguments; returns observation
        and info. Raises TypeError and ValueError; then nothing changes.
        """
        self._single.restore("gymnasium", saved)
        self.seat, self._is_playing, self.np_random.bit_generator.state = saved.more
        return self._observation(), self._info()

    def render(self) -> Any:
        """The table in the render mode: text (ansi), SVG text, an array of pixels, or printed (human)."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        return self._single.render()


def register_all() -> None:
    """Register every id that is not registered yet.

    >>> register_all()
    >>> set(IDS) <= set(gymnasium.registry)
    True
    """
    for name, rules in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                "fiefdom.envs.gymnasium:SingleEnvironment",
                vector_entry_point="fiefdom.envs.gymnasium_vector:GymnasiumVectorEnvironment",
                kwargs={"rules": rules},
            )


register_all()
