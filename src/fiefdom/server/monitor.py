"""Measures that nobody reports by themselves: how late the event loop is, and the state of the server."""

import asyncio
import time

from fiefdom.server.tables.registry import TableRegistry

EVERY = 0.5
STATES = ("ready", "database", "restarting")


async def sample(registry: TableRegistry) -> None:
    """Measure until cancelled."""
    metrics, lifecycle = registry.metrics, registry.lifecycle
    while True:
        for state in STATES:
            metrics.state.labels(state).set(lifecycle.state == state)
        metrics.waiting_bots.set(registry.driven)
        due = time.monotonic() + EVERY
        await asyncio.sleep(EVERY)
        metrics.lag.observe(max(0.0, time.monotonic() - due))
