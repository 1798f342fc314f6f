"""Settings for operators."""

from dataclasses import dataclass, field
from pathlib import Path

from fiefdom.server.rate_limits import Rate

PAGE = Path(__file__).parent / "page"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """How the server behaves; the defaults suit a server that anyone can reach.

    `origins`: origins allowed in addition to its own. `thinkers`: threads for searching bots.
    """

    page: Path = PAGE
    origins: frozenset[str] = frozenset()
    thinkers: int = 2
    commands: Rate = field(default_factory=lambda: Rate(60, 20))
    requests: Rate = field(default_factory=lambda: Rate(200, 20))
    new_tables: Rate = field(default_factory=lambda: Rate(20, 0.2))
    codes: Rate = field(default_factory=lambda: Rate(20, 0.2))
    # Simultaneous websockets and streams: per address, and per table (seated and unseated are counted separately).
    connections_of_address: int = 100
    connections_of_table: int = 200
    # Seconds that a bot may take for a decision before a faster one replaces it.
    patience: float = 10.0
    # Games played within this many milliseconds resume by themselves after a restart.
    resume_within: int = 7 * 24 * 3600 * 1000
