"""`fiefdom serve` with the same secret for every game and bots that repeat themselves: equal rules, equal game.

Only this process is patched: the server itself offers no way to fix its chance.
"""

import hashlib
from pathlib import Path

from fiefdom import bots
from fiefdom.analysis import review_store
from fiefdom.cli.main import main
from fiefdom.engine.random import new_source
from fiefdom.game import Game
from fiefdom.server import bot_pool
from fiefdom.server.tables import dealing

SECRET = hashlib.sha256(b"the games of the browser tests").hexdigest()


class FixedSecrets:
    """Stands in for the module `secrets` where games are dealt."""

    @staticmethod
    def token_hex(size: int) -> str:
        """The same number every time."""
        return SECRET[: 2 * size]


def repeated(game: Game, player: bots.Bot) -> int:
    """The decision of a bot whose randomness depends on nothing but the length of the game."""
    view = bots.View.of(game)
    return player.choose(view, view.legal, new_source(len(game.history)))


def patch() -> None:
    """Fix what is drawn at random, give slow machines more time to open their numbers, and keep reviews apart."""
    vars(dealing).update(secrets=FixedSecrets, OPEN_WITHIN=15_000)
    vars(bot_pool).update(_chosen=repeated)
    vars(review_store).update(_folder=lambda: Path("reviews").absolute())


if __name__ == "__main__":
    patch()
    main()
