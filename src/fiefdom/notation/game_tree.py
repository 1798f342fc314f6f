"""A game and its variations as a tree that can be walked and changed."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, cast

import numpy as np

from fiefdom.engine.random import new_source
from fiefdom.errors import InvalidArgument
from fiefdom.events.event import Event, Move, Reveal
from fiefdom.game import Game
from fiefdom.notation import codes
from fiefdom.notation.records import MARKS, MOST_DEPTH, Mark, Record, Remark, Variation
from fiefdom.notation.refusals import RecordCode, TreeCode
from fiefdom.notation.reveals import read_reveal
from fiefdom.notation.shorthand import read_move


def happen(game: Game, event: Event) -> None:
    """Let one event happen in a game whose chance is told. Raises IllegalMove."""
    if isinstance(event, Reveal):
        game.reveal(event)
    else:
        game.push(cast(Move, event))


class GameNode:
    """The game after one event; the root of the tree is the game before the first one.

    `variations` are the nodes that follow: the first continues the line of this node, the others are alternatives to
    it. `event` is what happened, decided by `seat` (None for chance); `remarks` are about it, and `mark` is one of
    `MARKS` or None. `starting_remarks` stand before the first event of a variation.
    """

    __slots__ = ("event", "mark", "parent", "remarks", "seat", "starting_remarks", "variations")

    def __init__(self, parent: "GameNode | None", event: Event | None, seat: int | None) -> None:
        """Use `GameTree` and `add_variation`."""
        self.parent = parent
        self.event = event
        self.seat = seat
        self.variations: list[GameNode] = []
        self.remarks: list[str] = []
        self.starting_remarks: list[str] = []
        self.mark: str | None = None

    # ------------------------------------------------------------------ where a node is

    @property
    def root(self) -> "GameTree":
        """The tree that this node belongs to."""
        node = self
        while node.parent is not None:
            node = node.parent
        assert isinstance(node, GameTree)
        return node

    @property
    def next(self) -> "GameNode | None":
        """The node that continues this line, or None at its end."""
        return self.variations[0] if self.variations else None

    @property
    def path(self) -> tuple["GameNode", ...]:
        """The nodes from the first event to this node."""
        found: list[GameNode] = []
        node: GameNode | None = self
        while node is not None and node.parent is not None:
            found.append(node)
            node = node.parent
        return tuple(reversed(found))

    @property
    def events(self) -> tuple[Event, ...]:
        """All events up to this node."""
        return tuple(node.event for node in self.path if node.event is not None)

    @property
    def is_main_line(self) -> bool:
        """Whether no variation leads to this node."""
        return all(node.parent is not None and node.parent.variations[0] is node for node in self.path)

    def main_line(self) -> Iterator["GameNode"]:
        """The nodes that continue this line, without this one."""
        node = self.next
        while node is not None:
            yield node
            node = node.next

    def nodes(self) -> Iterator["GameNode"]:
        """All nodes that follow this one: each before those that follow it, its line before the variations."""
        waiting = list(reversed(self.variations))
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.variations)

    def game(self) -> Game:
        """The game at this node, in which chance is told. Raises IllegalMove if an event of the path is impossible."""
        record = self.root.header
        return Game.replay(replace(record.rules, dynasty=False), self.events, start=record.start, chance="told")

    # ------------------------------------------------------------------ changes

    def add_variation(self, event: Event | str) -> "GameNode":
        """The node for an event that may happen here: a new last variation, unless there is one already.

        Text is read as `Game.push` and `Game.reveal` do. Raises TextError and IllegalMove, and changes nothing then.
        """
        game = self.game()
        meant = _meant(event, game)
        seat = game.to_move
        happen(game, meant)
        return self._child(meant, seat)

    def add_line(self, events: Iterable[Event | str]) -> "GameNode":
        """The node after several events, each added as `add_variation` does; if one is refused, none is added."""
        game = self.game()
        meant: list[tuple[Event, int | None]] = []
        for event in events:
            read = _meant(event, game)
            seat = game.to_move
            happen(game, read)
            meant.append((read, seat))
        node = self
        for read, seat in meant:
            node = node._child(read, seat)
        return node

    def draw(self, seed: int) -> "GameNode":
        """The node after the chance that is awaited here, drawn at random; this node if a decision is awaited."""
        game, random = self.game(), new_source(seed)
        drawn = []
        while game.awaits_chance:
            drawn.append(game.reveal(game.drawn(random)))
        return self.add_line(drawn)

    def _child(self, event: Event, seat: int | None) -> "GameNode":
        known = next((node for node in self.variations if node.event == event), None)
        return known or self.attach(event, seat)

    def attach(self, event: Event, seat: int | None) -> "GameNode":
        """Add a node without checking whether its event is possible, as readers of records do."""
        node = GameNode(self, event, seat)
        self.variations.append(node)
        return node

    def _siblings(self) -> list["GameNode"]:
        if self.parent is None:
            raise InvalidArgument(TreeCode.ROOT())
        return self.parent.variations

    def promote(self) -> None:
        """Move this variation one place up among its alternatives. Raises InvalidArgument for the root."""
        siblings = self._siblings()
        place = siblings.index(self)
        if place:
            siblings.insert(place - 1, siblings.pop(place))

    def promote_to_main(self) -> None:
        """Make this variation, and all that lead to it, the main line. Raises InvalidArgument for the root."""
        self._siblings()
        for node in self.path:
            siblings = node._siblings()
            siblings.insert(0, siblings.pop(siblings.index(node)))

    def demote(self) -> None:
        """Move this variation one place down among its alternatives. Raises InvalidArgument for the root."""
        siblings = self._siblings()
        place = siblings.index(self)
        if place < len(siblings) - 1:
            siblings.insert(place + 1, siblings.pop(place))

    def remove(self) -> None:
        """Remove this node and all that follow. Raises InvalidArgument for the root."""
        self._siblings().remove(self)
        self.parent = None

    def __repr__(self) -> str:
        return f"<GameNode {self.event}>"


class GameTree(GameNode):
    """A game with its variations: the root of the tree. `header` is a record with its rules, players and tags.

    >>> tree = GameTree.of(Record.of(Game.new("kingdomino(players=2)", seed=7)))
    >>> end = list(tree.main_line())[-1]
    >>> claim, other = end.add_variation("claim 18"), end.add_variation("claim 48")
    >>> other.mark, other.remarks = "!", ["the better one"]
    >>> claim.is_main_line, other.is_main_line, other.parent is end
    (True, False, True)
    >>> other.promote()
    >>> [str(node.event) for node in end.variations]
    ['claim K48', 'claim K18']
    >>> GameTree.of(tree.record()).record() == tree.record()
    True

    """

    __slots__ = ("header",)

    def __init__(self, header: Record) -> None:
        """Use `GameTree.of`."""
        super().__init__(None, None, None)
        self.header = header

    @classmethod
    def of(cls, record: Record) -> "GameTree":
        """The tree of a record. Whether its events are possible is not checked."""
        tree = cls(record)
        _grow(tree, record)
        return tree

    @property
    def root(self) -> "GameTree":
        return self

    def record(self) -> Record:
        """The tree as a record. The result is that of the main line, if its game is over.

        Raises InvalidArgument for a mark that is none or variations that are nested too deep, and IllegalMove if the
        main line was changed to one that is impossible.
        """
        line = _line(list(self.main_line()), self.remarks)
        numbers = np.array(line.pop("codes"), np.int64)
        result = self.header.result
        if not np.array_equal(numbers, self.header.codes):
            end = self.next and list(self.main_line())[-1]
            game = (end or self).game()
            result = game.scores if game.is_over else None
        return replace(self.header, codes=numbers, result=result, **line)


def _meant(event: Event | str, game: Game) -> Event:
    if not isinstance(event, str):
        return event
    return read_reveal(event, game) if game.awaits_chance else read_move(event, game)


def _grow(root: GameNode, line: Record | Variation) -> None:
    """Attach the events of a line to a node, with everything about them."""
    remarks: dict[int, list[str]] = {}
    for remark in line.remarks:
        remarks.setdefault(remark.after, []).append(remark.text)
    marks = {mark.event: mark.sign for mark in line.marks}
    nodes = [root]
    for number, (event, seat) in enumerate(zip(line.events, line.actors, strict=True)):
        node = nodes[-1].attach(event, seat)
        node.mark = marks.get(number)
        node.remarks = remarks.get(number + 1, [])
        nodes.append(node)
    if isinstance(line, Record):
        root.remarks = remarks.get(0, [])
    else:
        nodes[1].starting_remarks = remarks.get(0, [])
    for variation in line.variations:
        _grow(nodes[variation.instead], variation)


def _line(nodes: list[GameNode], starting: list[str], depth: int = 0) -> dict[str, Any]:
    """The fields of a record or variation that consists of these nodes."""
    if depth > MOST_DEPTH:
        raise InvalidArgument(RecordCode.VARIATION_DEPTH(most=MOST_DEPTH))
    if any(node.mark is not None and node.mark not in MARKS for node in nodes):
        raise InvalidArgument(RecordCode.MARK_PLACE(marks=" ".join(MARKS), events=len(nodes)))
    remarks = [Remark(0, text) for text in starting]
    marks, variations = [], []
    for number, node in enumerate(nodes):
        siblings = node.parent.variations if node.parent is not None else []
        if siblings and siblings[0] is node:
            # Left from when it was a variation.
            remarks += [Remark(number, text) for text in node.starting_remarks]
            variations += [_variation(number, other, depth + 1) for other in siblings[1:]]
        remarks += [Remark(number + 1, text) for text in node.remarks]
        if node.mark is not None:
            marks.append(Mark(number, node.mark))
    numbers = tuple(codes.encode(node.event, node.seat) for node in nodes if node.event is not None)
    return {"codes": numbers, "remarks": tuple(remarks), "marks": tuple(marks), "variations": tuple(variations)}


def _variation(instead: int, first: GameNode, depth: int) -> Variation:
    return Variation(instead, **_line([first, *first.main_line()], first.starting_remarks, depth))
