"""A network before a server or a database that a test can silence, and lead elsewhere."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Network:
    """Forwards connections to a port. `silence` swallows everything on the connections there are; none is closed."""

    def __init__(self, target: int) -> None:
        # The port that new connections lead to.
        self.target = target
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._sockets: list[socket.socket] = []
        self._silent: set[socket.socket] = set()
        self._threads = [threading.Thread(target=self._accept)]
        self._threads[0].start()

    def silence(self) -> None:
        """From now on nothing comes through the connections that are open."""
        self._silent.update(self._sockets)

    def close(self) -> None:
        """Close everything."""
        for each in (self._listening, *self._sockets):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        for each in (self._listening, *self._sockets):
            each.close()

    def _accept(self) -> None:
        while True:
            try:
                one, _ = self._listening.accept()
            except OSError:
                return
            try:
                other = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                one.close()
                continue
            self._sockets += [one, other]
            for source, target in ((one, other), (other, one)):
                self._threads.append(threading.Thread(target=self._copy, args=(source, target)))
                self._threads[-1].start()

    def _copy(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if source not in self._silent:
                    target.sendall(data)
            target.shutdown(socket.SHUT_WR)


@contextmanager
def network(target: int) -> Iterator[Network]:
    """A network to a port of this machine."""
    made = Network(target)
    try:
        yield made
    finally:
        made.close()
