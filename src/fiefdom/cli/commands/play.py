"""`fiefdom play`: a game in the terminal."""

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fiefdom.cli.console import loading
from fiefdom.cli.language import language_option, misuse
from fiefdom.cli.parameters import complete_bots, complete_rules, complete_seats, rules_text, seed_number
from fiefdom.cli.play.seating import USUAL_BOT, Player, Seating, known_bot, parse_players, seating
from fiefdom.cli.refusals import CommandCode
from fiefdom.errors import TextError
from fiefdom.rules import Rules

if TYPE_CHECKING:
    from fiefdom.cli.play.saving import Keeper
    from fiefdom.cli.play.session import Session
    from fiefdom.game import Match

DEFAULT_RULES = "kingdomino(players=2)"


def seats_text(text: str) -> tuple[Player, ...]:
    """Who plays, seat by seat."""
    try:
        return parse_players(text)
    except TextError as refusal:
        raise misuse(*refusal.reasons) from None


def level_text(text: str) -> str:
    """A bot for the unassigned seats."""
    try:
        return known_bot(text).name
    except TextError as refusal:
        raise misuse(*refusal.reasons) from None


@click.command(
    epilog="""\b
Examples
  fiefdom play
  fiefdom play classic --hints gains
  fiefdom play 'tribe(players=3)' --seed 7
  fiefdom play 'queendomino(players=3)' --seats Ada,bot:hard,Bo
  fiefdom play classic --level expert
  fiefdom play --level 'program:"node engine.js",ms=500'
  fiefdom play --resume kingdomino-2026-11-16.fief

Type the number of a choice or the move itself; `?` explains everything else. The game is recorded from its first
event on, so whatever ends it, --resume continues it. The end of the input ends it like `quit`, so answers may come from
a file."""
)
@click.argument("rules", type=rules_text, required=False, shell_complete=complete_rules)
@click.option(
    "--seats",
    type=seats_text,
    shell_complete=complete_seats,
    metavar="WORDS",
    help="Who plays, seat by seat, with commas: `you` or a name for a person, `bot:hard` for the computer. "
    "Seats left out are bots of the --level.  [default: you]",
)
@click.option(
    "--level",
    type=level_text,
    shell_complete=complete_bots,
    metavar="NAME",
    default=USUAL_BOT,
    show_default=True,
    help="Who sits in the seats left out: easy and normal move at once, hard thinks a tenth of a second, expert a "
    "second; or any other bot.",
)
@click.option(
    "--seed",
    type=seed_number,
    metavar="NUMBER",
    help="Any whole number, taken modulo 2**64: the same seed gives the same deal.  [default: random]",
)
@click.option("--record", metavar="FILE", type=click.Path(path_type=Path), help="Record the game in this new file.")
@click.option("--no-record", is_flag=True, help="Record nothing.")
@click.option(
    "--resume",
    metavar="FILE",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Continue the game in this file.",
)
@click.option("--allow-programs", is_flag=True, help="Start the programs that the file to be continued names.")
@click.option(
    "--hints",
    type=click.Choice(["off", "marks", "gains"]),
    default="marks",
    show_default=True,
    help="Draw the legal choices (marks), and also show which score the most points right away (gains).",
)
@language_option
def play(
    rules: Rules | None,
    seats: tuple[Player, ...] | None,
    level: str,
    seed: int | None,
    record: Path | None,
    no_record: bool,
    resume: Path | None,
    allow_programs: bool,
    hints: str,
    language: str,
) -> None:
    """Play a game in the terminal, against the computer or each other.

    RULES is a game or preset listed by `fiefdom games`, by default Kingdomino for two. You sit in seat 1 unless --seats
    says otherwise. Without --record the file is named after the game and the date, in the current directory.
    """
    if resume is not None:
        if rules or seats or seed is not None or record or no_record:
            raise misuse(CommandCode.RESUME_ALONE())
        _run(_resumed(resume, allow_programs, hints, language))
        return
    if record is not None and no_record:
        raise misuse(CommandCode.EXCLUSIVE(options=("--record", "--no-record")))
    rules = rules or Rules.parse(DEFAULT_RULES)
    table = _table(rules, seats, level)
    path = None if no_record else _path(rules, record, language)
    if path is not None and path.exists():
        _run(_resumed(path, allow_programs, hints, language))
        return
    chosen = secrets.randbits(32) if seed is None else seed
    _run(_new(table, chosen, path, hints, language))


def _run(session: "Session") -> None:
    session.run()
    if session.is_behind:
        click.get_current_context().exit(1)


def _table(rules: Rules, seats: tuple[Player, ...] | None, level: str) -> Seating:
    try:
        return seating(rules, seats or (Player("you"),), level)
    except TextError as refusal:
        raise misuse(*refusal.reasons) from None


def _path(rules: Rules, wanted: Path | None, language: str) -> Path:
    """Where to record. If the path exists, the player has chosen to resume it."""
    from fiefdom.cli.play.saving import default_path, free_path, last_unfinished, unfinished

    path = wanted or default_path(rules, Path())
    if path.is_dir():
        raise misuse(CommandCode.RECORD_FOLDER(path=str(path)))
    if not path.exists():
        return path
    can_ask = sys.stdin.isatty() and sys.stdout.isatty()
    if can_ask and wanted is None and (last := last_unfinished(path)) and _wants_to_go_on(*last, language):
        return last[0]
    if can_ask and wanted is not None and (rules_of := unfinished(path)) and _wants_to_go_on(path, rules_of, language):
        return path
    if wanted is not None:
        raise misuse(CommandCode.RECORD_EXISTS(path=str(path)))
    return free_path(path)


def _wants_to_go_on(path: Path, waiting: Rules, language: str) -> bool:
    """Ask until the answer is yes or no; an empty answer means yes."""
    from fiefdom.cli.play.vocabulary import Vocabulary
    from fiefdom.render.terminal.signs import Look

    say = Look(language=language).say
    answer: bool | None = None
    while answer is None:
        text = click.prompt(say("terminal-go-on", path=str(path), rules=str(waiting)), "", show_default=False)
        answer = Vocabulary(say).is_yes(text) if text.strip() else True
    return answer


def _new(table: Seating, seed: int, path: Path | None, hints: str, language: str) -> "Session":
    with loading(language):
        from fiefdom.cli.play.saving import Keeper
        from fiefdom.cli.play.session import Session
        from fiefdom.game import Match

        match = Match.new(table.rules, seed)
        keeper = Keeper(path, table, seed) if path else None
        if keeper:
            _begin(keeper, match)
        session = Session(match, table, keeper, seed, hints, language)
    if path:
        session.screen.tell("terminal-begins-recorded", rules=str(table.rules), seed=str(seed), path=str(path))
    else:
        session.screen.tell("terminal-begins", rules=str(table.rules), seed=str(seed))
    return session


def _begin(keeper: "Keeper", match: "Match") -> None:
    """Write the file before the first move, so that nobody plays a game that cannot be saved."""
    try:
        keeper.keep(match)
    except OSError as error:
        cause = str(error.strerror or error)
        raise misuse(CommandCode.NOT_RECORDED(path=str(keeper.path), cause=cause)) from None


def _resumed(path: Path, allow_programs: bool, hints: str, language: str) -> "Session":
    with loading(language):
        from fiefdom.bots.programs.names import is_program
        from fiefdom.cli.play.saving import Keeper, read_match
        from fiefdom.cli.play.session import Session

        kept = read_match(path)
        for player in kept.table.players:
            if player.bot is not None and is_program(player.bot) and not allow_programs:
                raise misuse(CommandCode.PROGRAM_IN_RECORD(bot=player.bot))
        session = Session(kept.match, kept.table, Keeper(path, kept.table, resumed=kept.records), None, hints, language)
    session.screen.tell("terminal-goes-on", rules=str(kept.table.rules), path=str(path))
    for fault in kept.faults:
        session.screen.tell("terminal-fault", path=str(path), line=fault.line, fault=fault.reason.text(language))
    return session
