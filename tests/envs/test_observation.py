"""Every byte of an observation against what `Game` shows."""

import random

import numpy as np
import pytest
from envs.told import observer, told

from fiefdom.envs import Specification, VectorEnvironment, specification
from fiefdom.game import Game
from fiefdom.rules import Rules

PLAYED = [
    str(rules)
    for rules in Rules.all()
    if not (rules.dynasty or rules.middle_kingdom or rules.harmony)
]  # fmt: skip


def play_both(rules: str, seed: int, every: int) -> None:
    """One game played through `Game` and through environments of both views, compared along the way."""
    game = Game.new(rules, seed=seed)
    current = VectorEnvironment(rules, 1, autoreset="DISABLED")
    seats = VectorEnvironment(rules, 1, view="seats", autoreset="DISABLED", lists=True, masks=False)
    current.reset(seed=seed)
    seats.reset(seed=seed)
    choose = random.Random(seed)
    step = 0
    while not game.is_over:
        legal = game.legal_actions
        assert np.flatnonzero(current.masks[0]).tolist() == legal
        assert seats.lists[0, : seats.counts[0]].tolist() == legal
        assert current.seats[0] == seats.seats[0] == game.to_move
        if step % every == 0:
            compare(game, current, seats, step // every % game.rules.seats)
        action = choose.choice(legal)
        game.push(action)
        current.step([action])
        seats.step([action])
        step += 1
    compare(game, current, seats, 0)
    assert current.seats[0] == -1 and current.terminations[0] and current.masks.all()
    assert current.scores[0].tolist() == list(game.scores)


def compare(game: Game, current: VectorEnvironment, seats: VectorEnvironment, seat: int) -> None:
    """Compare what the seat to move and another seat observe."""
    spec = current.specification
    for seen, looking in ((current.observations[0], observer(game)), (seats.observations[0, seat], seat)):
        expected = told(game, looking)
        wrong = np.flatnonzero(seen != expected)
        names = {section.name for section in spec.sections if section.start <= wrong.min(initial=9**9) < section.stop}
        assert not len(wrong), f"{names} in {game!r} for seat {looking}: {seen[wrong]}, not {expected[wrong]}"
    assert np.all(current.observations[0] <= spec.high)


@pytest.mark.parametrize("rules", PLAYED)
def test_observations_say_what_a_game_shows(rules: str) -> None:
    play_both(rules, seed=3, every=11)


@pytest.mark.interpreted
@pytest.mark.boundscheck
@pytest.mark.parametrize("rules", ("kingdomino(players=2)", "queendomino(players=3)", "tribe(players=2)"))
def test_observations_of_every_decision(rules: str) -> None:
    play_both(rules, seed=5, every=1)


@pytest.mark.parametrize("rules", PLAYED)
def test_sections_cover_every_byte_once(rules: str) -> None:
    spec = Specification(Rules.parse(rules))
    starts = [section.start for section in spec.sections]
    assert starts == [0, *(section.stop for section in spec.sections[:-1])]
    assert spec.length == spec.sections[-1].stop == len(spec.high)
    assert len({section.name for section in spec.sections}) == len(spec.sections)


def test_the_tensor_form_is_the_same_memory() -> None:
    environment = VectorEnvironment("queendomino(players=3)", 4)
    seen, _ = environment.reset(seed=1)
    spec = environment.specification
    planes, numbers = spec.planes(seen), spec.numbers(seen)
    assert planes.shape == (4, 3, 4, 9, 9) and numbers.shape == (4, 3, 5)
    assert np.shares_memory(planes, seen) and np.shares_memory(numbers, seen)
    assert np.shares_memory(spec.part(seen, "next line"), seen)
    assert spec.part(seen, "next line").shape == (4, 4, 6)
    assert (planes[:, :, 0, 4, 4] == 1).all()
    assert (numbers[:, :, 1] == 7).all()
    section = spec.section("kingdom 1 coins")
    assert (seen[:, section.start] == 7).all()


def test_one_hot_planes() -> None:
    environment = VectorEnvironment("kingdomino(players=2)", 3)
    seen, _ = environment.reset(seed=1)
    spec = environment.specification
    hot = spec.one_hot(seen)
    assert hot.shape == (3, 2, len(spec.one_hot_planes), 9, 9) == (3, 2, 10, 9, 9)
    assert hot.sum() == 6 and (hot[:, :, spec.one_hot_planes.index((0, 1)), 4, 4] == 1).all()


def test_unknown_sections_are_key_errors() -> None:
    with pytest.raises(KeyError):
        specification(Rules.parse("kingdomino(players=2)")).section("crystal ball")


def test_hidden_order_is_never_told() -> None:
    """Two games that differ only in future chance events look the same."""
    environment = VectorEnvironment("queendomino(players=4)", 2)
    environment.reset(seed=4)
    states, randoms, *_ = environment.save()
    states[1] = states[0]
    randoms[1] = randoms[0] + np.uint64(12345)
    environment.restore(states, randoms)
    assert np.array_equal(environment.observations[0], environment.observations[1])
    assert np.array_equal(environment.masks[0], environment.masks[1])
