"""The naive implementation counts the same sequences, so the published numbers do not rely on one program alone."""

from collections.abc import Iterator

import pytest
from perft.tables import Start, published, starts
from perft.walk import walk_game

from fiefdom.game import Event, Game, Reveal
from naive import NaiveGame

TABLES = published()
# Counts as many depths as need no more positions than this: each is replayed from its first event.
POSITIONS = 60
MANY_POSITIONS = 400
SHARE = (
    "kingdomino(players=3)", "kingdomino(players=2, mighty_duel)", "queendomino(players=2)", "queendomino(players=4)",
    "royal_wedding(players=5)", "royal_wedding(players=7, teams)", "discovery(players=2)", "totem(players=4)",
    "tribe(players=3)",
)  # fmt: skip
QUICK = [start for start in starts() if str(start.rules) in SHARE]


def replayed(start: Start, events: tuple[Event, ...]) -> NaiveGame:
    """A naive game cannot be copied, so it is replayed from its events."""
    rules = start.rules
    game = NaiveGame(rules.game, rules.players, mighty_duel=rules.mighty_duel, teams=rules.teams)
    for event in events:
        if isinstance(event, Reveal):
            game.reveal(event.as_tuple())
        else:
            game.apply(event.as_tuple())
    return game


def children(game: Game, moves: set[tuple[object, ...]]) -> Iterator[Game]:
    """The game after each of the naive implementation's moves; the engine only supplies the chance events."""
    engine_moves = {move.as_tuple(): move for move in game.legal_moves}
    for move in sorted(moves, key=repr):
        child = game.copy()
        child.push(engine_moves[move])
        yield child


def add_counts(start: Start, game: Game, counts: list[int], level: int) -> None:
    """Add the naive implementation's moves in a position, and in all that follow it, to the counts from `level` on."""
    moves = replayed(start, game.events).legal_moves()
    counts[level] += len(moves)
    if level + 1 < len(counts):
        for child in children(game, moves):
            add_counts(start, child, counts, level + 1)


def check(start: Start, positions: int) -> None:
    expected = TABLES[start]
    depths = [depth for depth in range(1, len(expected) + 1) if 1 + sum(expected[: depth - 1]) <= positions]
    counts = [0] * max(depths)
    add_counts(start, walk_game(start.rules, start.seed, start.after), counts, 0)
    assert tuple(counts) == expected[: len(counts)]


@pytest.mark.parametrize("start", QUICK, ids=str)
def test_published_counts_are_those_of_the_naive_implementation(start: Start) -> None:
    check(start, POSITIONS)


@pytest.mark.exhaustive
@pytest.mark.parametrize("start", TABLES, ids=str)
def test_all_columns_are_those_of_the_naive_implementation(start: Start) -> None:
    check(start, MANY_POSITIONS)
