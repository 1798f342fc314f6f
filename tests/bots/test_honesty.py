"""Bots see only what their player sees: hidden information never changes a choice."""

import pytest

from fiefdom import Game, bots
from fiefdom.engine.random import new_source
from fiefdom.rules import Rules

GAMES = (
    "kingdomino(players=2, middle_kingdom, harmony)",
    "kingdomino(players=2, mighty_duel)",
    "queendomino(players=4)",
    "royal_wedding(players=8, teams)",
    "totem(players=3)",
    "tribe(players=2, harmony)",
)
LIMIT = bots.Limit(simulations=32)


def played(rules: str, seed: int, moves: int) -> Game:
    """A game after some random moves."""
    game = Game.new(rules, seed)
    random = bots.bot("random")
    source = new_source(seed)
    for _ in range(moves):
        if not game.is_over:
            view = bots.View.of(game)
            game.push(random.choose(view, view.legal, source))
    return game


@pytest.mark.parametrize("rules", GAMES)
def test_other_draws_to_come_never_change_a_choice(rules: str) -> None:
    for moves in (0, 7, 24, 41):
        game = played(rules, seed=moves, moves=moves)
        twin = Game.replay(game.rules, game.events, seed=987654321)
        for name in bots.names():
            bot = bots.bot(name)
            if not bot.plays(game.rules):
                continue
            choices = []
            for each in (game, twin):
                view = bots.View.of(each)
                choices.append(bot.choose(view, view.legal, new_source(5), LIMIT))
            assert choices[0] == choices[1], (name, moves)
            assert choices[0] in game.legal_actions


def test_a_view_is_a_copy_of_the_state_and_what_everyone_saw() -> None:
    game = played(GAMES[0], seed=3, moves=10)
    view = bots.View.of(game)
    assert set(bots.View.__slots__) == {"rules", "states", "history", "start"}
    twin = Game.replay(game.rules, game.events, seed=987654321)
    assert list(view.history or ()) == list(twin.history)
    assert (view.seat, view.kingdom, view.legal) == (game.to_move, game.to_move, game.legal_actions)
    before = game.digest()
    view.states[0].hidden[:] = 0
    assert game.digest() == before


def test_team_mates_share_a_kingdom() -> None:
    view = bots.View.of(played("royal_wedding(players=8, teams)", seed=1, moves=12))
    assert view.kingdom == view.seat // 2


@pytest.mark.parametrize("rules", GAMES)
def test_whole_games_of_the_greedy_bot_are_legal_and_beat_chance(rules: str) -> None:
    greedy, random = bots.bot("greedy"), bots.bot("random")
    source = new_source(2)
    lead = 0.0
    for seed in range(3):
        game = Game.new(rules, seed)
        while not game.is_over:
            view = bots.View.of(game)
            bot = greedy if view.kingdom == 0 else random
            game.push(bot.choose(view, view.legal, source))
        lead += game.scores[0] - sum(game.scores[1:]) / (len(game.scores) - 1)
    assert lead > 3 * 10


def test_nobody_decides_when_the_game_is_over() -> None:
    game = played("kingdomino(players=2)", seed=1, moves=1000)
    with pytest.raises(ValueError, match="No decision"):
        _ = bots.View.of(game).seat


def test_every_rule_has_a_profile() -> None:
    from fiefdom.bots.weights import profile, weight_count, weights_for

    for rules in Rules.all():
        if not rules.dynasty:
            assert len(weights_for(rules)) == weight_count(rules)
            assert rules.game in profile(rules)
