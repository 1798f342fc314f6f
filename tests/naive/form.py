"""What follows from a game, a number of players and the options, before anything is drawn."""

from dataclasses import dataclass

ROYAL = ("queendomino", "royal_wedding")
ORIGINS = ("discovery", "totem", "tribe")
PLAYERS = {
    "kingdomino": (2, 4),
    "queendomino": (2, 4),
    "royal_wedding": (3, 8),
    "discovery": (2, 4),
    "totem": (2, 4),
    "tribe": (2, 4),
}


@dataclass(frozen=True)
class Form:
    """An invalid combination raises ValueError on construction."""

    game: str
    players: int
    middle_kingdom: bool = False
    harmony: bool = False
    mighty_duel: bool = False
    teams: bool = False

    def __post_init__(self) -> None:
        if self.game not in PLAYERS:
            raise ValueError(f"no game is called {self.game}")
        fewest, most = PLAYERS[self.game]
        if not fewest <= self.players <= most:
            raise ValueError(f"{self.game} is for {fewest} to {most} players")
        if self.mighty_duel and (self.game != "kingdomino" or self.players != 2):
            raise ValueError("V4: Mighty Duel is Kingdomino with two players")
        if self.teams and (self.game != "royal_wedding" or self.players < 6):
            raise ValueError("W4: teams are for 6 to 8 players of Royal Wedding")
        if self.players >= 7 and not self.teams:
            raise ValueError("W4: 7 or 8 players play in teams")

    @property
    def is_royal(self) -> bool:
        return self.game in ROYAL

    @property
    def is_origins(self) -> bool:
        return self.game in ORIGINS

    @property
    def has_resources(self) -> bool:
        """O8."""
        return self.game in ("totem", "tribe")

    @property
    def side(self) -> int:
        """N of the N by N box (C2)."""
        if self.game == "kingdomino":
            return 7 if self.mighty_duel else 5  # K5
        if self.game == "royal_wedding":
            return 7 if self.teams or self.players <= 4 else 5  # W2, W3, W4
        return 7 if self.players == 2 else 5  # Q1, O1

    @property
    def kings(self) -> list[int]:
        """How many kings each seat has."""
        if self.game == "royal_wedding":
            if self.players == 7:
                return [1, 1, 1, 1, 1, 1, 2]  # W4: the seventh has both kings of the fourth kingdom
            return [1] * self.players
        return [2, 2] if self.players == 2 else [1] * self.players  # K1, Q1, O1

    @property
    def kingdoms(self) -> int:
        return (self.players + 1) // 2 if self.teams else self.players

    def kingdom_of(self, seat: int) -> int:
        return seat // 2 if self.teams else seat

    @property
    def line_size(self) -> int:
        if self.game == "kingdomino":
            return 3 if self.players == 3 else 4  # K1
        if self.game == "royal_wedding":
            return 4 if self.players <= 4 else 8  # W2, W3, W4
        return 4  # Q1, O1

    @property
    def lines(self) -> list[str]:
        """The box of each line, in the order in which they are laid."""
        if self.game == "kingdomino":
            short = self.players == 2 and not self.mighty_duel  # K2, K5
            return ["kingdomino"] * (6 if short else 12)
        if self.game == "queendomino":
            return ["queendomino"] * 12  # Q1
        if self.game == "royal_wedding":
            pairs = 12 if self.players <= 4 else 6  # W2: 24 lines; W3, W4: 12
            return ["queendomino", "kingdomino"] * pairs  # W1
        return ["origins"] * 12  # O1
