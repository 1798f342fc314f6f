"""`fiefdom score`: scores kingdoms that were built on a real table."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fiefdom.cli.commands.picture_files import check_target, picture_kind, write_picture
from fiefdom.cli.console import console, loading, look_of
from fiefdom.cli.file_refusals import FileCode
from fiefdom.cli.files import STANDARD, called
from fiefdom.cli.language import language_option, misuse
from fiefdom.cli.parameters import complete_files, complete_rules, json_option, rules_text
from fiefdom.cli.refusals import CommandCode
from fiefdom.errors import GridError, TextError
from fiefdom.languages import Say, english, quoted

if TYPE_CHECKING:
    from fiefdom.game import Kingdom
    from fiefdom.game.kingdom_scores import TableScores
    from fiefdom.notation.grid import Drawing, Drawings


@click.command(
    epilog="""\b
Examples
  fiefdom score
  fiefdom score --example queendomino > kingdoms.txt
  fiefdom score kingdoms.txt
  fiefdom score kingdoms.txt --json
  fiefdom score kingdoms.txt --png

Draw each kingdom as a small grid, one word per square. What a grid cannot show, such as coins, goes on lines of its
own; in a terminal you are asked for what is missing. Several kingdoms in one file are ranked, tie-breaks included."""
)
@click.argument("file", required=False, shell_complete=complete_files)
@click.option("--svg", is_flag=True, help="Write the score sheet with its kingdoms as an SVG picture.")
@click.option("--png", is_flag=True, help="Write it as a PNG picture.")
@click.option("--output", metavar="PATH", help="The picture's file; - is the standard output.")
@click.option("--force", is_flag=True, help="Overwrite an existing file.")
@click.option(
    "--example",
    metavar="RULES",
    type=rules_text,
    shell_complete=complete_rules,
    help="Print a grid of this game to start from.",
)
@json_option
@language_option
def score(
    file: str | None, svg: bool, png: bool, output: str | None, force: bool, example: Any, as_json: bool, language: str
) -> None:
    """Score the kingdoms of a real table.

    They are drawn in FILE; without FILE you are asked for them, row by row; `-` reads the standard input.
    """
    given = (file is not None) + (example is not None)
    if given > 1 or not (given or somebody_can_answer()):
        raise misuse(FileCode.FILE_OR_EXAMPLE())
    kind = picture_kind(svg, png, output)
    if kind and as_json:
        raise misuse(CommandCode.EXCLUSIVE(options=("--json", f"--{kind}")))
    with loading(language):
        from fiefdom.notation.grid_text import example_text
    if example is not None:
        click.echo(example_text(example), nl=False)
        return
    if not kind:
        _print_scores(file, as_json, language)
        return
    target = output or f"{'kingdoms' if file in (None, STANDARD) else Path(file).stem}.{kind}"
    check_target(target, force)
    write_picture(_picture(file, kind, language), target, force)


def _picture(file: str | None, kind: str, language: str) -> bytes:
    say = look_of(console(), language).say
    scores, kingdoms, names = _scored(file, say, say, language)
    from fiefdom.render.raster import png
    from fiefdom.render.svg import scores_svg

    drawn = scores_svg(scores, kingdoms, names=names, language=language)
    return drawn.encode() if kind == "svg" else png(drawn)


def _scored(
    file: str | None, say: Say, told: Say, language: str
) -> tuple["TableScores", "tuple[Kingdom, ...]", list[str]]:
    """The scores of the kingdoms in a file, the kingdoms and their names. Raises GridError."""
    with loading(language):
        from fiefdom.game.kingdom_scores import score_kingdoms
        from fiefdom.notation.grid import finished_kingdoms
    try:
        drawings = _read(file, say, language)
        _complete(file, drawings, say)
        kingdoms = finished_kingdoms(drawings)
    except GridError as faults:
        raise GridError(FileCode.NO_SCORES(path=called(file or STANDARD)), *faults.reasons) from None
    with loading(language):
        scores = score_kingdoms(drawings.rules, kingdoms)
    names = [
        drawing.name or told("terminal-kingdom-number", number=number)
        for number, drawing in enumerate(drawings.kingdoms, start=1)
    ]
    return scores, kingdoms, names


def _print_scores(file: str | None, as_json: bool, language: str) -> None:
    screen = console()
    say = look_of(screen, language).say
    scores, _, names = _scored(file, say, english if as_json else say, language)
    with loading(language):
        from fiefdom.cli.commands.score_pad import pad_table, scores_object
        from fiefdom.render.terminal.sheet_blocks import ranking_lines
    if as_json:
        click.echo(json.dumps(scores_object(scores, names), indent=2))
        return
    screen.print(pad_table(scores, names, say))
    if len(names) > 1:
        screen.print()
        for line in ranking_lines(scores.ranking, scores.rules, names, say):
            screen.print(line)


def _read(file: str | None, say: Say, language: str) -> "Drawings":
    from fiefdom.cli.commands.score_guide import asked_kingdoms
    from fiefdom.notation.grid import read_drawings

    if file is None:
        return read_drawings(asked_kingdoms(say, language), language)
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        return read_drawings(data.decode("utf-8-sig"), language)
    except UnicodeDecodeError as trouble:
        raise TextError(FileCode.ENCODING(path=called(file), byte=trouble.start + 1)) from None


def _complete(file: str | None, drawings: "Drawings", say: Say) -> None:
    """Ask for what is missing from the file. Raises GridError, naming the missing lines, if nobody can answer."""
    from fiefdom.notation.grid import require_complete

    if file != "-" and somebody_can_answer():
        for drawing in drawings.kingdoms:
            _ask(drawings, drawing, say)
        return
    require_complete(drawings)


def somebody_can_answer() -> bool:
    """Whether someone is at the terminal."""
    return sys.stdin.isatty()


def _ask(drawings: "Drawings", drawing: "Drawing", say: Say) -> None:
    from fiefdom.cli.play.vocabulary import Vocabulary
    from fiefdom.notation.grid import keys_of, read_value

    words = Vocabulary(say)
    for key in keys_of(drawings.rules):
        # An earlier answer may already have placed the queen.
        if key in drawing.values or (key not in ("knights", "towers") and key not in drawings.unsaid(drawing)):
            continue
        whose = f"{drawing.name}: " if drawing.name else ""
        question, default = f"{whose}{say(f'terminal-score-{key}')}", drawings.default(drawing, key)
        while key not in drawing.values:
            text = str(click.prompt(question, default=default, err=True))
            try:
                drawing.values[key] = read_value(key, words.value(text))
            except TextError:
                click.echo(say("terminal-score-unread", answer=quoted(text)), err=True)
