"""`Position`: a position of a game as a value, with human-readable names.

In a position a seat is to decide something, or the game is over. It contains what can be seen on the table and what has
left the game; the rest is hidden. It contains neither the order of hidden components nor any history.

Sets are stored sorted, so that equal positions are equal values. Seats and kingdoms are numbered from 0, and cells are
(column, row) with the castle at (0, 0); the text (`str`) counts from 1 and gives cells as compass directions.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from fiefdom.components.buildings import buildings
from fiefdom.components.dominoes import BOXES, Domino, Half, deck
from fiefdom.components.terrains import RESOURCES
from fiefdom.errors import PositionError
from fiefdom.events.cells import Cell
from fiefdom.game.board import Hidden, LinePlace
from fiefdom.game.kingdom import Kingdom, Square
from fiefdom.game.pieces.registry import pieces_of
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

# Decisions after the king's claim in the same turn (O12).
AFTER_CLAIM = ("recruit", "pay", "settle")


@dataclass(frozen=True, slots=True)
class LaidDomino:
    """A domino in a kingdom. D1: if the halves are equal, the left one is the first of the two by row and column."""

    domino: str
    left: Cell
    right: Cell

    def __post_init__(self) -> None:
        printed = known_dominoes().get(self.domino)
        if printed and printed.is_symmetric and _by_row(self.right) < _by_row(self.left):
            left, right = self.right, self.left
            object.__setattr__(self, "left", left)
            object.__setattr__(self, "right", right)

    @property
    def cells(self) -> tuple[Cell, Cell]:
        return self.left, self.right


@dataclass(frozen=True, slots=True)
class KingdomPosition:
    """One kingdom of a position: its dominoes and the pieces on their squares."""

    dominoes: tuple[LaidDomino, ...] = ()
    discards: int = 0
    coins: int = 0
    knights: int = 0  # in the reserve
    towers: int = 0
    knights_at: tuple[Cell, ...] = ()
    buildings: tuple[tuple[Cell, str], ...] = ()
    fires: tuple[tuple[Cell, int], ...] = ()  # tokens, each with its number of fires
    resources: tuple[Cell, ...] = ()  # squares whose resource is still there
    cavemen: tuple[tuple[Cell, str], ...] = ()

    def __post_init__(self) -> None:
        _keep_sorted(self, "dominoes", lambda laid: label_order(laid.domino))
        for name in ("knights_at", "resources"):
            _keep_sorted(self, name, _by_row)
        for name in ("buildings", "fires", "cavemen"):
            _keep_sorted(self, name, lambda pair: _by_row(pair[0]))

    @property
    def squares(self) -> dict[Cell, Square]:
        """All squares and what is on them; unknown dominoes are left out."""
        knights, fires, resources = set(self.knights_at), dict(self.fires), set(self.resources)
        built, settled = dict(self.buildings), dict(self.cavemen)
        found: dict[Cell, Square] = {}
        for laid in self.dominoes:
            printed = known_dominoes().get(laid.domino)
            for cell, half, resource in _as_laid(laid, printed) if printed else ():
                found[cell] = Square(
                    half.terrain,
                    half.crowns + fires.get(cell, 0),
                    domino=laid.domino,
                    craters=half.craters,
                    knight=cell in knights,
                    building=built.get(cell),
                    token=cell in fires,
                    resource=resource if cell in resources else None,
                    caveman=settled.get(cell),
                )
        return found

    @property
    def symbols(self) -> dict[Cell, str]:
        """The squares with a printed resource symbol, whether or not the piece is still there (O8)."""
        found: dict[Cell, str] = {}
        for laid in self.dominoes:
            printed = known_dominoes().get(laid.domino)
            for cell, resource in zip(laid.cells, printed.resources, strict=True) if printed else ():
                if resource:
                    found[cell] = resource
        return found

    def resource_count(self, resource: str) -> int:
        """How many pieces of a resource the kingdom has."""
        symbols = self.symbols
        return sum(symbols.get(cell) == resource for cell in self.resources)


@dataclass(frozen=True, slots=True)
class Position:
    """The whole table at one point in a game. The constructor does not check anything; `faults` lists what is wrong.

    `gone` are the dominoes that were discarded or that nobody claimed, `burnt` the buildings the dragon removed, `lost`
    the cavemen that burnt.

    >>> from fiefdom import Game
    >>> position = Game.new("kingdomino(players=2)", seed=7).position
    >>> position.awaits, position.drawn, [place.domino for place in position.next_line], position.faults()
    ('claim', 0, ['K18', 'K19', 'K34', 'K48'], ())

    """

    rules: Rules
    kingdoms: tuple[KingdomPosition, ...]
    awaits: str  # a decision (`claim`, `place`, ...) or `over`
    round_number: int = 0  # 0: the opening claims
    turn: int = 0  # how many kings of `line` have finished their turn
    drawn: int | None = None  # opening claims: the seat whose king is to claim
    line: tuple[LinePlace, ...] = ()
    next_line: tuple[LinePlace, ...] = ()
    gone: tuple[str, ...] = ()
    # Queendomino and Royal Wedding
    spaces: tuple[str | None, ...] = ()
    top: str | None = None
    burnt: tuple[str, ...] = ()
    queen: int | None = None
    dragon_is_home: bool = True
    building: str | None = None  # bought, but without a site yet (awaits `site`)
    # Origins
    totems: tuple[tuple[str, int], ...] = ()  # the totems that are held, each with its kingdom
    cave: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    caveman: str | None = None  # being recruited (awaits `pay` or `settle`)
    paid: tuple[str, ...] = ()  # resources paid for it
    payments_left: int = 0

    def __post_init__(self) -> None:
        _keep_sorted(self, "gone", label_order)
        for name in ("burnt", "cave", "lost", "totems", "paid"):
            _keep_sorted(self, name, lambda value: value)

    def __str__(self) -> str:
        """The canonical text, on one line; `fiefdom.notation.parse_position` parses it."""
        from fiefdom.game.position.text import position_text

        return position_text(self)

    def faults(self) -> tuple[Reason, ...]:
        """Every reason why this position cannot occur in a game; empty if it can."""
        from fiefdom.game.position.validate import all_faults

        return tuple(all_faults(self))

    def require_sound(self) -> None:
        """Raise PositionError if there are faults."""
        faults = self.faults()
        if faults:
            raise PositionError(*faults)

    @property
    def is_over(self) -> bool:
        return self.awaits == "over"

    @property
    def to_move(self) -> int | None:
        """The seat to move, or None if the game is over."""
        if self.is_over:
            return None
        return self.drawn if self.round_number == 0 else self.line[self.turn].seat

    @property
    def acting_kingdom(self) -> KingdomPosition:
        """The kingdom of the seat to move."""
        assert self.to_move is not None
        return self.kingdoms[self.rules.kingdom_of(self.to_move)]

    @property
    def done(self) -> int:
        """How many dominoes of `line` have been placed or discarded."""
        if self.is_over or self.round_number == 0:
            return len(self.line)
        return self.turn + (self.awaits != "place")

    @property
    def claimed(self) -> int:
        """How many kings of `line` have claimed a domino of the next one."""
        return self.turn + (self.awaits in AFTER_CLAIM) if self.next_line else 0

    @property
    def lines_laid(self) -> int:
        """How many lines have been laid out so far, including the next one."""
        return min(self.round_number + 1, self.rules.lines)

    @property
    def acted_on(self) -> LaidDomino | None:
        """The domino placed in this turn and where it is, or None if none was placed."""
        if self.is_over or self.awaits == "place" or self.round_number == 0:
            return None
        label = self.line[self.turn].domino
        return next((laid for laid in self.acting_kingdom.dominoes if laid.domino == label), None)

    @property
    def seen(self) -> set[str]:
        """The dominoes that are not hidden."""
        laid = {each.domino for kingdom in self.kingdoms for each in kingdom.dominoes}
        return laid | {place.domino for place in (*self.line, *self.next_line)} | set(self.gone)

    @property
    def hidden(self) -> Hidden:
        """What has not been revealed yet: everything that is nowhere else."""
        seen = self.seen
        labels = frozenset(each.label for each in deck(self.rules.box_names) if each.label not in seen)
        return Hidden(
            labels,
            {seat: number for seat, number in enumerate(self.undrawn) if number},
            **pieces_of(self.rules).hidden_in(self),
        )

    @property
    def undrawn(self) -> tuple[int, ...]:
        """The kings of each seat not drawn yet; all 0 after the opening claims.

        In paired claims (O2) the second chief of the drawn seat still counts as not drawn.
        """
        if self.round_number != 0:
            return (0,) * self.rules.seats
        out = Counter([place.seat for place in self.next_line] + [self.drawn])
        return tuple(kings - out[seat] for seat, kings in enumerate(self.rules.kings))

    @property
    def seen_buildings(self) -> Counter[str]:
        """The buildings that are not hidden."""
        built = [name for kingdom in self.kingdoms for _, name in kingdom.buildings]
        open_ones = [*self.spaces, self.top, self.building]
        return Counter([*built, *self.burnt, *(name for name in open_ones if name is not None)])

    @property
    def seen_cavemen(self) -> Counter[str]:
        """The cavemen that are not hidden."""
        settled = [name for kingdom in self.kingdoms for _, name in kingdom.cavemen]
        return Counter([*settled, *self.cave, *self.lost, *([self.caveman] if self.caveman is not None else [])])

    def kingdom(self, number: int) -> Kingdom:
        """A kingdom as `Game.kingdoms` shows it."""
        held = self.kingdoms[number]
        return Kingdom(
            number=number,
            seats=self.rules.seats_of(number),
            side=self.rules.side,
            squares=held.squares,
            discards=held.discards,
            coins=held.coins,
            knights=held.knights,
            knights_placed=len(held.knights_at),
            towers=held.towers,
            has_queen=self.queen == number,
            buildings=_in_order(name for _, name in held.buildings),
            totems=tuple(name for name in RESOURCES if (name, number) in self.totems),
        )

    def totems_to_give(self) -> list[tuple[str, tuple[int, ...]]]:
        """O9: the totems whose new holder the acting kingdom must choose, each with its possible receivers."""
        assert self.to_move is not None
        number = self.rules.kingdom_of(self.to_move)
        found = []
        for resource, holder in self.totems:
            counts = [kingdom.resource_count(resource) for kingdom in self.kingdoms]
            leaders = tuple(other for other, count in enumerate(counts) if count == max(counts))
            if holder == number and number not in leaders and len(leaders) > 1:
                found.append((resource, leaders))
        return found


@cache
def known_dominoes() -> dict[str, Domino]:
    """The dominoes of all boxes by label."""
    return {each.label: each for each in deck(BOXES)}


def label_order(label: str) -> tuple[str, int]:
    """A sort key for labels: by box, then by number."""
    return label[:1], int(label[1:]) if label[1:].isdecimal() else 0


def _as_laid(laid: LaidDomino, printed: Domino) -> Iterable[tuple[Cell, Half, str | None]]:
    return zip(laid.cells, printed.halves, printed.resources, strict=True)


def _by_row(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


def _in_order(names: Iterable[str]) -> tuple[str, ...]:
    order = [kind.id for kind in buildings()]
    return tuple(sorted(names, key=order.index))


def _keep_sorted(value: Any, name: str, key: Any) -> None:
    object.__setattr__(value, name, tuple(sorted(getattr(value, name), key=key)))
