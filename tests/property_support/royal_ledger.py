"""Coins, knights, towers, buildings, queen and dragon, from the events of a game (Q3-Q12)."""

from collections import Counter

from fiefdom import Game
from fiefdom.components.buildings import builders_board_prices, building, buildings
from fiefdom.game import Build, BuildingTurned, Dragon, Event, Kingdom, Site, Tax
from property_support.ledger import Ledger
from property_support.recount import territory_of


class RoyalLedger(Ledger):
    """A ledger that also tracks Queendomino's pieces."""

    def __init__(self, game: Game) -> None:
        kingdoms = game.rules.kingdoms
        self.coins = [7] * kingdoms
        self.knights = [1] * kingdoms
        self.knights_sent = [0] * kingdoms
        self.towers = [0] * kingdoms
        self.built: list[Counter[str]] = [Counter() for _ in range(kingdoms)]
        self.turned: Counter[str] = Counter()
        self.burnt: Counter[str] = Counter()
        self.in_hand: str | None = None
        self.queen: int | None = None
        self.dragon_round = -1
        super().__init__(game)

    def write(self, game: Game, seat: int | None, event: Event) -> None:
        super().write(game, seat, event)
        number = 0 if seat is None else self.rules.kingdom_of(seat)
        if isinstance(event, BuildingTurned):
            self.turned[event.building] += 1
        elif isinstance(event, Tax):
            self.collect(game.kingdoms[number], event)
        elif isinstance(event, Build):
            price = builders_board_prices()[event.space - 1] - (self.queen == number)
            self.coins[number] -= max(0, price)
            self.in_hand = event.building
        elif isinstance(event, Site):
            self.build(number)
        elif isinstance(event, Dragon):
            assert self.dragon_round != game.round_number and self.queen != number
            self.coins[number] -= 1
            self.burnt[event.building] += 1
            self.dragon_round = game.round_number

    def collect(self, kingdom: Kingdom, event: Tax) -> None:
        """Q6, Q7: territories and abilities; nothing else in the kingdom changes in this step."""
        number = kingdom.number
        self.knights[number] -= len(event.squares)
        self.knights_sent[number] += len(event.squares)
        self.coins[number] += sum(len(territory_of(kingdom, square)) for square in event.squares)
        owned = {
            "knight": self.knights[number] + self.knights_sent[number],
            "tower": self.towers[number],
            None: 0,
        }
        for name, copies in self.built[number].items():
            self.coins[number] += copies * owned[building(name).tax_per]

    def build(self, number: int) -> None:
        """Q9, Q10: what the building provides, as far as the supply allows."""
        assert self.in_hand is not None
        kind = building(self.in_hand)
        self.built[number][kind.id] += 1
        self.in_hand = None
        owned_knights = sum(self.knights) + sum(self.knights_sent)
        self.knights[number] += min(kind.knights, 19 - owned_knights)
        towers = min(kind.towers, 15 - sum(self.towers))
        self.towers[number] += towers
        if towers and self.towers[number] == max(self.towers):
            self.queen = number

    def check(self, game: Game) -> None:
        super().check(game)
        board = game.builders_board
        assert board is not None
        kingdoms = self.kingdoms
        assert board.knight_supply + sum(k.knights + k.knights_placed for k in kingdoms) == 19
        assert board.tower_supply + sum(kingdom.towers for kingdom in kingdoms) == 15
        assert min(board.knight_supply, board.tower_supply) >= 0
        assert [kingdom.coins for kingdom in kingdoms] == self.coins
        assert [kingdom.knights for kingdom in kingdoms] == self.knights
        assert [kingdom.knights_placed for kingdom in kingdoms] == self.knights_sent
        assert [kingdom.towers for kingdom in kingdoms] == self.towers
        assert [kingdom.has_queen for kingdom in kingdoms] == [k.number == self.queen for k in kingdoms]
        assert board.queen == self.queen
        assert board.dragon_is_home == (self.dragon_round != game.round_number)
        self.check_squares()
        self.check_buildings(game)

    def check_squares(self) -> None:
        """Knights and buildings stand on squares, buildings only on towns."""
        for kingdom in self.kingdoms:
            squares = kingdom.squares.values()
            assert sum(square.knight for square in squares) == self.knights_sent[kingdom.number]
            standing = Counter(square.building for square in squares if square.building)
            assert standing == self.built[kingdom.number] == Counter(kingdom.buildings)
            assert {square.terrain for square in squares if square.building} <= {"town"}

    def check_buildings(self, game: Game) -> None:
        """Every building of the box is hidden, open, in hand, built or burnt."""
        board = game.builders_board
        assert board is not None
        box = Counter({kind.id: kind.copies for kind in buildings()})
        is_open = Counter(name for name in (*board.spaces, board.top) if name)
        used = self.burnt + sum(self.built, Counter())
        in_hand = Counter([self.in_hand] if self.in_hand else [])
        assert (game.awaits == "site") == bool(in_hand)
        assert Counter(game.hidden.buildings) + self.turned == box
        assert is_open + in_hand + used == self.turned
