"""`SingleGame`: the game of an environment that plays one game at a time, its seed, and pictures of it."""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from fiefdom.envs.arguments import one_of, whole_seed
from fiefdom.envs.observation import Bytes
from fiefdom.envs.refusals import EnvironmentCode, shown
from fiefdom.envs.snapshots import Snapshot
from fiefdom.envs.vector import VectorEnvironment
from fiefdom.errors import InvalidType, MissingPackage, NotAllowed
from fiefdom.game import Game
from fiefdom.rules import Rules

ALL_RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
PICTURE_LIBRARIES = ("resvg_py", "PIL")


def render_modes() -> tuple[str, ...]:
    """The render modes that can be used here: without the extra `pictures` there is no `rgb_array`.

    >>> render_modes()[:3]
    ('human', 'ansi', 'svg')
    """
    return ALL_RENDER_MODES if all(find_spec(name) for name in PICTURE_LIBRARIES) else ALL_RENDER_MODES[:3]


class GameSnapshot(NamedTuple):
    """What the environments of one game save: its states, its seed, the actions so far, and what else is needed. Only
    environments of the same kind can restore it.

    >>> single = SingleGame("kingdomino(players=2)", "win", None)
    >>> single.reset(seed=1)
    >>> single.save("example", more=None).actions
    ()
    """

    kind: str
    states: Snapshot
    seed: int
    actions: tuple[int, ...]
    randoms: Mapping[str, Any]
    more: Any


class SingleGame:
    """A vector environment of one game, and the same game as a `Game` on request.

    >>> single = SingleGame("kingdomino(players=2)", "win", None)
    >>> single.reset(seed=1)
    >>> single.step(int(single.mask().argmax()))
    >>> single.game.history[-1].seat == single.seat
    False
    """

    def __init__(self, rules: Rules | str, reward: str, render_mode: str | None) -> None:
        if render_mode is not None:
            one_of(render_mode, ALL_RENDER_MODES, "render_mode")
            if render_mode not in render_modes():
                libraries = " and ".join(name for name in PICTURE_LIBRARIES if not find_spec(name))
                raise MissingPackage(EnvironmentCode.MISSING_LIBRARY(library=libraries, extra="pictures"))
        self.render_mode = render_mode
        self.games = VectorEnvironment(rules, 1, reward=reward, autoreset="DISABLED")
        self.rules = self.games.rules
        self.specification = self.games.specification
        self.actions: list[int] = []
        self.seed = 0
        self._randoms = np.random.default_rng()
        self._prepare()

    def _prepare(self) -> None:
        """Cache views as attributes: every look-up counts when one game is stepped at a time."""
        self._seen: Bytes = self.games.observations[0]
        self._mask: npt.NDArray[np.int8] = self.games.masks[0].view(np.int8)
        self._seats = self.games.seats
        self._carry_out = self.games.prepared_step()
        self._shadow: Game | None = None
        self._every_seat: VectorEnvironment | None = None

    def __getstate__(self) -> dict[str, Any]:
        rebuilt = ("specification", "_seen", "_mask", "_seats", "_carry_out", "_shadow", "_every_seat")
        return {name: value for name, value in self.__dict__.items() if name not in rebuilt}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.specification = self.games.specification
        self._prepare()

    def reset(self, seed: int | None = None) -> None:
        """Start a new game: the same one for the same seed; without a seed, one that follows from the last seed."""
        if seed is not None:
            self._randoms = np.random.default_rng(whole_seed(seed))
        self.seed = int(self._randoms.integers(2**63)) if seed is None else int(seed)
        self.actions.clear()
        self._shadow = None
        self.games.reset(seed=self.seed)

    def step(self, action: int) -> None:
        """Apply one action. Raises IllegalMove; then nothing changes."""
        self._carry_out(action)
        self.actions.append(int(action))

    def save(self, kind: str, more: Any) -> GameSnapshot:
        """Everything that `restore` needs to continue exactly from here. Raises NotAllowed before the first reset."""
        if not self.games.is_started:
            raise NotAllowed(EnvironmentCode.NOT_STARTED())
        randoms = self._randoms.bit_generator.state
        return GameSnapshot(kind, self.games.save(), self.seed, tuple(self.actions), randoms, more)

    def restore(self, kind: str, saved: Any) -> None:
        """Continue from what `save` returned. Raises TypeError and ValueError; then nothing changes."""
        if not isinstance(saved, GameSnapshot) or saved.kind != kind:
            raise InvalidType(EnvironmentCode.NOT_A_SNAPSHOT(value=shown(saved)))
        self.games.restore(*saved.states)
        self.seed, self.actions = saved.seed, list(saved.actions)
        self._randoms.bit_generator.state = saved.randoms
        self._shadow = None

    @property
    def seat(self) -> int:
        """Who is to move; -1 when the game is over."""
        return int(self._seats.item())

    def mask(self) -> npt.NDArray[np.int8]:
        """A copy of the mask of the seat to move; all 1 when the game is over."""
        return self._mask.copy()

    def observation(self) -> Bytes:
        """A copy of what the seat to move sees or, when the game is over, of what the seat that moved last sees."""
        return self._seen.copy()

    def observation_of(self, seat: int) -> Bytes:
        """What any seat sees."""
        if self._every_seat is None:
            self._every_seat = VectorEnvironment(self.rules, 1, view="seats", masks=False, autoreset="DISABLED")
        self._every_seat.look_at(self.games.states, are_checked=True)
        seen: Bytes = self._every_seat.observations[0, seat].copy()
        return seen

    # ------------------------------------------------------------------ pictures

    @property
    def game(self) -> Game:
        """The same game as a separate `Game`, to inspect and to pass to bots."""
        if self._shadow is None:
            self._shadow = Game.new(self.rules, seed=self.seed)
            self._shown = 0
        for action in self.actions[self._shown :]:
            self._shadow.push(action)
        self._shown = len(self.actions)
        return self._shadow

    def render(self) -> Any:
        """The picture in the render mode: None (human prints), text, or an array of shape (height, width, 3)."""
        if self.render_mode == "svg":
            return table_svg(self.game)
        if self.render_mode == "rgb_array":
            return rgb_array(self.game)
        text = ansi_text(self.game)
        if self.render_mode == "human":
            print(text)
            return None
        return text


def ansi_text(game: Game) -> str:
    """The table as text with ANSI colour codes.

    >>> "\x1b[" in ansi_text(Game.new("kingdomino(players=2)", seed=1))
    True
    """
    from rich.console import Console

    from fiefdom.render.terminal import table_view

    console = Console(width=120, force_terminal=True, color_system="truecolor", legacy_windows=False)
    with console.capture() as capture:
        console.print(table_view(game, width=120))
    return capture.get()


def table_svg(game: Game) -> str:
    """The table as SVG.

    >>> table_svg(Game.new("kingdomino(players=2)", seed=1))[:4]
    '<svg'
    """
    from fiefdom.render import svg

    return svg.table_svg(game)


def rgb_array(game: Game) -> npt.NDArray[np.uint8]:
    """The table as pixels. Raises MissingPackage without the extra `pictures`.

    >>> rgb_array(Game.new("kingdomino(players=2)", seed=1)).shape[2]
    3
    """
    from fiefdom.render.raster import image

    return np.asarray(image(table_svg(game)).convert("RGB"), np.uint8)
