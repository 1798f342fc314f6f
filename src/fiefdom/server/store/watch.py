"""Whether the database responds: one log line when it goes away and one when it is back."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

log = logging.getLogger("fiefdom.server.store")
PAUSE = 0.5
# Classes of SQLSTATE: connection exceptions, and an operator who shuts the server down or starts it.
_GONE = ("08", "57P")


def is_gone(error: Exception) -> bool:
    """Whether an error means that the database cannot be reached, rather than that it rejects something."""
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "sqlstate", None) or ""
        return error.connection_invalidated or state.startswith(_GONE) or isinstance(error.__cause__, OSError)
    return isinstance(error, OSError | TimeoutError | PoolTimeout | asyncpg.PostgresError | asyncpg.InterfaceError)


class StoreWatch:
    """Asks again and again while the database is away. `changed` is called when it goes away and when it is back."""

    def __init__(self, ask: Callable[[], Awaitable[object]]) -> None:
        self.is_away = False
        self.changed: Callable[[bool], None] = lambda is_away: None
        self._ask = ask
        self._back = asyncio.Event()
        self._back.set()
        self._task: asyncio.Task[None] | None = None

    def lost(self, error: Exception) -> None:
        """Something failed because the database cannot be reached."""
        if self.is_away:
            return
        self.is_away = True
        self._back.clear()
        log.error("the database does not respond", extra={"error": str(error).splitlines()[0] if str(error) else ""})
        self._task = asyncio.create_task(self._wait())
        self.changed(True)

    async def back(self) -> None:
        """Wait until the database responds; returns at once if it does."""
        await self._back.wait()

    async def _wait(self) -> None:
        start = time.monotonic()
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self._ask()
                break
            except Exception as error:
                log.debug("the database still does not respond", extra={"error": str(error)})
        self.is_away = False
        self._back.set()
        log.warning("the database responds again", extra={"seconds": round(time.monotonic() - start, 1)})
        self.changed(False)

    async def close(self) -> None:
        """Stop asking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
