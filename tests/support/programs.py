"""A program for tests that speaks the engine protocol and can be made to misbehave: `python programs.py DEED`.

Plays the first legal move. It imports nothing of the project, so it starts quickly.
"""

import os
import sys
import time

DEEDS = (
    *("play", "mute", "hang", "die", "flood", "stretch", "illegal", "nonsense", "reveal", "twice", "complain", "later"),
    *("deaf", "stay", "choosy", "slow", "unready"),
)


def say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def greet(deed: str) -> None:
    if deed == "mute":
        time.sleep(3600)
    games = ["games totem"] if deed == "choosy" else []
    say(
        f"id name test {deed}", "option name level type spin default 1 min 1 max 9", *games, "needs legal", "surprise 7"
    )
    say("fiefdomok 2" if deed == "later" else "fiefdomok 1")
    if deed == "deaf":
        time.sleep(3600)


def move(deed: str, legal: list[str]) -> None:
    if deed == "hang":
        time.sleep(3600)
    if deed == "die":
        sys.stderr.write("cannot go on\n")
        sys.stderr.flush()
        os._exit(3)
    while deed == "flood":
        say(*["info simulations 1"] * 100)
    while deed == "stretch":
        sys.stdout.write("x" * 10_000)
    if deed == "complain":
        say("error out of ideas")
    answers = {"illegal": "claim K1", "nonsense": "jump about", "reveal": "king 1"}
    chosen = answers.get(deed, legal[0])
    say(
        f"info lead 1.5 win 0.75 simulations 12 ms 3 best {chosen}",
        "info string thinking is best",
        f"bestmove {chosen}",
    )
    if deed == "twice":
        say(f"bestmove {chosen}")


def main(deed: str) -> None:
    legal: list[str] = []
    if "--" in sys.argv:
        with open(sys.argv[sys.argv.index("--") + 1], "a", encoding="utf-8") as file:
            file.write(f"{os.getpid()}\n")
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "fiefdom":
            greet(deed)
        elif word == "isready" and deed != "unready":
            say("readyok")
        elif word == "legal":
            legal = rest.split("; ")
        elif word == "go" and legal:
            move(deed, legal)
        elif word == "quit" and deed != "stay":
            return
    while deed == "stay":
        time.sleep(3600)


if __name__ == "__main__":
    main(sys.argv[1])
