"""One game in both implementations; every difference raises an AssertionError that says where."""

import random
from dataclasses import replace
from typing import Any

from fiefdom import Game, Rules
from fiefdom.game import Move, Reveal, ScoreSheet
from naive import NaiveGame
from twins.policies import Policy


class TwinGame:
    """A `Game` and a `NaiveGame` of the same rules, fed the same events."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = replace(rules, dynasty=False)
        self.seed = seed
        self.game = Game.new(self.rules, seed=seed)
        self.naive = NaiveGame(
            self.rules.game,
            self.rules.players,
            middle_kingdom=self.rules.middle_kingdom,
            harmony=self.rules.harmony,
            mighty_duel=self.rules.mighty_duel,
            teams=self.rules.teams,
        )
        self._fed = 0
        self._feed()

    def play(self, policy: Policy, sheets_every: int = 25) -> None:
        """Play to the end and compare at every step; score sheets every `sheets_every` steps and at the end."""
        source = random.Random(f"{self.rules} {self.seed} {policy.__name__}")
        steps = 0
        while not self.game.is_over:
            self.compare_decision()
            self.compare_table()
            if steps % sheets_every == 0:
                self.compare_scores()
            self.game.push(policy(self.game, self.game.legal_moves, source))
            self._feed()
            steps += 1
        self.compare_table()
        self.compare_scores()
        self._same("pending", ("over",), self.naive.pending)

    def play_unwatched(self, policy: Policy) -> None:
        """Play to the end; only the final position is compared."""
        source = random.Random(f"{self.rules} {self.seed}")
        while not self.game.is_over:
            self.game.push(policy(self.game, self.game.legal_moves, source))
        self._feed()
        self.compare_scores()

    def _feed(self) -> None:
        """Pass on what happened in the engine's game, chance and moves, to the naive game."""
        for played in self.game.history[self._fed :]:
            event = played.event
            if isinstance(event, Reveal):
                self._same("awaited chance", event.kind, self.naive.pending[1:][0] if self.naive.pending[1:] else None)
                self.naive.reveal(event.as_tuple())
            else:
                assert isinstance(event, Move)
                self._same("seat", ("decision", played.seat), self.naive.pending)
                self.naive.apply(event.as_tuple())
        self._fed = len(self.game.history)

    def compare_decision(self) -> None:
        """Compare whose decision it is, and the legal moves."""
        self._same("seat", ("decision", self.game.to_move), self.naive.pending)
        listed = [move.as_tuple() for move in self.game.legal_moves]
        assert len(set(listed)) == len(listed), self._where("a move is listed twice")
        self._same("legal moves", set(listed), self.naive.legal_moves())

    def compare_table(self) -> None:
        """Compare everything that is visible."""
        summary = self.naive.summary()
        self._same("line", [(place.domino, place.seat) for place in self.game.line], summary["line"])
        self._same("next", [(place.domino, place.seat) for place in self.game.next_line], summary["next"])
        self._same("totems", self.game.totems, summary["totems"])
        self._same("cave", self.game.cave, summary["cave"])
        self._compare_builders(summary)
        for kingdom in self.game.kingdoms:
            self._same(f"squares of {kingdom.number}", _squares(kingdom), self.naive.squares(kingdom.number))
            self._same("discards", kingdom.discards, summary["discards"][kingdom.number])

    def _compare_builders(self, summary: dict[str, Any]) -> None:
        board = self.game.builders_board
        if board is None:
            assert summary["board"] is None and summary["coins"] is None
            return
        kingdoms = self.game.kingdoms
        self._same("board", list(board.spaces), summary["board"])
        self._same("top", board.top, summary["top"])
        self._same("queen", board.queen, summary["queen"])
        self._same("dragon", board.dragon_is_home, summary["dragon_home"])
        self._same(
            "supplies", (board.knight_supply, board.tower_supply), (summary["knight_supply"], summary["tower_supply"])
        )
        for name in ("coins", "knights", "knights_placed", "towers"):
            self._same(name, [getattr(kingdom, name) for kingdom in kingdoms], summary[name])

    def compare_scores(self) -> None:
        """Compare every line of every score sheet, and the ranking."""
        for number in range(self.rules.kingdoms):
            sheet = self.game.score_sheet(number)
            self._same(f"sheet of {number}", _sheet(sheet), self.naive.score_sheet(number))
            self._same("total", sheet.total, self.game.scores[number])
        ranking = [
            {
                "kingdom": row.kingdom,
                "place": row.place,
                "total": row.total,
                "largest": row.largest_territory,
                "crowns": row.crowns,
            }
            for row in sorted(self.game.ranking.ranking, key=lambda row: row.kingdom)
        ]
        self._same("outcome", ranking, self.naive.outcome())

    def _same(self, what: str, product: Any, naive: Any) -> None:
        assert product == naive, self._where(
            f"{what}: the product says {product!r}, the naive implementation {naive!r}"
        )

    def _where(self, text: str) -> str:
        last = [str(event) for event in self.game.events[-6:]]
        return f"{self.rules}, seed {self.seed}, after {len(self.game.events)} events ending in {last}: {text}"


def _squares(kingdom: Any) -> dict[Any, dict[str, Any]]:
    return {
        cell: {
            "terrain": square.terrain,
            "crowns": square.crowns,
            "knight": square.knight,
            "building": square.building,
            "token": square.token,
            "resource": square.resource,
            "caveman": square.caveman,
        }
        for cell, square in kingdom.squares.items()
    }


def _sheet(sheet: ScoreSheet) -> dict[str, Any]:
    return {
        "territories": sorted((row.terrain, row.squares, row.crowns, row.points) for row in sheet.territories),
        "queen": sheet.queen,
        "coins": sheet.coin_points,
        "buildings": sorted((row.building, row.points) for row in sheet.buildings),
        "resources": sheet.resources,
        "totems": sorted((row.resource, row.points) for row in sheet.totems),
        "cavemen": sorted((row.caveman, row.square, row.points) for row in sheet.cavemen),
        "hordes": sorted((row.warriors, row.strength, row.points) for row in sheet.hordes),
        "middle_kingdom": sheet.middle_kingdom or 0,
        "harmony": sheet.harmony or 0,
        "total": sheet.total,
    }
