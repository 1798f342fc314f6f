"""Whole tables, sheets and rankings in a terminal."""

import io
from itertools import product
from random import Random

import pytest
from rich.console import Console

from fiefdom import Game, Rules
from fiefdom.game import Outcome, Standing
from fiefdom.languages import LANGUAGES
from fiefdom.render import terminal
from fiefdom.render.terminal import names

RULES = [
    "kingdomino(players=2)",
    "kingdomino(players=4)",
    "kingdomino(players=2, mighty_duel)",
    "queendomino(players=2)",
    "queendomino(players=4)",
    "royal_wedding(players=4)",
    "royal_wedding(players=6)",
    "royal_wedding(players=8, teams)",
    "discovery(players=3)",
    "totem(players=4)",
    "tribe(players=2)",
    "tribe(players=4)",
]
NAMES = ("Adelaide of Burgh", *(f"random {seat}" for seat in range(2, 9)))


def positions(rules, every=7, seed=2):
    """Some positions of a random game, the last one included."""
    game, random = Game.new(rules, seed=seed), Random(seed)
    step = 0
    while not game.is_over:
        if step % every == 0:
            yield game
        step += 1
        game.push(random.choice(game.legal_actions))
    yield game


def printed(renderable, width=80):
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(renderable, no_wrap=True, overflow="ignore", crop=False)
    return console.file.getvalue()


@pytest.mark.parametrize("rules", RULES)
def test_no_line_is_wider_than_the_terminal(rules):
    for game in positions(rules, every=23):
        for language, width, colour in product(LANGUAGES, (80, 120), (True, False)):
            names = NAMES[: game.rules.seats]
            text = terminal.table_view(game, names, width, colour, height=36, language=language).plain
            assert max(map(len, text.splitlines())) <= width


@pytest.mark.parametrize("rules", RULES)
def test_a_tall_screen_shows_everything(rules):
    for game in positions(rules, every=40):
        text = terminal.table_view(game, NAMES[: game.rules.seats], 120, False, height=70, unicode=False).plain
        assert text.isascii()
        assert len(text.splitlines()) <= 70
        for number in range(game.rules.kingdoms):
            seats = game.rules.seats_of(number)
            assert (
                f"@{'+'.join(str(seat + 1) for seat in seats)}" in text
                or f"@{''.join(str(seat + 1) for seat in seats)}" in text
            )
        for place in (*game.line, *game.next_line):
            assert place.domino in text


@pytest.mark.parametrize("rules", [rules for rules in RULES if "players=8" not in rules and "players=6" not in rules])
def test_24_rows_are_enough_for_table_and_question(rules):
    for game in positions(rules, every=19, seed=3):
        for language in LANGUAGES:
            view = terminal.table_view(game, NAMES[: game.rules.seats], 80, height=21, language=language)
            assert len(view.plain.splitlines()) <= 22


def test_the_layout_does_not_depend_on_the_position():
    """The lines stay where they are from the first round to the last."""
    places = set()
    for game in positions("kingdomino(players=4)"):
        if game.line:
            text = terminal.table_view(game, NAMES[:4], 80, False, height=30).plain
            places |= {line.index("This line") for line in text.splitlines() if "This line" in line}
    assert len(places) == 1


def test_a_table_in_words():
    game = Game.new("queendomino(players=3)", seed=5)
    text = terminal.table_view(game, ("Ada", "Bo", "Cy"), colour=False, unicode=False).plain
    assert "-- Queendomino, opening, Ada to move ---" in text
    assert "Points  1 Ada: 2, 7c 1k 0t  2 Bo: 2, 7c 1k 0t" in text
    assert "Q2  W|W     free" in text
    assert "1 Church, 0c " in text and "queen with nobody; dragon in its cave; next building Bakery" in text
    game.push(game.legal_actions[0])
    assert f"Q2  W|W     {1} Ada" in terminal.table_view(game, ("Ada", "Bo", "Cy"), colour=False).plain


def test_without_names_seats_are_numbered():
    assert "1 Player 1: 0" in terminal.table_view(Game.new("kingdomino(players=2)", seed=1), colour=False).plain


@pytest.mark.parametrize("rules", ["kingdomino(players=2)", "queendomino(players=4)", "tribe(players=4)"])
def test_now_and_done_follow_the_turns(rules):
    game, random = Game.new(rules, seed=4), Random(4)
    while not game.is_over:
        text = terminal.table_view(game, colour=False, unicode=False).plain
        if game.line:
            assert game.line[game.turn].seat == game.to_move
            assert (text.count(" < now"), text.count(" done")) == (1, game.turn)
        else:
            assert " < now" not in text and " done" not in text
        game.push(random.choice(game.legal_actions))
    text = terminal.table_view(game, colour=False, unicode=False).plain
    assert (text.count(" < now"), text.count(" done")) == (0, len(game.line))


def test_the_seat_decides_which_kingdom_is_large():
    game = next(game for game in positions("kingdomino(players=2)", every=30) if game.round_number > 2)
    for seat in (0, 1):
        text = terminal.table_view(game, colour=False, seat=seat).plain
        large = [line for line in text.splitlines() if line.startswith("  ") and f"⌂{seat + 1}" in line]
        assert large and f"⌂{2 - seat}" not in large[0]


def test_the_queen_makes_prices_lower_for_whoever_has_her():
    for game in positions("queendomino(players=2)", every=1):
        board = game.builders_board
        text = terminal.table_view(game, colour=False).plain
        assert ("1c less" in text) == (not game.is_over and board.queen == game.to_move)
    assert game.is_over


# ---------------------------------------------------------------------- sheets and rankings


@pytest.mark.parametrize("rules", [*RULES, "tribe(players=3, middle_kingdom, harmony)"])
def test_the_columns_of_the_pad_add_up(rules):
    *_, game = positions(rules)
    table = printed(terminal.sheet_table(game, ("A", "B", "C", "D", "E", "F", "G", "H"), 200, False), 200)
    rows = [line.split()[-game.rules.kingdoms :] for line in table.splitlines()[1:]]
    *parts, total = [[int(figure) for figure in row] for row in rows]
    assert tuple(total) == game.scores
    assert [sum(column) for column in zip(*parts, strict=True)] == total


@pytest.mark.parametrize("rules", RULES)
def test_the_details_add_up(rules):
    *_, game = positions(rules)
    for kingdom in range(game.rules.kingdoms):
        lines = printed(terminal.sheet_details(game, kingdom, colour=False)).splitlines()[1:]
        *points, total = [int(line.split()[-1]) for line in lines]
        assert total == sum(points) == game.scores[kingdom]


def test_a_pad_for_six_fits_80_columns():
    *_, game = positions("royal_wedding(players=6)")
    console = Console(file=io.StringIO(), width=80)
    console.print(terminal.sheet_table(game, NAMES))
    assert max(map(len, console.file.getvalue().splitlines())) <= 80


def test_the_ranking_says_what_decided():
    rules, names = Rules("kingdomino", 4), ("you", "Bo", "Cy", "Di")
    outcome = Outcome(
        (
            Standing(1, 0, (0,), 40, 9, 3, decided_by="largest territory"),
            Standing(2, 2, (2,), 40, 7, 6, decided_by="crowns"),
            Standing(3, 1, (1,), 40, 7, 5, decided_by="points"),
            Standing(4, 3, (3,), 1, 2, 1),
        )
    )
    assert terminal.ranking_text(outcome, rules, names).splitlines() == [
        "1. you    40 points, ahead by its largest territory, 9 squares",
        "2. Cy     40 points, ahead by its 6 crowns",
        "3. Bo     40 points",
        "4. Di      1 point",
    ]
    assert terminal.verdict(outcome, rules, names) == "You win!"
    assert terminal.verdict(outcome, rules, ("Ada", *names[1:])) == "Ada wins!"


def test_a_shared_win():
    rules = Rules("kingdomino", 3)
    outcome = Outcome(tuple(Standing(1, number, (number,), 9, decided_by="shared") for number in (0, 1, 2)))
    assert terminal.verdict(outcome, rules) == "Player 1, Player 2 and Player 3 share the win"
    assert terminal.ranking_text(outcome, rules).splitlines()[0].endswith("shares its place with the next")


def test_long_names_are_shortened():
    assert names.seat_name(0, ("Adelaide of Burgundy",)) == "Adelaide of Bur."
    assert names.kingdom_name(3, Rules("royal_wedding", 7, teams=True), NAMES) == "random 7"
