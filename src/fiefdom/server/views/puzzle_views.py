"""A puzzle as a table: the page shows it with the same components as any game."""

from fiefdom.analysis.review_values import Clause
from fiefdom.errors import FiefdomError
from fiefdom.game import Game
from fiefdom.notation import parse_move
from fiefdom.puzzles import Puzzle
from fiefdom.puzzles.puzzle import RIGHT
from fiefdom.server.protocol import puzzles as wire
from fiefdom.server.protocol import views
from fiefdom.server.tables.state import BOT_NAMES, Actor, Chair, Table
from fiefdom.server.views.game_view import game_view
from fiefdom.server.views.log_views import log_of
from fiefdom.server.views.table_view import Views

SHOWN = "shown"


def gist(puzzle: Puzzle) -> wire.PuzzleGist:
    """The puzzle in a list."""
    rules = puzzle.rules
    return wire.PuzzleGist.trusted(
        name=puzzle.name, game=rules.game, rules=str(rules), grade=puzzle.grade, missed=puzzle.missed
    )


def puzzle_answer(puzzle: Puzzle) -> wire.PuzzleAnswer:
    """The puzzle as it is set."""
    return wire.PuzzleAnswer.trusted(puzzle=gist(puzzle), view=_table_view(puzzle, puzzle.game()))


def verdict(puzzle: Puzzle, action: int | None) -> wire.PuzzleVerdict:
    """What an action is worth, or the solution without one. Raises IllegalMove."""
    game = puzzle.game()
    solution = game.action_of(parse_move(puzzle.solution, game))
    move = game.move_of(solution if action is None else action)
    found = puzzle.answer(move)
    least = min(each.chance for each in puzzle.others)
    is_told = action is None or found.verdict == RIGHT
    return wire.PuzzleVerdict.trusted(
        verdict=SHOWN if action is None else found.verdict,
        move=_log(puzzle, [str(move)])[0],
        chance=puzzle.chance if is_told else least if found.other is None else found.other.chance,
        why=[] if found.other is None else _clauses(found.other.why),
        solution=_solution(puzzle, solution) if is_told else None,
    )


def preview(puzzle: Puzzle, action: int) -> views.GameView:
    """The game after an action, before anything is drawn. Raises IllegalMove."""
    return game_view(_after(puzzle, action), 0)


def _after(puzzle: Puzzle, action: int) -> Game:
    game = Game.from_position(puzzle.position, chance="told")
    game.push(action)
    return game


def _solution(puzzle: Puzzle, action: int) -> wire.PuzzleSolution:
    then = [] if puzzle.then is None else [puzzle.then]
    return wire.PuzzleSolution.trusted(
        action=action,
        chance=puzzle.chance,
        next=max(each.chance for each in puzzle.others),
        why=_clauses(puzzle.why),
        line=_log(puzzle, [puzzle.solution, *then, *(move for _, move in puzzle.line)]),
        certainty=puzzle.certainty,
        simulations=puzzle.simulations,
        view=_table_view(puzzle, _after(puzzle, action), is_over=True),
    )


def _log(puzzle: Puzzle, moves: list[str]) -> list[views.LogEntry]:
    """These moves as a log: up to the first that cannot be made, because chance or another step comes before it."""
    start = Game.from_position(puzzle.position, chance="told")
    game = start.copy()
    for text in moves:
        if game.awaits_chance:
            break
        try:
            game.push(parse_move(text, game))
        except FiefdomError:
            break
    return log_of(start, game.history)


def _clauses(clauses: tuple[Clause, ...]) -> list[wire.PuzzleClause]:
    return [wire.PuzzleClause.trusted(key=each.key, args=each.args, sentence=each.text()) for each in clauses]


def _table_view(puzzle: Puzzle, game: Game, is_over: bool = False) -> views.TableView:
    """The table, where the seat of the puzzle belongs to the reader; nothing is decided there when it is over."""
    solver = puzzle.game().to_move
    assert solver is not None
    chairs = tuple(
        Chair(BOT_NAMES[seat], seat + 1, "person" if seat == solver else "bot", None if seat == solver else "normal")
        for seat in range(game.rules.seats)
    )
    table = Table(f"puzzle-{puzzle.name}", game.rules, chairs, "playing", games=(game,), at=len(game.history))
    found = Views(table).table_view(Actor(frozenset({solver})))
    return found.model_copy(update={"decision": None}) if is_over else found
