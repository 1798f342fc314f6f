"""Players for the playthroughs: each follows a fixed rule and knows only what is visible.

Everyone puts dominoes, fires, buildings and cavemen where their own score is highest right away. Seats claim by
different rules, so that kingdoms differ; taxes, buildings, the dragon and cavemen are skipped now and then.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from fiefdom.components.buildings import building
from fiefdom.components.dominoes import Domino, domino
from fiefdom.game import Build, Cell, Claim, ClaimPair, Dragon, Game, Give, Move, Pass, Place, Recruit

ChosenMove = TypeVar("ChosenMove", bound=Move)
Terrains = dict[Cell, str]
Worth = tuple[float, ...]

# A knight is sent for at least this many coins; in the last third of the game for any.
COINS_FOR_A_KNIGHT = 3
# With fewer coins the dragon is not sent.
COINS_FOR_THE_DRAGON = 3
NEIGHBOURS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def choose(game: Game) -> Move:
    """The move of the seat to move. The game is not changed."""
    moves = game.legal_moves
    return _CHOOSERS[game.awaits](game, moves) if len(moves) > 1 else moves[0]


def _best(moves: Iterable[ChosenMove], worth: Callable[[ChosenMove], Worth]) -> ChosenMove:
    """The first of the most valuable moves."""
    return max(moves, key=worth)


def _coins(game: Game, seat: int) -> int:
    return game.score_sheet(game.rules.kingdom_of(seat)).coins


def _terrains(game: Game, seat: int) -> Terrains:
    """The terrain of every square of a seat's kingdom, from the dominoes placed."""
    rules = game.rules
    terrains: Terrains = {}
    for played in game.history:
        move = played.event
        if isinstance(move, Place) and rules.kingdom_of(played.seat or 0) == rules.kingdom_of(seat):
            left, right = domino(move.domino).halves
            terrains |= {move.left: left.terrain, move.right: right.terrain}
    return terrains


class _Probe:
    """A copy of a game for trying moves; every trial is undone."""

    def __init__(self, game: Game) -> None:
        self.game = game.copy()
        self.seat = game.to_move or 0
        self.kingdom = game.rules.kingdom_of(self.seat)

    def score(self, move: Move) -> int:
        """The acting kingdom's score right after a move."""
        with self.tried(move):
            return self.game.scores[self.kingdom]

    @contextmanager
    def tried(self, *moves: Move) -> Iterator[None]:
        """The position after these moves; they and anything else applied inside are undone afterwards."""
        length = len(self.game.history)
        for move in moves:
            self.game.push(move)
        yield
        while len(self.game.history) > length:
            self.game.undo()

    def best_by_score(self, moves: Iterable[Move]) -> Move:
        return _best(moves, lambda move: (self.score(move),))


def _by_score(game: Game, moves: list[Move]) -> Move:
    return _Probe(game).best_by_score(moves)


# ---------------------------------------------------------------------- drafting and placing


def _claim(game: Game, moves: list[Move]) -> Move:
    seat = game.to_move or 0
    terrains = list(_terrains(game, seat).values())
    claims = [move for move in moves if isinstance(move, Claim)]
    wish = _WISHES[seat % len(_WISHES)]
    return _best(claims, lambda move: wish(terrains, domino(move.domino)))


def _pair(game: Game, moves: list[Move]) -> Move:
    pairs = [move for move in moves if isinstance(move, ClaimPair)]
    return _best(pairs, lambda move: (sum(_richness(domino(label)) for label in move.dominoes),))


def _richness(piece: Domino) -> int:
    return sum(half.crowns + half.craters for half in piece.halves)


def _wish_for_crowns(terrains: list[str], piece: Domino) -> Worth:
    return _richness(piece), -piece.number


def _wish_for_more_of_the_same(terrains: list[str], piece: Domino) -> Worth:
    return sum(terrains.count(half.terrain) for half in piece.halves), _richness(piece)


def _wish_for_an_early_turn(terrains: list[str], piece: Domino) -> Worth:
    return (-piece.number,)


_WISHES = (_wish_for_crowns, _wish_for_more_of_the_same, _wish_for_an_early_turn)


def _place(game: Game, moves: list[Move]) -> Move:
    probe = _Probe(game)
    terrains = _terrains(game, probe.seat)
    order = moves[::-1] if probe.seat % 2 else moves
    return _best(order, lambda move: (probe.score(move), *_fit(terrains, move)))


def _fit(terrains: Terrains, move: Move) -> Worth:
    """Edges shared with the same terrain, then nearness to the castle."""
    if not isinstance(move, Place):
        return ()
    left, right = domino(move.domino).halves
    edges = _edges(terrains, move.left, left.terrain) + _edges(terrains, move.right, right.terrain)
    return edges, -sum(abs(number) for cell in (move.left, move.right) for number in cell)


def _edges(terrains: Terrains, cell: Cell, terrain: str) -> int:
    return sum(terrains.get((cell[0] + across, cell[1] + along)) == terrain for across, along in NEIGHBOURS)


# ---------------------------------------------------------------------- Queendomino


def _tax(game: Game, moves: list[Move]) -> Move:
    probe = _Probe(game)
    before = _coins(game, probe.seat)

    def coins(move: Move) -> Worth:
        with probe.tried(move):
            return (_coins(probe.game, probe.seat) - before,)

    best = _best(moves, coins)
    is_late = 3 * game.round_number > 2 * game.rules.lines
    return best if is_late or coins(best)[0] >= COINS_FOR_A_KNIGHT else Pass("tax")


def _build(game: Game, moves: list[Move]) -> Move:
    """Towers and knights are worth two extra points each; what is worth nothing is not built."""
    probe = _Probe(game)
    before = game.scores[probe.kingdom]

    def gain(move: Move) -> Worth:
        if not isinstance(move, Build):
            return (0,)
        with probe.tried(move):
            site = probe.best_by_score(probe.game.legal_moves)
            pieces = building(move.building).towers + building(move.building).knights
            return (probe.score(site) - before + 2 * pieces,)

    return _best(moves, gain)


def _dragon(game: Game, moves: list[Move]) -> Move:
    """Rich seats burn the cheapest building, but not in every round."""
    seat = game.to_move or 0
    is_tempted = _coins(game, seat) >= COINS_FOR_THE_DRAGON and (game.round_number + seat) % 3 == 0
    return next(move for move in moves if isinstance(move, Dragon)) if is_tempted else Pass("dragon")


# ---------------------------------------------------------------------- Origins


def _give(game: Game, moves: list[Move]) -> Move:
    """The weakest kingdom gets the totem."""
    gifts = [move for move in moves if isinstance(move, Give)]
    return _best(gifts, lambda move: (-game.scores[move.kingdom],))


def _recruit(game: Game, moves: list[Move]) -> Move:
    probe = _Probe(game)
    before = game.scores[probe.kingdom]

    def gain(move: Move) -> Worth:
        with probe.tried(move):
            while probe.game.awaits == "pay":
                probe.game.push(probe.game.legal_moves[0])
            if probe.game.awaits == "settle":
                probe.game.push(probe.best_by_score(probe.game.legal_moves))
            return (probe.game.scores[probe.kingdom] - before,)

    best = _best(moves, gain)
    return best if isinstance(best, Recruit) and gain(best)[0] > 1 else Pass("recruit")


_CHOOSERS: dict[str, Callable[[Game, list[Any]], Move]] = {
    "claim": _claim,
    "pair": _pair,
    "place": _place,
    "tax": _tax,
    "build": _build,
    "site": _by_score,
    "dragon": _dragon,
    "erupt": _by_score,
    "give": _give,
    "recruit": _recruit,
    "pay": _by_score,
    "settle": _by_score,
}
