"""OpenSpiel games: importing this module registers one for each game. Extra: `openspiel`.

    import fiefdom.envs.openspiel
    game = pyspiel.load_game("fiefdom_kingdomino(players=2,harmony=True)")

Parameters are `players`, the options of the rules that the game has, and `reward` (win, zero_sum, difference or score;
see `VectorEnvironment`). The game's type says whether returns have a constant sum, or sum up to zero. Chance is
explicit: a line is drawn domino by domino, so no chance node has more than 48 outcomes. Outcomes are seats, numbers of
dominoes within their box minus 1, and kinds of buildings and cavemen.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.engine import batch
from fiefdom.engine.draft import BOX_SIZE, acting_seat
from fiefdom.engine.engine import Engine, engine_for
from fiefdom.engine.layout import DRAW_KING, LAY_LINE, OVER, is_decision
from fiefdom.envs.arguments import one_of
from fiefdom.envs.kernels.description import most_decisions
from fiefdom.envs.observation import Specification, specification
from fiefdom.envs.optional import library
from fiefdom.envs.refusals import EnvironmentCode, shown
from fiefdom.envs.vector import REWARDS, VectorEnvironment
from fiefdom.errors import IllegalMove, InvalidArgument
from fiefdom.game.codec import Codec
from fiefdom.rules import Rules
from fiefdom.rules.games import GameDescription, described, games

pyspiel = library("pyspiel", "openspiel")
_Game: Any = pyspiel.Game
_State: Any = pyspiel.State

MOST_POINTS = 1000.0


@dataclass(frozen=True)
class Context:
    """What all states of one set of rules share.

    >>> context("kingdomino(players=2)").longest
    52
    """

    rules: Rules
    engine: Engine
    codec: Codec
    specification: Specification

    @property
    def longest(self) -> int:
        """An upper bound on the decisions in a game."""
        turns = self.rules.lines * self.rules.line_size
        return turns * most_decisions(self.rules, self.engine.layout.family) + self.rules.line_size


@cache
def context(text: str) -> Context:
    """The context for a set of rules, cached.

    >>> context("tribe(players=2)").rules.game
    'tribe'
    """
    rules = Rules.parse(text)
    return Context(rules, engine_for(rules), Codec(rules), specification(rules))


class FamilyGame(_Game):  # type: ignore[misc]
    """A game in OpenSpiel's sense. Raises RulesError for parameters that contradict each other.

    >>> pyspiel.load_game("fiefdom_kingdomino(players=2)").num_distinct_actions()
    329
    """

    def __init__(self, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = dict(kind.parameter_specification) | dict(params or {})
        self.reward = one_of(given.pop("reward"), REWARDS, "reward")
        players = given.pop("players")
        name = kind.short_name.removeprefix("fiefdom_")
        self.rules = Rules(name, players, **{word: True for word, is_on in given.items() if is_on})
        self.context = context(str(self.rules))
        self._utility, self._sum = _utility(self.rules, self.reward)
        super().__init__(_with_utility(kind, self._utility), self._info(), params or {})

    def _info(self) -> Any:
        bounds = {"win": (0.0, 1.0), "zero_sum": (-1.0, 1.0), "score": (0.0, MOST_POINTS)}
        low, high = bounds.get(self.reward, (-MOST_POINTS, MOST_POINTS))
        return pyspiel.GameInfo(
            num_distinct_actions=self.context.engine.action_count,
            max_chance_outcomes=BOX_SIZE,
            num_players=self.rules.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=self._sum,
            max_game_length=self.context.longest,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)

    def __deepcopy__(self, memory: dict[int, Any]) -> "FamilyGame":
        """A game never changes."""
        return self

    def new_initial_state(self) -> "FamilyState":
        """The state before the first chance event."""
        return FamilyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "FamilyObserver":
        """An observer of what a seat sees (see `Specification`). Raises ValueError for parameters: there are none."""
        if params:
            raise InvalidArgument(EnvironmentCode.NO_PARAMETERS(given=shown(params)))
        return FamilyObserver(str(self.rules))


class FamilyState(_State):  # type: ignore[misc]
    """A state of a game; while a line is being drawn, `_drawn` is the set of dominoes drawn so far.

    >>> state = pyspiel.load_game("fiefdom_kingdomino").new_initial_state()
    >>> state.is_chance_node(), len(state.chance_outcomes())
    (True, 48)
    """

    def __init__(self, game: FamilyGame) -> None:
        super().__init__(game)
        self._text = str(game.rules)
        self._reward = game.reward
        self._states = game.context.engine.new_states()
        self._drawn = 0

    @property
    def context(self) -> Context:
        """What is shared by all states with the same rules."""
        return context(self._text)

    @property
    def states(self) -> Any:
        """The engine state: an array of length one."""
        return self._states

    # ------------------------------------------------------------------ whose turn, and what may happen

    def current_player(self) -> int:
        state = self._states[0]
        if state.phase == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(acting_seat(state) if is_decision(state.phase) else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return bool(self._states[0].phase == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return self.context.engine.legal_actions(self._states)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes of this chance node and their probabilities."""
        counts = self._chances()
        total = sum(counts)
        return [(outcome, count / total) for outcome, count in enumerate(counts) if count]

    def _chances(self) -> list[int]:
        """How many of each outcome are still possible."""
        state = self._states[0]
        if state.phase == DRAW_KING:
            return [int(kings) for kings in state.undrawn]
        if state.phase == LAY_LINE:
            left = int(state.hidden[self._box()]) & ~self._drawn
            return [left >> number & 1 for number in range(BOX_SIZE)]
        counted, _ = self.context.specification.family.chance[int(state.phase)]
        return [int(copies) for copies in state[counted]]

    def _box(self) -> int:
        """The box that the next line comes from: they take turns."""
        rules = self.context.rules
        return (rules.lines - int(self._states[0].lines_left)) % len(rules.box_names)

    # ------------------------------------------------------------------ what happens

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._happen(action)
        else:
            code = self.context.engine.apply(self._states, [action])[0]
            if code != batch.OK:
                raise IllegalMove(EnvironmentCode.ILLEGAL_HERE(action=str(action)))

    def _happen(self, outcome: int) -> None:
        if self._states[0].phase == LAY_LINE:
            self._drawn |= 1 << outcome
            if self._drawn.bit_count() < self.context.rules.line_size:
                return
            outcome, self._drawn = self._drawn, 0
        if self.context.engine.reveal(self._states, [outcome])[0] != batch.OK:
            raise IllegalMove(EnvironmentCode.IMPOSSIBLE_OUTCOME(outcome=str(outcome)))

    def returns(self) -> list[float]:
        """Every seat's reward; 0 until the game is over."""
        rules = self.context.rules
        if not self.is_terminal():
            return [0.0] * rules.seats
        probe = observation_probe(self._text, self._reward)
        return probe.rewards_of(self._states)

    # ------------------------------------------------------------------ words

    def _action_to_string(self, player: int, action: int) -> str:
        state, codec = self._states[0], self.context.codec
        if player != pyspiel.PlayerId.CHANCE:
            return str(codec.move(state, action))
        if state.phase == DRAW_KING:
            return f"king of seat {action + 1}"
        if state.phase == LAY_LINE:
            return f"domino {codec.label(BOX_SIZE * self._box() + action)}"
        _, names = self.context.specification.family.chance[int(state.phase)]
        return f"turn {names[action]}"

    def __str__(self) -> str:
        """A short text that identifies the position: different positions have different texts."""
        digest = self.context.engine.signatures(self._states)[0]
        return f"{self._text} {int(digest):016x} {self._drawn:x}"


class FamilyObserver:
    """OpenSpiel's observer protocol: `tensor` is the flat observation, `dict` its sections by name.

    >>> FamilyObserver("kingdomino(players=2)").dict["line"].shape
    (4, 6)
    """

    def __init__(self, text: str) -> None:
        spec = context(text).specification
        self._text = text
        self.tensor: npt.NDArray[np.float32] = np.zeros(spec.length, np.float32)
        self.dict = {
            section.name: self.tensor[section.start : section.stop].reshape(section.shape) for section in spec.sections
        }

    def set_from(self, state: FamilyState, player: int) -> None:
        """Write what a seat sees, also at chance nodes."""
        self.tensor[:] = observation_probe(self._text, "win").seen(state.states, player)

    def string_from(self, state: FamilyState, player: int) -> str:
        """What a seat sees, as text."""
        seen = observation_probe(self._text, "win").seen(state.states, player)
        return seen.tobytes().hex()


class ObservationProbe:
    """A vector environment of one game, used to observe any state.

    >>> probe = ObservationProbe("kingdomino(players=2)", "win")
    >>> len(probe.seen(context("kingdomino(players=2)").engine.new_states(), seat=1))
    432
    """

    def __init__(self, text: str, reward: str) -> None:
        self._games = VectorEnvironment(text, 1, view="seats", reward=reward, autoreset="DISABLED")

    def seen(self, states: Any, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat sees of a state."""
        self._games.look_at(states, are_checked=True)
        seen: npt.NDArray[np.uint8] = self._games.observations[0, seat]
        return seen

    def rewards_of(self, states: Any) -> list[float]:
        """Every seat's reward in a state that is over."""
        self._games.look_at(states, are_checked=True)
        rewards: list[float] = self._games.rewards[0].tolist()
        return rewards


@cache
def observation_probe(text: str, reward: str) -> ObservationProbe:
    """The probe for a set of rules and a kind of reward, cached.

    >>> observation_probe("kingdomino(players=2)", "win") is observation_probe("kingdomino(players=2)", "win")
    True
    """
    return ObservationProbe(text, reward)


def load_game(text: str) -> Any:
    """A game by its name and parameters, for pickles: importing this module has registered it.

    >>> load_game("fiefdom_kingdomino(players=2)").num_players()
    2
    """
    return pyspiel.load_game(text)


def _utility(rules: Rules, reward: str) -> tuple[Any, float | None]:
    """What the returns of all seats add up to, if it is always the same."""
    sizes = {sum(rules.kingdom_of(seat) == kingdom for seat in range(rules.seats)) for kingdom in range(rules.kingdoms)}
    kinds = pyspiel.GameType.Utility
    if len(sizes) > 1 or reward == "score" or (reward == "difference" and rules.kingdoms > 2):
        return kinds.GENERAL_SUM, None
    return (kinds.CONSTANT_SUM, float(max(sizes))) if reward == "win" else (kinds.ZERO_SUM, 0.0)


def _with_utility(kind: Any, utility: Any) -> Any:
    """The same type of game with another kind of utility."""
    names = (
        "short_name", "long_name", "dynamics", "chance_mode", "information", "reward_model", "max_num_players",
        "min_num_players", "provides_information_state_string", "provides_information_state_tensor",
        "provides_observation_string", "provides_observation_tensor", "parameter_specification",
    )  # fmt: skip
    return pyspiel.GameType(utility=utility, **{name: getattr(kind, name) for name in names})


def _game_type(game: GameDescription) -> Any:
    options = {word: False for word in game.options if word != "dynasty"}
    players = {count for counts in (game.players, *game.players_with.values()) for count in counts}
    return pyspiel.GameType(
        short_name=f"fiefdom_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(game.players), "reward": "win", **options},
    )


def _registered_class(kind: Any) -> type[FamilyGame]:
    """What OpenSpiel creates a game with. A class, not a function: the library keeps it beyond the interpreter's end,
    and only objects with reference cycles, such as classes, are not freed then.
    """

    class RegisteredGame(FamilyGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, params)

    return RegisteredGame


def register_all() -> None:
    """Register every game that is not registered yet.

    >>> register_all()
    >>> "fiefdom_tribe" in pyspiel.registered_names()
    True
    """
    known = set(pyspiel.registered_names())
    for name in games():
        kind = _game_type(described(name))
        if kind.short_name not in known:
            pyspiel.register_game(kind, _registered_class(kind))


register_all()
