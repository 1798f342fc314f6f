"""Speaks the engine protocol for any commit: python ladder_adapter.py SOURCES BOT [earlier].

SOURCES is the folder `src` of a checkout. Commits that have `fiefdom engine` answer themselves. Earlier ones are asked
through what all of them have had under one name or another: positions, bots, and limits in milliseconds; `earlier` does
so with every commit.
"""

import sys
from collections.abc import Callable
from typing import Any


def say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def chooser(player: str) -> Callable[[str, dict[str, int]], str]:
    """A function from a position and the words of `go` to a move, made from the interface of an earlier commit."""
    from fiefdom import Game, bots, notation
    from fiefdom.engine.random import new_source

    old: Any = bots
    bot = old.bot(player) if hasattr(old, "bot") else old.named(player)

    def limit(numbers: dict[str, int]) -> Any:
        simulations = numbers.get("simulations")
        if not {"ms", "simulations"} & set(numbers):
            return None
        if hasattr(old, "Limit"):
            return old.Limit(numbers["ms"] / 1000 if "ms" in numbers else None, simulations)
        return old.Budget(numbers.get("ms"), simulations)

    def choose(position: str, numbers: dict[str, int]) -> str:
        game = Game.from_position(notation.parse_position(position))
        view = old.View.of(game)
        action = bot.choose(view, game.legal_actions, new_source(numbers.get("seed", 0)), limit(numbers))
        return str(game.move_of(int(action)))

    return choose


def first_position(rules: str) -> str:
    from fiefdom import Game

    return str(Game.new(rules, seed=0).position)


def serve(player: str) -> None:
    """Answer until `quit` or the end of the input."""
    choose, position = chooser(player), ""
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "fiefdom":
            say(f"id name {player} of an earlier commit", "fiefdomok 1")
        elif word == "newgame":
            choose(first_position(rest), {"simulations": 1})
        elif word == "isready":
            say("readyok")
        elif word == "position":
            position = rest
        elif word == "go":
            words = rest.split()
            say(f"bestmove {choose(position, dict(zip(words[::2], map(int, words[1::2]), strict=False)))}")
        elif word == "quit":
            return


def main(sources: str, player: str, way: str = "") -> None:
    sys.path.insert(0, sources)
    try:
        if way == "earlier":
            raise ImportError
        from fiefdom.bots.programs.engine_session import EngineSession
    except ImportError:
        serve(player)
        return
    EngineSession(player, say).serve(sys.stdin.buffer)


if __name__ == "__main__":
    main(*sys.argv[1:4])
