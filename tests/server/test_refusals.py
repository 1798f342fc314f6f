"""Every reason given by the server, to players and to its operator."""

import asyncio
import socket
import time

import httpx
import pytest

from fiefdom.errors import FiefdomError
from fiefdom.game import Game
from fiefdom.notation import Record
from fiefdom.rules import Rules
from fiefdom.server import process, table_files
from fiefdom.server.bot_pool import BotPool
from fiefdom.server.configuration import level_bot, load, network, origin
from fiefdom.server.lifecycle import Lifecycle
from fiefdom.server.protocol import messages as wire
from fiefdom.server.protocol.options import ClockOptions, TableOptions
from fiefdom.server.rate_limits import Rate
from fiefdom.server.refusals import ServerCode, TableCode, protocol_code, refusal
from fiefdom.server.routes.play import _parsed
from fiefdom.server.settings import ServerSettings
from fiefdom.server.store.database import TableStore, database_url
from fiefdom.server.tables import commands
from fiefdom.server.tables.event_log import rebuild
from fiefdom.server.tables.state import Actor, TableEvent
from fiefdom.server.views.replay_views import game_at
from server_support.players import at_table, cookie_of, create, new_client, run
from server_support.serving import serving
from support.reason_checks import check_words, codes, members, sample

HOST, GUEST, NOBODY = Actor(frozenset({0}), is_host=True), Actor(frozenset({1})), Actor()
DUEL = "kingdomino(players=2)"
ME, OPEN, BOT = {"who": "me", "name": "Maud"}, {"who": "open"}, {"who": "bot", "level": "random"}
SEATS = {"me": wire.SeatWish(**ME), "open": wire.SeatWish(**OPEN), "bot": wire.SeatWish(**BOT)}


def table_of(*wishes, rules=DUEL, start=False):
    request = wire.CreateRequest(rules=rules, seats=[SEATS[wish] for wish in wishes], start=start)
    return commands.create("table", request, Rules.parse(rules), 1).table


def finished(rules=DUEL, games=1):
    table = table_of("me", "me", rules=rules, start=True)
    for game in range(games):
        if game:
            table = commands.decide(table, HOST, wire.NextGame(kind="next_game", id=1), 1).table
        while table.to_move is not None:
            move = wire.MoveCommand(kind="move", id=1, at=table.at, actions=[table.game.legal_actions[0]])
            table = commands.decide(table, Actor(frozenset({table.to_move})), move, 1).table
    return table


def ordered(table, command, actor=HOST, **fields):
    return lambda: commands.decide(table(), actor, _command(command, table(), fields), 1)


def _command(kind, table, fields):
    if kind in ("move", "undo"):
        fields = {"at": table.at, **fields}
    return wire_command(kind, fields)


def wire_command(kind, fields):
    return {
        "move": wire.MoveCommand, "undo": wire.Undo, "rename": wire.Rename, "sit": wire.Sit, "fill": wire.Fill,
        "vacate": wire.Vacate, "start": wire.Start, "take_over": wire.TakeOver, "give_back": wire.GiveBack,
        "next_game": wire.NextGame, "rematch": wire.Rematch, "ping": wire.Ping, "commit": wire.Commit,
        "open_nonce": wire.OpenNonce,
    }[kind](kind=kind, id=1, **fields)  # fmt: skip


def gathering():
    return table_of("me", "open")


def playing():
    return table_of("me", "me", start=True)


def with_bot():
    return table_of("me", "bot", start=True)


def without_undo():
    options = TableOptions(undo=False)
    request = wire.CreateRequest(rules=DUEL, seats=[SEATS["me"], SEATS["me"]], start=True, options=options)
    return commands.create("table", request, Rules.parse(DUEL), 1).table


def timed_out():
    clock = ClockOptions(per="game", seconds=5, on_timeout="lose")
    request = wire.CreateRequest(
        rules=DUEL, seats=[SEATS["me"], SEATS["bot"]], start=True, options=TableOptions(clock=clock)
    )
    table = commands.create("table", request, Rules.parse(DUEL), 1).table
    while table.to_move != 0:
        table = commands.bot_move(table, 1, table.at, table.game.legal_actions[0], 1).table
    return commands.expire(table, 10_000, frozenset({0})).table


def unwatched(client):
    body = {"rules": DUEL, "seats": [ME, BOT], "options": {"spectators": "none"}}
    made = client.post("/api/games", json=body).json()
    return httpx.get(f"{client.base_url}/api/games/{made['id']}")


def shuffling():
    request = wire.CreateRequest(rules=DUEL, seats=[SEATS["me"], SEATS["bot"]], start=True, commitment="0" * 64)
    return commands.create("table", request, Rules.parse(DUEL), 1).table


def substituted():
    return commands.decide(playing(), HOST, wire.TakeOver(kind="take_over", id=1, seat=0, level="easy"), 1).table


def two_moves():
    table = playing()
    game = table.game.copy()
    actions = []
    while len(actions) < 3:
        actions.append(game.legal_actions[0])
        game.push(actions[-1])
    mover = Actor(frozenset({table.to_move}))
    commands.decide(table, mover, wire.MoveCommand(kind="move", id=1, at=table.at, actions=actions), 1)


def other_mover():
    table = playing()
    other = Actor(frozenset({1 - table.to_move}))
    commands.decide(table, other, wire.MoveCommand(kind="move", id=1, at=table.at, actions=[0]), 1)


def of_substituted():
    table = substituted()
    while table.to_move != 0:
        action = table.game.legal_actions[0]
        table = commands.bot_move(table, table.to_move, table.at, action, 1).table
    commands.decide(
        table, HOST, wire.MoveCommand(kind="move", id=1, at=table.at, actions=[table.game.legal_actions[0]]), 1
    )


def required(**state):
    lifecycle = Lifecycle()
    for name, value in state.items():
        setattr(lifecycle, name, value)
    return lambda: lifecycle.require("table")


DECIDED = {
    TableCode.DATABASE_AWAY: required(is_database_away=True),
    TableCode.RESTARTING: required(is_stopping=True),
    TableCode.CLOSED: required(closed_tables=frozenset({"table"})),
    TableCode.MALFORMED: lambda: _parsed("{}"),
    TableCode.NO_SUCH_GAME: lambda: game_at(playing(), 7),
    TableCode.NO_SUCH_SEAT: ordered(gathering, "vacate", seat=7),
    TableCode.UNKNOWN: lambda: _parsed('{"kind": "dance", "id": 1}'),
    TableCode.SEATS: lambda: table_of("me", "me", rules="kingdomino(players=3)"),
    TableCode.STALE: ordered(playing, "undo", at=999),
    TableCode.TOO_FAR: two_moves,
    TableCode.NOT_YOUR_TURN: other_mover,
    TableCode.SUBSTITUTE: of_substituted,
    TableCode.NOT_SEATED: ordered(gathering, "sit", NOBODY, seat=1, name="x"),
    TableCode.NOT_YOUR_SEAT: ordered(playing, "rename", seat=1, name="x", colour=5),
    TableCode.HOST_ONLY: ordered(gathering, "start", GUEST),
    TableCode.SEAT_TAKEN: ordered(gathering, "sit", seat=0, name="x"),
    TableCode.COLOUR_TAKEN: lambda: commands.decide(
        playing(), HOST, wire.Rename(kind="rename", id=1, seat=0, name="x", colour=playing().chairs[1].colour), 1
    ),
    TableCode.NO_GAME: lambda: game_at(gathering(), None),
    TableCode.NOTHING_DRAWN: lambda: commands.decide(
        playing(), HOST, wire.Tell(kind="tell", id=1, at=playing().at, text="king 1"), 1
    ),
    TableCode.UNDO: ordered(playing, "undo"),
    TableCode.NO_UNDO: ordered(without_undo, "undo"),
    TableCode.OPEN_SEATS: ordered(gathering, "start"),
    TableCode.ALL_PLAYED: ordered(finished, "next_game"),
    TableCode.DYNASTY_GOES_ON: ordered(lambda: finished("kingdomino(players=2, dynasty)"), "rematch"),
    TableCode.VACATE: ordered(gathering, "vacate", seat=0),
    TableCode.TAKE_OVER: ordered(with_bot, "take_over", seat=1, level="easy"),
    TableCode.GIVE_BACK: ordered(playing, "give_back", seat=0),
    TableCode.TIME_OVER: ordered(timed_out, "give_back", seat=0),
    TableCode.NOT_GATHERING: ordered(playing, "start"),
    TableCode.NOT_PLAYING: ordered(gathering, "take_over", seat=0, level="easy"),
    TableCode.NOT_OVER: ordered(playing, "rematch"),
    TableCode.SHUFFLING: ordered(shuffling, "start"),
    TableCode.NO_NONCE: ordered(playing, "open_nonce", seat=0, nonce="0" * 64),
    TableCode.OTHER_NONCE: ordered(shuffling, "open_nonce", seat=0, nonce="0" * 64),
}


@pytest.mark.parametrize("code", DECIDED, ids=str)
def test_commands_are_refused_by_code(code):
    with pytest.raises(FiefdomError) as error:
        DECIDED[code]()
    assert codes(*error.value.reasons) == {code}


async def still_here(served):
    client, made = create(served.url, DUEL, [ME, OPEN], start=False)
    guest = new_client(served.url)
    guest.post("/api/join", json={"code": made["invites"][0]["code"], "name": "Otto"})
    table = made["id"]

    async def host(browser):
        await browser.ask("start")
        return await browser.ask("take_over", seat=1, level="random")

    async def sits(browser):
        await browser.until(lambda view: True)
        return await at_table(served.url, table, cookie_of(client, table), host)

    return await at_table(served.url, table, cookie_of(guest, table), sits)


def failing_record():
    return str(Record.of(Game.new(DUEL, seed=1))).replace("line", "lime", 1).encode()


def later_record():
    return str(Record.of(Game.from_position(Game.new(DUEL, seed=1).position))).encode()


ANSWERED = {
    TableCode.NOT_FOUND: lambda client: client.get("/api/nothing"),
    TableCode.TOO_LARGE: lambda client: client.post("/api/records", content=b"x" * 300_000),
    TableCode.LENGTH_NEEDED: lambda client: client.post("/api/records", content=iter([b"x"])),
    TableCode.OTHER_HOST: lambda client: client.get("/", headers={"Host": "evil.example"}),
    TableCode.FOREIGN: lambda client: client.post("/api/recover", headers={"Origin": "https://evil.example"}),
    TableCode.NO_SUCH_TABLE: lambda client: client.get("/api/games/nothing"),
    TableCode.NO_SUCH_CODE: lambda client: client.post("/api/recover", json={"code": "K7QD"}),
    TableCode.RULES: lambda client: client.post("/api/games", json={"rules": "chess", "seats": [ME, BOT]}),
    TableCode.RECORD: lambda client: client.post("/api/records", content=failing_record()),
    TableCode.FROM_POSITION: lambda client: client.post("/api/records", content=later_record()),
    TableCode.NO_SPECTATORS: unwatched,
    TableCode.NO_RECORD: lambda client: client.post("/api/records", content=b""),
    TableCode.NO_SUCH_RECORD: lambda client: client.post(
        "/api/records?record=3", content=str(Record.of(Game.new(DUEL, seed=1))).encode()
    ),
}


@pytest.mark.parametrize("code", ANSWERED, ids=str)
def test_requests_are_refused_by_code(served, code):
    answer = ANSWERED[code](new_client(served.url)).json()
    assert (answer["key"], answer["code"]) == (code.key, protocol_code(sample(code)))
    assert answer["sentence"] and "args" in answer


def test_a_player_who_is_here_is_not_replaced(served):
    assert run(still_here(served))["key"] == TableCode.STILL_HERE.key


def test_a_banned_address_is_refused_by_code(tmp_path):
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as served:
        lifecycle = served.app.state.lifecycle
        for banned, status in (("127.0.0.0/8", 403), ("::1", 200), ("10.0.0.0/8", 200)):
            lifecycle.ban([(banned, None)])
            assert new_client(served.url).get("/api/choices").status_code == status
        lifecycle.ban([("127.0.0.1", time.time() - 1)])
        assert new_client(served.url).get("/api/choices").status_code == 200
        lifecycle.ban([("127.0.0.1", time.time() + 600)])
        assert new_client(served.url).get("/api/choices").json()["key"] == TableCode.BANNED.key


def test_haste_and_trouble_are_refused_by_code(tmp_path, monkeypatch):
    settings = ServerSettings(new_tables=Rate(1, 0))
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", settings) as served:
        client = new_client(served.url)
        body = {"rules": DUEL, "seats": [ME, BOT]}
        keys = [client.post("/api/games", json=body).json().get("key") for _ in range(2)]
        assert keys == [None, TableCode.TOO_MANY.key]

        async def failing(*arguments):
            raise OSError("the password is hunter2")

        monkeypatch.setattr(served.app.state.registry.store, "events", failing)
        with httpx.Client(base_url=served.url) as other:
            assert other.get("/api/games/abc").json()["key"] == TableCode.TROUBLE.key


def test_every_code_of_a_table_is_reached_above():
    elsewhere = {TableCode.STILL_HERE, TableCode.TOO_MANY, TableCode.TROUBLE, TableCode.BANNED}
    assert {*DECIDED, *ANSWERED, *elsewhere} == set(TableCode)


# ---------------------------------------------------------------------- for the operator


def port_in_use(_):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        process.bound("127.0.0.1", taken.getsockname()[1])


def with_store(path, twice=False):
    async def work():
        store = await TableStore.open(database_url(f"sqlite:///{path}"))
        try:
            for _ in range(2):
                await store.create("table", DUEL, "gathering", [TableEvent("created", {}, 1)])
        finally:
            await store.close()

    asyncio.run(work())


def thought(chooser, patience=10.0):
    async def think():
        thinkers = BotPool(1, patience, chooser)
        game = Game.new(DUEL, seed=1)
        try:
            thinkers._known.add(_started(game))
            await thinkers.think(game, "easy")
        finally:
            thinkers.close()

    return lambda _: asyncio.run(think())


def _started(game):
    from fiefdom.engine.setup import layout_for
    from fiefdom.server.bot_pool import _Start

    return _Start("easy", layout_for(game.rules).name)


def slow(game, level):
    time.sleep(0.5)
    return 0


def refused_log(_):
    request = wire.CreateRequest(rules=DUEL, seats=[SEATS["me"], SEATS["me"]], start=True)
    events = commands.create("table", request, Rules.parse(DUEL), 1).events
    rebuild("table", [*events, TableEvent("played", {"seat": 0, "text": "place K1 n1 n2"}, 1)])


def written(folder, text):
    (folder / "fiefdom.toml").write_text(text)
    return folder / "fiefdom.toml"


def gathering_events():
    request = wire.CreateRequest(rules=DUEL, seats=[SEATS["me"], SEATS["open"]])
    return commands.create("table", request, Rules.parse(DUEL), 1).events


def exported(folder, events):
    async def work():
        store = await TableStore.open(database_url(f"sqlite:///{folder / 'tables.db'}"))
        try:
            if events:
                await store.create("table", DUEL, "gathering", events)
            await table_files.records(store, "table")
        finally:
            await store.close()

    asyncio.run(work())


RUN = {
    ServerCode.NO_SUCH_PORT: lambda _: process.bound("127.0.0.1", 99999),
    ServerCode.PORT_IN_USE: port_in_use,
    ServerCode.NOT_A_DATABASE: lambda _: database_url("nonsense"),
    ServerCode.OTHER_DATABASE: lambda _: database_url("mysql://x"),
    ServerCode.STORE_FAILED: lambda folder: with_store(folder / "none" / "tables.db"),
    ServerCode.STORE_CONFLICT: lambda folder: with_store(folder / "tables.db"),
    ServerCode.LOG_UNREADABLE: lambda _: rebuild("table", []),
    ServerCode.LOG_REFUSED: refused_log,
    ServerCode.CONFIG_FILE: lambda folder: load(folder / "none.toml", {}),
    ServerCode.CONFIG_NAME: lambda folder: load(written(folder, "prot = 1"), {}),
    ServerCode.CONFIG_NUMBER: lambda _: load(None, {"FIEFDOM_PORT": "x"}),
    ServerCode.CONFIG_RATE: lambda _: load(None, {"FIEFDOM_CODES": "x"}),
    ServerCode.CONFIG_TEXT: lambda folder: load(written(folder, "host = 3"), {}),
    ServerCode.LEVEL_BOT: lambda _: level_bot("champion=hard"),
    ServerCode.NOT_AN_ORIGIN: lambda _: origin("games.example"),
    ServerCode.NOT_A_NETWORK: lambda _: network("nonsense"),
    ServerCode.NO_SUCH_TABLE: lambda folder: exported(folder, []),
    ServerCode.NO_GAMES: lambda folder: exported(folder, gathering_events()),
    ServerCode.BOT_SLOW: thought(slow, 0.05),
    ServerCode.BOT_BROKEN: thought(lambda game, level: -1),
}


@pytest.mark.parametrize("code", members(ServerCode))
def test_every_code_for_the_operator_is_reached(code, tmp_path):
    with pytest.raises(FiefdomError) as error:
        RUN[code](tmp_path)
    assert code in codes(*error.value.reasons)


@pytest.mark.parametrize("code", members(TableCode, ServerCode))
def test_every_code_has_its_words(code):
    if code is not TableCode.RULES:  # the rules' own message
        check_words(code)


def test_reasons_go_over_the_wire_with_those_inside_them():
    inside = TableCode.NO_SUCH_SEAT(seat=3)
    message = refusal(TableCode.RULES(reason=inside), 4, 5)
    assert message.code == "bad_rules" and message.sentence == "This table has no seat 3."
    assert message.model_dump()["args"] == {
        "reason": {"key": "refused-no-such-seat", "args": {"seat": 3}, "rule": None}
    }
    assert ServerCode.NOT_A_DATABASE(text="x\n").as_dict()["args"] == {"text": "'x\\n'"}
