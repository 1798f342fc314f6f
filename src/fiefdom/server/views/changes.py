"""What changed between two moments of a table: `Changes` messages, built once for all who may see the same."""

from collections.abc import Iterable, Iterator
from operator import attrgetter
from typing import Any

from pydantic_core import to_json

from fiefdom.server.protocol import messages as wire
from fiefdom.server.protocol import views
from fiefdom.server.protocol.base import Wire
from fiefdom.server.tables.state import Actor
from fiefdom.server.views.table_view import Views

Found = Iterator[tuple[str, Any]]
_TABLE_FIELDS = tuple(name for name in views.TableView.model_fields if name not in ("game", "decision"))
_GAME_FIELDS = tuple(name for name in views.GameView.model_fields if name != "kingdoms")
_KINGDOM_FIELDS = tuple(views.KingdomView.model_fields)


def table_changes(before: views.TableView, after: views.TableView) -> Found:
    """The fields of the table itself that differ; the game and the decision are not looked at."""
    return _changed_fields("", before, after, _TABLE_FIELDS)


def game_changes(before: views.GameView | None, after: views.GameView | None) -> Found:
    """The parts of the game that differ, by their JSON pointers; a game that begins is one part."""
    if before is None or after is None or before.game != after.game:
        if before is not after:
            yield "/game", after
        return
    yield from _changed_fields("/game", before, after, _GAME_FIELDS)
    for number, (old, new) in enumerate(zip(before.kingdoms, after.kingdoms, strict=True)):
        if old is not new:
            yield from _changed_fields(f"/game/kingdoms/{number}", old, new, _KINGDOM_FIELDS)


def _changed_fields(path: str, before: Wire, after: Wire, names: tuple[str, ...]) -> Found:
    old, new = before.__dict__, after.__dict__
    for name in names:
        earlier, value = old[name], new[name]
        if value is earlier or value == earlier:
            continue
        if isinstance(value, Wire) and isinstance(earlier, Wire):
            yield from _changed_fields(f"{path}/{name}", earlier, value, tuple(value.__dict__))
        else:
            yield f"{path}/{name}", _spliced(earlier, value)


def _spliced(before: Any, after: Any) -> Any:
    """A list by what was inserted into it and removed from it, if most of it stays; any other value as it is."""
    if not isinstance(before, list) or not isinstance(after, list):
        return after
    shorter, start, end = min(len(before), len(after)), 0, 0
    while start < shorter and before[start] == after[start]:
        start += 1
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    items = after[start : len(after) - end]
    if 2 * len(items) >= len(after):
        return after
    return wire.Splice.trusted(at=start, removed=len(before) - end - start, items=items)


class Update:
    """From one moment of a table to the next."""

    def __init__(self, before: Views, after: Views) -> None:
        self.after = after
        self.number = before.table.number
        self._before = before
        self._game: tuple[bytes, bytes] | None = None
        self._encoded: dict[Actor, bytes] = {}

    def encoded(self, actor: Actor) -> bytes:
        """The `Changes` message for a connection that has seen the earlier moment with the same seats."""
        if actor not in self._encoded:
            self._encoded[actor] = self._message(actor)
        return self._encoded[actor]

    def _message(self, actor: Actor) -> bytes:
        before, after = self._before, self.after
        if self._game is None:
            self._game = _encoded_parts(game_changes(before.game_view(), after.game_view()))
        own = _encoded_parts((*self._table_changes(actor), ("/decision", after.decision(actor))))
        values, splices = (b",".join(filter(None, parts)) for parts in zip(self._game, own, strict=True))
        head = b'{"kind":"changes","number":%d,"after":%d' % (after.table.number, self.number)
        log = b",".join(after.table.log[self.number :])
        return b'%s,"values":{%s},"splices":{%s},"log":[%s]}' % (head, values, splices, log)

    def _table_changes(self, actor: Actor) -> Found:
        before, after = self._before, self.after
        old, new = before.table, after.table
        if old.chairs is new.chairs and before.company == after.company and _HEAD(old) == _HEAD(new):
            return iter(())
        views = [each.table_view(actor, has_decision=False, has_game=False) for each in (before, after)]
        return table_changes(*views)


# With the seats and who is connected, what the fields of a table except its game and decision depend on.
_HEAD = attrgetter(
    "stage", "host", "first_game", "rules", "rematch", "draws", "commitments", "dealing", "clocks", "lost", "tally",
    "options", "swaps",
)  # fmt: skip


def _encoded_parts(found: Iterable[tuple[str, Any]]) -> tuple[bytes, bytes]:
    """Values and splices, each as the inside of a JSON object."""
    values: dict[str, Any] = {}
    splices: dict[str, Any] = {}
    for path, value in found:
        (splices if isinstance(value, wire.Splice) else values)[path] = value
    return to_json(values)[1:-1], to_json(splices)[1:-1]
