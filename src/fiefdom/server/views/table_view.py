"""What one connection sees of a table. This is the only place where a table becomes a message.

In these games everyone sees the same kingdoms. Secrets are either not part of a `Table` at all (keys) or are drawn only
when they are revealed (chance). Legal moves are sent only to the holder of the deciding seat.
"""

from dataclasses import dataclass
from functools import lru_cache

from fiefdom.game import Game
from fiefdom.rules import Rules
from fiefdom.server.protocol import messages as wire
from fiefdom.server.protocol import views
from fiefdom.server.tables.state import Actor, Chair, Table
from fiefdom.server.views import board_views
from fiefdom.server.views.game_view import game_view, match_view
from fiefdom.server.views.move_views import move_views, step_views

# Encoded messages cached per moment. Connected clients miss the same entries; strangers may ask from any entry.
MOST_KEPT = 16


@dataclass(frozen=True, slots=True)
class Company:
    """Who is connected: the seats, and the number of spectators."""

    connected: frozenset[int] = frozenset()
    watchers: int = 0


class Views:
    """Builds the views of one table at one moment; shared parts are built once."""

    def __init__(self, table: Table, company: Company | None = None, game: Game | None = None) -> None:
        """With `game`: as if it were the current game."""
        self.table = table
        self.company = company or Company()
        self.game = game or table.game
        self._shared: views.GameView | None = None
        self._moves: list[views.MoveView] | None = None
        self._game_text: str | None = None
        self._encoded: dict[tuple[Actor, int, Company], bytes] = {}

    def table_view(self, actor: Actor, has_decision: bool = True, has_game: bool = True) -> views.TableView:
        """The table as seen by the holder of these seats."""
        table = self.table
        return views.TableView.model_construct(
            id=table.id,
            stage=table.stage,
            rules=board_views.rules_view(table.rules),
            seats=[self._seat_view(seat, actor) for seat in range(len(table.chairs))],
            is_host=actor.is_host,
            my_seats=sorted(actor.seats),
            watchers=self.company.watchers,
            first_game=table.first_game,
            game=self._game_view() if has_game else None,
            decision=self._decision(actor) if has_decision else None,
        )

    def _seat_view(self, seat: int, actor: Actor) -> views.SeatView:
        chair, table = self.table.chairs[seat], self.table
        is_connected = chair.who == "bot" or seat in self.company.connected
        return _seat_view(table.rules, seat, chair, is_connected, seat == table.host, seat in actor.seats)

    def _game_view(self) -> views.GameView | None:
        if self._shared is None and self.game is not None:
            table = self.table
            match = match_view(table.rules, table.match_games)
            self._shared = game_view(self.game, len(table.games) - 1, match=match)
        return self._shared

    def _decision(self, actor: Actor) -> views.DecisionView | None:
        game = self.game
        if game is None or game.to_move is None or self.table.stage != "playing":
            return None
        seat = game.to_move
        is_mine = seat in actor.seats and self.table.chairs[seat].bot is None
        return views.DecisionView.model_construct(
            at=self.table.at,
            seat=seat,
            kingdom=game.rules.kingdom_of(seat),
            awaits=game.awaits,
            steps=step_views(game),
            upcoming=board_views.upcoming(game),
            is_mine=is_mine,
            moves=self._all_moves(game) if is_mine else [],
            can_undo=self.table.can_undo and self.table.last_seat in actor.seats,
        )

    def _all_moves(self, game: Game) -> list[views.MoveView]:
        if self._moves is None:
            self._moves = move_views(game)
        return self._moves

    def message(self, actor: Actor, after: int, has_game: bool = True) -> wire.TableMessage:
        """The current table, and its log after entry `after`."""
        table = self.table
        after = after if 0 <= after <= table.number else 0
        return wire.TableMessage.model_construct(
            kind="table",
            number=table.number,
            after=after,
            view=self.table_view(actor, has_game=has_game),
            log=list(table.log[after:]),
        )

    def encoded(self, actor: Actor, after: int) -> bytes:
        """`message` as bytes, cached for connections that may see the same and miss the same entries."""
        key = actor, after, self.company
        found = self._encoded.get(key)
        if found is None:
            found = self._text(actor, after).encode()
            if len(self._encoded) < MOST_KEPT:
                self._encoded[key] = found
        return found

    def _text(self, actor: Actor, after: int) -> str:
        """`message` as JSON. The game is the largest part and the same for everyone, so it is serialised only once."""
        if self._game_text is None:
            game = self._game_view()
            self._game_text = game.model_dump_json() if game else "null"
        text = self.message(actor, after, has_game=False).model_dump_json()
        # Inside a JSON string every quotation mark is escaped, so only the field itself can match.
        return text.replace('"game":null', f'"game":{self._game_text}', 1)


@lru_cache(maxsize=4096)
def _seat_view(
    rules: Rules, seat: int, chair: Chair, is_connected: bool, is_host: bool, is_mine: bool
) -> views.SeatView:
    return views.SeatView.model_construct(
        seat=seat,
        name=chair.name,
        colour=chair.colour,
        who=chair.who,
        level=chair.level,
        substitute=chair.substitute,
        connected=is_connected,
        is_host=is_host,
        mine=is_mine,
        kingdom=rules.kingdom_of(seat),
        kings=rules.kings[seat],
    )
