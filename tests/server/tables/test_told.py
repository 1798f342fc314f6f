"""Tables with the real box: the players tell what was drawn, and everything else is as at any other table."""

import random

import pytest

from fiefdom import Game, Rules
from fiefdom.errors import CommandRefused
from fiefdom.server.protocol import messages as wire
from fiefdom.server.refusals import TableCode
from fiefdom.server.tables import commands
from fiefdom.server.tables.event_log import rebuild
from fiefdom.server.tables.state import Actor
from fiefdom.server.views.table_view import Views

RULES = ["kingdomino(players=2)", "queendomino(players=2)", "royal_wedding(players=3)", "tribe(players=2)"]


class Told:
    """A table whose players tell what comes, and the events that it stored."""

    def __init__(self, rules, told=True):
        self.rules = Rules.parse(rules)
        seats = [wire.SeatWish(who="me", name=f"N{seat}") for seat in range(self.rules.seats)]
        self.actor = Actor(frozenset(range(self.rules.seats)), is_host=True)
        request = wire.CreateRequest(rules=rules, seats=seats, start=True, told=told)
        self.take(commands.create("t", request, self.rules, 1), [])

    def take(self, decided, before):
        self.table, self.events = decided.table, [*before, *decided.events]

    def send(self, actor=None, **fields):
        kinds = {"tell": wire.Tell, "undo": wire.Undo, "move": wire.MoveCommand}
        command = kinds[fields["kind"]](id=0, at=self.table.at, **fields)
        self.take(commands.decide(self.table, actor or self.actor, command, 2), self.events)

    @property
    def view(self):
        return Views(self.table).table_view(self.actor)

    def step(self, random_source):
        """Tell something that the picker offers, or decide."""
        chance = self.view.game.chance
        if chance is None:
            action = random_source.choice(self.table.game.legal_actions)
            return self.send(kind="move", actions=[action])
        dominoes = [one.id for one in random_source.sample(chance.dominoes, chance.count)] if chance.dominoes else []
        picked = dominoes or [random_source.choice(chance.pieces or [str(seat + 1) for seat in chance.seats])]
        return self.send(kind="tell", text=" ".join([chance.awaits, *picked]))


@pytest.mark.parametrize("rules", RULES)
def test_whole_games_are_told_by_what_the_picker_offers(rules):
    told, source = Told(rules), random.Random(4)
    while told.table.stage == "playing":
        told.step(source)
    game = told.table.game
    assert game.is_over and told.view.game.chance is None
    assert Game.replay(game.rules, game.events) == game
    assert rebuild("t", told.events).game == game


def test_a_table_that_is_loaded_again_still_waits_for_the_box():
    told = Told("kingdomino(players=2)")
    told.send(kind="tell", text="3 17 20 44")
    loaded = rebuild("t", told.events)
    assert loaded.told and loaded.game.awaits == "king" and loaded.game.chance == "told"
    assert Views(loaded).table_view(told.actor).game.chance.seats == [0, 1]


def test_what_cannot_have_been_drawn_is_refused_and_changes_nothing():
    told = Told("kingdomino(players=2)")
    before = told.table
    for text in ("line 1 2 3", "line 1 1 2 3", "line 1 2 3 49", "king 1", "claim 3", "", "x" * 100, "line 1 2 3 \0"):
        with pytest.raises(CommandRefused):
            told.send(kind="tell", text=text)
        assert told.table is before
    with pytest.raises(CommandRefused, match="who sit"):
        told.send(Actor(), kind="tell", text="line 1 2 3 4")
    late = wire.Tell(kind="tell", id=0, at=told.table.at - 1, text="line 1 2 3 4")
    with pytest.raises(CommandRefused) as refused:
        commands.decide(told.table, told.actor, late, 2)
    assert refused.value.reason.code is TableCode.STALE


def test_everybody_at_the_table_may_undo_what_was_told_and_decided():
    told = Told("kingdomino(players=2)")
    told.send(kind="tell", text="line 3 17 20 44")
    assert told.view.game.chance.can_undo
    told.send(kind="undo")
    assert told.table.game.awaits == "line" and rebuild("t", told.events).game.awaits == "line"
    told.send(kind="tell", text="line 3 17 20 43")
    told.send(kind="tell", text="king 2")
    told.send(kind="move", actions=[told.table.game.legal_actions[0]])
    told.send(Actor(frozenset({0})), kind="undo")
    assert told.table.game.awaits == "claim"
    with pytest.raises(CommandRefused):
        told.send(Actor(), kind="undo")


def test_other_tables_draw_for_themselves():
    table = Told("kingdomino(players=2)", told=False)
    assert table.view.game.chance is None
    with pytest.raises(CommandRefused, match="Nothing was drawn"):
        table.send(kind="tell", text="line 3 17 20 44")
