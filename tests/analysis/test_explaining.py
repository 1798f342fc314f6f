"""Why a move is better or worse: positions where the reason is known, and every reason in three languages."""

from dataclasses import replace

import pytest

from fiefdom import Game, bots
from fiefdom.analysis import Analysis, MoveEstimate, analyse
from fiefdom.analysis.expected_sheets import ExpectedRow, ExpectedSheet
from fiefdom.analysis.explaining import MOST_REASONS, as_sentence, explain
from fiefdom.analysis.explanations import Because
from fiefdom.analysis.futures import Line
from fiefdom.game import Claim
from fiefdom.languages import LANGUAGES
from fiefdom.reasons import Code, Reason
from support.reason_checks import _messages, _variables, sample

from .test_best_moves import FEW, TRAP, played


def told(reasons: tuple[Reason, ...]) -> set[tuple[Code, str]]:
    return {(reason.code, str(reason.args.get("points", reason.args.get("lead", "")))) for reason in reasons}


# ---------------------------------------------------------------------- known positions


def test_a_forced_win_and_a_trap_are_called_so() -> None:
    game = Game.from_position(TRAP)
    game.push("place K31 s1w1 s1w2")
    found = analyse(game, FEW, lines=1, played=Claim("K10"))
    assert found.played is not None
    best, trap = explain(game, found, found[0]), explain(game, found, found.played)
    assert best[0] == Because.WINS(lead="+1")
    assert trap[0] == Because.LOSES(lead="-12")
    # K21 goes to the other player instead.
    assert any(reason.code in (Because.LEAVES, Because.LEAVES_TO) and reason.args["domino"] == "K21" for reason in trap)
    assert any(reason.code is Because.TAKES and reason.args["domino"] == "K21" for reason in best)


def test_what_a_placement_joins_is_what_the_sheet_gains() -> None:
    game = played("kingdomino(players=2)", 14)
    met = 0
    while met == 0:
        kingdom, now = game.rules.kingdom_of(game.to_move or 0), game.scores
        for move in game.legal_moves if game.awaits == "place" else ():
            after = game.copy()
            after.push(move)
            gain = after.scores[kingdom] - now[kingdom]
            if gain > 0:
                found = analyse(game, bots.Limit(simulations=2), lines=1, played=move)
                assert found.played is not None
                reasons = explain(game, found, found.played)
                joins = [reason for reason in reasons if reason.code is Because.JOINS]
                assert sum(int(str(reason.args["points"])) for reason in joins) <= gain
                for reason in joins:
                    shape = (reason.args["terrain"], reason.args["squares"], reason.args["crowns"])
                    assert shape in {(each.terrain, each.squares, each.crowns) for each in after.territories(kingdom)}
                met += bool(joins)
        game.push(bots.bot("normal").play(game))


def test_a_domino_that_fits_nowhere_is_discarded() -> None:
    game = played("kingdomino(players=4, harmony)", 0, seed=8)
    while "discard" not in str(game.legal_moves[0]):
        game.push(game.legal_moves[-1])
    found = analyse(game, FEW)
    reasons = explain(game, found, found[0])
    assert any(reason.code is Because.DISCARDS and f"discard {reason.args['domino']}" == str(found[0].move)
               for reason in reasons)  # fmt: skip


# ---------------------------------------------------------------------- differences of sheets


def pair(
    game: Game, own: ExpectedSheet, other: ExpectedSheet, line: Line | None = None
) -> tuple[Analysis, MoveEstimate]:
    """An analysis of two moves, of which the second has the given sheets and the first has empty ones."""
    found = analyse(game, bots.Limit(simulations=64), lines=2)
    assert len(found) == 2
    first = replace(found[0], sheet=ExpectedSheet(()), other=ExpectedSheet(()))
    second = replace(found[1], sheet=own, other=other, line=line or found[1].line)
    return replace(found, estimates=(first, second)), second


@pytest.mark.parametrize(
    ("row", "code"),
    [
        (ExpectedRow("territory", "forest", 5.4, 1), Because.TERRITORY),
        (ExpectedRow("building", "bakery", 5.4, 1), Because.BUILDING),
        (ExpectedRow("hunter", "fisher", 5.4, 1), Because.CAVEMAN),
        (ExpectedRow("totem_held", "fish", 5.4, 1), Because.TOTEM),
        (ExpectedRow("horde", "", 5.4, 1), Because.HORDE),
        (ExpectedRow("resources_held", "", 5.4, 1), Because.RESOURCES),
        (ExpectedRow("coins", "", 5.4, 1), Because.COINS),
        (ExpectedRow("queen", "", 5.4, 1), Because.QUEEN),
        (ExpectedRow("middle_kingdom", "", 5.4, 1), Because.MIDDLE_KINGDOM),
        (ExpectedRow("harmony", "", 5.4, 1), Because.HARMONY),
        (ExpectedRow("gardens", "", 5.4, 1), Because.OTHER_POINTS),
    ],
)
def test_a_row_that_differs_is_a_reason(row: ExpectedRow, code: Because) -> None:
    game = Game.new("kingdomino(players=2)", seed=7)
    analysis, estimate = pair(game, ExpectedSheet((row,)), ExpectedSheet(()))
    assert (code, "+5") in told(explain(game, analysis, estimate))
    # From the other side the same row speaks against the move.
    assert (code, "-5") in told(explain(game, analysis, analysis[0]))
    small = ExpectedSheet((replace(row, points=0.9),))
    analysis, estimate = pair(game, small, ExpectedSheet(()))
    assert code not in {reason.code for reason in explain(game, analysis, estimate)}


def test_dominoes_left_to_others() -> None:
    game = Game.new("kingdomino(players=2)", seed=7)
    theirs = ExpectedSheet((ExpectedRow("territory", "mine", 7.0, 1),))
    analysis, estimate = pair(game, ExpectedSheet(()), theirs, Line((), ()))
    best = str(analysis[0].move).removeprefix("claim ")
    assert Because.LEAVES(domino=best, points="-7") in explain(game, analysis, estimate)
    analysis, estimate = pair(game, ExpectedSheet(()), theirs, Line((analysis[0].move,), (1,)))
    assert Because.LEAVES_TO(domino=best, seat=2, points="-7") in explain(game, analysis, estimate)
    own = Line((analysis[0].move,), (game.to_move or 0,))
    analysis, estimate = pair(game, ExpectedSheet(()), theirs, own)
    assert Because.LEAVES(domino=best, points="-7") in explain(game, analysis, estimate)
    assert Because.TAKES(domino=best, points="+7") in explain(game, analysis, analysis[0])
    order = [place.domino for place in game.next_line]
    earlier = order.index(best) < order.index(str(estimate.move).removeprefix("claim "))
    assert (Because.EARLIER() if earlier else Because.LATER()) in explain(game, analysis, analysis[0])
    assert (Because.LATER() if earlier else Because.EARLIER()) in explain(game, analysis, estimate)


def test_what_others_get_without_a_claim() -> None:
    game = played("queendomino(players=2)", 0)
    while game.awaits != "build":
        game.push(game.legal_moves[0])
    analysis, estimate = pair(game, ExpectedSheet(()), ExpectedSheet((ExpectedRow("coins", "", 3.0, 1),)))
    assert Because.OTHERS_GAIN(points="-3") in explain(game, analysis, estimate)
    assert Because.OTHERS_LOSE(points="+3") in explain(game, analysis, analysis[0])


def test_room_for_dominoes() -> None:
    game = Game.new("kingdomino(players=2)", seed=7)
    analysis, estimate = pair(game, ExpectedSheet((), discards=1.5), ExpectedSheet(()))
    assert Because.ROOM_LOST() in explain(game, analysis, estimate)
    assert Because.ROOM_KEPT() in explain(game, analysis, analysis[0])


def test_a_forced_draw() -> None:
    found = analyse(Game.from_position(TRAP), FEW, lines=1)
    drawn = replace(found, estimates=(replace(found[0], win_chance=0.5),))
    assert explain(Game.from_position(TRAP), drawn, drawn[0])[0] == Because.DRAWS()


def test_only_the_weightiest_reasons_are_told() -> None:
    game = Game.new("kingdomino(players=2)", seed=7)
    names = ("wheat", "forest", "lake", "grassland", "swamp", "mine")
    rows = tuple(ExpectedRow("territory", name, 2.0 + 3 * number, 1) for number, name in enumerate(names))
    analysis, estimate = pair(game, ExpectedSheet(rows), ExpectedSheet(()))
    reasons = explain(game, analysis, estimate)
    assert len(reasons) == MOST_REASONS and reasons[0].args["terrain"] == "mine"
    assert as_sentence(reasons).startswith("mine: +17; swamp: +14")
    assert as_sentence(reasons, "hu").startswith("hegyvidék: +17; mocsár: +14")


@pytest.mark.parametrize("code", list(Because), ids=lambda code: code.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_with_its_arguments(code: Because, language: str) -> None:
    assert _variables(_messages(language)[code.key]) == set(code.kinds)
    assert sample(code).text(language) != code.key
