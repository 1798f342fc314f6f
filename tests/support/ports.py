"""Ports for servers that have to keep theirs over a restart."""

import random
import socket

# Below those that systems hand out by themselves, so that no connection of another program takes one in between.
CHOICES = range(12_000, 32_000)


def free_port() -> int:
    """A port of this machine that nobody listens on; two processes that ask at the same time hardly get the same."""
    chance = random.SystemRandom()
    while True:
        port = chance.choice(CHOICES)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
