"""What one connection sees of a table. This is the only place where a table becomes a message.

In these games everyone sees the same kingdoms. Secrets are either not part of a `Table` at all (keys) or are drawn only
when they are revealed (chance). Legal moves are sent only to the holder of the deciding seat.
"""

from dataclasses import dataclass
from functools import lru_cache

from fiefdom.game import Game
from fiefdom.rules import Rules
from fiefdom.server.protocol import messages as wire
from fiefdom.server.protocol import options, views
from fiefdom.server.tables.state import Actor, Chair, Table
from fiefdom.server.views import board_views
from fiefdom.server.views.game_view import game_view, match_view
from fiefdom.server.views.kingdom_views import Kingdoms
from fiefdom.server.views.move_views import move_views, step_views
from fiefdom.server.views.shuffle_view import shuffle_view

# Encoded messages cached per moment. Connected clients miss the same entries; strangers may ask from any entry.
MOST_KEPT = 4
_NO_GAINS = dict.fromkeys(("points", "bonus", "score", "best"))


@dataclass(frozen=True, slots=True)
class Company:
    """Who is connected: the seats, and the number of spectators."""

    connected: frozenset[int] = frozenset()
    watchers: int = 0


class Views:
    """Builds the views of one table at one moment; shared parts are built once."""

    def __init__(
        self,
        table: Table,
        company: Company | None = None,
        game: Game | None = None,
        earlier: "Views | None" = None,
    ) -> None:
        """With `game`: as if it were the current game. Kingdoms that were the same `earlier` are taken from there."""
        self.table = table
        self.company = company or Company()
        self.game = game or table.game
        self._kingdoms: Kingdoms | None = earlier._kingdoms if earlier else None
        self._shared: views.GameView | None = None
        self._moves: list[views.MoveView] | None = None
        self._game_json: bytes | None = None
        self._encoded: dict[tuple[Actor, int, Company], bytes] = {}

    def table_view(self, actor: Actor, has_decision: bool = True, has_game: bool = True) -> views.TableView:
        """The table as seen by the holder of these seats."""
        table = self.table
        return views.TableView.trusted(
            id=table.id,
            stage=table.stage,
            rules=board_views.rules_view(table.rules),
            options=table.options,
            seats=[self._seat_view(seat, actor) for seat in range(len(table.chairs))],
            is_host=actor.is_host,
            my_seats=sorted(actor.seats),
            watchers=self.company.watchers,
            first_game=table.first_game,
            shuffle=shuffle_view(table),
            clock=_clock_view(table),
            series=_series_view(table),
            game=self.game_view() if has_game else None,
            decision=self.decision(actor) if has_decision else None,
        )

    def _seat_view(self, seat: int, actor: Actor) -> views.SeatView:
        chair, table = self.table.chairs[seat], self.table
        is_connected = chair.who == "bot" or seat in self.company.connected
        own = seat == table.host, seat in actor.seats, seat in table.rematch
        return _seat_view(table.rules, seat, chair, is_connected, *own)

    def game_view(self) -> views.GameView | None:
        """The current game; the same for everyone."""
        if self._shared is None and self.game is not None:
            table = self.table
            lost = frozenset(table.rules.kingdom_of(seat) for seat in table.lost)
            match = match_view(table.rules, table.match_games)
            self._kingdoms = Kingdoms(self.game, self._kingdoms)
            number, chance = len(table.games) - 1, self._chance()
            self._shared = game_view(self.game, number, match=match, kingdoms=self._kingdoms, lost=lost, chance=chance)
        return self._shared

    def _chance(self) -> views.ChanceView | None:
        """What has to be told, at a table with the real box."""
        if self.game is None or not self.table.told or not self.game.awaits_chance or self.game is not self.table.game:
            return None
        return board_views.chance_view(self.game, self.table.at, self.table.can_undo)

    def decision(self, actor: Actor) -> views.DecisionView | None:
        """The awaited decision, with its legal moves if it is this actor's."""
        game = self.game
        if game is None or game.to_move is None or self.table.stage != "playing":
            return None
        seat = game.to_move
        is_mine = seat in actor.seats and self.table.chairs[seat].bot is None
        return views.DecisionView.trusted(
            at=self.table.at,
            seat=seat,
            kingdom=game.rules.kingdom_of(seat),
            awaits=game.awaits,
            steps=step_views(game),
            upcoming=board_views.upcoming(game),
            is_mine=is_mine,
            moves=self._all_moves(game) if is_mine else [],
            can_undo=self.table.may_undo(actor),
        )

    def _all_moves(self, game: Game) -> list[views.MoveView]:
        if self._moves is None:
            self._moves = move_views(game)
            if not self.table.options.hints:
                self._moves = [move.model_copy(update=_NO_GAINS) for move in self._moves]
        return self._moves

    def message(self, actor: Actor, after: int) -> wire.TableMessage:
        """The current table, and its log after entry `after`."""
        table = self.table
        after = after if 0 <= after <= table.number else 0
        return wire.TableMessage.trusted(
            kind="table",
            number=table.number,
            after=after,
            view=self.table_view(actor),
            log=[views.LogEntry.model_validate_json(entry) for entry in table.log[after:]],
        )

    def encoded(self, actor: Actor, after: int) -> bytes:
        """`message` as bytes, cached for connections that may see the same and miss the same entries."""
        after = after if 0 <= after <= self.table.number else 0
        key = actor, after, self.company
        found = self._encoded.get(key)
        if found is None:
            found = self._message(actor, after)
            if len(self._encoded) < MOST_KEPT:
                self._encoded[key] = found
        return found

    def _message(self, actor: Actor, after: int) -> bytes:
        """`message` as JSON. The game is the largest part and the same for everyone, so it is serialised only once."""
        if self._game_json is None:
            game = self.game_view()
            self._game_json = game.model_dump_json().encode() if game else b"null"
        view = self.table_view(actor, has_game=False).model_dump_json().encode()
        # Inside a JSON string every quotation mark is escaped, so only the field itself can match.
        view = view.replace(b'"game":null', b'"game":' + self._game_json, 1)
        head = b'{"kind":"table","number":%d,"after":%d' % (self.table.number, after)
        return b'%s,"view":%s,"log":[%s]}' % (head, view, b",".join(self.table.log[after:]))


def _clock_view(table: Table) -> options.ClockView | None:
    clocks, lost = table.clocks, sorted(table.lost)
    if clocks is None:
        return options.ClockView(left=[], running=None, since=0, lost=lost) if lost else None
    return options.ClockView(left=list(clocks.left), running=clocks.running, since=clocks.since, lost=lost)


def _series_view(table: Table) -> views.SeriesView | None:
    if not table.series_games:
        return None
    seats = [views.SeriesSeat(wins=wins, points=points) for wins, points in table.tally]
    return views.SeriesView(games=table.series_games, swaps=table.swaps, seats=seats)


@lru_cache(maxsize=1024)
def _seat_view(
    rules: Rules, seat: int, chair: Chair, is_connected: bool, is_host: bool, is_mine: bool, wants_rematch: bool
) -> views.SeatView:
    return views.SeatView.trusted(
        seat=seat,
        name=chair.name,
        colour=chair.colour,
        who=chair.who,
        level=chair.level,
        substitute=chair.substitute,
        wants_rematch=wants_rematch,
        connected=is_connected,
        is_host=is_host,
        mine=is_mine,
        kingdom=rules.kingdom_of(seat),
        kings=rules.kings[seat],
    )
