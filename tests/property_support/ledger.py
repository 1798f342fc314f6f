"""Where everything must be, from the events of a game alone: dominoes, kings, and what is on them."""

from collections import Counter

from fiefdom import Game, Rules
from fiefdom.components.dominoes import deck, domino
from fiefdom.game import Claim, ClaimPair, Discard, Event, Kingdom, LineLaid, Place
from fiefdom.game.board import LinePlace


class Ledger:
    """The dominoes of a game, recorded event by event and compared with what the game shows."""

    def __init__(self, game: Game) -> None:
        self.rules: Rules = game.rules
        self.lines: list[tuple[str, ...]] = []
        self.claims: dict[str, int] = {}
        self.placed: dict[str, int] = {}
        self.discarded: dict[str, int] = {}
        self.seen = 0
        self.kingdoms: tuple[Kingdom, ...] = ()
        self.catch_up(game)

    def catch_up(self, game: Game) -> None:
        """Record what has happened since the last time."""
        for entry in game.history[self.seen :]:
            self.write(game, entry.seat, entry.event)
        self.seen = len(game.history)

    def write(self, game: Game, seat: int | None, event: Event) -> None:
        """Record one event."""
        if isinstance(event, LineLaid):
            self.lines.append(event.dominoes)
        elif isinstance(event, Claim | ClaimPair):
            for label in (event.domino,) if isinstance(event, Claim) else event.dominoes:
                assert seat is not None and label not in self.claims
                assert label in self.lines[-1]
                self.claims[label] = seat
        elif isinstance(event, Place | Discard):
            assert seat is not None and self.claims[event.domino] == seat
            assert event.domino not in self.placed and event.domino not in self.discarded
            (self.placed if isinstance(event, Place) else self.discarded)[event.domino] = seat

    def check(self, game: Game) -> None:
        """Every domino is in exactly one place, the one given by the events."""
        self.kingdoms = game.kingdoms
        round_number = game.round_number
        current = self.lines[round_number - 1] if round_number else ()
        following = self.lines[round_number] if round_number < len(self.lines) else ()
        assert game.line == tuple(LinePlace(label, self.claims[label]) for label in current if label in self.claims)
        assert game.next_line == tuple(LinePlace(label, self.claims.get(label)) for label in following)
        gone = [label for line in self.lines[:round_number] for label in line if label not in self.claims]
        done = self.placed.keys() | self.discarded.keys()
        waiting = [place.domino for place in game.line if place.domino not in done]
        places = Counter(gone + waiting + [place.domino for place in game.next_line])
        places.update(self.discarded.keys())
        places.update(game.hidden.dominoes)
        places.update(self.in_kingdoms())
        assert places == Counter(each.label for each in deck(self.rules.box_names))
        self.check_kings(game)

    def in_kingdoms(self) -> list[str]:
        """The dominoes in kingdoms, each with both halves as printed."""
        labels: list[str] = []
        for kingdom in self.kingdoms:
            laid: dict[str, list[str]] = {}
            for square in kingdom.squares.values():
                assert square.domino is not None
                laid.setdefault(square.domino, []).append(square.terrain)
            for label, terrains in laid.items():
                assert self.rules.kingdom_of(self.placed[label]) == kingdom.number
                assert sorted(terrains) == sorted(half.terrain for half in domino(label).halves)
            labels += laid
            discarded = [self.rules.kingdom_of(seat) for seat in self.discarded.values()]
            assert kingdom.discards == discarded.count(kingdom.number)
        return labels

    def check_kings(self, game: Game) -> None:
        """C6: in the opening every king is on a domino, in hand or not drawn yet; later all are on a line."""
        if game.round_number == 0:
            standing = Counter(self.claims.values())
            in_hand = Counter([game.to_move])
            for seat, kings in enumerate(self.rules.kings):
                assert game.hidden.kings.get(seat, 0) + standing[seat] + in_hand[seat] == kings
            return
        assert not game.hidden.kings
        acted = sum(place.domino in self.placed or place.domino in self.discarded for place in game.line)
        on_the_line = Counter(place.seat for place in game.line)
        assert [on_the_line[seat] for seat in range(self.rules.seats)] == list(self.rules.kings)
        claimed = sum(place.seat is not None for place in game.next_line)
        if game.next_line:
            assert claimed in (acted, acted - 1)
