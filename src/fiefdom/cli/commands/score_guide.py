"""Asks for the kingdoms of a real table, row by row, and writes them as the text that `fiefdom score` reads."""

import shutil
from collections.abc import Iterator
from textwrap import fill

import click

from fiefdom.errors import GridError, TextError
from fiefdom.languages import Say
from fiefdom.notation.grid import letters_of, survey
from fiefdom.notation.records import Fault
from fiefdom.rules import GAMES, Rules

GAME = "kingdomino"
# Lines of the text before the rows of its only kingdom.
HEAD = 2


def asked_kingdoms(say: Say, language: str) -> str:
    """The text of all kingdoms. A drawing that cannot be read is asked for again."""
    rules = _asked_rules(say, language)
    terrains = letters_of(rules).items()
    letters = ", ".join(f"{letter.upper()} {say(f'terrain-{terrain}')}" for letter, terrain in terrains)
    _tell(say("terminal-score-how", family=rules.family, letters=letters))
    kingdoms: list[str] = []
    while len(kingdoms) < rules.kingdoms:
        number = len(kingdoms) + 1
        question = say("terminal-score-name" if number == 1 else "terminal-score-next", number=number)
        default = say("terminal-kingdom-number", number=1) if number == 1 else ""
        name = str(click.prompt(question, default=default, show_default=number == 1, err=True)).strip()
        if not name:
            break
        kingdoms.append(_asked_kingdom(rules, name.partition("#")[0], say, language))
    return "\n".join((f"rules {rules}", *kingdoms))


def _asked_rules(say: Say, language: str) -> Rules:
    while True:
        _tell(say("terminal-score-game", games=", ".join(GAMES)))
        text = str(click.prompt("", default=GAME, prompt_suffix="> ", err=True))
        try:
            return Rules.parse(text)
        except TextError as refusal:
            _tell(refusal.text(language))


def _asked_kingdom(rules: Rules, name: str, say: Say, language: str) -> str:
    while True:
        click.echo(say("terminal-score-rows"), err=True)
        text = "\n".join((f"kingdom {name}", *_asked_rows()))
        _, faults = survey(f"rules {rules}\n{text}", language)
        if not faults:
            return text
        told = GridError(*(Fault(max(1, fault.line - HEAD), fault.column, fault.reason).placed for fault in faults))
        _tell(f"{told.text(language)}\n{say('terminal-score-again')}")


def _asked_rows() -> Iterator[str]:
    """The lines up to an empty one."""
    while row := str(click.prompt("", default="", show_default=False, prompt_suffix="  ", err=True)).strip():
        yield row


def _tell(text: str) -> None:
    width = shutil.get_terminal_size().columns
    for line in text.splitlines():
        click.echo(fill(line, width), err=True)
