"""One game between bots.

Chance has two random streams that depend only on the seed and the deal: one for kings and lines, one for everything
else. So what bots build or recruit never changes which dominoes come up. Each kingdom in each game has its own stream
for its bot.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from time import perf_counter, process_time

import numpy as np

from fiefdom.bots.arena.results import Result
from fiefdom.bots.arena.schedule import Pairing, Settings
from fiefdom.bots.protocol import Bot, Limit, View
from fiefdom.bots.refusals import BotCode, ProgramCode
from fiefdom.bots.registry import bot
from fiefdom.engine import batch
from fiefdom.engine.engine import engine_for, random_sources
from fiefdom.engine.layout import DRAW_KING, LAY_LINE, OVER, is_chance
from fiefdom.engine.random import Randoms
from fiefdom.errors import BotError
from fiefdom.game.codec import codec_for
from fiefdom.game.readable import Played
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

# Plays on for a program that has lost, so that the others can finish their game.
SUBSTITUTE = "normal"

# Called before each event with the state, the seat (None for chance) and the action or outcome.
EventListener = Callable[[np.record, int | None, int], None]


class ArenaGame:
    """A game in progress. It owns its state; bots get a copy, which is overwritten at the next decision.

    With a `history`, an empty list, all events are added to it and shown to the bots.

    It calls the compiled entry points directly: with its own arrays a decision costs half as much as through `Engine`.
    """

    def __init__(
        self,
        rules: Rules,
        seed: int,
        deal: int,
        listener: EventListener | None = None,
        history: list[Played] | None = None,
    ) -> None:
        self._engine = engine_for(rules, trusted=True)
        self._states, shown = self._engine.new_states(), self._engine.new_states()
        # Plain integers and columns: NumPy is slow with whole records.
        self._words, self._shown = self._states.view(np.uint64), shown.view(np.uint64)
        self._phase = self._states["phase"]
        self._seat, self._kingdom = np.zeros((2, 1), np.int64)
        self._actions = np.zeros((1, self._engine.layout.most_options), np.int64)
        self._count, self._chosen, self._code = np.zeros((3, 1), np.int64)
        self._view = View(rules, shown, history)
        self._codec, self._history = codec_for(rules), history
        self._chance = random_sources(seed, 2 * deal, 2)
        self._listener = listener
        self._settle_chance()

    @property
    def is_over(self) -> bool:
        return bool(self._phase.item() == OVER)

    @property
    def kingdom(self) -> int:
        """Whose decision it is; team-mates share a kingdom."""
        batch.write_actors(self._states, self._seat, self._kingdom)
        return int(self._kingdom.item())

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        batch.write_actors(self._states, self._seat, self._kingdom)
        return int(self._seat.item())

    def legal(self) -> list[int]:
        """The legal actions, ascending."""
        batch.list_actions(self._states, self._actions, self._count)
        legal: list[int] = self._actions[0, : self._count.item()].tolist()
        return legal

    def view(self) -> View:
        """What the seat to move sees; valid until the next call."""
        self._shown[:] = self._words
        return self._view

    def decide(self, action: int) -> None:
        """Apply a legal action and the chance events that follow."""
        if self._listener is not None:
            self._listener(self._states[0], self.seat, action)
        if self._history is not None:
            self._history.append(Played(self.seat, self._codec.move(self._states[0], action)))
        self._chosen[0] = action
        batch.apply_actions(self._states, self._chosen, self._code)
        self._settle_chance()

    def _settle_chance(self) -> None:
        while is_chance(phase := self._phase.item()):
            source = self._chance[:1] if phase in (DRAW_KING, LAY_LINE) else self._chance[1:]
            outcomes = self._engine.draw(self._states, source)
            if self._listener is not None:
                self._listener(self._states[0], None, int(outcomes[0]))
            if self._history is not None:
                self._history.append(Played(None, self._codec.reveal(self._states[0], int(outcomes[0]))))
            self._engine.reveal(self._states, outcomes)

    def scores(self) -> tuple[int, ...]:
        """The total of each kingdom."""
        return tuple(self._engine.totals(self._states)[0].tolist())

    def places(self) -> tuple[int, ...]:
        """The place of each kingdom (C12)."""
        return tuple(self._engine.ranking(self._states)[0][0].tolist())

    def digest(self) -> str:
        """Sixteen characters that depend on the whole state, the same on every machine."""
        return f"{int(self._engine.signatures(self._states)[0]):016x}"


class ThinkingTimes:
    """How long each bot in a game thought: total and maximum."""

    def __init__(self, bots: int) -> None:
        self.decisions = [0] * bots
        self.cpu, self.longest_cpu = [0.0] * bots, [0.0] * bots
        self.wall, self.longest_wall = [0.0] * bots, [0.0] * bots

    def note(self, bot: int, cpu: float, wall: float) -> None:
        self.decisions[bot] += 1
        self.cpu[bot] += cpu
        self.wall[bot] += wall
        self.longest_cpu[bot] = max(self.longest_cpu[bot], cpu)
        self.longest_wall[bot] = max(self.longest_wall[bot], wall)


@dataclass(slots=True)
class SeatedBot:
    """Who plays a kingdom: a bot, its number in the list, and its random numbers in this game.

    A program that fails loses: `forfeit` says why, and SUBSTITUTE makes the rest of its decisions.
    """

    bot: Bot
    number: int
    source: Randoms
    forfeit: Reason | None = None


def play(
    settings: Settings, pairing: Pairing, listener: EventListener | None = None, limit: Limit | None = None
) -> Result:
    """Play one game to the end, with each bot's own limit unless one is given. Raises BotError."""
    players = _players(settings, pairing)
    history: list[Played] | None = [] if any(player.bot.needs_history for player in players) else None
    table = ArenaGame(settings.rules, settings.seed, pairing.deal, listener, history)
    clock = ThinkingTimes(len(settings.bots))
    _play_on(table, players, clock, limit)
    forfeits = tuple(None if player.forfeit is None else player.forfeit.code.key for player in players)
    return Result(
        game=pairing.number,
        deal=pairing.deal,
        table=pairing.table,
        rotation=pairing.rotation,
        seats=pairing.seats,
        scores=tuple(0 if lost else score for lost, score in zip(forfeits, table.scores(), strict=True)),
        places=_places(forfeits, table.places()),
        forfeits=forfeits,
        decisions=tuple(clock.decisions),
        cpu=_microseconds(clock.cpu),
        longest_cpu=_microseconds(clock.longest_cpu),
        wall=_microseconds(clock.wall),
        longest_wall=_microseconds(clock.longest_wall),
        digest=table.digest(),
    )


def _places(forfeits: Sequence[str | None], places: Sequence[int]) -> tuple[int, ...]:
    """The places, with all kingdoms that forfeited behind the others."""
    staying = [place for lost, place in zip(forfeits, places, strict=True) if not lost]
    return tuple(
        1 + (len(staying) if lost else sum(other < place for other in staying))
        for lost, place in zip(forfeits, places, strict=True)
    )


def _players(settings: Settings, pairing: Pairing) -> list[SeatedBot]:
    kingdoms = settings.rules.kingdoms
    sources = random_sources(~settings.seed, pairing.number * kingdoms, kingdoms)
    return [
        SeatedBot(_bot(settings.bots[number]), number, sources[kingdom : kingdom + 1])
        for kingdom, number in enumerate(pairing.seats)
    ]


_bot = cache(bot)


def _play_on(table: ArenaGame, players: Sequence[SeatedBot], clock: ThinkingTimes, limit: Limit | None) -> None:
    while not table.is_over:
        legal = table.legal()
        if len(legal) == 1:
            table.decide(legal[0])
            continue
        player, view = players[table.kingdom], table.view()
        if player.forfeit is not None:
            table.decide(_bot(SUBSTITUTE).choose(view, legal, player.source))
            continue
        started, worked = perf_counter(), process_time() + player.bot.outside_cpu()
        try:
            action = player.bot.choose(view, legal, player.source, limit)
        except Exception as error:
            player.forfeit = _forfeit(player.bot, error)
            continue
        worked = process_time() + player.bot.outside_cpu() - worked
        clock.note(player.number, worked, perf_counter() - started)
        if action not in legal:
            raise BotError(BotCode.ILLEGAL(bot=player.bot.name, action=str(action)))
        table.decide(action)


def _forfeit(bot: Bot, error: Exception) -> Reason:
    """Why a program loses the game; raises BotError for a bot of this process, whose mistake is one of the arena."""
    if isinstance(error, BotError) and isinstance(error.reason.code, ProgramCode):
        return error.reason
    kind = type(error).__name__
    raise BotError(BotCode.FAILED(bot=bot.name, error=kind, cause=str(error).rstrip("."))) from error


def _microseconds(times: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(time, 6) for time in times)


def warm(settings: Settings) -> None:
    """Load or compile everything these games need: every bot plays one game, without thinking for long."""
    for number in range(len(settings.bots)):
        seats = (number,) * settings.rules.kingdoms
        play(settings, Pairing(0, 0, 0, 0, seats), limit=Limit(simulations=1))
