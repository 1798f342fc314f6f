"""Text in pictures: names of any kind, coordinates, whose turn it is, scores."""

import re
from xml.etree import ElementTree

import pytest

from fiefdom.languages import LANGUAGES, english, has, sentence
from fiefdom.render.svg import kingdom_svg, sheet_svg, table_svg
from fiefdom.render.svg.captions import event_text, turn_text
from fiefdom.render.svg.pen import shortened, width_of
from fiefdom.rules import GAMES

HOSTILE = [
    "<script>alert(1)</script>", "\"'&]]>", "x" * 300, "\x00\x08\ud800\ufffe bell\x07", "\u202eright to left",
    "", "   ", "多" * 80, "a\nb\tc", "👑" * 40,
]  # fmt: skip


def texts(svg):
    root = ElementTree.fromstring(svg)
    return ["".join(element.itertext()) for element in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_names_may_be_anything(played, name):
    game = played("kingdomino(players=2)", 1, 30)
    for svg in (
        table_svg(game, names=[name, name]),
        sheet_svg(game, names=[name, name]),
        kingdom_svg(game.kingdoms[0], name=name),
    ):
        ElementTree.fromstring(svg.encode())
        assert "<script" not in svg and "\u202e" not in svg
        assert max(map(len, texts(svg)), default=0) < 80
        assert len(svg) < 200_000


def test_seats_without_names_are_numbered_from_one(played):
    shown = texts(table_svg(played("kingdomino(players=2)", 1, 10), names=["Ada"]))
    assert "Ada" in shown and "Player 2" in shown


def test_scores_and_turn_are_there(played):
    game = played("kingdomino(players=3)", 1, 40)
    svg = table_svg(game, names=["Ada", "Bo", "Cy"])
    assert {str(score) for score in game.scores} <= set(texts(svg))
    assert turn_text(game, ["Ada", "Bo", "Cy"]) in texts(svg)
    assert f"Round {game.round_number} of 12 · 3 players" in texts(svg)
    assert all(f"{score} points" in svg for score in game.scores), "the description says them too"


def test_the_end_names_the_winner(played):
    game = played("kingdomino(players=3)", 1)
    names = ["Ada", "Bo", "Cy"]
    (winner,) = game.outcome.winners
    assert f"{names[winner]} wins with {game.scores[winner]} points" in texts(table_svg(game, names=names))


def test_teams_have_both_names(played):
    shown = texts(table_svg(played("royal_wedding(players=8, teams)", 1, 10), names=list("ABCDEFGH")))
    assert {"A & B", "C & D", "E & F", "G & H"} <= set(shown)


def test_the_sheet_adds_up(played):
    game = played("kingdomino(players=4, middle_kingdom, harmony)", 2)
    shown = texts(sheet_svg(game))
    start = shown.index("Total")
    assert shown[start + 1 :] == [str(standing.total) for standing in game.ranking.ranking]
    assert {"Wheat", "Mine", "Middle Kingdom", "Harmony"} <= set(shown)
    best = game.ranking.ranking[0].kingdom
    rows = ("Wheat", "Forest", "Lake", "Grassland", "Swamp", "Mine", "Middle Kingdom", "Harmony")
    # A row reads: its name, then kingdom by kingdom the points and perhaps how they were counted.
    assert sum(int(shown[shown.index(row) + 1]) for row in rows) == game.scores[best]


@pytest.mark.parametrize("rules", ["queendomino(players=3)", "tribe(players=3)", "totem(players=3)"])
def test_every_line_of_a_sheet_counts(played, rules):
    """No points of a score sheet are left out of its picture."""
    game = played(rules, 2)
    best = game.ranking.ranking[0].kingdom
    shown = texts(sheet_svg(game))
    rows = [text for text in shown[: shown.index("Total")] if re.fullmatch(r"[A-Z][a-z, ]+", text)]
    values = [shown[shown.index(row) + 1] for row in rows]
    assert sum(int(value) for value in values if value.isdigit()) == game.scores[best]


def test_coordinates_are_the_compass_of_the_castle(played):
    game = played("kingdomino(players=2)", 1)
    kingdom = game.kingdoms[0]
    shown = texts(kingdom_svg(kingdom, coordinates=True))
    named = {0: "0", -2: "w2", 2: "e2"}
    assert [named.get(column, shown[place]) for place, column in enumerate(kingdom.columns)] == shown[
        : len(kingdom.columns)
    ]
    rows = shown[len(kingdom.columns) :]
    assert rows[-kingdom.rows.start] == "0" and all(text.startswith("n") for text in rows[: -kingdom.rows.start])
    assert not texts(kingdom_svg(kingdom))


def test_long_texts_are_cut_to_their_room():
    assert shortened("Ada", 10) == "Ada"
    cut = shortened("Ada Lovelace of somewhere", 5)
    assert cut.endswith("…") and width_of(cut) <= 5
    assert shortened("x" * 10**6, 5).startswith("xxx")


def test_every_game_and_move_has_words(played):
    assert all(has(f"game-{game}", language) for game in GAMES for language in LANGUAGES)
    told = set()
    for rules in ("queendomino(players=2)", "totem(players=3)", "tribe(players=2)", "discovery(players=2)"):
        for each in played(rules, 1):
            if each.seat is not None and (text := event_text(each.event, "Ada", english)):
                assert "Ada" in text and "{" not in text
                told.add(each.event.kind)
    assert told >= {"claim", "claim_pair", "place", "tax", "build", "erupt", "recruit"}
    assert not told & {"site", "pay", "settle", "pass"}


@pytest.mark.parametrize("game", ["discovery", "totem", "tribe"])
def test_the_bonuses_of_origins_have_their_own_names(played, game):
    """V2, V3: Realm of Fire and Homo Habilis."""
    end = played(f"{game}(players=2, middle_kingdom, harmony)", 1)
    sheet, table = texts(sheet_svg(end)), " ".join(texts(table_svg(end)))
    assert {"Realm of Fire", "Homo Habilis"} <= set(sheet) and "Realm of Fire, Homo Habilis" in table
    assert not {"Middle Kingdom", "Harmony"} & set(sheet) and "Middle Kingdom" not in table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["queendomino(players=3, harmony)", "tribe(players=3)", "totem(players=2)"])
def test_pictures_speak_the_language_that_is_asked_for(played, rules, language):
    def say(key, **args):
        return sentence(key, args, language)

    game, end = played(rules, 1, 40), played(rules, 1)
    shown = texts(table_svg(game, language=language))
    keys = ("this-line", "next-line", "picture-order", "box-left", "log", "log-newest", "dominoes-placed")
    assert {say(key, number=3) for key in keys[:-1]} <= set(shown)
    assert turn_text(game, (), say) in shown
    assert {say("picture-standing"), say("picture-place", number=1)} <= set(texts(table_svg(end, language=language)))
    sheet = texts(sheet_svg(end, language=language))
    assert {say("end-sheet"), say("sheet-total"), say("terrain-lake-title")} <= set(sheet)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "rules",
    ["kingdomino(players=4, middle_kingdom, harmony)", "queendomino(players=4, middle_kingdom, harmony)",
     "royal_wedding(players=8, teams, harmony)", "totem(players=4)", "tribe(players=4, middle_kingdom, harmony)"],
)  # fmt: skip
def test_the_words_of_a_picture_fit(played, rules, language):
    """Nothing is cut: names of bots, options and boards included."""
    for game in (played(rules, 1, 12), played(rules, 1, 90), played(rules, 1)):
        names = [
            sentence("bot-name", {"number": number, "kind": sentence("level-normal", {}, language).lower()}, language)
            for number in range(1, game.rules.seats + 1)
        ]
        shown = [
            text for picture in (table_svg, sheet_svg) for text in texts(picture(game, names=names, language=language))
        ]
        # How the points were counted may be longer than its column; the points themselves are shown beside it.
        assert [text for text in shown if text.endswith("…") and "×" not in text] == []


def test_no_word_of_a_picture_is_a_key(played):
    """A missing message would show up as its key."""
    for rules in ("queendomino(players=3, harmony)", "tribe(players=3, middle_kingdom)", "totem(players=2)"):
        for moves in (0, 30, 60, None):
            game = played(rules, 1, moves) if moves is not None else played(rules, 1)
            for language in LANGUAGES:
                for picture in (table_svg, sheet_svg):
                    shown = texts(picture(game, names=list("ABC"), language=language))
                    assert not [
                        text for text in shown if re.search(r"[a-z]+-[a-z]+-?[a-z]*$", text) and " " not in text
                    ]


def test_who_wins_alone_shared_and_in_a_team(played):
    game = played("royal_wedding(players=6, teams)", 2)
    assert " win with " in turn_text(game, list("ABCDEF"))
