"""Self-tests of the naive implementation: it must be right before it can judge others."""

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from naive import NaiveGame, rank_dynasty
from naive.form import Form
from naive.kingdom import Cell, Kingdom, Square, placements
from naive.origins import camps, erupt, fill_cave, move_totems, recruit
from naive.ranking import rank
from naive.royal import build, dragon, fill_board, gain, refill, taxes
from naive.scoring import caveman_rows, horde_rows, score_sheet, sheet_total, territory_rows
from naive.state import Chance, Decision, Move, State, Steps, new_state
from naive.tables import BUILDINGS, CAVEMEN, DOMINOES, PRICES, TOTEMS, VOLCANOES

QUEENDOMINO_TERRAINS = ["wheat", "forest", "lake", "grassland", "swamp", "mine", "town"]
ORIGINS_TERRAINS = ["desert", "grassland", "lake", "jungle", "quarry", "volcano"]

PLAIN_FORMS: list[tuple[str, int, dict[str, bool]]] = [
    *[(game, players, {}) for game in ("kingdomino", "queendomino") for players in (2, 3, 4)],
    ("kingdomino", 2, {"mighty_duel": True}),
    *[("royal_wedding", players, {}) for players in (3, 4, 5, 6)],
    *[("royal_wedding", players, {"teams": True}) for players in (6, 7, 8)],
    *[(game, players, {}) for game in ("discovery", "totem", "tribe") for players in (2, 3, 4)],
]


def drive(steps: Steps, *answers: Move) -> list[Chance | Decision]:
    """The questions asked; every answer must be expected, and the steps must end after the last one."""
    asked = []
    waiting = list(answers)
    try:
        question = next(steps)
        while True:
            asked.append(question)
            answer = waiting.pop(0)
            if isinstance(question, Decision):
                assert answer in question.moves
            question = steps.send(answer)
    except StopIteration:
        assert not waiting
    return asked


def moves_of(question: Chance | Decision) -> set[Move]:
    assert isinstance(question, Decision)
    assert len(question.moves) == len(set(question.moves))
    return set(question.moves)


def picture(rows: str, names: dict[str, str], castle: Cell) -> dict[Cell, Square]:
    """Squares from rows of letter and digit, without the castle. The digit of a volcano counts craters."""
    squares = {}
    for down, row in enumerate(rows.split(" / ")):
        for across, word in enumerate(row.split()):
            if (across, down) == castle:
                continue
            number = int(word[1:] or "0")
            square = Square(names[word[0]], number)
            if square.terrain == "volcano":
                square.crowns, square.craters = 0, number
            squares[across - castle[0], down - castle[1]] = square
    return squares


# -- components ---------------------------------------------------------------------------------------------


def count_squares(letter: str) -> tuple[dict[str, int], dict[str, int]]:
    squares: Counter[str] = Counter()
    crowns: Counter[str] = Counter()
    for domino in DOMINOES.values():
        if domino.label.startswith(letter):
            for half in (domino.left, domino.right):
                squares[half.terrain] += 1
                crowns[half.terrain] += half.crowns
    return dict(squares), {terrain: count for terrain, count in crowns.items() if count}


def test_domino_totals() -> None:
    crowns = {"wheat": 5, "forest": 6, "lake": 6, "grassland": 6, "swamp": 6, "mine": 10}
    kingdomino = {"wheat": 26, "forest": 22, "lake": 18, "grassland": 14, "swamp": 10, "mine": 6}
    queendomino = {"town": 20, "wheat": 19, "forest": 17, "lake": 14, "grassland": 12, "swamp": 8, "mine": 6}
    origins = {"desert": 22, "grassland": 19, "lake": 17, "jungle": 15, "quarry": 13, "volcano": 10}
    assert count_squares("K") == (kingdomino, crowns)
    assert count_squares("Q") == (queendomino, crowns)
    assert count_squares("O")[0] == origins
    assert sum(count_squares("O")[1].values()) == 20
    assert set(DOMINOES) == {f"{letter}{number}" for letter in "KQO" for number in range(1, 49)}


def test_other_totals() -> None:
    assert sum(building.copies for building in BUILDINGS.values()) == 32
    assert sum(building.copies * building.knights for building in BUILDINGS.values()) == 15
    assert sum(building.copies * building.towers for building in BUILDINGS.values()) == 15
    assert (len(BUILDINGS), len(CAVEMEN)) == (16, 10)
    assert sum(caveman.copies for caveman in CAVEMEN.values()) == 22
    assert PRICES == [0, 1, 2, 3, 4, 5]
    dominoes = [domino for domino in DOMINOES.values() if domino.label.startswith("O")]
    halves = [half for domino in dominoes for half in (domino.left, domino.right)]
    pieces = Counter(half.terrain for half in halves if half.crowns == 0)
    craters = Counter(half.craters for half in halves if half.craters)
    assert [totem.pieces for totem in TOTEMS.values()] == [16, 13, 11, 9]
    assert all(totem.pieces == pieces[totem.terrain] for totem in TOTEMS.values())
    assert {number: volcano.volcanoes for number, volcano in VOLCANOES.items()} == dict(craters)


# -- worked examples ----------------------------------------------------------------------------------------


def test_x1_queendomino() -> None:
    names = dict(zip("WFLGSMT", QUEENDOMINO_TERRAINS, strict=True))
    rows = "T W1 W W T / F1 L1 L L1 F1 / F S1 C G1 G2 / T T M G G / T F M1 M3 T"
    kingdom = Kingdom(5, picture(rows, names, (2, 2)), coins=11, towers=3)
    sites = [cell for cell, square in kingdom.squares.items() if square.terrain == "town"]
    built = ["sawmill", "church", "travelling_palace", "great_inn", "statue", "watchtower"]
    for cell, name in zip(sites, built, strict=True):
        kingdom.squares[cell].building = name
    sheet = score_sheet(Form("queendomino", 4), kingdom, True, [])
    assert sheet["coins"] == 3
    assert sheet["queen"] == 4
    scored = [(terrain, points) for terrain, _, _, points in sheet["territories"] if points]
    assert scored == [
        ("forest", 1), ("forest", 2), ("grassland", 12), ("lake", 6), ("mine", 12), ("swamp", 1), ("wheat", 3)
    ]  # fmt: skip
    assert len(sheet["territories"]) == len(scored) + 1 + 4
    assert dict(sheet["buildings"]) == {
        "sawmill": 6, "church": 8, "travelling_palace": 3, "great_inn": 2, "statue": 5, "watchtower": 3
    }  # fmt: skip
    assert sheet["total"] == 71


def test_x2_discovery() -> None:
    names = dict(zip("DGLJQV", ORIGINS_TERRAINS, strict=True))
    rows = "J D D1 L L1 / J1 G G L1 Q / J V2 H D Q1 / J D D Q Q1 / G G G G V1"
    kingdom = Kingdom(5, picture(rows, names, (2, 2)))
    kingdom.squares[-2, 1].token = 2
    kingdom.squares[0, 2].token = 1
    sheet = score_sheet(Form("discovery", 4), kingdom, False, [])
    scored = {(terrain, points) for terrain, _, _, points in sheet["territories"] if points}
    assert scored == {("desert", 2), ("grassland", 4), ("lake", 6), ("jungle", 12), ("quarry", 8)}
    assert sheet["total"] == 32
    assert all(row[0] != "volcano" for row in sheet["territories"])


@pytest.mark.parametrize("mammoths", [4, 2])
def test_x3_hunter(mammoths: int) -> None:
    squares = {(column, row): Square("desert") for column in range(3) for row in range(3)}
    squares[1, 1].caveman = "hunter"
    for cell in [(0, 0), (1, 0), (2, 2), (0, 1)][:mammoths]:
        squares[cell].resource = "mammoth"
    squares[3, 1] = Square("grassland", resource="mammoth")  # two squares away
    squares[2, 1].resource = "fish"
    assert caveman_rows(squares) == [("hunter", (1, 1), 3 * mammoths)]


def test_x3_fire_woman_and_shaman() -> None:
    squares = {(column, row): Square("desert") for column in range(3) for row in range(3)}
    squares[1, 1].caveman = "fire_woman"
    squares[0, 0].crowns = 2
    squares[2, 1].token = 3
    squares[1, 0].caveman = "shaman"
    squares[0, 1].caveman = "giant_warrior"
    assert caveman_rows(squares) == [("fire_woman", (1, 1), 5), ("shaman", (1, 0), 4)]


def test_x3_hordes() -> None:
    squares = {(column, 0): Square("desert") for column in range(7)}
    for column, name in enumerate(["amazon_warrior", "small_warrior", "small_warrior"]):
        squares[column, 0].caveman = name
    squares[3, 0].caveman = "hunter"
    squares[4, 0].caveman = "small_warrior"
    assert horde_rows(squares) == [(1, 1, 1), (3, 4, 12)]


# -- rules one by one ---------------------------------------------------------------------------------------


def test_d1_first_placements() -> None:
    """Four sides of the castle, three directions from each."""
    kingdom = Kingdom(5)
    assert len(placements(kingdom, DOMINOES["K1"])) == 12
    assert len(placements(kingdom, DOMINOES["K13"])) == 24
    assert ((0, -2), (0, -1)) in placements(kingdom, DOMINOES["K1"])
    assert ((0, -1), (0, -2)) not in placements(kingdom, DOMINOES["K1"])


def test_c2_box_and_c3_own_half() -> None:
    kingdom = Kingdom(5, {(column, 0): Square("wheat") for column in (1, 2, 3, 4)})
    found = placements(kingdom, DOMINOES["K1"])
    cells = {cell for pair in found for cell in pair}
    assert all(0 <= column <= 4 and -2 <= row <= 2 for column, row in cells)
    mines = Kingdom(5, {cell: Square("mine") for cell in [(1, 0), (-1, 0), (0, 1), (0, -1)]})
    assert placements(mines, DOMINOES["K1"]) == []


@pytest.mark.parametrize(
    "arguments",
    [("chess", 2, {}), ("kingdomino", 5, {}), ("kingdomino", 3, {"mighty_duel": True}),
     ("royal_wedding", 7, {}), ("royal_wedding", 4, {"teams": True}), ("totem", 2, {"teams": True})],
)  # fmt: skip
def test_wrong_combinations_are_refused(arguments: tuple[str, int, dict[str, bool]]) -> None:
    game, players, options = arguments
    with pytest.raises(ValueError):
        NaiveGame(game, players, **options)


def royal_state(players: int = 4) -> State:
    state = new_state(Form("queendomino", players))
    state.board = ["statue", "bakery", None, "watchtower", "queens_tower", "statue"]
    state.top = "church"
    state.kingdoms[0].squares = {
        (1, 0): Square("town"), (2, 0): Square("wheat"), (3, 0): Square("wheat"), (2, 1): Square("wheat"),
    }  # fmt: skip
    return state


def test_q6_q7_taxes() -> None:
    state = royal_state()
    kingdom = state.kingdoms[0]
    kingdom.squares[1, 0].building = "knight_treasury"
    kingdom.squares[0, 1] = Square("town", building="tower_treasury")
    kingdom.towers = 4
    (asked,) = drive(taxes(state, 0, (2, 0), (3, 0)), ("tax", ((3, 0),)))
    assert moves_of(asked) == {("tax", ((2, 0),)), ("tax", ((3, 0),)), ("pass", "tax")}
    assert (kingdom.coins, kingdom.knights) == (7 + 3 + 1 + 4, 0)
    assert drive(taxes(state, 0, (2, 0), (3, 0))) == []
    kingdom.knights = 2
    (asked,) = drive(taxes(state, 0, (1, 0), (2, 0)), ("tax", ((1, 0), (2, 0))))
    assert len(moves_of(asked)) == 4
    assert kingdom.coins == 15 + 1 + 3 + 3 + 4


def test_q8_q10_building_brings_the_queen() -> None:
    state = royal_state()
    state.kingdoms[1].towers = 2
    state.queen = 1
    site = ("site", (1, 0))
    asked = drive(build(state, 0), ("build", 5, "queens_tower"), site)
    assert moves_of(asked[0]) == {
        ("build", 1, "statue"), ("build", 2, "bakery"), ("build", 4, "watchtower"),
        ("build", 5, "queens_tower"), ("build", 6, "statue"), ("pass", "build"),
    }  # fmt: skip
    assert moves_of(asked[1]) == {site}
    assert (state.queen, state.kingdoms[0].coins, state.tower_supply) == (0, 3, 13)
    assert state.board == ["statue", "bakery", None, "watchtower", None, "statue"]
    assert drive(build(state, 0)) == []  # no free town is left
    assert drive(dragon(state, 0)) == []  # Q11: the queen joined this turn
    assert territory_rows(state.kingdoms[0].squares)[0] == ("town", 1, 1, 1)


def test_q10_fewer_towers_do_not_bring_her_and_the_discount_stops_at_0() -> None:
    state = royal_state()
    state.kingdoms[1].towers = 3
    gain(state, 0, "watchtower")
    assert state.queen is None
    state.queen = 0
    state.kingdoms[0].coins = 0
    (asked,) = drive(build(state, 0), ("pass", "build"))
    assert moves_of(asked) == {("build", 1, "statue"), ("build", 2, "bakery"), ("pass", "build")}


def test_q3_supply_runs_out() -> None:
    state = royal_state()
    state.knight_supply, state.tower_supply = 2, 0
    gain(state, 0, "great_inn")
    gain(state, 0, "queens_tower")
    assert (state.kingdoms[0].knights, state.kingdoms[0].towers, state.queen) == (3, 0, None)


def test_q11_q12_dragon_slide_and_refill() -> None:
    state = royal_state()
    (asked,) = drive(dragon(state, 2), ("dragon", 2, "bakery"))
    assert ("dragon", 3, None) not in moves_of(asked)
    assert state.kingdoms[2].coins == 6
    assert drive(dragon(state, 3)) == []
    state.hidden_buildings = {"brewery": 1, "sawmill": 0}
    (asked,) = drive(refill(state), ("building", "brewery"))
    assert asked == Chance("building", {"brewery": 1})
    assert state.board == ["statue", "watchtower", "queens_tower", "statue", "church", "brewery"]
    assert (state.top, state.dragon_home) == (None, True)
    state.board[0] = None
    assert drive(fill_board(state)) == []


def test_o4_o5_o6_eruption() -> None:
    state = new_state(Form("tribe", 3))
    squares = state.kingdoms[0].squares
    squares |= {(column, 0): Square("lake", resource="fish") for column in range(1, 6)}
    squares[1, 0] = Square("volcano", craters=2)
    squares[2, 0].crowns = 1
    squares[-1, 0] = Square("desert", caveman="painter")  # two away, over the hut
    squares[0, 1] = Square("volcano", craters=1)
    assert drive(erupt(state, 0, (3, 0))) == []
    (asked,) = drive(erupt(state, 0, (1, 0)), ("erupt", (-1, 0)))
    assert moves_of(asked) == {("erupt", (3, 0)), ("erupt", (-1, 0))}
    assert (squares[-1, 0].token, squares[-1, 0].caveman) == (2, None)
    (asked,) = drive(erupt(state, 0, (1, 0)), ("erupt", (3, 0)))
    assert moves_of(asked) == {("erupt", (3, 0))}
    assert squares[3, 0].resource is None


def give_fish(state: State, counts: list[int]) -> None:
    for kingdom, count in zip(state.kingdoms, counts, strict=True):
        kingdom.squares = {(column, 1): Square("lake", resource="fish") for column in range(count)}


def test_o9_totems() -> None:
    state = new_state(Form("totem", 4))
    give_fish(state, [0, 2, 2, 1])
    state.totems["fish"] = 1
    assert drive(move_totems(state, 2)) == []
    assert state.totems["fish"] == 1  # a tie with the holder changes nothing
    give_fish(state, [2, 1, 2, 1])
    (asked,) = drive(move_totems(state, 1), ("give", "fish", 2))
    assert moves_of(asked) == {("give", "fish", 0), ("give", "fish", 2)}
    assert state.totems["fish"] == 2
    give_fish(state, [2, 1, 1, 1])
    assert drive(move_totems(state, 2)) == []
    assert state.totems["fish"] == 0
    give_fish(state, [0, 0, 0, 0])
    assert drive(move_totems(state, 0)) == []
    assert set(state.totems.values()) == {None}


def test_o12_o13_recruit_from_cave_and_stack() -> None:
    state = new_state(Form("tribe", 2))
    kingdom = state.kingdoms[0]
    state.cave = {"hunter": 2, "shaman": 1}
    for column, name in enumerate(["mammoth", "mammoth", "fish"], start=1):
        kingdom.squares[column, 0] = Square("grassland", resource=name)
    kingdom.squares[0, 1] = Square("volcano", craters=1)
    kingdom.squares[0, 2] = Square("desert", token=1)
    paid: list[Move] = [("pay", (2, 0)), ("pay", (3, 0))]
    asked = drive(recruit(state, 0), ("recruit", "hunter", "cave"), *paid, ("settle", (0, 1)))
    assert moves_of(asked[0]) == {
        ("recruit", "hunter", "cave"), ("recruit", "shaman", "cave"), ("pass", "recruit")
    }  # fmt: skip
    assert moves_of(asked[1]) == {("pay", (1, 0)), ("pay", (2, 0)), ("pay", (3, 0))}
    assert moves_of(asked[2]) == {("pay", (3, 0))}
    assert moves_of(asked[3]) == {("settle", (2, 0)), ("settle", (3, 0)), ("settle", (0, 1))}
    assert set(camps(kingdom)) == {(2, 0), (3, 0)}
    assert state.cave == {"hunter": 1, "shaman": 1}
    for column, name in enumerate(["fish", "mushroom", "flint"], start=2):
        kingdom.squares[column, 0] = Square("grassland", resource=name)
    state.cave = {}
    asked = drive(
        recruit(state, 0), ("recruit", "giant_warrior", "stack"),
        *[("pay", (column, 0)) for column in (4, 3, 2, 1)], ("settle", (4, 0)),
    )  # fmt: skip
    assert len(moves_of(asked[0])) == 11
    assert state.hidden_cavemen["giant_warrior"] == 0
    question = next(fill_cave(state))
    assert isinstance(question, Chance)
    assert "giant_warrior" not in question.possible


def test_c12_and_v1_ranking() -> None:
    numbers = [(50, 8, 9), (50, 9, 1), (60, 1, 1), (50, 9, 2), (50, 9, 2)]
    results = [{"total": total, "largest": size, "crowns": crowns} for total, size, crowns in numbers]
    assert [result["place"] for result in rank(results, by_crowns=True)] == [5, 4, 1, 2, 2]
    assert [result["place"] for result in rank(results, by_crowns=False)] == [5, 2, 1, 2, 2]
    games = [[(10, 1), (10, 1), (9, 3)], [(5, 2), (4, 3), (6, 1)], [(5, 2), (6, 1), (5, 2)]]
    outcomes = [
        [{"kingdom": kingdom, "total": total, "place": place} for kingdom, (total, place) in enumerate(game)]
        for game in games
    ]
    ranked = rank_dynasty(outcomes)
    rows = [(row["total"], row["wins"], row["place"]) for row in ranked]
    assert rows == [(20, 1, 2), (20, 2, 1), (20, 1, 2)]


# -- whole games --------------------------------------------------------------------------------------------


def random_event(game: NaiveGame, source: random.Random) -> Move:
    kind, possible = game.pending[1], game.possible()
    if kind == "line":
        labels, size = possible
        drawn = source.sample(sorted(labels), size)
        return ("line", tuple(sorted(drawn, key=lambda label: DOMINOES[label].number)))
    return (kind, source.choice(sorted(possible)))


def step(game: NaiveGame, source: random.Random) -> Move:
    if game.pending[0] == "chance":
        answer = random_event(game, source)
        game.reveal(answer)
    else:
        answer = source.choice(sorted(game.legal_moves(), key=repr))
        game.apply(answer)
    return answer


def check_supplies(game: NaiveGame) -> None:
    summary = game.summary()
    if summary["coins"] is not None:
        owned = sum(summary["knights"]) + sum(summary["knights_placed"])
        assert owned + summary["knight_supply"] == 19
        assert sum(summary["towers"]) + summary["tower_supply"] == 15
        assert min(summary["coins"]) >= 0
    settled = {move[0] for move in game.legal_moves()} in (set(), {"claim"}, {"place"})
    if summary["totems"] is not None and settled:  # O9: what follows from the rule
        for resource, holder in summary["totems"].items():
            counts = [kingdom[resource] for kingdom in summary["resources"]]
            assert (holder is None) == (max(counts) == 0)
            assert holder is None or counts[holder] == max(counts)


def expected_pieces(game: str, players: int, options: dict[str, bool]) -> tuple[int, int]:
    """Lines laid, and dominoes placed or discarded, in a whole game."""
    lines = 12
    if game == "kingdomino" and players == 2 and not options:
        lines = 6
    elif game == "royal_wedding" and players <= 4:
        lines = 24
    kings = {2: 4, 7: 8}.get(players, players)
    return lines, lines * kings


@pytest.mark.parametrize("number", range(len(PLAIN_FORMS)))
def test_random_games_finish(number: int) -> None:
    """One game with each pair of bonuses."""
    game_name, players, options = PLAIN_FORMS[number]
    for seed, (middle, harmony) in enumerate(product((False, True), repeat=2)):
        bonus = {"middle_kingdom": middle, "harmony": harmony}
        source = random.Random(1000 * number + seed)
        game = NaiveGame(game_name, players, **options, **bonus)
        kinds: Counter[str] = Counter()
        while game.pending != ("over",):
            kinds[step(game, source)[0]] += 1
            check_supplies(game)
        lines, dominoes = expected_pieces(game_name, players, options)
        assert kinds["line"] == lines
        assert kinds["place"] + kinds["discard"] == dominoes
        assert kinds["discard"] == sum(game.summary()["discards"])
        assert kinds["claim"] + 2 * kinds["claim_pair"] == dominoes
        check_end(game, bonus)


def check_end(game: NaiveGame, bonus: dict[str, bool]) -> None:
    assert game.legal_moves() == set()
    outcome = game.outcome()
    assert min(result["place"] for result in outcome) == 1
    for result in outcome:
        sheet = game.score_sheet(result["kingdom"])
        assert sheet["total"] == sheet_total(sheet) == result["total"]
        assert sum(row[1] for row in sheet["territories"]) <= len(game.squares(result["kingdom"]))
        assert sheet["middle_kingdom"] in ((0, 10) if bonus["middle_kingdom"] else (0,))
        assert sheet["harmony"] in ((0, 5) if bonus["harmony"] else (0,))


def opening(game: NaiveGame, source: random.Random) -> list[tuple[Any, ...]]:
    """The questions from the set-up to the first placement."""
    seen = []
    while not any(move[0] == "place" for move in game.legal_moves()):
        seen.append(game.pending)
        step(game, source)
    return seen


def test_order_of_the_openings() -> None:
    source = random.Random(7)
    line, king = ("chance", "line"), ("chance", "king")
    snake = opening(NaiveGame("queendomino", 2), source)
    assert snake[:9] == [*[("chance", "building")] * 7, line, king]
    first = snake[9][1]
    assert snake[9:] == [("decision", seat) for seat in (first, 1 - first, 1 - first, first)] + [line]
    pairs = opening(NaiveGame("tribe", 2), source)
    assert pairs[:6] == [*[("chance", "caveman")] * 4, line, king]
    assert [question[0] for question in pairs[6:]] == ["decision", "decision", "chance"]
    plain = opening(NaiveGame("kingdomino", 2), source)
    assert [question[0] for question in plain] == ["chance", *["chance", "decision"] * 4, "chance"]
    seventh = opening(NaiveGame("royal_wedding", 7, teams=True), source)
    assert seventh.count(king) == 8
    assert seventh.count(("decision", 6)) == 2


def test_impossible_answers_change_nothing() -> None:
    game = NaiveGame("kingdomino", 4)
    lines: list[Any] = [("K1", "K2", "K3"), ("K2", "K1", "K3", "K4"), ("K1", "K1", "K2", "K3"), ("Q1",) * 4]
    for event in [("king", 0), *[("line", line) for line in lines]]:
        with pytest.raises(ValueError):
            game.reveal(event)
    with pytest.raises(ValueError):
        game.apply(("claim", "K1"))
    game.reveal(("line", ("K1", "K2", "K3", "K48")))
    game.reveal(("king", 2))
    assert game.pending == ("decision", 2)
    with pytest.raises(ValueError):
        game.apply(("claim", "K4"))
    game.apply(("claim", "K48"))
    assert game.possible() == {0: 1, 1: 1, 3: 1}
    with pytest.raises(ValueError):
        game.reveal(("king", 2))
    assert game.summary()["next"] == [("K1", None), ("K2", None), ("K3", None), ("K48", 2)]
