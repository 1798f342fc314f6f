"""`Match`: one game, or the three games of a Dynasty (V1)."""

from dataclasses import replace
from typing import Any

from fiefdom.engine.random import mixed
from fiefdom.errors import IllegalMove
from fiefdom.game import outcome as ranking
from fiefdom.game.game import Game, _as_rules
from fiefdom.game.outcome import Outcome
from fiefdom.game.refusals import GameCode
from fiefdom.rules import Rules


class Match:
    """The games played at a table: one, or three with Dynasty. The next game starts when `next_game` is called.

    >>> match = Match.new("kingdomino(players=2, dynasty)", seed=1)
    >>> match.rules.games, len(match.games)
    (3, 1)

    """

    def __init__(self, rules: Rules, seed: int | None) -> None:
        """Use `Match.new`."""
        self.rules = rules
        self.seed = seed
        self.games: list[Game] = []

    @classmethod
    def new(cls, rules: Rules | str, seed: int | None = None) -> "Match":
        """A new match, at the first decision of its first game."""
        match = cls(_as_rules(rules), seed)
        match._start_game()
        return match

    def _start_game(self) -> None:
        number = len(self.games)
        seed = None if self.seed is None else self.seed if number == 0 else mixed(self.seed, number)
        self.games.append(Game.new(replace(self.rules, dynasty=False), seed))

    @property
    def game(self) -> Game:
        """The current game, or the last one if the match is over."""
        return self.games[-1]

    @property
    def is_over(self) -> bool:
        return len(self.games) == self.rules.games and self.game.is_over

    def next_game(self) -> Game:
        """Start the next game. Raises IllegalMove if a game is in progress or all have been played."""
        if not self.game.is_over:
            raise IllegalMove(GameCode.GOES_ON(number=len(self.games), games=self.rules.games))
        if self.is_over:
            raise IllegalMove(GameCode.ALL_PLAYED(games=self.rules.games))
        self._start_game()
        return self.game

    @property
    def outcome(self) -> Outcome | None:
        """The ranking by total points, then by games won (V1), or None while the match is in progress."""
        if not self.is_over:
            return None
        if self.rules.games == 1:
            return self.game.outcome
        outcomes = [game.ranking for game in self.games]
        return rank_dynasty(self.rules, outcomes)

    def __eq__(self, other: object) -> bool:
        """Equal if the rules and the games are equal."""
        if not isinstance(other, Match):
            return NotImplemented
        return self.rules == other.rules and self.games == other.games

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Match {self.rules}: game {len(self.games)} of {self.rules.games}>"


def rank_dynasty(rules: Rules, outcomes: list[Outcome]) -> Outcome:
    """V1: rank by total points, then by games won (a shared win counts for each); otherwise the place is shared."""
    rows: list[dict[str, Any]] = []
    for number in range(rules.kingdoms):
        standings = [next(row for row in outcome.ranking if row.kingdom == number) for outcome in outcomes]
        rows.append(
            {
                "kingdom": number,
                "seats": rules.seats_of(number),
                "total": sum(row.total for row in standings),
                "games_won": sum(row.place == 1 for row in standings),
            }
        )
    return ranking.rank(rows, [("total", ranking.POINTS), ("games_won", ranking.WINS)])
