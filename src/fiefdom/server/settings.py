"""Settings for operators."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fiefdom.server.rate_limits import Rate

PAGE = Path(__file__).parent / "page"
LEVELS = ("easy", "normal", "hard", "expert", "random")


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """How the server behaves; the defaults suit a server that anyone can reach.

    `names`: host names of this server in addition to those it knows. `origins`: origins allowed in addition to its own.
    `trusted_proxies`: addresses and networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.
    `thinkers`: threads for searching bots. `bots`: other bots for some levels, such as programs.
    `analysts`: processes for reviews; hints and the analysis board have one each. `review_queue`: reviews that may
    wait or run at a time, and as many evaluations.
    """

    page: Path = PAGE
    names: frozenset[str] = frozenset()
    origins: frozenset[str] = frozenset()
    trusted_proxies: frozenset[str] = frozenset()
    thinkers: int = 2
    bots: Mapping[str, str] = field(default_factory=dict)
    analysts: int = 1
    review_queue: int = 20
    analyses: Rate = field(default_factory=lambda: Rate(30, 0.5))
    evaluations: Rate = field(default_factory=lambda: Rate(120, 4))
    commands: Rate = field(default_factory=lambda: Rate(60, 20))
    requests: Rate = field(default_factory=lambda: Rate(200, 20))
    new_tables: Rate = field(default_factory=lambda: Rate(20, 0.2))
    codes: Rate = field(default_factory=lambda: Rate(20, 0.2))
    new_people: Rate = field(default_factory=lambda: Rate(10, 0.02))
    # Whether rated games among people at one network address count.
    rates_same_address: bool = False
    # Simultaneous websockets and streams: per address, and per table (seated and unseated are counted separately).
    connections_of_address: int = 100
    connections_of_table: int = 200
    # Seconds within which a request must have arrived, and after which an idle HTTP connection is closed.
    request_seconds: float = 20.0
    keep_alive_seconds: int = 5
    # Seconds that stopping may take: on Ctrl-C, and on SIGTERM, when the server still answers while it drains.
    stop_seconds: float = 3.0
    drain_seconds: float = 30.0
    # PostgreSQL: connections of this server, and seconds after which one that does not respond is given up.
    database_connections: int = 8
    database_seconds: float = 10.0
    # Seconds between two looks at what the operator has closed, deleted and banned.
    admin_seconds: float = 2.0
    # Seconds that a bot may take for a decision before a faster one replaces it.
    patience: float = 10.0
    # Games played within this many milliseconds resume by themselves after a restart.
    resume_within: int = 7 * 24 * 3600 * 1000
