"""The fair shuffle: draws that anybody can recompute from a secret and the players' numbers (docs/fair-shuffle.md)."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from heapq import nsmallest

from fiefdom.engine.random import new_source
from fiefdom.errors import InvalidArgument
from fiefdom.events.common import KingDrawn, LineLaid
from fiefdom.events.event import Reveal, kind_named
from fiefdom.game.game import Game
from fiefdom.game.refusals import GameCode

METHOD = "fiefdom-shuffle-1"
_HEX = re.compile(r"[0-9a-f]{64}")
# A kind of piece, its name and the number of the copy.
Piece = tuple[str, str, int]


def commitment_to(value: str) -> str:
    """The hash that commits to a secret or a nonce. Raises InvalidArgument."""
    return hashlib.sha256(_bytes(value)).hexdigest()


def is_value(text: str) -> bool:
    """Whether a text can be a secret, a nonce or a commitment: 64 hexadecimal digits in lower case."""
    return _HEX.fullmatch(text) is not None


def _bytes(value: str) -> bytes:
    if not is_value(value):
        raise InvalidArgument(GameCode.SHUFFLE_VALUE(value=value))
    return bytes.fromhex(value)


@dataclass(frozen=True)
class FairShuffle:
    """A secret and the nonces of seats: together they determine every draw of a game.

    >>> shuffle = FairShuffle("00" * 32, ((0, "11" * 32),))
    >>> game = Game.new("kingdomino(players=2)", draws=shuffle)
    >>> str(game.events[0])
    'line K23 K38 K46 K48'

    """

    secret: str
    nonces: tuple[tuple[int, str], ...] = ()

    def __post_init__(self) -> None:
        """Raises InvalidArgument if a value is not 64 hexadecimal digits, or a seat has two."""
        for value in (self.secret, *(nonce for _, nonce in self.nonces)):
            _bytes(value)
        seats = [seat for seat, _ in self.nonces]
        if seats != sorted(set(seats)):
            raise InvalidArgument(GameCode.SHUFFLE_SEATS())

    @classmethod
    def new(cls, nonces: Iterable[tuple[int, str]] = ()) -> "FairShuffle":
        """A shuffle with a new secret."""
        return cls(secrets.token_hex(32), tuple(sorted(nonces)))

    @property
    def commitment(self) -> str:
        """What can be told before the game, and what the secret is checked against afterwards."""
        return commitment_to(self.secret)

    @cached_property
    def _key(self) -> bytes:
        lines = [METHOD, *(f"{seat + 1}:{nonce}" for seat, nonce in self.nonces)]
        return hmac.digest(_bytes(self.secret), "\n".join(lines).encode(), "sha256")

    def _ticket(self, text: str) -> bytes:
        return hmac.digest(self._key, text.encode(), "sha256")

    def draw(self, game: Game) -> Reveal:
        """What comes next in a game that awaits chance: the hidden pieces with the smallest tickets."""
        number = 1 + sum([played.seat is None for played in game])
        pieces = list(_hidden(game))
        if not pieces:
            return self._drawn_by_engine(game, number)
        wanted = game.rules.line_size if game.awaits == LineLaid.kind else 1
        first = nsmallest(wanted, pieces, key=lambda piece: self._ticket(f"{number} {piece[0]} {piece[1]} {piece[2]}"))
        return _reveal(game, [name for _, name, _ in first])

    def _drawn_by_engine(self, game: Game, number: int) -> Reveal:
        """Games of other packages may have pieces that nobody knows here: the engine draws them from a derived seed."""
        seed = int.from_bytes(self._ticket(f"{number} {game.awaits}")[:8])
        return game.drawn(new_source(seed))


def _hidden(game: Game) -> Iterator[Piece]:
    """The pieces that the awaited draw chooses from."""
    kind, hidden = game.awaits, game.hidden
    if kind == LineLaid.kind:
        yield from (("domino", name, 1) for name in hidden.dominoes if name[0] == game.next_box)
        return
    kings = {str(seat + 1): copies for seat, copies in hidden.kings.items()}
    counts = {"king": kings, "building": hidden.buildings, "caveman": hidden.cavemen}.get(kind, {})
    for name, copies in counts.items():
        yield from ((kind, name, copy) for copy in range(1, copies + 1))


def _reveal(game: Game, names: list[str]) -> Reveal:
    kind = game.awaits
    if kind == LineLaid.kind:
        return LineLaid(tuple(sorted(names, key=lambda name: int(name[1:]))))
    if kind == KingDrawn.kind:
        return KingDrawn(int(names[0]) - 1)
    reveal = kind_named(kind)(*names)
    assert isinstance(reveal, Reveal)
    return reveal
