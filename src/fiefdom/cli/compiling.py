"""What Numba is compiling, so that a first run can say why it takes long."""

import sys
import threading
import time
from typing import Any


class CompileWatch:
    """Follows the compiler while it is in use as a context manager. Nothing happens before Numba has been imported."""

    def __init__(self) -> None:
        self._depths: dict[int, int] = {}
        self._listener: Any = None
        self.function: str | None = None
        self.since: float | None = None

    def __enter__(self) -> "CompileWatch":
        self.attach()
        return self

    def attach(self) -> None:
        """Listen to the compiler, if Numba is loaded by now."""
        events: Any = sys.modules.get("numba.core.event")
        if self._listener is None and events is not None and hasattr(events, "register"):
            self._listener = _listener(events, self)
            events.register("numba:compile", self._listener)

    def begins(self, function: str) -> None:
        """The compiler begins a function; those that it calls are compiled within it."""
        thread = threading.get_ident()
        self._depths[thread] = self._depths.get(thread, 0) + 1
        if self._depths[thread] == 1:
            self.function = function
            self.since = self.since or time.monotonic()

    def ends(self) -> None:
        """The compiler has finished a function."""
        thread = threading.get_ident()
        self._depths[thread] = max(self._depths.get(thread, 0) - 1, 0)

    @property
    def seconds(self) -> int:
        """How long ago the first function was begun."""
        return 0 if self.since is None else round(time.monotonic() - self.since)

    def __exit__(self, *_: object) -> None:
        events: Any = sys.modules.get("numba.core.event")
        if self._listener is not None:
            events.unregister("numba:compile", self._listener)
            self._listener = None


def _listener(events: Any, watch: CompileWatch) -> Any:
    class CompileListener(events.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            watch.begins(event.data["dispatcher"].py_func.__name__)

        def on_end(self, event: Any) -> None:
            watch.ends()

    return CompileListener()
