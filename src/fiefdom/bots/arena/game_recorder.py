"""Records of arena games."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from fiefdom.bots.arena.schedule import Pairing, Settings
from fiefdom.bots.programs.names import label_of
from fiefdom.game.codec import Codec
from fiefdom.notation import Record, Seat
from fiefdom.notation.codes import encode
from fiefdom.notation.records import Tags
from fiefdom.rules import Rules


class GameRecorder:
    """Records a game while it is played: an `EventListener` for `play`."""

    def __init__(self, rules: Rules) -> None:
        self._codec = Codec(rules)
        self._codes: list[int] = []

    def __call__(self, state: Any, seat: int | None, number: int) -> None:
        event = self._codec.reveal(state, number) if seat is None else self._codec.move(state, number)
        self._codes.append(encode(event, seat))

    def record(
        self, settings: Settings, pairing: Pairing, scores: Sequence[int], forfeits: Sequence[str | None] = ()
    ) -> Record:
        """The record of the finished game. If a program lost by failing, a tag says so instead of the result."""
        tags: dict[str, object] = {
            "arena_seed": settings.seed,
            "arena_game": pairing.number,
            "arena_deal": pairing.deal,
        }
        lost = [f"{kingdom} {key}" for kingdom, key in enumerate(forfeits, start=1) if key]
        if lost:
            tags["arena_forfeits"] = ", ".join(lost)
        return Record(
            settings.rules,
            seats(settings, pairing),
            Tags({name: str(value) for name, value in tags.items()}),
            np.array(self._codes, np.int64),
            result=None if lost else tuple(scores),
        )


def seats(settings: Settings, pairing: Pairing) -> tuple[Seat, ...]:
    """Who sits where; team-mates are the same bot."""
    found = []
    for seat in range(settings.rules.seats):
        bot = settings.bots[pairing.seats[settings.rules.kingdom_of(seat)]]
        found.append(Seat(f"{label_of(bot).partition(':')[0]} {seat + 1}", bot))
    return tuple(found)


def record_path(folder: Path, game: int) -> Path:
    """Where the record of a game is stored."""
    return folder / f"game-{game:06d}.fief"
