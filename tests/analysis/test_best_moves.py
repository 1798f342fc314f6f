"""Analysis of a decision: the best moves, what they lead to, and how certain that is."""

from dataclasses import replace

import pytest

from fiefdom import Game, IllegalMove, bots
from fiefdom.analysis import Analysis, MoveEstimate, analyse
from fiefdom.engine.random import new_source
from fiefdom.game import Claim

FEW, FEWEST = bots.Limit(simulations=400), bots.Limit(simulations=40)
# The last claiming round: `place K31 s1w1 s1w2; claim K10` loses by 12, `place K31 n2e1 n2; claim K21` wins by 2.
TRAP = (
    "kingdomino(players=2) | round 5 turn 3 place | line K12:2 K24:1 K31:2 K43:1 | next K10 K11:2 K21 K28:1 | "
    "kingdom 1: K2 e1 e2, K5 w2 w1, K8 s1 s2, K13 n1e1 n1, K14 n1e2 n2e2, K19 n2e1 n2, K24 s1w2 s2w2, K27 n1w1 n1w2, "
    "K45 s1e1 s1e2 | "
    "kingdom 2: K3 w2 w1, K7 n2e2 n1e2, K12 n2w2 n2w1, K15 s1e1 s2e1, K20 e1 e2, K23 n1e1 n1, K37 s1 s2, "
    "K42 s1e2 s2e2, K46 n1w2 n1w1"
)


def played(rules: str, moves: int, seed: int = 4) -> Game:
    game = Game.new(rules, seed)
    bot, source = bots.bot("normal"), new_source(seed)
    for _ in range(moves):
        view = bots.View.of(game)
        game.push(bot.choose(view, view.legal, source))
    return game


def test_estimates_are_legal_moves_best_first() -> None:
    game = played("kingdomino(players=3)", 9)
    found = analyse(game, FEW, lines=8)
    assert 2 <= len(found) <= 8 and found[:2] == (found[0], found[1])
    assert [estimate.lead for estimate in found] == sorted((estimate.lead for estimate in found), reverse=True)
    for estimate in found:
        assert game.action_of(estimate.move) == estimate.action
        assert estimate.win_interval[0] <= estimate.win_chance <= estimate.win_interval[1]
        assert estimate.margin > 0 and estimate.simulations > 10 and estimate.points > 0
    assert found.certainty == "estimated" and found.noise[0] == 0


def test_sheets_add_up_to_points_and_lead() -> None:
    for rules, moves in (("queendomino(players=2)", 24), ("tribe(players=3)", 40)):
        for estimate in analyse(played(rules, moves), FEWEST):
            assert estimate.sheet.total == pytest.approx(estimate.points)
            assert estimate.sheet.total - estimate.other.total == pytest.approx(estimate.lead)
            assert estimate.sheet.row("territory", "forest").squares >= 0


def test_chances_of_all_kingdoms_add_up_to_one_and_nothing_uncertain_is_certain() -> None:
    for rules, moves in (("kingdomino(players=2)", 30), ("kingdomino(players=4)", 84), ("totem(players=3)", 60)):
        found = analyse(played(rules, moves), FEW)
        assert not found.exact
        for estimate in found:
            assert sum(estimate.chances) == pytest.approx(1)
            assert estimate.win_chance == estimate.chances[found.kingdom]
            assert all(0 < chance < 1 for chance in estimate.chances)
            assert 1 <= found.percent(estimate.win_chance) <= 99
    assert (found.percent(0.0), found.percent(1.0)) == (1, 99)
    assert replace(found, certainty="exact").percent(1.0) == 100


def test_both_sides_see_the_same_chances() -> None:
    """What one side expects before the draw and the other side after a quiet move differs by little."""
    game = played("kingdomino(players=2)", 12)
    limit = bots.Limit(simulations=4000)
    before = analyse(game, limit, lines=1)
    after = game.copy()
    after.push(before[0].move)
    assert after.history[-1].event == before[0].move
    then = analyse(after, limit, lines=1)
    assert then[0].chances[before.kingdom] == pytest.approx(before[0].win_chance, abs=0.1)


def test_the_played_move_is_among_the_estimates() -> None:
    game = played("kingdomino(players=2)", 8)
    assert game.awaits == "place"
    for action in (game.legal_actions[0], game.legal_actions[-1]):
        found = analyse(game, FEW, lines=1, played=action)
        assert found.played is not None and found.played.action == action and found.played in list(found)
        assert len(found) <= 2
        assert analyse(game, FEW, lines=1, played=game.move_of(action)) == found
    with pytest.raises(IllegalMove):
        analyse(game, FEW, played=max(game.legal_actions) + 1)


def test_a_placement_is_told_with_the_claim_that_goes_with_it() -> None:
    game = played("kingdomino(players=2)", 4)
    assert game.awaits == "place"
    lines = {f"claim {place.domino}" for place in game.next_line}
    for estimate in analyse(game, FEW):
        assert str(estimate.then) in lines
        after = game.copy()
        after.push(estimate.move)
        if estimate.then is not None:
            after.push(estimate.then)
        for seat, move in zip(estimate.line.seats, estimate.line.moves, strict=True):
            assert after.push(move, seat) == move


def test_a_played_placement_is_judged_with_the_claim_that_goes_best_with_it() -> None:
    """With any claim but K27 the placement would seem to lose about 10 points."""
    game = Game.from_position(
        "kingdomino(players=2) | round 3 turn 1 place | line K15:2 K28:1 K30:1 K43:2 | next K10 K27 K39 K45 | "
        "kingdom 1: K16 s1 s1w1, K24 n1 n1e1, K40 n2e2 n2e1, K42 w1 n1w1 | "
        "kingdom 2: K3 n1w1 n1, K11 w2 w1, K13 n1e2 n1e1, K33 e2 e1"
    )
    move = next(move for move in game.legal_moves if str(move) == "place K15 n2w2 n1w2")
    for seed in range(3):
        found = analyse(game, FEW, lines=1, seed=seed, played=move)
        assert found.played is not None and str(found.played.then) == "claim K27"
        assert found[0].lead - found.played.lead < 4


def test_the_same_seed_gives_the_same_analysis() -> None:
    game = played("totem(players=3)", 12)
    found = analyse(game, FEWEST)
    assert analyse(game, FEWEST) == found != analyse(game, FEWEST, seed=1)


def test_a_limit_in_seconds_and_threads() -> None:
    game = played("kingdomino(players=2)", 8)
    for limit in (bots.Limit(seconds=0.05), bots.Limit(seconds=0.05, threads=2), bots.Limit(simulations=9, seconds=9)):
        assert all(estimate.simulations >= 16 for estimate in analyse(game, limit))


def test_threads_do_not_change_the_result() -> None:
    game = played("kingdomino(players=2)", 8)
    assert analyse(game, bots.Limit(simulations=400, threads=2)) == analyse(game, FEW)


def test_the_trap_in_the_last_claiming_round_is_seen() -> None:
    game = Game.from_position(TRAP)
    found = analyse(game, FEW, lines=1)
    assert found.exact and (str(found[0].move), str(found[0].then)) == ("place K31 n2e1 n2", "claim K21")
    assert (found[0].lead, found[0].win_chance, found[0].chances) == (2.0, 1.0, (0.0, 1.0))
    game.push("place K31 s1w1 s1w2")
    found = analyse(game, FEW, lines=1, played=Claim("K10"))
    assert found.exact and found[0].win_chance == 1
    assert found.played is not None and (found.played.win_chance, found.played.lead) == (0.0, -12.0)


@pytest.mark.parametrize(
    "rules", ["kingdomino(players=2)", "discovery(players=2)", "kingdomino(players=2, mighty_duel)"]
)
def test_exact_lines_lead_to_the_promised_result(rules: str) -> None:
    game = played(rules, 0)
    while not analyse(game, bots.Limit(simulations=2), lines=1).exact:
        game.push(bots.bot("normal").play(game))
    for estimate in analyse(game, FEW, lines=4):
        assert estimate.margin == 0 and estimate.simulations == 1
        assert estimate.sheet.total == estimate.points
        assert estimate.sheet.total - estimate.other.total == estimate.lead
        assert estimate.win_chance in (0.0, 0.5, 1.0) and sum(estimate.chances) == 1


def test_a_solved_line_goes_on_after_the_last_line_is_laid() -> None:
    """In Kingdomino for four the round before the last claiming round is solved: the last line is what is left."""
    game = played("kingdomino(players=4)", 0)
    while analyse(game, bots.Limit(simulations=2), lines=1).certainty == "estimated":
        game.push(bots.bot("normal").play(game))
    assert game.hidden.dominoes
    found = analyse(game, FEW, lines=3)
    assert found.certainty == "foreseen" and all(estimate.sheet.total > 0 for estimate in found)
    assert all(0 < estimate.win_chance < 1 for estimate in found)


def test_one_move_needs_no_thought() -> None:
    game = played("kingdomino(players=4)", 0)
    while len(game.legal_moves) > 1:
        game.push(game.legal_moves[0])
    found = analyse(game, FEW)
    assert found.moves == 1 and found.is_clear
    assert found[0].move == game.legal_moves[0]


def test_nothing_is_analysed_when_the_game_is_over() -> None:
    game = Game.new("kingdomino(players=2)", 1)
    while not game.is_over:
        game.push(game.legal_moves[0])
    with pytest.raises(ValueError, match="No decision"):
        analyse(game, FEW)


@pytest.mark.parametrize(("difference", "noise", "clear"), [(3.0, 1.0, True), (1.0, 1.4, False), (0.5, 0.0, True)])
def test_a_lead_is_clear_beyond_the_noise(difference: float, noise: float, clear: bool) -> None:
    found = analyse(Game.new("kingdomino(players=2)", 1), FEW, lines=1)
    first: MoveEstimate = replace(found[0], lead=difference)
    second: MoveEstimate = replace(found[0], lead=0.0)
    pair = Analysis((first, second), 2, 0, "estimated", (0.0, noise))
    assert pair.is_clear == pair.is_worse(second) == clear
    assert Analysis((first,), 1, 0).is_clear
