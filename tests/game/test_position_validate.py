"""Faults in positions: one change to a valid position, and the code that reports it."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

import hamlet
from fiefdom import Game, Rules
from fiefdom.components.terrains import RESOURCES
from fiefdom.engine.families.origins.refusals import OriginsPositionCode as Origins
from fiefdom.engine.families.queendomino.refusals import QueendominoPositionCode as Queen
from fiefdom.game.board import LinePlace
from fiefdom.game.moves import Cell
from fiefdom.game.position.value import KingdomPosition, LaidDomino, Position
from fiefdom.game.refusals import POSITION_CODES
from fiefdom.game.refusals import PositionCode as Common
from fiefdom.reasons import Code
from property_support.playing import awaiting, awaiting_late, played
from support.reason_checks import check_words, codes, members


@cache
def middle(rules: str, decisions: int = 33) -> Position:
    return played(Rules.parse(rules), seed=4, most=decisions).position


@cache
def at(rules: str, phase: str) -> Position:
    return awaiting(Rules.parse(rules), phase).position


@cache
def late(rules: str, phase: str) -> Position:
    return awaiting_late(Rules.parse(rules), phase).position


def kingdom(position: Position, number: int = 0, **changes) -> Position:
    """The position with one kingdom changed."""
    kingdoms = list(position.kingdoms)
    kingdoms[number] = replace(kingdoms[number], **changes)
    return replace(position, kingdoms=tuple(kingdoms))


def acting(position: Position) -> int:
    return position.rules.kingdom_of(position.to_move)


def moved(position: Position, number: int, cells) -> Position:
    """The position with the first domino of a kingdom placed elsewhere."""
    first, *rest = position.kingdoms[number].dominoes
    return kingdom(position, number, dominoes=(LaidDomino(first.domino, *cells), *rest))


def place(position: Position, line: str, index: int, **changes) -> Position:
    places = list(getattr(position, line))
    places[index] = replace(places[index], **changes)
    return replace(position, **{line: tuple(places)})


def volcano_of(position: Position) -> Cell:
    """A volcano of the first kingdom."""
    return next(cell for cell, square in position.kingdoms[0].squares.items() if square.terrain == "volcano")


def bare(position: Position) -> Cell:
    """A square of the first kingdom without a resource symbol."""
    return next(cell for cell in position.kingdoms[0].squares if cell not in position.kingdoms[0].symbols)


def unspent(position: Position) -> str:
    """A resource of which the acting kingdom has lost none."""
    held = position.acting_kingdom
    return next(name for name in RESOURCES if held.resource_count(name) == list(held.symbols.values()).count(name))


def discarded(position: Position) -> Position:
    """The domino just placed is missing, but the kingdom has no discard."""
    number, label = acting(position), position.acted_on.domino
    rest = tuple(laid for laid in position.kingdoms[number].dominoes if laid.domino != label)
    return replace(kingdom(position, number, dominoes=rest), gone=(*position.gone, label))


def town_less(position: Position) -> Position:
    return kingdom(position, acting(position), buildings=((position.acting_kingdom.dominoes[0].left, "statue"),))


K2, Q2, W8, D2, T4, B2 = (
    "kingdomino(players=2)", "queendomino(players=2)", "royal_wedding(players=8, teams)", "discovery(players=2)",
    "totem(players=4)", "tribe(players=2)",
)  # fmt: skip
Case = tuple[Callable[[], Position], Code]
CASES: list[Case] = [
    # shape
    (lambda: replace(middle(K2), rules=Rules.parse("kingdomino(players=2, dynasty)")), Common.DYNASTY),
    (lambda: replace(middle(K2), rules=Rules.parse("hamlet(players=2)")), Common.PIECES),
    (lambda: replace(middle(K2), kingdoms=middle(K2).kingdoms[:1]), Common.KINGDOMS),
    (lambda: replace(middle(K2), awaits="tax"), Common.AWAITS),
    (lambda: replace(middle(K2), awaits="dance"), Common.AWAITS),
    (lambda: replace(middle(K2), round_number=7), Common.ROUND),
    (lambda: replace(middle(K2), round_number=-1), Common.ROUND),
    (lambda: replace(middle(K2), turn=4), Common.TURN),
    (lambda: replace(middle(K2), turn=10**9), Common.TURN),
    (lambda: replace(middle(K2), drawn=1), Common.DRAWN),
    (lambda: replace(middle(K2, 1), drawn=None), Common.OPENING_SEAT),
    (lambda: replace(middle(K2, 1), drawn=2), Common.OPENING_SEAT),
    (lambda: replace(middle(K2, 1), awaits="place"), Common.OPENING_AWAITS),
    (lambda: replace(middle(K2, 1), turn=1), Common.OPENING_TURN),
    (lambda: replace(middle(D2), awaits="pair"), Origins.PAIR),
    (lambda: replace(middle(K2), awaits="over"), Common.OVER_EARLY),
    (lambda: replace(middle(K2, 44), awaits="claim"), Common.LAST_ROUND),
    (lambda: replace(middle(K2), line=middle(K2).line[1:]), Common.LINE_LENGTH),
    (lambda: replace(middle(K2), next_line=()), Common.LINE_LENGTH),
    (lambda: place(middle(K2), "line", 0, seat=None), Common.NO_KING),
    (lambda: place(middle(K2), "line", 0, seat=2), Common.NO_SEAT),
    (lambda: place(middle(K2), "next_line", 3, seat=-1), Common.NO_SEAT),
    # lines and kings
    (lambda: replace(middle(K2), next_line=middle(K2).next_line[::-1]), Common.LINE_ORDER),
    (lambda: place(middle(K2), "line", 0, domino="Q1"), Common.LINE_BOX),
    (lambda: place(middle(W8), "line", 0, domino="K1"), Common.LINE_BOX),
    (lambda: place(middle(K2), "line", 0, seat=1 - middle(K2).line[0].seat), Common.LINE_KINGS),
    (lambda: place(middle(K2), "next_line", 3, seat=1), Common.LINE_KINGS),
    (lambda: replace(middle(K2, 2), drawn=1 - middle(K2, 2).drawn, next_line=tuple(
        LinePlace(each.domino, 1 - middle(K2, 2).drawn) for each in middle(K2, 2).next_line)), Common.KINGS),
    (lambda: replace(middle(Q2, 1), drawn=1 - middle(Q2, 1).drawn), Queen.SNAKE),
    (lambda: place(middle(D2, 1), "next_line", 0, seat=0), Origins.PAIR_DOMINOES),
    # dominoes
    (lambda: kingdom(middle(K2), dominoes=(*middle(K2).kingdoms[0].dominoes, middle(K2).kingdoms[1].dominoes[0])),
     Common.TWICE),
    (lambda: replace(middle(K2), gone=(middle(K2).next_line[0].domino,)), Common.TWICE),
    (lambda: replace(middle(K2), gone=("Q7",)), Common.NOT_OF_GAME),
    (lambda: kingdom(middle(K2), dominoes=middle(K2).kingdoms[0].dominoes[1:]), Common.HIDDEN),
    (lambda: kingdom(middle(K2), discards=7), Common.TURNS),
    (lambda: kingdom(middle(K2), discards=7), Common.KINGDOM),
    (lambda: discarded(at(Q2, "tax")), Common.DISCARDED),
    (lambda: replace(middle(K2), gone=(*middle(K2).gone, min(middle(K2).hidden.dominoes))), Common.HIDDEN),
    (lambda: kingdom(middle(K2), acting(at(K2, "claim")), dominoes=()), Common.ACTED),
    # where dominoes lie
    (lambda: moved(middle(K2), 0, ((0, 0), (0, 1))), Common.ON_CASTLE),
    (lambda: moved(middle(K2), 0, ((1, 0), (3, 0))), Common.NOT_SIDE_BY_SIDE),
    (lambda: moved(middle(K2), 0, ((9, 9), (9, 10))), Common.TOO_LARGE),
    (lambda: moved(middle(K2), 0, ((9, 9), (9, 10))), Common.NO_MATCH),
    (lambda: moved(middle(K2), 0, middle(K2).kingdoms[0].dominoes[1].cells), Common.OVERLAP),
    (lambda: moved(middle(K2), 0, ((0, 0.5), (0, 1))), Common.CELL),
    (lambda: kingdom(middle(K2), discards=-1), Common.COUNT),
    (lambda: kingdom(middle(K2), coins=1), Queen.NO_COINS),
    (lambda: kingdom(middle(K2), fires=(((1, 0), 1),)), Origins.NO_FIRES),
    (lambda: kingdom(middle(D2), resources=((1, 0),)), Origins.NO_RESOURCES),
    (lambda: kingdom(middle(T4), cavemen=(((1, 0), "hunter"),)), Origins.NO_CAVEMEN),
    # Queendomino
    (lambda: replace(middle(K2), queen=0), Queen.NO_BOARD),
    (lambda: replace(middle(K2), totems=(("fish", 0),)), Origins.NO_TOTEMS),
    (lambda: replace(middle(K2), cave=("hunter",)), Origins.NO_CAVEMEN),
    (lambda: kingdom(middle(Q2), coins=10**12), Queen.COINS),
    (lambda: kingdom(middle(Q2), coins=-1), Common.COUNT),
    (lambda: kingdom(middle(Q2), knights=30), Queen.SUPPLY),
    (lambda: kingdom(middle(Q2), knights=9), Queen.GAINED),
    (lambda: kingdom(middle(Q2), towers=9), Queen.GAINED),
    (lambda: kingdom(middle(Q2), towers=99), Queen.SUPPLY),
    (lambda: kingdom(middle(Q2), knights_at=((0, 0),)), Common.PIECE_OUTSIDE),
    (lambda: kingdom(middle(Q2), knights_at=(middle(Q2).kingdoms[0].dominoes[0].left,) * 2), Common.PIECE_TWICE),
    (lambda: kingdom(middle(Q2), buildings=(((6, 6), "statue"),)), Common.PIECE_OUTSIDE),
    (lambda: kingdom(middle(Q2), buildings=(((6, 6), "pub"),)), Common.NO_SUCH_PIECE),
    (lambda: kingdom(at("queendomino(players=4)", "place"), buildings=(((1, 0), "statue"),)), Queen.BUILDINGS),
    (lambda: replace(middle(Q2), spaces=("statue",) * 6), Queen.COPIES),
    (lambda: replace(middle(Q2), spaces=middle(Q2).spaces[1:]), Queen.SPACES),
    (lambda: replace(middle(Q2), top=None), Queen.TOP),
    (lambda: replace(middle(Q2), top="pub"), Common.NO_SUCH_PIECE),
    (lambda: replace(at(Q2, "claim"), spaces=(None,) * 6), Queen.EMPTY_SPACES),
    (lambda: replace(at(Q2, "claim"), burnt=("statue",)), Queen.BURNT),
    (lambda: replace(at(Q2, "claim"), dragon_is_home=False), Queen.DRAGON_AWAY),
    (lambda: replace(at(Q2, "claim"), queen=0), Queen.QUEEN_TOWERS),
    (lambda: replace(at(Q2, "claim"), queen=5), Queen.QUEEN_NOWHERE),
    (lambda: replace(late(Q2, "site"), queen=None), Queen.QUEEN_MISSING),
    (lambda: replace(at(Q2, "site"), building=None), Queen.SITE_BUILDING),
    (lambda: replace(at(Q2, "site"), awaits="build"), Queen.SITE_BUILDING),
    (lambda: town_less(at(Q2, "site")), Queen.NO_TOWN),
    (lambda: kingdom(at(Q2, "tax"), acting(at(Q2, "tax")), dominoes=()), Queen.TAX_PLACED),
    (lambda: kingdom(at(Q2, "tax"), acting(at(Q2, "tax")), knights=0), Queen.TAX_RESERVE),
    (lambda: kingdom(at(Q2, "tax"), acting(at(Q2, "tax")), knights_at=at(Q2, "tax").acted_on.cells),
     Queen.TAX_KNIGHT),
    (lambda: kingdom(at(Q2, "build"), acting(at(Q2, "build")), coins=0, dominoes=()), Queen.BUILD_TOWN),
    (lambda: replace(at(Q2, "build"), spaces=(None,) * 6), Queen.BUILD_PRICE),
    (lambda: kingdom(at(Q2, "site"), acting(at(Q2, "site")), dominoes=()), Queen.SITE_TOWN),
    (lambda: replace(at(Q2, "site"), spaces=("statue",) * 6), Queen.SITE_SPACE),
    (lambda: kingdom(at(Q2, "dragon"), acting(at(Q2, "dragon")), coins=0), Queen.DRAGON),
    (lambda: replace(at(Q2, "dragon"), spaces=(None,) * 6), Queen.DRAGON_BOARD),
    # Origins
    (lambda: kingdom(late(D2, "erupt"), acting(late(D2, "erupt")), fires=()), Origins.FIRE_TOKENS),
    (lambda: kingdom(late(D2, "erupt"), acting(late(D2, "erupt")), fires=(((1, 0), 7),)), Origins.FIRE_TOKENS),
    (lambda: kingdom(middle(D2), fires=((middle(D2).kingdoms[0].dominoes[0].left, 9),)), Origins.FIRE_REACH),
    (lambda: kingdom(at(D2, "erupt"), acting(at(D2, "erupt")), dominoes=()), Origins.VOLCANO),
    (lambda: kingdom(at(T4, "erupt"), acting(at(T4, "erupt")), resources=()), Origins.JUST_PLACED),
    (lambda: kingdom(middle(T4), resources=middle(T4).kingdoms[0].resources[1:]), Origins.RESOURCE_GONE),
    (lambda: kingdom(middle(T4), resources=(*middle(T4).kingdoms[0].resources,) * 2), Common.PIECE_TWICE),
    (lambda: replace(middle(T4), totems=()), Origins.TOTEM_MISSING),
    (lambda: replace(middle(T4), totems=(("fish", 9),)), Origins.TOTEM_UNKNOWN),
    (lambda: replace(middle(T4, 4), totems=(("fish", 0),)), Origins.TOTEM_MIDDLE),
    (lambda: replace(middle(T4), totems=(*middle(T4).totems, middle(T4).totems[0])), Origins.TOTEM_TWICE),
    (lambda: replace(late(T4, "give"), awaits="claim"), Origins.TOTEM_HOLDER),
    (lambda: replace(middle(T4), awaits="give"), Origins.GIVE),
    (lambda: replace(middle(B2), cave=("hunter",) * 5), Origins.CAVE_FULL),
    (lambda: replace(middle(B2), cave=("hunter",) * 3), Origins.COPIES),
    (lambda: replace(middle(B2, 2), cave=()), Origins.CAVE_EMPTY),
    (lambda: replace(middle(B2, 4), lost=("hunter",)), Origins.CAVEMEN_BURNT),
    (lambda: kingdom(middle(B2, 4), cavemen=(((1, 0), "hunter"),)), Origins.TOO_FEW_SPENT),
    (lambda: kingdom(middle(B2, 9), resources=()), Origins.TOO_MANY_SPENT),
    (lambda: replace(at(B2, "pay"), caveman=None, paid=(), payments_left=0), Origins.RECRUITED),
    (lambda: replace(at(B2, "claim"), payments_left=2), Origins.PAID_FOR_NOTHING),
    (lambda: replace(at(B2, "pay"), payments_left=4, paid=("fish",)), Origins.PRICE),
    (lambda: replace(at(B2, "pay"), payments_left=0, paid=("fish", "flint")), Origins.PAYMENTS_LEFT),
    (lambda: replace(at(B2, "settle"), paid=("fish", "fish")), Origins.PAID_KINDS),
    (lambda: kingdom(at(B2, "pay"), acting(at(B2, "pay")), resources=()), Origins.LEFT_TO_PAY),
    (lambda: kingdom(at(B2, "recruit"), acting(at(B2, "recruit")), resources=()), Origins.RECRUIT),
    (lambda: kingdom(at(B2, "settle"), acting(at(B2, "settle")), dominoes=()), Origins.SETTLE),
    (lambda: kingdom(late(B2, "recruit"), acting(late(B2, "recruit")), cavemen=(
        (late(B2, "recruit").acting_kingdom.resources[0], "hunter"),)), Origins.RESOURCE_SETTLED),
    (lambda: kingdom(late(B2, "recruit"), resources=((0, 0),)), Common.PIECE_OUTSIDE),
    (lambda: kingdom(middle(D2), fires=((volcano_of(middle(D2)), 1),)), Origins.FIRE_SQUARE),
    (lambda: kingdom(middle(T4), resources=(bare(middle(T4)),)), Origins.NO_SYMBOL),
    (lambda: kingdom(middle(T4), fires=((middle(T4).kingdoms[0].resources[0], 1),)), Origins.RESOURCE_BURNT),
    (lambda: kingdom(middle(B2), cavemen=((middle(B2).kingdoms[0].dominoes[0].left, "hunter"),),
                     fires=((middle(B2).kingdoms[0].dominoes[0].left, 1),)), Origins.CAVEMAN_FIRE),
    (lambda: kingdom(middle(B2, 4), cavemen=(((1, 0), "hunter"),)), Origins.CAVEMEN_COST),
    (lambda: replace(at(B2, "pay"), paid=(unspent(at(B2, "pay")),), payments_left=1), Origins.PAID_NOT_GONE),
]  # fmt: skip


@pytest.fixture
def invented_game():
    """A game whose family has a piece that positions cannot represent."""
    hamlet.register()
    yield
    hamlet.unregister()


@pytest.mark.parametrize("code", members(*POSITION_CODES), ids=str)
def test_each_fault_is_found_in_a_position_that_has_it(code, invented_game):
    makers = [make for make, found in CASES if found is code]
    assert makers, "no position here has this fault"
    for make in makers:
        assert code in codes(*make().faults()), list(map(str, make().faults()))


@pytest.mark.parametrize("code", members(*POSITION_CODES), ids=str)
def test_each_fault_has_words(code):
    check_words(code)


def test_many_faults_are_named_at_once():
    position = kingdom(middle(Q2), coins=-1, towers=99)
    position = replace(position, gone=("K1",), spaces=("statue",) * 6, queen=7)
    found = codes(*position.faults())
    assert {Common.COUNT, Queen.SUPPLY, Common.NOT_OF_GAME, Queen.COPIES, Queen.QUEEN_NOWHERE} <= found


def test_seats_and_cells_are_told_as_people_say_them():
    faults = kingdom(middle(Q2), 1, knights_at=((1, -6),)).faults()
    assert "Kingdom 2: A knight is on n6e1, which is not a domino square." in map(str, faults)
    assert "2. királyság: Lovag van olyan helyen, amely nem dominómező: n6e1." in [each.text("hu") for each in faults]


@pytest.mark.parametrize("number", [0.5, True, None, "x"])
def test_what_is_not_a_number_is_one_fault_of_its_kingdom(number):
    faults = kingdom(middle(Q2), coins=number).faults()
    assert [(each.code, each.args["why"].code) for each in faults] == [(Common.KINGDOM, Common.COUNT)]


def test_a_start_that_is_made_by_hand():
    """C6: a first line, a king in hand, only castles."""
    line = tuple(LinePlace(label, None) for label in ("K1", "K2", "K3", "K4"))
    position = Position(Rules.parse(K2), (KingdomPosition(), KingdomPosition()), "claim", drawn=1, next_line=line)
    assert position.faults() == ()
    assert Game.from_position(position, seed=1).to_move == 1
