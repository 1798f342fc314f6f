"""Clocks: what each decision costs, what happens when the time is over, and that the events retell it."""

import random

import pytest
from pydantic import ValidationError

from fiefdom.errors import CommandRefused
from fiefdom.rules import Rules
from fiefdom.server.protocol import messages as wire
from fiefdom.server.protocol.options import ClockOptions, TableOptions
from fiefdom.server.refusals import TableCode
from fiefdom.server.tables import commands
from fiefdom.server.tables.clocks import GRACE, forgive
from fiefdom.server.tables.event_log import rebuild
from fiefdom.server.tables.state import Actor
from fiefdom.server.views.table_view import Views

RULES = "kingdomino(players=2)"
ALL = Actor(frozenset({0, 1}), True)
ME, BOT = wire.SeatWish(who="me", name="Maud"), wire.SeatWish(who="bot", level="random")
TURN = ClockOptions(per="turn", seconds=60)
GAME = ClockOptions(per="game", seconds=300, increment=5)


class Play:
    def __init__(self, clock, seats=(ME, ME)):
        options = TableOptions(clock=clock)
        request = wire.CreateRequest(rules=RULES, seats=list(seats), start=True, options=options)
        self.now, self.events = 1000, []
        self.keep(commands.create("table", request, Rules.parse(RULES), self.now))

    def keep(self, decided):
        self.events += decided.events
        self.table = decided.table
        again = rebuild("table", self.events)
        for name in ("clocks", "lost", "deadline", "chairs", "stage", "options"):
            assert getattr(again, name) == getattr(self.table, name), name

    def wait(self, seconds):
        self.now += round(seconds * 1000)

    def do(self, command):
        self.keep(commands.decide(self.table, ALL, command, self.now))

    def decide(self, seconds=0.0, action=None):
        self.wait(seconds)
        chosen = self.table.game.legal_actions[0] if action is None else action
        self.do(wire.MoveCommand(kind="move", id=1, at=self.table.at, actions=[chosen]))

    def expire(self, connected=(0, 1)):
        self.keep(commands.expire(self.table, self.now, frozenset(connected)))

    def left(self, seat):
        return self.table.clocks.left[seat] / 1000

    def until_place(self):
        while self.table.game.awaits != "place":
            self.decide()


def test_without_a_clock_nothing_is_counted():
    play = Play(None)
    play.decide(10_000)
    assert play.table.clocks is None and play.table.deadline is None


def test_a_turn_has_its_time_and_the_next_one_begins_anew():
    play = Play(TURN)
    play.until_place()
    seat = play.table.to_move
    assert play.left(seat) == 60 and play.table.deadline == play.now + 60_000
    play.decide(20)
    assert play.table.game.awaits == "claim" and play.left(seat) == 40
    play.decide(15)
    assert play.left(play.table.to_move) == 60 and play.table.deadline == play.now + 60_000


def test_the_time_of_a_whole_game_runs_down_and_each_turn_adds_to_it():
    play = Play(GAME)
    play.until_place()
    seat = play.table.to_move
    before = play.left(seat)
    play.decide(20)
    assert play.left(seat) == before - 20
    play.decide(10)
    assert play.left(seat) == before - 30 + 5


@pytest.mark.parametrize("clock", [TURN, GAME], ids=["turn", "game"])
def test_undoing_brings_no_time_back(clock):
    play = Play(clock)
    play.until_place()
    seat = play.table.to_move
    before = play.left(seat)
    play.decide(20)
    play.wait(3)
    play.do(wire.Undo(kind="undo", id=1, at=play.table.at))
    assert play.left(seat) == before - 23
    play.decide(1)
    play.decide(1)
    if play.table.can_undo and play.table.to_move != seat:
        play.wait(2)
        play.do(wire.Undo(kind="undo", id=1, at=play.table.at))
        assert play.left(seat) == before - 25


def test_bots_have_no_clock():
    play = Play(TURN, (ME, BOT))
    while play.table.to_move != 1:
        play.decide()
    assert play.table.clocks.running is None and play.table.deadline is None


def test_a_bot_plays_on_for_whoever_runs_out_and_gives_the_seat_back():
    play = Play(TURN)
    seat = play.table.to_move
    play.wait(59.999)
    play.expire()
    assert not play.table.chairs[seat].substitute
    play.wait(0.001)
    play.expire()
    assert play.table.chairs[seat].substitute and play.table.deadline is None and not play.table.lost
    play.expire()
    play.do(wire.GiveBack(kind="give_back", id=1, seat=seat))
    assert play.table.clocks.running == seat


def test_whoever_has_lost_the_connection_gets_grace_once():
    play = Play(TURN)
    seat = play.table.to_move
    play.wait(60)
    play.expire(connected=())
    assert not play.table.chairs[seat].substitute and play.table.deadline == play.now + GRACE
    play.wait(GRACE / 1000)
    play.expire(connected=())
    assert play.table.chairs[seat].substitute


def test_whoever_loses_by_the_clock_is_last_whatever_the_points():
    play = Play(ClockOptions(per="game", seconds=30, on_timeout="lose"))
    seat = play.table.to_move
    play.wait(30)
    play.expire()
    assert play.table.lost == {seat}
    with pytest.raises(CommandRefused) as error:
        play.do(wire.GiveBack(kind="give_back", id=1, seat=seat))
    assert error.value.reason.code is TableCode.TIME_OVER
    source = random.Random(1)
    while play.table.to_move is not None:
        action = source.choice(play.table.game.legal_actions)
        if play.table.chairs[play.table.to_move].substitute:
            play.keep(commands.bot_move(play.table, play.table.to_move, play.table.at, action, play.now))
        else:
            play.decide(action=action)
    outcome = Views(play.table).table_view(Actor()).game.outcome
    assert outcome.winners == [1 - seat] and outcome.decided_by == "time"
    assert [row.place for row in outcome.ranking] == [1, 2] and outcome.ranking[1].kingdom == seat
    assert Views(play.table).table_view(Actor()).clock.lost == [seat]


def test_clocks_stand_still_while_no_server_runs():
    play = Play(TURN)
    seat = play.table.to_move
    play.wait(10)
    stopped = play.now
    play.wait(3600)
    play.keep(forgive(play.table, stopped, play.now))
    assert play.left(seat) == 50 and play.table.deadline == play.now + 50_000


@pytest.mark.parametrize(
    "fields",
    [
        {"per": "week"},
        {"seconds": 4},
        {"seconds": 10**9},
        {"increment": -1},
        {"increment": 4000},
        {"on_timeout": "cry"},
    ],
)
def test_other_clocks_are_refused(fields):
    with pytest.raises(ValidationError):
        ClockOptions.model_validate({"per": "turn", "seconds": 60, **fields})
