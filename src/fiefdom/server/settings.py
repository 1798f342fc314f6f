"""What an operator can choose."""

from dataclasses import dataclass, field
from pathlib import Path

from fiefdom.server.rate_limits import Rate

PAGE = Path(__file__).parent / "page"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """How the server behaves; the defaults are for a server that anybody can reach.

    `origins`: further origins that may talk to it, besides its own. `thinkers`: threads for bots that search.
    """

    page: Path = PAGE
    origins: frozenset[str] = frozenset()
    thinkers: int = 2
    commands: Rate = field(default_factory=lambda: Rate(60, 20))
    requests: Rate = field(default_factory=lambda: Rate(200, 20))
    new_tables: Rate = field(default_factory=lambda: Rate(20, 0.2))
    codes: Rate = field(default_factory=lambda: Rate(20, 0.2))
    # Websockets and streams at one time: of one address, and at one table (so many with a seat, so many without).
    connections_of_address: int = 100
    connections_of_table: int = 200
    # Seconds that a bot may take for a decision before a faster one is put in its place.
    patience: float = 10.0
    # Games that were played within so many milliseconds go on by themselves after a restart.
    resume_within: int = 7 * 24 * 3600 * 1000
