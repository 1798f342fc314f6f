"""Arena workers with bots that fail, in a module that other processes can import."""

import os
from multiprocessing.connection import Connection
from typing import Any

from fiefdom.bots.arena import arena_game, workers
from fiefdom.bots.arena.schedule import Settings
from fiefdom.bots.protocol import Bot
from fiefdom.bots.registry import bot


class Broken(Bot):
    """A bot that performs the given action when asked for a move, except during the warm-up."""

    def __init__(self, name: str, deed: Any) -> None:
        self.name = name
        self._deed = deed

    def choose(self, view: Any, legal: Any, rng: Any, limit: Any = None) -> Any:
        return legal[0] if limit is not None else self._deed(legal)


def raising(legal: Any) -> int:
    raise ZeroDivisionError("nothing can be divided by nothing")


def exiting(legal: Any) -> int:
    os._exit(7)


def cheating(legal: Any) -> int:
    return -1


def break_bot(deed: Any) -> None:
    """Make `gprd` do this in this process from now on."""
    arena_game._bot = lambda name: Broken(name, deed) if name == "gprd" else bot(name)  # type: ignore[assignment]


def serve_raising(connection: Connection, settings: Settings, with_records: bool) -> None:
    break_bot(raising)
    workers._serve(connection, settings, with_records)


def serve_exiting(connection: Connection, settings: Settings, with_records: bool) -> None:
    break_bot(exiting)
    workers._serve(connection, settings, with_records)
