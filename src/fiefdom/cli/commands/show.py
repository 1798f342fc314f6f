"""`fiefdom show`: shows a game or position on the screen or as a picture."""

import json
from dataclasses import dataclass
from typing import Any

import click

from fiefdom.cli.commands.picture_files import (
    Source,
    check_target,
    game_of,
    picture_kind,
    picture_options,
    write_picture,
)
from fiefdom.cli.console import console, loading, look_of
from fiefdom.cli.language import language_option, misuse
from fiefdom.cli.parameters import complete_files, decimal_number, json_option, whole_number
from fiefdom.cli.refusals import CommandCode

LARGEST_ZOOM = 8


@dataclass(frozen=True, slots=True)
class PictureWish:
    """Which part of a game to show, and how to draw it."""

    kingdom: int | None
    sheet: bool
    lines: bool
    legal: bool
    coordinates: bool
    theme: str
    zoom: float

    @property
    def suffix(self) -> str:
        """The part of a generated file name that describes the picture."""
        if self.kingdom is not None:
            return f"-kingdom-{self.kingdom}"
        return "-sheet" if self.sheet else "-lines" if self.lines else ""


@click.command(
    epilog="""\b
Examples
  fiefdom show game.fief
  fiefdom show game.fief --move 20 --svg
  fiefdom show games.fief --game 3 --kingdom 2 --png --theme dark
  fiefdom show game.fief --sheet --svg --output - > sheet.svg
  fiefdom show game.fief --json

SOURCE is a file of records (.fief or .json; - reads the standard input) or the text of a position. PNG pictures need
`pip install 'fiefdom[pictures]'`."""
)
@click.argument("source", shell_complete=complete_files)
@picture_options
@click.option("--svg", is_flag=True, help="Write an SVG picture.")
@click.option("--png", is_flag=True, help="Write a PNG picture.")
@click.option("--kingdom", type=whole_number("--kingdom", 1, 8), metavar="NUMBER", help="Show only this kingdom.")
@click.option("--sheet", is_flag=True, help="Show the score sheet.")
@click.option("--lines", is_flag=True, help="Show only the lines of dominoes (pictures only).")
@click.option("--legal", is_flag=True, help="Mark the legal choices (pictures only).")
@click.option("--coordinates", is_flag=True, help="Label columns and rows (pictures only).")
@click.option(
    "--zoom",
    type=decimal_number("--zoom", 0.1, LARGEST_ZOOM, "number"),
    metavar="NUMBER",
    default=1,
    show_default=True,
    help="Scale the picture.",
)
@json_option
@language_option
def show(
    source: str, number: int, move: int | None, theme: str, output: str | None, force: bool, svg: bool, png: bool,
    kingdom: int | None, sheet: bool, lines: bool, legal: bool, coordinates: bool, zoom: float, as_json: bool,
    language: str,
) -> None:  # fmt: skip
    """Show a game on the screen, or write a picture of it.

    A picture file is named after SOURCE unless --output is given, and is never overwritten without --force.
    """
    wish = PictureWish(kingdom, sheet, lines, legal, coordinates, theme, zoom)
    kind = picture_kind(svg, png, output)
    if sum([kingdom is not None, sheet, lines]) > 1:
        raise misuse(CommandCode.EXCLUSIVE(options=("--kingdom", "--sheet", "--lines")))
    if as_json and (kind or kingdom is not None or sheet):
        raise misuse(CommandCode.EXCLUSIVE(options=("--json", "--svg", "--png", "--output", "--kingdom", "--sheet")))
    if not kind and (lines or legal or coordinates):
        raise misuse(CommandCode.ONLY_PICTURES())
    with loading(language):
        found = game_of(source, number, move)
    if kingdom is not None and kingdom > found.game.rules.kingdoms:
        rules = found.game.rules
        raise misuse(CommandCode.NO_KINGDOM(number=kingdom, rules=str(rules), kingdoms=rules.kingdoms))
    if kind:
        target = output or f"{found.stem}{wish.suffix}.{kind}"
        check_target(target, force)
        write_picture(_picture(found, wish, kind, language), target, force)
    elif as_json:
        click.echo(json.dumps(_as_object(found), indent=2))
    else:
        _print(found, wish, language)


def _as_object(found: Source) -> dict[str, Any]:
    """The position, whose decision it is with all legal moves, and the score sheets."""
    from fiefdom.notation.json_objects import sheet_object

    game = found.game
    return {
        "rules": str(game.rules),
        "position": str(game.position),
        "awaits": game.awaits,
        "seat": None if game.to_move is None else game.to_move + 1,
        "moves": [str(move) for move in game.legal_moves],
        "over": game.is_over,
        "sheets": [sheet_object(game.score_sheet(number)) for number in range(game.rules.kingdoms)],
    }


def _picture(found: Source, wish: PictureWish, kind: str, language: str) -> bytes:
    if kind == "svg":
        return _svg(found, wish, wish.zoom, language).encode()
    from fiefdom.render.raster import png

    return png(_svg(found, wish, 1, language), zoom=wish.zoom)


def _svg(found: Source, wish: PictureWish, zoom: float, language: str) -> str:
    from fiefdom.render import svg
    from fiefdom.render.terminal.signs import Look

    say = Look(language=language).say
    game, names, theme = found.game, found.names(say), wish.theme
    if wish.sheet:
        return svg.sheet_svg(game, theme=theme, names=names, zoom=zoom, language=language)
    if wish.lines:
        return svg.line_svg(game, theme=theme, show_legal=wish.legal, zoom=zoom, language=language)
    if wish.kingdom is None:
        return svg.table_svg(
            game,
            theme=theme,
            names=names,
            show_legal=wish.legal,
            coordinates=wish.coordinates,
            zoom=zoom,
            language=language,
        )
    number = wish.kingdom - 1
    is_acting = game.to_move is not None and game.rules.kingdom_of(game.to_move) == number
    return svg.kingdom_svg(
        game.kingdoms[number], game.rules, theme=theme, square=80 * zoom, coordinates=wish.coordinates,
        last=svg.last_turn_cells(game, number), marks=svg.legal_marks(game) if wish.legal and is_acting else None,
        name=svg.kingdom_name(game.rules, names, number, say), language=language,
    )  # fmt: skip


def _print(found: Source, wish: PictureWish, language: str) -> None:
    from fiefdom.render import terminal

    screen = console()
    look = look_of(screen, language)
    style: dict[str, Any] = {"colour": look.colour, "unicode": look.unicode, "language": language}
    game, width = found.game, screen.width
    names = found.names(look.say)
    if wish.sheet:
        screen.print(terminal.sheet_table(game, names, width, **style))
    elif wish.kingdom is not None:
        kingdom, points = game.kingdoms[wish.kingdom - 1], game.scores[wish.kingdom - 1]
        panel = terminal.kingdom_panel(kingdom, game.rules, names, width, points=points, **style)
        screen.print(panel, soft_wrap=True)
    else:
        screen.print(terminal.table_view(game, names, width, **style), soft_wrap=True)
