"""What every bot can do: choose a move of a game within a limit."""

from collections.abc import Sequence

import pytest

import fiefdom
from fiefdom import Game
from fiefdom.bots import Bot, Limit, View
from fiefdom.bots.refusals import BotCode
from fiefdom.engine.random import Randoms
from fiefdom.errors import BotError, InvalidArgument, RulesError


class Stubborn(Bot):
    """Always chooses the same action, legal or not."""

    name = "stubborn"

    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, view: View, legal: Sequence[int], rng: Randoms, limit: Limit | None = None) -> int:
        return self.action


def over() -> Game:
    game = Game.new("kingdomino(players=2)", seed=1)
    while not game.is_over:
        game.push(game.legal_actions[0])
    return game


@pytest.mark.parametrize("name", ["random", "fg", "easy", "normal", "search"])
def test_a_bot_plays_a_legal_move_and_leaves_the_game_as_it_is(name: str) -> None:
    game = Game.new("kingdomino(players=3)", seed=4)
    before = game.copy()
    move = fiefdom.bot(name).play(game, Limit(simulations=20))
    assert move in game.legal_moves and game == before


def test_the_same_seed_gives_the_same_move() -> None:
    game, bot = Game.new("kingdomino(players=4)", seed=4), fiefdom.bot("random")
    moves = [bot.play(game, seed=seed) for seed in range(20)]
    assert moves == [bot.play(game, seed=seed) for seed in range(20)]
    assert len(set(moves)) > 1


def test_without_a_seed_moves_differ() -> None:
    game, bot = Game.new("kingdomino(players=4)", seed=4), fiefdom.bot("random")
    assert len({bot.play(game) for _ in range(60)}) > 1


def test_a_bot_of_ones_own_needs_only_choose() -> None:
    game = Game.new("totem(players=2)", seed=4)
    bot = Stubborn(game.legal_actions[1])
    assert bot.plays(game.rules) and bot.play(game) == game.legal_moves[1]
    with pytest.raises(BotError) as illegal:
        Stubborn(0).play(game)
    assert illegal.value.reason == BotCode.ILLEGAL(bot="stubborn", action="0")


def test_a_bot_without_choose_is_none() -> None:
    with pytest.raises(TypeError, match="choose"):
        type("Nothing", (Bot,), {"name": "nothing"})()


def test_games_that_a_bot_does_not_know_are_refused() -> None:
    with pytest.raises(RulesError) as refusal:
        fiefdom.bot("fg").play(Game.new("tribe(players=2)", seed=1))
    assert refusal.value.reason == BotCode.DOES_NOT_PLAY(bot="fg", game="tribe")


def test_there_is_no_move_after_the_end() -> None:
    for think in (fiefdom.bot("normal").play, fiefdom.analyse):
        with pytest.raises(InvalidArgument) as refusal:
            think(over())
        assert refusal.value.reason == BotCode.NO_DECISION()
    with pytest.raises(InvalidArgument):
        _ = View.of(over()).seat
    with pytest.raises(InvalidArgument):
        _ = View.of(over()).kingdom


@pytest.mark.parametrize("rules", ["kingdomino(players=3)", "royal_wedding(players=7, teams)"])
def test_a_view_knows_whose_decision_it_is(rules: str) -> None:
    game = Game.new(rules, seed=2)
    for _ in range(40):
        view = View.of(game)
        assert view.seat == game.to_move and view.kingdom == game.rules.kingdom_of(view.seat)
        game.push(game.legal_actions[-1])


def test_at_least_one_line_is_analysed() -> None:
    with pytest.raises(InvalidArgument) as refusal:
        fiefdom.analyse(Game.new("kingdomino", seed=1), lines=0)
    assert refusal.value.reason == BotCode.TOO_FEW(name="lines", value=0)
