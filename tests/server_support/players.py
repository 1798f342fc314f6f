"""Scripted players: they talk to the server like a browser, and know no rules."""

import asyncio
import copy
import json
import random
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
Choose = Callable[[Message], int]


_clients: list[httpx.Client] = []


def new_client(url: str) -> httpx.Client:
    """A browser without cookies; `close_clients` closes it."""
    client = httpx.Client(base_url=url, timeout=120)
    _clients.append(client)
    return client


def close_clients() -> None:
    """Close every client of a test."""
    while _clients:
        _clients.pop().close()


def create(url: str, rules: str, seats: Sequence[Message], start: bool = True) -> tuple[httpx.Client, Message]:
    """Create a table; the client holds the host's cookie."""
    client = new_client(url)
    answer = client.post("/api/games", json={"rules": rules, "seats": list(seats), "start": start})
    assert answer.status_code == 201, answer.text
    return client, answer.json()


def cookie_of(client: httpx.Client, table: str) -> dict[str, str]:
    """The header that sends this client's cookie with a websocket."""
    token = client.cookies.get(f"fief-{table}")
    return {"Cookie": f"fief-{table}={token}"} if token else {}


class Browser:
    """One websocket. Keeps the newest table, the log, and every message received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: Message = {}
        self.number = 0
        self.log: list[Message] = []
        self.heard: list[str] = []
        self._last_id = 0

    async def send(self, kind: str, **fields: Any) -> int:
        self._last_id += 1
        await self.socket.send(json.dumps({"kind": kind, "id": self._last_id, **fields}))
        return self._last_id

    async def receive(self) -> Message:
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["kind"] in ("table", "changes"):
            self._take(message)
        return message

    def _take(self, message: Message) -> None:
        """Checks that no log entry is missing or repeated."""
        assert message["after"] == self.number
        assert [entry["number"] for entry in message["log"]] == list(range(self.number + 1, message["number"] + 1))
        self.number = message["number"]
        self.view = message["view"] if message["kind"] == "table" else changed(self.view, message)
        self.log += message["log"]

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a command and wait for its answer; tables that arrive before it are processed."""
        identifier = await self.send(kind, **fields)
        while True:
            message = await self.receive()
            if message.get("id") == identifier:
                return message

    async def until(self, condition: Callable[[Message], Any]) -> Message:
        """Receive until the table satisfies the condition."""
        while not self.view or not condition(self.view):
            await self.receive()
        return self.view


def changed(view: Message, changes: Message) -> Message:
    """The view after a `changes` message."""
    after: Message = copy.deepcopy(view)
    for pointer, value in changes["values"].items():
        part, last = _part(after, pointer)
        part[last] = value
    for pointer, splice in changes["splices"].items():
        part, last = _part(after, pointer)
        assert splice["at"] + splice["removed"] <= len(part[last])
        part[last][splice["at"] : splice["at"] + splice["removed"]] = splice["items"]
    return after


def _part(view: Any, pointer: str) -> tuple[Any, str]:
    """What contains the part at a JSON pointer, and the part's name in it, which must exist."""
    *path, last = pointer.split("/")[1:]
    for name in path:
        view = view[int(name) if isinstance(view, list) else name]
    assert last in view
    return view, last


async def at_table(
    url: str,
    table: str,
    cookie: dict[str, str],
    work: Callable[[Browser], Awaitable[Any]],
    after: int = 0,
    changes: bool = False,
) -> Any:
    """Do something at a table over a websocket."""
    address = f"{url.replace('http', 'ws')}/api/games/{table}/socket?after={after}{'&changes=true' if changes else ''}"
    async with connect(address, additional_headers=cookie, max_size=2**24) as socket:
        browser = Browser(socket)
        browser.number = after
        return await work(browser)


def at_random(seed: int) -> Choose:
    """Any move."""
    source = random.Random(seed)
    return lambda decision: int(source.choice(decision["moves"])["action"])


async def play_on(browser: Browser, choose: Choose, rounds: int = 99) -> Message:
    """Decide whenever it is this browser's turn, until the game is over or a round is reached."""
    answered = -1
    while True:
        view = browser.view
        if view and (view["stage"] == "over" or (view["game"] and view["game"]["round"] >= rounds)):
            return view
        decision = view["decision"] if view else None
        if decision and decision["is_mine"] and decision["at"] != answered:
            answered = decision["at"]
            answer = await browser.ask("move", at=answered, actions=[choose(decision)])
            assert answer["kind"] == "accepted", answer
        else:
            await browser.receive()


def run(work: Awaitable[Any]) -> Any:
    """Run something asynchronous in a test."""

    async def main() -> Any:
        return await work

    # In a separate thread: the browser tests leave an event loop running in pytest's thread.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, main()).result()
