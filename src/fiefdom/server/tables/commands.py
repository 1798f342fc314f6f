"""The rules of a table: `decide(table, actor, command, now)` returns the resulting events or raises CommandRefused.

Nothing here knows about connections, keys or storage, and nothing is modified in place.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fiefdom.errors import CommandRefused, IllegalMove, TextError
from fiefdom.game import Game
from fiefdom.game.fair_shuffle import FairShuffle
from fiefdom.rules import Rules
from fiefdom.server.protocol import messages as wire
from fiefdom.server.refusals import TableCode
from fiefdom.server.tables import clocks, dealing, public, series, swapping
from fiefdom.server.tables.event_log import opened
from fiefdom.server.tables.state import BOT_NAMES, Actor, Chair, Table, TableEvent, decisions, free_colour
from fiefdom.server.tables.writer import Decided, Writer

USUAL_LEVEL = "normal"


def create(identifier: str, request: wire.CreateRequest, rules: Rules, now: int) -> Decided:
    """Create a table, and start it if requested. The first of the host's seats is the host's own."""
    if len(request.seats) != rules.seats:
        raise CommandRefused(TableCode.SEATS(wanted=rules.seats, given=len(request.seats)))
    chairs: tuple[Chair, ...] = ()
    for number, wish in enumerate(request.seats):
        chairs = (*chairs, _wished(wish, chairs, number))
    host = next((seat for seat, wish in enumerate(request.seats) if wish.who == "me"), None)
    public.require_terms(request.options, chairs, request.told)
    data = {
        "rules": str(rules),
        "chairs": [_chair_data(chair) for chair in chairs],
        "stage": "gathering",
        "host": host,
        "options": request.options.model_dump(),
        **({"told": True} if request.told else {}),
    }
    event = TableEvent("created", data, now)
    writer = Writer(opened(identifier, event), now)
    if request.commitment is not None:
        if host is None:
            raise CommandRefused(TableCode.NOT_SEATED())
        writer.add("committed", seat=host, commitment=request.commitment)
    if request.start:
        table = writer.table
        _start(writer, Actor(frozenset(), is_host=True), wire.Start(kind="start", id=0))
        clocks.stamp(writer, table)
    return Decided((event, *writer.events), writer.table)


def _wished(wish: wire.SeatWish, chairs: tuple[Chair, ...], number: int) -> Chair:
    colour = free_colour(chairs, wish.colour)
    if wish.who == "me":
        return Chair(wish.name or f"Player {number + 1}", colour, "person")
    if wish.who == "bot":
        return Chair(wish.name or BOT_NAMES[colour - 1], colour, "bot", wish.level or USUAL_LEVEL)
    return Chair()


def _chair_data(chair: Chair) -> dict[str, Any]:
    return {"name": chair.name, "colour": chair.colour, "who": chair.who, "level": chair.level}


def decide(table: Table, actor: Actor, command: Any, now: int) -> Decided:
    """The result of a command. Raises CommandRefused."""
    _require_sight(table, actor)
    writer = Writer(table, now)
    handler = _HANDLERS.get(command.kind)
    if handler is None:
        raise CommandRefused(TableCode.UNKNOWN(kind=command.kind))
    if table.dealing is not None and command.kind not in ("open_nonce", "rename"):
        raise CommandRefused(TableCode.SHUFFLING())
    public.require_fair(table, command)
    handler(writer, actor, command)
    clocks.stamp(writer, table)
    return writer.decided


# ---------------------------------------------------------------------- the game


def ahead(table: Table, actor: Actor, at: int, actions: list[int]) -> tuple[Game, bool]:
    """The game after consecutive decisions of one seat, and whether all of it is certain. Raises CommandRefused.

    It is not certain if chance was drawn or another seat decides next.
    """
    _require_sight(table, actor)
    game, seat = _own_turn(table, actor, at)
    after, is_certain = game.copy(), True
    for action in actions:
        if not is_certain or after.to_move != seat:
            raise CommandRefused(TableCode.TOO_FAR())
        length = len(after.history)
        _apply(after, action, table.draws)
        is_certain = len(after.history) == length + 1
    return after, is_certain and after.to_move == seat


def _own_turn(table: Table, actor: Actor, at: int) -> tuple[Game, int]:
    game, seat = table.game, table.to_move
    if game is None or seat is None:
        raise CommandRefused(TableCode.NO_GAME())
    if at != table.at:
        raise CommandRefused(TableCode.STALE())
    if seat not in actor.seats:
        raise CommandRefused(TableCode.NOT_YOUR_TURN(name=table.chairs[seat].name))
    return game, seat


def _apply(game: Game, action: int, draws: FairShuffle | None) -> None:
    try:
        game.push(action, draws=draws)
    except IllegalMove as error:
        raise CommandRefused(error.reason) from None


def _move(writer: Writer, actor: Actor, command: wire.MoveCommand) -> None:
    table = writer.table
    seat = table.to_move
    if seat is not None and seat in actor.seats and table.chairs[seat].substitute:
        raise CommandRefused(TableCode.SUBSTITUTE())
    after, _ = ahead(table, actor, command.at, command.actions)
    write_play(writer, after)


def _tell(writer: Writer, actor: Actor, command: wire.Tell) -> None:
    """Enter what was drawn from the real box."""
    table = writer.table
    _require_seated(actor)
    game = table.game
    if game is None or table.stage != "playing" or not game.awaits_chance:
        raise CommandRefused(TableCode.NOTHING_DRAWN())
    if command.at != table.at:
        raise CommandRefused(TableCode.STALE())
    after = game.copy()
    try:
        after.reveal(command.text)
    except (TextError, IllegalMove) as error:
        raise CommandRefused(error.reason) from None
    write_play(writer, after)


def bot_move(table: Table, seat: int, at: int, action: int, now: int) -> Decided:
    """A bot's decision. Raises CommandRefused if it is no longer its turn."""
    writer = Writer(table, now)
    after, _ = ahead(table, Actor(frozenset({seat})), at, [action])
    write_play(writer, after)
    clocks.stamp(writer, table)
    return writer.decided


def bot_turn(table: Table, seat: int, choose: Callable[[Game], int], now: int) -> Decided:
    """All decisions of a bot until its turn ends, so that they are stored and sent together.

    Raises CommandRefused if it is not its turn, and what `choose` raises.
    """
    writer = Writer(table, now)
    game, _ = _own_turn(table, Actor(frozenset({seat})), table.at)
    after, notes, turn = game.copy(), list[dict[str, Any]](), clocks.turn_of(game)
    kingdom = game.rules.kingdom_of(seat)
    had = points_and_coins(game, kingdom)
    while clocks.turn_of(after) == turn:
        length, round_number = len(after.history), after.round_number
        _apply(after, choose(after), table.draws)
        has = points_and_coins(after, kingdom)
        notes.append(_gains(round_number, had, has))
        notes += [{"round": after.round_number}] * (len(after.history) - length - 1)
        had = has
    write_play(writer, after, notes=notes)
    clocks.stamp(writer, table)
    return writer.decided


def write_play(
    writer: Writer, after: Game, is_record: bool = False, notes: Sequence[Mapping[str, Any]] | None = None
) -> None:
    """Write the new events of a game, with what each decision gained: `notes`, if it is known already."""
    table = writer.table
    before = table.game
    assert before is not None
    games = (*table.games[:-1], after)
    number, start = len(games) - 1, len(before.history)
    notes = _notes(before, after) if notes is None else notes
    moment = decisions(before)
    for index, played in enumerate(after.history[start:]):
        is_last = start + index == len(after.history) - 1
        moment += played.seat is not None
        data = {"text": str(played.event), "game": number, "moment": moment, **notes[index]}
        if is_last and after.is_over and not is_record:
            data |= {"over": True, "tally": series.result(table, after)}
        kind = "revealed" if played.seat is None else "played"
        writer.add(kind, games if is_last else None, played.event, seat=played.seat, **data)


def _notes(before: Game, after: Game) -> Sequence[Mapping[str, Any]]:
    """The round of each new event, and for decisions the change of the acting kingdom's score and coins."""
    start = len(before.history)
    new = [start + index for index, played in enumerate(after.history[start:]) if played.seat is not None]
    later, notes, twin = after, {}, after
    for index in reversed(new):
        if index == start:
            earlier = before
        else:
            twin = twin.copy()
            twin.undo()
            earlier = twin
        notes[index] = _note(earlier, later)
        later = earlier
    rounds = {"round": after.round_number}
    return [notes.get(index, rounds) for index in range(start, len(after.history))]


def _note(before: Game, after: Game) -> dict[str, Any]:
    """What one decision gained."""
    assert before.to_move is not None
    kingdom = before.rules.kingdom_of(before.to_move)
    return _gains(before.round_number, points_and_coins(before, kingdom), points_and_coins(after, kingdom))


def _gains(round_number: int, before: tuple[int, int], after: tuple[int, int]) -> dict[str, Any]:
    """The round, and the change of points and coins if there is one."""
    note = {"round": round_number}
    for name, had, has in zip(("points", "coins"), before, after, strict=True):
        if has != had:
            note[name] = has - had
    return note


def points_and_coins(game: Game, kingdom: int) -> tuple[int, int]:
    """The points of a kingdom without its bonuses, and its coins."""
    return _points(game, kingdom), _coins(game, kingdom)


def _coins(game: Game, kingdom: int) -> int:
    """Read from the state, because reading kingdoms whole takes much longer."""
    records = game.engine_states()["kingdom"]
    return int(records["coins"][0, kingdom]) if "coins" in (records.dtype.names or ()) else 0


def _points(game: Game, kingdom: int) -> int:
    """V2, V3: bonuses are added at the end, not by a decision."""
    sheet = game.score_sheet(kingdom)
    return sheet.total - sheet.bonuses


def _undo(writer: Writer, actor: Actor, command: wire.Undo) -> None:
    table = writer.table
    if command.at != table.at:
        raise CommandRefused(TableCode.STALE())
    if not table.options.undo:
        raise CommandRefused(TableCode.NO_UNDO())
    if not table.may_undo(actor) or table.game is None:
        raise CommandRefused(TableCode.UNDO())
    game = table.game.copy()
    game.undo()
    games = (*table.games[:-1], game)
    writer.add("undone", games, seat=table.last_seat, game=len(games) - 1, moment=decisions(game))


def _start(writer: Writer, actor: Actor, command: wire.Start) -> None:
    _require_host(actor)
    _require_stage(writer.table, "gathering")
    open_seats = [seat for seat, chair in enumerate(writer.table.chairs) if chair.who == "open"]
    if open_seats:
        raise CommandRefused(TableCode.OPEN_SEATS(number=len(open_seats)))
    dealing.begin(writer, "started")


def _next_game(writer: Writer, actor: Actor, command: wire.NextGame) -> None:
    table = writer.table
    _require_seated(actor)
    _require_stage(table, "over")
    if len(table.match_games) >= table.rules.games:
        raise CommandRefused(TableCode.ALL_PLAYED())
    dealing.begin(writer, "next_game")


def _commit(writer: Writer, actor: Actor, command: wire.Commit) -> None:
    table = writer.table
    _own_chair(table, actor, command.seat)
    if table.stage not in ("gathering", "over"):
        raise CommandRefused(TableCode.NOT_OVER())
    writer.add("committed", seat=command.seat, commitment=command.commitment)


def _open_nonce(writer: Writer, actor: Actor, command: wire.OpenNonce) -> None:
    _own_chair(writer.table, actor, command.seat)
    dealing.open_nonce(writer, command.seat, command.nonce)


def expire(table: Table, now: int, connected: frozenset[int] = frozenset()) -> Decided:
    """What happens by itself when `table.deadline` is reached; nothing if it has not been."""
    writer = Writer(table, now)
    dealing.expire(writer)
    clocks.stamp(writer, table)
    if not writer.events:
        clocks.expire(writer, connected)
    return writer.decided


def _rematch(writer: Writer, actor: Actor, command: wire.Rematch) -> None:
    table = writer.table
    _require_seated(actor)
    _require_stage(table, "over")
    if len(table.match_games) < table.rules.games:
        raise CommandRefused(TableCode.DYNASTY_GOES_ON())
    if command.at_once:
        _require_host(actor)
    for seat in table.undecided:
        if seat in actor.seats:
            writer.add("rematch_wanted", seat=seat, name=table.chairs[seat].name)
    if command.at_once or not writer.table.undecided:
        swapping.swap(writer)
        dealing.begin(writer, "rematch")


# ---------------------------------------------------------------------- seats


def join(
    table: Table, seat: int | None, name: str, colour: int | None, now: int, commitment: str | None = None
) -> tuple[Decided, int]:
    """A person takes an open seat, the given one or the first. Raises CommandRefused."""
    _require_stage(table, "gathering")
    if table.dealing is not None:
        raise CommandRefused(TableCode.SHUFFLING())
    chosen = seat if seat is not None else next((n for n, c in enumerate(table.chairs) if c.who == "open"), None)
    if chosen is None or chosen >= len(table.chairs) or table.chairs[chosen].who != "open":
        raise CommandRefused(TableCode.SEAT_TAKEN())
    writer = Writer(table, now)
    writer.add("seated", seat=chosen, name=name, colour=free_colour(table.chairs, colour))
    if commitment is not None:
        writer.add("committed", seat=chosen, commitment=commitment)
    if table.options.listing is not None and all(chair.who != "open" for chair in writer.table.chairs):
        # Nobody has to wait for the host of a public table.
        dealing.begin(writer, "started")
        clocks.stamp(writer, table)
    return writer.decided, chosen


def _sit(writer: Writer, actor: Actor, command: wire.Sit) -> None:
    if not actor.seats and not actor.is_host:
        raise CommandRefused(TableCode.NOT_SEATED())
    decided, _ = join(writer.table, command.seat, command.name, command.colour, writer.now)
    writer.events += decided.events
    writer.table = decided.table


def _rename(writer: Writer, actor: Actor, command: wire.Rename) -> None:
    chair = _own_chair(writer.table, actor, command.seat)
    others = {other.colour for other in writer.table.chairs if other is not chair and other.who != "open"}
    if command.colour in others:
        raise CommandRefused(TableCode.COLOUR_TAKEN())
    writer.add("renamed", seat=command.seat, name=command.name, colour=command.colour)


def _fill(writer: Writer, actor: Actor, command: wire.Fill) -> None:
    _require_host(actor)
    chair = _chair(writer.table, command.seat)
    if chair.who == "person" or writer.table.stage == "record":
        raise CommandRefused(TableCode.SEAT_TAKEN())
    if chair.who == "bot":
        writer.add("filled", seat=command.seat, level=command.level, name=chair.name, colour=chair.colour)
        return
    _require_stage(writer.table, "gathering")
    colour = free_colour(writer.table.chairs, None)
    writer.add("filled", seat=command.seat, level=command.level, name=BOT_NAMES[colour - 1], colour=colour)


def _vacate(writer: Writer, actor: Actor, command: wire.Vacate) -> None:
    _require_host(actor)
    _require_stage(writer.table, "gathering")
    if _chair(writer.table, command.seat).who == "open" or command.seat == writer.table.host:
        raise CommandRefused(TableCode.VACATE())
    writer.add("vacated", seat=command.seat)


def _take_over(writer: Writer, actor: Actor, command: wire.TakeOver) -> None:
    _require_stage(writer.table, "playing")
    if not actor.is_host and command.seat not in actor.seats:
        raise CommandRefused(TableCode.HOST_ONLY())
    chair = _chair(writer.table, command.seat)
    if chair.who != "person" or chair.substitute:
        raise CommandRefused(TableCode.TAKE_OVER())
    writer.add("taken_over", seat=command.seat, level=command.level, name=chair.name)


def _give_back(writer: Writer, actor: Actor, command: wire.GiveBack) -> None:
    chair = _chair(writer.table, command.seat)
    if not actor.is_host and command.seat not in actor.seats:
        raise CommandRefused(TableCode.HOST_ONLY())
    if not chair.substitute:
        raise CommandRefused(TableCode.GIVE_BACK())
    if clocks.is_over(writer.table, command.seat):
        raise CommandRefused(TableCode.TIME_OVER())
    writer.add("given_back", seat=command.seat, name=chair.name)


def _leave(writer: Writer, actor: Actor, command: wire.Leave) -> None:
    table = writer.table
    chair = _own_chair(table, actor, command.seat)
    if table.stage == "gathering":
        writer.add("vacated", seat=command.seat, name=chair.name)
    else:
        writer.add("left", seat=command.seat, name=chair.name, level=USUAL_LEVEL)
    if table.host == command.seat:
        heirs = [seat for seat, other in enumerate(writer.table.chairs) if other.who == "person"]
        writer.add("host", seat=heirs[0] if heirs else None)
    left = writer.table
    if any(left.chairs[seat].who == "person" for seat in left.rematch) and not left.undecided:
        swapping.swap(writer)
        dealing.begin(writer, "rematch")


def replace_bot(table: Table, seat: int, level: str, why: str, now: int) -> Decided:
    """Replace a bot that was too slow or failed by one of another level."""
    writer = Writer(table, now)
    before: dict[str, Any] = {"from": table.chairs[seat].bot}
    writer.add("replaced", seat=seat, level=level, why=why, **before)
    return writer.decided


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise CommandRefused(TableCode.NO_SUCH_SEAT(seat=seat + 1))
    return table.chairs[seat]


def _own_chair(table: Table, actor: Actor, seat: int) -> Chair:
    chair = _chair(table, seat)
    if seat not in actor.seats or chair.who != "person":
        raise CommandRefused(TableCode.NOT_YOUR_SEAT())
    return chair


def _require_host(actor: Actor) -> None:
    if not actor.is_host:
        raise CommandRefused(TableCode.HOST_ONLY())


def _require_seated(actor: Actor) -> None:
    if not actor.seats and not actor.is_host:
        raise CommandRefused(TableCode.NOT_SEATED())


def _require_sight(table: Table, actor: Actor) -> None:
    """Refusals must not tell those who see a game later what happens now."""
    if table.options.spectators == "delayed":
        _require_seated(actor)


_NOT_IN_STAGE = {
    "gathering": TableCode.NOT_GATHERING,
    "playing": TableCode.NOT_PLAYING,
    "over": TableCode.NOT_OVER,
}


def _require_stage(table: Table, stage: str) -> None:
    if table.stage != stage:
        raise CommandRefused(_NOT_IN_STAGE[stage]())


_HANDLERS: dict[str, Any] = {
    "move": _move,
    "tell": _tell,
    "undo": _undo,
    "start": _start,
    "next_game": _next_game,
    "rematch": _rematch,
    "sit": _sit,
    "rename": _rename,
    "fill": _fill,
    "vacate": _vacate,
    "take_over": _take_over,
    "give_back": _give_back,
    "leave": _leave,
    "commit": _commit,
    "open_nonce": _open_nonce,
    "swap_seats": swapping.swap_seats,
}


def moved(table: Table, seats: list[int], now: int) -> Decided:
    """From now on another device holds these seats."""
    writer = Writer(table, now)
    for seat in seats:
        writer.add("moved", seat=seat, name=table.chairs[seat].name)
    return writer.decided
