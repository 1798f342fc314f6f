"""Views of a game at one moment, and of the standings of a match."""

from collections.abc import Sequence

from fiefdom.game import Game, Outcome
from fiefdom.game.match import rank_dynasty
from fiefdom.rules import Rules
from fiefdom.server.protocol import views as wire
from fiefdom.server.tables.state import decisions
from fiefdom.server.views import board_views
from fiefdom.server.views.kingdom_views import Kingdoms


def game_view(
    game: Game,
    number: int,
    moments: int | None = None,
    match: wire.MatchView | None = None,
    kingdoms: Kingdoms | None = None,
    lost: frozenset[int] = frozenset(),
    chance: wire.ChanceView | None = None,
) -> wire.GameView:
    """The whole table of one game. `number` is its number at the table, `moments` its total number of decisions.

    `lost`: the kingdoms that have lost by the clock.
    """
    made = decisions(game)
    return wire.GameView.trusted(
        game=number,
        moment=made,
        moments=made if moments is None else moments,
        round=game.round_number,
        kingdoms=(kingdoms or Kingdoms(game)).views,
        this_line=board_views.this_line(game),
        next_line=board_views.next_line(game),
        box=board_views.box_view(game),
        builders=board_views.builders_view(game),
        cave=board_views.cave_view(game),
        totems=board_views.totem_views(game),
        pending=board_views.pending_view(game),
        awaits=game.awaits,
        chance=chance,
        is_over=game.is_over,
        outcome=board_views.outcome_view(game.ranking, lost) if game.is_over else None,
        match=match,
    )


def match_view(rules: Rules, games: Sequence[Game]) -> wire.MatchView | None:
    """The standings of a Dynasty, or None if the match is a single game."""
    if rules.games == 1:
        return None
    ended = [game for game in games if game.is_over]
    totals = [list(game.scores) for game in ended]
    outcome: Outcome | None = None
    if len(ended) == rules.games:
        outcome = rank_dynasty(rules, [game.ranking for game in ended])
    return wire.MatchView(
        game=len(games) - 1,
        games=rules.games,
        totals=totals,
        sums=[sum(column) for column in zip(*totals, strict=True)] if totals else [0] * rules.kingdoms,
        outcome=board_views.outcome_view(outcome) if outcome else None,
    )
