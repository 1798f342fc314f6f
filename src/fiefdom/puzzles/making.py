"""Making puzzles: games between bots are searched for decisions that make one, until there are enough.

Every puzzle is added to its file at once, with the numbers of its game and its decision. Games and analyses follow from
these numbers, so an interrupted run goes on where the file ends.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

from fiefdom.bots import bot
from fiefdom.engine.random import mixed
from fiefdom.game import Game
from fiefdom.notation import parse_position
from fiefdom.puzzles.judging import USUAL, Demands, judged
from fiefdom.puzzles.puzzle import Puzzle, read_puzzles
from fiefdom.rules import Rules

# Who plays the games: the bot of seat s in game n is the (n + s)-th, in turn.
PLAYERS = ("normal", "hard:simulations=32", "easy", "normal", "hard:simulations=32")
# Decisions close to a puzzle are too much like it.
DISTANCE = 6
MOST_OF_A_GAME = 3

Progress = Callable[[int, int], None]


def make(
    rules: Rules,
    count: int,
    path: Path,
    demands: Demands = USUAL,
    progress: Progress = lambda found, games: None,
) -> int:
    """Add puzzles to a file until it has `count` of these rules; the number of those added.

    `progress` is called after every game and puzzle with the numbers of puzzles of these rules and of games played.
    Raises RecordError if the file exists and is not one of puzzles.
    """
    old = [each for each in read_puzzles(path) if each.rules == rules] if path.exists() else []
    found = len(old)
    number = max((each.source[0] for each in old), default=0)
    taken = [decision for game, decision in (each.source for each in old) if game == number]
    progress(found, number)
    while found < count:
        for made in _puzzles(rules, number, taken, demands):
            _append(path, made)
            found += 1
            progress(found, number)
            if found == count:
                return found - len(old)
        number, taken = number + 1, []
        progress(found, number)
    return found - len(old)


def _append(path: Path, made: Puzzle) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(made.as_line() + "\n")


def _puzzles(rules: Rules, number: int, taken: list[int], demands: Demands) -> Iterator[Puzzle]:
    """The puzzles of one game that come after those that were taken from it.

    Every second game is searched from its end, where results are exact.
    """
    positions = _positions(rules, number)
    order = list(positions) if number % 2 else list(reversed(positions))
    for decision in order[order.index(taken[-1]) + 1 if taken else 0 :]:
        if len(taken) == MOST_OF_A_GAME:
            return
        if any(abs(decision - other) < DISTANCE for other in taken):
            continue
        # Nothing but the text of the position is kept, so nothing else may matter.
        found = judged(Game.from_position(parse_position(positions[decision]), seed=0), (number, decision), demands)
        if found is not None:
            taken = [*taken, decision]
            yield found


def _positions(rules: Rules, number: int) -> dict[int, str]:
    """The positions before all decisions of the game of this number; decisions are counted from 1."""
    seed = mixed(number, len(PLAYERS))
    game = Game.new(rules, seed=seed)
    players = [bot(PLAYERS[(number + seat) % len(PLAYERS)]) for seat in range(rules.seats)]
    positions: dict[int, str] = {}
    while game.to_move is not None:
        decision = len(positions) + 1
        positions[decision] = str(game.position)
        game.push(players[game.to_move].play(game, seed=mixed(seed, decision)))
    return positions
