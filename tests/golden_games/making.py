"""Plays the golden games at random and records them."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

from playthroughs.scripts import Script

from fiefdom import Game, Match
from fiefdom.game import Discard, Dragon, Event, Give, Recruit
from fiefdom.notation import Mark, Record, Remark, Seat

FOLDER = Path(__file__).parents[1] / "notation" / "golden"
NAMES = ("Ada", "Bo", 'Cléo "the Fox"', "Dağhan", "E. #5", "Φίλιππος", "七海", "Zed\\")


def path_of(script: Script) -> Path:
    return FOLDER / f"{script.title.replace(' ', '_')}.fief"


def wanted(script: Script) -> type[Event]:
    """The rare event that a game must contain; its seed is the first one with it."""
    rules = script.rules
    if rules.has_totems and rules.players > 2:
        return Give
    if rules.has_cavemen:
        return Recruit
    return Dragon if rules.has_buildings else Discard


def play(script: Script) -> list[Game]:
    """All games of a match, from the first seed that contains the wanted event."""
    for seed in range(1, 200):
        random = Random(seed)
        match = Match.new(script.rules, seed)
        for number in range(script.rules.games):
            game = match.next_game() if number else match.game
            while not game.is_over:
                game.push(random.choice(game.legal_actions))
        events = [event for game in match.games for event in game.events]
        if any(isinstance(event, wanted(script)) for event in events) and _shows_a_stack(script, events):
            return list(match.games)
    raise AssertionError(f"no game of {script} shows a {wanted(script).kind}")


def _shows_a_stack(script: Script, events: list[Event]) -> bool:
    sources = {event.source for event in events if isinstance(event, Recruit)}
    return script.title != "game tribe" or "stack" in sources


def records(script: Script) -> Iterator[Record]:
    """The games as records, with names, tags, remarks and marks."""
    rules = script.rules
    seats = [Seat(NAMES[number], None if number % 2 else "random") for number in range(rules.seats)]
    for number, game in enumerate(play(script), start=1):
        tags = {"date": "2026-11-15", "place": "Around the table"}
        if rules.games > 1:
            tags["game"] = str(number)
        last = len(game.events)
        remarks = [Remark(0, "Good luck!"), Remark(7, "a } brace, a { brace, a \\ and\na new line"), Remark(last, " ")]
        marks = [Mark(8, "!"), Mark(last - 1, "?!")]
        yield replace(Record.of(game, seats, tags, remarks, marks), rules=rules)
