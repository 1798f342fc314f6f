"""`fiefdom engine`: a bot of ours that answers the engine protocol, so that any program can play with it."""

import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from secrets import randbits
from typing import BinaryIO

from fiefdom._version import __version__
from fiefdom.bots import registry
from fiefdom.bots.players import SearchBot
from fiefdom.bots.programs.wire import LONGEST_COMMAND, VERSION, Go, Info, read_go, read_position
from fiefdom.bots.protocol import Bot, Limit, View
from fiefdom.bots.refusals import BotCode, EngineCode
from fiefdom.engine.random import Randoms, new_source
from fiefdom.errors import FiefdomError, TextError
from fiefdom.game.game import Game
from fiefdom.rules import Rules
from fiefdom.rules.games import GAMES

MOST_THREADS = 256
OPTIONS = ("bot", "threads")
# A search without a limit in seconds gets this one, which it never reaches, so that `stop` can end it.
LONGEST_THINKING = 24 * 3600.0
# Seconds that a search gets to end after `stop` when the engine quits.
FAREWELL = 5.0


class EngineSession:
    """Answers one line after another. Moves are found in a thread of their own, so that `stop` is heard meanwhile."""

    def __init__(self, player: str, say: Callable[[str], None]) -> None:
        """`say` sends a line; it is called from both threads. Raises TextError if there is no such bot."""
        self._say = say
        self._player = registry.bot(player)
        self._threads = 1
        self._game: Game | None = None
        self._thinking: threading.Thread | None = None
        self.is_thinking = False
        # Why the last line that was not accepted was refused.
        self.refusal: FiefdomError | None = None
        self._stop = threading.Event()
        self._commands: Mapping[str, Callable[[str], None]] = {
            "fiefdom": self._greet,
            "setoption": self._set_option,
            "newgame": self._new_game,
            "isready": lambda rest: self._say("readyok"),
            "position": self._set_position,
            "legal": lambda rest: None,
            "go": self._go,
            "stop": lambda rest: self._stop.set(),
            "quit": lambda rest: None,
        }

    def serve(self, lines: BinaryIO) -> None:
        """Answer until `quit` or the end of the input."""
        while raw := lines.readline(LONGEST_COMMAND + 1):
            if len(raw) > LONGEST_COMMAND and not raw.endswith(b"\n"):
                while raw and not raw.endswith(b"\n"):
                    raw = lines.readline(LONGEST_COMMAND)
                self._refuse(TextError(EngineCode.LONG(most=LONGEST_COMMAND)))
            elif not self.hear(raw.decode(errors="replace")):
                break
        self.close()

    def hear(self, line: str) -> bool:
        """Answer a line; False if it was `quit`. A line that is not accepted gets an `error` and changes nothing."""
        word, _, rest = " ".join(line.split()).partition(" ")
        if not word:
            return True
        try:
            command = self._commands.get(word)
            if command is None:
                raise TextError(EngineCode.UNKNOWN(word=word, known=tuple(self._commands)))
            if self.is_thinking and word not in ("stop", "quit", "isready"):
                raise TextError(EngineCode.THINKING(word=word))
            command(rest)
        except FiefdomError as refusal:
            self._refuse(refusal)
        return word != "quit"

    def _refuse(self, refusal: FiefdomError) -> None:
        self.refusal = refusal
        self._say(f"error {' '.join(str(refusal).split())}")

    def wait(self) -> None:
        """Wait until a move that is being sought has been found."""
        if self._thinking is not None:
            self._thinking.join()

    def close(self) -> None:
        """Stop thinking."""
        self._stop.set()
        if self._thinking is not None:
            self._thinking.join(FAREWELL)

    # ------------------------------------------------------------------ commands

    def _greet(self, rest: str) -> None:
        if rest != str(VERSION):
            raise TextError(EngineCode.VERSION(text=rest, version=VERSION))
        self._say(f"id name Fiefdom {__version__} {self._player.name}")
        self._say("id author The Fiefdom authors")
        bots = " ".join(f"var {name}" for name in registry.names())
        self._say(f"option name bot type combo default {self._player.name} {bots}")
        self._say(f"option name threads type spin default 1 min 1 max {MOST_THREADS}")
        self._say(f"games {' '.join(game for game in GAMES if self._player.plays(_smallest(game)))}")
        self._say(f"fiefdomok {VERSION}")

    def _set_option(self, rest: str) -> None:
        name, has_value, value = rest.removeprefix("name ").partition(" value ")
        if not rest.startswith("name ") or not has_value:
            raise TextError(EngineCode.OPTION(text=rest))
        if name == "bot":
            self._player = registry.bot(value)
        elif name == "threads":
            if not (value.isascii() and value.isdecimal() and len(value) < 4 and 1 <= int(value) <= MOST_THREADS):
                raise TextError(EngineCode.THREADS(text=value, most=MOST_THREADS))
            self._threads = int(value)
        else:
            raise TextError(EngineCode.UNKNOWN_OPTION(option=name, known=OPTIONS))

    def _new_game(self, rest: str) -> None:
        """Load or compile what these rules need, so that no move has to wait for it."""
        game = Game.new(Rules.parse(rest), seed=0)
        self._require_player(game.rules)
        while len(game.legal_actions) < 2:
            game.push(game.legal_actions[0])
        self._player.choose(View.of(game), game.legal_actions, new_source(0), Limit(simulations=1))

    def _set_position(self, rest: str) -> None:
        game = read_position(rest)
        self._require_player(game.rules)
        self._game = game

    def _require_player(self, rules: Rules) -> None:
        if not self._player.plays(rules):
            raise TextError(BotCode.DOES_NOT_PLAY(bot=self._player.name, game=rules.game))

    def _go(self, rest: str) -> None:
        wanted, game = read_go(rest), self._game
        if game is None or game.to_move is None:
            raise TextError(EngineCode.NO_POSITION())
        self._stop.clear()
        arguments = (self._player, game, self._limit(wanted), wanted.numbers.get("seed"))
        self.is_thinking = True
        self._thinking = threading.Thread(target=self._think, args=arguments, daemon=True)
        self._thinking.start()

    def _limit(self, wanted: Go) -> Limit:
        """The limit of a command, or the player's own; always one that can be stopped."""
        numbers = wanted.numbers
        usual = self._player.usual if isinstance(self._player, SearchBot) else Limit()
        threads = numbers.get("threads", max(self._threads, usual.threads))
        limit = replace(usual, threads=threads, stop=self._stop)
        if "ms" in numbers or "simulations" in numbers:
            seconds = numbers["ms"] / 1000 if "ms" in numbers else None
            limit = replace(limit, seconds=seconds, simulations=numbers.get("simulations"))
        return limit if limit.seconds is not None else replace(limit, seconds=LONGEST_THINKING)

    # ------------------------------------------------------------------ thinking, in a thread

    def _think(self, player: Bot, game: Game, limit: Limit, seed: int | None) -> None:
        start = time.perf_counter()
        try:
            source = new_source(randbits(63) if seed is None else seed)
            action, info = considered(player, game, limit, source)
            best = str(game.move_of(action))
            info = replace(info, best=best, ms=round(1000 * (time.perf_counter() - start)))
            answer = f"{info}\nbestmove {best}"
        except Exception as error:
            answer = f"error {' '.join(str(error).split()) or type(error).__name__}"
        # The next command may arrive as soon as the answer has been sent.
        self.is_thinking = False
        self._say(answer)


def considered(player: Bot, game: Game, limit: Limit, source: Randoms) -> tuple[int, Info]:
    """The action that a bot chooses and what it found out about it; without a search, nothing."""
    view, legal = View.of(game), game.legal_actions
    if not isinstance(player, SearchBot) or len(legal) == 1:
        return player.choose(view, legal, source, limit), Info()
    found = player.think(view, source, limit)
    tried = int(found.simulations[0])
    if not tried:
        return found.best, Info()
    lead, win = float(found.leads[0]) / tried, float(found.wins[0]) / tried
    return found.best, Info(None, lead, win, int(found.simulations.sum()))


def _smallest(game: str) -> Rules:
    return next(rules for rules in Rules.all() if rules.game == game)
