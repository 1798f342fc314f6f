"""A bot that plays from outside: it takes a seat with an invite code, reads a stream of tables and posts its moves.

    python examples/outside_bot.py http://127.0.0.1:8765 K7QD-92XM-V4TB-HJ3P

It needs nothing but Python. It plays the move that brings the most points at once.
"""

import json
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

Message = dict[str, Any]


def post(url: str, body: Message, token: str | None = None) -> Message:
    """Send JSON, get JSON; a refusal comes back like any answer, with `kind` refused and a `sentence`."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return dict(json.load(answer))
    except urllib.error.HTTPError as error:
        return dict(json.load(error))


def tables(url: str, token: str) -> Iterator[Message]:
    """The table now, and after every change; empty lines only say that the stream is alive."""
    request = urllib.request.Request(url, headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request) as stream:
        for line in stream:
            if line.strip():
                message = json.loads(line)
                if message["kind"] == "table":
                    yield message["view"]


def best(moves: list[Message]) -> int:
    """The action that brings the most: at once, or by what it opens."""
    return int(max(moves, key=lambda move: max(move["points"], move["best"] or 0))["action"])


def main(server: str, code: str) -> int:
    """Join, play until the game is over, say how it ended."""
    joined = post(f"{server}/api/join", {"code": code, "name": "Outsider", "program": True})
    if "token" not in joined:
        print(joined.get("sentence", joined))
        return 1
    table = f"{server}/api/games/{joined['id']}"
    for view in tables(f"{table}/stream", joined["token"]):
        if view["stage"] == "over":
            score = view["game"]["kingdoms"][view["seats"][joined["seat"]]["kingdom"]]["score"]
            print(f"The game is over: {score} points.")
            return 0
        decision = view["decision"]
        if decision and decision["is_mine"]:
            move = {"at": decision["at"], "actions": [best(decision["moves"])]}
            answer = post(f"{table}/moves", move, joined["token"])
            if answer["kind"] == "refused" and answer["code"] != "stale":
                print(answer["sentence"])
                return 1
    print("The stream has ended.")
    return 1


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1].rstrip("/"), sys.argv[2]))
