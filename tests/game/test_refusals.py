"""Every code of moves and games: reached through the public API, and translated into every language."""

import pickle
from collections.abc import Callable, Iterable
from functools import partial

import pytest

from fiefdom import Game, Match
from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.terrains import RESOURCES
from fiefdom.engine.families.origins.refusals import OriginsMoveCode
from fiefdom.engine.families.queendomino.refusals import QueendominoMoveCode
from fiefdom.errors import FiefdomError, IllegalMove
from fiefdom.events.refusals import MoveCode
from fiefdom.game import moves
from fiefdom.game.fair_shuffle import FairShuffle
from fiefdom.game.refusals import MOVE_CODES, GameCode
from fiefdom.reasons import Code, Reason
from property_support.playing import decisions
from support.reason_checks import check_words, codes, members

K4, Q2, D2, T4, B2 = (
    "kingdomino(players=4)", "queendomino(players=2)", "discovery(players=2)", "totem(players=4)", "tribe(players=2)",
)  # fmt: skip
CELLS = [(column, row) for column in range(-7, 8) for row in range(-7, 8)]


def refused(call: Callable[[], object]) -> Reason:
    with pytest.raises(FiefdomError) as refusal:
        call()
    return refusal.value.reason


def finished() -> Game:
    game = Game.new(K4, seed=1)
    for _ in decisions(game, seed=1):
        pass
    return game


def replayed(*events: moves.Event) -> Reason:
    return refused(lambda: Game.replay(K4, events))


def asked(rules: str, phase: str, candidates: Callable[[Game], Iterable[moves.Move | int]], code: Code) -> Reason:
    """The first reason with this code that some game gives for one of the candidates."""
    for seed in range(40):
        game = Game.new(rules, seed=seed)
        source = decisions(game, seed)
        while not game.is_over:
            if game.awaits == phase:
                for move in candidates(game):
                    reason = game.why_not(move)
                    if reason is not None and reason.code is code:
                        return reason
            next(source)
    raise AssertionError(f"{code} was not found")


def placements(game: Game) -> Iterable[moves.Move]:
    placed = next(move.domino for move in game.legal_moves if isinstance(move, moves.Place | moves.Discard))
    for column, row in CELLS[::2]:
        yield moves.Place(placed, (column, row), (column + 1, row))
        yield moves.Place(placed, (column, row), (column, row + 2))
    yield moves.Discard(placed)
    yield moves.Discard("K0")


def numbers(game: Game) -> Iterable[int]:
    return range(400)


def squares(kind: type[moves.Move], game: Game) -> Iterable[moves.Move]:
    return [kind(cell) for cell in CELLS]  # type: ignore[call-arg]


def claims(game: Game) -> Iterable[moves.Move]:
    return [moves.Claim(label) for label in ("K0", *(place.domino for place in game.next_line))]


def pairs(game: Game) -> Iterable[moves.Move]:
    line = [place.domino for place in game.next_line]
    return [moves.ClaimPair((one, other)) for one in line for other in line]


def taxes(game: Game) -> Iterable[moves.Move]:
    ways = [move.squares for move in game.legal_moves if isinstance(move, moves.Tax)]
    both = tuple(dict.fromkeys(cell for cells in ways for cell in cells))
    return [moves.Tax(both), moves.Tax(((9, 9),)), moves.Tax(())]


def builds(game: Game) -> Iterable[moves.Move]:
    return [moves.Build(space, kind.id) for space in range(8) for kind in buildings()]


def gifts(game: Game) -> Iterable[moves.Move]:
    return [moves.Give(resource, kingdom) for resource in RESOURCES for kingdom in range(5)]


def recruits(game: Game) -> Iterable[moves.Move]:
    return [moves.Recruit(kind.id, source) for kind in cavemen() for source in ("cave", "stack")]


def over_and_over() -> Match:
    match = Match.new(K4, seed=1)
    for _ in decisions(match.game, seed=1):
        pass
    return match


# How to provoke a code by asking about many moves: the rules, the phase and the moves.
ASKED: dict[Code, tuple[str, str, Callable[[Game], Iterable[moves.Move | int]]]] = {
    **dict.fromkeys((MoveCode.NOT_IN_LINE, MoveCode.TAKEN), (K4, "claim", claims)),
    **dict.fromkeys(
        (MoveCode.OTHER_DOMINO, MoveCode.MUST_PLACE, MoveCode.CASTLE, MoveCode.OCCUPIED, MoveCode.TOO_LARGE,
         MoveCode.NO_MATCH, MoveCode.OUT_OF_REACH, MoveCode.NOT_SIDE_BY_SIDE), (K4, "place", placements)),
    MoveCode.NOT_LEGAL: (K4, "place", numbers),
    **dict.fromkeys((QueendominoMoveCode.KNIGHTS, QueendominoMoveCode.TAX_SQUARES), (Q2, "tax", taxes)),
    **dict.fromkeys(
        (QueendominoMoveCode.NO_SPACE, QueendominoMoveCode.EMPTY_SPACE, QueendominoMoveCode.OTHER_BUILDING,
         QueendominoMoveCode.TOO_DEAR), (Q2, "build", builds)),
    **dict.fromkeys(
        (QueendominoMoveCode.NO_TOWN, QueendominoMoveCode.BUILT), (Q2, "site", partial(squares, moves.Site))),
    **dict.fromkeys((OriginsMoveCode.PAIRS, OriginsMoveCode.PAIR_TAKEN), (D2, "pair", pairs)),
    **dict.fromkeys(
        (OriginsMoveCode.FIRE_OUTSIDE, OriginsMoveCode.FIRE_VOLCANO, OriginsMoveCode.FIRE_TWICE,
         OriginsMoveCode.FIRE_FAR), (D2, "erupt", partial(squares, moves.Erupt))),
    **dict.fromkeys(
        (OriginsMoveCode.NO_KINGDOM, OriginsMoveCode.OTHER_TOTEM, OriginsMoveCode.RECEIVER), (T4, "give", gifts)),
    **dict.fromkeys(
        (OriginsMoveCode.NOT_IN_CAVE, OriginsMoveCode.NOT_IN_STACK, OriginsMoveCode.RESOURCES),
        (B2, "recruit", recruits)),
    **dict.fromkeys((OriginsMoveCode.NO_RESOURCE, OriginsMoveCode.PAID), (B2, "pay", partial(squares, moves.Pay))),
    **dict.fromkeys(
        (OriginsMoveCode.SETTLE_OUTSIDE, OriginsMoveCode.SETTLE_RESOURCE, OriginsMoveCode.SETTLE_TAKEN,
         OriginsMoveCode.SETTLE_FIRE), (B2, "settle", partial(squares, moves.Settle))),
}  # fmt: skip
CASES: dict[Code, Callable[[], Reason | None]] = {
    **{code: partial(asked, *how, code) for code, how in ASKED.items()},
    MoveCode.OVER: lambda: finished().why_not(0),
    MoveCode.NOT_AWAITED: lambda: Game.new(K4, seed=1).why_not(moves.Discard("K1")),
    MoveCode.WRONG_VALUE: lambda: Game.new(K4, seed=1).why_not(moves.Claim(3)),  # type: ignore[arg-type]
    MoveCode.NO_SUCH_PIECE: lambda: replayed(moves.LineLaid(("K1", "K2", "K3", "K49"))),
    MoveCode.NO_ACTION: lambda: Game.new(K4, seed=1).why_not(10**9),
    MoveCode.NOT_HIDDEN: lambda: replayed(moves.LineLaid(("K1", "K2", "K3"))),
    MoveCode.LINE_ORDER: lambda: replayed(moves.LineLaid(("K2", "K1", "K3", "K4"))),
    MoveCode.EVENT: lambda: replayed(moves.KingDrawn(0)),
    MoveCode.NO_REDO: lambda: refused(Game.new(K4, seed=1).redo),
    MoveCode.NO_UNDO: lambda: refused(Game.new(K4, seed=1).undo),
    GameCode.DYNASTY: lambda: refused(lambda: Game.new("kingdomino(players=2, dynasty)")),
    GameCode.NOT_THE_TURN: lambda: refused(lambda: Game.new("kingdomino(players=2)", seed=7).push(0, seat=1)),
    GameCode.GOES_ON: lambda: refused(Match.new(K4, seed=1).next_game),
    GameCode.ALL_PLAYED: lambda: refused(over_and_over().next_game),
    GameCode.EXPECTS_MOVE: lambda: refused(lambda: Game.new(K4).why_not("claim K1")),  # type: ignore[arg-type]
    GameCode.EXPECTS_EVENT: lambda: refused(lambda: Game.replay(K4, [3])),  # type: ignore[list-item]
    GameCode.EXPECTS_POSITION: lambda: refused(lambda: Game.from_position(3)),  # type: ignore[arg-type]
    GameCode.OTHER_RULES: lambda: refused(lambda: Game.replay(K4, "", start=Game.new(Q2).position)),
    GameCode.CHANCE: lambda: refused(lambda: Game.new(K4, chance="guessed")),
    GameCode.CHANCE_IS_DRAWN: lambda: refused(lambda: Game.new(K4).reveal("king 1")),
    GameCode.AWAITS_CHANCE: lambda: refused(lambda: Game.new(K4, chance="told").position),
    GameCode.SHUFFLE_VALUE: lambda: refused(lambda: FairShuffle("x")),
    GameCode.SHUFFLE_SEATS: lambda: refused(lambda: FairShuffle("0" * 64, ((0, "1" * 64), (0, "2" * 64)))),
    GameCode.EXPECTS_RULES: lambda: refused(lambda: Game.new(3)),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("code", members(*MOVE_CODES, GameCode), ids=str)
def test_each_code_is_reached(code: Code) -> None:
    reason = CASES[code]()
    assert reason is not None and code in codes(reason), reason


@pytest.mark.parametrize("code", members(*MOVE_CODES, GameCode), ids=str)
def test_each_code_has_words(code: Code) -> None:
    check_words(code)


def test_a_refusal_is_data_and_words() -> None:
    game = Game.new("kingdomino(players=2)", seed=7)
    taken = game.next_line[0].domino
    game.push(moves.Claim(taken))
    with pytest.raises(IllegalMove) as refusal:
        game.push(moves.Claim(taken))
    reason = refusal.value.reason
    assert reason == MoveCode.TAKEN(seat=1, domino=taken, family="kingdomino") == game.why_not(moves.Claim(taken))
    assert str(refusal.value) == f"A king of seat 1 already stands on {taken} (C5)."
    assert refusal.value.text("pl") == f"Na {taken} stoi już król gracza 1 (C5)."
    assert pickle.loads(pickle.dumps(refusal.value)).reason == reason


def test_an_event_that_cannot_happen_keeps_the_reason_inside() -> None:
    reason = replayed(moves.KingDrawn(0))
    assert reason.args["number"] == 1 and reason.args["event"] == "king 1"
    assert reason.args["why"] == MoveCode.NOT_AWAITED(awaits="lay_line", event="king 1", family="kingdomino")
    assert str(reason) == "Event 1, 'king 1': The next line of dominoes is awaited, not 'king 1'."
