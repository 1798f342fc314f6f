"""How random games choose their moves: uniformly, or biased towards what uniform play seldom reaches."""

import random
from collections.abc import Callable, Sequence

from fiefdom import Game
from fiefdom.game import Erupt, Move, Pass, Recruit

Policy = Callable[[Game, Sequence[Move], random.Random], Move]


def uniform(game: Game, moves: Sequence[Move], source: random.Random) -> Move:
    """Every legal move is equally likely."""
    return source.choice(moves)


def eager(game: Game, moves: Sequence[Move], source: random.Random) -> Move:
    """Never passes; recruits from the stack if possible; burns the player's own resources, so that totems are lost."""
    acting = [move for move in moves if not isinstance(move, Pass)] or list(moves)
    from_stack = [move for move in acting if isinstance(move, Recruit) and move.source == "stack"]
    return source.choice(from_stack or _burning(game, acting) or acting)


def _burning(game: Game, moves: Sequence[Move]) -> list[Move]:
    if not isinstance(moves[0], Erupt) or game.to_move is None:
        return []
    kingdom = game.kingdoms[game.rules.kingdom_of(game.to_move)]
    return [
        move for move in moves if isinstance(move, Erupt) and kingdom.squares[move.square].resource in kingdom.totems
    ]


def hoarding(game: Game, moves: Sequence[Move], source: random.Random) -> Move:
    """Usually passes on recruiting and taxes, so that resources of all kinds and knights pile up."""
    passes = [move for move in moves if isinstance(move, Pass)]
    stack = [move for move in moves if isinstance(move, Recruit) and move.source == "stack"]
    if stack:
        return source.choice(stack)
    return passes[0] if passes and source.random() < 0.7 else source.choice(moves)


POLICIES: dict[str, Policy] = {"uniform": uniform, "eager": eager, "hoarding": hoarding}
