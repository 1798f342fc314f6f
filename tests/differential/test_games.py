"""Differential test: random games of every member of `Rules.all()`, the same in both implementations at every step."""

import pytest

from fiefdom import Match, Rules
from fiefdom.game.match import rank_dynasty as product_rank_dynasty
from naive import rank_dynasty
from twins import POLICIES, TwinGame

ALL_RULES = list(Rules.all())
ONE_OF_EACH_LAYOUT = [
    "kingdomino(players=3, harmony)",
    "kingdomino(players=2, mighty_duel)",
    "queendomino(players=3)",
    "royal_wedding(players=7, teams)",
    "totem(players=4)",
    "tribe(players=2)",
]


def names(rules: list[Rules]) -> list[str]:
    return [str(one) for one in rules]


@pytest.mark.parametrize("rules", ALL_RULES, ids=names(ALL_RULES))
def test_both_implementations_play_the_same_games(rules: Rules, games_factor: int) -> None:
    """Every game of a Dynasty is compared like any other; the totals are compared below."""
    for round_of_policies in range(games_factor):
        for number, policy in enumerate(POLICIES.values()):
            if number == (hash_of(rules) + round_of_policies) % len(POLICIES) or games_factor > 1:
                TwinGame(rules, seed=1000 * round_of_policies + number).play(policy)


def hash_of(rules: Rules) -> int:
    """Spreads the policies over the rules, in the same way in every run."""
    return sum(str(rules).encode())


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["totem", "tribe"])
def test_rare_decisions_of_origins(game: str, players: int, policy: str, games_factor: int) -> None:
    """Giving a totem away and recruiting from the stack occur only in many games."""
    for seed in range(3 * games_factor):
        TwinGame(Rules(game, players), seed=100 + seed).play(POLICIES[policy])


@pytest.mark.interpreted
@pytest.mark.boundscheck
@pytest.mark.parametrize("text", ONE_OF_EACH_LAYOUT)
def test_one_game_of_each_layout(text: str) -> None:
    TwinGame(Rules.parse(text), seed=5).play(POLICIES["eager"], sheets_every=100)


DYNASTIES = [rules for rules in ALL_RULES if rules.dynasty]


@pytest.mark.parametrize("rules", DYNASTIES, ids=names(DYNASTIES))
def test_V1_both_implementations_rank_a_dynasty_alike(rules: Rules) -> None:
    twins = [TwinGame(rules, seed=seed) for seed in (1, 2, 3)]
    for twin in twins:
        twin.play_unwatched(POLICIES["uniform"])
    product = product_rank_dynasty(rules, [twin.game.ranking for twin in twins])
    rows = [
        {"kingdom": row.kingdom, "place": row.place, "total": row.total, "wins": row.games_won}
        for row in sorted(product.ranking, key=lambda row: row.kingdom)
    ]
    assert rows == rank_dynasty([twin.naive.outcome() for twin in twins])


def test_V1_a_match_plays_three_games_that_start_afresh() -> None:
    match = Match.new("kingdomino(players=2, dynasty)", seed=4)
    while not match.is_over:
        if match.game.is_over:
            match.next_game()
        match.game.push(match.game.legal_actions[0])
    assert len({game.events[0] for game in match.games}) == 3
    assert match.outcome is not None
    assert sum(row.total for row in match.outcome.ranking) == sum(sum(game.scores) for game in match.games)
