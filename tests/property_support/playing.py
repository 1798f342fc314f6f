"""Random play through the public API, one decision at a time."""

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from fiefdom import Game, Rules
from fiefdom.engine import layout
from fiefdom.engine.engine import Engine, engine_for, random_sources
from fiefdom.game import Erupt, Move, Pass

WORD = 0xFFFF_FFFF_FFFF_FFFF


class Source:
    """xorshift64* in plain integers: a second implementation of the stream that compiled code draws from."""

    def __init__(self, value: int) -> None:
        self.value = value

    def below(self, bound: int) -> int:
        """The next number in range(bound)."""
        value = self.value
        value = (value ^ value << 13) & WORD
        value ^= value >> 7
        value = (value ^ value << 17) & WORD
        self.value = value
        return ((value * 0x2545_F491_4F6C_DD1D & WORD) >> 32) * bound >> 32


def choose(moves: Sequence[Move], source: random.Random) -> Move:
    """Any move, but a pass only half as often, so that knights, buildings and cavemen come into play."""
    acting = [move for move in moves if not isinstance(move, Pass)]
    return source.choice(acting if acting and source.random() < 0.5 else moves)


def burning(game: Game, moves: Sequence[Move]) -> Sequence[Move]:
    """For eruptions, the moves that burn a resource or a caveman, so that totems are lost; otherwise all moves."""
    if game.awaits != "erupt" or game.to_move is None:
        return moves
    squares = game.kingdoms[game.rules.kingdom_of(game.to_move)].squares
    hits: list[Move] = [
        move
        for move in moves
        if isinstance(move, Erupt) and (squares[move.square].resource or squares[move.square].caveman)
    ]
    return hits or moves


def decisions(game: Game, seed: int, most: int | None = None, burn: bool = False) -> Iterator[Move]:
    """Continue at random; yields each move after it was made, until the end or for this many decisions."""
    source = random.Random(seed)
    made = 0
    while not game.is_over and (most is None or made < most):
        moves = burning(game, game.legal_moves) if burn else game.legal_moves
        move = choose(moves, source)
        game.push(move)
        made += 1
        yield move


def played(rules: Rules, seed: int, most: int | None = None) -> Game:
    """A game after this many random decisions, or at its end."""
    game = Game.new(rules, seed=seed)
    for _ in decisions(game, seed, most):
        pass
    return game


def awaits_chance(state: Any) -> bool:
    """Whether a state record waits for a reveal."""
    return bool(layout.FIRST_CHANCE <= state.phase < layout.OVER)


def step(engine: Engine, states: Any, source: Source) -> bool:
    """One event of the first state, chance or decision, as drawn by `play_out`; True for a decision."""
    if awaits_chance(states[0]):
        randoms = np.array([source.value], np.uint64)
        assert engine.reveal(states, engine.draw(states, randoms)).tolist() == [0]
        source.value = int(randoms[0])
        return False
    legal = engine.legal_actions(states)
    assert engine.apply(states, [legal[source.below(len(legal))]]).tolist() == [0]
    return True


def is_over(states: Any) -> bool:
    """Whether the first state is over."""
    return bool(states[0].phase == layout.OVER)


@cache
def _stages(rules: Rules, seed: int) -> Any:
    """Every state of one random game, from the first pending reveal to the end."""
    engine = engine_for(rules)
    states = engine.new_states()
    source = Source(int(random_sources(seed, 0, 1)[0]))
    stages = [states.copy()]
    while not is_over(states):
        step(engine, states, source)
        stages.append(states.copy())
    return np.concatenate(stages)


def mixed_batch(rules: Rules, seed: int, number: int) -> Any:
    """States of one game at as many stages as there are states: the first is new, the last is over."""
    stages = _stages(rules, seed)
    return stages[[index * (len(stages) - 1) // max(1, number - 1) for index in range(number)]]


def most_decisions(rules: Rules) -> int:
    """An upper bound on the decisions of a game, counted from the rules."""
    kings = sum(rules.kings)
    a_turn = {
        "kingdomino": 2,  # K4: place, claim
        "queendomino": 5,  # Q5: place, tax, build, site, claim; the dragon flies once a round (Q11)
        "royal_wedding": 5,
        "discovery": 3,  # place, erupt, claim
        "totem": 4,  # .. and give (O9: at most once a turn)
        "tribe": 9,  # .. and recruit, four payments, settle (O12)
    }[rules.game]
    dragons = rules.lines if rules.has_buildings else 0
    claims_of_the_last_round = kings  # C9: they do not happen
    return kings + rules.lines * kings * a_turn + dragons - claims_of_the_last_round


def awaiting(rules: Rules, phase: str, tries: int = 300) -> Game:
    """The first game, seed by seed, in which a decision of this kind occurs, at that decision."""
    for seed in range(tries):
        game = Game.new(rules, seed=seed)
        if game.awaits == phase or any(game.awaits == phase for _ in decisions(game, seed)):
            return game
    raise AssertionError(f"no {phase} in {tries} games of {rules}")


def awaiting_late(rules: Rules, phase: str) -> Game:
    """The same game at the last decision of this kind, when full kingdoms offer the most obstacles."""
    game = awaiting(rules, phase)
    last = game.copy()
    for _ in decisions(game, seed=0):
        if game.awaits == phase:
            last = game.copy()
    return last
