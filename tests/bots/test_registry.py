"""Bots by name: every name creates a bot, every mistake gets its own message."""

import pytest

from fiefdom import bots
from fiefdom.bots.players import SearchBot
from fiefdom.errors import TextError
from fiefdom.rules import Rules

LEVELS = ("easy", "normal", "hard", "expert")


def searcher(text: str) -> SearchBot:
    bot = bots.bot(text)
    assert isinstance(bot, SearchBot)
    return bot


def test_all_names_make_bots_that_keep_their_name() -> None:
    assert set(bots.names()) >= {"random", "gprd", "fg", "greedy", "flat", "search", *LEVELS}
    assert [bots.bot(name).name for name in bots.names()] == list(bots.names())


def test_only_the_bots_of_the_paper_are_choosy() -> None:
    games = {rules.game: rules for rules in Rules.all()}
    for name in bots.names():
        played = {game for game, rules in games.items() if bots.bot(name).plays(rules)}
        assert played == ({"kingdomino"} if name in ("gprd", "fg") else set(games))


def test_options_set_budget_and_plan() -> None:
    assert searcher("search:ms=250").usual == bots.Limit(seconds=0.25)
    assert searcher(" Search:simulations=64, threads=2 ").usual == bots.Limit(simulations=64, threads=2)
    assert searcher("hard:ms=20,simulations=64").usual == bots.Limit(seconds=0.02, simulations=64)
    assert searcher("search:width=8,rounds=3").plan.width == 8
    assert searcher("search:rounds=3").plan.rounds == 3
    assert searcher("search").usual.seconds == 0.1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("serch", "There is no bot 'serch'; the nearest name is 'search'."),
        ("", "There is no bot ''; choose random, gprd,"),
        ("search:speed=3", "has no option 'speed'; choose ms, simulations"),
        ("search:", "has no option ''"),
        ("search:ms=0", "ms must be a number above 0, not '0'"),
        ("search:ms=nan", "ms must be a number above 0, not 'nan'"),
        ("search:simulations=2.5", "simulations must be a whole number above 0, not '2.5'"),
        ("search:threads=-1", "threads must be a whole number above 0"),
        ("search:ms=1,ms=2", "has the option 'ms' twice"),
        ("greedy:ms=100", "does not search, so it takes no options"),
    ],
)
def test_what_is_not_understood_is_refused_with_a_reason(text: str, said: str) -> None:
    with pytest.raises(TextError) as refusal:
        bots.bot(text)
    assert said in str(refusal.value)


@pytest.mark.parametrize("wrong", [{"seconds": 0}, {"simulations": 0}, {"threads": 0}])
def test_a_budget_is_more_than_nothing(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        bots.Limit(**wrong)
