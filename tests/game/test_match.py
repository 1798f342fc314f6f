"""Matches: a single game, or the three games of a Dynasty, whose points are added up (V1)."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom import Game, IllegalMove, Match, Rules
from fiefdom.errors import RulesError
from fiefdom.game import Outcome
from fiefdom.game.match import rank_dynasty
from fiefdom.game.outcome import LARGEST, POINTS, SHARED, WINS, rank
from property_support.families import DYNASTIES, ONE_OF_EACH_LAYOUT, any_rules, examples, seeds
from property_support.playing import decisions

TRIO = Rules.parse("kingdomino(players=3, dynasty)")


def play_on(match: Match, seed: int = 1) -> None:
    """Play the match's game to its end."""
    for _ in decisions(match.game, seed):
        pass


def outcome_of(*rows: tuple[int, int]) -> Outcome:
    """The outcome of a game from each kingdom's total and largest territory."""
    return rank(
        [
            {"kingdom": number, "seats": (number,), "total": total, "largest_territory": largest, "crowns": 0}
            for number, (total, largest) in enumerate(rows)
        ],
        [("total", POINTS), ("largest_territory", LARGEST)],
    )


def test_V1_three_games_are_played_one_after_the_other() -> None:
    match = Match.new(TRIO, seed=5)
    for number in (1, 2, 3):
        assert len(match.games) == number and match.game is match.games[-1]
        assert match.game.rules == Rules.parse("kingdomino(players=3)")
        assert not match.is_over and match.outcome is None
        with pytest.raises(IllegalMove, match=rf"^Game {number} of 3 must end first"):
            match.next_game()
        assert len(match.games) == number
        play_on(match)
        if number < 3:
            assert match.outcome is None
            assert match.next_game() is match.game
    assert match.is_over
    with pytest.raises(IllegalMove, match=r"^All 3 games have been played"):
        match.next_game()
    assert len(match.games) == 3


def test_V1_games_start_afresh() -> None:
    match = Match.new(TRIO, seed=6)
    while not match.is_over:
        play_on(match)
        if not match.is_over:
            match.next_game()
            assert match.game.round_number == 0 and not any(match.game.scores)
    lines = {game.events[0] for game in match.games}
    assert len(lines) == 3
    again = Match.new(TRIO, seed=6)
    assert again.game.events == match.games[0].events[: len(again.game.events)]


@pytest.mark.parametrize("rules", [rules for rules in DYNASTIES if rules.harmony and rules.middle_kingdom], ids=str)
def test_V1_the_points_of_all_games_add_up(rules: Rules) -> None:
    match = Match.new(rules, seed=7)
    play_on(match)
    while len(match.games) < 3:
        match.next_game()
        play_on(match, len(match.games))
    outcome = match.outcome
    assert outcome is not None
    for row in outcome.ranking:
        assert row.total == sum(game.scores[row.kingdom] for game in match.games)
        won = [row.kingdom in game.outcome.winners for game in match.games if game.outcome]
        assert row.games_won == sum(won) and len(won) == 3
        assert row.seats == rules.seats_of(row.kingdom)
    keys = [(row.total, row.games_won) for row in outcome.ranking]
    assert keys == sorted(keys, reverse=True)
    assert [row.place for row in outcome.ranking] == [1 + keys.index(key) for key in keys]


def test_V1_a_tie_goes_to_whoever_won_more_games() -> None:
    games = [outcome_of((30, 5), (20, 5), (1, 1)), outcome_of((30, 5), (20, 5), (1, 1))]
    games.append(outcome_of((10, 5), (30, 5), (1, 1)))
    outcome = rank_dynasty(TRIO, games)
    assert [(row.kingdom, row.place, row.total, row.games_won) for row in outcome.ranking] == [
        (0, 1, 70, 2),
        (1, 2, 70, 1),
        (2, 3, 3, 0),
    ]
    assert outcome.winners == (0,) and outcome.decided_by == WINS


def test_V1_a_game_won_by_a_tie_break_is_won() -> None:
    games = [outcome_of((30, 5), (30, 6), (0, 0)) for _ in range(3)]
    outcome = rank_dynasty(TRIO, games)
    assert outcome.winners == (1,) and outcome.decided_by == WINS


def test_V1_a_shared_win_counts_for_each_who_shares_it() -> None:
    games = [outcome_of((30, 5), (30, 5), (0, 0)), outcome_of((10, 5), (20, 5), (0, 0))]
    games.append(outcome_of((20, 5), (10, 5), (0, 0)))
    outcome = rank_dynasty(TRIO, games)
    assert [row.games_won for row in outcome.ranking] == [2, 2, 0]
    assert outcome.winners == (0, 1) and outcome.decided_by == SHARED
    assert [row.place for row in outcome.ranking] == [1, 1, 3]


def test_V1_more_points_beat_more_games() -> None:
    games = [outcome_of((11, 1), (10, 1), (0, 0)), outcome_of((11, 1), (10, 1), (0, 0))]
    games.append(outcome_of((0, 0), (50, 1), (0, 0)))
    outcome = rank_dynasty(TRIO, games)
    assert outcome.winners == (1,) and outcome.decided_by == POINTS
    assert outcome.place_of(0) == 2 and outcome.place_of(2) == 3


totals = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 2)), min_size=3, max_size=3)


@given(games=st.lists(totals, min_size=3, max_size=3))
@examples(100)
def test_V1_any_three_games(games: list[Sequence[tuple[int, int]]]) -> None:
    """Sums, then games won, then shared: computed from the totals alone."""
    outcome = rank_dynasty(TRIO, [outcome_of(*game) for game in games])
    keys = [
        (sum(game[kingdom][0] for game in games), sum(game[kingdom] == max(game) for game in games))
        for kingdom in range(3)
    ]
    for row in outcome.ranking:
        assert (row.total, row.games_won) == keys[row.kingdom]
        assert row.place == 1 + sum(key > keys[row.kingdom] for key in keys)
    expected = tuple(kingdom for kingdom in range(3) if keys[kingdom] == max(keys))
    assert outcome.winners == expected
    assert (outcome.decided_by == SHARED) == (len(expected) > 1)


@pytest.mark.parametrize("rules", ONE_OF_EACH_LAYOUT, ids=str)
def test_a_match_of_one_game(rules: Rules) -> None:
    match = Match.new(rules, seed=9)
    assert match.game == Game.new(rules, seed=9)
    with pytest.raises(IllegalMove, match=r"^Game 1 of 1 must end first"):
        match.next_game()
    play_on(match)
    assert match.is_over and match.outcome == match.game.outcome
    with pytest.raises(IllegalMove, match=r"^The only game has been played"):
        match.next_game()


@given(rules=any_rules, seed=seeds)
@examples(15)
def test_matches_of_one_seed_are_equal(rules: Rules, seed: int) -> None:
    assert Match.new(rules, seed) == Match.new(str(rules), seed)


def test_without_a_seed_matches_differ() -> None:
    assert len({str(Match.new(TRIO).game.events) for _ in range(8)}) > 1


@pytest.mark.parametrize("wrong", ["kingdomino(players=9)", "chess"])
def test_a_match_needs_rules(wrong: str) -> None:
    with pytest.raises(RulesError):
        Match.new(wrong)
    with pytest.raises(TypeError):
        Match.new(None)  # type: ignore[arg-type]
