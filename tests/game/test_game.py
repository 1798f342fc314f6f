"""Playing a game: moves in any form, lazy legal moves, redo, chance supplied from outside, texts that rebuild it."""

import pickle
from typing import Any

import pytest

from fiefdom import Game, IllegalMove, Move, NotAllowed, Rules, TextError
from fiefdom.errors import InvalidArgument, InvalidType, PositionError
from fiefdom.events.refusals import MoveCode
from fiefdom.game import Claim, LineLaid, Reveal
from fiefdom.game.codec import Codec
from fiefdom.game.refusals import GameCode
from property_support.families import each_layout
from property_support.playing import played

DUEL = "kingdomino(players=2)"


def told(game: Game) -> Game:
    """The same game with chance supplied from outside, as at a real table."""
    twin = Game.new(game.rules, chance="told")
    for event in game.events:
        if isinstance(event, Reveal):
            assert twin.awaits == event.kind and twin.to_move is None
            assert twin.reveal(str(event)) == event
        else:
            assert isinstance(event, Move)
            twin.push(event)
    return twin


# ---------------------------------------------------------------------- moves in any form


def test_a_move_an_action_and_what_people_say_are_one_move() -> None:
    games = [Game.new(DUEL, seed=7) for _ in range(4)]
    pushed = [game.push(form) for game, form in zip(games, (Claim("K18"), 325, "claim 18", "18"), strict=True)]
    assert pushed == [Claim("K18")] * 4
    assert all(game == games[0] for game in games)


def test_text_that_means_nothing_changes_nothing() -> None:
    game = Game.new(DUEL, seed=7)
    before = game.copy()
    with pytest.raises(TextError):
        game.push("clame the moon")
    with pytest.raises(IllegalMove) as refusal:
        game.push("claim 1")
    assert refusal.value.reason.code is MoveCode.NOT_IN_LINE
    assert game == before


def test_legal_moves_are_made_only_when_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(Rules.parse(DUEL), seed=3, most=8)
    made: list[int] = []
    make = Codec.move

    def counting(codec: Codec, state: Any, action: int) -> Move:
        made.append(action)
        return make(codec, state, action)

    monkeypatch.setattr(Codec, "move", counting)
    moves = game.legal_moves
    assert len(moves) == len(game.legal_actions) > 2 and not made
    assert moves[1] in moves and made == [game.legal_actions[1]]
    assert [game.action_of(move) for move in moves[:3]] == game.legal_actions[:3]


def test_legal_moves_stay_those_of_their_moment() -> None:
    game = Game.new(DUEL, seed=7)
    moves = game.legal_moves
    listed = list(moves)
    game.push(moves[0])
    assert moves == listed and moves != game.legal_moves
    assert "claim K18" not in moves and Claim("K18") in moves
    assert repr(moves) == "<LegalMoves: claim K18, claim K19, claim K34, claim K48>"


# ---------------------------------------------------------------------- redo


@pytest.mark.interpreted
@each_layout
def test_redo_brings_back_the_decision_and_its_chance(rules: Rules) -> None:
    game = played(rules, seed=5, most=25)
    whole = game.copy()
    undone = [game.undo() for _ in range(6)]
    assert [game.redo() for _ in range(6)] == undone[::-1]
    assert game == whole and game.digest() == whole.digest()
    with pytest.raises(IllegalMove) as refusal:
        game.redo()
    assert refusal.value.reason.code is MoveCode.NO_REDO


def test_after_another_move_nothing_can_be_brought_back() -> None:
    game = played(Rules.parse(DUEL), seed=5, most=9)
    game.undo()
    game.push(game.legal_moves[-1])
    with pytest.raises(IllegalMove):
        game.redo()


def test_copies_and_pickles_remember_what_was_taken_back() -> None:
    game = played(Rules.parse(DUEL), seed=5, most=9)
    whole = game.copy()
    game.undo()
    for twin in (game.copy(), pickle.loads(pickle.dumps(game))):
        twin.redo()
        assert twin == whole


# ---------------------------------------------------------------------- chance supplied from outside


@each_layout
def test_a_told_game_is_the_same_game(rules: Rules) -> None:
    game = played(rules, seed=8)
    twin = told(game)
    assert twin.events == game.events and twin.scores == game.scores and twin.is_over
    assert twin.outcome == game.outcome


def test_a_told_game_takes_back_reveals_one_by_one() -> None:
    game = Game.new("kingdomino(players=4)", chance="told")
    game.reveal("3 17 20 44")
    game.reveal("king 2")
    assert str(game.undo()) == "king 2" and game.awaits == "king"
    game.reveal("king 4")
    assert game.to_move == 3
    assert str(game.undo()) == "king 4" and str(game.undo()) == "line K3 K17 K20 K44"
    assert game.awaits == "line" and game.events == ()
    assert str(game.redo()) == "line K3 K17 K20 K44"


def test_letters_of_dominoes_come_from_the_box_that_is_next() -> None:
    game = Game.new("royal_wedding(players=3)", chance="told")
    while game.awaits == "building":
        game.reveal(next(iter(game.hidden.buildings)))
    assert game.next_box == "Q"
    assert game.reveal("line 1 2 3 4") == LineLaid(("Q1", "Q2", "Q3", "Q4"))


def test_what_cannot_have_come_is_refused() -> None:
    game = Game.new("kingdomino(players=4)", chance="told")
    before = game.copy()
    for wrong in ("line 1 2 3", "king 1", "line 1 2 3 49", "line 1 1 2 3", "claim 3", "", "line"):
        with pytest.raises((IllegalMove, TextError)):
            game.reveal(wrong)
    with pytest.raises(InvalidType):
        game.reveal(Claim("K1"))  # type: ignore[arg-type]
    with pytest.raises(IllegalMove):
        game.push(Claim("K1"))
    assert game.legal_moves == [] and game.why_not(0) is not None
    with pytest.raises(NotAllowed) as refusal:
        game.push(Claim("K1"), seat=0)
    assert refusal.value.reason.code is GameCode.AWAITS_CHANCE
    with pytest.raises(PositionError):
        _ = game.position
    assert game == before


def test_a_game_that_draws_takes_no_reveals() -> None:
    game = Game.new(DUEL, seed=1)
    with pytest.raises(NotAllowed) as refusal:
        game.reveal("king 1")
    assert refusal.value.reason.code is GameCode.CHANCE_IS_DRAWN
    with pytest.raises(InvalidArgument):
        Game.new(DUEL, chance="guessed")


# ---------------------------------------------------------------------- texts


@each_layout
def test_repr_rebuilds(rules: Rules) -> None:
    game = played(rules, seed=4, most=30)
    later = Game.from_position(str(game.position), seed=1)
    later.push(later.legal_moves[0])
    for each in (game, later, told(game), Game.new(rules, chance="told")):
        twin = eval(repr(each), {"Game": Game})
        assert twin == each and twin.digest() == each.digest() and twin.chance == each.chance


def test_a_position_of_other_rules_is_no_start() -> None:
    position = Game.new("kingdomino(players=2, harmony)", seed=1).position
    with pytest.raises(InvalidArgument) as refusal:
        Game.replay(DUEL, "", start=position)
    assert refusal.value.reason.code is GameCode.OTHER_RULES
    with pytest.raises(InvalidType):
        Game.from_position(3)  # type: ignore[arg-type]


def test_printing_a_game_shows_the_table() -> None:
    text = str(Game.new(DUEL, seed=7))
    assert "K18" in text and "\x1b" not in text
    assert all(len(line) <= 80 for line in text.splitlines())
