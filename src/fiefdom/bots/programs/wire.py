"""The lines of the engine protocol, as values. The grammar is in docs/engine-protocol.md."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import isfinite

from fiefdom.bots.protocol import Limit
from fiefdom.bots.refusals import EngineCode
from fiefdom.errors import TextError
from fiefdom.game.game import Game
from fiefdom.rules import Rules

VERSION = 1
# Longest lines in bytes, without the newline: those that engines receive, and those that they send.
LONGEST_COMMAND, LONGEST_ANSWER = 1 << 16, 1 << 14
LARGEST_NUMBER = 10**9
LARGEST_SEED = 2**64 - 1
GO_WORDS = ("ms", "simulations", "threads", "seed")
MOVES = " moves "


@dataclass(frozen=True, slots=True)
class Go:
    """The arguments of `go`: whole numbers by name."""

    numbers: Mapping[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join(["go", *(f"{word} {number}" for word, number in self.numbers.items())])


def go_line(limit: Limit | None, seed: int) -> str:
    """The command that asks for a move within a limit, or within the engine's own."""
    found: dict[str, int] = {}
    if limit is not None and limit.seconds is not None:
        found["ms"] = max(1, round(1000 * limit.seconds))
    if limit is not None and limit.simulations is not None:
        found["simulations"] = limit.simulations
    if limit is not None and limit.threads > 1:
        found["threads"] = limit.threads
    return str(Go({**found, "seed": seed}))


def read_go(rest: str) -> Go:
    """The arguments of `go`. Raises TextError."""
    words = rest.split()
    if len(words) % 2:
        raise TextError(EngineCode.GO(text=rest, known=GO_WORDS))
    found: dict[str, int] = {}
    for word, number in zip(words[::2], words[1::2], strict=True):
        most = LARGEST_SEED if word == "seed" else LARGEST_NUMBER
        least = 0 if word == "seed" else 1
        is_number = number.isascii() and number.isdecimal() and len(number) <= 20 and least <= int(number) <= most
        if word not in GO_WORDS or word in found or not is_number:
            raise TextError(EngineCode.GO(text=rest, known=GO_WORDS))
        found[word] = int(number)
    return Go(found)


def read_position(rest: str) -> Game:
    """The game that `position` describes: a position or rules, and the events since. Raises TextError, IllegalMove."""
    text, _, events = f"{rest} ".partition(MOVES)
    if "|" in text:
        start = Game.from_position(text.strip())
        return Game.replay(start.rules, events, start=start.position) if events.strip() else start
    return Game.replay(Rules.parse(text), events)


@dataclass(frozen=True, slots=True)
class Info:
    """What an engine tells about its best move so far; None where it says nothing."""

    best: str | None = None
    lead: float | None = None
    win: float | None = None
    simulations: int | None = None
    ms: int | None = None

    def __str__(self) -> str:
        told = [
            f"{name} {value:.3f}".rstrip("0").rstrip(".") if isinstance(value, float) else f"{name} {value}"
            for name in ("lead", "win", "simulations", "ms")
            if (value := getattr(self, name)) is not None
        ]
        return " ".join(["info", *told, *([f"best {self.best}"] if self.best else [])])


def read_info(rest: str) -> Info | None:
    """What an `info` line says; words that nobody knows are skipped, None for a line with a wrong number.

    `best` and `string` take the rest of the line.
    """
    told = f" {rest}".partition(" string ")[0] if " string " in f" {rest}".partition(" best ")[0] else f" {rest}"
    head, _, best = told.partition(" best ")
    words = head.split()
    found = dict(zip(words[::2], words[1::2], strict=False))
    try:
        lead, win = (_number(found[name]) if name in found else None for name in ("lead", "win"))
        counts = [int(found[name]) if name in found else None for name in ("simulations", "ms")]
    except ValueError:
        return None
    if (win is not None and not 0 <= win <= 1) or any(count is not None and count < 0 for count in counts):
        return None
    return Info(best.strip() or None, lead, win, *counts)


def _number(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise ValueError(text)
    return value


@dataclass(slots=True)
class Greeting:
    """What an engine says about itself before `fiefdomok`. `games` is None for an engine that plays all of them."""

    name: str = ""
    author: str = ""
    games: tuple[str, ...] | None = None
    needs_legal: bool = False
    options: list[str] = field(default_factory=list)

    def hear(self, line: str) -> None:
        """Take in a line; what is not known is ignored, as later versions may say more."""
        word, _, rest = line.partition(" ")
        if word == "id":
            kind, _, text = rest.partition(" ")
            if kind == "name":
                self.name = text.strip()
            elif kind == "author":
                self.author = text.strip()
        elif word == "games":
            self.games = tuple(rest.split())
        elif word == "needs":
            self.needs_legal |= "legal" in rest.split()
        elif word == "option":
            self.options.append(rest.strip())

    @property
    def option_names(self) -> tuple[str, ...]:
        """The names of the options that the engine announced."""
        return tuple(words[1] for option in self.options if len(words := option.split()) > 1 and words[0] == "name")
