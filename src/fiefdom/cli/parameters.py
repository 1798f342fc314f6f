"""Argument types: rules, seeds, bounded numbers, seats. Errors quote the offending text."""

import math
from collections.abc import Callable
from typing import Literal

import click

from fiefdom.cli.language import misuse
from fiefdom.cli.refusals import CommandCode
from fiefdom.errors import TextError
from fiefdom.rules import Rules

SEEDS = 2**64
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


rules_argument = click.argument("rules", type=rules_text)
seed_option = click.option(
    "--seed",
    type=seed_number,
    metavar="NUMBER",
    default=1,
    show_default=True,
    help="Any whole number, taken modulo 2**64.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
