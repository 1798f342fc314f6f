"""`fiefdom hint`: the moves a strong bot would choose, and how certain it is."""

import json
import shutil
from dataclasses import asdict, dataclass
from textwrap import fill
from typing import TYPE_CHECKING, Any

import click

from fiefdom.cli.commands.picture_files import MOST, game_of
from fiefdom.cli.console import console, loading, look_of, waiting
from fiefdom.cli.language import language_option, misuse
from fiefdom.cli.parameters import complete_bots, complete_files, decimal_number, json_option, whole_number
from fiefdom.cli.refusals import CommandCode
from fiefdom.errors import BotError, RulesError, TextError
from fiefdom.languages import decimal

if TYPE_CHECKING:
    from fiefdom.analysis import Analysis
    from fiefdom.analysis.expected_sheets import ExpectedSheet
    from fiefdom.events.event import Move
    from fiefdom.game import Game
    from fiefdom.languages import Say

MOST_SECONDS = 3600
MOST_SIMULATIONS = 10**9
# How many of the best moves are explained, and how wide the explanations are at most.
EXPLAINED, WIDTH = 3, 96


@click.command(
    epilog="""\b
Examples
  fiefdom hint game.fief
  fiefdom hint game.fief --move 20 --seconds 10
  fiefdom hint games.fief --game 3 --move 0 --json
  fiefdom hint game.fief --bot 'program:"node engine.js",ms=500'

Every move is tried in games that the bot `normal` plays to the end, with chance drawn from what is still hidden. The
lead is your points minus those of the best other player; the win is how often bots win with such a lead at that stage.
With --simulations the same command gives the same numbers on every machine."""
)
@click.argument("source", metavar="FILE", shell_complete=complete_files)
@click.option("--game", "number", type=whole_number("--game", 1, MOST), metavar="NUMBER", default=1, show_default=True,
              help="Number of the game in the file.")  # fmt: skip
@click.option("--move", type=whole_number("--move", 0, MOST), metavar="NUMBER",
              help="Analyse after this many moves.  [default: all moves played]")  # fmt: skip
@click.option("--seconds", type=decimal_number("--seconds", 0.01, MOST_SECONDS, "seconds"), metavar="NUMBER",
              default=2, show_default=True, help="Thinking time in seconds.")  # fmt: skip
@click.option("--simulations", type=whole_number("--simulations", 1, MOST_SIMULATIONS), metavar="NUMBER",
              help="Number of simulated games, instead of a time limit.")  # fmt: skip
@click.option("--threads", type=whole_number("--threads", 1, 256), metavar="NUMBER", default=1, show_default=True,
              help="Number of threads.")  # fmt: skip
@click.option("--bot", "text", metavar="BOT", shell_complete=complete_bots,
              help="Also ask another bot, such as a program, and analyse its move.")  # fmt: skip
@json_option
@language_option
def hint(
    source: str, number: int, move: int | None, seconds: float, simulations: int | None, threads: int,
    text: str | None, as_json: bool, language: str,
) -> None:  # fmt: skip
    """Suggest the best moves, with their expected results and how certain they are.

    FILE is a file of records (.fief or .json; - reads the standard input) or the text of a position.
    """
    with loading(language):
        from fiefdom.analysis.best_moves import MOST_LINES, analyse
        from fiefdom.bots import Limit

        game = game_of(source, number, move).game
        if game.is_over:
            raise misuse(CommandCode.GAME_OVER())
        if game.awaits_chance:
            raise misuse(CommandCode.AWAITS_CHANCE(awaits=game.awaits, family=game.rules.family))
    limit = Limit(None if simulations else seconds, simulations, threads)
    say = look_of(console(), language).say
    with waiting(say("terminal-thinking"), language):
        advice = None if text is None else _advice(text, game)
        analysis = analyse(game, limit, MOST_LINES, played=None if advice is None else advice.move)
    if as_json:
        click.echo(json.dumps(_as_object(game, analysis, advice), indent=2))
    else:
        click.echo("\n".join([_as_text(game, analysis, say), *_advised(advice, analysis, say)]))


@dataclass(frozen=True, slots=True)
class _Advice:
    """The move of a bot, and what it expects if it is a program that says so."""

    bot: str
    move: "Move"
    lead: float | None = None
    win: float | None = None


def _advice(text: str, game: "Game") -> _Advice:
    """Ask a bot for its move. A name that is none, another game or a program that fails ends the command."""
    from fiefdom.bots import bot
    from fiefdom.bots.programs.program_bot import ProgramBot

    try:
        player = bot(text)
        move = player.play(game)
    except (TextError, RulesError, BotError) as refusal:
        raise misuse(refusal.reason) from None
    info = player.info if isinstance(player, ProgramBot) else None
    return _Advice(player.name, move) if info is None else _Advice(player.name, move, info.lead, info.win)


def _advised(advice: _Advice | None, analysis: "Analysis", say: "Say") -> list[str]:
    """What a bot would do, and what that is worth."""
    from fiefdom.cli.play.event_text import deed

    if advice is None:
        return []
    lines = ["", say("terminal-hint-bot", bot=advice.bot, deed=deed(advice.move, say))]
    told = [("bot", advice.lead, advice.win)]
    if analysis.played is not None:
        told.append(("analysis", analysis.played.lead, analysis.played.win_chance))
    for whose, lead, win in told:
        if lead is not None and win is not None:
            words = {"lead": decimal(lead, "+.1f", say), "win": f"{analysis.percent(win)}%"}
            lines.append(f"  {say(f'terminal-hint-by-{whose}', **words)}")
    return lines


def _as_object(game: "Game", analysis: "Analysis", advice: _Advice | None) -> dict[str, Any]:
    from fiefdom.analysis import explain

    played = analysis.played
    asked = None if advice is None else {**asdict(advice), "move": str(advice.move)}
    if asked is not None and played is not None:
        asked["analysis"] = {"lead": played.lead, "margin": played.margin, "win": played.win_chance}
    return {
        "rules": str(game.rules),
        "seat": (game.to_move or 0) + 1,
        "awaits": game.awaits,
        "moves": analysis.moves,
        "certainty": analysis.certainty,
        "clear": analysis.is_clear,
        "best": [
            {
                "move": str(estimate.move),
                "then": None if estimate.then is None else str(estimate.then),
                "points": estimate.points,
                "lead": estimate.lead,
                "margin": estimate.margin,
                "win": estimate.win_chance,
                "win_interval": list(estimate.win_interval),
                "chances": list(estimate.chances),
                "line": [
                    {"seat": seat + 1, "move": str(move)}
                    for seat, move in zip(estimate.line.seats, estimate.line.moves, strict=True)
                ],
                "sheet": sheet_object(estimate.sheet),
                "best_other": sheet_object(estimate.other),
                "simulations": estimate.simulations,
                "why": [reason.as_dict() for reason in explain(game, analysis, estimate)],
            }
            for estimate in analysis
        ],
        **({} if asked is None else {"bot": asked}),
    }


def _as_text(game: "Game", analysis: "Analysis", say: "Say") -> str:
    from fiefdom.analysis import explain
    from fiefdom.cli.play.event_text import deed, estimated

    seat, moves = (game.to_move or 0) + 1, say("terminal-count-moves", number=analysis.moves)
    head = say("terminal-hint-head", rules=str(game.rules), seat=seat, moves=moves)
    if analysis.moves == 1:
        return f"{head}\n{say('terminal-hint-only', deed=estimated(analysis[0], say))}"
    titles = [say(f"terminal-hint-{column}") for column in ("points", "lead", "win", "games", "move")]
    lines = [head, "", "{:>7}{:>8}{:>6}{:>7}{:>9}  {}".format(*titles[:2], "±", *titles[2:])]
    for estimate in analysis:
        margin = decimal(estimate.margin, ".1f", say) if estimate.margin else "-"
        points, lead = decimal(estimate.points, ".1f", say), decimal(estimate.lead, "+.1f", say)
        win, games = f"{analysis.percent(estimate.win_chance)}%", decimal(estimate.simulations, ",d", say)
        lines.append(f"{points:>7}{lead:>8}{margin:>6}{win:>7}{games:>9}  {estimated(estimate, say)}")
    lines += ["", say(f"terminal-hint-{_verdict(analysis)}")]
    for estimate in analysis[:EXPLAINED]:
        why = "; ".join(say(reason.code.key, **reason.args) for reason in explain(game, analysis, estimate))
        lines += [_wrapped(f"{estimated(estimate, say)}: {why}")] if why else []
    line = [
        say("review-line-move", seat=seat + 1, deed=deed(move, say))
        for seat, move in zip(analysis[0].line.seats, analysis[0].line.moves, strict=True)
    ]
    return "\n".join([*lines, *([_wrapped(say("review-line", moves="; ".join(line)))] if line else [])])


def _wrapped(text: str) -> str:
    width = min(WIDTH, shutil.get_terminal_size().columns)
    return fill(text, width, initial_indent="  ", subsequent_indent="      ", break_long_words=False)


def _verdict(analysis: "Analysis") -> str:
    if analysis.certainty != "estimated":
        return analysis.certainty
    return "clear" if analysis.is_clear else "close"


def sheet_object(sheet: "ExpectedSheet") -> dict[str, Any]:
    """An expected score sheet as JSON values."""
    return {"total": sheet.total, "rows": [asdict(row) for row in sheet.rows]}
