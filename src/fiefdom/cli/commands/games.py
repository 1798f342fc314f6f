"""`fiefdom games`: lists the games, options and presets."""

import json
import os
import textwrap
from collections.abc import Iterator
from typing import Any

import click

from fiefdom.cli.parameters import json_option

WIDTH = 80
NAME, PLAYERS = 16, 17


@click.command(
    epilog="""\b
Use these names for RULES:
  fiefdom play kingdomino
  fiefdom play classic
  fiefdom play 'queendomino(players=3, harmony)'
  fiefdom play 'classic(players=3)'"""
)
@json_option
def games(as_json: bool) -> None:
    """List every game with its players and options, and the presets."""
    if as_json:
        click.echo(json.dumps(_as_object(), indent=2))
        return
    colour = False if os.environ.get("NO_COLOR") else None
    for line in lines():
        click.echo(line, color=colour)


def _as_object() -> dict[str, Any]:
    """Every game, option and preset, with all rules that can be played."""
    from fiefdom.rules import Rules
    from fiefdom.rules.catalogue import catalogue
    from fiefdom.rules.presets import PRESET_DESCRIPTIONS, PRESETS

    every = list(Rules.all())
    return {
        "games": [
            {
                "game": game.word,
                "summary": game.summary,
                "players": sorted({rules.players for rules in every if rules.game == game.word}),
                "options": [option.word for option in game.options],
            }
            for game in catalogue()
        ],
        "options": _options(),
        "presets": {
            name: {"rules": str(rules), "description": PRESET_DESCRIPTIONS[name]} for name, rules in PRESETS.items()
        },
        "rules": list(map(str, every)),
    }


def lines() -> Iterator[str]:
    """The whole list, at most 80 columns wide."""
    from fiefdom.rules.catalogue import catalogue
    from fiefdom.rules.presets import PRESET_DESCRIPTIONS

    yield _heading(f"{'GAMES':<{NAME}}{'PLAYERS':<{PLAYERS}}OPTIONS")
    for game in catalogue():
        options = ", ".join(option.word for option in game.options)
        yield f"{_name(game.word)}{game.players:<{PLAYERS}}{options}"
    yield ""
    yield _heading("WHAT THEY ARE")
    for game in catalogue():
        yield from _entry(game.word, game.summary)
    yield ""
    yield _heading("OPTIONS")
    for word, explanation in _options().items():
        yield from _entry(word, explanation)
    yield ""
    yield _heading("PRESETS")
    for word, description in PRESET_DESCRIPTIONS.items():
        yield from _entry(word, f"{description}.")
    yield ""
    yield "Without players=, four play; Mighty Duel two, teams eight."


def _options() -> dict[str, str]:
    """What each option does, as described by the first game that has it."""
    from fiefdom.rules.catalogue import catalogue

    found: dict[str, str] = {}
    for game in catalogue():
        for option in game.options:
            found.setdefault(option.word, option.explanation)
    return found


def _heading(text: str) -> str:
    return click.style(text, bold=True)


def _name(word: str) -> str:
    return click.style(f"{word:<{NAME}}", fg="cyan")


def _entry(word: str, text: str) -> Iterator[str]:
    first, *rest = textwrap.wrap(text, WIDTH - NAME)
    yield f"{_name(word)}{first}"
    for line in rest:
        yield " " * NAME + line
