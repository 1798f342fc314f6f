"""`SingleGame`: the game of an environment that plays one game at a time, its seed, and pictures of it."""

from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.envs.observation import Bytes
from fiefdom.envs.vector import VectorEnvironment, one_of
from fiefdom.game import Game
from fiefdom.rules import Rules

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")


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
            one_of(render_mode, RENDER_MODES, "render_mode")
        self.render_mode = render_mode
        self.games = VectorEnvironment(rules, 1, reward=reward, autoreset="DISABLED")
        self.rules = self.games.rules
        self.specification = self.games.specification
        self.actions: list[int] = []
        # Cached as attributes: every look-up counts when one game is stepped at a time.
        self._seen: Bytes = self.games.observations[0]
        self._mask: npt.NDArray[np.int8] = self.games.masks[0].view(np.int8)
        self._seats = self.games.seats
        self._carry_out = self.games.prepared_step()
        self._randoms = np.random.default_rng()
        self._shadow: Game | None = None

    def reset(self, seed: int | None = None) -> None:
        """Start a new game: the same one for the same seed; without a seed, one that follows from the last seed."""
        if seed is not None:
            self._randoms = np.random.default_rng(seed)
        self.seed = int(self._randoms.integers(2**63)) if seed is None else seed
        self.actions.clear()
        self._shadow = None
        self.games.reset(seed=self.seed)

    def step(self, action: int) -> None:
        """Apply one action. Raises IllegalMove; then nothing changes."""
        self._carry_out(action)
        self.actions.append(int(action))

    @property
    def seat(self) -> int:
        """Who is to move; -1 when the game is over."""
        return int(self._seats.item())

    def mask(self) -> npt.NDArray[np.int8]:
        """A copy of the mask of the seat to move; all 0 when the game is over."""
        return self._mask.copy()

    def observation(self) -> Bytes:
        """A copy of what the seat to move sees or, when the game is over, of what the seat that moved last sees."""
        return self._seen.copy()

    def observation_of(self, seat: int) -> Bytes:
        """What any seat sees."""
        if not hasattr(self, "_every_seat"):
            self._every_seat = VectorEnvironment(self.rules, 1, view="seats", masks=False, autoreset="DISABLED")
        self._every_seat.look_at(self.games.save()[0], are_checked=True)
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
