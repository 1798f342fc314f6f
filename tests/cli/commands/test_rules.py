"""`fiefdom rules`: the same text as the page, for any game, players and options."""

import json
import re

import pytest
from click.testing import CliRunner

from fiefdom.cli.main import program
from fiefdom.cli.play.rule_text import rules_lines
from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.languages import FOLDER, LANGUAGES, has, sentence
from fiefdom.rulebook import section_of_rule, sections
from fiefdom.rulebook.sections import FILE
from fiefdom.rules import Rules
from fiefdom.rules.games import GAMES

RULES = (FOLDER.parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
DATA = json.loads(FILE.read_text(encoding="utf-8"))


def printed(*arguments):
    return CliRunner().invoke(program, ["rules", *arguments], env={"COLUMNS": "80"})


def said(language):
    def say(key, **args):
        return sentence(key, args, language)

    return say


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_in_every_language(game, language):
    text = "\n".join(rules_lines(game, said(language)))
    assert "help-" not in text and "terrain-" not in text and len(text) > 1500
    assert all(len(line) <= 80 for line in text.splitlines())


def test_players_and_options_decide_what_is_told():
    general = printed("kingdomino").output
    assert "With two players" in general and "Mighty Duel" in general and "Harmony" in general
    three = printed("kingdomino(players=3, harmony)").output
    assert "With two players" not in three and "Mighty Duel" not in three
    assert "Harmony: 5 points" in three and "Middle Kingdom" not in three
    assert "5 by 5\n  square." in three
    duel = printed("kingdomino(players=2, mighty_duel)").output
    assert "7 by 7\n  square." in duel and "With two players" in duel and "Mighty Duel" in duel
    assert "Options" not in printed("kingdomino(players=4, dynasty=off)").output


@pytest.mark.parametrize("rules", list(Rules.all()), ids=str)
def test_the_size_of_the_kingdom_is_right_for_all_rules(rules):
    text = " ".join("\n".join(rules_lines(rules, said("en"))).split())
    assert f"fits in a {rules.side} by {rules.side} square." in text


def test_a_rule_leads_to_its_section():
    found = printed("tribe", "--rule", "o12")
    assert found.output.startswith("Origins: Tribe\n\nRecruiting (O11, O12") and "The aim" not in found.output
    refused = printed("kingdomino", "--rule", "Q6")
    assert refused.exit_code == 2 and "'Q6'" in refused.output
    assert printed("chess").exit_code == 2


@pytest.mark.parametrize("game", GAMES)
def test_every_cited_rule_exists_and_every_rule_of_a_refusal_is_told(game):
    cited = {rule for section in sections(game) for rule in section.rules}
    assert all(re.search(rf"\*\*{rule}[ *]", RULES) for rule in cited)
    assert {"C2", "C3", "C4", "C5"} <= cited
    assert section_of_rule(game, "C3").title == "help-place"


def test_catalogues_are_complete():
    assert DATA["catalogues"]["buildings"] == [[each.id, each.copies] for each in buildings()]
    assert DATA["catalogues"]["cavemen"] == [[each.id, each.copies] for each in cavemen()]
    text = printed("queendomino").output
    assert all(sentence(f"building-{each.id}", {}) in text for each in buildings())


def territories(rows):
    """Connected squares of one terrain: their terrain, number and crowns."""
    cells = {(x, y): cell for y, row in enumerate(rows) for x, cell in enumerate(row) if cell}
    found, seen = [], set()
    for start in cells:
        if start in seen:
            continue
        terrain, group, waiting = cells[start].rstrip("0123456789"), set(), [start]
        while waiting:
            x, y = waiting.pop()
            if (x, y) in group or cells.get((x, y), "").rstrip("0123456789") != terrain:
                continue
            group.add((x, y))
            waiting += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        seen |= group
        crowns = sum(int(cells[cell][len(terrain) :] or 0) for cell in group)
        found.append((terrain, len(group), crowns))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["score", "fires"])
def test_worked_scores_are_right(name, language):
    (picture,) = DATA["pictures"][name]
    counted = [
        (squares, crowns)
        for terrain, squares, crowns in territories(picture["rows"])
        if crowns and terrain not in ("castle", "hut", "volcano")
    ]
    text = sentence(picture["caption"], {}, language)
    sums = [tuple(map(int, match)) for match in re.findall(r"(\d+) × (\d+) = (\d+)", text)]
    assert sorted(sums) == sorted((squares, crowns, squares * crowns) for squares, crowns in counted)
    assert int(re.findall(r"\d+", text)[-1]) == sum(points for _, _, points in sums)


def test_every_picture_has_a_caption_and_rows_of_one_length():
    for picture in (picture for group in DATA["pictures"].values() for picture in group):
        assert all(has(picture["caption"], language) for language in LANGUAGES)
        assert len({len(row) for row in picture["rows"]}) == 1
        assert all(picture["rows"][y][x] for x, y in picture["new"])
