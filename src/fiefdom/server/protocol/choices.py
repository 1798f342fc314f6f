"""What a server offers: the tables that can be created, and its own state."""

from typing import Literal

from fiefdom.server.protocol.base import Wire


class BotView(Wire):
    level: str
    thinks: str


class GameChoice(Wire):
    """A game of the family, and which player counts are possible with which options."""

    game: str
    is_origins: bool
    variants: list["VariantChoice"]


class VariantChoice(Wire):
    players: int
    options: list[str]
    text: str


class ChoicesAnswer(Wire):
    """Every table that can be created."""

    games: list[GameChoice]
    levels: list[BotView]
    presets: dict[str, str]


class Health(Wire):
    status: Literal["ok", "trouble", "stopping"]
    version: str
    tables: int
    database: Literal["sqlite", "postgresql"]
