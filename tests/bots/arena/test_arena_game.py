"""Arena games: everyone gets the same chance events, and the same settings give the same game."""

from collections.abc import Iterator
from typing import Any

import pytest

from fiefdom.bots.arena import Settings, arena_game, plan
from fiefdom.bots.arena.arena_game import play
from fiefdom.bots.arena.game_recorder import GameRecorder
from fiefdom.bots.arena.schedule import Pairing
from fiefdom.bots.arena.workers import Alone, answer, play_one
from fiefdom.engine.families.queendomino.fields import TURN_BUILDING
from fiefdom.errors import BotError
from fiefdom.notation import Record
from fiefdom.rules import Rules
from support.broken_bots import break_bot, cheating, raising

TIMES = ("cpu", "longest_cpu", "wall", "longest_wall")


def settings(rules: str, *bots: str, seed: int = 1) -> Settings:
    return Settings(Rules.parse(rules), bots, seed)


@pytest.fixture
def unbroken() -> Iterator[None]:
    before = arena_game._bot
    yield
    arena_game._bot = before


def unmeasured(result: Any) -> dict[str, Any]:
    return {name: getattr(result, name) for name in result.__slots__ if name not in TIMES}


def drawn(table: Settings, pairing: Pairing) -> tuple[list[int], list[int]]:
    """What chance revealed: kings and lines, and everything else."""
    lines: list[int] = []
    others: list[int] = []

    def scribe(state: Any, seat: int | None, outcome: int) -> None:
        if seat is None:
            (lines if state.phase < TURN_BUILDING else others).append(outcome)

    play(table, pairing, scribe)
    return lines, others


@pytest.mark.parametrize("rules", ["kingdomino(players=3)", "queendomino(players=4)", "tribe(players=3)"])
def test_a_deal_brings_the_same_kings_and_lines_whoever_plays(rules: str) -> None:
    table = settings(rules, "random", "random")
    first, *others = [drawn(table, pairing) for pairing in plan(table, 1)]
    assert len(first[0]) > 3
    assert [lines for lines, _ in others] == [first[0]] * len(others)
    if rules.startswith("tribe"):  # where the number of recruited cavemen differs
        assert any(rest != first[1] for _, rest in others)
    elsewhere = [
        drawn(settings(rules, "random", seed=seed), Pairing(0, deal, 0, 0, (0,) * table.rules.kingdoms))[0]
        for seed, deal in ((1, 1), (2, 0))
    ]
    assert first[0] not in elsewhere and elsewhere[0] != elsewhere[1]


def test_the_same_settings_give_the_same_games_in_any_order() -> None:
    table = settings("kingdomino(players=3)", "random", "gprd", "search:simulations=20")
    pairings = list(plan(table, 6))
    forward = [unmeasured(play(table, pairing)) for pairing in pairings]
    backward = [unmeasured(play(table, pairing)) for pairing in reversed(pairings)]
    assert forward == backward[::-1]
    assert len({result["digest"] for result in forward}) == len(forward)
    other = settings("kingdomino(players=3)", "random", "gprd", "search:simulations=20", seed=2)
    assert unmeasured(play(other, pairings[0]))["digest"] != forward[0]["digest"]


def test_a_bot_that_leaves_nothing_to_chance_plays_the_same_game_from_every_seat() -> None:
    """Kings are drawn by seat, so only a table of identical bots isolates the effect of the deal."""
    table = settings("kingdomino(players=3)", "greedy", "greedy", "greedy")
    one, *others = [play(table, pairing) for pairing in plan(table, 3)]
    assert all(result.scores == one.scores and result.digest == one.digest for result in others)
    assert [result.seats for result in (one, *others)] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_a_result_counts_what_happened() -> None:
    table = settings("kingdomino(players=2)", "normal", "random")
    result = play(table, Pairing(3, 1, 0, 1, (1, 0)))
    assert (result.game, result.deal, result.rotation, result.seats) == (3, 1, 1, (1, 0))
    assert result.places == (2, 1) and result.scores[1] > result.scores[0]
    # Each claims and places 12 dominoes; some of these decisions leave no choice.
    assert all(12 < decisions <= 24 for decisions in result.decisions)
    assert all(0 < longest <= total for longest, total in zip(result.longest_wall, result.wall, strict=True))
    assert all(0 <= longest <= total for longest, total in zip(result.longest_cpu, result.cpu, strict=True))


@pytest.mark.parametrize(
    "rules", ["kingdomino(players=2)", "queendomino(players=4)", "royal_wedding(players=7, teams)", "tribe(players=3)"]
)
def test_records_replay_to_the_same_scores(rules: str) -> None:
    table = settings(rules, "random", "random")
    pairing = list(plan(table, 2))[1]
    played = play_one(table, pairing, with_record=True)
    assert played.record is not None
    record = Record.parse(played.record)
    assert str(record) == played.record
    game = record.game()
    assert game.is_over and game.scores == played.result.scores == record.result
    outcome = game.outcome
    assert outcome is not None
    assert played.result.places == tuple(outcome.place_of(kingdom) for kingdom in range(game.rules.kingdoms))
    assert record.tags["arena_game"] == "1"


def test_a_record_names_the_bots_of_every_seat() -> None:
    table = settings("royal_wedding(players=6, teams)", "search:simulations=5", "random")
    recorder = GameRecorder(table.rules)
    record = recorder.record(table, Pairing(1, 0, 0, 1, (1, 0, 1)), (1, 2, 3))
    assert [seat.bot for seat in record.seats] == [*["random"] * 2, *["search:simulations=5"] * 2, *["random"] * 2]
    assert [seat.name for seat in record.seats][1:3] == ["random 2", "search 3"]


@pytest.mark.parametrize(
    ("deed", "said"),
    [
        (raising, "The bot 'gprd' failed with ZeroDivisionError: nothing can be divided by nothing."),
        (cheating, "The bot 'gprd' chose action -1, which is not legal there."),
    ],
)
def test_a_broken_bot_is_named(unbroken: None, deed: Any, said: str) -> None:
    break_bot(deed)
    table = settings("kingdomino(players=2)", "random", "gprd")
    with Alone(table) as pool, pytest.raises(BotError) as failure:
        list(pool.play(plan(table, 2)))
    assert str(failure.value) == f"Game 0 (deal 0, rotation 0) was not finished. {said}"
    assert answer(table, Pairing(0, 0, 0, 0, (0, 1)), False) == failure.value.reason


def test_a_bot_that_cannot_get_ready_is_named_before_any_game(unbroken: None, monkeypatch: pytest.MonkeyPatch) -> None:
    break_bot(raising)
    table = settings("kingdomino(players=2)", "random", "gprd")
    monkeypatch.setattr(arena_game, "Limit", lambda simulations: None)
    with pytest.raises(BotError, match=r"No game was played\. The bot 'gprd' failed with ZeroDivisionError"):
        Alone(table).__enter__()
