"""Argument types: rules, seeds, bounded numbers, seats. Errors quote the offending text."""

import math
from collections.abc import Callable, Iterable
from typing import Literal

import click
from click.shell_completion import CompletionItem

from fiefdom.cli.language import misuse
from fiefdom.cli.refusals import CommandCode
from fiefdom.errors import TextError
from fiefdom.rules import Rules

SEEDS = 2**64
Completer = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]
Unit = Literal["number", "seconds", "minutes", "share"]


def rules_text(text: str) -> Rules:
    """Rules such as `queendomino(players=3, harmony)`, or a preset's name."""
    try:
        return Rules.parse(text)
    except TextError as refusal:
        raise misuse(*refusal.reasons) from None


def whole_number(option: str, lowest: int, highest: int) -> Callable[[str | int], int]:
    """A parser for integers between two inclusive bounds; underscores may separate the digits."""

    def read(text: str | int) -> int:
        number = _as_int(text)
        if number is None or not lowest <= number <= highest:
            raise misuse(CommandCode.NOT_WHOLE(option=option, lowest=lowest, highest=highest, text=str(text)))
        return number

    return read


def decimal_number(option: str, lowest: float, highest: float, unit: Unit) -> Callable[[str | float], float]:
    """A parser for numbers between two inclusive bounds."""

    def read(text: str | float) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not lowest <= number <= highest:
            bounds = {"lowest": f"{lowest:g}", "highest": f"{highest:g}"}
            raise misuse(CommandCode.NOT_DECIMAL(option=option, unit=unit, text=str(text), **bounds))
        return number

    return read


def seed_number(text: str | int) -> int:
    """Any whole number, taken modulo 2**64."""
    number = _as_int(text)
    if number is None:
        raise misuse(CommandCode.NOT_A_SEED(text=str(text)))
    return number % SEEDS


def _as_int(text: str | int) -> int | None:
    try:
        return int(text)
    except ValueError:  # also raised for numbers with more digits than Python accepts
        return None


def complete_rules(context: click.Context, parameter: click.Parameter, text: str) -> list[CompletionItem]:
    """Games and presets that begin with the text, for the shell."""
    from fiefdom.rules.catalogue import catalogue
    from fiefdom.rules.presets import PRESET_DESCRIPTIONS

    names = {**{game.word: game.summary for game in catalogue()}, **PRESET_DESCRIPTIONS}
    return [CompletionItem(name, help=about) for name, about in names.items() if name.startswith(text)]


def complete_bots(context: click.Context, parameter: click.Parameter, text: str) -> list[CompletionItem]:
    """Bots that begin with what follows the last comma, for the shell."""
    from fiefdom.bots.registry import BOTS

    before, comma, start = text.rpartition(",")
    return [CompletionItem(f"{before}{comma}{name}") for name in BOTS if name.startswith(start)]


def complete_seats(context: click.Context, parameter: click.Parameter, text: str) -> list[CompletionItem]:
    """Who may sit at the seat that follows the last comma, for the shell: `you`, or a bot."""
    from fiefdom.bots.registry import BOTS

    before, comma, start = text.rpartition(",")
    words = ("you", *(f"bot:{name}" for name in BOTS))
    return [CompletionItem(f"{before}{comma}{word}") for word in words if word.startswith(start)]


def complete_files(context: click.Context, parameter: click.Parameter, text: str) -> list[CompletionItem]:
    """Any file, for the shell: for arguments that may also be something else, and so have no type."""
    return [CompletionItem(text, type="file")]


def complete_from(names: Callable[[], Iterable[str]]) -> Completer:
    """Names for the shell, which are looked up only when they are asked for."""

    def complete(context: click.Context, parameter: click.Parameter, text: str) -> list[CompletionItem]:
        return [CompletionItem(name) for name in names() if name.startswith(text)]

    return complete


rules_argument = click.argument("rules", type=rules_text, shell_complete=complete_rules)
seed_option = click.option(
    "--seed",
    type=seed_number,
    metavar="NUMBER",
    default=1,
    show_default=True,
    help="Any whole number, taken modulo 2**64.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
jobs_option = click.option(
    "--jobs",
    type=whole_number("--jobs", 1, 256),
    metavar="NUMBER",
    help="Number of processes; does not change the result.  [default: one per core]",
)
