"""Legality is consistent: the mask, the list, the moves and the reasons agree; a refusal changes nothing."""

import random
from dataclasses import fields
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom import Game, IllegalMove, Rules
from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import deck, domino
from fiefdom.engine.actions import action_starts
from fiefdom.engine.engine import engine_for
from fiefdom.game import Move, Place, moves
from fiefdom.game.codec import codec_for
from fiefdom.game.moves import MOVES
from fiefdom.reasons import Reason
from property_support.families import any_rules, each_layout, examples, seeds
from property_support.playing import awaiting, awaiting_late, decisions, played

PHASES = {
    "kingdomino(players=3)": ("claim", "place"),
    "kingdomino(players=2, mighty_duel)": ("claim", "place"),
    "queendomino(players=4)": ("claim", "place", "tax", "build", "site", "dragon"),
    "royal_wedding(players=8, teams)": ("claim", "place", "tax", "build", "site", "dragon"),
    "totem(players=4)": ("claim", "place", "erupt", "give", "over"),
    "tribe(players=2)": ("pair", "claim", "place", "erupt", "recruit", "pay", "settle"),
}
OUTSIDE = (-1, -(2**31), 2**31, -(2**63), 2**63 - 1, 2**63, 2**64, 10**30)
labels = st.sampled_from([each.label for each in deck(("kingdomino", "queendomino", "origins"))] + ["", "K0", "X9"])
cells = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
names = st.sampled_from([kind.id for kind in buildings()] + [kind.id for kind in cavemen()] + ["", "town"])
small = st.integers(-2, 9)
CONTENTS: dict[str, st.SearchStrategy[Any]] = {
    "domino": labels,
    "dominoes": st.tuples(labels, labels),
    "left": cells,
    "right": cells,
    "square": cells,
    "squares": st.lists(cells, max_size=3).map(tuple),
    "space": small,
    "kingdom": small,
    "building": names,
    "caveman": names,
    "resource": st.sampled_from(["mammoth", "fish", "mushroom", "flint", "gold"]),
    "source": st.sampled_from(["cave", "stack", "box"]),
    "step": st.sampled_from(["tax", "build", "dragon", "recruit", "claim"]),
}


def any_move(kinds: tuple[type[Move], ...] = MOVES) -> st.SearchStrategy[Move]:
    """Any move of any game, most of them nonsense."""
    of_kind = [st.builds(kind, **{field.name: CONTENTS[field.name] for field in fields(kind)}) for kind in kinds]
    return st.one_of(of_kind)


def is_sentence(reason: Reason) -> bool:
    text = str(reason)
    return text.endswith(".") and text == text.strip() and "\n" not in text and not text[0].islower()


def check_legality(game: Game, wanted: list[int]) -> None:
    """The four views of legality, for the legal actions and for some others."""
    engine = engine_for(game.rules)
    legal = game.legal_actions
    states = np.frombuffer(game._states.tobytes(), engine.dtype).copy()
    mask = engine.legal_masks(states)[0]
    assert mask.shape == (engine.action_count,) and set(mask.tolist()) <= {0, 1}
    assert legal == np.flatnonzero(mask).tolist() == sorted(set(legal))
    assert bool(legal) == (not game.is_over)
    for action in {*wanted, *legal}:
        reason = game.why_not(action)
        assert (reason is None) == bool(mask[action]) == game.is_legal(action), action
        assert reason is None or is_sentence(reason)
    for action, move in zip(legal, game.legal_moves, strict=True):
        assert game.action_of(move) == action and game.move_of(action) == move


def sample(game: Game, number: int, seed: int = 0) -> list[int]:
    """Some actions of the action space, including both ends."""
    count = engine_for(game.rules).action_count
    return [0, count - 1, *random.Random(seed).sample(range(count), min(number, count))]


def answers(game: Game) -> list[int]:
    """All actions of the kinds that answer the pending decision, except placements, which are many."""
    engine = engine_for(game.rules)
    starts = action_starts(engine.layout)
    ends = dict(zip(starts, [*list(starts.values())[1:], engine.action_count], strict=True))
    kinds = [coding.kind.kind for coding in codec_for(game.rules).answers(game.awaits) if coding.kind is not Place]
    found = [action for kind in kinds for action in range(starts[kind], ends[kind])]
    return [action for action in found if action < engine.action_count]


@pytest.mark.interpreted
@pytest.mark.parametrize(("text", "phase"), [(text, phase) for text in PHASES for phase in PHASES[text]])
def test_mask_iff_why_not_is_None_in_every_phase(text: str, phase: str) -> None:
    game = awaiting(Rules.parse(text), phase)
    check_legality(game, sample(game, 80))
    for action in (*OUTSIDE, engine_for(game.rules).action_count):
        reason = game.why_not(action)
        assert reason is not None and is_sentence(reason)


@pytest.mark.parametrize(("text", "phase"), [(text, phase) for text in PHASES for phase in PHASES[text]])
def test_every_answer_that_is_refused_has_its_reason(text: str, phase: str) -> None:
    game = awaiting_late(Rules.parse(text), phase)
    check_legality(game, answers(game))


@pytest.mark.boundscheck
@each_layout
@pytest.mark.parametrize("most", [3, 30])
def test_mask_iff_why_not_is_None_for_the_whole_action_space(rules: Rules, most: int) -> None:
    game = played(rules, seed=2, most=most)
    check_legality(game, list(range(engine_for(rules).action_count)))


@given(rules=any_rules, seed=seeds, most=st.integers(0, 300))
@examples(25)
def test_mask_iff_why_not_is_None_anywhere(rules: Rules, seed: int, most: int) -> None:
    game = played(rules, seed, most)
    check_legality(game, sample(game, 40, seed))


@given(rules=any_rules, seed=seeds, most=st.integers(0, 300), data=st.data())
@examples(30)
def test_any_move_is_legal_or_refused_with_a_reason(rules: Rules, seed: int, most: int, data: Any) -> None:
    game = played(rules, seed, most)
    before = game.digest(), game.history
    for move in data.draw(st.lists(any_move(), min_size=10, max_size=10)):
        reason = game.why_not(move)
        if reason is None:
            assert game.action_of(move) in game.legal_actions
        else:
            assert is_sentence(reason)
            with pytest.raises(IllegalMove, match=r"\.$"):
                game.push(move)
            with pytest.raises(IllegalMove):
                game.action_of(move)
    assert (game.digest(), game.history) == before


@given(rules=any_rules, seed=seeds, most=st.integers(0, 300), action=st.integers())
@examples(30)
def test_a_refused_action_changes_nothing(rules: Rules, seed: int, most: int, action: int) -> None:
    game = played(rules, seed, most)
    before = game.digest(), game.history, game.copy()
    for number in (action, *OUTSIDE):
        if number not in game.legal_actions:
            with pytest.raises(IllegalMove, match=r"\.$"):
                game.push(number)
            with pytest.raises(IllegalMove):
                game.move_of(number)
    assert (game.digest(), game.history, game) == before


@pytest.mark.parametrize("wrong", [True, 1.0, None, (0, 1), b"claim", moves.KingDrawn(0)], ids=repr)
def test_what_is_no_move_is_refused(wrong: Any) -> None:
    game = Game.new("kingdomino(players=2)", seed=1)
    before = game.digest(), game.history
    with pytest.raises(TypeError):
        game.why_not(wrong)
    with pytest.raises(TypeError):
        game.push(wrong)
    assert (game.digest(), game.history) == before


GARBAGE = (
    None,
    1.5,
    "x",
    (),
    ((),),
    [],
    2**70,
    b"",
    float("nan"),
    True,
    (1,),
    ("K1", 2),
    ((0, 1), None),
    {},
    ((1, 2), 3),
)


def malformed(kinds: Any) -> list[Any]:
    """Events with values of the wrong type, all of them or only one."""
    made = [kind(*[value for _ in fields(kind)]) for kind in kinds for value in GARBAGE]
    sound = {"domino": "K1", "left": (1, 0), "right": (2, 0), "space": 3, "building": "statue", "resource": "fish",
             "kingdom": 0, "caveman": "hunter", "source": "cave"}  # fmt: skip
    for kind in kinds:
        for odd in fields(kind) if len(fields(kind)) > 1 else ():
            for value in GARBAGE[:3]:
                made.append(kind(*[value if field is odd else sound[field.name] for field in fields(kind)]))
    return made


@pytest.mark.parametrize(("text", "phase"), [(text, phase) for text in PHASES for phase in PHASES[text]])
def test_malformed_moves_are_refused_with_a_sentence(text: str, phase: str) -> None:
    game = awaiting(Rules.parse(text), phase)
    before = game.digest(), game.history
    for move in malformed(MOVES):
        reason = game.why_not(move)
        assert reason is not None and is_sentence(reason), move
        with pytest.raises(IllegalMove):
            game.push(move)
    assert (game.digest(), game.history) == before


@pytest.mark.parametrize("text", ["kingdomino(players=2)", "queendomino(players=2)", "tribe(players=2)"])
def test_malformed_reveals_are_refused_with_a_sentence(text: str) -> None:
    for reveal in malformed(moves.REVEALS):
        with pytest.raises(IllegalMove, match=r"^Event 1, .*\.$"):
            Game.replay(text, [reveal])


def test_D1_equal_halves_may_be_named_from_either_end() -> None:
    """The canonical form is recorded."""
    named = 0
    game = Game.new("kingdomino(players=4)", seed=1)
    for _ in decisions(game, seed=1):
        for move in game.legal_moves:
            if isinstance(move, Place) and domino(move.domino).is_symmetric:
                other = Place(move.domino, move.right, move.left)
                assert game.action_of(other) == game.action_of(move)
                game.push(other)
                assert any(entry.event == move for entry in game.history[-2:])
                game.undo()
                named += 1
    assert named > 20
