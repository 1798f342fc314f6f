"""Faults of positions: one thing changed in a sound position, and the sentence that names it."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from fiefdom import Game, Rules
from fiefdom.game.positions import KingdomPosition, LaidDomino, Position
from fiefdom.game.table import LinePlace
from property_support.playing import awaiting, awaiting_late, played


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
    """The position with the first domino of a kingdom laid elsewhere."""
    first, *rest = position.kingdoms[number].dominoes
    return kingdom(position, number, dominoes=(LaidDomino(first.domino, *cells), *rest))


def place(position: Position, line: str, index: int, **changes) -> Position:
    places = list(getattr(position, line))
    places[index] = replace(places[index], **changes)
    return replace(position, **{line: tuple(places)})


def town_less(position: Position) -> Position:
    return kingdom(position, acting(position), buildings=((position.acting_kingdom.dominoes[0].left, "statue"),))


K2, Q2, W8, D2, T4, B2 = (
    "kingdomino(players=2)", "queendomino(players=2)", "royal_wedding(players=8, teams)", "discovery(players=2)",
    "totem(players=4)", "tribe(players=2)",
)  # fmt: skip
Case = tuple[Callable[[], Position], str]
CASES: list[Case] = [
    # shape
    (lambda: replace(middle(K2), rules=Rules.parse("kingdomino(players=2, dynasty)")), "leave out dynasty"),
    (lambda: replace(middle(K2), kingdoms=middle(K2).kingdoms[:1]), "There must be 2 kingdoms, not 1."),
    (lambda: replace(middle(K2), awaits="tax"), "What is awaited in kingdomino is claim, place or over, not 'tax'."),
    (lambda: replace(middle(K2), awaits="dance"), "not 'dance'"),
    (lambda: replace(middle(K2), round_number=7), "The round must be a number from 0 to 6, not 7."),
    (lambda: replace(middle(K2), round_number=-1), "The round must be a number"),
    (lambda: replace(middle(K2), turn=4), "the turn is out of range"),
    (lambda: replace(middle(K2), turn=10**9), "the turn is out of range"),
    (lambda: replace(middle(K2), drawn=1), "A drawn king belongs to the opening"),
    (lambda: replace(middle(K2, 1), drawn=None), "the seat whose king is to be placed must be named"),
    (lambda: replace(middle(K2, 1), drawn=2), "the seat whose king is to be placed must be named"),
    (lambda: replace(middle(K2, 1), awaits="place"), "what is awaited is claim, not place"),
    (lambda: replace(middle(K2, 1), turn=1), "nobody has a turn yet"),
    (lambda: replace(middle(D2), awaits="pair"), "Pairs are claimed only in the opening"),
    (lambda: replace(middle(K2), awaits="over"), "The game is over after round 6"),
    (lambda: replace(middle(K2, 44), awaits="claim"), "In the last round what is awaited cannot be claim (C9)."),
    (lambda: replace(middle(K2), line=middle(K2).line[1:]), "The line must have 4 dominoes"),
    (lambda: replace(middle(K2), next_line=()), "The next line must have 4 dominoes"),
    (lambda: place(middle(K2), "line", 0, seat=None), "A king must stand on"),
    (lambda: place(middle(K2), "line", 0, seat=2), "belongs to no seat of this game"),
    (lambda: place(middle(K2), "next_line", 3, seat=-1), "belongs to no seat of this game"),
    # lines and kings
    (lambda: replace(middle(K2), next_line=middle(K2).next_line[::-1]), "The next line must be ascending"),
    (lambda: place(middle(K2), "line", 0, domino="Q1"), "must come from the kingdomino box, and Q1 does not"),
    (lambda: place(middle(W8), "line", 0, domino="K1"), "from the queendomino box, and K1 does not (W1)"),
    (lambda: place(middle(K2), "line", 0, seat=1 - middle(K2).line[0].seat), "kings on the line, not"),
    (lambda: place(middle(K2), "next_line", 3, seat=1), "kings on the next line now, not"),
    (lambda: replace(middle(K2, 2), drawn=1 - middle(K2, 2).drawn, next_line=tuple(
        LinePlace(each.domino, 1 - middle(K2, 2).drawn) for each in middle(K2, 2).next_line)), "more are on the table"),
    (lambda: replace(middle(Q2, 1), drawn=1 - middle(Q2, 1).drawn), "then the other player twice (Q2)"),
    (lambda: place(middle(D2, 1), "next_line", 0, seat=0), "takes the outer or the inner two dominoes (O2)"),
    # dominoes
    (lambda: kingdom(middle(K2), dominoes=(*middle(K2).kingdoms[0].dominoes, middle(K2).kingdoms[1].dominoes[0])),
     "is twice on the table: in kingdom 1 and in kingdom 2"),
    (lambda: replace(middle(K2), gone=(middle(K2).next_line[0].domino,)), "in the next line and gone"),
    (lambda: replace(middle(K2), gone=("Q7",)), "Q7 (gone) is no domino of kingdomino."),
    (lambda: kingdom(middle(K2), dominoes=middle(K2).kingdoms[0].dominoes[1:]), "in a kingdom nor in a line nor gone"),
    (lambda: kingdom(middle(K2), discards=7), "but it had"),
    (lambda: replace(middle(K2), gone=(*middle(K2).gone, min(middle(K2).hidden.dominoes))), "1 too few"),
    (lambda: kingdom(middle(K2), acting(at(K2, "claim")), dominoes=()), "must be in kingdom"),
    # where dominoes lie
    (lambda: moved(middle(K2), 0, ((0, 0), (0, 1))), "lies on the castle (C3)"),
    (lambda: moved(middle(K2), 0, ((1, 0), (3, 0))), "are not side by side (C3)"),
    (lambda: moved(middle(K2), 0, ((9, 9), (9, 10))), "but must fit 5x5 (C2)"),
    (lambda: moved(middle(K2), 0, ((9, 9), (9, 10))), "neither the castle nor a square of the same terrain (C3)"),
    (lambda: moved(middle(K2), 0, middle(K2).kingdoms[0].dominoes[1].cells), "both lie on"),
    (lambda: moved(middle(K2), 0, ((0, 0.5), (0, 1))), "is no cell"),
    (lambda: kingdom(middle(K2), discards=-1), "discards must be a number from 0 on, not -1."),
    (lambda: kingdom(middle(K2), coins=1), "kingdomino has no coins, knights, towers and buildings."),
    (lambda: kingdom(middle(K2), fires=(((1, 0), 1),)), "kingdomino has no fires."),
    (lambda: kingdom(middle(D2), resources=((1, 0),)), "discovery has no resources."),
    (lambda: kingdom(middle(T4), cavemen=(((1, 0), "hunter"),)), "totem has no cavemen."),
    # Queendomino
    (lambda: replace(middle(K2), queen=0), "kingdomino has no builders' board, queen and dragon."),
    (lambda: replace(middle(K2), totems=(("fish", 0),)), "kingdomino has no totems."),
    (lambda: replace(middle(K2), cave=("hunter",)), "kingdomino has no cavemen."),
    (lambda: kingdom(middle(Q2), coins=10**12), "coins cannot have been earned (Q6)"),
    (lambda: kingdom(middle(Q2), coins=-1), "coins must be a number from 0 on, not -1."),
    (lambda: kingdom(middle(Q2), knights=30), "knights on the table and 19 in the box (Q3)"),
    (lambda: kingdom(middle(Q2), knights=9), "knights, not"),
    (lambda: kingdom(middle(Q2), towers=9), "towers, not 9"),
    (lambda: kingdom(middle(Q2), towers=99), "towers on the table and 15 in the box (Q3)"),
    (lambda: kingdom(middle(Q2), knights_at=((0, 0),)), "a knight is on 0, which is no domino square."),
    (lambda: kingdom(middle(Q2), knights_at=(middle(Q2).kingdoms[0].dominoes[0].left,) * 2), "more than one knight"),
    (lambda: kingdom(middle(Q2), buildings=(((6, 6), "statue"),)), "a building is on s6e6"),
    (lambda: kingdom(middle(Q2), buildings=(((6, 6), "pub"),)), "there is no building 'pub'"),
    (lambda: kingdom(at("queendomino(players=4)", "place"), buildings=(((1, 0), "statue"),)), "in 0 turns (Q8)"),
    (lambda: replace(middle(Q2), spaces=("statue",) * 6), "of the building statue on the table and 3 in the box."),
    (lambda: replace(middle(Q2), spaces=middle(Q2).spaces[1:]), "must have 6 spaces, not 5 (Q4)"),
    (lambda: replace(middle(Q2), top=None), "The top of the stack must be open"),
    (lambda: replace(middle(Q2), top="pub"), "There is no building 'pub'."),
    (lambda: replace(at(Q2, "claim"), spaces=(None,) * 6), "6 spaces are empty, but at most 0"),
    (lambda: replace(at(Q2, "claim"), burnt=("statue",)), "the dragon can have flown 0 times (Q11)"),
    (lambda: replace(at(Q2, "claim"), dragon_is_home=False), "only after it has burnt a building in this round (Q11)"),
    (lambda: replace(at(Q2, "claim"), queen=0), "The queen cannot be with kingdom 1"),
    (lambda: replace(at(Q2, "claim"), queen=5), "The queen is with no kingdom of this game."),
    (lambda: replace(late(Q2, "site"), queen=None), "The queen must be with a kingdom that has the most towers (Q10)."),
    (lambda: replace(at(Q2, "site"), building=None), "is named exactly while its site is awaited"),
    (lambda: replace(at(Q2, "site"), awaits="build"), "is named exactly while its site is awaited"),
    (lambda: town_less(at(Q2, "site")), "not on a town (Q8)"),
    (lambda: kingdom(at(Q2, "tax"), acting(at(Q2, "tax")), knights=0), "there is no knight in the reserve (Q6)"),
    (lambda: kingdom(at(Q2, "tax"), acting(at(Q2, "tax")), knights_at=at(Q2, "tax").acted_on.cells),
     "before taxes are collected (Q6)"),
    (lambda: kingdom(at(Q2, "build"), acting(at(Q2, "build")), coins=0, dominoes=()), "no free town square (Q8)"),
    (lambda: replace(at(Q2, "build"), spaces=(None,) * 6), "can pay for nothing on the board (Q8)"),
    (lambda: replace(at(Q2, "site"), spaces=("statue",) * 6), "no space of the board is empty (Q8)"),
    (lambda: kingdom(at(Q2, "dragon"), acting(at(Q2, "dragon")), coins=0), "or there is no coin (Q11)"),
    (lambda: replace(at(Q2, "dragon"), spaces=(None,) * 6), "there is no building on the board (Q11)"),
    # Origins
    (lambda: kingdom(late(D2, "erupt"), acting(late(D2, "erupt")), fires=()), "as many tokens of"),
    (lambda: kingdom(late(D2, "erupt"), acting(late(D2, "erupt")), fires=(((1, 0), 7),)), "as many tokens of 7 fires"),
    (lambda: kingdom(middle(D2), fires=((middle(D2).kingdoms[0].dominoes[0].left, 9),)), "out of reach"),
    (lambda: kingdom(at(D2, "erupt"), acting(at(D2, "erupt")), dominoes=()), "no volcano was just placed (O4)"),
    (lambda: kingdom(at(T4, "erupt"), acting(at(T4, "erupt")), resources=()), "must be as it came (O4)"),
    (lambda: kingdom(middle(T4), resources=middle(T4).kingdoms[0].resources[1:]), "but nothing burnt there (O8)"),
    (lambda: kingdom(middle(T4), resources=(*middle(T4).kingdoms[0].resources,) * 2), "has more than one resource"),
    (lambda: replace(middle(T4), totems=()), "totem must be with a kingdom that has the most of them (O9)"),
    (lambda: replace(middle(T4), totems=(("fish", 9),)), "There is no totem 'fish' to be held"),
    (lambda: replace(middle(T4, 4), totems=(("fish", 0),)), "totem must be in the middle: nobody has one (O9)"),
    (lambda: replace(middle(T4), totems=(*middle(T4).totems, middle(T4).totems[0])), "totem is in two places"),
    (lambda: replace(late(T4, "give"), awaits="claim"), "it has not the most (O9)"),
    (lambda: replace(middle(T4), awaits="give"), "there is not one totem whose next holder must be chosen (O9)"),
    (lambda: replace(middle(B2), cave=("hunter",) * 5), "room for 4 cavemen, not 5"),
    (lambda: replace(middle(B2), cave=("hunter",) * 3), "of the caveman hunter on the table and 2 in the box."),
    (lambda: replace(middle(B2, 2), cave=()), "too few, for it was filled at the last line (O14)"),
    (lambda: replace(middle(B2, 4), lost=("hunter",)), "cavemen burnt under 0 fire tokens (O6)"),
    (lambda: kingdom(middle(B2, 4), cavemen=(((1, 0), "hunter"),)), "too few resources are gone (O12)"),
    (lambda: kingdom(middle(B2, 9), resources=()), "too many resources are gone (O12)"),
    (lambda: replace(at(B2, "pay"), caveman=None, paid=(), payments_left=0), "exactly while its price or its square"),
    (lambda: replace(at(B2, "claim"), payments_left=2), "Resources are paid only while a caveman is recruited (O12)."),
    (lambda: replace(at(B2, "pay"), payments_left=4, paid=("fish",)), "costs two or four resources"),
    (lambda: replace(at(B2, "pay"), payments_left=0, paid=("fish", "flint")), "Payments are left exactly while"),
    (lambda: replace(at(B2, "settle"), paid=("fish", "fish")), "must be different resources (O12)"),
    (lambda: kingdom(at(B2, "pay"), acting(at(B2, "pay")), resources=()), "left to pay, and the kingdom"),
    (lambda: kingdom(at(B2, "recruit"), acting(at(B2, "recruit")), resources=()), "no caveman can be paid for (O12)"),
    (lambda: kingdom(at(B2, "settle"), acting(at(B2, "settle")), dominoes=()), "there is no free square (O13)"),
    (lambda: kingdom(late(B2, "recruit"), acting(late(B2, "recruit")), cavemen=(
        (late(B2, "recruit").acting_kingdom.resources[0], "hunter"),)), "a resource and a caveman are both on"),
    (lambda: kingdom(late(B2, "recruit"), resources=((0, 0),)), "a resource is on 0, which is no domino square."),
]  # fmt: skip


@pytest.mark.parametrize(("make", "sentence"), CASES, ids=[sentence for _, sentence in CASES])
def test_the_fault_is_named(make, sentence):
    faults = make().faults()
    assert any(sentence in fault for fault in faults), faults


def test_many_faults_are_named_at_once():
    position = kingdom(middle(Q2), coins=-1, towers=99)
    position = replace(position, gone=("K1",), spaces=("statue",) * 6, queen=7)
    found = "\n".join(position.faults())
    for sentence in ("coins must be", "99", "K1 (gone)", "building statue", "no kingdom of this game"):
        assert sentence in found


def test_seats_and_cells_are_told_as_people_say_them():
    faults = kingdom(middle(Q2), 1, knights_at=((1, -6),)).faults()
    assert "Kingdom 2: a knight is on n6e1, which is no domino square." in faults


def test_a_start_that_is_made_by_hand():
    """C6: a first line, a king in hand, castles alone."""
    line = tuple(LinePlace(label, None) for label in ("K1", "K2", "K3", "K4"))
    position = Position(Rules.parse(K2), (KingdomPosition(), KingdomPosition()), "claim", drawn=1, next_line=line)
    assert position.faults() == ()
    assert Game.from_position(position, seed=1).to_move == 1
