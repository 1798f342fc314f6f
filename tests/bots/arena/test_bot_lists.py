"""Lists of bots: commas separate bots and options, and every mistake gets its own message."""

import pytest

from fiefdom.bots.arena import Settings, split_bots
from fiefdom.bots.arena.bot_lists import labels
from fiefdom.errors import TextError
from fiefdom.rules import Rules


@pytest.mark.parametrize(
    ("texts", "bots"),
    [
        (["hard,fg"], ("hard", "fg")),
        (["fg"], ("fg",)),
        (["search:ms=100,width=24,fg"], ("search:ms=100,width=24", "fg")),
        (["fg, Search:ms=100, width=24 ,hard:simulations=5"], ("fg", "search:ms=100,width=24", "hard:simulations=5")),
        (["search:simulations=3", "fg,fg"], ("search:simulations=3", "fg", "fg")),
    ],
)
def test_bots_and_their_options_are_told_apart(texts: list[str], bots: tuple[str, ...]) -> None:
    assert split_bots(texts) == bots


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no bot ''"),
        ("hard,,fg", "There is no bot ''"),
        ("hard,serch:ms=5", "There is no bot 'serch'; the nearest name is 'search'."),
        ("hard,ms=5", "'ms=5' is an option, but 'hard' before it has no colon: write 'hard:ms=5'."),
        ("ms=5,hard", "begins with 'ms=5', which is an option: name its bot first."),
        ("search:ms=5,depth=3,fg", "has no option 'depth'"),
        ("fg:ms=5", "takes no options"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_reason(text: str, said: str) -> None:
    with pytest.raises(TextError) as refusal:
        split_bots([text])
    assert said in str(refusal.value)


def test_bots_must_play_the_game_and_games_are_single() -> None:
    with pytest.raises(TextError, match="The bot 'fg' does not play Origins: Totem; 'greedy' plays every game"):
        Settings(Rules.parse("totem"), ("greedy", "fg"))
    with pytest.raises(TextError, match="leave dynasty out"):
        Settings(Rules.parse("kingdomino(dynasty)"), ("fg",))
    with pytest.raises(ValueError, match="at least one bot"):
        Settings(Rules.parse("kingdomino"), ())


def test_a_bot_that_is_named_again_gets_a_number() -> None:
    assert labels(("fg", "random", "fg", "fg")) == ("fg", "random", "fg (2)", "fg (3)")
