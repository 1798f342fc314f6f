"""The analysis board: places in a tree of variations, shown as a table where everyone's moves can be made."""

import secrets
from dataclasses import replace
from typing import Any

import numpy as np

from fiefdom.engine.random import new_source
from fiefdom.errors import CommandRefused, FiefdomError, RulesError
from fiefdom.events.event import Event
from fiefdom.events.reading import parse_event
from fiefdom.game import Game, Position
from fiefdom.notation import GameNode, GameTree, Record, Seat, parse_position, read_reveal
from fiefdom.notation.record_check import variation_faults
from fiefdom.notation.records import Tags
from fiefdom.rules import Rules
from fiefdom.server.analysis.evaluations import LEVELS, Evaluation
from fiefdom.server.protocol import analysis_board as wire
from fiefdom.server.protocol import views
from fiefdom.server.refusals import BoardCode, TableCode
from fiefdom.server.tables.state import BOT_NAMES, Actor, Chair, Table
from fiefdom.server.views import review_views
from fiefdom.server.views.game_view import game_view
from fiefdom.server.views.log_views import log_of
from fiefdom.server.views.table_view import Views

LONGEST_NAME = 24
_HINT = ("certainty", "is_clear", "choices", "moves")


# ---------------------------------------------------------------------- trees


def tree_of_record(record: Record) -> wire.BoardTreeView:
    """The tree of a record. Raises CommandRefused if its events are impossible or too many."""
    try:
        record.game(chance="told")
        fault = next(variation_faults(record), None)
    except FiefdomError as error:
        raise CommandRefused(TableCode.RECORD(reason=error.reason)) from None
    if fault is not None:
        raise CommandRefused(TableCode.RECORD(reason=fault.reason))
    return _wired(GameTree.of(record))


def tree_of_text(text: str) -> wire.BoardTreeView:
    """The tree that begins at a position, or at the beginning of a game of these rules. Raises CommandRefused."""
    try:
        if "|" in text:
            position: Position | None = parse_position(text)
            Game.from_position(position or text, chance="told")
            assert position is not None
            rules = position.rules
        else:
            rules, position = Rules.parse(text), None
    except RulesError as error:
        raise CommandRefused(TableCode.RULES(reason=error.reason)) from None
    except FiefdomError as error:
        raise CommandRefused(BoardCode.TEXT(reason=error.reason)) from None
    return tree_at(replace(rules, dynasty=False), position)


def tree_at(rules: Rules, start: Position | None) -> wire.BoardTreeView:
    """The tree without events that begins at a position, or at the beginning of a game."""
    return _wired(GameTree.of(Record(rules, (), Tags(), np.zeros(0, np.int64), start=start)))


def _wired(tree: GameTree) -> wire.BoardTreeView:
    nodes: list[wire.BoardNodeView] = []
    numbers: dict[GameNode, int] = {tree: -1}
    for node in tree.nodes():
        if len(nodes) == wire.MOST_NODES:
            raise CommandRefused(TableCode.TOO_LARGE())
        assert node.parent is not None
        assert node.event is not None
        numbers[node] = len(nodes)
        fields = {"event": str(node.event), "seat": node.seat, "mark": node.mark, **_words(node.event)}
        notes = {"remarks": _short(node.remarks), "starting": _short(node.starting_remarks)}
        nodes.append(wire.BoardNodeView.trusted(parent=numbers[node.parent], **fields, **notes))
    record = tree.header
    header = wire.BoardHeader.trusted(
        rules=str(record.rules),
        start=None if record.start is None else str(record.start),
        seats=[wire.BoardSeat.trusted(name=seat.name[:400], bot=seat.bot and seat.bot[:400]) for seat in record.seats],
        tags={name: text[:4_000] for name, text in list(record.tags.items())[:60]},
    )
    return wire.BoardTreeView.trusted(header=header, remarks=_short(tree.remarks), nodes=nodes)


def _words(event: Event) -> dict[str, Any]:
    """What gives the message of an event."""
    return {"key": f"log-{event.kind.replace('_', '-')}", "args": event.log_arguments()}


def _short(remarks: list[str]) -> list[str]:
    return [text[:4_000] for text in remarks[: wire.MOST_REMARKS]]


def record_of_tree(tree: wire.BoardTree) -> Record:
    """The record of a tree that the page sent. Raises CommandRefused."""
    try:
        root = GameTree(_header(tree.header))
        root.remarks = list(tree.remarks)
        nodes: list[GameNode] = []
        for number, node in enumerate(tree.nodes):
            if node.parent >= number:
                raise CommandRefused(TableCode.MALFORMED(where="nodes"))
            parent = root if node.parent < 0 else nodes[node.parent]
            made = parent.attach(parse_event(node.event), node.seat)
            made.mark, made.remarks, made.starting_remarks = node.mark, list(node.remarks), list(node.starting)
            nodes.append(made)
        record = root.record()
        fault = next(variation_faults(record), None)
    except FiefdomError as error:
        if isinstance(error, CommandRefused):
            raise
        raise CommandRefused(TableCode.RECORD(reason=error.reason)) from None
    if fault is not None:
        raise CommandRefused(TableCode.RECORD(reason=fault.reason))
    return record


def _header(header: wire.BoardHeader) -> Record:
    rules = Rules.parse(header.rules)
    start = None if header.start is None else parse_position(header.start)
    seats = tuple(Seat(seat.name, seat.bot) for seat in header.seats)
    return Record(rules, seats, Tags(header.tags), np.zeros(0, np.int64), start=start)


# ---------------------------------------------------------------------- places


def game_at(place: wire.BoardPlace) -> Game:
    """The game at a place; its chance is told. Raises CommandRefused."""
    try:
        header = _header(place.header)
        rules = replace(header.rules, dynasty=False)
        return Game.replay(rules, place.events, start=header.start, chance="told")
    except FiefdomError as error:
        raise CommandRefused(TableCode.RECORD(reason=error.reason)) from None


def answer(request: wire.BoardRequest) -> wire.BoardAnswer:
    """The table at a place, after what is added there. Raises CommandRefused."""
    game = game_at(request)
    before = len(game.history)
    try:
        if request.action is not None:
            game.push(request.action)
        elif request.tell is not None:
            game.reveal(read_reveal(request.tell, game))
        random = new_source(secrets.randbits(63))
        while request.draw and game.awaits_chance:
            game.reveal(game.drawn(random))
    except FiefdomError as error:
        raise CommandRefused(error.reason) from None
    start = Game.replay(game.rules, (), start=game.start, chance="told")
    added = [
        wire.BoardEvent.trusted(event=str(each.event), seat=each.seat, **_words(each.event))
        for each in game.history[before:]
    ]
    return wire.BoardAnswer.trusted(
        view=_table_view(request.header, game),
        log=log_of(start, game.history),
        position=None if game.awaits_chance else str(game.position),
        added=added,
    )


def _table_view(header: wire.BoardHeader, game: Game) -> views.TableView:
    seats = range(game.rules.seats)
    names = [seat.name[:LONGEST_NAME] for seat in header.seats] if len(header.seats) == len(seats) else []
    chairs = tuple(Chair((names[seat] if names else "") or BOT_NAMES[seat], seat + 1, "person") for seat in seats)
    stage = "over" if game.is_over else "playing"
    length = len(game.history)
    table = Table("analysis", game.rules, chairs, stage, games=(game,), number=length, at=length, told=True)
    found = Views(table).table_view(Actor(frozenset(seats)))
    if found.decision is None:
        return found
    decision = found.decision.model_copy(update={"can_undo": bool(length)})
    return found.model_copy(update={"decision": decision})


def preview(request: wire.BoardPreview) -> wire.BoardPreviewAnswer:
    """The game after an action. Raises CommandRefused."""
    game = game_at(request)
    try:
        game.push(request.action)
    except FiefdomError as error:
        raise CommandRefused(error.reason) from None
    return wire.BoardPreviewAnswer.trusted(game=game_view(game, 0))


def evaluation_answer(made: Evaluation, kingdom: int) -> wire.EvaluationAnswer:
    """What an analyst found."""
    hint = review_views.hint_answer({name: made.found[name] for name in _HINT}, 0)
    return wire.EvaluationAnswer.trusted(
        level=made.level,
        is_final=made.is_final,
        simulations=LEVELS[made.level],
        kingdom=kingdom,
        certainty=hint.certainty,
        is_clear=hint.is_clear,
        choices=hint.choices,
        chances=made.found["chances"],
        leads=made.found["leads"],
        moves=hint.moves,
    )
