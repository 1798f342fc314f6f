"""Pieces are conserved at every step, and nothing is known before it is revealed (C13)."""

from itertools import chain

import pytest
from hypothesis import given

from fiefdom import Game, Rules
from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import deck
from fiefdom.game import BuildingTurned, CavemanTurned, LineLaid, Recruit
from property_support.families import (
    ONE_OF_EACH_LAYOUT,
    any_rules,
    covers_every_layout,
    each_flow,
    each_layout,
    examples,
    seeds,
)
from property_support.ledger import Ledger
from property_support.origins_ledger import OriginsLedger
from property_support.playing import decisions
from property_support.royal_ledger import RoyalLedger


def ledger_of(game: Game) -> Ledger:
    if game.rules.is_origins:
        return OriginsLedger(game)
    return RoyalLedger(game) if game.rules.has_buildings else Ledger(game)


def check_all_the_way(rules: Rules, seed: int, most: int | None = None, burn: bool = False) -> None:
    game = Game.new(rules, seed=seed)
    ledger = ledger_of(game)
    ledger.check(game)
    for _ in decisions(game, seed, most, burn):
        ledger.catch_up(game)
        ledger.check(game)


def test_no_layout_is_missed() -> None:
    assert covers_every_layout(ONE_OF_EACH_LAYOUT)


@given(rules=any_rules, seed=seeds)
@examples(14)
def test_pieces_are_conserved_at_every_step(rules: Rules, seed: int) -> None:
    check_all_the_way(rules, seed)


@each_flow
def test_pieces_are_conserved_in_every_flow(rules: Rules, games_factor: int) -> None:
    for seed in range(games_factor):
        check_all_the_way(rules, seed)


def loses_a_totem(rules: Rules, seed: int) -> bool:
    """Whether a totem goes back to the middle in this game."""
    game = Game.new(rules, seed=seed)
    held: set[str] = set()
    for _ in decisions(game, seed, burn=True):
        assert game.totems is not None
        now = {resource for resource, holder in game.totems.items() if holder is not None}
        if held - now:
            return True
        held = now
    return False


@pytest.mark.parametrize("players", [2, 3, 4])
def test_O9_totems_that_nobody_deserves_go_back(players: int) -> None:
    """Fire seldom takes the last piece of a kind, so games in which it does are searched for."""
    rules = Rules("totem", players)
    seed = next(seed for seed in range(60) if loses_a_totem(rules, seed))
    check_all_the_way(rules, seed, burn=True)


@pytest.mark.parametrize("text", ["tribe(players=2)", "tribe(players=4)"])
def test_O6_cavemen_and_resources_burn(text: str) -> None:
    check_all_the_way(Rules.parse(text), seed=3, burn=True)


@pytest.mark.interpreted
@pytest.mark.boundscheck
@each_layout
def test_pieces_are_conserved_in_every_layout(rules: Rules) -> None:
    check_all_the_way(rules, seed=11, most=40)


@given(rules=any_rules, seed=seeds)
@examples(20)
def test_C13_what_is_hidden_shrinks_by_reveals_alone(rules: Rules, seed: int) -> None:
    """Hidden and seen pieces together are the box; only recruiting from the stack is a decision that takes from it."""
    game = Game.new(rules, seed=seed)
    dominoes, buildings, people = set(), 0, 0
    seen = 0
    for _ in chain([None], decisions(game, seed)):
        for event in game.events[seen:]:
            if isinstance(event, LineLaid):
                assert dominoes.isdisjoint(event.dominoes)
                dominoes.update(event.dominoes)
            buildings += isinstance(event, BuildingTurned)
            people += isinstance(event, CavemanTurned) or (isinstance(event, Recruit) and event.source == "stack")
        seen = len(game.events)
        hidden = game.hidden
        assert hidden.dominoes == {each.label for each in deck(rules.box_names)} - dominoes
        assert sum(hidden.buildings.values()) == (32 - buildings if rules.has_buildings else 0)
        box = sum(kind.copies for kind in cavemen()) if rules.has_cavemen else 0
        assert sum(hidden.cavemen.values()) == box - people


@given(rules=any_rules, seed=seeds)
@examples(20)
def test_every_line_comes_from_its_box_and_ascends(rules: Rules, seed: int) -> None:
    """C5, W1, W5."""
    game = Game.new(rules, seed=seed)
    for _ in decisions(game, seed):
        pass
    lines = [event.dominoes for event in game.events if isinstance(event, LineLaid)]
    assert len(lines) == rules.lines
    letters = {"kingdomino": "K", "queendomino": "Q", "origins": "O"}
    for number, line in enumerate(lines):
        assert {label[0] for label in line} == {letters[rules.box_of_line(number)]}
        numbers = [int(label[1:]) for label in line]
        assert numbers == sorted(set(numbers)) and len(numbers) == rules.line_size
