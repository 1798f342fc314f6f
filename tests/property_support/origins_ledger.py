"""Fire, resources, totems and cavemen, from the events of a game (O4-O14)."""

from collections import Counter

from fiefdom import Game
from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import domino
from fiefdom.components.totems import totems
from fiefdom.components.volcanoes import volcano, volcanoes
from fiefdom.game import CavemanTurned, Cell, Erupt, Event, Kingdom, Pay, Place, Recruit, Settle
from property_support.ledger import Ledger


class OriginsLedger(Ledger):
    """A ledger that also tracks fires, payments and settling."""

    def __init__(self, game: Game) -> None:
        kingdoms = range(game.rules.kingdoms)
        self.printed: list[dict[Cell, int]] = [{} for _ in kingdoms]
        self.tokens: list[dict[Cell, int]] = [{} for _ in kingdoms]
        self.resources: list[dict[Cell, str]] = [{} for _ in kingdoms]
        self.settled: list[dict[Cell, str]] = [{} for _ in kingdoms]
        self.paid: Counter[str] = Counter()
        self.burnt: Counter[str] = Counter()
        self.turned: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.taken_from_stack: Counter[str] = Counter()
        self.in_hand: str | None = None
        self.craters = 0
        self.erupted: Counter[int] = Counter()
        super().__init__(game)

    def write(self, game: Game, seat: int | None, event: Event) -> None:
        super().write(game, seat, event)
        number = 0 if seat is None else self.rules.kingdom_of(seat)
        if isinstance(event, Place):
            self.lay(number, event)
        elif isinstance(event, Erupt):
            self.burn(number, event.square)
        elif isinstance(event, CavemanTurned):
            self.turned[event.caveman] += 1
        elif isinstance(event, Recruit):
            self.in_hand = event.caveman
            (self.taken if event.source == "cave" else self.taken_from_stack)[event.caveman] += 1
        elif isinstance(event, Pay):
            self.paid[self.resources[number].pop(event.square)] += 1
        elif isinstance(event, Settle):
            assert self.in_hand is not None and event.square not in self.settled[number]
            self.settled[number][event.square] = self.in_hand
            self.in_hand = None

    def lay(self, number: int, event: Place) -> None:
        """Fires and resources come with the domino (O8)."""
        laid = domino(event.domino)
        self.craters = max(half.craters for half in laid.halves)
        for cell, half, resource in zip((event.left, event.right), laid.halves, laid.resources, strict=True):
            self.printed[number][cell] = half.crowns
            if resource and self.rules.has_resources:
                self.resources[number][cell] = resource

    def burn(self, number: int, cell: Cell) -> None:
        """O4, O6: one token for the volcano just placed; it burns what is there."""
        assert self.craters and self.printed[number][cell] == 0 and cell not in self.tokens[number]
        self.erupted[self.craters] += 1
        self.tokens[number][cell] = volcano(self.craters).fires
        self.craters = 0
        for pieces in (self.resources[number], self.settled[number]):
            if cell in pieces:
                self.burnt[pieces.pop(cell)] += 1

    def check(self, game: Game) -> None:
        super().check(game)
        for kingdom in self.kingdoms:
            self.check_squares(kingdom)
        for kind in volcanoes():
            assert self.erupted[kind.craters] <= kind.copies
        self.check_resources(game)
        if self.rules.has_totems:
            self.check_totems(game)
        if self.rules.has_cavemen:
            self.check_cavemen(game)

    def check_squares(self, kingdom: Kingdom) -> None:
        """Every piece is on the square given by the events, and fire is printed or a token, never both."""
        number = kingdom.number
        tokens, printed = self.tokens[number], self.printed[number]
        for cell, square in kingdom.squares.items():
            assert square.token == (cell in tokens)
            assert square.crowns == printed[cell] + tokens.get(cell, 0)
            assert square.resource == self.resources[number].get(cell)
            assert square.caveman == self.settled[number].get(cell)

    def check_resources(self, game: Game) -> None:
        """Pieces laid = on dominoes in lines + on squares + paid + burnt + lost with their domino."""
        kinds = [totem.resource for totem in totems()]
        laid_out = self.symbols([label for line in self.lines for label in line])
        on_squares = Counter(kind for kingdom in self.resources for kind in kingdom.values())
        burnt = Counter({kind: self.burnt[kind] for kind in kinds if self.burnt[kind]})
        not_placed = [label for line in self.lines for label in line if label not in self.placed]
        assert on_squares + self.paid + burnt + self.symbols(not_placed) == laid_out
        if game.is_over and self.rules.has_resources:
            assert laid_out == Counter({totem.resource: totem.pieces for totem in totems()})
        if not self.rules.has_resources:
            assert not on_squares and not laid_out

    def symbols(self, labels: list[str]) -> Counter[str]:
        """The resources on some dominoes, in the games that have any."""
        found = [kind for label in labels for kind in domino(label).resources if kind]
        return Counter(found if self.rules.has_resources else [])

    def check_totems(self, game: Game) -> None:
        """O9: a totem is in the middle exactly while nobody has its resource; its holder has the most."""
        assert game.totems is not None
        if game.awaits == "erupt":
            return
        for resource, holder in game.totems.items():
            held = [list(kingdom.values()).count(resource) for kingdom in self.resources]
            assert (holder is None) == (max(held) == 0)
            if holder is not None and game.awaits != "give":
                assert held[holder] == max(held)
            holders = [kingdom.number for kingdom in self.kingdoms if resource in kingdom.totems]
            assert holders == ([] if holder is None else [holder])

    def check_cavemen(self, game: Game) -> None:
        """Every caveman is in the stack, in the cave, in hand, in a kingdom or burnt (22 in all)."""
        box = Counter({kind.id: kind.copies for kind in cavemen()})
        assert box.total() == 22
        names = [kind.id for kind in cavemen()]
        hidden, cave = Counter(game.hidden.cavemen), Counter(game.cave)
        settled = Counter(name for kingdom in self.settled for name in kingdom.values())
        burnt = Counter({name: self.burnt[name] for name in names})
        in_hand = Counter([self.in_hand] if self.in_hand else [])
        assert (game.awaits in ("pay", "settle")) == bool(in_hand)
        assert hidden + cave + settled + burnt + in_hand == box
        assert hidden + self.turned + self.taken_from_stack == box
        assert cave + self.taken == self.turned
        assert cave.total() <= 4
