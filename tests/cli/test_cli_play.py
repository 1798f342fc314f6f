"""`fiefdom play`: whole games from piped answers, and every request."""

import re

import pytest
from click.testing import CliRunner

from fiefdom.cli.main import program

GAMES = [
    "kingdomino(players=2)",
    "kingdomino(players=3)",
    "kingdomino(players=2, mighty_duel, middle_kingdom, harmony)",
    "queendomino(players=2)",
    "queendomino(players=4, harmony)",
    "royal_wedding(players=3)",
    "royal_wedding(players=6)",
    "royal_wedding(players=7, teams)",
    "discovery(players=2)",
    "discovery(players=3)",
    "totem(players=2)",
    "totem(players=4, middle_kingdom)",
    "tribe(players=2)",
    "tribe(players=4)",
]


def play(*arguments, answers="", seed=7):
    found = CliRunner().invoke(program, ["play", *arguments, "--seed", str(seed)], input=answers)
    assert found.exit_code == 0, (found.output[-2000:], found.exception)
    return found.output


def asked(output):
    """How often a question was asked."""
    return output.count("\n> ") + output.startswith("> ")


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("rules", GAMES)
def test_a_game_answered_by_the_first_choice_each_time(rules):
    output = play(rules, answers="1\n" * 1500)
    assert "The game is over" in output
    assert re.search(r"(You win\.|The winner: .*\.|share the win\.)\n$", output)
    assert "There is no choice" not in output
    assert asked(output) > 10


@pytest.mark.parametrize("rules", GAMES)
def test_a_game_played_by_the_random_player_alone(rules):
    output = play(rules, "--seats", "random")
    assert "The game is over" in output
    assert asked(output) == 0
    assert "you" not in output.replace("Type ? for help", "")


@pytest.mark.interpreted
def test_a_short_game_uncompiled_too():
    output = play(answers="1\n" * 60)
    assert "The game is over" in output


def test_several_people_at_one_table():
    output = play("discovery(players=3)", "--seats", "you,random,you", answers="1\n" * 500)
    assert "\nyou 0 | round 3" in output and "\nyou 2 | round 3" in output
    assert "\nrandom 1 | " not in output
    assert "The game is over" in output


def test_a_team_game_names_both_players_of_a_kingdom():
    output = play("wedding_teams", answers="1\n" * 500)
    assert re.search(r"^\d\. (you and random 1|random 2 and random 3) +\d+ points", output, re.MULTILINE)


@pytest.mark.parametrize("rules", ["kingdomino(players=2, dynasty)", "tribe(players=3, dynasty)"])
def test_a_dynasty_is_three_games_and_a_sum(rules):
    output = play(rules, answers="1\n" * 2000)
    for title in ("Game 1 of 3", "Game 1 is over", "Game 2 of 3", "Game 2 is over", "Game 3 of 3", "All 3 games"):
        assert title in output
    points = re.findall(r"^\d\. you +(\d+) points", output, re.MULTILINE)
    assert len(points) == 4
    assert int(points[3]) == sum(int(each) for each in points[:3])


def test_the_same_seed_and_answers_are_the_same_game():
    assert play(answers="1\n" * 60) == play(answers="1\n" * 60)
    assert play(answers="1\n" * 60) != play(answers="1\n" * 60, seed=8)


def test_without_a_seed_one_is_chosen_and_told():
    found = CliRunner().invoke(program, ["play"], input="quit\n")
    seed = re.search(r"^kingdomino\(players=2\), seed (\d+)\.", found.output)[1]
    again = CliRunner().invoke(program, ["play", "--seed", seed], input="quit\n")
    assert again.output == found.output


# ---------------------------------------------------------------------- leaving


def test_the_end_of_the_input_shows_the_standing():
    output = play(answers="1\n1\n")
    assert "The input has ended. This is how it stands." in output
    assert re.search(r"^1\. (you|random 1) +\d+ points", output, re.MULTILINE)


@pytest.mark.parametrize("word", ["quit", "q", "exit", "QUIT"])
def test_quitting_shows_the_standing(word):
    output = play(answers=f"{word}\n1\n")
    assert "You end the game. This is how it stands." in output
    assert asked(output) == 1


def test_leaving_a_dynasty_adds_up_the_games_so_far():
    first = play("kingdomino(players=2, dynasty)", answers="1\n" * 1000)
    questions = asked(first.split("Game 2 of 3")[0])
    output = play("kingdomino(players=2, dynasty)", answers="1\n" * questions)
    game, standing = re.findall(r"^\d\. you +(\d+) points", output, re.MULTILINE)
    assert game == standing


# ---------------------------------------------------------------------- requests


def test_help_again_list_and_empty_lines():
    output = play(answers="1\n1\n\n?\nagain\nlist\nhelp\n")
    assert output.count("Besides:") == 2
    assert output.count("Signs: W wheat, F forest") == 2
    assert output.count("| round 1 of 6 |") == 2


def test_list_numbers_the_placements():
    output = play(answers="1\n1\nlist\n1\n")
    place = re.search(r"^  1  (\(.+?\) \(.+?\)) ", output, re.MULTILINE)[1]
    assert re.search(rf"^you: place K\d+ {re.escape(place)}$", output, re.MULTILINE)


def test_sheets_and_kingdoms():
    output = play(answers="1\n" * 12 + "sheet\nsheet 1\nsheet all\nkingdoms\nlook 1\nlook\nlook 9\nsheet x\n")
    requests = output[output.index("> sheet\n") :]
    assert requests.count("total") == 4
    assert "1: random 1, " in requests
    assert "random 1 (kingdom 1): " in requests and "you (kingdom 0): " in requests
    assert "There is no kingdom '9': they are 0 to 1." in requests
    assert "There is no kingdom 'x'" in requests


def test_undo_goes_back_to_the_last_question():
    output = play(answers="undo\n1\nundo\n2\nundo\nundo\n1\n1\n")
    assert output.count("There is nothing to take back.") == 2
    assert output.count("Taken back: claim ") == 2


def test_undo_skips_what_was_no_choice():
    """Without that, the forced move would be made again at once, for ever."""
    answers = "1\n" * 20
    output = play(answers=answers)
    forced = output.index("(the only choice)")
    questions = asked(output[:forced])
    output = play(answers="1\n" * questions + "undo\nquit\n")
    assert "(the only choice)" in output
    assert asked(output) == questions + 2


def test_why():
    output = play(answers="1\n1\nwhy\nwhy 0,0 1,0\nwhy 4,4 3,4\nwhy 1\nwhy 7,7 8,7\nwhy up\n")
    replies = output[output.index("> why\n") :]
    assert "Which move? For instance: why 1,0 2,0" in replies
    assert "The castle stands on (0, 0) (C3)." in replies
    assert "C3" in replies.split("> why 4,4 3,4")[1].split(">")[0]
    assert "is possible." in replies.split("> why 1\n")[1]
    assert "(7, 7) is no cell that a 5x5 kingdom can reach." in replies
    assert "'up' is no placement" in replies


def test_illegal_moves_and_nonsense_are_asked_again():
    output = play(answers="9\n99999999999999999999\nK0\nx y z\n\x00\n٣\nO1\n1\n1\n0,0 1,0\n5\n")
    assert "There is no choice '9': the numbers go to 4." in output
    assert "'K0' is no domino" in output
    assert "'x y z' is no domino: name one of the next line" in output
    assert "O1 is not in the next line" in output
    assert "The castle stands on (0, 0) (C3)." in output


def test_bytes_that_are_no_text_are_survived():
    found = CliRunner().invoke(program, ["play", "--seed", "7"], input=b"\xff\xfe\n1\n")
    assert found.exit_code == 0
    assert "you: claim K" in found.output


def test_moves_may_be_written_out():
    """The transcript of a game, typed in again, is the same game."""
    output = play("queendomino(players=2)", answers="1\n" * 400)
    moves = [
        move.removesuffix(" (the only choice)")
        for line in re.findall(r"^you: (.*(?:\n(?!\n|>|you|random).*)?)$", output, re.MULTILINE)
        for move in re.split(r", (?=[a-z])", " ".join(line.split()))
        if not move.endswith("(the only choice)")
    ]
    again = play("queendomino(players=2)", answers="\n".join(moves) + "\n")
    assert again.split("The game is over")[1] == output.split("The game is over")[1]


# ---------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "'chess' is not understood"),
        (["kingdomino(players=9)"], "K1"),
        (["--seats", "you,you,you"], "--seats names 3 players, but 'kingdomino(players=2)' has 2 seats."),
        (["--seats", "you,robot"], "a seat is you or random, not 'robot'"),
        (["--seats", ""], "a seat is you or random, not ''"),
        (["--seed", "x"], "--seed takes a whole number, not 'x'."),
    ],
)
def test_misuse(arguments, sentence):
    found = CliRunner().invoke(program, ["play", *arguments])
    assert found.exit_code == 2
    assert sentence in found.stderr
