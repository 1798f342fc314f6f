"""Starts an installed `fiefdom serve`, fetches the page and plays one move, like a browser.

Usage: python client.py   (with the Python of the environment that has the package and its extra `server`)
"""

import json
import re
import subprocess
import sys
import tempfile
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from websockets.sync.client import connect

TABLE = {
    "rules": "kingdomino(players=2)",
    "seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "level": "easy"}],
    "start": True,
}


def fetch(browser: urllib.request.OpenerDirector, address: str, body: Any = None) -> bytes:
    """What the server answers; raises if it is an error."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with browser.open(request, timeout=300) as answer:
        content: bytes = answer.read()
    return content


def look_at_page(browser: urllib.request.OpenerDirector, address: str) -> int:
    """Fetch the page and everything that it links to; returns the number of files."""
    page = fetch(browser, address).decode()
    links = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert '<div id="page"' in page and any(link.endswith(".js") for link in links), page
    for link in links:
        assert fetch(browser, urljoin(address, link))
    return len(links)


def play_move(browser: urllib.request.OpenerDirector, cookies: CookieJar, address: str) -> str:
    """Create a table and make the first move that is ours; returns the move."""
    table = json.loads(fetch(browser, f"{address}/api/games", TABLE))["id"]
    header = {"Cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies)}
    socket_address = f"{address.replace('http', 'ws')}/api/games/{table}/socket?after=0"
    with connect(socket_address, additional_headers=header, max_size=2**24, open_timeout=300) as socket:
        while True:
            message = json.loads(socket.recv(timeout=300))
            decision = message["view"]["decision"] if message["kind"] == "table" else None
            if decision and decision["is_mine"]:
                break
        move = decision["moves"][0]
        socket.send(json.dumps({"kind": "move", "id": 1, "at": decision["at"], "actions": [move["action"]]}))
        while (answer := json.loads(socket.recv(timeout=300))).get("id") != 1:
            pass
    assert answer["kind"] == "accepted", answer
    return str(move["action"])


def main() -> None:
    """Serve on a free port, look, play and stop."""
    program = Path(sys.executable).with_name("fiefdom")
    with tempfile.TemporaryDirectory() as folder:
        command = [str(program), "serve", "--port", "0", "--data", f"{folder}/tables.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                address = server.stdout.readline().split()[-1]
                cookies = CookieJar()
                browser = urllib.request.build_opener(
                    urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(cookies)
                )
                files = look_at_page(browser, address)
                print(
                    f"{address}: the page and {files} files; move {play_move(browser, cookies, address)} was accepted."
                )
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
