"""Sample messages for work on the page: every game, every kind of decision, lobby and end.

`python tools/sample_views.py` plays games at random and writes web/fixtures/*.json; those that the page's tests read
are under version control. turns.json has a thousand placing turns: the two halves, and every legal placement as
the cell of the left half and the direction of the right one (east, south, west, north).
"""

import itertools
import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

from fiefdom.components.dominoes import domino
from fiefdom.game import Game, Place
from fiefdom.rules import Rules
from fiefdom.server.protocol import messages as wire
from fiefdom.server.tables import commands
from fiefdom.server.tables.state import Actor, Table
from fiefdom.server.views.table_view import Company, Views

TARGET = Path(__file__).parent.parent / "web" / "fixtures"
SAMPLES = (
    "kingdomino(players=4, middle_kingdom, harmony)", "kingdomino(players=2, mighty_duel)", "kingdomino(players=3)",
    "kingdomino(players=2, dynasty)", "queendomino(players=4)", "queendomino(players=2)", "royal_wedding(players=4)",
    "royal_wedding(players=8, teams)", "discovery(players=4)", "totem(players=3)", "tribe(players=4)",
    "tribe(players=2)",
)  # fmt: skip
TURNS = 1000
DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def table_of(rules: Rules) -> Table:
    """A table with a person in the first seat and bots in the others."""
    seats = [wire.SeatWish(who="me", name="Maud"), *[wire.SeatWish(who="bot", level="normal")] * (rules.seats - 1)]
    return commands.create("SAMPLE", wire.CreateRequest(rules=str(rules), seats=seats), rules, 0).table


def written(name: str, table: Table, seat: int) -> None:
    actor = Actor(frozenset({seat}), is_host=True)
    company = Company(frozenset({0}), 1)
    message = Views(table, company).message(actor, 0)
    (TARGET / f"{name}.json").write_text(message.model_dump_json() + "\n", encoding="utf-8")


def play(text: str, chance: random.Random) -> None:
    rules = Rules.parse(text)
    label = text.replace("(players=", "-").replace(", ", "-").replace(")", "")
    host = Actor(frozenset(), is_host=True)
    table = table_of(rules)
    written(f"{label}-gathering", table, 0)
    table = commands.decide(table, host, wire.Start(kind="start", id=1), 0).table
    seen: set[str] = set()
    while table.to_move is not None and table.game is not None:
        seat, game = table.to_move, table.game
        is_late = game.round_number > rules.lines // 2
        if (game.awaits not in seen and is_late) or (game.round_number == 0 and not seen):
            seen.add(game.awaits if is_late else "opening")
            written(f"{label}-{game.awaits if is_late else 'opening'}", _as_person(table, seat), seat)
        action = _choose(game.legal_actions, chance, game.awaits)
        move = wire.MoveCommand(kind="move", id=1, at=table.at, actions=[action])
        table = commands.decide(table, Actor(frozenset({seat})), move, 0).table
    written(f"{label}-over", table, 0)
    print(f"{label}: {len(seen) + 2} samples")


def _choose(actions: list[int], chance: random.Random, awaits: str) -> int:
    """Prefer optional steps to passes, which have the highest numbers."""
    return (
        chance.choice(actions[:-1])
        if len(actions) > 1 and awaits in ("tax", "build", "recruit")
        else chance.choice(actions)
    )


def _as_person(table: Table, seat: int) -> Table:
    from dataclasses import replace

    chair = replace(table.chairs[seat], who="person", level=None)
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def turns_of(game: Game, chance: random.Random) -> Iterator[dict[str, Any]]:
    """The placing turns of a game played at random."""
    while not game.is_over:
        moves = [move for move in game.legal_moves if isinstance(move, Place)]
        if moves:
            halves = [(half.terrain, half.crowns or half.craters) for half in domino(moves[0].domino).halves]
            yield {"halves": halves, "placements": [_placement(move) for move in moves]}
        game.push(chance.choice(game.legal_actions))


def _placement(move: Place) -> tuple[int, int, int]:
    (x, y), (right_x, right_y) = move.left, move.right
    return x, y, DIRECTIONS.index((right_x - x, right_y - y))


def write_turns(chance: random.Random) -> None:
    rules = enumerate(itertools.cycle(SAMPLES))
    games = (Game.new(text, seed=number) for number, text in rules if "dynasty" not in text)
    turns = itertools.islice(itertools.chain.from_iterable(turns_of(game, chance) for game in games), TURNS)
    text = ",\n".join(json.dumps(turn, separators=(",", ":")) for turn in turns)
    (TARGET / "turns.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")


def main() -> None:
    """Write all samples again."""
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    for text in SAMPLES:
        chance = random.Random(text)
        with patch("secrets.token_hex", lambda length, source=chance: source.randbytes(length).hex()):
            play(text, chance)
    write_turns(random.Random(TURNS))


if __name__ == "__main__":
    main()
