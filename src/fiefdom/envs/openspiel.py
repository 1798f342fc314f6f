"""OpenSpiel games: importing this module registers one for each game of the family. Extra: `openspiel`.

    import fiefdom.envs.openspiel
    game = pyspiel.load_game("fiefdom_kingdomino(players=2,harmony=True)")

Parameters are `players`, the options of the rules that the game knows, and `reward` (win, difference or score; see
`VectorEnvironment`). Chance is explicit: a line is drawn domino by domino, so no chance node has more than 48 outcomes.
Outcomes are seats, numbers of dominoes within their box less 1, and kinds of buildings and cavemen.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.engine import batch
from fiefdom.engine.engine import Engine, engine_for
from fiefdom.engine.families.queendomino.fields import TURN_BUILDING
from fiefdom.engine.layout import DRAW_KING, FIRST_CHANCE, LAY_LINE, OVER
from fiefdom.envs.extras import library
from fiefdom.envs.refusals import EnvironmentCode, shown
from fiefdom.envs.specification import BOX_SIZE, Specification, specification
from fiefdom.envs.vector import REWARDS, VectorEnvironment, one_of
from fiefdom.errors import IllegalMove, InvalidArgument
from fiefdom.game.codec import Codec
from fiefdom.rules import Rules
from fiefdom.rules.catalogue import catalogue

pyspiel = library("pyspiel", "openspiel")
_Game: Any = pyspiel.Game
_State: Any = pyspiel.State

# The most decisions of one turn, for instance place, erupt, claim, recruit, four payments and settle.
MOST_DECISIONS = {
    "kingdomino": 2,
    "queendomino": 6,
    "royal_wedding": 6,
    "discovery": 3,
    "totem": 4,
    "tribe": 9,
}
MOST_POINTS = 1000.0


@dataclass(frozen=True)
class Kit:
    """What all states of one set of rules share."""

    rules: Rules
    engine: Engine
    codec: Codec
    specification: Specification

    @property
    def longest(self) -> int:
        """A bound on the decisions of a game."""
        turns = self.rules.lines * self.rules.line_size
        return turns * MOST_DECISIONS[self.rules.game] + self.rules.line_size


@cache
def kit(text: str) -> Kit:
    rules = Rules.parse(text)
    return Kit(rules, engine_for(rules), Codec(rules), specification(rules))


class FamilyGame(_Game):  # type: ignore[misc]
    """A game of the family, as OpenSpiel knows games. Raises RulesError for parameters that do not go together."""

    def __init__(self, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = dict(kind.parameter_specification) | dict(params or {})
        self.reward = one_of(given.pop("reward"), REWARDS, "reward")
        players = given.pop("players")
        name = kind.short_name.removeprefix("fiefdom_")
        self.rules = Rules(name, players, **{word: True for word, is_on in given.items() if is_on})
        self.kit = kit(str(self.rules))
        super().__init__(kind, self._info(), params or {})

    def _info(self) -> Any:
        low, high = {"win": (0.0, 1.0), "score": (0.0, MOST_POINTS)}.get(self.reward, (-MOST_POINTS, MOST_POINTS))
        return pyspiel.GameInfo(
            num_distinct_actions=self.kit.engine.action_count,
            max_chance_outcomes=BOX_SIZE,
            num_players=self.rules.seats,
            min_utility=low,
            max_utility=high,
            max_game_length=self.kit.longest,
        )

    def new_initial_state(self) -> "FamilyState":
        """Before the first chance event."""
        return FamilyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "FamilyObserver":
        """What a seat sees, see `Specification`. Raises ValueError for parameters: there are none."""
        if params:
            raise InvalidArgument(EnvironmentCode.NO_PARAMETERS(given=shown(params)))
        return FamilyObserver(str(self.rules))


class FamilyState(_State):  # type: ignore[misc]
    """A moment of a game; of a line that is being drawn, `_drawn` holds the dominoes that came up so far."""

    def __init__(self, game: FamilyGame) -> None:
        super().__init__(game)
        self._text = str(game.rules)
        self._reward = game.reward
        self._states = game.kit.engine.new_states()
        self._drawn = 0

    @property
    def kit(self) -> Kit:
        return kit(self._text)

    @property
    def states(self) -> Any:
        """The state as the engine knows it: an array of one."""
        return self._states

    # ------------------------------------------------------------------ whose turn, and what may happen

    def current_player(self) -> int:
        state = self._states[0]
        if state.phase == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if state.phase >= FIRST_CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(state.drawn if state.round_number == 0 else state.line_king[state.turn])

    def is_terminal(self) -> bool:
        return bool(self._states[0].phase == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return self.kit.engine.legal_actions(self._states)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes of this chance node and their probabilities."""
        counts = self._chances()
        total = sum(counts)
        return [(outcome, count / total) for outcome, count in enumerate(counts) if count]

    def _chances(self) -> list[int]:
        """How many of each outcome are left."""
        state = self._states[0]
        if state.phase == DRAW_KING:
            return [int(kings) for kings in state.undrawn]
        if state.phase == LAY_LINE:
            left = int(state.hidden[self._box()]) & ~self._drawn
            return [left >> number & 1 for number in range(BOX_SIZE)]
        kinds = state.hidden_building if state.phase == TURN_BUILDING else state.hidden_caveman
        return [int(copies) for copies in kinds]

    def _box(self) -> int:
        return int(self._states[0].box) if self.kit.rules.has_buildings else 0

    # ------------------------------------------------------------------ what happens

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._happen(action)
        else:
            code = self.kit.engine.apply(self._states, [action])[0]
            if code != batch.OK:
                raise IllegalMove(EnvironmentCode.ILLEGAL_HERE(action=str(action)))

    def _happen(self, outcome: int) -> None:
        if self._states[0].phase == LAY_LINE:
            self._drawn |= 1 << outcome
            if self._drawn.bit_count() < self.kit.rules.line_size:
                return
            outcome, self._drawn = self._drawn, 0
        if self.kit.engine.reveal(self._states, [outcome])[0] != batch.OK:
            raise IllegalMove(EnvironmentCode.IMPOSSIBLE_OUTCOME(outcome=str(outcome)))

    def returns(self) -> list[float]:
        """Every seat's reward; 0 until the game is over."""
        rules = self.kit.rules
        if not self.is_terminal():
            return [0.0] * rules.seats
        looking = looking_glass(self._text, self._reward)
        return looking.rewards_of(self._states)

    # ------------------------------------------------------------------ words

    def _action_to_string(self, player: int, action: int) -> str:
        state, codec = self._states[0], self.kit.codec
        if player != pyspiel.PlayerId.CHANCE:
            return str(codec.move(state, action))
        if state.phase == DRAW_KING:
            return f"king of seat {action + 1}"
        if state.phase == LAY_LINE:
            return f"domino {codec.label(BOX_SIZE * self._box() + action)}"
        return f"turn {(codec.buildings if state.phase == TURN_BUILDING else codec.cavemen)[action]}"

    def __str__(self) -> str:
        """One word for each position: two that differ have different ones."""
        digest = self.kit.engine.signatures(self._states)[0]
        return f"{self._text} {int(digest):016x} {self._drawn:x}"


class FamilyObserver:
    """OpenSpiel's protocol of observers: `tensor` is the flat observation, `dict` its sections by name."""

    def __init__(self, text: str) -> None:
        spec = kit(text).specification
        self._text = text
        self.tensor: npt.NDArray[np.float32] = np.zeros(spec.length, np.float32)
        self.dict = {
            section.name: self.tensor[section.start : section.stop].reshape(section.shape) for section in spec.sections
        }

    def set_from(self, state: FamilyState, player: int) -> None:
        """Write what a seat sees; at a chance node as well."""
        self.tensor[:] = looking_glass(self._text, "win").seen(state.states, player)

    def string_from(self, state: FamilyState, player: int) -> str:
        """What a seat sees, as text."""
        seen = looking_glass(self._text, "win").seen(state.states, player)
        return seen.tobytes().hex()


class LookingGlass:
    """A vector environment of one game that is held up to states."""

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
def looking_glass(text: str, reward: str) -> LookingGlass:
    return LookingGlass(text, reward)


def _game_type(facts: Any) -> Any:
    teams_only = {"teams": False} if facts.word == "royal_wedding" else {}
    options = {option.word: False for option in facts.options if option.word != "dynasty"} | teams_only
    return pyspiel.GameType(
        short_name=f"fiefdom_{facts.word}",
        long_name=facts.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=8 if facts.word == "royal_wedding" else 4,
        min_num_players=3 if facts.word == "royal_wedding" else 2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 3 if facts.word == "royal_wedding" else 2,
            "reward": "win",
            **options,
        },
    )


def _registered_class(kind: Any) -> type[FamilyGame]:
    """What OpenSpiel makes a game with. A class, not a function: the library holds it beyond the interpreter's end,
    and only what refers to itself, as classes do, is safe from being freed then.
    """

    class RegisteredGame(FamilyGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, params)

    return RegisteredGame


def register_all() -> None:
    """Register every game that is not registered yet."""
    known = set(pyspiel.registered_names())
    for facts in catalogue():
        kind = _game_type(facts)
        if kind.short_name not in known:
            pyspiel.register_game(kind, _registered_class(kind))


register_all()
