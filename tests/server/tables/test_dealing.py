"""How a game begins with a fair shuffle: commitments, nonces, and what happens if somebody does not answer."""

import json
import random

import pytest

from fiefdom.errors import CommandRefused
from fiefdom.game.fair_shuffle import commitment_to
from fiefdom.notation import Record
from fiefdom.notation.fair_record import verify
from fiefdom.rules import Rules
from fiefdom.server.protocol import messages as wire
from fiefdom.server.refusals import TableCode
from fiefdom.server.tables import commands, imports
from fiefdom.server.tables.dealing import OPEN_WITHIN
from fiefdom.server.tables.event_log import rebuild
from fiefdom.server.tables.state import Actor
from fiefdom.server.views.replay_views import record_of
from fiefdom.server.views.table_view import Views

RULES = "kingdomino(players=2)"
NONCES = ("11" * 32, "22" * 32)
HOST, GUEST, ALL = Actor(frozenset({0}), True), Actor(frozenset({1})), Actor(frozenset({0, 1}), True)
ME, OPEN, BOT = wire.SeatWish(who="me", name="Maud"), wire.SeatWish(who="open"), wire.SeatWish(who="bot", level="easy")


class Play:
    def __init__(self, *seats, **others):
        request = wire.CreateRequest(rules=RULES, seats=list(seats), **others)
        self.keep(commands.create("table", request, Rules.parse(RULES), 1), ())

    def keep(self, decided, before=None):
        self.events = [*(self.events if before is None else before), *decided.events]
        self.table = decided.table

    def do(self, command, actor=HOST, now=1):
        self.keep(commands.decide(self.table, actor, command, now))

    def commit(self, seat, actor=ALL, nonce=None):
        commitment = commitment_to(nonce or NONCES[seat])
        self.do(wire.Commit(kind="commit", id=1, seat=seat, commitment=commitment), actor)

    def open(self, seat, actor=ALL, nonce=None):
        self.do(wire.OpenNonce(kind="open_nonce", id=1, seat=seat, nonce=nonce or NONCES[seat]), actor)

    def start(self):
        self.do(wire.Start(kind="start", id=1))

    def play_on(self, seed=1):
        source = random.Random(seed)
        while self.table.to_move is not None:
            actions = [source.choice(self.table.game.legal_actions)]
            self.do(wire.MoveCommand(kind="move", id=1, at=self.table.at, actions=actions), ALL)

    def refused(self, act):
        before = self.table
        with pytest.raises(CommandRefused) as error:
            act()
        assert self.table is before
        return error.value.reason.code

    def shuffle(self):
        return Views(self.table).table_view(Actor()).shuffle

    def check_retold(self):
        again = rebuild("table", self.events)
        for name in ("shuffles", "commitments", "dealing", "deadline", "stage", "log", "number", "at"):
            assert getattr(again, name) == getattr(self.table, name), name


def friends():
    play = Play(ME, ME)
    play.commit(0, HOST)
    play.commit(1, GUEST)
    return play


def test_the_server_commits_then_nonces_are_opened_then_the_game_begins():
    play = friends()
    assert [each.seat for each in play.shuffle().commitments] == [0, 1] and play.shuffle().opening is None
    play.start()
    opening = play.shuffle().opening
    assert opening.awaited == [0, 1] and play.table.stage == "gathering" and play.table.game is None
    play.check_retold()
    play.open(1, GUEST)
    assert play.shuffle().opening.awaited == [0]
    play.check_retold()
    play.open(0, HOST)
    dealt = play.shuffle().dealt
    assert play.table.stage == "playing" and play.shuffle().opening is None and play.table.deadline is None
    assert (dealt.commitment, dealt.secret) == (opening.commitment, None)
    assert [(each.seat, each.value) for each in dealt.nonces] == [(0, NONCES[0]), (1, NONCES[1])]
    kinds = [event.kind for event in play.events]
    assert kinds.index("shuffling") < kinds.index("nonce_opened") < kinds.index("revealed")
    play.check_retold()


def test_the_secret_is_told_at_the_end_and_the_record_can_be_verified():
    play = friends()
    play.start()
    play.open(0)
    play.open(1)
    secret = play.table.draws.secret
    told = [json.loads(Views(play.table).encoded(actor, 0)) for actor in (Actor(), HOST, GUEST)]
    assert secret not in json.dumps(told) and "shuffle_secret" not in record_of(play.table, 0).tags
    play.play_on()
    assert play.shuffle().dealt.secret == secret
    record = record_of(play.table, 0)
    assert verify(Record.parse(str(record))).shuffle == play.table.draws
    assert verify(Record.from_json(record.as_json())).draws == sum(event.kind == "revealed" for event in play.events)
    play.check_retold()


def test_whoever_does_not_answer_is_left_out_in_time():
    play = friends()
    play.start()
    play.open(1)
    assert play.table.deadline == 1 + OPEN_WITHIN
    assert commands.expire(play.table, OPEN_WITHIN).events == ()
    play.keep(commands.expire(play.table, 1 + OPEN_WITHIN))
    assert play.table.stage == "playing" and play.table.draws.nonces == ((1, NONCES[1]),)
    assert commands.expire(play.table, 10**9).events == ()
    assert play.refused(lambda: play.open(0)) is TableCode.NO_NONCE
    play.check_retold()


def test_without_commitments_the_game_begins_at_once_and_still_has_a_secret():
    play = Play(ME, BOT, start=True)
    assert play.table.stage == "playing" and play.table.draws.nonces == ()
    assert play.shuffle().dealt.commitment == commitment_to(play.table.draws.secret)
    play = Play(ME, BOT, start=True, commitment=commitment_to(NONCES[0]))
    assert play.table.stage == "gathering" and play.shuffle().opening.awaited == [0]
    play.open(0, HOST)
    assert play.table.stage == "playing"


def test_only_the_right_nonce_of_ones_own_seat_once_and_in_time():
    play = friends()
    assert play.refused(lambda: play.open(0)) is TableCode.NO_NONCE
    assert play.refused(lambda: play.commit(1, HOST)) is TableCode.NOT_YOUR_SEAT
    play.commit(0, HOST, nonce=NONCES[1])
    play.commit(0, HOST)
    play.start()
    assert play.refused(lambda: play.commit(0, HOST)) is TableCode.SHUFFLING
    assert play.refused(play.start) is TableCode.SHUFFLING
    assert play.refused(lambda: commands.join(play.table, None, "x", None, 1)) is TableCode.SHUFFLING
    assert play.refused(lambda: play.open(0, GUEST)) is TableCode.NOT_YOUR_SEAT
    assert play.refused(lambda: play.open(0, nonce=NONCES[1])) is TableCode.OTHER_NONCE
    play.open(0)
    assert play.refused(lambda: play.open(0)) is TableCode.NO_NONCE
    play.open(1)
    assert play.refused(lambda: play.commit(0)) is TableCode.NOT_OVER


def test_whoever_joins_may_commit_at_once_so_that_no_game_begins_without_it():
    play = Play(ME, OPEN)
    decided, _ = commands.join(play.table, 1, "Otto", None, 1, commitment_to(NONCES[1]))
    play.keep(decided)
    assert play.table.commitments == ((1, commitment_to(NONCES[1])),)
    play.start()
    assert play.table.stage == "gathering"
    play.open(1, GUEST)
    assert play.table.stage == "playing"
    play.check_retold()


def test_a_seat_that_is_given_up_takes_its_commitment_along():
    play = Play(ME, OPEN)
    decided, _ = commands.join(play.table, 1, "Otto", None, 1)
    play.keep(decided)
    play.commit(1, GUEST)
    play.do(wire.Vacate(kind="vacate", id=1, seat=1))
    assert play.table.commitments == ()
    play.check_retold()


def test_a_rematch_has_a_secret_of_its_own():
    play = friends()
    play.start()
    play.open(0)
    play.open(1)
    play.play_on()
    first = play.table.draws
    play.commit(0, nonce="33" * 32)
    play.do(wire.Rematch(kind="rematch", id=1), ALL)
    assert play.shuffle().dealt.secret == first.secret and play.shuffle().opening.awaited == [0]
    play.open(0, nonce="33" * 32)
    assert play.table.stage == "playing" and play.table.draws.secret != first.secret
    assert play.shuffle().dealt.secret is None and len(play.table.shuffles) == len(play.table.games) == 2
    play.play_on(2)
    assert [verify(record_of(play.table, game)).shuffle for game in (0, 1)] == list(play.table.shuffles)
    play.check_retold()


def test_an_uploaded_record_keeps_its_shuffle():
    play = Play(ME, BOT, start=True)
    play.play_on()
    record = Record.parse(str(record_of(play.table, 0)))
    shown = imports.table_of_record("other", record, 1).table
    assert shown.draws == play.table.draws
    assert Views(shown).table_view(Actor()).shuffle.dealt.secret == play.table.draws.secret
    assert verify(record_of(shown, 0)).shuffle == play.table.draws


def test_tables_without_a_shuffle_play_on_as_before():
    play = Play(ME, BOT, start=True)
    for event in play.events:
        for name in ("secret", "nonces"):
            event.data.pop(name, None)
    play.table = rebuild("table", play.events)
    assert play.table.draws is None and play.shuffle().dealt is None
    play.play_on()
    assert play.table.stage == "over" and "shuffle_commitment" not in record_of(play.table, 0).tags


@pytest.mark.parametrize("seats", [(BOT, BOT)])
def test_a_commitment_without_a_seat_is_refused(seats):
    with pytest.raises(CommandRefused) as error:
        Play(*seats, start=True, commitment=commitment_to(NONCES[0]))
    assert error.value.reason.code is TableCode.NOT_SEATED
