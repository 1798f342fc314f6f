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
# Decisions that follow a puzzle closely are too much like it.
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
    number, decision = max((each.source for each in old), default=(0, 0))
    of_game = sum(each.source[0] == number for each in old)
    progress(found, number)
    while found < count:
        for made in _puzzles(rules, number, decision, of_game, demands):
            _append(path, made)
            found += 1
            progress(found, number)
            if found == count:
                break
        number, decision, of_game = number + 1, 0, 0
        progress(found, number)
    return found - len(old)


def _append(path: Path, made: Puzzle) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(made.as_line() + "\n")


def _puzzles(rules: Rules, number: int, after: int, of_game: int, demands: Demands) -> Iterator[Puzzle]:
    """The puzzles of one game that come some decisions after the last one that is known."""
    last = after - DISTANCE if not of_game else after
    for decision, game in _decisions(rules, number):
        if of_game == MOST_OF_A_GAME:
            return
        if decision <= after or decision < last + DISTANCE:
            continue
        # Nothing but the text of the position is kept, so nothing else may matter.
        found = judged(Game.from_position(parse_position(str(game.position)), seed=0), (number, decision), demands)
        if found is not None:
            last, of_game = decision, of_game + 1
            yield found


def _decisions(rules: Rules, number: int) -> Iterator[tuple[int, Game]]:
    """All decisions of the game of this number, counted from 1, as games before them."""
    seed = mixed(number, len(PLAYERS))
    game = Game.new(rules, seed=seed)
    players = [bot(PLAYERS[(number + seat) % len(PLAYERS)]) for seat in range(rules.seats)]
    decision = 0
    while game.to_move is not None:
        decision += 1
        yield decision, game
        game.push(players[game.to_move].play(game, seed=mixed(seed, decision)))
