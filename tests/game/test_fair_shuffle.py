"""The fair shuffle: what is documented, that every game can be drawn by it, and that nobody can look ahead."""

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from fiefdom.errors import InvalidArgument
from fiefdom.game import Game
from fiefdom.game.fair_shuffle import FairShuffle, commitment_to
from fiefdom.game.refusals import GameCode
from fiefdom.rules import Rules

SECRET, ONE, TWO = "00" * 31 + "01", "11" * 32, "22" * 32
PLAIN = [rules for rules in Rules.all() if not rules.options]


def played(rules, shuffle, seed):
    game, source = Game.new(rules, draws=shuffle), random.Random(seed)
    while not game.is_over:
        game.push(source.choice(game.legal_actions), draws=shuffle)
    return game


def test_the_documented_values():
    shuffle = FairShuffle(SECRET, ((0, ONE), (1, TWO)))
    assert shuffle.commitment == "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5"
    assert shuffle._key.hex() == "ee8bd4ff3a45cdb85e181ea774b6d2a8353d4961cc9a5500c0bf61c970fc1ac3"
    ticket = shuffle._ticket("1 domino K1 1").hex()
    assert ticket == "fdfbd81529ec9736ce815e5292a93b65fd53d09530904ccb3f171c6b3cdeff14"
    game = Game.new("kingdomino(players=2)", draws=shuffle)
    assert [str(event) for event in game.events] == ["line K7 K26 K30 K35", "king 1"]


@pytest.mark.parametrize("rules", PLAIN, ids=str)
def test_every_game_is_drawn_to_its_end_and_again_the_same(rules):
    shuffle = FairShuffle.new([(0, ONE)])
    assert played(rules, shuffle, 1) == played(rules, shuffle, 1)


def test_every_value_and_every_seat_counts():
    first = [
        str(Game.new("kingdomino(players=4)", draws=shuffle).events[0])
        for shuffle in (
            FairShuffle(SECRET),
            FairShuffle(ONE),
            FairShuffle(SECRET, ((0, ONE),)),
            FairShuffle(SECRET, ((1, ONE),)),
            FairShuffle(SECRET, ((0, TWO),)),
            FairShuffle(SECRET, ((0, ONE), (1, TWO))),
        )
    ]
    assert len(set(first)) == len(first)


def test_all_dominoes_and_kings_come_equally_often():
    dominoes, kings = Counter(), Counter()
    for number in range(3000):
        line, king = Game.new("kingdomino(players=4)", draws=FairShuffle(f"{number:064x}")).events[:2]
        dominoes.update(line.dominoes)
        kings[king.seat] += 1
    # 250 and 750 are expected; the deviations allowed are about five standard deviations.
    assert len(dominoes) == 48 and all(abs(times - 250) < 75 for times in dominoes.values())
    assert len(kings) == 4 and all(abs(times - 750) < 120 for times in kings.values())


def test_a_game_does_not_know_its_shuffle_so_a_copy_tells_nothing():
    """Bots and hints get the game or a copy: what they draw in it is not what will come."""
    shuffle = FairShuffle(SECRET)
    lines = Counter()
    for _ in range(20):
        game = Game.new("kingdomino(players=2)", draws=shuffle)
        while len(game.history) < 8:
            game.push(game.legal_actions[0], draws=shuffle)
        for draws in (None, shuffle):
            twin = game.copy()
            while twin.round_number == 0 or len(twin.next_line) == 0:
                twin.push(twin.legal_actions[0], draws=draws)
            lines[draws is None, tuple(place.domino for place in twin.next_line)] += 1
    assert sum(not is_free for is_free, _ in lines) == 1
    assert sum(is_free for is_free, _ in lines) > 10


def test_a_move_taken_back_and_made_again_brings_the_same():
    shuffle = FairShuffle.new()
    game = Game.new("queendomino(players=2)", draws=shuffle)
    for _ in range(40):
        action = game.legal_actions[-1]
        game.push(action, draws=shuffle)
        after = game.events
        game.undo()
        game.push(action, draws=shuffle)
        assert game.events == after


@pytest.mark.parametrize("value", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "0" * 63 + "\n", "é" * 64])
def test_other_values_are_refused(value):
    for make in (lambda: FairShuffle(value), lambda: FairShuffle(SECRET, ((0, value),)), lambda: commitment_to(value)):
        with pytest.raises(InvalidArgument) as error:
            make()
        assert error.value.reason.code is GameCode.SHUFFLE_VALUE


@pytest.mark.parametrize("seats", [(0, 0), (1, 0)])
def test_a_seat_has_one_nonce_and_they_are_in_order(seats):
    with pytest.raises(InvalidArgument) as error:
        FairShuffle(SECRET, tuple((seat, ONE) for seat in seats))
    assert error.value.reason.code is GameCode.SHUFFLE_SEATS


def test_the_page_knows_the_same_pieces():
    page = json.loads((Path(__file__).parents[2] / "web" / "src" / "fair" / "pieces.json").read_text())
    queendomino, tribe = (Game.new(rules, chance="told").hidden for rules in ("queendomino", "tribe"))
    assert page == {"building": dict(queendomino.buildings), "caveman": dict(tribe.cavemen)}
