"""A game at one moment as it goes over the wire, and its log."""

from collections.abc import Sequence

from fiefdom.game import Game, Outcome
from fiefdom.game.match import rank_dynasty
from fiefdom.rules import Rules
from fiefdom.server import nouns as wire
from fiefdom.server import view_table
from fiefdom.server.moment import Moment, decisions
from fiefdom.server.view_kingdoms import kingdom_views


def game_view(
    moment: Moment, number: int, moments: int | None = None, match: wire.MatchView | None = None
) -> wire.GameView:
    """The whole table of one game. `number` is the game's at the table, `moments` how many decisions it has in all."""
    game = moment.game
    made = decisions(game)
    return wire.GameView.model_construct(
        game=number,
        moment=made,
        moments=made if moments is None else moments,
        round=moment.round_number,
        kingdoms=kingdom_views(moment),
        this_line=view_table.this_line(moment),
        next_line=view_table.next_line(moment),
        box=view_table.box_view(moment),
        builders=view_table.builders_view(moment),
        cave=view_table.cave_view(moment),
        totems=view_table.totem_views(moment),
        pending=view_table.pending_view(moment),
        awaits=moment.awaits,
        is_over=moment.is_over,
        outcome=view_table.outcome_view(game.ranking) if moment.is_over else None,
        match=match,
    )


def match_view(rules: Rules, games: Sequence[Game]) -> wire.MatchView | None:
    """The standings of a Dynasty, or None if one game is all."""
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
        outcome=view_table.outcome_view(outcome) if outcome else None,
    )
