"""What all PettingZoo environments share."""

from copy import deepcopy
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from fiefdom.envs.optional import library
from fiefdom.envs.refusals import EnvironmentCode, shown
from fiefdom.envs.single_game import GameSnapshot, SingleGame, render_modes
from fiefdom.errors import InvalidType, RulesError
from fiefdom.rules import Rules

library("pettingzoo", "envs")

from gymnasium import logger, spaces  # noqa: E402
from pettingzoo import AECEnv, aec_registry, register  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402
from pettingzoo.utils.env_logger import EnvLogger  # noqa: E402

ILLEGAL_REWARD = -1.0
Observation = dict[str, Any]
# What AECEnv keeps about a game.
SAVED = (
    "agents",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "agent_selection",
    "_skip_agent_selection",
)


class FamilyEnvironment(AECEnv):  # type: ignore[misc]
    """One game as PettingZoo's agent-environment cycle: `player_0`, `player_1` ... decide when it is their turn.

    Observations are dictionaries of `observation` (uint8, see `Specification`) and `action_mask` (int8); the mask is in
    the agent's info as well; it is all 0 for agents that are not to move, and all 1 for everybody after the end.
    Rewards are 0 until the game ends (see `VectorEnvironment` for the choices). Chance is part of the step before it.

    >>> from fiefdom.envs.pettingzoo import kingdomino_v0
    >>> environment = kingdomino_v0.raw_env("kingdomino(players=2)")
    >>> environment.reset(seed=1)
    >>> observation, reward, termination, truncation, info = environment.last()
    >>> environment.step(int(observation["action_mask"].argmax()))
    >>> environment.possible_agents, reward, termination
    (['player_0', 'player_1'], 0.0, False)
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(render_modes()), "render_fps": 2}
    games: ClassVar[tuple[str, ...]] = ()
    default_rules: ClassVar[str] = ""

    def __init__(self, rules: Rules | str | None = None, render_mode: str | None = None, reward: str = "win") -> None:
        """Raises RulesError for rules of another game, ValueError for an unknown render mode or reward."""
        super().__init__()
        self._single = SingleGame(self.default_rules if rules is None else rules, reward, render_mode)
        self.rules = self._single.rules
        if self.rules.game not in self.games:
            name, rules = self.metadata["name"], str(self.rules)
            raise RulesError(EnvironmentCode.OTHER_GAME(environment=name, games=self.games, rules=rules))
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_mask = _fixed_mask(self._single.specification.actions, 0)
        self._full_mask = _fixed_mask(self._single.specification.actions, 1)
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self._no_mask)) for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Dict:
        high = self._single.specification.high
        seen = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, self._no_mask.shape, np.int8)})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    @property
    def specification(self) -> Any:
        """What every index of an observation means."""
        return self._single.specification

    # ------------------------------------------------------------------ playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed gives the same game. Raises TypeError and ValueError for other seeds.

        There are no options, but PettingZoo's checks demand that any be accepted: they are ignored.
        """
        self._single.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self._no_mask, "seat": seat} for seat, agent in enumerate(self.agents)
        }
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._single.seat]
        self.infos[self.agent_selection]["action_mask"] = self._single.mask()

    def step(self, action: int | None) -> None:
        """Apply the action of `agent_selection`; None once it is terminated.

        Raises IllegalMove (a ValueError) for an action that the mask does not allow, and TypeError for a value that is
        not a number; then nothing changes.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if not isinstance(action, int | np.integer):
            raise InvalidType(EnvironmentCode.NOT_AN_ACTION(agent=agent, value=shown(action)))
        single = self._single
        single.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self._no_mask, "seat": self._seats[agent]}
        seat = single.seat
        if seat < 0:
            self._finish()
        else:
            self.agent_selection = following = self.possible_agents[seat]
            self.infos[following] = {"action_mask": single.mask(), "seat": seat}
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        """Set the rewards of every seat and terminate all agents."""
        paid = self._single.games.rewards[0].tolist()
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._tell_the_end(scores=self._single.games.scores[0].tolist())
        self._accumulate_rewards()
        self._deads_step_first()

    def forfeit(self, agent: str) -> None:
        """End the game for everybody because an agent broke the rules: a loss for it, nothing for the others."""
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL_REWARD}
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._tell_the_end(illegal_action=agent)
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self._deads_step_first()

    def _tell_the_end(self, **more: Any) -> None:
        self.infos = {
            agent: {"action_mask": self._full_mask, "seat": self._seats[agent], **more} for agent in self.agents
        }

    def observe(self, agent: str) -> Observation:
        """What an agent sees. The mask is the array in its info; neither array is modified later."""
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self._full_mask
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            return {"observation": self._single.observation(), "action_mask": mask}
        return {"observation": self._single.observation_of(self._seats[agent]), "action_mask": mask}

    # ------------------------------------------------------------------ states

    def save(self) -> GameSnapshot:
        """Everything that `restore` needs to continue exactly from here; pickles and copies of it are as good."""
        return self._single.save("pettingzoo", {name: deepcopy(self.__dict__.get(name)) for name in SAVED})

    def restore(self, saved: GameSnapshot) -> None:
        """Continue from what `save` returned, here or in an environment with the same arguments. Raises TypeError and
        ValueError; then nothing changes.
        """
        self._single.restore("pettingzoo", saved)
        self.__dict__.update(deepcopy(saved.more))

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        for mask in (self._no_mask, self._full_mask):
            mask.setflags(write=False)

    def render(self) -> Any:
        """The table in the render mode: text (ansi), SVG text, an array of pixels, or printed (human)."""
        if self.render_mode is None:
            logger.warn("You are calling render method without specifying any render mode.")
            return None
        return self._single.render()

    def close(self) -> None:
        """There is nothing to close."""


class GuardedEnvironment(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """Behaves like PettingZoo's three usual wrappers: an illegal action ends the game with a loss for whoever chose it,
    one outside the action space fails an assertion, and a wrong order of calls is an error.

    They are combined in one layer here: as three they take four times as long as the game itself.

    >>> from fiefdom.envs.pettingzoo import kingdomino_v0
    >>> environment = kingdomino_v0.env("kingdomino(players=2)")
    >>> environment.reset(seed=1)
    >>> environment.step(int(environment.last()[0]["action_mask"].argmax()))
    >>> environment.terminations
    {'player_0': False, 'player_1': False}
    """

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            raise AttributeError("last cannot be called before reset")
        found: tuple[Observation | None, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return found

    def step(self, action: int | None) -> None:
        env = self.env
        # PettingZoo's wrapper checks the order of calls; its own step is called only if something is wrong.
        if not self._has_reset or not env.agents:
            super().step(action)
            return
        self._has_updated = True
        agent = env.agent_selection
        if env.terminations[agent]:
            assert action is None or env.action_spaces[agent].contains(action), "action is not in action space"
            env.step(action)
            return
        assert env.action_spaces[agent].contains(action), "action is not in action space"
        if env.infos[agent]["action_mask"][action]:
            env.step(action)
        else:
            EnvLogger.warn_on_illegal_move()
            env.forfeit(agent)

    def save(self) -> GameSnapshot:
        """See `FamilyEnvironment.save`."""
        saved: GameSnapshot = self.env.save()
        return saved

    def restore(self, saved: GameSnapshot) -> None:
        """See `FamilyEnvironment.restore`."""
        self.env.restore(saved)
        self._has_reset: bool = True
        self._has_updated = True

    def __str__(self) -> str:
        return str(self.env)


def _fixed_mask(actions: int, value: int) -> np.ndarray[Any, np.dtype[np.int8]]:
    mask = np.full(actions, value, np.int8)
    mask.setflags(write=False)
    return mask


def register_all(*modules: ModuleType) -> None:
    """Register these environments with PettingZoo, if they are not registered yet.

    >>> from fiefdom.envs.pettingzoo import kingdomino_v0
    >>> register_all(kingdomino_v0)
    >>> "fiefdom/kingdomino-v0" in aec_registry
    True
    """
    for module in modules:
        name = f"fiefdom/{module.__name__.rpartition('.')[2]}"
        # PettingZoo writes the version with a hyphen, whatever it was registered with.
        if "-v".join(name.rsplit("_v", 1)) not in aec_registry:
            register("aec", name, entry_point=f"{module.__name__}:env")
