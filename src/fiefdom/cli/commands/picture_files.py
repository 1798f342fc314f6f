"""Shared by `show`, `gif` and `score`: loading a game from a file or a position, and writing the picture file."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fiefdom.cli.files import STANDARD, record_of, replaced
from fiefdom.cli.language import misuse
from fiefdom.cli.parameters import whole_number
from fiefdom.cli.refusals import CommandCode
from fiefdom.render.svg.theme import THEMES

if TYPE_CHECKING:
    from fiefdom.game import Game
    from fiefdom.languages import Say
    from fiefdom.notation import Seat

MOST = 1_000_000_000
RECORD_ENDINGS = (".fief", ".json", ".jsonl")


@dataclass(frozen=True, slots=True)
class Source:
    """A game to draw, with its seats and the base name for its files."""

    game: "Game"
    seats: tuple["Seat", ...]
    stem: str

    def names(self, say: "Say") -> tuple[str, ...]:
        """The names of the players, those of bots translated."""
        from fiefdom.cli.play.seating import seated

        return seated(self.game.rules, self.seats, say).names


def game_of(text: str, number: int, move: int | None) -> Source:
    """The game in a file of records, or in a position's text. Raises TextError, UsageError, IllegalMove or OSError."""
    if text == STANDARD or os.path.exists(text) or text.endswith(RECORD_ENDINGS):
        return _recorded(text, number, move)
    if move is not None or number != 1:
        raise misuse(CommandCode.NO_PAST())
    from fiefdom.game import Game
    from fiefdom.notation import parse_position

    return Source(Game.from_position(parse_position(text)), (), "position")


def _recorded(file: str, number: int, move: int | None) -> Source:
    record = record_of(file, number)
    if move is not None and move > record.decisions:
        raise misuse(CommandCode.MOVE_TOO_FAR(move=str(move), moves=record.decisions))
    stem = "game" if file == STANDARD else Path(file).stem
    stem += (f"-{number}" if number > 1 else "") + ("" if move is None else f"-move-{move}")
    return Source(record.game(move, chance="told"), tuple(record.seats), stem)


def write_picture(picture: bytes, target: str, force: bool) -> None:
    """Write a picture to a file and print its name, or to the standard output.

    Raises UsageError if the file already exists, unless forced, and OSError.
    """
    if target == STANDARD:
        click.echo(picture, nl=False)
        return
    check_target(target, force)
    with replaced(target) as file:
        file.write(picture)
    click.echo(target)


def check_target(target: str, force: bool) -> None:
    """Raise UsageError if a file would be overwritten, OSError if there is no such folder. Called before the work."""
    if target == STANDARD:
        return
    if not force and os.path.exists(target):
        raise misuse(CommandCode.FILE_EXISTS(path=target))
    # Raises OSError if it is no folder.
    os.scandir(Path(target).parent).close()


def picture_kind(svg: bool, png: bool, output: str | None) -> str:
    """`svg`, `png` or an empty string; the file extension can also decide."""
    if svg and png:
        raise misuse(CommandCode.EXCLUSIVE(options=("--svg", "--png")))
    if svg or png:
        return "svg" if svg else "png"
    if output is None:
        return ""
    ending = Path(output).suffix.lower().lstrip(".")
    if ending not in ("svg", "png"):
        raise misuse(CommandCode.WHICH_PICTURE(path=output))
    return ending


def picture_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options that `show` and `gif` have in common."""
    options = [
        click.option("--game", "number", type=whole_number("--game", 1, MOST), metavar="NUMBER", default=1,
                     show_default=True, help="Number of the game in the file."),
        click.option("--move", type=whole_number("--move", 0, MOST), metavar="NUMBER",
                     help="Show the game after this many moves.  [default: all moves played]"),
        click.option("--theme", type=click.Choice(THEMES), default="light", show_default=True,
                     help="The colours of pictures."),
        click.option("--output", metavar="PATH", help="The picture's file; - is the standard output."),
        click.option("--force", is_flag=True, help="Overwrite an existing file."),
    ]  # fmt: skip
    for option in reversed(options):
        command = option(command)
    return command
