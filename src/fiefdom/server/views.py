"""What one connection sees of a table. This is the only place where a table becomes a message.

In these games everybody sees the same kingdoms. What must never leave the server is not in a `Table` at all (keys), or
is drawn only when it is revealed (chance). Legal moves go to whoever holds the deciding seat, and to nobody else.
"""

from dataclasses import dataclass
from functools import lru_cache

from fiefdom.game import Game
from fiefdom.rules import Rules
from fiefdom.server import nouns, view_table
from fiefdom.server import protocol as wire
from fiefdom.server.game_views import game_view, match_view
from fiefdom.server.moment import Moment
from fiefdom.server.table import Actor, Chair, Table
from fiefdom.server.view_moves import move_views, step_views

# Messages of one moment that are kept for others who may see the same: people lack the same, strangers anything.
MOST_KEPT = 16


@dataclass(frozen=True, slots=True)
class Company:
    """Who is connected just now: seats, and how many only watch."""

    connected: frozenset[int] = frozenset()
    watchers: int = 0


class Views:
    """Makes views of one table at one moment; what all of them share is made once."""

    def __init__(self, table: Table, company: Company | None = None, game: Game | None = None) -> None:
        """With `game`: as if the present game stood like that."""
        self.table = table
        self.company = company or Company()
        chosen = game or table.game
        self.moment = None if chosen is None else Moment(chosen)
        self._shared: nouns.GameView | None = None
        self._moves: list[nouns.MoveView] | None = None
        self._game_text: str | None = None
        self._told: dict[tuple[Actor, int, Company], bytes] = {}

    def table_view(self, actor: Actor, has_decision: bool = True, has_game: bool = True) -> nouns.TableView:
        """The table for whoever holds these seats."""
        table = self.table
        return nouns.TableView.model_construct(
            id=table.id,
            stage=table.stage,
            rules=view_table.rules_view(table.rules),
            seats=[self._seat_view(seat, actor) for seat in range(len(table.chairs))],
            is_host=actor.is_host,
            my_seats=sorted(actor.seats),
            watchers=self.company.watchers,
            first_game=table.first_game,
            game=self._game_view() if has_game else None,
            decision=self._decision(actor) if has_decision else None,
        )

    def _seat_view(self, seat: int, actor: Actor) -> nouns.SeatView:
        chair, table = self.table.chairs[seat], self.table
        is_connected = chair.who == "bot" or seat in self.company.connected
        return _seat_view(table.rules, seat, chair, is_connected, seat == table.host, seat in actor.seats)

    def _game_view(self) -> nouns.GameView | None:
        if self._shared is None and self.moment is not None:
            table = self.table
            match = match_view(table.rules, table.match_games)
            self._shared = game_view(self.moment, len(table.games) - 1, match=match)
        return self._shared

    def _decision(self, actor: Actor) -> nouns.DecisionView | None:
        moment = self.moment
        if moment is None or moment.to_move is None or self.table.stage != "playing":
            return None
        seat = moment.to_move
        is_mine = seat in actor.seats and self.table.chairs[seat].bot is None
        return nouns.DecisionView.model_construct(
            at=self.table.at,
            seat=seat,
            kingdom=moment.rules.kingdom_of(seat),
            awaits=moment.awaits,
            steps=step_views(moment),
            upcoming=view_table.upcoming(moment),
            is_mine=is_mine,
            moves=self._all_moves(moment) if is_mine else [],
            can_undo=self.table.can_undo and self.table.last_seat in actor.seats,
        )

    def _all_moves(self, moment: Moment) -> list[nouns.MoveView]:
        if self._moves is None:
            self._moves = move_views(moment)
        return self._moves

    def message(self, actor: Actor, after: int, has_game: bool = True) -> wire.TableMessage:
        """The table now, and what was added to its log after entry `after`."""
        table = self.table
        after = after if 0 <= after <= table.number else 0
        return wire.TableMessage.model_construct(
            kind="table",
            number=table.number,
            after=after,
            view=self.table_view(actor, has_game=has_game),
            log=list(table.log[after:]),
        )

    def told(self, actor: Actor, after: int) -> bytes:
        """`message` as it is sent; whoever may see the same and lacks the same gets the same bytes."""
        key = actor, after, self.company
        found = self._told.get(key)
        if found is None:
            found = self._text(actor, after).encode()
            if len(self._told) < MOST_KEPT:
                self._told[key] = found
        return found

    def _text(self, actor: Actor, after: int) -> str:
        """`message` in JSON. The game is the same for everybody and most of it, so it is put into JSON once."""
        if self._game_text is None:
            game = self._game_view()
            self._game_text = game.model_dump_json() if game else "null"
        text = self.message(actor, after, has_game=False).model_dump_json()
        # Within a text every quotation mark has a backslash, so only the field itself is found.
        return text.replace('"game":null', f'"game":{self._game_text}', 1)


@lru_cache(maxsize=4096)
def _seat_view(
    rules: Rules, seat: int, chair: Chair, is_connected: bool, is_host: bool, is_mine: bool
) -> nouns.SeatView:
    return nouns.SeatView.model_construct(
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
