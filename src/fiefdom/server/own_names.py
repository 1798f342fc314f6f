"""The names by which a server may be addressed: protection against DNS rebinding.

A foreign site can let its own name point to the address of this server; its page then talks to us with a `Host` and an
`Origin` that agree. Only the name gives it away.
"""

import ipaddress
import socket
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

LOCAL = "localhost"
NEAR = tuple(
    map(
        ipaddress.ip_network,
        ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10",
         "::1/128", "fc00::/7", "fe80::/10"),
    )
)  # fmt: skip


class OwnNames:
    """Loopback, private and own addresses, the name of the machine, and the names that the operator gave."""

    def __init__(self, given: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        machine = socket.gethostname()
        hosts = [urlsplit(origin).hostname or "" for origin in origins]
        self._names = {_tidied(name) for name in (LOCAL, machine, f"{machine}.local", *given, *hosts) if name}

    def has(self, host: str, reached: str | None = None) -> bool:
        """Whether a `Host` header names this server; `reached` is the address that the client connected to."""
        name = host_name(host)
        if name is None:
            return False
        if name in self._names or name.endswith(f".{LOCAL}"):
            return True
        return _is_near(name) or (reached is not None and name == _tidied(reached))


@lru_cache(maxsize=1024)
def host_name(host: str) -> str | None:
    """The name in a `Host` header, without its port; None if it is not one."""
    try:
        parts = urlsplit(f"//{host}")
        parts.port  # noqa: B018 - raises ValueError for a port that is none
    except ValueError:
        return None
    if not parts.hostname or parts.netloc != host or parts.username is not None or " " in host:
        return None
    return _tidied(parts.hostname)


def _tidied(name: str) -> str:
    return name.lower().rstrip(".")


@lru_cache(maxsize=1024)
def _is_near(name: str) -> bool:
    """Whether this is an address, not a name, of this machine or of a private network.

    No foreign page can have such an address as its origin, unless it is served from there.
    """
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    return any(address in network for network in NEAR)
