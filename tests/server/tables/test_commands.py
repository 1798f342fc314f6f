"""The pure core: the results of commands, and that replaying the events gives the same table."""

import pytest

from fiefdom.errors import CommandRefused, CorruptLog
from fiefdom.server.protocol import messages as wire
from fiefdom.server.refusals import TableCode, protocol_code
from fiefdom.server.tables import commands
from fiefdom.server.tables.event_log import rebuild
from fiefdom.server.tables.state import Actor, TableEvent
from server_support.plays import BOT, ME, OPEN, Play, same


def test_a_whole_game_is_what_its_facts_retell():
    play = Play("kingdomino(players=2)", ME, BOT, start=True)
    play.play_on()
    assert play.table.stage == "over"
    same(play.table, play.retold())
    assert play.log[-1].key in ("log-place", "log-discard")


@pytest.mark.parametrize("rules", ["queendomino(players=3)", "tribe(players=3)", "totem(players=3)"])
def test_every_family_is_what_its_facts_retell(rules):
    play = Play(rules, *[ME] * 3, start=True)
    play.play_on(3)
    same(play.table, play.retold())
    gained = sum(entry.points for entry in play.log if entry.seat == 0)
    assert rules.startswith("totem") or gained <= play.table.game.scores[0] + 60


def test_points_in_the_log_add_up_to_the_score_in_kingdomino():
    play = Play("kingdomino(players=2)", ME, ME, start=True)
    play.play_on(5)
    for seat in (0, 1):
        assert sum(entry.points for entry in play.log if entry.seat == seat) == play.table.game.scores[seat]


def test_stale_double_and_foreign_moves_are_refused():
    play = Play("kingdomino(players=2)", ME, ME, start=True)
    seat, at, action = play.table.to_move, play.table.at, play.table.game.legal_actions[0]
    command = wire.MoveCommand(kind="move", id=1, at=at, actions=[action])
    assert play.refused(command, Actor(frozenset({1 - seat}))) == "not_your_turn"
    assert play.refused(command, Actor()) == "not_your_turn"
    play.do(command, Actor(frozenset({seat})))
    assert play.refused(command, Actor(frozenset({0, 1}))) == "stale"


def test_an_illegal_action_is_refused_with_the_engines_reason():
    play = Play("kingdomino(players=2)", ME, ME, start=True)
    with pytest.raises(CommandRefused) as refusal:
        play.move(99_999)
    assert protocol_code(refusal.value.reason) == "illegal"
    assert "99999" in str(refusal.value)


def test_several_decisions_at_once_are_all_or_nothing():
    play = Play("queendomino(players=3)", *[ME] * 3, start=True)
    while play.table.game.awaits != "place":
        play.move(play.table.game.legal_actions[0])
    first = play.table.game.legal_actions[0]
    before = play.table
    with pytest.raises(CommandRefused):
        play.move(first, 99_999)
    assert play.table is before
    after, is_certain = commands.ahead(before, Actor(frozenset({before.to_move})), before.at, [first])
    assert is_certain
    decided = play.move(first, after.legal_actions[0])
    assert [event.kind for event in decided.events][:2] == ["played", "played"]


def test_nothing_is_decided_beyond_what_chance_reveals():
    play = Play("kingdomino(players=2)", ME, ME, start=True)
    actor = Actor(frozenset({0, 1}))
    action = play.table.game.legal_actions[0]
    with pytest.raises(CommandRefused) as refusal:
        commands.ahead(play.table, actor, play.table.at, [action, action])
    assert refusal.value.reason.code is TableCode.TOO_FAR


def test_undo_stops_at_what_was_revealed_and_at_others():
    play = Play("queendomino(players=3)", *[ME] * 3, start=True)
    undo = lambda: wire.Undo(kind="undo", id=1, at=play.table.at)  # noqa: E731
    play.move(play.table.game.legal_actions[0])
    assert play.refused(undo(), Actor(frozenset({0, 1, 2}))) == "not_now"
    while play.table.game.awaits != "place":
        play.move(play.table.game.legal_actions[0])
    seat, history = play.table.to_move, play.table.game.history
    play.move(play.table.game.legal_actions[0])
    assert play.refused(undo(), Actor(frozenset({(seat + 1) % 3}))) == "not_now"
    play.do(undo(), Actor(frozenset({seat})))
    assert play.table.game.history == history
    same(play.table, play.retold())


def test_seats_are_joined_renamed_filled_freed_and_started():
    play = Play("kingdomino(players=3)", ME, OPEN, OPEN)
    start = wire.Start(kind="start", id=1)
    assert play.refused(start) == "not_now"
    decided, seat = commands.join(play.table, None, "Otto", 1, 2)
    play.take(decided)
    assert (seat, play.table.chairs[1].name, play.table.chairs[1].colour) == (1, "Otto", 2)
    otto = Actor(frozenset({1}))
    assert play.refused(wire.Rename(kind="rename", id=1, seat=1, name="O", colour=1), otto) == "taken"
    assert play.refused(wire.Rename(kind="rename", id=1, seat=0, name="O", colour=5), otto) == "not_allowed"
    play.do(wire.Rename(kind="rename", id=1, seat=1, name="Ottó", colour=7), otto)
    assert play.refused(wire.Fill(kind="fill", id=1, seat=2, level="easy"), otto) == "not_allowed"
    assert play.refused(wire.Fill(kind="fill", id=1, seat=7, level="easy")) == "malformed"
    play.do(wire.Fill(kind="fill", id=1, seat=2, level="easy"))
    play.do(wire.Vacate(kind="vacate", id=1, seat=2))
    play.do(wire.Sit(kind="sit", id=1, seat=2, name="Also Maud"))
    assert play.refused(start, otto) == "not_allowed"
    play.do(start)
    assert play.table.stage == "playing"
    assert play.refused(start) == "not_now"
    same(play.table, play.retold())


@pytest.mark.parametrize("rules", ["kingdomino(players=2)", "queendomino(players=4)"])
def test_the_whole_turn_of_a_bot_is_what_its_single_decisions_are(rules):
    seats = int(rules[-2])
    turns, singles = (Play(rules, *[BOT] * seats, start=True) for _ in range(2))
    # The same shuffle at both tables, so that the same is drawn.
    singles.table, singles.events = turns.table, list(turns.events)
    while turns.table.stage == "playing":
        seat = turns.table.to_move
        decided = turns.take(commands.bot_turn(turns.table, seat, lambda game: game.legal_actions[-1], 9))
        assert {event.data["seat"] for event in decided.events if event.kind == "played"} == {seat}
        while singles.table.number < turns.table.number:
            action = singles.table.game.legal_actions[-1]
            singles.take(commands.bot_move(singles.table, singles.table.to_move, singles.table.at, action, 9))
    assert turns.events == singles.events
    same(turns.table, turns.retold())
    with pytest.raises(CommandRefused):
        commands.bot_turn(turns.table, 0, lambda game: game.legal_actions[0], 9)


def test_a_bot_takes_over_and_gives_the_seat_back():
    play = Play("kingdomino(players=2)", ME, ME, start=True)
    seat = play.table.to_move
    play.do(wire.TakeOver(kind="take_over", id=1, seat=seat, level="hard"))
    assert play.table.bot_to_move == (seat, "hard")
    with pytest.raises(CommandRefused, match="A bot plays for this seat"):
        play.move(play.table.game.legal_actions[0])
    play.take(commands.bot_move(play.table, seat, play.table.at, play.table.game.legal_actions[0], 9))
    play.do(wire.GiveBack(kind="give_back", id=1, seat=seat), Actor(frozenset({seat})))
    assert play.table.chairs[seat].bot is None
    assert play.refused(wire.GiveBack(kind="give_back", id=1, seat=seat)) == "not_now"
    same(play.table, play.retold())


def test_whoever_leaves_is_followed_by_a_bot_and_the_host_by_an_heir():
    play = Play("kingdomino(players=2)", ME, ME, start=True)
    play.do(wire.Leave(kind="leave", id=1, seat=0))
    assert play.table.chairs[0].who == "bot"
    assert play.table.chairs[0].name == "Maud"
    assert play.table.host == 1
    same(play.table, play.retold())


def test_a_replaced_bot_is_in_the_log():
    play = Play("kingdomino(players=2)", ME, BOT, start=True)
    play.take(commands.replace_bot(play.table, 1, "random", "slow", 3))
    entry = play.log[-1]
    assert (entry.key, entry.args) == ("log-replaced", {"level": "random", "from": "easy", "why": "slow"})
    assert play.table.chairs[1].bot == "random"


def test_a_dynasty_has_three_games_and_then_a_rematch():
    play = Play("kingdomino(players=2, dynasty)", ME, ME, start=True)
    rematch, following = wire.Rematch(kind="rematch", id=1), wire.NextGame(kind="next_game", id=1)
    for game in range(3):
        assert play.refused(following) == "not_now"
        play.play_on(game)
        assert play.table.stage == "over"
        if game < 2:
            assert play.refused(rematch) == "not_now"
            assert play.refused(following, Actor()) == "not_allowed"
            play.do(following)
    assert play.refused(following) == "not_now"
    play.do(rematch, Actor(frozenset({0, 1})))
    assert (play.table.first_game, len(play.table.games), len(play.table.match_games)) == (3, 4, 1)
    same(play.table, play.retold())


def over_with_two_people():
    """A finished game of two browsers: the host in seat 0, a guest in seat 1."""
    play = Play("kingdomino(players=2)", ME, ME, start=True)
    play.play_on(1)
    assert play.table.stage == "over"
    return play, Actor(frozenset({0}), is_host=True), Actor(frozenset({1}))


def test_a_rematch_begins_when_everybody_has_agreed():
    play, host, guest = over_with_two_people()
    rematch = wire.Rematch(kind="rematch", id=1)
    play.do(rematch, guest)
    play.do(rematch, guest)
    assert (play.table.stage, play.table.rematch, play.table.undecided) == ("over", {1}, [0])
    same(play.table, play.retold())
    play.do(rematch, host)
    assert (play.table.stage, play.table.rematch, len(play.table.games)) == ("playing", frozenset(), 2)
    same(play.table, play.retold())


def test_only_the_host_starts_a_rematch_without_the_others():
    play, host, guest = over_with_two_people()
    at_once = wire.Rematch(kind="rematch", id=1, at_once=True)
    assert play.refused(at_once, guest) == "not_allowed"
    assert play.table.rematch == frozenset()
    play.do(at_once, host)
    assert play.table.stage == "playing"


def test_a_rematch_does_not_wait_for_those_who_leave():
    play, host, guest = over_with_two_people()
    play.do(wire.Rematch(kind="rematch", id=1), host)
    play.do(wire.Leave(kind="leave", id=1, seat=1), guest)
    assert (play.table.stage, play.table.chairs[1].who) == ("playing", "bot")
    same(play.table, play.retold())


def test_nobody_is_left_to_play_a_rematch():
    play, host, guest = over_with_two_people()
    play.do(wire.Rematch(kind="rematch", id=1), host)
    play.do(wire.Leave(kind="leave", id=1, seat=0), host)
    assert (play.table.stage, play.table.host) == ("over", 1)
    play.do(wire.Leave(kind="leave", id=1, seat=1), guest)
    assert play.table.stage == "over"


def test_facts_that_cannot_be_are_a_broken_log():
    play = Play("kingdomino(players=2)", ME, ME, start=True)
    with pytest.raises(CorruptLog):
        rebuild("table", [*play.events, TableEvent("played", {"seat": 0, "text": "place K1 n1 n2"}, 1)])
    with pytest.raises(CorruptLog):
        rebuild("table", [])
    with pytest.raises(CorruptLog):
        rebuild("table", [TableEvent("created", {}, 1)])


def test_the_number_of_seats_must_fit_the_rules():
    with pytest.raises(CommandRefused, match="seats"):
        Play("kingdomino(players=3)", ME, ME)
