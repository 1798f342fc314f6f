"""Positions where best move and reason are known: a forced win, a building worth more than a domino, a volcano."""

from collections.abc import Iterator

import pytest

from fiefdom import Game, Limit, analyse
from fiefdom.analysis import Analysis, explain
from fiefdom.analysis.effects import effects
from fiefdom.analysis.explaining import as_sentence
from fiefdom.analysis.explanations import Because
from fiefdom.analysis.reviewing import review
from fiefdom.notation import Record

FEW = Limit(simulations=200)

# Seat 1 places K20, then seat 2 K42, then seat 1 K43. The wheat of the first K20 completes a territory of 6 × 4.
FORCED_WIN = (
    "kingdomino(players=2) | round 6 turn 2 place | line K2:2 K20:1 K42:2 K43:1 | "
    "kingdom 1: K1 n2e1 n2e2, K3 n2w2 n1w2, K4 s2w2 s2w1, K10 n1w1 n1, K18 w2 w1, K19 e2 e1, K21 n1e2 n1e1, "
    "K23 s1e2 s1e1, K24 s1w2 s1w1, K28 n2w1 n2 | "
    "kingdom 2: K2 s2w2 s2w1, K13 s2 s1, K22 s2e1 s2e2, K25 n1 n1e1, K30 w2 w1, K33 s1w2 s1w1, K35 n1w2 n1w1, "
    "K39 s1e1 s1e2, K40 n2e1 n2, K44 e1 e2, K46 n1e2 n2e2"
)
# Nobody has coins, and the bakery costs none. Seat 1 has five wheat territories, so it is worth 10 to it, and needs a
# town square, which Q33 has. Q15 would add 5 points to its forest at once.
BUILDING = (
    "queendomino(players=2) | round 11 turn 3 claim | line Q1:1 Q2:2 Q3:1 Q5:2 | next Q9:1 Q15 Q19:2 Q33 | "
    "gone Q2 Q4 Q6 Q10 Q12 Q13 Q14 Q17 Q18 Q21 Q22 Q23 Q24 Q25 Q28 Q30 Q31 Q32 Q34 Q35 Q36 Q37 Q38 Q39 Q40 Q41 Q42 Q43 "
    "Q44 Q45 Q46 Q47 Q48 | board bakery statue statue statue brewery watchtower | top church | "
    "kingdom 1: Q1 s1 s2, Q3 n2 n1, Q11 n2w1 n1w1, Q16 n3 n3e1, Q20 w1 w2, Q26 e1 e2, discards 16, coins 0, reserve 0, "
    "towers 0, knights n1 | "
    "kingdom 2: Q7 e1 e2, Q8 n1e1 n1e2, Q27 e3 n1e3, Q29 n1 n2, discards 17, coins 0, reserve 0, towers 0, knights n1"
)
# The volcano of O43 must erupt. Every square but s2w3 costs points of a sculptor or of the quarry.
VOLCANO = (
    "tribe(players=2) | round 12 turn 4 erupt | line O3:1 O5:2 O36:1 O43:2 | gone O18 O36 | cave hunter painter | "
    "kingdom 1: O1 w1 s1w1, O2 n2w1 n2, O3 n3w1 n3, O4 s1w2 s1w3, O8 n3w2 n3w3, O9 s2w1 s2w2, O12 s2e2 s2e3, "
    "O15 n2e2 n1e2, O16 s1e1 s2e1, O17 s1e2 s1e3, O19 s3e3 s3e2, O21 s1 s2, O25 n1w1 n1, O26 n1e3 e3, O27 w2 w3, "
    "O28 n1w2 n1w3, O29 s3w1 s3w2, O30 n2w2 n2w3, O34 n2e1 n1e1, O41 s3e1 s3, O42 n3e2 n3e1, O46 e1 e2, O47 s2w3 s3w3, "
    "discards 1, fires n2w1:2 n1w2:1 w2:1, spent n3w3 n2w3 n1e2 s1w3 s1 s1e1 s1e2 s1e3 s2w2 s2 s2e3 s3e1 s3e3, "
    "giant_warrior n3e1, small_warrior n3e2, shaman n2, amazon_warrior n2e1, small_warrior n2e2, fire_woman n1w1, "
    "gatherer s1w1, fisher s2e1, painter s2e2 | "
    "kingdom 2: O5 n2w2 n3w2, O6 n1w1 n1, O7 n1w2 n1w3, O10 n2e1 n1e1, O11 n2 n3, O13 s1e3 s2e3, O14 e1 e2, "
    "O20 n2e3 n3e3, O22 s1w3 w3, O23 s1w1 s1w2, O24 s2e1 s1e1, O31 n2w1 n3w1, O32 e3 n1e3, O33 n1e2 n2e2, "
    "O35 s3w3 s2w3, O37 s2w2 s2w1, O38 s3e3 s3e2, O39 s1e2 s2e2, O40 n2w3 n3w3, O43 s3w1 s3w2, O44 s3 s3e1, O45 s2 s1, "
    "O48 w2 w1, discards 1, fires n2w3:1 n1w1:3 w2:2 e1:1 s1e2:2 s2:1, spent n3w1 n3e3 n1w3 n1e1 w3 e2 s1e3 s2e3 s3 "
    "s3e3, amazon_warrior n3, amazon_warrior n2, gatherer n1w2, small_warrior n1, fisher n1e3, shaman w1, "
    "sculptor s1w3, sculptor s1w1, hunter s2e2"
)


def analysed(text: str) -> tuple[Game, Analysis]:
    game = Game.from_position(text)
    return game, analyse(game, FEW, lines=8)


def lead(game: Game, kingdom: int) -> int:
    return game.scores[kingdom] - game.scores[1 - kingdom]


def forced(game: Game, kingdom: int) -> int:
    """The lead of a kingdom if both play best, by trying everything."""
    if game.is_over:
        return lead(game, kingdom)
    assert game.to_move is not None
    leads = (forced(after, kingdom) for after in successors(game))
    return max(leads) if game.rules.kingdom_of(game.to_move) == kingdom else min(leads)


def successors(game: Game) -> Iterator[Game]:
    for move in game.legal_moves:
        after = game.copy()
        after.push(move)
        yield after


def test_a_forced_win_is_found_and_called_so() -> None:
    game, found = analysed(FORCED_WIN)
    assert found.exact and len(found) == len(game.legal_moves) == 3
    truth = {str(after.history[-1].event): forced(after, 0) for after in successors(game)}
    assert {str(each.move): each.lead for each in found} == truth
    assert (str(found[0].move), found[0].lead) == ("place K20 s2e2 s2e1", 2)
    assert [each.win_chance for each in found] == [1, 0, 0]
    for each in found:
        code = Because.WINS if each.lead > 0 else Because.LOSES
        assert explain(game, found, each)[0] == code(lead=f"{each.lead:+.0f}")
    joins = Because.JOINS(terrain="wheat", squares=6, crowns=4, points="+9")
    assert explain(game, found, found[0])[1] == joins


def test_missing_a_forced_win_is_a_blunder() -> None:
    game = Game.from_position(FORCED_WIN)
    game.push("place K20 s1 s2")
    (decision,) = review(Record.of(game), "fast", cache=False).decisions
    assert (decision.verdict, decision.lost_chance, decision.best) == ("blunder", 1, "place K20 s2e2 s2e1")
    assert decision.why_best[0].key == "because-wins"


def test_a_building_is_worth_more_than_a_domino() -> None:
    game, found = analysed(BUILDING)
    assert list(map(str, game.legal_moves)) == ["claim Q15", "claim Q33"]
    assert [effect.best for effect in effects(game, game.legal_actions)] == [5, 1]
    assert [str(each.move) for each in found] == ["claim Q33", "claim Q15"] and found.is_clear
    assert found[0].lead > 0 > found[1].lead
    assert found[0].sheet.points("building", "bakery") == 10 and found[1].sheet.points("building", "bakery") == 0
    best, other = (explain(game, found, each) for each in found)
    assert best[0] == Because.BUILDING(building="bakery", points="+10")
    assert best[1] == Because.TERRITORY(terrain="forest", points="-5")
    assert Because.LEAVES_TO(domino="Q15", seat=2, points="-2") in best and Because.LATER() in best
    assert other[0] == Because.BUILDING(building="bakery", points="-10")
    assert Because.TAKES(domino="Q15", points="+2") in other


def test_a_volcano_ruins_what_it_hits() -> None:
    game, found = analysed(VOLCANO)
    truth = {str(after.history[-1].event): lead(after, 1) for after in successors(game)}
    assert found.exact and {str(each.move): each.lead for each in found} == truth
    assert (str(found[0].move), found[0].lead) == ("erupt s2w3", 1)
    assert all(each.win_chance == 0 and each.lead < 0 for each in found[1:])
    ruined = found[-1]
    reasons = explain(game, found, ruined)
    assert str(ruined.move) == "erupt s1w3"
    assert reasons[:3] == (
        Because.LOSES(lead="-21"),
        Because.TERRITORY(terrain="quarry", points="-14"),
        Because.CAVEMAN(caveman="sculptor", points="-10"),
    )
    # The points of all reasons are the whole difference.
    parts = [int(str(reason.args["points"])) for reason in reasons[1:]]
    assert sum(parts) == ruined.lead - found[0].lead


@pytest.mark.parametrize(
    ("text", "best", "sentences"),
    [
        (
            FORCED_WIN, "place K20 s2e2 s2e1",
            {
                "en": "wins by force (+2); joins your wheat (6 × 4): +9 at once; wheat: +4",
                "hu": "kikényszerített győzelem (+2); csatlakozik ehhez a tartományodhoz: búzamező (6 × 4), "
                      "azonnal +9; búzamező: +4",
                "pl": "wymuszona wygrana (+2); powiększa twoją posiadłość: pola uprawne (6 × 4), od razu +9; "
                      "pola uprawne: +4",
            },
        ),
        (
            BUILDING, "claim Q33",
            {
                "en": "Bakery: +10; forest: -5; leaves Q15 to seat 2: -2; lake: +1; later turn in the next round",
                "hu": "Pékség: +10; erdő: -5; 2. hely kaphatja: Q15 (-2); tó: +1; későbbi lépés a következő körben",
                "pl": "Piekarnia: +10; las: -5; zostawia Q15 dla miejsca 2: -2; jezioro: +1; "
                      "późniejszy ruch w następnej rundzie",
            },
        ),
        (
            VOLCANO, "erupt s2w3",
            {
                "en": "wins by force (+1); sculptor: +5",
                "hu": "kikényszerített győzelem (+1); szobrász: +5",
                "pl": "wymuszona wygrana (+1); rzeźbiarz: +5",
            },
        ),
    ],
    ids=["forced win", "building", "volcano"],
)  # fmt: skip
def test_why_in_three_languages(text: str, best: str, sentences: dict[str, str]) -> None:
    game, found = analysed(text)
    reasons = explain(game, found, found[0])
    assert str(found[0].move) == best
    assert {language: as_sentence(reasons, language) for language in sentences} == sentences
